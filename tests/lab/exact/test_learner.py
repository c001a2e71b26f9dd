"""Balls against fifty digits, enumeration against a literal recursion, and broken algorithms."""

import itertools
from fractions import Fraction

import mpmath as mp
import numpy as np
import pytest
import sympy as sp
from flint import arb, ctx

from delay_scheduling import formulas, regularizer
from delay_scheduling.game import Instance, Rules
from delay_scheduling.rates import Rates
from delay_scheduling.theorems import thm_2_1
from lab.exact import learner
from lab.exact.learner import TinyGame, all_games, theorem_2_1_rhs
from lab.experiments import conjugates
from proofbook.provers.compare import ends

TINY = 1e-14  # balls are added up here with 53 bits
KINDS = {"hybrid": (1, 1), "Tsallis": (1, 0), "entropy": (0, 1)}
SLOPE = sp.lambdify(
    (formulas.x, formulas.inv_alpha, formulas.inv_beta),
    formulas.with_inverse_rates(formulas.f_slope),
    "mpmath",
)


def expected_regret(*game):
    """Return a ball that contains the expected regret of Algorithm 3. Parameters as `TinyGame`."""
    return TinyGame(*game).regret()


def rate_sequences(T):
    """Return inverse rates (α⁻¹, β⁻¹) by name; all are non-decreasing."""
    rounds = range(1, T + 1)
    roots = [sp.sqrt(t) for t in rounds]
    return {
        "constant": ([1] * T, [1] * T),
        "standard": (roots, [sp.sqrt(sp.Rational(t * (t - 1), 2) / sp.log(2)) for t in rounds]),
        "entropy": ([0] * T, [sp.sqrt(t / sp.log(2)) for t in rounds]),
        "Tsallis": (roots, [0] * T),
        "late entropy": ([1] * T, [0] * (T - 1) + [1]),
        "sharply decreasing": (
            [Fraction(10) ** t for t in rounds],
            [Fraction(10) ** t for t in rounds],
        ),
    }


def number(value):
    """Return a fraction in mpmath."""
    return mp.mpf(value.numerator) / value.denominator


def reference(L, a, b):
    """Return the minimizer to sixty digits: it solves f′(x_i) + L_i = c and Σ x_i = 1,
    for log x_i and c.
    """
    x, _ = regularizer.argmin(list(map(float, L)), float(a), float(b))
    start = [*np.log(x), float(L[0]) + conjugates.slope(x[0], float(a), float(b))]

    def equations(*unknowns):
        *logs, c = unknowns
        weights = [mp.exp(value) for value in logs]
        return [
            *(SLOPE(w, a, b) + loss - c for w, loss in zip(weights, L, strict=True)),
            mp.fsum(weights) - 1,
        ]

    solution = mp.findroot(equations, start, tol=mp.mpf(10) ** -125, verify=True, maxsteps=60)
    return [mp.exp(value) for value in solution[: len(L)]]


def inside(ball, value):
    """Tell whether a ball contains an mpmath number."""
    with ctx.workprec(300):
        low, high = map(number, ends(ball))
    return low <= value <= high


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("L", [(0, 0), (0, Fraction(1, 3)), (5, 2, 2), (Fraction(-7, 2), 40, 0)])
def test_balls_contain_fifty_digits(kind, L):
    L, (a, b) = [Fraction(loss) for loss in L], [Fraction(3, 7) * kind for kind in KINDS[kind]]
    balls = learner.argmin(L, a, b)
    with mp.workdps(80):
        x = reference([number(loss) for loss in L], number(a), number(b))
        assert all(inside(ball, value) for ball, value in zip(balls, x, strict=True))
        assert not any(
            inside(ball, value * (1 + mp.mpf(10) ** -33))
            for ball, value in zip(balls, x, strict=True)
        )


@pytest.mark.parametrize("kind", KINDS)
def test_balls_agree_with_the_floating_point_minimizer(kind):
    rng = np.random.default_rng(len(kind))
    for _ in range(60):
        L = [
            Fraction(float(loss))
            for loss in rng.random(rng.integers(1, 6)) * 10 ** rng.uniform(-3, 3)
        ]
        a, b = (Fraction(float(10 ** rng.uniform(-2, 2))) * k for k in KINDS[kind])
        x, _ = regularizer.argmin(list(map(float, L)), float(a), float(b))
        for ball, value in zip(learner.argmin(L, a, b), x, strict=True):
            assert ball.rad() < 1e-25
            assert abs(float(ball) - value) <= 1e-11 * value + 1e-300


