"""What a student handed in: code cells and proofs, read as text from a file that may hold anything. Nothing is run."""

import json
import os
import stat
from dataclasses import dataclass, field

LARGEST_FILE = 10 * 2**20  # bytes
LONGEST_PROOF = 50_000  # characters
BLANK = "YOUR ANSWER HERE"  # what nbgrader puts into an empty answer


class Unreadable(ValueError):
    """A submission cannot be read. The message says why, for the student."""


@dataclass(frozen=True)
class Submission:
    """What was handed in for one sheet.

    Parameters
    ----------
    cells : pairs (label, source), the code to run in the worker.
    proofs : the text of each proof that was written, by the name of the exercise.
    notes : what the student should know about the notebook.
    """

    cells: list[tuple[str, str]] = field(default_factory=list)
    proofs: dict[str, str] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)


def extract(path, sheet):
    """Read a submission.

    Parameters
    ----------
    path : the notebook that was handed in.
    sheet : the Sheet it answers, whose own notebook says which cells are tests. The metadata of a submission serve for
        finding the answers only.

    Returns
    -------
    A Submission: code cells in order, without the tests, worked examples and other cells of ours.

    Raises
    ------
    Unreadable : if it is no regular file, too large or not a notebook.
    """
    cells = [read_cell(number, cell) for number, cell in enumerate(notebook_cells(read_bytes(path)), start=1)]
    names = [name for name, _, _, _ in cells]
    proofs = {proof.name: [] for proof in sheet.proofs}
    for name, _, _, source in cells:
        if name in proofs and source.strip() not in ("", BLANK):
            proofs[name].append(source[:LONGEST_PROOF])
    code = [
        (label, source) for name, kind, label, source in cells if kind == "code" and name not in sheet.ours | {*proofs}
    ]
    notes = [f"the cell {name} is missing" for name in sheet.solutions if name not in names]
    notes += [f"the cell {name} occurs {names.count(name)} times" for name in sheet.solutions if names.count(name) > 1]
    return Submission(code, {name: "\n\n".join(texts) for name, texts in proofs.items() if texts}, notes)


def read_bytes(path):
    """Return the content of a regular file of reasonable size, not following links."""
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
    except OSError as fault:
        raise Unreadable(f"the file cannot be opened: {fault.strerror}") from None
    status = os.fstat(descriptor)
    if not stat.S_ISREG(status.st_mode):
        os.close(descriptor)
        raise Unreadable("not a regular file")
    with os.fdopen(descriptor, "rb") as file:
        content = file.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise Unreadable(f"a file of {status.st_size} bytes; at most {LARGEST_FILE} are read")
    return content


def notebook_cells(content):
    """Return the cells of a notebook, each a dictionary, or raise Unreadable."""
    try:
        notebook = json.loads(content)
    except (ValueError, RecursionError):
        raise Unreadable("not a notebook: the file is not valid JSON") from None
    cells = notebook.get("cells") if isinstance(notebook, dict) else None
    if not (isinstance(cells, list) and all(isinstance(cell, dict) for cell in cells)):
        raise Unreadable("not a notebook: no list of cells (format 4 is needed)")
    return cells


def read_cell(number, cell):
    """Return the grade_id (or None), the kind, a label and the source of a cell."""
    metadata = cell.get("metadata")
    role = metadata.get("nbgrader") if isinstance(metadata, dict) else None
    name = role.get("grade_id") if isinstance(role, dict) else None
    source = cell.get("source", "")
    lines = source if isinstance(source, list) else [source]
    text = "".join(line for line in lines if isinstance(line, str)).encode("utf-8", "replace").decode()
    return (name if isinstance(name, str) else None), cell.get("cell_type"), f"cell {number}", text
