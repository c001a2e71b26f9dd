"""Records as HTML on the pages of a book that MyST-NB builds, Jupyter Book for one:
there is nothing to configure.
"""

from functools import cache

from docutils import nodes

from proofbook.book import Book
from proofbook.display import html
from proofbook.kernel.store import proved
from proofbook.ledger import stored
from proofbook.records import MIME, unpacked
from proofbook.standing import standings
from proofbook.strength import worded
from proofbook.variants import rows

BEFORE_TEXT = 25  # among the places of MyST-NB, where HTML has 30 and text 100


@cache
def resting(root):
    """Return what each check of a book rests on."""
    book = Book.at(root)
    return standings(book, stored(book))[0]


class Records:
    """Show the records of an output as a table."""

    mime_priority_overrides = tuple(
        (name, MIME, BEFORE_TEXT) for name in ("html", "dirhtml", "singlehtml", "epub")
    )

    @staticmethod
    def handle_mime(renderer, data, inline):
        """Return the table as nodes of docutils, or None if the data are something else."""
        if data.mime_type != MIME:
            return None
        book = Book.around(renderer.source)
        found = unpacked({"data": {MIME: data.content}})
        if book:
            counts = book.evidence(rows.STORE)
            records = worded(rows.with_counts(found, counts), proved(book), resting(book.root))
        else:
            records = worded(found, {})
        return [nodes.raw(text=html(records), format="html", classes=["output", "text_html"])]
