"""Exact laws of coins and of tracking sets, and the smallest α of the overflow condition,
for Sheets 3 to 5.

The numbers are fractions, or mpmath's with fifty digits where a game is too long for fractions.
"""

import itertools
import math
from fractions import Fraction

import mpmath

DIGITS = 50


def count_law(coins, C):
    """Return the law of min{C, number of successes} of independent coins, C + 1 probabilities.

    >>> [str(mass) for mass in count_law([Fraction(1, 2)] * 3, 2)]
    ['1/8', '3/8', '1/2']
    """
    law = [1] + [0] * C
    for p in coins:
        new = [mass * (1 - p) for mass in law]
        for successes, mass in enumerate(law):
            new[min(successes + 1, C)] += mass * p
        law = new
    return law


def size_laws(holdings, C):
    """Return the law of the size of the tracking set just before each round,
    a list of lists of C + 1 probabilities.

    A holding is a dict from the number of rounds for which a round holds its slot to the
    probability of that, given a free slot. The state of the set is for how long each of its rounds
    will still hold.

    >>> coin = {0: Fraction(1, 2), 2: Fraction(1, 2)}
    >>> [str(law[1]) for law in size_laws([coin] * 3, 1)]
    ['0', '1/2', '1/4']
    """
    found = []
    states = {(): 1}
    for holding in holdings:
        law = [0] * (C + 1)
        following = {}
        for state, mass in states.items():
            law[len(state)] += mass
            remaining = [left - 1 for left in state if left > 1]
            choices = holding if len(state) < C else {0: 1}
            for held, p in choices.items():
                later = tuple(sorted([*remaining, held - 1])) if held > 1 else tuple(remaining)
                following[later] = following.get(later, 0) + mass * p
        found.append(law)
        states = {state: mass for state, mass in following.items() if mass}
    return found


def scales(T, C, alpha):
    """Return c_t = C / (2 (1 + α) H_t) for t = 1, ..., T, fractions.

    >>> [str(c) for c in scales(3, 6, 1)]
    ['3/2', '1', '9/11']
    """
    harmonic = itertools.accumulate(Fraction(1, t) for t in range(1, T + 1))
    return [Fraction(C) / (2 * (1 + Fraction(alpha)) * each) for each in harmonic]


def tail(c, d):
    """Return min{1, c / (d + 1)}."""
    return min(Fraction(1), c / (d + 1))


def precise(number):
    """Return a rational number or a float with fifty digits."""
    above, below = Fraction(number).as_integer_ratio()
    with mpmath.workdps(DIGITS):
        return mpmath.mpf(above) / below


def smallest_delta(C, alpha):
    """Return the smallest δ for which α satisfies the overflow condition,
    exp(C (α / (1 + α) − log(1 + α))).
    """
    with mpmath.workdps(DIGITS):
        exact = precise(alpha)
        return mpmath.exp(C * (exact / (1 + exact) - mpmath.log(1 + exact)))


def smallest_alpha(C, delta):
    """Return the smallest α that satisfies the overflow condition log(1 + α) − α / (1 + α) >= log(1
    / δ) / C.

    With r = log(1 / δ) / C there is equality at 1 + α = −1 / W(−exp(−1 − r)), W the principal
    branch of Lambert's function. The float is rounded up.

    >>> smallest_alpha(18, 1 / 32) < 1 < smallest_alpha(17, 1 / 32)
    True
    """
    with mpmath.workdps(DIGITS):
        r = -mpmath.log(precise(delta)) / C
        root = -1 / mpmath.lambertw(-mpmath.exp(-1 - r)).real - 1
        found = float(root)
        return found if found >= root else math.nextafter(found, math.inf)


def is_enough(C, alpha, delta):
    """Tell whether α satisfies the overflow condition."""
    return smallest_delta(C, alpha) <= precise(delta)
