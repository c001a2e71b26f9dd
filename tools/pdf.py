"""Print the built book to one PDF: a title page, the contents,
the chapters with checks folded, then the solutions.

The reference of the package and the long pages of the report stay on the web. It needs Chromium.
Links from page to page lead to SITE, the address of the published book, if that is known.
A page that fails is tried again; what was printed is kept in `_build/printed`, and printed anew
only if the page has changed, so that an interruption costs one page.

Usage: python -m tools.pdf _build/html _build/book.pdf [page ...]
"""

import hashlib
import io
import json
import os
import sys
from pathlib import Path

import yaml
from jinja2 import Template
from pypdf import PdfReader, PdfWriter
from tqdm import tqdm

from tools.browser import browser

ROOT = Path(__file__).resolve().parents[1]
MARGIN = {"top": "17mm", "bottom": "19mm", "left": "17mm", "right": "17mm"}
ON_THE_WEB = ("api/", "course_", "report/", "results.", "install", "worst_instances")
PRINTED = ("report/index",)  # of the report
# the others only if the last page would be nearly empty
SCALES = (0.8, 0.78, 0.76, 0.74, 0.82, 0.84, 0.72)
NEARLY_EMPTY = 900  # letters
TRIES = 3
TIMEOUT = 240_000  # milliseconds for a page to load
STYLE = """
#jb-print-docs-body, .play .controls, .check-button, details.symbols, nav, a.headerlink { display: none !important }
article { font-size: 1rem }
article h1 { display: block !important; break-before: avoid }
h1, h2, h3, h4, .proof-line { break-inside: avoid }
table, div.cell_output:has(table) { break-inside: auto }
.front { min-height: 230mm; padding-top: 55mm; text-align: center }
.front h1 { font-size: 2.6rem; line-height: 1.2 }
.front img { width: 5rem }
.contents p { display: flex; margin: .15rem 0 }
.contents i { flex: 1; border-bottom: 1px dotted #999; margin: 0 .4rem .3rem }
.contents h3 { margin: .8rem 0 .2rem; font-size: 1rem }
"""  # noqa: E501
READY = """async (site) => {
    for (const link of document.querySelectorAll("article a[href]")) {
        if (link.protocol !== "file:" || link.getAttribute("href").startsWith("#")) continue;
        if (site) link.href = new URL(link.getAttribute("href"), new URL(document.body.dataset.page, site)).href;
        else link.removeAttribute("href");
    }
    for (const fold of document.querySelectorAll("details.proof-fold")) {
        const pointer = document.createElement("p");
        pointer.textContent = "The web page of this chapter has every line with its check.";
        fold.replaceWith(pointer);
    }
    await document.fonts.ready;
    const solutions = [...document.querySelectorAll("article div.solution")].map((solution) => {
        const folded = [solution, ...solution.querySelectorAll(".toggle-hidden")];
        for (const part of folded) part.classList.remove("toggle-hidden");
        for (const button of solution.querySelectorAll("button")) button.remove();
        solution.remove();
        return solution.outerHTML;
    });
    return [document.querySelector("h1").textContent.replace("#", ""), solutions.join("")];
}"""  # noqa: E501
FRONT = Template("""
<section class="front"><img src="_static/logo.svg" alt=""><h1>{{ about.title.partition(":")[0] }}</h1>
<p>{{ about.title.partition(": ")[2] }}</p><p>{{ about.authors | map(attribute="name") | join(", ") }}</p>
<p>Version {{ about.version }}. Text CC BY 4.0, code MIT.</p>
<p>A companion to {% for a in paper.authors %}{{ a["given-names"] }} {{ a["family-names"] }}, {% endfor %}
<i>{{ paper.title }}</i>, arXiv:2503.19856, {{ paper.year }}.</p></section>
<section class="contents" style="break-before: page"><h1>Contents</h1>
{% for part, chapters in parts %}<h3>{{ part }}</h3>
{% for title, number in chapters %}<p>{{ title }}<i></i>{{ number }}</p>{% endfor %}
{% endfor %}</section>""")  # noqa: E501
NUMBERS = Template(
    """<style>@page { size: A4; margin: 0 } body { margin: 0; font: 9pt Georgia, serif }
p { height: 296mm; margin: 0;
  box-sizing: border-box; padding-top: 283mm; text-align: center; break-after: page }</style>
{% for number in range(1, count + 1) %}<p>{{ number if number > 1 else "" }}</p>{% endfor %}"""
)


def reading_order(chosen):
    """Return the names of the pages under the caption of their part,
    in the order of the table of contents.
    """
    toc = yaml.safe_load((ROOT / "_toc.yml").read_text(encoding="utf-8"))
    parts = [("", [toc["root"]])]
    parts += [
        (part["caption"], [chapter["file"] for chapter in part["chapters"]])
        for part in toc["parts"]
    ]
    kept = [(part, [name for name in names if is_printed(name, chosen)]) for part, names in parts]
    return [(part, names) for part, names in kept if names]


def is_printed(name, chosen):
    """Tell whether a page is printed: those that are chosen, or all that are not on the web
    only.
    """
    return name in chosen if chosen else name in PRINTED or not f"{name}.".startswith(ON_THE_WEB)


