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
from assignments.grader.extract import Unreadable, read_bytes
from assignments.grader.grade import ATTENTION, Graded, Row, attention, grade, nothing, with_flag
from assignments.grader.secret import digest, grading
from assignments.grader.sheet import SOURCE

ROOT = SOURCE.parent.parent


def place(out, student, sheet):
    """Return where the result of a student's folder lies."""
    return out / "results" / folder.file_name(folder.shown(student)) / f"{folder.file_name(sheet.name)}.json"


def content_key(student, sheet):
    """Return letters and digits that differ for different notebooks, or None if there is none that can be read."""
    try:
        path = folder.find(student, sheet)
        return hashlib.sha256(read_bytes(path)).hexdigest() if path else None
    except Unreadable:
        return None


def version(sheet):
    """Return letters and digits that differ for different graders, packages, variants and secrets."""
    return hashlib.sha256(digest("version", variant.drawn(sheet.topic), sources(sheet.notebook))).hexdigest()


@cache
def sources(notebook):
    """Return letters and digits that differ for different graders, packages, variants and sheets."""
    code = SOURCE.parent / "grader", ROOT / "src" / "delay_scheduling"
    files = [*(path for place in code for path in sorted(place.rglob("*.py"))), variant.FILE, notebook]
    return hashlib.sha256(b"".join(hashlib.sha256(file.read_bytes()).digest() for file in files)).hexdigest()


def produce(out, student, sheet, required, again=False, delivery=None):
    """Grade one student's sheet unless that has been done, and write the result. It never raises.

    Parameters
    ----------
    delivery : when it was handed in (see `policy.delivery`), to be kept with the result.
    """
    try:
        content, path = content_key(student, sheet), place(out, student, sheet)
        attempts = read(path)
        number = len(attempts) + (not attempts or attempts[-1]["content"] != content)
        with grading(folder.shown(student), number):
            known = {"content": content, "version": version(sheet), "protections": sorted(required)}
            done = number == len(attempts) and known.items() <= attempts[-1].items()
            if content is None or (done and not again):
                return
            result = grade(student, sheet, required)
        path.parent.mkdir(parents=True, exist_ok=True)
        attempts[number - 1 :] = [{**known, "delivery": delivery, "graded": asdict(result)}]
        path.write_text(json.dumps(attempts), encoding="utf-8")
    except Exception as fault:
        print(f"{folder.shown(student)}, {sheet.name}: {attention(fault)}")


def read(path):
    """Return the attempts that a file of results holds, a list."""
    try:
        stored = json.loads(path.read_text(encoding="utf-8"))
        whole = all({"content", "version", "protections", "delivery", "graded"} <= each.keys() for each in stored)
        return stored if whole and isinstance(stored, list) else []
    except (OSError, ValueError, AttributeError):
        return []


def recall(out, student, sheet):
    """Return the attempts of a student at a sheet, pairs of a Graded and its delivery, without running anything."""
    name, content, attempts = folder.shown(student), content_key(student, sheet), []
    for number, stored in enumerate(read(place(out, student, sheet)), start=1):
        with grading(name, number):
            changed = stored["version"] != version(sheet)
        flags = ["graded before secret, variant or grader changed"] * changed
        attempts.append((with_flag(restored(stored["graded"]), *flags), stored["delivery"]))
        last = stored["content"]
    if content is None:  # nothing there, or nothing that can be read
        return [*attempts, (grade(student, sheet), None)]
    if not attempts:
        return [(nothing(name, sheet, f"not graded yet; {ATTENTION}", "not graded yet"), None)]
    flags = ["changed since it was graded"] * (last != content)
    return [*attempts[:-1], (with_flag(attempts[-1][0], *flags), attempts[-1][1])]


def restored(known):
    """Return the Graded that was stored as a dictionary."""
    rows = [
        replace(Row(**row), messages=tuple(row["messages"]), score=Score(**row["score"]) if row["score"] else None)
        for row in known.pop("rows")
    ]
    lists = {key: tuple(value) if isinstance(value, list) else value for key, value in known.items()}
    return Graded(**lists, rows=tuple(rows))
