"""Theorem 5.1 without a logarithm: p_t = min{1, c / m_t}, m_t the crowd that may come; rates as in `calibrated`."""

import numpy as np
import sympy as sp

from delay_scheduling.crowds import crowds, is_safe
from delay_scheduling.game import outstanding
from delay_scheduling.rates import adaptive, blind
from delay_scheduling.symbols import C, D, K, T, scale
from delay_scheduling.theorems import calibrated
from delay_scheduling.theorems.bound import Bound, plain_numbers
from delay_scheduling.validation import require

total = sp.Symbol("m", nonnegative=True)  # Σ m_t, at most 2 D, and at most D if all delays are equal
weights = T + total / scale  # Σ 1 / p_t at most
entropy = 2 * sp.sqrt(2) * sp.sqrt(D * sp.log(K))
by_crowds = {
    "bandit": (4 * sp.sqrt(K) - 2) * sp.sqrt(weights) + entropy + calibrated.full_rounds,
    "full-information": sp.sqrt(sp.log(K)) * sp.sqrt(weights + 8 * D) + calibrated.full_rounds,
}
hypotheses = (
    ("K at least 1", lambda regime, n: n["K"] >= 1),
    ("an overflow of probability at most delta", lambda regime, n: is_safe(n["T"], n["C"], n["c"], n["delta"])),
)
bound = Bound(
    name="The theorem without a logarithm",
    label="past:crowds",
    expr={regime: expr.subs(total, 2 * D) for regime, expr in by_crowds.items()},
    hypotheses=hypotheses,
    numbers=calibrated.numbers,
)
rates = calibrated.rates


def slot_numbers(instance, rules):
    """Return the numbers of the theorem of one slot."""
    require(rules.clairvoyant, "rules", "clairvoyance, which scheduler and rates need", rules)
    return plain_numbers(instance, rules)


one_slot = Bound(
    name="The theorem of one slot without a logarithm",
    label="past:crowded-slot",
    expr={
        "bandit": 4 * sp.sqrt((K * (T + 2 * D) + D) * sp.log(K)),
        "full-information": 2 * sp.sqrt((T + 3 * D) * sp.log(K)),
    },
    hypotheses=(("at least two arms", lambda regime, n: n["K"] >= 2),),
    numbers=slot_numbers,
)


@blind
def slot_rates(schedule, rules):
    """Return b_t = 2 A_t, with A_t = Σ_{s <= t} (2 K max{1, m_s} + σ_s + d_s), and a_t = None: the entropy alone.

    In full information A_t = Σ (max{1, m_s} / 2 + (σ_s + d_s) / 4).

    Source: Logarithm 6 (past:crowded-slot).
    """
    require(rules.clairvoyant, "rules", "clairvoyance, which scheduler and rates need", rules)
    d = schedule.delays.astype(float)
    first, second = (2 * rules.K, 1) if rules.regime == "bandit" else (0.5, 0.25)
    costs = first * np.maximum(1, crowds(schedule.delays)) + second * (outstanding(schedule.delays) + d)
    return adaptive(rules, None, 2 * np.cumsum(costs))


all_slots = Bound(
    name="The theorem of all slots without a logarithm",
    label="past:crowded-slots",
    expr={
        "bandit": (4 * sp.sqrt(K) - 2) * sp.sqrt(T + 8 * D / C) + 2 * sp.sqrt(6) * sp.sqrt(D * sp.log(K)),
        "full-information": sp.sqrt(sp.log(K)) * sp.sqrt(T + 8 * D / C + 12 * D),
    },
    hypotheses=hypotheses[:1],
    numbers=slot_numbers,
)


@blind
def all_slots_rates(schedule, rules):
    """Return a_t = Σ_{s <= t} 1 / π_s and b_t = 2 Σ (2 d_s + σ_s).

    In full information b_t = 2 Σ (1 / (8 π_s) + (5 d_s + σ_s) / 4), and a_t = None: the entropy alone.

    Source: Logarithm 7 (past:crowded-slots).
    """
    require(rules.clairvoyant, "rules", "clairvoyance, which the rates need", rules)
    d, waiting, costs = schedule.delays.astype(float), outstanding(schedule.delays), 1 / schedule.p
    if rules.regime == "bandit":
        return adaptive(rules, np.cumsum(costs), 2 * np.cumsum(2 * d + waiting))
    return adaptive(rules, None, np.cumsum(costs / 4 + (5 * d + waiting) / 2))
