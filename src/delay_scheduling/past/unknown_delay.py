"""One slot, neither clairvoyant nor preemptive, and neither T nor a bound on the delays known.

The change of time is played in phases. In a phase of width W delays count as W − 1. A tracked round
whose feedback has not come within W rounds ends the phase; the player waits for it, and its delay
d_s gives the next width max{2 W, d_s + 1}. Let d be the largest delay.

- A width W is left only if some delay is at least W. So no width is above w = max{1, 2 d}.
- Widths double, so their sum is at most 2 w − 1.
- A wait lasts d_s − W + 1 rounds, at most what the width grows by: all waits together w − 1.
- Whether a phase still runs in round t depends on coins up to round t − W, as all that is played
  does. So a learner with a bound c √N costs at most c √(e W E[length]) in a phase, given its begin.
- By the inequality of Cauchy and Schwarz R_T is at most c √(e (2 w − 1) T) + w − 1, and so at most
  2 c √(e T (d + 1)) + 2 d.

Player: `players.black_box` with delay None.

Source: the chapter "Capacity is a change of time" (past:time-unknown).
"""

import sympy as sp

from delay_scheduling.past.reservoirs import one_arm
from delay_scheduling.past.time_change import learner, steps
from delay_scheduling.symbols import T, d
from delay_scheduling.theorems.bound import Bound, plain_numbers


def widths(delays):
    """Return the widths of the phases that end with these delays, one after the other, a list.

    Parameters
    ----------
    delays : those of the tracked rounds whose feedback is late, integers in their order.

    >>> widths([]), widths([1, 2, 9])
    ([1], [1, 2, 4, 10])
    """
    found = [1]
    for delay in delays:
        found.append(max(2 * found[-1], delay + 1))
    return found


def doubled(regret):
    """Return the regret of the player, from that of the learner.

    Parameters
    ----------
    regret : expression c √N in `steps`, a bound for each number of steps of a game without delays.

    Returns
    -------
    Expression in T and d.

    >>> print(doubled(3 * sp.sqrt(steps)))
    6*sqrt(T)*sqrt(d + 1)*exp(1/2) + 2*d
    """
    factor = sp.sympify(regret).subs(steps, 1)
    return 2 * factor * sp.sqrt(sp.E) * sp.sqrt(T * (d + 1)) + 2 * d


def numbers(instance, rules):
    """Return the numbers of the theorem: d is the largest delay, which the player does not know."""
    return plain_numbers(instance, rules) | {"d": instance.d_max}


expr = {regime: doubled(regret) for regime, regret in learner.items()}
bound = Bound("The theorem of the unknown delay", "past:time-unknown", expr, one_arm, numbers)
