"""The command: `proofbook init` begins a book, `check` holds it to the rules, `report` writes its report pages."""

import argparse
import sys
from importlib.resources import files
from pathlib import Path

from proofbook import golden
from proofbook.book import Book
from proofbook.errors import require
from proofbook.guards import accept, book_faults, notebook_faults
from proofbook.ledger import LedgerError, make_ledger
from proofbook.report import write
from proofbook.report.audit import store


def main(arguments=None):
    """Run a command; return 1 if something is wrong with the book."""
    words = "Check a paper line by line, and say what was found."
    parser = argparse.ArgumentParser(prog="proofbook", description=words)
    commands = parser.add_subparsers(dest="command", required=True)
    begin = commands.add_parser("init", help="write a book of one statement, for you to change")
    begin.add_argument("folder", type=Path, nargs="?", default=Path.cwd())
    held = commands.add_parser("check", help="hold the book in this folder to the rules; say what its ledger knows")
    held.add_argument("--run", action="store_true", help="run the notebooks first, and store what they show")
    held.add_argument("--accept", action="store_true", help=f"take the verdicts found over into book/{golden.NAME}")
    written = commands.add_parser("report", help="write the pages of the report into book/report")
    written.add_argument("--release", metavar="NUMBER", help="store what the formal statements say in this release")
    chosen = parser.parse_args(arguments)
    try:
        return {"init": init, "check": check, "report": report}[chosen.command](chosen)
    except (LedgerError, ValueError, ImportError) as error:
        print(error, file=sys.stderr)
        return 1


def init(chosen):
    """Write the skeleton of a book."""
    skeleton = files("proofbook") / "skeleton"
    written = [(file, chosen.folder / file.relative_to(skeleton)) for file in sorted(skeleton.rglob("*.*"))]
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
    for path in sorted(book.folder.glob("*.ipynb")) if chosen.run else ():
        print(f"running {path.name}", flush=True)
        run(path)
    book = here()
    if chosen.accept:
        print("\n".join(accept(book) or ["no word changed"]))
    found = [f"{name}.ipynb, {fault}" for name, page in book.notebooks.items() for fault in notebook_faults(page)]
    found += book_faults(book)
    print("\n".join(found or summary(make_ledger(book))), file=sys.stderr if found else sys.stdout)
    return 1 if found else 0


def summary(ledger):
    """Return the lines that say what is known: each statement with its status, and how much was found."""
    lines = [f"{s['printed']}: {s['status']}, weakest verdict: {s['weakest']}" for s in ledger.statements]
    counts = {"steps": sum(len(s["steps"]) for s in ledger.statements), "checks": len(ledger.records)}
    counts |= {"errata": len(ledger.errata), "misprints": len(ledger.misprints), "sharp constants": len(ledger.sharp)}
    return [*lines, ", ".join(f"{count} {name}" for name, count in counts.items())]


def run(path):
    """Execute a notebook in its folder and store its outputs, without anything that changes from run to run."""
    try:
        import nbformat
        from nbclient import NotebookClient
        from nbclient.exceptions import CellExecutionError
    except ImportError as error:
        raise ImportError("check --run: needs nbclient and ipykernel: pip install 'proofbook[run]'") from error
    notebook = nbformat.read(path, as_version=4)
    here = {"metadata": {"path": path.parent}}
    try:
        NotebookClient(notebook, timeout=600, record_timing=False, coalesce_streams=True, resources=here).execute()
    except CellExecutionError as error:
        raise ValueError(f"{path.name}: a cell raised {error.ename}: {error.evalue}") from error
    notebook.metadata.language_info = {"name": "python"}
    notebook.metadata.kernelspec = {"display_name": "Python 3", "language": "python", "name": "python3"}
    nbformat.write(notebook, path)


def report(chosen):
    """Write the pages of the report, or store the digests of a release."""
    if chosen.release:
        print(f"wrote {store(chosen.release, here().root)}")
        return 0
    made = write(make_ledger(here()))
    print(f"{len(made)} files in {made[0].parent}")
    return 0


def here():
    """Return the book in this folder."""
    require((Path.cwd() / "pyproject.toml").exists(), "folder", "one with pyproject.toml", str(Path.cwd()))
    return Book.at(Path.cwd())
