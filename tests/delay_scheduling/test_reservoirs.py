"""The scheduler for hidden delays: against all its courses, against the referee, and the edges."""

import itertools
import math

import numpy as np
import pytest

import delay_scheduling as ds
from delay_scheduling.exact.reservoirs import courses
from delay_scheduling.players.trackers import Greedy, recorded
from delay_scheduling.reservoirs import Reservoirs, played
from delay_scheduling.theorems import reservoirs as theorem

HIDDEN = ds.Rules(K=2, C=2, preemptive=True)
ENTERS, STAYS_OUT = 0.0, 1 - 2.0**-53


class Literal(Greedy):
    """Play the scheduler round by round: at the end of a round, make room for the next one if its coin says so."""

    preempts = True

    def __init__(self, uniforms):
        super().__init__()
        self.uniforms = uniforms

    def start(self, rules):
        super().start(rules)
        self.since, self.invited = {1 % rules.C: 1}, True

    def wants(self, t):
        return self.invited

    def drops(self, t):
        following, C = t + 1, self.rules.C
        there = [s for s in self.S if s % C == following % C]
        if not there:
            self.since[following % C] = following
        age = (following - self.since[following % C]) // C
        self.invited = t == len(self.uniforms) or self.uniforms[t] < 1 / (1 + age)
        return there if self.invited else []


@pytest.mark.parametrize("C", [1, 2, 3, 7])
def test_the_referee_sees_the_same_schedule(C):
    rng, rules = np.random.default_rng(C), ds.Rules(K=2, C=C, preemptive=True)
    for _ in range(30):
        d, u = rng.integers(0, 9, 24), rng.random(24)
        d = np.minimum(d, np.arange(24)[::-1])
        ours, literal = played(d, u, C), recorded(Literal(u), d, rules)
        assert ours.observed.tolist() == literal.observed.tolist()
        assert ours.before.tolist() == literal.before.tolist()
        assert ours.after.tolist() == literal.after.tolist()
        assert ours.after.max() <= C


@pytest.mark.parametrize(("T", "C"), [(1, 1), (3, 1), (4, 2), (5, 1), (5, 2)])
def test_every_course_is_played(T, C):
    for d in itertools.product(*(range(T - t) for t in range(T))):
        for _, course in courses(d, C):
            schedule = played(d, np.where(course.entered, ENTERS, STAYS_OUT), C)
            assert schedule.observed.tolist() == [course.observed(t) for t in range(T)]
            assert schedule.p.tolist() == [1 / (1 + course.age(t) + d[t] // C) for t in range(T)]


def test_weights_have_mean_one_in_a_long_game():
    d = ds.adversaries.heavy_tailed_delays(300, mean_delay=9, seed=0)
    rng, rules = np.random.default_rng(0), ds.Rules(K=2, C=3, preemptive=True)
    runs = [Reservoirs().sample(d, rules, rng) for _ in range(4000)]
    assert abs(np.mean([run.z.mean() for run in runs]) - 1) < 0.01
    ends = np.minimum(d, np.arange(300)[::-1])
    prices = np.mean([(1 / run.p).sum() for run in runs])
    assert abs(prices / (300 + 2 * (ends // 3).sum()) - 1) < 0.02


def test_later_delays_and_coins_change_nothing():
    rng = np.random.default_rng(1)
    d, u = rng.integers(0, 6, 60), rng.random(60)
    other = played(np.append(d[:30], rng.integers(0, 6, 30)), np.append(u[:30], rng.random(30)), 2)
    assert played(d, u, 2).after[:30].tolist() == other.after[:30].tolist()


def test_no_round_is_missed_if_delays_are_below_the_capacity_or_slots_unlimited():
    for C in (5, math.inf):
        schedule = played([4] * 40, np.full(40, STAYS_OUT), C)
        assert schedule.observed.all()
        assert (schedule.p == 1).all()
    assert played([0], np.zeros(1), 1).observed.tolist() == [True]


def test_a_delay_past_the_end_counts_to_the_end():
    schedule = played([2**31 - 1, 0], np.array([0.5, STAYS_OUT]), 1)
    assert schedule.p.tolist() == [0.5, 0.5]
    assert schedule.observed.tolist() == [True, False]


def test_the_rates_and_the_bound():
    schedule = played([1, 1, 0], np.zeros(3), 1)
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
    assert math.isclose(theorem.bound.at("bandit", **sizes), math.sqrt(2) * 3 * 4 + 2 * math.sqrt(8 * math.log(4)))
    assert math.isclose(theorem.bound.at("full-information", **sizes), math.sqrt(math.log(4) / 2 * 80))


def test_the_rates_for_unknown_T_and_D():
    d, rules = [1, 1, 0, 0], ds.Rules(K=2, C=1, preemptive=True)
    schedule = played(d, np.array([STAYS_OUT, STAYS_OUT, 0, 0]), 1)
    assert schedule.ages.tolist() == [0, 1, 0, 0]  # round 1 is observed with weight 2
    rates = theorem.PatientRates(d_max=1)(schedule, rules)
    weights = np.array([2, 3, 3, 3])
    assert np.allclose(rates.inv_alpha**2, np.array([0, 0, 4, 5]) + weights**2)
    assert np.allclose(rates.inv_beta**2 * math.log(2), 2 * (np.array([0, 0, 2, 2]) + weights))


@pytest.mark.parametrize("C", [1, 2, 5])
def test_the_reserve_covers_what_waits(C):
    rng, rules = np.random.default_rng(C), ds.Rules(K=2, C=C, preemptive=True)
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
    main, added = math.sqrt(math.log(4) * 80), math.sqrt(2 * math.log(4)) * (1 + math.sqrt(12))
    assert math.isclose(theorem.unknown.at("full-information", **sizes), main + added)
    with pytest.raises(ValueError, match="every delay"):
        theorem.unknown.at("bandit", **sizes | {"d_max": 2})


def test_bad_input():
    with pytest.raises(ValueError, match="preemption"):
        Reservoirs().sample([1], ds.Rules(K=2), np.random.default_rng(0))
    with pytest.raises(ValueError, match="in one piece"):
        Reservoirs().later(np.zeros(1))
    with pytest.raises(ValueError, match="number of rounds"):
        theorem.KnownRates(T=2, D=0, price=2)(played([0] * 3, np.zeros(3), 1), HIDDEN)
    with pytest.raises(ValueError, match="D"):
        theorem.KnownRates(T=2, D=-1, price=2)
    with pytest.raises(ValueError, match="largest delay"):
        theorem.PatientRates(d_max=1)(played([2, 0], np.zeros(2), 1), HIDDEN)
    with pytest.raises(ValueError, match="price"):
        theorem.KnownRates(T=2, D=1, price=0)
    instance = ds.Instance([[0, 1]], [0])
    with pytest.raises(ValueError, match="preemption"):
        theorem.bound(instance, ds.Rules(K=2, C=1))
