"""Where each step stands beside the paper's line: it agrees, it was judged by eye,
or it is not compared.

A step *agrees* if SymPy's parser reads both its line and a claim, and finds them the same
(`proofbook.reading`), on a domain that is no smaller than the signs of its symbols or that a reader
has looked at. It is *judged by eye* if a reader compared the line with the claims as they stand,
perhaps with words in the claims file on how they relate (`reading = "..."`), or with the formal
theorem that covers it. Else it is *not compared*.

Who judged what, and when, stands in the store of `proofbook.reviewed`. A judgement of anything else
than stands there now does not count. `proofbook read --by NAME KEY ...` shows what is to be judged
and stores that it was read, key by key; without a key it lists what nobody has read.
"""

import sys

from proofbook import reading, reviewed
from proofbook.display import WORDS_READ

AGREES, JUDGED, NOT = WORDS_READ
SIGNS = ("real", "> 0", "≥ 0", ">= 0", "= 1, 2, …", "= 0, 1, …", "= 0, 1, 2, …", "= …, -1, 0, 1, …")


def key_of(statement, step, theorem=""):
    """Return the key of a judgement."""
    return " ".join(filter(None, (statement["label"], step["id"], theorem)))


def wanted(book, statements, checks, stated=()):
    """Return the digest that each judgement must have now, {key: digest}.

    Parameters
    ----------
    checks : the checks by (label, step).
    stated : the records of formulas that cells give to steps.
    """
    found = {}
    for statement in statements:
        for step in statement["steps"]:
            place = (statement["label"], step["id"])
            key = key_of(statement, step)
            records = checks.get(place, [])
            if records:
                found[key] = reviewed.seen_of_claims(book, step, judgeable(records))
            if runs := [record for record in records if reviewed.is_run(record)]:
                found[f"{key} {reviewed.CODE}"] = reviewed.seen_of_code(book, runs)
            if own := [one for one in stated if (one["statement"], one["step"]) == place]:
                found[f"{key} {reviewed.STATED}"] = reviewed.seen_of_claims(book, step, own)
            for formal in book.theorems.get(place, ()):
                found[key_of(statement, step, formal.theorem)] = reviewed.seen_of_theorem(
                    book, step, formal
                )
    return found


def judgeable(records):
    """Return the records that a reader compares with a line: those of a symbolic prover,
    if there are any.
    """
    return [record for record in records if record["prover"] in reading.SYMBOLIC] or records


def word(ledger, statement, step, valid):
    """Return where one step stands, given the keys of all judgements that are valid."""
    key = key_of(statement, step)
    if "formal" in step and all(
        key_of(statement, step, theorem) in valid for theorem in step["formal"]
    ):
        return JUDGED
    if "reading" not in step and is_read(ledger, statement, step, key in valid):
        return AGREES
    return JUDGED if key in valid else NOT


def beside(ledger, statement, step):
    """Return where a step of the paper stands beside its line, as a page says it:
    if a reader compared them, who and when.
    """
    found = ledger.lines[statement["label"], step["id"]]
    if found != JUDGED:
        return found
    theorems = step.get("formal", [])
    keys = [key_of(statement, step, theorem) for theorem in theorems] or [key_of(statement, step)]
    return ", ".join(dict.fromkeys(str(ledger.read[key]) for key in keys if key in ledger.read))


def is_read(ledger, statement, step, is_judged):
    """Tell whether a program finds a claim of a step to say its line,
    on a plain domain or one that was judged.
    """
    found = reading.dictionary(ledger.book)
    records = judgeable(ledger.checks.get((statement["label"], step["id"]), []))
    symbolic = [record for record in records if record["prover"] in reading.SYMBOLIC]
    chosen = [record for record in symbolic if is_judged or is_plain(record["domain"])]
    return any(reading.read(ledger, record, found).word == "agrees" for record in chosen)


def is_plain(domain):
    """Tell whether a domain only says of which sign symbols are,
    and which are integers from 0 or 1.
    """
    parts = [part.partition(" ") for part in domain.split("; ") if part]
    return all(name == "sequence" or rest in SIGNS for name, _, rest in parts)


def main(keys, ledger, by="", on=""):
    """Store that a reader has read what the keys are about, after showing each;
    or list what nobody has read.
    """
    now = ledger.wanted
    stored = reviewed.readings(ledger.book)
    unknown = [key for key in keys if key not in now]
    if unknown or (keys and not (by and on)):
        words = f"received {unknown}" if unknown else "and who reads them: --by NAME --on DATE"
        print(f"expected the keys of judgements, one by one: {words}", file=sys.stderr)
        return 1
    for key in keys:
        print(shown(ledger, key))
    kept = {key: one for key, one in stored.items() if key in now}
    if keys:
        reviewed.write(
            ledger.book, kept | {key: reviewed.Reading(by, on, now[key]) for key in keys}
        )
    else:
        read = reviewed.valid(stored, now)
        print("\n".join(key for key in now if key not in read))
    return 0


def shown(ledger, key):
    """Return what a judgement is about: the paper's line, and the claims or the theorem beside
    it.
    """
    label, name, *theorem = key.split()
    step = next(step for step in ledger.by_label[label]["steps"] if step["id"] == name)
    if theorem == [reviewed.CODE]:
        records = [record for record in ledger.checks[label, name] if reviewed.is_run(record)]
        beside = [
            f"{r['notebook']}.ipynb, cell {r['cell'] + 1}: {r['claim']}   [{r['domain']}]"
            for r in records
        ]
    elif theorem == [reviewed.STATED]:
        own = [one for one in ledger.stated if (one["statement"], one["step"]) == (label, name)]
        beside = [f"{one['claim']}   [{one['domain']}]" for one in own]
    elif theorem:
        formal = next(f for f in ledger.book.theorems[label, name] if f.theorem == theorem[0])
        beside = [formal.reading, formal.statement]
    else:
        records = judgeable(ledger.checks[label, name])
        beside = [
            step.get("reading", ""),
            *(f"{r.get('formal', r['claim'])}   [{r['domain']}]" for r in records),
        ]
    return "\n  ".join([key, step["paper"], *filter(None, beside)])
