"""Marks that are given by hand, in the table marks.csv beside the results.

Every proof that was written has a row. A row for any other exercise overrides what the grader gave.
The column `points` holds a number or items of the mark scheme, such as `a1 a3=0.5`. Nothing but the
instructor takes a row out of the table or a mark out of a row, and the table is written whole, and
only if a row is new.
"""

import re
from dataclasses import dataclass, replace

from course.grader import table
from course.grader.grade import marked
from delay_scheduling.validation import require

HEADER = ("file", "sheet", "exercise", "points", "of", "comment", "answer")
ITEM = re.compile(
    r"^- (\d+) points?: (.*)$|^\*\*\((\w)\), (\d+) points?|^- ([A-Z].*)$", re.MULTILINE
)
GIVEN = re.compile(r"([a-z]\d+)(?:=([0-9.]+))?")


@dataclass(frozen=True)
class Mark:
    """What was given: points or None, a comment, and what stands for the text that was marked."""

    points: float | None
    comment: str
    answer: str


def rubric(proof):
    """Return the items of a mark scheme, {name: (points, text)}: a1, a2, ... for part (a),
    whose most is that of a;
    i1, i2, ... without parts."""
    scheme = proof.task.partition("MARK SCHEME ===")[2]
    items = {}
    part = "i"
    for points, text, letter, most, single in ITEM.findall(scheme):
        if letter:
            part, items[letter] = letter, (float(most), "in all")
        elif points or (single and "One point for each" in scheme):
            count = 1 + sum(name.startswith(part) and name != part for name in items)
            items[f"{part}{count}"] = (float(points or 1), text or single)
    return items


def read(path, results, sheets):
    """Return the marks, {(file, sheet, exercise): Mark},
    and lines about rows that count for nobody.

    ValueError, naming the row: a file has no such sheet or exercise, a row comes twice, or the
    points are neither a number from 0 to the most nor items of the scheme.
    """
    most = {
        (graded.file, graded.sheet, row.exercise): row.of
        for graded in results
        for row in graded.rows
    }
    files = {graded.file for graded in results}
    items = {(sheet.name, proof.name): rubric(proof) for sheet in sheets for proof in sheet.proofs}
    marks = {}
    lines = []
    for file, *part, points, _, comment, answer in table.read(path, HEADER):
        key = (file, *part)
        where = f"{path.name}: marks of {file}, {', '.join(part)}"
        if file not in files:
            if points:
                lines.append(
                    f"{where}: no such file came in; the row is kept and counts for nobody"
                )
            continue
        require(
            key in most, where, "a file, a sheet and an exercise of these results", [file, *part]
        )
        require(key not in marks, where, "one row only", "a second one")
        value = parse(points, most[key], items.get(tuple(part), {}), where)
        marks[key] = Mark(value, comment, answer)
    return marks, lines


def parse(points, most, items, where):
    """Return the points of a row, or None if there are none yet. The sum of items counts up to the
    most.

    >>> (
    ...     parse("a1 a2=0.5", 4, {"a1": (2.0, ""), "a2": (1.0, "")}, ""),
    ...     parse("1,5", 4, {}, ""),
    ...     parse("", 4, {}, ""),
    ... )
    (2.5, 1.5, None)
    """
    if not points:
        return None
    found = [GIVEN.fullmatch(word) for word in re.split(r"[\s+;]+", points)]
    if not all(found):
        value = number(points.replace(",", "."))
        require(0 <= value <= most, where, f"points from 0 to {most:g}", points)
        return value
    known = {match[1] for match in found} <= items.keys() and len(
        {match[1] for match in found}
    ) == len(found)
    require(known, where, f"items among {', '.join(items) or 'none'}, each once", points)
    sums = {}
    for name, part in (match.groups() for match in found):
        value = items[name][0] if part is None else number(part)
        full = items[name][0]
        require(0 <= value <= full, where, "no more than an item is worth", points)
        sums[name[0]] = sums.get(name[0], 0) + value
    return min(
        most, sum(min(total, items.get(letter, (most,))[0]) for letter, total in sums.items())
    )


def number(text):
    """Return the number that a text stands for, or −1."""
    try:
        return float(text)
    except ValueError:
        return -1.0


def apply(marks, graded):
    """Return a Graded with the marks that were given for it."""
    rows = []
    for row in graded.rows:
        mark = marks.get((graded.file, graded.sheet, row.exercise))
        if mark is None or mark.points is None:
            rows.append(row)
        else:
            rows.append(marked(row, mark.points, mark.comment, mark.answer))
    return replace(graded, rows=tuple(rows))


def add_missing(path, results):
    """Add a row without points for each proof that has none yet.

    A row without points gets the present answer. Nothing is written if nothing is new.
    """
    before = path.read_bytes() if path.exists() else b""
    rows = table.read(path, HEADER)
    known = {tuple(row[:3]): row for row in rows}
    new = False
    for graded in results:
        for row in graded.rows:
            key = graded.file, graded.sheet, row.exercise
            if not row.answer:
                continue
            if key not in known:
                rows.append([*key, "", f"{row.of:g}", "", row.answer])
                new = True
            elif not known[key][3] and known[key][6] != row.answer:
                known[key][6] = row.answer
                new = True
    if new or not path.exists():
        now = path.read_bytes() if path.exists() else b""
        require(
            now == before,
            str(path),
            "nobody to save it at this very moment",
            "another content; run this again",
        )
        table.write(path, HEADER, rows)
