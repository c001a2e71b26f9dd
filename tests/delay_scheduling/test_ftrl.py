"""The compiled learner, against weights recomputed from scratch in every round."""

import math

import numba
import numpy as np
import pytest

from delay_scheduling.compiled import learner, newton
from delay_scheduling.ftrl import delayed_ftrl
from delay_scheduling.game import Instance, Rules
from delay_scheduling.rates import Rates
from delay_scheduling.regularizer import argmin, argmins

FULL = "full-information"
# uncompiled, smaller games do
SHORT, LONG, ARMS = (80, 140, 17) if numba.config.DISABLE_JIT else (150, 700, 64)


def literal(instance, rates, rules, uniforms, run, weighted=True, early=0):
    """Return x_t and A_t of Algorithm 3, with L̂^obs_t summed afresh over O_t in every round.

    The estimates of earlier rounds are those of the run: each round must follow from them, and all
    are found at once. Two faults can be planted: estimates that are not divided by x_{t,A_t}, and
    feedback that comes too early.
    """
    T, K = instance.losses.shape
    estimates = (np.ones(T) if instance.scales is None else instance.scales)[
        :, None
    ] * instance.losses
    if rules.regime == "bandit":
        played = run.actions[:, None] == np.arange(K)
        estimates = played * estimates / np.where(played & weighted, run.x, 1)
    t = np.arange(T)
    observed = (t + instance.delays + 1 - early <= t[:, None]) & (t < t[:, None])
    x = argmins(observed @ estimates, rates.inv_alpha, rates.inv_beta)
    return x, (np.cumsum(x, axis=1) <= uniforms[:, None]).sum(axis=1)


def difference(instance, rates, rules, **faults):
    """Return the largest difference between the weights of the kernel and the literal ones;
    1 if an action differs.
    """
    run = delayed_ftrl(instance, rates, rules, np.random.default_rng(1), return_x=True)
    x, actions = literal(
        instance, rates, rules, np.random.default_rng(1).random(instance.T), run, **faults
    )
    expected = np.einsum("tk,tk->t", x, instance.losses)
    largest = max(abs(run.x - x).max(), abs(run.expected_losses - expected).max())
    return largest if np.array_equal(run.actions, actions) else 1.0


DELAYS = {
    "none": lambda T, rng: np.zeros(T, int),
    "fixed": lambda T, rng: np.full(T, 7),
    "random": lambda T, rng: rng.integers(0, 30, T),
    "past the end": lambda T, rng: rng.choice([0, 3, T, 2**31 - 1], T),
}
SCALES = {
    "unit": lambda T, rng: None,
    "zeros": lambda T, rng: rng.choice([0.0, 1.0, 3.0], T),
    "large": lambda T, rng: rng.choice([0.0, 0.01, 1e4], T),
}
RATES = {  # inverses, from the rounds and the running total delay
    "hybrid": lambda t, D: (np.sqrt(t), np.sqrt(D / np.log(2))),
    "Tsallis": lambda t, D: (np.sqrt(t), 0 * t),
    "entropy": lambda t, D: (0 * t, np.sqrt(t + D)),
    "entropy first": lambda t, D: (np.where(t > 60, np.sqrt(t), 0), np.sqrt(t + D)),
    "taking turns": lambda t, D: (
        np.where(t % 7 < 4, np.sqrt(t), 0),
        np.where(t % 7 > 2, np.sqrt(t + D), 0),
    ),
    "beta infinite first": lambda t, D: (np.sqrt(t), np.where(t > 60, np.sqrt(D), 0)),
    "alpha tiny": lambda t, D: (1e6 * np.sqrt(t), np.sqrt(D)),
    "beta tiny": lambda t, D: (np.sqrt(t), 1e6 * np.sqrt(t)),
    "alpha large": lambda t, D: (1e-3 * np.sqrt(t), np.sqrt(t)),
}


def random_game(T, K, regime, rates="hybrid", delays="random", scales="unit", seed=0):
    """Return a random instance, with rates and rules."""
    rng = np.random.default_rng(seed)
    losses = rng.random((T, K)) * rng.choice([0, 1], (T, K))
    instance = Instance(losses, DELAYS[delays](T, rng), SCALES[scales](T, rng))
    t = np.arange(1.0, T + 1)
    inv_alpha, inv_beta = RATES[rates](t, np.cumsum(np.minimum(instance.delays, 40.0)))
    return instance, Rates(inv_alpha, inv_beta), Rules(K=K, regime=regime)


