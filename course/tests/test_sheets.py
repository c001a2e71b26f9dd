"""The problem sheets: model answers earn everything, the blank nothing,
and a slip what it deserves, with a message.
"""

import ast
import math
import re
from collections import Counter
from functools import reduce
from importlib import import_module

import pytest

from course.grader import secret
from course.grader.exercise import Result
from course.grader.extract import extract
from course.grader.sheet import sheets
from course.grader.sheets import hidden_games
from course.grader.student import Student, StudentFault
from course.tests.answers.direct import Direct
from course.tests.answers.notebooks import (
    announced,
    as_bytes,
    blank,
    hand_in,
    model,
    slipped,
    submission,
)
from course.tests.tiny import grade

SHEETS = {sheet.topic: sheet for sheet in sheets()}
SLIPS = [
    (topic, slip)
    for topic in SHEETS
    for slip in import_module(f"course.tests.answers.{topic}").SLIPS
]
DEEP = reduce(lambda inner, _: [inner], range(900), 1)
ODD = (
    "1/\u0660",
    DEEP,
    [DEEP] * 2,
    None,
    "x",
    [],
    {},
    math.nan,
    -1,
    10**18,
    [None],
    [None, None],
    [[1], [1]],
    [math.inf] * 3,
    True,
    [True, True],
)
TOTAL = 25


@pytest.fixture(autouse=True)
def few_public_games(monkeypatch):
    """Take the public secret, so that all hidden numbers are known, and few games in Sheet 5."""
    monkeypatch.setenv(secret.VARIABLE, secret.PUBLIC)
    monkeypatch.setattr(hidden_games, "GAMES", 6)
    monkeypatch.setattr(hidden_games, "COPIES", 6)


def rows(folder, sheet, change):
    """Return what the grader gives to a student for one sheet, by exercise."""
    student = hand_in(folder, "ann", sheet, change)
    return {row.exercise: row for row in grade(student, sheet).rows}


@pytest.fixture(params=SHEETS)
def sheet(request):
    """Each sheet."""
    return SHEETS[request.param]


def test_there_are_six_sheets():
    assert list(SHEETS) == ["game", "ftrl", "overflow", "batching", "design", "regret"]


def test_points_of_notebook_and_grader_agree(sheet):
    assert {exercise.name: exercise.points for exercise in sheet.exercises} == announced(sheet)
    assert sum(announced(sheet).values()) + sum(proof.points for proof in sheet.proofs) == TOTAL
    assert 3 <= len(announced(sheet)) <= 5


def test_points_are_announced(sheet):
    text = "\n".join(source for _, source in sheet.cells)
    for points, names in Counter(announced(sheet).values()).items():
        assert text.count(f"({points} points)") >= names


def test_exercises_have_the_titles_of_the_notebook(sheet):
    titles = sheet.titles
    assert titles.keys() == {*announced(sheet), *(proof.name for proof in sheet.proofs)}
    assert [title[:3] for title in titles.values()] == [
        f"{sheet.name[0]}.{n}" for n in range(1, len(titles) + 1)
    ]
    assert not any("points" in title for title in titles.values())


def test_proof_is_marked_by_a_scheme(sheet):
    [proof] = sheet.proofs
    assert "=== BEGIN MARK SCHEME ===" in proof.task
    assert f"({proof.points} points, marked by hand)" in proof.task
    assert len(proof.model) > 500


def test_links_lead_to_chapters(sheet):
    links = re.findall(
        r"\]\((.*?)\)",
        "\n".join(source for role, source in sheet.cells if not role.get("solution")),
    )
    chapters = [link for link in links if link.endswith(".ipynb")]
    assert len(chapters) >= 2
    assert [link for link in chapters if not (sheet.notebook.parent / link).is_file()] == []


def test_model_answers_earn_everything(sheet, tmp_path):
    found = rows(tmp_path, sheet, model)
    earned = {exercise.name: found[exercise.name].points for exercise in sheet.exercises}
    assert earned == announced(sheet), [row.messages for row in found.values()]
    assert not any(
        row.messages for name, row in found.items() if name in announced(sheet) and name != "design"
    )


