"""One closed statement on the page "Formal statements": beside the paper's lines, with all that it rests on."""

import re

from markupsafe import Markup

from proofbook.formal import formals
from proofbook.frozen import sentences
from proofbook.html import joined, mathematics
from proofbook.report.audit import names, tick
from proofbook.report.lookup import formal_link
from proofbook.report.markup import coded, formula
from proofbook.self_contained import CLOSED, needed, read_with, self_contained

SIDES = """<div class="sides"><div><p><b>The paper</b></p><ul>{}</ul></div>
<div><p><b>Coq</b>, <code>{}</code> in <code>proofs/{}</code></p><pre>{}</pre></div></div>"""
ALONE = "<details><summary>This statement and its definitions as one file</summary><pre>{}</pre></details>"


def closed(ledger, statement, entry):
    """Return a closed statement: the paper's lines, Coq's, words, what separates the two, and what it rests on."""
    source = read_with(ledger.book.root / "proofs", entry.file)
    own = [step for step in statement["steps"] if step["part"] == "statement" and step["paper"]]
    lines = joined((Markup("<li>{}</li>").format(mathematics(formula(step["paper"]))) for step in own), "")
    rests = names(sorted(needed(source, entry.theorem) - {entry.theorem}))
    before, after = (names(in_paper(ledger, statement["label"], way)) for way in ("uses", "used by"))
    axioms = joined((Markup("<code>{}</code>").format(name) for name in entry.axioms), ", ")
    uses = joined((formal_link(name) for name in used(ledger.book.root, entry)), ", ")
    apart = coded(entry.differs) if entry.differs else "nothing but the conventions at the head of the file."
    parts = [
        tick(entry.theorem, "I have read this statement, and accept it as what the paper says."),
        Markup(SIDES).format(lines, entry.theorem, entry.file, written(source, entry.theorem)),
        Markup("<p><b>In words.</b> {}</p>").format(coded(entry.reading)),
        Markup("<p><b>What separates it from the print:</b> {}</p>").format(apart),
        Markup("<p><b>Rests on the definitions</b> {}.</p>").format(rests),
        Markup("<p><b>Its proof in the paper</b> uses {}, and is used by {}.</p>").format(before, after),
        *([Markup("<p><b>Proved by</b> {}.</p>").format(uses)] if uses else []),
        *([Markup("<p><b>Axioms of the proof in Coq</b> {}.</p>").format(axioms)] if axioms else []),
        Markup(ALONE).format(self_contained(source, entry.theorem)),
    ]
    return Markup('<div class="formal" id="formal-{}">{}</div>').format(entry.theorem, joined(parts, "\n"))


def in_paper(ledger, label, way):
    """Return the closed statements that the paper's proof of a statement uses, or those whose proofs use it."""
    after = [other["label"] for other in ledger.statements if label in other["uses"]]
    others = ledger.by_label[label]["uses"] if way == "uses" else after
    return [entry.theorem for entry in formals(ledger.book.root) if entry.file in CLOSED and entry.label in others]


def written(source, name):
    """Return a definition as it stands in the file.

    >>> written("(* a *) Definition a := 1. Definition b :=\\n  2.", "b")
    'Definition b :=\\n  2.'
    """
    return next(f"{sentence}." for sentence in sentences(source) if re.match(rf"Definition {name}\b", sentence))


def used(root, entry):
    """Return the other registered theorems that the proof of a closed statement names."""
    text = (root / "proofs" / CLOSED[entry.file]).read_text(encoding="utf-8")
    proof = re.search(rf": \w\.{entry.theorem}\.\nProof\.(.*?)Qed\.", text, re.DOTALL)
    words = set(re.findall(r"\w+", proof[1])) if proof else set()
    return [other.theorem for other in formals(root) if other.theorem in words]