@pytest.mark.parametrize("regime", ["bandit", FULL])
@pytest.mark.parametrize("delays", DELAYS)
@pytest.mark.parametrize("rates", RATES)
def test_weights_and_actions_are_those_of_the_literal_algorithm(rates, delays, regime):
    for seed, scales in enumerate(SCALES):
        K = int(
            np.random.default_rng([seed, len(rates), len(delays), len(regime)]).choice(
                [2, 3, 8, ARMS]
            )
        )
        assert difference(*random_game(SHORT, K, regime, rates, delays, scales, seed)) < 1e-12


@pytest.mark.parametrize("regime", ["bandit", FULL])
@pytest.mark.parametrize(("T", "K"), [(1, 1), (1, 5), (40, 1), (2, 2), (LONG, 2), (LONG, 5)])
def test_weights_are_the_literal_ones_in_short_and_long_games(T, K, regime):
    assert difference(*random_game(T, K, regime)) < 1e-12


@pytest.mark.parametrize("fault", [{"weighted": False}, {"early": 1}, {"early": -1}])
@pytest.mark.parametrize("rates", ["hybrid", "Tsallis", "entropy"])
def test_a_broken_learner_is_told_apart(rates, fault):
    assert difference(*random_game(150, 3, "bandit", rates), **fault) > 1e-3


def test_a_game_by_hand():
    # x_1 is uniform; arm 0 is played, its estimate is (1/2) / (1/2) = 1; then u = (5/3, 5/4), as
    # 12/5 (5/3 − 5/4) = 1
    instance = Instance([[0.5, 1.0], [0.5, 1.0], [0.0, 1.0]], delays=[1, 0, 0])
    rates = Rates(np.full(3, 12 / 5), np.zeros(3))
    uniforms = Uniforms([0.3, 0.5, 0.9])
    run = delayed_ftrl(instance, rates, Rules(K=2), uniforms, return_x=True)
    assert run.actions.tolist() == [0, 1, 1]
    assert run.x[:2] == pytest.approx(np.full((2, 2), 0.5), abs=1e-13)
    # round 2 plays arm 1: its estimate 1 / (1/2) = 2 is usable in round 3, like that of round 1
    assert run.x[2] == pytest.approx([16 / 25, 9 / 25], abs=1e-13)
    assert run.expected_losses == pytest.approx([0.75, 0.75, 9 / 25], abs=1e-13)
    assert run.regret(instance) == pytest.approx(1.5 + 9 / 25 - 1, abs=1e-13)


class Uniforms:
    """Stand in for a Generator, with uniforms chosen by hand."""

    def __init__(self, uniforms):
        self.uniforms = np.array(uniforms)

    def random(self, size):
        assert size == len(self.uniforms)
        return self.uniforms


@pytest.mark.parametrize(
    ("x", "uniform", "arm"),
    [
        ([0.25, 0.5, 0.25], 0.0, 0),
        ([0.25, 0.5, 0.25], np.nextafter(0.25, 0), 0),
        ([0.25, 0.5, 0.25], 0.25, 1),
        ([0.25, 0.5, 0.25], 1 - 2.0**-53, 2),
        ([0.0, 0.5, 0.5], 0.0, 1),  # an arm of weight 0 is never played
        ([0.5, 0.5, 0.0], 1 - 2.0**-53, 1),
        ([0.5, 0.49, 0.0], 0.995, 1),  # rounding left none
        ([0.1] * 10, 1 - 2.0**-53, 9),  # their sum is 1 − 2^−53
        ([1.0], 1 - 2.0**-53, 0),
    ],
)
def test_draw_inverts_the_distribution_function(x, uniform, arm):
    state = np.zeros((6, len(x)))
    state[learner.X] = x
    assert learner.draw(state, uniform) == arm


# The minimization


def start(gaps):
    """Return the state of the learner with these gaps and uniform weights."""
    K = len(gaps)
    state = np.zeros((6, K))
    learner.begin(state, 1.0, 1.0)
    state[learner.GAP] = gaps
    return state


