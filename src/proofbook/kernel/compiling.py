"""Compile the stored lemmas, let coqchk check the compiled files, and say which axioms they rest on."""

import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor

from proofbook.kernel.search import STORE, folder, proofs_in, sources

CLASSICAL = {
    "ClassicalDedekindReals.sig_forall_dec",
    "ClassicalDedekindReals.sig_not_dec",
    "FunctionalExtensionality.functional_extensionality_dep",
    "Classical_Prop.classic",
}
MACHINE = ("PrimInt63.", "Uint63.", "PrimFloat.", "FloatAxioms.", "FloatOps.", "Uint63Axioms.", "Int63.")
WORKERS = 2


def records(book):
    """Compile everything that is stored and print a summary; return 1 if Coq rejects something."""
    where, chapters = folder(book), sorted(path.stem for path in sources(book).glob("*.v") if path.stem != "Prelude")
    where.mkdir(parents=True, exist_ok=True)
    for path in sources(book).glob("*.v"):
        shutil.copy2(path, where / path.name)
    wrong = coqc(where, "Prelude")
    with ThreadPoolExecutor(WORKERS) as pool:
        wrong += "".join(pool.map(lambda chapter: coqc(where, chapter), chapters))
    if wrong:
        print(wrong)
        return 1
    names = {chapter: [name for name, *_ in proofs_in(sources(book) / f"{chapter}.v")] for chapter in chapters}
    print(f"Coq accepts {sum(map(len, names.values()))} lemmas of {len(chapters)} chapters.")
    checked = run(
        where,
        "coqchk",
        "-silent",
        "-Q",
        ".",
        "Kernel",
        *(f for c in ("Prelude", *chapters) for f in ("-norec", f"Kernel.{c}")),
    )
    if checked.returncode:
        print(checked.stdout + checked.stderr)
        return 1
    print("coqchk accepts the compiled files.")
    return print_axioms(book, where, names)


def print_axioms(book, where, names):
    """Print the axioms, and store which records rest on more than those of the reals; return 1 if there are others."""
    found = {name: axioms for chapter in names for name, axioms in assumptions(where, chapter, names[chapter]).items()}
    everything = set().union(*found.values())
    strange = sorted(axiom for axiom in everything - CLASSICAL if not axiom.startswith(MACHINE))
    machine = sorted(name for name, axioms in found.items() if axioms - CLASSICAL)
    print(f"{len(found) - len(machine)} lemmas rest on axioms of the classical real numbers only:")
    print("\n".join(f"  {axiom}" for axiom in sorted(everything & CLASSICAL)))
    print(f"{len(machine)} lemmas, where `interval` computes, rest also on the processor's integers and their axioms.")
    if strange:
        print("Other axioms:\n" + "\n".join(f"  {axiom}" for axiom in strange))
    stored = book.evidence(STORE)
    for name, line in stored.items():
        line["machine"] = lemma_name(line) in machine
        stored[name] = line
    book.store(STORE, stored)
    return 1 if strange else 0


def lemma_name(line):
    """Return the name of the lemma of a record."""
    return line["statement"].removeprefix("Lemma ").split(" : ")[0]


def assumptions(where, chapter, names):
    """Return the axioms of each lemma of a chapter."""
    lines = [f"Require Import Kernel.{chapter}."]
    for name in names:
        lines += [f'Goal True. idtac "== {name}". Abort.', f"Print Assumptions {name}."]
    (where / "axioms.v").write_text("\n".join(lines), encoding="utf-8")
    text = run(where, "coqc", "-q", "-w", "none", "-Q", ".", "Kernel", "axioms.v").stdout
    parts = re.split(r"^== (\w+)$", text, flags=re.MULTILINE)[1:]
    axioms = re.compile(r"^([A-Za-z][\w.']*)(?= :|$)", re.MULTILINE)
    return {
        name: {axiom for axiom in axioms.findall(part) if axiom not in ("Axioms", "Closed")}
        for name, part in zip(parts[::2], parts[1::2], strict=True)
    }


def coqc(where, chapter):
    """Compile one file; return what is wrong."""
    done = run(where, "coqc", "-q", "-w", "none", "-Q", ".", "Kernel", f"{chapter}.v")
    return "" if done.returncode == 0 else done.stderr[-3000:]


def run(where, *command):
    """Run a command in the folder."""
    return subprocess.run(command, cwd=where, capture_output=True, text=True, check=False)
