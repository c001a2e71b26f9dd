"""How records are shown: a few words of text each in a notebook, and an HTML table in the book."""

from proofbook.evidence import PACKAGED, toml
from proofbook.html import rendered, shared, verdict_class
from proofbook.strength import VERDICTS, deserved

WORDS_READ = ("agrees", "judged by eye", "not compared")
BESIDE = ("entry", "printed", "in this book")
LINES = toml(PACKAGED / "records.toml")  # by type of record


def line(record):
    """Return a record as text: a line for each, two for a check, and one for each entry of a table.

    What a prover found reads so: whether a script is stored for it, the cell does not ask.
    """
    if record["type"] == "table":
        entries = [(e, f" → {e['believed']}" if e["changed"] else "") for e in record["entries"]]
        parts = [
            (e["row"], e["column"], e["printed"] + change, e["conditions"]) for e, change in entries
        ]
        return "\n".join([record["title"], *(" | ".join(filter(None, part)) for part in parts)])
    if record["type"] in LINES:
        return LINES[record["type"]].format_map(record | {"old": old(record)})
    record = deserved(record, {})
    symbol = VERDICTS[record["verdict"]][0]
    name = f"{record['statement']} {record['step']}"
    below = [record["domain"], record["method"], record.get("trivial")]
    below += [f"at {at(record['witness'])}"] if "witness" in record else []
    below += [record["why"]] if "why" in record else []
    below += (
        [f"control refuted at {at(record['control']['witness'])}"] if "control" in record else []
    )
    return (
        f"{symbol} {verdict(record)} | {name} | {record['claim']}\n   "
        f" {' | '.join(filter(None, below))}"
    )


@shared
def verdict(record):
    """Return the verdict of a check, with what it assumes, and with what it takes as given."""
    word = " ".join(filter(None, [record["verdict"], "; ".join(record.get("assumes", []))]))
    return ", given ".join([word, *filter(None, [" and ".join(record.get("given", []))])])


@shared
def old(record):
    """Return what stands in the paper: a quotation, or what the book takes the paper to say."""
    return record["written"] if "written" in record else f"read as: {record.get('read_as')}"


@shared
def at(witness):
    """Return a witness in words: the point, its names sorted as they are stored,
    then the two sides.
    """
    point = ", ".join(f"{name} = {value}" for name, value in sorted(witness["point"].items()))
    sides = f"{witness['lhs']}, {witness['rhs']}" if "lhs" in witness else ""
    return ": ".join(filter(None, [point, sides]))


def html(records):
    """Return the records of a cell as HTML: tables side by side, or a table of verdicts, or
    both.
    """
    rows = [(record, *row(record)) for record in records if record["type"] != "table"]
    return rendered("records.html", records=records, rows=rows, beside=BESIDE)


def row(record):
    """Return the class of a row, its claim or the better one, a word for it,
    and the details in small print.
    """
    kind = record["type"]
    if kind == "check":
        details = [record["method"], record.get("trivial"), record["domain"], record.get("why")]
        details += [f"for example at {at(record)}"] if record.get("point") else []
        details += [f"fails at {at(record['witness'])}"] if "witness" in record else []
        details += [f"closest: {at(record['closest'])}"] if "closest" in record else []
        return verdict_class(record["verdict"]), record["claim"], verdict(record), details
    if kind == "sharp":
        constants = f"printed {record['printed']}; the proof gives {record['proof_gives']}"
        return (
            "sharp",
            constants,
            "sharp constant",
            [record["how"], f"attained: {record['attained']}"],
        )
    if kind == "stated":
        return "assumed", record["claim"], "stated: see its step", [record["domain"]]
    new = record["suggested" if "suggested" in record else "corrected"]
    place = record["place"]
    if kind == "erratum":
        how = f"{record['proof']['verdict']}: {record['proof']['method']}"
        where = f"holds for {record['domain']}"
        return "erratum", new, f"erratum: {record['severity']}", [how, place, where]
    return (
        "misprint",
        new,
        kind,
        [f"read, not computed: {record['reason']}"] * (kind == "misprint") + [place],
    )
