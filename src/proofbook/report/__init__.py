"""The verification report: pages made from the ledger, none of them typed.

`python -m proofbook.report` writes one Markdown file a page into `book/report/`. The tests make the pages again
and fail on a difference. Each module here makes one page, by a function from the ledger and the repository's folder to
Markdown; `markup` holds what the pages share.
"""

import argparse
import sys
from pathlib import Path

from proofbook.ledger import LedgerError, make_ledger
from proofbook.report import coverage, errata, graph, mutants, sharp, summary, tables, trust

PAGES = {
    "index": summary.page,
    "coverage": coverage.page,
    "graph": graph.page,
    "errata": errata.page,
    "sharp": sharp.page,
    "tables": tables.page,
    "mutants": mutants.page,
    "trust": trust.page,
}


def pages(root):
    """Return {name: Markdown} of all report pages of a repository.

    Parameters
    ----------
    root : folder with `claims.toml` and `book/`.
    """
    ledger = make_ledger(root)
    return {name: page(ledger, root) for name, page in PAGES.items()}


def main(arguments=None):
    """Write the pages, or print the faults of the ledger and return 1."""
    parser = argparse.ArgumentParser(description="Write book/report/ from claims.toml and the notebooks.")
    parser.add_argument("root", nargs="?", type=Path, default=Path.cwd(), help="the repository")
    root = parser.parse_args(arguments).root
    try:
        made = pages(root)
    except LedgerError as error:
        print(error, file=sys.stderr)
        return 1
    folder = root / "book" / "report"
    folder.mkdir(exist_ok=True)
    for name, text in made.items():
        (folder / f"{name}.md").write_text(text, encoding="utf-8")
    print(f"{len(made)} pages in {folder}")
    return 0
