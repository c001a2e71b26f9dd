"""What is handed out: problem sheets without solutions, hidden tests or mark schemes, which nbgrader takes out; sheets
with model answers; and an archive for students, which needs no copy of the repository."""

import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from assignments.grader import variant
from assignments.grader.folder import write
from assignments.grader.sheet import SOURCE

ROOT = SOURCE.parent.parent
README = Path(__file__).resolve().parent / "pages" / "students.md"
RELEASE, SOLUTIONS = SOURCE.parent / "release", SOURCE.parent / "solutions"
SECRET = re.compile(
    r"### BEGIN (SOLUTION|HIDDEN TESTS)(.*?)### END \1|=== BEGIN MARK SCHEME ===(.*?)=== END", re.DOTALL
)
HIDDEN = re.compile(
    r"### BEGIN HIDDEN TESTS.*?### END HIDDEN TESTS\n?|=== BEGIN MARK SCHEME ===.*?=== END MARK SCHEME ===", re.DOTALL
)
FRAMES = ("### BEGIN SOLUTION", "### END SOLUTION")
MARKERS = ("BEGIN SOLUTION", "END SOLUTION", "HIDDEN TESTS", "MARK SCHEME")
TELLING = 12  # characters: a shorter line (`else:`, `return x`) may be anywhere
LINK = re.compile(r"\[([^\]]+)\]\((?:\.\./)+book/([a-z0-9_]+)\.ipynb\)")


def steps():
    """Return what nbgrader does to make a release, without its database."""
    from nbgrader.converters import GenerateAssignment

    return [step for step in GenerateAssignment.preprocessors.default_args[0] if step.__name__ != "SaveCells"]


def release(sheet, folder=RELEASE):
    """Make the students' version of one sheet in a folder, in place of what is there, and return the notebook's path.

    RuntimeError: something secret is left. Then there is no release.
    """
    from nbformat import from_dict

    path, content, resources = (
        folder / sheet.name / sheet.notebook.name,
        from_dict(variant.notebook(sheet.notebook)),
        {},
    )
    shutil.rmtree(path.parent, ignore_errors=True)
    for step in steps():
        content, resources = step().preprocess(content, resources)
    left = secrets_left(sheet, content)
    if left:
        raise RuntimeError(f"{sheet.name}: the release would show {left}")
    return written(path, content)


def solutions(sheet, folder=SOLUTIONS):
    """Make the sheet with its model answers, to hand out after the deadline, and return the path of the notebook.

    Hidden tests and mark schemes are taken out, and outputs; the solutions stay.
    """
    content = variant.notebook(sheet.notebook)
    for cell in content["cells"]:
        text = HIDDEN.sub("", cell["source"])
        cell["source"] = "\n".join(line for line in text.split("\n") if line.strip() not in FRAMES).strip("\n")
        cell["metadata"].pop("nbgrader", None)
        if cell["cell_type"] == "code":
            cell.update(outputs=[], execution_count=None)
    return written(folder / sheet.name / sheet.notebook.name, content)


def written(path, content):
    """Write a notebook and return its path."""
    write(path, (json.dumps(content, indent=1, ensure_ascii=False) + "\n").encode())
    return path


def secrets_left(sheet, notebook):
    """Return the lines of solutions, hidden tests and mark schemes that a notebook still shows, outputs included.

    A secret line is one that is not public anywhere in the source.
    """
    shown = text_of(notebook)
    public = "\n".join(public_text(role, source) for role, source in sheet.cells)
    lines = {line.strip() for _, source in sheet.cells for line in source.splitlines()}
    secret = {line for line in lines if line not in public}
    return sorted(line for line in {*secret, *MARKERS} if len(line) >= TELLING and line in shown)


def public_text(role, source):
    """Return what students may see of a cell: not its secret regions, and nothing of a solution without a region."""
    text = SECRET.sub("", source)
    return "" if role.get("solution") and text == source else text


def text_of(notebook):
    """Return all text in a notebook: sources, outputs and metadata, with lines as they are in a source."""
    sources = ["".join(cell["source"]) for cell in notebook["cells"]]
    return "\n".join(sources + [json.dumps({**cell, "source": None}, ensure_ascii=False) for cell in notebook["cells"]])


def archive(sheets, book="", path=RELEASE / "students.zip"):
    """Make the archive that students get (sheets, guide, the package as a wheel) and return its path.

    Links in the sheets lead to the book at its address; without one they name the chapter.
    """
    with tempfile.TemporaryDirectory() as name:
        wheels = [make_wheel(Path(name), source) for source in (ROOT, ROOT / "proofbook")]
        readme, guide = (path.read_text(encoding="utf-8") for path in (README, ROOT / "book" / "course_student.md"))
        files = {"README.md": readme.format(*(wheel.name for wheel in wheels)), "guide.md": guide}
        files |= {wheel.name: wheel.read_bytes() for wheel in wheels}
        for sheet in sheets:
            notebook = json.loads(release(sheet, Path(name) / "release").read_text(encoding="utf-8"))
            for cell in notebook["cells"]:
                cell["source"] = relinked("".join(cell["source"]), book)
            files[f"{sheet.name}/{sheet.notebook.name}"] = json.dumps(notebook, indent=1, ensure_ascii=False)
        path.parent.mkdir(parents=True, exist_ok=True)
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as content:
            for name, text in files.items():
                content.writestr(f"course/{name}", text)
    return path


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
    return LINK.sub(rf"[\1]({book.rstrip('/')}/book/\2.html)" if book else r"\1 (chapter `\2`)", text)
