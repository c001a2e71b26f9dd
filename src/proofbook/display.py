"""How records are shown: a line of text each, and an HTML table."""

from markupsafe import Markup

from proofbook.html import Row, joined, mathematics, table, verdict_class

SYMBOLS = {
    "proved": "✓",
    "proved for these cases": "⊞",
    "consistent": "≈",
    "undecided": "?",
    "assumed": "†",
    "refuted": "✗",
}


def line(record):
    """Return a record as one line of text."""
    name = f"{record['statement']} {record['step']}"
    if record["type"] == "erratum":
        return f"! {record['severity']} | {name} | {record['place']} | corrected: {record['corrected']}"
    if record["type"] == "misprint":
        return f"· misprint | {name} | {record['place']} | {record['written']} → {record['corrected']}"
    if record["type"] == "sharp":
        return f"◆ sharp | {name} | printed {record['printed']}, the proof gives {record['proof_gives']}"
    parts = [f"{SYMBOLS[record['verdict']]} {record['verdict']}", name, record["method"]]
    parts += [f"at {at(record['witness'])}"] if "witness" in record else []
    parts += [record["why"]] if "why" in record else []
    parts += [f"control refuted at {at(record['control']['witness'])}"] if "control" in record else []
    return " | ".join(parts)


def at(witness):
    """Return a witness in words: the point, then the two sides."""
    point = ", ".join(f"{name} = {value}" for name, value in witness["point"].items())
    sides = f"{witness['lhs']}, {witness['rhs']}" if "lhs" in witness else ""
    return ": ".join(filter(None, [point, sides]))


def verdict_table(records):
    """Return the records as an HTML table: for each a row with its claim, and below it a row with the details."""
    return table(["step", "claim", "verdict"], map(row, records), wide=False)


def row(record):
    """Return the row of a record, its details in small print."""
    kinds = {"check": check_cells, "erratum": erratum_cells, "sharp": sharp_cells, "misprint": misprint_cells}
    color, claim, word, *details = kinds[record["type"]](record)
    small = joined([typeset(detail) for detail in [*details, control(record)] if detail], " · ")
    cells = (record["step"], claim, word)
    return Row(cells, color, small, id=record["id"], classes={1: "claim", 2: "verdict"})


def typeset(detail):
    """Return a detail, as mathematics if it holds LaTeX."""
    return mathematics(detail) if r"\(" in detail and not isinstance(detail, Markup) else detail


def check_cells(record):
    """Return the class of a check's row, its claim, its verdict, how it was found, and where it holds or fails."""
    details = [record["method"], record["domain"], record.get("why")]
    details += [f"for example at {at(record)}"] if record.get("point") else []
    details += [f"fails at {at(record['witness'])}"] if "witness" in record else []
    details += [f"closest: {at(record['closest'])}"] if "closest" in record else []
    return verdict_class(record["verdict"]), mathematics(record["claim"]), record["verdict"], *details


def erratum_cells(record):
    """Return the class of an erratum's row, the change, its severity, how the correction is proved, and where."""
    how = f"{record['proof']['verdict']}: {record['proof']['method']}"
    where = f"holds for {record['domain']}"
    return "erratum", change(record), f"erratum: {record['severity']}", how, record["place"], where


def sharp_cells(record):
    """Return the class of a sharp constant's row, the two constants, the word, how it is known, and where attained."""
    constants = f"printed {record['printed']}; the proof gives {record['proof_gives']}"
    return "sharp", constants, "sharp constant", record["how"], f"attained: {record['attained']}"


def misprint_cells(record):
    """Return the class of a misprint's row, the change, the word, that it was read, and where."""
    return "misprint", change(record), "misprint", f"read, not computed: {record['reason']}", record["place"]


def change(record):
    """Return what is written and what it should be."""
    return joined(map(mathematics, (record["written"], record["corrected"])), " → ")


def control(record):
    """Return the planted falsehood and where it was refuted, or nothing if there is none."""
    if "control" not in record:
        return ""
    planted, witness = record["control"]["planted"], record["control"]["witness"]
    return Markup("<b>control</b> {} fails at {}").format(mathematics(planted), at(witness))
