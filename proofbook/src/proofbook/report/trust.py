"""Page "What you must believe": the tools, and how much rests on each."""

from collections import Counter

from proofbook.report.lookup import WORDS, filled
from proofbook.report.numbers import accepted_ids, lines, numbers, of_paper
from proofbook.strength import FOUND

BELIEFS = WORDS["beliefs"]
PROVERS = WORDS["rest_on"]


def page(ledger):
    """Return the page."""
    seen = accepted_ids(ledger)
    accepted = [record for record in ledger.records if record["id"] in seen]
    argued = logical(ledger)
    return filled(
        "trust",
        ledger=ledger,
        numbers=numbers(ledger),
        found=sum(record["verdict"] in FOUND for record in ledger.records),
        steps=argued,
        left=[(statement, step) for statement, step in argued if "formal" not in step],
        resting=Counter(belief for record in ledger.records for belief in rests_on(record)),
        formal=Counter(belief for record in accepted for belief in rests_on(record) - {"reading"}),
    )


def rests_on(record):
    """Return what a record's verdict rests on: keys of BELIEFS."""
    prover = record["prover"]
    verdict = record["verdict"]
    if verdict == "undecided":
        return set()
    if prover == "cited":
        return {"literature"}
    if verdict == "refuted" and prover not in ("exhaustion", "numeric", "simulation"):
        return {"reading", "provers", "expressions", "flint"}
    if prover != "by_cases":
        return {"reading", *PROVERS[prover]}
    # z3 shows that the cases cover the domain
    named = {"derivative": "algebra", "ball": "flint", "SymPy": "algebra"}
    more = {belief for word, belief in named.items() if word in record["method"]}
    return {"reading", "provers", "expressions", "z3"} | more


def logical(ledger):
    """Return the lines of the paper that are argued in words: pairs (statement, step)."""
    return [(statement, step) for statement, step in lines(of_paper(ledger)) if step.get("argued")]
