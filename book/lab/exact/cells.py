"""Bounds on the regret of long games with rates and probabilities that change:
dynamic programs over cells.

`dynamic` counts states one by one. With probabilities p_t that change, the sums of estimates no
longer meet: there are too many states. Here the sums live on a grid, and every round counts the
worst that the rest of a cell allows. What comes out is an upper bound on the regret, close to it if
the cells are small. Two arms, and no slot is ever missing.

The programs add floating-point numbers. Every weight is widened by 2^−40, far more than their
rounding.
"""

import math
from fractions import Fraction
from functools import reduce

import numpy as np
from flint import arb

from delay_scheduling.compiled.elementary import exps
from delay_scheduling.validation import is_integer, require
from lab.exact import learner
from proofbook.enclosure import enclose

WIDER = 2.0**-40


def worst_weights(inv_beta, weights, delay=0, cell=1 / 64, added=None, width=1.0):
    """Return a number that no losses in {0, 1} can make the regret exceed: full information,
    α_t = ∞.

    Round t is observed with probability 1 / weights[t], and its losses then count that often. The
    losses of a round may depend on the coins before it, and so may the rates, if they are made of a
    sum over the rounds seen.

    The rates 1 / β_t above 0 are T numbers, or a function (t, q) of the sum so far, an array, that
    does not fall in q. The weights are T numbers 1 / p_t of at least 1, the delay of all rounds is
    0 or 1. Once a round is seen, it adds to q one of T numbers of at least 0 (`added`; None for
    nothing). Cells of the losses seen have the width `cell`, those of the sum the width `width`.
    Source: Algorithm 2 (alg:scheduler).

    >>> 0.5 <= worst_weights([1.0], [1.0]) <= 0.5 + 2**-20
    True
    """
    T = len(weights)
    moves = (-1, 0, 1)
    rule = rule_of(inv_beta, weights)
    require(is_integer(delay) and delay in (0, 1), "delay", "0 or 1", delay)
    total = Total(added, T, width)
    shifts = [round(w / cell) for w in weights]
    off = np.cumsum([0, *(abs(w - k * cell) for w, k in zip(weights, shifts, strict=True))])
    # so many cells to either side may be reached before round t
    halves = np.cumsum([0] * (1 + delay) + shifts)
    last = np.zeros((total.sizes[T], 2 * halves[T] + 1))
    value = dict.fromkeys((None, *moves), last)  # by what will be seen: l_2 − l_1
    for t in reversed(range(T)):
        half = halves[t]
        jump = halves[t + 1] - halves[t]
        before = max(t - delay, 0)
        reached = {
            move: np.s_[:, jump * (1 + move) : jump * (1 + move) + 2 * half + 1] for move in moves
        }
        sums = cell * np.arange(-half, half + 1)
        lows = total.lows(before)
        ends = [rule(t, q)[:, None] for q in (lows, lows + width)]
        # a rate that the sum does not move has one value in a cell
        ends = ends[np.array_equal(*ends) :]
        high, low = (
            [logistic((sums + sign * off[t]) / inverse) for inverse in ends] for sign in (-1, 1)
        )
        gains = {-1: WIDER - reduce(np.minimum, low), 0: 0.0, 1: best(high) + WIDER}
        p = 1 / weights[t]
        if delay:
            # round t will be seen, or not
            after = {m: p * value[m] + (1 - p) * value[None] for m in moves}
            seen = {m: total.after(after[m], before) for m in moves}  # round t − 1 is
            value = {w: best(gains[m] + seen[m][reached[w]] for m in moves) for w in moves}
            value[None] = best(gains[m] + after[m][: len(lows)][reached[0]] for m in moves)
        else:
            seen = p * total.after(value[None], t)
            still = (1 - p) * value[None][: len(lows)][reached[0]]
            value[None] = best(gains[m] + seen[reached[m]] for m in moves) + still
    return rounded_up(value[None][0, 0])


def rule_of(inverse, weights):
    """Return inverse rates as a function (t, q), or raise ValueError for a wrong game."""
    require(min(weights) >= 1, "weights", "numbers of at least 1", weights)
    require(
        callable(inverse) or len(weights) == len(inverse), "weights", "one for each rate", weights
    )
    return inverse if callable(inverse) else lambda t, q: inverse[t] + 0 * q


