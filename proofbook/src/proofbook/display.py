"""How records are shown: a few words of text each in a notebook, and an HTML table in the book."""

from markupsafe import Markup

from proofbook.html import Row, joined, mathematics, table, typeset, verdict_class
from proofbook.strength import VERDICTS, deserved

WORDS_READ = ("agrees", "judged by eye", "not compared")
BESIDE = ("entry", "printed", "in this book")


LINES = {
    "erratum": "! {severity} | {statement} {step} | {place} | corrected: {corrected}",
    "misprint": "· misprint | {statement} {step} | {place} | {written} → {corrected}",
    "remark": "· remark | {statement} {step} | {place} | {old} → {suggested}",
    "sharp": "◆ sharp | {statement} {step} | printed {printed}, the proof gives {proof_gives}",
}  # by type of record


def line(record):
    """Return a record as text: a line for each, two for a check, and one for each entry of a table.

    What a prover found reads so: whether a script is stored for it, the cell does not ask.
    """
    if record["type"] == "table":
        entries = [(e, f" → {e['believed']}" if e["changed"] else "") for e in record["entries"]]
        parts = [(e["row"], e["column"], e["printed"] + change, e["conditions"]) for e, change in entries]
        return "\n".join([record["title"], *(" | ".join(filter(None, part)) for part in parts)])
    if record["type"] in LINES:
        return LINES[record["type"]].format_map(record | {"old": old(record)})
    record = deserved(record, {})
    symbol, name = VERDICTS[record["verdict"]][0], f"{record['statement']} {record['step']}"
    below = [record["domain"], record["method"], record.get("trivial")]
    below += [f"at {at(record['witness'])}"] if "witness" in record else []
    below += [record["why"]] if "why" in record else []
    below += [f"control refuted at {at(record['control']['witness'])}"] if "control" in record else []
    return f"{symbol} {verdict(record)} | {name} | {record['claim']}\n    {' | '.join(filter(None, below))}"


def verdict(record):
    """Return the verdict of a check, with the steps that it takes as given."""
    return ", given ".join([record["verdict"], *filter(None, [" and ".join(record.get("given", []))])])


def old(record):
    """Return what stands in the paper: a quotation, or what the book takes the paper to say."""
    return record["written"] if "written" in record else f"read as: {record.get('read_as')}"


def at(witness):
    """Return a witness in words: the point, its names sorted as they are stored, then the two sides."""
    point = ", ".join(f"{name} = {value}" for name, value in sorted(witness["point"].items()))
    sides = f"{witness['lhs']}, {witness['rhs']}" if "lhs" in witness else ""
    return ": ".join(filter(None, [point, sides]))


def html(records):
    """Return the records of a cell as HTML: tables side by side, or a table of verdicts, or both."""
    tables = [side_by_side(record) for record in records if record["type"] == "table"]
    rows = [row(record) for record in records if record["type"] != "table"]
    return joined([*tables, table(["step", "claim", "verdict"], rows, wide=False)] if rows else tables)


def side_by_side(record):
    """Return a table of the paper as HTML, as printed and as the book has it: corrected rows are of class `erratum`."""
    rows = []
    for entry in record["entries"]:
        ours = entry["believed"] if entry["changed"] else "the same"
        cells = tuple(map(mathematics, (f"{entry['row']}: {entry['column']}", entry["printed"], ours)))
        conditions = mathematics(entry["conditions"]) if entry["conditions"] else ""
        rows.append(Row(cells, "erratum" if entry["changed"] else "", conditions))
    return table(BESIDE, rows, caption=record["title"], id=record["id"], wide=False)


def row(record):
    """Return the row of a record with its claim and its verdict, and the details in small print."""
    color, claim, word, *details = check_cells(record) if record["type"] == "check" else words_cells(record)
    small = joined([typeset(detail) for detail in [*details, control(record)] if detail], " · ")
    return Row((record["step"], claim, word), color, small, id=record["id"], classes={1: "claim", 2: "verdict"})


def check_cells(record):
    """Return the class of a check's row, its claim, its verdict, how it was found, and where it holds or fails."""
    details = [Markup("<b>checked</b> {}").format(mathematics(record["formal"]))] if "formal" in record else []
    details += [record["method"], record.get("trivial"), record["domain"], record.get("why")]
    details += [f"for example at {at(record)}"] if record.get("point") else []
    details += [f"fails at {at(record['witness'])}"] if "witness" in record else []
    details += [f"closest: {at(record['closest'])}"] if "closest" in record else []
    return verdict_class(record["verdict"]), mathematics(record["claim"]), verdict(record), *details


def words_cells(record):
    """Return the class of the row of a correction, the change, a word for it, its reason, and where it stands."""
    kind = record["type"]
    if kind == "sharp":
        constants = f"printed {record['printed']}; the proof gives {record['proof_gives']}"
        return "sharp", constants, "sharp constant", record["how"], f"attained: {record['attained']}"
    new = record["suggested" if "suggested" in record else "corrected"]
    changed = joined(map(mathematics, (old(record), new)), " → ")
    if kind == "misprint":
        return "misprint", changed, kind, f"read, not computed: {record['reason']}", record["place"]
    reason = mathematics(record["reason"])
    if kind == "remark":
        return "misprint", changed, kind, reason, record["place"]
    how, where = f"{record['proof']['verdict']}: {record['proof']['method']}", f"holds for {record['domain']}"
    return "erratum", changed, f"erratum: {record['severity']}", reason, how, record["place"], where


def control(record):
    """Return the planted falsehood and where it was refuted, or nothing if there is none."""
    if "control" not in record:
        return ""
    planted, witness = record["control"]["planted"], record["control"]["witness"]
    return Markup("<b>control</b> {} fails at {}").format(mathematics(planted), at(witness))
