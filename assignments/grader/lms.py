"""Archives and tables of learning platforms: the submissions that Canvas and Moodle hand out, the totals they take."""

import os
import re
import zipfile
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import PurePosixPath

from assignments.grader import folder, table
from assignments.grader.extract import LARGEST_FILE
from assignments.grader.policy import TIMESTAMP

CANVAS = re.compile(r"(?P<name>[^_/]+)_(?:LATE_)?(?P<id>\d+)_\d+_(?P<file>[^/]+\.ipynb)", re.IGNORECASE)
MOODLE = re.compile(r"(?P<name>[^/]+?)_(?P<id>\d+)_assignsubmission_file_?/?(?P<file>[^/]+\.ipynb)", re.IGNORECASE)
ROSTER = ("student", "platform", "id", "name")
WORDS = re.compile(r"[a-z0-9]+")


@dataclass(frozen=True)
class Arrival:
    """One notebook in an archive: the platform, whose it is there (id and name), the name of the file and its entry."""

    platform: str
    id: str
    name: str
    file: str
    entry: zipfile.ZipInfo

    @property
    def student(self):
        """The name of the student's folder.

        >>> Arrival("canvas", "123", "leeann", "game-1.ipynb", None).student
        'leeann-123'
        """
        return folder.file_name(f"{'-'.join(WORDS.findall(self.name.lower())) or 'student'}-{self.id}")

    @property
    def received(self):
        """When the entry was dated, in the time zone of this computer."""
        return datetime(*self.entry.date_time).astimezone(UTC)


def arrival(entry):
    """Return the Arrival of an entry of an archive, or None if no platform names notebooks so."""
    path = PurePosixPath(entry.filename.replace("\\", "/"))
    inner = "/".join(path.parts[-2:])
    for platform, pattern, text in (
        ("moodle", MOODLE, inner),
        ("moodle", MOODLE, path.name),
        ("canvas", CANVAS, path.name),
    ):
        found = pattern.fullmatch(text)
        if found:
            return Arrival(platform, found["id"], found["name"], found["file"], entry)
    return None


def unpack(archive, submissions, sheet, replace=True):
    """Put the notebooks of an archive into the folder of submissions, one a student, for one sheet.

    Parameters
    ----------
    archive : a zip file from Canvas or Moodle.
    submissions : the folder. Its roster.csv keeps who is who on the platform.
    sheet : the Sheet.
    replace : whether a notebook that is there already gives way.

    Returns
    -------
    What happened, a list of lines: each entry that was not taken is named, with the reason.
    """
    lines, roster, taken = [], {}, {}
    with zipfile.ZipFile(archive) as content:
        for entry in sorted((e for e in content.infolist() if not e.is_dir()), key=lambda e: e.date_time):
            found = arrival(entry)
            if found is None:
                lines.append(
                    f"passed over: {entry.filename!r} is named neither as Canvas nor as Moodle names notebooks"
                )
            elif entry.file_size > LARGEST_FILE:
                lines.append(f"passed over: {entry.filename!r} is larger than {LARGEST_FILE} bytes")
            else:
                if found.student in taken:
                    lines.append(f"{found.student}: {taken[found.student]!r} gives way to {entry.filename!r}")
                taken[found.student] = entry.filename
                roster[found.student] = (found.student, found.platform, found.id, found.name)
                lines += store(content.read(entry), found, submissions, sheet, replace)
    known = {row[0]: row for row in read_roster(submissions)}
    table.write(submissions / "roster.csv", ROSTER, sorted({**known, **roster}.values()))
    return [*lines, f"{len(taken)} notebooks for {sheet.name}"]


def store(content, found, submissions, sheet, replace):
    """Write one notebook and its date. Return a list of at most one line."""
    path = submissions / found.student / sheet.name / sheet.notebook.name
    if path.exists() and path.read_bytes() != content and not replace:
        return [f"{found.student}: kept what was handed in first, since the policy allows no resubmission"]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    (path.parent / TIMESTAMP).write_text(found.received.isoformat(), encoding="utf-8")
    os.utime(path, (found.received.timestamp(),) * 2)
    wanted, stem = sheet.topic.lower(), found.file.lower()
    return [] if wanted in stem else [f"{found.student}: {found.file!r} was taken for {sheet.notebook.name}"]


def read_roster(submissions):
    """Return who is who on the platform: rows as in ROSTER."""
    path = submissions / "roster.csv"
    return table.read(path, ROSTER) if path.exists() else []


def exports(totals, sheets, most, roster):
    """Return the tables that platforms import: {file name: (header, rows)}.

    Parameters
    ----------
    totals : {student: {sheet: points after lateness}}.
    sheets : names of the sheets.
    most : {sheet: the most that it can earn}.
    roster : rows as in ROSTER.
    """
    who = {row[0]: row for row in roster}
    everybody = [(who.get(student, (student, "", "", student)), points) for student, points in sorted(totals.items())]
    titles = [f"{sheet} (of {most[sheet]:g})" for sheet in sheets]
    canvas = [
        (name, id, "", "", "", *(points.get(sheet, "") for sheet in sheets)) for (_, _, id, name), points in everybody
    ]
    moodle = [
        (
            f"Participant {id}" if id else student,
            name,
            *(points.get(sheet, "") for sheet in sheets),
            sum(points.values()),
        )
        for (student, _, id, name), points in everybody
    ]
    return {
        "canvas.csv": (("Student", "ID", "SIS User ID", "SIS Login ID", "Section", *sheets), canvas),
        "moodle.csv": (("Identifier", "Full name", *titles, "Total"), moodle),
    }
