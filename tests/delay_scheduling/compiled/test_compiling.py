"""Where compiled code is kept, and what is said about compiling."""

import gc
import os
import subprocess
import sys
from pathlib import Path

import pytest

from delay_scheduling.compiled import compiling

SCRIPT = """
import sys
from pathlib import Path
from delay_scheduling.compiled import compiling

closed = [Path(place) for place in sys.argv[1:]]
can_write = compiling.can_write
compiling.can_write = lambda place: place.parent not in closed and can_write(place)
compiling.folder.cache_clear()
from delay_scheduling.compiled.elementary import logs
import numba

print(float(logs([1.0])[0]))
print(compiling.folder())
print(numba.config.CACHE_DIR)
"""
BESIDE = str(compiling.HERE / "__pycache__")
LINE = "delay_scheduling compiles its loops, only this once: a few seconds\n"


def run(closed=(), **variables):
    """Return what a new process prints that cannot write to some folders, and what it says."""
    environment = dict(os.environ)
    for name in ("NUMBA_CACHE_DIR", "XDG_CACHE_HOME", compiling.QUIET):
        environment.pop(name, None)
    for name, value in variables.items():
        if value is None:
            environment.pop(name, None)
        else:
            environment[name] = str(value)
    command = [sys.executable, "-c", SCRIPT, *map(str, closed)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.split("\n")[:3], done.stderr


def test_code_is_kept_beside_the_loops():
    (found, folder, usual), _ = run()
    assert (found, usual) == ("0.0", "")  # where Numba keeps other code is not changed
    assert Path(folder).parent == Path(BESIDE)


def test_code_of_a_package_that_cannot_be_written_to_is_kept_for_the_user(tmp_path):
    (found, folder, _), _ = run([BESIDE], XDG_CACHE_HOME=tmp_path)
    assert found == "0.0"
    assert Path(folder).parent == tmp_path / "delay_scheduling"
    assert list(Path(folder).rglob("*.nbi")) != []


def test_without_any_place_code_is_kept_as_long_as_the_process(tmp_path):
    nowhere = tmp_path / "home" / ".cache" / "delay_scheduling"
    home = tmp_path / "home"
    for folder in (home, tmp_path / "temporary"):
        folder.mkdir()
    (found, folder, _), _ = run([BESIDE, nowhere], HOME=home, TMPDIR=tmp_path / "temporary")
    assert found == "0.0"
    assert Path(folder).parent == tmp_path / "temporary"
    assert list((tmp_path / "temporary").iterdir()) == []


def test_nobody_needs_a_home(monkeypatch):
    def homeless():
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(compiling.Path, "home", homeless)
    assert compiling.home_cache() is None
    assert compiling.parents()[0] == Path(BESIDE)


def test_the_folder_depends_on_every_loop(tmp_path, monkeypatch):
    (tmp_path / "compiled").mkdir()
    for name in ("compiled/a.py", "compiled/b.py", "arithmetic.py", "regularizer.py"):
        (tmp_path / name).write_text("1")
    monkeypatch.setattr(compiling, "HERE", tmp_path / "compiled")
    found = {compiling.state_of_loops()}
    for name in ("compiled/a.py", "compiled/b.py", "arithmetic.py", "regularizer.py"):
        (tmp_path / name).write_text("2")
        found.add(compiling.state_of_loops())
    assert len(found) == 5


@pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="nothing is compiled")
def test_compiling_is_said_once_and_only_when_it_happens(tmp_path):
    cache = {"NUMBA_CACHE_DIR": tmp_path}
    assert run(**cache)[1] == LINE
    assert run(**cache)[1] == ""


@pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="nothing is compiled")
def test_nothing_is_said_on_demand(tmp_path):
    assert run(NUMBA_CACHE_DIR=tmp_path, **{compiling.QUIET: 1})[1] == ""


@pytest.mark.parametrize("before", [True, False])
def test_python_looks_for_cycles_after_compiling_as_it_did_before(before):
    usual = gc.isenabled()
    pause = compiling.Pause()
    try:
        gc.enable() if before else gc.disable()
        pause.on_start(None)
        pause.on_start(None)  # a function that the first one calls
        pause.on_end(None)
        assert not gc.isenabled()
        pause.on_end(None)
        assert gc.isenabled() == before
    finally:
        gc.enable() if usual else gc.disable()
