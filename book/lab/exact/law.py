"""The law of a small game: every course of its coins with its probability,
and means given whatever is known.

A scheduler says what may happen next: `step(path)` gives {choice: probability} after the choices so
far. Probabilities are fractions, or balls.
"""

import itertools
from dataclasses import dataclass

from proofbook.expectation import outcomes, product, total


# equal if identical, so that what is worked out can be remembered
@dataclass(frozen=True, eq=False)
class Law:
    """Hold all courses of a game: pairs of a probability and a course,
    which may be anything. Probabilities sum to 1.

    >>> from fractions import Fraction
    >>> coins = Law.of(lambda path: {0: Fraction(1, 2), 1: Fraction(1, 2)}, rounds=2)
    >>> coins.mean(sum), coins.chance(all), coins.given(lambda path: path[0])[1].mean(sum)
    (Fraction(1, 1), Fraction(1, 4), Fraction(3, 2))
    """

    pairs: tuple

    @classmethod
    def of(cls, step, rounds, course=tuple):
        """Return the law of so many choices.

        A step is a function from the path so far, a tuple, to {choice: probability}, as for
        `expectation.outcomes`. A course is what is looked at of a whole path.
        """
        return cls(tuple((q, course(path)) for q, path in outcomes(step, rounds)))

    @classmethod
    def mixed(cls, *laws):
        """Return the law of a course of one of these laws, each being as likely."""
        return cls(tuple((q / len(laws), course) for law in laws for q, course in law.pairs))

    @property
    def courses(self):
        """All courses."""
        return [course for _, course in self.pairs]

    def mean(self, value):
        """Return E[value(course)], a fraction or a ball."""
        return total(product(q, value(course)) for q, course in self.pairs)

    def chance(self, event):
        """Return P(event(course))."""
        return total(q for q, course in self.pairs if event(course))

    def groups(self, known):
        """Return {what is known: its pairs}, known(course) being hashable."""
        found = {}
        for q, course in self.pairs:
            found.setdefault(known(course), []).append((q, course))
        return found

    def given(self, known):
        """Return {what is known: the law given that}."""
        masses = {
            key: (total(q for q, _ in group), group) for key, group in self.groups(known).items()
        }
        return {
            key: Law(tuple((q / mass, course) for q, course in group))
            for key, (mass, group) in masses.items()
        }

    def means(self, value, known):
        """Return {what is known: E[value(course) | what is known]}.

        >>> from fractions import Fraction
        >>> die = Law(tuple((Fraction(1, 6), face) for face in range(1, 7)))
        >>> die.means(lambda face: face, known=lambda face: face % 2)
        {1: Fraction(3, 1), 0: Fraction(4, 1)}
        """
        return {key: law.mean(value) for key, law in self.given(known).items()}

    def mean_given(self, value, known):
        """Return the function course → E[value(course) | what is known], a random variable."""
        means = self.means(value, known)
        return lambda course: means[known(course)]

    def disagreement(self, value, known):
        """Return two courses that agree in what is known, yet differ in the value, or None."""
        return disagreement(self.courses, value, known)

    def determines(self, known, value):
        """Tell whether the value is a function of what is known."""
        return self.disagreement(value, known) is None

    def joint(self, one, other, known):
        """Return the pairs P(X = x, Y = y | known), P(X = x | known) P(Y = y | known),
        for all values and all known.

        Two functions of the course are independent given what is known if in each pair both numbers
        are equal.
        """
        return [
            (
                law.chance(lambda c, x=x, y=y: (one(c), other(c)) == (x, y)),
                law.chance(lambda c, x=x: one(c) == x) * law.chance(lambda c, y=y: other(c) == y),
            )
            for law in self.given(known).values()
            for x, y in itertools.product(law.groups(one), law.groups(other))
        ]


def disagreement(courses, value, known):
    """Return two courses that agree in what is known, yet differ in the value, or None.

    The value is measurable with respect to what is known exactly if there are no two.

    >>> disagreement([1, 2, 3, 4], value=lambda n: n > 2, known=lambda n: n % 2)
    (1, 3)
    >>> disagreement([1, 2, 3, 4], value=lambda n: n > 2, known=lambda n: n // 3)
    """
    first = {}
    for course in courses:
        other = first.setdefault(known(course), course)
        if value(course) != value(other):
            return other, course
    return None
