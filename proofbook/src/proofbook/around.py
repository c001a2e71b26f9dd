"""What lies around a cell: the claims files of its book, the records of its session,
and those of other chapters.

A cell runs in the folder of its notebook. What it finds here only words and links its records; the
ledger looks at all of that again.
"""

import json
import tomllib
from functools import cache
from pathlib import Path

from proofbook.declared import assumptions, within
from proofbook.records import unpacked

SESSION = {}  # the records of the checks that this process made, by their ids
CITED = {}  # the records that its cells took as hypotheses, by their ids: of other chapters, too


def claims_files(here):
    """Return the claims files of the book around a folder, with their texts."""
    books = [folder / "book" / "claims" for folder in (here, *here.parents)]
    folder = next(filter(Path.is_dir, books), here)
    return {path: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.toml"))}


def is_outside(here):
    """Tell whether no book lies around a folder: then a cell goes on without its words."""
    return not claims_files(here)


@cache
def statement_around(label, here):
    """Return the statement with a label, and the path of its claims file;
    an empty one if there is none.
    """
    for path, text in claims_files(here).items():
        if f'label = "{label}"' in text:
            found = {
                statement["label"]: statement for statement in tomllib.loads(text)["statement"]
            }
            if label in found:
                return found[label], path
    return {}, None


@cache
def declared_around(label, here):
    """Return what may be assumed in a statement: what it declares,
    and what the whole paper assumes.
    """
    texts = [text for text in claims_files(here).values() if "assumes" in text]
    statements = [statement for text in texts for statement in tomllib.loads(text)["statement"]]
    return within(assumptions(statements), label)


def checks_around(label, here):
    """Return the records of the checks of a statement by id: those of the session,
    and those that are stored.
    """
    made = {key: record for key, record in SESSION.items() if record["statement"] == label}
    return stored_around(label, here) | made


@cache
def stored_around(label, here):
    """Return the stored records of the checks of a statement, by id,
    from the notebook of its chapter.
    """
    kept = ("check", "stated")
    records = [one for one in every_record(label, here) if one["statement"] == label]
    return {one["id"]: one for one in records if one["type"] in kept}


@cache
def stored_checks(label, here):
    """Return the stored records of the checks of a statement, {id: list}, with the proofs of its
    errata, which may have the id of another check.
    """
    found = {}
    for record in every_record(label, here):
        for one in (record, record.get("proof", {})):
            if one.get("type") == "check" and one["statement"] == label:
                found.setdefault(one["id"], []).append(one)
    return found


@cache
def every_record(label, here):
    """Return all records that are stored in the notebook of the chapter of a statement."""
    _, path = statement_around(label, here)
    notebook = path.parent.parent / f"{path.stem}.ipynb" if path else None
    if notebook is None or not notebook.exists():
        return []
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    outputs = [output for cell in cells for output in cell.get("outputs", [])]
    return [record for output in outputs for record in unpacked(output)]
