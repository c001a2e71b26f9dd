"""Words of rows: what a chapter says of its checks and corrections, from the claims files.

Code is mathematics. Its words stand below the steps of a statement in the claims, each under the
name of its row: the anchor in the page without the label. The README shows them.
"""

from pathlib import Path

from proofbook.around import statement_around
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


def words_of(label, here):
    """Return the words of the rows of a statement, by name,
    from the claims of the book around a folder.
    """
    statement, _ = statement_around(label, here)
    return statement.get("words", {})
