"""Each prover must prove, must refute with a witness, must refuse what it cannot prove,
and must see the edges.
"""

import re
from fractions import Fraction
from types import SimpleNamespace

import pytest
import sympy as sp
from flint import arb
from sympy import Rational, exp, harmonic, log, sqrt

from proofbook.check import LITTLE_WORK
from proofbook.enclosure import enclose, sign
from proofbook.provers import (
    balls,
    by_cases,
    derivative,
    each_integer,
    eq,
    exhaustion,
    expectation,
    ge,
    gt,
    identity,
    induction,
    le,
    lt,
    ne,
    numeric,
    outcomes,
    simulation,
    smt,
)
from proofbook.provers.compare import ends, holds
from proofbook.provers.defined import conditions
from proofbook.provers.derivative import may_hold
from proofbook.provers.limit import limit
from proofbook.provers.query import answered, ask, at_most, keeping
from proofbook.provers.witness import without_search


def plain(value):
    """Return a value in words, the same in every process: functions by name."""
    return re.sub(r"<function (\w+) at 0x[0-9a-f]+>", r"\1", str(value))


x, y = sp.symbols("x y", positive=True)
r = sp.Symbol("r", real=True)
u = sp.Symbol("u", nonnegative=True)
K, T, b, k, j, n = sp.symbols("K T b k j n", integer=True, positive=True)
X = sp.IndexedBase("X", positive=True)
FLIP = {"variable": x}
PLENTY = 3 * LITTLE_WORK  # of what a control is allowed
BELOW_AND_ABOVE = [(r <= 0, derivative, {"variable": r}), (r >= 0, derivative, {"variable": r})]


def adaptive(constant):
    """The sum of x_t over the root of x_1 + ... + x_t is at most a constant times the root of the
    whole sum.
    """
    lhs = sp.Sum(X[j] / sqrt(sp.Sum(X[k], (k, 1, j))), (j, 1, n))
    return le(lhs, constant * sqrt(sp.Sum(X[k], (k, 1, n))))


def point(outcome):
    assert outcome.verdict == "refuted", outcome
    return outcome.witness["point"]


PROVED = [
    (identity, eq(sp.Derivative(x * log(x), x), log(x) + 1), {}),
    (identity, eq(log(x**2 / y), 2 * log(x) - log(y)), {}),
    (identity, eq(1 / (1 + x) + x / (1 + x), 1), {}),
    (identity, eq((r**2 - 1) / (r - 1), r + 1, given=[ne(r, 1)]), {}),
    (identity, eq(sp.Max(x, y) + sp.Min(x, y), x + y), {}),  # with the help of z3
    (identity, eq(harmonic(n + 1), harmonic(n) + 1 / (n + 1)), {}),
    (identity, eq(sqrt(x + y + 2 * sqrt(x * y)), sqrt(x) + sqrt(y)), {}),
    (smt, le(sqrt(x * y), (x + y) / 2), {}),
    (smt, lt(sqrt(x + y), sqrt(x) + sqrt(y)), {}),
    (smt, le(sp.ceiling(T / b) * b, 2 * T, given=[b <= T]), {}),
    (smt, le(sp.Min(x, y), sp.Max(x, y)), {}),
    (smt, ge(sp.Abs(r), r), {}),
    (smt, le(x ** Rational(3, 2), x**2, given=[x >= 1]), {}),
    (smt, le(log(K), K * sqrt(K)), {"lemmas": [(derivative, le(log(K), K), {"variable": K})]}),
    (smt, lt(sp.E, 3), {}),
    (smt, eq(n**2, 9, given=[eq(n, 3)]), {}),
    (derivative, lt(log(1 + x), x), FLIP),
    (derivative, ge(exp(u), 1 + u + u**2 / 2), {"variable": u}),
    (derivative, lt(1 - 1 / (1 + x) - log(1 + x), 0), FLIP),
    (derivative, le(1 / (n + 1), log(n + 1) - log(n)), {"variable": n}),
    (derivative, lt(log(x), x - 1, given=[x > 1]), FLIP),
    (derivative, le(log(x), x - 1), FLIP),  # in two parts, left and right of 1
    (derivative, ge(exp(sp.Abs(r)), 1 + sp.Abs(r), given=[r <= 0]), {"variable": r}),
    (derivative, le(log(1 + x * y) / 2 + log(1 + 2 * x) / 2, x * y / 2 + x, given=[x >= 1]), FLIP),
    (induction, eq(sp.Sum(k, (k, 1, n)), n * (n + 1) / 2), {"variable": n}),
    (induction, adaptive(2), {"variable": n}),
    (balls, lt(log(1 + x), x, given=[x >= Rational(1, 100), x <= 20]), {}),
    (balls, lt(x * log(x) + y, exp(x * y), given=[x >= 1, x <= 3, y >= 1, y <= 2]), {}),
    (by_cases, le(r + 1, exp(r)), {"cases": BELOW_AND_ABOVE}),
    (each_integer, le(harmonic(n), 1 + log(n), given=[n <= 60]), {}),
]  # fmt: skip


