"""How reservoirs differ from their means: four sums on small games, over all coins, with fractions.

Rounds are rows, from 0, and delays end with the game. In round t let a be the age of its slot, and
h the round that the slot holds when t begins. The coin of round t, heads with probability
1 / (1 + a), moves a martingale by a (g_t − g_h) or by g_h − g_t, for numbers g that are known
before the coin falls. Its variance in the round is a (g_t − g_h)². The argument `held` multiplies
g_h; a control forgets it.
"""

from fractions import Fraction
from typing import NamedTuple

from lab.exact import slots


class Sides(NamedTuple):
    """Hold the mean square of a sum less its mean, and the mean of the variances, fractions."""

    square: Fraction
    variances: Fraction


def holder(delays, C, entered, t):
    """Return the round that the slot of round t holds when t begins, or None.

    >>> [holder((3, 0, 0, 0), 1, (True, False, True, True), t) for t in (0, 1, 2, 3)]
    [None, 0, 0, None]
    """
    held = None
    for s in range(t % C, t, C):
        if entered[s]:
            held = s
    return held if held is not None and held + delays[held] >= t else None


def known_before(delays, course, t):
    """Return the rounds whose feedback came before round t, each with its weight."""
    return tuple(
        (s, course.weights[s]) for s in range(t) if course.observed[s] and s + delays[s] < t
    )


def restless(delays, course, t):
    """Return f_t, a number in [−1, 1] that depends on what was observed before round t."""
    seen = known_before(delays, course, t)
    return Fraction((-1) ** (t + len(seen)), 1 + sum(s for s, _ in seen) % 3)


def estimates(delays, C, course, held=1):
    """Return Σ (z_t − 1) f_t, and the sum of its variances, for f = `restless`."""
    f = [restless(delays, course, t) for t in range(len(delays))]
    total = sum((z - 1) * f_t for z, f_t in zip(course.weights, f, strict=True))
    variances = Fraction(0)
    for t, age in enumerate(course.ages):
        if age:
            h = holder(delays, C, course.entered, t)
            variances += age * (f[t] - held * f[h]) ** 2
    return total, variances


def ages(delays, C, course, held=1):
    """Return Σ (a_t − E a_t), and the sum of its variances."""
    total = sum(course.ages) - sum(d // C for d in delays)
    variances = Fraction(0)
    for t, age in enumerate(course.ages):
        if age:
            h = holder(delays, C, course.entered, t)
            left = (h + delays[h] - t) // C  # later rounds of the slot in which h waits
            variances += age * (delays[t] // C - held * left) ** 2
    return total, variances


def partners(delays, C):
    """Return the pairs (s, t) of rounds with different slots of which s waits in round t.

    >>> partners((2, 1, 0), 2)
    [(0, 1), (1, 2)]
    """
    T = len(delays)
    pairs = ((s, t) for s in range(T) for t in range(s + 1, min(s + delays[s], T - 1) + 1))
    return [(s, t) for s, t in pairs if (t - s) % C]


def expected(delays, C, course, t, v):
    """Return the mean of z_v given the coins before round t, v of another slot than t."""
    if v >= t:
        return 1
    rounds = range(v + C, min(v + delays[v], t - 1) + 1, C)  # that came to the slot, and lost
    if not course.entered[v] or any(course.entered[s] for s in rounds):
        return 0
    return 1 + course.ages[v] + len(rounds)


def beside(delays, C, course, u, t):
    """Return P_u: the sum of `expected` over all partners of round u."""
    pairs = partners(delays, C)
    others = [s if u == v else v for s, v in pairs if u in (s, v)]
    return sum(expected(delays, C, course, t, v) for v in others)


def products(delays, C, course, held=1):
    """Return Σ (z_s z_t − 1) over `partners`, and the sum of its variances."""
    total = sum(course.weights[s] * course.weights[t] - 1 for s, t in partners(delays, C))
    variances = Fraction(0)
    for t, age in enumerate(course.ages):
        if age:
            h = holder(delays, C, course.entered, t)
            apart = beside(delays, C, course, t, t) - held * beside(delays, C, course, h, t)
            variances += age * apart**2
    return total, variances


def sides(delays, C, parts, held=1):
    """Return the `Sides` of one of `estimates`, `ages` and `products`.

    >>> sides((1, 0), 1, ages)
    Sides(square=Fraction(0, 1), variances=Fraction(0, 1))
    """
    law = slots.reservoirs(delays, C)
    square = law.mean(lambda course: parts(delays, C, course, held)[0] ** 2)
    variances = law.mean(lambda course: parts(delays, C, course, held)[1])
    return Sides(square, variances)
