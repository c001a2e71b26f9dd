"""What learning platforms hand out: archives whose entries are named as Canvas and Moodle name them, reports, or Canvas
itself.

Canvas writes `<name>[_LATE]_<user>_<file>_<file's name>` (lib/content_zipper.rb), Moodle
`<name>_<participant>_assignsubmission_file/<path>` or, flat, an underscore in place of the slash (mod/assign/classes/
downloader.php). Only the beginning of a name counts: what comes after it the student has chosen. The date of an entry
is the time of the download and means nothing. Reports say it: Canvas's export of the gradebook, Moodle's grading
worksheet of the assignment, both in English. Moodle numbers participants anew for each assignment; the worksheet tells
whose number it is, and knows dates.
"""

import re
import zipfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from zoneinfo import ZoneInfo

from dateutil import parser

from assignments.grader import table
from assignments.grader.folder import LARGEST_FILE
from assignments.grader.student import one_line
from delay_scheduling.validation import require

CANVAS = re.compile(r"(?P<name>[^/]*?)(?P<late>_LATE)?_(?P<id>\d{1,18})_(?P<version>\d{1,18})_(?P<file>[^/]+)")
MOODLE = re.compile(r"(?P<name>[^/]*?)_(?P<id>\d{1,18})_assignsubmission_file(?:_?/(?:.*/)?|_)(?P<file>[^/]+)")
ANONYMOUS = re.compile(r"(LATE_)?anon_|Participant_\d+_assignsubmission")
WRITTEN = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
MOST = 20_000  # entries
IDENTITIES = ("Email address", "ID number", "Username", "Full name")  # the first of these that a worksheet has


class Refused(ValueError):
    """An archive or an entry is not taken. The message says why."""


@dataclass(frozen=True)
class Person:
    """One student on a platform, "canvas" or "moodle", with times that have a time zone, or None."""

    platform: str
    id: str  # what stays the same during the term: the number of the user in Canvas, the address of email in Moodle
    name: str
    received: datetime | None = None
    due: datetime | None = None


@dataclass(frozen=True)
class Arrival:
    """One file of a Person, whose id in Moodle is the number of a participant, another for each assignment."""

    person: Person
    file: str
    version: int  # of two files with the same name the one with the larger version is the newer
    shown: str  # what to call it in messages
    read: Callable[[], bytes]  # raises Refused
    late: bool = False  # whether the platform says so

    def identified(self, people):
        """Return it as that of a person of a report, or None if the report does not know whose it is."""
        known, own = people.get(self.person.id), self.person
        if known is None or known.platform != own.platform:
            return None
        return replace(self, person=replace(known, received=own.received or known.received, due=own.due or known.due))


def in_archive(path):
    """Return the Arrivals of an archive, and a line for each entry that is none; Refused if it cannot be read."""
    try:
        content = zipfile.ZipFile(path)
        entries = [entry for entry in content.infolist() if not entry.is_dir()]
    except Exception as fault:  # what zipfile raises for a damaged file is not documented, and is much
        raise Refused(f"{path}: expected a zip archive, received what cannot be read ({short(fault)})") from None
    if len(entries) > MOST:
        raise Refused(f"{path}: expected at most {MOST} entries, received {len(entries)}")
    names = [entry.filename.replace("\\", "/").removeprefix("/") for entry in entries]
    first = {name.partition("/")[0] for name in names if not name.startswith("__MACOSX/")}
    wrapper = first.pop() + "/" if len(first) == 1 else "/"  # of an archive that was unpacked and packed again
    unwrapped = [name if MOODLE.fullmatch(name) else name.removeprefix(wrapper) for name in names]
    found = [recognized(entry, name, content) for entry, name in zip(entries, unwrapped, strict=True)]
    return [a for a in found if isinstance(a, Arrival)], [line for line in found if isinstance(line, str)]


def recognized(entry, name, content):
    """Return the Arrival of an entry, or a line that says why there is none."""
    shown = repr(one_line(entry.filename, 120))
    if ANONYMOUS.match(name):
        return f"not taken: {shown} is anonymous; let the platform show names and download again"
    for platform, pattern in (("moodle", MOODLE), ("canvas", CANVAS)):
        match = pattern.fullmatch(name)
        if match:
            found, read = match.groupdict(), partial(contained, content, entry)
            person = Person(platform, found["id"], one_line(found["name"], 80))
            file, version = one_line(found["file"], 80), int(found.get("version", 0))
            return Arrival(person, file, version, shown, read, bool(found.get("late")))
    return f"not taken: {shown} is named neither as Canvas nor as Moodle names submissions"


