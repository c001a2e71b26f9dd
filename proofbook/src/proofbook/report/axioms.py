"""What the proof of each theorem rests on: the steps that are not proved, in it and in all that it uses.

This is for the book what `#print axioms` is for a proof in Lean. A proof is worth no more than its weakest step. A
theorem that is proved in Coq says so, for it does not rest on the paper's proof.
"""

from proofbook.html import rendered
from proofbook.report.lookup import corrected_steps, foundation
from proofbook.strength import PROOFS, STRENGTH

HEADLINES = ("theorem", "corollary")  # kinds of statements
WEAK = (*STRENGTH[len(PROOFS) :], "open")
FOLD = 12  # a longer list is folded


def leaves(ledger, label):
    """Return {verdict: list of (statement, step)}: every step on which a statement rests, by its verdict.

    A step of a chapter that does not exist yet counts as open.
    """
    found = {}
    for statement in foundation(ledger, label):
        for step in statement["steps"]:
            found.setdefault(step.get("verdict", "open"), []).append((statement, step))
    return found


def section(ledger):
    """Return the section: a table of counts, then for each theorem and corollary its leaves."""
    theorems = [statement for statement in ledger.statements if statement["kind"] in HEADLINES]
    resting = [(statement, leaves(ledger, statement["label"])) for statement in theorems]
    verdicts = [v for v in (*PROOFS, *WEAK) if any(v in found for _, found in resting)]
    rows = [(statement["printed"], counts(ledger, found, verdicts)) for statement, found in resting]
    return rendered("axioms.html", ledger=ledger, rows=rows, resting=resting, verdicts=verdicts, weak=WEAK, fold=FOLD)


def counts(ledger, found, verdicts):
    """Return the numbers of a row: all steps, those with each verdict, those that an erratum corrects."""
    every = [(statement["label"], step["id"]) for pairs in found.values() for statement, step in pairs]
    return [len(every), *(len(found.get(v, ())) for v in verdicts), len(corrected_steps(ledger) & set(every))]
