"""The verification report: pages made from the ledger, none of them typed.

`proofbook report` writes one Markdown file a page into `book/report/`. Each module here makes one page, by a function
from the ledger to Markdown; `markup` holds what the pages share.
"""

from proofbook.report import (
    coverage,
    errata,
    formal,
    graph,
    kernel,
    latex,
    mutants,
    ours,
    referee,
    sharp,
    tables,
    trust,
)

PAGES = {
    "index": referee.page,
    "coverage": coverage.page,
    "graph": graph.page,
    "errata": errata.page,
    "errata_appendices": errata.appendices,
    "sharp": sharp.page,
    "ours": ours.page,
    "tables": tables.page,
    "mutants": mutants.page,
    "formal": formal.page,
    "trust": trust.page,
    "kernel": kernel.page,
}


def pages(ledger):
    """Return {name: Markdown} of the report pages: those of which the book has nothing are left out."""
    absent = {"tables"} if not ledger.tables else set()
    absent |= {"errata_appendices"} if not errata.is_long(ledger) else set()
    absent |= {"ours"} if not ledger.book.ours else set()
    absent |= {"formal"} if not ledger.book.formal else set()
    absent |= {"mutants"} if not ledger.book.evidence("formulas") else set()
    absent |= {"kernel"} if not ledger.book.evidence(kernel.STORE) else set()
    return {name: page(ledger) for name, page in PAGES.items() if name not in absent}


def write(ledger):
    """Write the pages, and the letter as LaTeX; return the files."""
    folder = ledger.book.folder / "report"
    folder.mkdir(exist_ok=True)
    made = {folder / f"{name}.md": text for name, text in pages(ledger).items()}
    made[folder / "errata.tex"] = latex.letter(ledger)
    for path, text in made.items():
        path.write_text(text, encoding="utf-8")
    return list(made)
