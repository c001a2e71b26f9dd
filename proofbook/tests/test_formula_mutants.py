"""Mutants must be what they say, witnesses must be right,
and a prover that accepts false claims must be caught.
"""

import sys
from fractions import Fraction
from types import SimpleNamespace

import pytest
import sympy as sp
import z3
from flint import arb
from sympy import Rational, ceiling, floor, harmonic, log, sqrt

from proofbook import Each
from proofbook.kernel.value import UnclearError, UndefinedError, value
from proofbook.outcome import Consistent, Proved, ProvedForCases, Refuted, Unknown
from proofbook.provers import (
    by_cases,
    derivative,
    each_integer,
    eq,
    exhaustion,
    ge,
    gt,
    identity,
    induction,
    le,
    lt,
    numeric,
    simulation,
    smt,
)
from proofbook.provers.witness import without_search
from proofbook.variants import cases, falsify, watch
from proofbook.variants.expressions import mutants

x, y = sp.symbols("x y", positive=True)
u = sp.Symbol("u", nonnegative=True)
r = sp.Symbol("r", real=True)
K, T, b, n, j, k = sp.symbols("K T b n j k", integer=True, positive=True)
X = sp.IndexedBase("X", positive=True)
SUM = sp.Sum(X[k], (k, 1, n))


def made(claim, kind, **options):
    return [str(mutant) for mutant in mutants(claim, options) if mutant.kind == kind]


@pytest.mark.parametrize(
    ("claim", "kind", "expected"),
    [
        (le(x, 3 * y), "constant", "x <= 4*y"),
        (le(x, y / 3), "constant", "x <= y/4"),
        (le(x, y), "constant", "x <= 99*y/100"),
        (le(x, y + 1), "constant", "x <= y"),
        (le(x, sqrt(y)), "exponent", "x <= y"),
        (le(x, sqrt(y)), "exponent", "x <= 1/sqrt(y)"),
        (le(x, y**2), "exponent", "x <= y**3"),
        (le(x, y - 1), "sign", "x <= -y - 1"),
        (eq(SUM, 1), "index", "Sum(X[k], (k, 2, n)) = 1"),
        (eq(SUM, 1), "index", "Sum(X[k], (k, 1, n - 1)) = 1"),
        (eq(SUM, 1), "index", "Sum(X[k + 1], (k, 1, n)) = 1"),
        (le(x, harmonic(n)), "index", "x <= harmonic(n + 1)"),
        (le(x, ceiling(y)), "rounding", "x <= floor(y)"),
        (le(x, sp.Max(x, y)), "rounding", "x <= Min(x, y)"),
        (le(x, y + log(x)), "term", "x <= y"),
        (le(x, y * log(x)), "factor", "x <= log(x)"),
        (le(x, y + n), "symbol", "y <= n + y"),
        (le(x, y), "relation", "x < y"),
        (lt(x, y), "relation", "x > y"),
        (ge(x, y), "relation", "x = y"),
        (eq(x, y), "relation", "x = y + 1"),
        (le(x, y, given=[le(x, 1)]), "hypothesis", "x <= y for x > 0; y > 0"),
        (le(n, y), "hypothesis", "n <= y for n = 0, 1, …; y > 0"),
        (le(n, y), "hypothesis", "n <= y for n > 0; y > 0"),
        (le(0, SUM), "hypothesis", "0 <= Sum(X[k], (k, 1, n)) for n = 1, 2, …; sequence X real"),
    ],
)
def test_each_kind_of_change_is_made(claim, kind, expected):
    assert expected in made(claim, kind)


def test_no_mutant_is_the_claim_or_comes_twice():
    claim = le(sqrt(x) + 2 * x, 3 * y, given=[le(x, 1)])
    found = mutants(claim)
    assert claim not in [mutant.claim for mutant in found]
    assert len(found) == len(set(found))


def test_numbers_in_exponents_and_kinds_of_symbols_are_respected():
    assert made(le(x, n), "symbol") == []
    assert all("**3" not in mutant for mutant in made(le(x**2, n), "constant"))


