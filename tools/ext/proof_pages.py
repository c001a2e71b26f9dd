"""Put each file of `proofs/` into the book as a page with an anchor for each line: `L12`.

The page *Formal statements* leads to them. Where the book knows its repository, each page leads to
the file there.
"""

import os
from html import escape
from pathlib import Path

PROOFS = Path(__file__).resolve().parents[2] / "proofs"
PAGE = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>{name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>:root {{ color-scheme: light dark; }} body {{ margin: 1rem; }}
a {{ color: inherit; }} pre a {{ text-decoration: none; opacity: 0.6; }}
:target {{ outline: 2px solid; }} pre {{ overflow-x: auto; }}</style></head>
<body><h1>{name}</h1><p>{links}</p><pre tabindex="0" aria-label="{name}">
{lines}
</pre></body></html>
"""


def numbered(text):
    """Return the lines of a file as HTML, each with its number as a link to itself.

    >>> numbered("a <> b\\n")
    '<span id="L1"><a href="#L1">   1</a> a &lt;&gt; b</span>'
    """
    return "\n".join(
        f'<span id="L{n}"><a href="#L{n}">{n:4}</a> {escape(line, quote=False)}</span>'
        for n, line in enumerate(text.splitlines(), 1)
    )


def page(path):
    """Return the page of a file of proofs."""
    links = '<a href="../report/formal.html">Formal statements</a>'
    server = os.environ.get("GITHUB_SERVER_URL")
    name = os.environ.get("GITHUB_REPOSITORY")
    if server and name:
        branch = os.environ.get("GITHUB_REF_NAME", "main")
        file = f"{server}/{name}/blob/{branch}/proofs/{path.name}"
        links += f' · <a href="{escape(file)}">in the repository</a>'
    lines = numbered(path.read_text(encoding="utf-8"))
    return PAGE.format(name=path.name, links=links, lines=lines)


def write(app, error):
    """Write the pages beside those of the book."""
    if error is not None or app.builder.name != "html":
        return
    folder = Path(app.outdir) / "proofs"
    folder.mkdir(exist_ok=True)
    for path in sorted(PROOFS.glob("*.v")):
        (folder / f"{path.name}.html").write_text(page(path), encoding="utf-8")


def setup(app):
    """Register the extension."""
    app.connect("build-finished", write)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
