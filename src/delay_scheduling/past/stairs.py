"""Stairs: neither clairvoyance nor preemption, a regret of order √T from log T slots on.

Round t goes to the first group with a free slot, and is tracked with probability p ρ^−j in group j
= 0, 1, ..., n. Each step j < n has w slots, the last group all others, L = C − n w. If group j − 1
is full, its w slots hold rounds that were tracked with probability p ρ^−(j − 1), and (ρ^j − ρ^(j −
1)) ρ^−(j − 1) = ρ − 1 is what each round that they wait costs. So Σ E[1 / p_t] is at most T / p +
(ρ − 1) D / w, a lost round counted as 1, and at most p ρ^−n D / L rounds are lost on average. For a
given κ = (ρ − 1) / w, steps of one slot fall the most, as (1 + κ)^w >= 1 + κ w.

No step knows a delay or T. Only the last probability must be small, about 1 / T: an upper bound on
T will do, and ρ feels its logarithm alone.

Scheduler: `schedulers.Stairs`.

Source: the chapters "Reservoirs and stairs" (past:stairs) and "The best known bounds" (past:best).
"""

import itertools
import math
from dataclasses import dataclass
from functools import cache

import sympy as sp

from delay_scheduling.arithmetic import log_of
from delay_scheduling.compiled.elementary import power
from delay_scheduling.past.reservoirs import ConstantRates, adaptive_bound, one_arm
from delay_scheduling.rates import by_regime, made_for
from delay_scheduling.schedulers import Stairs
from delay_scheduling.symbols import C, D, K, T, probability
from delay_scheduling.theorems.bound import Bound, plain_numbers
from delay_scheduling.validation import capacity, integer, require

rho, width = sp.symbols("rho w", positive=True)
steps = sp.Symbol("steps", nonnegative=True)  # n
last = C - steps * width  # L
price = (rho - 1) / width  # κ
weights = T / probability + price * D  # Σ E[1 / p_t] at most
lost = probability * rho**-steps * D / last  # E[number of lost rounds] at most
hypotheses = (
    *one_arm,
    ("rho at least 1", lambda regime, n: n["rho"] >= 1),
    ("p in (0, 1]", lambda regime, n: 0 < n["p"] <= 1),
    ("a slot for each group", lambda regime, n: n["C"] > n["steps"] * n["w"] and n["w"] >= 1),
)


def shape(stairs):
    """Return the numbers of a scheduler `Stairs`."""
    return {
        "rho": stairs.ratio if stairs.steps else 1,
        "steps": stairs.steps,
        "w": stairs.width,
        "p": stairs.first,
    }


def numbers(instance, rules, stairs):
    """Return the numbers of the theorem for a scheduler `Stairs`."""
    return plain_numbers(instance, rules) | {"C": min(rules.C, 1e300)} | shape(stairs)


# Whatever T and D
expr = {regime: line + lost for regime, line in adaptive_bound(weights).items()}
bound = Bound("The theorem of the stairs", "past:stairs", expr, hypotheses, numbers)


@made_for(preempts=False)
def rates(schedule, rules):
    """Return a_t = Σ_{s <= t} 1 / p_s, b_t = 2 Σ Y_s;
    b_t = Σ (1 / (4 p_s) + 2 Y_s) in full information.

    Y_s is the sum of the weights of the rounds in the tracking set at the start of round s. It is
    known then, for without preemption whatever is tracked is observed. Source: P.4
    (past:stairs).
    """
    a_t = schedule.running("a_t", 1 / schedule.p)
    b_t = schedule.running("b_t", schedule.held("Y_t", schedule.z))
    return by_regime(rules, a_t, 2 * b_t, share=1 / 4)


def for_rounds(T, C, steps=None):
    """Return stairs for T rounds or fewer: p ρ^−j = ρ^−(j + 1) falls from 1 / ρ to ρ / T,
    with ρ = T^(1 / (n + 2)).

    T and C are integers of at least 1; there are n steps, from 0 to C − 1, or C − 1 if none are
    given.

    >>> found = for_rounds(T=81, C=3)
    >>> round(found.ratio, 12), found.steps, round(found.first, 12)
    (3.0, 2, 0.333333333333)
    """
    integer("T", T, least=1)
    capacity(C)
    n = C - 1 if steps is None else steps
    require(0 <= n < C, "steps", f"an integer from 0 to {C - 1}", n)
    ratio = float(power(float(T), 1 / (n + 2)))
    return Stairs(ratio, n, first=1 / ratio)


