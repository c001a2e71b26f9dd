"""A class goes through the grader: nothing twice, nothing lost, dates kept, platforms served."""

import base64
import csv
import json
import os
from datetime import UTC, datetime

import pytest

from assignments.grader import __main__ as commands
from assignments.grader import policy, results
from assignments.grader.extract import extract
from assignments.tests.tiny import HONEST, WRONG, cell, hand_in, notebook, tiny_sheet

PNG = base64.b64encode(b"\x89PNG\r\n\x1a\n" + b"x" * 20).decode()


@pytest.fixture
def sheet(tmp_path, monkeypatch):
    """The tiny sheet, known to the commands."""
    sheet = tiny_sheet(tmp_path / "source")
    monkeypatch.setattr(commands, "sheets", lambda: [sheet])
    monkeypatch.setattr(commands, "POLICY", tmp_path / "policy.toml")
    return sheet


@pytest.fixture
def run(tmp_path, sheet):
    """Return what runs `grade` with options."""
    return lambda *options: commands.main(["grade", str(tmp_path / "submissions"), str(tmp_path / "out"), *options])


def table_of(path):
    """Return the rows of a table, below its header."""
    with open(path, newline="", encoding="utf-8-sig") as file:
        return list(csv.reader(file))[1:]


def test_nothing_is_graded_twice(run, tmp_path, monkeypatch):
    for student in ("ann", "bob"):
        hand_in(tmp_path / "submissions", student, notebook(HONEST))
    run("--jobs", "2")
    before = table_of(tmp_path / "out" / "grades.csv")
    graded = []
    honest = results.grade
    monkeypatch.setattr(results, "grade", lambda student, *rest: graded.append(student) or honest(student, *rest))
    run("--jobs", "1")
    assert (graded, table_of(tmp_path / "out" / "grades.csv")) == ([], before)
    run("--jobs", "1", "--again", "--student", "bob")
    assert graded == ["bob"]
    hand_in(tmp_path / "submissions", "ann", notebook(WRONG), again=True)
    run("--jobs", "1", "--sheet", "1_tiny")
    assert graded == ["bob", "ann"]
    monkeypatch.setenv("COURSE_SECRET", "another secret")
    run("--jobs", "1")
    assert graded == ["bob", "ann", "ann", "bob"]
    monkeypatch.setattr(results.variant, "drawn", lambda topic: {"x": 1})
    commands.main(["marks", str(tmp_path / "submissions"), str(tmp_path / "out")])
    assert "graded before secret, variant or grader changed" in (tmp_path / "out" / "index.html").read_text()
    run("--jobs", "1")
    assert graded == ["bob", "ann", "ann", "bob", "ann", "bob"]


def test_what_was_graded_with_less_protection_is_graded_again(sheet, tmp_path):
    out, student = tmp_path / "out", hand_in(tmp_path / "submissions", "ann", notebook(HONEST)).parents[1]
    for required in (["files"], ["files", "network"], ["files"]):
        results.produce(out, student, sheet, required)
        assert results.recall(out, student, sheet)[-1][0].protections == tuple(required)


@pytest.mark.parametrize(("option", "name"), [("--sheet", "2_more"), ("--student", "zoe")])
def test_what_does_not_exist_cannot_be_chosen(option, name, run, tmp_path):
    hand_in(tmp_path / "submissions", "ann", notebook(HONEST))
    with pytest.raises(SystemExit, match=f"{name}; there are"):
        run(option, name)


def test_results_among_the_submissions_are_refused(run, tmp_path, sheet):
    hand_in(tmp_path / "submissions", "ann", notebook(HONEST))
    with pytest.raises(SystemExit, match="choose another folder"):
        commands.main(["grade", str(tmp_path / "submissions"), str(tmp_path / "submissions" / "grades")])


def test_wrong_names_are_listed(run, tmp_path, capsys):
    hand_in(tmp_path / "submissions", "bob", notebook(HONEST))
    path = hand_in(tmp_path / "submissions", "ann", notebook(HONEST))
    path.rename(path.with_name("tiny (1).ipynb"))
    second = tmp_path / "submissions" / "bob" / "tiny.ipynb"
    second.write_text("{}")
    run("--jobs", "1")
    said = capsys.readouterr().out
    assert "nobody looked at ann: 1_tiny/tiny (1).ipynb" in said
    assert "nobody looked at bob: tiny.ipynb" in said
    assert "1_tiny/tiny (1).ipynb" in (tmp_path / "out" / "index.html").read_text(encoding="utf-8")


def test_each_page_is_in_the_table_and_old_ones_go(run, tmp_path):
    hand_in(tmp_path / "submissions", "Ann Lee", notebook(HONEST))
    (tmp_path / "out" / "feedback" / "gone").mkdir(parents=True)
    run("--jobs", "1")
    [(student, name, page)] = table_of(tmp_path / "out" / "feedback.csv")
    assert (student, name) == ("Ann Lee", "1_tiny")
    assert (tmp_path / "out" / page).exists()
    assert not (tmp_path / "out" / "feedback" / "gone").exists()


