"""Compile the stored lemmas, let coqchk check the compiled files, and say which axioms they rest on."""

import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from proofbook.errors import require
from proofbook.kernel.coq import CLASSICAL, PRELUDE, axioms_in, is_of_the_machine
from proofbook.kernel.search import folder
from proofbook.kernel.store import STORE, files, lemmas, name_of, text

WORKERS = 2


def records(book):
    """Compile everything that is stored and print a summary; return 1 if Coq rejects something."""
    where, sources = folder(book), {chapter: text(path) for chapter, path in files(book).items()}
    chapters = sorted(sources, key=lambda chapter: -len(sources[chapter]))  # the longest first: two are done sooner
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


def print_axioms(book, where, names):
    """Print the axioms of the lemmas in which nothing is computed, and of the others; return 1 if one is strange."""
    stored = book.evidence(STORE).items()
    without = {f"{line['chapter']}.{name_of(name)}" for name, line in stored if line.get("machine") is False}
    plain, other = [name for name in names if name in without], [name for name in names if name not in without]
    reals, more = assumptions(where, plain), assumptions(where, other)
    strange = sorted(reals - CLASSICAL) + sorted(axiom for axiom in more - CLASSICAL if not is_of_the_machine(axiom))
    print(f"{len(plain)} lemmas together rest on these axioms:", *sorted(reals), sep="\n  ")
    print(f"{len(other)} lemmas, in which intervals are computed, also on the processor's integers and their axioms.")
    if strange:
        print("Axioms that should not be there:", *strange, sep="\n  ")
    return 1 if strange else 0


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
