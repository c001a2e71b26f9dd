"""What long runs leave behind in `book/evidence/`, and whether it is about the present code.

The results are JSON (`Book.evidence`, `Book.store`). What people write stands beside them: `planted.toml`, the faults
planted by hand, and `survivors.toml`, the reasons why some mutants are no faults.
"""

import ast
import functools
import hashlib
import tomllib


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
    return fingerprint((book.root / book.package / file).read_text(encoding="utf-8"))


def stamp(book, fault):
    """Return what an answer to a planted fault is about: digests of the fault, with its tests, and of the module."""
    words = "\n".join([*(fault[part] for part in ("file", "old", "new")), *fault["tests"]])
    return {"fault": digest(words), "code": code_of(book, fault["file"])}


def stale(book):
    """Return the names of the planted faults that have no answer, or one about another fault or other code."""
    caught = book.evidence("planted")
    return [f["name"] for f in faults(book) if stamp(book, f).items() - caught.get(f["name"], {}).items()]


def digest(text):
    """Return a short digest of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@functools.cache
def fingerprint(source):
    """Return a hash of the code of a module. Comments, docstrings and empty lines do not count."""
    silent = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node) is not None:
            silent.update(range(node.body[0].lineno, node.body[0].end_lineno + 1))
    code = [line.rstrip() for number, line in enumerate(source.splitlines(), 1) if number not in silent]
    return digest("\n".join(line for line in code if line and not line.lstrip().startswith("#")))
