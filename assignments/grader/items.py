"""How hard the exercises were: statistics of the class, exercise by exercise."""

import pandas as pd

COLUMNS = ("sheet", "exercise", "marked", "of", "mean share", "full marks", "no points", "correlation with the rest")


def statistics(rows):
    """Return rows as in COLUMNS, in the order of the exercises, from rows (student, sheet, exercise, points or None,
    of, ...). Who has no points on a sheet does not count there.

    >>> statistics([("ann", "1", "a", 2, 4), ("bob", "1", "a", 4, 4), ("zoe", "1", "a", 0, 4)])
    [('1', 'a', 2, 4, 0.75, 1, 0, '')]
    """
    frame = pd.DataFrame([row[:5] for row in rows], columns=["student", "sheet", "exercise", "points", "of"])
    frame["points"] = frame["points"].astype(float)
    total = frame.groupby(["student", "sheet"])["points"].transform("sum")
    frame = frame.assign(rest=total - frame["points"])[total > 0].dropna()
    found = []
    for (sheet, exercise), group in frame.groupby(["sheet", "exercise"], sort=False):
        of, points = group["of"].iloc[0].item(), group["points"]
        varied = points.nunique() > 1 and group["rest"].nunique() > 1
        related = round(float(points.corr(group["rest"])), 2) if varied else ""
        full, none = int((points == of).sum()), int((points == 0).sum())
        found.append((sheet, exercise, len(group), of, round(float(points.mean()) / of, 2), full, none, related))
    return found
