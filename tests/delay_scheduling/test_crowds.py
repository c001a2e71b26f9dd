"""The scheduler for announced delays: crowds against their definition, what is tracked on average, and the edges."""

import itertools
import math

import numpy as np
import pytest

import delay_scheduling as ds
from delay_scheduling.crowds import Crowded, CrowdedSlot, CrowdedSlots, crowds, is_safe, safe_scale
from delay_scheduling.theorems import calibrated
from delay_scheduling.theorems import crowds as theorem


def by_definition(d):
    """The crowd of each round, counted."""

    def seen(t, j):
        return sum(s + d[s] >= t + j for s in range(t)) + j

    return [max((seen(t, j) for j in range(1, d[t] + 1)), default=0) for t in range(len(d))]


@pytest.mark.parametrize("T", [1, 2, 3, 4])
def test_crowds_are_counted_as_defined(T):
    for d in itertools.product(range(T + 2), repeat=T):
        assert crowds(d).tolist() == by_definition(d)


def test_delays_without_end_and_equal_delays():
    assert crowds([2**31 - 1, 0, 2**31 - 1]).tolist() == [2**31 - 1, 0, 2**31 - 2 + 1]
    assert set(crowds([7] * 50).tolist()) == {7}


def test_what_comes_later_changes_nothing():
    d = ds.adversaries.heavy_tailed_delays(200, mean_delay=6, seed=0)
    later = np.concatenate([d[:100], d[100:] + 3])
    assert crowds(d)[:100].tolist() == crowds(d[:100]).tolist() == crowds(later)[:100].tolist()


def test_the_literal_rules_are_kept():
    ds.check_scheduler(Crowded(1.5), [4, 0, 3, 2, 2, 5, 1, 0, 3, 1])


def test_no_more_is_tracked_on_average_than_the_scale():
    d = np.arange(60)[::-1]  # all end in the last round
    uniforms = np.random.default_rng(0).random((4000, 60))
    sizes = [ds.schedulers.track(d, Crowded(3.0).proxies(u, 60, d), 60, np.ones(60)).before for u in uniforms]
    assert np.mean(sizes, axis=0).max() < 3.1


def test_every_round_is_tracked_if_the_scale_is_infinite_or_nothing_waits():
    assert Crowded(math.inf).probabilities([5, 0, 3], 2).tolist() == [1, 1, 1]
    assert Crowded(0.5).probabilities([0, 0], 2).tolist() == [1, 1]
    assert Crowded(0.5).probabilities([5, 0, 3], 2).tolist() == [0.1, 1, 0.125]


@pytest.mark.parametrize(("C", "delta"), [(1, 0.1), (8, 0.01), (64, 1e-3)])
def test_the_scale_is_safe_and_hardly_smaller_than_need_be(C, delta):
    c = safe_scale(C, delta)
    assert is_safe(10**6, C, c, delta)
    assert not is_safe(10**6, C, c * (1 + 1e-9), delta)


def test_the_bound_is_below_the_calibrated_one_where_slots_are_many():
    sizes = {"K": 8, "T": 10**6, "C": 16, "D": 10**8, "delta": 1e-3}
    old = calibrated.bound.at("bandit", c=ds.calibrated.largest_scale(10**6, 16, 1e-3), **sizes)
    new = theorem.bound.at("bandit", c=safe_scale(16, 1e-3), **sizes)
    assert new < 0.6 * old


def test_one_slot_is_never_asked_for_more_and_each_round_has_its_chance():
    ds.check_scheduler(CrowdedSlot(), [4, 0, 3, 2, 2, 5, 1, 0, 3, 1])
    rules, d = ds.Rules(K=2, C=1, clairvoyant=True), np.array([3, 1, 0, 2, 2, 1, 0, 0])
    run = CrowdedSlot().sample(np.tile(d, 4000), rules, np.random.default_rng(0))  # nothing waits between the games
    assert run.after.max() == 1
    p = CrowdedSlot().sample(d, rules, np.random.default_rng(0)).p
    assert np.array_equal(run.p, np.tile(p, 4000))
    assert np.allclose(run.observed.reshape(-1, 8).mean(axis=0), p, atol=0.035)