def test_a_weaker_symbol_is_swapped_in_the_options_too():
    lemma = (smt, le(x, y, given=[le(x, y)]), {"variable": x})
    changed = next(
        m for m in mutants(le(x, y), {"lemmas": [lemma]}) if m.claim.domain == "x real; y > 0"
    )
    _, claim, options = changed.options["lemmas"][0]
    assert options["variable"] in claim.symbols
    assert x not in claim.symbols
    assert str(claim.given[0]) == "x <= y"


@pytest.mark.parametrize(
    "expr",
    [
        sqrt(x) + log(y) / 3,
        (x + y) ** Rational(-3, 2),
        sp.exp(-x) * floor(7 * y),
        sp.Max(x, y) - harmonic(n),
        x**y * sp.pi,
    ],
)
def test_values_agree_with_sympy_s(expr):
    at = {x: Fraction(5, 7), y: Fraction(11, 3), n: Fraction(6)}
    exact = expr.subs({symbol: Rational(v) for symbol, v in at.items()}).evalf(70)
    assert falsify.sign(value(expr, at), value(exact, {})) in (0, None)


def test_values_are_exact_where_they_can_be():
    assert value(sqrt(x) / 3 + log(y), {x: Fraction(4, 9), y: Fraction(1)}) == Fraction(2, 9)
    assert value(sp.Sum(X[k] / k, (k, 1, n)), {n: Fraction(3), X: lambda i: Fraction(i * i)}) == 6
    assert value(x ** Rational(-3, 2), {x: Fraction(4)}) == Fraction(1, 8)


@pytest.mark.parametrize(
    "expr", [log(r), 1 / r, sqrt(r - 1), log(r - 1), 1 / log(r + 1), (r - 1) ** sp.pi]
)
def test_what_has_no_value_is_undefined(expr):
    with pytest.raises(UndefinedError):
        value(expr, {r: Fraction(0)})


@pytest.mark.parametrize(
    "expr",
    [
        sp.gamma(r),
        floor(log(4 * r) / log(2 * r)),
        sp.Sum(X[k], (k, 3, r)),
        sp.Sum(k, (k, 1, 10**6)),
    ],
)
def test_what_is_not_found_is_unclear(expr):
    with pytest.raises(UnclearError):
        value(expr, {r: Fraction(1)})


def test_a_difference_below_the_precision_decides_nothing():
    assert (
        falsify.sign(value(log(x), {x: Fraction(4)}), value(2 * log(x), {x: Fraction(2)})) is None
    )
    assert falsify.sign(value(log(x), {x: Fraction(4)}), Fraction(13862943611198906, 10**16)) == 1


FALSE = [
    (le(x**2, x), "x"),
    (lt(sqrt(x * y), (x + y) / 2), "a tie"),
    (le(ceiling(T / b) * b, 2 * T), "a hypothesis is missing"),
    (eq(SUM, SUM - X[n] + X[1]), "a sequence"),
    (le(x, 99, given=[gt(x, y), gt(y, 98)]), "beyond two hypotheses"),
    (lt(n, 60, given=[eq(n, 60)]), "a single point"),
    (le(log(u), u), "undefined at zero"),
]


@pytest.mark.parametrize("claim", [claim for claim, _ in FALSE], ids=[name for _, name in FALSE])
def test_a_witness_is_found_and_lies_in_the_domain(claim):
    point = falsify.witness(claim, falsify.domain(claim, seed=0))
    assert falsify.inside(claim, point)
    assert falsify.compared(claim, point) not in (*falsify.SIGNS[claim.relation], None)


@pytest.mark.parametrize(
    "claim",
    [
        le(sqrt(x * y), (x + y) / 2),
        le(ceiling(T / b), 2 * T / b, given=[b <= T]),
        lt(log(x), x),
        eq(log(x**2), 2 * log(x)),
    ],
)
def test_a_true_claim_has_no_witness(claim):
    points = falsify.domain(claim, seed=0)
    assert len(points) > 50
    assert falsify.witness(claim, points) is None