def test_missing_secret_is_told(run, tmp_path, capsys, monkeypatch):
    monkeypatch.delenv("COURSE_SECRET", raising=False)
    hand_in(tmp_path / "submissions", "ann", notebook(HONEST))
    run("--jobs", "1")
    assert "no secret is set" in capsys.readouterr().out
    assert "No secret is set" in (tmp_path / "out" / "index.html").read_text(encoding="utf-8")
    monkeypatch.setenv("COURSE_SECRET", "x")
    run("--jobs", "1")
    assert "no secret is set" not in capsys.readouterr().out


# Proofs that are not where they should be


def test_moved_proofs_and_pictures_reach_the_marker(run, tmp_path):
    content = notebook(HONEST, proof="YOUR ANSWER HERE")
    content["cells"].append(cell("It is so, in $x^2$ words.", kind="markdown"))
    content["cells"][-1]["attachments"] = {"scan.png": {"image/png": PNG}, "evil": {"image/png": "PHNjcmlwdD4="}}
    hand_in(tmp_path / "submissions", "ann", content)
    run("--jobs", "1")
    page = (tmp_path / "out" / "proofs" / "ann_1_tiny_proof.html").read_text(encoding="utf-8")
    assert "It is so, in $x^2$ words." in page
    assert page.count("<img ") == 1
    assert f"data:image/png;base64,{PNG}" in page
    [row] = [row for row in table_of(tmp_path / "out" / "grades.csv") if row[2] == "proof"]
    assert row[3] == ""
    assert "you wrote into cells of your own" in row[5]


def test_our_own_text_is_no_moved_proof(sheet):
    content = notebook(HONEST, proof="YOUR ANSWER HERE")
    for each in content["cells"]:
        each["metadata"] = {}
    content["cells"] = [each for each in content["cells"] if "YOUR ANSWER" not in each["source"]]
    assert extract(json.dumps(content).encode(), sheet).elsewhere == ""


# Dates


def dated(path, text):
    """Give a notebook a date."""
    (path.parent / "timestamp.txt").write_text(text)


@pytest.mark.parametrize(
    ("stamp", "factor"),
    [
        ("2026-10-20 21:59:00 UTC", 1.0),
        ("2026-10-20T22:10:00+00:00", 1.0),
        ("2026-10-20 22:20:00 UTC", 0.9),
        ("2026-10-22 22:20:00.123456 UTC", 0.7),
        ("2026-11-22 22:20:00 UTC", 0.0),
    ],
)
def test_lateness_costs_what_the_policy_says(stamp, factor, run, tmp_path):
    (tmp_path / "policy.toml").write_text(
        "penalty_per_day = 0.1\nlatest_days = 5\ngrace_minutes = 15\ntimestamps = true\n"
        "[deadlines]\n1_tiny = 2026-10-20T23:59:00+02:00\n[extensions.bob]\n1_tiny = 2027-01-01T00:00:00Z\n"
    )
    for student in ("ann", "bob"):
        dated(hand_in(tmp_path / "submissions", student, notebook(HONEST)), stamp)
    run("--jobs", "1")
    ann, bob = table_of(tmp_path / "out" / "totals.csv")
    assert float(ann[1]) == pytest.approx(3 * factor)
    assert float(bob[1]) == 3
    page = (tmp_path / "out" / "feedback" / "ann" / "1_tiny.html").read_text(encoding="utf-8")
    assert ("late" in page) == (factor < 1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("penalty = 1", "expected entries among"),
        ("penalty_per_day = 2", "penalty_per_day: expected a number from 0 to 1, received 2"),
        ("[deadlines]\n2_more = 2026-10-20T23:59:00Z", "names of sheets"),
        ("[deadlines]\n1_tiny = 2026-10-20", "a date with a time"),
        ("extensions = 3", "expected a table"),
        ("timestamps = 1", "true or false"),
        ("time_zone = 'Mars/Olympus'", "a zone such as Europe/Berlin"),
        ("penalty_per_day", "expected TOML"),
    ],
)
def test_policy_that_is_not_understood_stops_the_command(text, message, run, tmp_path):
    (tmp_path / "policy.toml").write_text(text)
    hand_in(tmp_path / "submissions", "ann", notebook(HONEST))
    with pytest.raises(SystemExit, match=message):
        run("--jobs", "1")


def test_date_of_the_file_counts_without_a_timestamp(sheet, tmp_path):
    path = hand_in(tmp_path / "submissions", "ann", notebook(HONEST))
    os.utime(path, (0, 86400))
    assert policy.received(tmp_path / "submissions" / "ann", sheet) == datetime(1970, 1, 2, tzinfo=UTC)
