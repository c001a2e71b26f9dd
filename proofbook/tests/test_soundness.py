"""Holes through which a false claim, or one that says nothing,
once came out proved. None may open again.
"""

import itertools
from fractions import Fraction
from types import SimpleNamespace

import numpy as np
import pytest
import sympy as sp
from flint import arb, fmpq, fmpz
from sympy import exp, log, sqrt

from checks import check
from proofbook.check import Cases, ControlError, Statement
from proofbook.display import html
from proofbook.outcome import Proved, ProvedForCases, Unknown
from proofbook.provers import (
    balls,
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
    ne,
    numeric,
    simulation,
    smt,
)
from proofbook.provers.defined import conditions
from proofbook.provers.witness import PROVERS, without_search

x, y = sp.symbols("x y", positive=True)
r, b, c = sp.symbols("r b c", real=True)
u = sp.Symbol("u", nonnegative=True)
K, T, n, m, t, k, j, s = sp.symbols("K T n m t k j s", integer=True, positive=True)
d = sp.Symbol("d", integer=True, nonnegative=True)
X = sp.IndexedBase("X", positive=True)
Y = sp.IndexedBase("Y", real=True)


def total(term, index, first, last):
    return sp.Sum(term, (index, first, last))


ROOT = ge(sqrt(X[2] - X[1]), 0, given=[ge(X[2], X[1])])
INVERSE = le(1 / log(K), 2, given=[ge(log(K), sp.Rational(1, 2))])
SPLIT = eq(total(Y[s], s, 1, t), total(Y[s], s, 1, m) + total(Y[s], s, m + 1, t))
FLIP = {"variable": x}
LOG = (derivative, gt(log(K), 0, given=[K >= 2]), {"variable": K})
FOR_SOME = {"cases": range(3), "over": "three values"}


def one_value(claim, **options):
    """A prover that looks at a few cases only."""
    return exhaustion(lambda case: le(case, 3), **FOR_SOME)


HELD = {"evaluate": False}
W = sp.IndexedBase("W", real=True)
free_1 = sp.Symbol("Y_1", real=True)
e = sp.Symbol("e", integer=True)
BIG = [n >= 4, n <= 10]


def integral(f, v, first, last):
    return sp.Integral(f, (v, first, last))


TINY = (b - sp.Rational(355, 113)) ** 2
held = sp.UnevaluatedExpr
NARROW = [le(TINY * (u - c), 0)]
REAL_K = sp.Symbol("K", real=True)

