"""Theorem 3.2 (thm:fixed-delays): equal delays; the upper bounds with constants,
and what one slot achieves.
"""

import numpy as np
import sympy as sp

from delay_scheduling.game import BatchSchedule
from delay_scheduling.rates import by_regime
from delay_scheduling.symbols import C, K, T, d
from delay_scheduling.theorems.bound import Bound
from delay_scheduling.validation import require


def numbers(instance, rules):
    """Return the numbers of a game whose delays are all equal."""
    d = instance.d_max
    require(
        bool(np.all(instance.delays == d)),
        "instance",
        "one with equal delays",
        sorted(set(instance.delays)),
    )
    return {"K": instance.K, "T": instance.T, "C": rules.C, "d": d}


# The order of the minimax regret with fixed delays (Theorem 3.2, Table 1)
order = {
    "bandit": sp.sqrt(T * K * (1 + d / C)) + sp.sqrt(T * d * sp.log(K)),
    "full-information": sp.sqrt(T * (d + 1) * sp.log(K)),
}

# The upper bounds of Theorem 3.2 with constants, and what `schedulers.Spaced` achieves with one
# slot
expr = {
    "bandit": 14 * sp.sqrt(2) * sp.sqrt(T * K * (1 + d / C)) + 3 * sp.sqrt(T * d * sp.log(K)),
    "full-information": 15 * order["full-information"],
}
hypotheses = (("C at least 1", lambda regime, n: n.get("C", 1) >= 1),)
bound = Bound("Theorem 3.2", "thm:fixed-delays", expr, hypotheses, numbers)
one_slot_expr = {
    "bandit": 4 * sp.sqrt(sp.E) * sp.sqrt(T * K * (d + 1)),
    "full-information": 3 * sp.sqrt(sp.E) * order["full-information"],
}
one_slot = bound.variant("one slot", one_slot_expr)


def one_slot_rates(schedule, rules):
    """Return α_t = √(1 / a_t), a_t = Σ_{s <= t} 1 / p_s, and no entropy;
    in full information β_t = √(log K / a_t).

    For schedules in which no two outstanding rounds are both observed (`schedulers.Spaced`): delays
    then cost nothing but the small probabilities. Source: Theorem 3.2 (thm:fixed-delays) with C =
    1, as completed in the book.
    """
    require(not isinstance(schedule, BatchSchedule), "schedule", "one of rounds", "one of batches")
    a_t = schedule.running("a_t", 1 / schedule.p)
    return by_regime(rules, a_t, 0 * a_t)
