"""Page "Formal statements": what is proved in Coq, beside the lines of the paper."""

from markupsafe import Markup, escape

from proofbook.display import verdict
from proofbook.formal import formals, readable, reasons
from proofbook.html import joined, mathematics, rendered
from proofbook.records import slug
from proofbook.report import audit
from proofbook.report.closed import closed
from proofbook.report.lookup import formal_link, statement_link
from proofbook.report.markup import blocks, coded, filled, formula, number_table
from proofbook.self_contained import CLOSED


def page(ledger):
    """Return the page."""
    every = [entry for entry in formals(ledger.book.root) if entry.label in ledger.by_label]
    labels = dict.fromkeys(statement["label"] for statement in ledger.statements)
    groups = {label: [entry for entry in every if entry.label == label] for label in labels}
    groups = {label: entries for label, entries in groups.items() if entries}
    source = audit.source_of(ledger.book.root)
    found, statements = audit.items(source), {entry.theorem for entry in every if entry.file in CLOSED}
    return filled(
        "formal",
        book=ledger.book,
        count=len(every),
        statements=len(groups),
        refuted=sum(bool(entry.refutes) for entry in every),
        panel=audit.panel(found) if source else "",
        inventory=inventory(ledger, groups),
        again=audit.again(ledger.book.root, found),
        blocks=blocks(block(ledger, ledger.by_label[label], entries) for label, entries in groups.items()),
        definitions=audit.definitions(source, found, statements),
    )


def inventory(ledger, groups):
    """Return the table of all statements of the paper: how many of its lines are formal, and where, or why not."""
    why, lines = reasons(ledger.book.root), []
    chosen = [statement for statement in ledger.statements if statement["kind"] != "background"]
    for statement in chosen:
        own = [step for step in statement["steps"] if step["part"] == "statement"]
        extent = f"{sum('formal' in step for step in own)} of {len(own)}"
        found = where(statement, groups.get(statement["label"], []), why)
        lines.append((statement_link(ledger, statement), [extent, found]))
    formal = sum(s["formal"] for s in chosen)
    caption = f"The {len(chosen)} statements, algorithms, tables and figures of the paper; {formal} are proved in Coq."
    return number_table(["of the paper", "lines of the statement in Coq", "where, or why not"], lines, caption)


def where(statement, entries, why):
    """Return links to the theorems that cover lines of a statement or refute them, and the reason why not all do."""
    covering = [formal_link(entry.theorem) for entry in entries if entry.covers]
    against = [Markup("¬ {}").format(formal_link(entry.theorem)) for entry in entries if entry.refutes]
    reason = [coded(why[statement["label"]])] if statement["label"] in why else []
    return joined([joined(covering + against, ", ")] * bool(entries) + reason, " ")


def block(ledger, statement, entries):
    """Return the heading of a statement of the paper, and its formal theorems."""
    heading = f"## {statement['printed']}: {statement['title']}"
    place = Markup('<p id="formal-{}">In the chapter: {}</p>')
    place = place.format(slug(statement["label"]), statement_link(ledger, statement))
    first = [closed(ledger, statement, entry) for entry in entries if entry.file in CLOSED]
    return blocks([heading, place, *first, *(one(statement, entry) for entry in entries if entry.file not in CLOSED)])


def one(statement, entry):
    """Return one theorem: the paper's lines, and what it does for each, the formal statement, and how to read it."""
    lines = []
    for line in (line for line in statement["steps"] if line["id"] in entry.covers + entry.refutes):
        own = f"the book’s checks: {line.get('checked') or verdict(line)}" if "verdict" in line else "open"
        said = "refuted in Coq" if line["id"] in entry.refutes else line.get("verdict", "open")
        lines.append((mathematics(formula(line["paper"])), line["id"], escape(f"{said}; {own}")))
    words = {"statement": readable(entry.statement), "words": coded(entry.reading)}
    return rendered("theorem", entry=entry, lines=lines, **words)