FALSE = {
    "a root in a lemma": (smt, le(X[1], X[2]), {"lemmas": [(smt, ROOT)]}),
    "a quotient in a lemma": (
        smt,
        gt(log(K) * total(X[j], j, 1, n), 0),
        {"lemmas": [(smt, INVERSE)]},
    ),
    "a root in a case": (
        by_cases,
        gt((r + 1) * X[1], 0),
        {"cases": [(sqrt(r) >= 1, smt), (sqrt(r) < 1, smt)]},
    ),
    "a quotient in a case": (
        by_cases,
        ne(r, 0),
        {"cases": [(1 / r > 0, smt), (1 / r < 0, smt), (ne(1 / r, 5), smt)]},
    ),
    "a root in a hypothesis of a lemma": (
        smt,
        gt(X[2] * r, -1),
        {"lemmas": [(smt, ge(r, 0, given=[ge(sqrt(r), 0)]))]},
    ),
    "reversed sums, split": (identity, SPLIT, {}),
    "a reversed sum, by induction": (induction, eq(total(1, k, 5, n), n - 4), {"variable": n}),
    "a reversed sum under z3": (smt, gt(total(X[k], k, m, n), 0), {}),
    "a sum over no term": (smt, gt(total(X[k], k, 1, d), 0), {}),
    "an index that may be zero": (smt, gt(total(k * X[k], k, 0, d), 0), {}),
    "a quotient by the index": (smt, ge(total(X[k] / k, k, 0, n), 0 * r), {}),
    "a logarithm of the index": (
        smt,
        le(total(log(k) * X[k], k, 0, n), total(log(k) * X[k], k, 0, n)),
        {},
    ),
    "a free symbol with the name of the index": (
        smt,
        eq(total(X[k] / (k - 4), k, 1, n), total(X[k] / (k - 4), k, 1, n), given=[k >= 5]),
        {},
    ),
    "three values as a lemma": (
        smt,
        le(log(r**2 + 3), r),
        {"lemmas": [(one_value, le(log(r**2 + 3), r))]},
    ),
    "three values as a case": (by_cases, le(exp(r), r + 7), {"cases": [(ge(r, r), one_value)]}),
    "three values as a step": (
        induction,
        le(total(Y[k], k, 1, n), 1),
        {"variable": n, "inner": one_value},
    ),
    "a limit generic in a parameter": (
        derivative,
        ge((TINY * u * y + c) / (TINY * y + 1), 0, given=NARROW),
        {"variable": y},
    ),
    "two symbols of one name": (derivative, ge(K + 2_000_000, REAL_K), {"variable": REAL_K}),
    "a cancelled logarithm": (derivative, ge(log(-u), log(-u)), {"variable": u}),
    "a cancelled quotient": (derivative, le(1 / r - 1, 1 / r + r**2), {"variable": r}),
    "a cancelled quotient of integers": (
        each_integer,
        ge(1 / (n - 3), 1 / (n - 3), given=[n <= 10]),
        {},
    ),
    "a quotient that cancels when carried out": (
        identity,
        eq(held(d) / (2 * d), sp.Rational(1, 2)),
        {},
    ),
    "a quotient in a derivative that cancels when carried out": (
        identity,
        eq(1 / (x * sp.Derivative(x * log(x) / r, (x, 2))), r),
        {},
    ),
    "a quotient in a case that cancels when carried out": (
        by_cases,
        ge(held(r) / r, 1),
        {"cases": [(r >= 0, smt), (r < 0, smt)]},
    ),
    "a function with poles": (smt, eq(sp.tan(r), sp.tan(r)), {}),
    "a function beyond its domain": (identity, eq(sp.acos(r) + 1, 1 + sp.acos(r)), {}),
    "factorials of negative numbers": (smt, le(sp.gamma(r), sp.gamma(r) + 1), {}),
    "a harmonic number of a negative number": (smt, le(sp.harmonic(r), sp.harmonic(r) + 1), {}),
    "a sum up to a fraction": (smt, ge(total(X[k], k, 1, n / 2), 0 * x), {}),
    "an order that is not read": (each_integer, ge(sp.harmonic(n, 2), 2, given=BIG), {}),
    "an order that is not read, by balls": (balls, ge(sp.harmonic(n, 2), 2, given=BIG), {}),
    "an order that is not read, by z3": (
        smt,
        lt(sp.harmonic(sp.S.Half, 2), sp.Rational(65, 100)),
        {},
    ),
    "a true claim with an order that is not read": (smt, le(sp.harmonic(n, 2), 2), {}),
    "a base at which the hypotheses fail": (
        induction,
        le(x**3 * (1 - x) ** 4, sp.Rational(83, 10000) * e, given=[e > 0, x < 1]),
        {"variable": e},
    ),
    "a base below a root": (induction, ge(n, 3, given=[n >= sqrt(5)]), {"variable": n}),
    "a sequence with two indices": (
        induction,
        ge(total(W[1, k], k, 1, n), W[1, 2]),
        {"variable": n},
    ),
    "a symbol with the name of a term": (
        induction,
        ge(total(Y[k], k, 1, n), free_1),
        {"variable": n},
    ),
    "an integral over a pole": (smt, lt(integral(1 / (x - 1) ** 2, x, 0, y), 0, given=[y > 2]), {}),
    "an integral over a pole, on the left": (smt, le(integral(1 / r**2, r, -1, y), 0), {}),
    "an odd integral over a pole": (identity, eq(integral(1 / r**3, r, -y, y), 0), {}),
    "an integral over a pole that moves": (
        smt,
        lt(integral(1 / (r + b) ** 2, r, 0, 1), 0, given=[b > -1, b < 0]),
        {},
    ),
    "an integral that is improper": (smt, le(integral(exp(-r), r, 0, sp.oo), 1), {}),
    "an integral from right to left over a pole": (smt, ge(integral(1 / r**2, r, 1, -1), 0), {}),
    "an integral of a jump": (identity, eq(integral(sp.sign(r), r, -1, 1), 0), {}),
    "a derivative at an edge": (identity, eq(u * sp.Derivative(sqrt(u), u), sqrt(u) / 2), {}),
    "a derivative of a cube root": (
        identity,
        eq(u**2 * sp.Derivative(u ** sp.Rational(1, 3), u), u ** sp.Rational(4, 3) / 3),
        {},
    ),
    "a derivative in an integer": (
        identity,
        eq(sp.Derivative(total(k, k, 1, n), n), n + sp.S.Half),
        {},
    ),
    "a derivative of a kink": (smt, ge(sp.Derivative(sp.Abs(r), r) ** 2, 0), {}),
    "a derivative of a rounding": (identity, eq(sp.Derivative(sp.floor(r), r), 0), {}),
    "a derivative in a hypothesis": (smt, ge(u, 1, given=[ge(sp.Derivative(sqrt(u), u), 1)]), {}),
    "a power zero": (smt, eq(sp.Pow(W[1], 0, **HELD), W[1]), {}),
    "zero to the power zero": (smt, ge(sp.Pow(r, 0, **HELD), 1), {}),
    "a logarithm undone": (smt, lt(exp(log(r, **HELD), **HELD), 0, given=[r < -1]), {}),
    "a root undone": (
        smt,
        lt(sp.Pow(sp.Pow(r, sp.S.Half, **HELD), 2, **HELD), 0, given=[r < -1]),
        {},
    ),
    "a quotient undone": (smt, gt(sp.Mul(r, sp.Pow(r, -1), **HELD) + r**2, 0), {}),
    "a quotient undone beside a sum": (
        smt,
        gt(sp.Add(sp.Mul(r, sp.Pow(r, -1), **HELD), total(1, k, 1, n), **HELD), 0),
        {},
    ),
    "a dummy that looks like a symbol": (smt, lt(sp.Dummy("x", negative=True), x), {}),
    "two names that look the same": (smt, ge(sp.Symbol("Y1", real=True) ** 2 + free_1**2, 0), {}),
    "two indices of one name": (
        identity,
        eq(
            total(total(sp.Symbol("k", integer=True), k, 1, n), sp.Symbol("k", integer=True), 1, m),
            m * n * (n + 1) / 2,
        ),
        {},
    ),
    "a number that is too long": (smt, le(x, 10**400 + x), {}),
    "a bound that is too long": (smt, le(x, 10**400, given=[x <= 10**400]), {}),
    "a function that is no prover": (
        smt,
        le(x, -1),
        {"lemmas": [(lambda claim: Proved("faith", ""), le(x, -1))]},
    ),
}


