"""Schedulers that look at their own slots, compiled:
a step for one round on a state of O(C) integers, and its loop.

A caller that plays round by round keeps the state, calls the step when a round begins, and frees
the slot when feedback arrives. Rounds are rows, from 0.
"""

import math

import numpy as np

from delay_scheduling.compiled.compiling import compiled
from delay_scheduling.compiled.lists import put_first

ENDLESS = 2**31  # more rounds than any delay has
# of each slot: the round in it, or −1; when it was last free; when it is displaced
HELD, SINCE, NEXT = range(3)


@compiled
def reservoir(state, t, u):
    """Return the age a_t, and how many rounds of its slot later round t is displaced;
    0 if it stays out.

    Round t enters slot t mod C if that is free, or if the coin of the round in it says so. What has
    entered is still there after n more rounds of the slot with probability (a_t + 1) / (a_t + 1 +
    n): its uniform u draws this number.

    Parameters
    ----------
    state : shape (3, C), integers; all slots are free at first, with −1 in row HELD. It is changed.
    """
    C = state.shape[1]
    slot = t % C
    if state[HELD, slot] < 0:
        state[SINCE, slot] = t
    elif t < state[NEXT, slot]:
        return (t - state[SINCE, slot]) // C, 0
    age = (t - state[SINCE, slot]) // C
    stays = ENDLESS if u * ENDLESS <= age + 1 else max(1, math.ceil((age + 1) / u - (age + 1)))
    state[HELD, slot], state[NEXT, slot] = t, t + stays * C
    return age, stays


@compiled
def reservoirs(delays, turns, uniforms, C, clairvoyant):
    """Return a_t, Z_t, and the last round in which t is tracked,
    or −1 (see `Reservoirs`, `ClairvoyantReservoirs`).

    Parameters
    ----------
    turns : shape (T,), ⌊d_t / C⌋, where C may be above the number of slots if that is T: all games
        begin alike.
    """
    T = len(delays)
    ages = np.zeros(T, np.int64)
    last = np.full(T, -1, np.int64)
    observed = np.zeros(T, np.bool_)
    state = np.full((3, C), -1, np.int64)
    for t in range(T):
        s = state[HELD, t % C]
        if s >= 0 and s + delays[s] < t:
            state[HELD, t % C] = -1
        ages[t], stays = reservoir(state, t, uniforms[t])
        observed[t] = stays > turns[t]
        if observed[t]:
            last[t] = t + delays[t]
        elif stays > 0 and not clairvoyant:
            last[t] = t + stays * C - 1
    return ages, observed, last


@compiled
def wait_or_skip(root, cost, allowance):
    """Return whether a round waits, and the next root:
    the smaller of √(x² + cost) and x + allowance.

    Parameters
    ----------
    root : x, a number of at least 0.
    cost : c² d_t, a number of at least 0.
    allowance : λ, above 0.
    """
    if cost <= allowance * (2 * root + allowance):
        return True, math.sqrt(root * root + cost)
    return False, root + allowance


@compiled
def waits(delays, price, allowance):
    """Return which rounds wait, booleans of shape (T,) (see `Skipping`)."""
    T = len(delays)
    root = 0.0
    found = np.zeros(T, np.bool_)
    for t in range(T):
        found[t], root = wait_or_skip(root, price * price * delays[t], allowance)
    return found


@compiled
def climb(held, sizes, p, u):
    """Return the group of a round, the first with a free slot or J if there is none,
    and whether it is tracked.

    Parameters
    ----------
    held : shape (J,), how many rounds each group holds. It is changed; subtract 1 when feedback
        arrives.
    sizes, p : shape (J,), the slots of each group, and its probability.
    """
    j = 0
    J = len(sizes)
    while j < J and held[j] == sizes[j]:
        j += 1
    tracked = j < J and u < p[j]
    if tracked:
        held[j] += 1
    return j, tracked


@compiled
def stairs(delays, uniforms, sizes, p):
    """Return Z_t, p_t, |S_t^0|, |S_t^1| and the group of each round (see `Stairs`)."""
    T = len(delays)
    J = len(sizes)
    observed = np.zeros(T, np.bool_)
    chances = np.ones(T)
    groups = np.zeros(T, np.int32)
    before = np.zeros(T, np.int32)
    after = np.zeros(T, np.int32)
    held = np.zeros(J, np.int64)
    # lists of the rounds that end with a round
    first = np.full(T, -1, np.int32)
    following = np.empty(T, np.int32)
    size = 0
    for t in range(T):
        before[t] = size
        groups[t], observed[t] = climb(held, sizes, p, uniforms[t])
        if groups[t] < J:
            chances[t] = p[groups[t]]
        size += observed[t]
        after[t] = size
        if observed[t] and delays[t] < T - t:
            put_first(first, following, t + delays[t], t)
        s = first[t]
        while s >= 0:
            held[groups[s]] -= 1
            size -= 1
            s = following[s]
    return observed, chances, before, after, groups
