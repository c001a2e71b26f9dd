"""Page "What the kernel saw": which proved claims a small kernel has accepted, and the statements as Coq reads them."""

from collections import Counter

from proofbook.kernel.store import STORE, proved
from proofbook.kernel.store import accepted as is_accepted
from proofbook.report.lookup import filled
from proofbook.strength import FOUND, WHOLE

NUMBERS = ("exhaustion", "numeric", "simulation", "cited")  # no claims about expressions


def page(ledger):
    """Return the page: a claim has a lemma below its chapter, or a reason why it has none."""
    lines, chapters = current(ledger), {record["notebook"]: [] for record in ledger.records}
    found = [lines[record["id"]] for record in ledger.records if record["verdict"] == "proved"]
    for record in (r for r in ledger.records if lines.get(r["id"], {}).get("accepted")):
        chapters[record["notebook"]].append(record)
    chapters = {chapter: records for chapter, records in chapters.items() if records}
    missing = [record for record in ledger.records if record["verdict"] in FOUND]
    rests = Counter(line["axioms"] for line in found if "axioms" in line)
    numbers = counts(ledger, lines)
    return filled("kernel", lines=lines, counts=numbers, found=found, rests=rests, chapters=chapters, missing=missing)


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
    """Count all claims and those accepted, by verdict and prover. A trivial claim has a word of its own."""
    claims = [r for r in ledger.records if r["verdict"] in (*WHOLE, "refuted") and r["prover"] not in NUMBERS]
    every = Counter((record["verdict"], record["prover"]) for record in claims)
    seen = Counter((r["verdict"], r["prover"]) for r in claims if lines.get(r["id"], {}).get("accepted"))
    return [(*key, every[key], seen[key]) for key in sorted(every)]
