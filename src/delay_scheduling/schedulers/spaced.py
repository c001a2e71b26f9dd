"""One slot and delays up to d: rounds that are far enough apart (Theorem 3.2 with C = 1)."""

from dataclasses import dataclass

import numpy as np

from delay_scheduling.game import Schedule
from delay_scheduling.schedulers.kinds import Proxies, ProxyLaw
from delay_scheduling.schedulers.law import INFINITE
from delay_scheduling.validation import Numbers, integer, require, sealed, valid_delays


@dataclass(frozen=True)
class Spaced(Proxies):
    """Track round t if its coin shows heads and the coins of the d rounds before it show tails.

    All delays are at most d. Every delay counts as d: feedback that comes earlier waits, and is
    used from round t + d + 1 on.

    Heads have probability h = 1 / (d + 1), so that p_t = h (1 − h)^min{d, t − 1} > h / e. A tracked
    round is at least d + 1 rounds after the one before: one slot is enough. Whether round t is
    tracked is independent of all coins up to round t − d − 1, and so of everything that has been
    used before round t. Feedback that is used as soon as it comes would tell that the slot was
    taken a moment ago, and that the next rounds will not be tracked.

    Source: Theorem 3.2 (thm:fixed-delays) with C = 1, which the paper's batches do not cover; for
    delays below d the chapter "Capacity is a change of time" (past:time).

    Parameters
    ----------
    delay : d, an integer of at least 0. Longer delays raise ValueError.
    """

    delay: int

    def __post_init__(self) -> None:
        integer("delay", self.delay, least=0)

    def begin(self, C: float) -> ProxyLaw:
        return SpacedLaw(self, C)

    def counted(self, delays: Numbers) -> np.ndarray:
        """Return d for each round, shape (T,). Raise ValueError for a longer delay."""
        delays = valid_delays(delays)
        check_delays(self.delay, delays)
        return sealed(np.full(len(delays), self.delay))

    def played(self, delays: Numbers, uniforms: np.ndarray, C: float) -> Schedule:
        return super().played(self.counted(delays), uniforms, C)


class SpacedLaw(ProxyLaw):
    """Remember p_t, and the last round whose coin showed heads. The number of a round is p_t."""

    def __init__(self, scheduler: Spaced, C: float):
        super().__init__(scheduler, C)
        self.delay = scheduler.delay
        self._d = scheduler.delay
        self._heads = 1 / (scheduler.delay + 1)
        self.p = 1.0
        self.last = -scheduler.delay

    def decide(self, t: int, uniform: float, delay: int | None) -> tuple[int, float]:
        if t == 1:
            self.p = self._heads
        elif t <= self._d + 1:
            self.p *= 1 - self._heads
        alone = t - self.last > self._d
        heads = uniform < self._heads
        if heads:
            self.last = t
        return INFINITE if heads and alone else -1, self.p

    def chance(self, number: float, delay: int) -> float:
        require(delay <= self._d, "delays", f"at most {self._d}", delay)
        return number

    def many(
        self, first: int, uniforms: np.ndarray, delays: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        check_delays(self._d, delays)
        T = len(uniforms)
        heads = first + 1 + np.flatnonzero(uniforms < self._heads)
        alone = heads[np.diff(heads, prepend=self.last) > self._d]
        proxy = np.full(T, -1)
        proxy[alone - first - 1] = INFINITE
        p = self.chances(first, T)
        if len(heads) > 0:
            self.last = int(heads[-1])
        self.p = float(p[-1])
        return proxy, p

    def chances(self, first: int, T: int) -> np.ndarray:
        """Return p_t of the next T rounds."""
        tails = np.full(min(self._d, first + T - 1), 1 - self._heads)
        begun = np.multiply.accumulate(np.append(self._heads, tails))
        p = np.full(T, begun[-1])
        fresh = begun[first:]  # the first d + 1 rounds have more chances
        p[: len(fresh)] = fresh
        return sealed(p)


def check_delays(delay: int, delays: np.ndarray) -> None:
    """Raise ValueError for a delay above this one."""
    longest = int(delays.max())
    require(longest <= delay, "delays", f"at most {delay}", longest)
