"""Reservoirs: each slot keeps a random round of those that came to it.

Source: past:reservoirs, past:announced.
"""

import math
from dataclasses import dataclass

import numpy as np

from delay_scheduling.game import Schedule
from delay_scheduling.schedulers.kinds import Slots
from delay_scheduling.schedulers.law import INFINITE, Law
from delay_scheduling.validation import Numbers, sealed, valid_delays


@dataclass(frozen=True, eq=False)
class AgedSchedule(Schedule):
    """Record how reservoirs filled the tracking set.

    ages : shape (T,), a_t >= 0, known when round t begins.
    """

    ages: np.ndarray


@dataclass(frozen=True)
class Reservoirs(Slots):
    """Let round t displace what its slot t mod C holds with probability 1 / (1 + a_t).

    The age a_t counts the rounds of the slot since it was free. So round t is observed with
    probability p_t = 1 / (1 + a_t + ⌊d_t / C⌋), given all that came before: it enters, and ⌊d_t /
    C⌋ rounds do not displace it. Instead of a coin in each round, the round that enters draws the
    number of rounds until it is displaced.

    It needs neither T nor a bound on the delays. p_t is known when feedback arrives. Slots never
    run out. Source: P.1 (past:reservoirs).
    """

    preempts = True

    def price_at(self, C: float) -> float:
        """Return κ = 2 / C: Σ E[1 / p_t] is at most T + κ D."""
        return 2 / C

    def begin(self, C: float) -> Law:
        return Unlimited() if C == math.inf else ReservoirLaw(int(C), self.needs_clairvoyance)

    def played(self, delays: Numbers, uniforms: np.ndarray, C: float) -> AgedSchedule:
        """Return what the law decides for T delays, with these uniforms in [0, 1), compiled.

        Once round t has entered, n rounds of its slot do not displace it if u_t < (1 + a_t) / (1 +
        a_t + n).

        Round 2 displaces round 1, whose uniform is large; round 3 does not displace round 2.

        >>> schedule = Reservoirs().played([9, 1, 0, 0], np.array([0.9, 0.4, 0.4, 0.9]), C=1)
        >>> schedule.observed.tolist(), (1 / schedule.p).round().astype(int).tolist()
        ([False, True, False, True], [10, 3, 3, 1])
        """
        delays = valid_delays(delays)
        found = filled(delays, uniforms, C, clairvoyant=self.needs_clairvoyance)
        return AgedSchedule(delays, *map(sealed, found))


@dataclass(frozen=True)
class ClairvoyantReservoirs(Reservoirs):
    """Observe what `Reservoirs` observes with the same uniforms, without preemption.

    The game is clairvoyant. A round that will be displaced before its feedback arrives is not
    tracked in the first place. p_t is known when round t begins. Source: P.2 (past:announced).

    >>> from delay_scheduling.game import Rules
    >>> uniforms, rules = np.array([0.9, 0.4, 0.4, 0.9]), Rules(K=2, C=1, clairvoyant=True)
    >>> kinds = Reservoirs, ClairvoyantReservoirs
    >>> [kind().played([9, 1, 0, 0], uniforms, C=1).after.tolist() for kind in kinds]
    [[1, 1, 1, 1], [0, 1, 1, 1]]
    """

    needs_clairvoyance = True
    preempts = False


def filled(
    delays: np.ndarray,
    uniforms: np.ndarray,
    C: float,
    clairvoyant: bool,
    tracks: np.ndarray | bool = True,
) -> tuple[np.ndarray, ...]:
    """Return Z_t, p_t, |S_t^0|, |S_t^1| and a_t of T rounds, each of shape (T,).

    Rounds for which `tracks`, booleans of shape (T,), is False come to their slots like all
    others, but are not tracked. Other arguments as for `Reservoirs.played`.
    """
    from delay_scheduling.compiled.slots import reservoirs

    T = len(delays)
    turns = (delays // C).astype(np.int64)
    slots = int(min(C, T))
    ages, observed, last = reservoirs(delays, turns, uniforms, slots, clairvoyant)
    taken = (last >= 0) & tracks
    ends = np.minimum(last, T - 1)
    entered = np.cumsum(np.append(0, taken)[:T])
    left = np.cumsum(np.bincount(ends[taken] + 1, minlength=T + 1)[:T])
    before = entered - left
    p = 1 / (1 + ages + turns)
    return observed & tracks, p, before, before + taken, ages


class ReservoirLaw(Law):
    """Remember the slots, in which rounds are rows, from 0 (see `compiled.slots`).

    The number of a round is its age.
    """

    def __init__(self, C: int, clairvoyant: bool):
        self._C = C
        self._clairvoyant = clairvoyant
        self.slots = np.full((3, C), -1, np.int64)

    def decide(self, t: int, uniform: float, delay: int | None) -> tuple[int, float]:
        from delay_scheduling.compiled.slots import reservoir

        age, stays = map(int, reservoir(self.slots, t - 1, uniform))
        if not self._clairvoyant:
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
