"""All courses of `Reservoirs` in a small game, with their exact probabilities. Rounds are numbered from 0."""

from dataclasses import dataclass
from fractions import Fraction
from operator import methodcaller

from proofbook.expectation import outcomes


@dataclass(frozen=True)
class Course:
    """Say which rounds entered their slot, from the first to now.

    Parameters
    ----------
    delays : d_0, d_1, ..., integers of at least 0.
    C : capacity, an integer of at least 1.
    entered : True or False for each of the rounds so far.
    """

    delays: tuple
    C: int
    entered: tuple

    def age(self, t):
        """Return a_t: the number of rounds of the slot of round t since the slot was free, t not counted.

        >>> Course((3, 0, 0, 0), C=1, entered=(True, False, True)).age(2)
        2
        >>> Course((3, 0, 0, 0), C=1, entered=(True, False, True)).age(3)
        0
        """
        held, since = None, t
        for s in range(t % self.C, t + 1, self.C):
            if held is None or held + self.delays[held] < s:
                held, since = None, s
            if s < t and self.entered[s]:
                held = s
        return (t - since) // self.C

    def observed(self, t):
        """Return Z_t: whether round t entered, and no later round displaced it while it waited."""
        later = range(t + self.C, t + self.delays[t] + 1, self.C)
        return self.entered[t] and not any(self.entered[s] for s in later)

    def weight(self, t):
        """Return z_t = Z_t (1 + a_t + ⌊d_t / C⌋)."""
        return self.observed(t) * (1 + self.age(t) + self.delays[t] // self.C)


def courses(delays, C):
    """Return all courses of a game, each with its probability, a fraction.

    Parameters
    ----------
    delays : integers of at least 0 that do not run past the end of the game.
    C : capacity, an integer of at least 1.

    >>> [(str(q), course.entered) for q, course in courses((1, 0), C=1)]
    [('1/2', (True, True)), ('1/2', (True, False))]
    """

    def enters(path):
        chance = Fraction(1, 1 + Course(delays, C, path).age(len(path)))
        return {True: chance, False: 1 - chance}

    return [(q, Course(delays, C, path)) for q, path in outcomes(enters, len(delays))]


def past(t):
    """Return the function course → what is known of it before round t: which rounds entered."""
    return lambda course: course.entered[:t]


def age(t):
    """Return the function course → a_t."""
    return methodcaller("age", t)


def has_age(t, a):
    """Return the function course → whether a_t = a."""
    return lambda course: course.age(t) == a


def observed(t):
    """Return the function course → Z_t."""
    return methodcaller("observed", t)


def weights(s, t):
    """Return the function course → z_s z_t."""
    return lambda course: course.weight(s) * course.weight(t)


def mean(found, value):
    """Return the mean of value(course).

    >>> mean(courses((1, 0), C=1), observed(0))
    Fraction(1, 2)
    """
    return sum((q * value(course) for q, course in found), Fraction(0))


def given_past(found, t, value):
    """Return for each past of round t a course that has it, and the mean of value(course) given this past.

    >>> [str(q) for _, q in given_past(courses((1, 0), C=1), 1, observed(1))]
    ['1/2']
    """
    pasts = {}
    for q, course in found:
        pasts.setdefault(past(t)(course), []).append((q, course))
    return [(group[0][1], mean(group, value) / sum(q for q, _ in group)) for group in pasts.values()]


def waiting(delays, C, t):
    """Return w_t, the number of earlier rounds of the slot of round t that wait when round t begins, seen or not.

    >>> waiting((2, 2, 0), C=1, t=2), waiting((2, 2, 0), C=2, t=2)
    (2, 1)
    """
    return sum(s + delays[s] >= t for s in range(t % C, t, C))
