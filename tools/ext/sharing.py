"""Say in the head of each page what it is about, with a picture, for those who share a link to it.

SITE is the address of the published book: pictures of shared links must have a full address.
"""

import os
from html import escape
from pathlib import Path
from shutil import copyfile

from docutils import nodes

PICTURE = "pictures/cover.png"
LENGTH = 200


def description(context, doctree):
    """Return what the page says of itself, or how it begins."""
    said = (context.get("meta") or {}).get("description")
    if said or doctree is None:
        return said or ""
    first = next(
        (
            part
            for part in doctree.findall(nodes.paragraph)
            if not isinstance(part.parent, nodes.entry)
        ),
        None,
    )
    words = " ".join(first.astext().split()) if first else ""
    return words if len(words) <= LENGTH else words[:LENGTH].rsplit(" ", 1)[0] + " …"


def describe(app, pagename, templatename, context, doctree):
    """Add the tags to a page."""
    words = description(context, doctree)
    title = context.get("title", "")
    picture = os.environ.get("SITE", "").rstrip("/") + f"/_static/{Path(PICTURE).name}"
    tags = [
        ("name", "description", words),
        ("property", "og:title", title),
        ("property", "og:type", "article"),
    ]
    tags += [("property", "og:description", words)]
    tags += [("property", "og:image", picture)] if os.environ.get("SITE") else []
    lines = [
        f'<meta {kind}="{name}" content="{escape(plain(value))}">'
        for kind, name, value in tags
        if value
    ]
    context["metatags"] = context.get("metatags", "") + "\n".join(lines)


def plain(html):
    """Return text without the tags and the marks of formulas."""
    return (
        nodes.unescape(html)
        .replace(r"\(", "")
        .replace(r"\)", "")
        .replace("<em>", "")
        .replace("</em>", "")
    )


def copy_picture(app, exception):
    """Copy the picture into the built book."""
    if exception is None and app.builder.format == "html":
        copyfile(Path(app.srcdir, PICTURE), Path(app.outdir, "_static", Path(PICTURE).name))


def setup(app):
    """Register the extension."""
    app.connect("html-page-context", describe)
    app.connect("build-finished", copy_picture)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
