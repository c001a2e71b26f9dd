"""The player of Appendix H with known T and D: one probability, constant learning rates.

The parameters are those of Corollary H.2, as formulas. A capacity above the limit of the corollary is replaced by the
limit in the formulas, and in the formulas only: the player may use all its slots.
"""

from dataclasses import dataclass

import numpy as np
import sympy as sp

from delay_scheduling import bounds, rates, schedulers
from delay_scheduling.bounds import C, D, K, T, alpha, beta, probability
from delay_scheduling.errors import require

log = sp.log(K)
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
    def policy(self):
        """The scheduler."""
        return schedulers.Coin(self.p)

    @property
    def rates(self):
        """The learning rates."""
        return rates.constant(self.alpha, self.beta)


def tuned(T, D, rules):
    """Return the parameters of Corollary H.2, for any capacity.

    Source: Corollary H.2 (cor:NCNP-known-TD), with C replaced by min{C, limit}.

    Parameters
    ----------
    T : number of rounds, at least 1.
    D : known bound on the total delay, a number of at least 0.
    rules : the variation of the game, with at least two arms.

    >>> from delay_scheduling.game import Rules
    >>> one, many = (tuned(T=8, D=56, rules=Rules(K=8, C=C)) for C in (1, 99))  # the limit is 8
    >>> round(one.p, 9), round(1 / one.alpha**2, 9), round(many.p, 9), round(1 / many.alpha**2, 9)
    (0.25, 32.0, 1.0, 8.0)
    """
    require(T >= 1, "T", "at least 1", T)
    require(0 <= D < np.inf, "D", "a finite number of at least 0", D)
    require(rules.K >= 2, "rules", "at least two arms", rules)
    values = {"K": rules.K, "T": T, "D": D}
    values["C"] = min(rules.C, number(bounds.cor_h_2_limit[rules.regime], values))
    found = {str(symbol): number(expr, values) for symbol, expr in PARAMETERS[rules.regime].items()}
    return Tuning(**found | {"p": min(1.0, found["p"])})  # the formula may round above 1


def number(expr, values):
    """Return an expression as a float."""
    return float(bounds.compiled(expr, tuple(sorted(values)))(*(values[name] for name in sorted(values))))
