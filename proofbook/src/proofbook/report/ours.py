"""The page of the results that are the book's own, for citation: what each says, and how that is known."""

from proofbook.report.lookup import filled


def page(ledger):
    """Return the page: one table for each chapter of the part of the book that is its own, if it has results."""
    chapters, found = ledger.book.parts[ledger.book.ours], {}
    for statement in ledger.statements:
        lines = [step for step in statement["steps"] if step["part"] == "statement"]  # those of a proof are not listed
        found.setdefault(statement["chapter"], []).extend([(statement, lines)] if lines else [])
    shown = {chapter: found[chapter] for chapter in chapters if found.get(chapter)}
    return filled("ours", ledger=ledger, chapters=shown)
