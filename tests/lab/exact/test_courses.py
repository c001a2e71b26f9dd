"""Tests of the courses of a small game: literal twins of schedulers, and what arrives in time."""

from fractions import Fraction

import numpy as np
import pytest

from delay_scheduling import Instance, Rules, schedulers
from lab.exact.courses import (
    Course,
    arrived,
    coin_cells,
    courses,
    heard,
    pareto_courses,
    with_coins,
)
from lab.exact.precommitment import quantified
from lab.players import paper, rogues

EVERYTHING = schedulers.TrackEverything()


def played(make, scheduler, delays, C):
    instance = Instance([[0.5]] * len(delays), delays)
    rules = Rules(K=1, C=C, clairvoyant=True, preemptive=True)
    return courses(
        with_coins(make, paper.constant(1, 1)), instance, rules, coin_cells(scheduler, delays, C)
    )


def test_a_late_round_is_observed_but_does_not_arrive():
    (course,) = played(EVERYTHING, EVERYTHING, [0, 1], C=1).courses
    assert course.observed == (True, True)
    assert course.arrived == (True, False)


def test_no_scheduler_is_quantified_if_a_late_round_counts_as_not_observed():
    coin = schedulers.Coin(0.25)
    p = [Fraction(1, 4)] * 2
    found = played(coin, coin, [0, 1], C=1)
    assert quantified(found, p, 1) is None
    assert quantified(found, p, 1, Z=arrived) == (2, [0], [])


@pytest.mark.parametrize(
    "scheduler", [schedulers.Bernoulli(1.0), schedulers.Pareto(0.5), schedulers.Coin(0.25)]
)
def test_the_twin_observes_what_the_scheduler_observes(scheduler):
    delays = [1, 0, 2]
    for course in played(scheduler, scheduler, delays, C=2).courses:
        shown = (delays,) if scheduler.needs_clairvoyance else ()
        proxies = scheduler.proxies(np.array(course.coins), 2, *map(np.array, shown))
        schedule = schedulers.track(delays, proxies, 2, scheduler.probabilities(delays, 2))
        assert list(course.observed) == schedule.observed.tolist()
        assert [len(S) for S in course.before] == schedule.before.tolist()


def test_a_literal_scheduler_is_made_from_the_coins():
    found = played(rogues.PeeksAhead, schedulers.Coin(0.5), [0, 0], C=1)
    assert [course.observed for course in found.courses] == [(True, False), (False, False)] * 2


def test_a_scheduler_without_a_twin_is_refused():
    with pytest.raises(ValueError, match="scheduler"):
        paper.twin(schedulers.BatchRepresentatives(2))


def test_a_twin_has_the_same_parameters():
    assert paper.twin(schedulers.Pareto(1.0, expected_capacity=3.0)) == paper.Pareto(1.0, 3.0)
    assert paper.twin(schedulers.Spaced(4)) == paper.Spaced(4)


def test_what_is_over_and_what_is_known():
    """Delays 0, 2, 0: before round 3 round 1 is over;
    before round 5 all are over. Round 2 was not tracked.
    """
    course = Course((0, 2, 0), (), (), (), ((1,), (), (3,)), ())
    assert (course.over(3), course.over(5)) == ({1}, {1, 2, 3})
    assert (course.waiting(1), course.waiting(3), course.waiting(4)) == (set(), {2}, {2})
    assert (course.known(1), course.known(3), course.known(4)) == (set(), {1}, {1, 3})
    assert course.observed == course.arrived == (True, False, True)


@pytest.mark.parametrize("C", [1, 2])
def test_sets_of_the_literal_game_agree_with_the_reduced_route(C):
    """The number of tracked rounds, and the rounds that are heard, are those of `track`,
    coin by coin.
    """
    delays = (2, 0, 1)
    found = pareto_courses((2, 0, 1), C)
    assert len(found) == len({course.coins for course in found}) > 10
    for course in found:
        proxies = schedulers.Pareto(1.0).proxies(np.array(course.coins), C)
        schedule = schedulers.track(list(delays), proxies, C, np.ones(3))
        assert course.observed == tuple(schedule.observed.tolist())
        assert [len(S) for S in course.after] == schedule.after.tolist()
        for t in (1, 2, 3):
            assert course.known(t) == {
                s for s, seen in enumerate(course.observed, 1) if seen
            } & course.over(t)


def test_heard_by_hand():
    assert heard([(), (3, 1)], T=3) == (True, False, True)
