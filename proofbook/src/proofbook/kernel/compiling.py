"""Hold the stored lemmas against the records, compile them, let coqchk check the compiled files, and print the axioms.

Every statement is made again from the formula in its record, and read back. A script that proves something else fails.
"""

import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from proofbook import ledger
from proofbook.claim import symbolic
from proofbook.errors import require
from proofbook.kernel.coq import PRELUDE, axioms_in, rests_on
from proofbook.kernel.search import folder, read_back
from proofbook.kernel.statement import digest
from proofbook.kernel.store import STORE, accepted, digest_of, faults, files, lemmas, proved, text
from proofbook.stored import restored

WORKERS = 2
WORDS = {
    "reals": "the axioms of Coq's classical real numbers only",
    "integers": "these and on the processor's integers",
    "floats": "these and on the processor's integers and floating-point numbers",
}


def records(book):
    """Compile everything that is stored and print a summary; return 1 if something is wrong."""
    where, sources = folder(book), {chapter: text(path) for chapter, path in files(book).items()}
    chapters = sorted(sources, key=lambda chapter: -len(sources[chapter]))  # the longest first: two are done sooner
    wrong = [*(fault for chapter in chapters for fault in faults(chapter, sources[chapter])), *misstated(book)]
    if wrong:
        print(*wrong, sep="\n")
        return 1
    where.mkdir(parents=True, exist_ok=True)
    shutil.copy2(PRELUDE, where)
    for chapter, source in sources.items():
        (where / f"{chapter}.v").write_text(source, encoding="utf-8")
    names = [f"{chapter}.{name}" for chapter in chapters for name, *_ in lemmas(book, chapter)]
    with ThreadPoolExecutor(WORKERS) as pool:
        wrong = coqc(where, "Prelude") or "".join(pool.map(partial(coqc, where), chapters))
        if not wrong:
            print(f"Coq accepts {len(names)} lemmas of {len(chapters)} chapters.")
            modules = ["Prelude", *chapters]
            wrong = "".join(pool.map(partial(coqchk, where), (modules[n::WORKERS] for n in range(WORKERS))))
    if wrong:
        print(wrong)
        return 1
    print("coqchk accepts the compiled files.")
    return print_axioms(book, where, names)


def misstated(book):
    """Return what is wrong between records and stored scripts: another statement, too few points, or an odd script."""
    statements, found, own = proved(book), [], set()
    for record in ledger.stored(book):
        for check in (record, record.get("proof", {})):
            if "formula" not in check or not accepted(check, statements) or check["lemma"] in own:
                continue
            own.add(check["lemma"])
            stated, _, why = read_back(symbolic(restored(check["formula"])), "it")
            said = stated and (stated.negation if check["verdict"] == "refuted" else stated.proposition)
            why = why or ("" if digest(said) == check["lemma"] else "the script proves another statement")
            found += [f"{record['id']}: {why}"] * bool(why)
    helpers = {n for n, said in statements.items() if "__lemma_" in said.split(" : ")[0]}
    strays = [said.split(" : ")[0] for n, said in statements.items() if n not in own | helpers]
    return [*found, *(f"{name}: no record has this statement" for name in strays)]


def print_axioms(book, where, names):
    """Print on what Coq says that the lemmas rest, and keep it; return 1 if one rests on more than was kept, or oddly.

    Coq takes as long for one lemma as for many. So it is asked of those together of which the same is known; and of
    what is not known yet in each chapter, apart those whose scripts name intervals: if a group rests on the axioms of
    the real numbers only, so does each in it. Of the others no more is known than that it may need floating point.
    """
    texts = {chapter: lemmas(book, chapter) for chapter in files(book)}
    found = {f"{chapter}.{name}": (said, script) for chapter in texts for name, said, script in texts[chapter]}
    own = {name: digest_of(found[name][0]) for name in names}
    stored, groups, unknown = book.evidence(STORE), {}, {}
    for name in names:
        kind = stored.get(own[name], {}).get("axioms")
        group = (name.partition(".")[0], "interval" in "".join(found[name][1]))
        (groups.setdefault(kind, []) if kind else unknown.setdefault(group, [])).append(name)
    for group in unknown.values():
        plain = rests_on(assumptions(where, group)) == "reals"
        groups.setdefault("reals" if plain else "unknown", []).extend(group)
    for name in groups.get("reals", ()):
        stored.get(own[name], {})["axioms"] = "reals"
    book.store(STORE, stored)
    said = {kind: rests_on(assumptions(where, group)) for kind, group in groups.items()}
    for kind, group in sorted(groups.items()):
        print(f"{len(group)} lemmas rest {'at most ' * (kind == 'unknown')}on {WORDS.get(kind, WORDS['floats'])}.")
    kinds = [*WORDS, "unknown"]  # none may rest on more than is said of it
    more = [kind for kind in groups if said[kind] not in WORDS or kinds.index(said[kind]) > kinds.index(kind)]
    wrong = [f"lemmas that should rest on {kind} rest on {said[kind]}" for kind in more]
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


def assumptions(where, names):
    """Return the axioms on which lemmas rest together."""
    chapters = dict.fromkeys(name.partition(".")[0] for name in names)
    lines = [f"Require Kernel.{chapter}." for chapter in chapters]
    lines += ["Definition lemmas :=", *(f"  let _ := @Kernel.{name} in" for name in names), "  I."]
    lines += ["Print Assumptions lemmas."]
    (where / "axioms.v").write_text("\n".join(lines), encoding="utf-8")
    said, wrong = run(where, "coqc", "-q", "-w", "none", "-Q", ".", "Kernel", "axioms.v")
    require(not wrong, "axioms.v", "a file that compiles", wrong)
    return axioms_in(said)


def coqc(where, chapter):
    """Compile one file; return what is wrong."""
    return run(where, "coqc", "-q", "-w", "none", "-Q", ".", "Kernel", f"{chapter}.v")[1]


def coqchk(where, modules):
    """Check compiled files once more, each alone; return what is wrong."""
    files = (part for module in modules for part in ("-norec", f"Kernel.{module}"))
    return run(where, "coqchk", "-silent", "-Q", ".", "Kernel", *files)[1]


def run(where, *command):
    """Run a command in the folder; return what it prints, and the end of its complaints if it fails."""
    done = subprocess.run(command, cwd=where, capture_output=True, text=True, check=False)
    return done.stdout, (done.stderr or done.stdout)[-3000:] if done.returncode else ""
