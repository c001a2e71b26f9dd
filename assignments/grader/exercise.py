"""What is scored, and what comes out."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from assignments.grader.student import Student
from delay_scheduling.errors import require


@dataclass(frozen=True)
class Result:
    """State what an exercise earned, and why.

    Parameters
    ----------
    points : a finite number of at least 0.
    messages : what helps the student: the rule broken, in which round, what was expected and what came.
    score : for the leaderboard, the regret divided by that of the paper's scheduler (less is better), or None.

    Raises
    ------
    ValueError : if the points are no such number.

    >>> Result(1.5, ("round 3, tracking: expected False, since S is full, received True",)).points
    1.5
    """

    points: float
    messages: tuple[str, ...] = ()
    score: float | None = None

    def __post_init__(self):
        require(self.points >= 0 and math.isfinite(self.points), "points", "a finite number of at least 0", self.points)
        finite = self.score is None or math.isfinite(self.score)
        require(finite, "score", "a finite number, or None", self.score)


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
