"""Hostile submissions: none gets a point that it did not earn,
none keeps the others from being graded.

A test of a wall around the worker has a control: the same attack, with the wall taken down, must
succeed.
"""

import csv
import os
import re
import socket
import subprocess
import sys
import time
from html.parser import HTMLParser

import pytest

from course.grader import __main__ as commands
from course.grader import arriving, folder, results, sandbox
from course.grader import grade as grading
from course.grader import student as handle
from course.grader.exercise import Exercise, Result
from course.grader.sandbox import PROTECTIONS, WALLS
from course.grader.sheet import SOURCE
from course.grader.student import Limits, Student, StudentFault, Unprotected
from course.tests.tiny import HONEST, WRONG, ShortSheet, cell, grade, hand_in, notebook, tiny_sheet

QUICK = Limits(call=0.5, load=2, statement=0.5, total=4, cpu=6, memory=1024, patience=12)
OUTER = "bubblewrap"
CALLS = "seccomp"
FILES = "landlock"


def scores(path, sheet, limits=QUICK):
    """Return the points and the messages of each exercise of one student."""
    graded = grade(path, sheet, limits=limits)
    return {row.exercise: (row.points, " ".join(row.messages)) for row in graded.rows}


@pytest.fixture
def sheet(tmp_path):
    """The tiny sheet."""
    return tiny_sheet(tmp_path / "source")


@pytest.fixture
def short_sheet(tmp_path):
    """The tiny sheet with one exercise only."""
    return tiny_sheet(tmp_path / "source", ShortSheet)


@pytest.fixture
def submissions(tmp_path):
    """An empty folder for submissions."""
    folder = tmp_path / "submissions"
    folder.mkdir()
    return folder


def score_of(code, submissions, sheet, limits=QUICK):
    """Return the scores of a student who hands in this code."""
    hand_in(submissions, "ann", notebook(code))
    return scores(submissions / "ann", sheet, limits)


def test_honest_answer_earns_its_points(submissions, sheet):
    found = score_of(HONEST, submissions, sheet)
    assert found["double"] == (3, "")
    assert found["foresee"] == (0, "no loss was foreseen")
    assert found["proof"] == (None, "not marked yet")


# What the walls keep in. Each probe does one forbidden thing and returns "done".

