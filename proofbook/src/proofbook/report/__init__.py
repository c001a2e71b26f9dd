"""The verification report: pages made from the ledger, none of them typed.

`proofbook report` writes one Markdown file a page into `book/report/`. Each module here makes one page, by a function
from the ledger to Markdown; `lookup` holds what the pages share. A book can have pages of its own.
"""

from proofbook.report import coverage, errata, formal, graph, kernel, ours, referee, sharp, tables, trust
from proofbook.report.latex import letter as errata_letter
from proofbook.report.lookup import own

MODULES = (coverage, graph, errata, sharp, ours, tables, formal, trust, kernel)
PAGES = {"index": referee.page} | {module.__name__.rpartition(".")[2]: module.page for module in MODULES}
PAGES["errata_appendices"] = errata.appendices


def pages(ledger):
    """Return {name: Markdown} of the report pages: those of which the book has nothing are left out."""
    book = ledger.book
    present = {"tables": ledger.tables, "errata_appendices": errata.is_long(ledger), "ours": book.ours}
    present |= {"formal": book.formal, "kernel": book.evidence(kernel.STORE)}
    found = {name: page for name, page in PAGES.items() if present.get(name, True)} | {
        name: one["page"] for name, one in own(book).items()
    }
    return {name: page(ledger) for name, page in found.items()}


def write(ledger):
    """Write the pages, and the letter as LaTeX; return the files."""
    folder = ledger.book.folder / "report"
    folder.mkdir(exist_ok=True)
    made = {folder / f"{name}.md": text for name, text in pages(ledger).items()}
    made[folder / "errata.tex"] = errata_letter(ledger)
    for path, text in made.items():
        path.write_text(text, encoding="utf-8")
    return list(made)
