"""The stored scripts: each proves one statement, and counts for the records that carry its digest, and for no other.

A chapter's lemmas stand in `book/evidence/kernel/<chapter>.v`. Nothing that is written beside them makes a record
accepted: only a script does, whose statement has the digest of the record. That Coq accepts the scripts is seen by
`python -m proofbook.kernel records`.
"""

import re

from proofbook.kernel.statement import digest

FORBIDDEN = re.compile(
    r"\b(Admitted|admit|give_up|Axioms?|Parameters?|Conjecture|Hypothes[ie]s|Variables?|Context|Declare|Unset|bypass_check|"
    r"Load|Require|Export|Import|Opaque|Transparent|Extract|Redirect|Drop|Cd|Add|Abort|Module|Section|Definition|Fixpoint|"
    r"Notation|Ltac|Program|Instance|Canonical|Coercion)\b|-type-in-type|#\["
)  # in a chapter, after its heading
HEADING = re.compile(r"\A\(\*[^*]*\*\)\nRequire Import Kernel\.Prelude\.\nOpen Scope R_scope\.\n\n?")
LEMMA = re.compile(r"^(Lemma (\w+) : (.*)\.)\nProof\.\n((?:  .*\n)*)Qed\.$", re.MULTILINE)


def sources(book):
    """Return the folder of the stored lemmas."""
    return book.folder / "evidence" / "kernel"


def chapters(book):
    """Return the chapters with lemmas, those with the longest files first."""
    found = (path for path in sources(book).glob("*.v") if path.stem != "Prelude")
    return [path.stem for path in sorted(found, key=lambda path: -path.stat().st_size)]


def proofs_in(path):
    """Return the lemmas of a stored file: triples (name, statement, script)."""
    found = LEMMA.findall(path.read_text(encoding="utf-8")) if path.exists() else []
    return [(name, statement, [line[2:] for line in script.splitlines()]) for statement, name, _, script in found]


def proved(book):
    """Return what the stored scripts prove: the digests of the statements, each with its chapter and its lemma."""
    texts = {chapter: (sources(book) / f"{chapter}.v").read_text(encoding="utf-8") for chapter in chapters(book)}
    return {digest(said): (chapter, name) for chapter in texts for _, name, said, _ in LEMMA.findall(texts[chapter])}


def accepted(record, digests):
    """Tell whether a script is stored for the statement of a record.

    >>> accepted({"lemma": "77fd"}, {"77fd"}), accepted({"lemma": "none: no Coq for gamma"}, {"77fd"}), accepted({}, {})
    (True, False, False)
    """
    return record.get("lemma") in digests


def faults(path):
    """Return what must not stand in a stored file: anything but lemmas with whole proofs."""
    text = path.read_text(encoding="utf-8")
    heading = HEADING.match(text)
    body = text[heading.end() :] if heading else text
    found = [] if heading else ["another heading"]
    found += [f"{match.group()!r}" for match in FORBIDDEN.finditer(body)]
    left = LEMMA.sub("", body).strip()
    return [f"{path.name}: {fault}" for fault in [*found, *([f"besides lemmas: {left[:60]!r}"] if left else [])]]
