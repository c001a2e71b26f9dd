"""Theorems 5.1 and 5.2 calibrated: p_t = min{1, c / d_t}, and 1 if d_t = 0,
with the largest c allowed.

Whatever the delays, round t finds at most as many rounds pending as the sum N_t of independent
coins with probabilities min{1, c / k}, k = 1, ..., t − 1. Delays that all end in round t attain it.
So the overflow of a game is largest in its last round, P(N_T >= C), and a ratio of Gamma
functions gives this number, however long the game is. The schedulers are
`schedulers.CalibratedBernoulli` and `CalibratedPareto`.

Rounds T and capacities C are integers of at least 1; the scale c is a rational number or float
above 0; the overflow probability δ is in (0, 1). Source: "The best known bounds"
(past:calibrated).
"""

import math
from dataclasses import dataclass

import numpy as np
import sympy as sp

from delay_scheduling.overflow import PRECISIONS, balls, check_delta, exact
from delay_scheduling.rates import blind, by_regime
from delay_scheduling.symbols import C, D, K, T, d_max, delta, scale
from delay_scheduling.theorems.bound import Bound, known_longest, longest_delay, plain_numbers
from delay_scheduling.theorems.thm_5_2 import pending_rounds
from delay_scheduling.validation import capacity, integer, positive, require

ACCURATE = 60  # bits, of a probability
CLOSE = 1 - 1e-12  # what `largest_scale` is at least, over the supremum


def generating(T, scale, points):
    """Return E[x^N_T] for each x, N_T being the sum of coins min{1, c / k}, k = 1, ...,
    T − 1; balls for `acb` x.

    The first ⌊c⌋ coins always fall. The others, with probability c / k for k = J + 1, ..., T − 1,
    give Π (k − c + c x) / k = Γ(T − c + c x) Γ(J + 1) / (Γ(J + 1 − c + c x) Γ(T)).
    """
    flint = balls()
    c = exact(scale)
    certain = min(math.floor(scale), T - 1)
    first = flint.arb(certain + 1)
    number = T - 1 - certain
    start = first - c
    whole = first.rising(number)
    return [x**certain * (start + c * x).rising(number) / whole for x in points]


def largest_overflow(T, C, scale):
    """Return P(N_T >= C), a ball: the largest P(|S_t^0| = C) over all rounds t <= T and all delays.

    For Pareto proxy delays it is an upper bound: a round that leaves early may have kept another
    one out.

    One slot and c = 1/2: round 3 finds it free if rounds 1 and 2 both stay out, with probability
    3/4 · 1/2.

    >>> float(largest_overflow(T=3, C=1, scale=0.5))
    0.625
    """
    integer("T", T, least=1)
    capacity(C)
    positive("scale", scale, finite=False)
    flint = balls()
    for precision in PRECISIONS:
        with flint.ctx.workprec(precision):
            found = overflow(T, C, scale)
        if found == 0 or found.rel_accuracy_bits() >= ACCURATE:
            return found
    raise ArithmeticError(f"the probability is not known with {PRECISIONS[-1]} bits")


