"""What has been graded so far, kept in the folder of results: one file for each student and sheet, written at once.

A file says what it was made from: the notebook, the secret, the variant, the grader, the package and the protections
that stood. If all are as they were, the answer is, too, and nothing is graded again.
"""

import hashlib
import json
from dataclasses import asdict, replace
from functools import cache

from assignments.grader import folder, variant
from assignments.grader.exercise import Score
from assignments.grader.extract import Unreadable, read_bytes
from assignments.grader.grade import ATTENTION, Graded, Row, attention, grade, nothing, with_flag
from assignments.grader.secret import digest
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


def produce(out, student, sheet, required, again=False):
    """Grade one student's sheet unless that has been done, and write the result. It never raises."""
    try:
        content, path = content_key(student, sheet), place(out, student, sheet)
        stored = None if again else read(path)
        known = {"content": content, "version": version(sheet), "protections": sorted(required)}
        if content is None or (stored and known.items() <= stored.items()):
            return
        result = grade(student, sheet, required)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({**known, "graded": asdict(result)}), encoding="utf-8")
    except Exception as fault:
        print(f"{folder.shown(student)}, {sheet.name}: {attention(fault)}")


def read(path):
    """Return what a file of results holds, or None."""
    try:
        stored = json.loads(path.read_text(encoding="utf-8"))
        return stored if {"content", "version", "protections", "graded"} <= stored.keys() else None
    except (OSError, ValueError, AttributeError):
        return None


def recall(out, student, sheet):
    """Return the Graded of a student's sheet without running anything."""
    name, content = folder.shown(student), content_key(student, sheet)
    if content is None:  # nothing there, or nothing that can be read
        return grade(student, sheet)
    stored = read(place(out, student, sheet))
    if stored is None:
        return nothing(name, sheet, f"not graded yet; {ATTENTION}", "not graded yet")
    known = stored["graded"]
    rows = [
        replace(Row(**row), messages=tuple(row["messages"]), score=Score(**row["score"]) if row["score"] else None)
        for row in known.pop("rows")
    ]
    result = Graded(
        **{key: tuple(value) if isinstance(value, list) else value for key, value in known.items()}, rows=tuple(rows)
    )
    if stored["version"] != version(sheet):
        result = with_flag(result, "graded before secret, variant or grader changed")
    return result if stored["content"] == content else with_flag(result, "changed since it was graded")
