"""Bounds on the regret of long games with rates and probabilities that change: dynamic programs over cells.

`dynamic` counts states one by one. With probabilities p_t that change, the sums of estimates no longer meet: there are
too many states. Here the sums live on a grid, and every round counts the worst that the rest of a cell allows. What
comes out is an upper bound on the regret, close to it if the cells are small. Two arms, and no slot is ever missing.

The programs add floating-point numbers. Every weight is widened by 2^−40, far more than their rounding.
"""

import math
from fractions import Fraction

import numpy as np
from flint import arb

from delay_scheduling import symbols
from delay_scheduling.compiled.elementary import exps
from delay_scheduling.exact import learner
from delay_scheduling.validation import is_integer, require
from proofbook.enclosure import enclose

WIDER = 2.0**-40


def worst_weights(inv_beta, weights, delay=0, cell=1 / 64):
    """Return a number that no losses in {0, 1} can make the regret exceed: full information, α_t = ∞.

    Round t is observed with probability 1 / weights[t], and its losses then count that often. The losses of a round
    may depend on the coins before it.

    Source: Algorithm 2 (alg:scheduler).

    Parameters
    ----------
    inv_beta, weights : T numbers each, 1 / β_t above 0 and 1 / p_t of at least 1.
    delay : d_t of all rounds, 0 or 1.
    cell : width of a cell.

    >>> 0.5 <= worst_weights([1.0], [1.0]) <= 0.5 + 2**-20
    True
    """
    T, moves = len(inv_beta), (-1, 0, 1)
    require(len(weights) == T and min(weights) >= 1, "weights", f"{T} numbers of at least 1", weights)
    require(is_integer(delay) and delay in (0, 1), "delay", "0 or 1", delay)
    shifts = [round(w / cell) for w in weights]
    half, off = sum(shifts), np.cumsum([0, *(abs(w - k * cell) for w, k in zip(weights, shifts, strict=True))])
    sums = cell * np.arange(-half, half + 1)
    value = dict.fromkeys(moves, np.zeros(len(sums)))  # by what is on its way: l_2 − l_1 if it will be seen, else 0
    for t in reversed(range(T)):
        high, low = (logistic((sums + sign * off[t]) / inv_beta[t]) for sign in (-1, 1))
        gains, p = {-1: WIDER - low, 0: 0 * low, 1: high + WIDER}, 1 / weights[t]
        if delay:
            after = {m: p * value[m] + (1 - p) * value[0] for m in moves}  # round t will be seen, or not
            arriving = shifts[t - 1] if t else 0
            value = {w: best(gains[m] + shifted(after[m], w * arriving) for m in moves) for w in moves}
        else:
            after = {m: p * shifted(value[0], m * shifts[t]) + (1 - p) * value[0] for m in moves}
            value = {0: best(gains[m] + after[m] for m in moves)}
    return rounded_up(value[0][half])


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
    return np.max(list(choices), axis=0)


def logistic(u):
    """Return 1 / (1 + e^u), without overflow.

    >>> logistic(np.array([-2000.0, 0.0, 2000.0])).tolist()
    [1.0, 0.5, 0.0]
    """
    small = exps(-abs(u))
    return np.where(u >= 0, small, 1.0) / (1 + small)


def shifted(values, k):
    """Return the values k cells further up; beyond the last cell, where no game comes, the last one."""
    return values[np.clip(np.arange(len(values)) + k, 0, len(values) - 1)]


def rounded_up(number):
    """Return a fraction a little above a float.

    >>> rounded_up(0.5) > Fraction(1, 2)
    True
    """
    return Fraction(math.floor(number * 2**21) + 2, 2**21)


def mean_tsallis(inv_alpha, weights, cell=1 / 8, largest=4096):
    """Return a number that the regret does not exceed if arm 2 loses 1 in all rounds and arm 1 nothing.

    Bandit feedback, no delays, β_t = ∞. Round t is observed with probability 1 / weights[t].

    Source: Algorithm 2 (alg:scheduler).

    Parameters
    ----------
    inv_alpha, weights : T numbers each, 1 / α_t above 0 and 1 / p_t of at least 1.
    cell : width of a cell of the sum of estimates.
    largest : sums beyond it count as one cell.

    >>> 0.5 <= mean_tsallis([1.0], [1.0]) <= 0.5 + 2**-10
    True
    """
    T, edges = len(inv_alpha), cell * np.arange(round(largest / cell) + 1)
    require(len(weights) == T and min(weights) >= 1, "weights", f"{T} numbers of at least 1", weights)
    value = np.zeros(len(edges))
    for inverse, weight in zip(reversed(inv_alpha), reversed(weights), strict=True):
        high, low = tsallis(edges / inverse)
        low = np.append(low[1:], 0.0)
        above = np.maximum.accumulate(value[::-1])[::-1]  # the largest value in this cell and all further up
        first = np.minimum((edges + weight / high) / cell, len(edges) - 1).astype(int)
        after = above[np.maximum(first - 1, 0)]
        value = np.maximum(*(x + (1 - x / weight) * value + x / weight * after for x in (high, low))) + WIDER
    return rounded_up(value[0])


GRID = np.append(np.geomspace(1e-9, 0.5, 2**16), 0.5)


def tsallis(u):
    """Return numbers above and below the weight x with 1 / √x − 1 / √(1 − x) = u, for u of at least 0.

    >>> high, low = tsallis(np.array([0.0]))
    >>> bool(low[0] <= 0.5 <= high[0])
    True
    """
    at = (1 / np.sqrt(GRID) - 1 / np.sqrt(1 - GRID))[::-1]  # rises
    place = np.searchsorted(at, u)
    x = GRID[::-1]
    return x[np.clip(place - 2, 0, len(x) - 1)], np.where(place + 1 < len(x), x[np.clip(place + 1, 0, len(x) - 1)], 0.0)
