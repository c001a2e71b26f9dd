"""What the report pages share: heading, links into the chapters, tables, and how things are said.

Pages are Markdown with HTML in it. Cells and lines are HTML here, unless it is said that they are text.
"""

import re
import runpy
import tomllib
from collections import Counter
from importlib.resources import files

from markupsafe import Markup, escape

from proofbook.display import WORDS_READ, at
from proofbook.html import TEMPLATES, rendered, shared
from proofbook.records import slug


def words_in(name):
    """Return the words of a file beside the templates."""
    return tomllib.loads((files("proofbook") / "templates" / name).read_text(encoding="utf-8"))


WORDS = words_in("words.toml")


def own(book):
    """Return the pages that are a book's own: what the script defines that `book/pages.toml` names for each.

    Its function `page` makes the page from the ledger; `summary`, if there is one, says in a line what the book has.
    """
    path = book.folder / "pages.toml"
    scripts = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {name: runpy.run_path(str(book.root / script)) for name, script in scripts.items()}


def filled(name, /, **found):
    """Return a page: the Markdown of its template, filled with what was found."""
    return str(rendered(f"{name}.md", **found)).rstrip("\n") + "\n"


@shared
def link(record, text):
    """Return a link from a report page to the row of a chapter's table that shows the record."""
    return Markup('<a href="../{}.html#{}">{}</a>').format(record["notebook"], record["id"], text)


@shared
def coded(text):
    """Return text as HTML, with names of Coq between backquotes."""
    return Markup(re.sub(r"`([^`]*)`", r"<code>\1</code>", str(escape(text))))


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
    lines = {row: [count[row, column] for column in columns] for row in rows}
    lines["all"] = [sum(column) for column in zip(*lines.values(), strict=True)]
    return rendered("cross.html", header=[corner, *map(show, columns), "all"], lines=lines, caption=caption)


@shared
def formula(latex):
    """Return LaTeX between the delimiters of a formula, for MathJax: without boldsymbol, accents with braces."""
    braced = re.sub(r"\\widetilde(\\math\w+\{\w\})", r"\\widetilde{\1}", latex)
    return rf"\({braced}\)".replace("boldsymbol", "mathbf")


@shared
def at_words(witness):
    """Return a witness as a sentence."""
    point = witness["point"]
    place = f"In the case {point['case']}" if set(point) == {"case"} else f"At {at({'point': point})}"
    sides = f" the left side is {witness['lhs']} and the right side {witness['rhs']}" if "lhs" in witness else ""
    return f"{place}{sides}."


@shared
def domain(text):
    """Return a domain as HTML, with the signs of mathematics for those of Python."""
    text = re.sub(r"\{('\w+': [^{}]*)\}", lambda found: re.sub(r"'(\w+)': ", r"\1 = ", found[1]), text)
    text = re.sub(r"\bsqrt(?:\((\w+)\))?", lambda found: f"√{found[1] or ''}", text)
    for python, sign in (("**", "^"), ("*", "·"), ("<=", "≤"), (">=", "≥")):
        text = text.replace(python, sign)
    return escape(text)


shared(slug)
TEMPLATES.globals |= {"note": Markup(WORDS["note"]), "WORDS": WORDS, "WORDS_READ": WORDS_READ}
