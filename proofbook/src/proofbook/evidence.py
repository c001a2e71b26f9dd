"""Digests, by which what long runs leave behind is seen to be about the present code and words;
and files of TOML.
"""

import ast
import functools
import hashlib
import tomllib
from importlib.resources import files

PACKAGED = files("proofbook") / "templates"
# pages ask for the same again. Nobody changes what it gives
parsed = functools.lru_cache(maxsize=200)(tomllib.loads)


def toml(path):
    """Return what a file of TOML holds; nothing if there is none."""
    return parsed(path.read_text(encoding="utf-8")) if path.is_file() else {}


def digest(text):
    """Return a short digest of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@functools.cache
def fingerprint(source):
    """Return a hash of the code of a module. Comments, docstrings and empty lines do not count."""
    silent = set()
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
            and ast.get_docstring(node) is not None
        ):
            silent.update(range(node.body[0].lineno, node.body[0].end_lineno + 1))
    code = [
        line.rstrip() for number, line in enumerate(source.splitlines(), 1) if number not in silent
    ]
    return digest("\n".join(line for line in code if line and not line.lstrip().startswith("#")))
