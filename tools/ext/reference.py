"""The reference: `.. reference:: package` gives each module of the package a section,
made of its docstrings.
"""

import importlib
import pkgutil
import sys
from pathlib import Path

from docutils import nodes
from docutils.statemachine import StringList
from sphinx.util.docutils import SphinxDirective

# `lab` stands beside the notebooks
sys.path.append(str(Path(__file__).resolve().parents[2] / "book"))


def modules(package, left_out=()):
    """Return the names of the modules of a package,
    without those left out and without packages inside it.

    >>> modules("json", left_out=["tool"])
    ['json.decoder', 'json.encoder', 'json.scanner']
    """
    found = pkgutil.iter_modules(importlib.import_module(package).__path__, f"{package}.")
    return [
        module.name
        for module in found
        if not module.ispkg and module.name.split(".")[-1] not in left_out
    ]


class Reference(SphinxDirective):
    """Show the modules of a package. The option `except` names modules that are left out."""

    required_arguments = 1
    option_spec = {"except": str.split}  # noqa: RUF012, docutils reads it so

    def run(self):
        """Return one section for each module."""
        return [
            self.section(name)
            for name in modules(self.arguments[0], self.options.get("except", ()))
        ]

    def section(self, name):
        """Return the section of a module."""
        section = nodes.section(ids=[nodes.make_id(name)], names=[name])
        section += nodes.title(name, name)
        lines = [f".. automodule:: {name}", "   :members:", "   :member-order: bysource"]
        self.state.nested_parse(StringList(lines, name), 0, section)
        return section


def setup(app):
    """Register the directive."""
    app.setup_extension("sphinx.ext.autodoc")
    app.add_directive("reference", Reference)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
