"""The verification report: four pages and one file of data, made from the ledger;
nothing in them is typed.

`proofbook report` writes them into `book/report/`. Each module here makes one page, by a function
from the ledger to Markdown with HTML in it. `facts` makes `report.json`, which holds all that the
ledger knows; `numbers` counts, for all of them; `lookup` holds what the pages share.
"""

from proofbook.report import errata, facts, formal, trust, truth

PAGES = {"index": truth.page, "errata": errata.page, "formal": formal.page, "trust": trust.page}


def pages(ledger):
    """Return {name: Markdown} of the report pages. Without formal theorems there is no page about
    them.
    """
    names = [name for name in PAGES if name != "formal" or ledger.book.formal]
    return {name: PAGES[name](ledger) for name in names}


def write(ledger):
    """Write the pages and the data; return the files."""
    folder = ledger.book.folder / "report"
    folder.mkdir(exist_ok=True)
    made = {folder / f"{name}.md": text for name, text in pages(ledger).items()}
    made[folder / "report.json"] = facts.written(ledger)
    for path, text in made.items():
        path.write_text(text, encoding="utf-8")
    return list(made)
