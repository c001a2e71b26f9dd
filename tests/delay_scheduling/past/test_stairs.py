"""The theorem of the stairs: values by hand, the rates, the search,
and bounds in games where they could fail.
"""

import itertools
import math

import numpy as np
import pytest

import delay_scheduling as ds
from delay_scheduling.game import REGIMES
from delay_scheduling.past import best, stairs
from delay_scheduling.schedulers import Stairs, TrackEverything

# M = 16 + 8, L = 1, 4 / 9 lost
SIZES = {"K": 4, "T": 8, "C": 5, "D": 8, "rho": 3, "steps": 2, "w": 2, "p": 0.5}


def test_bounds_by_hand():
    entropy = math.sqrt(8 * math.log(4))
    missing = 4 / 9
    assert stairs.bound.at("bandit", **SIZES) == pytest.approx(
        6 * math.sqrt(24) + math.sqrt(8) * entropy + missing
    )
    full = math.sqrt(math.log(4) * (24 + 64))
    assert stairs.bound.at("full-information", **SIZES) == pytest.approx(full + missing)
    assert stairs.known.at("bandit", **SIZES) == pytest.approx(
        2 * math.sqrt(2 * 2 * 24) + 2 * entropy + missing
    )
    assert stairs.known.at("full-information", **SIZES) == pytest.approx(
        full / math.sqrt(2) + missing
    )


@pytest.mark.parametrize("wrong", [{"rho": 0.9}, {"p": 1.1}, {"C": 4}, {"K": 0}])
def test_a_bound_outside_its_hypotheses_is_refused(wrong):
    with pytest.raises(ValueError, match="stairs"):
        stairs.bound.at("bandit", **SIZES | wrong)


def test_a_coin_for_all_slots_is_stairs_without_steps():
    game = ds.Instance(np.zeros((9, 3)), np.full(9, 2))
    rules = ds.Rules(K=3, C=4)
    flat = stairs.bound(game, rules, stairs=Stairs(7.0, 0, first=0.5))
    assert flat == pytest.approx(
        stairs.bound.at("bandit", K=3, T=9, C=4, D=18, rho=1, steps=0, w=1, p=0.5)
    )
    assert flat < stairs.bound(game, ds.Rules(K=3, C=3), stairs=Stairs(7.0, 0, first=0.5))


def test_steps_of_one_slot_fall_the_most():
    """Of two shapes with the same price for every game, that with smaller steps loses fewer
    rounds.
    """
    for w, kappa in itertools.product((2, 3, 5), (0.1, 1, 4)):
        wide = {"C": 2 * w + 1, "rho": 1 + kappa * w, "steps": 2, "w": w, "p": 1, "D": 100}
        narrow = wide | {"rho": 1 + kappa, "steps": 2 * w, "w": 1}
        lost, price = (
            [best.value(expr, **one) for one in (wide, narrow)]
            for expr in (stairs.lost, stairs.price)
        )
        assert price[0] == pytest.approx(price[1])
        assert lost[1] < lost[0]


def test_the_rates_add_what_is_tracked():
    scheduler = Stairs(2.0, 1, first=0.5)
    # two are tracked, two are lost
    schedule = scheduler.played([9, 9, 0, 0], np.array([0.1, 0.1, 0.1, 0.1]), C=2)
    found = stairs.rates(schedule, ds.Rules(K=2, C=2))
    assert found.inv_alpha**2 == pytest.approx([2, 6, 7, 8])
    assert found.inv_beta**2 * math.log(2) == pytest.approx(2 * np.array([0, 2, 8, 14]))
    full = stairs.rates(schedule, ds.Rules(K=2, C=2, regime="full-information"))
    assert full.inv_beta**2 * math.log(2) == pytest.approx(
        np.array([2, 6, 7, 8]) / 4 + 2 * np.array([0, 2, 8, 14])
    )
    assert not full.inv_alpha.any()


def test_the_rates_for_known_T_and_D():
    scheduler = Stairs(2.0, 1, first=0.5)
    schedule = scheduler.played([1, 1, 0], np.zeros(3), C=2)
    rule = stairs.KnownRates(T=4, D=6, stairs=scheduler)  # M = 8 + 6
    found = rule(schedule, ds.Rules(K=4, C=2))
    assert found.inv_alpha**2 == pytest.approx(14)  # 2 (1 − 1/2) = 1
    assert found.inv_beta**2 * math.log(4) == pytest.approx(6)
    full = rule(schedule, ds.Rules(K=4, C=2, regime="full-information"))
    assert full.inv_beta**2 * math.log(4) == pytest.approx(14 / 8 + 6)
    assert not rule(schedule, ds.Rules(K=1, C=2)).inv_alpha.any()
    with pytest.raises(ValueError, match="number of rounds"):
        stairs.KnownRates(T=2, D=6, stairs=scheduler)(schedule, ds.Rules(K=4, C=2))


@pytest.mark.parametrize("C", [1, 2, 9, 40])
def test_told_the_rounds_the_last_probability_is_about_one_over_T(C):
    found = stairs.for_rounds(1000, C)
    _, p = found.groups(1000, C)
    assert p[-1] == pytest.approx(found.ratio / 1000)
    assert (p[:-1] / p[1:]) == pytest.approx(found.ratio)
    assert stairs.for_rounds(1, C).ratio == 1


