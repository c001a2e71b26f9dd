"""The walls around a student's code. The worker puts them up around itself, before that code arrives.

Each wall is one module, and each names the protections it gives. Several walls may give the same one: what one system
lacks, another has.
"""

import os
import sys
import sysconfig
from pathlib import Path

from . import landlock, limits, namespaces, seccomp, user

PROTECTIONS = {
    "memory": "the memory that it takes is limited",
    "processes": "it cannot start processes, threads or programs",
    "files": "it cannot read the assignments, the submissions or the results",
    "writing": "it cannot write files",
    "attributes": "it cannot empty files or change their owners, dates or permissions",
    "network": "it cannot reach the network",
    "neighbors": "it cannot signal, watch or change other processes",
}
SYSTEM_LIBRARIES = ("/lib", "/lib64", "/usr/lib", "/usr/lib64", "/etc/ld.so.cache", "/dev/null", "/dev/urandom")


def confine(cpu, memory, descriptors, covered, readable, without=()):
    """Put up every wall that this system has, for good, and return the sorted names of the protections that hold.

    Parameters
    ----------
    cpu, memory, descriptors : see `limits.limit`.
    covered : folders to hide, where only namespaces can.
    readable : folders to leave readable besides Python, its packages and the libraries of the system.
    without : names of walls to leave out, so that tests can watch an attack succeed.
    """
    walls = {
        "namespaces": lambda: namespaces.separate(covered),
        "user": lambda: {"neighbors", "attributes"} if user.give_up_root() else set(),
        "limits": lambda: limits.limit(cpu, memory, descriptors),
        "landlock": lambda: {"files", "writing"} if landlock.restrict([*python(), *readable]) else set(),
        "seccomp": lambda: {"processes", "network", "neighbors", "attributes"} if seccomp.restrict() else set(),
    }
    return sorted(set().union(*(wall() for name, wall in walls.items() if name not in without)))


def python():
    """Return what Python needs to read: its libraries, its packages and the libraries of the system."""
    folders = {sysconfig.get_path(name) for name in ("stdlib", "platstdlib", "purelib", "platlib")}
    base = Path(sys.base_prefix) / "lib"
    return [*sorted(folders), *map(str, base.glob("*.so*")), *filter(os.path.exists, SYSTEM_LIBRARIES)]