def test_the_points_depend_on_the_seed_alone():
    claim = le(x, y, given=[le(x, 3)])
    assert (
        falsify.domain(claim, seed=1)
        == falsify.domain(claim, seed=1)
        != falsify.domain(claim, seed=2)
    )


def believer(claim, **options):
    """A prover that proves everything."""
    return Proved("faith", claim.domain)


def careless(claim, **options):
    """A prover that takes the strict relation for the weak one."""
    weak = {"<": "<=", ">": ">="}.get(claim.relation, claim.relation)
    return smt(type(claim)(claim.lhs, weak, claim.rhs, claim.given))


def without_domain(claim, **options):
    """A prover that does not ask whether log(x) is defined at x = 0."""
    return Proved("faith", claim.domain) if claim.domain == "x ≥ 0" else smt(claim)


def outcomes(prover, claim, **options):
    *_, found = watch.answers(prover, claim, options, None, seed=0)
    return {(answer.kind, answer.outcome) for answer in found}


def test_a_prover_that_proves_everything_is_caught_by_every_mutant():
    *_, found = watch.answers(believer, le(sqrt(x * y), (x + y) / 2), {}, None, seed=0)
    assert len(found) == watch.MOST_COUNTED
    assert {answer.outcome for answer in found} == {"survived"}
    assert [answer.unaided for answer in found] == ["survived"] * watch.MOST_UNAIDED + [""] * (
        len(found) - watch.MOST_UNAIDED
    )


@pytest.mark.parametrize(
    ("outcome", "word"),
    [
        (Proved("", ""), "survived"),
        (ProvedForCases("", ""), "survived"),
        (Consistent("", "", {}), "survived"),
        (Refuted("", "", {}), "refuted"),
        (Unknown("", "", ""), "rejected"),
    ],
)
def test_what_a_prover_says_of_a_false_claim_has_a_word(outcome, word):
    assert watch.answer(lambda claim: outcome, le(x, 0), {}) == word


def test_a_prover_that_does_not_take_a_claim_rejects_it():
    assert watch.answer(each_integer, le(x, 0), {}) == "refuted"
    assert watch.answer(each_integer, le(log(x), x), {}) == "rejected"


def test_a_prover_that_confuses_strict_and_weak_is_caught_by_the_relation_alone():
    found = outcomes(careless, le(2 * x, x**2 + 1))
    assert ("relation", "survived") in found
    assert {kind for kind, outcome in found if outcome == "survived"} == {"relation"}


def test_a_prover_that_forgets_where_a_side_is_undefined_is_caught():
    found = outcomes(without_domain, le(log(x), x))
    assert {kind for kind, outcome in found if outcome == "survived"} == {"hypothesis"}


@pytest.mark.parametrize(
    ("prover", "claim", "options"),
    [
        (smt, le(sqrt(x * y), (x + y) / 2), {}),
        (smt, le(log(K), K * sqrt(K)), {"lemmas": [(derivative, le(log(K), K), {"variable": K})]}),
        (identity, eq(log(x**2 / y), 2 * log(x) - log(y)), {}),
        (derivative, lt(log(x), x - 1, given=[x > 1]), {"variable": x}),
        (induction, eq(sp.Sum(k, (k, 1, n)), n * (n + 1) / 2), {"variable": n}),
        (each_integer, le(harmonic(n), 1 + log(n), given=[n <= 20]), {}),
        (by_cases, le(sp.Abs(r), r**2 + 1), {"cases": [(r <= 0, smt), (r >= 0, smt)]}),
    ],
)
def test_the_provers_accept_no_mutant_even_if_they_look_for_no_witness(prover, claim, options):
    _, tried, found = watch.answers(prover, claim, options, None, seed=0, most=5)
    assert 4 <= len(found) <= 5 <= len(tried) <= 15
    assert {answer.outcome for answer in found} <= {"refuted", "rejected"}
    assert {answer.unaided for answer in found[: watch.MOST_UNAIDED]} <= {"refuted", "rejected"}


