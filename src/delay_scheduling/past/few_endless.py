"""Few rounds without end, delays hidden, nothing preempted: T to the power (1 + 3^−C) / 2.

At most `endless` rounds have no end, all others have no delay. With q = T^(3^−C) a round is tracked
with probability q^(−3^j) while j slots are held. To hold j slots, rounds without end must have been
tracked at the levels 0 to j − 1, which is as rare as √T is small against the regret of level j:
every level costs √(q T). T, or an upper bound on it, must be known; how many rounds have no end
need not be.

Scheduler: `schedulers.Levels`, made by `scheduler`.

Source: the chapter "Lower bounds with constants" (past:endless, past:endless-lower).
"""

import math

import numpy as np
import sympy as sp

from delay_scheduling.past.reservoirs import one_arm
from delay_scheduling.rates import by_regime
from delay_scheduling.schedulers import Levels
from delay_scheduling.symbols import K, T
from delay_scheduling.theorems.bound import Bound, plain_numbers
from delay_scheduling.validation import LONGEST_DELAY, capacity, integer, require

slots = sp.Symbol("C", integer=True, positive=True)
level = sp.Symbol("j", integer=True, nonnegative=True)
endless = sp.Symbol("endless", nonnegative=True)  # how many rounds have no end at most
ways = sp.Symbol("ways", nonnegative=True)  # Σ_{j < C} binom(endless, j)
last = sp.Symbol("last", nonnegative=True)  # binom(endless, C)
base = T ** (sp.Integer(3) ** -slots)  # q
exponent = (1 + sp.Integer(3) ** -slots) / 2  # √(q T) = T^exponent


def probabilities(T, C):
    """Return p_j = T^(−3^(j − C)) for j = 0 to C − 1, a tuple.

    >>> [round(p, 6) for p in probabilities(10**6, 1)], [round(p, 4) for p in probabilities(512, 2)]
    ([0.01], [0.5, 0.125])
    """
    integer("T", T, least=1)
    capacity(C)
    from delay_scheduling.compiled.elementary import power

    return tuple(float(power(float(T), -(3.0 ** (j - C)))) for j in range(C))


def scheduler(T, C):
    """Return the scheduler for T rounds, or fewer, and C slots, integers of at least 1."""
    return Levels(probabilities(T, C))


def rates(schedule, rules):
    """Return α_t = √(1 / a_t), a_t = Σ_{s <= t} 1 / p_s, and no entropy.

    In full information β_t = √(4 log K / a_t). A round that was lost counts as 1.
    """
    a_t = schedule.running("a_t", 1 / schedule.p)
    return by_regime(rules, a_t, 0 * a_t, share=1 / 4)


def numbers(instance, rules):
    """Return the numbers of the theorem. A delay is 0, or lasts to the end of the game at least."""
    t = np.arange(1, instance.T + 1)
    long = t + instance.delays > instance.T
    fits = bool(np.all(long | (instance.delays == 0)))
    require(
        fits,
        "instance",
        f"one whose delays are 0 or up to the end, such as {LONGEST_DELAY}",
        "others",
    )
    return plain_numbers(instance, rules) | choices(int(np.sum(instance.delays > 0)), rules.C)


def choices(endless, C):
    """Return the numbers of rounds without end, and in how many ways they may take slots.

    >>> choices(3, 2)
    {'endless': 3, 'ways': 4, 'last': 3}
    """
    integer("endless", endless, least=0)
    capacity(C)
    ways = sum(math.comb(endless, j) for j in range(C))
    return {"endless": endless, "ways": ways, "last": math.comb(endless, C)}


undelayed = {"bandit": 4 * sp.sqrt(K) - 2, "full-information": sp.sqrt(sp.log(K))}
expr = {
    regime: endless + (factor * ways + last) * T**exponent for regime, factor in undelayed.items()
}
bound = Bound("The theorem of few rounds without end", "past:endless", expr, one_arm, numbers)
# For every player, with C rounds without end
below = sp.sqrt(3) / 16 * sp.floor(T / (slots + 1)) ** exponent
