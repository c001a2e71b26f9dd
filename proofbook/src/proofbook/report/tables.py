"""The page with the tables, as the paper prints them and as this book believes them."""

from markupsafe import Markup, escape

from proofbook.html import mathematics, verdict_word
from proofbook.report import letter
from proofbook.report.lookup import formal_link
from proofbook.report.markup import blocks, filled, formula, link, table
from proofbook.strength import FORMAL, PROOFS, STRENGTH

HEADER = ("entry", "in the paper", "in this book")


def page(ledger):
    """Return the page of tables, in the order of the paper."""
    sections = {shown["printed"]: orders(ledger, shown) for shown in ledger.tables}
    notation = ledger.by_label.get(ledger.book.definitions)
    if notation:
        sections[notation["printed"]] = definitions(ledger, notation)
    return filled("tables", book=ledger.book, sections=blocks(sections[name] for name in sorted(sections, key=number)))


def number(printed):
    """Return the number of a table."""
    return int(printed.split()[1])


def orders(ledger, shown):
    """Return the section on a table of orders."""
    title = ledger.statement(shown)["title"]
    rows = [(color(entry["changed"]), *cells(ledger, shown, entry)) for entry in shown["entries"]]
    chapter = f"Regenerated in {link(shown, 'the chapter')}."
    return f"## {shown['printed']}\n\n{escape(title)}. {chapter}\n\n{table(HEADER, rows, name=HEADER[-1])}"


def cells(ledger, shown, entry):
    """Return the three cells of an entry, and what stands below them."""
    key = (shown["statement"], entry["step"])
    others = [other["changed"] for other in shown["entries"] if other["step"] == entry["step"]]
    notes = corrections(ledger, key) if entry["changed"] or not any(others) else []  # they are about the changed ones
    below = [f"Conditions: {mathematics(entry['conditions'])}"] if entry["conditions"] else []
    ours = mathematics(entry["believed"]) if entry["changed"] else "the same"
    name = escape(f"{entry['row']}: {entry['column']}")
    return [name, mathematics(entry["printed"]), ours], [*below, *notes, *proof(ledger, key)]


def color(changed):
    """Return the class of a row: corrected entries are marked."""
    return "erratum" if changed else ""


def corrections(ledger, key):
    """Return links to the errata on a step: what kind each is, and where."""
    pages, link = letter.pages_of(ledger), Markup('<a href="{}.html#{}">{}: {}</a>')
    return [link.format(pages[e["id"]], e["id"], e["severity"], e["place"]) for e in corrected(ledger, key)]


def corrected(ledger, key):
    """Return the errata on a step."""
    return [erratum for erratum in ledger.errata if (erratum["statement"], erratum["step"]) == key]


def proof(ledger, key):
    """Return links to the checks of a step that did not fail, by verdict, and say so if none of them is a proof."""
    checks = [(check["verdict"], check) for check in ledger.checks.get(key, []) if check["verdict"] != "refuted"]
    checks += [(erratum["proof"]["verdict"], erratum) for erratum in corrected(ledger, key)]
    theorems = [formal.theorem for formal in ledger.book.theorems.get(key, ())]
    lines = [f"{verdict_word(FORMAL)}: {', '.join(map(formal_link, theorems))}"] if theorems else []
    lines += [] if theorems or any(verdict in PROOFS for verdict, _ in checks) else ["no check proves it"]
    for verdict in STRENGTH:
        links = dict.fromkeys(link(check, name_of(check)) for found, check in checks if found == verdict)
        lines += [f"{verdict_word(verdict)}: {', '.join(links)}"] if links else []
    return lines


def name_of(check):
    """Return the name under which a check or an erratum is linked."""
    name = check["variant"] or check["step"]
    return f"correction: {name}" if check["type"] == "erratum" else name


def definitions(ledger, notation):
    """Return the section on the table of notation: each definition and identity, and what the book makes of it."""
    rows = [definition(ledger, notation["label"], step) for step in notation["steps"]]
    header = ("what it says", "in the paper", "in this book")
    return f"## {notation['printed']}\n\n{escape(notation['title'])}.\n\n{table(header, rows, name=header[-1])}"


def definition(ledger, label, step):
    """Return the color of a definition's row, its three cells, and what stands below them."""
    key = (label, step["id"])
    slips = [misprint for misprint in ledger.misprints if (misprint["statement"], misprint["step"]) == key]
    ours = [mathematics(record["corrected"]) for record in slips + corrected(ledger, key)]
    cells = [escape(step["says"]), mathematics(formula(step["paper"])), "<br>".join(ours) or "the same"]
    notes = [link(slip, "misprint") for slip in slips] + corrections(ledger, key)
    return color(bool(ours)), cells, notes + proof(ledger, key)
