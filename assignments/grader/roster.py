"""Who is in the class, and when each of them handed in: two tables in `<submissions>/.course`, out of students' reach.

Platforms say it in reports: Canvas in the export of its gradebook, Moodle in the grading worksheet of the assignment.
Moodle numbers participants anew for each assignment; the worksheet tells whose number it is, and knows dates. Both are
read in English.
"""

from dataclasses import dataclass, replace
from datetime import datetime
from zoneinfo import ZoneInfo

from dateutil import parser

from assignments.grader import folder, table
from delay_scheduling.validation import require

ROSTER = ("student", "platform", "id", "name")
DELIVERIES = ("student", "sheet", "received", "due", "late", "file")
IDENTITIES = ("Email address", "ID number", "Username", "Full name")  # the first of these that a worksheet has


@dataclass(frozen=True)
class Person:
    """One student on a platform.

    Parameters
    ----------
    platform : "canvas" or "moodle".
    id : what stays the same during the term: the number of the user in Canvas, the address of email in Moodle.
    name : as the platform shows it.
    received, due : times with a time zone, or None.
    """

    platform: str
    id: str
    name: str
    received: datetime | None = None
    due: datetime | None = None


def place(submissions, name):
    """Return where a table lies."""
    return submissions / ".course" / f"{name}.csv"


def read(submissions):
    """Return the class, {(platform, id): (name of the folder, name of the student)}."""
    path = place(submissions, "roster")
    rows = table.read(path, ROSTER) if path.exists() else []
    return {(platform, id): (student, name) for student, platform, id, name in rows}


def write(submissions, known):
    """Write the class."""
    rows = sorted((student, platform, id, name) for (platform, id), (student, name) in known.items())
    table.write(place(submissions, "roster"), ROSTER, rows)


def deliveries(submissions):
    """Return what was handed in through a platform, {(student, sheet): row as in DELIVERIES}."""
    path = place(submissions, "deliveries")
    rows = table.read(path, DELIVERIES) if path.exists() else []
    return {tuple(row[:2]): row for row in rows}


def folder_of(known, person):
    """Return the name of a student's folder: the one that they have, or a new one, which nobody else has."""
    key = (person.platform, person.id)
    if key in known:
        return known[key][0]
    end = person.id if person.id.isdigit() else folder.fingerprint(person.id)[:6]
    student = f"{folder.slug(person.name) or 'student'}-{end}"
    while student in {student for student, _ in known.values()}:
        student = f"{student}-{folder.fingerprint(student)}"
    return student


def with_people(submissions, people):
    """Return the class with the people of a report, each of whom has a folder then."""
    known = read(submissions)
    for person in (people or {}).values():
        known[person.platform, person.id] = (folder_of(known, person), person.name)
    return known


def report(path, zone=None):
    """Return the people of a report, {number in the archive: Person}.

    Parameters
    ----------
    path : the gradebook of Canvas or the grading worksheet of Moodle, as CSV.
    zone : the time zone of the dates in a worksheet, such as "Europe/Berlin"; None is that of this computer.

    Raises
    ------
    ValueError : if it is neither, if two people in it are the same, or if a date is not understood.
    """
    rows = table.dictionaries(path)
    columns = set(rows[0]) if rows else set()
    if {"Student", "ID"} <= columns:
        return {row["ID"]: Person("canvas", row["ID"], row["Student"]) for row in rows if row["ID"].isdigit()}
    expected = "the gradebook of Canvas or the grading worksheet of Moodle, in English"
    require({"Identifier", "Last modified (submission)"} <= columns, str(path), expected, sorted(columns)[:8])
    found = [name for name in IDENTITIES if name in columns]
    require(found, str(path), f"one of the columns {', '.join(IDENTITIES)}: no anonymous marking", sorted(columns)[:8])
    people = {}
    for row in rows:
        number = row["Identifier"].rpartition(" ")[2]
        dates = [date(row.get(name, ""), zone, path) for name in ("Last modified (submission)", "Due date")]
        people[number] = Person("moodle", row[found[0]].lower(), row.get("Full name", row[found[0]]), *dates)
    ids = [person.id for person in people.values()]
    twice = sorted({id for id in ids if ids.count(id) > 1})
    require(not twice, f"{path}, {found[0]}", "another entry for each student", twice)
    return people


def date(text, zone, path):
    """Return the time of a worksheet, such as "Tuesday, 20 October 2026, 11:59 PM", or None for "-"."""
    if text.strip() in ("", "-"):
        return None
    try:
        naive = parser.parse(text)
        return naive.replace(tzinfo=ZoneInfo(zone)) if zone else naive.astimezone()
    except (ValueError, OverflowError):
        raise ValueError(f"{path}: expected a date in English, received {text!r}") from None


def identified(arrival, people):
    """Return the Person of an Arrival, with the times that are known, or None if the report does not know them."""
    if people is None:  # no report
        return Person(arrival.platform, arrival.id, arrival.name, arrival.received, arrival.due)
    person = people.get(arrival.id)
    if person is None or person.platform != arrival.platform:
        return None
    return replace(person, received=arrival.received or person.received, due=arrival.due or person.due)
