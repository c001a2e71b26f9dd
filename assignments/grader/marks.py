"""Marks that are given by hand. The instructor fills in the columns `points` and `comment` of one table, marks.csv."""

from assignments.grader import table

HEADER = ("student", "sheet", "exercise", "points", "of", "comment")


def read(path):
    """Return the marks of the table, {(student, sheet, exercise): (points or None, comment)}. No file means no marks.

    Raises
    ------
    ValueError : naming the row, if points are not a number from 0 to the most.
    """
    rows = table.read(path, HEADER) if path.exists() else []
    return {tuple(row[:3]): (parse(row), row[5]) for row in rows}


def parse(row):
    """Return the points of a row, or None if there are none yet."""
    student, sheet, exercise, points, most, _ = row
    if not points.strip():
        return None
    try:
        value = float(points.replace(",", "."))
        legal = 0 <= value <= float(most)
    except ValueError:
        legal = False
    if not legal:
        raise ValueError(
            f"marks of {student}, {sheet}, {exercise}: expected points from 0 to {most}, received {points!r}"
        )
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
    new = [(*key, "", f"{most:g}", "") for *key, most in wanted if tuple(map(table.harmless, key)) not in known]
    table.write(path, HEADER, [*rows, *new])
