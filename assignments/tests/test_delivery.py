"""From an archive of a platform into the folder of submissions: the right student, the right date, and no traceback."""

import csv
import json
import os
import random
import struct
import subprocess
import threading
import zipfile
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from assignments.grader import __main__ as commands
from assignments.grader import arrivals, policy, roster, table
from assignments.tests import platforms
from assignments.tests.platforms import canvas_entry, moodle_entry
from assignments.tests.tiny import HONEST, WRONG, cell, hand_in, notebook, tiny_sheet

GOOD, BAD = (json.dumps(notebook(code)).encode() for code in (HONEST, WRONG))
ANN, BOB, WEI = "Lee, Ann", "O'Ray, Bob_2nd", "王 伟"
DUE = "Tuesday, 20 October 2026, 11:59 PM"


@pytest.fixture
def sheet(tmp_path, monkeypatch):
    """The tiny sheet, known to the commands."""
    sheet = tiny_sheet(tmp_path / "source")
    monkeypatch.setattr(commands, "sheets", lambda: [sheet])
    monkeypatch.setattr(commands, "POLICY", tmp_path / "policy.toml")
    return sheet


@pytest.fixture
def deliver(tmp_path, sheet):
    """Return what imports entries {name: bytes} with a report, and returns the lines."""

    def deliver(entries, report=None, **options):
        path = platforms.archive(tmp_path / "all.zip", entries)
        return roster.unpack(path, tmp_path / "submissions", sheet, report=report, **options)

    return deliver


def delivered(tmp_path):
    """Return what lies in the folder of submissions, {student: bytes}."""
    return {path.parents[1].name: path.read_bytes() for path in (tmp_path / "submissions").glob("*/1_tiny/tiny.ipynb")}


def rows_of(path):
    """Return the rows of a table below its header."""
    with open(path, newline="", encoding="utf-8-sig") as file:
        return list(csv.reader(file))[1:]


def grade(tmp_path):
    """Grade, and return {student: total}."""
    commands.main(["grade", str(tmp_path / "submissions"), str(tmp_path / "out"), "--jobs", "1"])
    return {row[0]: float(row[-1]) for row in rows_of(tmp_path / "out" / "totals.csv")}


# Canvas


def test_canvas_names_lead_to_students(deliver, tmp_path):
    entries = {
        canvas_entry(ANN, 123, "tiny-1.ipynb", 4567): GOOD,
        canvas_entry(BOB, 124, "tiny.ipynb", 4568, late=True): BAD,
        canvas_entry(WEI, 201, "tiny.ipynb", 4569): GOOD,
        canvas_entry(ANN, 123, "notes.pdf", 4570): b"%PDF",
        "LATE_anon_a1B2c_4571_tiny.ipynb": GOOD,
    }
    assert list(entries)[1] == "oraybob_2nd_LATE_124_4568_tiny.ipynb"
    lines = deliver(entries)
    assert delivered(tmp_path) == {"leeann-123": GOOD, "oraybob-2nd-124": BAD, "student-201": GOOD}
    assert lines == [
        "not taken: 'LATE_anon_a1B2c_4571_tiny.ipynb' is anonymous; let the platform show names and download again",
        "leeann-123: not taken: 'leeann_123_4570_notes.pdf', since 'tiny-1.ipynb' was",
        "3 notebooks for 1_tiny; 2 remarks above",
    ]
    known = {row[2]: row[0] for row in rows_of(tmp_path / "submissions" / ".course" / "roster.csv")}
    assert known == {"123": "leeann-123", "124": "oraybob-2nd-124", "201": "student-201"}


def test_a_late_entry_is_flagged_and_nobody_is_late_by_the_download(deliver, tmp_path, sheet):
    (tmp_path / "policy.toml").write_text("penalty_per_day = 0.1\n[deadlines]\n1_tiny = 2026-10-20T23:59:00Z\n")
    deliver({canvas_entry(ANN, 1, "tiny.ipynb", 3): GOOD, canvas_entry(BOB, 2, "tiny.ipynb", 4, late=True): GOOD})
    assert set(grade(tmp_path).values()) == {3}
    index = (tmp_path / "out" / "index.html").read_text(encoding="utf-8")
    assert index.count("late, says the platform, which does not say by how much") == 1


