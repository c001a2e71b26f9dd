"""Where in `proofs/` a formal statement and its proof stand, and what a file rests on."""

import re
from functools import cache
from pathlib import Path

from proofbook.errors import require
from proofbook.formal import closed

WORDS = "Theorem|Lemma|Corollary|Definition|Fixpoint|Record"
IMPORTS = re.compile(r"^From \w+ Require(?: Export| Import)? ([^.]*)\.", re.MULTILINE)


@cache
def lines(path):
    """Return the lines of a file, a tuple."""
    return tuple(Path(path).read_text(encoding="utf-8").splitlines())


def line_of(path, pattern):
    """Return the numbers of the lines in which a pattern begins, counted from 1, a list."""
    return [n for n, line in enumerate(lines(path), 1) if re.match(pattern, line)]


def stated(root, entry):
    """Return the line in which the statement of a theorem begins.

    Parameters
    ----------
    root : folder of the repository.
    entry : a `formal.Formal`.
    """
    path = root / "proofs" / entry.file
    found = line_of(path, rf"\s*(?:Local )?(?:{WORDS}) {entry.theorem}\b(?!')")
    require(len(found) == 1, entry.file, f"one line that states {entry.theorem}", found)
    return found[0]


def proved(root, entry):
    """Return the file and the line in which the proof of a theorem begins.

    That of a closed statement stands in the file that proves those, under the name of a theorem
    whose whole statement it is; every other proof follows its statement.
    """
    file = closed(root).get(entry.file)
    if file is None:
        return entry.file, stated(root, entry)
    path = root / "proofs" / file
    found = line_of(path, rf"\s*Theorem \w+ : (?:\w+\.)?{entry.theorem}\.")
    require(len(found) == 1, file, f"one line that proves {entry.theorem}", found)
    return file, found[0]


@cache
def imports(root):
    """Return {file: the files of `proofs/` that it names in its imports}, both in order."""
    every = sorted(path.name for path in (root / "proofs").glob("*.v"))
    found = {}
    for file in every:
        text = "\n".join(lines(root / "proofs" / file))
        named = {f"{name}.v" for group in IMPORTS.findall(text) for name in group.split()}
        found[file] = [other for other in every if other in named]
    return found


def beneath(root, file):
    """Return all files of `proofs/` on which a file rests, a set."""
    found, ahead = set(), [file]
    while ahead:
        fresh = set(imports(root)[ahead.pop()]) - found
        found |= fresh
        ahead += fresh
    return found