def test_model_answers_earn_everything_with_another_secret(sheet, monkeypatch):
    monkeypatch.setenv(secret.VARIABLE, "another secret")
    student = Direct(extract(as_bytes(sheet, model), sheet).cells)
    assert {
        exercise.name: exercise.grade(student).points for exercise in sheet.exercises
    } == announced(sheet)


def test_blank_earns_nothing(sheet, tmp_path):
    found = rows(tmp_path, sheet, blank)
    assert {row.points for row in found.values()} == {0}
    for exercise in sheet.exercises:
        assert "NotImplementedError" in " ".join(found[exercise.name].messages)


def test_missing_functions_earn_nothing(sheet):
    for exercise in sheet.exercises:
        with Student([]) as student:
            result = graded(exercise, student)
        assert (exercise.name, result.points) == (exercise.name, 0)
        assert "missing function" in " ".join(result.messages)


def graded(exercise, student):
    """Return the Result of an exercise, or of a StudentFault."""
    try:
        return exercise.grade(student)
    except StudentFault as fault:
        return Result(0, (str(fault),))


class Always:
    """A student whose functions all return the same."""

    def __init__(self, value):
        self.value = value

    def call(self, function, *arguments):
        """Return the value."""
        return self.value

    def restart(self):
        """Do nothing."""


@pytest.mark.parametrize("value", ODD, ids=lambda value: repr(value)[:20])
def test_odd_answers_are_refused(sheet, value):
    for exercise in sheet.exercises:
        result = exercise.grade(Always(value))
        assert (exercise.name, result.points) == (exercise.name, 0)
        assert all(len(message) < 400 for message in result.messages)


class Texts(Direct):
    """A student who answers with texts such as "1/3" in place of numbers."""

    def call(self, function, *arguments):
        """Answer."""
        return texts(super().call(function, *arguments))


def texts(value):
    """Return plain data with texts for its floats."""
    return (
        [texts(each) for each in value]
        if isinstance(value, list)
        else repr(value)
        if type(value) is float
        else value
    )


@pytest.mark.parametrize("topic", ["ftrl", "batching", "regret"])
def test_numbers_may_be_texts(topic):
    sheet = SHEETS[topic]
    student = Texts(extract(as_bytes(sheet, model), sheet).cells)
    assert {
        exercise.name: exercise.grade(student).points for exercise in sheet.exercises
    } == announced(sheet)


@pytest.mark.parametrize(
    ("topic", "slip"), SLIPS, ids=[f"{topic}-{slip.exercise}-{slip.words}" for topic, slip in SLIPS]
)
def test_slip_earns_what_it_deserves(topic, slip):
    sheet = SHEETS[topic]
    [exercise] = [exercise for exercise in sheet.exercises if exercise.name == slip.exercise]
    result = exercise.grade(Direct(extract(as_bytes(sheet, slipped(slip)), sheet).cells))
    text = "\n".join(result.messages)
    assert result.points == slip.points, text
    assert [words for words in slip.says if words not in text] == [], text


def test_every_exercise_has_two_slips(sheet):
    counts = Counter(slip.exercise for topic, slip in SLIPS if topic == sheet.topic)
    assert {name for name in announced(sheet) if counts[name] >= 2} == set(announced(sheet))
    assert all(
        slip.says and slip.points < announced(sheet)[slip.exercise]
        for topic, slip in SLIPS
        if topic == sheet.topic
    )


def code_until(notebook, name):
    """Return the code of a notebook up to and with the cell of this name."""
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            yield "".join(cell["source"])
            if cell["metadata"].get("nbgrader", {}).get("grade_id") == name:
                return


@pytest.mark.parametrize("topic", SHEETS)
def test_checks_in_the_notebook_can_fail(topic):
    """The visible and hidden tests of each exercise reject some slip, and say why."""
    sheet = SHEETS[topic]
    rejected = {}
    for slip in (slip for name, slip in SLIPS if name == topic and slip.exercise != "design"):
        fault = first_fault(code_until(submission(sheet, slipped(slip)), slip.exercise))
        rejected.setdefault(slip.exercise, []).append(fault is not None)
    assert all(any(faults) for faults in rejected.values()), rejected


def first_fault(cells):
    """Run code and return the first exception, or None."""
    names = {"__name__": "notebook"}
    try:
        for source in cells:
            exec(compile(ast.parse(source), "notebook", "exec"), names)
    except Exception as fault:
        return fault
