"""Exponents of growth: of a learner, of uniform play, and their distance from what a bound says."""

import numpy as np
import pytest

import delay_scheduling as ds
from delay_scheduling.confidence import Interval
from delay_scheduling.experiments.exponents import exponents, off
from delay_scheduling.theorems import thm_5_1


def family(T=60, d=1):
    """One arm loses in all rounds."""
    game = ds.Instance(np.tile([0.0, 1.0], (T, 1)), np.full(T, d))
    rules = ds.Rules(K=2, C=400, regime="full-information", clairvoyant=True)
    return game, rules, ds.schedulers.Bernoulli(1.0), thm_5_1.rates


def test_learner_grows_slower_than_uniform_play():
    learner, blind = exponents(family, {"T": (60, 480)}, runs=400, seed=1)["T"]
    assert learner.high < 0.9
    assert blind.low <= 1 <= blind.high <= 1.001


def test_uniform_play_does_not_feel_a_delay():
    learner, blind = exponents(family, {"d": (1, 16)}, runs=400, seed=1)["d"]
    assert learner.low > 0.05
    assert blind.low <= 0 <= blind.high


def test_distance_of_an_interval_around_the_exponent():
    assert off(Interval(0.25, 1.0), 0.5) == Interval(0.0, 0.5)
    assert off(Interval(-1.0, -0.75), -0.5) == Interval(0.25, 0.5)


def test_parameter_must_grow():
    with pytest.raises(ValueError, match="T"):
        exponents(family, {"T": (60, 60)}, runs=2, seed=1)
