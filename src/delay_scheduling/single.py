"""One slot for announced delays: a scheduler that knows how likely it is that its slot is taken.

With one slot, two tracked rounds never overlap. So the probability that the slot is taken when a round begins is a sum,
not a union: it is computed from the delays, which are announced. The coin of a round makes up for it, and every round
is observed with the probability that it should have, whatever the delays. No round is given up, and neither T nor D
needs to be known.

Source: the chapter "Open questions" (past:single).
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from delay_scheduling.game import outstanding
from delay_scheduling.schedulers import INFINITE, Scheduler
from delay_scheduling.validation import Numbers, sealed, valid_delays


@dataclass(frozen=True)
class Single(Scheduler):
    """Track one round at a time, round t with probability π_t = 1 / (4 H_t (d_t + 1)), here called p_t.

    The slot is free with probability f_t = 1 − Σ π_s, over the rounds s < t with s + d_s >= t, which is at least 1/2.
    If it is, round t is tracked with probability π_t / f_t. Further slots are not used.

    Source: Open 5 (past:single).

    >>> Single().probabilities([0, 1], C=1).tolist() == [1 / 4, 1 / (4 * 1.5 * 2)]
    True
    """

    needs_clairvoyance = undivided = trusted = True

    def probabilities(self, delays: Numbers, C: float) -> np.ndarray:
        return chances(delays)

    def proxies(self, uniforms: np.ndarray, C: float, delays: Numbers) -> np.ndarray:
        return one_at_a_time(uniforms * vacancies(delays) < chances(delays), delays)


def one_at_a_time(chosen: np.ndarray, delays: Numbers) -> np.ndarray:
    """Return proxy delays that track the chosen rounds which find the slot free, each until its feedback arrives.

    >>> one_at_a_time(np.array([True, True, False]), [1, 0, 0]) >= 0
    array([ True, False, False])
    """
    proxy, free = np.full(len(chosen), -1), 0
    for t in np.flatnonzero(chosen).tolist():
        if t >= free:
            proxy[t], free = INFINITE, t + int(delays[t]) + 1
    return proxy


def harmonic(T: int) -> np.ndarray:
    """Return H_t for t = 1, ..., T.

    >>> harmonic(3).round(4).tolist()
    [1.0, 1.5, 1.8333]
    """
    return np.cumsum(1 / np.arange(1.0, T + 1))


def chances(delays: Numbers) -> np.ndarray:
    """Return π_t = 1 / (4 H_t (d_t + 1)), shape (T,).

    >>> chances([0, 1, 0]).round(4).tolist()
    [0.25, 0.0833, 0.1364]
    """
    delays = valid_delays(delays)
    return sealed(1 / (4 * harmonic(len(delays)) * (delays + 1.0)))


def vacancies(delays: Numbers) -> np.ndarray:
    """Return f_t, shape (T,), the probability that the slot is free when round t begins.

    >>> vacancies([0, 1, 0, 0]).round(4).tolist()
    [1.0, 1.0, 0.9167, 1.0]
    """
    return summed(valid_delays(delays).astype(np.int64).tobytes())


@lru_cache(maxsize=16)
def summed(delays):
    """Return the vacancies, read-only, from the bytes of the delays: all runs of a game ask for the same."""
    waits = np.frombuffer(delays, np.int64)
    return sealed(1 - outstanding(waits, chances(waits)))
