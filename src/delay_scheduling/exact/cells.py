"""Bounds on the regret of long games with rates and probabilities that change: dynamic programs over cells.

`dynamic` counts states one by one. With probabilities p_t that change, the sums of estimates no longer meet: there are
too many states. Here the sums live on a grid, and every round counts the worst that the rest of a cell allows. What
comes out is an upper bound on the regret, close to it if the cells are small. Two arms, and no slot is ever missing.

The programs add floating-point numbers. Every weight is widened by 2^−40, far more than their rounding.
"""

import math
from fractions import Fraction
from functools import reduce

import numpy as np
from flint import arb

from delay_scheduling import symbols
from delay_scheduling.compiled.elementary import exps
from delay_scheduling.exact import learner
from delay_scheduling.validation import is_integer, require
from proofbook.enclosure import enclose

WIDER = 2.0**-40


def worst_weights(inv_beta, weights, delay=0, cell=1 / 64, added=None, width=1.0):
    """Return a number that no losses in {0, 1} can make the regret exceed: full information, α_t = ∞.

    Round t is observed with probability 1 / weights[t], and its losses then count that often. The losses of a round
    may depend on the coins before it, and so may the rates, if they are made of a sum over the rounds seen.

    Source: Algorithm 2 (alg:scheduler).

    Parameters
    ----------
    inv_beta : 1 / β_t above 0: T numbers, or a function (t, q) of the sum so far, an array, that does not fall in q.
    weights : T numbers 1 / p_t of at least 1.
    delay : d_t of all rounds, 0 or 1.
    cell : width of a cell of the losses seen.
    added : T numbers of at least 0, what a round adds to the sum q once it is seen; None for nothing.
    width : width of a cell of that sum.

    >>> 0.5 <= worst_weights([1.0], [1.0]) <= 0.5 + 2**-20
    True
    """
    T, moves = len(weights), (-1, 0, 1)
    check_game(inv_beta, weights)
    require(is_integer(delay) and delay in (0, 1), "delay", "0 or 1", delay)
    total, rule = Total(added, T, width), as_rule(inv_beta)
    shifts = [round(w / cell) for w in weights]
    half, off = sum(shifts), np.cumsum([0, *(abs(w - k * cell) for w, k in zip(weights, shifts, strict=True))])
    sums = cell * np.arange(-half, half + 1)
    value = dict.fromkeys((None, *moves), np.zeros((len(total.lows), len(sums))))  # by what will be seen: l_2 − l_1

    def seen(values, move, t):
        return values if move is None else total.after(shifted(values, move * shifts[t]), t)

    for t in reversed(range(T)):
        ends = [rule(t, q)[:, None] for q in (total.lows, total.lows + width)]
        ends = ends[np.array_equal(*ends) :]  # a rate that the sum does not move has one value in a cell
        high, low = ([logistic((sums + sign * off[t]) / inverse) for inverse in ends] for sign in (-1, 1))
        gains, p = {-1: WIDER - reduce(np.minimum, low), 0: 0.0, 1: best(high) + WIDER}, 1 / weights[t]
        if delay:
            after = {m: p * value[m] + (1 - p) * value[None] for m in moves}  # round t will be seen, or not
            value = {w: best(gains[m] + seen(after[m], w, t - 1) for m in moves) for w in value}
        else:
            still = (1 - p) * value[None]
            value[None] = best(gains[m] + p * seen(value[None], m, t) + still for m in moves)
    return rounded_up(value[None][0, half])


def check_game(inverse, weights):
    """Raise ValueError for a wrong game."""
    require(min(weights) >= 1, "weights", "numbers of at least 1", weights)
    require(callable(inverse) or len(weights) == len(inverse), "weights", "one for each rate", weights)


def as_rule(inverse):
    """Return inverse rates as a function (t, q)."""
    return inverse if callable(inverse) else lambda t, q: inverse[t] + 0 * q


class Total:
    """Hold a sum over the rounds seen, in cells: cell k holds what is between lows[k] and lows[k] + width."""

    def __init__(self, added, T, width):
        self.added, self.width = np.zeros(T) if added is None else np.asarray(added, dtype=float), width
        require(len(self.added) == T and self.added.min() >= 0, "added", f"{T} numbers of at least 0", added)
        self.lows = width * np.arange(int(self.added.sum() / width) + 1)

    def after(self, values, t):
        """Return for each cell the largest value where round t may lead."""
        steps = self.added[t] / self.width
        return best(shifted(values.T, k).T for k in {math.floor(steps), math.ceil(steps)})


