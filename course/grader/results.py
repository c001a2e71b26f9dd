"""What has been graded so far: one file for each notebook that came in, whatever its name,
in the folder of results.

A file bears the name of what it was made from: the bytes of the notebook, the sheet, the secret,
the variant, the grader, the package and the protections that stood. So nothing is graded twice, and
nothing old is taken for new.
"""

import hashlib
import json
from dataclasses import asdict, replace
from functools import cache

from course.grader import folder, variant
from course.grader.exercise import Score
from course.grader.extract import Seen
from course.grader.grade import Graded, Row, grade
from course.grader.secret import digest, grading
from course.grader.sheet import SOURCE

CODE = SOURCE.parent / "grader", SOURCE.parent.parent / "src" / "delay_scheduling"


def place(out, sheet, content, required):
    """Return where the result of a notebook lies."""
    parts = (content, repr(sorted(required)).encode(), version(sheet).encode())
    name = hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()
    return out / "results" / f"{name}.json"


def version(sheet):
    """Return letters and digits that differ for different graders, packages, variants,
    secrets and sheets.
    """
    known = sheet.name, variant.drawn(sheet.topic), sources(sheet.notebook)
    return hashlib.sha256(digest("version", *known)).hexdigest()


@cache
def sources(notebook):
    """Return letters and digits that differ for different graders, packages, variants and
    sheets.
    """
    files = [
        *(path for place in CODE for path in sorted(place.rglob("*.py"))),
        variant.FILE,
        notebook,
    ]
    return hashlib.sha256(
        b"".join(hashlib.sha256(file.read_bytes()).digest() for file in files)
    ).hexdigest()


def produce(out, file, sheet, content, required, limits=None):
    """Return the Graded of a notebook, from what is kept, or by grading it now."""
    path = place(out, sheet, content, required)
    try:
        return replace(restored(json.loads(path.read_text(encoding="utf-8"))), file=file)
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        pass  # not there, or nothing that a grader wrote
    with grading(content):
        result = grade(file, sheet, content, required, limits)
    if result.is_final:
        folder.write(path, json.dumps(asdict(result)))
    return result


def restored(known):
    """Return the Graded that was stored as a dictionary."""
    rows = []
    for row in known.pop("rows"):
        score = Score(**row["score"]) if row["score"] else None
        lists = {"messages": tuple(row["messages"]), "flags": tuple(row["flags"]), "score": score}
        rows.append(replace(Row(**row), **lists))
    seen = tuple(Seen(**each) for each in known.pop("seen"))
    lists = {
        key: tuple(value) if isinstance(value, list) else value for key, value in known.items()
    }
    return Graded(**lists, rows=tuple(rows), seen=seen)
