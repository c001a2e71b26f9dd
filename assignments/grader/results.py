"""What has been graded so far, kept in the folder of results: one file for each student and sheet, written at once.

A file holds the attempts of a student at a sheet. Each says what it was made from: the notebook, the secret, the
variant, the grader, the package and the protections that stood. If all are as they were, so is the answer, and nothing
is graded again. Another notebook is another attempt, with hidden cases of its own.
"""

import hashlib
import json
from dataclasses import asdict, replace
from functools import cache

from assignments.grader import folder, variant
from assignments.grader.exercise import Score
from assignments.grader.grade import ATTENTION, Graded, Row, attention, grade, nothing
from assignments.grader.secret import digest, grading
from assignments.grader.sheet import SOURCE

CODE = SOURCE.parent / "grader", SOURCE.parent.parent / "src" / "delay_scheduling"
KEPT = {"content", "version", "protections", "delivery", "graded"}


def handed_in(student, sheet):
    """Return the bytes of a student's notebook and what identifies them, or None and what is to be said about it."""
    try:
        content = folder.content(student, sheet)
    except folder.Unreadable as fault:
        return None, f"cannot be read: {fault}"
    return content, "not handed in" if content is None else hashlib.sha256(content).hexdigest()


def place(out, student, sheet):
    """Return where the result of a student's folder lies."""
    return out / "results" / folder.file_name(folder.shown(student)) / f"{folder.file_name(sheet.name)}.json"


def version(sheet):
    """Return letters and digits that differ for different graders, packages, variants and secrets."""
    return hashlib.sha256(digest("version", variant.drawn(sheet.topic), sources(sheet.notebook))).hexdigest()


@cache
def sources(notebook):
    """Return letters and digits that differ for different graders, packages, variants and sheets."""
    files = [*(path for place in CODE for path in sorted(place.rglob("*.py"))), variant.FILE, notebook]
    return hashlib.sha256(b"".join(hashlib.sha256(file.read_bytes()).digest() for file in files)).hexdigest()


def produce(out, student, sheet, required, again=False, delivery=None):
    """Grade one student's sheet unless that has been done, and write the result with its delivery. It never raises."""
    try:
        name, path, (content, key) = folder.shown(student), place(out, student, sheet), handed_in(student, sheet)
        attempts = read(path)
        number = len(attempts) + (not attempts or attempts[-1]["content"] != key)
        with grading(name, number):
            known = {"content": key, "version": version(sheet), "protections": sorted(required)}
            done = number == len(attempts) and known.items() <= attempts[-1].items()
            if content is None or (done and not again):
                return
            result = grade(name, sheet, content, required)
        attempts[number - 1 :] = [{**known, "delivery": delivery, "graded": asdict(result)}]
        folder.write(path, json.dumps(attempts).encode())
    except Exception as fault:
        print(f"{folder.shown(student)}, {sheet.name}: {attention(fault)}")


def read(path):
    """Return the attempts that a file of results holds; none if there is no such file."""
    if not path.exists():
        return []
    stored = json.loads(path.read_text(encoding="utf-8"))
    if not (isinstance(stored, list) and all(isinstance(each, dict) and each.keys() >= KEPT for each in stored)):
        raise ValueError(f"{path.name} of {path.parent.name}: expected attempts, received what no grader wrote")
    return stored


def recall(out, student, sheet):
    """Return the attempts of a student at a sheet, pairs of a Graded and its delivery, without running anything."""
    name, (content, key), attempts = folder.shown(student), handed_in(student, sheet), []
    stored = read(place(out, student, sheet))
    for number, each in enumerate(stored, start=1):
        with grading(name, number):
            changed = each["version"] != version(sheet)
        flags = ["graded before secret, variant or grader changed"] * changed
        last = number == len(stored) and content is not None
        flags += ["changed since it was graded"] * (last and each["content"] != key)
        attempts.append((restored(each["graded"]).flagged(*flags), each["delivery"]))
    if content is None:
        return [*attempts, (nothing(name, sheet, key), None)]
    return attempts or [(nothing(name, sheet, f"not graded yet; {ATTENTION}", "not graded yet"), None)]


def restored(known):
    """Return the Graded that was stored as a dictionary."""
    rows = [
        replace(Row(**row), messages=tuple(row["messages"]), score=Score(**row["score"]) if row["score"] else None)
        for row in known.pop("rows")
    ]
    lists = {key: tuple(value) if isinstance(value, list) else value for key, value in known.items()}
    return Graded(**lists, rows=tuple(rows))
