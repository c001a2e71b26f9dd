"""What does not fit together: claims, records and tables of a book."""

import re
from collections import Counter
from graphlib import CycleError, TopologicalSorter

from proofbook import declared
from proofbook.records import slug

SPACES = re.compile(r"\\[ ,;:!]|\\(left|right)(?![A-Za-z])|\s|~")
WORDS = re.compile(r"\\text\{([^{}]*)\}")
# of a verdict, which no title gives; an optimal capacity is a name
JUDGING = re.compile(
    r"\b(proved|true|false|right|correct|sharp|tight|best possible|optimal(?! capacit))\b",
    re.IGNORECASE,
)


def faults(book, records, tables):
    """Yield every fault of a book, a sentence each."""
    steps = {
        (statement["label"], step["id"]): step
        for statement in book.claims
        for step in statement["step"]
    }
    yield from claim_faults(book.claims)
    yield from declared.faults(book.claims)
    yield from record_faults(book.claims, steps, records)
    checked = {place_of(record) for record in records if record["type"] == "check"}
    worded = {
        record["id"]: record
        for record in [*(r["proof"] for r in records if "proof" in r), *records]
    }
    for statement in (
        statement for statement in book.claims if statement["chapter"] in book.notebooks
    ):
        missing = [
            step["id"]
            for step in statement["step"]
            if (statement["label"], step["id"]) not in checked
        ]
        yield from (
            f"{statement['label']} {step}: no record in {statement['chapter']}.ipynb"
            for step in missing
        )
        yield from word_faults(statement, worded)
    for record in records:
        line = steps.get(place_of(record), {}).get("paper")
        # an old erratum does not
        quoted = "written" in record and (record["type"] == "remark" or "touches" in record)
        if quoted and line is not None and not quotes(record["written"], line):
            yield (
                f"{record['id']}: quotes {record['written']!r}, but the line of the paper is"
                f" {line!r}"
            )
    yield from unknown_lines(steps, records)
    corrected = {record["statement"] for record in records if record["type"] == "erratum"}
    for statement in book.claims:
        added = [entry["name"] for entry in statement.get("assumes", ()) if entry.get("added")]
        if added and statement["chapter"] in book.notebooks and statement["label"] not in corrected:
            yield (
                f"{statement['label']}: {', '.join(added)} is assumed by no line of the paper, and"
                " no erratum adds it"
            )
    yield from table_faults(
        book, tables, {place_of(record) for record in records if record["type"] == "erratum"}
    )


def word_faults(statement, records):
    """Yield the rows of a statement whose words in the claims no record has, or has otherwise."""
    for name, words in statement.get("words", {}).items():
        row = f"{slug(statement['label'])}--{name}"
        if row not in records:
            yield f"{row}: words without a record"
        elif not has_words(records[row], words):
            yield f"{row}: the claims file has other words; run the notebook again"


def has_words(record, words):
    """Tell whether a record has the words that the claims file has for it."""
    if isinstance(words, dict):
        words = (
            {"affects": [], "suggested": None}
            | words
            | {"affects": sorted(words.get("affects", []))}
        )
        return all((record.get(name) or None) == (value or None) for name, value in words.items())
    claim, *planted = [words] if isinstance(words, str) else words
    return record.get("claim") == claim and planted in (
        [],
        [record.get("control", {}).get("planted")],
    )


def place_of(record):
    """Return the label and the step that a record is about."""
    return record["statement"], record["step"]


def claim_faults(claims):
    """Yield what is wrong in the claims themselves."""
    labels = [statement["label"] for statement in claims]
    yield from (f"{label}: declared twice" for label in repeated(labels))
    for statement in claims:
        judging = JUDGING.findall(statement.get("title", ""))
        yield from (f"{statement['label']}: the title says {word}" for word in judging)
        ids = [step["id"] for step in statement["step"]]
        yield from (f"{statement['label']} {step}: declared twice" for step in repeated(ids))
        unknown = sorted(set(statement["uses"]) - set(labels))
        yield from (f"{statement['label']}: uses the unknown label {label}" for label in unknown)
    try:
        TopologicalSorter({statement["label"]: statement["uses"] for statement in claims}).prepare()
    except CycleError as error:
        yield "uses has a cycle: " + " → ".join(error.args[1])


