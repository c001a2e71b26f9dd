"""Fail if a page of the built book would load a script, style, font or image from another site.

Usage: python tools/check_offline.py _build/html
"""

import re
import sys
from html.parser import HTMLParser
from pathlib import Path

EXTERNAL = re.compile(r"(https?:)?//", re.IGNORECASE)
CSS_LOAD = re.compile(r"""(?:url\(|@import)\s*["']?((?:https?:)?//[^"')\s;]+)""", re.IGNORECASE)
LOADED_LINKS = {"stylesheet", "preload", "modulepreload", "prefetch", "preconnect", "icon"}
LOADING_TAGS = {"script", "img", "iframe", "source", "video", "audio", "embed", "object"}


class Loads(HTMLParser):
    """Collect the external addresses that a browser fetches by itself when it opens a page."""

    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attrs):
        """Look at one tag."""
        attrs = dict(attrs)
        loads = tag in LOADING_TAGS or (tag == "link" and LOADED_LINKS & set((attrs.get("rel") or "").split()))
        address = attrs.get("href") if tag == "link" else attrs.get("data") if tag == "object" else attrs.get("src")
        if loads and address and EXTERNAL.match(address):
            self.found.append(address)


def external_loads(path):
    """Return the external addresses that one page or style sheet loads."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".css":
        return CSS_LOAD.findall(text)
    page = Loads()
    page.feed(text)
    return page.found + CSS_LOAD.findall("".join(re.findall(r"<style.*?</style>", text, re.DOTALL)))


def main(folder):
    """Check every page and style sheet of the built book; return the exit status."""
    files = [path for pattern in ("*.html", "*.css") for path in sorted(Path(folder).rglob(pattern))]
    if not any(path.suffix == ".html" for path in files):
        print(f"no page found in {folder}")
        return 1
    faults = [f"{path}: loads {address}" for path in files for address in external_loads(path)]
    print("\n".join(faults) or f"{len(files)} pages and style sheets: nothing is loaded from another site")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