@pytest.mark.parametrize("hole", FALSE)
@pytest.mark.parametrize("search", [True, False], ids=["as used", "unaided"])
def test_a_claim_that_is_false_or_undefined_somewhere_is_not_proved(hole, search):
    prover, claim, options = FALSE[hole]
    assert verdict(prover, claim, options, search) not in ("proved", "proved for these cases")


def verdict(prover, claim, options, search):
    """Return the verdict, or the complaint if the prover refuses the claim."""
    try:
        if search:
            return prover(claim, **options).verdict
        with without_search():
            return prover(claim, **options).verdict
    except ValueError as complaint:
        return str(complaint)


@pytest.mark.parametrize(
    ("prover", "claim", "options"),
    [
        (smt, eq(SPLIT.lhs, SPLIT.lhs, given=[m <= t]), {}),
        (identity, SPLIT.under(le(m, t)), {}),
        (induction, eq(total(1, k, 5, n), n - 4, given=[n >= 5]), {"variable": n}),
        (smt, ge(total(X[k], k, 1, d), 0), {}),
        (smt, gt(total(X[k] / k, k, 1, n), 0), {}),
        (smt, gt(total(k * X[k], k, 1, n), 0), {}),
        (
            smt,
            gt(log(K), 0, given=[K >= 2]),
            {"lemmas": [(derivative, gt(log(x), 0, given=[x > 1]), FLIP), LOG]},
        ),
        (
            by_cases,
            ge(sqrt(r), 0, given=[r >= 0]),
            {"cases": [(sqrt(r) >= 1, smt), (sqrt(r) < 1, smt)]},
        ),
        (smt, le(sp.harmonic(n), sp.harmonic(n) + 1), {}),
        (identity, eq(held(n) / (2 * n), sp.Rational(1, 2)), {}),
        (identity, eq(1 / (x * sp.Derivative(x * log(x) / y, (x, 2))), y), {}),
        (identity, eq(x * sp.Derivative(sqrt(x), x), sqrt(x) / 2), {}),
        (identity, eq(integral(1 / r**2, r, 1, y), 1 - 1 / y, given=[y >= 1]), {}),
        (smt, ge(integral(sqrt(r), r, 0, y), 0), {}),
        (identity, eq(integral(1 / r**2, r, x, y), 1 / x - 1 / y), {}),
        (identity, eq(integral(r, r, 1, 0), -sp.S.Half), {}),
        (induction, ge(total(Y[k] ** 2, k, 1, n), Y[1] ** 2), {"variable": n}),
        (induction, le(x * e, e**2 * x, given=[e > 0]), {"variable": e}),
        (each_integer, ge(sp.harmonic(n), 2, given=BIG), {}),
    ],
)
def test_the_same_claims_hold_where_they_make_sense(prover, claim, options):
    assert prover(claim, **options).verdict == "proved"


