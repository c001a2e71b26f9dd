"""Sums in the order of the rounds, and the inverse rates, against their formulas."""

import numpy as np
import pytest

from delay_scheduling.arithmetic import best_total, in_order, total_range
from delay_scheduling.formulas import ALPHA, BETA
from delay_scheduling.rates import inverse_alpha, inverse_beta

RNG = np.random.default_rng(0)


def test_sums_are_in_order():
    values = RNG.random((9001, 3)) * 10.0 ** RNG.integers(-8, 8, (9001, 3))
    want = [0.0, 0.0, 0.0]
    for row in values.tolist():
        want = [one + other for one, other in zip(want, row, strict=True)]
    assert in_order(values).tolist() == want
    assert in_order(values[:, 1]) == want[1]
    assert in_order(values[::-1]).tolist() != want  # so that the order matters here
    assert best_total(values) == min(want)
    least = values.min(axis=1)
    most = values.max(axis=1)
    assert total_range(values) == (in_order(least), in_order(most - least))


def test_the_rates_are_their_formulas():
    for K, number in ((2, 1.0), (8, 3.7), (64, 1e9)):
        numbers = {"a_t": number, "b_t": number, "K": K}
        one, other = (
            1 / rate.subs({x: numbers[str(x)] for x in rate.free_symbols}) for rate in (ALPHA, BETA)
        )
        assert inverse_alpha(number) == pytest.approx(float(one), rel=1e-15)
        assert inverse_beta(K, number) == pytest.approx(float(other), rel=1e-15)