def with_certain_first(T, C):
    """Return stairs for T rounds or fewer whose first group tracks every round: p = 1,
    steps of one slot, and probabilities ρ^−j that fall to ρ / T, with ρ = T^(1 / C).

    T is an integer of at least 1, and C one of at least 2. The theorem is that of all stairs, with
    p = 1: the first term under the root is T, not T^(1 / (C + 1)) T as for `for_rounds`, so that
    nothing is lost as long as nothing waits. In return ρ is larger, T^(1 / C) in place of
    T^(1 / (C + 1)): a round that never ends takes the first slot for certain, and C − 1 slots are
    left for the others. With one slot this is not possible: if round 1 is tracked for certain and
    never ends, nothing is ever observed, and a regret of order T with D <= T follows.

    >>> found = with_certain_first(T=81, C=4)
    >>> round(found.ratio, 12), found.steps, found.first
    (3.0, 3, 1.0)
    """
    integer("T", T, least=1)
    capacity(C)
    require(C >= 2, "C", "at least 2 slots", C)
    ratio = float(power(float(T), 1 / C))
    return Stairs(ratio, C - 1)


# Known T and D
known_expr = {
    "bandit": 2 * sp.sqrt(2) * sp.sqrt(K - sp.sqrt(K)) * sp.sqrt(weights)
    + 2 * sp.sqrt(D * sp.log(K))
    + lost,
    "full-information": sp.sqrt(sp.log(K) / 2) * sp.sqrt(weights + 8 * D) + lost,
}
known = Bound(
    "The theorem of the stairs, T and D known", "past:best", known_expr, hypotheses, numbers
)


@dataclass(frozen=True)
class KnownRates(ConstantRates):
    """The rule of `ConstantRates` with M = T / p + (ρ − 1) D / w and α = √(2 (1 − 1 / √K) / M),
    for these stairs.

    Source: P.14 (past:best).
    """

    stairs: Stairs

    def share(self, K):
        return self.best_share(K)

    @property
    def most(self):
        """M."""
        climb = (self.stairs.ratio - 1) / self.stairs.width * self.D if self.stairs.steps else 0.0
        return self.T / self.stairs.first + climb


CLOSE = 1 + 1e-6  # the search ends when no factor above this, on ρ − 1 and p, gives less


def tuned(T, D, rules):
    """Return stairs, with steps of one slot, whose bound by `known` is nearly the least:
    any stairs give a valid one.

    T and D are integers of at least 1 and 0; the capacity of the rules is finite.

    With one slot there is no step, and p = (2 (K − √K) T / D²)^(1/3).

    >>> from delay_scheduling.game import Rules
    >>> found = tuned(T=1000, D=1000, rules=Rules(K=4, C=1))
    >>> found.steps, round(found.first, 3)
    (0, 0.159)
    """
    integer("T", T, least=1)
    integer("D", D, least=0)
    capacity(rules.C)
    bandit = rules.regime == "bandit"
    K = rules.K
    C = rules.C
    if D == 0 or K == 1:
        return Stairs(1.0, 0)
    cost, free = (8 * (K - math.sqrt(K)), 0) if bandit else (log_of(K) / 2, 8 * D)

    @cache
    def promise(n, climb, p):
        rounds = p * D / (C - n) / math.prod([1 + climb] * n)
        return math.sqrt(cost * (T / p + climb * D * (n > 0) + free)) + rounds

    starts = [(n, 1 / C, 1.0) for n in {0, C // 2, C - 1}]
    _, (n, climb, p) = min(descended(promise, start, C) for start in starts)
    return Stairs(1 + climb if n else 1.0, n, first=p)


def descended(promise, start, C):
    """Return the least bound that is found by changing n, ρ − 1 and p by less and less,
    with these numbers.
    """
    best = (promise(*start), start)
    hop = C
    factor = 16.0
    while factor > CLOSE:
        _, (n, climb, p) = best
        near = (
            (min(max(n + more, 0), C - 1), climb * up, min(1.0, p * often))
            for more in (-hop, 0, hop)
            for up, often in itertools.product((1 / factor, 1.0, factor), repeat=2)
        )
        found = min((promise(*point), point) for point in near)
        if found < best:
            best = found
        else:
            hop = -(-hop // 2)
            factor = math.sqrt(factor)
    return best
