"""A second attempt meets other cases than the first, both are kept, and the instructor says which one counts."""

import csv
import json
import os
import re

import pytest

from assignments.grader import __main__ as commands
from assignments.grader import secret
from assignments.grader.exercise import Exercise, Result
from assignments.grader.extract import extract
from assignments.grader.secret import grading, hidden_seed
from assignments.grader.sheets import hidden_games
from assignments.grader.student import StudentFault
from assignments.tests.answers.direct import Direct
from assignments.tests.answers.notebooks import as_bytes, model
from assignments.tests.test_sheets import SHEETS
from assignments.tests.tiny import HONEST, WRONG, TinySheet, hand_in, notebook, tiny_sheet

OWN = {
    "overflow": {"counterexample"},
    "regret": {"break"},
}  # the answer is a game of the student's own: no case is hidden


class Recorder(Direct):
    """A student of whom every answer is written down."""

    def __init__(self, cells):
        self.log = []
        super().__init__(cells)

    def call(self, function, *arguments):
        """Answer, and write it down."""
        self.log.append((function, json.dumps(arguments), super().call(function, *arguments)))
        return self.log[-1][2]


class Parrot:
    """A student who knows the right answer to each case of one attempt, and nothing else."""

    def __init__(self, log):
        self.known = {}
        for function, arguments, answer in log:
            self.known.setdefault((function, arguments), []).append(answer)

    def restart(self):
        """Do nothing."""

    def call(self, function, *arguments):
        """Answer what is known."""
        answers = self.known.get((function, json.dumps(arguments)))
        if not answers:
            raise StudentFault("raised", "a case that was not in the feedback")
        return answers.pop(0)


@pytest.mark.parametrize("topic", SHEETS)
def test_answers_to_the_first_cases_earn_nothing_the_second_time(topic):
    sheet = SHEETS[topic]
    for exercise in (exercise for exercise in sheet.exercises if exercise.name != "design"):
        recorder = Recorder(extract(as_bytes(sheet, model), sheet).cells)
        with grading("ann", 1):
            first = exercise.grade(recorder).points
            assert exercise.grade(Parrot(recorder.log)).points == first > 0
        with grading("ann", 2):
            second = exercise.grade(Parrot(recorder.log)).points
        assert second == (first if exercise.name in OWN.get(topic, ()) else 0), exercise.name


def test_the_games_of_a_second_attempt_are_others():
    with grading("ann", 1):
        first = hidden_games.hidden_instance(1)
    with grading("bob", 2):
        second = hidden_games.hidden_instance(1)
    with grading("bob", 1):
        assert hidden_games.hidden_instance(1) is first
    assert (first.delays != second.delays).mean() > 0.5
    assert (hidden_games.hidden_times(1)[0] == (first.delays > 2)).mean() > 0.8


class DrawnSheet(TinySheet):
    """The tiny sheet with one exercise, whose numbers are drawn."""

    @property
    def exercises(self):
        return (Exercise("double", 3, double),)


def double(student):
    """Score `double` with three drawn numbers."""
    cases = [hidden_seed("tiny", "double", n) % 10**6 for n in range(3)]
    wrong = [f"double({x}): expected {2 * x}" for x in cases if student.call("double", x) != 2 * x]
    return Result(3 - len(wrong), tuple(wrong))


@pytest.fixture
def course(tmp_path, monkeypatch):
    """Return what grades ann's code with a policy and returns what counts, the attempts and her page."""
    sheet = tiny_sheet(tmp_path / "source", DrawnSheet)
    monkeypatch.setenv(secret.VARIABLE, "a secret")
    monkeypatch.setattr(commands, "sheets", lambda: [sheet])
    monkeypatch.setattr(commands, "POLICY", tmp_path / "policy.toml")

    def run(code=None, policy="", day=1):
        (tmp_path / "policy.toml").write_text(policy)
        if code:
            path = hand_in(tmp_path / "submissions", "ann", notebook(code, "YOUR ANSWER HERE"), again=True)
            os.utime(path, (day * 86400, day * 86400))
        commands.main(["grade", str(tmp_path / "submissions"), str(tmp_path / "out"), "--jobs", "1"])
        [row] = rows(tmp_path / "out" / "totals.csv")
        page = (tmp_path / "out" / "feedback" / "ann" / "1_tiny.html").read_text(encoding="utf-8")
        tries = [(row["attempt"], row["points"], row["counts"]) for row in rows(tmp_path / "out" / "attempts.csv")]
        return float(row["total"]), tries, page

    return run


def rows(path):
    """Return the rows of a table, each a dictionary."""
    with open(path, newline="", encoding="utf-8-sig") as file:
        return list(csv.DictReader(file))


def test_whoever_copies_the_feedback_into_the_code_gets_nothing_for_it(course):
    points, _, page = course(WRONG)
    told = dict(re.findall(r"double\((\d+)\): expected (\d+)", page))
    assert (points, len(told)) == (0, 3)
    parrot = f"def double(x): return {{{', '.join(f'{x}: {y}' for x, y in told.items())}}}.get(x)"
    points, tries, page = course(parrot)
    assert (points, tries) == (0, [("1", "0", "False"), ("2", "0", "True")])
    assert not set(told) & set(re.findall(r"double\((\d+)\)", page))
    assert course(HONEST)[:2] == (3, [("1", "0", "False"), ("2", "0", "False"), ("3", "3", "True")])


@pytest.mark.parametrize(("counts", "points", "number"), [("first", 3, "1"), ("last", 0, "2"), ("best", 3, "1")])
def test_the_instructor_says_which_attempt_counts(course, counts, points, number):
    course(HONEST)
    total, tries, page = course(WRONG, f'counts = "{counts}"')
    assert total == points
    assert [attempt for attempt, _, counted in tries if counted == "True"] == [number]
    assert f"attempt {number} counts; the attempts have 3, 0 points so far" in page


def test_an_attempt_keeps_its_date_and_is_no_new_one_when_it_is_graded_again(course, monkeypatch):
    late = "penalty_per_day = 0.5\n[deadlines]\n1_tiny = 1970-01-03T00:00:00Z\n"
    course(HONEST, late, day=1)
    total, tries, _ = course(HONEST + "\n", 'counts = "best"\n' + late, day=3)
    assert (total, tries) == (3, [("1", "3", "True"), ("2", "1.5", "False")])  # a day late: half of the points
    monkeypatch.setenv(secret.VARIABLE, "another secret")
    assert len(course(policy=late)[1]) == 2


def test_unknown_rule_is_refused(course):
    with pytest.raises(SystemExit, match="counts: expected first, last, best, received 'worst'"):
        course(HONEST, 'counts = "worst"')
