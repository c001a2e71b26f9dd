"""What the pages show: the leaderboard in order and without names,
and the protections that were missing.
"""

from dataclasses import replace

import pytest

from course.grader.exercise import Score
from course.grader.feedback import leaderboards, place, pseudonym, write_all
from course.grader.grade import Graded, Row
from course.grader.sandbox import PROTECTIONS
from course.tests.tiny import tiny_sheet

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
    assert {name for _, name, _, _ in entries[:2]} == {pseudonym(results[0]), pseudonym(results[2])}


def pairs(results):
    """Return what `write_all` takes."""
    return [(graded.file, graded) for graded in results]


def test_only_the_own_page_gives_a_player_away(results, tmp_path):
    write_all(tmp_path, pairs(results), [])
    board = (tmp_path / "index.html").read_text(encoding="utf-8").partition("Leaderboard")[2]
    assert not [student for student in VALUES if student in board]
    for graded in results:
        page = (tmp_path / place(graded.file)).read_text(encoding="utf-8")
        shown = {other.file for other in results if pseudonym(other) in page}
        assert shown == ({graded.file} if graded.rows[0].score else set())


def test_pseudonyms_change_with_the_secret(monkeypatch, results):
    before = pseudonym(results[0])
    monkeypatch.setenv("COURSE_SECRET", "another secret")
    assert pseudonym(results[0]) != before


def test_page_says_which_protections_its_own_run_had(results, tmp_path):
    all_of_them = replace(results[0], protections=tuple(PROTECTIONS))
    weak = replace(results[1], protections=tuple(name for name in PROTECTIONS if name != "network"))
    found = [all_of_them, weak, results[2]]
    write_all(tmp_path, pairs(found), [])
    network = PROTECTIONS["network"]
    files = PROTECTIONS["files"]
    pages = [(tmp_path / place(graded.file)).read_text(encoding="utf-8") for graded in found]
    assert [f"<li>{network}</li>" in page for page in pages] == [True, False, False]
    assert [f"Not guaranteed when this was graded: {network}." in page for page in pages] == [
        False,
        True,
        False,
    ]
    assert [f"<li>{files}</li>" in page for page in pages] == [True, True, False]


def test_each_proof_has_a_page_of_its_own(tmp_path):
    sheet = tiny_sheet(tmp_path / "source")
    texts = {"ann": r"$\def\le{\ge}$ It is so.", "bob": r"$1 \le 2$"}
    rows = (Row("proof", None, 4, answer="x"),)
    found = [Graded(name, sheet.name, rows, proofs={"proof": text}) for name, text in texts.items()]
    write_all(tmp_path, pairs(found), [sheet])
    pages = {
        path.stem: path.read_text(encoding="utf-8")
        for path in (tmp_path / "proofs").glob("*/*.html")
    }
    assert sorted(pages) == ["ann", "bob"]
    for name, page in pages.items():
        assert [texts[who] in page for who in texts] == [name == who for who in texts]
    assert all(
        f"{name}.html" in (tmp_path / "proofs.html").read_text(encoding="utf-8") for name in pages
    )
