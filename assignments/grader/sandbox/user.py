"""Giving up the powers of root, and where possible being root."""

import ctypes
import os
import sys
from pathlib import Path

NOBODY = 65534
CAPABILITIES_VERSION_3 = 0x20080522


def give_up_root():
    """Become the user nobody if this process is root and nobody may read Python. Then drop all capabilities of root.

    Tell whether this process now runs as another user than the grader.
    """
    become = os.getuid() == 0 and all(open_to_all(path) for path in (sys.prefix, sys.base_prefix))
    if become:
        os.setgroups([])
        os.setgid(NOBODY)
        os.setuid(NOBODY)
    drop_capabilities()
    return become


def open_to_all(path):
    """Tell whether every user can reach this folder."""
    path = Path(path).resolve()
    return all(folder.stat().st_mode & 0o001 for folder in (path, *path.parents))


def drop_capabilities():
    """Give up all capabilities (Linux; elsewhere there are none)."""
    capset = getattr(ctypes.CDLL(None), "capset", None)
    if capset is not None:
        header = (ctypes.c_uint32 * 2)(CAPABILITIES_VERSION_3, 0)
        capset(header, (ctypes.c_uint32 * 6)())
