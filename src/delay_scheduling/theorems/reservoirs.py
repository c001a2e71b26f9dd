"""Hidden delays without a logarithm: `Reservoirs`, constant rates for known T and D."""

from dataclasses import dataclass

import numpy as np
import sympy as sp

from delay_scheduling.rates import adaptive
from delay_scheduling.symbols import C, D, K, T
from delay_scheduling.theorems.bound import Bound, plain_numbers
from delay_scheduling.validation import integer, positive, require

weights = T + 2 * D / C  # Σ E[1 / p_t] at most


def numbers(instance, rules):
    """Return the numbers of the theorem."""
    require(rules.preemptive, "rules", "preemption, which reservoirs need", rules)
    return plain_numbers(instance, rules)


bound = Bound(
    name="The theorem for hidden delays without a logarithm",
    label="past:reservoirs",
    expr={
        "bandit": sp.sqrt(2) * (2 * sp.sqrt(K) - 1) * sp.sqrt(weights) + 2 * sp.sqrt(D * sp.log(K)),
        "full-information": sp.sqrt(sp.log(K) / 2) * sp.sqrt(weights + 8 * D),
    },
    hypotheses=(("K at least 1", lambda regime, n: n["K"] >= 1),),
    numbers=numbers,
)


@dataclass(frozen=True)
class KnownRates:
    """The rule α = √(2 / M), β = √(log K / D), with M = T + κ D; β = √(log K / (M / 8 + D)) in full information.

    Source: Logarithm 3 (past:reservoirs), with κ = 2 / C.

    Parameters
    ----------
    T : number of rounds, an integer of at least 1, or an upper bound.
    D : total delay, an integer of at least 0, or an upper bound.
    price : κ, above 0, with which the scheduler keeps Σ 1 / p_t <= T + κ D.
    """

    T: int
    D: int
    price: float

    def __post_init__(self):
        integer("T", self.T, least=1)
        integer("D", self.D, least=0)
        positive("price", self.price)

    def __call__(self, schedule, rules):
        """Return the rates of a schedule."""
        require(schedule.T <= self.T, "T", f"at least the number of rounds, {schedule.T}", self.T)
        M, same = self.T + self.price * self.D, np.ones(schedule.T)
        if rules.regime == "bandit":
            return adaptive(rules, same * (M / 2), same * float(self.D))
        return adaptive(rules, None, same * (M / 8 + self.D))