def test_an_upper_bound_on_the_rounds_will_do_and_costs_its_logarithm():
    """No game has more than 2^64 rounds: with 64 slots or more,
    who is told nothing pays less than 1 for a delay.
    """
    anybody = stairs.for_rounds(2**64, 128)
    assert anybody.ratio - 1 == pytest.approx(2 ** (64 / 129) - 1)
    assert stairs.for_rounds(2**64, 64).ratio < 2
    told = stairs.for_rounds(10**6, 128)
    assert (anybody.ratio - 1) / (told.ratio - 1) < 1.2 * math.log(2**64) / math.log(10**6)
    game = ds.Instance(np.zeros((100, 2)), np.full(100, 3))
    rules = ds.Rules(K=2, C=128)
    assert stairs.bound(game, rules, stairs=anybody) > stairs.bound(game, rules, stairs=told)


@pytest.mark.parametrize("regime", REGIMES)
@pytest.mark.parametrize(
    ("T", "D", "C"), [(1000, 30000, 1), (1000, 30000, 2), (10**4, 10**6, 8), (10**6, 10**8, 64)]
)
def test_the_search_finds_the_least_promise_of_a_grid(regime, T, D, C):
    rules = ds.Rules(K=8, C=C, regime=regime)
    found = stairs.tuned(T, D, rules)

    def promise(rho, n, p):
        return stairs.known.at(regime, K=8, T=T, D=D, C=C, rho=rho if n else 1, steps=n, w=1, p=p)

    least = promise(found.ratio, found.steps, found.first)
    logs = np.linspace(0, math.log(T), 9)
    steps = {0, C // 4, C // 2, C - 2, C - 1} - {-1}
    grid = (
        promise(1 + 4 * math.exp(-x), n, math.exp(-y)) for n in steps for x in logs for y in logs
    )
    assert least <= min(grid)
    assert least <= promise(found.ratio * 1.01, found.steps, found.first)
    assert least <= promise(found.ratio, found.steps, found.first * 0.99)


def test_a_game_without_delay_needs_no_step():
    assert stairs.tuned(100, 0, ds.Rules(K=3, C=4)) == Stairs(1.0, 0)
    assert stairs.tuned(100, 50, ds.Rules(K=1, C=4)) == Stairs(1.0, 0)


@pytest.mark.parametrize("regime", REGIMES)
def test_the_bound_holds_and_can_fail(regime):
    T = 20000
    C = 64
    game = ds.Instance(
        ds.adversaries.coin_flips(np.tile([0.05, 0.95], (T, 1)), seed=1), np.full(T, 30)
    )
    rules = ds.Rules(K=2, C=C, regime=regime)
    scheduler = stairs.for_rounds(T, C)
    limit = stairs.bound(game, rules, stairs=scheduler)
    assert ds.simulate(game, rules, scheduler, stairs.rates, seed=1).regret(game) < limit
    assert ds.simulation.uniform_regret(game) > limit
    tuned = stairs.tuned(T, game.D, rules)
    rates = stairs.KnownRates(T, game.D, tuned)
    assert (
        ds.simulate(game, rules, tuned, rates, seed=1).regret(game)
        < stairs.known(game, rules, stairs=tuned)
        < limit
    )


def test_slots_that_stay_taken_lose_what_stairs_keep():
    """First come, first served loses nearly all;
    stairs lose next to nothing. All rounds are endless.
    """
    delays = np.full(2000, 5000)
    rules = ds.Rules(K=2, C=24)
    found = stairs.for_rounds(2000, 24).sample(delays, rules, np.random.default_rng(0))
    assert found.lost.mean() < 0.2
    first_come = TrackEverything().sample(delays, rules, np.random.default_rng(0))
    assert (first_come.before == 24).mean() > 0.98


@pytest.mark.parametrize(
    ("named", "call"),
    [
        ("T", lambda: stairs.for_rounds(0, 3)),
        ("C", lambda: stairs.for_rounds(9, 0)),
        ("steps", lambda: stairs.for_rounds(9, 3, steps=3)),
        ("C", lambda: stairs.tuned(9, 9, ds.Rules(K=2))),
        ("D", lambda: stairs.tuned(9, -1, ds.Rules(K=2, C=1))),
    ],
)
def test_bad_arguments_are_named(named, call):
    with pytest.raises(ValueError, match=f"^{named}: expected"):
        call()


def test_the_first_step_may_be_certain():
    """p = 1 in the theorem: T, not T / p, stands under the root, and no undelayed round is
    missed.
    """
    T = 10_000
    C = 8
    certain = stairs.with_certain_first(T, C)
    coin = stairs.for_rounds(T, C)
    _, chances = certain.groups(T, C)
    assert chances[0] == 1
    assert chances[-1] == pytest.approx(certain.ratio / T)
    game = ds.Instance(np.zeros((T, 4)), np.zeros(T, int))
    rules = ds.Rules(K=4, C=C)
    assert stairs.bound(game, rules, stairs=certain) == pytest.approx((4 * 2 - 2) * 100)
    assert stairs.bound(game, rules, stairs=coin) > 1.6 * stairs.bound(game, rules, stairs=certain)
    assert certain.sample(game.delays, rules, np.random.default_rng(0)).observed.all()
    late = ds.Instance(game.losses, np.full(T, 50))  # here the coin has the smaller bound
    assert stairs.bound(late, rules, stairs=coin) < stairs.bound(late, rules, stairs=certain)
    with pytest.raises(ValueError, match="C: expected at least 2"):
        stairs.with_certain_first(T, 1)


def test_with_one_slot_a_certain_first_round_may_cost_everything():
    """Round 1 never ends: who tracks it for certain observes nothing, and D < T."""
    T = 200
    losses = np.zeros((T, 2))
    losses[:, 1] = 1.0
    game = ds.Instance(losses, [T - 1] + [0] * (T - 1))
    rules = ds.Rules(K=2, C=1)
    blind = ds.estimate_regret(game, rules, Stairs(1.0, 0), stairs.rates, 4, seed=0)
    assert blind.mean == pytest.approx(T / 2)
    assert game.D < T
