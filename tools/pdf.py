"""Print the built book to one PDF, in reading order, checks folded.

It needs Chromium. Links from page to page lead to SITE, the address of the published book, if that is known.

Usage: python tools/pdf.py _build/html _build/book.pdf [page ...]
"""

import io
import os
import shutil
import sys
from pathlib import Path

import yaml
from playwright.sync_api import sync_playwright
from pypdf import PdfReader, PdfWriter

ROOT = Path(__file__).resolve().parents[1]
FOOT = '<p style="width: 100%; font-size: 8px; text-align: center" class="pageNumber"></p>'
MARGIN = {"top": "18mm", "bottom": "18mm", "left": "16mm", "right": "16mm"}
READY = """async (site) => {
    for (const link of document.querySelectorAll("article a[href]")) {
        if (link.protocol !== "file:" || link.getAttribute("href").startsWith("#")) continue;
        if (site) link.href = new URL(link.getAttribute("href"), new URL(document.body.dataset.page, site)).href;
        else link.removeAttribute("href");
    }
    await document.fonts.ready;
    return document.querySelector("h1").textContent.replace("#", "");
}"""


def reading_order():
    """Return the names of all pages in the order of the table of contents."""
    toc = yaml.safe_load((ROOT / "_toc.yml").read_text(encoding="utf-8"))
    return [toc["root"], *(chapter["file"] for part in toc["parts"] for chapter in part["chapters"])]


def printed(browser, path, name, site):
    """Return the title of a page and the page as PDF."""
    tab = browser.new_page()
    tab.goto(path.as_uri())
    tab.evaluate("name => { document.body.dataset.page = name }", f"{name}.html")
    title = tab.evaluate(READY, site)
    made = tab.pdf(format="A4", margin=MARGIN, display_header_footer=True, header_template=" ", footer_template=FOOT)
    tab.close()
    return title, made


def main(folder, target, *names):
    """Write the PDF, with an outline."""
    writer, site = PdfWriter(), os.environ.get("SITE", "")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name in names or reading_order():
            title, made = printed(browser, Path(folder, f"{name}.html").resolve(), name, site)
            writer.append(PdfReader(io.BytesIO(made)), outline_item=title, import_outline=False)
        browser.close()
    writer.write(target)
    print(f"{target}: {len(writer.pages)} pages")


if __name__ == "__main__":
    main(*sys.argv[1:])
