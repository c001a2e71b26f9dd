"""What a student handed in: code cells and proofs, read as text from a file that may hold anything. Nothing is run."""

import base64
import json
from dataclasses import dataclass

from assignments.grader.folder import Unreadable
from assignments.grader.release import SECRET

LONGEST_PROOF = 50_000  # characters
MOST_PICTURES = 20
BLANK = "YOUR ANSWER HERE"  # what nbgrader puts into an empty answer
PICTURES = {b"\x89PNG\r\n\x1a\n": "image/png", b"\xff\xd8\xff": "image/jpeg"}  # the first bytes say what it is


@dataclass(frozen=True)
class Cell:
    """One cell: its grade_id or None, its kind, a label, its text and its pictures (data URIs)."""

    name: str | None
    kind: str
    label: str
    source: str
    pictures: list[str]

    @property
    def is_blank(self):
        """Whether nothing was written into it."""
        return self.source.strip() in ("", BLANK) and not self.pictures


@dataclass(frozen=True)
class Submission:
    """What was handed in for one sheet."""

    cells: list[tuple[str, str]]  # pairs (label, source): the code to run in the worker
    proofs: dict[str, str]  # the text of each proof that was written
    pictures: list[str]  # in proofs and in cells that the student added, as data URIs
    elsewhere: str  # text in cells that the student added: a proof may have moved there
    notes: list[str]  # what the student should know about the notebook


def extract(content, sheet):
    """Return the Submission in the bytes of a notebook, or raise Unreadable if it is none.

    The Sheet's own notebook says which cells are tests, worked examples and other cells of ours, which are left out;
    the metadata of a submission serve for finding the answers only.
    """
    cells = [read_cell(number, cell) for number, cell in enumerate(notebook_cells(content), start=1)]
    names, proofs = [cell.name for cell in cells], {proof.name for proof in sheet.proofs}
    texts = {name: [c for c in cells if c.name == name and not c.is_blank] for name in sorted(proofs)}
    public = {squeezed(SECRET.sub("", source)) for _, source in sheet.cells}
    added = [c for c in cells if c.kind == "markdown" and c.name not in sheet.ours | {*sheet.solutions}]
    added = [c for c in added if not c.is_blank and squeezed(c.source) not in public]
    notes = [f"the cell {name} is missing" for name in sheet.solutions if name not in names]
    notes += [f"the cell {name} occurs {names.count(name)} times" for name in sheet.solutions if names.count(name) > 1]
    return Submission(
        [(c.label, c.source) for c in cells if c.kind == "code" and c.name not in sheet.ours | proofs],
        {name: joined(found) for name, found in texts.items() if found},
        [picture for c in cells if c in added or c.name in proofs for picture in c.pictures][:MOST_PICTURES],
        joined(added),
        notes,
    )


def squeezed(text):
    """Return a text without white space."""
    return "".join(text.split())


def joined(cells):
    """Return the text of several cells."""
    return "\n\n".join(cell.source for cell in cells)[:LONGEST_PROOF]


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
    """Return a Cell from what may be anything."""
    role = dictionary(dictionary(cell.get("metadata")).get("nbgrader"))
    name = role["grade_id"] if isinstance(role.get("grade_id"), str) else None
    source = cell.get("source", "")
    lines = source if isinstance(source, list) else [source]
    text = "".join(line for line in lines if isinstance(line, str)).encode("utf-8", "replace").decode()
    return Cell(name, str(cell.get("cell_type")), f"cell {number}", text, pictures(cell.get("attachments")))


def dictionary(value):
    """Return a value if it is a dictionary, else an empty one."""
    return value if isinstance(value, dict) else {}


def pictures(attachments):
    """Return the pictures among the attachments of a cell, as data URIs: what begins as PNG or JPEG does."""
    found = []
    for data in (data for bundle in dictionary(attachments).values() for data in dictionary(bundle).values()):
        try:
            content = base64.b64decode(data if isinstance(data, str) else "".join(data), validate=False)
        except (ValueError, TypeError):
            continue
        kind = next((kind for start, kind in PICTURES.items() if content.startswith(start)), None)
        if kind:
            found.append(f"data:{kind};base64,{base64.b64encode(content).decode()}")
    return found
