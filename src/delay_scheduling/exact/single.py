"""The scheduler `single.Single` on tiny games, exactly: every course of its coins, with its probability."""

from fractions import Fraction
from typing import NamedTuple


class Course(NamedTuple):
    """Hold the probability of a course, and the set of rounds that are tracked, numbered from 1."""

    probability: Fraction
    tracked: frozenset = frozenset()

    def holds(self, t, delays):
        """Return the round in the slot when round t begins, None if it is free."""
        return next((s for s in self.tracked if s < t <= s + delays[s - 1]), None)

    def seen(self, t, delays):
        """Return the set of rounds whose feedback has arrived when round t begins."""
        return frozenset(s for s in self.tracked if s + delays[s - 1] < t)


def share(t, d):
    """Return π_t for a delay d, a fraction.

    >>> share(1, 0), share(2, 1)
    (Fraction(1, 4), Fraction(1, 12))
    """
    return 1 / (4 * sum(Fraction(1, k) for k in range(1, t + 1)) * (d + 1))


def shares(delays, t):
    """Return {s: π_s} for the rounds that wait when round t begins.

    >>> shares([1, 1, 0], 2), shares([1, 1, 0], 3)
    ({1: Fraction(1, 8)}, {2: Fraction(1, 12)})
    """
    return {s: share(s, d) for s, d in enumerate(delays[: t - 1], 1) if s + d >= t}


def courses(delays):
    """Return all courses of a game.

    Parameters
    ----------
    delays : tuple of integers of at least 0.

    >>> [(str(course.probability), sorted(course.tracked)) for course in courses((9, 0))]
    [('1/40', [1]), ('97/120', []), ('1/6', [2])]
    """
    found = [Course(Fraction(1))]
    for t, d in enumerate(delays, 1):
        chance = share(t, d) / (1 - sum(shares(delays, t).values()))
        taken = [course for course in found if course.holds(t, delays)]
        free = [course for course in found if not course.holds(t, delays)]
        found = taken + [Course(p * (1 - chance), tracked) for p, tracked in free]
        found += [Course(p * chance, tracked | {t}) for p, tracked in free]
    return found
