"""The change of time: probabilities and bounds by hand."""

import math
from fractions import Fraction

import numpy as np
import pytest
import sympy as sp

from delay_scheduling import Instance, Rules, estimate_regret
from delay_scheduling.game import REGIMES
from delay_scheduling.past import time_change
from delay_scheduling.schedulers import Spaced, TrackEverything


def test_chances_by_hand():
    assert time_change.chance(0) == 1
    assert time_change.chance(2) == Fraction(1, 3) * Fraction(2, 3) ** 2
    assert time_change.chance(5, slots=2) == Fraction(1, 4) * Fraction(3, 4) ** 3


def test_a_chance_is_never_far_below_one_over_the_rounds():
    for d in range(60):
        for slots in range(1, 12):
            m = time_change.wait(d, slots)
            assert 1 / (math.e * (m + 1)) < time_change.chance(d, slots) <= Fraction(1, m + 1)
            assert (m + 1) * slots < d + 2 * slots


def test_changed_bounds():
    found = time_change.changed(3 * sp.sqrt(time_change.steps))
    value = found.subs(
        {
            time_change.cells: 100,
            time_change.plays: 2,
            sp.Symbol("p", positive=True): sp.Rational(1, 4),
        }
    )
    assert value == 2 * 4 * 3 * 5


def test_the_bound_by_hand():
    instance = Instance([[0.0, 1.0]] * 100, [1, 0] * 50)  # 1 / p = 4
    assert time_change.bound(instance, Rules(K=2, C=1)) == pytest.approx(
        (4 * math.sqrt(2) - 2) * 20
    )
    full = Rules(K=2, C=1, regime="full-information")
    assert time_change.bound(instance, full) == pytest.approx(20 * math.sqrt(math.log(2)))
    assert time_change.bound(instance, full, delay=2) == pytest.approx(
        10 * math.sqrt(27 / 4 * math.log(2))
    )


@pytest.mark.parametrize("regime", REGIMES)
def test_spaced_rounds_stay_below_it(regime):
    instance = Instance([[0.0, 1.0]] * 5000, [2, 0, 1, 2, 0] * 1000)
    rules = Rules(K=2, C=1, regime=regime)
    found = estimate_regret(instance, rules, Spaced(2), time_change.rates, 16, seed=0)
    assert found.mean < time_change.bound(instance, rules) < 2500


def test_the_rates_are_those_with_which_the_lemmas_give_the_bound():
    """Σ β_t / 8 + log K / β_N for N steps: below √(N log K) with these, above with half of them."""
    schedule = TrackEverything().sample([0] * 400, Rules(K=3, C=1), np.random.default_rng(0))
    full = time_change.rates(schedule, Rules(K=3, C=1, regime="full-information"))
    assert not full.inv_alpha.any()
    limit = math.sqrt(400 * math.log(3))
    sums = [
        (share / full.inv_beta / 8).sum() + math.log(3) * full.inv_beta[-1] / share
        for share in (1, 1 / 2)
    ]
    assert sums[0] < limit < sums[1]
    bandit = time_change.rates(schedule, Rules(K=3, C=1))
    assert bandit.inv_alpha[-1] == 20
    assert not bandit.inv_beta.any()


def test_wrong_arguments():
    with pytest.raises(ValueError, match="slots: expected an integer of at least 1, received 0"):
        time_change.chance(1, slots=0)
    with pytest.raises(ValueError, match="delay: expected at least every delay, 1, received 0"):
        time_change.bound(Instance([[0.0, 1.0]], [1]), Rules(K=2, C=1), delay=0)
    with pytest.raises(ValueError, match="slots: expected at most C = 1, received 2"):
        time_change.bound(Instance([[0.0, 1.0]], [1]), Rules(K=2, C=1), slots=2)
