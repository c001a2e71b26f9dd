"""The theorems of the reservoirs: rates, bounds by hand,
and bounds that hold in games where they could fail.
"""

import math

import numpy as np
import pytest

import delay_scheduling as ds
from delay_scheduling.game import REGIMES
from delay_scheduling.past import reservoirs as theorem
from delay_scheduling.past.reservoirs import factorial_steps
from delay_scheduling.schedulers import ClairvoyantReservoirs, Reservoirs

HIDDEN = Reservoirs()
CLAIRVOYANT = ClairvoyantReservoirs()


def test_the_rates_and_the_bound():
    schedule = HIDDEN.played([1, 1, 0], np.zeros(3), 1)
    rates = theorem.KnownRates(T=4, D=6, price=2)(schedule, ds.Rules(K=2, C=1, preemptive=True))
    assert np.allclose(rates.inv_alpha, math.sqrt(8))
    assert np.allclose(rates.inv_beta, math.sqrt(6 / math.log(2)))
    alone = theorem.KnownRates(T=3, D=0, price=2)(schedule, ds.Rules(K=1, C=1, preemptive=True))
    assert not alone.inv_alpha.any()
    assert not alone.inv_beta.any()
    full = theorem.KnownRates(T=4, D=6, price=2)(
        schedule, ds.Rules(K=2, C=1, regime="full-information", preemptive=True)
    )
    assert np.allclose(full.inv_beta, math.sqrt(8 / math.log(2)))
    sizes = {"K": 4, "T": 8, "C": 2, "D": 8}
    assert math.isclose(
        theorem.bound.at("bandit", **sizes), math.sqrt(2) * 3 * 4 + 2 * math.sqrt(8 * math.log(4))
    )
    assert math.isclose(
        theorem.bound.at("full-information", **sizes), math.sqrt(math.log(4) / 2 * 80)
    )


def test_the_rates_for_unknown_T_and_D():
    d = [1, 1, 0, 0]
    rules = ds.Rules(K=2, C=1, preemptive=True)
    schedule = HIDDEN.played(d, np.array([0.4, 0.5, 0, 0]), 1)
    assert schedule.ages.tolist() == [0, 1, 0, 0]  # round 1 is observed with weight 2
    rates = theorem.PatientRates(d_max=1)(schedule, rules)
    weights = np.array([2, 3, 3, 3])
    assert np.allclose(rates.inv_alpha**2, np.array([0, 0, 4, 5]) + weights**2)
    assert np.allclose(rates.inv_beta**2 * math.log(2), 2 * (np.array([0, 0, 2, 2]) + weights))


@pytest.mark.parametrize("C", [1, 2, 5])
def test_the_reserve_covers_what_waits(C):
    rng = np.random.default_rng(C)
    rules = ds.Rules(K=2, C=C, preemptive=True)
    d = np.minimum(rng.integers(0, 12, 300), np.arange(300)[::-1])
    schedule = Reservoirs().sample(d, rules, rng)
    rates = theorem.PatientRates(d_max=12)(schedule, rules)
    assert (rates.inv_alpha**2 >= np.cumsum(schedule.z**2) * (1 - 1e-12)).all()
    assert (np.diff(rates.inv_alpha) >= 0).all()
    assert (rates.inv_beta**2 * math.log(2) / 2 >= np.cumsum(schedule.z * d) * (1 - 1e-12)).all()


def test_the_bound_for_unknown_T_and_D():
    sizes = {"K": 4, "T": 8, "C": 2, "D": 8, "d_max": 3, "longest": 3, "omega": 2}
    main = 6 * 4 + 2 * math.sqrt(2) * math.sqrt(8 * math.log(4))
    added = math.sqrt(2) * (8 + math.sqrt(12 * math.log(4)))
    assert math.isclose(theorem.unknown.at("bandit", **sizes), main + added)
    main = math.sqrt(math.log(4) * 80)
    added = math.sqrt(2 * math.log(4)) * (1 + math.sqrt(12))
    assert math.isclose(theorem.unknown.at("full-information", **sizes), main + added)
    with pytest.raises(ValueError, match="every delay"):
        theorem.unknown.at("bandit", **sizes | {"d_max": 2})


def test_the_announced_rates_and_bound():
    # round 1 is not tracked, round 2 is
    schedule = CLAIRVOYANT.played([3, 1, 0], np.array([0.6, 0.1, 0.1]), 1)
    assert schedule.p.tolist() == [1 / 4, 1 / 3, 1 / 3]
    found = theorem.clairvoyant_rates(schedule, ds.Rules(K=2, C=1, clairvoyant=True))
    assert found.inv_alpha**2 == pytest.approx([4, 7, 10])
    assert found.inv_beta**2 * math.log(2) == pytest.approx([6, 8, 8])
    sizes = {"K": 4, "T": 8, "C": 2, "D": 8}
    assert theorem.clairvoyant.at("bandit", **sizes) == pytest.approx(
        24 + math.sqrt(64 * math.log(4))
    )
    assert theorem.clairvoyant.at("full-information", **sizes) == pytest.approx(
        math.sqrt(80 * math.log(4))
    )


@pytest.mark.parametrize("regime", REGIMES)
def test_both_bounds_hold_and_can_fail(regime):
    T = 20000
    C = 2
    game = ds.Instance(
        ds.adversaries.coin_flips(np.tile([0.05, 0.95], (T, 1)), seed=1), np.full(T, 10)
    )
    announced = ds.Rules(K=2, C=C, regime=regime, clairvoyant=True)
    dropping = ds.Rules(K=2, C=C, regime=regime, preemptive=True)
    known = theorem.KnownRates(T, game.D, 2 / C)
    for bound, rules, kind, rates in (
        (theorem.clairvoyant, announced, CLAIRVOYANT, theorem.clairvoyant_rates),
        (theorem.bound, dropping, HIDDEN, known),
    ):
        limit = bound(game, rules)
        assert ds.simulate(game, rules, kind, rates, seed=1).regret(game) < limit
        assert ds.simulation.uniform_regret(game) > limit


def test_bad_input():
    dropping = ds.Rules(K=2, C=2, preemptive=True)
    with pytest.raises(ValueError, match="number of rounds"):
        theorem.KnownRates(T=2, D=0, price=2)(HIDDEN.played([0] * 3, np.zeros(3), 1), dropping)
    with pytest.raises(ValueError, match="D"):
        theorem.KnownRates(T=2, D=-1, price=2)
    with pytest.raises(ValueError, match="largest delay"):
        theorem.PatientRates(d_max=1)(HIDDEN.played([2, 0], np.zeros(2), 1), dropping)
    with pytest.raises(ValueError, match="price"):
        theorem.KnownRates(T=2, D=1, price=0)
    instance = ds.Instance([[0, 1]], [0])
    with pytest.raises(ValueError, match="preemption"):
        theorem.bound(instance, ds.Rules(K=2, C=1))
    with pytest.raises(ValueError, match="clairvoyance"):
        theorem.clairvoyant(instance, ds.Rules(K=2, C=1))


def test_factorial_steps_by_hand():
    assert (factorial_steps(1), factorial_steps(7), factorial_steps(10**6)) == (0, 4, 10)
