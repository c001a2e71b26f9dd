"""Page "The trust base": what a reader must believe, and how much rests on it."""

from collections import Counter

from proofbook.report import kernel
from proofbook.report.lookup import WORDS, filled

BELIEFS, PROVERS = WORDS["beliefs"], WORDS["rest_on"]


def page(ledger):
    """Return the page."""
    steps, statements, seen = logical(ledger), ledger.statements, kernel.accepted_ids(ledger)
    left = [(statement, step) for statement, step in steps if "formal" not in step]
    paper = {statement["label"] for statement in statements if statement["kind"] != "background"}
    lines = Counter(word for (label, _), word in ledger.lines.items() if label in paper)
    accepted = [record for record in ledger.records if record["id"] in seen]
    found = {"resting": Counter(belief for record in ledger.records for belief in rests_on(record))}
    found["formal"] = Counter(belief for record in accepted for belief in rests_on(record) - {"reading"})
    found["verdicts"] = Counter(step.get("verdict") for statement in statements for step in statement["steps"])
    return filled("trust", ledger=ledger, accepted=len(accepted), steps=steps, left=left, lines=lines, **found)


def rests_on(record):
    """Return what a record's verdict rests on: keys of BELIEFS."""
    prover, verdict = record["prover"], record["verdict"]
    if verdict == "undecided":
        return set()
    if prover == "cited":
        return {"literature"}
    if verdict == "refuted" and prover not in ("exhaustion", "numeric", "simulation"):
        return {"reading", "provers", "expressions", "flint"}
    if prover != "by_cases":
        return {"reading", *PROVERS[prover]}
    named = {"derivative": "algebra", "ball": "flint", "SymPy": "algebra"}  # z3 shows that the cases cover the domain
    more = {belief for word, belief in named.items() if word in record["method"]}
    return {"reading", "provers", "expressions", "z3"} | more


def logical(ledger):
    """Return the steps that are argued in words: pairs (statement, step)."""
    return [(s, step) for s in ledger.statements for step in s["steps"] if step.get("argued")]
