"""Exponents that belong to the learner: how its regret grows with one parameter,
beside that of uniform play.

If the gap of a hard game is tuned to the parameter, every player has the tuned exponent, also one
that never learns. Here the family of games stays the same while the parameter changes: one game at
each end (`exponents`), or the worst of several (`worst`, `exponent`). A player that tosses coins
then has exponent 1 in T and 0 in everything else.
"""

import numpy as np

from delay_scheduling.confidence import Interval, slope
from delay_scheduling.game import Instance
from delay_scheduling.simulation import uniform_regret
from delay_scheduling.use.sweeps import estimates
from delay_scheduling.validation import require


def exponents(family, ends, runs, seed):
    """Return for each parameter the exponents, between two values of it,
    of the regrets of learner and uniform play.

    Both are intervals. The learner's has error 1e-6 for each end, and is rounded outward. The
    family is a function from named parameters, with a default for each, to (instance, rules,
    scheduler, rates); `ends` has the first and the last value of a parameter; runs and seed are as
    for `estimate_regret`.
    """
    for name, (first, last) in ends.items():
        require(0 < first < last, name, "two values above 0 that grow", (first, last))
    games = {
        (name, value): family(**{name: value}) for name, pair in ends.items() for value in pair
    }
    swept = dict(zip(games, estimates(list(games.values()), runs, seed, threads=True), strict=True))
    blind = {key: uniform([game[0]]) for key, game in games.items()}
    learned = {
        name: exponent({value: swept[name, value] for value in pair}) for name, pair in ends.items()
    }
    return {
        name: (learned[name], exponent({value: blind[name, value] for value in pair}, digits=6))
        for name, pair in ends.items()
    }


def off(found, exponent):
    """Return an interval for the distance of a number in an interval from an exponent.

    >>> off(Interval(0.25, 0.75), 0.5), off(Interval(0.75, 1), 0.5)
    (Interval(low=0.0, high=0.25), Interval(low=0.25, high=0.5))
    """
    distances = [abs(found.low - exponent), abs(found.high - exponent)]
    inside = found.low <= exponent <= found.high
    return Interval(0.0 if inside else min(distances), max(distances))


def one_better(T, K, gap, delay=0):
    """Return the game in which arm 0 is better by a gap in every round, around 1/2,
    with equal delays.

    >>> one_better(2, 3, gap=0.5).losses[0].tolist()
    [0.25, 0.75, 0.75]
    """
    row = np.full(K, 0.5 + gap / 2)
    row[0] -= gap
    return Instance(np.tile(row, (T, 1)), [delay] * T)


def worst(estimates):
    """Return an interval for the largest of several expectations, from their intervals.

    >>> worst([Interval(1, 4), Interval(2, 3)])
    Interval(low=2, high=4)
    """
    found = list(estimates)
    require(bool(found), "estimates", "at least one", "none")
    return Interval(max(one.low for one in found), max(one.high for one in found))


def uniform(instances):
    """Return the regret of uniform play in the worst of several games, exactly.

    >>> uniform([one_better(10, 2, gap=0.5), one_better(10, 2, gap=0.25)])
    Interval(low=2.5, high=2.5)
    """
    most = max(map(uniform_regret, instances))
    return Interval(most, most)


def exponent(by_size, digits=2):
    """Return the exponent between the smallest and the largest parameter, rounded outward.

    >>> exponent({1: Interval(1, 1), 4: Interval(2, 2)})
    Interval(low=0.5, high=0.5)
    """
    first = min(by_size)
    last = max(by_size)
    return slope(by_size[first], by_size[last], last / first).outward(digits)
