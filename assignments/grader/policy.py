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
from delay_scheduling.validation import require

TIMESTAMP = "timestamp.txt"  # beside the notebook, as nbgrader writes it
COUNTS = ("first", "last", "best")
UNKNOWN = "the date of delivery cannot be told, so nothing was taken off"


@dataclass(frozen=True)
class Policy:
    """What policy.toml says.

    >>> when = datetime(2026, 10, 20, tzinfo=UTC)
    >>> policy = Policy(penalty_per_day=0.1, deadlines={"1_game": when})
    >>> policy.factor("ann", "1_game", when), policy.factor("ann", "1_game", when.replace(day=21, hour=5))
    ((1.0, 0), (0.8, 2))
    """

    penalty_per_day: float = 0.0
    latest_days: float = 10**6
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
    """Return the Policy of a file, given the names of the sheets; raise ValueError, naming what is not understood."""
    if not path.exists():
        return Policy()
    try:
        entries = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise ValueError(f"{path}: expected TOML, received what cannot be read ({fault})") from None
    names = sorted(entry.name for entry in fields(Policy))
    require(entries.keys() <= {*names}, str(path), f"entries among {', '.join(names)}", sorted({*entries} - {*names}))
    policy = Policy(**entries)
    for name, value in entries.items():
        if name in ("penalty_per_day", "latest_days", "grace_minutes"):
            number = type(value) in (int, float) and 0 <= value < math.inf
            right, expected = number and (name != "penalty_per_day" or value <= 1), "a number in range"
        else:
            right, expected = {
                "resubmission": (isinstance(value, bool), "true or false"),
                "timestamps": (isinstance(value, bool), "true or false"),
                "counts": (value in COUNTS, ", ".join(COUNTS)),
                "time_zone": (value in [*available_timezones()], "a zone such as Europe/Berlin"),
            }.get(name, (isinstance(value, dict), "a table for each student"))
        require(right, f"{path}, {name}", expected, value)
    for student, dates in [("deadlines", policy.deadlines), *policy.extensions.items()]:
        known = isinstance(dates, dict) and dates.keys() <= set(sheets)
        require(known, f"{path}, {student}", "names of sheets", dates)
        for date in dates.values():
            require(isinstance(date, datetime), f"{path}, {student}", "a date with a time", date)
    return policy


def received(student, sheet, timestamps=False):
    """Return when a notebook in a folder was handed in, or None if there is none: the date of the file, or, if that is
    believed, what timestamp.txt beside it says. A date past all calendars is the last one."""
    path = folder.find(student, sheet, quiet=True)
    if path is None:
        return None
    try:
        text = folder.read_bytes(path.parent / TIMESTAMP).decode().strip() if timestamps else ""
        when = datetime.fromisoformat(text.removesuffix(" UTC").replace(" ", "T", 1).replace(" ", ""))
        return when if when.tzinfo else when.replace(tzinfo=UTC)
    except (folder.Unreadable, ValueError):
        seconds = path.stat().st_mtime
    try:
        return datetime.fromtimestamp(seconds, UTC)
    except (OSError, ValueError, OverflowError):
        return datetime.max.replace(tzinfo=UTC)


def delivery(policy, student, sheet, delivered):
    """Return when a student's sheet was handed in, a row as in `roster.DELIVERIES`, or None for what is not there: what
    a platform says, else what the folder does. A date that the system does not tell is "?"."""
    known = delivered.get((student.name, sheet.name))
    if known:
        return known
    try:
        when = received(student, sheet, policy.timestamps)
    except OSError:
        return [student.name, sheet.name, "?", "", "", ""]
    return [student.name, sheet.name, when.isoformat(), "", "", ""] if when else None


def apply(policy, result, delivery):
    """Return a Graded with what lateness leaves of its points, given its delivery. Nothing is taken off for a date that
    cannot be read, and the instructor is told."""
    factor, words = 1.0, ()
    if delivery is not None:
        _, _, *times, late, _ = delivery
        try:
            when, due = (datetime.fromisoformat(time) if time else None for time in times)
            factor, days = policy.factor(result.student, result.sheet, when, due) if when else (1.0, 0)
        except (ValueError, OverflowError):
            words = (UNKNOWN, "look at it")
        else:
            if days:
                words = (f"{days} day{'s' * (days > 1)} late: {factor:.0%} of the points count",)
            elif late and not when:
                words = ("late, says the platform, which does not say by how much",)
    return replace(result, factor=factor, notes=(*result.notes, *words[:1])).flagged(*words)


def counting(policy, attempts):
    """Return the number of the attempt that counts, from 1 on, and its Graded, which says what each of them earned."""
    points = [result.total for result in attempts]
    number = {"first": 1, "last": len(attempts), "best": 1 + points.index(max(points))}[policy.counts]
    chosen = attempts[number - 1]
    if len(attempts) == 1:
        return number, chosen
    words = f"attempt {number} counts; the attempts have {', '.join(f'{value:g}' for value in points)} points so far"
    return number, replace(chosen, notes=(*chosen.notes, words))
