"""Compiled code is kept: for the next process by Numba, and for the first one by the wheel.

The wheel holds the loops as portable LLVM code, written while it was built (`ahead.py`). When a loop is first called,
that is turned into this processor's code, in a tenth of the time that Numba takes, and Numba keeps it. There is no
other result: LLVM may not reorder or contract the operations, so the bits are the same from either. If Numba, Python,
the platform or a line of a loop is another than when the wheel was built, Numba compiles.
"""

import hashlib
import pickle
import sys
from functools import cache
from pathlib import Path

import llvmlite.binding as llvm
import numba
from numba.core.caching import FunctionCache, IndexDataCacheFile

HERE = Path(__file__).parent
AROUND = {"plan.py", "replicates.py"}  # without loops
INSIDE = [path for path in sorted(HERE.glob("*.py")) if path.name not in AROUND]
LOOPS = [*INSIDE, HERE.parent / "arithmetic.py", HERE.parent / "regularizer.py"]
SOURCE = hashlib.sha256(b"".join(path.read_bytes() for path in LOOPS)).hexdigest()
PLACE = numba.__version__, sys.version_info[:2], llvm.get_process_triple(), SOURCE
PORTABLE = HERE / "portable.pickle"


class Kept(FunctionCache):
    """Keep the code of a function until a line of any loop changes. (Numba looks at the function's own file alone.)"""

    def __init__(self, function):
        super().__init__(function)
        self._cache_file = IndexDataCacheFile(self._cache_path, self._impl.filename_base, SOURCE)
        self.name = f"{function.__module__}.{function.__qualname__}"

    def load_overload(self, signature, target):
        """Return the code for some types of arguments, or None."""
        target.refresh()
        found = super().load_overload(signature, target)
        portable = None if found else shipped().get((self.name, str(signature)))
        if not portable:
            return found
        (name, whole, linked), *rest = pickle.loads(portable)
        code = target.codegen()._tm.emit_object(llvm.parse_bitcode(whole))
        self._impl.locator.ensure_cache_path()
        key = self._index_key(signature, target.codegen())
        self._cache_file.save(key, ((name, "object", (code, linked)), *rest))
        return super().load_overload(signature, target)


@cache
def shipped():
    """Return the portable code of each function and types of arguments: none unless all is as when it was written."""
    place, found = pickle.loads(PORTABLE.read_bytes()) if PORTABLE.exists() else (None, {})
    return found if place == PLACE else {}


def compiled(function, **options):
    """Compile a function that is called from Python, once for all processes."""
    found = numba.njit(cache=True, nogil=True, error_model="numpy", **options)(function)
    if isinstance(getattr(found, "_cache", None), FunctionCache):
        found._cache = Kept(function)
    return found


def inner(function, **options):
    """Compile a function that compiled ones call. Nothing in it allocates memory, so no references need be counted."""
    return numba.njit(nogil=True, error_model="numpy", _nrt=False, **options)(function)


def inlined(function):
    """Compile a function into those that call it: a call costs as much as a step."""
    return inner(function, forceinline=True)
