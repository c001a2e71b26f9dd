"""How the tracking set fills and empties, compiled."""

import numba
import numpy as np


@numba.njit(cache=True, nogil=True)
def track_compiled(delays, proxy, C, size, leaving):
    """Return Z_t, |S_t^0| and |S_t^1| (see `track`) from |S_1^0| and how many of those rounds leave when.

    Parameters
    ----------
    leaving : shape (T,), integers, to work in.
    """
    T = len(delays)
    observed = np.zeros(T, np.bool_)
    before, after = np.zeros(T, np.int32), np.zeros(T, np.int32)
    for t in range(T):
        before[t] = size
        if size < C and proxy[t] >= 0:
            size += 1
            observed[t] = proxy[t] >= delays[t]
            stay = min(delays[t], proxy[t])
            if stay < T - t:
                leaving[t + stay] += 1
        after[t] = size
        size -= leaving[t]
    return observed, before, after


@numba.njit(cache=True, nogil=True)
def replacements(delays, uniforms, C):
    """Return Z_t, |S_t^0| and |S_t^1| (see `RandomReplacement`)."""
    T = len(delays)
    observed, before, after = np.ones(T, np.bool_), np.zeros(T, np.int64), np.zeros(T, np.int64)
    held, size = np.zeros(C, np.int64), 0
    for t in range(T):
        before[t], after[t] = size, size + 1  # a slot is always free
        held[size] = t
        kept = 0
        for s in held[: size + 1]:
            if s + delays[s] > t:
                held[kept] = s
                kept += 1
        size = kept
        if size == C:
            victim = int(uniforms[t] * size)
            observed[held[victim]] = False
            held[victim : size - 1] = held[victim + 1 : size].copy()
            size -= 1
    return observed, before, after
