"""One closed statement on the page "Formal statements": beside the paper's lines, with all that it rests on."""

import re

from proofbook.formal import formals
from proofbook.frozen import sentences
from proofbook.html import joined, mathematics, rendered
from proofbook.report.audit import names, tick
from proofbook.report.lookup import formal_link
from proofbook.report.markup import coded, formula
from proofbook.self_contained import CLOSED, needed, read_with, self_contained


def closed(ledger, statement, entry):
    """Return a closed statement: the paper's lines, Coq's, words, what separates the two, and what it rests on.

    Beside it stand the closed statements that the paper's proof uses, or whose proofs use it, and the registered
    theorems that its own proof names.
    """
    root, label = ledger.book.root, statement["label"]
    source, every = read_with(root / "proofs", entry.file), formals(root)
    own = [step for step in statement["steps"] if step["part"] == "statement" and step["paper"]]
    users = [other["label"] for other in ledger.statements if label in other["uses"]]
    beside = [other for other in every if other.file in CLOSED]
    before, after = ([o.theorem for o in beside if o.label in near] for near in (ledger.by_label[label]["uses"], users))
    text = (root / "proofs" / CLOSED[entry.file]).read_text(encoding="utf-8")
    proof = re.search(rf": \w\.{entry.theorem}\.\nProof\.(.*?)Qed\.", text, re.DOTALL)
    words = set(re.findall(r"\w+", proof[1])) if proof else set()
    return rendered(
        "closed",
        entry=entry,
        tick=tick(entry.theorem, "I have read this statement, and accept it as what the paper says."),
        lines=[mathematics(formula(step["paper"])) for step in own],
        written=written(source, entry.theorem),
        words=coded(entry.reading),
        apart=coded(entry.differs or "nothing but the conventions at the head of the file."),
        rests=names(sorted(needed(source, entry.theorem) - {entry.theorem})),
        before=names(before),
        after=names(after),
        used=joined([formal_link(other.theorem) for other in every if other.theorem in words], ", "),
        alone=self_contained(source, entry.theorem),
    )


def written(source, name):
    """Return a definition as it stands in the file."""
    return next(f"{sentence}." for sentence in sentences(source) if re.match(rf"Definition {name}\b", sentence))
