"""How the loops are compiled: by Numba, when first called, and kept in Numba's own cache.

Every operation is one IEEE operation in the order of the source, so that the bits are the same on
every processor, and with NUMBA_DISABLE_JIT=1.

Numba compiles a function anew when the file with the function has changed, but not when a function
that it calls has changed in another file. So the cache has a folder of its own for each state of
all loops. It lies beside the loops; or, if nothing can be written there, in the user's folder for
caches; or, without one, in a folder that ends with the process. NUMBA_CACHE_DIR names another.
"""

import gc
import hashlib
import os
import sys
import tempfile
from functools import cache
from pathlib import Path

import numba
from numba.core import event
from numba.extending import register_jitable
from tqdm import tqdm

from delay_scheduling.progress import QUIET

HERE = Path(__file__).parent
# IEEE division; and no wrappers for callers that are neither Python nor compiled, for they take
# longer to compile than many a function.
PLAIN = {"error_model": "numpy", "no_cfunc_wrapper": True}
PATIENCE = 3.0  # seconds of compiling after which progress is shown, on a terminal


def compiled(function):
    """Return a function compiled on its first call, and kept for later processes."""
    usual = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = folder()
    try:
        return numba.njit(function, cache=True, nogil=True, **PLAIN)
    finally:
        numba.config.CACHE_DIR = usual


def inner(function):
    """Return the function; a compiled function that calls it compiles it, too."""
    return register_jitable(**PLAIN)(function)


def inlined(function):
    """Return an `inner` function that becomes a part of the compiled ones that call it.

    A call costs as much as a step of a loop over few arms, for Numba counts references to arrays.
    (Numba's own `inline="always"` copies the source instead: as fast, but slower to compile.)
    """
    return register_jitable(forceinline=True, **PLAIN)(function)


@cache
def folder():
    """Return the folder in which the code of the loops is kept, as they stand now."""
    name = f"loops-{state_of_loops()}"
    for parent in parents():
        place = parent / name
        if can_write(place):
            return str(place)
    own = temporary()
    return own.name


@cache
def temporary():
    """Return a folder that ends with the process."""
    return tempfile.TemporaryDirectory(prefix="delay_scheduling")


def parents():
    """Return the folders in which code may be kept, the first choice first."""
    named = os.environ.get("NUMBA_CACHE_DIR")
    if named:
        return [Path(named)]
    found = [HERE / "__pycache__"]
    if sys.platform == "win32":
        caches = os.environ.get("LOCALAPPDATA")
    else:
        caches = os.environ.get("XDG_CACHE_HOME") or home_cache()
    if caches:
        found.append(Path(caches) / "delay_scheduling")
    return found


def home_cache():
    """Return the folder for caches in the user's home, or None without a home."""
    try:
        return Path.home() / ".cache"
    except RuntimeError:
        return None


def can_write(place):
    """Make a folder, and tell whether a file can be written there."""
    try:
        place.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=place):
            return True
    except OSError:
        return False


def state_of_loops():
    """Return a digest of all files with loops."""
    package = HERE.parent
    files = [*sorted(HERE.glob("*.py")), package / "arithmetic.py", package / "regularizer.py"]
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:16]


class Notice(event.Listener):
    """Say once that loops are being compiled; on a terminal, show how many, after a while."""

    def __init__(self):
        self.depth = 0
        self.bar = None

    def on_start(self, happening):
        """Begin to compile a function: one of ours, or one that it calls."""
        if self.depth == 0 and not is_ours(happening):
            return
        self.depth += 1
        if self.bar is None:
            print(
                "delay_scheduling compiles its loops, only this once: a few seconds",
                file=sys.stderr,
                flush=True,
            )
            self.bar = tqdm(
                desc="compiling",
                unit=" functions",
                delay=PATIENCE,
                disable=None,
                leave=False,
            )

    def on_end(self, happening):
        """End to compile a function."""
        if self.depth == 0:
            return
        self.depth -= 1
        self.bar.update()
        if self.depth == 0:
            self.bar.clear()


def is_ours(happening):
    """Tell whether the function that is being compiled belongs to this package."""
    return happening.data["dispatcher"].py_func.__module__.startswith("delay_scheduling.")


class Pause(event.Listener):
    """Let Python not look for cycles of objects while loops are being compiled.

    Compiling makes millions of objects, and looking through them takes a sixth of its time.
    """

    def __init__(self):
        self.depth = 0
        self.collects = True

    def on_start(self, happening):
        """Begin to compile a function."""
        if self.depth == 0:
            self.collects = gc.isenabled()
            gc.disable()
        self.depth += 1

    def on_end(self, happening):
        """End to compile a function."""
        self.depth -= 1
        if self.depth == 0 and self.collects:
            gc.enable()


event.register("numba:compile", Pause())
if not os.environ.get(QUIET):
    event.register("numba:compile", Notice())
