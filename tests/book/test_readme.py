"""What the README says of the paper agrees with the golden file of all verdicts."""

import re
import tomllib
from pathlib import Path

import pytest

from proofbook.report.lookup import CHANGED, FALSE, LOOSE, TRUE
from tools import readme

ROOT = Path(__file__).resolve().parents[2]
STATEMENT = re.compile(r"^(\S+): (\w+) \| ([^|]+?) \|")
STEP = re.compile(r"^(\S+) (\S+): (.+?)(?: \||$)")
ERRATUM = re.compile(r"^(\S+) (\S+) erratum[^:]*: ([^|]+?) \| touches (\w+)")


def golden():
    """Return (statements, steps, errata) of the golden file."""
    lines = (ROOT / "book" / "verdicts.txt").read_text(encoding="utf-8").splitlines()
    statements = {m[1]: (m[2], m[3]) for m in map(STATEMENT.match, lines) if m}
    steps = {
        (m[1], m[2]): m[3].partition(", given")[0]
        for m in map(STEP.match, lines)
        if m and m[1] in statements
    }
    errata = [m.groups() for m in map(ERRATUM.match, lines) if m]
    return statements, steps, errata


def printed_names():
    """Return {label: its printed name} of all statements."""
    files = (ROOT / "book" / "claims").glob("*.toml")
    found = [one for file in files for one in tomllib.loads(file.read_text("utf-8"))["statement"]]
    return {one["label"]: one["printed"] for one in found}


def main_results(statements):
    """Return the labels of theorems, corollaries, tables, and lemmas of the main text."""
    names = printed_names()
    kinds = {"theorem", "corollary", "table"}
    return [
        label
        for label, (kind, _) in statements.items()
        if label != "tab:notation-global"
        and (kind in kinds or (kind == "lemma" and names[label].split()[-1][0].isdigit()))
    ]


def counted():
    """Return the numbers of the README, counted in the golden file."""
    statements, steps, errata = golden()
    own = {label for label, (kind, _) in statements.items() if kind != "background"}
    false = {e[0] for e in errata if e[2:] == ("false statement", "statement")}
    main = {TRUE: 0, CHANGED: 0, FALSE: 0, LOOSE: 0}
    for label in main_results(statements):
        status = statements[label][1]
        if status == "holds":
            main[TRUE] += 1
        elif status == "assumes":
            main[LOOSE] += 1
        elif status == "holds with a correction":
            main[FALSE if label in false else CHANGED] += 1
    lines = [verdict for (label, _), verdict in steps.items() if label in own]
    return {
        "main_results": main,
        "lines": len(lines),
        "lines_by_verdict": {word: lines.count(word) for word in readme.IN_COQ},
        "lines_corrected": len({e[:2] for e in errata}),
    }


def test_the_readme_says_what_the_golden_file_says():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert readme.sentences(counted()) in text, "run `python -m tools.readme`"


@pytest.mark.parametrize("name", ["lines", "lines_corrected"])
def test_another_number_is_seen(name):
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    found = counted()
    found[name] += 1
    assert readme.sentences(found) not in text


def test_filling_twice_changes_nothing():
    text = f"a\n{readme.MARKS[0]}old\n{readme.MARKS[1]}\nb"
    once = readme.filled(text, "new")
    assert once == f"a\n{readme.MARKS[0]}new\n{readme.MARKS[1]}\nb" == readme.filled(once, "new")
