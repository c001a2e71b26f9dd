"""The parameters of Corollary H.2."""

import math

import numpy as np
import pytest

from delay_scheduling.game import Rules
from delay_scheduling.theorems.cor_h_2 import tuned

FULL = "full-information"


def test_bandit_by_hand():
    # T = 8, D = 56, K = 8, C = 1: p³ = 64 / 64², α³ = √8 / 512, β² = log 8 / 64
    tuning = tuned(8, 56, Rules(8, 1))
    assert (tuning.p, tuning.alpha) == pytest.approx(
        (0.25, 512 ** (-1 / 3) * 8 ** (1 / 6)), rel=1e-14
    )
    assert tuning.beta == pytest.approx(math.sqrt(math.log(8)) / 8, rel=1e-14)


def test_full_information_by_hand():
    # T = 8, D = 56, K = 8, C = 1 is above the limit 8 / (8 √log 8): p = T / (D + T), β = √(log 8 /
    # 64)
    tuning = tuned(8, 56, Rules(8, 1, FULL))
    assert (tuning.p, tuning.alpha) == (pytest.approx(1 / 8, rel=1e-14), math.inf)
    assert tuning.beta == pytest.approx(math.sqrt(math.log(8)) / 8, rel=1e-14)


@pytest.mark.parametrize("regime", ["bandit", FULL])
def test_the_probability_is_one_and_no_more(regime):
    for K in (2, 3, 800):
        for D in (0, 1, 7, 1000):
            p = [tuned(8, D, Rules(K, C, regime)).p for C in (1, 2, 10**9, math.inf)]
            assert 0 < p[0] <= p[1] <= p[2] == p[3] <= 1


def test_policy_and_rates_are_the_tuned_ones():
    tuning = tuned(8, 56, Rules(8, 1))
    assert tuning.scheduler.p == tuning.p
    schedule = tuning.scheduler.sample([1, 2], Rules(8, 1), np.random.default_rng(0))
    rates = tuning.rates(schedule, Rules(8, 1))
    assert rates.inv_alpha == pytest.approx([1 / tuning.alpha] * 2)
    assert rates.inv_beta == pytest.approx([1 / tuning.beta] * 2)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((0, 1, Rules(2, 1)), "T: expected at least 1, received 0"),
        ((8, -1, Rules(2, 1)), "D: expected a finite number of at least 0, received -1"),
        ((8, math.inf, Rules(2, 1)), "D: expected a finite number of at least 0, received inf"),
        ((8, 1, Rules(1, 1)), "rules: expected at least two arms, received Rules"),
    ],
)
def test_bad_input_raises(arguments, message):
    with pytest.raises(ValueError) as error:
        tuned(*arguments)
    assert message in str(error.value)
