"""What is scored, and what comes out."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from assignments.grader.student import Student
from delay_scheduling.validation import require


@dataclass(frozen=True, order=True)
class Score:
    """State a score for the leaderboard: the regret divided by that of the paper's scheduler. Less is better.

    Parameters
    ----------
    value : the score, which is also what `format` shows.
    low, high : an interval that holds what it estimates with probability 95 %.

    Raises
    ------
    ValueError : unless these are finite numbers in order.

    >>> f"{Score(0.8125, low=0.75, high=0.875):.4g}"
    '0.8125'
    """

    value: float
    low: float
    high: float

    def __post_init__(self):
        numbers = (self.low, self.value, self.high)
        in_order = all(map(math.isfinite, numbers)) and self.low <= self.value <= self.high
        require(in_order, "score", "finite numbers, low <= value <= high", numbers)

    def __format__(self, specification):
        return format(self.value, specification)


@dataclass(frozen=True)
class Result:
    """State what an exercise earned, and why.

    Parameters
    ----------
    points : a finite number of at least 0.
    messages : what helps the student: the rule broken, in which round, what was expected and what came.
    score : a Score for the leaderboard, or None.

    Raises
    ------
    ValueError : if the points are no such number.

    >>> Result(1.5, ("round 3, tracking: expected False, since S is full, received True",)).points
    1.5
    """

    points: float
    messages: tuple[str, ...] = ()
    score: Score | None = None

    def __post_init__(self):
        require(self.points >= 0 and math.isfinite(self.points), "points", "a finite number of at least 0", self.points)


@dataclass(frozen=True)
class Exercise:
    """Declare an exercise that the grader scores by itself.

    Parameters
    ----------
    name : the grade_id of the cell with the hidden test.
    points : the most that it can earn, an integer of at least 1.
    grade : what calls the student's functions, judges the answers and returns a Result. It may let a StudentFault pass.

    Raises
    ------
    ValueError : if the points are no such integer.

    >>> exercise = Exercise("double", 2, lambda student: Result(2.0 * (student.call("double", 4) == 8)))
    >>> exercise.grade(Student([["cell 1", "def double(x): return 2 * x"]]))
    Result(points=2.0, messages=(), score=None)
    """

    name: str
    points: int
    grade: Callable[[Student], Result]

    def __post_init__(self):
        require(isinstance(self.points, int) and self.points >= 1, "points", "an integer of at least 1", self.points)
