"""Runs side by side: each has the bits of a run alone, whoever its neighbours are."""

import numpy as np
import pytest

from delay_scheduling import Instance, Rates, Rules, streams
from delay_scheduling.adversaries import easy, heavy_tailed
from delay_scheduling.arithmetic import in_order
from delay_scheduling.compiled import learner, replicates, side_by_side
from delay_scheduling.compiled.plan import Plan
from delay_scheduling.compiled.replicates import Group
from delay_scheduling.compiled.side_by_side import SIDE
from delay_scheduling.ftrl import delayed_ftrl
from delay_scheduling.game import Schedule
from delay_scheduling.rates import constant
from delay_scheduling.reductions import scaled
from delay_scheduling.schedulers import (
    INFINITE,
    BatchRepresentatives,
    Bernoulli,
    Coin,
    EachRound,
    Pareto,
    Scheduler,
    Spaced,
    Tossing,
    TrackEverything,
)
from delay_scheduling.simulation import estimate_regret, run, simulate_many
from delay_scheduling.theorems import thm_2_1, thm_3_1, thm_3_2, thm_5_1, thm_5_2

FULL = "full-information"
FEW = 9  # runs, too few to see that a scheduler does not keep its word
MIXED = heavy_tailed(T=75, K=5, mean_delay=4, seed=0)
FIXED = Instance(np.random.default_rng(1).random((75, 3)), np.full(75, 3))
PAIRS = {
    "everything": (TrackEverything(), thm_2_1.rates, MIXED),
    "Bernoulli": (Bernoulli(1.0), thm_5_1.rates, MIXED),
    "Pareto": (Pareto(1.0), thm_5_2.rates(1.0, MIXED.d_max), MIXED),
    "spaced": (Spaced(3), thm_3_2.one_slot_rates, FIXED),
    "batches": (BatchRepresentatives(2), thm_3_1.rates, FIXED),
    "constant": (Bernoulli(0.5), constant(np.inf, 0.25), MIXED),
}


def rules_of(instance, regime):
    """Return rules under which all is legal."""
    return Rules(instance.K, C=4, regime=regime, clairvoyant=True, preemptive=True)


@pytest.mark.parametrize("runs", [1, 2, 8, SIDE, SIDE + 3])
@pytest.mark.parametrize("regime", ["bandit", FULL])
@pytest.mark.parametrize("name", PAIRS)
def test_an_estimate_has_the_bits_of_single_runs(name, regime, runs):
    scheduler, rule, instance = PAIRS[name]
    rules = rules_of(instance, regime)
    estimate = estimate_regret(instance, rules, scheduler, rule, runs=runs, seed=3, workers=1)
    alone = [
        run(instance, rules, scheduler, rule, *streams(3, r)).regret(instance) for r in range(runs)
    ]
    assert estimate.regrets.tolist() == alone
    assert runs == 1 or (name == "everything" and regime == FULL) or len(set(alone)) > 1


@pytest.mark.parametrize("regime", ["bandit", FULL])
@pytest.mark.parametrize("name", PAIRS)
def test_many_runs_have_the_actions_of_single_runs(name, regime):
    scheduler, rule, instance = PAIRS[name]
    game = instance, rules_of(instance, regime), scheduler, rule
    found = simulate_many(*game, runs=SIDE + 3, seed=3, workers=2)
    for r in range(SIDE + 3):
        alone = run(*game, *streams(3, r))
        assert found.actions[r].tolist() == alone.actions.tolist()
        assert found.suffered[r] == in_order(alone.expected_losses)


class Sometimes(Tossing):
    """Track half of the rounds."""

    def chance(self, t, C):
        return 0.5


class Hesitant(EachRound):
    """Track fewer rounds than its probabilities say."""

    needs_clairvoyance = True

    def proxy(self, t, uniform, C, delay):
        return INFINITE if 2 * uniform < self.chance(t, C, delay) else -1

    def chance(self, t, C, delay):
        return Bernoulli(1.0).chance(t, C, delay)


