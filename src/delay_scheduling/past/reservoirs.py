"""Reservoirs: no logarithm, for every number of slots, in preemptive games and in clairvoyant ones.

Each slot keeps a round drawn uniformly from those that came by since it was free. So z_t has mean 1
given the past, and the age a_t has the number of waiting rounds of the slot as its mean, seen or
not: Σ E[1 / p_t] is at most T + 2 D / C, with Σ ⌊d_t / C⌋ in place of D / C even. In a clairvoyant
game it is known when a round begins whether it will be displaced. If it will, it is not tracked:
the same rounds are observed, p_t is known at once, and no round is released.

Schedulers: `schedulers.Reservoirs`, `schedulers.ClairvoyantReservoirs`.

Source: the chapter "Reservoirs and stairs" (past:reservoirs, past:announced, past:unknown).
"""

import math
from dataclasses import dataclass

import numpy as np
import sympy as sp

from delay_scheduling.past import calibrated
from delay_scheduling.past.calibrated import adaptive_bound
from delay_scheduling.rates import adaptive, blind
from delay_scheduling.symbols import C, D, K, T, d_max
from delay_scheduling.theorems.bound import Bound, known_longest, longest_delay, plain_numbers
from delay_scheduling.theorems.thm_5_2 import pending_rounds
from delay_scheduling.validation import integer, positive, require

weights = T + 2 * D / C  # Σ E[1 / p_t] at most
log = sp.log(K)
one_arm = (("K at least 1", lambda regime, n: n["K"] >= 1),)


def constant_bound(weights):
    """Return the bound of constant rates for known Σ E[1 / p_t] and D."""
    return {
        "bandit": sp.sqrt(2) * (2 * sp.sqrt(K) - 1) * sp.sqrt(weights) + 2 * sp.sqrt(D * log),
        "full-information": sp.sqrt(log / 2) * sp.sqrt(weights + 8 * D),
    }


def tuned_bound(weights):
    """Return the bound of constant rates with the best α, α² = 2 (1 − 1 / √K) / Σ E[1 / p_t]."""
    return {
        "bandit": 2 * sp.sqrt(2) * sp.sqrt(K - sp.sqrt(K)) * sp.sqrt(weights)
        + 2 * sp.sqrt(D * log),
        "full-information": constant_bound(weights)["full-information"],
    }


# Clairvoyant and not preemptive; neither T nor D is known. D counts delays in full, beyond the end
# of the game as well: a player that does not know T cannot cut them. `past.skipping` is for delays
# that may have no end.


def clairvoyant_numbers(instance, rules):
    """Return the numbers of the theorem."""
    require(rules.clairvoyant, "rules", "clairvoyance, which scheduler and rates need", rules)
    return plain_numbers(instance, rules)


clairvoyant = Bound(
    "The theorem of the clairvoyant reservoirs",
    "past:announced",
    adaptive_bound(weights),
    one_arm,
    clairvoyant_numbers,
)
clairvoyant_rates = calibrated.rates


# Preemptive and not clairvoyant, T and D known


def numbers(instance, rules):
    """Return the numbers of the theorem."""
    require(rules.preemptive, "rules", "preemption, which reservoirs need", rules)
    return plain_numbers(instance, rules)


bound = Bound(
    "The theorem of the reservoirs", "past:reservoirs", constant_bound(weights), one_arm, numbers
)


@dataclass(frozen=True)
class ConstantRates:
    """The rule α = √(share / M), β = √(log K / D),
    or β = √(log K / (M / 8 + D)) in full information.

    A subclass gives M, which Σ 1 / p_t does not exceed, as `most`, and perhaps another `share`. T
    and D, integers of at least 1 and 0, are the number of rounds and the total delay, or upper
    bounds.
    """

    T: int
    D: int

    def __post_init__(self):
        integer("T", self.T, least=1)
        integer("D", self.D, least=0)

    def share(self, K):
        """Return what α² M is for K arms."""
        return 2

    @staticmethod
    def best_share(K):
        """Return the share with the least bound, 2 (1 − 1 / √K), or 1 for one arm, which has no
        regret.
        """
        return 2 * (1 - 1 / math.sqrt(K)) if K > 1 else 1.0

    @blind
    def __call__(self, schedule, rules):
        require(schedule.T <= self.T, "T", f"at least the number of rounds, {schedule.T}", self.T)
        same = np.ones(schedule.T)
        if rules.regime == "bandit":
            return adaptive(rules, same * (self.most / self.share(rules.K)), same * float(self.D))
        return adaptive(rules, None, same * (self.most / 8 + self.D))


@dataclass(frozen=True)
class KnownRates(ConstantRates):
    """The rule of `ConstantRates` with M = T + κ D.

    The number κ, above 0, is such that the scheduler keeps Σ 1 / p_t <= T + κ D.

    Source: P.1 (past:reservoirs), with κ = 2 / C.
    """

    price: float

    def __post_init__(self):
        super().__post_init__()
        positive("price", self.price)

    @property
    def most(self):
        """M."""
        return self.T + self.price * self.D


@dataclass(frozen=True)
class TunedRates(KnownRates):
    """The rule of `KnownRates` with the best α,
    for `Reservoirs` and `ClairvoyantReservoirs` alike: `tuned_bound`.
    """

    def share(self, K):
        return self.best_share(K)


# Preemptive and not clairvoyant, the largest delay known
omega = sp.Symbol("omega", positive=True)  # at least E[w_T], the largest weight that may still come
spread = {
    "bandit": 2 * sp.sqrt(K) * omega + sp.sqrt(2 * omega * d_max * log),
    "full-information": sp.sqrt(log) * (omega / 2 + sp.sqrt(2 * omega * d_max)),
}


def factorial_steps(T):
    """Return J, the least integer with J! >= T."""
    return next(J for J in range(T + 1) if math.factorial(J) >= T)


def unknown_numbers(instance, rules, d_max=None):
    """Return the numbers of the theorem; the known bound on the delays is the largest one if none
    is given.
    """
    delays = longest_delay(instance, d_max)
    weight = (1 + delays["d_max"] / rules.C) * (factorial_steps(instance.T) + 3)
    return numbers(instance, rules) | delays | {"omega": weight}


unknown_expr = {
    regime: line + sp.sqrt(pending_rounds) * spread[regime]
    for regime, line in clairvoyant.expr.items()
}
unknown = Bound(
    "The theorem of the reservoirs, T and D unknown",
    "past:unknown",
    unknown_expr,
    (*one_arm, known_longest),
    unknown_numbers,
)


@dataclass(frozen=True)
class PatientRates:
    """The rule of `calibrated.with_reserve` with the weight w_t = 1 + ⌊d_max / C⌋ + max a_s,
    over s <= t.

    The known bound on the delays, d_max, is an integer of at least 0. Source: P.3
    (past:unknown).
    """

    d_max: int

    def __post_init__(self):
        integer("d_max", self.d_max, least=0)

    def __call__(self, schedule, rules):
        oldest = schedule.largest("a_t", schedule.ages)
        return calibrated.with_reserve(
            schedule, rules, 1.0 + self.d_max // rules.C + oldest, self.d_max
        )
