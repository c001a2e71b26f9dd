"""The inequalities of "Theorem 5.1 from scratch" hold in small games, computed directly."""

import json
import re
from fractions import Fraction
from itertools import product
from pathlib import Path

import numpy as np
import pytest
from scipy.integrate import quad
from scipy.optimize import brentq

PAGE = Path(__file__).resolve().parents[2] / "book" / "from_scratch.ipynb"
ALPHA, BETA = 0.7, 0.4


def slope(x):
    """Return the derivative of the regularizer of one coordinate."""
    return -1 / (ALPHA * np.sqrt(x)) + (np.log(x) + 1) / BETA


def curvature(x):
    """Return its second derivative."""
    return 1 / (2 * ALPHA * x**1.5) + 1 / (BETA * x)


def weight(multiplier, loss):
    """Return the x at which the slope is the multiplier less the loss."""
    wanted = multiplier - loss
    if slope(1.0) <= wanted:
        return 1.0
    return np.exp(brentq(lambda log_x: slope(np.exp(log_x)) - wanted, -80, 0, xtol=1e-13))


def leader(losses):
    """Return the distribution that minimizes losses plus regularizer."""
    losses = np.asarray(losses, dtype=float)

    def excess(multiplier):
        return sum(weight(multiplier, loss) for loss in losses) - 1

    multiplier = brentq(excess, losses.min() - 60, losses.min() + slope(1.0), xtol=1e-12)
    return np.array([weight(multiplier, loss) for loss in losses])


@pytest.mark.parametrize("seed", range(20))
def test_step_3_how_fast_a_weight_falls(seed):
    generator = np.random.default_rng(seed)
    losses, rise = generator.exponential(3, size=(2, 4))
    before, after = leader(losses), leader(losses + rise)
    assert np.all(before - after <= rise / curvature(before) + 1e-8)
    assert np.all(1 / curvature(before) <= np.minimum(2 * ALPHA * before**1.5, BETA * before))


def round_of(arms, losses, delays, weights, t):
    """Return (distribution, sum observed, sum pending, all estimates) in round t for these arms.

    The estimate of the last arm is left out if only t arms are given.
    """
    estimates = []
    for s in range(t + 1):
        arrived = sum((estimates[r] for r in range(s) if r + delays[r] < s), np.zeros(2))
        x = leader(arrived)
        if s < len(arms):
            estimate = np.zeros(2)
            estimate[arms[s]] = weights[s] * losses[s][arms[s]] / x[arms[s]]
            estimates.append(estimate)
    pending = sum((estimates[r] for r in range(t) if r + delays[r] >= t), np.zeros(2))
    return x, arrived, pending, estimates


@pytest.mark.parametrize("delays", [(0, 0, 0), (1, 1, 0), (2, 1, 0), (2, 0, 0)])
def test_step_5_stability_and_drift(delays):
    losses = [(1.0, 0.0), (1.0, 0.1), (1.0, 0.0)]
    weights, t = (2.0, 3.0, 1.5), 2
    stability = drift = 0.0
    for arms in product(range(2), repeat=3):
        x, arrived, pending, estimates = round_of(arms, losses, delays, weights, t)
        chance = 1.0
        for s in range(t + 1):
            chance *= round_of(arms[:s], losses, delays, weights, s)[0][arms[s]]
        last = estimates[t]

        def moved(u, arrived=arrived, last=last):
            return leader(arrived + u * last)

        def both(u, arrived=arrived, last=last, pending=pending):
            return leader(arrived + pending + u * last)

        stability += chance * quad(lambda u: (x - moved(u)) @ last, 0, 1, epsabs=1e-6)[0]  # noqa: B023
        drift += chance * quad(lambda u: (moved(u) - both(u)) @ last, 0, 1, epsabs=1e-6)[0]  # noqa: B023
    waiting = [s for s in range(t) if s + delays[s] >= t]
    assert 0 < stability <= np.sqrt(2) * ALPHA * weights[t] ** 2
    assert drift <= BETA * weights[t] * sum(weights[s] for s in waiting) + 1e-6
    assert (drift > 1e-3) == bool(waiting)


def test_step_8_the_normalizer():
    harmonic = [Fraction(0)]
    for t in range(1, 121):
        harmonic.append(harmonic[-1] + Fraction(1, t))
        assert sum(1 / (2 * harmonic[s] * (t - s + 1)) for s in range(1, t)) <= 1
        assert sum(Fraction(1, t - s + 1) for s in range(1, t)) == harmonic[t] - 1


def test_ten_questions_have_answers():
    cells = json.loads(PAGE.read_text(encoding="utf-8"))["cells"]
    text = "\n".join("".join(cell["source"]) for cell in cells)
    questions = re.findall(r"^:::\{dropdown\} (\d+)\. [^\n]*\?\n(.+?)\n:::$", text, re.M | re.S)
    assert [int(number) for number, _ in questions] == list(range(1, 11))
