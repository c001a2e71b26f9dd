"""The ladder on tiny games, exactly: every course of its coins, with its probability."""

from fractions import Fraction
from typing import NamedTuple

from delay_scheduling.validation import integer, require


class Outcome(NamedTuple):
    """Hold one course of the coins: its probability, and for each round Z_t, p_t, the level, whether it is lost."""

    probability: Fraction
    observed: tuple = ()
    chances: tuple = ()
    level: tuple = ()
    lost: tuple = ()

    @property
    def z(self):
        """The importance weights Z_t / p_t."""
        return tuple(Z / p for Z, p in zip(self.observed, self.chances, strict=True))

    def then(self, observed, chance, level, lost):
        """Return the course with one more round; the coin of a lost round does not count."""
        factor = 1 if lost else chance if observed else 1 - chance
        rows = zip(self[1:], (int(observed), chance, level, lost), strict=True)
        return Outcome(self.probability * factor, *((*row, new) for row, new in rows))


def outcomes(delays, chances, budgets, slots=1, restart=0):
    """Return all courses of the coins that are possible.

    Parameters
    ----------
    delays : tuple of integers of at least 0.
    chances : fractions in (0, 1], p_j for each level.
    budgets : integers of at least 1, B_j for each level.
    slots : slots of each level, an integer of at least 1.
    restart : number of rounds after which the ladder returns to level 0, once.

    The first round is tracked and never leaves; the second is lost, and the ladder climbs.

    >>> [found.level for found in outcomes((9, 9, 9), (Fraction(1),), (1,))]
    [(0, 0, 1)]
    """
    integer("slots", slots, least=1)
    require(len(budgets) == len(chances), "budgets", f"one for each of {len(chances)} levels", budgets)
    found = [Outcome(Fraction(1))]
    for _ in delays:
        found = [after for course in found for after in continued(course, delays, chances, budgets, slots, restart)]
    return found


def continued(course, delays, chances, budgets, slots, restart):
    """Yield the courses with one more round."""
    t, levels = len(course.level), range(len(chances))
    rounds = list(zip(course.level, course.lost, strict=True))[restart if t >= restart else 0 :]
    level = next((j for j in levels if rounds.count((j, True)) < budgets[j]), len(chances))
    if level == len(chances):
        yield course.then(False, Fraction(1), level, True)
        return
    held = sum(course.observed[s] and course.level[s] == level and s + delays[s] >= t for s in range(t))
    if held == slots:
        yield course.then(False, chances[level], level, True)
        return
    yield course.then(True, chances[level], level, False)
    if chances[level] < 1:
        yield course.then(False, chances[level], level, False)