@pytest.mark.parametrize("kind", KINDS)
def test_a_wide_ball_of_losses_gives_balls_for_all_of_them(kind):
    a, b = KINDS[kind]
    wide = learner.argmin([0, arb(1, 0.05), 2], a, b)
    for loss in (Fraction(19, 20), 1, Fraction(21, 20)):
        for large, small in zip(wide, learner.argmin([0, loss, 2], a, b), strict=True):
            assert large.contains(small)
            assert large.rad() < 0.5


def test_numbers_that_prove_nothing_are_refused():
    with pytest.raises(
        ValueError,
        match=r"value: expected an integer, fraction, ball or SymPy number, received 0\.5",
    ):
        learner.argmin([0, 0.5], 1, 1)
    with pytest.raises(ValueError, match="inv_alpha, inv_beta: expected not both 0"):
        learner.argmin([0, 1], 0, 0)
    with pytest.raises(ValueError, match="inv_beta: expected 0 or a finite number above 0"):
        learner.argmin([0, 1], 1, arb(0, 1))
    with pytest.raises(ArithmeticError, match="narrower balls"):
        learner.argmin([0, arb(1, 1000)], 1, 0)
    with pytest.raises(ValueError, match="losses, scales: expected integers or fractions"):
        expected_regret([[0, 0.5]], [0], None, [1], [1], "bandit")
    with pytest.raises(ValueError, match="regime"):
        expected_regret([[0, 1]], [0], None, [1], [1], "full")
    with pytest.raises(ValueError, match="delays: expected 1 numbers"):
        expected_regret([[0, 1]], [0, 0], None, [1], [1], "bandit")


@pytest.mark.parametrize("kind", KINDS)
def test_the_simplex_conjugate_agrees_with_the_floating_point_one(kind):
    a, b = KINDS[kind]
    for theta in ([-1, -2], [-3, -3, Fraction(-1, 2)], [Fraction(-1, 10)]):
        numbers = list(map(float, theta))
        assert float(learner.simplex_conjugate(theta, a, b)) == pytest.approx(
            float(conjugates.simplex_conjugate(numbers, a, b))
        )


def literal(losses, delays, scales, a, b, regime, early=False, weighted=True):
    """Yield (probability, actions, distributions) for all action sequences,
    by playing Algorithm 3 in floats.
    """
    T = len(losses)
    K = len(losses[0])
    for actions in itertools.product(range(K), repeat=T):
        L = np.zeros(K)
        probability = 1.0
        played = []
        inbox = [np.zeros(K) for _ in range(2 * T + 2)]
        for t in range(T):
            if early:
                L = L + sum(inbox[s] for s in range(t, t + 2))
                inbox[t + 1] = np.zeros(K)
            else:
                L = L + inbox[t]
            x, _ = regularizer.argmin(L, float(a[t]), float(b[t]))
            played.append(x)
            probability *= x[actions[t]]
            loss = float(scales[t]) * np.array(losses[t], float)
            estimator = (
                loss
                if regime != "bandit"
                else np.eye(K)[actions[t]] * loss / (x if weighted else 1)
            )
            inbox[min(t + delays[t] + 1, 2 * T + 1)] += estimator
        yield probability, actions, played


CASES = [
    ([[0, 1], [1, 1], [1, 0]], [1, 0, 0], [1, 2, Fraction(1, 2)], "bandit"),
    ([[0, 1], [0, 1], [1, 0]], [0, 0, 7], [1, 1, 1], "bandit"),
    ([[0, 1, 1], [1, 0, 1], [1, 1, 0]], [0, 1, 0], [0, 1, 3], "bandit"),
    ([[1, 0], [1, 0], [Fraction(1, 3), 1]], [0, 0, 0], [1, 1, 1], "full-information"),
    ([[1, 0], [0, 1], [0, 1]], [2, 0, 0], [2, 1, 1], "full-information"),
]


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize(
    "rates", [([1, 1, 2], [0, 1, 1]), ([0, 0, 0], [1, 2, 2]), ([1, 1, 2], [0, 0, 0])]
)
def test_expected_regret_is_that_of_the_literal_algorithm(case, rates):
    losses, delays, scales, regime = case
    cost = sum(
        p * float(scales[t]) * losses[t][actions[t]]
        for p, actions, _ in literal(losses, delays, scales, *rates, regime)
        for t in range(3)
    )
    best = min(sum(scales[t] * losses[t][i] for t in range(3)) for i in range(len(losses[0])))
    ball = expected_regret(losses, delays, scales, *rates, regime)
    assert float(ball) == pytest.approx(float(cost) - float(best), abs=1e-12)
    assert ball.rad() < 1e-30