EMPTY = {
    "z3": (smt, le(n * m, 0, given=[m <= n, n < m]), {}),
    "each integer": (each_integer, ge(n * m, 100, given=[n <= 3, m <= 3, n < m, m < n]), {}),
    "balls": (balls, ge(x * y, 100, given=[x <= 3, y <= 3, x < y, y < x]), {}),
    "one symbol": (smt, le(x, 0, given=[ge(x, 3), le(x, 2)]), {}),
    "one symbol, balls": (balls, le(x, 0, given=[ge(x, 3), le(x, 2)]), {}),
    "one symbol, derivative": (derivative, le(x, 0, given=[ge(x, 3), le(x, 2)]), {"variable": x}),
    "one symbol, each integer": (each_integer, le(n, 0, given=[ge(n, 3), le(n, 2)]), {}),
    "one symbol, induction": (induction, le(n, 0, given=[ge(n, 3), le(n, 2)]), {"variable": n}),
    "a sequence": (smt, le(X[1], 0, given=[ge(X[1], X[2] + 1), ge(X[2], X[1] + 1)]), {}),
}


@pytest.mark.parametrize("prover", EMPTY)
def test_nothing_is_proved_on_an_empty_domain(prover):
    prove, claim, options = EMPTY[prover]
    assert verdict(prove, claim, options, search=True) not in ("proved", "refuted")


@pytest.mark.parametrize(
    ("claim", "point"),
    [
        (le(x, x**2, given=[x >= 1]), {"x": "1"}),
        (eq(x + y, 7, given=[eq(x, 3), eq(y, 4)]), {"x": "3", "y": "4"}),
        (le(x, 7, given=[eq(x + y, sp.Rational(48, 7)), ge(x, sp.Rational(45, 7))]), None),
        (ge(total(X[k], k, 1, n), 0), {"X[k]": "1", "n": "1"}),
        (le(1, 2), {}),
    ],
)
def test_what_is_proved_names_a_point_of_its_domain(claim, point):
    outcome = smt(claim)
    assert outcome.verdict == "proved"
    assert outcome.point == point or (point is None and set(outcome.point) == {"x", "y"})


