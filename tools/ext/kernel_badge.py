"""Mark each verdict whose claim Coq accepts; the mark shows the lemma as Coq reads it."""

import re
from functools import cache
from html import escape

from docutils import nodes
from proof_tree import ledger
from sphinx.transforms import SphinxTransform

from proofbook.report.numbers import lemmas

VERDICT = re.compile(
    r'<tr id="([^"]+)"(?:(?!<tr).)*?<td class="verdict">(?:proved|refuted)\b[^<]*', re.DOTALL
)


@cache
def accepted():
    """Return {id: lemma} of the records whose lemma Coq accepts."""
    return {
        name: found["statement"] for name, found in lemmas(ledger()).items() if found["accepted"]
    }


def marked(html, statements):
    """Return HTML with a mark behind the verdicts that have a lemma.

    >>> marked('<tr id="a"><td class="verdict">proved</td>', {"a": "0 < 1"})
    '<tr id="a"><td class="verdict">proved <abbr class="kernel" tabindex="0" title="0 &lt; 1">kernel</abbr></td>'
    """  # noqa: E501

    def badge(found):
        if found[1] not in statements:
            return found[0]
        lemma = escape(statements[found[1]])
        return f'{found[0]} <abbr class="kernel" tabindex="0" title="{lemma}">kernel</abbr>'

    return VERDICT.sub(badge, html)


class KernelBadge(SphinxTransform):
    """Mark the verdicts of a page."""

    default_priority = 419  # before `given_lines`, which knows the mark

    def apply(self):
        """Change the page."""
        for raw in self.document.findall(nodes.raw):
            if 'class="verdicts"' in raw.astext():
                raw[:] = [nodes.Text(marked(raw.astext(), accepted()))]


def setup(app):
    """Register the extension."""
    app.add_transform(KernelBadge)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
