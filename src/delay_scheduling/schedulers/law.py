"""A scheduler is a law that is asked round by round. `sample` plays it, and `Online` asks it.

    law = scheduler.begin(C)
    proxy, number = law.decide(t, uniform, delay)     when round t begins
    p = law.chance(number, delay)                     once the delay of the round is known
    law.leave(s, number)                              when the feedback of a tracked round arrives

The proxy delay d̃_t is drawn when round t begins: the round leaves the tracking set at the end of
round t + d̃_t at the latest. d̃_t = −1 means never tracked, d̃_t = INFINITE means until its
feedback arrives.

Losses and actions are in no signature here: a schedule cannot depend on them. Nor is a later round:
what a law may look at is what it has been shown, which is the past.
"""

import math
from typing import Any, Protocol

import numpy as np

from delay_scheduling.game import Rules, Schedule
from delay_scheduling.validation import Numbers, require, sealed, valid_delays

INFINITE = np.iinfo(np.int64).max


class Sampling(Protocol):
    """What simulations ask of a scheduler: a random schedule."""

    def sample(self, delays: Numbers, rules: Rules, rng: np.random.Generator) -> Schedule: ...


class Law:
    """Play a scheduler in one game.

    What a law remembers stands in attributes: numbers, lists, and arrays of integers, which
    `Online.save` keeps. What follows from the scheduler and C has a name that begins with `_`.

    - block: the number of rounds of a play; one uniform is drawn for each play.
    - delay: the delay that every round counts with, the largest that is allowed: feedback that
      comes earlier waits. None if delays count as they are.
    """

    block = 1
    delay: int | None = None

    def decide(self, t: int, uniform: float, delay: int | None) -> tuple[int, float]:
        """Return d̃_t, and the number of the round, from which p_t follows once the delay is known.

        Parameters
        ----------
        t : the round, from 1. Each round is asked for once, in order.
        uniform : U_t in [0, 1), a coin of its own for each play.
        delay : d_t if the scheduler needs clairvoyance, else None.
        """
        raise NotImplementedError

    def chance(self, number: float, delay: int) -> float:
        """Return p_t, the probability to observe a round, given a free slot and all before."""
        raise NotImplementedError

    def leave(self, s: int, number: float) -> None:
        """Take note that the feedback of the tracked round s arrives.

        Its slot is free from now on. Of a round that is released at the end of its proxy delay, the
        law knows by itself.
        """

    def memory(self) -> dict[str, Any]:
        """Return what goes on from round to round."""
        return {name: value for name, value in vars(self).items() if self.is_memory(name)}

    def is_memory(self, name: str) -> bool:
        """Tell whether an attribute goes on from round to round."""
        return not name.startswith("_") and name not in ("block", "delay")

    def remember(self, memory: dict[str, Any]) -> None:
        """Go on from what another law of the same scheduler has remembered."""
        for name, value in memory.items():
            setattr(
                self,
                name,
                np.array(value) if isinstance(getattr(self, name), np.ndarray) else value,
            )


class Scheduler:
    """Decide which rounds are tracked.

    A subclass says what the rules must allow, and gives `begin`.

    Most schedulers are of one of the kinds below, and give less: see `Tossing`, `Patient`,
    `EachRound`.

    needs_clairvoyance : whether the law must be shown d_t when round t begins.
    preempts : whether rounds may leave before their feedback arrives.
    """

    needs_clairvoyance = False
    preempts = False

    def begin(self, C: float) -> Law:
        """Return the law of a new game with capacity C, an integer of at least 1 or math.inf."""
        raise NotImplementedError

    def sample(self, delays: Numbers, rules: Rules, rng: np.random.Generator) -> Schedule:
        """Return a random schedule for these delays.

        Parameters
        ----------
        delays : shape (T,), integers of at least 0.
        rules : the variation of the game. If they do not allow this scheduler, a ValueError is
            raised.
        rng : numpy Generator. Exactly one uniform a round is drawn from it.
        """
        delays = valid_delays(delays)
        self.check_legal(rules)
        return self.played(delays, rng.random(len(delays)), rules.C)

    def played(self, delays: Numbers, uniforms: np.ndarray, C: float) -> Schedule:
        """Return the schedule with these uniforms in [0, 1), shape (T,)."""
        return play(self, valid_delays(delays), uniforms, C)

    def check_legal(self, rules: Rules) -> None:
        """Raise ValueError if the rules hide what this scheduler needs or forbid what it does."""
        check_legal(self, rules)

    def counted(self, delays: Numbers) -> Numbers:
        """Return the delays that count, none below what it is: feedback that comes earlier waits.

        These are the delays themselves, unless a subclass says otherwise.
        """
        return delays


def check_legal(scheduler: Any, rules: Rules) -> None:
    """Raise ValueError if the rules hide what a scheduler needs or forbid what it does."""
    name = type(scheduler).__name__
    allowed = rules.clairvoyant or not scheduler.needs_clairvoyance
    require(allowed, "rules", f"clairvoyance, which {name} needs", rules)
    allowed = rules.preemptive or not scheduler.preempts
    require(allowed, "rules", f"preemption, which {name} needs", rules)


def play(scheduler: Scheduler, delays: np.ndarray, uniforms: np.ndarray, C: float) -> Schedule:
    """Ask the law of a scheduler for T rounds, and return the schedule.

    A round costs O(1), in Python.

    The test for a free slot comes before anything leaves in that round, as in `track`.
    """
    law = scheduler.begin(C)
    T = len(delays)
    observed = np.zeros(T, np.bool_)
    p = np.empty(T)
    before = np.zeros(T, np.int32)
    after = np.zeros(T, np.int32)
    leaving: dict[int, list[tuple[int, float]]] = {}  # from a round to those that leave at its end
    size = 0
    for row, (delay, uniform) in enumerate(zip(delays.tolist(), uniforms.tolist(), strict=True)):
        t = row + 1
        before[row] = size
        proxy, number = law.decide(t, uniform, delay if scheduler.needs_clairvoyance else None)
        p[row] = law.chance(number, delay)
        if proxy >= 0 and size < C:
            size += 1
            observed[row] = proxy >= delay
            leaving.setdefault(t + min(delay, proxy), []).append((t, number))
        after[row] = size
        for s, number in leaving.pop(t, ()):
            size -= 1
            if observed[s - 1]:
                law.leave(s, number)
    return Schedule(delays, sealed(observed), sealed(p), sealed(before), sealed(after))


def patience(scale: float, uniform: float, shift: int) -> int:
    """Return the proxy delay ⌊c / U⌋ − s.

    U = 0, or a length of more than 2^62 rounds, means without end.

    >>> patience(3.0, 0.75, shift=1), patience(3.0, 0.0, shift=1) == INFINITE
    (3, True)
    """
    length = scale / uniform if uniform > 0 else math.inf
    return INFINITE if length >= 2.0**62 else int(length) - shift


def reach(scale: float, delay: int, shift: int) -> float:
    """Return min{1, c / (d + s)}, the probability that a proxy delay of `patience` reaches d.

    1 if d + s = 0.

    >>> reach(2.0, 3, shift=1), reach(2.0, 0, shift=0)
    (0.5, 1.0)
    """
    return min(1.0, scale / (delay + shift)) if delay + shift > 0 else 1.0
