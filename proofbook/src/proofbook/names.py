"""Names of symbols: a short grammar, so that what is shown of a claim is what was checked.

SymPy takes any text as a name and typesets it as LaTeX: a symbol called `{x}` looks like `x`, one
called `x__2` like a square, and `xabs` like an absolute value. Here a name is a letter, a Greek
letter or a word, perhaps with subscripts: `x`, `alpha_t`, `F_new`, `h_T−1`. Names that are legal
alone may still look alike beside each other; `alike` says so.
"""

import re

import sympy as sp
from sympy.printing.latex import modifier_dict

from proofbook.errors import require

SUBSCRIPT = r"[A-Za-z]+[0-9]*(?:[−+][0-9])?|[0-9]+"
NAME = re.compile(rf"(?P<head>[A-Za-z]+)(?P<digits>[0-9]*)(?P<below>(?:_(?:{SUBSCRIPT}))*)")
# what an induction calls a term of a sequence
TERM = re.compile(r"(?P<base>\w+)\[-?[0-9]+(, -?[0-9]+)*\]")
FUNCTIONS = {
    "log",
    "ln",
    "exp",
    "sin",
    "cos",
    "tan",
    "max",
    "min",
    "sup",
    "inf",
    "lim",
    "abs",
    "sqrt",
    "floor",
    "mod",
}
CONSTANTS = {"pi", "oo", "infty", "nan", "zoo", "infinity"}
ACCENTS = (
    "hat",
    "bar",
    "tilde",
    "dot",
    "ddot",
    "check",
    "breve",
    "acute",
    "grave",
    "vec",
    "prime",
    "prm",
)
# |x|, ⟨x⟩, ‖x‖, other alphabets
CHANGES_THE_MEANING = tuple(sorted(set(modifier_dict) - set(ACCENTS)))
GRAMMAR = (
    "a letter, a Greek letter or a word, perhaps with digits and subscripts, such as x, alpha_t or"
    " F_new"
)


def legal(name):
    r"""Tell whether a name of a symbol follows the grammar.

    >>> [
    ...     legal(name)
    ...     for name in ("x", "alpha_t", "h_T−1", "{x}", "x__2", r"\pi", "pi", "xabs", "7")
    ... ]
    [True, True, True, False, False, False, False, False, False]
    """
    found = NAME.fullmatch(name)
    if not found:
        return False
    head = found["head"]
    modified = any(
        len(head) > len(word) and head.lower().endswith(word) for word in CHANGES_THE_MEANING
    )
    # a capital Greek letter that looks like a Latin one
    like_latin = r"\mathrm" in sp.latex(sp.Symbol(head))
    return (
        not modified and not like_latin and head.lower() not in FUNCTIONS and name not in CONSTANTS
    )


def alike(names, bases=(), expressions=()):
    """Return the names that look like something else in the same claim, sorted.

    Parameters
    ----------
    names : the names of the symbols, one for each symbol: two symbols of one name come twice.
    bases : the names of the sequences.
    expressions : the sides, in which constants may stand.
    """
    shown = [(name, sp.latex(sp.Symbol(name))) for name in names]
    found = {name for name, text in shown if [other for _, other in shown].count(text) > 1}
    heads = {sp.latex(sp.Symbol(base)) for base in bases}
    found |= {
        name
        for name, text in shown
        if text in heads or (text.partition("_{")[0] in heads and "_{" in text)
    }
    letters = {name for name in [*names, *bases] if len(name) == 1}
    words = (name for name in [*names, *bases] if len(name) > 1 and name.isalpha())
    found |= {word for word in words if sp.latex(sp.Symbol(word)) == word and set(word) <= letters}
    constants = {"e": sp.E, "gamma": sp.EulerGamma}
    has_power = any(side.has(sp.exp) for side in expressions)
    for name, constant in constants.items():
        is_there = any(side.has(constant) for side in expressions) or (name == "e" and has_power)
        found |= {name} & set(names) if is_there else set()
    return sorted(found)


def require_clear(symbols, bases, sides):
    """Raise ValueError if a name does not follow the grammar,
    or looks like something else in the same claim.
    """
    wrong = sorted(
        {thing.name for thing in (*symbols, *bases) if not (legal(thing.name) or is_term(thing))}
    )
    require(not wrong, "symbol", f"a name of the grammar: {GRAMMAR}", wrong)
    twice = alike([symbol.name for symbol in symbols], [base.name for base in bases], sides)
    require(not twice, "claim", "one symbol of one name, which looks like nothing else", twice)


def is_term(symbol):
    """Tell whether a symbol stands for a term of a sequence, such as Y[1],
    in the first case of an induction.
    """
    found = TERM.fullmatch(symbol.name)
    return bool(isinstance(symbol, sp.Dummy) and found and legal(found["base"]))
