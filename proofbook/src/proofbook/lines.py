"""Where each step stands beside the paper's line: it agrees, it was judged by eye, or it is not compared.

A step *agrees* if SymPy's parser reads both its line and a claim, and finds them the same (`proofbook.reading`), on a
domain that is no smaller than the signs of its symbols or that a reader has looked at. It is *judged by eye* if a
reader compared the line with the claims as they stand, perhaps with words in the claims file on how they relate
(`reading = "..."`), or with the formal theorem that covers it. Else it is *not compared*.

A judgement is about one line and one claim or theorem. `book/stamps.toml` holds the digest of what was judged: of the
line, the words, and the formulas with their domains ("label step"), or the closed statement of the theorem with its
definitions ("label step theorem"). A judgement of anything else does not count. `proofbook read KEY ...` shows what is
to be judged and stamps the keys that it is given, one by one; without a key it lists what has no stamp.
"""

import json
import sys

import tomli_w

from proofbook import evidence, reading
from proofbook.display import WORDS_READ

STORE = "stamps.toml"
AGREES, JUDGED, NOT = WORDS_READ
SIGNS = ("real", "> 0", "≥ 0", ">= 0", "= 1, 2, …", "= 0, 1, …", "= 0, 1, 2, …", "= …, -1, 0, 1, …")


def stamps(book):
    """Return the stamps of a book, {key: digest}."""
    return evidence.toml(book.folder / STORE)


def digest(*parts):
    """Return a digest of what was judged."""
    return evidence.digest(json.dumps(parts))


def of_claims(step, records):
    """Return the digest of a judgement on claims: of its words, the paper's line, and the formulas with domains."""
    formulas = [[record["id"], record.get("formal", record["claim"]), record["domain"]] for record in records]
    return digest(step.get("reading", ""), step["paper"], formulas)


def key_of(statement, step, theorem=""):
    """Return the key of a judgement."""
    return " ".join(filter(None, (statement["label"], step["id"], theorem)))


def wanted(book, statements, checks):
    """Return the digest that each judgement must have now, {key: digest}: of what covers a step, and of its checks."""
    found = {}
    for statement in statements:
        for step in statement["steps"]:
            records = checks.get((statement["label"], step["id"]), [])
            if records:
                found[key_of(statement, step)] = of_claims(step, judgeable(records))
            for formal in book.theorems.get((statement["label"], step["id"]), ()):
                said = (formal.reading, step["paper"], formal.theorem, formal.digest, sorted(formal.names.items()))
                found[key_of(statement, step, formal.theorem)] = digest(*said)
    return found


def judgeable(records):
    """Return the records that a reader compares with a line: those of a symbolic prover, if there are any."""
    return [record for record in records if record["prover"] in reading.SYMBOLIC] or records


def word(ledger, statement, step, valid):
    """Return where one step stands, given the keys of all judgements that are valid."""
    key = key_of(statement, step)
    if "formal" in step and all(key_of(statement, step, theorem) in valid for theorem in step["formal"]):
        return JUDGED
    if "reading" not in step and is_read(ledger, statement, step, key in valid):
        return AGREES
    return JUDGED if key in valid else NOT


def is_read(ledger, statement, step, is_judged):
    """Tell whether a program finds a claim of a step to say its line, on a plain domain or one that was judged."""
    found = reading.dictionary(ledger.book)
    records = judgeable(ledger.checks.get((statement["label"], step["id"]), []))
    symbolic = [record for record in records if record["prover"] in reading.SYMBOLIC]
    chosen = [record for record in symbolic if is_judged or is_plain(record["domain"])]
    return any(reading.read(ledger, record, found).word == "agrees" for record in chosen)


def is_plain(domain):
    """Tell whether a domain only says of which sign symbols are, and which are integers from 0 or 1."""
    parts = [part.partition(" ") for part in domain.split("; ") if part]
    return all(name == "sequence" or rest in SIGNS for name, _, rest in parts)


def main(keys, ledger):
    """Stamp the judgements with the given keys, after showing what each is about; or list those without a stamp."""
    now, stored = wanted(ledger.book, ledger.statements, ledger.checks), stamps(ledger.book)
    unknown = [key for key in keys if key not in now]
    if unknown:
        print(f"expected the keys of judgements, one by one: received {unknown}", file=sys.stderr)
        return 1
    for key in keys:
        print(shown(ledger, key))
    stored = {key: value for key, value in stored.items() if key in now} | {key: now[key] for key in keys}
    if keys:
        head = "# What each judgement by eye is about: see proofbook.lines, which writes this file.\n"
        text = tomli_w.dumps(dict(sorted(stored.items())))
        (ledger.book.folder / STORE).write_text(head + text, encoding="utf-8")
    else:
        print("\n".join(key for key in now if stored.get(key) != now[key]))
    return 0


def shown(ledger, key):
    """Return what a judgement is about: the paper's line, and the claims or the theorem beside it."""
    label, name, *theorem = key.split()
    step = next(step for step in ledger.by_label[label]["steps"] if step["id"] == name)
    if theorem:
        formal = next(f for f in ledger.book.theorems[label, name] if f.theorem == theorem[0])
        beside = [formal.reading, formal.statement]
    else:
        records = judgeable(ledger.checks[label, name])
        beside = [step.get("reading", ""), *(f"{r.get('formal', r['claim'])}   [{r['domain']}]" for r in records)]
    return "\n  ".join([key, step["paper"], step["says"], *filter(None, beside)])
