"""Theorem D.5 (thm:fixed-delays-lb): a lower bound for equal delays and limited capacity."""

import sympy as sp

from delay_scheduling.symbols import C, K, T, d
from delay_scheduling.theorems import thm_3_2, thm_a_1
from delay_scheduling.theorems.bound import Bound
from delay_scheduling.theorems.thm_a_2 import misses, several_arms

enough_observations = (
    "K at most C T / (d + 1) in a bandit game",
    lambda regime, n: regime != "bandit" or n["K"] * (n["d"] + 1) <= n["C"] * n["T"],
)
expr = {"bandit": thm_3_2.order["bandit"] / 57, "full-information": thm_a_1.blocked}
hypotheses = (*thm_a_1.delayed_hypotheses, enough_observations)
bound = Bound("Theorem D.5", "thm:fixed-delays-lb", expr, hypotheses, thm_3_2.numbers)


def lines(regime, slots=C):
    """Return what the regret is at least, one line for each game that the player is compared with.

    For bandits the game without delays, that of few queries, M = C T / (d + 1), and that of delays
    without a limit; with full information the last. The factor `misses` is at least 1/4 from two
    arms on. The slots are the capacity, or the expected capacity of Theorem I.1.
    """
    if regime == "full-information":
        return thm_a_1.lines[regime]
    few, waiting = thm_a_1.lines[regime]
    return few, misses / 5 * sp.Min(T, sp.sqrt(T * K * (d + 1) / slots)), waiting


everywhere_expr = {
    "bandit": sp.Min(T, thm_3_2.order["bandit"]) / 57,
    "full-information": thm_a_1.waiting,
}
everywhere = bound.variant("all parameters", everywhere_expr, several_arms)
