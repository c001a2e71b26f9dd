"""Which claims of the book have changed since their mutants were run, and where the provers have."""

from pathlib import Path

from proofbook import evidence
from proofbook.strength import HOLDS


def state(results, ledger):
    """Say whether the stored results are about the present claims."""
    claims = present(ledger)
    new, total = sum(missing(results, claims).values()), sum(map(len, claims.values()))
    old = earlier(results)
    ran = f" In {len(old)} chapters earlier versions of the provers were asked: {', '.join(old)}." if old else ""
    if not new:
        return f"These are mutants of all {total} claims that the chapters check and find true.{ran}"
    return f"Of the {total} claims that the chapters check and find true, {new} are newer than these mutants.{ran}"


def earlier(results):
    """Return the chapters whose mutants were run with other code of the provers."""
    now = provers_code()
    return [chapter for chapter, result in results.items() if result.get("code") != now]


def present(ledger):
    """Return {chapter: set of fingerprints} of the claims that are checked and found true now."""
    found = {}
    for record in ledger.records:
        if record["verdict"] in HOLDS and "control" in record:
            found.setdefault(record["notebook"], set()).add(fingerprint(record))
    for record in ledger.errata:
        found.setdefault(record["notebook"], set()).add(fingerprint(record["proof"]))
    return found


def missing(results, claims):
    """Return {chapter: number of claims that have changed, or are new, since their mutants were run}."""
    known = {chapter: set(result["claims"].split()) for chapter, result in results.items()}
    return {chapter: len(now - known.get(chapter, set())) for chapter, now in claims.items()}


def provers_code():
    """Return the digest of the code of the provers, of claims and of ball arithmetic: an answer is about these, too."""
    root = Path(__file__).parents[1]
    files = sorted([*(root / "provers").glob("*.py"), root / "claim.py", root / "enclosure.py"])
    return evidence.digest("\n".join(evidence.fingerprint(file.read_text(encoding="utf-8")) for file in files))


def fingerprint(record):
    """Return a short hash of what a check claims: its id, its prover, its claim and its domain."""
    parts = [record.get(name, "") for name in ("id", "prover", "claim", "formal", "domain")]
    return evidence.digest("\n".join(parts))[:8]