def test_a_schedule_without_coins_is_sampled_once_and_only_then(monkeypatch):
    rules = rules_of(MIXED, "bandit")
    sampled = []
    sample = Scheduler.sample
    monkeypatch.setattr(
        Scheduler, "sample", lambda self, *rest: sampled.append(self) or sample(self, *rest)
    )
    for scheduler, times in ((TrackEverything(), 2), (Sometimes(), 21), (Bernoulli(1.0), 21)):
        sampled.clear()
        estimate = estimate_regret(MIXED, rules, scheduler, thm_2_1.rates, runs=21, seed=3)
        assert len(sampled) == times
        alone = [
            run(MIXED, rules, scheduler, thm_2_1.rates, *streams(3, r)).regret(MIXED)
            for r in range(21)
        ]
        assert estimate.regrets.tolist() == alone


@pytest.mark.parametrize("places", [(0, 0, 0, 1, 0), (0, 1, 1, 1), (1, 0, 0, 0)])
@pytest.mark.parametrize("regime", ["bandit", FULL])
def test_runs_may_share_their_rates_or_not(regime, places):
    rules = rules_of(MIXED, regime)
    rates = [Rates(np.full(MIXED.T, 0.0), np.full(MIXED.T, inverse)) for inverse in (10.0, 1.0)]
    group = Group(Plan(MIXED, rules, Bernoulli(1.0), counting, range(SIDE), seed=0))
    schedules = [
        Bernoulli(1.0).sample(MIXED.delays, rules, np.random.default_rng(r))
        for r in range(len(places))
    ]
    for r, place in enumerate(places):
        group.add(schedules[r], rates[place], np.random.default_rng(r))
    alone = [
        delayed_ftrl(
            scaled(MIXED, schedules[r]), rates[place], rules, np.random.default_rng(r)
        ).expected_losses
        for r, place in enumerate(places)
    ]
    assert list(group.play()) == [in_order(losses) for losses in alone]


def test_runs_of_one_schedule_may_meet_runs_of_others():
    rules = rules_of(MIXED, "bandit")
    schedulers = [TrackEverything(), Bernoulli(1.0), TrackEverything()]
    pairs = [
        (s := scheduler.sample(MIXED.delays, rules, streams(5, 0)[0]), thm_2_1.rates(s, rules))
        for scheduler in schedulers
    ]
    order = [pairs[i] for i in (0, 0, 0, 1, 0, 2, 2)]
    group = Group(Plan(MIXED, rules, Bernoulli(1.0), counting, range(SIDE), seed=0))
    for r, pair in enumerate(order):
        group.add(*pair, streams(5, r)[1])
    alone = [
        delayed_ftrl(scaled(MIXED, s), found, rules, streams(5, r)[1])
        for r, (s, found) in enumerate(order)
    ]
    assert group.play() == [in_order(one.expected_losses) for one in alone]


@pytest.mark.parametrize("name", PAIRS)
def test_long_runs_are_played_one_by_one_with_the_same_bits(name, monkeypatch):
    scheduler, rule, instance = PAIRS[name]
    game = instance, rules_of(instance, "bandit"), scheduler, rule
    together = estimate_regret(*game, runs=9, seed=3).regrets
    monkeypatch.setattr(replicates, "ROOM", instance.T)
    assert replicates.group_size(instance.T) == 1
    assert estimate_regret(*game, runs=9, seed=3).regrets.tolist() == together.tolist()


def tsallis_or_not(schedule, rules):
    """Return rates without a Tsallis term from the first observed round on:
    other rounds in other runs.
    """
    late = np.cumsum(schedule.observed) > 0
    return Rates(np.where(late, 0.0, 1.0), np.ones(schedule.T))


def test_runs_that_differ_in_their_terms_are_played_one_by_one():
    game = MIXED, rules_of(MIXED, "bandit"), Bernoulli(3.0), tsallis_or_not
    estimate = estimate_regret(*game, runs=6, seed=1)
    assert estimate.regrets.tolist() == [run(*game, *streams(1, r)).regret(MIXED) for r in range(6)]
    group = Group(Plan(*game, range(SIDE), seed=1))
    for r in range(6):
        schedule = game[2].sample(MIXED.delays, game[1], streams(1, r)[0])
        group.add(schedule, tsallis_or_not(schedule, game[1]), streams(1, r)[1])
    assert not group.same_terms()


