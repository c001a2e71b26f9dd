"""Numbers of one's own: a student's answers earn everything with them, a neighbour's do not; all are worth alike."""

import csv
import itertools
import json

import pytest

from assignments.grader import __main__ as commands
from assignments.grader import release, secret, variant
from assignments.grader.extract import extract
from assignments.grader.marks import rubric
from assignments.grader.secret import grading
from assignments.grader.sheet import sheets
from assignments.tests import platforms
from assignments.tests.answers.direct import Direct
from assignments.tests.answers.notebooks import announced, as_bytes, hand_in, model, submission
from assignments.tests.test_sheets import code_until, first_fault

SHEETS = {sheet.topic: sheet for sheet in sheets()}
VARIED = {  # the exercise of which a number changes the answers
    "game": {"coin": "bernoulli", "patience": "pareto"},
    "ftrl": {"speed": "learner"},
    "overflow": {"normalizer": "overflow_probability"},
    "batching": {"part": "verdict"},
    "regret": {"part": "lower"},
}
CLASS = [f"student-{number}" for number in range(60)]


@pytest.fixture(autouse=True)
def for_each_student(monkeypatch):
    """Draw numbers for each student, with a secret."""
    monkeypatch.setenv(variant.VARIABLE, "student")
    monkeypatch.setenv(secret.VARIABLE, "a secret")


def drawn(topic, student):
    """Return the numbers of a student."""
    with grading(student):
        return variant.drawn(topic)


def some_of_each(topic):
    """Return students of the class who have, together, every value of every number of a topic."""
    wanted = {(name, value) for name, values in variant.entries(topic)["draw"].items() for value in values}
    chosen = []
    for student in (f"student-{number}" for number in range(1000)):
        new = wanted & drawn(topic, student).items()
        chosen += [student] * bool(new)
        wanted -= new
    assert not wanted
    return chosen


def answers(sheet, student):
    """Return the model answers to the sheet of a student."""
    with grading(student):
        return Direct(extract(as_bytes(sheet, model), sheet).cells)


def points(sheet, student, answers):
    """Return what answers earn as those of a student, by exercise that varies."""
    with grading(student):
        return {e.name: e.grade(answers).points for e in sheet.exercises if e.name in VARIED[sheet.topic].values()}


@pytest.mark.parametrize("topic", VARIED)
def test_every_variant_can_be_solved_and_its_own_tests_pass(topic):
    sheet = SHEETS[topic]
    for student in some_of_each(topic):
        earned = points(sheet, student, answers(sheet, student))
        assert earned == {name: announced(sheet)[name] for name in earned}
        assert len(earned) == len(VARIED[topic])
        with grading(student):
            fault = first_fault(code_until(submission(sheet, model), list(announced(sheet))[-1]))
        assert fault is None, (drawn(topic, student), fault)


@pytest.mark.parametrize("topic", VARIED)
def test_a_neighbours_answers_fail_where_the_numbers_differ(topic):
    sheet, (ann, *others) = SHEETS[topic], some_of_each(topic)
    hers = answers(sheet, ann)
    with grading(others[0]):
        constant = {e.name: e.points for e in sheet.exercises if e.name not in VARIED[topic].values()}
        assert {e.name: e.grade(hers).points for e in sheet.exercises if e.name in constant} == constant
    for bob in others:
        differ = {ex for name, ex in VARIED[topic].items() if drawn(topic, ann)[name] != drawn(topic, bob)[name]}
        earned = points(sheet, bob, hers)
        assert {name for name, found in earned.items() if found < announced(sheet)[name]} == differ, (ann, bob)
        assert all(earned[name] <= announced(sheet)[name] / 2 for name in differ)


@pytest.mark.parametrize("topic", SHEETS)
def test_all_variants_have_the_same_points_and_mark_scheme_and_another_proof(topic):
    sheet, tasks = SHEETS[topic], {}
    [plain] = sheet.proofs
    for student in some_of_each(topic):
        with grading(student):
            [proof] = sheet.proofs
            assert announced(sheet) == {exercise.name: exercise.points for exercise in sheet.exercises}
        assert proof.points == plain.points
        assert [points for points, _ in rubric(proof).values()] == [points for points, _ in rubric(plain).values()]
        assert "<<" not in proof.task + proof.model
        tasks.setdefault(drawn(topic, student)[PROOF[topic]], set()).add((proof.task, proof.model))
    proofs = list(itertools.chain(*tasks.values()))
    assert len({task for task, _ in proofs}) == len({model for _, model in proofs}) >= 4


