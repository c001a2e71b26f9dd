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
    found = [lines[record["id"]] for record in ledger.records if record["verdict"] == "proved"]
    missing = [record for record in ledger.records if record["verdict"] in FOUND]
    return filled(
        "kernel",
        counts=counts(ledger, lines),
        found=found,
        rejected=sum(line.get("control") == "rejected" for line in found),
        rests=Counter(line["axioms"] for line in found if "axioms" in line),
        statements=blocks(statements(ledger, lines)),
        missing=folded(f"{len(missing)} claims without a lemma", reasons(missing, lines)),
    )


def current(ledger):
    """Return what is known of the statements of the records, by id, and whether a script is stored for each."""
    stored, texts, found = ledger.book.evidence(STORE), proved(ledger.book), {}
    for record in (record for record in ledger.records if "lemma" in record):
        known = stored.get(record["lemma"], {"reason": record["lemma"].removeprefix("none: ")})
        seen = is_accepted(record, texts)
        found[record["id"]] = known | {"accepted": seen} | ({"text": texts[record["lemma"]]} if seen else {})
    return found


def accepted_ids(ledger):
    """Return the ids of the records that the kernel accepts."""
    return {name for name, line in current(ledger).items() if line["accepted"]}


def counts(ledger, lines):
    """Return the table of what the kernel accepted, by verdict and prover. A trivial claim has a word of its own."""
    numbers, seen = ("exhaustion", "numeric", "simulation", "cited"), Counter()  # no claims about expressions
    for record in ledger.records:
        if record["verdict"] in (*WHOLE, "refuted") and record["prover"] not in numbers:
            seen[record["verdict"], record["prover"], bool(lines.get(record["id"], {}).get("accepted"))] += 1
    rows = []
    for verdict, prover in sorted({key[:2] for key in seen}):
        yes, no = (seen[verdict, prover, accepted] for accepted in (True, False))
        rows.append((f"{verdict}, {prover}", [yes + no, yes, no]))
    header = ["checks", "claims", "accepted", "not accepted"]
    return number_table(header, rows, "What the kernel accepts; of a refuted claim, that it fails at the witness.")


def statements(ledger, lines):
    """Return a folded block for each chapter: links to the checks, and below each the statement, as Coq reads it."""
    found = {}
    for record in (r for r in ledger.records if lines.get(r["id"], {}).get("accepted")):
        name = link(record, f"{record['printed']}, {record['step']} {record['variant']}".strip())
        statement = f'<pre id="{record["id"]}">{escape(lines[record["id"]]["text"])}</pre>'
        entry = f"<details><summary>{name}</summary>\n{statement}\n</details>"
        found.setdefault(record["notebook"], []).append(entry)
    chapters = [name for name in dict.fromkeys(record["notebook"] for record in ledger.records) if name in found]
    return [folded(f"{chapter}: {len(found[chapter])} lemmas", "\n".join(found[chapter])) for chapter in chapters]


def reasons(missing, lines):
    """Return the table of the claims that were not accepted."""
    rows = []
    for record in missing:
        line = lines.get(record["id"])
        why = line.get("reason", "") if line else "the claim is newer than the search"
        rows.append((link(record, f"{record['printed']}, {record['step']} {record['variant']}"), [escape(why)]))
    return number_table(["check", "why"], rows, "Claims without a lemma, and what came of the search.")