def test_the_record_and_the_page_show_the_point():
    made = Statement("lem:toy").check(
        "step", smt, le(x, x**2, given=[x >= 1]), control=le(x, x**2 / 2, given=[x >= 1])
    )
    assert made.records[0]["point"] == {"x": "1"}
    assert "for example at x = 1" in html(made.records)


@pytest.mark.parametrize(
    "endless", [iter, lambda cases: (case for case in cases), lambda cases: filter(None, cases)]
)
def test_the_control_does_not_eat_the_cases(endless):
    cases = endless(list(itertools.product(range(3), repeat=2)))
    claim, control = (lambda case, least=least: ge(Fraction(sum(case)), least) for least in (1, 3))
    words = {"text": "a + b ≥ 1", "control_text": "a + b ≥ 3"}
    made = check(
        "lem:toy",
        "step",
        exhaustion,
        claim=claim,
        control=control,
        cases=cases,
        over="pairs",
        **words,
    )
    assert made.records[0]["verdict"] == "refuted"


def test_cases_keep_their_words():
    positive, large = (lambda i, least=least: gt(i, least) for least in (0, 1))
    made = Statement("lem:toy").exact(
        "step", Cases("two", (1, 2)), positive, control=large, says=("a", "b")
    )
    assert made.records[0]["domain"] == "2 cases: two"


def test_a_proof_for_some_cases_is_no_proof():
    assert not isinstance(ProvedForCases("method", "domain"), Proved)


@pytest.mark.parametrize(
    ("prover", "claim", "options"),
    [
        (identity, eq(x / 3, 0.333333333333333333 * x), {}),
        (derivative, le(x / 3, 0.3333333333333333 * x), {"variable": x}),
        (smt, le(x, x + 1, given=[sp.Le(x, sp.Float("0.1"))]), {}),
        (smt, le(x, np.float64(0.5) * x), {}),
    ],
)
def test_floating_point_numbers_are_refused(prover, claim, options):
    with pytest.raises(ValueError, match="exact numbers"):
        prover(claim, **options)


INEXACT = [np.float32(1), np.longdouble(1), 1.0, complex(1), sp.Float(1), sp.sqrt(2) * sp.Float(1)]


@pytest.mark.parametrize("number", INEXACT, ids=repr)
def test_exhaustion_takes_exact_numbers_only(number):
    with pytest.raises(ValueError, match="claim"):
        exhaustion(lambda _: le(number, 2), [0], over="one case")
    with pytest.raises(ValueError, match="claim"):
        exhaustion(lambda _: le(0, number), [0], over="one case")
    with pytest.raises(ValueError, match="claim"):
        exhaustion(lambda _: eq([number], [number]), [0], over="one case")


@pytest.mark.parametrize(
    "number", [1, Fraction(1), arb(1), sp.Integer(1), sp.sqrt(2), fmpz(1), fmpq(1, 3)], ids=repr
)
def test_exhaustion_takes_all_exact_numbers(number):
    assert (
        exhaustion(lambda _: le(number, 2), [0], over="one case").verdict
        == "proved for these cases"
    )


@pytest.mark.parametrize(
    "said", [True, np.bool_(True), 1, None, [], [True], eq(True, True)], ids=repr
)
def test_exhaustion_takes_claims_only(said):
    with pytest.raises(ValueError, match=r"cases|claim"):
        exhaustion(lambda _: said, [0], over="one case")


@pytest.mark.parametrize(
    ("said", "verdict"),
    [
        (eq([1, 2], (1, 2)), "proved for these cases"),
        (le({1}, {1, 2}), "proved for these cases"),
        (le({1, 3}, {1, 2}), "refuted"),
        ([eq("a", "a"), [ne({1: 2}, {1: 3})]], "proved for these cases"),
        (eq(None, None), "proved for these cases"),
        (eq((x, "two courses"), None), "refuted"),
        (le(2, 1, given=[le(2, 1)]), None),
        ([le(2, 1, given=[le(2, 1)]), le(1, 1, given=[le(arb(1), 2)])], "proved for these cases"),
        (le(2, 1, given=[le(arb(1, 0.5), 1)]), "undecided"),
    ],
)
def test_exhaustion_compares_finite_objects_and_heeds_hypotheses(said, verdict):
    if verdict is None:
        with pytest.raises(ValueError, match="cases"):
            exhaustion(lambda _: said, [0], over="one case")
    else:
        assert exhaustion(lambda _: said, [0], over="one case").verdict == verdict