def test_the_rates_of_one_slot_by_hand():
    schedule = CrowdedSlot().sample([1, 0], ds.Rules(K=2, clairvoyant=True), np.random.default_rng(0))
    for regime, sums in (("bandit", [5, 10]), ("full-information", [0.75, 1.5])):
        rates = theorem.slot_rates(schedule, ds.Rules(K=2, regime=regime, clairvoyant=True))
        assert np.allclose(rates.inv_beta**2 * math.log(2) / 2, sums)
        assert not rates.inv_alpha.any()
    assert math.isclose(theorem.one_slot.at("bandit", K=2, T=3, D=2), 4 * math.sqrt(16 * math.log(2)))
    assert math.isclose(theorem.one_slot.at("full-information", K=2, T=3, D=2), 2 * math.sqrt(9 * math.log(2)))


def test_all_slots_are_shared_in_turns_and_each_round_has_its_chance():
    with pytest.raises(ds.checking.BrokenRule, match="independence"):  # the last rule; Logarithm 7 bounds the bias
        ds.check_scheduler(CrowdedSlots(), [4, 0, 3, 2, 2, 5, 1, 0, 3, 1], C=2)
    rules, d = ds.Rules(K=2, C=2, clairvoyant=True), np.array([5, 2, 3, 1, 0, 2, 4, 0, 1, 0, 0, 0])
    run = CrowdedSlots().sample(np.tile(d, 4000), rules, np.random.default_rng(0))  # nothing waits between the games
    p = CrowdedSlots().sample(d[:9], rules, np.random.default_rng(0)).p
    assert p.tolist() == [1 / 8, 1 / 4, 1 / 8, 3 / 4, 3 / 4, 1 / 4, 1 / 8, 3 / 4, 7 / 8]
    games = run.observed.reshape(-1, 12)
    assert np.allclose(games.mean(axis=0)[:9], p, atol=0.035)
    for game in games[:200]:
        taken = np.flatnonzero(game)
        assert all((t - s) % 2 or s + d[s] < t for s in taken for t in taken if s < t)


@pytest.mark.parametrize("C", [4, 5, 99, math.inf])
def test_delays_below_the_capacity_are_free(C):
    assert CrowdedSlots().probabilities([9, 0, 3, 1], C).tolist() == [0.25 / max(0.25, 9 // C), 1, 1, 1]
    uniforms = np.array([0.0, 0.9, 0.99, 0.9])
    assert (CrowdedSlots().proxies(uniforms, C, [9, 0, 3, 1]) > 0).all()


def test_the_rates_of_all_slots_by_hand():
    schedule = CrowdedSlots().sample([1, 0], ds.Rules(K=2, C=1, clairvoyant=True), np.random.default_rng(0))
    bandit, full = (ds.Rules(K=2, regime=regime, clairvoyant=True) for regime in ds.game.REGIMES)
    rates = theorem.all_slots_rates(schedule, bandit)  # π = 1/4, 3/4 and σ = 0, 1
    assert np.allclose(rates.inv_alpha**2, [4, 16 / 3])
    assert np.allclose(rates.inv_beta**2 * math.log(2), [4, 6])
    rates = theorem.all_slots_rates(schedule, full)
    assert not rates.inv_alpha.any()
    assert np.allclose(rates.inv_beta**2 * math.log(2), [1 + 2.5, 4 / 3 + 3])
    found = theorem.all_slots.at("bandit", K=1, T=3, D=2, C=16)
    assert math.isclose(found, 4)
    found = theorem.all_slots.at("full-information", K=2, T=3, D=2, C=16)
    assert math.isclose(found, math.sqrt(28 * math.log(2)))


def test_bad_input():
    with pytest.raises(ValueError, match="scale"):
        Crowded(0)
    with pytest.raises(ValueError, match="clairvoyance"):
        Crowded(1.0).sample([1], ds.Rules(K=2), np.random.default_rng(0))
    for scheduler in (Crowded(1.0), CrowdedSlot(), CrowdedSlots()):
        with pytest.raises(ValueError, match="in one piece"):
            scheduler.later(np.zeros(1))
    with pytest.raises(ValueError, match="clairvoyance"):
        theorem.one_slot(ds.Instance([[0, 1]], [0]), ds.Rules(K=2, C=1))
    with pytest.raises(ValueError, match="two arms"):
        theorem.one_slot.at("bandit", K=1, T=1, D=0)
    with pytest.raises(ValueError, match="overflow"):
        theorem.bound.at("bandit", K=2, T=100, C=4, D=100, c=4.0, delta=0.01)
