"""The least bound for a player who sees, may do and knows this much:
over all theorems whose proofs ask for no more.

All delays are d, and δ = T^(−1/2) where a theorem leaves the choice. No player needs to know that
delays are equal. Numbers that a theorem leaves free (batches, groups, ratios, probabilities) are
chosen best for the game, as far as the player knows what the choice takes. Source: the chapter "The
best known bounds" (past:best).
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, replace
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
    """Return size b, number of batches, and number of learners that take turns,
    for growing b with b (C − 1) >= d.
    """
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
    """Return stairs for so many rounds: each number of steps is a player of its own,
    who knows T only.

    Those whose bound is plainly not the least are left out, by floats, which are many times faster.
    """
    found = [stairs.shape(stairs.for_rounds(n["T"], rules.C, steps)) for steps in range(rules.C)]
    expr = stairs.bound.expr[rules.regime]
    names = names_of(expr)
    promise = compiled(expr, "math")
    roughly = [promise(*(float((n | free)[name]) for name in names)) for free in found]
    return [
        free for free, rough in zip(found, roughly, strict=True) if rough <= min(roughly) * NEAR
    ]


def best_climb(rules, n):
    """Return stairs for so many rounds and so much delay."""
    return (stairs.shape(stairs.tuned(n["T"], n["D"], rules)),)


@dataclass(frozen=True)
class Needs:
    """Say what a player may see, may do and knows; or what a proof asks for.

    clairvoyant : d_t is known when round t begins.
    preemptive : a tracked round may be released.
    T : the number of rounds.
    D : the total delay, or an upper bound on it, such as T d_max if T and d_max are known.
    d_max : an upper bound on all delays.
    """

    clairvoyant: bool = False
    preemptive: bool = False
    T: bool = False
    D: bool = False
    d_max: bool = False

    def known(self):
        """Return the names of all that is allowed or known, or follows from it, a set."""
        names = {field.name for field in fields(self) if getattr(self, field.name)}
        return names | {"D"} if {"T", "d_max"} <= names else names

    def meets(self, other):
        """Tell whether all that the other asks for is here.

        >>> (
        ...     Needs(T=True, d_max=True).meets(Needs(T=True, D=True)),
        ...     Needs(d_max=True).meets(Needs(D=True)),
        ... )
        (True, False)
        """
        return {field.name for field in fields(other) if getattr(other, field.name)} <= self.known()

    def weakened(self):
        """Return pairs: the name of one thing that is asked for, and all others."""
        names = [field.name for field in fields(self) if getattr(self, field.name)]
        return [(name, replace(self, **{name: False})) for name in names]


@dataclass(frozen=True)
class BestBound:
    """Hold one bound: its theorem (5.1, H.2, P.2), its stage,
    and the weakest needs of its proof.

    stage : PRINTED, PROOF (what the printed proof gives) or OURS.
    bound : expressions, a dict from regime; without a regime that its proof does not cover.
    choices : a function from rules and numbers to what the theorem leaves free; empty if it fails.
    """

    theorem: str
    stage: int
    needs: Needs
    bound: Mapping
    choices: Callable[[Rules, dict], Iterable[dict]] = nothing


turns = T * sp.floor(d / C)  # Σ ⌊d_t / C⌋
by_coins = {
    regime: expr.subs(best.weights, T * sp.Max(1, d / scale))
    for regime, expr in best.adaptive.items()
}
few_slots = {
    regime: expr.subs(C, sp.Min(C, cor_h_2.limit[regime])) for regime, expr in best.known.items()
}
CLAIRVOYANT = Needs(clairvoyant=True)
CLAIRVOYANT_T = Needs(clairvoyant=True, T=True)
DROPPING_D_MAX = Needs(preemptive=True, d_max=True)
DROPPING_T_D_MAX = Needs(preemptive=True, T=True, d_max=True)
KNOWN_T = Needs(T=True)
KNOWN_T_D = Needs(T=True, D=True)
KNOWN_D_MAX = Needs(d_max=True)
KNOWN_T_D_MAX = Needs(T=True, d_max=True)
BOUNDS = (
    BestBound("5.1", PRINTED, CLAIRVOYANT_T, thm_5_1.bound.expr),
    BestBound("5.1", PROOF, CLAIRVOYANT_T, best.clairvoyant),
    BestBound("P.22", OURS, CLAIRVOYANT_T, by_coins),
    BestBound(
        "P.1", OURS, Needs(preemptive=True, T=True, D=True), reservoirs.tuned_bound(T + 2 * turns)
    ),
    BestBound("P.2", OURS, CLAIRVOYANT, reservoirs.adaptive_bound(T + 2 * turns)),
    BestBound(
        "P.2", OURS, Needs(clairvoyant=True, T=True, D=True), reservoirs.tuned_bound(T + 2 * turns)
    ),
    BestBound("P.3", OURS, DROPPING_D_MAX, reservoirs.unknown.expr),
    BestBound("5.2", PRINTED, DROPPING_T_D_MAX, thm_5_2.bound.expr),
    BestBound("5.2", PROOF, DROPPING_T_D_MAX, best.preemptive),
    BestBound("5.2", OURS, DROPPING_T_D_MAX, thm_5_2.repaired.expr),
    BestBound("P.25", OURS, DROPPING_T_D_MAX, calibrated.preemptive.expr),
    BestBound("P.4", OURS, KNOWN_T, stairs.bound.expr, climbs),
    BestBound("P.14", OURS, KNOWN_T_D, stairs.known.expr, best_climb),
    BestBound("H.2", PRINTED, KNOWN_T_D, cor_h_2.any_capacity.expr),
    BestBound("H.2", PROOF, KNOWN_T_D, few_slots),
    BestBound("H.3", PRINTED, KNOWN_D_MAX, cor_h_3.bound.expr, several_slots),
    BestBound("H.3", PROOF, KNOWN_D_MAX, best.batched, smallest_batches),
    BestBound("P.13", OURS, KNOWN_D_MAX, best.in_batches, smallest_batches),
    BestBound("P.13", OURS, KNOWN_T_D_MAX, best.in_steady_batches, smallest_batches),
    BestBound("3.2", PRINTED, KNOWN_D_MAX, thm_3_2.bound.expr),
    BestBound("3.2", OURS, KNOWN_D_MAX, thm_3_2.one_slot.expr),
    BestBound("P.15", OURS, KNOWN_D_MAX, best.undelayed_anytime(best.spacing)),
    BestBound(
        "P.15", OURS, KNOWN_D_MAX, best.undelayed_anytime(best.copies * best.looks), best_batches
    ),
    BestBound("P.15", OURS, KNOWN_T_D_MAX, best.undelayed_tuned(best.spacing)),
    BestBound(
        "P.15", OURS, KNOWN_T_D_MAX, best.undelayed_tuned(best.copies * best.looks), best_batches
    ),
)
PLAYERS = {
    "clairvoyant": CLAIRVOYANT,
    "clairvoyant, T": CLAIRVOYANT_T,
    "dropping, T, D": Needs(preemptive=True, T=True, D=True),
    "dropping, d_max": DROPPING_T_D_MAX,
    "T": KNOWN_T,
    "T, D": KNOWN_T_D,
    "d_max": KNOWN_D_MAX,
    "T, d_max": KNOWN_T_D_MAX,
    "all of these": Needs(clairvoyant=True, preemptive=True, T=True, D=True, d_max=True),
}


@cache
def numbers(T, C, d):
    """Return by name the numbers that the formulas ask for,
    but those that depend on the arms or are free.
    """
    delta = max(T, 2) ** -0.5
    nu = normalizers(T)
    chernoff = smallest_chernoff(C, delta)
    c = LARGE if C >= T else calibrated.largest_scale(T, C, delta)
    found = {
        "T": T,
        "C": C,
        "d": d,
        "D": d * T,
        "V": d * T,
        "d_max": d,
        "delta": delta,
        "chernoff": chernoff,
        "c": c,
    }
    found |= {"omega": (1 + d / C) * (reservoirs.factorial_steps(T) + 3), "nu_T": nu[-1]}
    return found | {"W": in_order(np.maximum(1, (1 + chernoff) * nu / C * (d + 1)))}


@cache
def values(regime, T, K, C, d):
    """Return pairs of a `BestBound` and its value, infinite where its theorem does not apply.

    Rounds, arms, slots and the delay of each round are integers of at least 1, 2, 1 and 0.

    Four arms, no delay, one slot: four bounds are (4 √K − 2) √T = 6 · 3.

    >>> found = values("bandit", T=9, K=4, C=1, d=0)
    >>> [bound.theorem for bound, value in found if abs(value - 18) < 1e-9]
    ['P.2', 'P.13', 'P.15', 'P.15']
    """
    for name, size, least in (("T", T, 1), ("K", K, 2), ("d", d, 0)):
        integer(name, size, least)
    capacity(C)
    rules = Rules(K=K, C=C, regime=regime)
    sizes = {"K": K} | numbers(T, C, d)
    found = []
    for bound in BOUNDS:
        choices = bound.choices(rules, sizes)
        found.append(
            (
                bound,
                min(
                    (best.value(bound.bound[regime], **sizes | free) for free in choices),
                    default=np.inf,
                ),
            )
        )
    return tuple(found)


def least(regime, T, K, C, d, player):
    """Return three least bounds, printed, by the printed proofs, and at best,
    and the name of the best theorem.

    The player is an object `Needs`; other arguments as for `values`.

    >>> player = Needs(preemptive=True, T=True, D=True)
    >>> printed, proof, best_one, name = least("bandit", T=10**6, K=8, C=16, d=100, player=player)
    >>> round(printed), round(proof), round(best_one), name
    (176835, 176326, 52032, 'P.1')
    """
    require(isinstance(player, Needs), "player", "an object Needs", player)
    found = [
        (value, bound) for bound, value in values(regime, T, K, C, d) if player.meets(bound.needs)
    ]
    none = [(np.inf, "")]  # below every name
    stages = [
        min(none + [(value, bound.theorem) for value, bound in found if bound.stage <= stage])
        for stage in STAGES
    ]
    return (*(value for value, _ in stages), stages[OURS][1])
