"""The page on mutants: faults planted in the package and in the formulas, and what caught them."""

from collections import Counter

from proofbook import evidence
from proofbook.html import rendered, shared
from proofbook.report import freshness
from proofbook.report.markup import filled

KINDS = {"counted": "False", "refuted": "Refuted", "rejected": "Rejected", "survived": "Accepted"}
KINDS |= {"unaided": "Unaided", "proved unaided": "Proved unaided"}


def page(ledger):
    """Return the page."""
    book, formulas = ledger.book, ledger.book.evidence("formulas")
    tables = {"modules": module_table(book.evidence("package"), book), "formulas": by_kind(formulas), "kinds": KINDS}
    tables["faults"] = fault_table(book.evidence("planted"), book)
    explained, state = evidence.explanations(book), freshness.state(formulas, ledger)
    return filled("mutants", book=book, explained=explained, state=state, **tables)


def module_table(results, book):
    """Return the table of modules. What was not run, has changed since, or was run in part is marked."""
    rows = [(module, *module_row(book, module, results.get(module))) for module in book.modules]
    sums = [sum(column) for column in zip(*(numbers for *_, numbers in rows), strict=True)] or [0, 0, 0]
    return rendered("modules.html", rows=rows, sums=sums)


def module_row(book, module, result):
    """Return what a module's row says, and how many mutants were run, killed, and survive."""
    if result is None:
        return "not run", [0, 0, 0]
    survivors, state = len(result["survivors"]), evidence.age(book, f"{module}.py", result["fingerprint"])
    run = result.get("drawn", result["mutants"])
    state += f"; drawn from {result['mutants']}" if "drawn" in result else ""
    return state, [run, run - survivors, survivors]


def fault_table(results, book):
    """Return the table of faults planted by hand: the test that caught each, and whether that is about present code."""
    return rendered("faults.html", faults=evidence.faults(book), results=results, old=evidence.stale(book))


@shared
def told(test):
    """Return the path of a test, and its name in words."""
    path, _, name = test.removeprefix("tests/").partition("[")[0].partition("::test_")
    return path, name.replace("_", " ")


def by_kind(results):
    """Return the counts of the formulas' mutants, by the kind of change, and of all."""
    total = {}
    for chapter in results.values():
        for kind, counts in chapter["kinds"].items():
            total[kind] = Counter(counts) + total.get(kind, Counter())
    counted = {kind: counts for kind, counts in sorted(total.items()) if counts["counted"]}
    return counted | {"all": sum(total.values(), Counter())}
