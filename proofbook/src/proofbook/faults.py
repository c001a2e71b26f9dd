"""What does not fit together: claims, records and tables of a book."""

import re
from collections import Counter
from graphlib import CycleError, TopologicalSorter

SPACES = re.compile(r"\\[ ,;:!]|\\(left|right)(?![A-Za-z])|\s|~")
WORDS = re.compile(r"\\text\{([^{}]*)\}")


def faults(book, records, tables):
    """Yield every fault of a book, a sentence each."""
    claims, chapters = book.claims, book.notebooks
    yield from claim_faults(claims)
    yield from record_faults(claims, records)
    yield from missing_records(claims, chapters, records)
    yield from misquotations(claims, records)
    yield from unknown_lines(claims, records)
    yield from table_faults(book, tables)
    yield from uncorrected_entries(tables, records)


def claim_faults(claims):
    """Yield what is wrong in the claims themselves."""
    labels = [statement["label"] for statement in claims]
    yield from (f"{label}: declared twice" for label in repeated(labels))
    for statement in claims:
        ids = [step["id"] for step in statement["step"]]
        yield from (f"{statement['label']} {step}: declared twice" for step in repeated(ids))
        unknown = sorted(set(statement["uses"]) - set(labels))
        yield from (f"{statement['label']}: uses the unknown label {label}" for label in unknown)
    try:
        TopologicalSorter({statement["label"]: statement["uses"] for statement in claims}).prepare()
    except CycleError as error:
        yield "uses has a cycle: " + " → ".join(error.args[1])


def record_faults(claims, records):
    """Yield what is wrong in the records: strays, repeated ids, checks without a control, unknown labels."""
    known = {(statement["label"], step["id"]) for statement in claims for step in statement["step"]}
    labels = {label for label, _ in known} | {statement["label"] for statement in claims}
    yield from (f"{name}: two records have this id" for name in repeated([record["id"] for record in records]))
    for record in records:
        name = f"{record['notebook']}, cell {record['cell']}, {record['statement']} {record['step']}"
        if (record["statement"], record["step"]) not in known:
            yield f"{name}: a record without a claim"
        if not controlled(record):
            yield f"{name}: a check without a refuted control"
        yield from (
            f"{name}: affects the unknown label {label}" for label in record.get("affects", []) if label not in labels
        )


def controlled(record):
    """Tell whether a record shows that its check can fail. Citations, misprints and remarks check nothing."""
    if record.get("kind") == "cited" or record["type"] in ("misprint", "remark"):
        return True
    control = record.get("control", {})
    return control.get("verdict") == "refuted" and bool(control.get("witness"))


def missing_records(claims, chapters, records):
    """Yield the claims of existing chapters that have no check."""
    checked = {(record["statement"], record["step"]) for record in records if record["type"] == "check"}
    for statement in claims:
        for step in statement["step"] if statement["chapter"] in chapters else []:
            if (statement["label"], step["id"]) not in checked:
                yield f"{statement['label']} {step['id']}: no record in {statement['chapter']}.ipynb"


def misquotations(claims, records):
    """Yield the errata and remarks that quote what the line of the paper, as the claims have it, does not say."""
    line = {(statement["label"], step["id"]): step["paper"] for statement in claims for step in statement["step"]}
    for record in records:
        key = (record["statement"], record["step"])
        if is_quotation(record) and key in line and not quotes(record["written"], line[key]):
            yield f"{record['id']}: quotes {record['written']!r}, but the line of the paper is {line[key]!r}"


def is_quotation(record):
    """Tell whether a record quotes the paper. An erratum that does not say what it touches does not quote yet."""
    return "written" in record and (record["type"] == "remark" or "touches" in record)


def quotes(words, line):
    r"""Tell whether words quote a line. Space does not matter, … stands for what is left out.

    >>> quotes(r"for all \(C \ge 1\)", r"x \text{ for all } C\ge 1"), quotes("a … d", "a b c d"), quotes("d … a", "a d")
    (True, True, False)
    """
    place, line = 0, bare(line)
    for part in map(bare, words.split("…")):
        place = line.find(part, place) + len(part)
        if not part or place < len(part):
            return False
    return True


def bare(text):
    r"""Return text without space, delimiters of formulas, sizes of brackets, and the command for words in a formula.

    >>> bare(r"\(x\, \le y\) for all"), bare(r"x \le y \text{ for all}")
    ('x\\leyforall', 'x\\leyforall')
    """
    return SPACES.sub("", WORDS.sub(r"\1", text.replace(r"\(", "").replace(r"\)", "")))


def given_lines(record):
    """Return the pairs (label, step) that a check takes as given."""
    for name in record.get("given", []):
        *label, step = name.split()
        yield (label[0] if label else record["statement"]), step


def unknown_lines(claims, records):
    """Yield what is wrong with the steps that checks take as given: unknown ones, and circles."""
    known = {(statement["label"], step["id"]) for statement in claims for step in statement["step"]}
    above = {}
    for record in records:
        above.setdefault((record["statement"], record["step"]), set()).update(given_lines(record))
    unknown = sorted({pair for pairs in above.values() for pair in pairs} - known)
    yield from (f"given {label} {step}: no such step" for label, step in unknown)
    try:
        TopologicalSorter(above).prepare()
    except CycleError as error:
        yield "given has a cycle: " + " → ".join(" ".join(pair) for pair in error.args[1])


def table_faults(book, tables):
    """Yield the tables that are missing, doubled or unknown, and their entries that are missing or unknown."""
    declared = {s["label"]: s for s in book.claims if s["kind"] == "table" and s["label"] != book.definitions}
    labels = [table["statement"] for table in tables]
    yield from (f"{label}: two tables side by side" for label in repeated(labels))
    yield from (f"{label}: not a table of the paper" for label in labels if label not in declared)
    wanted = [label for label, statement in declared.items() if statement["chapter"] in book.notebooks]
    yield from (f"{label}: no table side by side" for label in wanted if label not in labels)
    for table in tables:
        yield from entry_faults(declared.get(table["statement"], {}).get("step", []), table)


def entry_faults(declared, table):
    """Yield the entries of a table whose step is unknown, and the stated entries that it leaves out."""
    shown = [entry["step"] for entry in table["entries"]]
    known = [step["id"] for step in declared]
    stated = [step["id"] for step in declared if step["part"] == "statement"]
    yield from (f"{table['statement']} {step}: an entry without a claim" for step in shown if step not in known)
    yield from (f"{table['statement']} {step}: no entry side by side" for step in stated if step not in shown)


def uncorrected_entries(tables, records):
    """Yield the entries that differ from what is printed, but have no erratum."""
    corrected = {(record["statement"], record["step"]) for record in records if record["type"] == "erratum"}
    for table in tables:
        changed = [entry["step"] for entry in table["entries"] if entry["changed"]]
        missing = [step for step in dict.fromkeys(changed) if (table["statement"], step) not in corrected]
        yield from (f"{table['statement']} {step}: a corrected entry without an erratum" for step in missing)


def repeated(values):
    """Return the values that occur more than once, sorted."""
    return sorted(value for value, count in Counter(values).items() if count > 1)
