"""What a reader of the closed statements has to read again after a release:
statements and definitions with digests.

A statement says what all definitions behind it say. So each has two digests: `own`, of its words,
and `whole`, of its words and of all that it needs. Who accepted it, or read an earlier release,
need not read it again while `whole` stays. `proofbook report --release NUMBER` stores the digests
of a release in `proofs/released.json`.
"""

import json
import re

from proofbook.errors import require
from proofbook.formal import closed
from proofbook.frozen import DEFINING, digest, reached, sentences
from proofbook.html import rendered
from proofbook.self_contained import ALWAYS, read_with, uses

RELEASED = "released.json"
CONTEXT = re.compile(r"Section|End|Variables?\b")
CHANGED = "its words changed"
MOVED = "a definition behind it moved"
NEW = "new"
GONE = "gone"


def source_of(root):
    """Return the text of all closed statements with their definitions."""
    folder = root / "proofs"
    last = [file for file in closed(root) if (folder / file).exists()][-1:]
    return "".join(read_with(folder, file) for file in last)


def items(source):
    """Return {name: {"own": digest, "whole": digest, "uses":
    names}} of all statements and definitions, in their order.

    The conventions of the file, and the variables of a section, belong to the words of what stands
    below them.
    """
    conventions = [sentence for sentence in sentences(source) if sentence.split()[0] in ALWAYS]
    known = uses(source)
    said = {name: digest(*words) for name, words in definitions_in(source).items()}
    behind = {name: {name} | reached(name, known) for name in said}
    whole = {
        name: digest(*conventions, *(said[one] for one in said if one in behind[name]))
        for name in said
    }
    return {name: {"own": said[name], "whole": whole[name], "uses": known[name]} for name in said}


def definitions_in(source):
    """Return {name: the variables of its section, its own words} of all that a source defines."""
    found = {}
    variables = ""
    for sentence in sentences(source):
        if CONTEXT.match(sentence):
            variables = sentence if sentence.startswith("Variable") else ""
        if made := DEFINING.match(sentence):
            found[made[1]] = (variables, sentence)
    return found


def again(root, found):
    """Say what to read again since the last release."""
    path = root / "proofs" / RELEASED
    stored = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    why = moved(stored.get("digests", {}), found)
    return rendered("again.html", found=found, release=stored.get("release"), why=why)


def moved(stored, found):
    """Return {name: why it is to be read again}."""
    why = {}
    for name, now in found.items():
        own, whole = stored.get(name, (None, None))
        if own != now["own"]:
            why[name] = CHANGED if own else NEW
        elif whole != now["whole"]:
            why[name] = MOVED
    return why | dict.fromkeys((name for name in stored if name not in found), GONE)


def store(release, root):
    """Store the digests of a release, and return the file."""
    path = root / "proofs" / RELEASED
    require(path.parent.is_dir(), "--release", "a book with formal proofs, in proofs/", str(root))
    digests = {name: [item["own"], item["whole"]] for name, item in items(source_of(root)).items()}
    text = json.dumps({"release": release, "digests": digests}, indent=1)
    path.write_text(text + "\n", encoding="utf-8")
    return path
