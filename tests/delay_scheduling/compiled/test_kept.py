"""Loops that a wheel holds are found, have the bits of Numba's, and are left alone once anything is another."""

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from delay_scheduling.compiled import kept

WRITE = """
import sys
import ahead
from delay_scheduling.compiled import elementary
ahead.play = lambda: elementary.exps([0.0])
ahead.write(sys.argv[1])
"""
PLAY = """
import sys
from pathlib import Path
from delay_scheduling.compiled import elementary, kept
kept.PORTABLE = Path(sys.argv[1], kept.PORTABLE.name)
from numba.core import event
with event.install_recorder("numba:compile") as compiling:
    print(elementary.exps([0.3, 1.7]).tobytes().hex(), len(compiling.buffer) > 0)
"""
ROOT = Path(__file__).resolve().parents[3]
GENERIC = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}


def run(code, folder, cache, **variables):
    """Return what a new process prints."""
    environment = os.environ | {"NUMBA_CACHE_DIR": str(cache)} | variables
    command = [sys.executable, "-c", code, str(folder)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.split()


@pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="nothing is compiled")
def test_a_wheel_spares_compiling_until_something_changes(tmp_path, monkeypatch):
    wheel, empty = tmp_path / "wheel", tmp_path / "empty"
    wheel.mkdir()
    run(WRITE, wheel, tmp_path / "0", **GENERIC, PYTHONPATH=str(ROOT))
    found = run(PLAY, wheel, tmp_path / "1")
    again = run(PLAY, empty, tmp_path / "1")
    alone = run(PLAY, empty, tmp_path / "2")
    assert (found[1], again[1], alone[1]) == ("False", "False", "True")  # from the wheel, kept by Numba, compiled
    assert found[0] == again[0] == alone[0]
    path = wheel / kept.PORTABLE.name
    place, code = pickle.loads(path.read_bytes())
    assert [name for name, _ in code] == ["delay_scheduling.compiled.elementary.each_exp"]
    monkeypatch.setattr(kept, "PORTABLE", path)
    assert kept.shipped.__wrapped__().keys() == dict(code).keys()
    for i in range(len(place)):
        path.write_bytes(pickle.dumps(((*place[:i], "another", *place[i + 1 :]), code)))
        assert kept.shipped.__wrapped__() == {}
    assert run(PLAY, wheel, tmp_path / "3")[1] == "True"


def test_what_is_kept_depends_on_every_loop():
    assert {path.name for path in kept.LOOPS} >= {"lanes.py", "learner.py", "elementary.py", "arithmetic.py"}
    assert kept.SOURCE in kept.PLACE


def test_installing_has_compiled_the_loops():
    place, found = pickle.loads(kept.PORTABLE.read_bytes())
    assert len(place) == len(kept.PLACE)
    assert {"delay_scheduling.compiled.elementary.each_exp", "delay_scheduling.compiled.elementary.each_log"} <= {
        name for name, _ in found
    }
