"""The scheduler for one slot, `schedulers.Spaced`, on small games: all its coins, with fractions.

Its proxy delays are not independent of each other, so `ScheduledGame` does not cover it. T and t, a
number of rounds and a round, are integers of at least 1, and d, the delay of all rounds, of at
least 0.
"""

import itertools
import math
from fractions import Fraction
from functools import cache
from typing import NamedTuple

import numpy as np
import sympy as sp

from delay_scheduling.schedulers import Spaced
from delay_scheduling.validation import integer, is_integer, require
from lab.exact.law import Law
from lab.exact.learner import TinyGame, ball


def probability(d, t):
    """Return p_t = h (1 − h)^min{d, t − 1} with h = 1 / (d + 1),
    the probability that round t is tracked, a fraction.

    >>> probability(d=1, t=1), probability(d=1, t=5)
    (Fraction(1, 2), Fraction(1, 4))
    """
    for name, value, least in (("d", d, 0), ("t", t, 1)):
        integer(name, value, least)
    heads = Fraction(1, d + 1)
    return heads * (1 - heads) ** min(d, t - 1)


class Tossed(NamedTuple):
    """Hold a course: the coins of all rounds, 0 or 1, and for each round whether it is tracked."""

    coins: tuple
    tracked: tuple


@cache
def law(T, d):
    """Return the law of the coins of T rounds.

    >>> law(T=2, d=1).courses[0]  # heads twice
    Tossed(coins=(1, 1), tracked=(True, False))
    """
    integer("T", T, least=1)
    scheduler = Spaced(d)
    heads = Fraction(1, d + 1)

    def course(coins):
        proxies = scheduler.proxies(np.where(coins, 0.0, math.nextafter(1, 0)), 1)
        return Tossed(coins, tuple((proxies >= 0).tolist()))

    return Law.of(lambda path: {1: heads, 0: 1 - heads}, T, course)


def chances(T, d, t, known):
    """Return the probabilities that round t is tracked given the first coins,
    one for each way in which they may fall.

    So many coins are known, from 0 to T.

    >>> (
    ...     chances(T=2, d=1, t=2, known=0),
    ...     chances(T=2, d=1, t=2, known=1),
    ... )  # after heads, the slot is in use
    ([Fraction(1, 4)], [Fraction(0, 1), Fraction(1, 2)])
    """
    require(is_integer(t) and 1 <= t <= T, "t", f"an integer from 1 to {T}", t)
    require(is_integer(known) and 0 <= known <= T, "known", f"an integer from 0 to {T}", known)
    found = law(T, d).means(
        lambda course: course.tracked[t - 1], known=lambda course: course.coins[:known]
    )
    return list(found.values())


def bias(losses, d, regime, arm, p=probability):
    """Return the ball of E Σ (z_t − 1) ⟨x_t − e_i, l_t⟩ for FTRL with z_t = Z_t / p(d, t),
    over all coins and actions.

    Losses are T rows of two integers or fractions in [0, 1], i is an arm, p a function to
    fractions. The learning rates are those of `thm_3_2.one_slot_rates`. It is 0 if the weights z_t
    are honest.

    One round, delay 1, Tsallis entropy: heads and tails weigh 2 and 0, and cancel.

    >>> (
    ...     bias([(0, 1)], 1, "bandit", 0).contains(0),
    ...     bias([(0, 1)], 1, "bandit", 0, p=lambda d, t: Fraction(1)) < 0,
    ... )
    (True, True)
    """
    require(
        arm in (0, 1) and all(len(row) == 2 for row in losses),
        "losses, arm",
        "two arms, 0 or 1",
        (losses, arm),
    )
    total = ball(0)
    for chance, course in law(len(losses), d).pairs:
        z = [Fraction(Z) / p(d, t) for t, Z in enumerate(course.tracked, start=1)]
        game = TinyGame(
            losses, (d,) * len(losses), z, *inverse_rates(len(losses), d, regime), regime
        )
        excess = [
            [(z_t - 1) * (value - row[arm]) for value in row]
            for z_t, row in zip(z, losses, strict=True)
        ]
        total += ball(chance) * game.expected_sum(excess)
    return total


def inverse_rates(T, d, regime):
    """Return 1/α_t and 1/β_t of `thm_3_2.one_slot_rates` for two arms,
    as two lists of SymPy numbers.
    """
    a = list(itertools.accumulate(1 / probability(d, t) for t in range(1, T + 1)))
    if regime == "bandit":
        return [sp.sqrt(sp.Rational(a_t)) for a_t in a], [0] * T
    return [0] * T, [sp.sqrt(sp.Rational(a_t) / sp.log(2)) for a_t in a]
