"""How the tracking set fills and empties if every level has slots of its own, compiled."""

import numba
import numpy as np


@numba.njit(cache=True, nogil=True)
def climb(delays, uniforms, slots, probabilities, budgets, epochs):
    """Return Z_t, p_t, |S_t^0|, |S_t^1|, the level of each round, and whether it is lost (see `ladder.Ladder`).

    Row e of the budgets is for epoch e, and epochs[t] is the epoch of a round. A new epoch starts on level 0.
    """
    T, J = len(delays), len(probabilities)
    observed, lost, p = np.zeros(T, np.bool_), np.zeros(T, np.bool_), np.ones(T)
    before, after, level = np.zeros(T, np.int32), np.zeros(T, np.int32), np.zeros(T, np.int32)
    held, spent = np.zeros(J, np.int64), np.zeros(J, np.int64)
    first, following = np.full(T, -1, np.int32), np.empty(T, np.int32)  # lists of the rounds that end with a round
    size = j = 0
    for t in range(T):
        if t > 0 and epochs[t] != epochs[t - 1]:
            j, spent[:] = 0, 0
        before[t], level[t] = size, j
        if j < J:
            p[t] = probabilities[j]
        if j == J or held[j] == slots:
            lost[t] = True
        elif uniforms[t] < p[t]:
            observed[t] = True
            held[j] += 1
            size += 1
            if delays[t] < T - t:
                end = t + delays[t]
                following[t], first[end] = first[end], t
        after[t] = size
        s = first[t]
        while s >= 0:
            held[level[s]] -= 1
            size -= 1
            s = following[s]
        if j < J and lost[t]:
            spent[j] += 1
            j += spent[j] == budgets[epochs[t], j]
    return observed, p, before, after, level, lost