def test_a_hypothesis_counts_in_a_sample_and_has_no_place_in_a_simulation():
    def claim(n):
        return le(n, 2, given=[le(n, 2)])

    assert numeric(claim, range(5), over="five").domain == "3 cases: five"
    with pytest.raises(ValueError, match="without hypotheses"):
        simulation(claim(1), over="one")


def test_an_interval_has_its_lower_end_below():
    with pytest.raises(ValueError, match="low <= high"):
        simulation(le(SimpleNamespace(low=5.0, high=3.0), 4), over="ten runs")


@pytest.mark.parametrize("prover", [smt, derivative, identity])
def test_two_symbols_of_one_name_are_refused(prover):
    with pytest.raises(ValueError, match="one name"):
        prover(
            eq(K + 1, REAL_K + 1) if prover is identity else ge(K + 1, REAL_K),
            **({"variable": K} if prover is derivative else {}),
        )


def test_a_lemma_about_another_symbol_of_the_same_name_is_refused():
    with pytest.raises(ValueError, match="one name"):
        smt(ge(K, 1), lemmas=[(smt, ge(REAL_K**2, 0))])


@pytest.mark.parametrize(
    "claim", [ge(log(r) + r, log(r)), le(1 / r, 1 / r), gt(1 / r**2 + 1, 1 / r**2)]
)
def test_no_witness_lies_where_a_side_is_undefined(claim):
    assert smt(claim).verdict == "undecided"


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ({"even": True}, "e even"),
        ({"prime": True}, "e prime"),
        ({"rational": True}, "e rational"),
        ({"odd": True, "positive": True}, "e odd positive"),
    ],
)
def test_the_domain_in_words_leaves_nothing_out(words, shown):
    e = sp.Symbol("e", **words)
    assert set(le(e, e).domain.split()) == set(shown.split())


def test_the_domain_says_what_is_assumed_of_a_sequence():
    Z = sp.IndexedBase("Z", integer=True, positive=True)
    assert le(Z[1], 3).domain == "sequence Z integer positive"
    assert le(x, 3, given=[ge(X[1], 1)]).domain == "x > 0; sequence X positive; X[1] >= 1"


def test_an_assumption_that_has_no_words_here_is_refused():
    with pytest.raises(ValueError, match="symbol e"):
        smt(le(sp.Symbol("e", algebraic=True, real=True), 1))


def test_a_hypothesis_may_not_have_hypotheses_of_its_own():
    with pytest.raises(ValueError, match="given"):
        le(x, 1, given=[le(x, 1, given=[x <= 1])])


def test_what_a_sum_needs_is_among_the_conditions():
    assert [str(c) for c in conditions(total(1 / X[k], k, m, n))] == ["-m + n + 1 >= 0"]
    assert [str(c) for c in conditions(total(1 / Y[k], k, 1, n))] == ["Y[k] != 0"]


def test_a_control_that_is_proved_when_no_witness_is_looked_for_is_none(monkeypatch):
    def believer(claim):
        """A prover that is saved by the search for a witness alone."""
        found = smt(claim)
        return found if found.method == "a point of the domain" else Proved("faith", claim.domain)

    monkeypatch.setitem(PROVERS, "believer", believer)
    with pytest.raises(ControlError, match="no witness is looked for"):
        check("lem:toy", "step", believer, claim=le(2 * x, x**2 + 1), control=le(3 * x, x**2 + 1))


def test_no_other_function_is_taken_at_its_word():
    with pytest.raises(ValueError, match="prover: expected one of"):
        check(
            "lem:toy", "step", lambda claim: Proved("faith", ""), claim=le(x, -1), control=le(x, -2)
        )


