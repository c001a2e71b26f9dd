"""The grader's handle on the code of one student, which runs in another process (`worker.py`)."""

import json
import time
from dataclasses import dataclass

from assignments.grader.process import Worker
from assignments.grader.sandbox import WALLS

KINDS = ("missing function", "raised", "too slow", "too much memory", "crashed", "not plain data")


class StudentFault(Exception):
    """The student's code gave no usable answer.

    Parameters
    ----------
    kind : one of KINDS.
    message : what happened, one line of printable characters, written by the student's code in part.

    >>> print(StudentFault("too slow", "act(1): no answer in 2 s"))
    too slow: act(1): no answer in 2 s
    """

    def __init__(self, kind, message):
        self.kind, self.message = kind, one_line(message)
        super().__init__(f"{self.kind}: {self.message}")


class Unprotected(Exception):
    """A worker lacks a protection that it should have, or cannot start. No code was sent to it."""


@dataclass(frozen=True)
class Limits:
    """What one student may use.

    Parameters
    ----------
    call : seconds for one call.
    load : seconds for starting a worker and running the cells.
    statement : seconds for one statement of a cell, which is then skipped.
    total : seconds for all calls and starts of one Student.
    cpu : seconds of computing for one worker.
    memory : MiB of address space.
    descriptors : files and pipes open at once.
    """

    call: float = 5
    load: float = 60
    statement: float = 10
    total: float = 300
    cpu: int = 300
    memory: int = 2048
    descriptors: int = 64


class Student:
    """Call the functions of one student, in a sandboxed worker that starts at the first call.

    Parameters
    ----------
    cells : pairs (label, source), the student's code in the order of the notebook.
    limits : what the student may use.
    required : the protections without which no code is sent to a worker.
    without : walls to leave out, for tests (see `sandbox.outside`).

    >>> with Student([["cell 1", "def double(x): return 2 * x"]]) as student:
    ...     student.call("double", [1, "a"])
    [1, 'a', 1, 'a']
    """

    def __init__(self, cells, limits=None, required=(), without=()):
        self.cells, self.limits = [list(cell) for cell in cells], limits or Limits()
        self.required, self.without = frozenset(required), list(without)
        self.worker, self.number, self.spent, self.active = None, 0, 0.0, None
        self.notes = []

    def __enter__(self):
        return self

    def __exit__(self, *fault):
        self.stop()

    def __del__(self):
        self.stop()

    def call(self, function, *arguments):
        """Call a function of the student with plain data and return its answer, plain data too, not to be trusted.

        Parameters
        ----------
        function : its name.
        arguments : None, bool, int, float, str, lists (tuples arrive as lists) and dictionaries with names as keys.

        Returns
        -------
        The same kinds of data: floats may be infinite or NaN, integers are below 2^63 in absolute value.

        Raises
        ------
        StudentFault : if there is no answer, or none that is plain data.
        Unprotected : if a worker had to be started and lacks a protection.
        """
        if self.worker is None:
            self.start()
        what = one_line(f"{function}({', '.join(map(repr, arguments))})", length=80)
        return self.ask(self.limits.call, what, {"function": function, "arguments": arguments})

    def restart(self):
        """Forget all state: the next call starts a fresh worker, which runs the cells again."""
        self.stop()

    def start(self):
        """Start a worker, see to its walls, and let it run the cells."""
        self.worker, self.number = Worker(self.limits, self.without), -1
        walls = self.greeting()
        self.active = frozenset().union(*(WALLS[name] for name in walls))
        if not self.required <= self.active:
            self.stop()
            raise Unprotected(f"a worker lacks {', '.join(sorted(self.required - self.active))}")
        request = {"cells": self.cells, "patience": self.limits.statement}
        notes = self.ask(self.limits.load, "running the cells", request)
        self.notes = [one_line(note) for note in notes if isinstance(note, str)] if isinstance(notes, list) else []

    def greeting(self):
        """Return the walls that stand around the new worker."""
        try:
            return self.worker.greeting(self.limits.load)
        except (TimeoutError, EOFError, ValueError, LookupError, TypeError) as fault:
            self.stop()
            raise Unprotected(f"the sandbox does not start ({type(fault).__name__})") from None

    def stop(self):
        """End the worker and all that it started."""
        worker, self.worker = getattr(self, "worker", None), None
        if worker is not None:
            worker.kill()

    def ask(self, seconds, what, request):
        """Send one numbered request and return the value of the answer with the same number."""
        self.number += 1
        line = json.dumps({"id": self.number, **request}).encode() + b"\n"
        answer = self.guarded(seconds, what, lambda seconds: self.worker.exchange(line, seconds))
        if not (isinstance(answer, dict) and answer.get("id") == self.number):
            self.fail("not plain data", f"{what}: an answer that was not asked for")
        if "fault" in answer:
            kind = answer["fault"] if answer["fault"] in KINDS else "raised"
            raise StudentFault(kind, f"{what}: {answer.get('message')}")
        return answer.get("value")

    def guarded(self, seconds, what, action):
        """Run an exchange with the worker within the time that is left. End the worker if it fails."""
        left, begin = self.limits.total - self.spent, time.monotonic()
        try:
            return action(min(seconds, left))
        except TimeoutError:
            used_up = f"the {self.limits.total:g} s for an exercise are used up"
            self.fail("too slow", f"{what}: {used_up if left < seconds else f'no answer in {seconds:g} s'}")
        except EOFError:
            self.fail(*self.worker.last_words(what))
        except (ValueError, RecursionError) as fault:
            self.fail("not plain data", f"{what}: {fault}")
        finally:
            self.spent += time.monotonic() - begin

    def fail(self, kind, message):
        """End the worker and raise StudentFault."""
        self.stop()
        raise StudentFault(kind, message)


def one_line(text, length=300):
    r"""Return a text as one line of printable characters, cut to a length.

    >>> one_line("a\n\x1b[31mb" + "c" * 9, 10)
    'a [31mbccc ...'
    """
    line = " ".join("".join(c if c.isprintable() else " " for c in text[: 4 * length]).split())
    return line if len(line) <= length else line[:length] + " ..."
