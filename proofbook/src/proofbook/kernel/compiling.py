"""Hold the stored lemmas against the records, compile them,
let coqchk check the compiled files, and print the axioms.

Every statement is made again from the formula in its record, and read back. It is compiled in a
file of its own, where nothing but the prelude is known, and Coq compares the two: the stored proof
must have the type that the clean statement is. So nothing that stands in a file of proofs can
change what is proved.
"""

import shutil
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from proofbook import ledger
from proofbook.claim import symbolic
from proofbook.kernel.coq import PRELUDE, axioms_in, coqc, rests_on, run
from proofbook.kernel.search import folder, read_back
from proofbook.kernel.statement import digest
from proofbook.kernel.store import HELPER, STORE, digest_of, faults, files, lemmas, text, wanted
from proofbook.stored import restored

WORKERS = 2
WORDS = {
    "reals": "the axioms of Coq's classical real numbers only",
    "integers": "these and on the processor's integers",
    "floats": "these and on the processor's integers and floating-point numbers",
}


# the clean statements; the proofs under these statements
SAID = "said"
SAME = "same"


def records(book):
    """Compile everything that is stored and print a summary; return 1, or raise ValueError,
    if something is wrong.
    """
    where = folder(book)
    sources = {chapter: text(path) for chapter, path in files(book).items()}
    # the longest first: two are done sooner
    chapters = sorted(sources, key=lambda chapter: -len(sources[chapter]))
    statements, found = stated(book)
    if wrong := [
        *(fault for chapter in chapters for fault in faults(chapter, sources[chapter])),
        *found,
    ]:
        raise ValueError("\n".join(wrong))
    where.mkdir(parents=True, exist_ok=True)
    shutil.copy2(PRELUDE, where)
    for name, source in {**sources, SAID: clean(statements), SAME: compared(statements)}.items():
        (where / f"{name}.v").write_text(source, encoding="utf-8")
    names = [f"{chapter}.{name}" for chapter in chapters for name, *_ in lemmas(book, chapter)]
    with ThreadPoolExecutor(WORKERS) as pool:
        coqc(where, PRELUDE.name)
        list(pool.map(partial(coqc, where), (f"{name}.v" for name in (*chapters, SAID))))
        coqc(where, f"{SAME}.v")
        print(f"Coq accepts {len(names)} lemmas of {len(chapters)} chapters.")
        print(
            f"{sum(map(len, statements.values()))} are what Coq makes of the claims in a clean"
            " file."
        )
        modules = ["Prelude", SAID, SAME, *chapters]
        list(pool.map(partial(coqchk, where), (modules[n::WORKERS] for n in range(WORKERS))))
    print("coqchk accepts the compiled files.")
    return print_axioms(book, where, names)


def stated(book):
    """Return the statements made from the claims, by chapter and name of the lemma,
    and what is wrong with the lemmas.

    What may be wrong: another statement than the claim's, too few points at which it was read back,
    or a lemma that no record wants.
    """
    asked = {check["lemma"]: check for check in wanted(book, ledger.stored(book))}
    statements = {}
    found = []
    for chapter in files(book):
        for name, said, _ in lemmas(book, chapter):
            number = digest_of(said)
            if HELPER in name:
                continue
            if number not in asked:
                found.append(f"{chapter}.{name}: no record wants this statement")
                continue
            claim = symbolic(restored(asked[number]["formula"]))
            verdict = asked[number]["verdict"]
            lemma, why = read_back(claim, "it")
            made = "" if why else lemma.proved_if(verdict)
            why = why or ("" if digest(made) == number else "the script proves another statement")
            found += [f"{asked[number]['id']}: {why}"] * bool(why)
            statements.setdefault(chapter, {})[name] = made
    return statements, found


def clean(statements):
    """Return a file of Coq in which the statements are defined,
    and nothing else is known than the prelude.
    """
    lines = ["Require Import Kernel.Prelude.", "Open Scope R_scope."]
    for chapter, found in statements.items():
        lines += [
            f"Module {chapter}.",
            *(f"Definition {name} : Prop := {said}." for name, said in found.items()),
        ]
        lines.append(f"End {chapter}.")
    return "\n".join([*lines, ""])


def compared(statements):
    """Return a file of Coq that is accepted if each stored proof proves the clean statement of its
    name.

    Nothing is imported, so that no notation of a file of proofs is known.
    """
    lines = [f"Require Kernel.{SAID}.", *(f"Require Kernel.{chapter}." for chapter in statements)]
    for chapter, found in statements.items():
        lines.append(f"Module {chapter}.")
        lines += [
            f"Definition {name} : Kernel.{SAID}.{chapter}.{name} := Kernel.{chapter}.{name}."
            for name in found
        ]
        lines.append(f"End {chapter}.")
    return "\n".join([*lines, ""])


def print_axioms(book, where, names):
    """Print on what Coq says that the lemmas rest, and keep it;
    return 1 if one rests on more than was kept, or oddly.

    Coq takes as long for one lemma as for many. So it is asked of those together of which the same
    is known; and of what is not known yet in each chapter, apart those whose scripts name
    intervals: if a group rests on the axioms of the real numbers only, so does each in it. Of the
    others no more is known than that it may need floating point.
    """
    texts = {chapter: lemmas(book, chapter) for chapter in files(book)}
    found = {
        f"{chapter}.{name}": (said, script)
        for chapter in texts
        for name, said, script in texts[chapter]
    }
    own = {name: digest_of(found[name][0]) for name in names}
    stored = book.evidence(STORE)
    groups = {}
    unknown = {}
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
        print(
            f"{len(group)} lemmas rest {'at most ' * (kind == 'unknown')}on"
            f" {WORDS.get(kind, WORDS['floats'])}."
        )
    kinds = [*WORDS, "unknown"]  # none may rest on more than is said of it
    more = [
        kind
        for kind in groups
        if said[kind] not in WORDS or kinds.index(said[kind]) > kinds.index(kind)
    ]
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
    return axioms_in(coqc(where, "axioms.v"))


def coqchk(where, modules):
    """Check compiled files once more, each alone."""
    run(
        where,
        "coqchk",
        "-silent",
        "-Q",
        ".",
        "Kernel",
        *(part for m in modules for part in ("-norec", f"Kernel.{m}")),
    )
