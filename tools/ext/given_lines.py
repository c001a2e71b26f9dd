"""Say beside a verdict on which lines it rests, by their names in the paper, with links to them."""

import re
from functools import cache
from html import escape

from docutils import nodes
from proof_tree import ledger, place
from sphinx.transforms import SphinxTransform

from proofbook.hypotheses import ASSUMPTION

BADGE = r'(<abbr class="kernel"[^>]*>kernel</abbr>)?'  # put there by kernel_badge
ROW = re.compile(
    rf'(<tr id="([^"]+)"(?:(?!</tr>).)*<td class="verdict">[^<]*?), given [^<]*{BADGE}(</td>)',
    re.DOTALL,
)


@cache
def checks():
    """Return the records of checks by their id."""
    return {record["id"]: record for record in ledger().records}


def links(record):
    """Return links to what a check takes as given: a line of the same statement,
    or another statement. Declared assumptions are named, those of a statement together.
    """
    found = {}
    declared = {}
    for line in record["given"]:
        if line.startswith(f"{ASSUMPTION} "):
            _, label, name = line.split(maxsplit=2)
            declared.setdefault(ledger().by_label[label]["printed"], []).append(name)
            continue
        *other, step = line.split()
        label = (other or [record["statement"]])[0]
        found.setdefault(ledger().by_label[label]["printed"] if other else step, place(label, step))
    lines = [f'<a href="{href}">{escape(name)}</a>' for name, href in found.items()]
    return " and ".join([*lines, *(hypotheses(*entry) for entry in declared.items())])


def hypotheses(statement, names):
    """Return in words some of the hypotheses that a statement declares.

    >>> hypotheses("Table 3", ["small"]), hypotheses("Table 3", ["small", "several-arms"])
    ('hypothesis small of Table 3', 'hypotheses small, several-arms of Table 3')
    """
    word = "hypothesis" if len(names) == 1 else "hypotheses"
    return escape(f"{word} {', '.join(names)} of {statement}")


def named(html):
    """Return a table of verdicts with links."""

    def given(row):
        return (
            f'{row[1]} {row[3] or ""} <span class="given">given'
            f" {links(checks()[row[2]])}</span>{row[4]}"
        )

    return ROW.sub(given, html)


class GivenLines(SphinxTransform):
    """Change the tables of a page."""

    default_priority = 420  # after kernel_badge

    def apply(self):
        """Change the page."""
        for raw in self.document.findall(nodes.raw):
            if ", given " in raw.astext():
                raw[:] = [nodes.Text(named(raw.astext()))]


def setup(app):
    """Register the extension."""
    app.add_transform(GivenLines)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