FORBIDDEN = {
    "start a process": ("import os\nif os.fork() == 0: os._exit(0)", (CALLS, "limits")),
    "start a thread": ("import threading\nthreading.Thread(target=int).start()", (CALLS, "limits")),
    "start a program": (
        "import subprocess\nsubprocess.run(['/usr/bin/true'])",
        (CALLS, "limits", FILES, OUTER),
    ),
    "leave the session": (
        "import os\nif os.fork() == 0:\n  os.setsid()\n  os._exit(0)",
        (CALLS, "limits"),
    ),
    "use the network": (
        "import socket\nsocket.create_connection(('127.0.0.1', {port}), timeout=1)",
        (CALLS, OUTER, FILES),
    ),
    "read the grader": ("open({grader!r}).read()", (FILES, OUTER)),
    "read the package": ("open({package!r}).read()", (FILES, OUTER)),
    "read another submission": ("open({submission!r}).read()", (FILES, OUTER)),
    "read the grader's environment": (
        "import os\nassert open('/proc/{pid}/environ', 'rb').read()",
        (FILES, OUTER),
    ),
    "write a file": ("open('{scratch}/x', 'w').write('x' * 10**5)", (FILES, "limits", OUTER)),
    "make a folder": ("import os\nos.mkdir('{scratch}/y')", (FILES, CALLS, OUTER)),
    "close a file to its owner": ("import os\nos.chmod({scratch!r}, 0o711)", (CALLS, OUTER)),
    "change a date": ("import os\nos.utime({scratch!r}, (0, 0))", (CALLS, OUTER)),
    "empty a file": ("import os\nos.truncate({emptied!r}, 0)", (CALLS, FILES, OUTER)),
    "mark a file": (
        (
            "import array, fcntl, os\nfile = os.open({emptied!r}, os.O_RDONLY)\nflags ="
            " array.array('l', [0])\nfcntl.ioctl(file, 0x80086601, flags)\nflags[0] ^="
            " 0x40\nfcntl.ioctl(file, 0x40086602, flags)"
        ),
        (CALLS, FILES, OUTER),
    ),
    "lock a file": (
        "import fcntl, os\nfcntl.flock(os.open({emptied!r}, os.O_RDONLY), fcntl.LOCK_EX)",
        (CALLS, FILES, OUTER),
    ),
    "watch a folder": (
        (
            "import ctypes\nlibc = ctypes.CDLL(None)\nwatch = libc.inotify_init()\nassert watch >="
            " 0, 'Error'\nassert libc.inotify_add_watch(watch, {scratch!r}.encode(), 0xfff) >= 0,"
            " 'Error'"
        ),
        (CALLS, OUTER),
    ),
    "make the disks write": (
        "import ctypes\nassert ctypes.CDLL(None).syscall(162) == 0, 'Error'",
        (CALLS,),
    ),
    "set a timer of its own kind": (
        (
            "import ctypes\ntimer, event = ctypes.c_int(), (ctypes.c_int * 16)(0, 0, 40, 0)\n"
            "assert ctypes.CDLL(None).timer_create(1, event, ctypes.byref(timer)) == 0, 'Error'"
        ),
        (CALLS,),
    ),
    "take much memory": ("import mmap\nmmap.mmap(-1, 3 * 2**30)", ("limits",)),
    "leave memory behind": (
        (
            "import ctypes\nlibc = ctypes.CDLL(None)\nkey = libc.shmget(0, 4096, 0o1600)\nassert"
            " key >= 0, 'Error'\nlibc.shmctl(key, 0, None)"
        ),
        (CALLS,),
    ),
    "signal the grader": ("import os\nos.kill({pid}, 0)", (CALLS, FILES, OUTER)),
    "let a pipe signal the grader": (
        "import fcntl, os\nfcntl.fcntl(os.pipe()[0], fcntl.F_SETOWN, {pid})",
        (CALLS, OUTER),
    ),
    "limit the grader": (
        "import os, resource\nresource.prlimit({pid}, resource.RLIMIT_NOFILE)",
        (CALLS, OUTER),
    ),
    "set limits of its own": (
        "import resource as r\nr.setrlimit(r.RLIMIT_NOFILE, r.getrlimit(r.RLIMIT_NOFILE))",
        (CALLS,),
    ),
    "slow the grader": (
        (
            "import os\ngrader = os.PRIO_PROCESS, {pid}\nos.setpriority(*grader,"
            " os.getpriority(*grader))"
        ),
        (CALLS, OUTER),
    ),
}


def probe(attack, without, places):
    """Return what one forbidden act comes to: "done", or the fault."""
    code = "def probe():\n" + "".join(
        f"    {line}\n" for line in attack.format(**places).splitlines()
    )
    with Student([("cell 1", code + "    return 'done'")], QUICK, without=without) as student:
        try:
            return student.call("probe")
        except StudentFault as fault:
            return str(fault)


@pytest.fixture
def places(tmp_path):
    """What the probes reach for."""
    submission = hand_in(tmp_path / "submissions", "zoe", notebook(HONEST))
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    (scratch / "emptied").write_text("full")
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield {
            "port": server.getsockname()[1],
            "grader": grading.__file__,
            "submission": str(submission),
            "package": str(SOURCE.parent.parent / "src" / "delay_scheduling" / "ftrl.py"),
            "pid": os.getpid(),
            "scratch": str(scratch),
            "emptied": str(scratch / "emptied"),
        }


@pytest.mark.parametrize("name", FORBIDDEN)
def test_wall_holds(name, places):
    found = probe(FORBIDDEN[name][0], (), places)
    assert found.startswith(("raised", "too much memory"))
    assert "Error" in found


@pytest.mark.parametrize("name", FORBIDDEN)
def test_without_the_wall_the_attack_succeeds(name, places):
    attack, walls = FORBIDDEN[name]
    assert probe(attack, walls, places) == "done"


ALONE = [(name, left) for name, (_, walls) in FORBIDDEN.items() for left in walls if len(walls) > 1]


@pytest.mark.parametrize(("name", "left"), ALONE)
def test_one_wall_alone_holds(name, left, places):
    attack, walls = FORBIDDEN[name]
    if left == OUTER and not sandbox.bubblewrap_here():
        pytest.skip("no bubblewrap that works")
    if left == "limits" and os.getuid() == 0 and name != "write a file":
        pytest.skip("Linux does not count the processes of root")
    assert "Error" in probe(attack, [wall for wall in walls if wall != left], places)


# Code that fails, hangs or takes too much. The message says which.

