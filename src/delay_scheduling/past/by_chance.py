"""Losses by chance: the logarithm of T is multiplied neither by the delay nor by the capacity.

Losses are drawn alike and independently in all rounds; arm i is worse than the best by Δ_i on
average, and Δ is the least of these gaps. All delays are at most d; T, or an upper bound on it, and
d are known, nothing is preempted. With B = ⌈(d + 1) / C⌉ and ℓ = log(2 K T²) the regret against the
best arm of the means is at most

    Σ_i (8 ℓ / Δ_i + 2) + C log K + (B − 1) K (1 + (2 √2 log K + 3 / K) / Δ) + d + 2.

The first two terms are for looks, the others for the rounds between them.

Player: `players.look_and_follow.LookAndFollow`.

Source: the chapter "Capacity is a change of time" (past:chance, past:chance-lower).
"""

import math

import numpy as np
import sympy as sp

from delay_scheduling.past.reservoirs import one_arm
from delay_scheduling.past.time_change import numbers as changed_numbers
from delay_scheduling.symbols import C, K, T, d
from delay_scheduling.theorems.bound import Bound
from delay_scheduling.validation import Numbers, array_of, require

inverse = sp.Symbol("inverse", nonnegative=True)  # Σ 1 / Δ_i over all arms but the best
gap = sp.Symbol("gap", positive=True)  # Δ
every = sp.Symbol("B", positive=True)  # one round in so many is looked at
confidence = sp.log(2 * K * T**2)  # ℓ

looks = 8 * confidence * inverse + 2 * (K - 1) + C * sp.log(K)
between = (every - 1) * K * (1 + (2 * sp.sqrt(2) * sp.log(K) + 3 / K) / gap)
expr = dict.fromkeys(("bandit", "full-information"), looks + between + d + 2)


def valid_gaps(gaps: Numbers, K: int) -> np.ndarray:
    """Return the gaps Δ_i of all arms, shape (K,), or raise ValueError: one of them is 0, the
    others in (0, 1].

    >>> valid_gaps([0, 0.5], K=2).tolist()
    [0.0, 0.5]
    """
    gaps = array_of("gaps", gaps, "numbers", np.float64)
    require(gaps.shape == (K,), "gaps", f"an array of shape ({K},)", gaps.shape)
    others = gaps[gaps > 0]
    one_best = len(others) == K - 1 and gaps.min() == 0 and gaps.max() <= 1
    require(one_best, "gaps", "one that is 0 and others in (0, 1]", gaps.tolist())
    return gaps


def gap_numbers(gaps: Numbers, K: int) -> dict:
    """Return Σ 1 / Δ_i and Δ of the arms that are not the best; 0 and 1 if there is one arm.

    >>> gap_numbers([0.5, 0, 0.25], K=3)
    {'inverse': 6.0, 'gap': 0.25}
    """
    others = valid_gaps(gaps, K)
    others = others[others > 0]
    return {
        "inverse": math.fsum(1 / gap for gap in others.tolist()),
        "gap": float(others.min(initial=1.0)),
    }


def numbers(instance, rules, gaps, delay=None, slots=None):
    """Return the numbers of the theorem.

    Parameters
    ----------
    instance, rules : the game. Of the losses only their number counts.
    gaps : Δ_i of all arms, shape (K,): one is 0, the others are in (0, 1].
    delay : the known bound on the delays; None for the largest delay.
    slots : as for the player.
    """
    from delay_scheduling.players.black_box import slots_used

    delay = instance.d_max if delay is None else delay
    used = slots_used(rules, delay, slots)
    found = changed_numbers(instance, rules, delay, used) | gap_numbers(gaps, instance.K)
    return found | {"C": used, "d": delay, "B": -(-(delay + 1) // used)}


bound = Bound("The theorem of losses by chance", "past:chance", expr, one_arm, numbers)
