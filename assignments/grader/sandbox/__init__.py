"""The walls around a student's code. One is around the worker from outside, three it puts up before that code arrives.

Several walls may give the same protection: what one system lacks, another has.
"""

import base64
import os
import sys
import sysconfig
from pathlib import Path

try:
    from . import bubble, landlock, limits, privileges, seccomp
except ImportError:  # Windows has none of what they need; nothing is graded there
    bubble = None

PROTECTIONS = {
    "memory": "the memory that it takes is limited",
    "processes": "it cannot start processes, threads or programs",
    "files": "it cannot read the assignments, the submissions or the results",
    "writing": "it cannot write files",
    "attributes": "it cannot empty files or change their owners, dates or permissions",
    "network": "it cannot reach the network",
    "neighbors": "it cannot signal, watch or change other processes",
}
WALLS = {
    "bubblewrap": {"files", "writing", "attributes", "network", "neighbors"},
    "limits": {"memory"},
    "landlock": {"files", "writing"},
    "seccomp": {"processes", "attributes", "network", "neighbors"},
}
SYSTEM_LIBRARIES = ("/lib", "/lib64", "/usr/lib", "/usr/lib64", "/etc/ld.so.cache", "/dev/null", "/dev/urandom")


def possible():
    """Tell whether this system can run a worker at all."""
    return bubble is not None


def outside(program, without):
    """Return the words that run a program of ours within the outer wall, and whether there is one.

    Parameters
    ----------
    program : path of the program, which may import what lies beside it.
    without : names of walls to leave out.
    """
    path = None if "bubblewrap" in without else bubble.program()
    start = [sys.executable, "-I", program]
    if path is None:
        return start, False
    ours = (program, os.path.dirname(__file__), sys.executable, os.path.join(sys.prefix, "pyvenv.cfg"))
    return [*bubble.bubble(path, [*python(), *ours]), *start], True


def filter_text():
    """Return the filter on calls of the kernel as text, for the settings of a worker."""
    return base64.b64encode(seccomp.program()).decode()


def confine(cpu, memory, descriptors, filter, without=()):
    """Put up every inner wall that this system has, for good, and return the names of those that stand.

    Parameters
    ----------
    cpu, memory, descriptors : see `limits.limit`.
    filter : see `filter_text`.
    without : names of walls to leave out, so that tests can watch an attack succeed.
    """
    privileges.give_up()
    walls = {
        "limits": lambda: limits.limit(cpu, memory, descriptors),
        "landlock": lambda: landlock.restrict(python()),
        "seccomp": lambda: seccomp.restrict(base64.b64decode(filter)),
    }
    return [name for name, wall in walls.items() if name not in without and wall()]


def python():
    """Return what Python needs to read: its libraries, its packages and the libraries of the system."""
    folders = {sysconfig.get_path(name) for name in ("stdlib", "platstdlib", "purelib", "platlib")}
    base = Path(sys.base_prefix) / "lib"
    return [*sorted(folders), *map(str, base.glob("*.so*")), *filter(os.path.exists, SYSTEM_LIBRARIES)]
