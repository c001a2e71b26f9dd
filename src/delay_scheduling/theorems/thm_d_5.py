"""Theorem D.5 (thm:fixed-delays-lb): a lower bound for equal delays and limited capacity."""

from delay_scheduling.theorems import thm_3_2
from delay_scheduling.theorems.bound import Bound
from delay_scheduling.theorems.thm_a_1 import blocked, delayed_hypotheses


def enough_observations(regime, numbers):
    """Tell whether K <= C T / (d + 1) in a bandit game."""
    return regime != "bandit" or numbers["K"] * (numbers["d"] + 1) <= numbers["C"] * numbers["T"]


bound = Bound(
    name="Theorem D.5",
    label="thm:fixed-delays-lb",
    expr={
        "bandit": thm_3_2.order["bandit"] / 57,
        "full-information": blocked,
    },
    hypotheses=(*delayed_hypotheses, ("K at most C T / (d + 1) in a bandit game", enough_observations)),
    numbers=thm_3_2.numbers,
)