FATAL = {
    "sys.exit": ("import sys\ndef double(x): sys.exit()", "SystemExit"),
    "os._exit": (
        "import os\ndef double(x): os._exit(0)",
        "ended itself with exit code 0",
    ),
    "exit while loading": ("import os\nos._exit(7)", "crashed: running the cells"),
    "segmentation fault": ("import ctypes\ndef double(x): ctypes.string_at(0)", "ended by SIGSEGV"),
    "abort": ("import os\ndef double(x): os.abort()", "crashed"),
    "recursion": ("def double(x): return double(x)", "RecursionError"),
    "deep recursion": (
        "import sys\nsys.setrecursionlimit(10**9)\ndef double(x): return double(x)",
        "",
    ),
    "infinite loop": (
        "def double(x):\n  while True: pass",
        "too slow: double(3): no answer in 0.5 s of computing",
    ),
    "infinite loop in C": (
        "import itertools\ndef double(x): return sum(itertools.repeat(0))",
        "too slow",
    ),
    "infinite loop while loading": (
        "while True: pass",
        "skipped after 0.5 s of computing (cell 2, line 1)",
    ),
    "stubborn loop while loading": (
        (
            "if True:\n  import signal\n  for n in (signal.ITIMER_REAL, signal.ITIMER_PROF):"
            " signal.setitimer(n, 0)\n  while True: pass"
        ),
        "too slow: running the cells",
    ),
    "sleep": ("import time\ndef double(x): time.sleep(99)", "too slow"),
    "stubborn loop": (
        (
            "import signal\nfor n in range(1, 32):\n  try: signal.signal(n, signal.SIG_IGN)\n "
            " except OSError: pass\ndef double(x):\n  while True:\n    try:\n      while True:"
            " pass\n    except BaseException: pass"
        ),
        "too slow",
    ),
    "patience in small doses": (
        "import time\ndef double(x):\n  time.sleep(.9)\n  return double(x)",
        "too slow",
    ),
    "huge allocation": ("def double(x): return len(bytearray(10**10))", "too much memory"),
    "growing list": ("def double(x):\n  a = [0]\n  while True: a += a", "too "),
    "fork bomb": ("import os\ndef double(x):\n  while True: os.fork()", "PermissionError"),
    "stubborn fork bomb": (
        "import os\ndef double(x):\n  while True:\n    try: os.fork()\n    except OSError: pass",
        "too slow",
    ),
    "endless output": (
        "import sys\ndef double(x):\n  while True: print('x' * 10**6, file=sys.stderr)",
        "too slow",
    ),
    "reads the input": ("def double(x): return int(input())", "EOFError"),
    "exit handler": (
        "import atexit\ndef run():\n  while True: pass\natexit.register(run)",
        "no function double",
    ),
    "cruel exception": (
        (
            "class Cruel(Exception):\n  def __str__(self):\n    while True: pass\ndef double(x):"
            " raise Cruel"
        ),
        "too slow",
    ),
    "real-time signal while loading": (
        "import os\nos.kill(os.getpid(), 40)\nimport signal\nsignal.raise_signal(40)",
        "no function double",
    ),
    "exception that fails": (
        "class Cruel(Exception):\n  def __str__(self): raise Cruel\ndef double(x): raise Cruel",
        "crashed",
    ),
}


ASLEEP = {"sleep", "patience in small doses"}  # they meet the clock on the wall, and are flagged


@pytest.mark.parametrize("name", FATAL)
def test_fatal_code_costs_only_its_own_points(name, submissions, short_sheet):
    code, message = FATAL[name]
    points, said = score_of(code, submissions, short_sheet)["double"]
    assert points == (None if name in ASLEEP else 0), said
    assert message in said


def test_whoever_sleeps_is_flagged_and_earns_nothing(submissions, short_sheet):
    hand_in(submissions, "ann", notebook(FATAL["sleep"][0]))
    limits = Limits(call=0.2, load=5, total=2, patience=5)
    [row, _] = grade(submissions / "ann", short_sheet, limits).rows
    assert (row.points, row.flags) == (None, (grading.BUSY,))


def test_many_slow_calls_meet_the_limit_on_the_total(submissions, short_sheet):
    code = (
        "import time\ndef double(x):\n  end = time.process_time() + .4\n  while time.process_time()"
        " < end: pass\n"
    )
    code += "  return 2 * x"
    limits = Limits(call=1, load=5, total=9, cpu=9, memory=1024, patience=30)
    assert score_of(code, submissions, short_sheet, limits)["double"] == (3, "")
    limits = Limits(call=1, load=5, total=0.9, cpu=9, memory=1024, patience=100)
    points, said = scores(submissions / "ann", short_sheet, limits)["double"]
    assert points == 0
    assert "the 0.9 s of computing for an exercise are used up" in said


