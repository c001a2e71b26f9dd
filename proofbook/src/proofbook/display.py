"""How records are shown: a few words of text each in a notebook, and an HTML table in the book."""

from markupsafe import Markup

from proofbook.html import Row, joined, mathematics, table, typeset, verdict_class
from proofbook.strength import VERDICTS, deserved

WORDS_READ = ("agrees", "judged by eye", "not compared")
BESIDE = ("entry", "printed", "in this book")


def line(record):
    """Return a record as text: a line for each, two for a check, and one for each entry of a table.

    What a prover found reads so: whether a script is stored for it, the cell does not ask.
    """
    if record["type"] == "table":
        return "\n".join([record["title"], *map(entry_line, record["entries"])])
    name = f"{record['statement']} {record['step']}"
    if record["type"] == "erratum":
        return f"! {record['severity']} | {name} | {record['place']} | corrected: {record['corrected']}"
    if record["type"] == "misprint":
        return f"· misprint | {name} | {record['place']} | {record['written']} → {record['corrected']}"
    if record["type"] == "remark":
        return f"· remark | {name} | {record['place']} | {old(record)} → {record['suggested']}"
    if record["type"] == "sharp":
        return f"◆ sharp | {name} | printed {record['printed']}, the proof gives {record['proof_gives']}"
    record = deserved(record, {})
    parts = [f"{VERDICTS[record['verdict']][0]} {verdict(record)}", name, record["claim"]]
    below = [record["domain"], record["method"], record.get("trivial")]
    below += [f"at {at(record['witness'])}"] if "witness" in record else []
    below += [record["why"]] if "why" in record else []
    below += [f"control refuted at {at(record['control']['witness'])}"] if "control" in record else []
    return f"{' | '.join(parts)}\n    {' | '.join(filter(None, below))}"


def entry_line(entry):
    """Return an entry of a table as one line of text."""
    change = f" → {entry['believed']}" if entry["changed"] else ""
    return " | ".join(filter(None, (entry["row"], entry["column"], entry["printed"] + change, entry["conditions"])))


def verdict(record):
    """Return the verdict of a check, with the steps that it takes as given.

    >>> verdict({"verdict": "proved", "given": ["line-c", "thm:a bound"]})
    'proved, given line-c and thm:a bound'
    """
    return ", given ".join([record["verdict"], *filter(None, [" and ".join(record.get("given", []))])])


def old(record):
    """Return what stands in the paper: a quotation, or what the book takes the paper to say.

    >>> old({"written": "K"}), old({"read_as": "every K"})
    ('K', 'read as: every K')
    """
    return record["written"] if "written" in record else f"read as: {record['read_as']}"


def at(witness):
    """Return a witness in words: the point, its names sorted as they are stored, then the two sides."""
    point = ", ".join(f"{name} = {value}" for name, value in sorted(witness["point"].items()))
    sides = f"{witness['lhs']}, {witness['rhs']}" if "lhs" in witness else ""
    return ": ".join(filter(None, [point, sides]))


def html(records):
    """Return the records of a cell as HTML: tables side by side, or a table of verdicts, or both."""
    tables = [side_by_side(record) for record in records if record["type"] == "table"]
    verdicts = [record for record in records if record["type"] != "table"]
    return joined([*tables, verdict_table(verdicts)] if verdicts else tables)


def verdict_table(records):
    """Return the records as an HTML table: for each a row with its claim, and below it a row with the details."""
    return table(["step", "claim", "verdict"], map(row, records), wide=False)


def side_by_side(record):
    """Return a table of the paper as HTML, as printed and as the book has it."""
    return table(BESIDE, map(entry_row, record["entries"]), caption=record["title"], id=record["id"], wide=False)


def entry_row(entry):
    """Return an entry as a row, of class `erratum` if corrected, its conditions in small print."""
    ours = entry["believed"] if entry["changed"] else "the same"
    cells = (f"{entry['row']}: {entry['column']}", entry["printed"], ours)
    conditions = mathematics(entry["conditions"]) if entry["conditions"] else ""
    return Row(tuple(map(mathematics, cells)), "erratum" if entry["changed"] else "", conditions)


def row(record):
    """Return the row of a record, its details in small print."""
    color, claim, word, *details = CELLS[record["type"]](record)
    small = joined([typeset(detail) for detail in [*details, control(record)] if detail], " · ")
    cells = (record["step"], claim, word)
    return Row(cells, color, small, id=record["id"], classes={1: "claim", 2: "verdict"})


def check_cells(record):
    """Return the class of a check's row, its claim, its verdict, how it was found, and where it holds or fails."""
    details = [Markup("<b>checked</b> {}").format(mathematics(record["formal"]))] if "formal" in record else []
    details += [record["method"], record.get("trivial"), record["domain"], record.get("why")]
    details += [f"for example at {at(record)}"] if record.get("point") else []
    details += [f"fails at {at(record['witness'])}"] if "witness" in record else []
    details += [f"closest: {at(record['closest'])}"] if "closest" in record else []
    return verdict_class(record["verdict"]), mathematics(record["claim"]), verdict(record), *details


def erratum_cells(record):
    """Return the class of an erratum's row, the change, its severity, how the correction is proved, and where."""
    how = f"{record['proof']['verdict']}: {record['proof']['method']}"
    where = f"holds for {record['domain']}"
    changed = change(record, "suggested" if "suggested" in record else "corrected")
    reason = mathematics(record["reason"])
    return "erratum", changed, f"erratum: {record['severity']}", reason, how, record["place"], where


def sharp_cells(record):
    """Return the class of a sharp constant's row, the two constants, the word, how it is known, and where attained."""
    constants = f"printed {record['printed']}; the proof gives {record['proof_gives']}"
    return "sharp", constants, "sharp constant", record["how"], f"attained: {record['attained']}"


def misprint_cells(record):
    """Return the class of a misprint's row, the change, the word, that it was read, and where."""
    return "misprint", change(record), "misprint", f"read, not computed: {record['reason']}", record["place"]


def remark_cells(record):
    """Return the class of a remark's row, the change, the word, its reason, and where."""
    return "misprint", change(record, "suggested"), "remark", mathematics(record["reason"]), record["place"]


CELLS = {
    "check": check_cells,
    "erratum": erratum_cells,
    "sharp": sharp_cells,
    "misprint": misprint_cells,
    "remark": remark_cells,
}  # by type of record


def change(record, new="corrected"):
    """Return what is written, or how it is read, and what it should be."""
    return joined(map(mathematics, (old(record), record[new])), " → ")


def control(record):
    """Return the planted falsehood and where it was refuted, or nothing if there is none."""
    if "control" not in record:
        return ""
    planted, witness = record["control"]["planted"], record["control"]["witness"]
    return Markup("<b>control</b> {} fails at {}").format(mathematics(planted), at(witness))
