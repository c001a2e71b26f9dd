"""Page "Formal statements": what is proved in Coq, beside the lines of the paper."""

import json
import re

from markupsafe import Markup

from proofbook.display import verdict
from proofbook.formal import formals, readable, reasons
from proofbook.frozen import sentences
from proofbook.report import audit
from proofbook.report.lookup import filled
from proofbook.self_contained import CLOSED, needed, read_with, self_contained


def page(ledger):
    """Return the page: below each statement of the paper the closed statements first, then the other theorems."""
    every = [entry for entry in formals(ledger.book.root) if entry.label in ledger.by_label]
    groups = {statement["label"]: [] for statement in ledger.statements}
    for entry in sorted(every, key=lambda entry: entry.file not in CLOSED):
        groups[entry.label].append((entry, (closed if entry.file in CLOSED else one)(ledger, entry)))
    source = audit.source_of(ledger.book.root)
    found, statements = audit.items(source), {entry.theorem for entry in every if entry.file in CLOSED}
    digests = Markup(json.dumps(found, separators=(",", ":")))
    read = {"again": audit.again(ledger.book.root, found), "parts": audit.definitions(source, found, statements)}
    paper = [statement for statement in ledger.statements if statement["kind"] != "background"]
    groups, why = {label: entries for label, entries in groups.items() if entries}, reasons(ledger.book.root)
    told = {"every": every, "paper": paper, "groups": groups, "why": why}
    return filled("formal", ledger=ledger, found=found, digests=digests, **read, **told)


def one(ledger, entry):
    """Return what the page tells of a theorem: it as Coq has it, and what it does for each line of the paper."""
    lines = []
    for step in ledger.by_label[entry.label]["steps"]:
        if step["id"] in entry.covers + entry.refutes:
            own = f"the book’s checks: {step.get('checked') or verdict(step)}" if "verdict" in step else "open"
            said = "refuted in Coq" if step["id"] in entry.refutes else step.get("verdict", "open")
            lines.append((step, f"{said}; {own}"))
    return {"statement": readable(entry.statement), "lines": lines}


def closed(ledger, entry):
    """Return what the page tells of a closed statement: as it stands in the file, and all that it rests on.

    Beside it stand the closed statements that the paper's proof uses, or whose proofs use it, and the registered
    theorems that its own proof names.
    """
    root, uses = ledger.book.root, ledger.by_label[entry.label]["uses"]
    source, every = read_with(root / "proofs", entry.file), formals(root)
    users = [other["label"] for other in ledger.statements if entry.label in other["uses"]]
    beside = [other for other in every if other.file in CLOSED]
    text = (root / "proofs" / CLOSED[entry.file]).read_text(encoding="utf-8")
    proof = re.search(rf": \w\.{entry.theorem}\.\nProof\.(.*?)Qed\.", text, re.DOTALL)
    words = set(re.findall(r"\w+", proof[1])) if proof else set()
    return {
        "written": written(source, entry.theorem),
        "rests": sorted(needed(source, entry.theorem) - {entry.theorem}),
        "before": [other.theorem for other in beside if other.label in uses],
        "after": [other.theorem for other in beside if other.label in users],
        "used": [other.theorem for other in every if other.theorem in words],
        "alone": self_contained(source, entry.theorem),
    }


def written(source, name):
    """Return a definition as it stands in the file."""
    return next(f"{sentence}." for sentence in sentences(source) if re.match(rf"Definition {name}\b", sentence))
