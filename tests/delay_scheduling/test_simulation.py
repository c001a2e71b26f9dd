"""Estimates of the regret: intervals that hold at every sample size,
the same whatever the number of workers.
"""

import math
import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from delay_scheduling import rates, simulation
from delay_scheduling.adversaries import easy
from delay_scheduling.confidence import ERROR, Estimate, Interval, compare, hoeffding
from delay_scheduling.game import Instance, Rules, streams
from delay_scheduling.schedulers import (
    BatchRepresentatives,
    Bernoulli,
    Coin,
    Pareto,
    TrackEverything,
)
from delay_scheduling.simulation import acting, estimate_regret, rounding, run
from delay_scheduling.theorems import thm_2_1, thm_3_1, thm_5_1, thm_5_2

RULES = Rules(K=3, C=4, clairvoyant=True, preemptive=True)
INSTANCE = easy(T=60, K=3, mean_delay=4, seed=0)
SCHEDULERS = {
    "everything": (TrackEverything(), thm_2_1.rates),
    "coin": (Coin(0.5), rates.constant(0.1, 0.1)),
    "Bernoulli": (Bernoulli(1.0), thm_5_1.rates),
    "Pareto": (Pareto(1.0), thm_5_2.rates(1.0, INSTANCE.d_max)),
    "batches": (BatchRepresentatives(INSTANCE.d_max), thm_3_1.rates),
    "batches with padding": (BatchRepresentatives(37), rates.constant(0.1, 0.1)),
}


# Intervals


@pytest.mark.parametrize("digits", [1, 2, 4])
def test_rounding_never_narrows_an_interval(digits):
    for low, gap, scale in np.random.default_rng(0).random((200, 3)):
        ends = Interval(
            (low - 0.5) * 10 ** (6 * scale - 3), (low - 0.5 + gap) * 10 ** (6 * scale - 3)
        )
        rounded = ends.outward(digits)
        assert rounded.low <= ends.low
        assert rounded.high >= ends.high
        for end, exact in ((rounded.low, ends.low), (rounded.high, ends.high)):
            assert end == float(f"{end:.{digits}g}")
            assert abs(end - exact) <= 10 ** (1 - digits) * abs(exact) * (1 + 1e-9)


@pytest.mark.parametrize("digits", [0, 1.5])
def test_an_interval_keeps_at_least_one_digit(digits):
    with pytest.raises(
        ValueError, match=f"digits: expected an integer of at least 1, received {digits}"
    ):
        Interval(1.0, 2.0).outward(digits)


def test_an_estimate_is_rounded_outward():
    estimate = Estimate(np.arange(50) / 10, width=5.0)
    assert estimate.outward() == Interval(*estimate.interval).outward(2)
    assert estimate.outward().low < estimate.low < estimate.high < estimate.outward().high


def test_hoeffding_by_hand():
    # width √(log(2 / error) / 2 n) = 3 √(8 / 16)
    assert hoeffding([0.0] * 8, width=3.0, error=2 * math.exp(-8)) == pytest.approx(
        3 * math.sqrt(0.5), rel=1e-14
    )


def chance_of_a_miss(radius, n, q, error):
    """Return the exact probability that the mean of n coins lies farther than the radius from its
    expectation q.
    """
    samples = {k: np.array([1.0] * k + [0.0] * (n - k)) for k in range(n + 1)}
    chance = {k: math.comb(n, k) * q**k * (1 - q) ** (n - k) for k in samples}
    return sum(chance[k] for k in samples if abs(k / n - q) > radius(samples[k], error))


@pytest.mark.parametrize("error", [0.01, 0.2, 0.5])
@pytest.mark.parametrize("n", [1, 2, 5, 20, 60])
def test_hoeffdings_interval_misses_with_at_most_its_error(n, error):
    for q in (0.01, 0.1, 0.37, 0.5, 0.9):
        assert (
            chance_of_a_miss(lambda sample, error: hoeffding(sample, 1.0, error), n, q, error)
            <= error
        )


def test_an_interval_that_is_too_narrow_is_found_out():
    assert (
        chance_of_a_miss(lambda sample, error: hoeffding(sample, 1.0, error) / 4, 20, 0.5, 0.2)
        > 0.2
    )
    assert chance_of_a_miss(lambda sample, error: 1 / len(sample), 20, 0.5, 0.2) > 0.2


# Estimates