@pytest.mark.parametrize(("prover", "claim", "options"), PROVED, ids=plain)
def test_true_claims_are_proved(prover, claim, options):
    assert prover(claim, **options).verdict == "proved"


INEQUALITIES = [entry for entry in PROVED if entry[1].relation != "="]


@pytest.mark.parametrize(("prover", "claim", "options"), INEQUALITIES, ids=plain)
def test_their_opposites_are_refuted(prover, claim, options):
    assert prover(claim.negation, **options).verdict == "refuted"


FALSE_AT_AN_EDGE = [
    (identity, eq(sp.Max(K - 1, 1), K - 1), {}, {"K": "1"}),
    (identity, eq(0**u, 0), {}, {"u": "0"}),
    (smt, lt(K, K**2), {}, {"K": "1"}),
    (smt, gt(u**2, 0), {}, {"u": "0"}),
    (smt, lt(sqrt(x), 1, given=[x <= 1]), {}, {"x": "1"}),
    (derivative, lt(log(1 + u), u), {"variable": u}, {"u": "0"}),
    (derivative, lt(x * (1 - x), x * (1 - x) + (1 - x), given=[x <= 1]), FLIP, {"x": "1"}),
    (balls, lt(log(x), x - 1, given=[x >= 1, x <= 3]), {}, {"x": "1"}),
    (by_cases, lt(r, r + r**2), {"cases": [(r <= 0, smt), (r >= 0, smt)]}, {"r": "0"}),
    (each_integer, lt(n, 60, given=[n <= 60]), {}, {"n": "60"}),
    (induction, lt(sp.Sum(k, (k, 1, n)), n**2), {"variable": n}, {"n": "1"}),
]


@pytest.mark.parametrize(("prover", "claim", "options", "where"), FALSE_AT_AN_EDGE, ids=plain)
def test_claims_false_only_at_an_edge_are_refuted_there(prover, claim, options, where):
    assert point(prover(claim, **options)) == where


NEVER_PROVED = [
    *[(prover, claim, options) for prover, claim, options, _ in FALSE_AT_AN_EDGE],
    *[(prover, claim.negation, options) for prover, claim, options in INEQUALITIES],
    # only the first case is false
    (induction, eq(sp.Sum(k, (k, 1, n)), n * (n + 1) / 2 + 1), {"variable": n}),
    # increasing, but with a jump at 0
    (derivative, ge(-1 / r, 0, given=[r >= -1, r <= 1]), {"variable": r}),
    (derivative, gt(u, 0), {"variable": u}),
    (derivative, gt(exp(u) - 1 - u, 0), {"variable": u}),
    (derivative, gt(log(x * y), log(x) + log(y)), FLIP),  # both sides are equal
    (balls, ge(sqrt(r), -1, given=[r >= -1, r <= 1]), {}),
    (balls, gt(sp.Max(r, 2) - 2, 0, given=[r >= 0, r <= 1]), {}),
    (by_cases, le(x, 1), {"cases": [(x <= 1, smt)]}),
]


