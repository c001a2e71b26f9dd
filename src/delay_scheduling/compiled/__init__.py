"""What runs compiled: elementary functions, lanes, the loop of the learner, the tracking set. Loaded when needed.

Compiled code is kept beside its source, or where Numba keeps it for the user. Where neither can be written to, as in a
read-only container, it goes to a new folder that ends with the process: set NUMBA_CACHE_DIR to keep it.
"""

import os
import tempfile

import numba
from numba.misc.appdirs import AppDirs


def can_keep(path: str) -> bool:
    """Tell whether files can be made in a folder, as Numba does."""
    try:
        os.makedirs(path, exist_ok=True)
        tempfile.TemporaryFile(dir=path).close()
    except OSError:
        return False
    return True


PLACES = os.path.join(os.path.dirname(__file__), "__pycache__"), AppDirs("numba", False).user_cache_dir
if not numba.config.CACHE_DIR and not any(map(can_keep, PLACES)):
    folder = tempfile.TemporaryDirectory(prefix="delay_scheduling")
    numba.config.CACHE_DIR = folder.name
