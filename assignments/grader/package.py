"""The archive that students get: sheets, guide, and the package as a wheel. It needs no copy of the repository."""

import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from assignments.grader.release import release
from assignments.grader.sheet import SOURCE

ROOT = SOURCE.parent.parent
ARCHIVE = SOURCE.parent / "release" / "students.zip"
LINK = re.compile(r"\[([^\]]+)\]\((?:\.\./)+book/([a-z0-9_]+)\.ipynb\)")
README = """# Problem sheets

Python 3.11 or newer:

    python3 -m venv .venv
    .venv/bin/pip install jupyterlab matplotlib ./{toolkit} "./{wheel}[exact]"
    .venv/bin/jupyter lab

guide.md says how to work on a sheet, how to hand it in, and how it is graded.
"""


def build(sheets, book="", archive=ARCHIVE):
    """Make the archive and return its path.

    Parameters
    ----------
    sheets : the Sheets.
    book : the address of the book, to which links in the sheets then lead; without it they name the chapter.
    archive : where it goes.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel, toolkit = make_wheel(folder, ROOT), make_wheel(folder, ROOT / "proofbook")
        guide = (ROOT / "book" / "course_student.md").read_text(encoding="utf-8")
        files = {"README.md": README.format(wheel=wheel.name, toolkit=toolkit.name), "guide.md": guide}
        files |= {made.name: made.read_bytes() for made in (wheel, toolkit)}
        for sheet in sheets:
            notebook = json.loads(release(sheet, folder / "release").read_text(encoding="utf-8"))
            for cell in notebook["cells"]:
                cell["source"] = relinked("".join(cell["source"]), book)
            files[f"{sheet.name}/{sheet.notebook.name}"] = json.dumps(notebook, indent=1, ensure_ascii=False)
        archive.parent.mkdir(parents=True, exist_ok=True)
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as content:
            for path, text in files.items():
                content.writestr(f"course/{path}", text)
    return archive


def make_wheel(folder, source):
    """Build the wheel of a library, which holds neither sheets nor answers, and return its path."""
    copy = folder / source.name  # building leaves files behind
    shutil.copytree(source / "src", copy / "src", ignore=shutil.ignore_patterns("*.egg-info", "__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(source / name, copy / name)
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(copy), str(copy)]
    subprocess.run(command, check=True)
    [wheel] = copy.glob("*.whl")
    return wheel


def relinked(text, book):
    r"""Return a text whose links to chapters lead to the book at its address, or name the page without one.

    >>> relinked("[The game](../../../book/the_game.ipynb)", "https://example.org/")
    '[The game](https://example.org/book/the_game.html)'
    >>> relinked("[The game](../../../book/the_game.ipynb)", "")
    'The game (chapter `the_game`)'
    """
    if book:
        return LINK.sub(rf"[\1]({book.rstrip('/')}/book/\2.html)", text)
    return LINK.sub(r"\1 (chapter `\2`)", text)
