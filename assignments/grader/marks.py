"""Marks that are given by hand. The instructor fills in the columns `points` and `comment` of one table, marks.csv."""

from assignments.grader import table
from delay_scheduling.validation import require

HEADER = ("student", "sheet", "exercise", "points", "of", "comment")


def read(path, most):
    """Return the marks of the table, {(student, sheet, exercise): (points or None, comment)}. No file means no marks.

    Parameters
    ----------
    path : the table.
    most : what each proof can earn, {(sheet, exercise): points}.

    Raises
    ------
    ValueError : naming the row, if there is no such proof, or the points are not a number from 0 to the most.
    """
    rows = table.read(path, HEADER) if path.exists() else []
    return {tuple(row[:3]): (parse(row, most), row[5]) for row in rows}


def parse(row, most):
    """Return the points of a row, or None if there are none yet."""
    student, sheet, exercise, points, _, _ = row
    where = f"marks of {student}, {sheet}, {exercise}"
    require((sheet, exercise) in most, where, "a proof of one of the sheets", exercise)
    if not points.strip():
        return None
    try:
        value = float(points.replace(",", "."))
    except ValueError:
        value = -1
    require(0 <= value <= most[sheet, exercise], where, f"points from 0 to {most[sheet, exercise]}", points)
    return value


def add_missing(path, wanted):
    """Add a row without points for each proof that has none yet. What is in the table stays as it is.

    Parameters
    ----------
    path : the table.
    wanted : (student, sheet, exercise, most) of the proofs that were written.
    """
    rows = table.read(path, HEADER) if path.exists() else []
    known = {tuple(row[:3]) for row in rows}
    new = [(*key, "", f"{most:g}", "") for *key, most in wanted if tuple(key) not in known]
    table.write(path, HEADER, [*rows, *new])
