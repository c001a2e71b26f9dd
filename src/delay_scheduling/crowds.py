"""A scheduler for announced delays without a logarithm: p_t = min{1, c / m_t}, where m_t is the crowd that may come.

When round t begins, its delay and those of all rounds before are known. At each later round no more than one new round
has come per round, so the number of rounds that wait together with round t never exceeds the crowd m_t. If all rounds
that wait at some time are tracked with probability c over at least their number, at most c of them are, on average.
And the crowds add up to at most 2 D. No normalizer is needed.

Source: the chapter "Is the logarithm needed?" (past:crowds).
"""

import bisect
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from delay_scheduling.game import outstanding
from delay_scheduling.overflow import chernoff_bound, smallest_chernoff
from delay_scheduling.schedulers import INFINITE, Scheduler
from delay_scheduling.single import one_at_a_time
from delay_scheduling.validation import Numbers, positive, sealed, valid_delays

CLOSE = 1 - 1e-12  # so that rounding errors are on the safe side


def crowds(delays: Numbers) -> np.ndarray:
    """Return m_t, shape (T,): the largest number of rounds that may wait together, while round t waits, as seen from t.

    m_t = max over j = 1, ..., d_t of |{s < t : s + d_s >= t + j}| + j, and 0 if d_t = 0. So d_t <= m_t <= σ_t + d_t.

    Parameters
    ----------
    delays : shape (T,), integers of at least 0.

    Round 3 waits with round 1, and perhaps with round 4, when round 5 begins; equal delays are a crowd of d.

    >>> crowds([4, 0, 3]).tolist(), crowds([2, 2, 2, 2]).tolist()
    ([4, 0, 3], [2, 2, 2, 2])
    """
    return counted(valid_delays(delays).astype(np.int64).tobytes())


@lru_cache(maxsize=16)
def counted(delays):
    """Return the crowds, read-only, from the bytes of the delays: all runs of a game ask for the same."""
    found, ends = [], []  # the last rounds in which those before are awaited, in order
    for t, d in enumerate(np.frombuffer(delays, np.int64).tolist()):
        del ends[: bisect.bisect_right(ends, t)]
        longer = len(ends) - bisect.bisect_left(ends, t + d)
        sizes = [end - t + len(ends) - i for i, end in enumerate(ends[: len(ends) - longer])]
        found.append(max([*sizes, d + longer]) if d else 0)
        bisect.insort(ends, t + d)
    return sealed(np.array(found))


def safe_scale(C, delta):
    """Return C / (1 + α), rounded down, with the smallest α of condition (⋆): slots run out with probability δ at most.

    Parameters
    ----------
    C : capacity, an integer of at least 1.
    delta : overflow probability, in (0, 1).

    >>> safe_scale(C=18, delta=1 / 32) > 9
    True
    """
    return C / (1 + smallest_chernoff(C, delta)) * CLOSE


def is_safe(T, C, scale, delta):
    """Tell whether the slots run out with probability at most δ: never in T <= C rounds, else by Chernoff's inequality.

    >>> is_safe(T=4, C=4, scale=9.0, delta=0.1), is_safe(T=100, C=18, scale=9.0, delta=1 / 32)
    (True, True)
    """
    return C >= T or (scale < C and bool(chernoff_bound(C, C / scale - 1) <= delta))


@dataclass(frozen=True)
class Crowded(Scheduler):
    """Toss a coin with probability p_t = min{1, c / m_t}, or 1 if d_t = 0; keep what is tracked until feedback arrives.

    It looks at the delays of earlier rounds, too, which a clairvoyant player knows.

    Parameters
    ----------
    scale : c, above 0; math.inf tracks every round. `safe_scale` gives one for C and δ.
    """

    scale: float
    needs_clairvoyance = undivided = tosses = trusted = True

    def __post_init__(self):
        positive("scale", self.scale, finite=False)

    def probabilities(self, delays: Numbers, C: float) -> np.ndarray:
        sizes = crowds(delays)
        return np.where(sizes == 0, 1.0, np.minimum(1.0, self.scale / np.maximum(1, sizes)))

    def proxies(self, uniforms: np.ndarray, C: float, delays: Numbers) -> np.ndarray:
        return np.where(uniforms < self.probabilities(delays, C), INFINITE, -1)


@dataclass(frozen=True)
class CrowdedSlot(Scheduler):
    """Track one round at a time, round t with probability π_t = 1 / (4 max{1, m_t}), here called p_t.

    The slot is free with probability f_t = 1 − Σ π_s, over the rounds s < t with s + d_s >= t, which is at least 3/4.
    If it is, round t is tracked with probability π_t / f_t. Further slots are not used.

    Source: Logarithm 6 (past:crowded-slot), after Open 5 (past:single).

    >>> CrowdedSlot().probabilities([0, 1, 2], C=1).tolist() == [1 / 4, 1 / 4, 1 / 8]
    True
    """

    needs_clairvoyance = undivided = trusted = True

    def probabilities(self, delays: Numbers, C: float) -> np.ndarray:
        return 0.25 / np.maximum(1, crowds(delays))

    def proxies(self, uniforms: np.ndarray, C: float, delays: Numbers) -> np.ndarray:
        p = self.probabilities(delays, C)
        return one_at_a_time(uniforms * (1 - outstanding(delays, p)) < p, delays)


@dataclass(frozen=True)
class CrowdedSlots(Scheduler):
    """Let round t use slot t mod C only, and track it with probability π_t = 1 / (4 m_t), here called p_t.

    In each slot the crowd m_t counts the rounds of the slot only, with delays ⌊d_t / C⌋. The slot is free with
    probability f_t = 1 − Σ π_s, over the rounds s < t of the slot with s + d_s >= t, which is at least 3/4. If it is,
    round t is tracked with probability π_t / f_t, and certainly if d_t < C: then π_t = f_t. Slots never run out.

    Source: Logarithm 7 (past:crowded-slots).

    >>> CrowdedSlots().probabilities([0, 3, 1, 0], C=2).tolist() == [1, 1 / 4, 1, 3 / 4]
    True
    """

    needs_clairvoyance = undivided = trusted = True

    def probabilities(self, delays: Numbers, C: float) -> np.ndarray:
        return by_slot(valid_delays(delays).astype(np.int64).tobytes(), C)[0]

    def proxies(self, uniforms: np.ndarray, C: float, delays: Numbers) -> np.ndarray:
        delays = valid_delays(delays).astype(np.int64)
        (p, vacant), waits = by_slot(delays.tobytes(), C), delays // C
        chosen, proxy = uniforms * vacant < p, np.empty(len(delays), np.int64)
        slots = int(min(C, len(delays)))
        for i in range(slots):
            proxy[i::slots] = one_at_a_time(chosen[i::slots], waits[i::slots])
        return proxy


@lru_cache(maxsize=16)
def by_slot(delays, C):
    """Return π_t and f_t of `CrowdedSlots`, read-only, from the bytes of the delays."""
    waits = (np.frombuffer(delays, np.int64) // C).astype(np.int64)  # 0 if C is infinite
    slots = int(min(C, len(waits)))
    p, vacant = np.empty(len(waits)), np.empty(len(waits))
    for i in range(slots):
        d = waits[i::slots]
        chances = 0.25 / np.maximum(1, crowds(d))
        vacant[i::slots] = 1 - outstanding(d, chances)
        p[i::slots] = np.where(d == 0, vacant[i::slots], chances)
    return sealed(p), sealed(vacant)
