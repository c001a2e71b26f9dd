"""All deterministic players of a tiny label-efficient game with two arms.

A player is a tree. In each round it is a tuple that begins with the arm it plays. If it does not
ask, the rest is the player of the rounds to come; if it asks, there are two, for an answer of 0 and
of 1. After the last round nothing is left to do, so in it nobody asks.
"""

import itertools

from delay_scheduling.validation import integer


def trees(T):
    """Return all deterministic players of T rounds, T at least 1.

    In the last round there are 2, before that 2 · (2 + 2²), and so on:

    >>> trees(1), len(trees(2)), len(trees(3))
    ([(0,), (1,)], 12, 312)
    """
    integer("T", T, least=1)
    if T == 1:
        return [(0,), (1,)]
    rest = trees(T - 1)
    silent = [(arm, after) for arm in (0, 1) for after in rest]
    return silent + [(arm, *both) for arm in (0, 1) for both in itertools.product(rest, repeat=2)]
