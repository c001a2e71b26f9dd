"""The moments of a literal game under Scheduler 2 hold the sets that the reduced route finds."""

import itertools

import numpy as np
import pytest

from delay_scheduling.exact.courses import Moment, coin_cells, pareto_moments
from delay_scheduling.schedulers import Pareto, track


def test_over_and_waiting_divide_the_earlier_rounds():
    """Delays 0, 2, 0: before round 3 round 1 is over and round 2 waits; before round 5 all are over."""
    moment = Moment(3, (0, 2, 0), frozenset(), frozenset(), frozenset())
    assert moment.over() == {1}
    assert moment.over(late=2) == {1, 2, 3}
    assert moment.waiting(now=0) == {2}
    assert moment.waiting() == {2, 3}


@pytest.mark.parametrize("C", [1, 2])
def test_moments_agree_with_the_reduced_route(C):
    """The number of tracked rounds, and the rounds that are heard, are those of `track`, coin by coin."""
    delays = (2, 0, 1)
    coins = [[coin for coin, _ in cells] for cells in coin_cells(Pareto(1.0), delays, C)]
    moments = iter(pareto_moments(delays, C))
    for choice in itertools.product(*coins):
        schedule = track(list(delays), Pareto(1.0).proxies(np.array(choice), C), C, np.ones(3))
        heard = {t for t, seen in enumerate(schedule.observed, 1) if seen}
        for t in (1, 2, 3):
            moment = next(moments)
            assert (moment.t, len(moment.tracked)) == (t, schedule.after[t - 1])
            assert moment.heard == heard
            assert moment.arrived == heard & moment.over()
    assert next(moments, None) is None
