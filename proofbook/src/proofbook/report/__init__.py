"""The verification report: pages made from the ledger, none of them typed.

`python -m proofbook.report` writes one Markdown file a page into `book/report/`, which `make book` then builds. Each
module here makes one page, by a function from the ledger to Markdown; `markup` holds what the pages share.
"""

import sys
from pathlib import Path

from proofbook.ledger import LedgerError, make_ledger
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
    absent |= {"mutants"} if not (ledger.book.folder / "evidence").exists() else set()
    absent |= {"kernel"} if not ledger.book.evidence(kernel.STORE) else set()
    return {name: page(ledger) for name, page in PAGES.items() if name not in absent}


def main(root):
    """Write the pages, or print the faults of the ledger and return 1."""
    try:
        ledger = make_ledger(root)
    except LedgerError as error:
        print(error, file=sys.stderr)
        return 1
    made, folder = pages(ledger), Path(root) / "book" / "report"
    folder.mkdir(exist_ok=True)
    for name, text in made.items():
        (folder / f"{name}.md").write_text(text, encoding="utf-8")
    (folder / "errata.tex").write_text(latex.letter(ledger), encoding="utf-8")
    print(f"{len(made)} pages in {folder}")
    return 0
