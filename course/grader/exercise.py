"""What is scored, and what comes out."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from course.grader.student import Student
from delay_scheduling.validation import require


@dataclass(frozen=True, order=True)
class Score:
    """A score for the leaderboard, the regret divided by that of the paper's scheduler,
    less being better, and an
    interval that holds what it estimates with probability 95 %."""

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
    """What an exercise earned, a finite number of at least 0;
    messages that help the student (the rule broken, in which
    round, what was expected and what came); a Score for the leaderboard, or None."""

    points: float
    messages: tuple[str, ...] = ()
    score: Score | None = None

    def __post_init__(self):
        require(
            self.points >= 0 and math.isfinite(self.points),
            "points",
            "a finite number of at least 0",
            self.points,
        )


@dataclass(frozen=True)
class Exercise:
    """An exercise that the grader scores by itself.

    It has the name of the cell with the hidden test and the most that it can earn. `grade` calls
    the student's functions, judges the answers and returns a Result; it may let a StudentFault
    pass.

    >>> exercise = Exercise(
    ...     "double", 2, lambda student: Result(2.0 * (student.call("double", 4) == 8))
    ... )
    >>> exercise.grade(Student([["cell 1", "def double(x): return 2 * x"]]))
    Result(points=2.0, messages=(), score=None)
    """

    name: str
    points: int
    grade: Callable[[Student], Result]
