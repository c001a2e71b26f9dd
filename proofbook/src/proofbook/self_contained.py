"""A minimal file for one closed statement: the definitions that it needs, in their order,
and nothing else.
"""

import re

from proofbook.frozen import DEFINING, IMPORT, NAME, reached, sentences

ALWAYS = ("From", "Import", "Open", "Coercion", "Implicit")
RECORD = re.compile(r"(?:Record|Inductive)\b")
FIELD = re.compile(r"[{;|]\s*([A-Za-z_]\w*)\s*(?::|\(|\||$)|:=\s*([A-Za-z_]\w*)\s*\|")


def read_with(folder, file):
    """Return the text of a file of closed statements, after that of those that it imports."""
    text = (folder / file).read_text(encoding="utf-8")
    imports = filter(None, map(IMPORT.match, sentences(text)))
    loaded = [f"{name}.v" for found in imports for name in found[1].split()]
    return "\n".join(
        [*(read_with(folder, name) for name in loaded if (folder / name).exists()), text]
    )


def introduced(sentence):
    """Return the names that a sentence defines: its own,
    and the fields of a record or the constructors of a type.
    """
    made = DEFINING.match(sentence)
    if made is None:
        return set()
    inner = (
        {name for pair in FIELD.findall(sentence) for name in pair if name}
        if RECORD.match(sentence)
        else set()
    )
    return {made[1]} | inner


def uses(source):
    """Return {name: the names, defined before it, that its definition names};
    a field stands for its record.
    """
    found = {}
    home = {}
    for sentence in sentences(source):
        if made := DEFINING.match(sentence):
            found[made[1]] = list(
                dict.fromkeys(home[word] for word in NAME.findall(sentence) if word in home)
            )
            home |= dict.fromkeys(introduced(sentence), made[1])
    return found


def needed(source, name):
    """Return the names of the definitions that the definition of a name needs, itself included."""
    return {name} | reached(name, uses(source))


def self_contained(source, name):
    """Return the part of a source that the definition of a name needs. Sections stay,
    so that their variables do.
    """
    heads = needed(source, name)
    kept = []
    module = ""
    found = {word for part in map(introduced, sentences(source)) if part & heads for word in part}
    for sentence in sentences(source):
        word, *rest = sentence.split()
        module = rest[-1] if word == "Module" else module
        context = word in ("Section", "End", "Variables", "Variable", "Context")
        arguments = word == "Arguments" and rest[0] in found
        own = word == "From" and rest[0] != "Coq"
        fresh = word in ALWAYS and sentence + "." not in kept
        if not (module or own) and (fresh or context or arguments or introduced(sentence) & found):
            kept.append(sentence + ".")
        module = "" if [word, *rest] == ["End", module] else module
    return "\n".join(kept) + "\n"