def test_a_skipped_sheet_and_a_new_name_change_nobody(deliver, tmp_path):
    deliver({canvas_entry(ANN, 1, "tiny.ipynb", 3): GOOD, canvas_entry(BOB, 2, "tiny.ipynb", 4): GOOD})
    deliver({canvas_entry("Smith, Ann", 1, "tiny.ipynb", 9): BAD, canvas_entry(WEI, 5, "tiny.ipynb", 10): GOOD})
    assert delivered(tmp_path) == {"leeann-1": BAD, "oraybob-2nd-2": GOOD, "student-5": GOOD}
    [kept] = (tmp_path / "submissions" / ".course" / "replaced" / "leeann-1").iterdir()
    assert kept.read_bytes() == GOOD


def test_gradebook_is_the_class_and_strangers_are_refused(deliver, tmp_path):
    book = platforms.gradebook(tmp_path / "book.csv", {1: ANN, 2: BOB, 5: WEI})
    lines = deliver({canvas_entry(ANN, 1, "tiny.ipynb", 3): GOOD, canvas_entry("x", 9, "tiny.ipynb", 4): GOOD}, book)
    assert lines[0] == "not taken: 'x_9_4_tiny.ipynb': nobody in the report has the number 9"
    assert grade(tmp_path) == {"lee-ann-1": 3, "o-ray-bob-2nd-2": 0, "student-5": 0}
    assert [row[:2] for row in rows_of(tmp_path / "out" / "canvas.csv")] == [[ANN, "1"], [BOB, "2"], [WEI, "5"]]


def test_the_file_with_the_right_name_counts_and_of_two_the_newest(deliver, tmp_path):
    names = [("tiny.ipynb", 11, BAD), ("tiny-2.ipynb", 12, GOOD), ("scratch.ipynb", 99, b"{}")]
    lines = deliver({canvas_entry(ANN, 1, name, number): content for name, number, content in names})
    assert delivered(tmp_path) == {"leeann-1": GOOD}
    assert sum("not taken" in line for line in lines) == 2
    assert "scratch" not in deliver({canvas_entry(BOB, 2, "scratch.ipynb", 5): GOOD})[-1]
    assert delivered(tmp_path)["oraybob-2nd-2"] == GOOD


@pytest.mark.parametrize("allowed", [True, False])
def test_resubmission_follows_the_policy(allowed, deliver, tmp_path):
    name = canvas_entry(ANN, 1, "tiny.ipynb", 3)
    for content in (BAD, GOOD):
        lines = deliver({name: content}, replace=allowed)
    assert delivered(tmp_path) == {"leeann-1": GOOD if allowed else BAD}
    assert any("allows no resubmission" in line for line in lines) == (not allowed)


class Canvas(BaseHTTPRequestHandler):
    """A server that answers as Canvas does."""

    def do_GET(self):
        """Answer."""
        path, here = self.path.partition("?")[0], f"http://127.0.0.1:{self.server.server_port}"
        file = {"id": 9, "display_name": "tiny.ipynb", "size": len(GOOD), "url": f"{here}/files/9/download"}
        who = {"user_id": 1, "user": {"id": 1, "sortable_name": ANN}, "late": True, "attachments": [file], "id": 5}
        dates = {"submitted_at": "2026-10-22T10:00:00Z", "cached_due_date": "2026-10-20T21:59:00Z"}
        absent = {"user_id": 2, "user": {"id": 2, "sortable_name": BOB}, "late": False, "submitted_at": None, "id": 6}
        answers = {
            "/api/v1/courses/7": {"id": 7},
            "/api/v1/courses/7/assignments/8": {"id": 8, "course_id": 7},
            "/api/v1/courses/7/assignments/8/submissions": [{**who, **dates}, absent],
        }
        found = GOOD if path == "/files/9/download" else json.dumps(answers.get(path)).encode()
        self.send_response(200 if found != b"null" else 404)
        self.end_headers()
        self.wfile.write(found)

    def log_message(self, *words):
        """Say nothing."""


@pytest.mark.filterwarnings("ignore:Canvas may respond unexpectedly")
def test_canvas_itself_knows_users_and_dates(tmp_path, sheet, monkeypatch, capsys):
    with HTTPServer(("127.0.0.1", 0), Canvas) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        monkeypatch.setenv("CANVAS_URL", f"http://127.0.0.1:{server.server_port}")
        monkeypatch.setenv("CANVAS_TOKEN", "x")
        commands.main(["fetch", str(tmp_path / "submissions"), "1_tiny", "7", "8"])
        with pytest.raises(SystemExit, match="Canvas does not answer as it should: ResourceDoesNotExist"):
            commands.main(["fetch", str(tmp_path / "submissions"), "1_tiny", "7", "9"])
        server.shutdown()
    assert "1 notebooks for 1_tiny; 0 remarks above" in capsys.readouterr().out
    (tmp_path / "policy.toml").write_text("penalty_per_day = 0.1\n")
    assert grade(tmp_path) == {"lee-ann-1": pytest.approx(3 * 0.8)}


