"""Partial credit, and answers that are looked at before they are used.

An exercise is a list of criteria, each worth points of its own. A criterion is a function of the Student that raises
Wrong, with a message that helps, or lets a StudentFault pass.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from assignments.grader.exercise import Result
from assignments.grader.secret import hidden_seed
from assignments.grader.student import Student, StudentFault, one_line


class Wrong(Exception):
    """An answer is wrong. The message says which rule was broken, where, what was expected and what came."""


@dataclass(frozen=True)
class Criterion:
    """State one thing that is looked at.

    Parameters
    ----------
    points : what it earns.
    words : what it is, for the student.
    check : function of the Student that raises Wrong unless all is well.
    """

    points: float
    words: str
    check: Callable[[Student], None]


def marked(*criteria):
    """Return the function that grades an exercise: each criterion by itself, with one message for each fault.

    >>> def no(student):
    ...     raise Wrong("round 2: expected False, received True")
    >>> marked(Criterion(1, "legal moves", no), Criterion(2, "an answer", lambda student: None))(None).points
    2
    """

    def grade(student):
        points, faults = 0, {}
        for criterion in criteria:
            try:
                criterion.check(student)
                points += criterion.points
            except (Wrong, StudentFault) as fault:
                faults.setdefault(str(fault), []).append(criterion)
        return Result(points, tuple(message(fault, failed) for fault, failed in faults.items()))

    return grade


def message(fault, failed):
    """Return the message for a fault and the criteria that it cost."""
    words, lost = "; ".join(criterion.words for criterion in failed), sum(criterion.points for criterion in failed)
    return one_line(f"{words} (-{lost:g}): {fault}")


def generator(*labels):
    """Return the generator of the hidden numbers of a criterion."""
    return np.random.default_rng(hidden_seed(*labels))


def demand(condition, fault):
    """Raise Wrong unless the condition holds."""
    if not condition:
        raise Wrong(fault)


def shown(value):
    """Return a value as short text, numbers with six digits.

    >>> shown([1 / 3, True, None, "a"])
    "[0.333333, True, None, 'a']"
    """
    if isinstance(value, list):
        return one_line(f"[{', '.join(map(shown, value[:12]))}{', ...' * (len(value) > 12)}]", length=160)
    return f"{value:.6g}" if isinstance(value, float) else one_line(repr(value), length=80)


def is_whole(value):
    """Tell whether a value is an integer, and not a truth value."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_number(value):
    """Tell whether a value is a finite number, and not a truth value."""
    return is_whole(value) or (isinstance(value, float) and math.isfinite(value))


def number(value, what):
    """Return a finite number, or raise Wrong."""
    demand(is_number(value), f"{what}: expected a finite number, received {shown(value)}")
    return value


def numbers(value, length, what):
    """Return a list of finite numbers, or raise Wrong."""
    right = isinstance(value, list) and len(value) == length and all(map(is_number, value))
    demand(right, f"{what}: expected a list of {length} finite numbers, received {shown(value)}")
    return value


def rounds(value, T, what):
    """Return a list of different rounds from 1 to T in increasing order, or raise Wrong."""
    is_list = isinstance(value, list) and all(is_whole(t) and 1 <= t <= T for t in value)
    increasing = is_list and all(s < t for s, t in pairwise(value))
    demand(increasing, f"{what}: expected rounds from 1 to {T} in increasing order, received {shown(value)}")
    return value


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
        raise Wrong(f"round {t}: {reason(t)}; received a list {'with' if t in found else 'without'} it")


def near(found, expected, tolerance=1e-9):
    """Tell whether numbers agree to a relative and absolute tolerance."""
    return abs(found - expected) <= tolerance * max(1.0, abs(expected))
