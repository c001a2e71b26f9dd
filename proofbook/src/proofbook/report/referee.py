"""The referee's page: is each main result true as printed, what changed, how sure is that, and what is only argued."""

import re
from collections import Counter

from proofbook.html import rendered, shared
from proofbook.report import kernel, letter
from proofbook.report.lookup import CHANGED, FALSE, TRUE, WORDS, corrected_steps, filled, judgment, own, touching
from proofbook.strength import STRENGTH, WHOLE


def page(ledger):
    """Return the page."""
    results = letter.in_order(ledger, [main for main in ledger.statements if is_main(ledger, main)])
    found = {word: [s for s in results if judgment(ledger, s) == word] for word in (TRUE, CHANGED, FALSE)}
    paper = [statement for statement in ledger.statements if statement["kind"] != "background"]  # not the book's own
    steps = [(statement, step) for statement in paper for step in statement["steps"]]
    settled = ordered(Counter(step.get("verdict", "open") for _, step in steps))
    said = {"checks": checks(ledger), "corrected": len(corrected_steps(ledger))}
    said["own"] = [one["summary"](ledger.book) for one in own(ledger.book).values() if "summary" in one]
    rows = [row(ledger, statement) for statement in results]
    return filled("index", ledger=ledger, rows=rows, found=found, paper=paper, steps=steps, settled=settled, **said)


def is_main(ledger, statement):
    """Tell whether a statement is a main result: a theorem, corollary, table of results, or lemma of the main text."""
    kind, in_text = statement["kind"], re.search(r"\d", statement["printed"].split()[-1][0])
    is_result = kind in ("theorem", "corollary", "table") or (kind == "lemma" and in_text)
    return bool(is_result and statement["label"] != ledger.book.definitions)


@shared
def listed(words):
    """Join words as in a sentence."""
    words = list(words)
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))


def row(ledger, statement):
    """Return the row of a main result: what becomes of it, what changes, and how sure that is.

    Changed are the lines of the statement, and places in its proof. It is as sure as its own lines, by verdict, and the
    weakest on its way; beside them stand simulations, the checks that the kernel accepts, and its formal proof.
    """
    word, weakest = judgment(ledger, statement), statement["weakest"]
    own = [check for check in ledger.records if check["statement"] == statement["label"]]
    count = Counter(step.get("verdict", "open") for step in statement["steps"])
    return rendered(
        "main.html",
        ledger=ledger,
        statement=statement,
        word=word,
        pages=letter.pages_of(ledger),
        changed={part: one_a_root(touching(ledger, statement, part)) for part in ("statement", "proof")},
        lines=[f"{number} {WORDS['sure'][verdict]}" for verdict, number in ordered(count).items()],
        weakest=WORDS["sure"][weakest] if weakest and weakest not in count else "",
        runs=sum(check["kind"] == "simulation" for check in own),
        seen=len({check["id"] for check in own} & kernel.accepted_ids(ledger)),
    )


def ordered(count):
    """Return what was counted of verdicts, from strong to weak."""
    return {verdict: count[verdict] for verdict in STRENGTH if count[verdict]}


def one_a_root(errata):
    """Return the first erratum of each root."""
    first = {}
    for erratum in errata:
        first.setdefault(erratum["root"], erratum)
    return list(first.values())


def checks(ledger):
    """Return how many claims hold on their whole domain, and what proved or found them."""
    whole = [record for record in ledger.records if record["verdict"] in WHOLE]
    count, words = (Counter(record[field] for record in whole) for field in ("prover", "verdict"))
    parts = [f"{number} by {WORDS['provers'][prover]}" for prover, number in count.most_common()]
    return count.total(), parts, [f"{words[word]} {word}" for word in WHOLE if words[word]]
