"""The scheduler for one slot, `schedulers.Spaced`, on small games: all its coins, with fractions.

Its proxy delays are not independent of each other, so `ScheduledGame` does not cover it.
"""

import itertools
import math
from fractions import Fraction
from functools import cache

import numpy as np
import sympy as sp

from delay_scheduling.exact.learner import TinyGame, ball
from delay_scheduling.schedulers import Spaced
from delay_scheduling.validation import integer, is_integer, require


def probability(d, t):
    """Return p_t = h (1 − h)^min{d, t − 1} with h = 1 / (d + 1), the probability that round t is tracked, a fraction.

    Parameters
    ----------
    d : the delay of all rounds, an integer of at least 0.
    t : round, an integer of at least 1.

    >>> probability(d=1, t=1), probability(d=1, t=5)
    (Fraction(1, 2), Fraction(1, 4))
    """
    for name, value, least in (("d", d, 0), ("t", t, 1)):
        integer(name, value, least)
    heads = Fraction(1, d + 1)
    return heads * (1 - heads) ** min(d, t - 1)


@cache
def histories(T, d):
    """Return all triples (coins, probability, tracked) of a game: T coins, a fraction, and for each round if tracked.

    Parameters
    ----------
    T : rounds, an integer of at least 1.
    d : as in `probability`.

    >>> [(coins, tracked) for coins, _, tracked in histories(T=2, d=1)][-1]  # heads twice
    ((1, 1), (True, False))
    """
    integer("T", T, least=1)
    heads, found = Fraction(1, Spaced(d).delay + 1), []
    for coins in itertools.product((0, 1), repeat=T):
        proxies = Spaced(d).proxies(np.where(coins, 0.0, math.nextafter(1, 0)), 1)
        chance = math.prod(heads if coin else 1 - heads for coin in coins)
        found.append((coins, chance, tuple((proxies >= 0).tolist())))
    return found


def chances(T, d, t, known):
    """Return the probabilities that round t is tracked given the first coins, one for each way in which they may fall.

    Parameters
    ----------
    T, d, t : as above.
    known : number of coins that are given, from 0 to T.

    >>> chances(T=2, d=1, t=2, known=0), chances(T=2, d=1, t=2, known=1)  # after heads, the slot is in use
    ([Fraction(1, 4)], [Fraction(1, 2), Fraction(0, 1)])
    """
    require(is_integer(t) and 1 <= t <= T, "t", f"an integer from 1 to {T}", t)
    require(is_integer(known) and 0 <= known <= T, "known", f"an integer from 0 to {T}", known)
    mass, tracked = {}, {}
    for coins, chance, seen in histories(T, d):
        past = coins[:known]
        mass[past] = mass.get(past, 0) + chance
        tracked[past] = tracked.get(past, 0) + chance * seen[t - 1]
    return [tracked[past] / mass[past] for past in mass if mass[past] > 0]


def bias(losses, d, regime, arm, p=probability):
    """Return the ball of E Σ (z_t − 1) ⟨x_t − e_i, l_t⟩ for FTRL with z_t = Z_t / p(d, t), over all coins and actions.

    The learning rates are those of `thm_3_2.one_slot_rates`. It is 0 if the weights z_t are honest.

    Parameters
    ----------
    losses : T rows of two integers or fractions in [0, 1].
    d : as in `probability`.
    regime : "bandit" or "full-information".
    arm : the arm i, 0 or 1.
    p : function from (d, t) to a fraction.

    One round, delay 1, Tsallis entropy: heads and tails weigh 2 and 0, and cancel.

    >>> bias([(0, 1)], 1, "bandit", 0).contains(0), bias([(0, 1)], 1, "bandit", 0, p=lambda d, t: Fraction(1)) < 0
    (True, True)
    """
    require(arm in (0, 1) and all(len(row) == 2 for row in losses), "losses, arm", "two arms, 0 or 1", (losses, arm))
    total = ball(0)
    for _, chance, tracked in histories(len(losses), d):
        z = [Fraction(Z) / p(d, t) for t, Z in enumerate(tracked, start=1)]
        game = TinyGame(losses, (d,) * len(losses), z, *inverse_rates(len(losses), d, regime), regime)
        excess = [[(z_t - 1) * (value - row[arm]) for value in row] for z_t, row in zip(z, losses, strict=True)]
        total += ball(chance) * game.expected_sum(excess)
    return total


def inverse_rates(T, d, regime):
    """Return 1/α_t and 1/β_t of `thm_3_2.one_slot_rates` for two arms, as two lists of SymPy numbers."""
    a = list(itertools.accumulate(1 / probability(d, t) for t in range(1, T + 1)))
    if regime == "bandit":
        return [sp.sqrt(sp.Rational(a_t)) for a_t in a], [0] * T
    return [0] * T, [sp.sqrt(sp.Rational(a_t) / sp.log(2)) for a_t in a]