# Moodle


def moodle(tmp_path, rows, **options):
    """Write the worksheet of a sheet."""
    return platforms.worksheet(tmp_path / "report.csv", rows, **options)


@pytest.mark.parametrize("flat", [True, False])
def test_moodle_students_stay_who_they_are(flat, deliver, tmp_path):
    for number, content in ((3001, BAD), (3060, GOOD)):  # another number on each sheet
        rows = [(number, "Ann Lee", "ann@example.org", DUE), (number + 1, "Ann Lee", "lee@example.org", None)]
        deliver({moodle_entry("Ann Lee", number, "tiny.ipynb", flat): content}, moodle(tmp_path, rows))
    assert list(delivered(tmp_path).values()) == [GOOD]
    assert [row[1:] for row in rows_of(tmp_path / "submissions" / ".course" / "roster.csv")] == [
        ["moodle", "ann@example.org", "Ann Lee"],
        ["moodle", "lee@example.org", "Ann Lee"],
    ]
    assert sorted(grade(tmp_path).values()) == [0, 3]
    assert [row[0] for row in rows_of(tmp_path / "out" / "moodle.csv")] == ["ann@example.org", "lee@example.org"]


def test_dates_and_due_dates_are_those_of_the_worksheet(deliver, tmp_path):
    (tmp_path / "policy.toml").write_text("penalty_per_day = 0.1\ntime_zone = 'Europe/Berlin'\n")
    when = [DUE, "Wednesday, October 21, 2026, 12:00 AM", "Friday, 23 October 2026, 9:00 AM"]
    people = [(n, f"P {n}", f"p{n}@example.org", date) for n, date in enumerate(when)]
    entries = {moodle_entry(name, n, "tiny.ipynb"): GOOD for n, name, _, _ in people}
    deliver(entries, moodle(tmp_path, people, due=DUE), zone="Europe/Berlin")
    assert sorted(grade(tmp_path).values()) == pytest.approx([3 * 0.7, 3 * 0.9, 3])


def test_a_folder_named_like_another_student_is_the_own(deliver, tmp_path):
    rows = [(1, "Ann Lee", "ann@example.org", DUE), (2, "Bob Ray", "bob@example.org", DUE)]
    trick = moodle_entry("Bob Ray", 2, "tiny.ipynb")
    lines = deliver(
        {trick: GOOD, moodle_entry("Ann Lee", 1, trick): BAD, moodle_entry("Ann Lee", 1, "tiny.ipynb"): BAD},
        moodle(tmp_path, rows),
    )
    assert {name[:3]: content for name, content in delivered(tmp_path).items()} == {"bob": GOOD, "ann": BAD}
    assert sum("not taken" in line for line in lines) == 1


def test_moodle_without_its_worksheet_is_refused_and_named(deliver, tmp_path):
    [line, last] = deliver({moodle_entry("Ann Lee", 1, "tiny.ipynb"): GOOD})
    assert "REPORT=... names its grading worksheet" in line
    assert last.startswith("0 notebooks")


def test_what_the_report_knows_and_the_archive_does_not_is_named(deliver, tmp_path):
    lines = deliver({}, moodle(tmp_path, [(1, "Ann Lee", "ann@example.org", DUE)]))
    assert lines[0] == "Ann Lee: the report says that they handed in, and nothing of theirs is here"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected the gradebook of Canvas or the grading worksheet"),
        ("Kennung,Vollständiger Name\nTeilnehmer 1,Ann", "in English"),
        ("Identifier,Last modified (submission)\nParticipant 1,-", "no anonymous marking"),
        ("Identifier,Full name,Last modified (submission)\nParticipant 1,A,-\nParticipant 2,A,-", "another entry"),
        ("Identifier,Full name,Last modified (submission)\nParticipant 1,A,Dienstag 20. Oktober", "a date in English"),
    ],
)
def test_reports_that_are_not_understood_stop_the_command(text, message, tmp_path, sheet):
    (tmp_path / "report.csv").write_text(text, encoding="utf-8")
    platforms.archive(tmp_path / "all.zip", {})
    names = [str(tmp_path / name) for name in ("all.zip", "submissions")]
    with pytest.raises(SystemExit, match=message):
        commands.main(["import", *names, "1_tiny", "--report", str(tmp_path / "report.csv")])


