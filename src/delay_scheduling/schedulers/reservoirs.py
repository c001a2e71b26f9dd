"""Reservoirs: each slot keeps a random one of the rounds that came to it (past:reservoirs, past:announced)."""

import math
from dataclasses import dataclass

import numpy as np

from delay_scheduling.game import Schedule
from delay_scheduling.schedulers.kinds import Slots
from delay_scheduling.schedulers.law import INFINITE, Law
from delay_scheduling.validation import Numbers, sealed, valid_delays


@dataclass(frozen=True, eq=False)
class AgedSchedule(Schedule):
    """Record how reservoirs filled the tracking set, with the ages a_t >= 0, known when round t begins, shape (T,)."""

    ages: np.ndarray


@dataclass(frozen=True)
class Reservoirs(Slots):
    """Let round t displace what its slot t mod C holds with probability 1 / (1 + a_t).

    The age a_t counts the rounds of the slot since it was free. So round t is observed with probability
    p_t = 1 / (1 + a_t + ⌊d_t / C⌋), given all that came before: it enters, and ⌊d_t / C⌋ rounds do not displace it.
    Instead of a coin in each round, the round that enters draws the number of rounds until it is displaced.

    It needs neither T nor a bound on the delays. p_t is known when feedback arrives. Slots never run out. Source:
    Square 1 (past:reservoirs).
    """

    preempts = True

    def begin(self, C: float) -> Law:
        return Unlimited() if C == math.inf else ReservoirLaw(int(C), self.needs_clairvoyance)

    def played(self, delays: Numbers, uniforms: np.ndarray, C: float) -> AgedSchedule:
        """Return the schedule of T delays with these uniforms in [0, 1): the compiled twin of the law.

        Once round t has entered, n rounds of its slot do not displace it if u_t < (1 + a_t) / (1 + a_t + n).

        Round 2 displaces round 1, whose uniform is large; round 3 does not displace round 2.

        >>> schedule = Reservoirs().played([9, 1, 0, 0], np.array([0.9, 0.4, 0.4, 0.9]), C=1)
        >>> schedule.observed.tolist(), (1 / schedule.p).round().astype(int).tolist()
        ([False, True, False, True], [10, 3, 3, 1])
        """
        from delay_scheduling.compiled.slots import reservoirs

        delays = valid_delays(delays)
        T = len(delays)
        turns = (delays // C).astype(np.int64)
        slots = int(min(C, T))
        ages, observed, last = reservoirs(delays, turns, uniforms, slots, self.needs_clairvoyance)
        taken = last >= 0
        ends = np.minimum(last, T - 1)
        entered = np.cumsum(np.append(0, taken)[:T])
        left = np.cumsum(np.bincount(ends[taken] + 1, minlength=T + 1)[:T])
        before = entered - left
        p = 1 / (1 + ages + turns)
        return AgedSchedule(delays, *map(sealed, (observed, p, before, before + taken, ages)))


@dataclass(frozen=True)
class AnnouncedReservoirs(Reservoirs):
    """Observe what `Reservoirs` observes with the same uniforms, and drop nothing: delays are announced.

    A round that will be displaced before its feedback arrives is not tracked in the first place. p_t is known when
    round t begins. Source: Square 2 (past:announced).

    >>> from delay_scheduling.game import Rules
    >>> uniforms, rules = np.array([0.9, 0.4, 0.4, 0.9]), Rules(K=2, C=1, clairvoyant=True)
    >>> [kind().played([9, 1, 0, 0], uniforms, C=1).after.tolist() for kind in (Reservoirs, AnnouncedReservoirs)]
    [[1, 1, 1, 1], [0, 1, 1, 1]]
    """

    needs_clairvoyance = True
    preempts = False


class ReservoirLaw(Law):
    """Remember the slots, in which rounds are rows, from 0 (see `compiled.slots`). The number of a round is its age."""

    def __init__(self, C: int, announced: bool):
        self._C = C
        self._announced = announced
        self.slots = np.full((3, C), -1, np.int64)

    def decide(self, t: int, uniform: float, delay: int | None) -> tuple[int, float]:
        from delay_scheduling.compiled.slots import reservoir

        age, stays = map(int, reservoir(self.slots, t - 1, uniform))
        if not self._announced:
            return stays * self._C - 1, age
        assert delay is not None
        return INFINITE if stays > delay // self._C else -1, age

    def chance(self, number: float, delay: int) -> float:
        return 1 / (1 + number + delay // self._C)

    def leave(self, s: int, number: float) -> None:
        place = (s - 1) % self._C
        if self.slots[0, place] == s - 1:
            self.slots[0, place] = -1


class Unlimited(Law):
    """Track every round: each has a slot of its own."""

    def decide(self, t: int, uniform: float, delay: int | None) -> tuple[int, float]:
        return INFINITE, 0

    def chance(self, number: float, delay: int) -> float:
        return 1.0
