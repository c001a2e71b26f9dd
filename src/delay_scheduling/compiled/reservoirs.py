"""Which round each slot keeps when every newcomer may displace it, compiled."""

import numba
import numpy as np


@numba.njit(cache=True, nogil=True)
def kept(delays, uniforms, C):
    """Return a_t, and the last round in which t is tracked, or −1 (see `Reservoirs`). Rounds are rows, from 0."""
    T = len(delays)
    ages, last = np.zeros(T, np.int64), np.full(T, -1, np.int64)
    held, since = np.full(C, -1, np.int64), np.zeros(C, np.int64)
    for t in range(T):
        slot = t % C
        s = held[slot]
        if s < 0 or last[s] < t:  # free: its feedback arrived before round t
            since[slot] = t
        ages[t] = (t - since[slot]) // C
        if uniforms[t] * (ages[t] + 1) < 1:
            if ages[t] > 0:
                last[s] = t - 1
            held[slot], last[t] = t, t + delays[t]
    return ages, last