@pytest.mark.parametrize("K", [2, 8, 64])
@pytest.mark.parametrize("inv_beta", [0.0, 1e-6, 1.0, 1e6])
@pytest.mark.parametrize("spread", [0.0, 1e-6, 1.0, 1e3, 1e9])
def test_the_safe_start_agrees_with_argmin(spread, inv_beta, K):
    gaps = np.random.default_rng(K).random(K) * spread
    gaps -= gaps.min()
    state = start(gaps)
    _, residual = learner.safe_newton(state, 1.0, 2 * inv_beta)
    u, v, x = state[[learner.U, learner.V, learner.X]]
    assert residual < 1e-12
    assert abs(x - argmin(gaps, 1.0, inv_beta)[0]).max() < 1e-13
    assert abs(x * u**2 - 1).max() < 1e-13
    assert abs(v - np.log(u)).max() <= 1e-15 * max(1, v.max())


@pytest.mark.parametrize("u", [1e-200, 1e200, math.nan])
@pytest.mark.filterwarnings("ignore")  # of overflows, when it is not compiled
def test_a_useless_warm_start_falls_back_to_the_safe_one(u):
    gaps = np.array([0.0, 1.0, 5.0])
    state = start(gaps)
    state[learner.U] = u
    m, residual = learner.warm_newton(state, -1e9, 1.0, 2.0)
    assert residual > newton.TOLERANCE
    state[learner.U] = u
    m, warm, residual = learner.weights(state, 0.0, -1e9, 1.0, 2.0, True)
    assert warm
    assert residual < 1e-13
    assert m == pytest.approx(m_of(gaps), rel=1e-13)
    assert abs(state[learner.X] - argmin(gaps, 1.0, 1.0)[0]).max() < 1e-13


def m_of(gaps):
    """Return the multiplier u_0 + 2 log u_0 that belongs to α = β = 1."""
    u = argmin(gaps, 1.0, 1.0)[0][0] ** -0.5
    return u + 2 * math.log(u)


def test_a_good_warm_start_stays_on_the_fast_path():
    state = start(np.array([0.0, 1.0, 5.0]))
    m, _ = learner.safe_newton(state, 1.0, 2.0)
    state[learner.GAP, 1] += 0.25
    m, residual = learner.warm_newton(state, m, 1.0, 2.0)
    assert residual <= newton.TOLERANCE
    x = argmin(state[learner.GAP], 1.0, 1.0)[0]
    assert abs(state[learner.X] - x).max() < 1e-13


@pytest.mark.parametrize("bad", [math.nan, math.inf])
@pytest.mark.filterwarnings("ignore")
def test_the_residual_keeps_what_is_not_a_number(bad):
    state = start(np.array([0.0, bad, 1.0]))
    _, _, residual = learner.weights(state, 0.0, 0.0, 1.0, 2.0, False)
    assert not residual <= learner.LARGEST_RESIDUAL
    assert not learner.softmin(start(np.array([0.0, bad])), 1.0) <= learner.LARGEST_RESIDUAL


def test_the_residual_is_the_largest_of_all_rounds():
    instance, rates, rules = random_game(150, 8, "bandit")
    whole = delayed_ftrl(instance, rates, rules, np.random.default_rng(1)).residual
    assert 0 < whole < 1e-12
    first = (
        Instance(instance.losses[:50], instance.delays[:50]),
        Rates(rates.inv_alpha[:50], rates.inv_beta[:50]),
    )
    assert delayed_ftrl(*first, rules, np.random.default_rng(1)).residual <= whole


@pytest.mark.parametrize("inv_alpha", [0.0, 1.0])
@pytest.mark.filterwarnings("ignore")
def test_a_minimization_that_fails_names_the_round(inv_alpha):
    # the sum of two is infinite
    instance = Instance([[0.0, 1.0]] * 5, np.zeros(5, int), scales=np.full(5, 1e308))
    rates = Rates(np.full(5, inv_alpha), np.ones(5))
    with pytest.raises(
        FloatingPointError, match=r"round [23]: expected a residual of at most 1e-11"
    ):
        delayed_ftrl(instance, rates, Rules(K=2, regime=FULL), np.random.default_rng(0))


# What is drawn, what is hidden


@pytest.mark.parametrize("K", [1, 4])
def test_exactly_one_uniform_a_round_is_drawn(K):
    rng = np.random.default_rng(5)
    twin = np.random.default_rng(5)
    delayed_ftrl(*random_game(30, K, "bandit"), rng)
    twin.random(30)
    assert rng.bit_generator.state == twin.bit_generator.state


