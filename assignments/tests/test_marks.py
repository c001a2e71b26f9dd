"""Marks that are given by hand reach the grades."""

import csv

import pytest

from assignments.grader import __main__ as commands
from assignments.grader import marks, table
from assignments.tests.tiny import HONEST, hand_in, notebook, tiny_sheet

MOST = {("1_tiny", "proof"): 4}
KEY = ("=ann", "1_tiny", "proof")


@pytest.fixture
def grade(tmp_path, monkeypatch):
    """Return what grades a class of two, one of whom wrote no proof, and returns the rows of the grades."""
    sheet = tiny_sheet(tmp_path / "source")
    hand_in(tmp_path / "submissions", "=ann", notebook(HONEST))
    hand_in(tmp_path / "submissions", "bob", notebook(HONEST, proof="YOUR ANSWER HERE"))
    monkeypatch.setattr(commands, "sheets", lambda: [sheet])

    def run():
        commands.main(["grade", str(tmp_path / "submissions"), str(tmp_path / "out")])
        with open(tmp_path / "out" / "grades.csv", newline="", encoding="utf-8") as file:
            return {(row["student"], row["exercise"]): row for row in csv.DictReader(file)}

    return run


def test_marks_are_asked_for_and_merged(grade, tmp_path):
    rows = grade()
    assert rows["'=ann", "proof"]["points"] == ""
    assert rows["bob", "proof"]["points"] == "0"
    path = tmp_path / "out" / "marks.csv"
    assert table.read(path, marks.HEADER) == [[*KEY, "", "4", ""]]
    table.write(path, marks.HEADER, [(*KEY, "2,5", 4, "nice")])
    rows = grade()
    assert (rows["'=ann", "proof"]["points"], rows["'=ann", "proof"]["message"]) == ("2.5", "nice")
    assert table.read(path, marks.HEADER) == [[*KEY, "2,5", "4", "nice"]]
    [page] = tmp_path.glob("out/feedback/ann-*/1_tiny.html")
    assert "5.5 of 10" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("points", ["5", "-1", "nan", "two"])
def test_marks_out_of_range_are_refused(points, tmp_path):
    table.write(
        tmp_path / "marks.csv", marks.HEADER, [(*KEY, "", 4, ""), ("bob", "1_tiny", "proof", f" {points}", 4, "")]
    )
    with pytest.raises(ValueError, match="marks of bob, 1_tiny, proof: expected points from 0 to 4"):
        marks.read(tmp_path / "marks.csv", MOST)


def test_table_with_other_columns_is_refused(tmp_path):
    table.write(tmp_path / "marks.csv", ("student", "points"), [("ann", 3)])
    with pytest.raises(ValueError, match="expected the columns student, sheet, exercise"):
        marks.read(tmp_path / "marks.csv", MOST)


def test_most_is_not_taken_from_the_table(grade, tmp_path):
    grade()
    table.write(tmp_path / "out" / "marks.csv", marks.HEADER, [(*KEY, "900", 1000, "")])
    with pytest.raises(SystemExit, match="expected points from 0 to 4, received '900'"):
        grade()


def test_mark_for_no_proof_is_refused(tmp_path):
    table.write(tmp_path / "marks.csv", marks.HEADER, [("ann", "1_tiny", "prof", 1, 4, "")])
    with pytest.raises(ValueError, match="expected a proof of one of the sheets, received 'prof'"):
        marks.read(tmp_path / "marks.csv", MOST)