def test_a_busy_computer_costs_nobody_a_point(submissions, short_sheet):
    """Four processes that do nothing but compute share the processors with an answer that needs
    most of its time.
    """
    code = (
        "import time\ndef double(x):\n  end = time.process_time() + .4\n  while time.process_time()"
        " < end: pass\n"
    )
    hand_in(submissions, "ann", notebook(code + "  return 2 * x"))
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(4)]
    try:
        limits = Limits(call=0.6, load=5, total=9, patience=60)
        assert scores(submissions / "ann", short_sheet, limits)["double"] == (3, "")
    finally:
        for process in busy:
            process.kill()
            process.wait()


def test_processes_that_got_away_die_with_the_worker():
    code = (
        "import os, time\ndef probe():\n  pid = os.fork()\n  if pid: return pid\n  while True:"
        " time.sleep(1)"
    )
    with Student([("cell 1", code)], QUICK, without=["seccomp", "limits", "bubblewrap"]) as student:
        child = student.call("probe")
        assert alive(child)
    wait_until(lambda: not alive(child))


def wait_until(condition, seconds=5):
    """Fail unless the condition comes true in time."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def alive(pid):
    """Tell whether a process exists and is no zombie."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] not in "ZX"
    except FileNotFoundError:
        return False


def test_worker_inherits_nothing(monkeypatch):
    monkeypatch.setenv("COURSE_SECRET", "a secret")
    code = """
import os, sys
def probe():
    return [sorted(os.environ), [fd for fd in range(64) if is_open(fd)], sys.stdin.read()]
def is_open(fd):
    try: return bool(os.fstat(fd))
    except OSError: return False
"""
    with open(os.devnull) as ours, Student([("cell 1", code)], QUICK) as student:
        os.set_inheritable(ours.fileno(), True)
        variables, held, typed = student.call("probe")
    assert not [name for name in variables if "SECRET" in name or name.startswith("PYTEST")]
    assert len(held) == 5  # input, output, errors and two pipes
    assert typed == ""


# Answers that were not asked for, and data that is not plain

SENDS = "import __main__, json\n__main__.send = lambda s, m: (s.write({}), s.flush())"
FORGED = {
    "printed": """print('{"id": 1, "value": 6}')""",
    "ahead of time": (
        """
import os
for fd in range(3, 64):
    try: os.write(fd, b'{"id": 1, "points": 100, "value": 6}\\n' * 9)
    except OSError: pass"""
    ),
    "another number": SENDS.format('\'{"id": 99, "value": 6}\\n\''),
    "no number": SENDS.format("'[6]\\n'"),
    "not JSON": SENDS.format("'6 points\\n'"),
    "not text": SENDS.format("b'\\xff\\xfe\\n'.decode('latin-1')"),
    "deep": SENDS.format("'[' * 10**5 + ']' * 10**5 + '\\n'"),
    "endless number": SENDS.format("'6' * 10**6 + '\\n'"),
    "a fault of its own kind": SENDS.format(
        "json.dumps({'id': m['id'], 'fault': ['x'], 'message': {'points': 9}}) + '\\n'"
    ),
    "endless": (
        "import __main__\ndef send(s, m):\n  while True: s.write('6' * 10**5)\n__main__.send = send"
    ),
    "drop by drop": (
        "import __main__, time\ndef send(s, m):\n  while True: s.write(' '); s.flush();"
        " time.sleep(.1)\n__main__.send = send"
    ),
    "pipes closed": "import os\nos.closerange(3, 64)",
    "patched modules": (
        'import builtins, json, math, operator\njson.dumps = lambda *a, **k: \'{"id": 1,'
        " \"value\": 6}'\njson.loads = lambda *a: {'id': 1, 'function': 'double', 'arguments':"
        " [3]}\nbuiltins.isinstance = lambda *a: True\nmath.isfinite = lambda x: True"
    ),
}


LATE = {"drop by drop"}  # nothing but waiting


@pytest.mark.parametrize("name", FORGED)
def test_forged_answers_earn_nothing(name, submissions, sheet):
    found = score_of(WRONG + FORGED[name], submissions, sheet)
    expected = None if name in LATE else 0
    assert (found["double"][0], found["foresee"][0]) == (expected, expected)
    assert found["double"][1].strip()


