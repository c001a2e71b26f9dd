"""The terms of the proof of Theorem 2.1: identity, lemmas, chains line by line, and planted errors."""

import itertools
import pathlib
import tomllib
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
import sympy as sp
from scipy.integrate import quad

from delay_scheduling import symbols
from delay_scheduling.conjugates import conjugate_slope, slope
from delay_scheduling.exact.learner import TinyGame
from delay_scheduling.experiments import proof_terms
from delay_scheduling.experiments.proof_terms import (
    Line,
    Path,
    Round,
    delay_chain,
    delay_term,
    estimate_terms,
    first_failure,
    round_at,
    run_terms,
    stability_chain,
)
from delay_scheduling.ftrl import delayed_ftrl
from delay_scheduling.game import Instance, Rules, Trajectory
from delay_scheduling.rates import Rates
from delay_scheduling.regularizer import argmins
from delay_scheduling.theorems import thm_2_1

CLAIMS = pathlib.Path(__file__).parents[3] / "book" / "claims" / "thm_2_1_delayed_ftrl.toml"
REGIMES = ["bandit", "full-information"]


def random_run(seed, regime, T=40, K=None):
    """Return (instance, rates, rules, trajectory): rates that fall, delays of all kinds, some rounds without loss."""
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
    rates, rules = Rates(a, b), Rules(K=K, regime=regime)
    return instance, rates, rules, delayed_ftrl(instance, rates, rules, rng, return_x=True)


@pytest.mark.parametrize("regime", REGIMES)
@pytest.mark.parametrize("seed", range(12))
def test_the_three_terms_make_the_regret_of_every_path(seed, regime):
    run = random_run(seed, regime)
    terms = run_terms(*run)
    total = (terms.stability_path + terms.delay_path)[:, None] + terms.penalty
    assert total == pytest.approx(terms.regret, abs=1e-9)
    if regime == "full-information":
        losses = run[0].losses * (1 if run[0].scales is None else run[0].scales[:, None])
        assert terms.regret[-1].max() == pytest.approx(np.sum(run[3].x * losses) - losses.sum(axis=0).min())
        assert terms.stability == pytest.approx(terms.stability_path)


@pytest.mark.parametrize("regime", REGIMES)
@pytest.mark.parametrize("seed", range(12))
def test_the_lemmas_hold_along_runs(seed, regime):
    instance, rates, rules, run = random_run(seed, regime)
    terms = run_terms(instance, rates, rules, run)
    assert (np.diff(terms.stability, prepend=0) <= np.diff(terms.stability_bound, prepend=0) + 1e-9).all()
    scales = np.ones(instance.T) if instance.scales is None else instance.scales
    assert (abs(np.diff(terms.delay, prepend=0)) <= scales + 1e-9).all()
    assert (np.diff(terms.stability, prepend=0) <= scales + 1e-9).all()
    assert (np.diff(terms.stability, prepend=0) >= -1e-9).all()
    sharp = terms.penalty_bound - 2 * rates.inv_alpha  # a vertex has F(e_i) = −2/α
    assert (terms.penalty.max(axis=1) <= sharp + 1e-9).all()
    finite = np.isfinite(terms.delay_bound)
    assert (terms.missing[finite] <= terms.delay_bound[finite] + 1e-9).all()
    if regime == "full-information":
        assert (np.diff(terms.delay, prepend=0) <= np.diff(terms.missing, prepend=0) + 1e-9).all()


def test_growing_rates_violate_the_bound_on_the_penalty():
    T = 30
    instance, rules = Instance(np.tile([0.0, 1.0], (T, 1)), np.zeros(T, int)), Rules(K=2, regime="full-information")
    rates = Rates(np.zeros(T), np.r_[np.full(T - 1, 50.0), 0.1])
    terms = run_terms(instance, rates, rules, delayed_ftrl(instance, rates, rules, np.random.default_rng(0), True))
    assert terms.penalty[-1].max() > terms.penalty_bound[-1] + 1


