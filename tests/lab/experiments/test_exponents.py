"""Exponents of learners: uniform play has exponent 1 in T and 0 in K, and a learner does not."""

import numpy as np
import pytest

import delay_scheduling as ds
from delay_scheduling.confidence import Interval
from delay_scheduling.theorems import thm_5_1
from lab.experiments import exponents

GAPS = 0.1, 0.4


def family(T):
    return [exponents.one_better(T, 2, gap) for gap in GAPS]


def test_uniform_play_has_exponent_one_in_the_horizon():
    found = exponents.exponent({T: exponents.uniform(family(T)) for T in (100, 1600)})
    assert found.low <= 1 <= found.high < 1.1
    assert found.low > 0.9


def test_uniform_play_is_what_a_learner_with_tiny_rates_pays():
    game = exponents.one_better(200, 2, 0.4)
    rules = ds.Rules(K=2)
    still = ds.rates.constant(1e-9, 1e-9)
    found = ds.estimate_regret(
        game, rules, ds.schedulers.TrackEverything(), still, runs=400, seed=0
    )
    assert found.low <= exponents.uniform([game]).low <= found.high


def test_a_learner_has_a_smaller_exponent():
    def measured(T):
        player = ds.schedulers.TrackEverything(), ds.theorems.thm_2_1.rates
        return exponents.worst(
            ds.estimate_regret(game, ds.Rules(K=2), *player, 600, seed=0) for game in family(T)
        )

    assert exponents.exponent({T: measured(T) for T in (250, 4000)}).high < 0.9


def test_the_worst_of_nothing_is_refused():
    with pytest.raises(ValueError, match="at least one"):
        exponents.worst([])


def steady(T=60, d=1):
    """One arm loses in all rounds."""
    game = ds.Instance(np.tile([0.0, 1.0], (T, 1)), np.full(T, d))
    rules = ds.Rules(K=2, C=400, regime="full-information", clairvoyant=True)
    return game, rules, ds.schedulers.Bernoulli(1.0), thm_5_1.rates


def test_learner_grows_slower_than_uniform_play():
    learner, blind = exponents.exponents(steady, {"T": (60, 480)}, runs=400, seed=1)["T"]
    assert learner.high < 0.9
    assert blind.low <= 1 <= blind.high <= 1.001


def test_uniform_play_does_not_feel_a_delay():
    learner, blind = exponents.exponents(steady, {"d": (1, 16)}, runs=400, seed=1)["d"]
    assert learner.low > 0.05
    assert blind.low <= 0 <= blind.high


def test_distance_of_an_interval_around_the_exponent():
    assert exponents.off(Interval(0.25, 1.0), 0.5) == Interval(0.0, 0.5)
    assert exponents.off(Interval(-1.0, -0.75), -0.5) == Interval(0.25, 0.5)


def test_parameter_must_grow():
    with pytest.raises(ValueError, match="T"):
        exponents.exponents(steady, {"T": (60, 60)}, runs=2, seed=1)
