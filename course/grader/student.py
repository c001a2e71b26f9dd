"""The grader's handle on the code of one student,
which runs in another process (`worker.py`) behind the walls.

What is charged is the processor's time that the worker itself has used, as the system counts it: on
a busy computer code takes longer, and that is nobody's fault. The clock on the wall only ends what
sleeps, and whom it ends is flagged.
"""

import contextlib
import json
import os
import signal
import socket
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from course.grader import sandbox

PROGRAM = str(Path(__file__).resolve().parent / "worker.py")
KINDS = ("missing function", "raised", "too slow", "too much memory", "crashed", "not plain data")
ANSWER = 2**20  # bytes
ENVIRONMENT = {  # of a worker: nothing of the grader's
    "HOME": "/",
    "PATH": "/usr/bin:/bin",
    "LANG": "C.UTF-8",
    "MPLBACKEND": "agg",
    "NUMBA_DISABLE_JIT": "1",  # compiled code would have to be written to a file
    **dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1"),
}


class StudentFault(Exception):
    """The student's code gave no usable answer: a kind, one of KINDS, and a message,
    in part written by that code.

    >>> print(StudentFault("too slow", "act(1): no answer in 2 s of computing"))
    too slow: act(1): no answer in 2 s of computing
    """

    def __init__(self, kind, message):
        self.kind = kind
        self.message = one_line(message)
        super().__init__(f"{self.kind}: {self.message}")


class Unprotected(Exception):
    """A worker lacks a protection that it should have, or cannot start. No code was sent to it."""


@dataclass(frozen=True)
class Limits:
    """What one student may use. Seconds are seconds of computing;
    on the wall `patience` times as many may pass.
    """

    call: float = 5  # seconds for one call
    load: float = 60  # seconds for starting a worker and running the cells
    statement: float = 10  # seconds for one statement of a cell, which is then skipped
    total: float = 120  # seconds for all calls and starts of one Student
    cpu: int = 300  # seconds of computing for one worker, as the system enforces it
    memory: int = 2048  # MiB of address space
    descriptors: int = 64  # files and pipes open at once
    patience: float = 10  # how many seconds on the wall there are to one of computing


class OutOfTime(Exception):
    """The worker has not answered in its time: by its own computing, or, if `wall`,
    by the clock on the wall.
    """

    def __init__(self, wall):
        self.wall = wall
        super().__init__()


class Clock:
    """Read the computing time of a process and of what it started before the student's code came,
    in seconds.

    The first field of /proc/<pid>/schedstat counts nanoseconds. Only the grader can see these
    files; code behind the walls starts nothing, so the list of processes does not change. Without
    such files the clock shows None.
    """

    def __init__(self, pid):
        self.files = []
        waiting = [pid]
        while waiting:
            each = waiting.pop()
            with contextlib.suppress(OSError):
                self.files.append(open(f"/proc/{each}/schedstat", "rb", buffering=0))  # noqa: SIM115
                with open(f"/proc/{each}/task/{each}/children") as file:
                    waiting += map(int, file.read().split())
        self.last = None
        self.read()

    def read(self):
        """Return the seconds used so far, those of the last time for a process that has ended."""
        total = 0
        try:
            for file in self.files:
                file.seek(0)
                total += int(file.read(64).split()[0])
        except (OSError, ValueError, IndexError):
            return self.last
        if self.files:
            self.last = max(total / 1e9, self.last or 0.0)
        return self.last

    def close(self):
        """Close the files."""
        for file in self.files:
            file.close()
        self.files = []