@pytest.mark.parametrize("regime", ["bandit", FULL])
def test_a_longer_horizon_leaves_the_prefix_unchanged(regime):
    instance, rates, rules = random_game(300, 8, regime, delays="past the end", scales="zeros")
    n = 171
    short = Instance(instance.losses[:n], instance.delays[:n], instance.scales[:n])
    start_of = Rates(rates.inv_alpha[:n], rates.inv_beta[:n])
    run = delayed_ftrl(instance, rates, rules, np.random.default_rng(2), return_x=True)
    prefix = delayed_ftrl(short, start_of, rules, np.random.default_rng(2), return_x=True)
    for name in ("x", "actions", "expected_losses"):
        assert np.array_equal(getattr(run, name)[:n], getattr(prefix, name))


@pytest.mark.parametrize("regime", ["bandit", FULL])
@pytest.mark.parametrize("hidden", ["losses", "delays", "scales", "rates"])
def test_later_secrets_leave_earlier_weights_unchanged(hidden, regime):
    instance, rates, rules = random_game(150, 4, regime, scales="zeros")
    n = 80
    parts = {"losses": instance.losses, "delays": instance.delays, "scales": instance.scales}
    inverses = rates.inv_alpha.copy()
    if hidden == "rates":
        inverses[n:] *= 2
    else:
        parts[hidden] = parts[hidden].copy()
        parts[hidden][n:] = parts[hidden][n:][::-1]
    run = delayed_ftrl(instance, rates, rules, np.random.default_rng(2), return_x=True)
    other = delayed_ftrl(
        Instance(**parts), Rates(inverses, rates.inv_beta), rules, np.random.default_rng(2), True
    )
    assert np.array_equal(run.x[: n + (hidden != "rates")], other.x[: n + (hidden != "rates")])
    assert not np.array_equal(run.x, other.x)


@pytest.mark.parametrize("regime", ["bandit", FULL])
def test_a_loss_counts_from_the_round_after_its_delay(regime):
    losses = np.zeros((9, 2))
    losses[2] = 1, 0.5  # round 3, delay 4: usable from round 8
    delays = np.array([0, 0, 4, 0, 0, 0, 0, 0, 0])
    ones = Rates(np.ones(9), np.ones(9))
    x = delayed_ftrl(
        Instance(losses, delays), ones, Rules(K=2, regime=regime), np.random.default_rng(0), True
    ).x
    assert abs(x[:7] - 0.5).max() < 1e-12
    assert abs(x[7:] - 0.5).min() > 0.01


def test_asking_for_x_changes_nothing():
    game = random_game(150, 8, "bandit")
    without = delayed_ftrl(*game, np.random.default_rng(3))
    run = delayed_ftrl(*game, np.random.default_rng(3), return_x=True)
    assert without.x is None
    assert without.residual == run.residual
    assert np.array_equal(without.actions, run.actions)
    assert np.array_equal(without.expected_losses, run.expected_losses)


def test_one_arm_is_played_without_looking_at_rates():
    instance = Instance([[0.5]] * 3, delays=[0, 1, 0], scales=[0.0, 2.0, 1e6])
    run = delayed_ftrl(
        instance, Rates([0, 0, 1], [0, 1, 0]), Rules(K=1), np.random.default_rng(0), return_x=True
    )
    assert run.x.tolist() == [[1.0]] * 3
    assert run.actions.tolist() == [0, 0, 0]
    assert run.expected_losses.tolist() == [0.5] * 3


@pytest.mark.parametrize(
    ("rules", "inv_alpha", "inv_beta", "message"),
    [
        (
            Rules(K=3),
            [1, 1, 1],
            [1, 1, 1],
            "rules: expected K = 2, that of the instance, received 3",
        ),
        (Rules(K=2), [1, 1], [1, 1], "rates: expected rates for 3 rounds, received 2"),
        (
            Rules(K=2),
            [1, 0, 0],
            [1, 1, 0],
            "a finite learning rate in every round, received 'none in round 3'",
        ),
    ],
)
def test_what_does_not_fit_raises(rules, inv_alpha, inv_beta, message):
    instance = Instance([[0.0, 1.0]] * 3, delays=[0, 0, 0])
    with pytest.raises(ValueError, match=message):
        delayed_ftrl(instance, Rates(inv_alpha, inv_beta), rules, np.random.default_rng(0))
