"""Play out proxy delays and coins: which rounds are tracked, and for how long."""

import numpy as np

from delay_scheduling.game import BatchSchedule, Schedule
from delay_scheduling.schedulers.law import INFINITE
from delay_scheduling.validation import (
    Numbers,
    capacity,
    frozen,
    require,
    sealed,
    span,
    valid_delays,
)


def track(delays: Numbers, proxy: Numbers, C: float, p: Numbers, held: Numbers = ()) -> Schedule:
    """Play out proxy delays.

    Round t enters a free slot if d̃_t >= 0, and leaves at the end of round t + min{d_t, d̃_t}.

    The test for a free slot comes before anything leaves in that round: a delay d holds a slot for
    d + 1 rounds. A round is observed if d̃_t >= d_t: expiry comes before a removal at the end of
    the same round.

    Source: Figure 1 (fig:game-desc), Schedulers 1 and 2, Algorithm 1.

    Parameters
    ----------
    delays : shape (T,), integers of at least 0.
    proxy : shape (T,), integers of at least −1; INFINITE for no preemption.
    C : capacity, an integer of at least 1, or math.inf.
    p : shape (T,), in (0, 1], the probability that round t is observed given a free slot.
    held : the rounds before the first that are tracked, each by the row of the round at whose end
        it leaves.

    Other shapes or ranges raise ValueError.

    >>> schedule = track(delays=[1, 1, 0], proxy=[INFINITE, INFINITE, 0], C=1, p=[1, 1, 1])
    >>> schedule.observed.tolist(), schedule.before.tolist(), schedule.after.tolist()
    ([True, False, True], [0, 1, 0], [1, 1, 1])
    """
    delays = valid_delays(delays)
    proxy = np.asarray(proxy)
    p = frozen(p, np.float64)
    T = len(delays)
    capacity(C, or_unlimited=True)
    require(proxy.shape == (T,), "proxy", f"an array of shape ({T},)", proxy.shape)
    require(np.issubdtype(proxy.dtype, np.integer), "proxy", "integers", proxy.dtype)
    low = int(proxy.min())
    high = int(proxy.max())
    require(-1 <= low and high <= INFINITE, "proxy", "integers from -1 to INFINITE", (low, high))
    require(p.shape == (T,), "p", f"an array of shape ({T},)", p.shape)
    least, largest = map(float, span(p))
    require(least > 0 and largest <= 1, "p", "probabilities in (0, 1]", (least, largest))
    from delay_scheduling.compiled.tracking import track_compiled

    ends = np.asarray(held, np.int64)
    size = len(ends)
    leaving = np.zeros(T, np.int32)
    np.add.at(leaving, ends[ends < T], 1)
    proxy = proxy.astype(np.int64, copy=False)
    slots = int(min(C, T + size))
    observed, before, after = track_compiled(delays, proxy, slots, size, leaving)
    return Schedule(delays, sealed(observed), p, sealed(before), sealed(after))


def tossed(delays: np.ndarray, uniforms: np.ndarray, C: float, p: np.ndarray) -> Schedule:
    """Play out coins, as `track` does with the proxy delay INFINITE where U_t < p_t, else −1."""
    from delay_scheduling.compiled.tracking import toss

    T = len(delays)
    least, largest = map(float, span(p))
    require(least > 0 and largest <= 1, "p", "probabilities in (0, 1]", (least, largest))
    scales = np.empty((1, T))
    before = np.empty((1, T), np.int32)
    after = np.empty((1, T), np.int32)
    leaving = np.empty(T, np.int32)
    toss(delays, uniforms.reshape(1, T), int(min(C, T)), p, leaving, scales, before, after)
    return Schedule(delays, sealed(scales[0] > 0), p, sealed(before[0]), sealed(after[0]))


def track_representatives(
    delays: Numbers, representatives: np.ndarray, batch_size: int, C: float
) -> BatchSchedule:
    """Play out batches: only the representatives are tracked, until their feedback arrives.

    Parameters as for `track` and `game.BatchSchedule`. Source: Algorithm 1 (alg:batch-partition).

    >>> track_representatives([2, 2, 2], np.array([2, 4]), batch_size=2, C=1).observed.tolist()
    [False, True, False]
    """
    T = len(delays)
    proxy = np.full(T, -1)
    proxy[representatives[representatives <= T] - 1] = INFINITE
    schedule = track(delays, proxy, C, np.full(T, 1 / batch_size))
    return BatchSchedule(**vars(schedule), batch_size=batch_size, representatives=representatives)