@pytest.mark.parametrize(("prover", "claim", "options"), NEVER_PROVED, ids=plain)
def test_false_claims_are_not_proved_even_when_no_witness_is_looked_for(prover, claim, options):
    with without_search(), at_most(PLENTY):
        assert prover(claim, **options).verdict != "proved"


TRUE_BUT_TOO_HARD = [
    (identity, eq((r**2 - 1) / (r - 1), r + 1), {}),  # undefined at r = 1
    (smt, le(log(x), sqrt(x)), {}),  # z3 knows too little of log
    (smt, le(x / (r - 1), x / (r - 1)), {}),  # undefined at r = 1
    (derivative, ge(sp.Abs(r) + 1, 0 * r), {"variable": r}),  # not smooth
    (derivative, lt(log(x), x - Rational(1, 2)), FLIP),  # not monotone
    (induction, le(harmonic(n), 1 + log(n)), {"variable": n}),  # the step needs a lemma
    (balls, le(log(x), x - 1, given=[x >= 1, x <= 3]), {}),  # equality at 1
    (balls, lt(log(x), x), {}),  # unbounded
    (balls, ge(sqrt(r), 0, given=[r >= -1, r <= 1]), {}),  # undefined below 0
    # r > 0 is not covered
    (by_cases, le(r + 1, exp(r)), {"cases": [(r <= 0, derivative, {"variable": r})]}),
    # a lemma that is not proved
    (smt, le(log(x), sqrt(x)), {"lemmas": [(smt, le(log(x), sqrt(x)))]}),
]


def test_a_limit_where_the_expression_is_continuous_is_simplified():
    assert limit(log(4 * x) - 2 * log(2 * x), x, sp.Integer(1), "+") == 0


@pytest.mark.parametrize(("prover", "claim", "options"), TRUE_BUT_TOO_HARD, ids=plain)
def test_what_cannot_be_proved_is_left_undecided(prover, claim, options):
    with at_most(PLENTY):
        assert prover(claim, **options).verdict == "undecided"


def test_z3_finds_what_the_fixed_points_miss_and_the_witness_is_checked():
    outcome = smt(ne(1009 * r, 123456))
    assert outcome.method == "z3: a counterexample"
    assert point(outcome) == {"r": "123456/1009"}


def test_an_irrational_model_is_not_a_witness():
    assert smt(ne(r**2 * 1009, 123456)).verdict == "undecided"


def test_a_tiny_work_limit_leaves_a_claim_undecided():
    assert smt(le(x * y * (x + y), x**3 + y**3), rlimit=1).verdict == "undecided"
    assert smt(le(x * y * (x + y), x**3 + y**3)).verdict == "proved"