@pytest.mark.parametrize(
    "control",
    [eq(y, r), le(3 * x, x**2), le(2 * x, x**2 + 1, given=[x <= 9, y <= 3]), le(2 * x, x**2 + 1)],
)
def test_a_control_is_the_claim_with_one_edit(control):
    with pytest.raises(ValueError, match="with one edit"):
        check("lem:toy", "step", smt, claim=le(2 * x, x**2 + 1), control=control)


def test_what_is_wrong_with_the_claim_is_said_of_the_claim():
    with pytest.raises(ValueError, match=r"^claim: .* not lhs <= rhs"):
        Statement("lem:toy").check("step", smt, x <= x + 1, control=le(x, 1))


def test_what_z3_does_not_see_into_is_named():
    assert "log is opaque: try derivative" in smt(le(log(x), sqrt(x))).why


@pytest.mark.parametrize(
    ("claim", "control", "word"),
    [
        (le(x, x), lt(x, x), "identical sides"),
        (le(x, 5, given=[x <= 5]), le(x, 4, given=[x <= 5]), "a hypothesis"),
        (ge(5, x, given=[x <= 5]), ge(4, x, given=[x <= 5]), "a hypothesis"),
    ],
)
def test_a_claim_that_says_little_is_called_so(claim, control, word):
    made = check("lem:toy", "step", smt, claim=claim, control=control)
    assert made.records[0]["trivial"] == word
    assert word in html(made.records)


def test_the_control_is_tried_with_little_work():
    made = check("lem:toy", "step", smt, claim=le(2 * x, x**2 + 1), control=le(3 * x, x**2 + 1))
    assert made.records[0]["verdict"] == "proved"


@pytest.mark.parametrize(
    ("claim", "options"),
    [
        (le(exp(u), 1, given=[u <= 0]), {"variable": u}),
        (ge(x, 2, given=[eq(x, 2)]), {"variable": x}),
    ],
)
def test_the_derivative_leaves_a_single_point_alone(claim, options):
    assert derivative(claim, **options).verdict in ("proved", "undecided")


def test_balls_take_a_claim_without_symbols():
    assert balls(lt(exp(1), 3)).verdict == "proved"
    assert not isinstance(balls(lt(3, exp(1))), (Proved, Unknown))


def test_limits_with_parameters_are_still_found():
    assert derivative(ge(x * exp(y) + y, y * 1, given=[y <= 1]), x).verdict == "proved"
    assert derivative(gt(log(1 + 1 / x) * (1 + u) + u / x, 0), x).verdict == "proved"


IRRATIONAL = [
    (le(n, 3), n >= 5 * sp.sqrt(2)),
    (le(n, 3), n >= 5 * sp.pi),
    (le(n, 3), n >= sp.log(1000)),
    (le(n, 3), n > 6 * sp.sqrt(2)),
    (le(n, 3), 5 * sp.sqrt(2) <= n),
    (le(n**2, 2 * n + 8), n >= 6 * sp.sqrt(2)),
    (le(n, 3), n >= sp.exp(2)),
    (le(n, 3), n >= sp.EulerGamma + 7),
    (le(n, 3), n >= sp.harmonic(5) + sp.sqrt(3)),
    (le(n, 3), n >= sp.Max(sp.pi, 7 * sp.sqrt(2))),
]


@pytest.mark.parametrize(("claim", "bound"), IRRATIONAL, ids=str)
def test_an_induction_starts_at_a_rational_bound_or_not_at_all(claim, bound):
    with pytest.raises(ValueError, match="the same for all n"):
        induction(claim.under(*le(0, 0, given=[bound]).given), variable=n)


@pytest.mark.parametrize(
    "bound", [n >= sp.Rational(15, 2), n > 7, sp.Integer(8) <= n, sp.Rational(15, 2) < n]
)
def test_an_induction_from_a_rational_bound_starts_at_the_first_integer(bound):
    assert induction(le(8, n, given=[bound]), variable=n).verdict == "proved"
    assert induction(le(9, n, given=[bound]), variable=n).witness["point"] == {"n": "8"}
