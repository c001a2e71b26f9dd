"""Theorem 5.1 without a logarithm: p_t = min{1, c / m_t}, m_t the crowd that may come; rates as in `calibrated`."""

import sympy as sp

from delay_scheduling.crowds import is_safe
from delay_scheduling.symbols import D, K, T, scale
from delay_scheduling.theorems import calibrated
from delay_scheduling.theorems.bound import Bound

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
