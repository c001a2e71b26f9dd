"""Levels on small games: all coins, with fractions. A level is how many slots are held."""

import itertools
import math
from fractions import Fraction


def outcomes(delays, chances):
    """Yield the levels of all rounds for each row of coins, with its probability, a fraction.

    A round is tracked with probability p_j at level j, and with as many slots held as there are
    probabilities it is lost. A round without delay holds no slot in later rounds.

    >>> [(levels, str(chance)) for levels, chance in outcomes([5, 0], [Fraction(1, 4)])]
    [([0, 0], '9/16'), ([0, 0], '3/16'), ([0, 1], '1/4')]
    """
    for coins in itertools.product((0, 1), repeat=len(delays)):
        held, levels, weight = [], [], Fraction(1)
        for t, (delay, coin) in enumerate(zip(delays, coins, strict=True)):
            held = [end for end in held if end >= t]
            level = len(held)
            levels.append(level)
            p = chances[level] if level < len(chances) else Fraction(0)
            weight *= p if coin else 1 - p
            if coin and delay:
                held.append(t + delay)
        if weight > 0:
            yield levels, weight


def reaching(delays, chances, level):
    """Return the probability that some round finds this level, a fraction."""
    found = outcomes(delays, chances)
    return sum((weight for levels, weight in found if max(levels) >= level), start=Fraction(0))


def games(T, m, lengths):
    """Yield all rows of T delays with m of these lengths and 0 elsewhere; the last is 0."""
    for places in itertools.combinations(range(T - 1), m):
        for chosen in itertools.product(lengths, repeat=m):
            delays = [0] * T
            for place, length in zip(places, chosen, strict=True):
                delays[place] = length
            yield delays


def limit(m, chances, level):
    """Return binom(m, j) p_0 ... p_{j − 1} for j = level."""
    return math.comb(m, level) * math.prod(chances[:level])
