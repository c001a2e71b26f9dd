"""All that the ledger knows, as one file of JSON for programs, beside the pages: `report.json`.

- `numbers`: what `numbers` counts, the numbers of all pages.
- `statements`: each with its status, `judgment`, `uses`, `used_by`, `rests_on`, and its `steps`:
  their verdicts, where they stand beside the paper's line (`line`), whether an erratum corrects
  them, and the ids of their `checks`.
- `checks`: the records, each with `page`, a link, and in `coq` its lemma, or why it has none.
- `errata`, `remarks`, `misprints`, `sharp`, `tables`: records; an erratum has its finding's number.
- `theorems`: the registered theorems of `proofs/` with their closed statements; `not_formal`: why a
  statement has none; `definitions`: digests of all that the closed statements need, by which a
  reader sees what is to be read again.
- one part for each script that `book/report.toml` names: {name: what its function `facts` returns
  for the ledger}.
"""

import json
import runpy
from dataclasses import asdict

from proofbook.evidence import toml
from proofbook.formal import formals, reasons
from proofbook.lines import beside
from proofbook.report import releases
from proofbook.report.findings import findings
from proofbook.report.lookup import corrected_steps, is_main, judgment
from proofbook.report.numbers import lemmas, numbers


def written(ledger):
    """Return the facts as JSON, a line a record, the same text for the same ledger."""
    parts = []
    for name, part in facts(ledger).items():
        if isinstance(part, list):
            rows = ",\n".join(json.dumps(row, ensure_ascii=False) for row in part)
            parts.append(f'"{name}": [\n{rows}\n]')
        else:
            parts.append(f'"{name}": {json.dumps(part, ensure_ascii=False)}')
    return "{" + ",\n".join(parts) + "}\n"


def facts(ledger):
    """Return the facts, as the docstring of this module says."""
    place = {
        entry["id"]: finding.number for finding in findings(ledger) for entry in finding.entries
    }
    root = ledger.book.root
    return {
        "numbers": numbers(ledger),
        "statements": [statement_facts(ledger, statement) for statement in ledger.statements],
        "checks": check_facts(ledger),
        "errata": [linked(record) | {"finding": place[record["id"]]} for record in ledger.errata],
        "remarks": [linked(record) for record in ledger.remarks],
        "misprints": [linked(record) for record in ledger.misprints],
        "sharp": [linked(record) for record in ledger.sharp],
        "tables": [linked(record) for record in ledger.tables],
        "theorems": [asdict(entry) for entry in formals(root)],
        "not_formal": reasons(root),
        "definitions": releases.items(releases.source_of(root)),
        **{name: one["facts"](ledger) for name, one in added(ledger.book).items()},
    }


def statement_facts(ledger, statement):
    """Return what is known of a statement and its steps."""
    label = statement["label"]
    corrected = corrected_steps(ledger)
    steps = []
    for step in statement["steps"]:
        found = {name: value for name, value in step.items() if name != "checks"}
        if (label, step["id"]) in ledger.lines:  # of the paper
            found["line"] = beside(ledger, statement, step)
        found["corrected"] = (label, step["id"]) in corrected
        found["checks"] = [record["id"] for record in ledger.checks.get((label, step["id"]), [])]
        steps.append(found)
    return statement | {
        "main": is_main(ledger, statement),
        "judgment": judgment(ledger, statement),
        "used_by": [other["label"] for other in ledger.statements if label in other["uses"]],
        "steps": steps,
    }


def check_facts(ledger):
    """Return the records of checks, with their lemmas."""
    known = lemmas(ledger)
    found = []
    for record in ledger.records:
        more = {"coq": known[record["id"]]} if record["id"] in known else {}
        found.append(linked(record) | more)
    return found


def linked(record):
    """Return a record with the link to its row, as seen from the report."""
    return record | {"page": f"../{record['notebook']}.html#{record['id']}"}


def added(book):
    """Return what scripts of the book add, {name:
    the functions `facts(ledger)` and perhaps `summary(book)`}.
    """
    scripts = toml(book.folder / "report.toml")
    return {name: runpy.run_path(str(book.root / script)) for name, script in scripts.items()}
