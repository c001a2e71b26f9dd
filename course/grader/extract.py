"""What a student handed in: code cells and proofs,
read as text from a file that may hold anything. Nothing is run.

Each cell is accounted for: what became of it, and why, is a line of `Submission.seen`. Text and
pictures that no part of the grader takes are shown to the marker, and what cannot be shown is
named.
"""

import base64
import binascii
import json
import re
from collections import Counter
from dataclasses import dataclass

from course.grader.arriving import Unreadable
from course.grader.release import SECRET
from course.grader.student import one_line

LONGEST_PROOF = 200_000  # characters
MOST_PICTURES = 40
BLANKS = (
    "YOUR ANSWER HERE",
    "# YOUR CODE HERE\nraise NotImplementedError()",
    "raise NotImplementedError()",
)  # what stands in an empty answer
PICTURES = (  # the first bytes say what it is
    (b"\x89PNG\r\n\x1a\n", "image/png"),
    (b"\xff\xd8\xff", "image/jpeg"),
    (b"GIF87a", "image/gif"),
    (b"GIF89a", "image/gif"),
)
DATA = re.compile(r"data:image/([a-zA-Z0-9.+-]{1,40});base64,([A-Za-z0-9+/=\s]{20,})")
RUN = "run"
PROOF = "your proof"
SHOWN = "shown to the marker"
OURS = "ours"
LEFT = "left out"


@dataclass(frozen=True)
class Cell:
    """One cell: its grade_id or None, its kind, its number, its text, its pictures (data URIs),
    and what is none.
    """

    name: str | None
    kind: str
    number: int
    source: str
    pictures: tuple[str, ...]
    faults: tuple[str, ...]

    @property
    def label(self):
        """How the cell is called in messages."""
        return f"cell {self.number}"

    @property
    def is_blank(self):
        """Whether nothing was written into it."""
        return self.source.strip() in ("", *BLANKS) and not self.pictures


@dataclass(frozen=True)
class Seen:
    """What became of one cell, and why; the first words of the cell."""

    number: int
    kind: str
    fate: str
    why: str
    begins: str


@dataclass(frozen=True)
class Submission:
    """What was handed in for one sheet."""

    cells: list[tuple[str, str]]  # pairs (label, source): the code to run in the worker
    proofs: dict[str, str]  # the text of each proof that was written
    pictures: list[str]  # of all cells, as data URIs
    elsewhere: str  # text that stands in no cell of a proof: a proof may have moved there
    seen: list[Seen]  # every cell
    notes: list[str]  # what the student should know about the notebook


def identify(content, sheets):
    """Return the Sheet whose notebook this was, from its cells and not from its name;
    raise Unreadable if it is none.

    The cell whose names occur in one sheet only count, and texts of ours that are still as they
    were.
    """
    cells = [
        read_cell(number, cell) for number, cell in enumerate(notebook_cells(content), start=1)
    ]
    owners = Counter(name for sheet in sheets for name in {*sheet.solutions, *sheet.ours})
    counts = {}
    for sheet in sheets:
        own = {name for name in {*sheet.solutions, *sheet.ours} if owners[name] == 1}
        texts = public_texts(sheet)
        counts[sheet.name] = sum(
            cell.name in own or squeezed(cell.source) in texts for cell in cells
        )
    best = max(counts, key=counts.get, default=None)
    if best is None or not counts[best]:
        raise Unreadable("a notebook without a cell of any sheet")
    return next(sheet for sheet in sheets if sheet.name == best)


def public_texts(sheet):
    """Return the texts of the cells that are ours alone, without white space,
    those that say something.

    A cell without a name, such as the one with the imports, is run.
    """
    ours = [source for role, source in sheet.cells if role and not role.get("solution")]
    texts = {squeezed(SECRET.sub("", source)) for source in ours}
    return {text for text in texts if len(text) > 30}


def extract(content, sheet):
    """Return the Submission in the bytes of a notebook, or raise Unreadable if it is none.

    The Sheet's own notebook says which cells are tests, worked examples and other cells of ours,
    which are not run; the metadata of a submission serve for finding the answers only.
    """
    cells = [
        read_cell(number, cell) for number, cell in enumerate(notebook_cells(content), start=1)
    ]
    public = public_texts(sheet)
    lines = {squeezed(line) for _, source in sheet.cells for line in source.splitlines()}
    proofs = {proof.name for proof in sheet.proofs}
    code = []
    texts = {}
    moved = []
    seen = []
    notes = []
    for cell in cells:
        fate, why, text = judged(cell, sheet, proofs, public, lines)
        if fate == RUN:
            code.append((cell.label, cell.source))
        elif fate == PROOF:
            texts.setdefault(cell.name, []).append(text)
        elif fate == SHOWN:
            moved.append(text)
        seen.append(
            Seen(cell.number, cell.kind, fate, "; ".join([why, *cell.faults]), beginning(cell))
        )
        notes += [f"{cell.label}: {fault}" for fault in cell.faults]
        if fate == LEFT and not cell.is_blank:
            notes.append(f"{cell.label} is left out: {why}")
    names = [cell.name for cell in cells]
    notes += [f"the cell {name} is missing" for name in sheet.solutions if name not in names]
    notes += [
        f"the cell {name} occurs {names.count(name)} times"
        for name in sheet.solutions
        if names.count(name) > 1
    ]
    pictures = [
        picture for cell in cells for picture in cell.pictures if not cell_of_ours(cell, sheet)
    ]
    pictures += [
        picture for cell in cells for picture in cell.pictures if cell_of_ours(cell, sheet)
    ]
    if len(pictures) > MOST_PICTURES:
        notes.append(f"{len(pictures)} pictures; the marker sees the first {MOST_PICTURES}")
    whole = {name: "\n\n".join(found) for name, found in texts.items()}
    whole[""] = "\n\n".join(moved)
    for name, text in whole.items():
        if len(text) > LONGEST_PROOF:
            notes.append(
                f"{name or 'your own text'} has {len(text)} characters; the marker sees"
                f" {LONGEST_PROOF}"
            )
    cut = {name: text[:LONGEST_PROOF] for name, text in whole.items()}
    elsewhere = cut.pop("")
    return Submission(code, cut, pictures[:MOST_PICTURES], elsewhere, seen, notes)