def record_faults(claims, steps, records):
    """Yield what is wrong in the records: strays, repeated ids, checks without a control,
    unknown labels.
    """
    labels = {statement["label"] for statement in claims}
    yield from (
        f"{name}: two records have this id"
        for name in repeated([record["id"] for record in records])
    )
    for record in records:
        name = (
            f"{record['notebook']}, cell {record['cell']}, {record['statement']} {record['step']}"
        )
        if place_of(record) not in steps:
            yield f"{name}: a record without a claim"
        control = record.get("control", {})  # citations, misprints and remarks check nothing
        is_aside = record.get("kind") == "cited" or record["type"] in (
            "misprint",
            "remark",
            "stated",
        )
        if not (is_aside or (control.get("verdict") == "refuted" and control.get("witness"))):
            yield f"{name}: a check without a refuted control"
        unknown = [label for label in record.get("affects", []) if label not in labels]
        yield from (f"{name}: affects the unknown label {label}" for label in unknown)


def quotes(words, line):
    """Tell whether words quote a line. Space does not matter, … stands for what is left out."""
    place = 0
    line = bare(line)
    for part in map(bare, words.split("…")):
        place = line.find(part, place) + len(part)
        if not part or place < len(part):
            return False
    return True


def bare(text):
    """Return text without space, delimiters of formulas, sizes of brackets,
    and the command for words in a formula.
    """
    return SPACES.sub("", WORDS.sub(r"\1", text.replace(r"\(", "").replace(r"\)", "")))


def given_lines(record):
    """Return the pairs (label, step) that a check takes as given."""
    for name in record.get("given", []):
        if name.startswith("assumption "):  # declared, of no step
            continue
        *label, step = name.split()
        yield (label[0] if label else record["statement"]), step


def unknown_lines(steps, records):
    """Yield what is wrong with the steps that checks take as given: unknown ones, and circles."""
    above = {}
    for record in records:
        above.setdefault(place_of(record), set()).update(given_lines(record))
    unknown = sorted({pair for pairs in above.values() for pair in pairs} - set(steps))
    yield from (f"given {label} {step}: no such step" for label, step in unknown)
    try:
        TopologicalSorter(above).prepare()
    except CycleError as error:
        yield "given has a cycle: " + " → ".join(" ".join(pair) for pair in error.args[1])


def table_faults(book, tables, corrected):
    """Yield the tables that are missing, doubled or unknown, and what is wrong with their entries.

    An entry that differs from what is printed must be among the steps that an erratum has
    corrected.
    """
    declared = {
        s["label"]: s
        for s in book.claims
        if s["kind"] == "table" and s["label"] != book.definitions
    }
    labels = [table["statement"] for table in tables]
    yield from (f"{label}: two tables side by side" for label in repeated(labels))
    yield from (f"{label}: not a table of the paper" for label in labels if label not in declared)
    wanted = [
        label for label, statement in declared.items() if statement["chapter"] in book.notebooks
    ]
    yield from (f"{label}: no table side by side" for label in wanted if label not in labels)
    for label, entries in ((table["statement"], table["entries"]) for table in tables):
        parts = {step["id"]: step["part"] for step in declared.get(label, {}).get("step", [])}
        shown = [entry["step"] for entry in entries]
        changed = dict.fromkeys(entry["step"] for entry in entries if entry["changed"])
        found = [(step, "an entry without a claim") for step in shown if step not in parts]
        found += [
            (s, "no entry side by side")
            for s, part in parts.items()
            if part == "statement" and s not in shown
        ]
        found += [
            (s, "a corrected entry without an erratum")
            for s in changed
            if (label, s) not in corrected
        ]
        yield from (f"{label} {step}: {fault}" for step, fault in found)


def repeated(values):
    """Return the values that occur more than once, sorted."""
    return sorted(value for value, count in Counter(values).items() if count > 1)
