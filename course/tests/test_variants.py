"""A class's own numbers: its answers earn everything with them,
those of another year do not; all are worth alike.
"""

import itertools
import os
from contextlib import contextmanager

import pytest

from course.grader import secret, variant
from course.grader.extract import extract
from course.grader.marks import rubric
from course.grader.secret import grading
from course.grader.sheet import sheets
from course.tests.answers.direct import Direct
from course.tests.answers.notebooks import announced, as_bytes, model, submission
from course.tests.test_sheets import code_until, first_fault

SHEETS = {sheet.topic: sheet for sheet in sheets()}
VARIED = {  # the exercise of which a number changes the answers
    "game": {"coin": "bernoulli", "patience": "pareto"},
    "ftrl": {"speed": "learner"},
    "overflow": {"normalizer": "overflow_probability"},
    "batching": {"part": "verdict"},
    "regret": {"part": "lower"},
}


@pytest.fixture(autouse=True)
def for_a_class(monkeypatch):
    """Draw numbers for the class, with a secret."""
    monkeypatch.setenv(variant.VARIABLE, "class")
    monkeypatch.setenv(secret.VARIABLE, "a secret")


@contextmanager
def of_year(year):
    """Let what runs inside have the secret of another year."""
    before = os.environ[secret.VARIABLE]
    os.environ[secret.VARIABLE] = year
    try:
        yield
    finally:
        os.environ[secret.VARIABLE] = before


def drawn(topic, year):
    """Return the numbers of a year."""
    with of_year(year):
        return variant.drawn(topic)


def some_of_each(topic):
    """Return secrets that have, together, every value of every number of a topic."""
    wanted = {
        (name, value) for name, values in variant.entries(topic)["draw"].items() for value in values
    }
    chosen = []
    for year in (f"year {number}" for number in range(1000)):
        new = wanted & drawn(topic, year).items()
        chosen += [year] * bool(new)
        wanted -= new
    assert not wanted
    return chosen


def answers(sheet, year):
    """Return the model answers to the sheet of a year."""
    with of_year(year):
        return Direct(extract(as_bytes(sheet, model), sheet).cells)


def points(sheet, year, answers):
    """Return what answers earn in a year, by exercise that varies."""
    with of_year(year):
        return {
            e.name: e.grade(answers).points
            for e in sheet.exercises
            if e.name in VARIED[sheet.topic].values()
        }


@pytest.mark.parametrize("topic", VARIED)
def test_every_variant_can_be_solved_and_its_own_tests_pass(topic):
    sheet = SHEETS[topic]
    for year in some_of_each(topic):
        earned = points(sheet, year, answers(sheet, year))
        assert earned == {name: announced(sheet)[name] for name in earned}
        assert len(earned) == len({*VARIED[topic].values()})
        with of_year(year):
            fault = first_fault(code_until(submission(sheet, model), list(announced(sheet))[-1]))
        assert fault is None, (drawn(topic, year), fault)


@pytest.mark.parametrize("topic", VARIED)
def test_answers_of_another_year_fail_where_the_numbers_differ(topic):
    sheet, (first, *others) = SHEETS[topic], some_of_each(topic)
    old = answers(sheet, first)
    for year in others:
        differ = {
            ex
            for name, ex in VARIED[topic].items()
            if drawn(topic, first)[name] != drawn(topic, year)[name]
        }
        earned = points(sheet, year, old)
        assert {
            name for name, found in earned.items() if found < announced(sheet)[name]
        } == differ, (first, year)
        assert all(earned[name] <= announced(sheet)[name] / 2 for name in differ)


@pytest.mark.parametrize("topic", SHEETS)
def test_all_variants_have_the_same_points_and_mark_scheme_and_another_proof(topic):
    sheet = SHEETS[topic]
    tasks = {}
    [plain] = sheet.proofs
    for year in some_of_each(topic):
        with of_year(year):
            [proof] = sheet.proofs
            assert announced(sheet) == {
                exercise.name: exercise.points for exercise in sheet.exercises
            }
        assert proof.points == plain.points
        assert [points for points, _ in rubric(proof).values()] == [
            points for points, _ in rubric(plain).values()
        ]
        assert "<<" not in proof.task + proof.model
        tasks.setdefault(drawn(topic, year)[PROOF[topic]], set()).add((proof.task, proof.model))
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


def test_a_class_has_one_variant_and_without_the_word_there_is_none(monkeypatch):
    assert drawn("game", "a year") != {}
    with grading(b"a notebook"):
        assert variant.drawn("game") == drawn("game", "a secret")
    monkeypatch.setenv(variant.VARIABLE, "")
    assert variant.drawn("game") == {}


def test_an_unknown_mode_is_told(monkeypatch):
    monkeypatch.setenv(variant.VARIABLE, "zzz")
    with pytest.raises(ValueError, match="expected class or nothing, received 'zzz'"):
        variant.number("game", "coin", 4)


def test_a_change_of_the_notebook_that_the_variants_do_not_know_is_told(monkeypatch):
    monkeypatch.setattr(
        variant, "entries", lambda topic: {"draw": {"x": [1]}, "replace": {"no such text": "x"}}
    )
    with pytest.raises(
        ValueError, match="expected a text of the notebook, received 'no such text'"
    ):
        variant.notebook(SHEETS["game"].notebook)
