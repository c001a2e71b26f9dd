"""The page on mutants: faults planted in the package and in the formulas, and what caught them."""

import html
from collections import Counter

from proofbook import evidence
from proofbook.report import freshness
from proofbook.report.markup import document, table

OPENING = """\
A test that nobody has seen fail shows little. So the package is broken on purpose, thousands of times, in a copy. Each
broken version is a *mutant*. A mutant is *killed* if some test fails, and it *survives* if all tests pass."""
BY_MACHINE = """\
The operators of [Cosmic Ray](https://cosmic-ray.readthedocs.io) are applied at every place of the modules that all
simulated numbers pass through, from the instance to the interval: a number is changed by one, a
comparison is moved by its boundary or turned around, `+` becomes `-`, `and` becomes `or`, a condition is negated, a
minus sign is dropped, a loop runs zero times, an assignment or a call is deleted. Texts of errors, type hints and
options of the compiler and of `zip` are left alone. Compiled loops run as plain Python. The modules' own examples and
tests must kill each mutant."""
SURVIVORS = """\
A survivor is acceptable only if it is no fault: it computes the same, perhaps more slowly. Each one is listed here with
the reason. A test fails if a survivor has no reason, or if a reason has no survivor in a module that was run whole."""
BY_HAND = """\
These are faults that someone could really make. Each is planted alone, and the tests named beside it are the first
that fail."""
FORMULAS = """\
A mutant of a claim has one change in its expressions, its relation or its hypotheses. It counts only if a point is
found at which it is false. The chapter's own check must then not accept it: it is *refuted* by a witness, or *rejected*
because nothing is proved. Since the provers look for a witness before they prove anything, some mutants are given to
them a second time with this search switched off (*unaided*). A prover that then proves one is unsound. Also a claim
with a side that is undefined somewhere on its domain counts as false.

Claims about finitely many cases have three more kinds of mutants. The bound is moved until the tightest case just fails
(*hair*), each case gets the right side of the next one (*next case*), or a single case is turned into its opposite
(*one case*)."""
KINDS = {"counted": "False", "refuted": "Refuted", "rejected": "Rejected", "survived": "Accepted"}
KINDS |= {"unaided": "Unaided", "proved unaided": "Proved unaided"}


def page(ledger):
    """Return the page."""
    book, formulas = ledger.book, ledger.book.evidence("formulas")
    return document(
        "Mutants",
        OPENING,
        "## By machine",
        BY_MACHINE,
        module_table(book.evidence("package"), book),
        "## Survivors",
        SURVIVORS,
        survivor_table(evidence.explanations(book)),
        "## By hand",
        BY_HAND,
        fault_table(book.evidence("planted"), book),
        "## Formulas",
        FORMULAS,
        formula_table(formulas),
        freshness.state(formulas, ledger),
        ledger.book.again,
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


def survivor_table(explained):
    """Return the table of survivors, one row a reason."""
    rows = [("assumed", ("<br>".join(map(survivor, entry["mutants"])), entry["why"])) for entry in explained]
    return table(("Survivors", "Why they are no faults"), rows)


def survivor(line):
    """Return a survivor as HTML: where it is, what stands there, and what the mutant has.

    >>> survivor("one.f: x < 1 → x <= 1")
    'one.f: <code>x &lt; 1</code> → <code>x &lt;= 1</code>'
    """
    place, _, change = line.partition(": ")
    return f"{place}: " + " → ".join(f"<code>{html.escape(text)}</code>" for text in change.split(" → "))


def fault_table(results, book):
    """Return the table of faults planted by hand."""
    rows, old = [], evidence.stale(book)
    for fault in evidence.faults(book):
        state = "of an earlier version" if fault["name"] in old else "current"
        color = "proved" if state == "current" else "undecided"
        test = results.get(fault["name"], {}).get("test")
        words = f"<b>{html.escape(fault['name'])}</b>: {html.escape(fault['words'])}"
        cells = words, f"<code>{fault['file']}</code>", told(test), state
        rows.append((color if test else "refuted", cells))
    return table(("Fault", "Planted in", "Caught by", "Result"), rows)


def told(test):
    """Return the name of a test in words.

    >>> told("tests/test_sums.py::test_total_by_hand[1]")
    '“total by hand” in <code>test_sums.py</code>'
    """
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
    rows = [(kind, counts) for kind, counts in sorted(total.items()) if counts["counted"]]
    rows.append(("all", sum(total.values(), Counter())))
    cells = [
        (
            "refuted" if counts["survived"] or counts["proved unaided"] else "proved",
            (kind, *(counts[name] for name in KINDS)),
        )
        for kind, counts in rows
    ]
    return table(("What is changed", *KINDS.values()), cells)
