"""Bounds over cells against the programs that count states one by one,
and against a learner that forgets.
"""

from fractions import Fraction

import numpy as np
import pytest
import sympy as sp
from flint import arb

from delay_scheduling.theorems import thm_e_1
from lab.exact import cells, dynamic, learner
from lab.exact.cells import logistic, rounded_up, tsallis

RATES = [sp.sqrt(t + 1) for t in range(24)]
FLOATS = [float(rate) for rate in RATES]


@pytest.mark.parametrize("delay", [0, 1])
@pytest.mark.parametrize("weight", [1, 2])
def test_worst_regret_is_that_of_the_program_over_states(delay, weight):
    exact = dynamic.worst_regret(RATES, delay, p=Fraction(1, weight))
    above = cells.worst_weights(FLOATS, [float(weight)] * 24, delay)
    assert exact <= above <= exact + Fraction(1, 10**5)


def test_weights_between_the_cells_cost_little():
    near = (
        cells.worst_weights(FLOATS, [1.51] * 24, cell=1 / 8),
        cells.worst_weights(FLOATS, [1.51] * 24, cell=1 / 256),
    )
    assert near[1] <= near[0] <= near[1] + 0.2


@pytest.mark.parametrize("weight", [1, 2])
def test_mean_regret_is_near_that_of_the_program_over_states(weight):
    exact = dynamic.mean_regret([(0, 1)] * 40, [0] * 40, [6] * 40, [0] * 40, p=Fraction(1, weight))
    coarse, fine = (
        cells.mean_tsallis([6.0] * 40, [float(weight)] * 40, cell) for cell in (1 / 4, 1 / 64)
    )
    assert learner.ball(fine) > exact
    assert fine <= coarse
    assert learner.ball(fine) < exact + arb("0.05")


def by_recursion(inverse, w, delay, T, t=0, L=0.0, q=0.0, coming=None):
    """The worst regret by recursion, with 1 / β_t = inverse(q) of the sum q of w² over the rounds
    seen.
    """
    if t == T:
        return 0.0
    x = 1 / (1 + np.exp(L / inverse(q)))
    then = (L, q) if coming is None else (L + w * coming, q + w**2)

    def following(move):
        return by_recursion(inverse, w, delay, T, t + 1, *then, move)

    seen = (
        following
        if delay
        else lambda m: by_recursion(inverse, w, delay, T, t + 1, L + w * m, q + w**2)
    )
    return max(
        {-1: -x, 0: 0, 1: x}[m] + seen(m) / w + (1 - 1 / w) * following(None) for m in (-1, 0, 1)
    )


@pytest.mark.parametrize("delay", [0, 1])
def test_rates_made_of_what_is_seen(delay):
    exact = by_recursion(lambda q: (1 + q) ** 0.5, 1.5, delay, T=5)
    options = {"delay": delay, "added": [2.25] * 5}
    coarse, fine = (
        cells.worst_weights(
            lambda t, q: (1 + q) ** 0.5, [1.5] * 5, cell=cell, width=cell, **options
        )
        for cell in (1 / 2, 1 / 8)
    )
    assert exact <= fine <= coarse
    assert fine < exact + 0.2


def test_bandit_rates_made_of_what_is_seen():
    def regret(t=0, L=0.0, q=0.0):
        x = float(cells.tsallis(np.array([L / (4 + q) ** 0.5]))[0][0])

        def paths(seen):
            return x * regret(t + 1, L + seen / x, q + seen) + (1 - x) * regret(t + 1, L, q + seen)

        return 0.0 if t == 5 else x + paths(2) / 2 + regret(t + 1, L, q) / 2

    found = cells.mean_tsallis(
        lambda t, q: (4 + q) ** 0.5, [2.0] * 5, 1 / 64, 64, added=[2.0] * 5, width=1 / 2
    )
    assert regret() <= found < regret() + 0.1


def test_weight_lies_between_its_neighbours():
    x = np.array([0.5, 0.3, 0.01, 1e-6, 1e-12])
    high, low = cells.tsallis(1 / np.sqrt(x) - 1 / np.sqrt(1 - x))
    assert (low <= x).all()
    assert (x <= high).all()
    assert (high[:4] <= 1.01 * x[:4]).all()


def test_right_side_of_one_round():
    one = [arb(1)]
    found = cells.right_side(
        thm_e_1.bound.expr["full-information"], [arb(2)], [arb(0)], one, delay=3
    )
    assert found.contains(arb(2) + 3 + arb(2).log())  # β z² + β z d + log(2) / β
    bandit = cells.right_side(thm_e_1.bound.expr["bandit"], [arb(2)], one, [arb(0)])
    assert bandit.contains(4 * arb(2).sqrt())  # √2 · 2 + 2 √2


@pytest.mark.parametrize(
    ("program", "arguments", "message"),
    [
        (cells.worst_weights, ([1.0], [0.5]), "weights"),
        (cells.worst_weights, ([1.0], [1.0, 1.0]), "weights"),
        (cells.worst_weights, ([1.0], [1.0], 2), "delay"),
        (cells.mean_tsallis, ([1.0], [0.5]), "weights"),
        (cells.mean_tsallis, ([1.0], [1.0], 1 / 8, 8, [-1.0]), "added"),
    ],
)
def test_wrong_argument_is_named(program, arguments, message):
    with pytest.raises(ValueError, match=message):
        program(*arguments)


def test_logistic_by_hand():
    assert logistic(np.array([-2000.0, 0.0, 2000.0])).tolist() == [1.0, 0.5, 0.0]


def test_rounded_up_by_hand():
    assert rounded_up(0.5) > Fraction(1, 2)


def test_tsallis_by_hand():
    high, low = tsallis(np.array([0.0]))
    assert bool(low[0] <= 0.5 <= high[0])
