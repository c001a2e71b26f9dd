"""Exponents that belong to the learner: the worst of one fixed family of games, at both ends of a parameter.

If the gap of a hard game is tuned to the parameter, every player has the tuned exponent, also one that never learns.
Here the family stays the same while the parameter changes, and the regret is that of the worst game in it. A player
that tosses coins then has exponent 1 in T and 0 in everything else.
"""

from collections.abc import Iterable, Mapping

import numpy as np

from delay_scheduling.confidence import Bet, Ends, Estimate, Interval, by_betting, slope
from delay_scheduling.game import Instance
from delay_scheduling.simulation import estimate_regret
from delay_scheduling.validation import require


def one_better(T, K, gap, delay=0):
    """Return the game in which arm 0 is better by a gap in every round, around 1/2, with equal delays.

    >>> one_better(2, 3, gap=0.5).losses[0].tolist()
    [0.25, 0.75, 0.75]
    """
    row = np.full(K, 0.5 + gap / 2)
    row[0] -= gap
    return Instance(np.tile(row, (T, 1)), [delay] * T)


def regret(instance, rules, scheduler, rates, runs, seed=0):
    """Return an estimate of the regret, with an interval by betting."""
    return by_betting(estimate_regret(instance, rules, scheduler, rates, runs=runs, seed=seed), instance)


def missed(estimate: Estimate) -> Bet:
    """Return an estimate of `estimate_missed` with an interval by betting: it lies between 0 and gap times rounds."""
    return Bet(estimate.regrets, estimate.width, estimate.error, estimate.rounding)


def worst(estimates: Iterable[Ends]) -> Interval:
    """Return an interval for the largest of several expectations, from their intervals.

    >>> worst([Interval(1, 4), Interval(2, 3)])
    Interval(low=2, high=4)
    """
    found = list(estimates)
    require(bool(found), "estimates", "at least one", "none")
    return Interval(max(one.low for one in found), max(one.high for one in found))


def uniform(instances: Iterable[Instance]) -> Interval:
    """Return the regret of uniform play in the worst of several games, exactly.

    >>> uniform([one_better(10, 2, gap=0.5), one_better(10, 2, gap=0.25)])
    Interval(low=2.5, high=2.5)
    """
    losses = [instance.losses for instance in instances]
    most = max(float(rows.mean(axis=1).sum() - rows.sum(axis=0).min()) for rows in losses)
    return Interval(most, most)


def exponent(by_size: Mapping[float, Ends]) -> Interval:
    """Return the exponent between the smallest and the largest parameter, rounded outward.

    >>> exponent({1: Interval(1, 1), 4: Interval(2, 2)})
    Interval(low=0.5, high=0.5)
    """
    first, last = min(by_size), max(by_size)
    return slope(by_size[first], by_size[last], last / first).outward()
