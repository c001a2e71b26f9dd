"""Page "Mutants" of the report: faults planted in the package and in the formulas, and what caught them.

What the runs of this folder leave behind is JSON in `book/evidence/` (`Book.evidence`, `Book.store`), and is about the
code, the faults and the claims of its day. What people write stands beside it: `planted.toml`, the faults planted by
hand, and `survivors.toml`, the reasons why some mutants are no faults.
"""

import tomllib
from collections import Counter
from pathlib import Path

from markupsafe import Markup

import proofbook
from proofbook import evidence
from proofbook.html import TEMPLATES
from proofbook.report.referee import listed
from proofbook.strength import HOLDS

HERE = Path(__file__).parent
KINDS = {"counted": "False", "refuted": "Refuted", "rejected": "Rejected", "survived": "Accepted"}
KINDS |= {"unaided": "Unaided", "proved unaided": "Proved unaided"}


def page(ledger):
    """Return the page."""
    book, formulas = ledger.book, ledger.book.evidence("formulas")
    tables = {"modules": module_table(book.evidence("package"), book), "formulas": by_kind(formulas), "kinds": KINDS}
    tables["faults"] = fault_table(book.evidence("planted"), book)
    tables |= {"explained": explanations(book), "state": state(formulas, ledger), "told": told}
    return str(made("mutants.md", book=book, **tables)) + "\n"


def summary(book):
    """Say how many mutants were killed, as far as this was measured."""
    package, planted, formulas = (book.evidence(name) for name in ("package", "planted", "formulas"))
    kinds = [counts for result in formulas.values() for counts in result["kinds"].values()]
    counts = {
        "mutants of the package": [(r.get("drawn", r["mutants"]), len(r["survivors"])) for r in package.values()],
        "faults planted by hand": [(1, not caught["test"]) for caught in planted.values()],
        "false variants of the claims": [(kind["counted"], kind["survived"]) for kind in kinds],
    }
    parts = [killed(name, pairs) for name, pairs in counts.items() if pairs]
    words = f'The tests and checks caught {listed(parts)} (<a href="mutants.html">which</a>).'
    return Markup(words) if parts else "None of the mutants was counted yet."


def killed(name, pairs):
    """Return how many were caught, from pairs (tried, survived)."""
    tried, survived = (sum(column) for column in zip(*pairs, strict=True))
    return f"{tried - survived} of {tried} {name}"


def module_table(results, book):
    """Return the table of modules. What was not run, has changed since, or was run in part is marked."""
    rows = [(module, *module_row(book, module, results.get(module))) for module in book.modules]
    sums = [sum(column) for column in zip(*(numbers for *_, numbers in rows), strict=True)] or [0, 0, 0]
    return made("modules.html", rows=rows, sums=sums)


def module_row(book, module, result):
    """Return what a module's row says, and how many mutants were run, killed, and survive."""
    if result is None:
        return "not run", [0, 0, 0]
    survivors, state = len(result["survivors"]), age(book, f"{module}.py", result["fingerprint"])
    run = result.get("drawn", result["mutants"])
    state += f"; drawn from {result['mutants']}" if "drawn" in result else ""
    return state, [run, run - survivors, survivors]


def fault_table(results, book):
    """Return the table of faults planted by hand: the test that caught each, and whether that is about present code."""
    return made("faults.html", told=told, faults=faults(book), results=results, old=stale(book))


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


def made(name, **found):
    """Return what a template of this folder makes of what was found."""
    return Markup(TEMPLATES.from_string((HERE / name).read_text(encoding="utf-8")).render(found))


def explanations(book):
    """Return the reasons why mutants survive: a list of {"why": words, "mutants": [...]}."""
    return written(book, "survivors")["explained"]


def faults(book):
    """Return the faults planted by hand."""
    return written(book, "planted")["fault"]


def written(book, name):
    """Return the content of a TOML file."""
    return tomllib.loads((book.folder / "evidence" / f"{name}.toml").read_text(encoding="utf-8"))


def age(book, file, fingerprint_then):
    """Tell whether a result is about the present code of a module."""
    return "current" if code_of(book, file) == fingerprint_then else "of an earlier version"


def code_of(book, file):
    """Return the fingerprint of a module as it is now."""
    return evidence.fingerprint((book.root / book.package / file).read_text(encoding="utf-8"))


def stamp(book, fault):
    """Return what an answer to a planted fault is about: digests of the fault, with its tests, and of the module."""
    words = "\n".join([*(fault[part] for part in ("file", "old", "new")), *fault["tests"]])
    return {"fault": evidence.digest(words), "code": code_of(book, fault["file"])}


def stale(book):
    """Return the names of the planted faults that have no answer, or one about another fault or other code."""
    caught = book.evidence("planted")
    return [f["name"] for f in faults(book) if stamp(book, f).items() - caught.get(f["name"], {}).items()]


def state(results, ledger):
    """Say whether the stored results are about the present claims."""
    claims = present(ledger)
    new, total = sum(missing(results, claims).values()), sum(map(len, claims.values()))
    old = earlier(results)
    ran = f" In {len(old)} chapters earlier versions of the provers were asked: {', '.join(old)}." if old else ""
    if not new:
        return f"These are mutants of all {total} claims that the chapters check and find true.{ran}"
    return f"Of the {total} claims that the chapters check and find true, {new} are newer than these mutants.{ran}"


def earlier(results):
    """Return the chapters whose mutants were run with other code of the provers."""
    now = provers_code()
    return [chapter for chapter, result in results.items() if result.get("code") != now]


def present(ledger):
    """Return {chapter: set of fingerprints} of the claims that are checked and found true now."""
    found = {}
    for record in ledger.records:
        if record["verdict"] in HOLDS and "control" in record:
            found.setdefault(record["notebook"], set()).add(fingerprint(record))
    for record in ledger.errata:
        found.setdefault(record["notebook"], set()).add(fingerprint(record["proof"]))
    return found


def missing(results, claims):
    """Return {chapter: number of claims that have changed, or are new, since their mutants were run}."""
    known = {chapter: set(result["claims"].split()) for chapter, result in results.items()}
    return {chapter: len(now - known.get(chapter, set())) for chapter, now in claims.items()}


def provers_code():
    """Return the digest of the code of the provers, of claims and of ball arithmetic: an answer is about these, too."""
    root = Path(proofbook.__file__).parent
    files = sorted([*(root / "provers").glob("*.py"), root / "claim.py", root / "enclosure.py"])
    return evidence.digest("\n".join(evidence.fingerprint(file.read_text(encoding="utf-8")) for file in files))


def fingerprint(record):
    """Return a short hash of what a check claims: its id, its prover, its claim and its domain."""
    parts = [record.get(name, "") for name in ("id", "prover", "claim", "formal", "domain")]
    return evidence.digest("\n".join(parts))[:8]
