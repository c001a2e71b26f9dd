"""Exp3 in code: exactly, over the tree of all draws, and in many runs side by side.

A player is a function from the estimated losses so far to its probabilities. Losses are
a tuple of steps, each a tuple with the loss of every action.
"""

from dataclasses import dataclass
from fractions import Fraction
from math import log, sqrt

import numpy as np
from flint import arb

from proofbook.expectation import expectation, product, total

ERROR = 1e-6  # probability that an interval misses


def exp3(eta):
    """Return the player with probabilities proportional to exp(-eta L), as balls."""

    def player(estimates):
        weights = [(-product(eta, estimate)).exp() for estimate in estimates]
        return [weight / sum(weights) for weight in weights]

    return player


def harmonic(estimates):
    """Play with probabilities proportional to 1 / (1 + L), fractions if the losses are.

    >>> harmonic([Fraction(0), Fraction(1)])
    [Fraction(2, 3), Fraction(1, 3)]
    """
    weights = [1 / (1 + estimate) for estimate in estimates]
    return [weight / sum(weights) for weight in weights]


def estimates(player, losses, path, weighted=True):
    """Return the estimated losses of all actions after a path, and the sum of p x^2.

    Parameters
    ----------
    weighted : whether the loss seen is divided by its probability, as it must be.

    >>> estimates(harmonic, ((1, 0), (0, 1)), (0, 1))
    ([Fraction(2, 1), Fraction(4, 3)], Fraction(10, 3))
    """
    totals = [Fraction(0)] * len(losses[0])
    squares = Fraction(0)
    for row, action in zip(losses, path, strict=False):
        probability = player(totals)[action]
        seen = row[action] / probability if weighted else Fraction(row[action])
        totals[action] = total([totals[action], seen])
        squares = total([squares, product(probability, seen**2)])
    return totals, squares


def mean(value, player, losses, weighted=True):
    """Return the mean of a function of the path when a player plays."""

    def step(path):
        return dict(enumerate(player(estimates(player, losses, path, weighted)[0])))

    return expectation(value, step, len(losses))


def paid(losses, path):
    """Return what a path pays: the losses of the actions drawn.

    >>> paid(((1, 0), (0, 1)), (0, 0))
    1
    """
    return sum(row[action] for row, action in zip(losses, path, strict=True))


def least(losses):
    """Return the loss of the best action."""
    return min(map(sum, zip(*losses, strict=True)))


def regret(losses, eta):
    """Return the expected regret of Exp3, as a ball."""
    return arb(mean(lambda path: paid(losses, path), exp3(eta), losses)) - least(losses)


def worst(losses):
    """Return the regret of the player who always draws the action that loses most."""
    return sum(map(max, losses)) - least(losses)


@dataclass(frozen=True)
class Interval:
    """Hold the ends of a confidence interval."""

    low: float
    high: float


def simulated(row, steps, player, runs=4_000, seed=0):
    """Return a confidence interval of the regret where all steps have the same losses.

    It is that of Hoeffding: with error `ERROR` at this number of runs, not only in the
    limit. The ends are rounded outward to tenths.

    Parameters
    ----------
    row : the loss of every action, from 0 to 1.
    player : "exp3" with the best fixed rate, "uniform", or "unweighted", which forgets
        to divide by the probability.
    """
    rng = np.random.default_rng(seed)
    row = np.array(row)
    eta = sqrt(2 * log(len(row)) / (steps * len(row))) if player != "uniform" else 0.0
    totals = np.zeros((runs, len(row)))
    regrets = np.zeros(runs)
    every = np.arange(runs)
    for _ in range(steps):
        weights = np.exp(-eta * (totals - totals.min(axis=1, keepdims=True)))
        p = weights / weights.sum(axis=1, keepdims=True)
        regrets += p @ row - row.min()
        drawn = np.minimum(
            (rng.random((runs, 1)) > p.cumsum(axis=1)).sum(axis=1), len(row) - 1
        )
        totals[every, drawn] += row[drawn] / (
            p[every, drawn] if player == "exp3" else 1
        )
    width = steps * (row.max() - row.min()) * sqrt(log(2 / ERROR) / (2 * runs))
    low = regrets.mean() - width
    high = regrets.mean() + width
    return Interval(float(np.floor(10 * low) / 10), float(np.ceil(10 * high) / 10))
