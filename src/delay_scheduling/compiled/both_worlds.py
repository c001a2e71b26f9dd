"""The player of both worlds, compiled: whole games.

It does what `players.both_worlds.Playing` does round by round, with the same uniforms in the same
order; tests equate the two.
"""

import math

import numpy as np

from delay_scheduling.compiled.compiling import compiled, inner


@compiled
def both_worlds(losses, delays, size, m, coins, uniforms, actions):
    """Play a game in which no delay is longer than m cells, and write its arms.

    Parameters
    ----------
    losses : shape (T, K).
    delays : shape (T,), at most m · size.
    size : number of rounds in a cell, at least 1.
    m : number of cells before a tracked one that are not tracked, at least 0.
    coins : shape (m + ⌈T / size⌉,), uniforms: one for each of m cells before the first, and one for
        each cell.
    uniforms : shape (T,), from which arms are drawn.
    actions : shape (T,), to write to.

    Returns
    -------
    How many tracked cells were used.
    """
    T, K = losses.shape
    L = np.zeros(K)
    explore = np.empty(K)
    exploit = np.empty(K)
    prepare(L, 0, explore, exploit)
    shares = np.empty(size)  # of the arms of the last tracked cell
    order = np.empty(size, np.int64)
    heads = 1.0 / (m + 1)
    last = -m - 1  # the last cell, counted from 0, whose coin showed heads
    for cell in range(-m, 0):
        if coins[cell + m] < heads:
            last = cell
    used = 0
    awaited = -1  # the first round of the cell whose feedback is awaited
    used_in = -1  # the cell at whose beginning it is used
    for cell in range(len(coins) - m):
        tracked = False
        if coins[cell + m] < heads:
            tracked = cell - last > m
            last = cell
        if used_in == cell:
            by_arrival(delays, awaited, size, order)
            for place in order:
                row = awaited + place
                L[actions[row]] += losses[row, actions[row]] / shares[place] / size
            used += 1
            prepare(L, used, explore, exploit)
        start = cell * size
        x = explore if tracked else exploit
        for row in range(start, min(start + size, T)):
            arm = drawn(x, uniforms[row])
            actions[row] = arm
            if tracked:
                shares[row - start] = x[arm]
        if tracked:
            awaited = start
            used_in = cell + m + 1
    return used


@inner
def prepare(L, used, explore, exploit):
    """Write both distributions, after so many tracked cells."""
    u = np.empty(len(L))
    least = L.min()
    root = math.sqrt(used + 1)
    for i in range(len(L)):
        u[i] = (L[i] - least) / root
    distribution(u, 2, explore)
    distribution(u, 3, exploit)


@inner
def distribution(u, power, x):
    """Write (u_i + c)^−power, with the c at which they sum to 1 (see `players.powers`)."""
    c = 1.0
    for _ in range(200):
        excess = shares_of(u, c, power, x) - 1
        slope = 0.0
        for i in range(len(u)):
            slope += power * x[i] / (u[i] + c)
        step = excess / slope
        if step <= 2.0**-52 * c:
            break
        c += step
    total = shares_of(u, c, power, x)
    x[u.argmin()] += 1 - total


@inner
def shares_of(u, c, power, x):
    """Write (u_i + c)^−power, and return the sum."""
    total = 0.0
    for i in range(len(u)):
        inverse = 1 / (u[i] + c)
        square = inverse * inverse
        x[i] = square if power == 2 else square * inverse
        total += x[i]
    return total


@inner
def drawn(x, uniform):
    """Return the first arm whose share, added to those before it, is above the uniform."""
    total = 0.0
    above_zero = 0
    for i in range(len(x)):
        total += x[i]
        if total > uniform:
            return i
        if x[i] > 0:
            above_zero = i
    return above_zero


@inner
def by_arrival(delays, start, size, order):
    """Write the places of a cell, in the order in which their feedback comes."""
    for place in range(size):
        end = place + delays[start + place]
        i = place
        while i > 0 and order[i - 1] + delays[start + order[i - 1]] > end:
            order[i] = order[i - 1]
            i -= 1
        order[i] = place