def counting(schedule, rules):
    """Return rates that count the rounds observed so far, as thm_5_1 must not."""
    return Rates(np.zeros(schedule.T), 1.0 + np.cumsum(schedule.observed))


@pytest.mark.parametrize("regime", ["bandit", FULL])
def test_only_a_rule_that_looks_at_the_coins_is_asked_in_every_run(regime, monkeypatch):
    rules = rules_of(MIXED, regime)
    sampled = []
    sample = Scheduler.sample
    monkeypatch.setattr(
        Scheduler, "sample", lambda self, *rest: sampled.append(self) or sample(self, *rest)
    )
    for scheduler, rule, times in (
        (Bernoulli(1.0), thm_5_1.rates, 1),
        (Coin(0.5), constant(np.inf, 0.25), 1),
        (Hesitant(), thm_5_1.rates, FEW),
        (Bernoulli(1.0), counting, FEW),
    ):
        sampled.clear()
        estimate = estimate_regret(MIXED, rules, scheduler, rule, runs=FEW, seed=1, workers=1)
        assert len(sampled) == times
        alone = [
            run(MIXED, rules, scheduler, rule, *streams(1, r)).regret(MIXED) for r in range(FEW)
        ]
        assert estimate.regrets.tolist() == alone


class BySeed:
    """Batches of two or three rounds, by a coin."""

    def sample(self, delays, rules, rng):
        return BatchRepresentatives(2 + int(rng.random() < 0.5)).sample(delays, rules, rng)


def test_batches_of_several_sizes_may_meet():
    instance = easy(T=50, K=3, mean_delay=1, seed=0)
    rules = Rules(3, C=40)
    game = instance, rules, BySeed(), thm_3_1.rates
    estimate = estimate_regret(*game, runs=11, seed=1)
    assert estimate.regrets.tolist() == [
        run(*game, *streams(1, r)).regret(instance) for r in range(11)
    ]


def test_only_a_run_whose_warm_start_fails_is_solved_by_the_safe_method():
    K = 4
    rng = np.random.default_rng(0)
    arms, now = side_by_side.workspace(K)
    gaps = rng.random((K, SIDE)) * 5
    gaps -= gaps.min(axis=0)
    arms["gap"], now["a"], now["b"], now["m"] = gaps, 1.5, 0.5, 7.0
    now["residual"] = np.where(np.arange(SIDE) % 3 == 0, np.nan, 0.0)
    side_by_side.rescue(arms, now[0], SIDE, 1e-12, np.zeros((6, K)))
    for r in range(0, SIDE, 3):
        state = np.zeros((6, K))
        state[learner.GAP] = gaps[:, r]
        found = learner.safe_newton(state, 1.5, 0.5)
        assert (now["m"][0, r], now["residual"][0, r]) == found
        assert arms["x"][:, r].tolist() == state[learner.X].tolist()
    assert set(now["m"][0, 1::3].tolist()) == {7.0}


def test_numbers_of_all_runs_stand_at_addresses_that_the_vector_unit_likes():
    for array in side_by_side.workspace(3):
        assert array.ctypes.data % 64 == 0


def failing(schedule, rules):
    """Return constant rates."""
    return Rates(np.zeros(schedule.T), np.ones(schedule.T))


class Huge:
    """Observe every round with a probability so small that the losses overflow."""

    def sample(self, delays, rules, rng):
        T = len(delays)
        return Schedule(
            np.asarray(delays),
            np.ones(T, bool),
            np.full(T, 1e-308),
            np.zeros(T, int),
            np.ones(T, int),
        )


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("runs", [1, 3])
def test_a_minimization_that_fails_names_the_round(runs):
    instance = Instance([[0.0, 1.0]] * 5, np.zeros(5, int))
    with pytest.raises(
        FloatingPointError, match=r"round [345]: expected a residual of at most 1e-11"
    ):
        estimate_regret(instance, Rules(2, regime=FULL), Huge(), failing, runs=runs, seed=0)


def test_no_field_hides_behind_an_attribute_of_numpy():
    """Else the loops read another thing where they are not compiled."""
    fields = {*side_by_side.FLOATS_OF_ARM, *side_by_side.FLOATS, *side_by_side.INTEGERS}
    assert [name for name in sorted(fields) if hasattr(np.record, name)] == []
