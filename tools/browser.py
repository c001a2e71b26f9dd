"""The Chromium of the system, which prints the book and draws its pictures."""

import os
import shutil
from contextlib import contextmanager

NAMES = ("chromium", "google-chrome", "chromium-browser")


@contextmanager
def browser():
    """Open a browser for as long as a block runs.

    Raises
    ------
    FileNotFoundError, if the system has none.
    """
    from playwright.sync_api import sync_playwright  # only developers have it

    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        raise FileNotFoundError(f"expected one of {', '.join(NAMES)}: apt-get install chromium")
    arguments = ["--no-sandbox"] if os.getuid() == 0 else []
    with sync_playwright() as driver:
        opened = driver.chromium.launch(executable_path=found, args=arguments)
        yield opened
        opened.close()
