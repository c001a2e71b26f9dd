"""Where nothing can be kept, compiled code goes to a folder that ends with the process."""

import subprocess
import sys

import pytest

SCRIPT = """
import sys, tempfile
make, temporary = tempfile.TemporaryFile, tempfile.gettempdir()

def refusing(*arguments, dir=None, **options):
    if dir is not None and not str(dir).startswith(temporary):
        raise OSError(30, "Read-only file system")
    return make(*arguments, dir=dir, **options)

if "read-only" in sys.argv:
    tempfile.TemporaryFile = refusing
if "unaware" in sys.argv:
    sys.modules["delay_scheduling.compiled"] = type(sys)("delay_scheduling.compiled")
    sys.modules["delay_scheduling.compiled"].__path__ = [sys.argv[1]]
import numba
from delay_scheduling.compiled.elementary import logs
print(float(logs([1.0])[0]), bool(numba.config.CACHE_DIR))
"""


@pytest.mark.parametrize("place", ["writable", "read-only", "read-only unaware"])
def test_code_compiles_where_nothing_can_be_kept(place, monkeypatch, tmp_path):
    from delay_scheduling import compiled

    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("TMPDIR", str(tmp_path))  # the repository may lie in the usual one
    command = [sys.executable, "-c", SCRIPT, compiled.__path__[0], *place.split()]
    done = subprocess.run(command, capture_output=True, text=True)
    if "unaware" in place:
        assert "no locator available" in done.stderr
    else:
        assert done.stdout == f"0.0 {place == 'read-only'}\n", done.stderr
