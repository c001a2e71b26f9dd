"""What each check of a book rests on: the links between its stored records, followed to their
ends.
"""

from proofbook.declared import assumptions
from proofbook.links import Chains, LinkError


def standings(book, records, read=()):
    """Return what each check with a formula rests on, by its id, and the faults of the links,
    a list of sentences.

    Parameters
    ----------
    records : the records of a book, as the provers left them.
    read : the ids of stated claims that a reader has compared with their steps.
    """
    checks = {one["id"]: one for one in records if one["type"] in ("check", "stated")}
    for one in records:
        if "proof" in one:  # the corrected claim, which has the place of the claim as printed
            checks[proof_of(one)] = one["proof"] | {"id": proof_of(one)}
    lines = {
        (one["label"], step["id"]): step["paper"] for one in book.claims for step in one["step"]
    }
    given = given_elsewhere(book, list(checks.values())) & set(read)
    chains = Chains(checks, assumptions(book.claims), lines, given)
    found = {}
    faults = []
    for key, record in checks.items():
        if "formula" not in record or (record["type"], record["verdict"]) != ("check", "proved"):
            continue
        try:
            found[key] = chains.standing(key)
        except LinkError as error:
            faults.append(str(error))
    return found, list(dict.fromkeys(faults))


def proof_of(record):
    """Return the id by which the proof in an erratum is known."""
    return f"{record['id']}--proof"


def given_elsewhere(book, records):
    """Return the ids of stated claims whose steps a whole theorem of Coq covers,
    or the literature has.
    """
    cited = {(one["statement"], one["step"]) for one in records if one.get("kind") == "cited"}
    known = cited | set(book.theorems)
    return {
        one["id"]
        for one in records
        if one["type"] == "stated" and (one["statement"], one["step"]) in known
    }
