"""Say in the head of each page what it is about, with a picture, for those who share a link to it.

SITE is the address of the published book: with it each page names its own address, pictures of
shared links have a full one, and the book gets a site map. There is a page 404 in any case.
"""

import os
from html import escape
from pathlib import Path
from shutil import copyfile

from docutils import nodes

PICTURE = "pictures/cover.png"
LENGTH = 200
MISSING = "404.html"
SITEMAP = """<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
{}
</urlset>
"""


def site():
    """Return the address of the published book without a slash at its end, or nothing."""
    return os.environ.get("SITE", "").rstrip("/")


def address(base, pagename):
    """Return the address of a page of the book that is published below an address.

    >>> address("https://example.org/book", "path")
    'https://example.org/book/path.html'
    >>> address("https://example.org/book", "index")
    'https://example.org/book/'
    """
    return f"{base}/" if pagename == "index" else f"{base}/{pagename}.html"


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
    picture = f"{site()}/_static/{Path(PICTURE).name}"
    tags = [
        ("name", "description", words),
        ("property", "og:title", title),
        ("property", "og:type", "article"),
    ]
    tags += [("property", "og:description", words)]
    if site():
        tags += [
            ("property", "og:image", picture),
            ("property", "og:url", address(site(), pagename)),
            ("name", "twitter:card", "summary_large_image"),
        ]
        context["pageurl"] = address(site(), pagename)  # the theme's canonical link
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


def add_pages(app, exception):
    """Write the site map and the page that is shown for a wrong address.

    The page 404 may be shown for any path, so its links and files need the whole address.
    """
    if exception is not None or app.builder.format != "html":
        return
    out = Path(app.outdir)
    names = sorted(app.env.found_docs)
    if site():
        lines = "\n".join(
            f"<url><loc>{escape(address(site(), name))}</loc></url>" for name in names
        )
        (out / "sitemap.xml").write_text(SITEMAP.format(lines), encoding="utf-8")
        robots = f"User-agent: *\nAllow: /\nSitemap: {site()}/sitemap.xml\n"
        (out / "robots.txt").write_text(robots, encoding="utf-8")
    home = f"{site()}/" if site() else "index.html"
    (out / MISSING).write_text(NOT_FOUND.format(home=home), encoding="utf-8")


NOT_FOUND = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>No such page</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><base href="{home}">
<style>body {{ max-width: 34rem; margin: 4rem auto; padding: 0 1rem;
font: 1.1rem/1.5 Georgia, serif }}</style></head>
<body><h1>No such page</h1>
<p>The book has no page at this address. Try its <a href="search.html">search</a>, its
<a href="index.html">first page</a>, or the <a href="results.html">list of all results</a>.</p>
</body></html>
"""


def setup(app):
    """Register the extension."""
    app.connect("html-page-context", describe)
    app.connect("build-finished", copy_picture)
    app.connect("build-finished", add_pages)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