def test_the_three_bounds_make_the_theorem():
    total = {regime: proof_terms.STABILITY[regime] + proof_terms.DELAY + proof_terms.PENALTY for regime in REGIMES}
    assert sp.expand(total["bandit"] - thm_2_1.bound.expr["bandit"]) == 0
    gap = thm_2_1.bound.expr["full-information"] - total["full-information"].subs(symbols.inv_alpha_T, 0)
    assert sp.expand(gap - symbols.sum_square / 2) == 0


def test_terms_agree_with_balls():
    losses, delays, scales = [[0, 1], [1, 0], [1, 1]], [1, 1, 0], [1, Fraction(1, 2), 2]
    instance = Instance(losses, delays, [1, 0.5, 2])
    rates = Rates([1, 1, 2], [1, 2, 2])
    for regime, inverse in (("bandit", rates), ("full-information", Rates([0, 0, 0], [1, 2, 2]))):
        rules = Rules(K=2, regime=regime)
        run = delayed_ftrl(instance, inverse, rules, np.random.default_rng(3), return_x=True)
        terms, actions = run_terms(instance, inverse, rules, run), tuple(int(i) for i in run.actions)
        exact_rates = ([int(r) for r in rate] for rate in (inverse.inv_alpha, inverse.inv_beta))
        game = TinyGame(losses, delays, scales, *exact_rates, regime)
        for t in range(3):
            paths = [(float(game.x(t, actions)[i]), (*actions[:t], i)) for i in range(2)]
            for name in ("stability", "delay"):
                along = sum(float(getattr(game, name)(s, actions)) for s in range(t + 1))
                assert getattr(terms, f"{name}_path")[t] == pytest.approx(along, abs=1e-12)
                average = sum(x * float(getattr(game, name)(t, path)) for x, path in paths)
                assert np.diff(getattr(terms, name), prepend=0)[t] == pytest.approx(average, abs=1e-12)
            penalty = sum(float(game.penalty(s, actions)) for s in range(t + 1))
            assert terms.penalty[t, 1] == pytest.approx(penalty - float(game.estimated(range(t + 1), actions)[1]))


def delay_expectation(instance, rates, rules, trajectory, t):
    """Return the delay term of row t, averaged exactly over A_t and the actions of W_t, given those of O_t."""
    path = Path(instance, rates, rules, trajectory)
    pending = np.flatnonzero(np.arange(t) + instance.delays[:t] >= t)
    choices = np.array(list(itertools.product(range(path.candidates.shape[1]), repeat=len(pending))), dtype=int)
    law = np.prod(path.x[pending, choices], axis=1) if path.bandit else np.ones(1)
    missing = path.candidates[pending, choices].sum(axis=1)[:, None]
    values = delay_term(path.seen[t], missing, path.candidates[t], rates.inv_alpha[t], rates.inv_beta[t])
    return float(law @ (values @ path.x[t] if path.bandit else values[:, 0]))


def test_delay_expectation_agrees_with_balls_given_the_observed_actions():
    losses, delays = [[0, 1], [1, 0], [1, 1], [1, 0]], [0, 2, 1, 0]
    rates, rules = Rates([1, 1, 2, 2], [1, 1, 1, 3]), Rules(K=2)
    run = delayed_ftrl(Instance(losses, delays), rates, rules, np.random.default_rng(3), return_x=True)
    game = TinyGame(losses, delays, None, [1, 1, 2, 2], [1, 1, 1, 3], "bandit")
    first = int(run.actions[0])
    expected = game.expectation(lambda path: game.delay(3, path), path=(first,))
    assert (game.observed(3), game.pending(3)) == ([0], [1, 2])
    value = delay_expectation(Instance(losses, delays), rates, rules, run, 3)
    assert value == pytest.approx(float(expected), abs=1e-12)
    other = replace(run, actions=np.array([first, *(1 - run.actions[1:])]))
    assert delay_expectation(Instance(losses, delays), rates, rules, other, 3) == pytest.approx(value)


