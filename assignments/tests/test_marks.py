"""Marks that are given by hand reach the grades, without grading again, and never the wrong row."""

import csv

import pytest

from assignments.grader import __main__ as commands
from assignments.grader import marks, results, table
from assignments.grader.grade import Graded, Row
from assignments.grader.secret import pseudonym
from assignments.grader.sheet import Proof
from assignments.tests.tiny import HONEST, WRONG, hand_in, notebook, tiny_sheet

ROWS = (Row("double", 0, 3, ("the grader could not judge this",)), Row("proof", None, 4, answer="abc"))
CLASS = [Graded("=ann", "1_tiny", ROWS), Graded("bob", "1_tiny", ROWS)]
KEY = ["=ann", "1_tiny", "proof"]


@pytest.fixture
def course(tmp_path, monkeypatch):
    """Return what runs a command on a class of two, one of whom wrote no proof, and returns the rows of the grades."""
    sheet = tiny_sheet(tmp_path / "source")
    hand_in(tmp_path / "submissions", "=ann", notebook(HONEST))
    hand_in(tmp_path / "submissions", "bob", notebook(WRONG, proof="YOUR ANSWER HERE"))
    monkeypatch.setattr(commands, "sheets", lambda: [sheet])

    def run(command="grade", *options):
        options = [*options, *["--jobs", "1"] * (command == "grade")]
        commands.main([command, str(tmp_path / "submissions"), str(tmp_path / "out"), *options])
        with open(tmp_path / "out" / "grades.csv", newline="", encoding="utf-8-sig") as file:
            return {(row["student"], row["exercise"]): row for row in csv.DictReader(file)}

    return run


def give(path, *rows):
    """Write a table of marks."""
    table.write(path, marks.HEADER, rows)


def test_marks_are_asked_for_and_merged_without_grading(course, tmp_path, monkeypatch):
    rows = course()
    assert rows["'=ann", "proof"]["points"] == ""
    assert rows["bob", "proof"]["points"] == "0"
    path = tmp_path / "out" / "marks.csv"
    [row] = table.read(path, marks.HEADER)
    assert row[:6] == [*KEY, "", "4", ""]
    assert len(row[6]) == 8
    give(path, (*KEY, "2,5", 4, "nice", row[6]))
    monkeypatch.setattr(results, "produce", None)  # whoever grades now, fails
    rows = course("marks")
    assert (rows["'=ann", "proof"]["points"], rows["'=ann", "proof"]["message"]) == ("2.5", "nice")
    assert table.read(path, marks.HEADER) == [[*KEY, "2,5", "4", "nice", row[6]]]
    [page] = tmp_path.glob("out/feedback/ann-*/1_tiny.html")
    assert "5.5 of 10" in page.read_text(encoding="utf-8")


def test_any_row_can_be_overridden(course, tmp_path):
    assert course()["bob", "double"]["points"] == "0"
    proof = ("bob", "1_tiny", "proof", 4, "", "on paper")
    give(tmp_path / "out" / "marks.csv", ("bob", "1_tiny", "double", "1.5", "", "the idea is right"), proof)
    rows = course("marks")
    assert rows["bob", "double"]["points"] == "1.5"
    assert rows["bob", "double"]["message"].startswith("the idea is right; double(3): expected 6")
    assert (rows["bob", "proof"]["points"], rows["bob", "proof"]["message"].split(";")[0]) == ("4", "on paper")


def test_a_mark_settles_what_the_grader_could_not_judge():
    row = Row("double", 0, 3, ("the grader could not judge this; the instructor will look at it",))
    graded = Graded("bob", "1_tiny", (row,), ("look at it",))
    assert marks.apply(({}, {}), graded).flags == ("look at it",)
    for points, flags in ((3, ()), (0, ()), (None, ("look at it",))):
        given = {("bob", "1_tiny", "double"): [marks.Mark(points, "", "", "marks.csv")]}
        assert marks.apply((given, {}), graded).flags == flags


def test_a_mark_does_not_outlive_the_proof(course, tmp_path):
    course()
    path = tmp_path / "out" / "marks.csv"
    [row] = table.read(path, marks.HEADER)
    give(path, (*KEY, "4", 4, "nice", row[6]))
    hand_in(tmp_path / "submissions", "=ann", notebook(HONEST, proof="Something else."), again=True)
    rows = course()
    assert (rows["'=ann", "proof"]["points"], rows["'=ann", "proof"]["message"]) == ("", marks.CHANGED)
    assert "changed since it was marked" in (tmp_path / "out" / "index.html").read_text(encoding="utf-8")


def test_marks_under_pseudonyms(course, tmp_path):
    course("grade", "--anonymous")
    path = tmp_path / "out" / "marks.csv"
    [row] = table.read(path, marks.HEADER)
    assert row[0] == pseudonym("=ann")
    for path_of_page in [tmp_path / "out" / "proofs.html", *(tmp_path / "out" / "proofs").glob("*.html")]:
        page = path_of_page.read_text(encoding="utf-8")
        assert pseudonym("=ann") in page
        assert "=ann" not in page
    give(path, (*row[:3], "3", *row[4:]))
    assert course("marks", "--anonymous")["'=ann", "proof"]["points"] == "3"
    assert len(table.read(path, marks.HEADER)) == 1


@pytest.mark.parametrize("points", ["5", "-1", "nan", "two"])
def test_marks_out_of_range_are_refused(points, tmp_path):
    give(tmp_path / "marks.csv", (*KEY, "", 1000), ("bob", "1_tiny", "proof", f" {points}", 1000))
    with pytest.raises(ValueError, match="marks of bob, 1_tiny, proof: expected points from 0 to 4"):
        marks.read(tmp_path, CLASS, {})


