"""What the proof of each theorem rests on: the steps that are not proved, in it and in all that it uses.

This is for the book what `#print axioms` is for a proof in Lean. A proof is worth no more than its weakest step. A
theorem that is proved in Coq says so, for it does not rest on the paper's proof.
"""

from proofbook.html import folded, verdict_word
from proofbook.report.lookup import corrected_steps, foundation, statement_link, step_link
from proofbook.report.markup import number_table
from proofbook.strength import FORMAL, PROOFS, STRENGTH

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
    names = [f'<a href="#rests-{place}">{statement["printed"]}</a>' for place, (statement, _) in enumerate(resting)]
    lines = [(name, counts(ledger, found, verdicts)) for name, (_, found) in zip(names, resting, strict=True)]
    header = ["theorem", "steps", *map(verdict_word, verdicts), "corrected by an erratum"]
    caption = "Steps on which the proof of each theorem rests, its own and those of all that it uses, by verdict."
    blocks = [block(ledger, place, statement, found) for place, (statement, found) in enumerate(resting)]
    return "\n\n".join([number_table(header, lines, caption), *blocks])


def counts(ledger, found, verdicts):
    """Return the numbers of a row: all steps, those with each verdict, those that an erratum corrects."""
    every = [(statement["label"], step["id"]) for pairs in found.values() for statement, step in pairs]
    return [len(every), *(len(found.get(v, ())) for v in verdicts), len(corrected_steps(ledger) & set(every))]


def block(ledger, place, statement, found):
    """Return the leaves of one theorem, each verdict a list of links, folded if they are many."""
    lists = []
    for verdict in (verdict for verdict in WEAK if verdict in found):
        items = "\n".join(f"<li>{step_link(ledger, *pair)}</li>" for pair in found[verdict])
        title, body = f"{len(found[verdict])} {verdict_word(verdict)}", f"<ul>\n{items}\n</ul>"
        lists.append(folded(title, body) if len(found[verdict]) > FOLD else f"<p>{title}</p>\n{body}")
    body = "\n".join(lists) or "<p>Every step is proved.</p>"
    name, badge = f"{statement['printed']}: {statement['title']}", f" {verdict_word(FORMAL)}" * statement["formal"]
    title = f"<h3>{statement_link(ledger, statement, name)}{badge}</h3>"
    return f'<section class="leaves" id="rests-{place}">\n{title}\n{body}\n</section>'
