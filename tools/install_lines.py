"""Run every install line that is printed anywhere, each in an empty environment,
from a plain clone.

    python -m tools.install_lines            print the lines, and where they stand
    python -m tools.install_lines --run      run them

The lines are collected from pages, notebooks, docstrings and error messages, so that a new one is
not forgotten. The cell that a chapter gets for Colab is run, too, by IPython, with this clone in
place of the published address.
"""

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tqdm import tqdm

ROOT = Path(__file__).resolve().parents[1]
LINE = re.compile(r"pip install ((?:'[^'\n]*'|[^\s'\"`;,)#|&]+| )+)")
PAGES = ("*.md", "*.ipynb", "src/*.py", "proofbook/src/*.py", "tests/*.py", ":!course")
# `delay_scheduling.lazy.optional` prints such a line
OPTIONAL = re.compile(r'\boptional\("[\w.]+", "([^"]+)"\)')
ELSEWHERE = {
    "CHANGELOG.md",  # what it names was so once
    "tests/test_install_lines.py",  # its lines are wrong, and must be noticed
    # what students install stands in their archive: the tests of the course run it
    "book/course_student.md",
}
AFTER = {  # what must work once a line has run
    ".": "import delay_scheduling as ds; ds.Rules(K=2)",
    ".[sweep]": "import delay_scheduling.use.sweeps, pandas, joblib, distributed",
    ".[service]": "import delay_scheduling, starlette, uvicorn",
    "./proofbook[run]": "import proofbook, nbclient",
}


def collected(root=ROOT):
    """Return {arguments of pip install: files in which they are printed}."""
    listed = subprocess.run(
        ["git", "ls-files", *PAGES], cwd=root, capture_output=True, text=True, check=True
    )
    found = {}
    for name in sorted(set(listed.stdout.split()) - ELSEWHERE):
        text = (root / name).read_text(encoding="utf-8")
        if name.endswith(".ipynb"):
            text = "\n".join("".join(cell["source"]) for cell in json.loads(text)["cells"])
        for match in [*LINE.finditer(text), *OPTIONAL.finditer(text)]:
            arguments = tuple(shlex.split(match[1]))
            found.setdefault(arguments, []).append(name)
    return found


def environment(folder):
    """Make an empty environment and return its Python. It is made once, and then copied back."""
    pristine = Path(f"{folder}-pristine")
    if pristine.exists():
        shutil.rmtree(folder)
        shutil.copytree(pristine, folder, symlinks=True)
    else:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        shutil.copytree(folder, pristine, symlinks=True)
    return Path(folder, "bin", "python")


def run(command, folder):
    """Run a command in a folder. Raise with what it printed if it fails."""
    # of what is installed little is imported, and compiling it takes half of the time
    variables = os.environ | {"PIP_NO_COMPILE": "1"}
    done = subprocess.run(command, cwd=folder, env=variables, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{shlex.join(map(str, command))}\n{done.stdout}\n{done.stderr}")


def clone(folder):
    """Copy what git knows of this tree, as a reader would fetch it, into a folder."""
    run(["git", "init", "--quiet", folder], ROOT)
    files = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    subprocess.run(
        ["xargs", "-0", "cp", "--parents", "--target-directory", folder],
        cwd=ROOT,
        input=files.stdout,
        check=True,
    )
    identity = ["-c", "user.name=clone", "-c", "user.email=clone@example.org"]
    run(["git", "add", "--all"], folder)
    run(["git", *identity, "commit", "--quiet", "--message", "A plain clone"], folder)


def try_line(arguments, repository, empty):
    """Run one install line in a new environment, and then what must work."""
    python = environment(empty)
    run(
        [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments],
        repository,
    )
    for argument in arguments:
        run([python, "-c", AFTER.get(argument, "")], empty)


def try_cell(repository, empty):
    """Run the first cell of a chapter on Colab, then import what chapters import."""
    sys.path.append(str(ROOT / "tools" / "ext"))
    from launch import INSTALL

    python = environment(empty)
    run(
        [
            python,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "ipython",
            "pip",
        ],
        empty,
    )
    cell = INSTALL.format(address=repository)
    script = Path(empty, "cell.ipy")
    script.write_text(
        cell + "\nimport delay_scheduling, lab, proofbook\nprint(lab.exact.batches)\n",
        encoding="utf-8",
    )
    run([python, "-m", "IPython", "--colors=NoColor", script], empty)
    run([python, "-c", "import delay_scheduling, proofbook, z3, flint, scipy, matplotlib"], empty)


def main():
    """Print the lines, or run them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--run", action="store_true", help="run each line in an empty environment")
    options = parser.parse_args()
    lines = collected()
    for arguments, places in lines.items():
        print(shlex.join(["pip", "install", *arguments]), " in ", ", ".join(sorted(set(places))))
    if not options.run:
        return
    with tempfile.TemporaryDirectory() as made:
        repository = Path(made, "clone")
        empty = Path(made, "empty")
        clone(repository)
        for arguments in tqdm(lines, disable=None):
            try_line(arguments, repository, empty)
        try_cell(repository, empty)
    print(f"{len(lines)} install lines and the cell for Colab work in empty environments.")


if __name__ == "__main__":
    main()
