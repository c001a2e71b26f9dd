"""Corollary H.2 (cor:NCNP-known-TD): the player of Theorem H.1 tuned with known T and D.

A capacity above the limit of the corollary is replaced by the limit in the formulas, and in the
formulas only: the player may use all its slots.
"""

from dataclasses import dataclass

import numpy as np
import sympy as sp

from delay_scheduling import rates, schedulers
from delay_scheduling.symbols import C, D, K, T, alpha, beta, probability
from delay_scheduling.theorems.bound import Bound, evaluated, plain_numbers
from delay_scheduling.theorems.thm_a_2 import several_arms
from delay_scheduling.validation import require

# The largest capacity of Corollary H.2
limit = {"bandit": (D + T) / sp.sqrt(T * K), "full-information": T / sp.sqrt((D + T) * sp.log(K))}


log = sp.log(K)
# Up to rounding
within_limit = (
    "C at most the limit",
    lambda regime, n: n["C"] <= (1 + 1e-12) * evaluated(limit[regime], n),
)
expr = {
    "bandit": 4 * sp.cbrt(T * (D + T) * K / C) + 2 * sp.sqrt((D + T) * log),
    "full-information": 3 * sp.cbrt(T * (D + T) * log / C) + sp.sqrt((D + T) * log),
}
bound = Bound(
    "Corollary H.2", "cor:NCNP-known-TD", expr, (several_arms, within_limit), plain_numbers
)

# With the parameters of `tuned`, which never look at more slots than the limit.
any_capacity_expr = {
    regime: line.subs(C, sp.Min(C, limit[regime])) for regime, line in expr.items()
}
any_capacity = bound.variant("any capacity", any_capacity_expr, several_arms)

PARAMETERS = {
    "bandit": {
        probability: sp.cbrt(C**2 * T * K / (D + T) ** 2),
        alpha: sp.cbrt(C * sp.sqrt(K) / (T * (D + T))),
        beta: sp.sqrt(log / (D + T)),
    },
    "full-information": {
        probability: sp.cbrt(C**2 * T * log / (D + T) ** 2),
        beta: sp.cbrt(C * log**2 / (T * (D + T))),
    },
}


@dataclass(frozen=True)
class Tuning:
    """Hold the parameters of Theorem H.1 as numbers; alpha is infinite in full information."""

    p: float
    beta: float
    alpha: float = np.inf

    @property
    def scheduler(self):
        """The scheduler."""
        return schedulers.Coin(self.p)

    @property
    def rates(self):
        """The learning rates."""
        return rates.constant(self.alpha, self.beta)


def tuned(T, D, rules):
    """Return the parameters of Corollary H.2 for any capacity, T >= 1, a known bound D >= 0,
    and two arms or more.

    Source: Corollary H.2 (cor:NCNP-known-TD), with C replaced by min{C, limit}.

    >>> from delay_scheduling.game import Rules
    >>> one, many = (tuned(T=8, D=56, rules=Rules(K=8, C=C)) for C in (1, 99))  # the limit is 8
    >>> round(one.p, 9), round(1 / one.alpha**2, 9), round(many.p, 9), round(1 / many.alpha**2, 9)
    (0.25, 32.0, 1.0, 8.0)
    """
    require(T >= 1, "T", "at least 1", T)
    require(0 <= D < np.inf, "D", "a finite number of at least 0", D)
    require(rules.K >= 2, "rules", "at least two arms", rules)
    values = {"K": rules.K, "T": T, "D": D}
    values["C"] = min(rules.C, evaluated(limit[rules.regime], values))
    found = {
        str(symbol): evaluated(expr, values) for symbol, expr in PARAMETERS[rules.regime].items()
    }
    return Tuning(**found | {"p": min(1.0, found["p"])})  # the formula may round above 1
