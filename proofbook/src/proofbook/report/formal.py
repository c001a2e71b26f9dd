"""Page "Formal statements": what is proved in Coq, beside the lines of the paper."""

import json

from markupsafe import Markup

from proofbook.display import verdict
from proofbook.formal import formals, readable, reasons
from proofbook.report import audit
from proofbook.report.closed import closed
from proofbook.report.markup import filled
from proofbook.self_contained import CLOSED


def page(ledger):
    """Return the page: below each statement of the paper the closed statements first, then the other theorems."""
    every = [entry for entry in formals(ledger.book.root) if entry.label in ledger.by_label]
    groups = {statement["label"]: [] for statement in ledger.statements}
    for entry in sorted(every, key=lambda entry: entry.file not in CLOSED):
        groups[entry.label].append((entry, (closed if entry.file in CLOSED else one)(ledger, entry)))
    source = audit.source_of(ledger.book.root)
    found, statements = audit.items(source), {entry.theorem for entry in every if entry.file in CLOSED}
    return filled(
        "formal",
        ledger=ledger,
        every=every,
        paper=[statement for statement in ledger.statements if statement["kind"] != "background"],
        groups={label: entries for label, entries in groups.items() if entries},
        why=reasons(ledger.book.root),
        found=found,
        digests=Markup(json.dumps(found, separators=(",", ":"))),
        again=audit.again(ledger.book.root, found),
        parts=audit.definitions(source, found, statements),
    )


def one(ledger, entry):
    """Return what the page tells of a theorem: it as Coq has it, and what it does for each line of the paper."""
    lines = []
    for step in ledger.by_label[entry.label]["steps"]:
        if step["id"] in entry.covers + entry.refutes:
            own = f"the book’s checks: {step.get('checked') or verdict(step)}" if "verdict" in step else "open"
            said = "refuted in Coq" if step["id"] in entry.refutes else step.get("verdict", "open")
            lines.append((step, f"{said}; {own}"))
    return {"statement": readable(entry.statement), "lines": lines}
