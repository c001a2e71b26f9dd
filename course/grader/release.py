"""What is handed out: problem sheets without solutions, hidden tests or mark schemes;
sheets with model answers; and an archive for students, which needs no copy of the repository.

Cells are marked as nbgrader marks them; a few lines take out what is secret.
"""

import base64
import hashlib
import io
import json
import re
import shutil
import tempfile
import zipfile
from pathlib import Path

from course.grader import variant
from course.grader.folder import write
from course.grader.sheet import SOURCE

ROOT = SOURCE.parent.parent
README = Path(__file__).resolve().parent / "pages" / "students.md"
RELEASE = SOURCE.parent / "release"
SOLUTIONS = SOURCE.parent / "solutions"
SECRET = re.compile(
    r"### BEGIN (SOLUTION|HIDDEN TESTS)(.*?)### END \1|=== BEGIN MARK SCHEME ===(.*?)=== END",
    re.DOTALL,
)
HIDDEN = re.compile(
    r"### BEGIN HIDDEN TESTS.*?### END HIDDEN TESTS\n?|=== BEGIN MARK SCHEME ===.*?=== END MARK"
    r" SCHEME ===",
    re.DOTALL,
)
SOLUTION = re.compile(r"^([ \t]*)### BEGIN SOLUTION.*?### END SOLUTION", re.DOTALL | re.MULTILINE)
CODE_BLANK = "# YOUR CODE HERE\nraise NotImplementedError()"
TEXT_BLANK = "YOUR ANSWER HERE"
FRAMES = ("### BEGIN SOLUTION", "### END SOLUTION")
MARKERS = ("BEGIN SOLUTION", "END SOLUTION", "HIDDEN TESTS", "MARK SCHEME")
STUDENTS_NEED = ("mpmath", "numpy", "sympy", "tqdm")
TELLING = 12  # characters: a shorter line (`else:`, `return x`) may be anywhere
LINK = re.compile(r"\[([^\]]+)\]\((?:\.\./)+book/(\w+)\.ipynb\)")


def release(sheet, folder=RELEASE):
    """Make the students' version of one sheet in a folder, in place of what is there,
    and return the notebook's path.

    RuntimeError: something secret is left. Then there is no release.
    """
    path = folder / sheet.name / sheet.notebook.name
    content = variant.notebook(sheet.notebook)
    shutil.rmtree(path.parent, ignore_errors=True)
    for cell in content["cells"]:
        role = cell["metadata"].get("nbgrader", {})
        cell["source"] = stripped(cell["source"], role)
        if cell["cell_type"] == "code":
            cell.update(outputs=[], execution_count=None)
    left = secrets_left(sheet, content)
    if left:
        raise RuntimeError(f"{sheet.name}: the release would show {left}")
    return written(path, content)


def stripped(source, role):
    """Return a cell as students get it: a solution is blank,
    and hidden tests and mark schemes are gone.
    """
    source = HIDDEN.sub("", source)
    if not role.get("solution"):
        return source.strip("\n")
    blank = TEXT_BLANK if role.get("grade") else CODE_BLANK

    def blanked(match):
        return "\n".join(match[1] + line for line in blank.split("\n"))

    found = SOLUTION.sub(blanked, source)
    return found if found != source else blank


def solutions(sheet, folder=SOLUTIONS):
    """Make the sheet with its model answers, to hand out after the deadline,
    and return the path of the notebook.

    Hidden tests and mark schemes are taken out, and outputs; the solutions stay.
    """
    content = variant.notebook(sheet.notebook)
    for cell in content["cells"]:
        text = HIDDEN.sub("", cell["source"])
        cell["source"] = "\n".join(
            line for line in text.split("\n") if line.strip() not in FRAMES
        ).strip("\n")
        cell["metadata"].pop("nbgrader", None)
        if cell["cell_type"] == "code":
            cell.update(outputs=[], execution_count=None)
    return written(folder / sheet.name / sheet.notebook.name, content)


def written(path, content):
    """Write a notebook and return its path."""
    write(path, (json.dumps(content, indent=1, ensure_ascii=False) + "\n").encode())
    return path


