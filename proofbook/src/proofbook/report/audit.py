"""What a reader of the closed statements has to read: statements and definitions, each with digests, to be ticked off.

A statement says what all definitions behind it say. So each has two digests: `own`, of its words, and `whole`, of its
words and of all that it needs. Who accepted it, or read an earlier release, need not read it again while `whole` stays.
`proofbook report --release NUMBER` stores the digests of a release in `proofs/released.json`.
"""

import json
import re

from markupsafe import Markup, escape

from proofbook.errors import require
from proofbook.frozen import CLOSED, DEFINING, digest, reached, sentences
from proofbook.html import joined, rendered
from proofbook.self_contained import ALWAYS, read_with, uses

RELEASED = "released.json"
CONTEXT = re.compile(r"Section|End|Variables?\b")
LINK = Markup('<a href="#audit-{0}"><code>{0}</code></a>')
TICK = '<label class="audit" id="audit-{0}"><input type="checkbox" data-audit="{0}"> {1} <output></output></label>'
FIRST = "No release is stored yet. From the first one on, what changed since the last is listed here."
CHANGED, MOVED, NEW, GONE = "its words changed", "a definition behind it moved", "new", "gone"


def source_of(root):
    """Return the text of all closed statements with their definitions."""
    folder = root / "proofs"
    last = [file for file in CLOSED if (folder / file).exists()][-1:]
    return "".join(read_with(folder, file) for file in last)


def items(source):
    """Return {name: {"own": digest, "whole": digest, "uses": names}} of all statements and definitions, in their order.

    The conventions of the file, and the variables of a section, belong to the words of what stands below them.
    """
    conventions = [sentence for sentence in sentences(source) if sentence.split()[0] in ALWAYS]
    said, known, variables = {}, uses(source), ""
    for sentence in sentences(source):
        if CONTEXT.match(sentence):
            variables = sentence if sentence.startswith("Variable") else ""
        if made := DEFINING.match(sentence):
            said[made[1]] = digest(variables, sentence)
    behind = {name: {name} | reached(name, known) for name in said}
    whole = {name: digest(*conventions, *(said[one] for one in said if one in behind[name])) for name in said}
    return {name: {"own": said[name], "whole": whole[name], "uses": known[name]} for name in said}


def tick(name, words):
    """Return a box that a reader ticks."""
    return Markup(TICK).format(name, words)


def panel(found):
    """Return how far the reader is, and the buttons, with the digests that the script compares."""
    return rendered("panel", items=Markup(json.dumps(found, separators=(",", ":"))))


def again(root, found):
    """Say what to read again since the last release."""
    path = root / "proofs" / RELEASED
    if not path.exists():
        return FIRST
    stored = json.loads(path.read_text(encoding="utf-8"))
    lines = []
    for name, why in moved(stored["digests"], found).items():
        place = (LINK if name in found else Markup("<code>{0}</code>")).format(name)
        lines.append(f"<li>{place}: {why}</li>")
    words = f"<p>Since release {escape(stored['release'])}, {len(lines)} of {len(found)} are to be read again.</p>"
    return words + f"\n<ul>{''.join(lines)}</ul>" * bool(lines)


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


def names(words):
    """Return links to the boxes of statements and definitions."""
    return joined([LINK.format(name) for name in words], ", ") or "nothing"


def definitions(source, found, statements):
    """Return all definitions with the words beside them in the file, a part of the file each heading.

    Each is a box to tick, the words above it in the file, itself, what it uses and what uses it.
    """
    users = {name: [other for other, item in found.items() if name in item["uses"]] for name in found}
    parts, note, variables = [], "", ""
    for piece in re.split(r"(\(\*.*?\*\))", source, flags=re.DOTALL):
        if piece.startswith("(** **"):
            parts.append(Markup("<h3>{}</h3>").format(" ".join(piece[6:-2].split())))
        elif piece.startswith("(*"):
            note = " ".join(piece.strip("(*) \n").split())
        else:
            for sentence in sentences(piece):
                made = DEFINING.match(sentence)
                if CONTEXT.match(sentence):
                    variables = f"{sentence}.\n" if sentence.startswith("Variable") else ""
                if made and made[1] not in statements:
                    name, said = made[1], variables + sentence
                    box, ways = tick(name, Markup("<code>{}</code>").format(name)), (found[name]["uses"], users[name])
                    uses, after = map(names, ways)
                    parts.append(rendered("definition", box=box, note=note, sentence=said, uses=uses, users=after))
                note = ""
    return "\n".join(parts)


def store(release, root):
    """Store the digests of a release, and return the file."""
    path = root / "proofs" / RELEASED
    require(path.parent.is_dir(), "--release", "a book with formal proofs, in proofs/", str(root))
    digests = {name: [item["own"], item["whole"]] for name, item in items(source_of(root)).items()}
    text = json.dumps({"release": release, "digests": digests}, indent=1)
    path.write_text(text + "\n", encoding="utf-8")
    return path
