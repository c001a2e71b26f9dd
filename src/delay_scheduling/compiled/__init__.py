"""What runs compiled: elementary functions, lanes, the loop of the learner, the tracking set. Loaded when needed.

Compiled code is kept beside its source, or where Numba keeps it for the user. Where neither can be written to, as in a
read-only container, it goes to a new folder that ends with the process: set NUMBA_CACHE_DIR to keep it.
"""

import tempfile

import numba

try:
    numba.njit(cache=True)(lambda: None)
except RuntimeError:  # there is no folder to which Numba can write
    folder = tempfile.TemporaryDirectory(prefix="delay_scheduling")
    numba.config.CACHE_DIR = folder.name
