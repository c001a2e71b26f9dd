"""A tiny sheet and a class of students, for the tests of the grader."""

import copy
import json

from course.grader import arriving
from course.grader import grade as grading
from course.grader.exercise import Exercise, Result
from course.grader.secret import hidden_seed
from course.grader.sheet import Sheet

NUMBERS = (3, -4, 10)


def double(student):
    """Score `double`: one point for each number that is doubled."""
    wrong = [
        f"double({x}): expected {2 * x}" for x in NUMBERS if student.call("double", x) != 2 * x
    ]
    return Result(len(NUMBERS) - len(wrong), tuple(wrong))


def foresee(student):
    """Score `foresee`: the loss of each round,
    revealed after the answer. A guess is right once in 2^40 rounds.
    """
    losses = [hidden_seed("tiny", "foresee", t) % 2**40 for t in range(3)]
    right = 0
    for t, loss in enumerate(losses):
        right += student.call("foresee", t) == loss
        student.call("reveal", t, loss)
    return Result(right, () if right else ("no loss was foreseen",))


class TinySheet(Sheet):
    """The sheet with these two exercises and a proof."""

    @property
    def exercises(self):
        return Exercise("double", 3, double), Exercise("foresee", 3, foresee)


class ShortSheet(TinySheet):
    """The sheet with the first of these exercises."""

    @property
    def exercises(self):
        return super().exercises[:1]


def cell(source, name=None, kind="code", **role):
    """Return a cell as nbgrader marks it."""
    role = {
        "grade_id": name,
        "grade": False,
        "solution": False,
        "locked": False,
        "task": False,
        **role,
    }
    return {"cell_type": kind, "metadata": {"nbgrader": role} if name else {}, "source": source}


def notebook(code="", proof="It is so."):
    """Return the notebook of a student who wrote this code into the first solution and this
    proof.
    """
    cells = [
        cell("A sheet.", "text", "markdown", locked=True),
        cell(code, "solve-double", solution=True),
        cell("assert double(1) == 2", "double", grade=True, locked=True, points=3),
        cell("", "solve-foresee", solution=True),
        cell("foresee(0)", "foresee", grade=True, locked=True, points=3),
        cell("Prove it.", "task", "markdown", task=True, locked=True, points=0),
        cell(proof, "proof", "markdown", grade=True, solution=True, points=4),
    ]
    return {"cells": copy.deepcopy(cells), "metadata": {}, "nbformat": 4, "nbformat_minor": 5}


HONEST = "def double(x): return 2 * x\ndef foresee(t): return 0\ndef reveal(t, loss): pass\n"
WRONG = "def double(x): return x\ndef foresee(t): return 0\ndef reveal(t, loss): pass\n"


def tiny_sheet(place, kind=TinySheet):
    """Write the source notebook and return the sheet."""
    path = place / "1_tiny" / "tiny.ipynb"
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps(notebook(HONEST)))
    return kind(path)


def hand_in(submissions, student, content, again=False):
    """Put a submission into the folder: a notebook, or the bytes of what should be one."""
    path = submissions / student / "1_tiny" / "tiny.ipynb"
    path.parent.mkdir(parents=True, exist_ok=again)
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    return path


def grade(student, sheet, limits=None):
    """Return what the notebook in the folder of a student earns, without keeping it."""
    try:
        content = arriving.read_bytes(student / sheet.name / sheet.notebook.name)
    except arriving.Unreadable as fault:
        return grading.nothing(student.name, sheet, f"cannot be read: {fault}")
    return grading.grade(student.name, sheet, content, (), limits)