def cell_of_ours(cell, sheet):
    """Tell whether a cell bears the name of a text, a worked example or a test."""
    return cell.name in sheet.ours


def judged(cell, sheet, proofs, public, lines):
    """Return what becomes of a cell, why, and the text that the marker should see."""
    everything = {squeezed(SECRET.sub("", text)) for _, text in sheet.cells}
    source = cell.source
    if cell.name in proofs:
        if cell.is_blank:
            return LEFT, "nothing was written into the cell of the proof", ""
        return PROOF, "the cell of a proof", source
    if cell.name in sheet.ours or squeezed(source) in public:
        rest = "\n".join(
            line for line in source.splitlines() if line.strip() and squeezed(line) not in lines
        )
        if cell.kind == "code":
            if squeezed(source) in everything:
                return OURS, "a check or an example as we gave it; the grader has its own", ""
            return (
                LEFT,
                (
                    "the cell of a check or an example: the grader has its own, and yours does not"
                    " count"
                ),
                "",
            )
        if rest and squeezed(source) not in public:
            return SHOWN, "what you wrote into a text of ours", rest
        return (SHOWN if cell.pictures else OURS), "a text as we gave it", ""
    if cell.kind == "code":
        if not cell.is_blank and only_comments(source):
            return SHOWN, "a code cell with nothing but comments", source
        if not source.strip():
            return LEFT, "empty", ""
        return RUN, "code", ""
    if cell.is_blank:
        return LEFT, "empty", ""
    if cell.kind in ("markdown", "raw", "heading"):
        return SHOWN, f"{'a raw' if cell.kind == 'raw' else 'a text'} cell of your own", source
    return LEFT, f"a cell of the unknown kind {one_line(cell.kind, 40)!r}", ""


def only_comments(source):
    """Tell whether code consists of comments."""
    lines = [line.strip() for line in source.splitlines() if line.strip()]
    return bool(lines) and all(line.startswith("#") for line in lines)


def beginning(cell):
    """Return the first words of a cell."""
    return one_line(cell.source.strip(), 60)


def squeezed(text):
    """Return a text without white space."""
    return "".join(text.split())


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
    text = (
        "".join(line for line in lines if isinstance(line, str)).encode("utf-8", "replace").decode()
    )
    found = [*attached(cell.get("attachments")), *drawn(cell.get("outputs"))]
    text, inside = without_data(text)
    pairs = [picture(data, what) for what, data in [*found, *inside]]
    shown = tuple(uri for uri, _ in pairs if uri)
    return Cell(
        name,
        str(cell.get("cell_type")),
        number,
        text,
        shown,
        tuple(fault for _, fault in pairs if fault),
    )


def dictionary(value):
    """Return a value if it is a dictionary, else an empty one."""
    return value if isinstance(value, dict) else {}


def attached(attachments):
    """Yield (name, data in base64) of the files attached to a cell."""
    for name, bundle in dictionary(attachments).items():
        for data in dictionary(bundle).values():
            yield f"the attachment {one_line(str(name), 40)}", data


def drawn(outputs):
    """Yield (what it is, data in base64) of the pictures that a code cell had drawn when it was
    saved.
    """
    for output in outputs if isinstance(outputs, list) else []:
        for kind, data in dictionary(dictionary(output).get("data")).items():
            if kind in ("image/png", "image/jpeg", "image/gif"):
                yield "the output of the cell", data


def without_data(text):
    """Return a text with its data URIs replaced by words, as Colab writes pictures,
    and (what, data) of each.
    """
    found = []

    def replaced(match):
        found.append((f"the picture {len(found) + 1} in the text ({match[1]})", match[2]))
        return f"picture-{len(found)}"

    return DATA.sub(replaced, text), found


def picture(data, what):
    """Return a data URI and "", or "" and the reason why it cannot be shown."""
    try:
        text = data if isinstance(data, str) else "".join(data)
        content = base64.b64decode(text, validate=False)
    except (ValueError, TypeError, binascii.Error):
        return "", f"{what} cannot be read"
    kind = next((kind for start, kind in PICTURES if content.startswith(start)), None)
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        kind = "image/webp"
    if kind is None:
        return "", f"{what} is no PNG, JPEG, GIF or WebP, so the marker cannot see it"
    return f"data:{kind};base64,{base64.b64encode(content).decode()}", ""
