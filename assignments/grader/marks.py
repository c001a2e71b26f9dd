"""Marks that are given by hand, in tables beside the results: marks.csv, and marks-<name>.csv of further markers.

Every proof that was written has a row in marks.csv. A row for any other exercise overrides what the grader gave. The
column `points` holds a number or items of the mark scheme, such as `a1 a3=0.5`; `#key` in a comment stands for a text
of comments.csv. regrades.csv holds what students asked for, and what was decided.
"""

import re
from dataclasses import dataclass, replace

from assignments.grader import table
from assignments.grader.grade import ATTENTION
from assignments.grader.secret import pseudonym
from delay_scheduling.validation import require

HEADER = ("student", "sheet", "exercise", "points", "of", "comment", "answer")
COMMENTS = ("key", "text", "sheet", "exercise")
REGRADES = ("student", "sheet", "exercise", "request", "decision")
ITEM = re.compile(r"^- (\d+) points?: (.*)$|^\*\*\((\w)\), (\d+) points?|^- ([A-Z].*)$", re.MULTILINE)
GIVEN = re.compile(r"([a-z]\d+)(?:=([0-9.]+))?")
CHANGED = "handed in again after it was marked"


@dataclass(frozen=True)
class Mark:
    """What was given: points or None, a comment, what stands for the text that was marked, and the marker's table."""

    points: float | None
    comment: str
    answer: str
    table: str


def rubric(proof):
    """Return the items of a mark scheme, {name: (points, text)}: a1, a2, ... for part (a), whose most is that of a;
    i1, i2, ... without parts."""
    scheme, items, part = proof.task.partition("MARK SCHEME ===")[2], {}, "i"
    for points, text, letter, most, single in ITEM.findall(scheme):
        if letter:
            part, items[letter] = letter, (float(most), "in all")
        elif points or (single and "One point for each" in scheme):
            count = 1 + sum(name.startswith(part) and name != part for name in items)
            items[f"{part}{count}"] = (float(points or 1), text or single)
    return items


def read(out, results, sheets):
    """Return the marks, {(student, sheet, exercise): [Mark]}, what students asked for, and lines about other rows.

    Given are the folder of results, all of them (students may appear under their names or pseudonyms), and {name:
    Sheet}. ValueError, naming the row: a student has no such sheet or exercise, a row comes twice in a table, the
    points are neither a number from 0 to the most nor items of the scheme, or a comment has an unknown key.
    """
    most = {(graded.student, graded.sheet, row.exercise): row.of for graded in results for row in graded.rows}
    names = {spelling: g.student for g in results for spelling in (pseudonym(g.student), g.student)}
    items = {(sheet.name, proof.name): rubric(proof) for sheet in sheets.values() for proof in sheet.proofs}
    phrases = {key: text for key, text, *_ in table.read(out / "comments.csv", COMMENTS, 2)}
    expected = "a student, a sheet and an exercise of these results"
    marks, asked, lines = {}, {}, []
    for path in sorted(out.glob("marks*.csv")):
        seen = set()
        for student, *part, points, _, comment, answer in table.read(path, HEADER):
            key, where = (names.get(student), *part), f"{path.name}: marks of {student}, {', '.join(part)}"
            if student not in names:
                lines.append(f"{where}: nobody here has this name; the row is kept and counts for nobody")
                continue
            require(key in most, where, expected, [student, *part])
            require(key not in seen, where, "one row only", "a second one")
            seen.add(key)
            value = parse(points, most[key], items.get(tuple(part), {}), where)
            for word in re.findall(r"#([\w-]+)", comment):
                known = f"a key of comments.csv ({', '.join(sorted(phrases)) or 'none'})"
                require(word in phrases, where, known, f"#{word}")
            text = re.sub(r"#([\w-]+)", lambda found: phrases[found[1]], comment)
            marks.setdefault(key, []).append(Mark(value, text, answer, path.name))
    for student, *part, request, decision in table.read(out / "regrades.csv", REGRADES):
        key = (names.get(student), *part)
        require(key in most, f"regrades.csv: {student}", expected, part)
        asked.setdefault(key, []).append((request, decision))
    return (marks, asked), lines


