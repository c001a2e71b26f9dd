"""Rates tuned on line: what they cost in the worst case, with room for all rounds.

The best constant rate of delayed exponential weights has a regret of at most
2 √(log K (K T / 2 + D)) for bandits, and with full information the same with T / 2. The tuned
rates, which know neither T nor D, have at most √2 times that, and what can be lost while feedback
is awaited:

    2 √2 √(log K (K T / 2 + D)) + log K + 2 (2 d_max + 1).

Player: `players.tuned.Tuned`. With another scheduler Σ E[1 / p_t] stands for T, the largest weight
times log K for log K, and for 2 d_max + 1 the largest sum of 2 z_s over the rounds s that are not
settled when a round begins, and of the z of the round itself; lost rounds count as 1.

Source: the chapter on the tournament (rel:tuned).
"""

import sympy as sp

from delay_scheduling.past.reservoirs import one_arm
from delay_scheduling.symbols import D, K, T, d_max
from delay_scheduling.theorems.bound import Bound, plain_numbers
from delay_scheduling.validation import require

log = sp.log(K)
constant_rate = {
    "bandit": 2 * sp.sqrt(log * (K * T / 2 + D)),
    "full-information": 2 * sp.sqrt(log * (T / 2 + D)),
}
window = 2 * (2 * d_max + 1)  # twice the most that can be unsettled
expr = {regime: sp.sqrt(2) * least + log + window for regime, least in constant_rate.items()}


def numbers(instance, rules):
    """Return the numbers of the theorem. There must be room for all rounds."""
    most = int(instance.sigma.max())
    require(rules.C > most, "rules", f"a capacity above the largest σ_t, {most}", rules)
    return plain_numbers(instance, rules) | {"d_max": instance.d_max}


bound = Bound("The theorem of tuned rates", "rel:tuned", expr, one_arm, numbers)
