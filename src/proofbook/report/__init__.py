"""The verification report: pages made from the ledger, none of them typed.

`python -m proofbook.report` writes one Markdown file a page into `book/report/`, which `make book` then builds. Each
module here makes one page, by a function from the ledger to Markdown; `markup` holds what the pages share.
"""

import sys
from pathlib import Path

from proofbook.ledger import LedgerError, make_ledger
from proofbook.report import coverage, errata, graph, kernel, mutants, sharp, summary, tables, trust

PAGES = {
    "index": summary.page,
    "coverage": coverage.page,
    "graph": graph.page,
    "errata": errata.page,
    "sharp": sharp.page,
    "tables": tables.page,
    "mutants": mutants.page,
    "trust": trust.page,
    "kernel": kernel.page,
}


def pages(ledger):
    """Return {name: Markdown} of the report pages: those on tables and on mutants only if the book has any."""
    absent = {"tables"} if not ledger.tables else set()
    absent |= {"mutants"} if not (ledger.book.folder / "evidence").exists() else set()
    absent |= {"kernel"} if not ledger.book.evidence(kernel.STORE) else set()
    return {name: page(ledger) for name, page in PAGES.items() if name not in absent}


def main(root):
    """Write the pages, or print the faults of the ledger and return 1."""
    try:
        made = pages(make_ledger(root))
    except LedgerError as error:
        print(error, file=sys.stderr)
        return 1
    folder = Path(root) / "book" / "report"
    folder.mkdir(exist_ok=True)
    for name, text in made.items():
        (folder / f"{name}.md").write_text(text, encoding="utf-8")
    print(f"{len(made)} pages in {folder}")
    return 0