def test_worker_that_does_not_read_is_given_up():
    code = """
import json, os
def probe(x):
    for fd in range(3, 64):
        try: os.write(fd, b'{"id": 1, "value": null}\\n')
        except OSError: pass
    while True: pass
"""
    with Student([("cell 1", code)], QUICK) as student:
        student.call("probe", 0)
        with pytest.raises(StudentFault, match="too slow"):
            student.call("probe", [0] * 10**5)


NOT_PLAIN = {
    "a function": "return double",
    "a generator": "return (x for x in [6])",
    "a class that claims to equal everything": (
        "return type('All', (), {'__eq__': lambda a, b: True})()"
    ),
    "an endless generator": "import itertools\n  return itertools.count()",
    "a list within itself": "a = []\n  a.append(a)\n  return a",
    "bytes": "return b'6'",
    "a complex number": "return 6j",
    "a huge integer": "return 10**50",
    "a huge answer": "return [6] * 400_000",
}


@pytest.mark.parametrize("name", NOT_PLAIN)
def test_answer_that_is_not_plain_data_earns_nothing(name, submissions, short_sheet):
    points, message = score_of(f"def double(x):\n  {NOT_PLAIN[name]}", submissions, short_sheet)[
        "double"
    ]
    assert points == 0
    assert message.startswith("not plain data")


def test_a_number_that_lies_about_itself_is_what_it_is(submissions, sheet):
    code = (
        "class Any(int):\n  __eq__ = lambda a, b: True\n  __hash__ = None\ndef double(x): return"
        " Any(1)"
    )
    assert score_of(code, submissions, sheet)["double"][0] == 0


# Looking for what the grader knows

SEARCHES = {
    "frames": (
        "import sys\ndef numbers():\n  frame = sys._getframe()\n  while frame:\n"
        "    yield from {**frame.f_locals, **frame.f_globals}.values()\n    frame = frame.f_back"
    ),
    "garbage collector": (
        "import gc\ndef numbers():\n  for o in gc.get_objects():\n    yield from"
        " gc.get_referents(o)"
    ),
    "the grader's module": (
        "def numbers():\n  try:\n    from course.grader.secret import hidden_seed\n  except"
        " ImportError: return\n  for t in range(3): yield hidden_seed('tiny', 'foresee', t) % 2**40"
    ),
}
LOOKING = """
def double(x): return 2 * x
def reveal(t, loss): seen.add(loss)
seen = set()
def foresee(t):
    found = {n for n in numbers() if type(n) is int and 2**30 < n < 2**40} - seen
    return max(found, default=0)
"""


@pytest.mark.parametrize("name", SEARCHES)
def test_losses_are_not_in_the_worker_before_they_are_revealed(name, submissions, sheet):
    found = score_of(LOOKING + SEARCHES[name], submissions, sheet)
    assert found["double"][0] == 3
    assert found["foresee"] == (0, "no loss was foreseen")


def test_a_search_would_find_what_is_in_the_worker():
    for search in SEARCHES.values():
        if "hidden_seed" not in search:
            code = (
                LOOKING
                + search
                + "\ndef probe(loss):\n  secret = [loss]\n  return foresee(0) == loss"
            )
            with Student([("cell 1", code)], QUICK) as student:
                assert student.call("probe", 2**39 + 1)


# Notebooks that are not what they seem

