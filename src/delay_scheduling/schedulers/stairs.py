"""Stairs: groups of slots, which rounds climb with falling probability (past:stairs)."""

import math
from dataclasses import dataclass

import numpy as np

from delay_scheduling.game import Rules, Schedule
from delay_scheduling.schedulers.kinds import Slots
from delay_scheduling.schedulers.law import INFINITE, Law
from delay_scheduling.validation import Numbers, integer, is_number, require, sealed, valid_delays

UNLIMITED = 2**62  # more rounds than there are


@dataclass(frozen=True, eq=False)
class StairsSchedule(Schedule):
    """Record how stairs filled the tracking set.

    Lost rounds, which found no free slot, have p_t = 1.

    The group of slots of each round counts from 0, and is J if the round is lost. Both arrays have
    shape (T,).
    """

    groups: np.ndarray
    lost: np.ndarray


@dataclass(frozen=True)
class Stairs(Slots):
    """Send round t to the first group j = 0, 1, ... that is not full.

    It is tracked there with probability p ρ^−j.

    Each step is a group of w slots; the last group has all other slots. If no slot is free, the
    round is lost. It needs neither clairvoyance nor preemption. Source: P.4 (past:stairs).

    Parameters
    ----------
    ratio : ρ, a finite number of at least 1.
    steps : number of groups before the last, an integer of at least 0. There must be more than w
        slots a step.
    width : w, an integer of at least 1.
    first : p, in (0, 1].

    Rounds that never end: each step takes one, then the last group takes two, and four rounds are
    lost.

    >>> stairs, rules = Stairs(ratio=1.0, steps=2), Rules(K=2, C=4)
    >>> stairs.sample([99] * 8, rules, np.random.default_rng(0)).groups.tolist()
    [0, 1, 2, 2, 3, 3, 3, 3]
    """

    ratio: float
    steps: int
    width: int = 1
    first: float = 1.0

    def __post_init__(self) -> None:
        grows = is_number(self.ratio) and 1 <= self.ratio < math.inf
        require(grows, "ratio", "a finite number of at least 1", self.ratio)
        integer("steps", self.steps, least=0)
        integer("width", self.width, least=1)
        possible = is_number(self.first) and 0 < self.first <= 1
        require(possible, "first", "a probability in (0, 1]", self.first)

    def check_legal(self, rules: Rules) -> None:
        super().check_legal(rules)
        least = self.steps * self.width + 1
        expected = f"a capacity of at least {least}, one slot for each group"
        require(rules.C >= least, "rules", expected, rules)

    def begin(self, C: float) -> Law:
        return StairsLaw(*self.groups(UNLIMITED, C))

    def groups(self, T: int, C: float) -> tuple[np.ndarray, np.ndarray]:
        """Return the sizes of the groups, of T slots at most, and their probabilities.

        >>> [part.tolist() for part in Stairs(ratio=2.0, steps=2, width=3).groups(T=100, C=16)]
        [[3, 3, 10], [1.0, 0.5, 0.25]]
        """
        sizes = np.full(self.steps + 1, self.width)
        sizes[-1] = min(C - self.steps * self.width, T)
        ratios = np.append(1.0, np.full(self.steps, float(self.ratio)))
        return sizes, self.first / np.multiply.accumulate(ratios)

    def played(self, delays: Numbers, uniforms: np.ndarray, C: float) -> StairsSchedule:
        """Return what the law decides for T delays, with these uniforms in [0, 1), compiled.

        A round is tracked if u_t is below p_t.
        """
        from delay_scheduling.compiled.slots import stairs

        delays = valid_delays(delays)
        sizes, p = self.groups(len(delays), C)
        found = map(sealed, stairs(delays, uniforms, sizes, p))
        observed, p, before, after, groups = found
        lost = sealed(groups == len(sizes))
        return StairsSchedule(delays, observed, p, before, after, groups, lost)


class StairsLaw(Law):
    """Remember how many rounds each group holds. The number of a round is its group."""

    def __init__(self, sizes: np.ndarray, p: np.ndarray):
        self._sizes = sizes
        self._p = p
        self.held = np.zeros(len(sizes), np.int64)

    def decide(self, t: int, uniform: float, delay: int | None) -> tuple[int, float]:
        from delay_scheduling.compiled.slots import climb

        group, tracked = climb(self.held, self._sizes, self._p, uniform)
        return INFINITE if tracked else -1, int(group)

    def chance(self, number: float, delay: int) -> float:
        return float(self._p[int(number)]) if number < len(self._p) else 1.0

    def leave(self, s: int, number: float) -> None:
        self.held[int(number)] -= 1
