"""The ledger: every claim of the paper beside the records that check it.

`python -m proofbook.ledger` reads `claims.toml` and the stored outputs of `book/*.ipynb`, compares the two, and
writes `_build/ledger.json`, from which the report pages are made. It stops with a list of faults if a claim of an
existing chapter has no record, a record no claim, a check no control, if an entry of a table is missing, unknown or
corrected without an erratum, or if `uses` has a cycle or an unknown label.

**The file** (`ledger.schema.json` says it formally). `schema` is 1. Lists follow the order of `claims.toml`.

    statements  label, printed, kind, title, chapter, issue, uses; computed: status, weakest, rests_on;
                steps: id, part, paper, says; computed: verdict
    records     checks: id, statement, printed, step, variant, kind, prover, method, verdict, claim, formal?, domain,
                witness | why | closest, control {planted, formal?, verdict, witness}, notebook, cell
    errata      id, statement, printed, step, severity, place, written, witness, corrected, domain, proof (a check),
                control (that of the proof), affects, notebook, cell
    misprints   id, statement, printed, step, place, written, corrected, reason, notebook, cell
    sharp       id, statement, printed_number, step, printed, proof_gives, how, attained, control, notebook, cell
    tables      id, statement, printed, title, notebook, cell; entries: step, row, column, printed, believed, order,
                changed, conditions

Where `claim` is in words, `formal` is the expression that the prover saw (not for functions of a case). Errata are
computed, misprints were only read. In `sharp`, `printed` is the printed constant. `notebook` and `id` make the link
`notebook.html#id`. In `tables`, each entry names the step under which its checks and errata stand, and `changed` tells
whether the book believes something else than the paper prints. The table of notation has no such record.

**Verdict of a step.** Refuted if any of its checks is; but if an erratum corrects the step, the verdict of the
corrected check counts. Otherwise the best verdict among checks of one variant, and the worst among variants.
A simulation beside checks of other kinds is an illustration: unless it refutes, it does not count. Nor does a check
that tells how sharp a claim is: its variant begins with "worst case" (a search) or "slope" (a measured exponent).
From strong to weak: proved, proved for these cases, consistent, assumed, undecided, refuted.

**Status of a statement**, the first that applies:

    open                     its chapter does not exist yet
    fails                    a step is refuted, and no erratum corrects it
    open                     a step is undecided
    holds with a correction  every step holds, some of them as corrected by an erratum
    assumed                  the relations it states are only cited
    holds                    every step holds

`weakest` is the weakest verdict among the steps: `holds` with weakest `consistent` is not a proof. `rests_on` lists,
by status, the statements it uses, directly or not, that do not simply hold.
"""

import argparse
import json
import sys
import tomllib
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from proofbook.check import MIME, SCHEMA
from proofbook.tables import TABLE_MIME, TABLE_SCHEMA

NOTATION = "tab:notation-global"  # a table of definitions, not of orders
WORST = "worst case"  # begins the variant of a check that searches for the worst instance
SLOPE = "slope"  # begins the variant of a check that measures an exponent
STRENGTH = ("proved", "proved for these cases", "consistent", "assumed", "undecided", "refuted")


class LedgerError(ValueError):
    """Claims and records do not fit together. The message lists every fault."""


def make_ledger(root):
    """Return the ledger of a repository.

    Parameters
    ----------
    root : folder with `claims.toml` and `book/`.

    Raises
    ------
    LedgerError : with all faults, one a line.
    """
    claims = read_claims(root / "claims.toml")
    chapters = {path.stem for path in (root / "book").glob("*.ipynb")}
    paths = sorted((root / "book").glob("*.ipynb"))
    records = [record for path in paths for record in read_notebook(path)]
    tables = [table for path in paths for table in read_tables(path)]
    faults = [*claim_faults(claims), *record_faults(claims, records), *missing_records(claims, chapters, records)]
    faults += [*table_faults(claims, chapters, tables), *uncorrected_entries(tables, records)]
    if faults:
        raise LedgerError("\n".join(faults))
    return assemble(claims, chapters, records) | {"tables": numbered(tables, claims)}


def read_claims(path):
    """Return the statements of `claims.toml`."""
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    if content.get("schema") != SCHEMA:
        raise LedgerError(f"{path.name}: expected schema {SCHEMA}, received {content.get('schema')}")
    return content["statement"]


