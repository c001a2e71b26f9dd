"""A system without the calls that walls are made of: what needs no walls works, and grading says why it does not."""

import subprocess
import sys

from assignments.tests.tiny import HONEST, hand_in, notebook

WINDOWS = """
import os, sys
sys.modules.update(fcntl=None, resource=None)
for name in ("O_NOFOLLOW", "O_NONBLOCK", "set_blocking", "killpg", "mkfifo", "geteuid"):
    delattr(os, name)
from assignments.grader.__main__ import main
main([sys.argv[1], *sys.argv[2:]])
"""


def test_windows_gets_a_clear_refusal_and_keeps_the_other_commands(tmp_path):
    hand_in(tmp_path / "submissions", "ann", notebook(HONEST))
    said = {}
    for command in ("grade", "marks"):
        words = [sys.executable, "-c", WINDOWS, command, str(tmp_path / "submissions"), str(tmp_path / "out")]
        said[command] = subprocess.run(words, capture_output=True, text=True, timeout=300, check=False)
    assert said["grade"].returncode == 1
    assert said["grade"].stderr.startswith("Windows has no walls for students' code, so nothing is graded here")
    assert (said["marks"].returncode, said["marks"].stderr) == (0, "")
    assert (tmp_path / "out" / "grades.csv").exists()
