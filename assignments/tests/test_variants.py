"""Another year's constants: the model answers earn everything, last year's answers do not, and the notebooks agree."""

import pytest

from assignments.grader import variant
from assignments.grader.extract import extract
from assignments.grader.sheet import sheets
from assignments.tests.answers.direct import Direct
from assignments.tests.answers.notebooks import as_bytes, model, submission
from assignments.tests.test_sheets import code_until, first_fault

SHEETS = {sheet.topic: sheet for sheet in sheets()}
CHANGED = {"game": {"bernoulli", "pareto"}, "ftrl": {"learner"}, "overflow": {"overflow_probability"}}
VARIANTS = sorted(path.stem for path in variant.FOLDER.glob("*.toml"))


def points(sheet, student):
    """Return what each exercise of a sheet earns."""
    return {exercise.name: exercise.grade(student).points for exercise in sheet.exercises}


def test_there_is_a_variant():
    assert VARIANTS == ["b"]


@pytest.mark.parametrize("topic", CHANGED)
@pytest.mark.parametrize("name", VARIANTS)
def test_answers_of_the_year_earn_everything_and_others_do_not(name, topic, monkeypatch):
    sheet = SHEETS[topic]
    old = Direct(extract(as_bytes(sheet, model), sheet).cells)
    monkeypatch.setenv(variant.VARIABLE, name)
    new = Direct(extract(as_bytes(sheet, model), sheet).cells)
    assert points(sheet, new) == sheet.tests
    lost = {exercise for exercise, earned in points(sheet, old).items() if earned < sheet.tests[exercise]}
    assert lost == CHANGED[topic]


@pytest.mark.parametrize("topic", CHANGED)
@pytest.mark.parametrize("name", VARIANTS)
def test_visible_and_hidden_tests_of_the_notebook_pass(name, topic, monkeypatch):
    monkeypatch.setenv(variant.VARIABLE, name)
    sheet = SHEETS[topic]
    assert first_fault(code_until(submission(sheet, model), list(sheet.tests)[-1])) is None
