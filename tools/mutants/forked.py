"""Run tests on a copy of the package, in a child of a process that has already imported the
large libraries.

The copy is in a temporary directory; the checkout is never changed. Compiled functions run as plain
Python, so that a mutant costs no compilation. One run costs less than a second besides the tests
themselves.
"""

import contextlib
import os
import resource
import shutil
import signal
import sys
import tempfile
from pathlib import Path

os.environ["NUMBA_DISABLE_JIT"] = "1"
os.environ["OPENBLAS_NUM_THREADS"] = "1"
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
sys.dont_write_bytecode = True  # a stale byte-code file would hide a mutant

import pytest  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path("src/delay_scheduling")
SECONDS = 20  # of processor time for one test; the slowest takes about eight
MEMORY = 8 * 2**30
OFF = ("-p", "no:cacheprovider", "-p", "no:unraisableexception", "-o", "addopts=", "--assert=plain")
OPTIONS = ("-x", "--doctest-modules", *OFF)


@contextlib.contextmanager
def copied():
    """Give a temporary copy of the package, of the laboratory, and of their tests."""
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name)
        shutil.copy(ROOT / "pyproject.toml", copy)
        for folder in ("src", "tests", "proofbook", "book/lab"):
            shutil.copytree(
                ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__")
            )
        yield copy


def first_failure(copy, path, source, tests):
    """Return the name of the first test that fails if the file at this path has this source;
    None if all pass.

    Parameters
    ----------
    copy : directory given by `copied`. Its file is put back afterwards.
    path : of the file, relative to the copy.
    source : its new text.
    tests : paths of the test files, relative to the copy, in the order in which they run, and
        options of pytest.

    Raises
    ------
    RuntimeError : if pytest found no tests or did not understand its arguments.
    """
    original = (copy / path).read_text(encoding="utf-8")
    (copy / path).write_text(source, encoding="utf-8")
    try:
        return run_in_child(copy, tests)
    finally:
        (copy / path).write_text(original, encoding="utf-8")


def run_in_child(copy, tests):
    """Return the name of the first failing test, or None."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        os._exit(run_tests(copy, tests, write))
    os.close(write)
    with os.fdopen(read) as pipe:
        name = pipe.read()
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if code in (pytest.ExitCode.USAGE_ERROR, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise RuntimeError(f"tests: expected some that pytest can run, received {tests}")
    if code == 0:
        return None
    return name.splitlines()[-1] if name else "import"


def run_tests(copy, tests, write):
    """Run the tests here, silently, until one fails, and return pytest's exit code."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for name in [name for name in sys.modules if name.partition(".")[0] == "delay_scheduling"]:
        del sys.modules[name]  # the child must import the copy
    os.chdir(copy)
    sys.path.insert(0, str(copy / "src"))
    return int(pytest.main([*OPTIONS, *tests], plugins=[Watch(write)]))


class Watch:
    """Write the name of each test that starts, and end the process if it takes too long."""

    def __init__(self, write):
        self.pipe = os.fdopen(write, "w")
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)  # its signal ends the process

    def pytest_runtest_logstart(self, nodeid):
        print(nodeid, file=self.pipe, flush=True)
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
