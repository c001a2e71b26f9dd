"""The page with the tables, as the paper prints them and as this book believes them."""

from markupsafe import Markup, escape

from proofbook.html import joined, mathematics, verdict_word
from proofbook.report import letter
from proofbook.report.lookup import filled, formal_link, formula, link
from proofbook.strength import FORMAL, PROOFS, STRENGTH


def page(ledger):
    """Return the page of tables, in the order of the paper: of orders, and one of definitions."""
    found = [(ledger.statement(t), t, [cells(ledger, t, entry) for entry in t["entries"]]) for t in ledger.tables]
    if notation := ledger.by_label.get(ledger.book.definitions):
        found.append((notation, None, [definition(ledger, notation["label"], step) for step in notation["steps"]]))
    return filled("tables", book=ledger.book, tables=sorted(found, key=lambda shown: number(shown[0]["printed"])))


def number(printed):
    """Return the number of a table."""
    return int(printed.split()[1])


def cells(ledger, shown, entry):
    """Return the three cells of an entry, what stands below them, and whether it is corrected."""
    key = (shown["statement"], entry["step"])
    others = [other["changed"] for other in shown["entries"] if other["step"] == entry["step"]]
    notes = corrections(ledger, key) if entry["changed"] or not any(others) else []  # they are about the changed ones
    below = ["Conditions: " + mathematics(entry["conditions"])] if entry["conditions"] else []
    ours = mathematics(entry["believed"]) if entry["changed"] else "the same"
    name = f"{entry['row']}: {entry['column']}"
    return [name, mathematics(entry["printed"]), ours], [*below, *notes, *proof(ledger, key)], entry["changed"]


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
    found = {FORMAL: [formal_link(formal.theorem) for formal in ledger.book.theorems.get(key, ())]}
    lines = [] if found[FORMAL] or any(verdict in PROOFS for verdict, _ in checks) else ["no check proves it"]
    for verdict, check in checks:
        found.setdefault(verdict, []).append(link(check, name_of(check)))
    words = {verdict: dict.fromkeys(found[verdict]) for verdict in STRENGTH if found.get(verdict)}
    return lines + [verdict_word(verdict) + ": " + joined(links, ", ") for verdict, links in words.items()]


def name_of(check):
    """Return the name under which a check or an erratum is linked."""
    name = check["variant"] or check["step"]
    return f"correction: {name}" if check["type"] == "erratum" else name


def definition(ledger, label, step):
    """Return the cells of a definition or an identity, what stands below them, and whether the book corrects it."""
    key = (label, step["id"])
    slips = [misprint for misprint in ledger.misprints if (misprint["statement"], misprint["step"]) == key]
    ours = joined([mathematics(record["corrected"]) for record in slips + corrected(ledger, key)], Markup("<br>"))
    cells = [escape(step["says"]), mathematics(formula(step["paper"])), ours or "the same"]
    notes = [link(slip, "misprint") for slip in slips] + corrections(ledger, key)
    return cells, notes + proof(ledger, key), bool(ours)
