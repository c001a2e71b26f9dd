"""One closed statement on the page "Formal statements": beside the paper's lines, with all that it rests on."""

import re

from proofbook.formal import formals
from proofbook.frozen import sentences
from proofbook.self_contained import CLOSED, needed, read_with, self_contained


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
