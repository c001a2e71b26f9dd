"""Theorems 5.1 and 5.2 for schedulers with p_t = min{1, c / d_t} and the largest c allowed, constants improved."""

from dataclasses import dataclass

import sympy as sp

from delay_scheduling.calibrated import is_rare
from delay_scheduling.rates import adaptive, blind
from delay_scheduling.symbols import C, D, K, T, d_max, delta, scale
from delay_scheduling.theorems.bound import Bound, plain_numbers
from delay_scheduling.theorems.thm_5_2 import pending_rounds
from delay_scheduling.validation import integer, positive, require


def numbers(instance, rules, scale, delta):
    """Return the numbers of the theorem."""
    require(rules.clairvoyant, "rules", "clairvoyance, which the rates need", rules)
    return plain_numbers(instance, rules) | {"c": scale, "delta": delta}


hypotheses = (
    ("K at least 1", lambda regime, n: n["K"] >= 1),
    ("an overflow of probability at most delta", lambda regime, n: is_rare(n["T"], n["C"], n["c"], n["delta"])),
)
weights = T + D / scale  # Σ 1 / p_t at most
full_rounds = delta * sp.Max(0, T - C)
bound = Bound(
    name="The calibrated theorem",
    label="past:calibrated",
    expr={
        "bandit": (4 * sp.sqrt(K) - 2) * sp.sqrt(weights) + 2 * sp.sqrt(2) * sp.sqrt(D * sp.log(K)) + full_rounds,
        "full-information": sp.sqrt(sp.log(K)) * sp.sqrt(weights + 8 * D) + full_rounds,
    },
    hypotheses=hypotheses,
    numbers=numbers,
)


@blind
def rates(schedule, rules):
    """Return a_t = Σ_{s <= t} μ_s, b_t = 2 Σ d_s, with μ_s = 1 / p_s; b_t = Σ (μ_s / 4 + 2 d_s) in full information.

    Source: Calibrated 2 (past:calibrated).
    """
    require(rules.clairvoyant, "rules", "clairvoyance, which the rates need", rules)
    a_t, b_t = schedule.running("a_t", 1 / schedule.p), schedule.running("b_t", schedule.delays).astype(float)
    return adaptive(rules, a_t, 2 * b_t) if rules.regime == "bandit" else adaptive(rules, None, a_t / 4 + 2 * b_t)


def preemptive_numbers(instance, rules, scale, delta, d_max=None):
    """Return the numbers of the theorem for hidden delays; their known bound is the largest one if none is given."""
    require(rules.preemptive, "rules", "preemption, which Pareto proxy delays need", rules)
    longest = {"longest": instance.d_max, "d_max": instance.d_max if d_max is None else d_max}
    return plain_numbers(instance, rules) | {"c": scale, "delta": delta} | longest


mu_max = sp.Max(1, d_max / scale)
preemptive = Bound(
    name="The calibrated theorem for hidden delays",
    label="past:patience",
    expr={
        "bandit": bound.expr["bandit"]
        + sp.sqrt(6) * sp.sqrt(pending_rounds * mu_max * (K * mu_max + sp.log(K) * d_max)),
        "full-information": bound.expr["full-information"]
        + sp.sqrt(sp.log(K)) * sp.sqrt(pending_rounds * mu_max * (mu_max + 8 * d_max)) / 2,
    },
    hypotheses=(*hypotheses, ("d_max at least every delay", lambda regime, n: n["d_max"] >= n.get("longest", 0))),
    numbers=preemptive_numbers,
)


@dataclass(frozen=True)
class PreemptiveRates:
    """The rule a_t = Σ z_s² + n μ², b_t = 2 (Σ z_s d_s + n μ d_max).

    In full information b_t = 2 Σ (z_s² / 8 + z_s d_s) + 2 n μ (μ / 8 + d_max). The sums are over the rounds whose
    feedback has arrived before round t; n = min{C, d_max + 1} rounds may wait, each with a weight of at most
    μ = max{1, d_max / c}.

    Source: Calibrated 5 (past:patience).

    Parameters
    ----------
    scale : c, that of the scheduler.
    d_max : known bound on the delays, an integer of at least 0.
    """

    scale: float
    d_max: int

    def __post_init__(self):
        positive("scale", self.scale, finite=False)
        integer("d_max", self.d_max, least=0)

    def __call__(self, schedule, rules):
        """Return the rates of a schedule."""
        z, longest = schedule.z, schedule.delays.max()
        require(longest <= self.d_max, "d_max", f"at least the largest delay, {longest}", self.d_max)
        n, m = min(rules.C, self.d_max + 1), max(1.0, self.d_max / self.scale)
        a_t = schedule.arrived("a_t", z**2) + n * m * m
        b_t = schedule.arrived("b_t", z * schedule.delays) + n * m * self.d_max
        return adaptive(rules, a_t, 2 * b_t) if rules.regime == "bandit" else adaptive(rules, None, a_t / 4 + 2 * b_t)
