"""Dates and lateness, as one file states them: policy.toml. Without the file every date is fine.

penalty_per_day = 0.1     # of the points earned, for each day begun
latest_days = 5           # what comes later than this earns nothing
grace_minutes = 15
resubmission = true       # whether `make import` may replace what is there
counts = "last"           # of several attempts that were graded: "first", "last" or "best"
timestamps = false        # whether timestamp.txt beside a notebook is believed: a student can write one, too
time_zone = "Europe/Berlin"  # of the dates in a worksheet of Moodle; without it that of this computer

[deadlines]               # in the time zone of the offset, or of this computer; what a platform says has priority
1_game = 2026-10-20T23:59:00+02:00

[extensions.ann]
1_game = 2026-10-27T23:59:00+02:00
"""

import math
import tomllib
from dataclasses import dataclass, field, fields, replace
from datetime import UTC, datetime
from zoneinfo import available_timezones

from assignments.grader import folder
from assignments.grader.extract import Unreadable, read_bytes
from assignments.grader.grade import total, with_flag
from delay_scheduling.validation import require

TIMESTAMP = "timestamp.txt"  # beside the notebook, as nbgrader writes it
COUNTS = ("first", "last", "best")


@dataclass(frozen=True)
class Policy:
    """State what a late submission loses.

    Parameters
    ----------
    penalty_per_day : share of the points earned that each day begun costs, from 0 to 1.
    latest_days : days after which nothing is earned, an integer of at least 0.
    grace_minutes : minutes that are forgiven.
    resubmission : whether a later submission may replace an earlier one.
    counts : which attempt counts of those that were graded, "first", "last" or "best".
    timestamps : whether timestamp.txt is believed.
    time_zone : of dates without one, or None.
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
    counts: str = "last"
    timestamps: bool = False
    time_zone: str | None = None
    deadlines: dict = field(default_factory=dict)
    extensions: dict = field(default_factory=dict)

    def factor(self, student, sheet, received, due=None):
        """Return the share of the points that remains, and the days begun after the deadline: the student's extension,
        else what the platform says is due, else the deadline of the sheet."""
        deadline = self.extensions.get(student, {}).get(sheet, due or self.deadlines.get(sheet))
        if deadline is None:
            return 1.0, 0
        late = received.timestamp() - deadline.timestamp() - 60 * self.grace_minutes
        days = max(0, math.ceil(late / 86400))
        return (0.0 if days > self.latest_days else max(0.0, 1 - days * self.penalty_per_day)), days


def read(path, sheets):
    """Return the Policy of a file; no file means no deadlines.

    Parameters
    ----------
    path : the file.
    sheets : the names that deadlines may have.

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
    names = {entry.name for entry in fields(Policy)}
    unknown = entries.keys() - names
    require(not unknown, str(path), f"entries among {', '.join(sorted(names))}", sorted(unknown))
    for name in ("penalty_per_day", "latest_days", "grace_minutes"):
        value = entries.get(name, 0)
        number = isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value < math.inf
        require(number and (name != "penalty_per_day" or value <= 1), f"{path}, {name}", "a number in range", value)
    for name in ("resubmission", "timestamps"):
        require(isinstance(entries.get(name, True), bool), f"{path}, {name}", "true or false", entries.get(name))
    require(entries.get("counts", "last") in COUNTS, f"{path}, counts", ", ".join(COUNTS), entries.get("counts"))
    zone = entries.get("time_zone", "UTC")
    require(zone in available_timezones(), f"{path}, time_zone", "a zone such as Europe/Berlin", zone)
    extensions = entries.get("extensions", {})
    require(isinstance(extensions, dict), f"{path}, extensions", "a table for each student", extensions)
    for student, dates in [("deadlines", entries.get("deadlines", {})), *extensions.items()]:
        require(isinstance(dates, dict) and dates.keys() <= set(sheets), f"{path}, {student}", "names of sheets", dates)
        for date in dates.values():
            require(isinstance(date, datetime), f"{path}, {student}", "a date with a time", date)
    return Policy(**entries)


def received(student, sheet, timestamps=False):
    """Return when a notebook in a folder was handed in: the date of the file, or what timestamp.txt beside it says.

    The latter if that is believed. None if there is no notebook; a date past all calendars is the last one.
    """
    path = folder.find_quietly(student, sheet)
    if path is None:
        return None
    try:
        text = read_bytes(path.parent / TIMESTAMP).decode().strip() if timestamps else ""
        when = datetime.fromisoformat(text.removesuffix(" UTC").replace(" ", "T", 1).replace(" ", ""))
        return when if when.tzinfo else when.replace(tzinfo=UTC)
    except (Unreadable, ValueError):
        pass
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except (OSError, ValueError, OverflowError):
        return datetime.max.replace(tzinfo=UTC)


def delivery(policy, student, sheet, delivered):
    """Return when a student's sheet was handed in, a row as in `roster.DELIVERIES`, or None: what a platform says, else
    what the folder does."""
    when = received(student, sheet, policy.timestamps)
    row = [student.name, sheet.name, when.isoformat(), "", "", ""] if when else None
    return delivered.get((student.name, sheet.name), row)


def apply(policy, result, delivery):
    """Return a Graded with what lateness leaves of its points, given its delivery or None."""
    if delivery is None:
        return result
    _, _, *times, late, _ = delivery
    when, due = (datetime.fromisoformat(time) if time else None for time in times)
    if when is None:
        words = "late, says the platform, which does not say by how much"
        return with_flag(replace(result, notes=(*result.notes, words)), words) if late else result
    factor, days = policy.factor(result.student, result.sheet, when, due)
    if days == 0:
        return result
    words = f"{days} day{'s' * (days > 1)} late: {factor:.0%} of the points count"
    return with_flag(replace(result, factor=factor, notes=(*result.notes, words)), words)


def counting(policy, attempts):
    """Return the number of the attempt that counts, from 1 on, and its Graded, which says what each of them earned."""
    points = [total(result)[0] for result in attempts]
    number = {"first": 1, "last": len(attempts), "best": 1 + points.index(max(points))}[policy.counts]
    chosen = attempts[number - 1]
    if len(attempts) == 1:
        return number, chosen
    words = f"attempt {number} counts; the attempts have {', '.join(f'{value:g}' for value in points)} points so far"
    return number, replace(chosen, notes=(*chosen.notes, words))
