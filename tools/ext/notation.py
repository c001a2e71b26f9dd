"""The directive `notation`: the tables of symbols, from `notation.toml`,
which the hints at formulas read, too.
"""

import json
import tomllib
from pathlib import Path

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

FILE = "notation.toml"
SCRIPT = "_static/notation-data.js"


def groups(srcdir):
    """Return the groups of symbols."""
    return tomllib.loads(Path(srcdir, FILE).read_text(encoding="utf-8"))["group"]


def table(symbols):
    """Return a table with a row for each symbol."""
    body = nodes.tbody()
    for latex, meaning, *_ in symbols:
        cells = nodes.math(latex, latex), nodes.Text(meaning)
        body += nodes.row("", *(nodes.entry("", nodes.paragraph("", "", cell)) for cell in cells))
    columns = [nodes.colspec(colwidth=width) for width in (20, 80)]
    return nodes.table("", nodes.tgroup("", *columns, body, cols=2), classes=["notation"])


class Notation(SphinxDirective):
    """Put the tables on the page, each under its title."""

    def run(self):
        """Return the tables."""
        self.env.note_dependency(str(Path(self.env.srcdir, FILE)))
        made = [
            (nodes.rubric(text=group["title"]), table(group["symbols"]))
            for group in groups(self.env.srcdir)
        ]
        return [node for pair in made for node in pair]


def write_script(app, exception):
    """Write the symbols for the script that shows hints; `typeset` makes their formulas."""
    if exception is None and app.builder.format == "html":
        symbols = [
            (rf"\({latex}\)", *words)
            for group in groups(app.srcdir)
            for latex, *words in group["symbols"]
        ]
        Path(app.outdir, SCRIPT).write_text(
            f"window.NOTATION = {json.dumps(symbols)};\n", encoding="utf-8"
        )


def setup(app):
    """Register the extension."""
    app.add_directive("notation", Notation)
    app.add_js_file("notation-data.js", loading_method="defer")
    app.connect("build-finished", write_script)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
