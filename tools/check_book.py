"""Fail if a page of the built book loads anything from another site,
or links to a place of the book that is not there.

Usage: python tools/check_book.py _build/html
"""

import re
import sys
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

EXTERNAL = re.compile(r"(https?:)?//", re.IGNORECASE)
ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:|//", re.IGNORECASE)  # another site, mail, data
CSS_LOAD = re.compile(r"""(?:url\(|@import)\s*["']?((?:https?:)?//[^"')\s;]+)""", re.IGNORECASE)
LOADED_LINKS = {"stylesheet", "preload", "modulepreload", "prefetch", "preconnect", "icon"}
LOADING_TAGS = {"script", "img", "iframe", "source", "video", "audio", "embed", "object"}


class Page(HTMLParser):
    """Collect what a page fetches by itself when it opens, where its links lead, and its
    anchors.
    """

    def __init__(self, text):
        super().__init__()
        self.loads = []
        self.links = []
        self.anchors = set()
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        """Look at one tag."""
        attrs = dict(attrs)
        self.anchors |= {attrs.get("id"), attrs.get("name") if tag == "a" else None} - {None}
        loads = tag in LOADING_TAGS or (
            tag == "link" and LOADED_LINKS & set((attrs.get("rel") or "").split())
        )
        address = (
            attrs.get("href")
            if tag == "link"
            else attrs.get("data")
            if tag == "object"
            else attrs.get("src")
        )
        if loads and address:
            self.loads.append(address)
        if tag == "a" and attrs.get("href"):
            self.links.append(attrs["href"])


@cache
def parsed(path):
    """Return a parsed page."""
    return Page(path.read_text(encoding="utf-8"))


def external_loads(path):
    """Return the external addresses that one page or style sheet loads."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".css":
        return CSS_LOAD.findall(text)
    loads = [address for address in parsed(path).loads if EXTERNAL.match(address)]
    return loads + CSS_LOAD.findall("".join(re.findall(r"<style.*?</style>", text, re.DOTALL)))


def dead_links(path):
    """Return the links of a page, and what it loads,
    that lead to a file or an anchor of the book that is not there.
    """
    page = parsed(path)
    inside = [
        address
        for address in dict.fromkeys(page.links + page.loads)
        if not ELSEWHERE.match(address)
    ]
    return [address for address in inside if not exists(path, address)]


def exists(path, address):
    """Tell whether an address on a page leads somewhere. "#" and "#top" are the top of the page."""
    file, anchor = urldefrag(address)
    name = unquote(file.partition("?")[0])
    target = (path.parent / name).resolve() if name else path.resolve()
    if target.is_dir():
        target /= "index.html"
    if not target.exists() or anchor in ("", "top") or target.suffix != ".html":
        return target.exists()
    return unquote(anchor) in parsed(target).anchors


def main(folder):
    """Check every page and style sheet of the built book; return the exit status."""
    pages, sheets = (sorted(Path(folder).rglob(pattern)) for pattern in ("*.html", "*.css"))
    if not pages:
        print(f"no page found in {folder}")
        return 1
    faults = [
        f"{path}: loads {address}" for path in pages + sheets for address in external_loads(path)
    ]
    # there are templates of the theme
    pages = [path for path in pages if "_static" not in path.parts]
    faults += [f"{path}: dead link {address}" for path in pages for address in dead_links(path)]
    links = sum(len(parsed(path).links) for path in pages)
    print(
        "\n".join(faults)
        or f"{len(pages)} pages: nothing is loaded from another site, {links} links lead somewhere"
    )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
