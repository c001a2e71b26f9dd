"""Install lines name folders of this repository, with extras that they have,
or packages that we pin; CI runs them.
"""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from tools.install_lines import LINE, ROOT, clone, collected

PINNED = {
    re.split(r"[=\[]", line)[0].lower()
    for name in ("requirements.txt", "requirements-dev.txt")
    for line in (ROOT / name).read_text(encoding="utf-8").splitlines()
    if line and not line.startswith(("#", "-"))
}


def faults(arguments, root=ROOT):
    """Return what is wrong with the arguments of an install line."""
    found = []
    options = iter(arguments)
    for argument in options:
        if argument == "-r":
            name = next(options, "nothing")
            found += [] if (root / name).is_file() else [f"no file {name}"]
        elif argument.startswith("."):
            folder, _, extra = argument.rstrip("]").partition("[")
            extras = tomllib.loads((root / folder / "pyproject.toml").read_text())["project"][
                "optional-dependencies"
            ]
            found += [] if not extra or extra in extras else [f"{folder} has no extra {extra}"]
        elif argument != "-e" and argument.lower() not in PINNED:
            found.append(f"{argument} is on no list")
    return found


def test_the_lines_name_what_there_is():
    lines = collected()
    assert {(".",), (".[sweep]",), ("-r", "requirements.txt"), ("python-flint",)} <= set(lines)
    assert {arguments: faults(arguments) for arguments in lines if faults(arguments)} == {}


@pytest.mark.parametrize(
    "line",
    [
        "pip install 'delay-scheduling[sweep]'",
        "pip install '.[exact,sweep]'",
        "pip install proofbook",
        "pip install -r x",
    ],
)
def test_a_line_that_fails_is_noticed(line):
    match = LINE.search(f"Run `{line}` first.")
    assert faults([word.strip("'") for word in match[1].split()])


def test_a_clone_is_what_git_knows(tmp_path):
    clone(tmp_path / "clone")
    listed = subprocess.run(
        ["git", "ls-files"], cwd=tmp_path / "clone", capture_output=True, text=True, check=True
    )
    assert "README.md" in listed.stdout.split()
    assert not Path(tmp_path, "clone", ".venv").exists()
