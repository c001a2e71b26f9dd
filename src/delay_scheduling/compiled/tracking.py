"""How the tracking set fills and empties, compiled."""

import numpy as np

from delay_scheduling.compiled.compiling import compiled, inner
from delay_scheduling.compiled.lists import put_first


@compiled
def track_compiled(delays, proxy, C, size, leaving):
    """Return Z_t, |S_t^0| and |S_t^1| (see `track`) from |S_1^0| and how many of those rounds leave
    when.

    Parameters
    ----------
    leaving : shape (T,), integers, to work in.
    """
    T = len(delays)
    observed = np.zeros(T, np.bool_)
    before = np.zeros(T, np.int32)
    after = np.zeros(T, np.int32)
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


@compiled
def toss(delays, uniforms, C, p, leaving, scales, before, after):
    """Play out coins, run after run: a round enters a free slot if U_t < p_t, for its whole delay.

    Parameters
    ----------
    uniforms, scales : shape (runs, T). z_t goes to the second, which may be the first.
    leaving : shape (T,), to work in.
    before, after : shape (runs, T), for |S_t^0| and |S_t^1|; or (0, T) if not wanted.
    """
    T = len(delays)
    for run in range(len(uniforms)):
        leaving[:] = 0
        size = 0
        for t in range(T):
            heads = uniforms[run, t] < p[t] and size < C
            scales[run, t] = 1.0 / p[t] if heads else 0.0
            if len(before) > 0:
                before[run, t] = size
                after[run, t] = size + heads
            if heads and delays[t] < T - t:
                leaving[t + delays[t]] += 1
            size += heads - leaving[t]


@compiled
def replacements(delays, uniforms, C):
    """Return Z_t, |S_t^0| and |S_t^1| (see `RandomReplacement`). A round costs √C at most:
    it counts in chunks.
    """
    T = len(delays)
    side = 0
    while 4**side < C:
        side += 1  # 2^side rounds in a chunk, about √C
    observed = np.ones(T, np.bool_)
    before = np.zeros(T, np.int64)
    after = np.zeros(T, np.int64)
    held = np.zeros(T, np.bool_)
    counts = np.zeros((T >> side) + 1, np.int64)
    # lists of the rounds that end with a round
    first = np.full(T, -1, np.int32)
    following = np.empty(T, np.int32)
    size = 0
    for t in range(T):
        before[t], after[t] = size, size + 1  # a slot is always free
        held[t] = True
        counts[t >> side] += 1
        size += 1
        if delays[t] < T - t:
            put_first(first, following, t + delays[t], t)
        s = first[t]
        while s >= 0:
            counts[s >> side] -= held[s]
            size -= held[s]
            held[s] = False
            s = following[s]
        if size == C:
            s = ranked(held, counts, side, t, size - int(uniforms[t] * size))
            observed[s] = held[s] = False
            counts[s >> side] -= 1
            size -= 1
    return observed, before, after


@inner
def ranked(held, counts, side, t, rank):
    """Return the round of this rank among those held, the latest, of at most t, having rank 1."""
    chunk = t >> side
    while counts[chunk] < rank:
        rank -= counts[chunk]
        chunk -= 1
    s = min(t, ((chunk + 1) << side) - 1)
    while rank > held[s]:
        rank -= held[s]
        s -= 1
    return s


@compiled
def arrivals(delays, weights):
    """Return the sum of the weights of O_t for each round (see `game.arrived`)."""
    T = len(delays)
    found = np.zeros(T)
    for s in range(T):
        if delays[s] < T - 1 - s:
            found[s + 1 + delays[s]] += weights[s]
    for t in range(1, T):
        found[t] += found[t - 1]
    return found
