"""What a player is promised who is told this much: the least over all theorems that ask for no more.

All delays are d, and δ = T^(−1/2) where a theorem leaves the choice. All players but those who are told d need not know
that delays are equal. Numbers that a theorem leaves free (batches, groups, ratios, probabilities) are chosen best for
the game, as far as the player is told what the choice takes. Source: the chapter "The best known bounds" (past:best).
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache

import numpy as np
import sympy as sp

from delay_scheduling.arithmetic import in_order
from delay_scheduling.game import Rules
from delay_scheduling.overflow import smallest_chernoff
from delay_scheduling.past import best, calibrated, reservoirs, stairs
from delay_scheduling.schedulers import normalizers
from delay_scheduling.symbols import C, T, d, scale
from delay_scheduling.theorems import cor_h_2, cor_h_3, thm_3_2, thm_5_1, thm_5_2
from delay_scheduling.theorems.bound import compiled, names_of
from delay_scheduling.validation import capacity, integer, require

PRINTED, PROOF, OURS = STAGES = range(3)
NEAR = 1 + 1e-6  # floats are far closer to what they stand for
LARGE = 1e300  # stands for an infinite scale: 1 / c is then 0


def nothing(rules, n):
    """Return the choice of a theorem without free numbers."""
    return ({},)


def several_slots(rules, n):
    """Return the choice of a theorem for two slots or more."""
    return ({},) if rules.C >= 2 else ()


def batches(rules, n):
    """Return size b, number of batches, and number of learners that take turns, for growing b with b (C − 1) >= d."""
    b = cor_h_3.smallest_batch(n["d_max"], rules.C)
    sizes = () if b is None else range(b, max(b, n["d_max"]) + 1)
    return [{"b": b, "N": -(-n["T"] // b), "n": -(-n["d_max"] // b) + 1} for b in sizes]


def smallest_batches(rules, n):
    """Return the smallest batches, if there are any."""
    return batches(rules, n)[:1]


def best_batches(rules, n):
    """Return the batches with the least n ⌈T / b⌉ b², what turns cost."""
    return sorted(batches(rules, n), key=lambda size: size["n"] * size["N"] * size["b"] ** 2)[:1]


def climbs(rules, n):
    """Return stairs for so many rounds: each number of steps is a player of its own, who knows T only.

    Those whose promise is plainly not the least are left out: floats, many times faster, tell.
    """
    found = [stairs.shape(stairs.for_rounds(n["T"], rules.C, steps)) for steps in range(rules.C)]
    expr = stairs.bound.expr[rules.regime]
    names, promise = names_of(expr), compiled(expr, "math")
    roughly = [promise(*(float((n | free)[name]) for name in names)) for free in found]
    return [free for free, rough in zip(found, roughly, strict=True) if rough <= min(roughly) * NEAR]


def best_climb(rules, n):
    """Return stairs for so many rounds and so much delay."""
    return (stairs.shape(stairs.tuned(n["T"], n["D"], rules)),)


@dataclass(frozen=True)
class Line:
    """Hold one promise: the short name of its theorem (5.1, H.2, S2 for Square 2), and PRINTED, PROOF or OURS.

    Its player must be told, or allowed, what it asks: words of `TOLD`, with spaces between them. The choices are a
    function from rules and the numbers of the game to what the theorem leaves free; nothing if it fails.
    """

    name: str
    stage: int
    asks: str
    expr: Mapping
    choices: Callable[[Rules, dict], Iterable[dict]] = nothing


TOLD = "announced", "dropping", "T", "D", "d_max", "d"  # announced when a round begins; rounds may be dropped
turns = T * sp.floor(d / C)  # Σ ⌊d_t / C⌋
by_coins = {regime: expr.subs(best.weights, T * sp.Max(1, d / scale)) for regime, expr in best.announced.items()}
few_slots = {regime: expr.subs(C, sp.Min(C, cor_h_2.limit[regime])) for regime, expr in best.known.items()}
LINES = (
    Line("5.1", PRINTED, "announced T", thm_5_1.bound.expr),
    Line("5.1", PROOF, "announced T", best.clairvoyant),
    Line("C2", OURS, "announced T", by_coins),
    Line("S1", OURS, "dropping T D", reservoirs.constant_bound(T + 2 * turns)),
    Line("S2", OURS, "announced", reservoirs.adaptive_bound(T + 2 * turns)),
    Line("S2", OURS, "announced T D", reservoirs.constant_bound(T + 2 * turns)),
    Line("S3", OURS, "dropping d_max", reservoirs.unknown.expr),
    Line("5.2", PRINTED, "dropping T d_max", thm_5_2.bound.expr),
    Line("5.2", PROOF, "dropping T d_max", best.preemptive),
    Line("5.2", OURS, "dropping T d_max", thm_5_2.repaired.expr),
    Line("C5", OURS, "dropping T d_max", calibrated.preemptive.expr),
    Line("S4", OURS, "T", stairs.bound.expr, climbs),
    Line("B2", OURS, "T D", stairs.known.expr, best_climb),
    Line("H.2", PRINTED, "T D", cor_h_2.any_capacity.expr),
    Line("H.2", PROOF, "T D", few_slots),
    Line("H.3", PRINTED, "d_max", cor_h_3.bound.expr, several_slots),
    Line("H.3", PROOF, "d_max", best.batched, smallest_batches),
    Line("B1", OURS, "d_max", best.in_batches, smallest_batches),
    Line("3.2", PRINTED, "d", thm_3_2.bound.expr),
    Line("3.2", OURS, "d", thm_3_2.one_slot.expr),
    Line("B3", OURS, "T d", best.spaced),
    Line("B3", OURS, "T d", best.in_turns, best_batches),
)
PLAYERS = {
    "announced": "announced",
    "announced, T": "announced T",
    "dropping, T, D": "dropping T D",
    "dropping, d_max": "dropping T d_max",
    "T": "T",
    "T, D": "T D",
    "d_max": "d_max",
    "all of these": "announced dropping T D d_max",
    "T, d": "announced T D d_max d",  # D = d T, and nothing is left to be announced
}


@cache
def numbers(T, C, d):
    """Return by name the numbers that the formulas ask for, but those that depend on the arms or are free."""
    delta, nu = max(T, 2) ** -0.5, normalizers(T)
    chernoff, c = smallest_chernoff(C, delta), LARGE if C >= T else calibrated.largest_scale(T, C, delta)
    found = {"T": T, "C": C, "d": d, "D": d * T, "V": d * T, "d_max": d, "delta": delta, "chernoff": chernoff, "c": c}
    found |= {"omega": (1 + d / C) * (reservoirs.factorial_steps(T) + 3), "nu_T": nu[-1]}
    return found | {"W": in_order(np.maximum(1, (1 + chernoff) * nu / C * (d + 1)))}


@cache
def lines(regime, T, K, C, d):
    """Return pairs of a line and what it promises, infinite where its theorem does not apply.

    Rounds, arms, slots and the delay of each round are integers of at least 1, 2, 1 and 0.

    Four arms, no delay, one slot: three theorems promise (4 √K − 2) √T = 6 · 3.

    >>> found = lines("bandit", T=9, K=4, C=1, d=0)
    >>> [line.name for line, promise in found if abs(promise - 18) < 1e-9]
    ['S2', 'B1', 'B3']
    """
    for name, size, least in (("T", T, 1), ("K", K, 2), ("d", d, 0)):
        integer(name, size, least)
    capacity(C)
    rules, sizes = Rules(K=K, C=C, regime=regime), {"K": K} | numbers(T, C, d)
    choices = ((line, line.choices(rules, sizes)) for line in LINES)
    return tuple(
        (line, min((best.value(line.expr[regime], **sizes | free) for free in found), default=np.inf))
        for line, found in choices
    )


def promised(regime, T, K, C, d, told):
    """Return what a player is promised: printed, by the printed proofs, at best; and the name of the best theorem.

    The player is told words of `TOLD`, with spaces between them; other arguments as for `lines`.

    >>> printed, proof, least, name = promised("bandit", T=10**6, K=8, C=16, d=100, told="dropping T D")
    >>> round(printed), round(proof), round(least), name
    (176835, 176326, 52586, 'S1')
    """
    words = set(told.split())
    require(words <= set(TOLD), "told", f"words of {TOLD}", told)
    found = [(value, line) for line, value in lines(regime, T, K, C, d) if words >= set(line.asks.split())]
    none = [(np.inf, "")]  # below every name
    least = [min(none + [(value, line.name) for value, line in found if line.stage <= stage]) for stage in STAGES]
    return (*(value for value, _ in least), least[OURS][1])
