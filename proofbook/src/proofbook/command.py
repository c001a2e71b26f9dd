"""The command `proofbook`, one parser for all: init, check, report, read and coq.

`proofbook --help` lists the commands, `proofbook coq --help` those that need Coq. An unknown word
ends with status 2.
"""

import argparse
import os
import sys
from datetime import date
from importlib.resources import files
from pathlib import Path

from proofbook import frozen, golden, lines
from proofbook.book import Book
from proofbook.errors import require
from proofbook.guards import accept, ledger_faults, notebook_faults
from proofbook.kept import kept_ledger
from proofbook.kernel.algebra import SECONDS
from proofbook.kernel.compiling import records
from proofbook.kernel.coq import installed
from proofbook.kernel.search import changed, search
from proofbook.ledger import LedgerError, make_ledger, read_ledger, stored
from proofbook.redraw import redraw_all
from proofbook.remembered import RERUN
from proofbook.report import write
from proofbook.report.releases import store
from proofbook.variants import rows

NO_COQ = """Coq is not installed, so the lemmas of the claims were NOT checked.
On Debian: apt-get install --no-install-recommends
coq libcoq-coquelicot libcoq-flocq libcoq-interval"""


def main(arguments=None):
    """Run a command; return 1 if something is wrong with the book, 2 if no such command exists."""
    chosen = parser().parse_args(arguments)
    try:
        return chosen.run(chosen)
    except (LedgerError, ValueError, ImportError) as error:
        print(error, file=sys.stderr)
        return 1


def parser():
    """Return the parser of all commands."""
    words = "Check a paper line by line, and say what was found."
    whole = argparse.ArgumentParser(prog="proofbook", description=words)
    commands = whole.add_subparsers(metavar="COMMAND", required=True)

    begin = command(commands, "init", init, "write a book of one statement, for you to change")
    begin.add_argument("folder", type=Path, nargs="?", default=Path.cwd())

    held = command(
        commands,
        "check",
        check,
        "hold the book in this folder to the rules; say what its ledger knows",
    )
    held.add_argument(
        "--run",
        dest="rerun",
        action="store_true",
        help="run the notebooks first, store what they show",
    )
    held.add_argument(
        "--redraw",
        action="store_true",
        help="write the words about stored records again; no cell runs",
    )
    held.add_argument(
        "--accept",
        action="store_true",
        help=f"take the verdicts found over into book/{golden.NAME}",
    )

    tried = command(
        commands,
        "variants",
        variants,
        "try false variants of the formulas that have changed, or are new",
    )
    tried.add_argument("--again", action="store_true", help="of all formulas")

    written = command(
        commands,
        "report",
        report,
        "write the pages of the report, and report.json, into book/report",
    )
    written.add_argument(
        "--release", metavar="NUMBER", help="store what the formal statements say in this release"
    )

    judged = command(
        commands, "read", read, "list what a person has to read, or record that these were read"
    )
    keys = (
        "'label step', 'label step theorem', 'label step code' or 'label step stated'; one by one"
    )
    judged.add_argument("keys", metavar="KEY", nargs="*", help=keys)
    judged.add_argument("--by", metavar="NAME", default="", help="who reads them")
    judged.add_argument(
        "--on", metavar="DATE", default=date.today().isoformat(), help="when (default: today)"
    )

    formal = commands.add_parser("coq", help="the commands that ask Coq")
    add_coq(formal.add_subparsers(metavar="COMMAND", required=True))
    return whole


def add_coq(commands):
    """Add the commands that ask Coq."""
    sought = command(
        commands,
        "search",
        coq_search,
        "look for proofs where claims changed, or in the named chapters",
    )
    sought.add_argument("chapters", metavar="CHAPTER", nargs="*", help="notebooks or their names")
    sought.add_argument("--again", action="store_true", help="also of what was not accepted before")
    sought.add_argument("--quick", action="store_true", help="for a second each")
    sought.add_argument("--all", action="store_true", help="in all chapters")
    command(
        commands,
        "records",
        coq_records,
        "compile all stored lemmas, let coqchk check them, print their axioms",
    )
    command(
        commands, "freeze", coq_freeze, "write what Coq says that each registered theorem states"
    )
    command(commands, "compare", coq_compare, "compare what Coq says with what is frozen")


def command(commands, name, run, words):
    """Add a command, its help being the sentence that describes it, and return its parser."""
    added = commands.add_parser(name, help=words, description=words[0].upper() + words[1:] + ".")
    added.set_defaults(run=run)
    return added


def init(chosen):
    """Write the skeleton of a book."""
    skeleton = files("proofbook") / "skeleton"
    written = [
        (file, chosen.folder / file.relative_to(skeleton)) for file in sorted(skeleton.rglob("*.*"))
    ]
    taken = [str(path) for _, path in written if path.exists()]
    require(not taken, "folder", "one without these files", taken)
    for file, path in written:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(file.read_bytes())
        print(f"wrote {path}")
    return 0