def right_side(expr, weights, inv_alpha, inv_beta, delay=0):
    """Return the ball of a bound of Theorem E.1 in such a game: no slot is missing, so E[z_t] = 1, E[z_t²] = 1 / p_t.

    Source: Theorem E.1 (thm:ftrl-scheduler-no-sigmas).

    Parameters
    ----------
    expr : SymPy expression in the symbols of `thm_e_1.bound`, for K = 2.
    weights, inv_alpha, inv_beta : T balls each: 1 / p_t, 1 / α_t and 1 / β_t, with 0 for an infinite rate.
    delay : d_t of all rounds.
    """
    values = {
        symbols.K: arb(2),
        symbols.sum_alpha: learner.weighted(weights, inv_alpha) if symbols.sum_alpha in expr.free_symbols else arb(0),
        symbols.sum_square: learner.weighted(weights, inv_beta) if symbols.sum_square in expr.free_symbols else arb(0),
        symbols.sum_delay: learner.weighted([delay] * len(weights), inv_beta),
        symbols.inv_alpha_T: inv_alpha[-1],
        symbols.inv_beta_T: inv_beta[-1],
        symbols.full: arb(0),
    }
    return enclose(expr, values)


def best(choices):
    """Return the largest of some arrays, place by place."""
    return reduce(np.maximum, choices)


def logistic(u):
    """Return 1 / (1 + e^u), without overflow.

    >>> logistic(np.array([-2000.0, 0.0, 2000.0])).tolist()
    [1.0, 0.5, 0.0]
    """
    small = exps(-abs(u))
    return np.where(u >= 0, small, 1.0) / (1 + small)


def shifted(values, k):
    """Return the values k cells further on in their last axis; beyond the last cell, where no game comes, the last."""
    size = values.shape[-1]
    k = min(max(k, -size), size)
    rest = np.broadcast_to(values[..., -1:] if k > 0 else values[..., :1], (*values.shape[:-1], abs(k)))
    parts = (values[..., k:], rest) if k > 0 else (rest, values[..., : size + k])
    return np.concatenate(parts, axis=-1) if k else values


def rounded_up(number):
    """Return a fraction a little above a float.

    >>> rounded_up(0.5) > Fraction(1, 2)
    True
    """
    return Fraction(math.floor(number * 2**21) + 2, 2**21)


def mean_tsallis(inv_alpha, weights, cell=1 / 8, largest=4096, added=None, width=1.0):
    """Return a number that the regret does not exceed if arm 2 loses 1 in all rounds and arm 1 nothing.

    Bandit feedback, no delays, β_t = ∞. Round t is observed with probability 1 / weights[t].

    Source: Algorithm 2 (alg:scheduler).

    Parameters
    ----------
    inv_alpha, weights, added, width : as for `worst_weights`, with 1 / α_t.
    cell : width of a cell of the sum of estimates.
    largest : sums beyond it count as one cell.

    >>> 0.5 <= mean_tsallis([1.0], [1.0]) <= 0.5 + 2**-10
    True
    """
    T, edges = len(weights), cell * np.arange(round(largest / cell) + 1)
    check_game(inv_alpha, weights)
    total, rule = Total(added, T, width), as_rule(inv_alpha)
    value = np.zeros((len(total.lows), len(edges)))
    for t in reversed(range(T)):
        slow, fast = (edges / rule(t, q)[:, None] for q in (total.lows + width, total.lows))
        high, low = tsallis(slow)
        low = low if np.array_equal(slow, fast) else tsallis(fast)[1]
        low = np.append(low[:, 1:], np.zeros((len(value), 1)), axis=1)
        seen, p = total.after(value, t), 1 / weights[t]
        above = np.maximum.accumulate(seen[:, ::-1], axis=1)[:, ::-1]  # the largest value in this cell and further up
        first = np.minimum((edges + weights[t] / high) / cell, len(edges) - 1).astype(int)
        after = np.take_along_axis(above, np.maximum(first - 1, 0), axis=1)
        still = (1 - p) * value + WIDER
        value = np.maximum(*(x + p * (x * after + (1 - x) * seen) + still for x in (high, low)))
    return rounded_up(value[0, 0])


GRID = np.append(np.geomspace(1e-9, 0.5, 2**16), 0.5)[::-1]
RISING = 1 / np.sqrt(GRID) - 1 / np.sqrt(1 - GRID)


def tsallis(u):
    """Return numbers above and below the weight x with 1 / √x − 1 / √(1 − x) = u, for u of at least 0.

    >>> high, low = tsallis(np.array([0.0]))
    >>> bool(low[0] <= 0.5 <= high[0])
    True
    """
    place, last = np.searchsorted(RISING, u), len(GRID) - 1
    below = GRID[np.minimum(place + 1, last)]
    return GRID[np.maximum(place - 2, 0)], np.where(place < last, below, 0.0)


def root_of_total(low, mean, high):
    """Return a ball that contains E√Q and 1 / E[1 / √Q], for a random number Q of which three numbers are known.

    By Jensen both are at most the root of the mean. And 1 / √Q lies below its chord.

    Parameters
    ----------
    low, mean, high : numbers with 0 < low <= Q <= high and E[Q] = mean, as balls.

    >>> root_of_total(arb(1), arb(2), arb(4)).contains(arb(4) / 3)  # of 1 and 4, with chances 2/3 and 1/3
    True
    """
    part = (mean - low) / (high - low) if high > low else arb(0)
    slow = 1 / (low.rsqrt() + part * (high.rsqrt() - low.rsqrt()))
    return mean.sqrt().union(slow)
