"""A view of the file system that holds Python and its packages, read-only, and nothing else (Linux 5.13 or newer).

Landlock is a part of the kernel with which any process, without privileges, can give up access to files for good. The
numbers below are those of linux/landlock.h; they are the same on every architecture.
"""

import ctypes
import os
import sys

CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446
PATH_BENEATH = 1
READ_FILE, READ_DIR = 1 << 2, 1 << 3
KNOWN_RIGHTS = {1: 13, 2: 14, 3: 15, 4: 15, 5: 16}  # version of the interface: number of access rights to files
SCOPES = 0b11  # abstract sockets and signals stay inside (version 6)
TCP = 0b11  # no bind, no connect (version 4)


class Ruleset(ctypes.Structure):
    """What is forbidden unless a rule allows it."""

    _fields_ = [("files", ctypes.c_uint64), ("network", ctypes.c_uint64), ("scoped", ctypes.c_uint64)]


class PathBeneath(ctypes.Structure):
    """A rule: what is allowed beneath one folder."""

    _pack_ = 1
    _layout_ = "ms"
    _fields_ = [("allowed", ctypes.c_uint64), ("parent", ctypes.c_int32)]


def version():
    """Return the version of the interface, or 0 where there is none."""
    return max(0, call(CREATE_RULESET, None, 0, 1)) if sys.platform == "linux" else 0


def restrict(readable):
    """Let this process read beneath the given paths and nowhere else, and write nowhere. Tell whether it worked.

    Parameters
    ----------
    readable : paths; those that do not exist are passed over.
    """
    if version() == 0:
        return False
    ruleset = new_ruleset()
    for path in filter(os.path.exists, readable):
        allow(ruleset, path)
    restricted = call(RESTRICT_SELF, ruleset, 0) == 0
    os.close(ruleset)
    return restricted


def new_ruleset():
    """Return a descriptor of a set of rules that forbids all this kernel knows."""
    known = version()
    rules = Ruleset((1 << KNOWN_RIGHTS[min(known, 5)]) - 1, TCP * (known >= 4), SCOPES * (known >= 6))
    return call(CREATE_RULESET, ctypes.byref(rules), 8 if known < 4 else 16 if known < 6 else 24, 0)


def allow(ruleset, path):
    """Allow reading beneath one path."""
    parent = os.open(path, os.O_PATH | os.O_CLOEXEC)
    rule = PathBeneath(READ_FILE | READ_DIR * os.path.isdir(path), parent)
    call(ADD_RULE, ruleset, PATH_BENEATH, ctypes.byref(rule), 0)
    os.close(parent)


def call(number, *arguments):
    """Make a call of the kernel and return its result, −1 for an error."""
    return ctypes.CDLL(None).syscall(number, *arguments)
