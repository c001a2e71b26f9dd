"""Dates and lateness, as one file states them: policy.toml. Without the file every date is fine.

penalty_per_day = 0.1     # of the points earned, for each day begun
latest_days = 5           # what comes later than this earns nothing
grace_minutes = 15
resubmission = true       # whether `make import` may replace what is there; the time of the newest counts

[deadlines]               # in the time zone of the offset, or of this computer
1_game = 2026-10-20T23:59:00+02:00

[extensions.ann]
1_game = 2026-10-27T23:59:00+02:00
"""

import math
import tomllib
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime

from assignments.grader import folder
from assignments.grader.grade import with_flag
from delay_scheduling.validation import require

NAMES = {"penalty_per_day", "latest_days", "grace_minutes", "resubmission", "deadlines", "extensions"}
TIMESTAMP = "timestamp.txt"  # beside the notebook, as nbgrader writes it


@dataclass(frozen=True)
class Policy:
    """State what a late submission loses.

    Parameters
    ----------
    penalty_per_day : share of the points earned that each day begun costs, from 0 to 1.
    latest_days : days after which nothing is earned, an integer of at least 0.
    grace_minutes : minutes that are forgiven.
    resubmission : whether a later submission may replace an earlier one.
    deadlines : a date and time for each sheet that has one.
    extensions : the same for single students.

    >>> when = datetime(2026, 10, 20, tzinfo=UTC)
    >>> policy = Policy(penalty_per_day=0.1, deadlines={"1_game": when})
    >>> policy.factor("ann", "1_game", when), policy.factor("ann", "1_game", when.replace(day=21, hour=5))
    ((1.0, 0), (0.8, 2))
    """

    penalty_per_day: float = 0.0
    latest_days: int = 10**6
    grace_minutes: float = 0
    resubmission: bool = True
    deadlines: dict = field(default_factory=dict)
    extensions: dict = field(default_factory=dict)

    def factor(self, student, sheet, received):
        """Return the share of the points that remains, and the days begun after the deadline."""
        deadline = self.extensions.get(student, {}).get(sheet, self.deadlines.get(sheet))
        if deadline is None:
            return 1.0, 0
        late = (received - deadline.astimezone(UTC)).total_seconds() - 60 * self.grace_minutes
        days = max(0, math.ceil(late / 86400))
        return (0.0 if days > self.latest_days else max(0.0, 1 - days * self.penalty_per_day)), days


def read(path, sheets, students=()):
    """Return the Policy of a file; no file means no deadlines.

    Parameters
    ----------
    path : the file.
    sheets : the names that deadlines may have.
    students : the names that extensions may have.

    Raises
    ------
    ValueError : naming the entry, if the file says something that is not understood.
    """
    if not path.exists():
        return Policy()
    try:
        entries = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise ValueError(f"{path}: expected TOML, received what cannot be read ({fault})") from None
    unknown = entries.keys() - NAMES
    require(not unknown, str(path), f"entries among {', '.join(sorted(NAMES))}", sorted(unknown))
    for name in ("penalty_per_day", "latest_days", "grace_minutes"):
        value = entries.get(name, 0)
        number = isinstance(value, (int, float)) and not isinstance(value, bool) and value >= 0
        require(number and (name != "penalty_per_day" or value <= 1), f"{path}, {name}", "a number in range", value)
    for student, dates in [("deadlines", entries.get("deadlines", {})), *entries.get("extensions", {}).items()]:
        require(isinstance(dates, dict) and dates.keys() <= set(sheets), f"{path}, {student}", "names of sheets", dates)
        for date in dates.values():
            require(isinstance(date, datetime), f"{path}, {student}", "a date with a time", date)
    strangers = entries.get("extensions", {}).keys() - set(students)
    require(not strangers, f"{path}, extensions", "students who handed in", sorted(strangers))
    return Policy(**entries)


def received(student, sheet):
    """Return when a notebook was handed in: what timestamp.txt beside it says, else the date of the file; or None."""
    path = folder.find_quietly(student, sheet)
    if path is None:
        return None
    stamp = path.parent / TIMESTAMP
    try:
        text = stamp.read_text(encoding="utf-8").strip().removesuffix(" UTC").replace(" ", "T", 1).replace(" ", "")
        when = datetime.fromisoformat(text)
        return when if when.tzinfo else when.replace(tzinfo=UTC)
    except (OSError, ValueError):
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)


def apply(policy, student, sheet, result):
    """Return a Graded with what lateness leaves of its points."""
    when = received(student, sheet)
    factor, days = policy.factor(result.student, sheet.name, when) if when else (1.0, 0)
    if days == 0:
        return result
    words = f"{days} day{'s' * (days > 1)} late: {factor:.0%} of the points count"
    return with_flag(replace(result, factor=factor, notes=(*result.notes, words)), words)
