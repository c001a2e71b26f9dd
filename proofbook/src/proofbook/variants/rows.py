"""What became of the false variants of each row's formula: a joint that no author holds.

The control of a row is chosen by its author. Beside it stand variants that a program makes of the
formula: another constant or exponent, another relation, a hypothesis less. Those that are false at
a point, found without the provers, are given to the prover of the row, which must not accept them
(`variants.trying`).

`book/evidence/variants.json` keeps the counts under a digest of the formula, its hypotheses and its
prover, so that a formula that changes has none. `proofbook check` asks for those of every row;
`proofbook variants` tries what is missing, `proofbook variants --again` everything.
"""

import json

from proofbook import evidence

STORE = "variants"


def rows(records):
    """Return the checks of formulas that were found true, with those inside errata."""
    checks = [part for record in records for part in (record, record.get("proof", {}))]
    return [one for one in checks if one.get("verdict") == "proved" and "formula" in one]


def key(record):
    """Return the digest of what a row claims, and of who was asked."""
    about = [record["formula"], record.get("each", []), record["prover"]]
    return evidence.digest(json.dumps(about, sort_keys=True, ensure_ascii=False))


def told(counts):
    """Return counts in words.

    >>> told({"refuted": 7, "not proved": 1}), told({})
    ('8 false variants: 1 not proved, 7 refuted', 'no variant of it is false at a point')
    """
    total = sum(counts.values())
    if not total:
        return "no variant of it is false at a point"
    parts = [f"{number} {word}" for word, number in sorted(counts.items())]
    return f"{total} false variant{'s' * (total > 1)}: {', '.join(parts)}"


def with_counts(records, known):
    """Return records, those of formulas with a sentence on their false variants.

    Parameters
    ----------
    known : the counts by `key`.
    """
    return [with_count(record, known) for record in records]


def with_count(record, known):
    """Return a record, and the proof in it, with a sentence on its false variants."""
    if "proof" in record:
        record = record | {"proof": with_count(record["proof"], known)}
    if not rows([record | {"proof": {}}]) or key(record) not in known:
        return record
    return record | {"variants": told(known[key(record)])}


def faults(book, records):
    """Yield what is missing or wrong, a sentence a row.

    Parameters
    ----------
    records : as they are stored, in the words of the provers.
    """
    known = book.evidence(STORE)
    for record in rows(records):
        counts = known.get(key(record))
        if counts is None:
            yield f"{record['id']}: its false variants are not tried (`proofbook variants`)"
        elif counts.get("accepted"):
            yield f"{record['id']}: its prover accepts a false variant"
