"""What a stored script may be: tactics, one sentence a line, and nothing else.

Coq reads commands and tactics in the same places. A script that ends its proof and says `Infix "<="
:= Rge` changes what all later statements mean, and Coq accepts the file. So a line is read before
Coq is asked: it is a bracket, a bullet or one sentence whose first word is a tactic on the list. A
sentence of Coq ends with a dot before a blank. No string, comment or attribute is needed in a
proof, so none is allowed. Commands begin with capital letters, tactics do not.
"""

import re

FOCUS = re.compile(r"[{}]|-+|\++|\*+")
WORD = re.compile(r"[A-Za-z_][\w']*")
ENDS = re.compile(r"\.(?=\s|$)")
OF_COQ = [
    "apply",
    "assert",
    "assumption",
    "case",
    "cbv",
    "change",
    "clear",
    "clearbody",
    "constructor",
    "destruct",
    "eapply",
    "eexists",
    "elim",
    "enough",
    "exact",
    "exists",
    "f_equal",
    "field",
    "first",
    "generalize",
    "idtac",
    "induction",
    "intro",
    "intros",
    "left",
    "lia",
    "lra",
    "match",
    "nra",
    "now",
    "pose",
    "reflexivity",
    "remember",
    "repeat",
    "replace",
    "revert",
    "rewrite",
    "right",
    "ring",
    "set",
    "simpl",
    "specialize",
    "split",
    "subst",
    "symmetry",
    "transitivity",
    "try",
    "unfold",
]
OF_LIBRARIES = ["auto_derive", "evar_last", "interval", "psatz"]
OF_THE_PRELUDE = [
    "by_parts",
    "call",
    "extremes",
    "first_case",
    "fraction_eq",
    "fraction_le",
    "fraction_lt",
    "fraction_ne",
    "harmonic_sum",
    "in_z",
    "izr",
    "next_integer",
    "nonzero",
    "numerator_eq",
    "numerator_le",
    "numerator_lt",
    "pos",
    "refute",
    "root",
    "root_0",
]
TACTICS = frozenset([*OF_COQ, *OF_LIBRARIES, *OF_THE_PRELUDE])
UNFINISHED = ("admit", "give_up")
SIGNS = ('"', "(*", "*)", "#[", "`", "\n", "\r")


def fault(line):
    """Return what is wrong with a line of a script, or "" if it is one tactic,
    a bracket or a bullet.

    >>> fault("apply Rle_trans with (r2 := x); lra.")
    ''
    >>> fault("Qed. Open Scope Z_scope.")
    "not one sentence: 'Qed. Open Scope Z_scope.'"
    """
    text = line.strip(" ")
    if FOCUS.fullmatch(text):
        return ""
    if any(sign in text for sign in SIGNS) or not text.isascii() or not text.isprintable():
        return f"signs that no tactic needs: {text!r}"
    if [match.end() for match in ENDS.finditer(text)] != [len(text)]:
        return f"not one sentence: {text!r}"
    first = WORD.match(text)
    if first is None or first.group() not in TACTICS:
        return f"no tactic on the list: {text!r}"
    if any(word in UNFINISHED for word in WORD.findall(text)):
        return f"an unfinished proof: {text!r}"
    return ""


def statement_fault(text):
    """Return what is wrong with a statement, the text between the colon and the last dot, or ""."""
    odd = any(sign in text for sign in SIGNS) or not text.isascii() or not text.isprintable()
    return f"not one statement: {text!r}" if odd or ENDS.search(text) or ":=" in text else ""


def sentences(line):
    """Cut a line at the ends of its sentences, and before and behind brackets and bullets.

    >>> sentences("{ intros. split; [lra | nra]. }")
    ['{', 'intros.', 'split; [lra | nra].', '}']
    """
    found = []
    rest = line.strip(" ")
    while rest:
        focus = re.match(r"([{}]|[-+*]+)(?=\s|$)", rest)
        end = (
            focus.end()
            if focus
            else next((match.end() for match in ENDS.finditer(rest)), len(rest))
        )
        found.append(rest[:end])
        rest = rest[end:].strip(" ")
    return found
