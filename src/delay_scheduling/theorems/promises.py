"""What a player is promised who is told this much: the least over all theorems that ask for no more.

All delays are d, and δ = T^(−1/2) where a theorem leaves the choice. All players but those who are told d need not know
that delays are equal.

Source: the chapter "The best known bounds" (past:best).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

import numpy as np
import sympy as sp

from delay_scheduling.arithmetic import in_order
from delay_scheduling.calibrated import largest_scale
from delay_scheduling.crowds import safe_scale
from delay_scheduling.game import Rules
from delay_scheduling.ladder import levels
from delay_scheduling.overflow import smallest_chernoff
from delay_scheduling.schedulers import normalizers
from delay_scheduling.symbols import C, T, d, scale
from delay_scheduling.theorems import (
    best,
    calibrated,
    cor_h_2,
    cor_h_3,
    crowds,
    ladder,
    reservoirs,
    single,
    thm_3_2,
    thm_5_1,
    thm_5_2,
)
from delay_scheduling.validation import capacity, integer, require

PRINTED, PROOF, OURS = STAGES = range(3)
LARGE = 1e300  # stands for an infinite scale: 1 / c is then 0


def anywhere(n):
    """Tell whether a theorem that holds for all parameters applies."""
    return True


def with_batches(n):
    """Tell whether there is a batch size with b (C − 1) >= d."""
    return n["b"] is not None


@dataclass(frozen=True)
class Line:
    """Hold one promise.

    Parameters
    ----------
    name : the short name of its theorem: 5.1, H.2, L7 for Logarithm 7.
    stage : PRINTED, PROOF or OURS.
    asks : what its player must be told, or allowed: words of `TOLD`, with spaces between them.
    expr : from regime to expression.
    holds : predicate on the numbers of `numbers`.
    """

    name: str
    stage: int
    asks: str
    expr: Mapping
    holds: Callable[[dict], bool] = anywhere


TOLD = "announced", "dropping", "T", "D", "d_max", "d"  # announced when a round begins; rounds may be dropped
safe = sp.Symbol("c_safe", positive=True)  # the scale of crowds
by_coins, by_crowds = (
    {r: expr.subs(best.weights, T * sp.Max(1, d / c)) for r, expr in best.announced.items()} for c in (scale, safe)
)
few_slots = {r: expr.subs(C, sp.Min(C, cor_h_2.limit[r])) for r, expr in best.known.items()}
LINES = (
    Line("5.1", PRINTED, "announced T", thm_5_1.bound.expr),
    Line("5.1", PROOF, "announced T", best.clairvoyant),
    Line("C2", OURS, "announced T", by_coins),
    Line("L1", OURS, "announced T", by_crowds),
    Line("L6", OURS, "announced", crowds.one_slot.expr),
    Line("L7", OURS, "announced", crowds.all_slots.expr),
    Line("O5", OURS, "announced", single.bound.expr),
    Line("5.2", PRINTED, "dropping T d_max", thm_5_2.bound.expr),
    Line("5.2", PROOF, "dropping T d_max", best.preemptive),
    Line("5.2", OURS, "dropping T d_max", thm_5_2.repaired.expr),
    Line("C5", OURS, "dropping T d_max", calibrated.preemptive.expr),
    Line("L4", OURS, "dropping d_max", reservoirs.unknown.expr),
    Line("L3", OURS, "dropping T D", reservoirs.bound.expr),
    Line("O1", OURS, "T", ladder.bound.expr, lambda n: n["C_0"] >= 1),
    Line("H.2", PRINTED, "T D", cor_h_2.any_capacity.expr),
    Line("H.2", PROOF, "T D", few_slots),
    Line("B2", OURS, "T D", best.tuned),
    Line("H.3", PRINTED, "d_max", cor_h_3.bound.expr, lambda n: n["C"] >= 2),
    Line("H.3", PROOF, "d_max", best.batched, with_batches),
    Line("B1", OURS, "d_max", best.in_batches, with_batches),
    Line("3.2", PRINTED, "d", thm_3_2.bound.expr),
    Line("3.2", OURS, "d", thm_3_2.one_slot.expr),
    Line("B3", OURS, "T d", best.spaced),
    Line("B3", OURS, "T d", best.in_turns, with_batches),
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
def scales(T, C):
    """Return δ, and for equal delays the scales of calibrated coins and of crowds: infinite if slots never run out."""
    delta = max(T, 2) ** -0.5
    return (delta, *((LARGE, LARGE) if C >= T else (largest_scale(T, C, delta), safe_scale(C, delta))))


@cache
def numbers(T, C, d):
    """Return by name the numbers that the formulas ask for, but those that depend on the arms or on the regime."""
    (delta, c, c_safe), nu, b = scales(T, C), normalizers(T), cor_h_3.smallest_batch(d, C)
    chernoff, weight = smallest_chernoff(C, delta), (1 + d / C) * (reservoirs.factorial_steps(T) + 3)
    found = {"T": T, "C": C, "d": d, "D": d * T, "V": d * T, "d_max": d, "rho": 2, "omega": weight, "b": b}
    found |= {"delta": delta, "chernoff": chernoff, "nu_T": nu[-1], "c": c, "c_safe": c_safe}
    found |= {"W": in_order(np.maximum(1, (1 + chernoff) * nu / C * (d + 1))), "H_T": nu[-1] / 2}
    return found | ({} if b is None else {"N": -(-T // b), "n": -(-d // b) + 1})


@cache
def lines(regime, T, K, C, d):
    """Return pairs of a line and what it promises, infinite where its theorem does not apply.

    Parameters
    ----------
    T, K, C, d : rounds, arms, slots and the delay of each round: integers of at least 1, 2, 1 and 0.

    Four arms, no delay, one slot: three theorems promise (4 √K − 2) √T = 6 · 3.

    >>> found = lines("bandit", T=9, K=4, C=1, d=0)
    >>> [line.name for line, promise in found if abs(promise - 18) < 1e-9]
    ['L7', 'B1', 'B3']
    """
    for name, size, least in (("T", T, 1), ("K", K, 2), ("d", d, 0)):
        integer(name, size, least)
    capacity(C)
    sizes = {"K": K} | numbers(T, C, d)
    sizes["J"] = J = levels(T, Rules(K=K, C=C, regime=regime), sizes["rho"])
    sizes |= {"C_0": C // J, "p": best.value(best.chance[regime], **sizes) if d else 1}
    return tuple((line, best.value(line.expr[regime], **sizes) if line.holds(sizes) else np.inf) for line in LINES)


def promised(regime, T, K, C, d, told):
    """Return what a player is promised: printed, by the printed proofs, at best; and the name of the best theorem.

    Parameters
    ----------
    T, K, C, d : as for `lines`.
    told : words of `TOLD`, with spaces between them.

    >>> printed, proof, least, name = promised("bandit", T=10**6, K=8, C=16, d=100, told="dropping T D")
    >>> round(printed), round(proof), round(least), name
    (176835, 176326, 53038, 'L3')
    """
    words = set(told.split())
    require(words <= set(TOLD), "told", f"words of {TOLD}", told)
    found = [(value, line) for line, value in lines(regime, T, K, C, d) if words >= set(line.asks.split())]
    none = [(np.inf, "")]  # below every name
    least = [min(none + [(value, line.name) for value, line in found if line.stage <= stage]) for stage in STAGES]
    return (*(value for value, _ in least), least[OURS][1])
