"""Archives and reports as Canvas and Moodle write them, for tests."""

import csv
import io
import re
import zipfile

DOWNLOADED = (2027, 1, 31, 12, 0, 0)  # the date of every entry: that of the download
CANVAS = ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "Sheet (77)", "Current Score", "Final Score"]
MOODLE = [
    "Identifier",
    "Full name",
    "Email address",
    "Status",
    "Grade",
    "Maximum Grade",
    "Grade can be changed",
    "Due date",
    "Last modified (submission)",
    "Last modified (grade)",
    "Feedback comments",
]


def canvas_entry(name, user, file, attachment, late=False):
    """Return the name of an entry (lib/content_zipper.rb): the sortable name, small, without what is no word."""
    parts = [re.sub(r"_(\d+)_", r"\1", name).lower(), *["LATE"] * late, str(user)]
    head = re.sub(r"[^\w]", "", "_".join(parts))
    tail = re.sub(r'[\x00/\\:*?"<>|]+', "_", file)
    return f"{head}_{attachment}_{tail}"


def moodle_entry(name, participant, file, flat=False):
    """Return the name of an entry (mod/assign/classes/downloader.php)."""
    head = f"{name.replace('_', ' ')}_{participant}_assignsubmission_file"
    return f"{head}_{file}" if flat else f"{head}/{file}"


def archive(path, entries):
    """Write an archive: {name of the entry: bytes}."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in entries.items():
            entry = zipfile.ZipInfo(name, DOWNLOADED)
            entry.compress_type = zipfile.ZIP_DEFLATED
            file.writestr(entry, content)
    return path


def gradebook(path, people):
    """Write the export of the gradebook of Canvas: {user: name}."""
    rows = [["    Points Possible", "", "", "", "", "25.00", "(read only)", "(read only)"]]
    rows += [[name, user, "", f"login{user}", "Course", "", "", ""] for user, name in people.items()]
    return written(path, CANVAS, [*rows, ["Student, Test", "", "", "x", "Course", "", "", ""]], "utf-8-sig")


def worksheet(path, rows, due="-"):
    """Write the grading worksheet of Moodle: rows of (participant, name, email, date or None)."""
    table = [
        [f"Participant {n}", name, email, status(when), "", "25.00", "Yes", due, when or "-", "-", ""]
        for n, name, email, when in rows
    ]
    return written(path, MOODLE, table, "utf-8-sig")


def status(when):
    """Return what the worksheet says."""
    return "Submitted for grading - Not graded" if when else "No submission - Not graded"


def written(path, header, rows, encoding):
    """Write a table."""
    text = io.StringIO(newline="")
    csv.writer(text).writerows([header, *rows])
    path.write_text(text.getvalue(), encoding=encoding, newline="")
    return path