# Any archive whatever


@pytest.mark.parametrize("name", ["../../evil_1_2_tiny.ipynb", "/evil_1_2_tiny.ipynb", "..\\evil_1_2_tiny.ipynb"])
def test_archive_writes_nowhere_else(name, deliver, tmp_path):
    deliver({name: GOOD, "x_2_3_tiny.ipynb": GOOD})
    assert not [path for path in tmp_path.rglob("*evil*") if path.parent != tmp_path / "submissions"]


def test_a_link_in_the_way_is_not_followed(deliver, tmp_path):
    for number in (1, 2):
        deliver({f"x_{number}_3_tiny.ipynb": GOOD})
    (tmp_path / "submissions" / "x-1" / "1_tiny" / "tiny.ipynb").unlink()
    (tmp_path / "submissions" / "x-1" / "1_tiny" / "tiny.ipynb").symlink_to("../../x-2/1_tiny/tiny.ipynb")
    assert "a link is in the way" in deliver({"x_1_4_tiny.ipynb": BAD})[0]
    assert delivered(tmp_path)["x-2"] == GOOD


def flagged(content, offset, value):
    """Return an archive with two bytes of each header changed: local ones at `offset`, central ones two further."""
    content = bytearray(content)
    for start, at in ((b"PK\x03\x04", offset), (b"PK\x01\x02", offset + 2)):
        place = content.find(start)
        content[place + at : place + at + 2] = struct.pack("<H", value)
    return bytes(content)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda b: flagged(b, 6, 1), "it is encrypted"),
        (lambda b: flagged(b, 8, 12), "compressed in a way"),
        (lambda b: flagged(flagged(b, 10, 0), 12, 0), "1 notebooks for 1_tiny; 0 remarks"),
        (lambda b: b[:70] + b"\xff" * 20 + b[90:], "it cannot be unpacked"),
        (lambda b: b[:-30], "expected a zip archive"),
        (lambda b: b"", "expected a zip archive"),
    ],
    ids=["encrypted", "compression", "zero date", "damaged", "cut off", "empty"],
)
def test_damaged_archives_are_refused_in_words(change, reason, tmp_path, sheet, capsys):
    path = platforms.archive(tmp_path / "all.zip", {"leeann_1_2_tiny.ipynb": GOOD * 3})
    path.write_bytes(change(path.read_bytes()))
    try:
        commands.main(["import", str(path), str(tmp_path / "submissions"), "1_tiny"])
        said = capsys.readouterr().out
    except SystemExit as stop:
        said = str(stop)
    assert reason in said


def test_absent_archives_and_bombs_are_refused_in_words(deliver, tmp_path, sheet):
    with pytest.raises(SystemExit, match="expected a zip archive"):
        commands.main(["import", str(tmp_path / "none.zip"), str(tmp_path / "submissions"), "1_tiny"])
    assert "larger than" in deliver({"leeann_1_2_tiny.ipynb": b"\0" * (arrivals.LARGEST_FILE + 1)})[0]
    with pytest.raises(arrivals.Refused, match="at most"):
        deliver(dict.fromkeys((f"{n}_1_2_x" for n in range(arrivals.MOST + 1)), b""))


ODD = ["\0", "\n", "..", "/", "\\", "_", "_LATE", "_7_", "ß", "\u202e", "\U0001f600", "=1+1", "anon_", " ", "x" * 300]


def test_no_archive_ends_in_a_traceback(tmp_path, sheet):
    rng, submissions = random.Random(20261020), tmp_path / "submissions"
    taken = 0
    for trial in range(150):
        entries = {}
        for number in range(rng.randrange(4)):
            odd = "".join(rng.choices(ODD, k=rng.randrange(4)))
            right = rng.choice((canvas_entry, moodle_entry))("Lee", 1 + number, "tiny.ipynb", 9)
            name = rng.choice([odd + right, right.replace("tiny", odd), odd or "x"])
            entries[name] = rng.choice([GOOD, b"{}", b"\xff" * 99])
        path = platforms.archive(tmp_path / "all.zip", entries)
        content = bytearray(path.read_bytes())
        for _ in range(rng.choice([0, 0, 1, 8])):
            content[rng.randrange(len(content))] = rng.randrange(256)
        path.write_bytes(content)
        try:
            lines = roster.unpack(path, submissions, sheet)
        except arrivals.Refused:
            continue
        here = len(entries) and int(lines[-1].split()[0])
        taken += here
        files = [name for name in entries if not name.partition("\0")[0].replace("\\", "/").endswith("/")]
        assert here + len(lines) - 1 >= min(len(files), 1), trial
    assert taken > 30
    assert {path.name for path in tmp_path.iterdir()} == {"source", "submissions", "all.zip"}
    roster.read(submissions)
    assert grade(tmp_path)


