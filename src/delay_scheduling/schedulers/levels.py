"""Levels: the more slots are held, the fewer rounds are tracked (past:endless)."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from delay_scheduling.game import Rules, Schedule
from delay_scheduling.schedulers.kinds import Slots
from delay_scheduling.schedulers.law import INFINITE, Law
from delay_scheduling.validation import Numbers, is_number, require, sealed


@dataclass(frozen=True, eq=False)
class LevelsSchedule(Schedule):
    """Record also which rounds found no slot, `lost`, shape (T,). They have p_t = 1."""

    lost: np.ndarray


@dataclass(frozen=True)
class Levels(Slots):
    """Track a round with probability p_j, if j slots are held by rounds before it.

    With as many slots held as there are probabilities, the round is lost. It needs to know no
    delay, and preempts nothing.

    Parameters
    ----------
    chances : p_0, p_1, ..., numbers in (0, 1], at least one: a slot for each.

    Source: the chapter "Lower bounds with constants" (past:endless). Probabilities for few rounds
    without end are those of `past.few_endless.probabilities`.

    Rounds that never end fill the slots, and the fourth is lost:

    >>> schedule = Levels((1.0, 1.0, 1.0)).sample([99] * 4, Rules(2, 3), np.random.default_rng(0))
    >>> schedule.lost.tolist()
    [False, False, False, True]
    """

    chances: Sequence[float]

    def __post_init__(self) -> None:
        object.__setattr__(self, "chances", tuple(self.chances))
        possible = all(is_number(p) and 0 < p <= 1 for p in self.chances)
        expected = "numbers in (0, 1], at least one"
        require(possible and self.chances, "chances", expected, self.chances)

    def check_legal(self, rules: Rules) -> None:
        super().check_legal(rules)
        least = len(self.chances)
        require(rules.C >= least, "rules", f"a capacity of at least {least}", rules)

    def begin(self, C: float) -> Law:
        return LevelsLaw(tuple(self.chances))

    def played(self, delays: Numbers, uniforms: np.ndarray, C: float) -> LevelsSchedule:
        schedule = super().played(delays, uniforms, C)
        lost = sealed(schedule.before >= len(self.chances))
        return LevelsSchedule(**vars(schedule), lost=lost)


class LevelsLaw(Law):
    """Remember how many rounds are held. The number of a round is how many were held before it."""

    def __init__(self, chances: tuple[float, ...]):
        self._chances = chances
        self.held = 0

    def decide(self, t: int, uniform: float, delay: int | None) -> tuple[int, float]:
        level = self.held
        if level == len(self._chances) or uniform >= self._chances[level]:
            return -1, level
        self.held += 1
        return INFINITE, level

    def chance(self, number: float, delay: int) -> float:
        return self._chances[int(number)] if number < len(self._chances) else 1.0

    def leave(self, s: int, number: float) -> None:
        self.held -= 1
