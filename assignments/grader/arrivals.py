"""What learning platforms hand out: archives whose entries are named as Canvas and Moodle name them, or Canvas itself.

Canvas writes `<name>[_LATE]_<user>_<file>_<file's name>` (lib/content_zipper.rb), Moodle
`<name>_<participant>_assignsubmission_file/<path>` or, flat, an underscore in place of the slash (mod/assign/classes/
downloader.php). Only the beginning of a name counts: what comes after it the student has chosen. The date of an entry
is the time of the download and means nothing.
"""

import re
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial

from assignments.grader.extract import LARGEST_FILE
from assignments.grader.student import one_line

CANVAS = re.compile(r"(?P<name>[^/]*?)(?P<late>_LATE)?_(?P<id>\d{1,18})_(?P<version>\d{1,18})_(?P<file>[^/]+)")
MOODLE = re.compile(r"(?P<name>[^/]*?)_(?P<id>\d{1,18})_assignsubmission_file(?:_?/(?:.*/)?|_)(?P<file>[^/]+)")
ANONYMOUS = re.compile(r"(LATE_)?anon_|Participant_\d+_assignsubmission")
WRITTEN = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
MOST = 20_000  # entries


class Refused(ValueError):
    """An archive or an entry is not taken. The message says why."""


@dataclass(frozen=True)
class Arrival:
    """One file.

    Parameters
    ----------
    platform : "canvas" or "moodle".
    id : the student there, digits; in Moodle the number of a participant, which is another for each assignment.
    name, file : of the student and of the file, as the platform writes them.
    version : of two files with the same name the one with the larger version is the newer.
    shown : what to call it in messages.
    read : function that returns the content, or raises.
    late : whether the platform says so.
    received, due : times with a time zone, or None if the platform does not tell.
    """

    platform: str
    id: str
    name: str
    file: str
    version: int
    shown: str
    read: Callable[[], bytes]
    late: bool = False
    received: datetime | None = None
    due: datetime | None = None


def in_archive(path):
    """Return the Arrivals of an archive, and a line for each entry that is none.

    Raises
    ------
    Refused : if it is no archive that can be read at all.
    """
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
            version, late = (int(match["version"]), bool(match["late"])) if platform == "canvas" else (0, False)
            name, file = one_line(match["name"], 80), one_line(match["file"], 80)
            return Arrival(platform, match["id"], name, file, version, shown, partial(contained, content, entry), late)
    return f"not taken: {shown} is named neither as Canvas nor as Moodle names submissions"


def contained(content, entry):
    """Return the bytes of an entry, or raise Refused."""
    if entry.flag_bits & 1:
        raise Refused("it is encrypted")
    if entry.compress_type not in WRITTEN:
        raise Refused("it is compressed in a way that no platform uses")
    try:
        with content.open(entry) as file:
            found = file.read(LARGEST_FILE + 1)  # whatever size the archive claims
    except Exception as fault:
        raise Refused(f"it cannot be unpacked ({short(fault)})") from None
    return sized(found)


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

    Parameters
    ----------
    url : where Canvas is, such as https://canvas.example.edu.
    token : of a teacher of the course.
    course, assignment : their numbers, as in the address of the assignment's page.
    """
    import canvasapi

    try:
        place = canvasapi.Canvas(url, token).get_course(course).get_assignment(assignment)
        return [
            Arrival(
                "canvas",
                str(submission.user_id),
                submission.user["sortable_name"],
                file.display_name,
                file.id,
                f"{submission.user['sortable_name']}: {file.display_name}",
                partial(downloaded, file),
                bool(submission.late),
                moment(submission.submitted_at),
                moment(getattr(submission, "cached_due_date", None)),
            )
            for submission in place.get_submissions(include=["user"])
            for file in submission.attachments
        ]
    except (canvasapi.exceptions.CanvasException, OSError, AttributeError, KeyError, ValueError) as fault:
        raise Refused(f"Canvas does not answer as it should: {short(fault)}") from None


def downloaded(file):
    """Return the bytes of a file on Canvas, or raise Refused."""
    if file.size > LARGEST_FILE:
        raise Refused(f"it is larger than {LARGEST_FILE} bytes")
    try:
        return sized(file.get_contents(binary=True))
    except Exception as fault:
        raise Refused(f"Canvas does not hand it out ({short(fault)})") from None


def moment(text):
    """Return the time that a text in ISO format stands for, or None."""
    return datetime.fromisoformat(text) if text else None
