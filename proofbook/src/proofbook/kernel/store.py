"""What is kept of the search for proofs.

`book/evidence/kernel/<chapter>.v.xz` holds the lemmas of a chapter with their scripts, which are
slow to find. A script counts for the records that carry the digest of the statement which it
proves, and for no other; nothing that is written beside it makes a record accepted. A script is
tactics and nothing else (`scripts`). `proofbook coq records` shows that Coq accepts them.

What else is known of a statement stands in `book/evidence/kernel.json`, by its digest:

    id         a record with this statement
    axioms     what Coq prints that the proof rests on: "reals", also "integers" of the processor, or also its "floats"
    reason     why there is no script
"""  # noqa: E501

import lzma
import re
from functools import cache

from proofbook.kernel.scripts import fault, statement_fault
from proofbook.kernel.statement import digest

STORE = "kernel"
HEADER = """(* {chapter}: one lemma for each proved claim that Coq accepts; of a refuted claim, that it is false.
   The statements are made from the claims, the proofs were found by `python -m proofbook.kernel search`. *)
Require Import Kernel.Prelude.
Open Scope R_scope.
"""  # noqa: E501
LEMMA = re.compile(r"^(Lemma (\w+) : (.*)\.)\nProof\.\n((?:  .*\n)*)Qed\.$", re.MULTILINE)
HELPER = "__lemma_"  # in the name of a lemma that another one uses


def name_of(record_id):
    """Return the name of the lemma of a record."""
    name = re.sub(r"[^A-Za-z0-9]+", "_", record_id)
    return name if name[0].isalpha() else f"r_{name}"


def files(book):
    """Return the stored files by chapter."""
    return {
        path.name.removesuffix(".v.xz"): path
        for path in sorted((book.folder / "evidence" / STORE).glob("*.v.xz"))
    }


def text(path):
    """Return the text of a stored file."""
    return lzma.decompress(path.read_bytes()).decode()


def lemmas(book, chapter):
    """Return the stored lemmas of a chapter: triples (name, statement, script)."""
    path = files(book).get(chapter)
    found = LEMMA.findall(text(path)) if path else []
    return [
        (name, statement, [line[2:] for line in script.splitlines()])
        for statement, name, _, script in found
    ]


def write(book, chapter, blocks):
    """Write the lemmas of a chapter, or none."""
    path = book.folder / "evidence" / STORE / f"{chapter}.v.xz"
    if not blocks:
        path.unlink(missing_ok=True)
        return
    texts = (
        "\n".join([said, "Proof.", *(f"  {line}" for line in script), "Qed.\n"])
        for _, said, script in blocks
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(
        lzma.compress("\n".join([HEADER.format(chapter=chapter), *texts]).encode(), preset=9)
    )


def digest_of(statement):
    """Return the digest of a stored statement, whatever its name."""
    return digest(statement.partition(" : ")[2].removesuffix("."))


@cache
def statements_in(path, changed):
    """Return the statements of a stored file, as of its last change, by their digests."""
    return {
        digest(said): f"Lemma {name} : {said}." for _, name, said, _ in LEMMA.findall(text(path))
    }


def proved(book):
    """Return the statements that the stored scripts prove, by their digests."""
    found = [statements_in(path, path.stat().st_mtime_ns) for path in files(book).values()]
    return {n: said for statements in found for n, said in statements.items()}


def accepted(record, statements):
    """Tell whether a script is stored for the statement of a record, among those of `proved`."""
    return record.get("lemma") in statements


def wanted(book, records):
    """Yield the checks of which Coq is asked: those with a statement,
    but for rows of steps that a theorem covers.

    A step that a whole theorem of Coq proves stands on that theorem, and its rows need no lemmas.
    What an erratum is proved by, and what a sharp constant is, have words of their own, so they
    keep theirs.
    """
    found = list(records)
    for place, record in enumerate(found):
        is_sharp = found[place + 1 : place + 2] and found[place + 1]["type"] == "sharp"
        for check in (record, record.get("proof", {})):
            covered = (
                check is record
                and not is_sharp
                and (record["statement"], record.get("step")) in book.theorems
            )
            if "lemma" in check and not covered:
                yield check


def faults(chapter, source):
    """Return what must not stand in a stored file: anything but lemmas,
    each one statement with one tactic a line.
    """
    heading = HEADER.format(chapter=chapter)
    body = source.removeprefix(heading)
    found = []
    for _, name, said, script in LEMMA.findall(body):
        wrong = [statement_fault(said), *(fault(line) for line in script.splitlines())]
        found += [f"{name}: {why}" for why in wrong if why]
    left = LEMMA.sub("", body).strip()
    found += [f"besides lemmas: {left[:60]!r}"] if left else []
    return [f"{chapter}: {why}" for why in found]
