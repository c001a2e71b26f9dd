"""The ledger of the book for tests, read once; and a real browser:
the system's Chromium, driven by Playwright.

`make pages` uses the browser, `make test` does not.
"""

import os
import pickle
import shutil
from pathlib import Path

import pytest

from proofbook.kept import kept_ledger

CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
LOOK = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def ledger():
    """Return the ledger of the book, which no test may change."""
    return kept_ledger(Path(__file__).parents[2])


@pytest.fixture(scope="session")
def copied(ledger):
    """Return a function that returns a copy of the ledger,
    in which anything may be planted: `deepcopy`, but faster.
    """
    stored = pickle.dumps(ledger)
    return lambda: pickle.loads(stored)


@pytest.fixture(scope="session")
def browser():
    """Return a browser."""
    if "PAGES" not in os.environ:
        pytest.skip("needs a browser: run `make pages`")
    playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
    if not CHROMIUM:
        pytest.skip("no Chromium on this machine: apt-get install chromium")
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox"] if os.getuid() == 0 else []
        )
        yield browser
        browser.close()


@pytest.fixture
def tab(browser):
    """Return a new tab that remembers its errors."""
    tab = browser.new_page()
    tab.errors = []
    tab.on("pageerror", lambda error: tab.errors.append(str(error)))
    tab.on("console", lambda said: tab.errors.append(said.text) if said.type == "error" else None)
    tab.add_init_script(LOOK)
    yield tab
    tab.close()
