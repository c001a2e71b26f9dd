"""Words of rows: what a chapter says of its checks and corrections, from the claims files.

Code is mathematics. Its words stand below the steps of a statement in the claims, each under the name of its row: the
anchor in the page without the label. The README shows them.
"""

import tomllib
from functools import cache
from pathlib import Path

from proofbook.records import slug


def told(record, given=None):
    """Return the words of a row: those given in its cell, else those of the claims file, else None.

    Parameters
    ----------
    record : what a row begins with (see `records.heading`).
    given : the words that its cell has.
    """
    label = record["statement"]
    return given or words_of(label, Path.cwd()).get(record["id"].removeprefix(slug(label) + "--"))


@cache
def words_of(label, here):
    """Return the words of the rows of a statement, by name, from the claims of the book around a folder."""
    books = [folder / "book" / "claims" for folder in (here, *here.parents)]
    folder = next(filter(Path.is_dir, books), here)
    for text in (path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.toml"))):
        if f'label = "{label}"' in text:
            found = {statement["label"]: statement for statement in tomllib.loads(text)["statement"]}
            if label in found:
                return found[label].get("words", {})
    return {}