PROOF = {  # the number that the proof depends on
    "game": "cleaning",
    "ftrl": "power",
    "overflow": "cleaning",
    "batching": "cleaning",
    "design": "question",
    "regret": "part",
}


@pytest.mark.parametrize("topic", SHEETS)
def test_numbers_are_stable_secret_and_spread_over_the_class(topic, monkeypatch):
    before = [drawn(topic, student) for student in CLASS]
    with grading("student-0", attempt=2):
        assert variant.drawn(topic) == before[0]
    size = 1
    for values in variant.entries(topic)["draw"].values():
        size *= len(values)
    neighbours = sum(a == b for a, b in itertools.pairwise(before))
    assert neighbours <= len(CLASS) / size + 12
    monkeypatch.setenv(secret.VARIABLE, "another secret")
    assert [drawn(topic, student) for student in CLASS] != before


def test_a_class_has_one_variant_and_nobody_has_none(monkeypatch):
    assert drawn("game", "") == {}
    monkeypatch.setenv(variant.VARIABLE, "class")
    assert drawn("game", "ann") == drawn("game", "bob") == drawn("game", "") != {}
    monkeypatch.setenv(variant.VARIABLE, "")
    assert drawn("game", "ann") == {}


def test_an_unknown_mode_is_told(monkeypatch):
    monkeypatch.setenv(variant.VARIABLE, "zzz")
    with pytest.raises(ValueError, match="expected student, class or nothing, received 'zzz'"):
        variant.number("game", "coin", 4)


def test_a_change_of_the_notebook_that_the_variants_do_not_know_is_told(monkeypatch):
    monkeypatch.setattr(variant, "entries", lambda topic: {"draw": {"x": [1]}, "replace": {"no such text": "x"}})
    with grading("ann"), pytest.raises(ValueError, match="expected a text of the notebook, received 'no such text'"):
        variant.notebook(SHEETS["game"].notebook)


def test_a_class_gets_its_sheets_and_a_copied_one_fails(tmp_path, monkeypatch):
    sheet, submissions = SHEETS["regret"], tmp_path / "submissions"
    monkeypatch.setattr(commands, "sheets", lambda: [sheet])
    monkeypatch.setattr(commands.release, "RELEASE", tmp_path / "release")
    rows = [(1, "Ann Lee", "ann@example.org", None), (2, "Cat Roe", "cat@example.org", None)]
    platforms.worksheet(tmp_path / "report.csv", rows, due="-")
    commands.main(["release", "--submissions", str(submissions), "--report", str(tmp_path / "report.csv")])
    ann, bob = sorted(path.name for path in (tmp_path / "release").iterdir())
    parts = {student: drawn("regret", student)["part"] for student in (ann, bob)}
    assert parts[ann] != parts[bob]
    for student in (ann, bob):
        text = release.text_of(json.loads((tmp_path / "release" / student / sheet.name / "regret.ipynb").read_text()))
        assert f"1 / {parts[student]}" in text
        assert "MARK SCHEME" not in text
        with grading(ann):
            hand_in(submissions, student, sheet, model)
    commands.main(["grade", str(submissions), str(tmp_path / "out"), "--jobs", "1"])
    with open(tmp_path / "out" / "grades.csv", newline="", encoding="utf-8-sig") as file:
        points = {(row["student"], row["exercise"]): row["points"] for row in csv.DictReader(file)}
    assert [points[ann, name] for name in announced(sheet)] == [str(most) for most in announced(sheet).values()]
    assert [name for name in announced(sheet) if points[ann, name] != points[bob, name]] == ["lower"]
    assert points[bob, "lower"] == "0"
    page = next((tmp_path / "out" / "proofs").glob(f"{bob}*.html")).read_text(encoding="utf-8")
    assert f"frac{{1}}{{{parts[bob]}}} \\sqrt" in page


def test_whose_sheets_are_wanted_must_be_said(tmp_path):
    with pytest.raises(SystemExit, match="each student has their own numbers: name one with STUDENT"):
        commands.main(["release", "1_game", "--submissions", str(tmp_path / "nobody")])
