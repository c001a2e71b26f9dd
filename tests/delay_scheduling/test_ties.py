"""Rounds in which all losses are equal: the regret is 0 up to rounding, and the intervals know
it.
"""

import math

import numpy as np
import pytest

import delay_scheduling as ds
from delay_scheduling.confidence import Estimate
from delay_scheduling.theorems import thm_2_1

RULES = ds.Rules(K=3, C=2)
TIED = ds.Instance(np.repeat(np.random.default_rng(0).random((400, 1)), 3, axis=1), [1] * 400)


@pytest.fixture(scope="module")
def estimate():
    return ds.estimate_regret(
        TIED, RULES, ds.schedulers.TrackEverything(), thm_2_1.rates, runs=9, seed=0
    )


def test_a_regret_of_nothing_but_rounding_refutes_nothing(estimate):
    assert np.abs(estimate.regrets).max() <= estimate.rounding < 1e-7
    assert ds.compare(estimate, 0.0).verdict == "undecided"
    assert ds.compare(estimate, 1e-6).verdict == "consistent"
    assert ds.compare(estimate, -1e-6).verdict == "refuted"


def test_betting_takes_regrets_that_rounding_moved_out_of_their_range(estimate):
    low, high = estimate.interval
    assert low <= 0 <= high
    assert high - low < 1e-7
    moved = Estimate(np.array([1 + 1e-12, -1e-12]), width=1.0, error=0.01, rounding=1e-9)
    assert math.isfinite(moved.low)


def test_betting_refuses_regrets_outside_their_range():
    with pytest.raises(ValueError, match="regrets: expected numbers from"):
        Estimate(np.array([1.1]), width=1.0, error=0.01, rounding=1e-9)


def test_rounding_widens_the_interval_on_both_sides():
    plain, moved = (Estimate(np.zeros(9), width=1.0, rounding=rounding) for rounding in (0.0, 0.25))
    assert moved.low == plain.low - 0.25
    assert moved.high == plain.high + 0.25


def test_a_batch_longer_than_any_game_is_one_batch():
    scheduler = ds.schedulers.BatchRepresentatives(2**31 - 1)
    found = ds.estimate_regret(
        TIED, ds.Rules(K=3, C=2), scheduler, ds.theorems.thm_3_1.rates, runs=2, seed=0
    )
    assert len(found.regrets) == 2
    for size in (2**40, 2**70, 0, 1.5):
        with pytest.raises(ValueError, match="batch_size: expected an integer from 1 to"):
            ds.schedulers.BatchRepresentatives(size)


def test_mean_delays_beyond_the_longest_delay_are_refused():
    for maker in (ds.adversaries.easy, ds.adversaries.heavy_tailed):
        with pytest.raises(ValueError, match="mean_delay: expected"):
            maker(10, 2, mean_delay=1e12, seed=0)
