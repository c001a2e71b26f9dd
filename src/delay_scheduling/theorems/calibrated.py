"""Theorem 5.1 for schedulers with p_t = min{1, c / d_t} and the largest c allowed, its constants improved."""

import numpy as np
import sympy as sp

from delay_scheduling.calibrated import is_rare
from delay_scheduling.rates import adaptive
from delay_scheduling.symbols import C, D, K, T, delta, scale
from delay_scheduling.theorems.bound import Bound, plain_numbers
from delay_scheduling.validation import require


def numbers(instance, rules, scale, delta):
    """Return the numbers of the theorem."""
    require(rules.clairvoyant, "rules", "clairvoyance, which the rates need", rules)
    return plain_numbers(instance, rules) | {"c": scale, "delta": delta}


weights = T + D / scale  # Σ 1 / p_t at most
full_rounds = delta * sp.Max(0, T - C)
bound = Bound(
    name="The calibrated theorem",
    label="past:calibrated",
    expr={
        "bandit": (4 * sp.sqrt(K) - 2) * sp.sqrt(weights) + 2 * sp.sqrt(2) * sp.sqrt(D * sp.log(K)) + full_rounds,
        "full-information": 2 * sp.sqrt(2) * sp.sqrt(sp.log(K)) * sp.sqrt(weights + D) + full_rounds,
    },
    hypotheses=(
        ("K at least 1", lambda regime, n: n["K"] >= 1),
        ("an overflow of probability at most delta", lambda regime, n: is_rare(n["T"], n["C"], n["c"], n["delta"])),
    ),
    numbers=numbers,
)


def rates(schedule, rules):
    """Return a_t = Σ_{s <= t} μ_s, b_t = 2 Σ_{s <= t} d_s, μ_s = 1 / p_s; in full information b_t = 2 Σ (μ_s + d_s)."""
    require(rules.clairvoyant, "rules", "clairvoyance, which the rates need", rules)
    a_t, b_t = np.cumsum(1 / schedule.p), np.cumsum(schedule.delays).astype(np.float64)
    return adaptive(rules, a_t, 2 * b_t) if rules.regime == "bandit" else adaptive(rules, None, 2 * (a_t + b_t))