UNREADABLE = {
    "empty": (b"", "not valid JSON"),
    "text": (b"hello", "not valid JSON"),
    "bytes": (b"\xff\x00" * 99, "not valid JSON"),
    "deep": (b"[" * 10**6, "not valid JSON"),
    "list": (b"[]", "no list of cells"),
    "null": (b"null", "no list of cells"),
    "cells are text": (b'{"cells": "abc"}', "no list of cells"),
    "a cell is a number": (b'{"cells": [1]}', "no list of cells"),
    "format 3": (b'{"nbformat": 3, "worksheets": [{"cells": []}]}', "no list of cells"),
    "huge": (b" " * (11 * 2**20), "at most"),
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_unreadable_submission_gets_a_message(name, submissions, sheet):
    content, message = UNREADABLE[name]
    hand_in(submissions, "ann", content)
    found = scores(submissions / "ann", sheet)
    assert [points for points, _ in found.values()] == [0, 0, 0]
    assert message in found["double"][1]


def test_odd_cells_are_passed_over(submissions, sheet):
    content = notebook(HONEST)
    content["cells"] += [
        {},
        {"cell_type": "code", "source": 7, "metadata": []},
        {"cell_type": "code", "source": [1, None, "x = 1"], "metadata": {"nbgrader": "yes"}},
        {"cell_type": "code", "source": "y = 1", "metadata": {"nbgrader": {"grade_id": {"a": 1}}}},
        {"cell_type": "code", "source": "z = '\ud800'\0", "metadata": {}},
        {"cell_type": "code", "source": "%matplotlib inline\n!ls\nif", "metadata": {}},
    ]
    hand_in(submissions, "ann", content)
    assert scores(submissions / "ann", sheet)["double"] == (3, "")


@pytest.mark.parametrize(
    "start", ["1 / 0\n", "import nothing_of_that_name\n", "%matplotlib inline\n!ls\n", "exit()\n"]
)
def test_statement_that_fails_costs_only_itself(start, submissions, short_sheet):
    assert score_of(start + HONEST, submissions, short_sheet)["double"] == (3, "")


def test_links_lead_nowhere(submissions, sheet):
    theirs = hand_in(submissions, "zoe", notebook(HONEST))
    (submissions / "ann").mkdir()
    (submissions / "ann" / "tiny.ipynb").symlink_to(theirs)
    (submissions / "bob").symlink_to(theirs.parent)
    came = {arrival.name: arrival.fault for arrival in arriving.arrivals(submissions)}
    link = "a link instead of a file or folder"
    assert came == {"ann/tiny.ipynb": link, "bob": link, "zoe/1_tiny/tiny.ipynb": ""}


def test_what_is_no_file_is_refused(submissions):
    os.mkfifo(submissions / "tiny.ipynb")
    [arrival] = arriving.arrivals(submissions)
    assert (arrival.content, arrival.fault) == (None, "not a regular file")


def test_tampered_tests_and_points_change_nothing(submissions, sheet):
    content = notebook(WRONG)
    for entry in content["cells"]:
        entry["metadata"].get("nbgrader", {}).update(points=1000, grade=True, locked=False)
    content["cells"][2]["source"] = content["cells"][4]["source"] = "assert True"
    hand_in(submissions, "ann", content)
    graded = grade(submissions / "ann", sheet, limits=QUICK)
    assert [(row.points, row.of) for row in graded.rows] == [(0, 3), (0, 3), (None, 4)]


def test_tests_of_ours_never_run_and_cells_of_the_student_do(submissions, sheet):
    content = notebook(WRONG)
    content["cells"][2]["source"] = HONEST  # in place of our test
    assert submit(content, submissions, sheet, "ann")["double"][0] == 0
    content["cells"][3]["source"] = "def double(x): return helper(x)"
    content["cells"].append(cell("def helper(x): return 2 * x"))
    assert submit(content, submissions, sheet, "bob")["double"][0] == 3


def submit(content, submissions, sheet, student):
    """Hand in and return the scores."""
    hand_in(submissions, student, content)
    return scores(submissions / student, sheet)


def test_missing_and_double_cells_are_named(submissions, sheet):
    content = notebook(WRONG)
    content["cells"].append(cell(HONEST, "solve-double", solution=True))
    del content["cells"][3]
    hand_in(submissions, "ann", content)
    graded = grade(submissions / "ann", sheet, limits=QUICK)
    assert {"the cell solve-foresee is missing", "the cell solve-double occurs 2 times"} <= {
        *graded.notes
    }
    assert graded.rows[0].points == 3  # the later cell counts, as in the notebook


# The whole class, from the command to the pages

EVIL = "<script>alert(1)</script><img src=x onerror=alert(1)>{{ 7 * 191 }}"
NAMES = [
    EVIL.replace("/", "|"),
    "=1+1",
    "+cmd",
    "@SUM(A1)",
    "a\nb",
    "a\tb",
    "..x"[1:] + "x",
    "x" * 200,
    "\u202egpj",
]
NAMES = [name.lstrip(".") for name in NAMES] + [os.fsdecode(b"\xff\xfe"), "index.html", "AUX"]


class Tags(HTMLParser):
    """Collect the tags and attributes of a page."""

    def __init__(self, page):
        super().__init__()
        self.tags = set()
        self.attributes = set()
        self.feed(page)

    def handle_starttag(self, tag, attributes):
        self.tags.add(tag)
        self.attributes.update(name for name, _ in attributes)


@pytest.fixture
def class_graded(tmp_path, submissions, sheet, monkeypatch):
    """Grade a class with students of evil names, evil code and evil proofs,
    between two honest ones.
    """
    hand_in(submissions, "aaa", notebook(HONEST))
    hand_in(submissions, "zzz", notebook(HONEST))
    evil = f"def double(x): raise ValueError({EVIL!r} + '\\n=1+1')"
    for name in NAMES:
        hand_in(submissions, name, notebook(evil, proof=EVIL + "</pre>"))
    (submissions / "stray.txt").write_text("not a folder")
    monkeypatch.setattr(commands, "sheets", lambda: [sheet])
    commands.main(["grade", str(submissions), str(tmp_path / "out"), "--jobs", "1"])
    return tmp_path / "out"


MATHJAX = '<script src="../mathjax.js"></script>'


def test_class_is_graded_and_the_output_is_harmless(class_graded):
    with open(class_graded / "exercises.csv", newline="", encoding="utf-8-sig") as file:
        rows = list(csv.reader(file))[1:]
    assert len(rows) == 3 * (len(NAMES) + 2)
    assert len({row[0] for row in rows}) == len(NAMES) + 2
    honest = {"aaa/1_tiny/tiny.ipynb", "zzz/1_tiny/tiny.ipynb"}
    assert {row[3] for row in rows if row[0] in honest and row[2] == "double"} == {"3"}
    assert not [
        entry
        for row in rows
        for entry in row
        if entry.startswith(("=", "+", "-", "@")) or "\n" in entry
    ]
    pages = [path for path in class_graded.rglob("*.html") if path.is_file()]
    assert len(pages) == 2 + 2 * (len(NAMES) + 2)  # each file has a page, and one with the proof
    names = [
        path.relative_to(class_graded / "feedback").parts
        for path in class_graded.glob("feedback/*/*/*.html")
    ]
    assert all(folder.safe_part(part) == part for parts in names for part in parts)
    for page in pages:
        text = page.read_text(encoding="utf-8")
        found = Tags(text)
        if page.parent.parent.name == "proofs":
            assert set(re.findall("<script.*?</script>", text, re.DOTALL)) <= {MATHJAX}
            # no inline script runs
            assert "script-src 'self' file:;" in text or "<script" not in text
            text = text.replace(MATHJAX, "")
            found = Tags(text)
        assert not found.tags & {
            "script",
            "img",
            "iframe",
            "object",
            "embed",
            "link",
            "base",
            "form",
        }
        assert not [
            name for name in found.attributes if name.startswith("on") or name in ("style", "src")
        ]
        assert "default-src 'none'" in text
        assert str(7 * 191) not in text


def test_parser_of_the_test_sees_a_planted_script():
    assert Tags(EVIL).tags == {"script", "img"}
    assert "onerror" in Tags(EVIL).attributes


# The grader's own mistakes


@pytest.mark.parametrize(
    "fault", [TypeError("bad operand"), RecursionError(), MemoryError(), AssertionError()]
)
def test_a_fault_of_the_grader_is_reported_not_raised(fault, submissions, sheet, monkeypatch):
    def broken(student):
        raise fault

    exercises = (Exercise("double", 3, broken), sheet.exercises[1])
    monkeypatch.setattr(type(sheet), "exercises", exercises)
    found = score_of(HONEST, submissions, sheet)
    assert found["double"][0] is None
    assert "the grader could not judge this" in found["double"][1]
    assert found["foresee"][1] == "no loss was foreseen"
    assert grade(submissions / "ann", sheet, QUICK).rows[0].flags == (grading.FAILED,)


def test_points_never_exceed_what_an_exercise_is_worth(submissions, sheet, monkeypatch):
    monkeypatch.setattr(
        type(sheet), "exercises", (Exercise("double", 3, lambda student: Result(99)),)
    )
    assert score_of(HONEST, submissions, sheet)["double"][0] == 3


def test_a_grader_that_hangs_is_stopped(submissions, sheet, monkeypatch):
    def hang(student):
        while True:
            pass

    monkeypatch.setattr(grading, "PATIENCE", 0.5)
    monkeypatch.setattr(type(sheet), "exercises", (Exercise("double", 3, hang),))
    points, said = score_of(HONEST, submissions, sheet, Limits(total=0.5, patience=1))["double"]
    assert points is None
    assert said.endswith("(TimeoutError: no result in 1 s)")


def test_a_system_without_protections_is_refused(tmp_path, submissions, monkeypatch):
    monkeypatch.setattr(
        commands, "missing_protections", lambda: {"writing": "it cannot write files"}
    )
    with pytest.raises(SystemExit, match="it cannot write files"):
        commands.main(["grade", str(submissions), str(tmp_path / "out")])


def test_the_worker_says_which_walls_stand():
    with Student([]) as student:
        student.start()
        assert student.active == set().union(*WALLS.values())
    with Student([], without=["seccomp", "landlock", "bubblewrap"]) as student:
        student.start()
        assert student.active == {"memory"}


@pytest.mark.parametrize("wall", ["seccomp", "limits"])
def test_no_code_reaches_a_worker_that_lacks_a_wall(wall):
    with Student([("cell 1", HONEST)], required=WALLS[wall], without=[wall, OUTER]) as student:
        with pytest.raises(Unprotected, match="a worker lacks"):
            student.call("double", 3)
        assert student.process is None


def test_a_sandbox_that_does_not_start_is_told_politely(monkeypatch, tmp_path, submissions):
    monkeypatch.setattr(handle, "PROGRAM", "/nowhere/worker.py")
    assert grading.missing_protections().keys() == PROTECTIONS.keys()
    with pytest.raises(SystemExit, match="cannot keep a student's code to these rules"):
        commands.main(["grade", str(submissions), str(tmp_path / "out")])


@pytest.mark.parametrize(("missing", "held"), [("landlock", "seccomp"), ("seccomp", "landlock")])
def test_the_fallback_walls_do_not_need_each_other(missing, held, places):
    with Student([], without=[OUTER, missing]) as student:
        student.start()
        assert student.active == WALLS[held] | {"memory"}


def test_a_rootless_container_is_graded_in_or_refused(tmp_path):
    """Root in a user namespace that may not change groups:
    what `unshare -Ur` and some containers are.
    """
    check = (
        "from course.grader.grade import missing_protections; print(sorted(missing_protections()))"
    )
    command = ["unshare", "--user", "--map-root-user", sys.executable, "-c", check]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        cwd=SOURCE.parent.parent,
        env=os.environ,
        check=False,
    )
    if "unshare failed" in done.stderr:
        pytest.skip("no user namespaces here")
    assert done.stdout == "[]\n", done.stderr


