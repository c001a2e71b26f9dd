r"""The HTML of verdicts and report pages: one template for every table, formulas for MathJax, words with their symbol.

What goes in is HTML already (`Markup`) or text, which is escaped. LaTeX stands between \( and \).
"""

from dataclasses import dataclass, field

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from proofbook.strength import VERDICTS

TEMPLATES = Environment(loader=PackageLoader("proofbook"), undefined=StrictUndefined, autoescape=True)


@dataclass(frozen=True)
class Row:
    """Hold a row of a table."""

    cells: tuple
    color: str = ""
    small: str = ""
    head: str | None = None
    span: int | None = None
    id: str = ""
    classes: dict = field(default_factory=dict)


def table(header, rows, *, caption="", name="", id="", wide=True):
    """Return a table."""
    made = rendered("table", header=header, rows=rows, id=id, caption=mathematics(caption) if caption else "")
    return scrolling(made, name or caption) if wide else Markup(made)


def rendered(name, **found):
    """Return HTML: a template, filled with what was found."""
    return Markup(TEMPLATES.get_template(f"{name}.html").render(found))


def mathematics(text):
    """Return text with LaTeX so that a page typesets it."""
    return Markup('<span class="math notranslate nohighlight">{}</span>').format(text)


def typeset(text):
    """Return text that may hold LaTeX: plain words stay plain, so that they break as words do. HTML stays as it is."""
    return mathematics(text) if r"\(" in text and not isinstance(text, Markup) else escape(text)


def joined(parts, between=""):
    """Return parts, HTML or text, as one."""
    return Markup(between).join(map(escape, parts))


def verdict_class(verdict):
    """Return the class under which the style sheet knows a verdict."""
    return VERDICTS.get(verdict, ("", verdict))[1]


def word(text, color):
    """Return a word with the symbol of its class."""
    return Markup('<span class="{} verdict">{}</span>').format(color, text)


def verdict_word(verdict):
    """Return a verdict as a word with its symbol."""
    return word(verdict, verdict_class(verdict))


def folded(summary, body):
    """Return a folded block. Both parts are HTML."""
    return Markup(f"<details>\n<summary>{summary}</summary>\n{body}\n</details>")


def scrolling(content, name):
    """Return HTML in a box that scrolls on a narrow screen, also by the keyboard."""
    box = Markup('<div class="wide" role="region" tabindex="0" aria-label="{}">\n{}\n</div>')
    return box.format(name, Markup(content))
