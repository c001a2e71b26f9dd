"""The ledger of a book, made once and read back as long as nothing has changed that it comes from.

It is kept under a digest of all its inputs: every file of the book and of its formal proofs, the
settings, the code of this package, the version of Python and of every installed package. While a
ledger is made, the files that are opened are noted. If one of them is no input, nothing is kept.
`proofbook check` never reads it back.
"""

import json
import os
import platform
import sys
from contextlib import contextmanager
from dataclasses import fields
from hashlib import sha256
from importlib.metadata import distributions
from pathlib import Path

from proofbook.book import Book
from proofbook.ledger import Ledger, make_ledger

FOLDER = "_build/ledger"
PACKAGE = Path(__file__).parent
MADE = ("report", "pictures", "_static", "__pycache__", ".ipynb_checkpoints")  # folders of a book
SUFFIXES = (".ipynb", ".toml", ".json", ".xz", ".v", ".tex", ".md", ".txt", ".yml", ".yaml")
OPENED = []  # a list of files for each ledger that is being made
listening = False


def kept_ledger(root):
    """Return what `make_ledger` returns, from the file where it was kept, if there is one.

    Raises
    ------
    LedgerError : as `make_ledger` does. A book with faults is read again each time.
    """
    book = root if isinstance(root, Book) else Book.at(root)
    path = book.root / FOLDER / f"{key(book)}.json"
    if path.exists():
        return unpacked(book, json.loads(path.read_text(encoding="utf-8")))
    with opened() as files:
        ledger = make_ledger(book)
        content = packed(ledger)
    if not strays(book, files) and path.stem == key(book):
        keep(path, content)
    return ledger


def inputs(book):
    """Return the files of a repository that a ledger may depend on, in order."""
    found = [book.root / name for name in ("pyproject.toml", book.order, book.config)]
    for folder in (book.folder, book.root / "proofs"):
        for where, folders, names in os.walk(folder):
            folders[:] = [name for name in folders if name not in MADE]
            found += [Path(where) / name for name in names if name.endswith(SUFFIXES)]
    return sorted(path for path in set(found) if path.is_file())


def code():
    """Return the files of this package, in order."""
    found = [path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    return sorted(found)


def installed():
    """Return the version of Python and of every installed package, in order."""
    packages = {f"{one.metadata['Name']} {one.version}" for one in distributions()}
    return [platform.python_implementation(), sys.version, *sorted(packages)]


def key(book):
    """Return the digest of all inputs of a ledger: names, contents and versions."""
    found = sha256(json.dumps([installed(), repr(book)]).encode())
    for root, files in ((book.root, inputs(book)), (PACKAGE, code())):
        for path in files:
            content = sha256(path.read_bytes()).hexdigest()
            found.update(f"{path.relative_to(root)}\0{content}\n".encode())
    return found.hexdigest()


def packed(ledger):
    """Return a ledger as lists and dictionaries."""
    lists = {one.name: getattr(ledger, one.name) for one in fields(Ledger) if one.name != "book"}
    lines = [[*place, word] for place, word in ledger.lines.items()]
    return {"lists": lists, "wanted": ledger.wanted, "lines": lines}


def unpacked(book, content):
    """Return the ledger that was packed."""
    ledger = Ledger(book, **content["lists"])
    # what a ledger remembers once it was asked for
    vars(ledger)["wanted"] = content["wanted"]
    vars(ledger)["lines"] = {(label, step): word for label, step, word in content["lines"]}
    return ledger


def keep(path, content):
    """Write what JSON gives back as it is, all at once, and take away what was kept before."""
    text = json.dumps(content)
    if json.loads(text) != content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    for old in path.parent.glob("*.json"):
        old.unlink(missing_ok=True)
    unfinished = path.with_suffix(f".{os.getpid()}")
    unfinished.write_text(text, encoding="utf-8")
    unfinished.replace(path)


@contextmanager
def opened():
    """Note in a list which files are opened for a while."""
    global listening
    if not listening:
        sys.addaudithook(note)  # which stays
        listening = True
    files = []
    OPENED.append(files)
    try:
        yield files
    finally:
        OPENED.pop()


def note(event, arguments):
    """Note a file that is opened."""
    if OPENED and event == "open" and isinstance(arguments[0], str | Path):
        for files in OPENED:
            files.append(os.path.abspath(arguments[0]))


def strays(book, files):
    """Return the opened files of a repository that are no input: not those of Python itself, of
    installed packages and of code, which an import opens.
    """
    root = str(book.root.absolute())
    known = {str(path.absolute()) for path in [*inputs(book), *code()]}
    left = [name for name in files if name.startswith(root + os.sep) and name not in known]
    return sorted({name for name in left if not is_imported(name)})


def is_imported(name):
    """Tell whether a file is one that Python opens for an import."""
    return name.startswith((sys.prefix + os.sep, sys.base_prefix + os.sep)) or "__pycache__" in name