def test_an_answer_is_kept_for_those_limits_only_that_allow_its_work():
    goal = le(x * y * (x + y + 5), x**3 + y**3 + 5 * x * y * (x + y) / 2)
    work = answered((), (goal,), (), PLENTY)[2]
    kept = {most: str(ask((), [goal], rlimit=most)[0]) for most in (1, PLENTY, 1, work, work // 2)}
    alone = {most: str(answered.__wrapped__((), (goal,), (), most)[0]) for most in kept}
    assert kept == alone
    assert (kept[1], kept[work]) == ("unknown", kept[PLENTY])
    assert kept[PLENTY] != "unknown"


def test_dropping_a_hypothesis_is_noticed():
    assert smt(le(x, x**2, given=[x >= 1])).verdict == "proved"
    assert smt(le(x, x**2)).verdict == "refuted"


def test_a_derivative_in_an_integer_is_taken_over_the_reals_between():
    """Without the reals, f' of (n − 1)(n − 2) would look positive at every integer n > 1."""
    outcome = derivative(ge((n - 1) * (n - 2), 0), n)
    assert outcome.verdict == "undecided"


def test_hypotheses_that_tie_the_variable_to_another_symbol_are_not_used_by_the_derivative():
    assert derivative(le(y, x, given=[sp.Le(y, x)]), x).verdict == "undecided"


def test_a_claim_about_a_sequence_is_refuted_by_its_first_terms():
    witness = point(induction(adaptive(Rational(3, 2)), n, small=8))
    assert list(witness) == ["n", *(f"X[{t}]" for t in range(1, int(witness["n"]) + 1))]


def test_a_false_induction_step_is_not_covered_up():
    outcome = induction(le(sp.Sum(1, (k, 1, n)), 100), n)
    assert outcome.verdict == "undecided"
    assert "step" in outcome.why


def test_conditions_are_listed_innermost_first():
    assert [str(c) for c in conditions(sqrt(log(r)))] == ["r > 0", "log(r) >= 0"]


def test_symbols_must_be_real():
    with pytest.raises(ValueError, match="symbol z"):
        smt(le(sp.Symbol("z"), 1))


def test_sides_must_be_finite():
    with pytest.raises(ValueError, match="finite sides"):
        smt(le(x, sp.oo))


def test_hypotheses_that_cannot_hold_are_an_error():
    with pytest.raises(ValueError, match="given"):
        le(x, 1, given=[x < 0])


def test_the_domain_names_assumptions_and_hypotheses():
    assert le(K, x, given=[x >= 2]).domain == "K = 1, 2, …; x > 0; x >= 2"


def test_exhaustion_counts_cases_and_shows_the_first_failure():
    assert exhaustion(lambda i: le(Fraction(i, 3), 1), range(4), over="i").domain == "4 cases: i"
    refuted = exhaustion(lambda i: le(Fraction(i, 3), 1), range(9), over="i")
    assert refuted.witness == {"point": {"case": "4"}, "lhs": "4/3", "relation": "<=", "rhs": "1"}


def test_exhaustion_does_not_decide_what_a_ball_straddles():
    assert (
        exhaustion(lambda _: eq(arb(2).sqrt() ** 2, 2), [0], over="a root").verdict == "undecided"
    )
    assert (
        exhaustion(lambda _: lt(arb(2).sqrt(), Fraction(3, 2)), [0], over="a root").verdict
        == "proved for these cases"
    )


def test_a_failure_counts_even_after_an_unclear_case():
    claims = {0: eq(arb(2).sqrt() ** 2, 2), 1: eq(1, 2)}
    assert exhaustion(claims.get, [0, 1], over="two cases").verdict == "refuted"


@pytest.mark.parametrize("statement", [le(0.1, 0.2), le(sp.Float("0.1"), 1), 0.5, None, "yes"])
def test_exhaustion_rejects_what_is_not_exact(statement):
    with pytest.raises(ValueError, match="claim"):
        exhaustion(lambda _: statement, [0], over="one case")


@pytest.mark.parametrize("prover", [exhaustion, numeric])
def test_no_cases_prove_nothing(prover):
    with pytest.raises(ValueError, match="at least one case"):
        prover(lambda i: le(i, i), [], over="nothing")


def test_numeric_is_never_a_proof_and_reports_the_worst_case():
    outcome = numeric(lambda p: le(p * (1 - p), 0.25), [0.1, 0.45, 0.9], over="grid")
    assert outcome.verdict == "consistent"
    assert outcome.closest["point"] == {"case": "0.45"}
    assert point(numeric(lambda p: le(p * (1 - p), 0.2), [0.1, 0.45, 0.9], over="grid")) == {
        "case": "0.45"
    }


@pytest.mark.parametrize(
    ("low", "high", "verdict"), [(1, 2, "consistent"), (2.5, 4, "undecided"), (3.5, 4, "refuted")]
)
def test_simulation_compares_the_whole_interval(low, high, verdict):
    assert simulation(le(SimpleNamespace(low=low, high=high), 3), over="runs").verdict == verdict


def test_expectation_is_exact():
    def biased(path):
        """Repeat the last choice with probability 2/3."""
        last = path[-1] if path else 0
        return {last: Fraction(2, 3), 1 - last: Fraction(1, 3)}

    assert expectation(sum, biased, 2) == Fraction(1, 3) + Fraction(4, 9)
    assert sum(probability for probability, _ in outcomes(biased, 5)) == 1


@pytest.mark.parametrize(
    "law", [{0: Fraction(1, 2)}, {0: Fraction(3, 2), 1: Fraction(-1, 2)}, {0: 0.5, 1: 0.5}]
)
def test_what_is_no_distribution_is_rejected(law):
    with pytest.raises(ValueError, match="probabilit"):
        expectation(sum, lambda path: law, 1)


def test_choices_may_have_balls_as_probabilities():
    third = arb(1) / 3
    mean = expectation(
        sum,
        lambda path: {0: third, 1: 1 - third} if path else {0: Fraction(1, 2), 1: Fraction(1, 2)},
        2,
    )
    assert mean > arb(7) / 6 - 1e-9
    assert mean < arb(7) / 6 + 1e-9


@pytest.mark.parametrize(
    "expr", [log(r), 1 / r, r ** Rational(-1, 2), sp.Piecewise((1, r > 0), (0, True))]
)
def test_a_ball_in_which_an_expression_may_be_undefined_decides_nothing(expr):
    ball = enclose(expr, {r: arb(0, 1)})
    assert not (ball > -10) or not (ball < 10)


def test_sign_is_certain_or_absent():
    assert sign(sqrt(8) - 2 * sqrt(2)) == 0
    assert sign(exp(Rational(1, 10**9)) - 1) == 1
    assert sign(x / y, {x: sp.Integer(0), y: sp.Integer(0)}) is None


def test_the_sign_of_a_long_sum_is_left_open_at_once():
    long = sp.Sum(1 / (k * harmonic(k)), (k, 1, n))
    assert sign(long - 2, {n: sp.Integer(10**6)}) is None
    assert sign(long - 2, {n: sp.Integer(100)}) == 1
    assert smt(lt(long, n + 1)).verdict == "undecided"


def test_huge_powers_are_not_written_out_where_a_side_is_undefined():
    assert (
        sign(x**y * u ** (-y - 1), {x: sp.Integer(7), u: sp.Integer(0), y: sp.Integer(10**9)})
        is None
    )
    assert smt(gt(x**y * u ** (-y - 1), 0, given=[le(u, 1)])).verdict == "undecided"


def test_comparison_of_intervals():
    low, high = ends(arb(1, 0.5))
    assert low <= Fraction(1, 2) < Fraction(3, 2) <= high
    assert holds(eq(Fraction(1, 3), Rational(1, 3))) is True
    assert holds(gt(arb(1, 0.1), arb(1.05, 0.1))) is None


def test_a_choice_of_uncertain_probability_is_kept():
    tiny = arb(0, 1e-9)
    assert [
        path for _, path in outcomes(lambda path: {0: tiny, 1: 1 - tiny, 2: Fraction(0)}, 1)
    ] == [(0,), (1,)]


def test_induction_refuses_a_hypothesis_that_changes_with_n():
    """At n the hypothesis is k <= n, at n + 1 it is k <= n + 1:
    the step from n would prove too little.
    """
    with pytest.raises(ValueError, match="the same for all n"):
        induction(le(k, n, given=[le(k, n)]), n)


def test_what_was_asked_before_does_not_change_the_answer_of_z3():
    a, b, c = sp.symbols("B first second", positive=True)
    m = sp.Symbol("m", integer=True, positive=True)
    answers = []
    for others in range(12):
        for k in range(others):
            ask([ge(m, k)], [le(b * m + k * c, a * m + c**2 + k)])
        answers.append(ask([ge(m, 2)], [le(a * m + b / m, c * m + b)])[1])
    assert answers == [answers[0]] * 12


def test_a_goal_that_fails_is_ruled_out_only_where_witnesses_are_looked_for():
    goal = ge(x - 2, 0, given=[x >= 1])
    assert not may_hold(goal)
    assert may_hold(ge(x - 1, 0, given=[x >= 1]))
    with without_search():
        assert may_hold(goal)


def test_answers_are_kept_apart_by_work_and_search():
    asked = []
    answer = keeping(lambda question: asked.append(question) or len(asked))
    assert [answer("a"), answer("a"), answer("b")] == [1, 1, 2]
    with without_search():
        assert [answer("a"), answer("a")] == [3, 3]
        with at_most(7):
            assert answer("a") == 4
    assert answer("a") == 1
