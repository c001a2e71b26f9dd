"""Theorem 5.1 (thm:CNP-results): clairvoyant and non-preemptive."""

import sympy as sp

from delay_scheduling import formulas
from delay_scheduling.overflow import overflow_condition
from delay_scheduling.rates import blind, by_regime
from delay_scheduling.schedulers import normalizers
from delay_scheduling.symbols import C, D, K, T, chernoff, delta, nu_T
from delay_scheduling.theorems.bound import Bound, plain_numbers
from delay_scheduling.validation import require

# in ν_t and d_t
p_t = formulas.p_t
mu_t = formulas.mu_t


def scheduling_numbers(instance, rules, chernoff, delta):
    """Return the numbers that Theorems 5.1 and 5.2 share."""
    sums = {"chernoff": chernoff, "delta": delta, "nu_T": float(normalizers(instance.T)[-1])}
    return plain_numbers(instance, rules) | sums


def numbers(instance, rules, chernoff, delta):
    """Return the numbers of Theorem 5.1."""
    require(rules.clairvoyant, "rules", "clairvoyance, which Theorem 5.1 needs", rules)
    return scheduling_numbers(instance, rules, chernoff, delta)


scheduling_hypotheses = (
    ("chernoff above 0", lambda regime, n: n["chernoff"] > 0),
    ("delta in (0, 1)", lambda regime, n: 0 < n["delta"] < 1),
    (
        "the overflow condition",
        lambda regime, n: overflow_condition(n["C"], n["chernoff"], n["delta"]),
    ),
)
price = (1 + chernoff) * nu_T / C
expr = {
    "bandit": 4 * sp.sqrt(K) * sp.sqrt(T + price * (D + T))
    + 3 * sp.sqrt(D * sp.log(K))
    + delta * T,
    "full-information": 3 * sp.sqrt(sp.log(K)) * sp.sqrt((D + T) * (1 + price)) + delta * T,
}
bound = Bound("Theorem 5.1", "thm:CNP-results", expr, scheduling_hypotheses, numbers)


@blind
def rates(schedule, rules):
    """Return a_t = Σ_{s <= t} μ_s, b_t = Σ_{s <= t} d_s, μ_s = 1 / p_s;
    in full information b_t = Σ (μ_s + d_s).

    Source: Theorem 5.1 (thm:CNP-results).
    """
    require(rules.clairvoyant, "rules", "clairvoyance, which Theorem 5.1 needs", rules)
    a_t = schedule.running("a_t", 1 / schedule.p)
    b_t = schedule.running("b_t", schedule.delays)
    return by_regime(rules, a_t, b_t)
