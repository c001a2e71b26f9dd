"""Page "Coverage": every statement and every step of the paper, with its checks, their verdicts and their controls.

It also says what the proof of each theorem rests on: the steps that are not proved, in it and in all that it uses. This
is for the book what `#print axioms` is for a proof in Lean: a proof is worth no more than its weakest step. A theorem
that is proved in Coq says so, for it does not rest on the paper's proof.
"""

from proofbook.html import rendered, verdict_word
from proofbook.report.lookup import STATUSES, corrected_steps, cross_table, filled, foundation, status_word
from proofbook.strength import PROOFS, STRENGTH

VERDICTS = (*STRENGTH, "open")
HEADLINES = ("theorem", "corollary")  # kinds of statements
WEAK = (*STRENGTH[len(PROOFS) :], "open")
RELATIONS = (" = ", r" \leq ", r" \geq ")


def page(ledger):
    """Return the page."""
    count = sum(map(sides_agree, ledger.records))
    found = {"totals": totals(ledger), "resting": resting(ledger), "corrected": corrected_steps(ledger)}
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


def leaves(ledger, label):
    """Return {verdict: list of (statement, step)}: every step on which a statement rests, by its verdict.

    A step of a chapter that does not exist yet counts as open.
    """
    found = {}
    for statement in foundation(ledger, label):
        for step in statement["steps"]:
            found.setdefault(step.get("verdict", "open"), []).append((statement, step))
    return found


def resting(ledger):
    """Return the section on what proofs rest on: a table of counts, then each theorem and corollary with its leaves."""
    theorems = [statement for statement in ledger.statements if statement["kind"] in HEADLINES]
    resting = [(statement, leaves(ledger, statement["label"])) for statement in theorems]
    verdicts = [v for v in (*PROOFS, *WEAK) if any(v in found for _, found in resting)]
    rows = [(statement["printed"], counts(ledger, found, verdicts)) for statement, found in resting]
    return rendered("axioms.html", ledger=ledger, rows=rows, resting=resting, verdicts=verdicts, weak=WEAK)


def counts(ledger, found, verdicts):
    """Return the numbers of a row: all steps, those with each verdict, those that an erratum corrects."""
    every = [(statement["label"], step["id"]) for pairs in found.values() for statement, step in pairs]
    return [len(every), *(len(found.get(v, ())) for v in verdicts), len(corrected_steps(ledger) & set(every))]
