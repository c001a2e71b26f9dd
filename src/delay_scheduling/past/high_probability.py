"""Reservoirs with probability 1 − 2 δ, in place of the mean, for known T, D, d_max and δ.

Let k = ⌊d_max / C⌋ and W = min{D / C, k T}, let J >= 2 be the least integer with J! >= T / δ, and
L = log((K + 2) / δ).

- A slot is busy up to age J k with probability at most 1 / J!. So all ages are below J k, and all
  z_t at most J k, except with probability δ.
- Σ (z_t − 1) f_t is a martingale for every f_t that is known when round t begins. Its variances add
  up to Σ a_t (f_t − f_h)², where h is what the slot holds: to at most 4 Σ a_t for f_t in [−1, 1].
- Σ a_t less its mean is a martingale, too, with variances of at most k² a_t. By Freedman's
  inequality Σ a_t is at most 2 (W + J k² L).
- So is the sum of z_s z_t over the rounds t that s waits in, with variances of at most
  (J + 3)² d_max² a_t, and its mean is at most D.

The first three give `deviation`, for every learner. With full information and the constant rate
of `ConfidentRates` the regret on the weighted losses is at most 2 √(M log K); M is `inverse`.

Scheduler: `schedulers.Reservoirs`.

Source: the chapter "Capacity is a change of time" (past:high-probability).
"""

import math
from dataclasses import dataclass

import numpy as np
import sympy as sp

from delay_scheduling.past import reservoirs
from delay_scheduling.past.reservoirs import one_arm
from delay_scheduling.rates import Rates, adaptive, blind
from delay_scheduling.symbols import C, D, K, T, d_max, delta
from delay_scheduling.theorems.bound import Bound, evaluated, known_longest, longest_delay
from delay_scheduling.validation import integer, is_number, require

turns = sp.Symbol("k", nonnegative=True)  # ⌊d_max / C⌋
steps = sp.Symbol("J", positive=True)  # ages are below J k
confidence = sp.log((K + 2) / delta)  # L

waits = sp.Min(D / C, turns * T)  # W, at least Σ ⌊d_t / C⌋

ages = 2 * (waits + steps * turns**2 * confidence)  # Σ a_t at most
deviation = 2 * sp.sqrt(2 * ages * confidence) + sp.Rational(4, 3) * steps * turns * confidence
products = D + (steps + 3) * d_max * deviation / 2  # Σ z_s z_t at most
inverse = (T + 2 * ages) / 8 + products  # M; the rate is √(log K / M)
expr = {"full-information": deviation + 2 * sp.sqrt(inverse * sp.log(K))}


def factorial(T, delta):
    """Return J, the least integer of at least 2 with J! >= T / δ.

    >>> factorial(10_000, 0.01), factorial(1, 0.9)
    (10, 2)
    """
    integer("T", T, least=1)
    require(is_number(delta) and 0 < delta < 1, "delta", "a probability in (0, 1)", delta)
    J = 2
    while math.factorial(J) < T / delta:
        J += 1
    return J


def sizes(T, C, d_max, delta):
    """Return the numbers that the formulas need beside K and D, a dict by symbol name."""
    return {
        "T": T,
        "C": C,
        "d_max": d_max,
        "delta": delta,
        "J": factorial(T, delta),
        "k": d_max // C,
    }


def numbers(instance, rules, delta, d_max=None):
    """Return the numbers of the theorem; the known bound on the delays is the largest one if none
    is given.
    """
    require(rules.regime == "full-information", "rules", "full information", rules.regime)
    delays = longest_delay(instance, d_max)
    known = sizes(instance.T, rules.C, delays["d_max"], delta)
    return reservoirs.numbers(instance, rules) | delays | known


bound = Bound(
    "The theorem of the reservoirs, with high probability",
    "past:high-probability",
    expr,
    (*one_arm, known_longest),
    numbers,
)


@dataclass(frozen=True)
class ConfidentRates:
    """The rule β = √(log K / M) with the M of the theorem, `inverse`; full information only.

    T, D and d_max, integers of at least 1, 0 and 0, are the number of rounds, the total and the
    largest delay, or upper bounds; delta is in (0, 1). Source: P.44 (past:high-probability).
    """

    T: int
    D: int
    d_max: int
    delta: float

    def __post_init__(self):
        integer("D", self.D, least=0)
        integer("d_max", self.d_max, least=0)
        factorial(self.T, self.delta)

    @blind
    def __call__(self, schedule, rules) -> Rates:
        require(rules.regime == "full-information", "rules", "full information", rules.regime)
        require(schedule.T <= self.T, "T", f"at least the number of rounds, {schedule.T}", self.T)
        known = sizes(self.T, rules.C, self.d_max, self.delta) | {"K": rules.K, "D": self.D}
        return adaptive(rules, None, np.full(schedule.T, evaluated(inverse, known)))