# Nothing between the folder and the page is trusted


def deep(folder):
    """Make 1,200 folders, one in another."""
    here = os.getcwd()
    os.chdir(folder)
    try:
        for _ in range(1200):
            os.mkdir("x")
            os.chdir("x")
    finally:
        os.chdir(here)


TRAPS = {
    "FIFO": lambda path: os.mkfifo(path.parent / "timestamp.txt"),
    "device": lambda path: (path.parent / "timestamp.txt").symlink_to("/dev/zero"),
    "deep": lambda path: deep(path.parent),
    "far future": lambda path: os.utime(path, (2**38, 2**38)),
    "far past": lambda path: os.utime(path, (-(2**31), -(2**31))),
    "no date": lambda path: (path.parent / "timestamp.txt").write_bytes(b"\xff\xfe9999-99-99"),
    "last date": lambda path: (path.parent / "timestamp.txt").write_text("9999-12-31T23:59:59-23:59"),
    "first date": lambda path: (path.parent / "timestamp.txt").write_text("0001-01-01T00:00:00+23:59"),
    "notebook is a FIFO": lambda path: (path.unlink(), os.mkfifo(path)),
    "notebook is a folder": lambda path: (path.unlink(), path.mkdir()),
    "folder is a link": lambda path: (path.unlink(), path.parent.rmdir(), path.parent.symlink_to("/proc")),
    "unreadable result": lambda path: None,
}


@pytest.fixture
def swept(tmp_path):
    """Remove the folders after the test: pytest would do so later, and cannot where they are so deep."""
    yield
    subprocess.run(["rm", "-rf", tmp_path / "submissions"], check=True)


@pytest.mark.usefixtures("swept")
@pytest.mark.parametrize("timestamps", ["true", "false"])
def test_no_folder_stops_the_class(timestamps, tmp_path, sheet):
    (tmp_path / "policy.toml").write_text(
        f"timestamps = {timestamps}\npenalty_per_day = 0.1\n[deadlines]\n1_tiny = 2100-01-01T00:00:00Z\n"
        "[extensions.zoe]\n1_tiny = 2101-01-01T00:00:00Z\n"  # she has not handed in
    )
    for name, trap in {**TRAPS, "ann": lambda path: None}.items():
        trap(hand_in(tmp_path / "submissions", name, notebook(HONEST)))
    (tmp_path / "submissions" / "roster.csv").mkdir()
    grade(tmp_path)
    [broken] = (tmp_path / "out" / "results").glob("unreadable-result*/*.json")
    broken.write_text(broken.read_text().replace('"rows": [', '"rows": [{"exercise": 3}, '))
    commands.main(["marks", str(tmp_path / "submissions"), str(tmp_path / "out")])
    totals = {row[0]: float(row[-1]) for row in rows_of(tmp_path / "out" / "totals.csv")}
    assert totals["ann"] == 3
    assert totals.keys() == {*TRAPS, "ann", "roster.csv"}
    unread = {"notebook is a FIFO", "notebook is a folder", "folder is a link", "unreadable result", "roster.csv"}
    assert {name for name, total in totals.items() if total == 0} - {"far future", "last date"} == unread


def test_a_forged_timestamp_is_believed_only_where_the_policy_says_so(sheet, tmp_path):
    path = hand_in(tmp_path / "submissions", "ann", notebook(HONEST))
    os.utime(path, (86400, 86400))
    (path.parent / "timestamp.txt").write_text("1960-01-01 00:00:00 UTC")
    student = tmp_path / "submissions" / "ann"
    assert policy.received(student, sheet) == datetime(1970, 1, 2, tzinfo=UTC)
    assert policy.received(student, sheet, timestamps=True) == datetime(1960, 1, 1, tzinfo=UTC)


def flags_of(out):
    """Return the rows of the overview, {student: text}."""
    rows = (out / "index.html").read_text(encoding="utf-8").split("<tr>")[2:]
    return {row.partition("</td>")[0].removeprefix("<td>"): row for row in rows}


