"""The students' version of the problem sheets: nbgrader takes out solutions, hidden tests and mark schemes."""

import json
import re
import shutil
import tempfile
from pathlib import Path

from assignments.grader import variant
from assignments.grader.sheet import SOURCE

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


def release(sheet, folder=RELEASE):
    """Make the students' version of one sheet and check that nothing secret is left.

    Parameters
    ----------
    sheet : the Sheet.
    folder : where releases go. What is there for this sheet is replaced.

    Returns
    -------
    The path of the new notebook.

    Raises
    ------
    RuntimeError : if nbgrader fails, or something secret is left. Then there is no release.
    """
    shutil.rmtree(folder / sheet.name, ignore_errors=True)
    with tempfile.TemporaryDirectory() as copies:
        copy = Path(copies) / "source" / sheet.name / sheet.notebook.name
        copy.parent.mkdir(parents=True)
        copy.write_text(json.dumps(variant.notebook(sheet.notebook)), encoding="utf-8")
        result = nbgrader(copy, folder).generate_assignment(sheet.name, force=True)
    if not result["success"]:
        raise RuntimeError(
            f"{sheet.name}: nbgrader could not make the release\n{result.get('log')}\n{result.get('error')}"
        )
    notebook = folder / sheet.name / sheet.notebook.name
    left = secrets_left(sheet, notebook)
    if left:
        shutil.rmtree(folder / sheet.name)
        raise RuntimeError(f"{sheet.name}: the release would show {left}")
    return notebook


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
    path = folder / sheet.name / sheet.notebook.name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return path


def nbgrader(source, folder):
    """Return nbgrader, told to read the source notebook, to write to the folder and to keep no database."""
    from nbgrader.apps import NbGraderAPI
    from nbgrader.converters import GenerateAssignment
    from traitlets.config import Config

    steps = GenerateAssignment.preprocessors.default_args[0]
    config = Config()
    config.CourseDirectory.root = str(source.parent.parent.parent)
    config.CourseDirectory.source_directory = str(source.parent.parent)
    config.CourseDirectory.release_directory = str(folder)
    config.GenerateAssignment.no_database = True
    config.GenerateAssignment.preprocessors = [step for step in steps if step.__name__ != "SaveCells"]
    return NbGraderAPI(config=config)


def secrets_left(sheet, notebook):
    """Return the lines of solutions, hidden tests and mark schemes that the notebook still shows, outputs included.

    A secret line is one that is not public anywhere in the source.
    """
    shown = text_of(json.loads(notebook.read_text(encoding="utf-8")))
    public = "\n".join(public_text(role, source) for role, source in sheet.cells)
    secret = {line for line in lines("\n".join(source for _, source in sheet.cells)) if line not in public}
    return sorted(line for line in {*secret, *MARKERS} if len(line) >= TELLING and line in shown)


def public_text(role, source):
    """Return what students may see of a cell: not its secret regions, and nothing of a solution without a region."""
    text = SECRET.sub("", source)
    return "" if role.get("solution") and text == source else text


def lines(text):
    """Return the lines of a text, without the space around them."""
    return {line.strip() for line in text.splitlines()}


def text_of(notebook):
    """Return all text in a notebook: sources, outputs and metadata, with lines as they are in a source."""
    sources = ["".join(cell["source"]) for cell in notebook["cells"]]
    rest = [json.dumps({**cell, "source": None}, ensure_ascii=False) for cell in notebook["cells"]]
    return "\n".join(sources + rest)
