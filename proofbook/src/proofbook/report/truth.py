"""The first page, "Is it true?": each main result with its verdict and what changes;
and a search in all lines.
"""

import json
from collections import Counter

from markupsafe import Markup

from proofbook.html import rendered, shared
from proofbook.lines import beside
from proofbook.report.facts import added
from proofbook.report.findings import in_order
from proofbook.report.lookup import (
    CHANGED,
    FALSE,
    JUDGMENTS,
    TRUE,
    WORDS,
    deciding,
    filled,
    formula,
    is_main,
    judgment,
    touching,
)
from proofbook.report.numbers import accepted_ids, lines, numbers, of_paper, ordered
from proofbook.strength import STRENGTH, WHOLE


def embedded(data):
    """Return data as JSON that may stand in a page: no sign in it ends a script,
    begins a formula or joins an index.

    >>> print(embedded(["a </script>", "$d_max$"]))
    ["a <\\/script>", "\\u0024d\\u005fmax\\u0024"]
    """
    signs = {"</": "<\\/", "$": "\\u0024", "_": "\\u005f"}
    text = json.dumps(data, ensure_ascii=False)
    for sign, written in signs.items():
        text = text.replace(sign, written)
    return text


def page(ledger):
    """Return the page."""
    results = in_order(
        ledger, [statement for statement in ledger.statements if is_main(ledger, statement)]
    )
    judged = {
        word: [statement for statement in results if judgment(ledger, statement) == word]
        for word in JUDGMENTS
    }
    judged = {word: found for word, found in judged.items() if found}
    summaries = [
        one["summary"](ledger.book) for one in added(ledger.book).values() if "summary" in one
    ]
    return filled(
        "index",
        ledger=ledger,
        numbers=numbers(ledger),
        rows=[row(ledger, statement) for statement in results],
        judged=judged,
        all_corrected=all_corrected(judged),
        steps=lines(of_paper(ledger)),
        summaries=summaries,
        found_by=found_by(ledger),
        index=Markup(embedded(index(ledger))),
    )


def all_corrected(judged):
    """Tell whether some result is not true as printed, and each such result is true as corrected.

    Parameters
    ----------
    judged : {judgment: results}, as `lookup.judgment` words it.
    """
    others = set(judged) - {TRUE}
    return bool(others) and others <= {CHANGED, FALSE}


def index(ledger):
    """Return what the search box looks in, [printed name, step, words, verdict], and what it
    shows besides, [link, the paper's line], of every step. The words are shown nowhere.
    """
    found = []
    for statement, step in lines(ledger.statements):
        checks = ledger.checks.get((statement["label"], step["id"]))
        link = ""
        if checks:
            check = deciding(step, checks)
            link = f"../{check['notebook']}.html#{check['id']}"
        is_paper = (statement["label"], step["id"]) in ledger.lines
        words = [step.get("verdict", "open")]
        words += [beside(ledger, statement, step)] if is_paper else []
        looked_in = [statement["printed"], step["id"], step.get("says", ""), "; ".join(words)]
        found.append([*looked_in, link, formula(step["paper"])])
    return found


@shared
def listed(words):
    """Join words as in a sentence."""
    words = list(words)
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))


def row(ledger, statement):
    """Return the row of a main result: what becomes of it, what changes, and how sure that is.

    Changed are the lines of the statement, and places in its proof. It is as sure as its own lines,
    by verdict, and the weakest on its way; beside them stand simulations, the checks that the
    kernel accepts, and its formal proof.
    """
    weakest = statement["weakest"]
    own = [check for check in ledger.records if check["statement"] == statement["label"]]
    count = Counter(step.get("verdict", "open") for step in statement["steps"])
    return rendered(
        "result.html",
        ledger=ledger,
        statement=statement,
        word=judgment(ledger, statement),
        changed={
            part: one_a_root(touching(ledger, statement, part)) for part in ("statement", "proof")
        },
        lines=[
            f"{number} {WORDS['sure'][verdict]}"
            for verdict, number in ordered(count, STRENGTH).items()
        ],
        weakest=WORDS["sure"][weakest] if weakest and weakest not in count else "",
        runs=sum(check["kind"] == "simulation" for check in own),
        seen=len({check["id"] for check in own} & accepted_ids(ledger)),
    )


def one_a_root(errata):
    """Return the first erratum of each root."""
    first = {}
    for erratum in errata:
        first.setdefault(erratum["root"], erratum)
    return list(first.values())


def found_by(ledger):
    """Return in words what proved or found the claims that hold on their whole domain,
    and with which verdicts.
    """
    found = numbers(ledger)
    provers = found["checks_on_whole_domain_by_prover"].items()
    verdicts = found["checks_by_verdict"]
    return {
        "provers": [f"{number} by {WORDS['provers'][prover]}" for prover, number in provers],
        "verdicts": [f"{verdicts[word]} {word}" for word in WHOLE if word in verdicts],
    }
