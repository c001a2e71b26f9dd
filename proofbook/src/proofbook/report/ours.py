"""The page of the results that are the book's own, for citation: what each says, and how that is known."""

from markupsafe import escape

from proofbook.html import mathematics, verdict_class, verdict_word
from proofbook.report.lookup import statement_link
from proofbook.report.markup import blocks, filled, formula, table


def page(ledger):
    """Return the page: one table for each chapter of the part of the book that is its own."""
    chapters = ledger.book.parts[ledger.book.ours]
    return filled("ours", sections=blocks(section(ledger, chapter) for chapter in chapters))


def section(ledger, chapter):
    """Return the heading of a chapter and the table of its results, or "" if it has none."""
    found = [statement for statement in ledger.statements if statement["chapter"] == chapter]
    rows = [row for statement in found for row in results(ledger, statement)]
    return f"## {ledger.book.heading(chapter)}\n\n{table(('result', 'says', 'known'), rows)}" if rows else ""


def results(ledger, statement):
    """Return the rows of a statement: one for each line that is no part of its proof. The first has its name."""
    name = f"{statement_link(ledger, statement)}<br>{escape(statement['title'])}"
    lines = [step for step in statement["steps"] if step["part"] == "statement"]
    for place, step in enumerate(lines):
        verdict = step.get("verdict", "open")
        says = f"{escape(step['says'])}<br>{mathematics(formula(step['paper']))}"
        given = f", given {escape(' and '.join(step['given']))}" if step.get("given") else ""
        yield verdict_class(verdict), [name if place == 0 else "", says, verdict_word(verdict) + given]
