"""One slot for announced delays: the law of the scheduler, its edges, its rates and its bound."""

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest

import delay_scheduling as ds
from delay_scheduling.exact import single as exact
from delay_scheduling.single import Single, chances, vacancies
from delay_scheduling.theorems import single as theorem

BANDIT, FULL = (ds.Rules(K=2, C=1, regime=regime, clairvoyant=True) for regime in ds.game.REGIMES)


@pytest.mark.parametrize("delays", list(itertools.product((0, 1, 2, 9), repeat=4)))
def test_all_courses_have_the_stated_law(delays):
    courses = exact.courses(delays)
    assert sum(course.probability for course in courses) == 1
    for t, d in enumerate(delays, 1):
        free = sum(course.probability for course in courses if not course.holds(t, delays))
        tracked = sum(course.probability for course in courses if t in course.tracked)
        assert tracked == exact.share(t, d)
        assert free == 1 - sum(exact.shares(delays, t).values()) >= Fraction(1, 2)
        assert float(free) == pytest.approx(vacancies(delays)[t - 1])
        assert float(tracked) == pytest.approx(chances(delays)[t - 1])


def test_the_scheduler_plays_the_exact_law():
    delays, runs = (2, 0, 1, 0), 4000
    found = [Single().proxies(u, 1, delays) >= 0 for u in np.random.default_rng(0).random((runs, 4))]
    for course in exact.courses(delays):
        rows = [t in course.tracked for t in range(1, 5)]
        share = np.mean([seen.tolist() == rows for seen in found])
        assert abs(share - float(course.probability)) < 4 * math.sqrt(course.probability / runs) + 1e-3


def test_the_literal_rules_are_kept():
    ds.check_scheduler(Single(), [4, 0, 3, 2, 2, 5, 1, 0, 3, 1])


def test_one_slot_is_enough_and_delays_may_be_without_end():
    for delays in (np.full(500, 7), np.full(500, 2**31 - 1), np.arange(500)[::-1]):
        schedule = Single().sample(delays, ds.Rules(K=2, C=5, clairvoyant=True), np.random.default_rng(0))
        assert schedule.after.max() <= 1
        assert vacancies(delays).min() >= 0.5


def test_what_comes_later_changes_nothing():
    d = ds.adversaries.heavy_tailed_delays(200, mean_delay=6, seed=0)
    later = np.concatenate([d[:100], d[100:] + 3])
    assert vacancies(later)[:100] == pytest.approx(vacancies(d[:100]), abs=1e-15)


def test_rates_by_hand():
    schedule = Single().sample([1, 0], BANDIT, np.random.default_rng(0))
    bandit, full = (theorem.rates(schedule, rules).inv_beta ** 2 * math.log(2) / 2 for rules in (BANDIT, FULL))
    assert bandit == pytest.approx([4 * 2 + 1, 9 + 4 * 1.5 + 1])
    assert full == pytest.approx([1 + 0.25, 1.25 + 0.75 + 0.25])


def test_bound_by_hand():
    sizes = {"K": 2, "T": 2, "D": 4, "H_T": 1.5}
    assert theorem.bound.at("bandit", **sizes) == pytest.approx(4 * math.sqrt(22 * math.log(2)))
    assert theorem.bound.at("full-information", **sizes) == pytest.approx(2 * math.sqrt(13 * math.log(2)))


@pytest.mark.parametrize("rules", [BANDIT, FULL])
def test_the_bound_holds_and_can_fail(rules):
    T = 8000
    coins = ds.adversaries.coin_flips(np.tile([0.05, 0.95], (T, 1)), seed=1)
    game = ds.Instance(coins, np.full(T, 2))
    limit = theorem.bound(game, rules)
    assert ds.simulate(game, rules, Single(), theorem.rates, seed=1).regret(game) < limit
    assert ds.simulation.uniform_regret(game) > limit


def test_without_clairvoyance_it_is_illegal():
    rules = ds.Rules(K=2, C=1)
    with pytest.raises(ValueError, match="clairvoyan"):
        Single().sample([1], rules, np.random.default_rng(0))
    with pytest.raises(ValueError, match="clairvoyan"):
        theorem.rates(Single().sample([1], BANDIT, np.random.default_rng(0)), rules)
    with pytest.raises(ValueError, match="forgets"):
        Single().later(np.zeros(3))