@pytest.mark.parametrize("seed", [1, 2, 5])
def test_the_delay_term_is_below_what_is_missing_in_expectation(seed):
    instance, rates, rules, run = random_run(seed, "bandit", T=25, K=2)
    missing = np.diff(run_terms(instance, rates, rules, run).missing, prepend=0)
    rows = np.flatnonzero((instance.sigma <= 8) & (instance.sigma > 0))
    assert len(rows) > 3
    for t in rows:
        assert delay_expectation(instance, rates, rules, run, t) <= missing[t] + 1e-9


def test_full_information_has_one_outcome():
    instance, rates, rules, run = random_run(1, "full-information", K=3)
    delay = np.diff(run_terms(instance, rates, rules, run).delay, prepend=0)
    for t in (5, 20, 39):
        assert delay_expectation(instance, rates, rules, run, t) == pytest.approx(delay[t], abs=1e-11)


def test_estimates_are_below_the_bounds_and_in_their_range():
    instance, rates, rules, run = random_run(5, "bandit", K=3)
    terms = run_terms(instance, rates, rules, run)
    estimates = estimate_terms(instance, rates, rules, runs=30, seed=0)
    assert (estimates["stability"].width, estimates["delay"].width) == (instance.T, 2 * instance.T)
    scaled = replace(instance, scales=np.full(instance.T, 0.5))
    assert estimate_terms(scaled, rates, rules, 1, 0)["delay"].width == instance.T
    assert 0 <= estimates["stability"].regrets.min() <= estimates["stability"].regrets.max() <= instance.T
    assert abs(estimates["delay"].regrets).max() <= instance.T
    assert estimates["stability"].mean <= terms.stability_bound[-1]
    assert np.array_equal(estimate_terms(instance, rates, rules, 3, 0)["delay"].regrets, estimates["delay"].regrets[:3])


def random_round(seed, regime):
    """Return a random round, its weights from even to lopsided."""
    rng = np.random.default_rng([seed, regime == "bandit"])
    K, n, B = int(rng.integers(1, 6)), int(rng.integers(0, 5)), float(10 ** rng.uniform(-1, 1)) * (seed % 10 > 0)
    a, b = 10 ** rng.uniform(-0.5, 1.5, 2)
    seen, scales = rng.random(K) * 10 ** rng.uniform(-1, 1), 10 ** rng.uniform(-1, 0.5, n)
    arms = np.eye(K)[rng.integers(0, K, n)] / 10 ** rng.uniform(-1, 0, (n, 1))
    pending = scales[:, None] * rng.random((n, K)) * (arms if regime == "bandit" else 1)
    loss = B * rng.random(K) ** rng.choice([0.01, 1, 5])
    return Round(seen, pending, scales, loss, B, float(a) * (regime == "bandit"), float(b), regime)


@pytest.mark.parametrize("regime", REGIMES)
def test_every_line_of_the_chains_holds(regime):
    for seed in range(20):
        now = random_round(seed, regime)
        actions = [None, *range(len(now.loss))] if regime == "bandit" else [None]
        for chain, action in itertools.product((stability_chain, delay_chain), actions):
            assert first_failure(chain(now, action)) is None, (seed, chain, action)


def test_without_entropy_the_first_chain_still_holds():
    for seed in range(20):
        now = replace(random_round(seed, "bandit"), inv_beta=0.0)
        assert first_failure(stability_chain(now)) is None
        with pytest.raises(ValueError, match="inv_beta: expected a number above 0"):
            delay_chain(now)


def steps_of(label):
    """Return the ids of the displayed steps of a proof."""
    claims = tomllib.loads(CLAIMS.read_text())
    (statement,) = (s for s in claims["statement"] if s["label"] == label)
    return [step["id"] for step in statement["step"] if step["part"] == "proof"]


def test_the_chains_follow_the_declared_steps():
    chains = {"lem:FTRL-L1": stability_chain, "lem:FTRL-L3": delay_chain}
    for label, chain in chains.items():
        steps = [line.step for regime in REGIMES for line in chain(random_round(3, regime))]
        assert set(steps) - {"start"} <= set(steps_of(label))
    assert set(steps_of("lem:FTRL-L1")) == {
        line.step for r in REGIMES for line in stability_chain(random_round(3, r))
    } - {"start"}