def check(chosen):
    """Print what is wrong with the book, and what becomes of each statement."""
    book = here()
    if chosen.rerun:
        for path in sorted(book.folder.glob("*.ipynb")):
            print(f"running {path.name}", flush=True)
            run_notebook(path)
        variants(argparse.Namespace(again=False))
    if chosen.redraw:
        redraw_all(book)
    book = here()
    if chosen.accept:
        print("\n".join(accept(book) or ["no word changed"]))
    found = [
        f"{name}.ipynb, {fault}"
        for name, page in book.notebooks.items()
        for fault in notebook_faults(page)
    ]
    ledger = None
    try:
        ledger = make_ledger(book)
    except LedgerError as error:
        found += str(error).splitlines()
    found += ledger_faults(ledger) if ledger else []
    if found:
        print("\n".join(found), file=sys.stderr)
        return 1
    print("\n".join(summary(ledger)))
    return 0


def variants(chosen):
    """Try the false variants of formulas; without --again only of those that have no counts."""
    from proofbook.variants.trying import try_all

    book = here()
    print(f"tried the variants of {try_all(book, stored(book), chosen.again)} formulas")
    return 1 if list(rows.faults(book, stored(book))) else 0


def summary(ledger):
    """Return the lines that say what is known: each statement with its status,
    and how much was found.
    """
    lines = [
        f"{s['printed']}: {s['status']}, weakest verdict: {s['weakest']}" for s in ledger.statements
    ]
    counts = {
        "steps": sum(len(s["steps"]) for s in ledger.statements),
        "checks": len(ledger.records),
        "errata": len(ledger.errata),
        "misprints": len(ledger.misprints),
        "sharp constants": len(ledger.sharp),
    }
    return [*lines, ", ".join(f"{count} {name}" for name, count in counts.items())]


def run_notebook(path):
    """Execute a notebook in its folder and store its outputs,
    without anything that changes from run to run.
    """
    try:
        import nbformat
        from nbclient import NotebookClient
        from nbclient.exceptions import CellExecutionError
    except ImportError as error:
        raise ImportError(
            "check --run: needs nbclient and ipykernel: pip install nbclient ipykernel"
        ) from error
    notebook = nbformat.read(path, as_version=4)
    here = {"metadata": {"path": path.parent}}
    os.environ[RERUN] = "1"
    try:
        NotebookClient(
            notebook, timeout=600, record_timing=False, coalesce_streams=True, resources=here
        ).execute()
    except CellExecutionError as error:
        raise ValueError(f"{path.name}: a cell raised {error.ename}: {error.evalue}") from error
    notebook.metadata.language_info = {"name": "python"}
    notebook.metadata.kernelspec = {
        "display_name": "Python 3",
        "language": "python",
        "name": "python3",
    }
    nbformat.write(notebook, path)


def report(chosen):
    """Write the pages of the report, or store the digests of a release."""
    if chosen.release:
        print(f"wrote {store(chosen.release, here().root)}")
        return 0
    made = write(kept_ledger(here()))
    print(f"{len(made)} files in {made[0].parent}")
    return 0


def read(chosen):
    """Record that these lines were read beside their claims, after showing each;
    or list what nobody read.
    """
    return lines.main(chosen.keys, read_ledger(here()), chosen.by, chosen.on)


def coq_search(chosen):
    """Look for the proofs of claims: of what is new, or of all that is asked for."""
    need_coq()
    book = here()
    chapters = [Path(name).stem for name in chosen.chapters]
    unknown = sorted(set(chapters) - set(book.notebooks))
    require(not unknown, "chapters", ", ".join(book.notebooks), unknown)
    if not chapters:
        chapters = list(book.notebooks) if chosen.all else changed(book)
    if chosen.quick:
        SECONDS.set(1)
    search(book, chapters, again=chosen.again)
    return 0


def coq_records(chosen):
    """Compile the stored lemmas; no proof is looked for."""
    need_coq()
    return records(here())


def coq_freeze(chosen):
    """Write the freeze."""
    need_coq()
    print(f"wrote {frozen.write(here().root)}")
    return 0


def coq_compare(chosen):
    """Compare the freeze with what Coq says now."""
    need_coq()
    root = here().root
    if frozen.is_current(root):
        print(f"{len(frozen.registered(root))} statements are those of proofs/{frozen.STORE}")
        return 0
    said = f"Coq says other statements than proofs/{frozen.STORE}: look at them, then freeze again"
    print(said, file=sys.stderr)
    return 1


def need_coq():
    """Raise ValueError if Coq is missing: what nobody checked is not taken for checked."""
    if not installed():
        raise ValueError(NO_COQ)


def here():
    """Return the book in this folder."""
    require(
        (Path.cwd() / "pyproject.toml").exists(),
        "folder",
        "one with pyproject.toml",
        str(Path.cwd()),
    )
    return Book.at(Path.cwd())