LATENESS = "penalty_per_day = 0.5\n[deadlines]\n1_tiny = 1999-01-01T00:00:00Z\n"


@pytest.mark.parametrize("date", ["yesterday", "2026-13-01T00:00:00+00:00", "0001-01-01T00:00:00+99:00"])
def test_a_date_that_cannot_be_read_is_flagged_and_stops_nobody(date, deliver, tmp_path):
    (tmp_path / "policy.toml").write_text(LATENESS)
    deliver({canvas_entry(ANN, 1, "tiny.ipynb", 3): GOOD, canvas_entry(BOB, 2, "tiny.ipynb", 4): GOOD})
    path = roster.place(tmp_path / "submissions", "deliveries")
    rows = table.read(path, roster.DELIVERIES)
    table.write(
        path, roster.DELIVERIES, [[*row[:2], date if row[0] == "leeann-1" else "1998-12-31", *row[3:]] for row in rows]
    )
    assert grade(tmp_path) == {"leeann-1": 3, "oraybob-2nd-2": 3}
    flags = flags_of(tmp_path / "out")
    assert ["look at it" in flags[name] and policy.UNKNOWN in flags[name] for name in sorted(flags)] == [True, False]


def test_a_date_that_the_system_does_not_tell_is_flagged(tmp_path, sheet, monkeypatch):
    (tmp_path / "policy.toml").write_text(LATENESS)
    for name in ("ann", "bob"):
        hand_in(tmp_path / "submissions", name, notebook(HONEST))
    honest = policy.received

    def refused(student, *rest):
        if student.name == "ann":
            raise PermissionError("no")
        return honest(student, *rest)

    monkeypatch.setattr(policy, "received", refused)
    assert grade(tmp_path) == {"ann": 3, "bob": 0}
    flags = flags_of(tmp_path / "out")
    assert ("look at it" in flags["ann"], "look at it" in flags["bob"]) == (True, False)
    monkeypatch.setattr(policy, "received", lambda *given: 1 / 0)  # a mistake of the grader's is not hidden
    with pytest.raises(ZeroDivisionError):
        grade(tmp_path)


@pytest.mark.parametrize("text", ["", "3", "{}", '[{"content": 1}]', "[3]"])
def test_results_that_cannot_be_read_are_flagged_and_kept(text, tmp_path, sheet, capsys):
    """Who has no attempts would meet the first hidden cases again, and lose what was earned."""
    for name in ("ann", "bob"):
        hand_in(tmp_path / "submissions", name, notebook(HONEST))
    grade(tmp_path)
    [path] = (tmp_path / "out" / "results").glob("ann/*.json")
    path.write_text(text)
    assert grade(tmp_path) == {"ann": 0, "bob": 3}
    assert path.read_text() == text
    flags = flags_of(tmp_path / "out")
    assert ("look at it" in flags["ann"], "look at it" in flags["bob"]) == (True, False)


def test_who_leaves_stops_nobody(deliver, tmp_path):
    deliver({canvas_entry(ANN, 1, "tiny.ipynb", 3): GOOD, canvas_entry(BOB, 2, "tiny.ipynb", 4): GOOD})
    grade(tmp_path)
    rows = [["leeann-1", "1_tiny", "double", "2"]]
    table.write(tmp_path / "out" / "marks.csv", ("student", "sheet", "exercise", "points"), rows)
    (tmp_path / "submissions" / "leeann-1" / "1_tiny" / "tiny.ipynb").unlink()
    assert grade(tmp_path)["oraybob-2nd-2"] == 3


def test_an_archive_of_cells_without_names_is_still_a_notebook(deliver, tmp_path):
    deliver({"leeann_1_2_tiny.ipynb": json.dumps({"cells": [cell(HONEST)]}).encode()})
    assert grade(tmp_path) == {"leeann-1": 3}


def test_zip_entries_with_one_name_are_both_named(tmp_path, sheet):
    with zipfile.ZipFile(tmp_path / "all.zip", "w") as file:
        file.writestr("leeann_1_2_tiny.ipynb", BAD)
        with pytest.warns(UserWarning, match="Duplicate name"):
            file.writestr("leeann_1_2_tiny.ipynb", GOOD)
    lines = roster.unpack(tmp_path / "all.zip", tmp_path / "submissions", sheet)
    assert sum("not taken" in line for line in lines) == 1
