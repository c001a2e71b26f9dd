"""One worker: a process that runs `worker.py` within the outer wall, and the two pipes to it."""

import contextlib
import json
import os
import selectors
import signal
import subprocess
import tempfile
import time
from dataclasses import asdict
from math import inf
from pathlib import Path

from assignments.grader import sandbox

PROGRAM = str(Path(__file__).resolve().parent / "worker.py")
ANSWER = 2**20  # bytes
LARGEST = 2**63


class Worker:
    """A process in a session of its own, with its standard input and output and nothing else of the grader's."""

    def __init__(self, limits, without):
        self.folder = tempfile.mkdtemp(prefix="student-")
        command, self.within_bubble = sandbox.outside(PROGRAM, without)
        self.process = subprocess.Popen(
            [*command, settings(limits, without)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            cwd=self.folder,
            env=environment(),
            start_new_session=True,
        )
        self.requests, self.answers = self.process.stdin.fileno(), self.process.stdout.fileno()
        os.set_blocking(self.requests, False)
        self.buffer = b""

    def greeting(self, seconds):
        """Return the walls that stand before the student's code arrives."""
        inner = self.read(time.monotonic() + seconds)["walls"]
        return frozenset([*inner, *["bubblewrap"] * self.within_bubble])

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
        number = -code if code < 0 else code - 128 if self.within_bubble and code > 128 else None
        if number in (signal.SIGXCPU, signal.SIGKILL):
            return "too slow", f"{what}: the limit on computing time was reached, or the system ended the process"
        if number is not None:
            return "crashed", f"{what}: the process was ended by {signal_name(number)}"
        return "crashed", f"{what}: the process ended itself with exit code {code}"

    def kill(self):
        """End every process of the session and clean up."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            with contextlib.suppress(OSError):
                pipe.close()
        with contextlib.suppress(OSError):
            os.rmdir(self.folder)


def settings(limits, without):
    """Return what the worker needs to confine itself, as JSON (see `sandbox.confine`)."""
    numbers = {name: value for name, value in asdict(limits).items() if name in ("cpu", "memory", "descriptors")}
    return json.dumps({**numbers, "filter": sandbox.filter_text(), "without": list(without)})


def environment():
    """Return the environment of a worker: nothing of the grader's."""
    return {
        "HOME": "/",
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


def signal_name(number):
    """Return the name of a signal. Those from 32 on have none.

    >>> signal_name(11), signal_name(40)
    ('SIGSEGV', 'signal 40')
    """
    return signal.Signals(number).name if number in set(signal.Signals) else f"signal {number}"


def small_integer(text):
    """Return an integer, or raise ValueError if it needs more than 64 bits.

    >>> small_integer("-17")
    -17
    """
    value = int(text) if len(text) < 21 else inf
    if abs(value) >= LARGEST:
        raise ValueError("an integer of more than 64 bits")
    return value
