"""What the pages show: the leaderboard in order and without names, and the protections that were missing."""

import pytest

from assignments.grader.exercise import Score
from assignments.grader.feedback import leaderboards, place, write_all
from assignments.grader.grade import Graded, Row
from assignments.grader.sandbox import PROTECTIONS
from assignments.grader.secret import pseudonym
from assignments.tests.tiny import tiny_sheet

VALUES = {"ann": 0.5, "bob": 1.5, "cat": 0.5, "dan": None}


@pytest.fixture
def results(tmp_path):
    """Four students of one sheet, one of them without a score."""
    sheet = tiny_sheet(tmp_path / "source")

    def graded(student, value):
        score = None if value is None else Score(value, value - 0.1, value + 0.1)
        return Graded(student, sheet.name, (Row("double", 1, 3, ("so",), score),))

    return [graded(student, value) for student, value in VALUES.items()]


def test_leaderboard_puts_the_least_score_first_and_ties_at_one_rank(results):
    [(exercise, entries)] = leaderboards(results)
    assert exercise == "double"
    assert [(rank, score.value, paper) for rank, _, score, paper in entries] == [
        (1, 0.5, False),
        (1, 0.5, False),
        (3, 1.0, True),
        (4, 1.5, False),
    ]
    assert {name for _, name, _, _ in entries[:2]} == {pseudonym("ann"), pseudonym("cat")}


def test_only_the_own_page_gives_a_player_away(results, tmp_path):
    write_all(tmp_path, results, [], [])
    board = (tmp_path / "leaderboard.html").read_text(encoding="utf-8")
    assert not [student for student in VALUES if f">{student}<" in board]
    for graded in results:
        page = (tmp_path / place(graded)).read_text(encoding="utf-8")
        shown = {student for student in VALUES if pseudonym(student) in page}
        assert shown == ({graded.student} if graded.rows[0].score else set())


def test_pseudonyms_change_with_the_secret(monkeypatch):
    before = pseudonym("ann")
    monkeypatch.setenv("COURSE_SECRET", "another secret")
    assert pseudonym("ann") != before


@pytest.mark.parametrize("page", ["index.html", "feedback/ann/1_tiny.html"])
def test_page_says_which_protections_held_and_which_did_not(page, results, tmp_path):
    network = PROTECTIONS["network"]
    for missing in ([], [network]):
        write_all(tmp_path, results, missing, [])
        text = (tmp_path / page).read_text(encoding="utf-8")
        assert (f"<li>{network}</li>" in text) == (not missing)
        assert (f"Not guaranteed on the grading system: {network}." in text) == bool(missing)
        assert f"<li>{PROTECTIONS['files']}</li>" in text
