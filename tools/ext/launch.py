"""Buttons that run a chapter elsewhere: on Binder, and on Colab,
where a first cell installs what is missing.

They need the address of the repository (see `about`). Colab opens the notebooks of the published
book, which stand on the branch gh-pages.
"""

import json
from pathlib import Path

from about import repository
from plain_tex import plain

BINDER = "https://mybinder.org/v2/gh/{name}/HEAD?urlpath=lab/tree/book/{page}.ipynb"
COLAB = "https://colab.research.google.com/github/{name}/blob/gh-pages/_sources/{page}.ipynb"
INSTALL = """# Fetch the book and install what its chapters need, where that is missing, such as on Colab.
import importlib.util

if importlib.util.find_spec("delay_scheduling") is None:
    !git clone --quiet --depth 1 {address} delay-scheduling
    %pip install --quiet ./delay-scheduling ./delay-scheduling/proofbook -r delay-scheduling/book/requirements.txt
    %cd delay-scheduling/book
"""  # noqa: E501


def add_button(app, pagename, templatename, context, doctree):
    """Add the button to a chapter."""
    on_github = repository().startswith("https://github.com/")
    if not on_github or not str(context.get("sourcename", "")).endswith(".ipynb"):
        return
    name = repository().removeprefix("https://github.com/")
    links = {
        host: address.format(name=name, page=pagename)
        for host, address in (("Binder", BINDER), ("Colab", COLAB))
    }
    buttons = [
        {
            "type": "link",
            "text": host,
            "url": url,
            "icon": "fas fa-play",
            "label": f"launch-{host.lower()}-button",
        }
        for host, url in links.items()
    ]
    group = {
        "type": "group",
        "tooltip": "Run this chapter",
        "icon": "fas fa-rocket",
        "label": "launch-buttons",
    }
    context["header_buttons"].insert(0, group | {"buttons": buttons})


def with_first_cell(notebook, address):
    """Return a notebook with a first cell that fetches the book and installs what a chapter needs.

    >>> first = with_first_cell({"cells": [{"cell_type": "markdown"}]}, "https://example.org/a/b")[
    ...     "cells"
    ... ][0]
    >>> first["source"][4].strip()
    '!git clone --quiet --depth 1 https://example.org/a/b delay-scheduling'
    """
    lines = INSTALL.format(address=address).splitlines(keepends=True)
    cell = {
        "cell_type": "code",
        "id": "install",
        "metadata": {},
        "source": lines,
        "execution_count": None,
        "outputs": [],
    }
    return notebook | {"cells": [cell, *notebook["cells"]]}


def finish_copies(app, exception):
    """Prepare the notebooks that readers can download: no macros,
    and the first cell if the address is known.
    """
    if exception is None and app.builder.format == "html":
        for path in Path(app.outdir, "_sources").rglob("*.ipynb"):
            notebook = plain(json.loads(path.read_text(encoding="utf-8")))
            notebook = with_first_cell(notebook, repository()) if repository() else notebook
            path.write_text(
                json.dumps(notebook, ensure_ascii=False, indent=1) + "\n", encoding="utf-8"
            )


def setup(app):
    """Register the extension."""
    app.connect("html-page-context", add_button, priority=600)
    app.connect("build-finished", finish_copies)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
