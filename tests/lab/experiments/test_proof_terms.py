"""The terms of the proof of Theorem 2.1: identity, lemmas, and planted errors."""

import itertools
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
import sympy as sp

from delay_scheduling import symbols
from delay_scheduling.ftrl import delayed_ftrl
from delay_scheduling.game import Instance, Rules, Trajectory
from delay_scheduling.rates import Rates
from delay_scheduling.regularizer import argmins
from delay_scheduling.theorems import thm_2_1
from delay_scheduling.theorems.bound import per_rate
from lab.exact.learner import TinyGame
from lab.experiments import proof_terms
from lab.experiments.conjugates import simplex_conjugate
from lab.experiments.proof_terms import Path, arrived_sums, run_terms

REGIMES = ["bandit", "full-information"]


def random_run(seed, regime, T=40, K=None):
    """Return (instance, rates, rules, trajectory): rates that fall, delays of all kinds,
    some rounds without loss.
    """
    rng = np.random.default_rng([seed, regime == "bandit"])
    K = K or int(rng.integers(1, 5))
    delays = [np.zeros(T, int), rng.integers(0, 6, T), rng.integers(0, 2 * T, T)][seed % 3]
    scales = None if seed % 2 else rng.integers(0, 4, T) / 2
    instance = Instance(rng.random((T, K)) ** rng.choice([0.1, 1, 4]), delays, scales)
    a, b = (np.cumsum(rng.random(T) ** 4) * 10 ** rng.uniform(-0.5, 1) + 0.3 for _ in range(2))
    if regime == "full-information":
        a = np.zeros(T)
    elif seed % 4 == 0:
        b[: T // 2] = 0  # β infinite at first: pure Tsallis
    rates = Rates(a, b)
    rules = Rules(K=K, regime=regime)
    return instance, rates, rules, delayed_ftrl(instance, rates, rules, rng, return_x=True)


def most_missing(instance, rates, rules, trajectory, nodes=8):
    """Return what bounds the expectation of the delay terms, up to each round:
    Σ β_s B_s E[L̂miss_{s,A_s}].

    Each expectation is given the feedback of round s; in full information, Σ β_s B_s ∫ ⟨x̄(z),
    L̂miss_s⟩ dz, where x̄(z) minimizes at L̂obs_t + z l_t.
    """
    path = Path(instance, rates, rules, trajectory)
    x = trajectory.x
    pending = (
        np.cumsum(path.losses, axis=0)
        - path.losses
        - proof_terms.arrived_sums(path.losses, path.delays)
    )
    pending[instance.sigma == 0] = 0
    if not path.bandit:
        z, weights = np.polynomial.legendre.leggauss(nodes)
        L = path.seen + np.multiply.outer((z + 1) / 2, path.losses)
        x = (weights[:, None, None] / 2 * argmins(L, rates.inv_alpha, rates.inv_beta)).sum(axis=0)
    costs = path.scales * (x * np.maximum(pending, 0)).sum(axis=1)
    return np.cumsum(per_rate(costs, rates.inv_beta))


@pytest.mark.parametrize("regime", REGIMES)
@pytest.mark.parametrize("seed", range(12))
def test_the_three_terms_make_the_regret_of_every_path(seed, regime):
    run = random_run(seed, regime)
    terms = run_terms(*run)
    total = (terms.stability_path + terms.delay_path)[:, None] + terms.penalty
    assert total == pytest.approx(terms.regret, abs=1e-9)
    if regime == "full-information":
        losses = run[0].losses * (1 if run[0].scales is None else run[0].scales[:, None])
        assert terms.regret[-1].max() == pytest.approx(
            np.sum(run[3].x * losses) - losses.sum(axis=0).min()
        )
        assert terms.stability == pytest.approx(terms.stability_path)


@pytest.mark.parametrize("regime", REGIMES)
@pytest.mark.parametrize("seed", range(12))
def test_the_lemmas_hold_along_runs(seed, regime):
    instance, rates, rules, run = random_run(seed, regime)
    terms = run_terms(instance, rates, rules, run)
    assert (
        np.diff(terms.stability, prepend=0) <= np.diff(terms.stability_bound, prepend=0) + 1e-9
    ).all()
    scales = np.ones(instance.T) if instance.scales is None else instance.scales
    assert (abs(np.diff(terms.delay, prepend=0)) <= scales + 1e-9).all()
    assert (np.diff(terms.stability, prepend=0) <= scales + 1e-9).all()
    assert (np.diff(terms.stability, prepend=0) >= -1e-9).all()
    sharp = terms.penalty_bound - 2 * rates.inv_alpha  # a vertex has F(e_i) = −2/α
    assert (terms.penalty.max(axis=1) <= sharp + 1e-9).all()
    finite = np.isfinite(terms.delay_bound)
    missing = most_missing(instance, rates, rules, run)
    assert (missing[finite] <= terms.delay_bound[finite] + 1e-9).all()
    if regime == "full-information":
        assert (np.diff(terms.delay, prepend=0) <= np.diff(missing, prepend=0) + 1e-9).all()


def test_growing_rates_violate_the_bound_on_the_penalty():
    T = 30
    instance = Instance(np.tile([0.0, 1.0], (T, 1)), np.zeros(T, int))
    rules = Rules(K=2, regime="full-information")
    rates = Rates(np.zeros(T), np.r_[np.full(T - 1, 50.0), 0.1])
    terms = run_terms(
        instance, rates, rules, delayed_ftrl(instance, rates, rules, np.random.default_rng(0), True)
    )
    assert terms.penalty[-1].max() > terms.penalty_bound[-1] + 1


def test_the_three_bounds_make_the_theorem():
    total = {
        regime: proof_terms.STABILITY[regime] + proof_terms.DELAY + proof_terms.PENALTY
        for regime in REGIMES
    }
    assert sp.expand(total["bandit"] - thm_2_1.bound.expr["bandit"]) == 0
    gap = thm_2_1.bound.expr["full-information"] - total["full-information"].subs(
        symbols.inv_alpha_T, 0
    )
    assert sp.expand(gap - symbols.sum_square / 2) == 0


def test_terms_agree_with_balls():
    losses = [[0, 1], [1, 0], [1, 1]]
    delays = [1, 1, 0]
    scales = [1, Fraction(1, 2), 2]
    instance = Instance(losses, delays, [1, 0.5, 2])
    rates = Rates([1, 1, 2], [1, 2, 2])
    for regime, inverse in (("bandit", rates), ("full-information", Rates([0, 0, 0], [1, 2, 2]))):
        rules = Rules(K=2, regime=regime)
        run = delayed_ftrl(instance, inverse, rules, np.random.default_rng(3), return_x=True)
        terms = run_terms(instance, inverse, rules, run)
        actions = tuple(int(i) for i in run.actions)
        exact_rates = ([int(r) for r in rate] for rate in (inverse.inv_alpha, inverse.inv_beta))
        game = TinyGame(losses, delays, scales, *exact_rates, regime)
        for t in range(3):
            paths = [(float(game.x(t, actions)[i]), (*actions[:t], i)) for i in range(2)]
            for name in ("stability", "delay"):
                along = sum(float(getattr(game, name)(s, actions)) for s in range(t + 1))
                assert getattr(terms, f"{name}_path")[t] == pytest.approx(along, abs=1e-12)
                average = sum(x * float(getattr(game, name)(t, path)) for x, path in paths)
                assert np.diff(getattr(terms, name), prepend=0)[t] == pytest.approx(
                    average, abs=1e-12
                )
            penalty = sum(float(game.penalty(s, actions)) for s in range(t + 1))
            assert terms.penalty[t, 1] == pytest.approx(
                penalty - float(game.estimated(range(t + 1), actions)[1])
            )


def delay_term(seen, missing, loss, *rates):
    """Return the delay term of a round for these sums and this estimator. Arguments broadcast."""
    ends = seen, seen + loss, seen + missing, seen + missing + loss
    first, second, third, fourth = (simplex_conjugate(-L, *rates) for L in ends)
    return first - second - third + fourth


def delay_expectation(instance, rates, rules, trajectory, t):
    """Return the delay term of row t, averaged exactly over A_t and the actions of W_t,
    given those of O_t.
    """
    path = Path(instance, rates, rules, trajectory)
    pending = np.flatnonzero(np.arange(t) + instance.delays[:t] >= t)
    choices = np.array(
        list(itertools.product(range(path.candidates.shape[1]), repeat=len(pending))), dtype=int
    )
    law = np.prod(path.x[pending, choices], axis=1) if path.bandit else np.ones(1)
    missing = path.candidates[pending, choices].sum(axis=1)[:, None]
    values = delay_term(
        path.seen[t], missing, path.candidates[t], rates.inv_alpha[t], rates.inv_beta[t]
    )
    return float(law @ (values @ path.x[t] if path.bandit else values[:, 0]))


def test_delay_expectation_agrees_with_balls_given_the_observed_actions():
    losses = [[0, 1], [1, 0], [1, 1], [1, 0]]
    delays = [0, 2, 1, 0]
    rates = Rates([1, 1, 2, 2], [1, 1, 1, 3])
    rules = Rules(K=2)
    run = delayed_ftrl(
        Instance(losses, delays), rates, rules, np.random.default_rng(3), return_x=True
    )
    game = TinyGame(losses, delays, None, [1, 1, 2, 2], [1, 1, 1, 3], "bandit")
    first = int(run.actions[0])
    expected = game.expectation(lambda path: game.delay(3, path), path=(first,))
    assert (game.observed(3), game.pending(3)) == ([0], [1, 2])
    value = delay_expectation(Instance(losses, delays), rates, rules, run, 3)
    assert value == pytest.approx(float(expected), abs=1e-12)
    other = replace(run, actions=np.array([first, *(1 - run.actions[1:])]))
    assert delay_expectation(Instance(losses, delays), rates, rules, other, 3) == pytest.approx(
        value
    )


@pytest.mark.parametrize("seed", [1, 2, 5])
def test_the_delay_term_is_below_what_is_missing_in_expectation(seed):
    instance, rates, rules, run = random_run(seed, "bandit", T=25, K=2)
    missing = np.diff(most_missing(instance, rates, rules, run), prepend=0)
    rows = np.flatnonzero((instance.sigma <= 8) & (instance.sigma > 0))
    assert len(rows) > 3
    for t in rows:
        assert delay_expectation(instance, rates, rules, run, t) <= missing[t] + 1e-9


def test_full_information_has_one_outcome():
    instance, rates, rules, run = random_run(1, "full-information", K=3)
    delay = np.diff(run_terms(instance, rates, rules, run).delay, prepend=0)
    for t in (5, 20, 39):
        assert delay_expectation(instance, rates, rules, run, t) == pytest.approx(
            delay[t], abs=1e-11
        )


@pytest.mark.parametrize("broken", ["seen too early", "unweighted"])
def test_a_broken_algorithm_is_no_minimizer_of_what_it_saw(broken):
    """A run of a broken algorithm has other weights than those the identity supposes."""
    instance, rates, rules, run = random_run(4, "bandit", K=3)
    path = Path(instance, rates, rules, run)
    assert argmins(path.seen, rates.inv_alpha, rates.inv_beta) == pytest.approx(run.x, abs=1e-9)
    early = replace(instance, delays=np.maximum(instance.delays - 1, 0))
    if broken == "seen too early":
        seen = Path(early, rates, rules, run).seen
    else:
        seen = proof_terms.arrived_sums(path.estimators * run.x, instance.delays)
    assert abs(argmins(seen, rates.inv_alpha, rates.inv_beta) - run.x).max() > 0.01


def test_bad_input_is_refused():
    instance, rates, rules, run = random_run(1, "bandit", K=2)
    with pytest.raises(ValueError, match="trajectory: expected one with x"):
        run_terms(instance, rates, rules, Trajectory(run.actions, run.expected_losses))
    with pytest.raises(ValueError, match="rules: expected K = 2"):
        run_terms(instance, rates, Rules(K=3), run)
    with pytest.raises(ValueError, match="rates: expected one of 40 rounds"):
        run_terms(instance, Rates([1.0], [1.0]), rules, run)


def test_arrived_sums_by_hand():
    assert arrived_sums(np.array([[1.0], [2.0], [4.0]]), np.array([1, 0, 0])).ravel().tolist() == [
        0.0,
        0.0,
        3.0,
    ]
