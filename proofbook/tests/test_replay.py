"""A stored record is looked at again without its notebook: what was typed into it shows."""

import copy

import pytest
import sympy as sp

from proofbook import Cases, Statement, eq, ge, identity, induction, le, smt
from proofbook.replay import faults

x = sp.Symbol("x", positive=True)
n, k, m = sp.symbols("n k m", integer=True, positive=True)
Y = sp.IndexedBase("Y", real=True)
toy = Statement("lem:toy")


def made():
    """Return records of several kinds."""
    total = sp.Sum(Y[k], (k, 1, n))
    yield toy.check("square", smt, le(2 * x, x**2 + 1), control=x**2)
    yield toy.check("false", smt, le(3 * x, x**2 + 1), control=x**2)
    yield toy.check("sum", induction, le(total, total + 1), control=total - 1, variable=n)
    yield toy.check(
        "sequence", induction, ge(sp.Sum(Y[k] ** 2, (k, 1, n)), 0), control=Y[1], variable=n
    )
    parts = [sp.Sum(Y[k], (k, *ends)) for ends in ((1, n), (1, m), (m + 1, n), (m, n))]
    whole = eq(parts[0], parts[1] + parts[2], [m <= n])
    yield toy.check("split", identity, whole, control=parts[1] + parts[3])
    cases = Cases("n to 3", range(1, 4))
    yield toy.exact(
        "cases", cases, lambda i: le(i, i * i), control=lambda i: le(i * i, i), says=("a", "b")
    )
    yield toy.exact(
        "sets", cases, lambda i: eq({i}, {i}), control=lambda i: eq({i}, {1}), says=("a", "b")
    )
    yield toy.sample(
        "sample", cases, lambda i: le(i, 9.5), control=lambda i: le(i, 2.5), says=("a", "b")
    )


RECORDS = {record["step"]: record for verdicts in made() for record in verdicts.records}


@pytest.mark.parametrize("step", RECORDS)
def test_a_record_that_a_check_made_is_sound(step):
    assert faults(RECORDS[step]) == []


def emptied(record):
    record["control"]["witness"] = {"point": {}}


def elsewhere(record):
    record["control"]["witness"]["point"] = {"x": "1000000"}


def stronger(record):
    record["verdict"], record["prover"] = "proved", "exhaustion"


def other_claim(record):
    record["formula"]["rhs"] = sp.srepr(x**2 + 2)


def other_control(record):
    record["control"]["edit"] = {"rhs": sp.srepr(x**2 + 7)}


def no_control(record):
    record["control"]["edit"] = {"rhs": record["formula"]["rhs"]}


def no_formula(record):
    del record["formula"]


def other_digest(record):
    record["lemma"] = "0" * 16


def other_latex(record):
    record["claim"] = r"\(2 x \leq \frac{x^{2} + 1}{100}\)"


def other_latex_of_the_control(record):
    record["control"]["planted"] = r"\(2 x \leq - 100 x^{2}\)"


def words_with_another_formula(record):
    record["claim"], record["formal"] = "twice a number", r"\(2 x \leq 1\)"


def words_alone(record):
    record["claim"] = "twice a number is at most a hundredth of its square"


LATEX = [other_latex, other_latex_of_the_control, words_with_another_formula, words_alone]


@pytest.mark.parametrize("typed", LATEX)
def test_typed_latex_beside_a_formula_shows(typed):
    record = copy.deepcopy(RECORDS["square"])
    typed(record)
    assert faults(record)[0].startswith("shows another")


class Star(sp.Symbol):
    """A symbol that is typeset by another letter."""

    def _latex(self, printer):
        return "y"


def test_a_sign_of_its_own_must_be_declared():
    star = Star("star", positive=True)
    record = toy.check("starred", smt, le(2 * star, star**2 + 1), control=star**2).records[0]
    assert "y^{2}" in record["claim"]
    assert faults(record)[0] == "shows another formula than was checked"
    assert faults(record, {"star": "y"}) == []


@pytest.mark.parametrize(
    "typed",
    [
        emptied,
        elsewhere,
        stronger,
        other_claim,
        other_control,
        no_control,
        no_formula,
        other_digest,
    ],
)
def test_what_is_typed_into_a_record_shows(typed):
    record = copy.deepcopy(RECORDS["square"])
    typed(record)
    assert faults(record)


def test_a_finding_must_fail_at_its_witness():
    record = copy.deepcopy(RECORDS["false"])
    record["witness"]["point"] = {"x": "5"}
    assert faults(record) == ["the claim does not fail at its witness"]


@pytest.mark.parametrize(("step", "lhs"), [("cases", "1"), ("sets", "[1]")])
def test_a_control_in_numbers_must_violate_its_relation(step, lhs):
    record = copy.deepcopy(RECORDS[step])
    record["control"]["witness"]["lhs"] = lhs
    assert faults(record) == ["the control is no falsehood"]


def test_a_record_with_another_word_for_what_was_found_shows():
    record = copy.deepcopy(RECORDS["sample"])
    record["verdict"] = "proved for these cases"
    assert faults(record)
