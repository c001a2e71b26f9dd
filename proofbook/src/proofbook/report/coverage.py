"""Page "Coverage": every statement and every step of the paper, with its checks, their verdicts and their controls."""

from proofbook.html import verdict_word
from proofbook.report import axioms
from proofbook.report.lookup import STATUSES, corrected_steps, status_word
from proofbook.report.markup import cross_table, filled
from proofbook.strength import STRENGTH

VERDICTS = (*STRENGTH, "open")
RELATIONS = (" = ", r" \leq ", r" \geq ")


def page(ledger):
    """Return the page."""
    count = sum(map(sides_agree, ledger.records))
    found = {"totals": totals(ledger), "resting": axioms.section(ledger), "corrected": corrected_steps(ledger)}
    return filled("coverage", ledger=ledger, count=count, **found)


def totals(ledger):
    """Return the tables of totals."""
    every = ledger.statements
    steps = [(statement["kind"], step.get("verdict", "open")) for statement in every for step in statement["steps"]]
    kinds = list(dict.fromkeys(statement["kind"] for statement in every))
    provers = sorted({record["prover"] for record in ledger.records})
    checks = [(record["prover"], record["verdict"]) for record in ledger.records]
    objects = [(statement["kind"], statement["status"]) for statement in every]
    return [
        cross_table(objects, kinds, STATUSES, corner="kind", caption="Statements by status.", show=status_word),
        cross_table(steps, kinds, VERDICTS, corner="kind", caption="Steps by verdict.", show=verdict_word),
        cross_table(checks, provers, STRENGTH, corner="prover", caption="Checks by prover.", show=verdict_word),
    ]


def sides_agree(check):
    """Tell whether the expression that the prover saw has the same two sides."""
    seen = check.get("formal", check["claim"]).removeprefix(r"\(").removesuffix(r"\)")
    return any(left == right for left, _, right in map(seen.partition, RELATIONS))
