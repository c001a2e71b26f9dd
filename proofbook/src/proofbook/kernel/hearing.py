"""The claims of the chapters: what each check asked, heard while the notebook runs, and kept until its code changes."""

import hashlib
import pickle
from dataclasses import dataclass, field
from pathlib import Path

import nbformat
from nbclient import NotebookClient

from proofbook.claim import Claim, symbolic

VERDICTS = ("proved", "refuted")


@dataclass(frozen=True)
class Heard:
    """Hold what a check asked and answered.

    Parameters
    ----------
    record : the record of the check.
    claim, plant : symbolic claims.
    options : of the prover; provers stand there as their names.
    """

    record: dict
    claim: Claim
    plant: Claim
    options: dict = field(default_factory=dict)


def heard(book, name):
    """Return the symbolic claims of a chapter, in the order of its checks; run it if its code is new."""
    path = book.folder / f"{name}.ipynb"
    kept = book.root / "_build" / "kernel" / "heard" / f"{name}-{fingerprint(book, path)}.pickle"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        fresh = kept.with_suffix(".new")
        fresh.unlink(missing_ok=True)
        run(path, fresh)
        fresh.touch()
        fresh.rename(kept)
    return list(loaded(kept))


def fingerprint(book, path):
    """Return a hash of the code of a notebook and of the modules of the paper's package."""
    cells = nbformat.read(path, as_version=4).cells
    code = [cell.source for cell in cells if cell.cell_type == "code"]
    modules = sorted((book.root / book.package).rglob("*.py"))
    code += [module.read_text(encoding="utf-8") for module in modules]
    return hashlib.sha256("\n".join(code).encode()).hexdigest()[:16]


def loaded(path):
    """Yield what was written by `listener`."""
    with path.open("rb") as file:
        while True:
            try:
                yield pickle.load(file)
            except EOFError:
                return


def run(path, lines):
    """Execute a notebook with a listener; the notebook itself is not changed."""
    notebook = nbformat.read(path, as_version=4)
    start = "from proofbook import check\nfrom proofbook.kernel import hearing\n"
    start += f"check.LISTENERS.append(hearing.listener({str(lines)!r}))"
    notebook.cells.insert(0, nbformat.v4.new_code_cell(start))
    NotebookClient(notebook, timeout=1200, resources={"metadata": {"path": path.parent}}).execute()


def listener(path):
    """Return a listener that appends each symbolic claim that was proved or refuted to a file."""

    def listen(asked, record):
        if record["verdict"] in VERDICTS and isinstance(asked.claim, Claim) and isinstance(asked.plant, Claim):
            try:
                found = Heard(record, symbolic(asked.claim), symbolic(asked.plant), plain(asked.options))
            except ValueError:  # a claim about estimates
                return
            with Path(path).open("ab") as file:
                pickle.dump(found, file)

    return listen


def plain(value):
    """Return options with the names of provers in place of the provers."""
    if isinstance(value, dict):
        return {name: plain(part) for name, part in value.items()}
    if isinstance(value, (tuple, list)):
        return tuple(map(plain, value))
    return value.__name__ if callable(value) and hasattr(value, "__name__") else value
