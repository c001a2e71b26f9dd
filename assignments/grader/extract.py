"""What a student handed in: code cells and proofs, read as text from a file that may hold anything. Nothing is run."""

import base64
import json
import os
import stat
from dataclasses import dataclass, field

from assignments.grader.release import SECRET

LARGEST_FILE = 10 * 2**20  # bytes
LONGEST_PROOF = 50_000  # characters
MOST_PICTURES = 20
BLANK = "YOUR ANSWER HERE"  # what nbgrader puts into an empty answer
PICTURES = {b"\x89PNG\r\n\x1a\n": "image/png", b"\xff\xd8\xff": "image/jpeg"}  # the first bytes say what it is


class Unreadable(ValueError):
    """A submission cannot be read. The message says why, for the student."""


@dataclass(frozen=True)
class Cell:
    """One cell: its grade_id or None, its kind, a label, its text and its pictures (data URIs)."""

    name: str | None
    kind: str
    label: str
    source: str
    pictures: tuple[str, ...] = ()


@dataclass(frozen=True)
class Submission:
    """What was handed in for one sheet.

    Parameters
    ----------
    cells : pairs (label, source), the code to run in the worker.
    proofs : the text of each proof that was written, by the name of the exercise.
    pictures : the pictures in proofs and in cells that the student added, as data URIs.
    elsewhere : text that the student wrote into cells of their own: a proof may have moved there.
    notes : what the student should know about the notebook.
    """

    cells: list[tuple[str, str]] = field(default_factory=list)
    proofs: dict[str, str] = field(default_factory=dict)
    pictures: list[str] = field(default_factory=list)
    elsewhere: str = ""
    notes: list[str] = field(default_factory=list)


def extract(content, sheet):
    """Read a submission.

    Parameters
    ----------
    content : the bytes of the notebook that was handed in.
    sheet : the Sheet it answers, whose own notebook says which cells are tests. The metadata of a submission serve for
        finding the answers only.

    Returns
    -------
    A Submission: code cells in order, without the tests, worked examples and other cells of ours.

    Raises
    ------
    Unreadable : if it is no notebook.
    """
    cells = [read_cell(number, cell) for number, cell in enumerate(notebook_cells(content), start=1)]
    names, proofs = [cell.name for cell in cells], {proof.name for proof in sheet.proofs}
    texts = {name: [c for c in cells if c.name == name and not is_blank(c)] for name in sorted(proofs)}
    public = {squeezed(SECRET.sub("", source)) for _, source in sheet.cells}
    added = [c for c in cells if c.kind == "markdown" and c.name not in sheet.ours | {*sheet.solutions}]
    added = [c for c in added if not is_blank(c) and squeezed(c.source) not in public]
    code = [(c.label, c.source) for c in cells if c.kind == "code" and c.name not in sheet.ours | proofs]
    notes = [f"the cell {name} is missing" for name in sheet.solutions if name not in names]
    notes += [f"the cell {name} occurs {names.count(name)} times" for name in sheet.solutions if names.count(name) > 1]
    return Submission(
        code,
        {name: joined(found) for name, found in texts.items() if found},
        [picture for c in cells if c in added or c.name in proofs for picture in c.pictures][:MOST_PICTURES],
        joined(added),
        notes,
    )


def is_blank(cell):
    """Tell whether nothing was written into a cell."""
    return cell.source.strip() in ("", BLANK) and not cell.pictures


def squeezed(text):
    """Return a text without white space."""
    return "".join(text.split())


def joined(cells):
    """Return the text of several cells."""
    return "\n\n".join(cell.source for cell in cells)[:LONGEST_PROOF]


def read_bytes(path):
    """Return the content of a regular file of reasonable size, not following links, or raise Unreadable."""
    try:
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
    except (OSError, ValueError) as fault:
        raise Unreadable(f"the file cannot be opened: {getattr(fault, 'strerror', fault)}") from None
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
    """Return a Cell from what may be anything."""
    metadata = cell.get("metadata")
    role = metadata.get("nbgrader") if isinstance(metadata, dict) else None
    name = role.get("grade_id") if isinstance(role, dict) else None
    source = cell.get("source", "")
    lines = source if isinstance(source, list) else [source]
    text = "".join(line for line in lines if isinstance(line, str)).encode("utf-8", "replace").decode()
    name = name if isinstance(name, str) else None
    return Cell(name, str(cell.get("cell_type")), f"cell {number}", text, tuple(pictures(cell.get("attachments"))))


def pictures(attachments):
    """Return the pictures among the attachments of a cell, as data URIs: what begins as PNG or JPEG does."""
    bundles = attachments.values() if isinstance(attachments, dict) else ()
    found = []
    for data in (data for bundle in bundles if isinstance(bundle, dict) for data in bundle.values()):
        try:
            content = base64.b64decode(data if isinstance(data, str) else "".join(data), validate=False)
        except (ValueError, TypeError):
            continue
        kind = next((kind for start, kind in PICTURES.items() if content.startswith(start)), None)
        if kind:
            found.append(f"data:{kind};base64,{base64.b64encode(content).decode()}")
    return found