def test_the_chains_start_with_the_terms_of_the_run():
    run = random_run(5, "bandit", K=3)
    terms, t = run_terms(*run), 30
    now = round_at(*run, t)
    assert len(now.pending) == run[0].sigma[t] > 0
    assert stability_chain(now)[0].value == pytest.approx(np.diff(terms.stability)[t - 1], abs=1e-10)
    assert delay_chain(now)[0].value == pytest.approx(np.diff(terms.delay)[t - 1], abs=1e-10)
    action = int(run[3].actions[t])
    assert delay_chain(now, action)[0].value == pytest.approx(np.diff(terms.delay_path)[t - 1], abs=1e-10)


def test_integrals_agree_with_adaptive_quadrature():
    now = random_round(4, "bandit")
    for i, step in enumerate(now.estimators):
        integral, _ = quad(
            lambda z, step=step: float(step @ argmins(now.seen + z * step, *now.rates)), 0, 1, epsabs=1e-12
        )
        assert now.integral(now.path)[i] == pytest.approx(integral, abs=1e-9)


def test_paths_with_kinks_are_integrated():
    seen, pending = np.array([28.0, 36.0, 22.0, 34.0]), np.diag([55.0, 284.0, 92.0, 0.0])
    now = Round(seen, pending, np.ones(4), np.full(4, 2.0), 2.0, 0.23, 2.3, "bandit")
    assert all(first_failure(delay_chain(now, action)) is None for action in range(4))


def planted(chain, step, value):
    """Return the chain with another value for one line."""
    return [Line(step, line.relation, value) if line.step == step else line for line in chain]


def test_the_printed_parenthesis_breaks_the_chain():
    """f*′(f′(x̄ − L̂miss)) in place of f*′(f′(x̄) − L̂miss): where it is defined at all, it is x̄ − L̂miss."""
    now = Round(np.zeros(2), np.array([[0.0, 0.05]]), np.ones(1), np.ones(2), 1.0, 1.0, 1.0, "full-information")
    chain, x, miss = delay_chain(now), now.path, now.missing
    printed = conjugate_slope(slope(x - miss, *now.rates), *now.rates)
    meant = conjugate_slope(slope(x, *now.rates) - miss, *now.rates)
    for values, failure in ((meant, None), (printed, "general-coordinates")):
        assert first_failure(planted(chain, "general-coordinates", now.integral(x - values)[0])) == failure


def test_a_wrong_index_breaks_the_chain():
    now = Round(np.zeros(2), np.array([[0.0, 2.0]]), np.ones(1), np.ones(2), 1.0, 1.0, 1.0, "bandit")
    chain = delay_chain(now, action=1)
    own = {line.step: line.value for line in delay_chain(now, action=0)}
    assert first_failure(chain) is None
    assert first_failure(planted(chain, "bandit-one-arm", own["bandit-one-arm"])) == "bandit-one-arm"
    assert first_failure(planted(chain, "bandit-scale", own["bandit-scale"])) == "bandit-scale"


def test_without_the_importance_weight_the_chain_breaks():
    """The curvature at the weight played bounds nothing if the estimator in it is the loss itself."""
    now = Round(np.array([3.0, 0.0]), np.zeros((0, 2)), np.zeros(0), np.ones(2), 1.0, 1.0, 0.5, "bandit")
    chain = stability_chain(now, action=0)
    unweighted = now.x[0] ** 1.5 / now.inv_alpha
    assert first_failure(chain) is None
    assert first_failure(planted(chain, "bandit-substitute", unweighted)) == "bandit-substitute"
    assert first_failure(planted(chain, "bandit-c", unweighted)) == "bandit-c"


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
    now = random_round(1, "bandit")
    with pytest.raises(ValueError, match="loss: expected numbers in"):
        replace(now, loss=now.loss + 100)
    with pytest.raises(ValueError, match="inv_alpha: expected a number above 0"):
        stability_chain(replace(now, inv_alpha=0.0))
    with pytest.raises(ValueError, match="seen, pending, pending_scales: expected shapes"):
        replace(now, pending_scales=np.ones(9))
