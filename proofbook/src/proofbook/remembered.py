"""What the stored record of a check still says when the check is made again.

A notebook that is run again has the records of its last run beside it. Three things are taken from
there, and nothing is believed:

- the order of the hypotheses, if they are the same: the proof that Coq accepted is for a statement
  in that order;
- the witness of the control: if the control certainly fails there, and both sides have the values
  that are stored, no search is needed;
- that no witness against the claim was found when it was stored: if a prover proves it again, none
  is looked for again. Where none does, the search is made; so it is wherever a notebook is run in
  order to be stored.

That z3 found no counterexample is not taken from there: nothing in a record shows it. It is asked
again, and so is whether a prover would prove the control if it looked for no witness.
"""

import os
from dataclasses import replace

from proofbook.enclosure import decimal
from proofbook.outcome import Refuted
from proofbook.records import SETTLED
from proofbook.replay import at_witness, is_refuted
from proofbook.stored import part, stored

RERUN = "PROOFBOOK_RERUN"  # set where a notebook is run in order to be stored


def in_order(claim, records):
    """Return a claim with its hypotheses in the order of a stored record, if they are the same.

    Parameters
    ----------
    records : the stored records of the check.
    """
    now = part("given", claim)["given"]
    for record in records:
        before = record.get("formula", {}).get("given", [])
        if before != now and sorted(before) == sorted(now):
            left = list(zip(now, claim.given, strict=True))
            return replace(claim, given=tuple(taken(text, left) for text in before))
    return claim


def taken(text, left):
    """Take the hypothesis that is stored as a text from a list of pairs."""
    place = [known for known, _ in left].index(text)
    return left.pop(place)[1]


def searched_before(claim, records):
    """Tell whether a record says that this claim was settled, so that no witness was found."""
    written = stored(claim)
    settled = [record for record in records if record["verdict"] in SETTLED]
    return RERUN not in os.environ and any(one.get("formula") == written for one in settled)


def kept_values(values, records):
    """Return what a record keeps of the values that an enumeration compared, or nothing.

    A notebook that was stored before such values were kept has none, and is compared as it is until
    it is run to be stored again (`RERUN` in the environment).
    """
    is_old = bool(records) and not any("values" in record for record in records)
    return {} if not values or (is_old and RERUN not in os.environ) else {"values": values}


def refuted_before(claim, control, edit, records):
    """Return Refuted with the stored witness of a control, if it certainly fails there; else None.

    Parameters
    ----------
    claim, control : claims about formulas.
    edit : in what they differ, as a record stores it.
    records : the stored records of the check.
    """
    for record in records:
        before = record.get("control", {})
        witness = before.get("witness", {})
        is_it = record.get("formula") == stored(claim) and before.get("edit") == edit
        if is_it and fails_there(control, witness):
            return Refuted("the witness of the stored record", control.domain, witness)
    return None


def fails_there(control, witness):
    """Tell whether a control certainly fails at a stored witness, where its sides are as stored."""
    found = at_witness(control, witness.get("point", {}))
    if found is None or not is_refuted(*found):
        return False
    whole, values = found
    lhs, rhs = (decimal(side, values) for side in (whole.lhs, whole.rhs))
    return witness == {"point": witness["point"], "lhs": lhs, "rhs": rhs}
