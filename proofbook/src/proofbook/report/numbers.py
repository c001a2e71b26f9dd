"""What is counted, once: every page and `report.json` take their numbers from here.

*Lines* are the steps of the paper's own statements. The statements of kind `background`, which the
book adds, have lines of their own, counted apart.
"""

from collections import Counter

from proofbook.display import WORDS_READ
from proofbook.formal import formals
from proofbook.kernel.store import STORE, accepted, proved
from proofbook.ledger import stored
from proofbook.lines import beside
from proofbook.report.findings import findings
from proofbook.report.lookup import JUDGMENTS, corrected_steps, is_main, judgment
from proofbook.strength import STRENGTH, WHOLE
from proofbook.variants import rows


def numbers(ledger):
    """Return the numbers of a report, {name: number, or {word: number}}.

    Words that count nothing are left out, save those of `lines_read`.
    """
    own = of_paper(ledger)
    steps = lines(own)
    read = Counter(ledger.lines[statement["label"], step["id"]] for statement, step in steps)
    words = [beside(ledger, statement, step) for statement, step in steps]
    readers = Counter(word for word in words if word not in WORDS_READ)
    judged = Counter(
        judgment(ledger, statement) for statement in ledger.statements if is_main(ledger, statement)
    )
    whole = [record for record in ledger.records if record["verdict"] in WHOLE]
    seen = accepted_ids(ledger)
    return {
        "statements": len(own),
        "statements_added": len(ledger.statements) - len(own),
        "statements_formal": sum(statement["formal"] for statement in own),
        "main_results": ordered(judged, JUDGMENTS),
        "lines": len(steps),
        "lines_added": sum(len(s["steps"]) for s in ledger.statements) - len(steps),
        "lines_corrected": len(corrected_steps(ledger)),
        "lines_by_verdict": ordered(
            Counter(step.get("verdict", "open") for _, step in steps), (*STRENGTH, "open")
        ),
        "lines_read": {word: read[word] for word in WORDS_READ},
        "lines_read_by": dict(readers.most_common()),
        "checks": len(ledger.records),
        "checks_by_verdict": ordered(
            Counter(record["verdict"] for record in ledger.records), STRENGTH
        ),
        "checks_by_prover": dict(
            Counter(record["prover"] for record in ledger.records).most_common()
        ),
        "checks_with_control": sum("control" in record for record in ledger.records),
        **variants(ledger),
        "checks_on_whole_domain": len(whole),
        "checks_on_whole_domain_by_prover": dict(
            Counter(record["prover"] for record in whole).most_common()
        ),
        "checks_accepted_by_coq": sum(record["id"] in seen for record in ledger.records),
        "findings": len(findings(ledger)),
        "findings_by_severity": dict(Counter(finding.severity for finding in findings(ledger))),
        "errata": len(ledger.errata),
        "remarks": len(ledger.remarks),
        "misprints": len(ledger.misprints),
        "sharp_constants": len(ledger.sharp),
        "tables": len(ledger.tables),
        "theorems_in_coq": len(formals(ledger.book.root)),
        "theorems_in_coq_that_refute": sum(
            bool(entry.refutes) for entry in formals(ledger.book.root)
        ),
    }


def variants(ledger):
    """Return how many rows have false variants that a program made, and how many these are."""
    known = ledger.book.evidence(rows.STORE)
    checks = rows.rows(stored(ledger.book))
    counts = [known.get(key, {}) for key in {rows.key(check) for check in checks}]
    tried = [sum(one.values()) for one in counts]
    return {"variants_rows": sum(map(bool, tried)), "variants": sum(tried)}


def of_paper(ledger):
    """Return the statements of the paper, without those that the book adds."""
    return [statement for statement in ledger.statements if statement["kind"] != "background"]


def lines(statements):
    """Return the pairs (statement, step) of some statements."""
    return [(statement, step) for statement in statements for step in statement["steps"]]


def ordered(count, words):
    """Return what was counted, in the order of words; what never occurs is left out."""
    return {word: count[word] for word in words if count[word]}


def lemmas(ledger):
    """Return {id: what is known of the lemma of a record}: whether Coq accepts it,
    its text or why there is none.
    """
    stored = ledger.book.evidence(STORE)
    texts = proved(ledger.book)
    found = {}
    for record in ledger.records:
        if "lemma" not in record:
            continue
        known = dict(
            stored.get(record["lemma"], {"reason": record["lemma"].removeprefix("none: ")})
        )
        known["accepted"] = accepted(record, texts)
        if known["accepted"]:
            known["statement"] = texts[record["lemma"]]
        found[record["id"]] = known
    return found


def accepted_ids(ledger):
    """Return the ids of the records whose lemma Coq accepts."""
    return {name for name, known in lemmas(ledger).items() if known["accepted"]}