def test_a_hole_in_a_proof_shows_when_no_witness_is_looked_for(monkeypatch):
    monkeypatch.setattr(sys.modules["proofbook.provers.smt"], "ask", lambda *_: (z3.unsat, None))
    *_, found = watch.answers(smt, le(2 * x, x**2 + 1), {}, None, seed=0)
    aided = [answer for answer in found if answer.kind != "hypothesis"]
    assert {answer.outcome for answer in aided} == {"refuted"}
    assert {answer.unaided for answer in aided} == {"survived", ""}


STATEMENTS = [le(Fraction(1, case), Fraction(2, case)) for case in (1, 2, 3)]
SEEN = list(zip((1, 2, 3), STATEMENTS, strict=True))


def sceptic(claim, cases, over):
    """A prover that looks at the first case only."""
    return exhaustion(claim, cases[:1], over)


def test_all_mutants_of_a_function_of_a_case_are_refuted():
    *_, found = watch.answers(exhaustion, None, {"over": "three cases"}, SEEN, seed=0)
    assert {answer.kind for answer in found} == {"constant", "relation", "hair", "one case"}
    assert {answer.outcome for answer in found} == {"refuted"}


def test_a_prover_that_leaves_out_cases_is_caught():
    *_, found = watch.answers(sceptic, None, {"over": "three cases"}, SEEN, seed=0)
    assert {answer.kind for answer in found if answer.outcome == "survived"} >= {"hair", "one case"}


def test_claims_about_objects_are_changed_in_one_case():
    *_, found = watch.answers(
        exhaustion, None, {"over": "two cases"}, [("a", eq([1], [1])), ("b", [eq(1, 1)])], seed=0
    )
    assert [answer.outcome for answer in found] == ["refuted", "refuted"]


def test_numbers_of_every_sort_are_mutated():
    sides = [
        (arb(1), arb(2)),
        (1, Fraction(2)),
        (sp.Rational(1, 3), sp.sqrt(2)),
        (sp.Integer(1), 2),
    ]
    exact = [(pair, le(*pair)) for pair in sides]
    *_, found = watch.answers(exhaustion, None, {"over": "four cases"}, exact, seed=0)
    assert {answer.outcome for answer in found} == {"refuted"}
    floats = [(case, le(case * 0.1, 0.5)) for case in (1, 2)]
    *_, found = watch.answers(numeric, None, {"over": "two cases"}, floats, seed=0)
    assert {(answer.kind, answer.outcome) for answer in found if answer.outcome != "refuted"} <= {
        ("relation", "rejected")
    }


def test_an_estimate_is_mutated():
    claim = le(SimpleNamespace(low=1.0, high=2.0), 3)
    *_, found = watch.answers(simulation, claim, {"over": "runs"}, None, seed=0)
    assert {answer.kind for answer in found} >= {"hair", "relation"}
    assert {answer.outcome for answer in found} == {"refuted"}


@pytest.mark.parametrize(
    ("statement", "false"),
    [
        (le(arb(1, 0.5), 1), False),
        (lt(sp.sqrt(4), 2), True),
        (lt(sp.log(4), 2 * sp.log(2)), False),
        (eq(Fraction(1, 3), Fraction(1, 3)), False),
        (ge(0.1, Fraction(1, 10)), False),
        (le(0.1, Fraction(1, 10)), True),
    ],
)
def test_a_statement_about_numbers_is_false_only_if_that_is_certain(statement, false):
    assert cases.is_false(statement) is false


def test_the_search_for_witnesses_is_switched_on_again():
    with without_search():
        assert smt(le(x, 1)).method == "z3: a counterexample"
    assert smt(le(x, 1)).method == "a point of the domain"


def test_the_kinds_take_turns():
    order = [mutant.kind for mutant in watch.spread(mutants(le(sqrt(x) + y, x + y + 1)), seed=0)]
    kinds = set(order)
    assert set(order[: len(kinds)]) == kinds


def test_a_hypothesis_up_to_a_letter_without_a_value_does_not_hold():
    every = Each(le(k, 2), k, 1, n)
    assert falsify.satisfied([every], {n: Fraction(2)})
    assert not falsify.satisfied([every], {sp.Symbol("n", integer=True): Fraction(2)})
