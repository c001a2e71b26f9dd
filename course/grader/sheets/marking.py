"""Partial credit, and answers that are looked at before they are used.

An exercise is a list of criteria, each worth points of its own. A criterion is a function of the
Student that raises Wrong, with a message that helps, or lets a StudentFault pass.
"""

import math
import re
import reprlib
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

import numpy as np

from course.grader.exercise import Result
from course.grader.secret import hidden_seed
from course.grader.student import Student, StudentFault, one_line

FRACTION = re.compile(
    r"\s*[-+]?([0-9]{1,2000}(/0*[1-9][0-9]{0,1999})?|([0-9]{1,99}\.?[0-9]{0,99}|\.[0-9]{1,99})([eE][-+]?[0-9]{1,3})?)\s*"
)


class Wrong(Exception):
    """An answer is wrong. The message says which rule was broken, where,
    what was expected and what came.
    """


@dataclass(frozen=True)
class Criterion:
    """State one thing that is looked at.

    Parameters
    ----------
    points : what it earns.
    words : what it is, for the student.
    check : function of the Student that raises Wrong unless all is well.
    slips : pairs (words, check): an answer that is all that it should be but for one slip earns
        half of the points.
    """

    points: float
    words: str
    check: Callable[[Student], None]
    slips: tuple[tuple[str, Callable[[Student], None]], ...] = ()


def marked(*criteria):
    """Return the function that grades an exercise: each criterion by itself,
    with one message for each fault.

    >>> def no(student):
    ...     raise Wrong("round 2: expected False, received True")
    >>> marked(Criterion(1, "legal moves", no), Criterion(2, "an answer", lambda student: None))(
    ...     None
    ... ).points
    2
    """

    def grade(student):
        points = 0
        faults = {}
        for criterion in criteria:
            try:
                criterion.check(student)
                points += criterion.points
            except (Wrong, StudentFault) as fault:
                slip = explained(student, criterion)
                earned = criterion.points / 2 if slip else 0
                points += earned
                words = (
                    f"{fault}; all is as it should be if {slip}: half of the points"
                    if slip
                    else str(fault)
                )
                faults.setdefault(words, []).append((criterion.words, criterion.points - earned))
        return Result(points, tuple(message(fault, lost) for fault, lost in faults.items()))

    return grade


def explained(student, criterion):
    """Return the words for the one slip that explains all, or None."""
    for words, check in criterion.slips:
        try:
            check(student)
            return words
        except (Wrong, StudentFault):
            continue
    return None


def message(fault, lost):
    """Return the message for a fault and what it cost: pairs of a criterion's words and points."""
    words = "; ".join(words for words, _ in lost)
    points = sum(points for _, points in lost)
    return one_line(f"{words} (-{points:g}): {fault}")


def generator(*labels):
    """Return the generator of the hidden numbers of a criterion."""
    return np.random.default_rng(hidden_seed(*labels))


def demand(condition, fault):
    """Raise Wrong unless the condition holds."""
    if not condition:
        raise Wrong(fault)


def shown(value, digits=6):
    """Return a value as short text, numbers with some digits,
    lists within lists to a depth of four.

    >>> shown([1 / 3, True, None, "a"])
    "[0.333333, True, None, 'a']"
    """
    return one_line(Short(digits).repr(value), length=160)


class Short(reprlib.Repr):
    """The representation of plain data in little space."""

    def __init__(self, digits):
        super().__init__()
        self.digits = digits
        self.maxlevel = 4
        self.maxlist = 12
        self.maxdict = 4
        self.maxstring = 80
        self.maxlong = 40

    def repr_float(self, value, level):
        """Return a float with the digits wanted."""
        return f"{value:.{self.digits}g}"


def apart(*values):
    """Return values as short texts, with as many digits as it takes to tell them apart.

    >>> apart(1 / 3, 1 / 3 + 1e-8)
    ['0.333333333', '0.333333343']
    """
    texts = [[shown(value, digits) for value in values] for digits in (6, 9, 12, 17)]
    return next((found for found in texts if len(set(found)) == len(values)), texts[-1])


def described(value):
    """Return a value as short text, with its kind where that is not plain from the text.

    >>> described("9"), described([1]), described(2.5)
    ("the text '9'", 'the list [1]', '2.5')
    """
    kinds = {str: "the text ", list: "the list ", dict: "the dictionary ", bool: "the truth value "}
    return f"{kinds.get(type(value), '')}{shown(value)}"


def is_whole(value):
    """Tell whether a value is an integer, be it written 6 or 6.0, and not a truth value."""
    if isinstance(value, float):
        return value.is_integer() and abs(value) < 2**53
    return isinstance(value, int) and not isinstance(value, bool)


def is_number(value):
    """Tell whether a value is a finite number, and not a truth value."""
    return is_whole(value) or (isinstance(value, float) and math.isfinite(value))


def exact(value):
    """Return the fraction that a text or a whole number stands for,
    or None. No text takes long to read.

    >>> exact("-3/4"), exact("1e-2"), exact(6.0), exact("1e99999999"), exact("1/0")
    (Fraction(-3, 4), Fraction(1, 100), Fraction(6, 1), None, None)
    """
    readable = is_whole(value) or (isinstance(value, str) and FRACTION.fullmatch(value))
    return Fraction(value) if readable else None


def as_number(value):
    """Return the number that a text such as "1/3" stands for, and anything else as it is."""
    try:
        return float(exact(value)) if isinstance(value, str) and exact(value) is not None else value
    except OverflowError:
        return value


def number(value, what):
    """Return a finite number, or raise Wrong."""
    found = as_number(value)
    demand(is_number(found), f"{what}: expected a finite number, received {described(value)}")
    return found


def numbers(value, length, what):
    """Return a list of finite numbers, or raise Wrong."""
    found = [as_number(entry) for entry in value] if isinstance(value, list) else None
    right = found is not None and len(found) == length and all(map(is_number, found))
    demand(
        right, f"{what}: expected a list of {length} finite numbers, received {described(value)}"
    )
    return found


def whole_numbers(value, low, high, what, length=None):
    """Return a list of integers from `low` to `high`,
    or raise Wrong. They may have been written as 6.0.
    """
    right = isinstance(value, list) and (length is None or len(value) == length)
    right = right and all(is_whole(entry) and low <= entry <= high for entry in value)
    size = "a list of" if length is None else f"a list of {length}"
    demand(
        right, f"{what}: expected {size} integers from {low} to {high}, received {described(value)}"
    )
    return [int(entry) for entry in value]


def rounds(value, T, what):
    """Return a list of different rounds from 1 to T in increasing order, or raise Wrong."""
    is_list = isinstance(value, list) and all(is_whole(t) and 1 <= t <= T for t in value)
    increasing = is_list and all(s < t for s, t in pairwise(value))
    demand(
        increasing,
        f"{what}: expected rounds from 1 to {T} in increasing order, received {described(value)}",
    )
    return [int(t) for t in value]


def same_rounds(found, expected, reason):
    """Raise Wrong at the first round that is in one of two lists only.

    Parameters
    ----------
    found, expected : lists of rounds.
    reason : function from that round to the words that explain what was expected.
    """
    differing = sorted(set(found) ^ set(expected))
    if differing:
        t = differing[0]
        raise Wrong(
            f"round {t}: {reason(t)}; received a list {'with' if t in found else 'without'} it"
        )


def near(found, expected, tolerance=1e-9):
    """Tell whether numbers agree to a relative and absolute tolerance."""
    return abs(found - expected) <= tolerance * max(1.0, abs(expected))
