"""Open 5 (past:single): one slot, announced delays, nothing dropped; neither T nor D is known."""

import numpy as np
import sympy as sp

from delay_scheduling.game import outstanding
from delay_scheduling.rates import adaptive, blind
from delay_scheduling.single import harmonic
from delay_scheduling.symbols import D, K, T
from delay_scheduling.theorems.bound import Bound, plain_numbers
from delay_scheduling.validation import require

H = sp.Symbol("H_T", positive=True)  # harmonic number


def numbers(instance, rules):
    """Return the numbers of the theorem."""
    require(rules.clairvoyant, "rules", "clairvoyance, which scheduler and rates need", rules)
    return plain_numbers(instance, rules) | {"H_T": float(harmonic(instance.T)[-1])}


bound = Bound(
    name="The theorem of one slot",
    label="past:single",
    expr={
        "bandit": 4 * sp.sqrt((K * H * (D + T) + D) * sp.log(K)),
        "full-information": 2 * sp.sqrt((H * (D + T) + D) * sp.log(K)),
    },
    hypotheses=(("at least two arms", lambda regime, n: n["K"] >= 2),),
    numbers=numbers,
)


@blind
def rates(schedule, rules):
    """Return b_t = 2 A_t, with A_t = Σ_{s <= t} (2 K H_s (d_s + 1) + σ_s + d_s), and a_t = None: the entropy alone.

    In full information A_t = Σ (H_s (d_s + 1) / 2 + (σ_s + d_s) / 4).

    Source: Open 5 (past:single).
    """
    require(rules.clairvoyant, "rules", "clairvoyance, which the rates need", rules)
    d = schedule.delays.astype(float)
    first, second = (2 * rules.K, 1) if rules.regime == "bandit" else (0.5, 0.25)
    costs = first * harmonic(len(d)) * (d + 1) + second * (outstanding(schedule.delays) + d)
    return adaptive(rules, None, 2 * np.cumsum(costs))
