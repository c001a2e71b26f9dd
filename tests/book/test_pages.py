"""Every page of the built book, looked at in a real browser: nothing is cut, nothing fails, nothing stays raw.

Set PAGES to the folder of the built book (`make pages` does so). Playwright drives the system's Chromium.
"""

import os
import shutil
from pathlib import Path

import pytest

HTML = Path(os.environ.get("PAGES", "none")).resolve()
CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
PAGES = sorted(str(path.relative_to(HTML)) for path in HTML.rglob("*.html") if "_static" not in path.parts)
WIDTHS = (390, 768, 1440, 1920)
FAINTEST = 4.5  # contrast of letters with what is behind them

playwright = pytest.importorskip("playwright.sync_api", reason="the pages are looked at where Playwright is installed")
pytestmark = [
    pytest.mark.skipif(not PAGES, reason="PAGES names no built book: run `make pages`"),
    pytest.mark.skipif(not CHROMIUM, reason="no Chromium on this machine: apt-get install chromium"),
]

SCRIPT = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def browser():
    """Return a browser."""
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def tab(browser):
    """Return a new tab that remembers its errors."""
    tab = browser.new_page()
    tab.errors = []
    tab.on("pageerror", lambda error: tab.errors.append(str(error)))
    tab.on("console", lambda said: tab.errors.append(said.text) if said.type == "error" else None)
    tab.add_init_script(SCRIPT)
    yield tab
    tab.close()


def show(tab, page, *, width=1440, theme="light"):
    """Open a page and wait until every formula is typeset."""
    tab.set_viewport_size({"width": width, "height": 900})
    tab.goto(page if "//" in page else (HTML / page).as_uri())
    tab.evaluate("theme => look.typeset(theme)", theme)


def faults(tab):
    """Return what is wrong on the page in the tab, at each width and in both themes."""
    found = list(tab.errors) + tab.evaluate("look.raw()")
    for width in WIDTHS:
        tab.set_viewport_size({"width": width, "height": 900})
        tab.evaluate("look.settle()")
        found += [f"{width} px: {fault}" for fault in tab.evaluate("[...look.cut(), ...look.wide()]")]
    for theme in ("light", "dark"):
        found += [f"{theme}: {fault}" for fault in tab.evaluate("theme => look.faint(theme)", theme)]
    return found


@pytest.mark.parametrize("page", PAGES)
def test_page_shows_all_that_it_says(tab, page):
    show(tab, page)
    assert faults(tab) == []


BROKEN = {
    "cut": '<p style="width: 9rem; overflow: hidden"><span class="math">\\(x + y + z + u + v + w + x + y + z = 1\\)</span></p>',
    "wide": '<div style="width: 3000px">too wide</div>',
    "raw": "<p>An \\(x\\) that nobody typesets, tex2jax_ignore</p>",
    "faint": '<p style="color: #ccc; background: #fff">hardly legible</p>',
    "error": "<script>nothing.at.all</script>",
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_page_is_seen(tab, fault, tmp_path):
    """Plant each fault in a page."""
    tab.set_content(f"<body><article class='bd-article'>{BROKEN[fault]}</article></body>")
    tab.evaluate(SCRIPT)
    tab.evaluate("look.settle()")
    assert faults(tab) != []


@pytest.mark.parametrize(
    ("words", "page"),
    [("5.1", "thm_5_1_clairvoyant"), ("Theorem 3.2", "thm_3_2_minimax"), ("lemma 4.6", "lem_4_6_pareto")],
)
def test_search_finds_a_number_of_the_paper_first(tab, words, page):
    tab.goto((HTML / "search.html").as_uri() + f"?q={words}")
    first = tab.wait_for_selector("#search-results li a")
    assert page in first.get_attribute("href")
