"""What runs compiled: elementary functions, lanes, the loop of the learner, the tracking set. Loaded when needed.

Compiled code is kept beside its source, or where Numba keeps it for the user. Where neither can be written to, as in a
read-only container, it goes to a new folder that ends with the process; set NUMBA_CACHE_DIR to keep it.
"""

import os
import tempfile
from pathlib import Path

import numba
from numba.misc.appdirs import AppDirs


def can_keep(path):
    """Tell whether files can be made in a folder that is there or may be made."""
    there = next(folder for folder in (path, *path.parents) if folder.exists())
    return os.access(there, os.W_OK | os.X_OK) and there.is_dir()


PLACES = Path(__file__).parent, Path(AppDirs("numba").user_cache_dir)
if not (numba.config.CACHE_DIR or any(map(can_keep, PLACES))):
    folder = tempfile.TemporaryDirectory(prefix="delay_scheduling")
    numba.config.CACHE_DIR = folder.name
