"""What students receive: problem sheets without solutions, hidden tests or mark schemes."""

import json
import re

import pytest

from course.grader import __main__ as commands
from course.grader import release as releasing
from course.grader.sheet import SOURCE, sheets
from course.tests.answers.notebooks import announced

SHEETS = sheets()
ROOT = SOURCE.parent.parent
LOCKS = ("requirements-course.txt", "requirements.txt")


def name(value):
    """Name a test after a sheet."""
    return getattr(value, "name", None)


@pytest.fixture(scope="module")
def released(tmp_path_factory):
    """Make every release once."""
    folder = tmp_path_factory.mktemp("release")
    return {sheet.name: releasing.release(sheet, folder) for sheet in SHEETS}


def test_there_are_six_sheets():
    assert [sheet.name for sheet in SHEETS] == [
        "1_game",
        "2_ftrl",
        "3_overflow",
        "4_batching",
        "5_design",
        "6_regret",
    ]


@pytest.mark.parametrize("sheet", SHEETS, ids=name)
def test_release_shows_no_secret_and_no_output(sheet, released):
    notebook = json.loads(released[sheet.name].read_text(encoding="utf-8"))
    assert releasing.secrets_left(sheet, notebook) == []
    assert not any(cell.get("outputs") or cell.get("execution_count") for cell in notebook["cells"])


@pytest.mark.parametrize("sheet", SHEETS, ids=name)
def test_release_keeps_cells_and_points(sheet, released):
    cells = json.loads(released[sheet.name].read_text(encoding="utf-8"))["cells"]
    roles = {
        cell["metadata"]["nbgrader"]["grade_id"]: cell
        for cell in cells
        if "nbgrader" in cell["metadata"]
    }
    assert {*sheet.solutions, *sheet.ours} == roles.keys()
    assert all("".join(roles[test]["source"]).strip() for test in announced(sheet))
    assert all("YOUR" in "".join(roles[solution]["source"]) for solution in sheet.solutions)


@pytest.mark.parametrize("sheet", SHEETS, ids=name)
def test_source_itself_would_be_refused(sheet):
    left = "\n".join(
        releasing.secrets_left(sheet, json.loads(sheet.notebook.read_text(encoding="utf-8")))
    )
    assert all(marker in left for marker in ("BEGIN SOLUTION", "HIDDEN TESTS", "MARK SCHEME"))


@pytest.mark.parametrize("kept", ["SOLUTION", "HIDDEN TESTS", "MARK SCHEME"])
def test_release_is_refused_if_something_is_left(kept, tmp_path, monkeypatch):
    honest = releasing.stripped

    def forgetful(source, role):
        return source if kept in source else honest(source, role)

    monkeypatch.setattr(releasing, "stripped", forgetful)
    with pytest.raises(RuntimeError, match="the release would show"):
        releasing.release(SHEETS[0], tmp_path)
    assert not (tmp_path / SHEETS[0].name).exists()


@pytest.mark.parametrize("sheet", SHEETS, ids=name)
def test_what_is_scored_is_what_the_notebook_announces(sheet):
    assert {exercise.name: exercise.points for exercise in sheet.exercises} == announced(sheet)
    assert sheet.proofs


def test_unknown_sheet_is_named():
    with pytest.raises(SystemExit, match="no sheet 7_more; there are 1_game, "):
        commands.main(["release", "7_more"])


def test_environment_of_the_course_has_the_versions_of_the_book():
    course, book = (
        dict(re.findall(r"^(\S+)==(\S+)$", (ROOT / name).read_text(), re.MULTILINE))
        for name in LOCKS
    )
    assert {
        package for package in course.keys() & book.keys() if course[package] != book[package]
    } == set()
    assert "://" not in (ROOT / LOCKS[0]).read_text()
