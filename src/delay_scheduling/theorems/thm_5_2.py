"""Theorem 5.2 (thm:NCP-results): preemptive and non-clairvoyant, as printed and repaired."""

import math
from dataclasses import dataclass

import numpy as np
import sympy as sp

from delay_scheduling.formulas import d_t, mu_t, nu_t
from delay_scheduling.rates import by_regime
from delay_scheduling.symbols import C, K, d_max, nu_T
from delay_scheduling.theorems import thm_5_1
from delay_scheduling.theorems.bound import Bound, known_longest, longest_delay
from delay_scheduling.validation import integer, positive, require


def numbers(instance, rules, chernoff, delta, d_max=None):
    """Return the numbers of Theorem 5.2; the known bound on the delays is the largest delay if none
    is given.
    """
    require(rules.preemptive, "rules", "preemption, which Theorem 5.2 needs", rules)
    return thm_5_1.scheduling_numbers(instance, rules, chernoff, delta) | longest_delay(
        instance, d_max
    )


# μ_max, and what the last line of the proof adds for n pending rounds of weight μ_max
mu_max = mu_t.subs({nu_t: nu_T, d_t: d_max})


def reserve(slots):
    """Return n μ_max (K μ_max + log(K) d_max) for bandits and n μ_max log(K) (μ_max + d_max) in
    full information.
    """
    return {
        "bandit": slots * mu_max * (K * mu_max + sp.log(K) * d_max),
        "full-information": slots * mu_max * sp.log(K) * (mu_max + d_max),
    }


preemptive_hypotheses = (*thm_5_1.scheduling_hypotheses, known_longest)
expr = {
    "bandit": thm_5_1.bound.expr["bandit"] + 7 * sp.sqrt(reserve(C)["bandit"]),
    "full-information": thm_5_1.bound.expr["full-information"]
    + 3 * sp.sqrt(reserve(C)["full-information"]),
}
hypotheses = (*preemptive_hypotheses, ("a finite capacity", lambda regime, n: n["C"] < np.inf))
bound = Bound("Theorem 5.2", "thm:NCP-results", expr, hypotheses, numbers)

# With the rates `thm_5_2.repaired_rates`. At most min{C, d_max + 1} rounds are tracked and pending,
# the present one
# included; and the reserve enters the rates once, not twice.
pending_rounds = sp.Min(C, d_max + 1)
repaired_expr = {
    "bandit": thm_5_1.bound.expr["bandit"]
    + sp.sqrt(5) * sp.sqrt(reserve(pending_rounds)["bandit"]),
    "full-information": thm_5_1.bound.expr["full-information"]
    + sp.sqrt(reserve(pending_rounds)["full-information"]),
}
repaired = bound.variant("repaired", repaired_expr, *preemptive_hypotheses)


def rates(chernoff, d_max, expected_capacity=np.inf):
    """Return the rule a_t = Σ z_s² + C m_t², b_t = Σ z_s d_s + C m_t d_max;
    in full information b_t is the sum of both.

    The sums are over the rounds s whose feedback has arrived before round t, and m_t = max{1, (1 +
    chernoff) ν_t (d_max + 1) / C}, with the paper's Chernoff parameter α, above 0, and a known
    bound on the delays, an integer of at least 0. If the scheduler has an expected capacity C_E,
    above 0, then m_t has min{C, C_E} for C, as ν_t = 2 H_t max{1, C / C_E}. Source: Theorem 5.2
    (thm:NCP-results).
    """
    return Reserved(chernoff, d_max, math.inf, expected_capacity)


def repaired_rates(chernoff, d_max, expected_capacity=np.inf):
    """Return the rule of `rates`, with the same parameters, but min{C,
    d_max + 1} for C in front of m_t² and m_t d_max.

    No more rounds than that can be tracked and pending, round t included. The rule does not get
    worse as C grows, and C = infinity is allowed. Source: Theorem 5.2 (thm:NCP-results), as
    corrected in the book.
    """
    integer("d_max", d_max, least=0)
    return Reserved(chernoff, d_max, d_max + 1, expected_capacity)


@dataclass(frozen=True)
class Reserved:
    """The rule of `thm_5_2` with a reserve for min{C, most} pending rounds."""

    chernoff: float
    d_max: int
    most: float
    expected_capacity: float = np.inf

    def __post_init__(self):
        positive("chernoff", self.chernoff)
        integer("d_max", self.d_max, least=0)
        positive("expected_capacity", self.expected_capacity, finite=False)

    def __call__(self, schedule, rules):
        longest = schedule.longest
        n = min(rules.C, self.most)
        require(n < math.inf, "C", "a finite capacity", rules.C)
        require(
            longest <= self.d_max, "d_max", f"at least the largest delay, {longest}", self.d_max
        )
        return with_reserve(schedule, rules, self.chernoff, self.d_max, n, self.expected_capacity)


def with_reserve(schedule, rules, chernoff, d_max, n, expected_capacity=np.inf):
    """Return the rates of `thm_5_2` with n in place of C in the reserve,
    whether or not d_max bounds the delays.
    """
    z = schedule.z
    nu_t = 2 * schedule.running("H_t", 1 / schedule.t)
    m = (1 + chernoff) * nu_t / min(rules.C, expected_capacity) * (d_max + 1)
    m = max(1.0, m) if isinstance(m, float) else np.maximum(1.0, m)  # of one round, or of many
    a_t = schedule.arrived("a_t", z * z) + n * (m * m)
    b_t = schedule.arrived("b_t", z * schedule.delays) + n * m * d_max
    return by_regime(rules, a_t, b_t)
