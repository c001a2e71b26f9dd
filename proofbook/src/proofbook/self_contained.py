"""A minimal file for one closed statement: the definitions that it needs, in their order, and nothing else."""

import re

from proofbook.frozen import DEFINING, NAME, sentences

CLOSED, SOLUTION = "challenge.v", "solution.v"  # all closed statements, and the module that proves them
ALWAYS = ("From", "Import", "Open", "Coercion", "Implicit")
RECORD = re.compile(r"(?:Record|Inductive)\b")
FIELD = re.compile(r"[{;|]\s*([A-Za-z_]\w*)\s*(?::|\(|\||$)|:=\s*([A-Za-z_]\w*)\s*\|")


def introduced(sentence):
    """Return the names that a sentence defines: its own, and the fields of a record or the constructors of a type.

    >>> sorted(introduced("Record moves := { plays : nat; adds : nat }")), introduced("Open Scope R_scope")
    (['adds', 'moves', 'plays'], set())
    """
    made = DEFINING.match(sentence)
    if made is None:
        return set()
    inner = {name for pair in FIELD.findall(sentence) for name in pair if name} if RECORD.match(sentence) else set()
    return {made[1]} | inner


def heads(source):
    """Return the names of the definitions of a source, without fields and constructors."""
    return {made[1] for sentence in sentences(source) if (made := DEFINING.match(sentence))}


def needed(source, name):
    """Return the names that the definition of a name needs, itself included."""
    own = {word: sentence for sentence in sentences(source) for word in introduced(sentence)}
    found, waiting = set(), [name]
    while waiting:
        word = waiting.pop()
        if word not in found and word in own:
            found.add(word)
            waiting += NAME.findall(own[word])
    return found


def self_contained(source, name):
    r"""Return the part of a source that the definition of a name needs. Sections stay, so that their variables do.

    >>> print(self_contained("Definition a := 1. Definition b := 2. Definition c := b.", "c"))
    Definition b := 2.
    Definition c := b.
    <BLANKLINE>
    """
    found, kept, inside = needed(source, name), [], 0
    for sentence in sentences(source):
        word, *rest = sentence.split()
        if word == "Module":
            break
        inside += (word == "Section") - (word == "End")
        context = word in ("Section", "End", "Variables", "Variable", "Context")
        arguments = word == "Arguments" and rest[0] in found
        if word in ALWAYS or context or arguments or introduced(sentence) & found:
            kept.append(sentence + ".")
    return "\n".join(kept) + "\n"