def test_bubblewrap_that_does_not_work_is_left_out(monkeypatch):
    monkeypatch.setattr(
        sandbox.subprocess, "run", lambda *a, **k: subprocess.CompletedProcess(a, 1)
    )
    assert sandbox.bubblewrap_here.__wrapped__() is None


# 32 and 33 belong to the C library, which may handle them
@pytest.mark.parametrize("number", [40, 63])
def test_a_signal_without_a_name_ends_one_student_only(number, submissions, sheet, monkeypatch):
    """The attack that once stopped the class: it needs the filter to be down,
    to get as far as it got then.
    """
    monkeypatch.setattr(
        grading, "Student", lambda *a, **k: Student(*a, **k, without=["seccomp", OUTER])
    )
    attack = f"import os, signal\nos.kill(os.getpid(), {number})\nwhile True: pass"
    hand_in(submissions, "ann", notebook(attack))
    assert f"ended by signal {number}" in scores(submissions / "ann", sheet)["double"][1]


def test_a_fault_while_loading_is_caught(submissions, sheet, monkeypatch):
    def broken(*arguments):
        raise ValueError("40 is not a valid Signals")

    monkeypatch.setattr(Student, "start", broken)
    hand_in(submissions, "ann", notebook(HONEST))
    points, said = scores(submissions / "ann", sheet)["double"]
    assert points is None
    assert "the grader could not judge this" in said


def test_results_are_there_before_the_class_is_done(submissions, sheet, tmp_path, monkeypatch):
    for student, code in (("ann", HONEST), ("bob", WRONG)):
        hand_in(submissions, student, notebook(code))
    honest = results.grade

    def second_fails(name, *arguments):
        if name.startswith("bob"):
            raise KeyboardInterrupt
        return honest(name, *arguments)

    monkeypatch.setattr(commands, "sheets", lambda: [sheet])
    monkeypatch.setattr(results, "grade", second_fails)
    with pytest.raises(KeyboardInterrupt):
        commands.main(["grade", str(submissions), str(tmp_path / "out"), "--jobs", "1"])
    assert len([*(tmp_path / "out" / "results").glob("*.json")]) == 1
