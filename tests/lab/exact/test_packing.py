"""How many rounds can be observed, against all ways to fill the slots; jobs and delays,
against the definitions.
"""

import itertools

import numpy as np
import pytest

from delay_scheduling import Instance, Rules
from delay_scheduling.players.trackers import Greedy
from delay_scheduling.schedulers import INFINITE, track
from lab.exact.packing import delays_of_jobs, most_at_once, most_observations, most_observed, seen


def by_trying_everything(delays, C):
    """Return the most observations over all choices of rounds to track; preemption cannot help."""
    T = len(delays)
    on_time = np.arange(1, T + 1) + delays <= T
    choices = itertools.product((-1, INFINITE), repeat=T)
    return max(
        int((track(delays, np.array(proxy), C, np.ones(T)).observed & on_time).sum())
        for proxy in choices
    )


@pytest.mark.parametrize(("T", "d", "C"), [*itertools.product(range(1, 8), range(5), range(1, 5))])
def test_the_formula_is_the_best_of_all_choices(T, d, C):
    assert most_observations(T, d, C) == by_trying_everything(np.full(T, d), C)


@pytest.mark.parametrize("C", [1, 2, 3])
def test_the_offline_optimum_is_the_best_of_all_choices(C):
    for delays in itertools.product(range(4), repeat=4):
        assert most_observed(delays, C) == by_trying_everything(np.array(delays), C)


@pytest.mark.parametrize(("T", "d", "C"), [*itertools.product(range(1, 12), range(5), range(1, 5))])
def test_the_offline_optimum_for_equal_delays_is_the_formula(T, d, C):
    assert most_observed([d] * T, C) == most_observations(T, d, C)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: most_observations(0, 1, 1), "T: expected an integer"),
        (lambda: most_observations(3, -1, 1), "d: expected an integer"),
        (lambda: most_observations(3, 1, 0), "C: expected an integer"),
        (lambda: most_observations(3, 1.0, 1), "d: expected an integer"),
        (lambda: most_observed([1], C=0), "C: expected"),
        (lambda: most_observed([-1], C=1), "delays"),
    ],
)
def test_wrong_arguments_are_named(call, message):
    with pytest.raises(ValueError, match=message):
        call()


def test_jobs_overlap_exactly_when_rounds_do():
    for ends in itertools.product(range(1, 9), repeat=4):
        starts = [0, 2, 4, 6]
        if all(end > start for start, end in zip(starts, ends, strict=True)):
            delays = delays_of_jobs(starts, ends)
            for s, t in itertools.combinations(range(4), 2):
                assert (starts[t] < ends[s]) == (t <= s + delays[s])


def test_most_at_once_is_sigma_plus_one():
    for delays in itertools.product(range(4), repeat=4):
        assert most_at_once(delays) == Instance(np.zeros((4, 1)), delays).sigma.max() + 1


def test_the_slots_for_all_that_is_on_time():
    for delays in itertools.product(range(4), repeat=4):
        on_time = sum(t + d <= 4 for t, d in enumerate(delays, start=1))
        least = next(C for C in range(1, 6) if most_observed(delays, C) == on_time)
        assert least == max(1, most_at_once(delays, within_game=True))


def test_late_rounds_are_not_seen():
    assert seen(Greedy(), [0, 9, 0], Rules(K=1, C=2)) == 2


@pytest.mark.parametrize(
    ("starts", "ends", "message"),
    [
        ([1, 1], [2, 2], "starts"),
        ([0, 1], [1, 1], "ends"),
        ([0, 1], [1], "ends"),
        ([], [], "starts"),
    ],
)
def test_wrong_jobs_are_named(starts, ends, message):
    with pytest.raises(ValueError, match=message):
        delays_of_jobs(starts, ends)
