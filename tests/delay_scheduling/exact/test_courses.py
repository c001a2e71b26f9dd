"""Tests of the courses of a small game: literal twins of schedulers, and what arrives in time."""

from fractions import Fraction
from types import SimpleNamespace

import numpy as np
import pytest
from flint import arb

from delay_scheduling import Instance, Rules, schedulers
from delay_scheduling.exact.courses import arrived, coin_cells, conditional_mean, courses, with_coins
from delay_scheduling.exact.precommitment import quantified
from delay_scheduling.players import paper, rogues

EVERYTHING = schedulers.TrackEverything()


def played(make, scheduler, delays, C):
    instance = Instance([[0.5]] * len(delays), delays)
    rules = Rules(K=1, C=C, clairvoyant=True, preemptive=True)
    return courses(with_coins(make, paper.constant(1, 1)), instance, rules, coin_cells(scheduler, delays, C))


def test_a_late_round_is_observed_but_does_not_arrive():
    (course,) = played(EVERYTHING, EVERYTHING, [0, 1], C=1)
    assert course.observed == (True, True)
    assert course.arrived == (True, False)


def test_no_scheduler_is_quantified_if_a_late_round_counts_as_not_observed():
    coin, p = schedulers.Coin(0.25), [Fraction(1, 4)] * 2
    found = played(coin, coin, [0, 1], C=1)
    assert quantified(found, p, 1) is None
    assert quantified(found, p, 1, Z=arrived) == (2, [0], [])


@pytest.mark.parametrize("scheduler", [schedulers.Bernoulli(1.0), schedulers.Pareto(0.5), schedulers.Coin(0.25)])
def test_the_twin_observes_what_the_scheduler_observes(scheduler):
    delays = [1, 0, 2]
    for course in played(scheduler, scheduler, delays, C=2):
        shown = (delays,) if scheduler.needs_clairvoyance else ()
        proxies = scheduler.proxies(np.array(course.coins), 2, *map(np.array, shown))
        schedule = schedulers.track(delays, proxies, 2, scheduler.probabilities(delays, 2))
        assert list(course.observed) == schedule.observed.tolist()
        assert [len(S) for S in course.before] == schedule.before.tolist()


def test_a_literal_scheduler_is_made_from_the_coins():
    found = played(rogues.PeeksAhead, schedulers.Coin(0.5), [0, 0], C=1)
    assert [course.observed for course in found] == [(True, False), (False, False)] * 2


def test_a_scheduler_without_a_twin_is_refused():
    with pytest.raises(ValueError, match="scheduler"):
        paper.twin(schedulers.BatchRepresentatives(2))


def test_a_twin_has_the_same_parameters():
    assert paper.twin(schedulers.Pareto(1.0, expected_capacity=3.0)) == paper.Pareto(1.0, 3.0)
    assert paper.twin(schedulers.Spaced(4)) == paper.Spaced(4)


def test_a_ball_around_zero_counts_in_a_mean_and_zero_does_not():
    around = arb(0, 1)
    found = [SimpleNamespace(probability=arb(1) / 2, value=value) for value in (around, 0)]
    means = conditional_mean(found, lambda run: run.value, lambda run: run.value is around)
    assert means[True].contains(arb(1) / 2)
    assert means[False] == 0
