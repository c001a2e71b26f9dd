"""Skipping: announced delays that are too long are left out, within three times the best choice of what to leave out.

A round that is skipped is played like any other and costs at most 1; nobody waits for it. To the learner it is a round
without delay in which all arms lose nothing, so that Square 2 holds with the delays that are left. The rule keeps a
credit Q: a round is kept if c² d² <= Q + d, that is, if d is at most the wait θ = √(Q + θ) / c. Then min{d, θ} is added
to the credit. It knows neither T nor any later delay. Source: the chapter "Skipping" (past:skipping).
"""

import math

import numpy as np
import sympy as sp

from delay_scheduling.game import Instance
from delay_scheduling.past import reservoirs
from delay_scheduling.symbols import C, K, T
from delay_scheduling.theorems.bound import Bound, evaluated, plain_numbers
from delay_scheduling.validation import require, valid_delays

hindsight = sp.Symbol("hindsight", nonnegative=True)  # the least value of |skipped| + c √(what is left of D)
log = sp.log(K)
price = {  # c: Square 2 with D left is at most its value without delays plus c √D
    "bandit": (4 * sp.sqrt(K) - 2) * sp.sqrt(2 / C) + 2 * sp.sqrt(2) * sp.sqrt(log),
    "full-information": sp.sqrt(2 / C + 8) * sp.sqrt(log),
}
undelayed = {"bandit": (4 * sp.sqrt(K) - 2) * sp.sqrt(T), "full-information": sp.sqrt(log) * sp.sqrt(T)}


def price_of(rules):
    """Return c for the arms, slots and feedback of the rules, a float."""
    return evaluated(price[rules.regime], {"K": rules.K, "C": rules.C})


def kept(delays, rules):
    """Return which rounds are kept, booleans of shape (T,). Entry t − 1 depends on the delays up to round t.

    For two arms, one slot and full information c² is 10 log 2 = 6.93. A first round of delay 1 is too long, since
    6.93 > 0 + 1; it leaves a credit of θ = 1 / 6.93.

    >>> from delay_scheduling import Rules
    >>> kept([0, 1, 0, 9], Rules(K=2, C=1, regime="full-information", clairvoyant=True)).tolist()
    [True, False, True, False]
    """
    require(rules.clairvoyant, "rules", "clairvoyance, which skipping needs", rules)
    square, credit, found = price_of(rules) ** 2, 0.0, []
    for d in valid_delays(delays).tolist():
        found.append(square * d * d <= credit + d)
        credit += d if found[-1] else (1 + math.sqrt(1 + 4 * square * credit)) / (2 * square)
    return np.array(found, bool)


def skipped(instance, rules):
    """Return the game that the learner plays: in a skipped round no arm loses and there is no delay.

    Raises ValueError if the instance has loss scales, or the rules no clairvoyance or other arms.
    """
    plain_numbers(instance, rules)
    require(rules.K == instance.K, "rules", f"K = {instance.K}, that of the instance", rules.K)
    keep = kept(instance.delays, rules)
    return Instance(instance.losses * keep[:, None], instance.delays * keep)


def least(delays, c):
    """Return the least value of |O^c| + c √(Σ_{t in O} d_t) over all sets O of rounds, a float: the longest go first.

    >>> least([0, 0, 100], c=1.0), least([0, 0, 100], c=0.05)
    (1.0, 0.5)
    """
    left = np.cumsum(np.append(0, np.sort(np.asarray(delays))))[::-1]  # of D, if the k longest are skipped
    return float((np.arange(len(left)) + c * np.sqrt(left)).min())


def numbers(instance, rules):
    """Return the numbers of the theorem."""
    return reservoirs.announced_numbers(instance, rules) | {"hindsight": least(instance.delays, price_of(rules))}


expr = {regime: undelayed[regime] + 3 * hindsight for regime in price}
bound = Bound("The theorem of skipping", "past:skipping", expr, reservoirs.one_arm, numbers)
