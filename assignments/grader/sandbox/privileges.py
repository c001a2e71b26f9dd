"""Giving up the chance of new privileges. Landlock and seccomp need it, each of them without the other."""

import ctypes

PR_SET_NO_NEW_PRIVS = 38


def give_up():
    """Give up, for good, gaining privileges through a program. Where there is no such call (macOS), nothing happens."""
    prctl = getattr(ctypes.CDLL(None), "prctl", None)
    if prctl is not None:
        prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