def secrets_left(sheet, notebook):
    """Return the lines of solutions, hidden tests and mark schemes that a notebook still shows,
    outputs included.

    A secret line is one that is not public anywhere in the source.
    """
    shown = text_of(notebook)
    public = "\n".join(public_text(role, source) for role, source in sheet.cells)
    lines = {line.strip() for _, source in sheet.cells for line in source.splitlines()}
    secret = {line for line in lines if line not in public}
    return sorted(line for line in {*secret, *MARKERS} if len(line) >= TELLING and line in shown)


def public_text(role, source):
    """Return what students may see of a cell: not its secret regions,
    and nothing of a solution without a region.
    """
    text = SECRET.sub("", source)
    return "" if role.get("solution") and text == source else text


def text_of(notebook):
    """Return all text in a notebook: sources, outputs and metadata,
    with lines as they are in a source.
    """
    sources = ["".join(cell["source"]) for cell in notebook["cells"]]
    return "\n".join(
        sources
        + [json.dumps({**cell, "source": None}, ensure_ascii=False) for cell in notebook["cells"]]
    )


def archive(sheets, book="", path=RELEASE / "students.zip"):
    """Make the archive that students get (sheets, guide,
    the package as a wheel) and return its path.

    Links in the sheets lead to the book at its address; without one they name the chapter.
    """
    name, wheel = student_wheel()
    guide = (ROOT / "book" / "course_student.md").read_text(encoding="utf-8")
    files = {
        "README.md": README.read_text(encoding="utf-8").format(name),
        "guide.md": guide,
        name: wheel,
    }
    with tempfile.TemporaryDirectory() as folder:
        for sheet in sheets:
            notebook = json.loads(release(sheet, Path(folder)).read_text(encoding="utf-8"))
            for cell in notebook["cells"]:
                cell["source"] = relinked("".join(cell["source"]), book)
            files[f"{sheet.name}/{sheet.notebook.name}"] = json.dumps(
                notebook, indent=1, ensure_ascii=False
            )
    write(path, packed({f"course/{name}": content for name, content in files.items()}))
    return path


def packed(files):
    """Return a zip archive of files, {name: content}."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return file.getvalue()


def student_wheel():
    """Return the name and the bytes of a wheel of the package, without its compiled loops.

    The sheets use the referee, schedulers and formulas only, which are plain Python: so the wheel
    does not ask for Numba, which is larger than all else together, and nothing is built or
    downloaded to make it.
    """
    version = re.search(
        r'^version = "(.*)"$', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE
    )[1]
    name = f"delay_scheduling-{version}+course"
    source = ROOT / "src" / "delay_scheduling"
    kept = [path for path in sorted(source.rglob("*")) if path.suffix in (".py", ".pyi", ".typed")]
    files = {path.relative_to(source.parent).as_posix(): path.read_bytes() for path in kept}
    needs = "".join(f"Requires-Dist: {each}\n" for each in STUDENTS_NEED)
    about = (
        "Metadata-Version: 2.1\nName: delay-scheduling\nVersion:"
        f" {version}+course\nRequires-Python: >=3.11\n{needs}"
    )
    info = f"{name}.dist-info"
    files[f"{info}/METADATA"] = about.encode()
    files[f"{info}/WHEEL"] = (
        b"Wheel-Version: 1.0\nGenerator: course\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    )
    lines = [f"{path},{record(content)},{len(content)}" for path, content in files.items()]
    files[f"{info}/RECORD"] = "\n".join([*lines, f"{info}/RECORD,,\n"]).encode()
    return f"{name}-py3-none-any.whl", packed(files)


def record(content):
    """Return the digest of a file as a wheel states it."""
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip(
        "="
    )


def relinked(text, book):
    r"""Return a text whose links to chapters lead to the book at its address,
    or name the page without one.

    >>> relinked("[The game](../../../book/the_game.ipynb)", "https://example.org/")
    '[The game](https://example.org/book/the_game.html)'
    >>> relinked("[The game](../../../book/the_game.ipynb)", "")
    'The game (chapter `the_game`)'
    """
    return LINK.sub(
        rf"[\1]({book.rstrip('/')}/book/\2.html)" if book else r"\1 (chapter `\2`)", text
    )