class Printer:
    """A browser that prints pages of the built book, and keeps what it has printed."""

    def __init__(self, opened, folder):
        self.opened = opened
        self.tab = opened.new_page()
        self.folder = Path(folder).resolve()
        self.kept = self.folder.parent / "printed"
        self.site = os.environ.get("SITE", "")

    def printed(self, name):
        """Return title, HTML of the solutions and pages of a page: kept, or printed now."""
        stem = self.kept / name.replace("/", "_")
        facts = stem.with_suffix(".json")
        digest = self.digest(name)
        if facts.exists():
            known = json.loads(facts.read_text(encoding="utf-8"))
            if known["digest"] == digest:
                return known["title"], known["solutions"], PdfReader(stem.with_suffix(".pdf"))
        title, solutions, content = self.tried(name)
        self.kept.mkdir(exist_ok=True)
        stem.with_suffix(".pdf").write_bytes(content)
        known = {"digest": digest, "title": title, "solutions": solutions}
        facts.write_text(json.dumps(known), encoding="utf-8")
        return title, solutions, PdfReader(io.BytesIO(content))

    def digest(self, name):
        """Return a digest of all that a printed page depends on."""
        page = (self.folder / f"{name}.html").read_bytes()
        said = json.dumps([STYLE, READY, self.site, SCALES, NEARLY_EMPTY, MARGIN])
        return hashlib.sha256(page + said.encode()).hexdigest()

    def tried(self, name):
        """Print a page, in a new tab each time that it fails; the last failure is raised."""
        from playwright.sync_api import Error  # only developers have it

        for attempt in range(1, TRIES + 1):
            try:
                title, solutions = self.open(name)
                return title, solutions, self.content()
            except Error as error:
                if attempt == TRIES:
                    raise
                tqdm.write(f"{name}: {str(error).splitlines()[0]}; once more")
                self.tab.close()
                self.tab = self.opened.new_page()
        return None

    def open(self, name):
        """Open a page; return its title and the HTML of its solutions, which it loses."""
        self.tab.goto((self.folder / f"{name}.html").as_uri(), timeout=TIMEOUT)
        self.tab.evaluate("name => { document.body.dataset.page = name }", f"{name}.html")
        self.tab.add_style_tag(content=STYLE)
        return self.tab.evaluate(READY, self.site)

    def show(self, html):
        """Show something else in the place of the article."""
        self.open("references")
        self.tab.evaluate("html => { document.querySelector('article').innerHTML = html }", html)

    def content(self):
        """Return what is open as PDF, a little smaller or larger if that saves a page that is
        nearly empty.
        """
        for scale in SCALES:
            content = self.tab.pdf(format="A4", margin=MARGIN, scale=scale)
            made = PdfReader(io.BytesIO(content))
            last = made.pages[-1]
            full = last.images or len(last.extract_text()) > NEARLY_EMPTY
            if len(made.pages) == 1 or full:
                break
        return content

    def pages(self):
        """Return the pages of what is open."""
        return PdfReader(io.BytesIO(self.content()))

    def front(self, parts):
        """Return title page and contents."""
        about = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
        self.show(FRONT.render(about=about, paper=about["references"][0], parts=parts))
        return self.pages()

    def numbers(self, count):
        """Return pages that hold nothing but their number."""
        self.tab.set_content(NUMBERS.render(count=count))
        return PdfReader(io.BytesIO(self.tab.pdf(format="A4", prefer_css_page_size=True))).pages


def main(folder, target, *chosen):
    """Write the PDF, with an outline."""
    order = reading_order(chosen)
    with browser() as opened:
        printer = Printer(opened, folder)
        parts = []
        solved = []
        with tqdm(total=sum(len(names) for _, names in order), unit="page") as progress:
            for part, names in order:
                parts.append((part, []))
                for name in names:
                    progress.set_postfix_str(name)
                    title, solutions, made = printer.printed(name)
                    parts[-1][1].append((title, made))
                    if solutions:
                        solved.append(f"<section><h2>{title}</h2>{solutions}</section>")
                    progress.update()
        if solved:
            printer.show("<h1>Solutions</h1>" + "".join(solved))
            parts.append(("", [("Solutions", printer.pages())]))
        write(printer, parts, target)


def write(printer, parts, target):
    """Put the pages together: the contents need the number of each page, and their own length."""
    blank = [(part, [(title, 0) for title, _ in chapters]) for part, chapters in parts]
    page = len(printer.front(blank).pages) + 1
    numbered = []
    for part, chapters in parts:
        numbered.append((part, []))
        for title, made in chapters:
            numbered[-1][1].append((title, page))
            page += len(made.pages)
    writer = PdfWriter()
    writer.append(printer.front(numbered), outline_item="Contents", import_outline=False)
    for _, chapters in parts:
        for title, made in chapters:
            writer.append(made, outline_item=title, import_outline=False)
    for sheet, number in zip(writer.pages, printer.numbers(len(writer.pages)), strict=True):
        sheet.merge_page(number)
    writer.compress_identical_objects(remove_duplicates=True, remove_unreferenced=True)
    writer.write(target)
    print(f"{target}: {len(writer.pages)} pages")


if __name__ == "__main__":
    main(*sys.argv[1:])