def test_hand_computed_regret():
    """With β = log 2 and the losses (0, 1) twice,
    the weights of the second round are 2/3 and 1/3: 1/2 + 1/3.
    """
    rates = [0, 0], [1 / sp.log(2)] * 2
    assert expected_regret([[0, 1]] * 2, [0, 0], None, *rates, "full-information").overlaps(
        arb(5) / 6
    )
    assert expected_regret([[0, 1]] * 2, [1, 0], None, *rates, "full-information").contains(1)


def test_actions_of_pending_rounds_are_independent_given_the_observed_ones():
    """Given the actions in O_t, those in W_t and A_t are independent,
    with laws x_s that the former determine.
    """
    losses = [[1, 0], [0, 1], [1, 1], [1, 0]]
    delays = [1, 0, 2, 0]
    t = 3
    runs = list(literal(losses, delays, [1] * 4, [1] * 4, [1] * 4, "bandit"))
    game = TinyGame(losses, delays, None, [1] * 4, [1] * 4, "bandit")
    assert (game.observed(t), game.pending(t)) == ([0, 1], [2])
    for seen in itertools.product(range(2), repeat=2):
        given = [(p, actions, x) for p, actions, x in runs if actions[:2] == seen]
        total = sum(p for p, _, _ in given)
        for i, j in itertools.product(range(2), repeat=2):
            joint = sum(p for p, actions, _ in given if actions[2:] == (i, j)) / total
            assert all(abs(joint - x[2][i] * x[3][j]) < 1e-12 for _, _, x in given)


@pytest.mark.parametrize("name", rate_sequences(2))
def test_relabeling_the_arms_changes_nothing(name):
    a, b = rate_sequences(2)[name]
    for losses, delays in all_games(T=2, K=3):
        swapped = [row[1:] + row[:1] for row in losses]
        regrets = [
            expected_regret(rows, delays, None, a, b, "bandit") for rows in (losses, swapped)
        ]
        assert abs(regrets[0] - regrets[1]) < TINY


def test_all_games_are_all_games():
    games = list(all_games(T=3, K=2))
    assert len(games) == len(set(games)) == 2**6 * 6
    views = {
        tuple(
            map(
                tuple,
                map(TinyGame(losses, delays, None, [1] * 3, [1] * 3, "bandit").observed, range(3)),
            )
        )
        for losses, delays in games
    }
    assert len(views) == 6


@pytest.mark.parametrize(("T", "K"), [(2, 2), (2, 3), (3, 2)])
@pytest.mark.parametrize("name", rate_sequences(2))
def test_the_theorem_holds_on_all_tiny_games(T, K, name):
    a, b = rate_sequences(T)[name]
    for losses, delays in all_games(T, K):
        case = losses, delays, None, a, b, "bandit"
        assert expected_regret(*case) <= theorem_2_1_rhs(*case)
        case = losses, delays, None, [0] * T, [1, *b[1:]], "full-information"
        assert 0 in b[1:] or expected_regret(*case) <= theorem_2_1_rhs(*case)


def test_an_eighth_of_the_bound_is_violated():
    a, b = rate_sequences(2)["constant"]
    cases = [(losses, delays, None, a, b, "bandit") for losses, delays in all_games(T=2, K=2)]
    assert any(expected_regret(*case) > theorem_2_1_rhs(*case) / 8 for case in cases)


@pytest.mark.parametrize("case", CASES)
def test_the_bound_is_that_of_the_package(case):
    losses, delays, scales, regime = case
    bandit = regime == "bandit"
    a = [1, 2, 2] if bandit else [0, 0, 0]
    b = [0 if bandit and delays[0] == 0 else 1, 1, 3]
    instance = Instance(np.array(losses, float), delays, scales=np.array(scales, float))
    bound = thm_2_1.bound(
        instance, Rules(K=len(losses[0]), regime=regime), rates=Rates(np.array(a), np.array(b))
    )
    assert float(theorem_2_1_rhs(losses, delays, scales, a, b, regime)) == pytest.approx(bound)


def test_an_infinite_rate_gives_an_infinite_bound_unless_its_cost_is_zero():
    game = [[0, 1], [0, 1]], [1, 0]
    assert not theorem_2_1_rhs(*game, None, [0, 1], [1, 1], "bandit").is_finite()
    assert not theorem_2_1_rhs(*game, None, [1, 1], [0, 0], "bandit").is_finite()
    assert theorem_2_1_rhs(*game, [1, 0], [1, 0], [0, 0], "bandit").is_finite()
    assert theorem_2_1_rhs(*game, None, [1, 1], [0, 1], "bandit").is_finite()