def contained(content, entry):
    """Return the bytes of an entry, or raise Refused."""
    if entry.flag_bits & 1:
        raise Refused("it is encrypted")
    if entry.compress_type not in WRITTEN:
        raise Refused("it is compressed in a way that no platform uses")
    try:
        with content.open(entry) as file:
            return sized(file.read(LARGEST_FILE + 1))  # whatever size the archive claims
    except Refused:
        raise
    except Exception as fault:
        raise Refused(f"it cannot be unpacked ({short(fault)})") from None


def sized(content):
    """Return the content, or raise Refused if it is too large."""
    if len(content) > LARGEST_FILE:
        raise Refused(f"it is larger than {LARGEST_FILE} bytes")
    return content


def short(fault):
    """Return one line about an exception."""
    return one_line(f"{type(fault).__name__}: {fault}", 120)


def on_canvas(url, token, course, assignment):
    """Return the Arrivals of an assignment on Canvas, with the times that Canvas knows, by its own interface.

    The address of Canvas and the token of a teacher are needed, and the numbers of course and assignment.
    """
    import canvasapi

    def arrival(submission, file):
        name, due = submission.user["sortable_name"], getattr(submission, "cached_due_date", None)
        times = [datetime.fromisoformat(text) if text else None for text in (submission.submitted_at, due)]
        person, shown = Person("canvas", str(submission.user_id), name, *times), f"{name}: {file.display_name}"
        return Arrival(person, file.display_name, file.id, shown, partial(downloaded, file), bool(submission.late))

    try:
        place = canvasapi.Canvas(url, token).get_course(course).get_assignment(assignment)
        return [arrival(each, file) for each in place.get_submissions(include=["user"]) for file in each.attachments]
    except (canvasapi.exceptions.CanvasException, OSError, AttributeError, KeyError, ValueError) as fault:
        raise Refused(f"Canvas does not answer as it should: {short(fault)}") from None


def downloaded(file):
    """Return the bytes of a file on Canvas, or raise Refused."""
    try:
        return sized(file.get_contents(binary=True) if file.size <= LARGEST_FILE else b" " * (LARGEST_FILE + 1))
    except Refused:
        raise
    except Exception as fault:
        raise Refused(f"Canvas does not hand it out ({short(fault)})") from None


def report(path, zone=None):
    """Return the people of a report, {number in the archive: Person}.

    The zone is that of the dates in a worksheet, such as "Europe/Berlin"; None is that of this computer. ValueError: it
    is no report, two people in it are the same, or a date is not understood.
    """
    first, *rows = table.parsed(path)
    rows = [dict.fromkeys(first, "") | dict(zip(first, row, strict=False)) for row in rows]
    if {"Student", "ID"} <= {*first}:
        return {row["ID"]: Person("canvas", row["ID"], row["Student"]) for row in rows if row["ID"].isdigit()}
    expected = "the gradebook of Canvas or the grading worksheet of Moodle, in English"
    require({"Identifier", "Last modified (submission)"} <= {*first}, str(path), expected, first[:8])
    key = next((name for name in IDENTITIES if name in first), None)
    require(key, str(path), f"one of the columns {', '.join(IDENTITIES)}: no anonymous marking", first[:8])
    people = {}
    for row in rows:
        dates = [date(row.get(name, ""), zone, path) for name in ("Last modified (submission)", "Due date")]
        number, name = row["Identifier"].rpartition(" ")[2], row.get("Full name", row[key])
        people[number] = Person("moodle", row[key].lower(), name, *dates)
    ids = [person.id for person in people.values()]
    twice = sorted({id for id in ids if ids.count(id) > 1})
    require(not twice, f"{path}, {key}", "another entry for each student", twice)
    return people


def date(text, zone, path):
    """Return the time of a worksheet, such as "Tuesday, 20 October 2026, 11:59 PM", or None for "-"."""
    try:
        naive = None if text in ("", "-") else parser.parse(text)
        return naive and (naive.replace(tzinfo=ZoneInfo(zone)) if zone else naive.astimezone())
    except (ValueError, OverflowError):
        raise ValueError(f"{path}: expected a date in English, received {text!r}") from None