def overflow(T, C, scale):
    """Return P(N_T >= C), a ball, as precise as the context allows.

    The sum over M-th roots of unity counts each N_T by its remainder modulo M: more than it should
    if N_T >= M.
    """
    flint = balls()
    if C >= T:
        return flint.arb(0)
    if scale >= C:
        return flint.arb(1)
    M, beyond = enough_points(T, C, scale)
    total = flint.arb(C)
    roots = [flint.acb(flint.arb(2 * j) / M).exp_pi_i() for j in range(1, M // 2 + 1)]
    for j, (root, value) in enumerate(zip(roots, generating(T, scale, roots), strict=True), 1):
        below = (1 - root ** (-C)) / (1 - root**-1)  # Σ x^−i over i < C
        total += (1 if 2 * j == M else 2) * (value * below).real
    return 1 - total / M + beyond.union(0)


def enough_points(T, C, scale):
    """Return a number M of at least C, and Chernoff's bound on P(N_T >= M),
    a ball that the precision cannot see.
    """
    flint = balls()
    c = exact(scale)
    certain = min(math.floor(scale), T - 1)
    mean = certain + c * (flint.arb(T).digamma() - flint.arb(certain + 1).digamma())
    M = C
    tiny = flint.arb(2) ** -flint.ctx.prec
    while not (M > mean and (beyond := (M - mean + M * (mean / M).log()).exp()) < tiny):
        M += 1 + M // 4
    return M, beyond


def largest_scale(T, C, delta):
    """Return the largest c with which the overflow probability is at most δ whatever the delays,
    a float.

    It is rounded down, by a factor above 1 − 10^−12. Infinite if C >= T: the slots never run out.

    Two rounds, one slot: round 2 finds it taken with probability min{1, c}.

    >>> round(largest_scale(T=2, C=1, delta=0.25), 9)
    0.25
    """
    integer("T", T, least=1)
    capacity(C)
    check_delta(delta)
    if C >= T:
        return math.inf
    low = 0.0
    high = float(C)
    while low < high * CLOSE:  # P(N_T >= C) increases in c
        middle = (low + high) / 2
        low, high = (middle, high) if is_rare(T, C, middle, delta) else (low, middle)
    return low


def is_rare(T, C, scale, delta):
    """Tell whether P(N_T >= C) <= δ, by balls of growing precision; equality,
    which they cannot tell, is no.
    """
    flint = balls()
    for precision in PRECISIONS[:5]:
        with flint.ctx.workprec(precision):
            margin = exact(delta) - overflow(T, C, scale)
        if margin > 0 or margin < 0:
            return bool(margin > 0)
    return False


def least_price(T, C, delta):
    """Return a number κ below which no precommitted scheduler guarantees 1 / p_t <= 1 + κ d_t,
    a float.

    It solves Σ_{k < T} 1 / (1 + κ k) = C / (1 − δ), and is 0 if C / (1 − δ) >= T − 1.

    Source: P.23 (past:logarithm).

    1/2 + 1/3 + 1/4 = 13/12, so κ = 1 for δ = 1/13.

    >>> round(least_price(T=4, C=1, delta=1 / 13), 9), least_price(T=4, C=3, delta=0.5)
    (1.0, 0.0)
    """
    integer("T", T, least=1)
    capacity(C)
    check_delta(delta)
    most = C / (1 - delta)
    waits = np.arange(1, T)
    low = 0.0
    high = float(T) if most < T - 1 else 0.0
    while low < high * CLOSE:
        price = (low + high) / 2
        low, high = (low, price) if math.fsum(1 / (1 + price * waits)) <= most else (price, high)
    return low


# The clairvoyant game, then the preemptive one without clairvoyance


def numbers(instance, rules, scale, delta):
    """Return the numbers of the theorem."""
    require(rules.clairvoyant, "rules", "clairvoyance, which the rates need", rules)
    return plain_numbers(instance, rules) | {"c": scale, "delta": delta}


hypotheses = (
    ("K at least 1", lambda regime, n: n["K"] >= 1),
    (
        "an overflow of probability at most delta",
        lambda regime, n: is_rare(n["T"], n["C"], n["c"], n["delta"]),
    ),
)
weights = T + D / scale  # Σ 1 / p_t at most
full_rounds = delta * sp.Max(0, T - C)


def adaptive_bound(weights, waits=D):
    """Return the bound of rates that learn Σ 1 / p_t and Σ d_t on the way."""
    return {
        "bandit": (4 * sp.sqrt(K) - 2) * sp.sqrt(weights)
        + 2 * sp.sqrt(2) * sp.sqrt(waits * sp.log(K)),
        "full-information": sp.sqrt(sp.log(K)) * sp.sqrt(weights + 8 * waits),
    }


expr = {regime: line + full_rounds for regime, line in adaptive_bound(weights).items()}
bound = Bound("The calibrated theorem", "past:calibrated", expr, hypotheses, numbers)


@blind
def rates(schedule, rules):
    """Return a_t = Σ_{s <= t} μ_s, b_t = 2 Σ d_s, with μ_s = 1 / p_s;
    b_t = Σ (μ_s / 4 + 2 d_s) in full information.

    Source: P.22 (past:calibrated).
    """
    require(rules.clairvoyant, "rules", "clairvoyance, which the rates need", rules)
    a_t = schedule.running("a_t", 1 / schedule.p)
    b_t = schedule.running("b_t", schedule.delays)
    return by_regime(rules, a_t, 2 * b_t, share=1 / 4)


def preemptive_numbers(instance, rules, scale, delta, d_max=None):
    """Return the numbers of the theorem for preemptive, non-clairvoyant games;
    the known bound on delays is the largest one if none is given.
    """
    require(rules.preemptive, "rules", "preemption, which Pareto proxy delays need", rules)
    return (
        plain_numbers(instance, rules)
        | {"c": scale, "delta": delta}
        | longest_delay(instance, d_max)
    )


mu_max = sp.Max(1, d_max / scale)
preemptive_expr = {
    "bandit": bound.expr["bandit"]
    + sp.sqrt(6) * sp.sqrt(pending_rounds * mu_max * (K * mu_max + sp.log(K) * d_max)),
    "full-information": bound.expr["full-information"]
    + sp.sqrt(sp.log(K)) * sp.sqrt(pending_rounds * mu_max * (mu_max + 8 * d_max)) / 2,
}
preemptive = Bound(
    "The calibrated theorem, preemptive and not clairvoyant",
    "past:patience",
    preemptive_expr,
    (*hypotheses, known_longest),
    preemptive_numbers,
)


def with_reserve(schedule, rules, weight, d_max):
    """Return a_t = Σ z_s² + n w_t², b_t = 2 (Σ z_s d_s + n w_t d_max);
    in full information b_t = a_t / 4 + this.

    The sums are over the rounds whose feedback has arrived before round t; n = min{C, d_max + 1}
    rounds may wait, d_max being a known bound on the delays. The weight w_t, a number or an array
    of shape (T,), is at least every weight that may still arrive.
    """
    z = schedule.z
    longest = schedule.longest
    require(longest <= d_max, "d_max", f"at least the largest delay, {longest}", d_max)
    n = min(rules.C, d_max + 1)
    a_t = schedule.arrived("a_t", z * z) + n * weight * weight
    b_t = schedule.arrived("b_t", z * schedule.delays) + n * weight * d_max
    return by_regime(rules, a_t, 2 * b_t, share=1 / 4)


@dataclass(frozen=True)
class PreemptiveRates:
    """The rule of `with_reserve` with weights of at most μ = max{1, d_max / c},
    for the scale c of the scheduler.

    The known bound on the delays, d_max, is an integer of at least 0. Source: P.25
    (past:patience).
    """

    scale: float
    d_max: int

    def __post_init__(self):
        positive("scale", self.scale, finite=False)
        integer("d_max", self.d_max, least=0)

    def __call__(self, schedule, rules):
        return with_reserve(schedule, rules, max(1.0, self.d_max / self.scale), self.d_max)
