"""Page "What the kernel saw": which proved claims a small kernel has accepted, and the statements as Coq reads them."""

from collections import Counter

from markupsafe import escape

from proofbook.html import folded
from proofbook.kernel.store import STORE, proved
from proofbook.kernel.store import accepted as is_accepted
from proofbook.report.markup import blocks, filled, link, number_table
from proofbook.strength import FOUND, WHOLE


def page(ledger):
    """Return the page."""
    lines = current(ledger)
    accepted, missing = (
        [record for record in ledger.records if record["verdict"] in words] for words in (("proved",), FOUND)
    )
    return filled(
        "kernel",
        counts=counts(ledger, lines),
        summary=summary(accepted, lines),
        statements=blocks(statements(ledger, lines)),
        missing=folded(f"{len(missing)} claims without a lemma", reasons(missing, lines)),
    )


def current(ledger):
    """Return what is known of the statements of the records, by id."""
    stored, texts = ledger.book.evidence(STORE), proved(ledger.book)
    return {r["id"]: line_of(r, stored, texts) for r in ledger.records if "lemma" in r}


def line_of(record, stored, texts):
    """Return what is known of the statement of a record, and whether a script is stored for it."""
    line = stored.get(record["lemma"], {"reason": record["lemma"].removeprefix("none: ")})
    found = is_accepted(record, texts)
    return line | {"accepted": found} | ({"text": texts[record["lemma"]]} if found else {})


def accepted_ids(ledger):
    """Return the ids of the records that the kernel accepts."""
    return {name for name, line in current(ledger).items() if line["accepted"]}


def counts(ledger, lines):
    """Return the table of what the kernel accepted, by verdict and prover. A trivial claim has a word of its own."""
    seen = [record for record in ledger.records if record["verdict"] in (*WHOLE, "refuted") and is_symbolic(record)]
    groups = {}
    for record in seen:
        groups.setdefault((record["verdict"], record["prover"]), []).append(record)
    rows = []
    for (verdict, prover), records in sorted(groups.items()):
        found = [lines[record["id"]] for record in records if lines.get(record["id"], {}).get("accepted")]
        rows.append((f"{verdict}, {prover}", [len(records), len(found), len(records) - len(found)]))
    header = ["checks", "claims", "accepted", "not accepted"]
    return number_table(header, rows, "What the kernel accepts; of a refuted claim, that it fails at the witness.")


def is_symbolic(record):
    """Tell whether a check is about an expression, not about cases or estimates."""
    return record["prover"] not in ("exhaustion", "numeric", "simulation", "cited")


def summary(accepted, lines):
    """Say how the controls came out, and what the lemmas rest on."""
    found = [lines[record["id"]] for record in accepted]
    answers = Counter(line.get("control", "") for line in found)
    rests = Counter(line["axioms"] for line in found if "axioms" in line)
    printed = (
        f" Coq prints that {rests['reals']} rest on the axioms of its classical real numbers only. In others intervals "
        f"are computed: in {rests['integers']} with the processor's integers, in {rests['floats']} also with its "
        "floating-point numbers, whose axioms come with Coq."
    )
    left = len(found) - rests.total()
    printed += f" Of {left} Coq was not asked one by one: they may need these, too, and no more." if left else ""
    return (
        f"Of the {len(found)} proved claims that the kernel accepts, {answers['rejected']} have a planted falsehood "
        f"that Coq rejected when it was put through the same script.{printed if rests else ''}"
    )


def statements(ledger, lines):
    """Return a folded block for each chapter, with the statements as Coq reads them."""
    blocks = []
    for chapter in dict.fromkeys(record["notebook"] for record in ledger.records):
        records = [r for r in ledger.records if r["notebook"] == chapter and lines.get(r["id"], {}).get("accepted")]
        if records:
            body = "\n".join(entry(record, lines[record["id"]]) for record in records)
            blocks.append(folded(f"{chapter}: {len(records)} lemmas", body))
    return blocks


def entry(record, line):
    """Return a link to the check, and below it the statement, folded."""
    name = link(record, f"{record['printed']}, {record['step']} {record['variant']}".strip())
    statement = f'<pre id="{record["id"]}">{escape(line["text"])}</pre>'
    return f"<details><summary>{name}</summary>\n{statement}\n</details>"


def reasons(missing, lines):
    """Return the table of the claims that were not accepted."""
    rows = []
    for record in missing:
        line = lines.get(record["id"])
        why = line.get("reason", "") if line else "the claim is newer than the search"
        rows.append((link(record, f"{record['printed']}, {record['step']} {record['variant']}"), [escape(why)]))
    return number_table(["check", "why"], rows, "Claims without a lemma, and what came of the search.")
