"""Digests of all simulations, under several targets: the bits must be the same everywhere.

    python -m tools.portable            compare this machine's targets with tests/portable.json
    python -m tools.portable --write    write the digests of the native target there
    python -m tools.portable --digest   print the digests of the present environment

A target is a set of environment variables: another processor for the compiler, none at all, or
NumPy's plain loops. Each has a cache of compiled code of its own.
"""

import hashlib
import importlib
import json
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
from numpy.lib import NumpyVersion

ROOT = Path(__file__).parents[1]
STORED = ROOT / "tests" / "portable.json"
NAMES = {  # of what NumPy is told to leave alone, as its versions name it
    "below 2.4": (
        "AVX2 FMA3 AVX512F AVX512CD AVX512_SKX AVX512_CLX AVX512_CNL AVX512_ICL AVX512_SPR"
    ),
    "from 2.4 on": "X86_V3 X86_V4 AVX512_ICL AVX512_SPR",
}
X86 = {
    "generic x86-64": {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""},
    "AVX2 and FMA": {"NUMBA_CPU_NAME": "haswell", "NUMBA_CPU_FEATURES": "+avx2,+fma,-avx512f"},
    "NumPy without AVX": {
        "NPY_DISABLE_CPU_FEATURES": NAMES[
            "below 2.4" if NumpyVersion(np.__version__) < "2.4.0" else "from 2.4 on"
        ],
        "NUMBA_CPU_NAME": "generic",
        "NUMBA_CPU_FEATURES": "",
    },
}
TARGETS = {"native": {}, "not compiled": {"NUMBA_DISABLE_JIT": "1"}} | (
    X86 if platform.machine() == "x86_64" else {}
)


def digest(*parts):
    """Return a digest of arrays and numbers, bit by bit."""
    found = hashlib.sha256()
    for part in parts:
        array = np.asarray(part)
        array = array.astype("<f8" if array.dtype.kind == "f" else "<i8")
        found.update(str(array.shape).encode() + (array + 0).tobytes())
    return found.hexdigest()[:16]


def check_features():
    """Raise RuntimeError if NumPy has been told to use plain loops,
    and would use others on this processor.
    """
    named = os.environ.get("NPY_DISABLE_CPU_FEATURES")
    found = importlib.import_module("numpy._core._multiarray_umath")
    on = [name for name in found.__cpu_dispatch__ if found.__cpu_features__[name]]
    if named and on:
        raise RuntimeError(f"NumPy {np.__version__} was told to leave {named} alone, and uses {on}")


def digests(*kinds):
    """Return the digest of every simulation of these kinds by name."""
    from tools import simulations  # compiles, so that the environment must be ready

    return {name: digest(*parts) for name, parts in simulations.all_of_them(*kinds)}


def run(variables, program=("--digest",)):
    """Return the digests found by a new process with these environment variables, which
    compiles.
    """
    with tempfile.TemporaryDirectory() as cache:
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        own = {"NUMBA_CACHE_DIR": cache, "PYTHONPATH": path, "DELAY_SCHEDULING_QUIET": "1"}
        command = [sys.executable, "-m", "tools.portable", *program]
        environment = os.environ | own | variables
        done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr)
    return json.loads(done.stdout)


def different(found, stored):
    """Return the names whose digests are not the same, or are there only once."""
    return sorted(
        name for name in found.keys() | stored.keys() if found.get(name) != stored.get(name)
    )


def fast():
    """Let the compiler reorder and contract: the fault that the digests must show."""
    import numba

    compile_strictly = numba.njit
    numba.njit = lambda *code, **options: compile_strictly(
        *code, **options | {"fastmath": {"reassoc", "contract"}, "cache": False}
    )


def main(argument=None, *kinds):
    """Compare all targets, or do what the argument says for all kinds of simulations or for
    some.
    """
    if argument in ("--digest", "--fast"):
        check_features()
        if argument == "--fast":
            fast()
        print(json.dumps(digests(*kinds)))
    elif argument == "--write":
        STORED.write_text(json.dumps(run({}), indent=0) + "\n", encoding="ascii")
    else:
        stored = json.loads(STORED.read_text(encoding="ascii"))
        failed = False
        for target, variables in TARGETS.items():
            wrong = different(run(variables), stored)
            failed = failed or bool(wrong)
            same = f"{len(stored) - len(wrong):4d} of {len(stored)}"
            print(f"{target:20s} {same} digests are the stored ones", *wrong)
        sys.exit(failed)


if __name__ == "__main__":
    main(*sys.argv[1:])