class Total:
    """Hold a sum over the rounds seen, in cells:
    cell k holds what is between k and k + 1 times the width.
    """

    def __init__(self, added, T, width):
        self.added = np.zeros(T) if added is None else np.asarray(added, dtype=float)
        self.width = width
        require(
            len(self.added) == T and self.added.min() >= 0,
            "added",
            f"{T} numbers of at least 0",
            added,
        )
        # cells in reach before each round
        self.sizes = [int(most / width) + 1 for most in (0, *np.cumsum(self.added))]

    def lows(self, t):
        """Return the lower ends of the cells within reach before round t."""
        return self.width * np.arange(self.sizes[t])

    def after(self, values, t):
        """Return for each cell within reach before round t the largest value where that round
        may lead.
        """
        steps = self.added[t] / self.width
        last = len(values) - 1
        cells = np.arange(self.sizes[t])
        return best(
            values[np.minimum(cells + k, last)] for k in {math.floor(steps), math.ceil(steps)}
        )


def right_side(expr, weights, inv_alpha, inv_beta, delay=0):
    """Return the ball of a bound of Theorem E.1 in such a game: no slot is missing,
    so E[z_t] = 1, E[z_t²] = 1 / p_t.

    The bound is an expression in the symbols of `thm_e_1.bound`, for K = 2; 1 / p_t, 1 / α_t and 1
    / β_t are T balls each, with 0 for an infinite rate. Source: Theorem E.1
    (thm:ftrl-scheduler-no-sigmas).
    """
    return enclose(
        expr, learner.sums(2, inv_alpha, inv_beta, weights, costs=[delay] * len(weights))
    )


def best(choices):
    """Return the largest of some arrays, place by place."""
    return reduce(np.maximum, choices)


def logistic(u):
    """Return 1 / (1 + e^u), without overflow."""
    small = exps(-abs(u))
    return np.where(u >= 0, small, 1.0) / (1 + small)


def rounded_up(number):
    """Return a fraction a little above a float."""
    return Fraction(math.floor(number * 2**21) + 2, 2**21)


def mean_tsallis(inv_alpha, weights, cell=1 / 8, largest=4096, added=None, width=1.0):
    """Return a number that the regret does not exceed if arm 2 loses 1 in all rounds and arm 1
    nothing.

    Bandit feedback, no delays, β_t = ∞. The other arguments are those of `worst_weights`, with 1 /
    α_t, and with cells of the sum of estimates; sums beyond the largest count as one cell. Source:
    Algorithm 2 (alg:scheduler).

    >>> 0.5 <= mean_tsallis([1.0], [1.0]) <= 0.5 + 2**-10
    True
    """
    T = len(weights)
    edges = cell * np.arange(round(largest / cell) + 1)
    rule = rule_of(inv_alpha, weights)
    total = Total(added, T, width)
    value = np.zeros((total.sizes[T], len(edges)))
    for t in reversed(range(T)):
        lows = total.lows(t)
        slow, fast = (edges / rule(t, q)[:, None] for q in (lows + width, lows))
        high, low = tsallis(slow)
        low = low if np.array_equal(slow, fast) else tsallis(fast)[1]
        low = np.append(low[:, 1:], np.zeros((len(lows), 1)), axis=1)
        seen = total.after(value, t)
        p = 1 / weights[t]
        # the largest value in this cell and further up
        above = np.maximum.accumulate(seen[:, ::-1], axis=1)[:, ::-1]
        first = np.minimum((edges + weights[t] / high) / cell, len(edges) - 1).astype(int)
        after = np.take_along_axis(above, np.maximum(first - 1, 0), axis=1)
        still = (1 - p) * value[: len(lows)] + WIDER
        value = np.maximum(*(x + p * (x * after + (1 - x) * seen) + still for x in (high, low)))
    return rounded_up(value[0, 0])


GRID = np.append(np.geomspace(1e-9, 0.5, 2**16), 0.5)[::-1]
RISING = 1 / np.sqrt(GRID) - 1 / np.sqrt(1 - GRID)


def tsallis(u):
    """Return numbers above and below the weight x with 1 / √x − 1 / √(1 − x) = u,
    for u of at least 0.
    """
    place = np.searchsorted(RISING, u)
    last = len(GRID) - 1
    below = GRID[np.minimum(place + 1, last)]
    return GRID[np.maximum(place - 2, 0)], np.where(place < last, below, 0.0)


def root_of_total(low, mean, high):
    """Return a ball that contains E√Q and 1 / E[1 / √Q],
    if 0 < low <= Q <= high and E[Q] = mean, three balls.

    By Jensen both are at most the root of the mean. And 1 / √Q lies below its chord.

    >>> root_of_total(arb(1), arb(2), arb(4)).contains(
    ...     arb(4) / 3
    ... )  # of 1 and 4, with chances 2/3 and 1/3
    True
    """
    part = (mean - low) / (high - low) if high > low else arb(0)
    slow = 1 / (low.rsqrt() + part * (high.rsqrt() - low.rsqrt()))
    return mean.sqrt().union(slow)
