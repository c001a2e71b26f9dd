"""The grader's handle on the code of one student, which runs in another process (`worker.py`)."""

import contextlib
import json
import math
import os
import selectors
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
ANSWER = 2**20  # bytes
LARGEST = 2**63
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


@dataclass(frozen=True)
class Limits:
    """What one student may use.

    Parameters
    ----------
    call : seconds for one call.
    load : seconds for starting a worker and running the cells.
    total : seconds for all calls and starts of one Student.
    cpu : seconds of computing for one worker.
    memory : MiB of address space.
    descriptors : files and pipes open at once.
    """

    call: float = 5
    load: float = 30
    total: float = 300
    cpu: int = 120
    memory: int = 2048
    descriptors: int = 64


class Student:
    """Call the functions of one student, in a sandboxed worker that starts at the first call.

    Parameters
    ----------
    cells : pairs (label, source), the student's code in the order of the notebook.
    limits : what the student may use.
    hidden : folders that the code must not read, besides the assignments and the history of the repository.
    without : walls to leave out, for tests (see `sandbox.confine`).

    >>> with Student([("cell 1", "def double(x): return 2 * x")]) as student:
    ...     student.call("double", [1, "a"])
    [1, 'a', 1, 'a']
    """

    def __init__(self, cells, limits=None, hidden=(), without=()):
        self.cells, self.limits = [list(cell) for cell in cells], limits or Limits()
        self.hidden, self.without = [str(path) for path in hidden], list(without)
        self.worker, self.number, self.spent, self.active = None, 0, 0.0, None

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
        """
        if self.worker is None:
            self.start()
        what = one_line(f"{function}({', '.join(map(repr, arguments))})", length=80)
        return self.ask(self.limits.call, what, {"function": function, "arguments": arguments})

    def restart(self):
        """Forget all state: the next call starts a fresh worker, which runs the cells again."""
        self.stop()

    def start(self):
        """Start a worker and let it run the cells."""
        self.worker = Worker(self.limits, [str(HERE.parent), str(ROOT / ".git"), *self.hidden], self.without)
        self.number = -1
        self.active = self.guarded(self.limits.load, "starting", self.worker.greeting)
        self.ask(self.limits.load, "running the cells", {"cells": self.cells})

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


class Worker:
    """One process that runs `worker.py`, in a session of its own, with two pipes and nothing else of the grader's."""

    def __init__(self, limits, covered, without):
        self.folder = tempfile.mkdtemp(prefix="student-")
        os.chmod(self.folder, 0o755)  # the worker may be another user; it can write nothing there
        requests, self.requests = os.pipe()
        self.answers, answers = os.pipe()
        os.set_blocking(self.requests, False)
        program = [str(HERE / "worker.py"), settings(limits, covered, without), str(requests), str(answers)]
        self.process = subprocess.Popen(
            [sys.executable, "-I", *program],
            **dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.DEVNULL),
            cwd=self.folder,
            env=environment(self.folder),
            pass_fds=(requests, answers),
            start_new_session=True,
        )
        os.close(requests)
        os.close(answers)
        self.buffer = b""

    def greeting(self, seconds):
        """Return the protections that the worker put up before the student's code arrived."""
        return frozenset(self.read(time.monotonic() + seconds)["active"])

    def exchange(self, line, seconds):
        """Send a line and return the next answer. Raise TimeoutError, EOFError or ValueError."""
        deadline = time.monotonic() + seconds
        self.write(line, deadline)
        return self.read(deadline)

    def write(self, line, deadline):
        """Send a line, however slowly the worker reads."""
        while line:
            wait_for(self.requests, selectors.EVENT_WRITE, deadline)
            try:
                line = line[os.write(self.requests, line) :]
            except BrokenPipeError:
                raise EOFError from None

    def read(self, deadline):
        """Return the next line from the worker, parsed."""
        while b"\n" not in self.buffer:
            if len(self.buffer) > ANSWER:
                raise ValueError(f"an answer of more than {ANSWER} bytes")
            wait_for(self.answers, selectors.EVENT_READ, deadline)
            chunk = os.read(self.answers, 2**16)
            if not chunk:
                raise EOFError
            self.buffer += chunk
        line, _, self.buffer = self.buffer.partition(b"\n")
        return json.loads(line, parse_int=small_integer)

    def last_words(self, what):
        """Say how the worker ended: a kind of fault and a message."""
        try:
            code = self.process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            return "crashed", f"{what}: the connection to the grader was closed"
        if code == -signal.SIGXCPU or code == -signal.SIGKILL:
            return "too slow", f"{what}: the limit on computing time was reached, or the system ended the process"
        if code < 0:
            return "crashed", f"{what}: the process was ended by {signal.Signals(-code).name}"
        return "crashed", f"{what}: the process ended itself with exit code {code}"

    def kill(self):
        """End every process of the session and clean up."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()
        os.close(self.requests)
        os.close(self.answers)
        with contextlib.suppress(OSError):
            os.rmdir(self.folder)


def settings(limits, covered, without):
    """Return what the worker needs to confine itself, as JSON (see `sandbox.confine`)."""
    package = Path(find_spec("delay_scheduling").origin).parent
    numbers = {name: value for name, value in asdict(limits).items() if name in ("cpu", "memory", "descriptors")}
    return json.dumps({**numbers, "covered": covered, "readable": [str(package)], "without": without})


def environment(folder):
    """Return the environment of a worker: nothing of the grader's."""
    return {
        "HOME": folder,
        "PATH": "/usr/bin:/bin",
        "LANG": "C.UTF-8",
        "MPLBACKEND": "agg",
        "NUMBA_DISABLE_JIT": "1",  # compiled code would have to be written to a file
        **dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1"),
    }


def wait_for(descriptor, event, deadline):
    """Wait until a pipe is ready, or raise TimeoutError."""
    with selectors.DefaultSelector() as selector:
        selector.register(descriptor, event)
        if not selector.select(max(0, deadline - time.monotonic())) or time.monotonic() > deadline:
            raise TimeoutError


def small_integer(text):
    """Return an integer, or raise ValueError if it needs more than 64 bits.

    >>> small_integer("-17")
    -17
    """
    value = int(text) if len(text) < 21 else math.inf
    if abs(value) >= LARGEST:
        raise ValueError("an integer of more than 64 bits")
    return value


def one_line(text, length=300):
    r"""Return a text as one line of printable characters, cut to a length.

    >>> one_line("a\n\x1b[31mb" + "c" * 9, 10)
    'a [31mbccc ...'
    """
    line = " ".join("".join(c if c.isprintable() else " " for c in text[: 4 * length]).split())
    return line if len(line) <= length else line[:length] + " ..."
