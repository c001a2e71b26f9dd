"""The scheduler `crowds.CrowdedSlots` on tiny games, exactly: all courses of its coins. Rounds are numbered from 0."""

from fractions import Fraction
from functools import cache

from delay_scheduling.crowds import crowds


@cache
def plan(delays, C):
    """Return π_t and f_t of all rounds, two lists of fractions.

    Parameters
    ----------
    delays : tuple of integers of at least 0.
    C : capacity, an integer of at least 1.

    >>> [[str(x) for x in numbers] for numbers in plan((1, 2, 0), C=1)]
    [['1/4', '1/8', '7/8'], ['1', '3/4', '7/8']]
    """
    chances, free, m = [], [], [0] * len(delays)
    for i in range(min(C, len(delays))):
        m[i::C] = crowds([d // C for d in delays[i::C]]).tolist()
    for t, d in enumerate(delays):
        free.append(1 - sum((chances[s] for s in range(t % C, t, C) if s + delays[s] >= t), Fraction(0)))
        chances.append(Fraction(1, 4 * m[t]) if d >= C else free[t])
    return chances, free


def taken(delays, C, rounds, t):
    """Tell whether one of these rounds is in the slot of round t when it begins.

    >>> taken((2, 0, 0, 0), 2, {0}, 2), taken((2, 0, 0, 0), 2, {0}, 1)
    (True, False)
    """
    return any((t - s) % C == 0 and s < t <= s + delays[s] for s in rounds)


@cache
def courses(delays, C, fair=True):
    """Return {rounds that are tracked, a tuple: probability}; unless it is fair, with coins π_t instead of π_t / f_t.

    >>> {rounds: str(q) for rounds, q in courses((1, 1), C=1).items()}
    {(): '1/2', (1,): '1/4', (0,): '1/4'}
    """
    found = {(): Fraction(1)}
    for t, (chance, free) in enumerate(zip(*plan(delays, C), strict=True)):
        before, found = found, {}
        for rounds, q in before.items():
            p = 0 if taken(delays, C, rounds, t) else chance / free if fair else chance
            found |= {(*rounds, *more): q * part for more, part in (((), 1 - p), ((t,), p)) if part}
    return found
