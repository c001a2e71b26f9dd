"""Capacity is a change of time: delays up to d leave a game without delays on some of the rounds.

With n slots let m = ⌈d / n⌉, h = 1 / (m + 1), and p = h (1 − h)^m. Cells of n rounds are tracked
with probability p each, no two of them within m cells. Whether a cell is tracked is independent of
what is played in it, since what is played was learned from cells that are further back. So for
every arm and every learner that does not know its number of steps, the regret is on average 1 / p
times the learner's regret on the tracked cells. 1 / p is at most e (m + 1).

Player: `players.black_box`; with one slot and Delayed FTRL, `schedulers.Spaced`.

Source: the chapter "Capacity is a change of time" (past:time).
"""

from fractions import Fraction

import sympy as sp

from delay_scheduling.past.reservoirs import one_arm
from delay_scheduling.rates import by_regime
from delay_scheduling.symbols import K, T, delta, probability
from delay_scheduling.theorems.bound import Bound, plain_numbers
from delay_scheduling.validation import integer, require

steps = sp.Symbol("N", nonnegative=True)  # what a learner's bound is a function of
plays = sp.Symbol("n", positive=True)  # rounds in a cell
cells = sp.Symbol("cells", positive=True)  # ⌈T / n⌉


def wait(delay, slots=1):
    """Return m = ⌈d / n⌉, the number of cells in which nothing new is tracked, an integer.

    >>> wait(5), wait(5, slots=2), wait(0, slots=4)
    (5, 3, 0)
    """
    integer("delay", delay, least=0)
    integer("slots", slots, least=1)
    return -(-delay // slots)


def chance(delay, slots=1):
    """Return p, the probability that a cell is tracked, a fraction.

    >>> print(chance(1), chance(2), chance(4, slots=4), chance(0))
    1/4 4/27 1/4 1
    """
    m = wait(delay, slots)
    h = Fraction(1, m + 1)
    return h * (1 - h) ** m


def changed(regret):
    """Return the regret under capacity and delay, from that of the learner.

    Parameters
    ----------
    regret : expression in `steps`, concave; a bound, for each number of steps, on the regret of
        a game without delays; with several slots, of the mean over the plays of a step.

    Returns
    -------
    Expression in `cells`, `plays` and p.

    >>> print(changed(3 * sp.sqrt(steps)))
    3*sqrt(cells)*n/sqrt(p)
    """
    return sp.simplify(plays / probability * sp.sympify(regret).subs(steps, probability * cells))


def numbers(instance, rules, delay=None, slots=1):
    """Return the numbers of the theorem.

    The known bound on the delays is the largest delay if none is given.
    """
    d = instance.d_max if delay is None else delay
    require(d >= instance.d_max, "delay", f"at least every delay, {instance.d_max}", d)
    require(slots <= rules.C, "slots", f"at most C = {rules.C}", slots)
    p = float(chance(d, slots))
    return plain_numbers(instance, rules) | {"p": p, "n": slots, "cells": -(-instance.T // slots)}


# Delayed FTRL with its rates for no delay, in spaced rounds: T and the delays unknown
learner = {
    "bandit": (4 * sp.sqrt(K) - 2) * sp.sqrt(steps),
    "full-information": sp.sqrt(sp.log(K)) * sp.sqrt(steps),
}
expr = {regime: changed(regret).subs({plays: 1, cells: T}) for regime, regret in learner.items()}
bound = Bound("The theorem of the change of time", "past:time", expr, one_arm, numbers)


def rates(schedule, rules):
    """Return α_t² = 1 / a_t, where a_t = Σ_{s <= t} 1 / p_s; in full information
    β_t² = 4 log K / a_t, with which Hoeffding's lemma gives the bound.

    For `schedulers.Spaced`, in which no two rounds that wait are both observed. Source: P.16
    (past:time).
    """
    a_t = schedule.running("a_t", 1 / schedule.p)
    return by_regime(rules, a_t, 0 * a_t, share=1 / 4)


# With probability 1 − δ, for all arms at once: what is added to 1 / p times the learner's regret,
# with one slot. Let
# L = log(2 K / δ); T + d is `rounds`.
rounds = sp.Symbol("rounds", positive=True)
confidence = sp.log(2 * K / delta)
deviation = 4 * sp.sqrt(rounds / probability * confidence) + 8 * confidence / (3 * probability)
