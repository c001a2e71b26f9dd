"""What is kept of the search for proofs.

`book/evidence/kernel/<chapter>.v.xz` holds the lemmas of a chapter with their scripts, which are slow to find. What
became of each record stands in `book/evidence/kernel.json`, by its id:

    chapter    where it is checked
    claim      digest of the claim as shown, its domain and its verdict
    statement  digest of the statement without its name; "" if there is none
    accepted   whether Coq accepts the lemma
    trivial    true if both sides are one expression
    control    what Coq said of the planted falsehood with the same script
    machine    whether intervals are computed, on the processor's integers
    reason     why there is no lemma

A line counts only if both digests are those of the record and of its lemma as they stand now.
"""

import hashlib
import lzma
import re
from functools import cache

STORE = "kernel"
HEADER = """(* {chapter}: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.
"""
LEMMA = re.compile(r"^(Lemma (\w+) : .*)\nProof\.\n((?:  .*\n)*)Qed\.$", re.MULTILINE)


def digest(text):
    """Return a digest.

    >>> digest("forall (x : R), x = x")
    '39e687367347ff49'
    """
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def of_statement(text):
    """Return the digest of a statement, which does not depend on the name of the lemma.

    >>> of_statement("Lemma one : 0 < 1.") == of_statement("Lemma other : 0 < 1.") == digest("0 < 1")
    True
    """
    return digest(text.partition(" : ")[2].removesuffix("."))


def of_claim(record):
    """Return the digest of a claim as a record shows it, with its domain and its verdict."""
    return digest("\n".join([record.get("formal", record["claim"]), record["domain"], record["verdict"]]))


def name_of(record_id):
    """Return the name of the lemma of a record.

    >>> name_of("fact-F1--bound"), name_of("5-1--bound")
    ('fact_F1_bound', 'r_5_1_bound')
    """
    name = re.sub(r"[^A-Za-z0-9]+", "_", record_id)
    return name if name[0].isalpha() else f"r_{name}"


def files(book):
    """Return the stored files by chapter."""
    return {path.name.removesuffix(".v.xz"): path for path in sorted((book.folder / "evidence" / STORE).glob("*.v.xz"))}


def text(path):
    """Return the text of a stored file."""
    return lzma.decompress(path.read_bytes()).decode()


def lemmas(book, chapter):
    """Return the stored lemmas of a chapter: triples (name, statement, script)."""
    path = files(book).get(chapter)
    found = LEMMA.findall(text(path)) if path else []
    return [(name, statement, [line[2:] for line in script.splitlines()]) for statement, name, script in found]


def write(book, chapter, blocks):
    """Write the lemmas of a chapter, or none."""
    path = book.folder / "evidence" / STORE / f"{chapter}.v.xz"
    if not blocks:
        path.unlink(missing_ok=True)
        return
    parts = [HEADER.format(chapter=chapter)]
    for _, statement, script in blocks:
        parts.append("\n".join([statement, "Proof.", *(f"  {line}" for line in script), "Qed.\n"]))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(lzma.compress("\n".join(parts).encode(), preset=9))


@cache
def named_statements(path, changed):
    """Return the statements of a stored file, as of its last change, by the names of the lemmas."""
    return {name: statement for statement, name, _ in LEMMA.findall(text(path))}


def statements(book):
    """Return the statements that Coq accepts, by the id of the record."""
    texts = {}
    for path in files(book).values():
        texts |= named_statements(path, path.stat().st_mtime_ns)
    accepted = {name: line for name, line in book.evidence(STORE).items() if line["accepted"]}
    found = {name: texts.get(name_of(name), "") for name in accepted}
    return {name: text for name, text in found.items() if of_statement(text) == accepted[name]["statement"]}
