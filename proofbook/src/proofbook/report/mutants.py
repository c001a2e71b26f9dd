"""The page on mutants: faults planted in the package and in the formulas, and what caught them."""

from collections import Counter

from markupsafe import escape

from proofbook import evidence
from proofbook.report import freshness
from proofbook.report.markup import filled, table

KINDS = {"counted": "False", "refuted": "Refuted", "rejected": "Rejected", "survived": "Accepted"}
KINDS |= {"unaided": "Unaided", "proved unaided": "Proved unaided"}


def page(ledger):
    """Return the page."""
    book, formulas = ledger.book, ledger.book.evidence("formulas")
    explained = [(entry["why"], "<br>".join(map(survivor, entry["mutants"]))) for entry in evidence.explanations(book)]
    return filled(
        "mutants",
        book=book,
        modules=module_table(book.evidence("package"), book),
        survivors=table(("Survivors", "Why they are no faults"), [("assumed", (who, why)) for why, who in explained]),
        faults=fault_table(book.evidence("planted"), book),
        formulas=formula_table(formulas),
        state=freshness.state(formulas, ledger),
    )


def module_table(results, book):
    """Return the table of modules. What was not run, has changed since, or was run in part is marked."""
    rows = [module_row(book, module, results.get(module)) for module in book.modules]
    sums = [sum(cells[column] for _, cells in rows) for column in (1, 2, 3)]
    return table(("Module", "Mutants run", "Killed", "Survive", "Result"), [*rows, ("proved", ("all", *sums, ""))])


def module_row(book, module, result):
    """Return the color and the cells of a module's row."""
    name = f"<code>{module}</code>"
    if result is None:
        return "undecided", (name, 0, 0, 0, "not run")
    survivors, state = len(result["survivors"]), evidence.age(book, f"{module}.py", result["fingerprint"])
    run = result.get("drawn", result["mutants"])
    state += f"; drawn from {result['mutants']}" if "drawn" in result else ""
    cells = name, run, run - survivors, survivors, state
    return "proved" if state.startswith("current") else "undecided", cells


def survivor(line):
    """Return a survivor as HTML: where it is, what stands there, and what the mutant has."""
    place, _, change = line.partition(": ")
    return f"{place}: " + " → ".join(f"<code>{escape(text)}</code>" for text in change.split(" → "))


def fault_table(results, book):
    """Return the table of faults planted by hand."""
    rows, old = [], evidence.stale(book)
    for fault in evidence.faults(book):
        state = "of an earlier version" if fault["name"] in old else "current"
        color = "proved" if state == "current" else "undecided"
        test = results.get(fault["name"], {}).get("test")
        words = f"<b>{escape(fault['name'])}</b>: {escape(fault['words'])}"
        cells = words, f"<code>{fault['file']}</code>", told(test), state
        rows.append((color if test else "refuted", cells))
    return table(("Fault", "Planted in", "Caught by", "Result"), rows)


def told(test):
    """Return the name of a test in words."""
    if test is None:
        return "nothing"
    path, _, name = test.removeprefix("tests/").partition("[")[0].partition("::test_")
    return f"“{name.replace('_', ' ')}” in <code>{path}</code>"


def formula_table(results):
    """Return the table of the formulas' mutants, one row for each kind of change."""
    total = {}
    for chapter in results.values():
        for kind, counts in chapter["kinds"].items():
            total[kind] = Counter(counts) + total.get(kind, Counter())
    lines = [(kind, counts) for kind, counts in sorted(total.items()) if counts["counted"]]
    rows = []
    for kind, counts in [*lines, ("all", sum(total.values(), Counter()))]:
        wrong = counts["survived"] or counts["proved unaided"]
        rows.append(("refuted" if wrong else "proved", (kind, *(counts[name] for name in KINDS))))
    return table(("What is changed", *KINDS.values()), rows)
