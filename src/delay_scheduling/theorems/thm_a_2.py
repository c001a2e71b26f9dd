"""Theorem A.2 (thm:audibert10-lb): a lower bound for players that see few losses.

The printed constants are 0.04 for bandits and 0.03 with full information; the book proves 1/20 for
both.
"""

import sympy as sp

from delay_scheduling.arithmetic import log_of
from delay_scheduling.game import REGIMES
from delay_scheduling.symbols import K, T, queries
from delay_scheduling.theorems.bound import Bound

hidden_gap = {
    "bandit": sp.sqrt(K / queries) / 5,
    "full-information": sp.sqrt(sp.log(K) / queries) / 5,
}


def numbers(instance, rules, M):
    """Return the numbers of Theorem A.2."""
    return {"K": instance.K, "T": instance.T, "M": M}


def enough_queries(regime, numbers):
    """Tell whether M >= K, or with full information M >= log(K) / 2."""
    return numbers["M"] >= (numbers["K"] if regime == "bandit" else log_of(numbers["K"]) / 2)


several_arms = ("K at least 2", lambda regime, n: n["K"] >= 2)
hypotheses = (
    several_arms,
    ("M at least 1", lambda regime, n: n["M"] >= 1),
    ("M at least K, or log(K) / 2", enough_queries),
)
expr = {regime: hidden_gap[regime] * T / 4 for regime in REGIMES}
bound = Bound("Theorem A.2", "thm:audibert10-lb", expr, hypotheses, numbers)

# For every K at least 2 and every M. The line before the last, whose last factor is at least 1/4
# from two arms on.
# share of the rounds in which a hidden arm of gap at most 1/5 is missed
misses = 1 - 1 / K - 1 / sp.sqrt(21)
everywhere_expr = {
    "bandit": T * sp.Min(1, sp.sqrt(K / queries)) / 20,
    "full-information": T * sp.Min(sp.sqrt(2), sp.sqrt(sp.log(K) / queries)) / 20,
}
everywhere = bound.variant("every M", everywhere_expr, several_arms)
