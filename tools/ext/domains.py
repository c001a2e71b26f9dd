"""Say beside each claim for what it was checked: its hypotheses,
or its cases. Without them it may be false.
"""

from html import unescape

from docutils import nodes
from given_lines import checks
from small_print import ASSUMED, hypothesis
from sphinx.transforms import SphinxTransform

from proofbook.html import typeset

ROW = '<tr id="'
END = '</td><td class="verdict">'


def shown(domain):
    r"""Return a domain as HTML.

    >>> shown("three games"), shown("x > 0; x <= 1").count("math")
    ('in three games', 2)
    """
    typed = "; ".join(map(hypothesis, domain.split("; ")))
    if r"\(" in domain or typed == domain:
        return f"in {typeset(domain)}"
    return f"for {typed}"


def without(domain, row):
    """Return a domain without the conditions that the verdict of a row assumes.

    >>> without("x > 0; x <= y", '</td><td class="verdict">assumes x &lt;= y</td>')
    'x > 0'
    """
    found = ASSUMED.search(row)
    conditions = unescape(found["conditions"]).split("; ") if found else []
    return "; ".join(part for part in domain.split("; ") if part not in conditions)


def with_domain(row):
    """Return a row, from its id on, with its domain below the claim instead of in the small
    print.
    """
    record = checks().get(row.partition('"')[0], {})
    domain = record.get("domain")
    if not domain:
        return row
    row = row.replace(f" · {typeset(domain)}", "", 1)
    domain = without(domain, row)
    if not domain:
        return row
    return row.replace(END, f'<div class="domain">{shown(domain)}</div>{END}', 1)


class Domains(SphinxTransform):
    """Change the tables of a page."""

    default_priority = 395  # before small_print, which knows nothing of records

    def apply(self):
        """Change the page."""
        for raw in self.document.findall(nodes.raw):
            if 'class="verdicts"' in raw.astext():
                first, *rows = raw.astext().split(ROW)
                raw[:] = [nodes.Text(ROW.join([first, *map(with_domain, rows)]))]


def setup(app):
    """Register the extension."""
    app.add_transform(Domains)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
