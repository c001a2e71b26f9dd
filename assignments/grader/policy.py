"""Dates and lateness, as one file states them: policy.toml, which `policy.example.toml` explains. Without the file
every date is fine."""

import math
import tomllib
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from zoneinfo import available_timezones

from assignments.grader import folder
from delay_scheduling.validation import require

TIMESTAMP = "timestamp.txt"  # beside the notebook, as nbgrader writes it
RULES = {  # what each entry may be, and how to say it
    "penalty_per_day": (lambda value: number(value) and value <= 1, "a number from 0 to 1"),
    **dict.fromkeys(("latest_days", "grace_minutes"), (lambda value: number(value), "a finite number of at least 0")),
    **dict.fromkeys(("resubmission", "timestamps"), (lambda value: isinstance(value, bool), "true or false")),
    "counts": (lambda value: value in ("first", "last", "best"), "first, last, best"),
    "time_zone": (lambda value: value in [*available_timezones()], "a zone such as Europe/Berlin"),
    **dict.fromkeys(("deadlines", "extensions"), (lambda value: isinstance(value, dict), "a table")),
}
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
    unknown = sorted(entries.keys() - RULES.keys())
    require(not unknown, str(path), f"entries among {', '.join(sorted(RULES))}", unknown)
    for name, value in entries.items():
        right, expected = RULES[name]
        require(right(value), f"{path}, {name}", expected, value)
    policy = Policy(**entries)
    for whose, dates in [("deadlines", policy.deadlines), *policy.extensions.items()]:
        known = isinstance(dates, dict) and dates.keys() <= {*sheets}
        require(known, f"{path}, {whose}", "names of sheets", dates)
        for date in dates.values():
            require(isinstance(date, datetime), f"{path}, {whose}", "a date with a time", date)
    return policy


def number(value):
    """Tell whether a value is a finite number of at least 0."""
    return type(value) in (int, float) and 0 <= value < math.inf


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
