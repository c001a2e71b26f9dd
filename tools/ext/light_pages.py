"""Load what a page uses, once, and search what people read.

Jupyter Book loads every script below `_static` on every page, and thebe, which this book does not
use, twice.
"""

import re
from html import unescape
from pathlib import Path

from docutils import nodes
from plain_tex import letters

UNUSED = "thebe", "MathJax", "mathjax", "_static/scripts/fontawesome"
UNUSED += ("_static/play/",)  # loaded by the pages themselves
FORMULA = re.compile(r'<span class="math[^>]*>\\\((.*?)\\\)</span>')


def needed(app, pagename, templatename, context, doctree):
    """Keep one copy of each script that is not unused."""
    kept = {}
    for script in context["script_files"]:
        words = f"{script.filename} {script.attributes.get('body')}"
        too_early = "/vendor/" in words and "defer" not in script.attributes
        if not (too_early or any(name in words for name in UNUSED)):
            kept.setdefault(words, script)
    context["script_files"] = list(kept.values())


def unique_names(app, doctree, docname):
    """Take the names away that each proof and exercise gives to its content,
    the same on the whole page.
    """
    repeated = {"proof-content", "exercise-content", "solution-content"}
    for part in doctree.findall(nodes.section):
        part["ids"] = [name for name in part["ids"] if name not in repeated]


def search_prose(app):
    """Leave code and its outputs out of the search."""
    if app.builder.name != "html":
        return
    index_page = app.builder.index_page

    def index_prose(pagename, doctree, title):
        doctree = doctree.deepcopy()
        for formula in list(doctree.findall(nodes.math)):
            formula.replace_self(nodes.Text(letters(formula.astext())))
        title = FORMULA.sub(lambda formula: letters(unescape(formula[1])), title)
        for cell in list(
            doctree.findall(
                lambda node: isinstance(node, nodes.container) and "cell" in node["classes"]
            )
        ):
            cell.parent.remove(cell)
        index_page(pagename, doctree, title)

    app.builder.index_page = index_prose


def drop_maps(app, exception):
    """Delete the theme's maps from its scripts to their sources."""
    if app.builder.format == "html":
        for path in Path(app.outdir, "_static").rglob("*.map"):
            path.unlink()


def setup(app):
    """Register the extension."""
    app.connect("builder-inited", search_prose)
    app.connect("doctree-resolved", unique_names)
    app.connect("html-page-context", needed, priority=900)
    app.connect("build-finished", drop_maps)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