def parse(points, most, items, where):
    """Return the points of a row, or None if there are none yet. The sum of items counts up to the most.

    >>> parse("a1 a2=0.5", 4, {"a1": (2.0, ""), "a2": (1.0, "")}, ""), parse("1,5", 4, {}, ""), parse("", 4, {}, "")
    (2.5, 1.5, None)
    """
    if not points:
        return None
    found = [GIVEN.fullmatch(word) for word in re.split(r"[\s+;]+", points)]
    if not all(found):
        value = number(points.replace(",", "."))
        require(0 <= value <= most, where, f"points from 0 to {most:g}", points)
        return value
    known = {match[1] for match in found} <= items.keys() and len({match[1] for match in found}) == len(found)
    require(known, where, f"items among {', '.join(items) or 'none'}, each once", points)
    sums = {}
    for name, part in (match.groups() for match in found):
        value, full = items[name][0] if part is None else number(part), items[name][0]
        require(0 <= value <= full, where, "no more than an item is worth", points)
        sums[name[0]] = sums.get(name[0], 0) + value
    return min(most, sum(min(total, items.get(letter, (most,))[0]) for letter, total in sums.items()))


def number(text):
    """Return the number that a text stands for, or −1."""
    try:
        return float(text)
    except ValueError:
        return -1.0


def apply(given, graded):
    """Return a Graded with the marks that were given for it, and what was asked and decided."""
    marks, asked = given
    rows, flags, unclear = [], [], False
    for before in graded.rows:
        key = (graded.student, graded.sheet, before.exercise)
        given = [mark for mark in marks.get(key, []) if mark.points is not None]
        row = marked(before, given)
        unclear |= not given and any(ATTENTION in message for message in before.messages)
        flags += ["changed since it was marked"] * (CHANGED in row.messages)
        flags += ["markers disagree"] * any("markers disagree" in message for message in row.messages)
        for request, decision in asked.get(key, []):
            said = f"you asked: {request}; {f'decided: {decision}' if decision else 'not decided yet'}"
            row = replace(row, messages=(*row.messages, said))
            flags += ["regrade asked"] * (not decision)
        rows.append(row)
    flags += ["proof to mark"] * any(row.points is None for row in rows)
    kept = tuple(flag for flag in graded.flags if flag != "look at it" or unclear)
    return replace(graded, rows=tuple(rows), flags=kept).flagged(*flags)


def marked(row, marks):
    """Return a row with what its markers gave, or the row itself if nobody gave anything."""
    if not marks:
        return row
    if any(mark.answer and row.answer and mark.answer != row.answer for mark in marks):
        return replace(row, points=None, messages=(CHANGED,))
    if len({mark.points for mark in marks}) > 1:
        said = ", ".join(f"{mark.points:g} in {mark.table}" for mark in marks)
        return replace(row, points=None, messages=(f"the markers disagree: {said}",))
    comments = tuple(dict.fromkeys(mark.comment for mark in marks if mark.comment))
    if row.points is not None:
        comments = (*(comments or ("points given by hand",)), *row.messages)
    return replace(row, points=marks[0].points, messages=comments)


def add_missing(path, results, anonymous):
    """Add a row without points for each proof that has none yet. What is in the table stays, except that the answer of
    a row without points is the present one."""
    rows = table.read(path, HEADER)
    known = {tuple(row[:3]): row for row in rows}
    for graded in results:
        names = (pseudonym(graded.student), graded.student)
        for row in (row for row in graded.rows if row.answer):
            keys = [(name, graded.sheet, row.exercise) for name in names]
            there = [known[key] for key in keys if key in known]
            for each in there:
                each[6] = each[6] if each[3] else row.answer
            if not there:
                rows.append([*keys[not anonymous], "", f"{row.of:g}", "", row.answer])
    table.write(path, HEADER, rows)
