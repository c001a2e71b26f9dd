"""The words of verdicts, and what forces the strong ones.

A record says `proved` of whatever its prover found. That word is kept only if a script is stored
for the statement of the record (`kernel.store`): as soon as the script or the claim is another, the
record reads "found by z3", by whatever program found it. A claim whose two sides are one
expression, or which is among its own hypotheses, is called that. And a claim with a hypothesis that
nobody gives *assumes* it, whatever was found (`links`). So the words are made where records are
shown or counted, and a cell need not run again when Coq accepts its claim.
"""

from itertools import pairwise

from proofbook.evidence import PACKAGED, toml
from proofbook.hypotheses import loose
from proofbook.kernel.store import accepted

BY_EYE = "proved (Coq, read by eye)"
DEFINITION = "definition"
# a hypothesis that is neither a definition nor declared nor the claim of another check
ASSUMES = "assumes"
FOUND = ("found by balls", "found by z3", "found by SymPy")
# what `claim.triviality` says
SAME = "identical sides"
GIVEN = "a hypothesis"
VERDICTS = {word: tuple(told) for word, told in toml(PACKAGED / "verdicts.toml").items()}
STRENGTH = tuple(VERDICTS)
PROOFS = STRENGTH[: STRENGTH.index("proved") + 1]
# of a record: a program says that the claim holds on its whole domain
WHOLE = ("proved", *FOUND, SAME, GIVEN)
HOLDS = (*WHOLE, "proved for these cases", "consistent")  # of a record
# by words of the method
FINDERS = {"ball": "balls", "integer": "balls", "SymPy": "SymPy", "derivative": "SymPy"}


def worded(records, statements, standings=None):
    """Return records, in the order of their cells, with the words that they deserve.

    Parameters
    ----------
    statements : the formal statements that stored scripts prove, by their digests.
    standings : what each check rests on, by its id (`standing`); without them, what its own record
        says.
    """
    found = [deserved(record, statements, standings or {}) for record in records]
    for (_, check), (place, record) in pairwise(enumerate(found)):
        if record["type"] == "sharp":  # it stands behind the check that it is made of
            found[place] = record | {"how": f"{check['verdict']}: {check['method']}"}
    return found


def deserved(record, statements, standings=(), key=""):
    """Return a record, and the proof in it if it is an erratum, with the word that it deserves.

    Parameters
    ----------
    key : the name of the record among the standings, if that is not its id: that of the proof in an
        erratum.
    """
    if "proof" in record:
        proof = deserved(record["proof"], statements, standings, f"{record['id']}--proof")
        record = record | {"proof": proof}
    if record.get("verdict") != "proved":
        return record
    standing = dict(standings).get(key or record["id"]) or {"assumes": loose(record), "rests": []}
    trivial = record.get("trivial") or (GIVEN if standing.get("among") else "")
    word = trivial or ("proved" if accepted(record, statements) else found_by(record["method"]))
    # the formula that a theorem of Coq, or the literature, gives to the step of the check itself
    own = f"{record['statement']} {record['step']}"
    given = [*record.get("given", []), *(name for name in standing["rests"] if name != own)]
    rests = {"given": list(dict.fromkeys(given))} if given else {}
    rests |= {"where": standing["where"]} if standing.get("where") else {}
    if standing["assumes"]:
        return record | rests | {"verdict": ASSUMES, "found": word, "assumes": standing["assumes"]}
    return record | rests | {"verdict": word}


def found_by(method):
    """Return the word for what a prover found by a method, and Coq has not accepted."""
    method = method.partition(", using")[0]
    finder = next((program for word, program in FINDERS.items() if word in method), "z3")
    return f"found by {finder}"
