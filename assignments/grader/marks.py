"""Marks that are given by hand, in the columns `points` and `comment` of one table, marks.csv.

Every proof that was written has a row. A row for any other exercise overrides what the grader gave.
"""

from dataclasses import replace

from assignments.grader import table
from assignments.grader.grade import with_flag
from assignments.grader.secret import pseudonym
from delay_scheduling.validation import require

HEADER = ("student", "sheet", "exercise", "points", "of", "comment", "answer")


def read(path, results):
    """Return the marks of the table, {(student, sheet, exercise): (points or None, comment, answer)}.

    Parameters
    ----------
    path : the table. No file means no marks.
    results : all results: students may appear under their names or pseudonyms.

    Raises
    ------
    ValueError : naming the row, if there is no such student, sheet or exercise, if a row comes twice, or if the points
        are not a number from 0 to the most.
    """
    most = {(graded.student, graded.sheet, row.exercise): row.of for graded in results for row in graded.rows}
    names = {
        spelling: g.student
        for g in results
        for spelling in (g.student, pseudonym(g.student), table.harmless(g.student))
    }
    marks = {}
    for row in table.read(path, HEADER) if path.exists() else []:
        student, sheet, exercise, points, _, comment, answer = row
        where = f"marks of {student}, {sheet}, {exercise}"
        key = (names.get(student, student), sheet, exercise)
        require(key in most, where, "a student, a sheet and an exercise of these results", row[:3])
        require(key not in marks, where, "one row only", "a second one")
        marks[key] = (parse(points, most[key], where), comment, answer)
    return marks


def parse(points, most, where):
    """Return the points of a row, or None if there are none yet."""
    if not points:
        return None
    try:
        value = float(points.replace(",", "."))
    except ValueError:
        value = -1
    require(0 <= value <= most, where, f"points from 0 to {most:g}", points)
    return value


def apply(marks, graded):
    """Return a Graded with the marks that were given for it."""
    rows = [
        marked(row, *marks.get((graded.student, graded.sheet, row.exercise), (None, "", ""))) for row in graded.rows
    ]
    flags = ["proof to mark"] * any(row.points is None for row in rows)
    flags += ["changed since it was marked"] * any(CHANGED in row.messages for row in rows)
    judged = [row for row, before in zip(rows, graded.rows, strict=True) if row is before]
    settled = "look at it" in graded.flags and not any("could not judge" in m for row in judged for m in row.messages)
    kept = replace(graded, flags=tuple(f for f in graded.flags if not (settled and f == "look at it")))
    return with_flag(replace(kept, rows=tuple(rows)), *flags)


CHANGED = "handed in again after it was marked"


def marked(row, points, comment, answer):
    """Return a row with the mark, or the row itself if there is no mark."""
    if points is None:
        return row
    if answer and row.answer and answer != row.answer:
        return replace(row, points=None, messages=(CHANGED,))
    if row.points is None:
        return replace(row, points=points, messages=(comment,) * bool(comment))
    return replace(row, points=points, messages=(comment or "points given by hand", *row.messages))


def add_missing(path, results, anonymous):
    """Add a row without points for each proof that has none yet. What is in the table stays, except that the answer of
    a row without points is the present one."""
    rows = table.read(path, HEADER) if path.exists() else []
    name = pseudonym if anonymous else str
    wanted = {
        (spelling, graded.sheet, row.exercise): row
        for graded in results
        for row in graded.rows
        for spelling in {graded.student, pseudonym(graded.student)}
        if row.answer
    }
    known = {tuple(row[:3]) for row in rows}
    rows = [
        [*row[:6], wanted[tuple(row[:3])].answer] if not row[3] and tuple(row[:3]) in wanted else row for row in rows
    ]
    for graded in results:
        keys = {(spelling, graded.sheet) for spelling in (graded.student, pseudonym(graded.student))}
        for row in graded.rows:
            if row.answer and not any((*key, row.exercise) in known for key in keys):
                rows.append([name(graded.student), graded.sheet, row.exercise, "", f"{row.of:g}", "", row.answer])
    table.write(path, HEADER, rows)
