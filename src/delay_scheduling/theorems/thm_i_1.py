"""Theorem I.1 (thm:expected-capacity-lb):
a lower bound for a limit on the expected size of the tracking set.
"""

import sympy as sp

from delay_scheduling.symbols import K, T, d, expected_capacity
from delay_scheduling.theorems import thm_3_2
from delay_scheduling.theorems.bound import Bound
from delay_scheduling.theorems.thm_a_1 import delayed_hypotheses
from delay_scheduling.theorems.thm_a_2 import enough_queries, several_arms

FACTORS = {"bandit": 57, "full-information": 40}


def numbers(instance, rules, expected_capacity):
    """Return the numbers of a game of equal delays with a limit on E|S_t^1|,
    which replaces the capacity.
    """
    numbers = thm_3_2.numbers(instance, rules)
    return {name: numbers[name] for name in ("K", "T", "d")} | {"C_E": expected_capacity}


def enough_expected(regime, numbers):
    """Tell whether M = C_E T / (d + 1) is enough for Theorem A.2; M need not be an integer."""
    M = numbers["C_E"] * numbers["T"] / (numbers["d"] + 1)
    return M >= 1 and enough_queries(regime, numbers | {"M": M})


expr = {
    "bandit": (sp.sqrt(T * K * (1 + (d + 1) / expected_capacity)) + sp.sqrt(T * d * sp.log(K)))
    / FACTORS["bandit"],
    "full-information": sp.sqrt((1 + 1 / expected_capacity) * T * (d + 1) * sp.log(K))
    / FACTORS["full-information"],
}
hypotheses = (
    *delayed_hypotheses,
    ("C_E T / (d + 1) at least 1 and K, or log(K) / 2", enough_expected),
)
bound = Bound("Theorem I.1", "thm:expected-capacity-lb", expr, hypotheses, numbers)
everywhere_expr = {
    regime: sp.Min(T, factor * bound.expr[regime]) / factor for regime, factor in FACTORS.items()
}
everywhere = bound.variant("all parameters", everywhere_expr, several_arms)
