"""Records: what a cell says about one step of the paper, and how a list of them displays itself.

The last expression of a cell displays itself. Stored in the notebook are the records, one string of
JSON each, which the ledger collects, and a few words of text about each. Their HTML is made from
them when the book is built (`pages`).
"""

import json
import re

from proofbook import shown
from proofbook.display import line
from proofbook.errors import require

MIME = "application/vnd.proofbook.records+json"
# by prover; else by relation
KINDS = {"exhaustion": "exact", "numeric": "numeric", "simulation": "simulation"}
SETTLED = ("proved", "proved for these cases", "consistent")


class Verdicts:
    """A list of records that displays itself as a table."""

    def __init__(self, records):
        self.records = list(records)

    def __add__(self, other):
        return Verdicts(self.records + other.records)

    def __repr__(self):
        return "\n".join(line(record) for record in self.records)

    def _repr_mimebundle_(self, include=None, exclude=None):
        whole = Verdicts(shown.with_rest(self.records))
        return {"text/plain": repr(whole), MIME: [packed(record) for record in whole.records]}


def packed(record):
    """Return a record as one line of JSON."""
    return json.dumps(record, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def unpacked(output):
    """Return the records that an output of a notebook holds; none if it is of another kind."""
    return [json.loads(line) for line in output.get("data", {}).get(MIME, [])]


def chain(*verdicts):
    """Show several verdicts as one table."""
    return sum(verdicts, Verdicts([]))


def only(verdicts):
    """Return the single record of a check."""
    found = [
        record for record in verdicts.records if record["type"] == "check" and "control" in record
    ]
    require(
        len(found) == len(verdicts.records) == 1, "verdict", "one check with its control", verdicts
    )
    return found[0]


def heading(kind_of_record, statement, step, variant, kind=None):
    """Return the fields with which every record begins. The id is the anchor in the page."""
    suffixes = [
        kind if kind in KINDS.values() else "",
        variant,
        "" if kind_of_record == "check" else kind_of_record,
    ]
    parts = [statement, step, *filter(None, suffixes)]
    record = {"type": kind_of_record, "id": "--".join(slug(part) for part in parts)}
    record |= {"statement": statement, "step": step, "variant": variant}
    return record | ({"kind": kind} if kind else {})


def slug(text):
    """Return text as it may stand in an anchor."""
    return re.sub(r"[^A-Za-z0-9]+", "-", text).strip("-")