@pytest.mark.parametrize("name", SCHEDULERS)
def test_the_number_of_workers_changes_nothing(name):
    one, two, five = (
        estimate_regret(INSTANCE, RULES, *SCHEDULERS[name], runs=12, seed=5, workers=n).regrets
        for n in (1, 2, 5)
    )
    assert np.array_equal(one, two)
    assert np.array_equal(one, five)
    assert len(set(one.tolist())) > 1


@pytest.mark.parametrize("name", SCHEDULERS)
def test_an_estimate_is_the_average_of_its_runs(name):
    estimate = estimate_regret(INSTANCE, RULES, *SCHEDULERS[name], runs=7, seed=5)
    runs = [run(INSTANCE, RULES, *SCHEDULERS[name], *streams(5, r)) for r in range(7)]
    assert estimate.regrets.tolist() == [one.regret(INSTANCE) for one in runs]
    assert estimate.mean == pytest.approx(sum(estimate.regrets.tolist()) / 7, rel=1e-14)
    assert estimate.error == ERROR


@pytest.mark.parametrize("name", SCHEDULERS)
def test_a_run_draws_one_uniform_a_play_from_each_of_its_generators(name):
    scheduler, rule = SCHEDULERS[name]
    plays = -(-INSTANCE.T // getattr(scheduler, "batch_size", 1))
    given = [np.random.default_rng(seed) for seed in (1, 2)]
    run(INSTANCE, RULES, scheduler, rule, *given)
    fresh = [np.random.default_rng(seed) for seed in (1, 2)]
    for one, other in zip(given, fresh, strict=True):
        other.random(plays)
        assert one.random() == other.random()


def test_more_runs_and_other_seeds():
    game = INSTANCE, RULES, *SCHEDULERS["Bernoulli"]
    few, more, other = (
        estimate_regret(*game, runs=n, seed=seed).regrets for n, seed in ((5, 1), (9, 1), (5, 2))
    )
    assert np.array_equal(few, more[:5])
    assert not np.array_equal(few, other)


@pytest.mark.parametrize("name", SCHEDULERS)
def test_every_run_lies_in_a_range_of_the_stated_width(name):
    losses = np.random.default_rng(1).random((60, 3)) * np.linspace(0, 1, 60)[:, None]
    instance = Instance(losses, INSTANCE.delays)
    estimate = estimate_regret(instance, RULES, *SCHEDULERS[name], runs=20, seed=0)
    lowest = losses.min(axis=1).sum() - losses.sum(axis=0).min()
    highest = losses.max(axis=1).sum() - losses.sum(axis=0).min()
    assert estimate.width == pytest.approx(highest - lowest, rel=1e-12)
    assert estimate.regrets.min() >= lowest - 1e-12
    assert estimate.regrets.max() <= highest + 1e-12


def test_a_regret_by_hand():
    instance = Instance([[0.0, 1.0]], [0])  # one round, x uniform
    estimate = estimate_regret(
        instance, Rules(K=2), TrackEverything(), thm_2_1.rates, runs=3, seed=0
    )
    assert estimate.regrets == pytest.approx([0.5] * 3, abs=1e-12)
    assert estimate.width == 1


def test_one_arm_has_no_regret():
    instance = easy(T=50, K=1, mean_delay=3, seed=0)
    estimate = estimate_regret(
        instance, Rules(1, 2, "bandit", True), Bernoulli(1.0), thm_5_1.rates, runs=3, seed=0
    )
    assert estimate.regrets.tolist() == [0, 0, 0]
    assert estimate.interval == (-estimate.rounding, estimate.rounding)


def test_nothing_is_printed_off_a_terminal(capsys):
    estimate_regret(INSTANCE, RULES, *SCHEDULERS["Bernoulli"], runs=3, seed=0)
    assert capsys.readouterr() == ("", "")


# Comparison


@pytest.mark.parametrize(
    ("bound", "verdict"),
    [
        (11.0, "consistent"),
        (10.0, "undecided"),
        (9.0, "refuted"),
        (math.inf, "consistent"),
        (-math.inf, "refuted"),
    ],
)
def test_verdicts(bound, verdict):
    estimate = Estimate(np.full(10_000, 10.0), width=100.0)  # about 10 ± 0.1
    assert 9.9 < estimate.interval[0] < 9.98
    assert 10.02 < estimate.interval[1] < 10.2
    assert compare(estimate, bound).verdict == verdict


def test_verdicts_at_the_ends_of_the_interval():
    estimate = Estimate(np.full(100, 10.0), width=1.0, floor=9.5)
    low, high = estimate.interval
    assert compare(estimate, high).verdict == "consistent"
    assert compare(estimate, np.nextafter(high, 0)).verdict == "undecided"
    assert compare(estimate, low).verdict == "undecided"
    assert compare(estimate, np.nextafter(low, 0)).verdict == "refuted"


def test_results_say_what_they_are():
    estimate = Estimate(np.full(100, 10.0), width=0.0, error=0.01, floor=10.0)
    assert str(estimate) == "10 ± 0 in [10, 10] (100 runs, error 0.01)"
    assert (
        str(compare(estimate, 12))
        == "consistent: regret 10 in [10, 10] (100 runs, error 0.01), bound 12"
    )


# Errors


@pytest.mark.parametrize(
    ("argument", "message"),
    [
        ({"runs": 0}, "runs: expected an integer of at least 1, received 0"),
        ({"runs": 2.5}, "runs: expected an integer of at least 1, received 2.5"),
        ({"workers": 0}, "workers: expected an integer of at least 1, received 0"),
        ({"seed": -1}, "seed: expected an integer of at least 0, received -1"),
        (
            {"rules": Rules(K=3, C=4)},
            "rules: expected clairvoyance, which Bernoulli needs, received Rules",
        ),
        (
            {"rules": Rules(K=2, C=4, clairvoyant=True)},
            "rules: expected K = 3, that of the instance, received 2",
        ),
        ({"scheduler": BatchRepresentatives(1)}, "batch size 1 is too small for the capacity"),
        ({"rates": thm_3_1.rates}, "schedule: expected one of batches, received 'one of rounds'"),
        (
            {"instance": Instance(np.zeros((2, 3)), [0, 0], [1, 1])},
            "instance: expected one with unit loss scales, received 'one with loss scales'",
        ),
    ],
)
def test_bad_input_raises(argument, message):
    scheduler, rule = SCHEDULERS["Bernoulli"]
    arguments = {
        "instance": INSTANCE,
        "rules": RULES,
        "scheduler": scheduler,
        "rates": rule,
        "runs": 1,
        "seed": 0,
    }
    with pytest.raises(ValueError) as error:
        estimate_regret(**arguments | argument)
    assert message in str(error.value)


def test_a_bound_that_is_not_a_number_raises():
    with pytest.raises(ValueError, match="bound: expected a number, received nan"):
        compare(Estimate(np.zeros(2), width=1.0), math.nan)


def test_results_are_frozen_and_may_be_keys():
    estimate = Estimate(np.zeros(2), width=1.0)
    assert len({estimate, estimate, Estimate(np.zeros(2), width=1.0)}) == 2
    with pytest.raises(AttributeError):
        estimate.width = 2.0
    with pytest.raises(AttributeError):
        compare(estimate, 1.0).bound = 2.0
    with pytest.raises(AttributeError):
        Interval(1.0, 2.0).low = 3.0


@pytest.mark.parametrize(("workers", "threads"), [(3, 3), (None, os.cpu_count())])
def test_the_runs_share_as_many_threads_as_there_are_workers(monkeypatch, workers, threads):
    asked = []

    class Executor(ThreadPoolExecutor):
        def __init__(self, max_workers):
            asked.append(max_workers)
            super().__init__(max_workers)

    monkeypatch.setattr(simulation, "ThreadPoolExecutor", Executor)
    estimate_regret(INSTANCE, RULES, *SCHEDULERS["Bernoulli"], runs=2, seed=0, workers=workers)
    assert asked == [threads]


def test_low_and_high_are_the_ends_of_the_interval():
    estimate = Estimate(np.array([1.0, 2.0, 4.0]), width=5.0)
    assert (estimate.low, estimate.high) == estimate.interval


def test_acting_gives_the_actions_of_the_run():
    game = Instance([[0, 1], [1, 0], [0, 1]], [1, 0, 0])
    rules = Rules(K=2)
    player = rules, TrackEverything(), thm_2_1.rates
    assert np.array_equal(
        acting(*player)(game, *streams(3, 1)), run(game, *player, *streams(3, 1)).actions
    )


def test_rounding_by_hand():
    assert rounding(Instance([[0.5, 0.5]] * 100, [0] * 100)) < 1e-8
