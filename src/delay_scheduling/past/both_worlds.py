"""Both worlds at once: a bound for every adversary, and a better one for losses by chance.

The player draws from one distribution in tracked cells and from another in all other rounds. All
delays are at most d, T is not known, nothing is preempted. n slots are used, m = ⌈d / n⌉, and
w = 1 / p − 1 with p as in `past.time_change`.

- Against every adversary the regret is at most
  4 √K √(n (T + n)) + 3 w n + 2 G K^⅓ √((T + n) (w + 1) n).
- If losses are drawn alike in all rounds, with one best arm, it is at most
  n (6 + Σ 64 (1 + log T) / Δ_i) + w n (6 + Σ (32 / (3 √3) G² / Δ_i + 2 G)),

where G = 3 K / n + 17 / 2 and sums go over all arms but the best. (w + 1) n is at most e (d + 2 n).

Player: `players.both_worlds.BothWorlds`.

Source: the chapter "Capacity is a change of time" (past:both).
"""

import sympy as sp

from delay_scheduling.past.by_chance import gap_numbers, inverse
from delay_scheduling.past.reservoirs import one_arm
from delay_scheduling.past.time_change import numbers as changed_numbers
from delay_scheduling.past.time_change import plays
from delay_scheduling.symbols import K, T, probability
from delay_scheduling.theorems.bound import Bound

missed = 1 / probability - 1  # w: rounds that are not tracked, for each one that is
slope = 3 * K / plays + sp.Rational(17, 2)  # G
explored = 64  # (2 · 8)² / 4: from stability and penalty of the Tsallis entropy of power ½
followed = 32 / (3 * sp.sqrt(3))  # from Σ min{2 G n^−½, (32 / 27) G³ n^−3/2 / Δ²}

always_expr = (
    4 * sp.sqrt(K) * sp.sqrt(plays * (T + plays))
    + 3 * missed * plays
    + 2 * slope * sp.cbrt(K) * sp.sqrt((T + plays) * plays / probability)
)
looks = plays * (6 + explored * (1 + sp.log(T)) * inverse)
between = missed * plays * (6 + followed * slope**2 * inverse + 2 * slope * (K - 1))


def numbers(instance, rules, delay=None, slots=None):
    """Return the numbers of the theorem against every adversary.

    Parameters
    ----------
    instance, rules : the game.
    delay : the known bound on the delays; None for the largest delay.
    slots : as for the player.
    """
    from delay_scheduling.players.black_box import slots_used

    delay = instance.d_max if delay is None else delay
    return changed_numbers(instance, rules, delay, slots_used(rules, delay, slots))


def chance_numbers(instance, rules, gaps, delay=None, slots=None):
    """Return the numbers of the theorem for losses by chance.

    The gaps are Δ_i of all arms, shape (K,); the rest is as for `numbers`.
    """
    return numbers(instance, rules, delay, slots) | gap_numbers(gaps, instance.K)


regimes = ("bandit", "full-information")
always = Bound(
    "Both worlds, every adversary",
    "past:both",
    dict.fromkeys(regimes, always_expr),
    one_arm,
    numbers,
)
chance = Bound(
    "Both worlds, losses by chance",
    "past:both",
    dict.fromkeys(regimes, looks + between),
    one_arm,
    chance_numbers,
)
