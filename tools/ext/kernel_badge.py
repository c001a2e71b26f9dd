"""Mark each verdict whose claim Coq accepts, with a link to the statement as Coq sees it."""

import re
from functools import cache
from pathlib import Path

from docutils import nodes
from sphinx.transforms import SphinxTransform

ROOT = Path(__file__).resolve().parents[2]
PAGE = "report/kernel"
VERDICT = re.compile(r'<tr id="([^"]+)"(?:(?!<tr).)*?<td class="verdict">(?:proved|refuted)\b[^<]*', re.DOTALL)


@cache
def accepted():
    """Return the ids of the records whose statements stand on the page, which is made from the ledger before."""
    page = ROOT / "book" / f"{PAGE}.md"
    return set(re.findall(r'<pre id="([^"]+)">', page.read_text(encoding="utf-8"))) if page.exists() else set()


def marked(html, ids, page):
    """Return HTML with a badge behind some verdicts.

    >>> marked('<tr id="a"><td class="verdict">proved</td>', {"a"}, "kernel.html")
    '<tr id="a"><td class="verdict">proved <a class="kernel" href="kernel.html#a">kernel</a></td>'
    """

    def badge(found):
        link = f' <a class="kernel" href="{page}#{found[1]}">kernel</a>' if found[1] in ids else ""
        return found[0] + link

    return VERDICT.sub(badge, html)


class KernelBadge(SphinxTransform):
    """Mark the verdicts of a page."""

    default_priority = 419  # before `given_lines`, which knows the badge

    def apply(self):
        """Change the page."""
        page = "../" * self.env.docname.count("/") + f"{PAGE}.html"
        for raw in self.document.findall(nodes.raw):
            if 'class="verdicts"' in raw.astext():
                raw[:] = [nodes.Text(marked(raw.astext(), accepted(), page))]


def setup(app):
    """Register the extension."""
    app.add_transform(KernelBadge)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
