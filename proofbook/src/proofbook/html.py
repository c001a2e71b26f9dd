r"""The HTML of verdicts and report pages: one macro for every table,
formulas for MathJax, words with their symbol.

What goes in is HTML already (`Markup`) or text, which is escaped. LaTeX stands between \( and \).
Templates may call the functions that are `shared`.
"""

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from proofbook.strength import BY_EYE, FOUND, VERDICTS

HOW = {"undefined": StrictUndefined, "autoescape": True, "trim_blocks": True}
TEMPLATES = Environment(loader=PackageLoader("proofbook"), **HOW)
TEMPLATES.globals |= {"BY_EYE": BY_EYE, "FOUND": FOUND}


def shared(function):
    """Let templates call a function, or use it as a filter."""
    TEMPLATES.globals[function.__name__] = TEMPLATES.filters[function.__name__] = function
    return function


def rendered(template, /, **found):
    """Return HTML, or Markdown with HTML in it: a template, filled with what was found."""
    return Markup(TEMPLATES.get_template(template).render(found))


@shared
def mathematics(text):
    """Return text with LaTeX so that a page typesets it."""
    return Markup('<span class="math notranslate nohighlight">{}</span>').format(text)


@shared
def typeset(text):
    """Return text that may hold LaTeX: plain words stay plain,
    so that they break as words do. HTML stays as it is.
    """
    return mathematics(text) if r"\(" in text and not isinstance(text, Markup) else escape(text)


@shared
def joined(parts, between=""):
    """Return parts, HTML or text, as one."""
    return Markup(between).join(map(escape, parts))


@shared
def verdict_class(verdict):
    """Return the class under which the style sheet knows a verdict."""
    return VERDICTS.get(verdict, ("", verdict))[1]


def word(text, color):
    """Return a word with the symbol of its class."""
    return Markup('<span class="{} verdict">{}</span>').format(color, text)


@shared
def verdict_word(verdict):
    """Return a verdict as a word with its symbol."""
    return word(verdict, verdict_class(verdict))


@shared
def scrolling(content, name):
    """Return HTML in a box that scrolls on a narrow screen, also by the keyboard."""
    box = Markup('<div class="wide" role="region" tabindex="0" aria-label="{}">\n{}\n</div>')
    return box.format(name, Markup(content))
