"""The exact courses against the scheduler that is played."""

import numpy as np
import pytest

import delay_scheduling as ds
from delay_scheduling.crowds import CrowdedSlots, by_slot
from delay_scheduling.exact.crowded import courses, plan


@pytest.mark.parametrize("C", [1, 2, 3, 9])
def test_chances_are_those_of_the_scheduler(C):
    delays = (5, 2, 3, 1, 0, 2, 4, 0, 1)
    exact, floats = plan(delays, C), by_slot(np.array(delays).tobytes(), C)
    assert np.allclose([[float(x) for x in numbers] for numbers in exact], floats, rtol=1e-14, atol=0)


def test_courses_are_those_that_are_played():
    delays, rules, runs = (3, 2, 0, 1, 0), ds.Rules(K=2, C=2, clairvoyant=True), 4000
    played = [CrowdedSlots().sample(delays, rules, np.random.default_rng(r)).observed for r in range(runs)]
    seen = [tuple(np.flatnonzero(observed).tolist()) for observed in played]
    law = courses(delays, 2)
    assert sum(law.values()) == 1
    assert set(seen) <= set(law)
    assert all(abs(seen.count(rounds) / runs - q) < 0.04 for rounds, q in law.items())
