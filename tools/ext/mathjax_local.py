"""Serve MathJax from the book itself, so that formulas show without a network.

The wheel sphinx-mathjax-offline holds all of MathJax (24 MB). Two scripts and one font folder (1.6 MB) are enough. The
second script typesets a formula when it is about to be seen.
"""

from importlib import metadata
from pathlib import Path
from shutil import copyfile

WHEEL = "sphinx-mathjax-offline"
SCRIPT = "tex-chtml.js"
LAZY = "ui/lazy.js"
FONTS = "output/chtml/fonts/woff-v2"


def use_local_copy(app, config):
    """Point Sphinx to the local script."""
    config.mathjax_path = f"mathjax/{SCRIPT}"


def copy_files(app, exception):
    """Copy the script and its fonts into the built book."""
    if exception is not None or app.builder.format != "html":
        return
    for file in metadata.files(WHEEL):
        inside = file.as_posix().partition("/static/mathjax/")[2]
        if inside in (SCRIPT, LAZY) or inside.startswith(FONTS):
            target = Path(app.outdir, "_static", "mathjax", inside)
            target.parent.mkdir(parents=True, exist_ok=True)
            copyfile(file.locate(), target)


def setup(app):
    """Register the extension."""
    app.set_html_assets_policy("always")  # the side bar holds formulas, also of a page without any
    app.connect("config-inited", use_local_copy)
    app.connect("build-finished", copy_files)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
