"""What the report says of mutants: faults planted in the package and in the formulas,
and what caught them.

What the runs of this folder leave behind is JSON in `book/evidence/` (`Book.evidence`,
`Book.store`), and is about the code, the faults and the claims of its day. What people write stands
beside it: `planted.toml`, the faults planted by hand, and `survivors.toml`, the reasons why some
mutants are no faults.
"""

import tomllib
from collections import Counter
from pathlib import Path

import proofbook
from proofbook import evidence
from proofbook.report.truth import listed
from proofbook.strength import HOLDS


def facts(ledger):
    """Return what is known of mutants, for `report.json`.

    - `modules`: a row for each module, how many mutants were run, killed and survive, and of which
      code that is known.
    - `survivors`: reasons why some mutants are no faults, each with its mutants.
    - `planted`: the faults planted by hand, the test that caught each (None: no test), and whether
      that is about the present code.
    - `formulas`: false variants of the claims by the kind of change. One is *refuted* by a witness,
      or *rejected* since nothing is proved; it *survived* if a prover took it for true; *unaided*
      are those given to a prover whose search for a witness was switched off.
    - `state`: whether the formulas' mutants are those of the present claims.
    """
    book = ledger.book
    formulas = ledger.book.evidence("formulas")
    return {
        "modules": module_table(book.evidence("package"), book),
        "survivors": explanations(book),
        "planted": fault_table(book.evidence("planted"), book),
        "formulas": by_kind(formulas),
        "state": state(formulas, ledger),
    }


def summary(book):
    """Say how many mutants were killed, as far as this was measured."""
    package, planted, formulas = (
        book.evidence(name) for name in ("package", "planted", "formulas")
    )
    kinds = [counts for result in formulas.values() for counts in result["kinds"].values()]
    counts = {
        "mutants of the package": [
            (r.get("drawn", r["mutants"]), len(r["survivors"])) for r in package.values()
        ],
        "faults planted by hand": [(1, not caught["test"]) for caught in planted.values()],
        "false variants of the claims": [(kind["counted"], kind["survived"]) for kind in kinds],
    }
    parts = [killed(name, pairs) for name, pairs in counts.items() if pairs]
    if not parts:
        return "None of the mutants was counted yet."
    return f"The tests and checks caught {listed(parts)}; report.json tells which."


def killed(name, pairs):
    """Return how many were caught, from pairs (tried, survived)."""
    tried, survived = (sum(column) for column in zip(*pairs, strict=True))
    return f"{tried - survived} of {tried} {name}"


def module_table(results, book):
    """Return a row for each module. What was not run, has changed since,
    or was run in part says so.
    """
    return [module_row(book, module, results.get(module)) for module in book.modules]


def module_row(book, module, result):
    """Return what is known of a module: how many of its mutants were run, killed, and survive,
    and its state.
    """
    if result is None:
        return {"module": module, "run": 0, "killed": 0, "survive": 0, "state": "not run"}
    survivors = len(result["survivors"])
    state = age(book, f"{module}.py", result["fingerprint"])
    run = result.get("drawn", result["mutants"])
    if "drawn" in result:
        state += f"; drawn from {result['mutants']}"
    return {
        "module": module,
        "run": run,
        "killed": run - survivors,
        "survive": survivors,
        "state": state,
    }


def fault_table(results, book):
    """Return the faults planted by hand: the test that caught each,
    and whether that is about present code.
    """
    old = stale(book)
    rows = []
    for fault in faults(book):
        test = results.get(fault["name"], {}).get("test")
        state = "of an earlier version" if fault["name"] in old else "current"
        named = {name: fault[name] for name in ("name", "words", "file", "old", "new")}
        rows.append(named | {"caught_by": test, "state": state})
    return rows


def by_kind(results):
    """Return the counts of the formulas' mutants, by the kind of change, and of all."""
    total = {}
    for chapter in results.values():
        for kind, counts in chapter["kinds"].items():
            total[kind] = Counter(counts) + total.get(kind, Counter())
    counted = {kind: counts for kind, counts in sorted(total.items()) if counts["counted"]}
    return counted | {"all": sum(total.values(), Counter())}


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
    """Return the fingerprint of a module as it is now; of one that is gone, that of an empty
    file.
    """
    path = book.root / book.package / file
    return evidence.fingerprint(path.read_text(encoding="utf-8") if path.exists() else "")


def stamp(book, fault):
    """Return what an answer to a planted fault is about: digests of the fault, with its tests,
    and of the module.
    """
    words = "\n".join([*(fault[part] for part in ("file", "old", "new")), *fault["tests"]])
    return {"fault": evidence.digest(words), "code": code_of(book, fault["file"])}


def stale(book):
    """Return the names of the planted faults that have no answer,
    or one about another fault or other code.
    """
    caught = book.evidence("planted")
    return [
        f["name"]
        for f in faults(book)
        if stamp(book, f).items() - caught.get(f["name"], {}).items()
    ]


def state(results, ledger):
    """Say whether the stored results are about the present claims."""
    claims = present(ledger)
    new = sum(missing(results, claims).values())
    total = sum(map(len, claims.values()))
    old = earlier(results)
    ran = (
        f" In {len(old)} chapters earlier versions of the provers were asked: {', '.join(old)}."
        if old
        else ""
    )
    if not new:
        return (
            f"These are mutants of all {total} claims that the chapters check and find true.{ran}"
        )
    return (
        f"Of the {total} claims that the chapters check and find true, {new} are newer than these"
        f" mutants.{ran}"
    )


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
    """Return {chapter: number of claims that have changed, or are new,
    since their mutants were run}.
    """
    known = {chapter: set(result["claims"].split()) for chapter, result in results.items()}
    return {chapter: len(now - known.get(chapter, set())) for chapter, now in claims.items()}


def provers_code():
    """Return the digest of the code of the provers, of claims and of ball arithmetic:
    an answer is about these, too.
    """
    root = Path(proofbook.__file__).parent
    files = sorted([*(root / "provers").glob("*.py"), root / "claim.py", root / "enclosure.py"])
    return evidence.digest(
        "\n".join(evidence.fingerprint(file.read_text(encoding="utf-8")) for file in files)
    )


def fingerprint(record):
    """Return a short hash of what a check claims: its id, its prover, its claim and its domain."""
    parts = [record.get(name, "") for name in ("id", "prover", "claim", "formal", "domain")]
    return evidence.digest("\n".join(parts))[:8]
