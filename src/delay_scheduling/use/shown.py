"""What a rule for learning rates is shown, when a game is played a round at a time."""

from collections.abc import Callable
from typing import Any

import numpy as np

from delay_scheduling.game import BatchSchedule, Schedule


class Memory:
    """Hold what a rule is shown now, and the sums that go on from round to round.

    Parameters
    ----------
    kind : makes of a number what is shown: an array of shape (1,), or a float for rules that take
        numbers.
    """

    def __init__(self, kind: Callable[[float], Any]):
        self.kind = kind
        self.arriving = (
            False  # whether feedback is shown that has arrived, or the round that begins
        )
        self.t = 0
        self.tracked = 0
        self.delay = 0
        self.p = 1.0
        self.z = 0.0
        self.number: float = 0.0
        self.sums: dict[str, float] = {}
        self.over: dict[
            str, tuple[float, float]
        ] = {}  # what arrived before, and since the last play


class Round(Schedule):
    """Show one round, or what has arrived since the last, as a schedule of length 1.

    What is not known when the round begins (p_t if the delay is not known, z_t of a round that may
    be released) is NaN, the delay 0. `running`, `largest`, `arrived` and `held` go on from round to
    round.
    """

    T = plays = 1
    now: Memory

    def __init__(self, now: Memory):
        object.__setattr__(self, "now", now)

    @property
    def delays(self) -> Any:
        return self.now.kind(self.now.delay)

    @property
    def p(self) -> Any:
        return self.now.kind(self.now.p)

    @property
    def z(self) -> Any:
        return self.now.kind(self.now.z)

    @property
    def longest(self) -> int:
        return self.now.delay

    @property
    def t(self) -> Any:
        return self.now.kind(self.now.t)

    @property
    def before(self) -> Any:
        return self.now.kind(self.now.tracked)

    @property
    def ages(self) -> Any:
        return self.now.kind(self.now.number)

    @property
    def kept(self) -> Any:
        return self.now.kind(float(self.now.number >= 0))

    def running(self, name: str, values: Any) -> Any:
        now = self.now
        total = now.sums.get(name, 0.0)
        if not now.arriving:
            total += one(values)
            now.sums[name] = total
        return now.kind(total)

    def largest(self, name: str, values: Any) -> Any:
        now = self.now
        name = f"largest {name}"
        if not now.arriving:
            value = one(values)
            now.sums[name] = max(now.sums.get(name, value), value)
        return now.kind(now.sums.get(name, 0.0))

    def arrived(self, name: str, weights: Any) -> Any:
        now = self.now
        total, fresh = now.over.get(name, (0.0, 0.0))
        if now.arriving:
            fresh += one(weights)
        else:  # in this order: what arrives in one round is summed first
            total = fresh + total
            fresh = 0.0
        now.over[name] = total, fresh
        return now.kind(total)

    def held(self, name: str, weights: Any) -> Any:
        begun = one(self.running(f"{name} begun", weights)) - one(weights)
        left = begun - one(self.arrived(f"{name} over", weights))
        return self.now.kind(max(left, 0.0) if self.now.tracked else 0.0)


class Batch(Round, BatchSchedule):
    """Show one batch."""

    @property
    def pending(self) -> Any:
        return self.before


def row(number: float) -> np.ndarray:
    """Return an array of one number."""
    return np.array([number], np.float64)


def one(numbers: Any) -> float:
    """Return the number that is shown, by itself or in an array."""
    return numbers if isinstance(numbers, float) else numbers.item()
