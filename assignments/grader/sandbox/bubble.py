"""A bubble: a view of the system that holds Python and its packages, read-only, and nothing else (bubblewrap, Linux).

An allow list by construction: what is not named does not exist inside. There is no network, no other process, no folder
that can be written. The grader starts the worker in the bubble; root is not needed where users may make namespaces.
"""

import os
import shutil
import subprocess
from functools import cache

NOBODY = "65534"
ALONE = ("--unshare-all", "--die-with-parent", "--cap-drop", "ALL", "--uid", NOBODY, "--gid", NOBODY)


@cache
def program():
    """Return the path of bubblewrap, or None where there is none that works: some systems forbid namespaces."""
    path = shutil.which("bwrap")
    try:
        command = [*bubble(path, ("/usr", "/bin", "/lib", "/lib64")), "true"] if path else ["false"]
        return path if subprocess.run(command, capture_output=True, timeout=30, check=False).returncode == 0 else None
    except (OSError, subprocess.TimeoutExpired):
        return None


def bubble(path, readable):
    """Return the words that, put before a command, run it in a bubble in which these paths can be read."""
    words = [path, *ALONE]
    for place in filter(os.path.exists, readable):
        words += ["--dev-bind" if place.startswith("/dev/") else "--ro-bind", os.path.realpath(place), place]
    return [*words, "--remount-ro", "/", "--chdir", "/"]