def expected_terms(game, i):
    """Return the expected stability and delay of each row,
    and the expected penalty with arm i in the place of i*.
    """
    rows = range(game.T)
    stability = [game.mean(game.stability, t) for t in rows]
    delay = [game.mean(game.delay, t) for t in rows]
    return stability, delay, game.expectation(lambda path: penalty(game, i, path))


def penalty(game, i, path):
    """Return the left side of Lemma C.8 on a path."""
    return (
        sum(game.penalty(t, path) for t in range(game.T)) - game.estimated(range(game.T), path)[i]
    )


@pytest.mark.parametrize("regime", ["bandit", "full-information"])
@pytest.mark.parametrize("name", ["constant", "late entropy", "Tsallis", "entropy"])
def test_the_three_terms_make_the_regret_and_obey_their_lemmas(regime, name):
    a, b = rate_sequences(2)[name] if regime == "bandit" else ([0, 0], [1, 2])
    for losses, delays in all_games(T=2, K=2):
        game = TinyGame(losses, delays, [2, 1], a, b, regime)
        best = min(range(2), key=lambda i: 2 * losses[0][i] + losses[1][i])
        stability, delay, fall = expected_terms(game, best)
        assert abs(sum(stability) + sum(delay) + fall - game.regret()) < TINY
        for t, square in enumerate([4, 1]):
            inverse = (
                game.inv_alpha[t] / arb(2).sqrt() if regime == "bandit" else 2 * game.inv_beta[t]
            )
            assert inverse * stability[t] <= square + TINY
        assert abs(delay[0]) < TINY
        waits = 2 if delays[0] else 0
        assert game.inv_beta[1] * delay[1] <= waits + TINY
        bound = 2 * arb(2).sqrt() * game.inv_alpha[1] + arb(2).log() * game.inv_beta[1]
        assert all(
            penalty(game, i, path) <= bound + TINY
            for i in range(2)
            for path in itertools.product(range(2), repeat=2)
        )


def test_without_delay_the_third_term_vanishes_even_for_infinite_rates():
    for losses, _ in all_games(T=2, K=2):
        game = TinyGame(losses, [0, 0], None, [1, 1], [0, 0], "bandit")
        assert all(
            abs(game.delay(1, path)) < TINY for path in itertools.product(range(2), repeat=2)
        )


class Early(TinyGame):
    """Use feedback one round early."""

    def observed(self, t):
        return [s for s in range(t) if s + self.delays[s] <= t]


class Unweighted(TinyGame):
    """Drop the importance weight."""

    def estimator(self, t, path):
        loss = self.loss(t)
        return [learner.ball(loss[i]) if i == path[t] else arb(0) for i in range(self.K)]


@pytest.mark.parametrize("broken", [Early, Unweighted])
def test_a_broken_algorithm_has_another_regret(broken):
    case = [[1, 0], [1, 0], [1, 0]], [1, 1, 0], None, [1] * 3, [1] * 3, "bandit"
    assert abs(broken(*case).regret() - TinyGame(*case).regret()) > 0.05


@pytest.mark.parametrize(("variant", "is_sum"), [(TinyGame, True), (Unweighted, False)])
def test_without_importance_weights_the_terms_do_not_make_the_regret(variant, is_sum):
    game = variant([[1, 0], [1, 0]], [0, 0], None, [1] * 2, [1] * 2, "bandit")
    stability, delay, fall = expected_terms(game, 1)
    assert (abs(sum(stability) + sum(delay) + fall - game.regret()) < TINY) == is_sum


@pytest.mark.parametrize("kind", KINDS)
def test_the_minimizer_is_the_free_gradient_after_a_shift(kind):
    L = [0, Fraction(1, 2), 3]
    with ctx.workprec(learner.PRECISION):
        x = learner.argmin(L, *KINDS[kind])
        rates = map(learner.ball, KINDS[kind])
        c = learner.slope(x[0], *rates) + L[0]
        shifted, lower = ([shift - learner.ball(l) for l in L] for shift in (c, c - 1))
    assert all(gap < 1e-10 for gap in learner.gaps(x, learner.free_gradient(shifted, *KINDS[kind])))
    assert not all(
        gap < 1e-10 for gap in learner.gaps(x, learner.free_gradient(lower, *KINDS[kind]))
    )
    assert sum(learner.free_gradient(lower, *KINDS[kind])) < 1


def test_pure_tsallis_has_no_gradient_from_zero_on():
    assert not learner.free_gradient([0], 1, 0)[0].is_finite()
