"""Store the first state of each picture that moves, for print, for cards, and without scripts.

    python -m tools.toys           write book/_static/play/first/*.svg (Chromium of the system)

`tools/ext/toys.py` puts them on the pages, and a test draws them again.
"""

import tempfile
from pathlib import Path

from tools import promises
from tools.browser import browser

STATIC = Path(__file__).resolve().parents[1] / "book" / "_static"
FIRST = STATIC / "play" / "first"
TOYS = ("batch", "explorer", "lure", "overflow", "promises", "simplex", "stepper")


def page_of(name):
    """Return an HTML page with one picture and nothing else."""
    loader = (STATIC / "play.js").as_uri()
    return (
        f'<!doctype html><meta charset="utf-8"><script src="{loader}"></script>'
        f'<div data-play="{name}"></div>'
    )


def drawn(tab, name):
    """Return the SVG that a picture shows first.

    Parameters
    ----------
    tab : a page of a browser.
    name : the name of the picture, as in `data-play`.
    """
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder, "page.html")
        page.write_text(page_of(name), encoding="utf-8")
        tab.goto(page.as_uri())
        tab.wait_for_selector("[data-play].ready")
        return tab.locator("[data-play] svg").first.evaluate("svg => svg.outerHTML") + "\n"


def main():
    """Write all of them."""
    FIRST.mkdir(exist_ok=True)
    promises.write()
    with browser() as opened:
        tab = opened.new_page()
        for name in TOYS:
            (FIRST / f"{name}.svg").write_text(drawn(tab, name), encoding="utf-8")


if __name__ == "__main__":
    main()