@pytest.mark.parametrize("row", [("bob", "2_tiny", "proof"), ("bob", "1_tiny", "prof")])
def test_mark_for_nothing_is_refused(row, tmp_path):
    give(tmp_path / "marks.csv", (*row, 1))
    with pytest.raises(ValueError, match="a student, a sheet and an exercise of these results"):
        marks.read(tmp_path, CLASS, {})


def test_second_row_is_refused(tmp_path):
    give(tmp_path / "marks.csv", (*KEY, 1), ("'=ann", *KEY[1:], 2))
    with pytest.raises(ValueError, match="one row only"):
        marks.read(tmp_path, CLASS, {})


def test_a_wrong_row_stops_the_command(course, tmp_path):
    course()
    give(tmp_path / "out" / "marks.csv", ("bob", "1_tiny", "prööf", 1))
    with pytest.raises(SystemExit, match="marks of bob, 1_tiny, prööf"):
        course("marks")


def test_who_left_stops_nobody_and_keeps_the_mark(course, tmp_path, capsys):
    course()
    path = tmp_path / "out" / "marks.csv"
    give(path, ("jos\u00e9", "1_tiny", "proof", 1), ("bob", "1_tiny", "double", "1.5"))
    assert course("marks")["bob", "double"]["points"] == "1.5"
    assert "marks of josé, 1_tiny, proof: nobody here has this name" in capsys.readouterr().out
    assert table.read(path, marks.HEADER)[0][:4] == ["jos\u00e9", "1_tiny", "proof", "1"]


# Items, several markers, comments, requests

SCHEME = """=== BEGIN MARK SCHEME ===

**(a), 3 points.**

- 1 point: the idea.
- 2 points: the count.

**(b), 1 point.** One point for each, up to one.

- Here is a reason.
- There is another.

=== END MARK SCHEME ==="""


@pytest.mark.parametrize(
    ("given", "points"), [("a1 a2", 3), ("a1+a2=0.5", 1.5), ("b1 b2", 1), ("a1;a2;b2", 4), ("2,5", 2.5)]
)
def test_items_of_the_scheme_add_up(given, points):
    items = marks.rubric(Proof("proof", 4, SCHEME, ""))
    assert list(items) == ["a", "a1", "a2", "b", "b1", "b2"]
    assert marks.parse(given, 4, items, "") == points


@pytest.mark.parametrize("given", ["a3", "a1 a1", "a1=2", "a2=0.5.5", "b"])
def test_items_that_the_scheme_does_not_have_are_refused(given):
    with pytest.raises(ValueError, match="here: expected"):
        marks.parse(given, 4, marks.rubric(Proof("proof", 4, SCHEME, "")), "here")


def test_two_markers_agree_or_are_asked_to(course, tmp_path):
    course()
    give(tmp_path / "out" / "marks.csv", ("bob", "1_tiny", "double", "2", "", "good"))
    give(tmp_path / "out" / "marks-eve.csv", ("bob", "1_tiny", "double", "1"))
    row = course("marks")["bob", "double"]
    assert (row["points"], row["message"]) == ("", "the markers disagree: 1 in marks-eve.csv, 2 in marks.csv")
    assert "markers disagree" in (tmp_path / "out" / "index.html").read_text(encoding="utf-8")
    give(tmp_path / "out" / "marks-eve.csv", ("bob", "1_tiny", "double", "2", "", "fine"))
    row = course("marks")["bob", "double"]
    assert (row["points"], row["message"].split("; ")[:2]) == ("2", ["fine", "good"])


def test_comments_are_used_again_and_unknown_ones_refused(course, tmp_path):
    course()
    table.write(tmp_path / "out" / "comments.csv", marks.COMMENTS[:2], [("order", "joining comes first")])
    give(tmp_path / "out" / "marks.csv", ("bob", "1_tiny", "double", "2", "", "#order, as in step 2"))
    assert course("marks")["bob", "double"]["message"].startswith("joining comes first, as in step 2")
    give(tmp_path / "out" / "marks.csv", ("bob", "1_tiny", "double", "2", "", "#ordre"))
    with pytest.raises(SystemExit, match=r"a key of comments.csv \(order\), received '#ordre'"):
        course("marks")


def test_requests_stay_open_until_they_are_decided(course, tmp_path):
    course()
    index, page = tmp_path / "out" / "index.html", tmp_path / "out" / "feedback" / "bob" / "1_tiny.html"
    for decision, said in (("", "not decided yet"), ("one more point", "decided: one more point")):
        row = ("bob", "1_tiny", "double", "it doubles 0", decision)
        table.write(tmp_path / "out" / "regrades.csv", marks.REGRADES, [row])
        course("marks")
        assert ("regrade asked" in index.read_text(encoding="utf-8")) == (not decision)
        assert f"you asked: it doubles 0; {said}" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
@pytest.mark.parametrize("separator", ",;\t")
def test_tables_come_back_from_spreadsheets(encoding, separator, tmp_path):
    lines = [marks.HEADER[:6], ("bob", "1_tiny", "proof", "2,5" if separator != "," else "2.5", "4", "schön")]
    text = "\r\n".join(separator.join(line) for line in lines)
    (tmp_path / "marks.csv").write_bytes(text.encode(encoding))
    (found, _), _ = marks.read(tmp_path, CLASS, {})
    assert found == {("bob", "1_tiny", "proof"): [marks.Mark(2.5, "schön", "", "marks.csv")]}


def test_table_with_other_columns_is_refused(tmp_path):
    table.write(tmp_path / "marks.csv", ("student", "points"), [("ann", 3)])
    with pytest.raises(ValueError, match="expected the columns student, sheet, exercise"):
        marks.read(tmp_path, CLASS, {})
