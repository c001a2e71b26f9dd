"""What the report pages share: heading, links into the chapters, tables, and how things are said.

Pages are Markdown with HTML in it. Cells and lines are HTML here, unless it is said that they are text.
"""

import re
from collections import Counter

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from proofbook import html
from proofbook.display import at
from proofbook.html import mathematics

HOW = {"undefined": StrictUndefined, "trim_blocks": True, "keep_trailing_newline": True}
PAGES = Environment(loader=PackageLoader("proofbook"), **HOW)
PAGES.globals["note"] = "<!-- Made by `proofbook report` from the ledger. Changes belong in the notebooks. -->"


def filled(name, **found):
    """Return a page: the Markdown of its template, filled with what was found."""
    return PAGES.get_template(f"{name}.md").render(found).rstrip("\n") + "\n"


def blocks(parts):
    """Return Markdown with a blank line between its parts; what is empty is left out."""
    return "\n\n".join(filter(None, parts))


def link(record, text):
    """Return a link from a report page to the row of a chapter's table that shows the record."""
    return Markup('<a href="../{}.html#{}">{}</a>').format(record["notebook"], record["id"], text)


def coded(text):
    """Return text as HTML, with names of Coq between backquotes."""
    return Markup(re.sub(r"`([^`]*)`", r"<code>\1</code>", str(escape(text))))


def marked(cells=()):
    """Return cells as HTML that is not escaped again."""
    return tuple(Markup(cell) for cell in cells)


def table(header, rows, caption="", name=""):
    """Return a table in the style of the chapters."""
    found = [html.Row(marked(cells), color, Markup("<br>").join(marked(*lines))) for color, cells, *lines in rows]
    return html.table(header, found, caption=caption, name=name or header[0])


def cross_table(pairs, rows, columns, *, corner, caption, show=escape):
    """Return a table that counts pairs (row, column), with the sum of each row and column.

    Parameters
    ----------
    pairs : iterable of (row, column).
    rows, columns : the names in order. Those that never occur are left out.
    corner : what the rows are.
    caption : text of the table.
    show : function from the name of a column to HTML.
    """
    count = Counter(pairs)
    rows = [row for row in rows if any(pair[0] == row for pair in count)]
    columns = [column for column in columns if any(pair[1] == column for pair in count)]
    lines = [(escape(row), [count[row, column] for column in columns]) for row in rows]
    lines += [("all", [sum(count[row, column] for row in rows) for column in columns])]
    return number_table([corner, *map(show, columns), "all"], [(name, [*n, sum(n)]) for name, n in lines], caption)


def number_table(header, lines, caption):
    """Return a table whose first column names the row."""
    rows = [html.Row(marked(cells), head=Markup(name)) for name, cells in lines]
    return html.table(marked(header), rows, caption=caption)


def plain(text):
    """Return text so that Markdown shows it as it is."""
    return "".join(f"\\{letter}" if letter in r"\`*_{}[]<>#$|" else letter for letter in text)


def formula(latex):
    """Return LaTeX between the delimiters of a formula, for MathJax: without boldsymbol, accents with braces."""
    braced = re.sub(r"\\widetilde(\\math\w+\{\w\})", r"\\widetilde{\1}", latex)
    return rf"\({braced}\)".replace("boldsymbol", "mathbf")


def at_words(witness):
    """Return a witness as a sentence."""
    point = witness["point"]
    place = f"In the case {point['case']}" if set(point) == {"case"} else f"At {at({'point': point})}"
    sides = f" the left side is {witness['lhs']} and the right side {witness['rhs']}" if "lhs" in witness else ""
    return f"{place}{sides}."


def domain(text):
    """Return a domain as HTML, with the signs of mathematics for those of Python."""
    text = re.sub(r"\{('\w+': [^{}]*)\}", lambda found: re.sub(r"'(\w+)': ", r"\1 = ", found[1]), text)
    text = re.sub(r"\bsqrt(?:\((\w+)\))?", lambda found: f"√{found[1] or ''}", text)
    for python, sign in (("**", "^"), ("*", "·"), ("<=", "≤"), (">=", "≥")):
        text = text.replace(python, sign)
    return escape(text)


def rejected(control):
    """Say what a prover rejected, and where."""
    return f"The same prover rejects {mathematics(control['planted'])}. {escape(at_words(control['witness']))}"