class Student:
    """Call the functions of one student, in a sandboxed worker that starts at the first call.

    Parameters
    ----------
    cells : pairs (label, source), the student's code in the order of the notebook.
    limits : what the student may use.
    required : the protections without which no code is sent to a worker.
    without : walls to leave out, for tests.

    >>> with Student([["cell 1", "def double(x): return 2 * x"]]) as student:
    ...     student.call("double", [1, "a"])
    [1, 'a', 1, 'a']
    """

    def __init__(self, cells, limits=None, required=(), without=()):
        self.cells = [list(cell) for cell in cells]
        self.limits = limits or Limits()
        self.required = frozenset(required)
        self.without = list(without)
        self.process = None
        self.active = None
        self.notes = []
        self.clock = None
        self.spent = 0.0  # seconds of computing
        self.waited = 0.0  # seconds on the wall
        self.stopped_by_wall = False  # then the system may have been busy, and no verdict is final

    def __enter__(self):
        return self

    def __exit__(self, *fault):
        self.restart()

    def __del__(self):
        self.restart()

    def call(self, function, *arguments):
        """Call a function of the student with plain data and return its answer, plain data too,
        not to be trusted:
        floats may be infinite or NaN, integers are below 2^63 in absolute value, tuples arrive as
        lists.

        It raises StudentFault if there is no such answer, Unprotected if a new worker lacks a
        protection.
        """
        if self.process is None:
            self.start()
        what = one_line(f"{function}({', '.join(map(repr, arguments))})", length=80)
        return self.ask(self.limits.call, what, {"function": function, "arguments": arguments})

    def start(self):
        """Start a worker, see to its walls, and let it run the cells."""
        command, self.within_bubble = sandbox.outside(PROGRAM, self.without)
        numbers = {name: getattr(self.limits, name) for name in ("cpu", "memory", "descriptors")}
        settings = json.dumps({**numbers, "calls": sandbox.calls_filter(), "without": self.without})
        self.socket, theirs = socket.socketpair()
        with theirs:
            self.process = subprocess.Popen(
                [*command, settings],
                stdin=theirs,
                stdout=theirs,
                stderr=subprocess.DEVNULL,
                cwd=tempfile.gettempdir(),
                env=ENVIRONMENT,
                start_new_session=True,
            )
        self.buffer = b""
        self.number = -1
        try:
            hello = self.exchange(b"", self.limits.load, self.limits.load * self.limits.patience)
            walls = [*hello["walls"], *["bubblewrap"] * self.within_bubble]
            self.active = frozenset().union(*(sandbox.WALLS[name] for name in walls))
            self.clock = Clock(self.process.pid)  # before the first line of the student's code
        except (OutOfTime, EOFError, ValueError, LookupError, TypeError) as fault:
            self.restart()
            raise Unprotected(f"the sandbox does not start ({type(fault).__name__})") from None
        if not self.required <= self.active:
            self.restart()
            raise Unprotected(f"a worker lacks {', '.join(sorted(self.required - self.active))}")
        patience = [self.limits.statement, self.limits.statement * self.limits.patience / 2]
        request = {"cells": self.cells, "patience": patience}
        notes = self.ask(self.limits.load, "running the cells", request)
        self.notes = (
            [one_line(note) for note in notes if isinstance(note, str)]
            if isinstance(notes, list)
            else []
        )

    def restart(self):
        """End the worker and all that it started: the next call starts a fresh one,
        which runs the cells again.
        """
        process = getattr(self, "process", None)
        self.process = None
        if process is not None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
            process.kill()
            process.wait()
            self.socket.close()
            if self.clock:
                self.clock.close()
            self.clock = None

    def ask(self, seconds, what, request):
        """Send one numbered request and return the value of the answer with the same number,
        in the time that is left.

        The worker ends if that fails.
        """
        self.number += 1
        line = json.dumps({"id": self.number, **request}).encode() + b"\n"
        left = self.limits.total - self.spent
        wall_left = self.limits.total * self.limits.patience - self.waited
        begin = time.monotonic()
        clock = self.clock
        used = clock.read()
        try:
            answer = self.exchange(
                line, min(seconds, left), min(seconds * self.limits.patience, wall_left)
            )
        except OutOfTime as fault:
            self.out_of_time(fault, seconds, left, what)
        except EOFError:
            self.fail(*self.last_words(what))
        except (ValueError, RecursionError) as fault:
            self.fail("not plain data", f"{what}: {fault}")
        finally:
            self.waited += time.monotonic() - begin
            self.spent += (clock.read() or 0.0) - (used or 0.0)
        if not (isinstance(answer, dict) and answer.get("id") == self.number):
            self.fail("not plain data", f"{what}: an answer that was not asked for")
        if "fault" in answer:
            kind = answer["fault"] if answer["fault"] in KINDS else "raised"
            raise StudentFault(kind, f"{what}: {answer.get('message')}")
        return answer.get("value")

    def out_of_time(self, fault, seconds, left, what):
        """End the worker, and say which of its limits it has met."""
        if fault.wall:
            self.stopped_by_wall = True
            self.fail(
                "too slow",
                f"{what}: no answer, though there was computing time left: asleep, or a busy"
                " system",
            )
        used_up = f"the {self.limits.total:g} s of computing for an exercise are used up"
        self.fail(
            "too slow",
            f"{what}: {used_up if left < seconds else f'no answer in {seconds:g} s of computing'}",
        )

    def exchange(self, line, seconds, wall):
        """Send a line, however slowly the worker reads,
        and return the next one of the worker's, parsed.

        Raise OutOfTime after so many seconds of the worker's computing, or so many on the wall.
        """
        clock = self.clock
        begun = clock.read() if clock else None
        end = time.monotonic() + (wall if begun is not None else seconds)
        step = min(0.01, seconds)
        try:
            while line or b"\n" not in self.buffer:
                left = end - time.monotonic()
                if left <= 0 or seconds <= 0:
                    raise OutOfTime(wall=begun is not None and seconds > 0)
                if begun is not None and (clock.read() or begun) - begun > seconds:
                    raise OutOfTime(wall=False)
                self.socket.settimeout(min(left, step))
                step = min(2 * step, 0.5)
                try:
                    if line:
                        line = line[self.socket.send(line) :]
                        continue
                    chunk = self.socket.recv(2**16)
                except TimeoutError:
                    continue
                if not chunk:
                    raise EOFError
                self.buffer += chunk
                if len(self.buffer) > ANSWER:
                    raise ValueError(f"an answer of more than {ANSWER} bytes")
        except ConnectionError:
            raise EOFError from None
        line, _, self.buffer = self.buffer.partition(b"\n")
        return json.loads(line, parse_int=small_integer)

    def fail(self, kind, message):
        """End the worker and raise StudentFault."""
        self.restart()
        raise StudentFault(kind, message)

    def last_words(self, what):
        """Say how the worker ended: a kind of fault and a message."""
        try:
            code = self.process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            return "crashed", f"{what}: the connection to the grader was closed"
        number = -code if code < 0 else code - 128 if self.within_bubble and code > 128 else None
        if number in (signal.SIGXCPU, signal.SIGKILL):
            return (
                "too slow",
                f"{what}: the limit on computing time was reached, or the system ended the process",
            )
        if number is None:
            return "crashed", f"{what}: the process ended itself with exit code {code}"
        # none from 32 on
        name = signal.Signals(number).name if number in set(signal.Signals) else f"signal {number}"
        return "crashed", f"{what}: the process was ended by {name}"


def small_integer(text):
    """Return an integer, or raise ValueError if it needs more than 64 bits."""
    if len(text) > 20 or abs(int(text)) >= 2**63:
        raise ValueError("an integer of more than 64 bits")
    return int(text)


def one_line(text, length=300):
    r"""Return a text as one line of printable characters, cut to a length.

    >>> one_line("a\n\x1b[31mb" + "c" * 9, 10)
    'a [31mbccc ...'
    """
    line = " ".join("".join(c if c.isprintable() else " " for c in text[: 4 * length]).split())
    return line if len(line) <= length else line[:length] + " ..."
