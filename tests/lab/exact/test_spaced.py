"""The coins of the scheduler for one slot, against the scheduler and the rates of the package."""

from fractions import Fraction

import numpy as np
import pytest

from delay_scheduling import Rules, streams
from delay_scheduling.game import REGIMES
from delay_scheduling.schedulers import Spaced
from delay_scheduling.theorems import thm_3_2
from lab.exact import spaced
from lab.exact.learner import ball


@pytest.mark.parametrize("d", range(4))
def test_probabilities_are_those_of_the_scheduler_and_of_all_coins(d):
    T = 5
    schedule = Spaced(d).sample(np.full(T, d), Rules(K=2, C=1), streams(0, 0)[0])
    exact = [spaced.probability(d, t) for t in range(1, T + 1)]
    assert schedule.p == pytest.approx(list(map(float, exact)))
    assert [spaced.chances(T, d, t, known=0) for t in range(1, T + 1)] == [[p] for p in exact]
    assert spaced.law(T, d).chance(lambda course: True) == 1


def test_one_coin_more_tells_something():
    assert set(spaced.chances(5, 2, 5, known=2)) == {spaced.probability(2, 5)}
    assert 0 in spaced.chances(5, 2, 5, known=3)


@pytest.mark.parametrize("regime", REGIMES)
def test_rates_are_those_of_the_package(regime):
    T = 5
    d = 2
    rules = Rules(K=2, C=1, regime=regime)
    rates = thm_3_2.one_slot_rates(Spaced(d).sample(np.full(T, d), rules, streams(0, 0)[0]), rules)
    inverse = spaced.inverse_rates(T, d, regime)
    assert rates.inv_alpha == pytest.approx(list(map(float, inverse[0])))
    assert rates.inv_beta == pytest.approx(list(map(float, inverse[1])))


@pytest.mark.parametrize("regime", REGIMES)
def test_bias_vanishes_only_with_the_right_weights(regime):
    losses = ((0, 1), (1, 0), (0, 1))
    assert abs(spaced.bias(losses, 1, regime, 0)) < ball(Fraction(1, 10**12))
    assert abs(spaced.bias(losses, 1, regime, 0, p=lambda d, t: Fraction(1, 2))) > ball(
        Fraction(1, 100)
    )


@pytest.mark.parametrize(("d", "t", "name"), [(-1, 1, "d"), (1, 0, "t"), (1.0, 1, "d")])
def test_wrong_arguments_are_named(d, t, name):
    with pytest.raises(ValueError, match=f"{name}: expected an integer"):
        spaced.probability(d, t)


@pytest.mark.parametrize(
    ("arguments", "name"), [((0, 1, 1, 0), "T|t"), ((3, 1, 4, 0), "t"), ((3, 1, 1, 4), "known")]
)
def test_chances_refuse_rounds_outside_the_game(arguments, name):
    with pytest.raises(ValueError, match=f"({name}): expected an integer"):
        spaced.chances(*arguments)


def test_bias_is_for_two_arms():
    with pytest.raises(ValueError, match="arm: expected two arms"):
        spaced.bias([(0, 1, 1)], 1, "bandit", 0)