def read_notebook(path):
    """Return the records stored in a notebook's outputs, each with the notebook's name and the number of its cell."""
    return [
        {**record, "notebook": path.stem, "cell": number}
        for number, bundle in stored(path, MIME, SCHEMA)
        for record in bundle["records"]
    ]


def read_tables(path):
    """Return the tables stored in a notebook's outputs, each with the notebook's name and the number of its cell."""
    return [
        {**bundle["table"], "notebook": path.stem, "cell": number}
        for number, bundle in stored(path, TABLE_MIME, TABLE_SCHEMA)
    ]


def stored(path, mime, schema):
    """Return the outputs of one MIME type in a notebook: pairs (number of the cell, content)."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    outputs = [
        (number, output.get("data", {})) for number, cell in enumerate(cells) for output in cell.get("outputs", [])
    ]
    found = [(number, data[mime]) for number, data in outputs if mime in data]
    for number, bundle in found:
        if bundle.get("schema") != schema:
            raise LedgerError(f"{path.name}, cell {number}: expected schema {schema}, received {bundle.get('schema')}")
    return found


def claim_faults(claims):
    """Yield what is wrong in the claims themselves."""
    labels = [statement["label"] for statement in claims]
    yield from (f"{label}: declared twice" for label in repeated(labels))
    for statement in claims:
        ids = [step["id"] for step in steps(statement)]
        yield from (f"{statement['label']} {step}: declared twice" for step in repeated(ids))
        unknown = sorted(set(statement["uses"]) - set(labels))
        yield from (f"{statement['label']}: uses the unknown label {label}" for label in unknown)
    try:
        TopologicalSorter({statement["label"]: statement["uses"] for statement in claims}).prepare()
    except CycleError as error:
        yield "uses has a cycle: " + " → ".join(error.args[1])


def record_faults(claims, records):
    """Yield what is wrong in the records: strays, repeated ids, checks without a control, unknown labels."""
    known = {(statement["label"], step["id"]) for statement in claims for step in steps(statement)}
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
    """Tell whether a record shows that its check can fail. Citations and misprints check nothing."""
    if record.get("kind") == "cited" or record["type"] == "misprint":
        return True
    control = record.get("control", {})
    return control.get("verdict") == "refuted" and bool(control.get("witness"))


def missing_records(claims, chapters, records):
    """Yield the claims of existing chapters that have no check."""
    checked = {(record["statement"], record["step"]) for record in records if record["type"] == "check"}
    for statement in claims:
        for step in steps(statement) if statement["chapter"] in chapters else []:
            if (statement["label"], step["id"]) not in checked:
                yield f"{statement['label']} {step['id']}: no record in {statement['chapter']}.ipynb"


def table_faults(claims, chapters, tables):
    """Yield the tables that are missing, doubled or unknown, and their entries that are missing or unknown."""
    declared = {s["label"]: s for s in claims if s["kind"] == "table" and s["label"] != NOTATION}
    labels = [table["statement"] for table in tables]
    yield from (f"{label}: two tables side by side" for label in repeated(labels))
    yield from (f"{label}: not a table of the paper" for label in labels if label not in declared)
    wanted = [label for label, statement in declared.items() if statement["chapter"] in chapters]
    yield from (f"{label}: no table side by side" for label in wanted if label not in labels)
    for table in tables:
        yield from entry_faults(steps(declared.get(table["statement"], {})), table)


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


def numbered(tables, claims):
    """Return the tables in the order of the claims, with their printed numbers."""
    place = {statement["label"]: n for n, statement in enumerate(claims)}
    ordered = sorted(tables, key=lambda table: place[table["statement"]])
    return [table | {"printed": claims[place[table["statement"]]]["printed"]} for table in ordered]


def assemble(claims, chapters, records):
    """Return the ledger from claims and records without faults."""
    printed = {statement["label"]: statement["printed"] for statement in claims}
    order = {label: place for place, label in enumerate(printed)}
    records = sorted(records, key=lambda record: (order[record["statement"]], record["id"]))
    judged = [judge(statement, statement["chapter"] in chapters, records) for statement in claims]
    status = {statement["label"]: statement["status"] for statement in judged}
    ledger = {"schema": SCHEMA, "statements": [s | {"rests_on": rests_on(s, claims, status)} for s in judged]}
    for name, kind, number in (
        ("records", "check", "printed"),
        ("errata", "erratum", "printed"),
        ("misprints", "misprint", "printed"),
        ("sharp", "sharp", "printed_number"),
    ):
        chosen = [record for record in records if record["type"] == kind]
        ledger[name] = [record | {number: printed[record["statement"]]} for record in chosen]
    return ledger


def judge(statement, exists, records):
    """Return a statement with the verdict of each step, its status and its weakest verdict."""
    own = [record for record in records if record["statement"] == statement["label"]]
    judged = [step | {"verdict": step_verdict(step["id"], own)} for step in steps(statement)] if exists else []
    corrected = any(record["type"] == "erratum" for record in own)
    verdicts = [step["verdict"] for step in judged]
    stated = [step["verdict"] for step in judged if step["part"] == "statement"] or verdicts
    computed = {"status": status_of(verdicts, stated, corrected), "weakest": weakest(verdicts)}
    declared = {name: value for name, value in statement.items() if name != "step"}
    return declared | computed | {"steps": judged or steps(statement)}


def status_of(verdicts, stated, corrected):
    """Return the status that the verdicts of the steps give, by the rules at the top of this file."""
    if not verdicts or ("undecided" in verdicts and "refuted" not in verdicts):
        return "open"
    if "refuted" in verdicts:
        return "fails"
    if corrected:
        return "holds with a correction"
    return "assumed" if set(stated) == {"assumed"} else "holds"


def step_verdict(step, records):
    """Return the verdict of a step from the records of its statement."""
    mine = [record for record in records if record["step"] == step]
    corrections = {record["variant"]: record["proof"]["verdict"] for record in mine if record["type"] == "erratum"}
    variants = {}
    for record in counted([record for record in mine if record["type"] == "check"]):
        variants.setdefault(record["variant"], []).append(record["verdict"])
    settled = [corrections.get(variant) or best(verdicts) for variant, verdicts in variants.items()]
    return weakest(settled)


def counted(checks):
    """Return the checks on which the verdict of a step rests: all, without those that illustrate others."""
    return [check for check in checks if not illustrates(check)] or checks


def illustrates(check):
    """Tell whether a check only illustrates others: a simulation, or a word on sharpness, that refutes nothing."""
    is_aside = check["kind"] == "simulation" or check["variant"].startswith((WORST, SLOPE))
    return is_aside and check["verdict"] != "refuted"


def best(verdicts):
    """Return the strongest verdict on one relation, unless one check refutes it."""
    return "refuted" if "refuted" in verdicts else min(verdicts, key=STRENGTH.index)


def weakest(verdicts):
    """Return the weakest verdict, or None if there is none.

    >>> weakest(["proved", "consistent"])
    'consistent'
    """
    return max(verdicts, key=STRENGTH.index, default=None)


def rests_on(statement, claims, status):
    """Return the statements used, directly or not, that do not simply hold: lists of labels by status."""
    uses = {claim["label"]: claim["uses"] for claim in claims}
    needed = reached(statement["label"], uses)
    kinds = sorted({status[label] for label in needed} - {"holds"})
    return {kind: [label for label in uses if label in needed and status[label] == kind] for kind in kinds}


def reached(label, uses):
    """Return the labels that a statement uses, directly or not.

    >>> sorted(reached("c", {"a": [], "b": ["a"], "c": ["b"]}))
    ['a', 'b']
    """
    found, waiting = set(), list(uses[label])
    while waiting:
        other = waiting.pop()
        if other not in found:
            found.add(other)
            waiting += uses[other]
    return found


def steps(statement):
    """Return the steps declared under a statement."""
    return statement.get("step", [])


def repeated(values):
    """Return the values that occur more than once, sorted."""
    return sorted({value for value in values if values.count(value) > 1})


def main(arguments=None):
    """Write the ledger, or print the faults and return 1."""
    parser = argparse.ArgumentParser(description="Write _build/ledger.json from claims.toml and the notebooks.")
    parser.add_argument("root", nargs="?", type=Path, default=Path.cwd(), help="the repository")
    root = parser.parse_args(arguments).root
    try:
        ledger = make_ledger(root)
    except LedgerError as error:
        print(error, file=sys.stderr)
        return 1
    (root / "_build").mkdir(exist_ok=True)
    text = json.dumps(ledger, indent=1, ensure_ascii=False) + "\n"
    (root / "_build" / "ledger.json").write_text(text, encoding="utf-8")
    statuses = [statement["status"] for statement in ledger["statements"]]
    print(", ".join(f"{statuses.count(status)} {status}" for status in sorted(set(statuses))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
