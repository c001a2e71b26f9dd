"""Skipping: clairvoyant games in which delays may have no end, T and D unknown.

A player that knows that the feedback of a round comes in 10^9 rounds, but not T, does not know
whether that is within the game. The clairvoyant reservoirs believe it, and play nearly
uniformly from then on. The rule of `schedulers.Skipping` asks instead whether a wait is worth its
cost. A round that is left out is played like any other, not tracked, and costs at most 1.
To the learner it is a round without delay in which no arm loses, so that the theorem of the
clairvoyant reservoirs holds with the delays that are left.

The rule keeps one number x, and each of three lines is about it:

- what it leaves out and what it waits for: |left out| + c √(Σ kept d_t) <= √(1 + 1/λ²) x;
- any other choice O of rounds to keep: x <= λ |not in O| + c √(Σ_O d_t);
- O may be the rounds that end in the game: at most 1 + √(2 g) rounds do not, where g = Σ (T − t)
  over them.

Scheduler: `schedulers.Skipping`, made by `scheduler`.

Source: the chapter "Skipping" (past:skipping, past:skipping-choice).
"""

import math

import numpy as np
import sympy as sp

from delay_scheduling.game import Instance
from delay_scheduling.past import reservoirs
from delay_scheduling.rates import by_regime
from delay_scheduling.schedulers import Skipping
from delay_scheduling.symbols import C, K, T
from delay_scheduling.theorems.bound import Bound, evaluated, plain_numbers
from delay_scheduling.validation import positive, require

within = sp.Symbol("Dbar", nonnegative=True)  # Σ min{d_t, T − t}
# the least value of λ |left out| + c √(what is left of D)
choice = sp.Symbol("choice", nonnegative=True)
allowance = sp.Symbol("allowance", positive=True)  # λ
log = sp.log(K)
# c: the bound of the clairvoyant reservoirs is at most its value without delays plus c √D
price = {
    "bandit": (4 * sp.sqrt(K) - 2) * sp.sqrt(2 / C) + 2 * sp.sqrt(2) * sp.sqrt(log),
    "full-information": sp.sqrt(2 / C + 8) * sp.sqrt(log),
}
undelayed = {
    "bandit": (4 * sp.sqrt(K) - 2) * sp.sqrt(T),
    "full-information": sp.sqrt(log) * sp.sqrt(T),
}


def price_of(rules):
    """Return c for the arms, slots and feedback of the rules, a float."""
    return evaluated(price[rules.regime], {"K": rules.K, "C": min(rules.C, 1e300)})


def scheduler(rules, allowance=None):
    """Return the scheduler of the theorem for these rules.

    Parameters
    ----------
    rules : a clairvoyant variation of the game.
    allowance : λ, a number above 0; None for √(c / √2), with which the bound counts delays up to
        the end of the game.

    For two arms, one slot and full information c² is 10 log 2 = 6.93, and λ² = c / √2 = 1.86. So
    the first round may last no round at all, and the third one a round: by then x = 2 λ, and 6.93
    <= 5 λ² = 9.31.

    >>> from delay_scheduling import Rules
    >>> scheduler(Rules(K=2, C=1, regime="full-information", clairvoyant=True)).kept(
    ...     [1, 1, 1]
    ... ).tolist()
    [False, False, True]
    """
    require(rules.clairvoyant, "rules", "clairvoyance, which skipping needs", rules)
    c = price_of(rules)
    if allowance is None:
        allowance = math.sqrt(c / math.sqrt(2)) or 1.0  # with one arm all is free
    positive("allowance", allowance)
    return Skipping(c, allowance)


def rates(schedule, rules):
    """Return the rates of the clairvoyant reservoirs in the game that the learner plays:
    delays of kept rounds count.

    a_t = Σ_{s <= t} 1 / p_s, b_t = 2 Σ d_s over kept rounds; b_t = Σ (1 / (4 p_s) + 2 d_s) in full
    information.
    """
    require(rules.clairvoyant, "rules", "clairvoyance, which the rates need", rules)
    require(
        hasattr(schedule, "kept"),
        "schedule",
        "one that tells which rounds are kept",
        type(schedule).__name__,
    )
    a_t = schedule.running("a_t", 1 / schedule.p)
    b_t = schedule.running("b_t", schedule.kept * schedule.delays)
    return by_regime(rules, a_t, 2 * b_t, share=1 / 4)


def skipped(instance, kept):
    """Return the game that the learner plays:
    in a round that is not kept no arm loses and there is no delay.

    Parameters
    ----------
    instance : the game, with unit loss scales.
    kept : booleans of shape (T,), such as `Skipping.kept` returns.
    """
    require(
        instance.scales is None, "instance", "one with unit loss scales", "one with loss scales"
    )
    return Instance(instance.losses * kept[:, None], instance.delays * kept)


def cost(delays, kept, c, each=1.0):
    """Return each · |left out| + c √(Σ kept d_t), a float. Delays and kept, booleans,
    have shape (T,).

    >>> cost([3, 100, 1], [True, False, True], c=2.0)
    5.0
    """
    kept = np.asarray(kept, bool)
    return float(each * np.sum(~kept) + c * math.sqrt(np.sum(delays, where=kept)))


def least(delays, c, each=1.0):
    """Return the least `cost` over all sets of kept rounds, a float: the longest go first.

    >>> least([0, 0, 100], c=1.0), least([0, 0, 100], c=0.05)
    (1.0, 0.5)
    """
    # of D, if the k longest are left out
    left = np.cumsum(np.append(0, np.sort(np.asarray(delays))))[::-1]
    return float((each * np.arange(len(left)) + c * np.sqrt(left)).min())


def within_game(delays):
    """Return Σ min{d_t, T − t}, an integer: delays up to the end of the game.

    >>> within_game([10**9, 1, 0])
    3
    """
    delays = np.asarray(delays)
    return int(np.minimum(delays, len(delays) - np.arange(1, len(delays) + 1)).sum())


def numbers(instance, rules):
    """Return the numbers of the theorem. Delays count up to the end of the game."""
    require(rules.clairvoyant, "rules", "clairvoyance, which scheduler and rates need", rules)
    return plain_numbers(instance, rules) | {"Dbar": within_game(instance.delays)}


def choice_numbers(instance, rules, allowance=1.0):
    """Return the numbers of the theorem against any choice, for a scheduler with this λ."""
    positive("allowance", allowance)
    best = least(instance.delays, price_of(rules), allowance)
    return numbers(instance, rules) | {"allowance": allowance, "choice": best}


expr = {
    regime: undelayed[regime] + (c + sp.sqrt(2)) * sp.sqrt(within) + sp.sqrt(1 + c / sp.sqrt(2))
    for regime, c in price.items()
}
bound = Bound("The theorem of skipping", "past:skipping", expr, reservoirs.one_arm, numbers)
choice_expr = {regime: undelayed[regime] + sp.sqrt(1 + allowance**-2) * choice for regime in price}
chosen = Bound(
    "The theorem of skipping, any choice",
    "past:skipping-choice",
    choice_expr,
    reservoirs.one_arm,
    choice_numbers,
)
