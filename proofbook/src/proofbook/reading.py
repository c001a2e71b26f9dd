r"""A second opinion on the reading: does a claim say what the paper's line says?

No prover sees the paper. SymPy's own parser of LaTeX (`sympy.parsing.latex`, with ANTLR) reads the
formula of a claim and the paper's line. A claim *agrees* if both are one relation, and each side of
the claim has the value of the same side of the line at random points. It *differs* if there is a
point at which they have not; it is *unread* if the parser does not know a sign of it. In both cases
a person has to read the line (`proofbook.lines`).

What the parser takes for something else is kept from it: `KNOWN` are the signs that it reads
rightly. The names of a chapter that the paper does not have (λ for log K) stand in
`book/reading.toml`.
"""

import math
import random
import re
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache

import sympy as sp
from sympy.core.function import AppliedUndef
from sympy.core.relational import Relational
from sympy.parsing.latex import LaTeXParsingError, parse_latex

from proofbook.evidence import toml

POINTS = 40
TRIES = 1000
NEAR = 1e-9
STORE = "reading.toml"
SYMBOLIC = ("identity", "smt", "induction", "derivative", "by_cases", "each_integer", "balls")
LETTERS = (
    r"alpha|beta|gamma|delta|epsilon|eta|theta|kappa|lambda|mu|nu|rho|sigma|tau|Lambda|Delta|ell"
)
KNOWN = re.compile(
    rf"\\(?:frac|sqrt|log|ln|exp|min|max|lceil|rceil|lfloor|rfloor|cdot|leq?|geq?|star|{LETTERS})"
    r"(?![A-Za-z])|[A-Za-z0-9\s+\-=<>^_.,/(){}\[\]]"
)
SPELLING = {
    r"\\(?:left|right|bigl?|bigr?)(?![A-Za-z])": "",  # sizes of brackets
    r"\\[tdc]frac": r"\\frac",
    r"\\[,;:! ]": " ",
    r"_\{\\(max|min|star)\}": r"_{\1}",  # as SymPy prints the name d_max
    r"(?<=\\max)\\\{|(?<=\\min)\\\{": "(",  # a list in braces
}
FUNCTIONS = (sp.log, sp.exp, sp.ceiling, sp.floor, sp.Min, sp.Max)
EXTREMES = {"min": sp.Min, "max": sp.Max}
MIRROR = {sp.Eq: sp.Eq, sp.Le: sp.Ge, sp.Ge: sp.Le, sp.Lt: sp.Gt, sp.Gt: sp.Lt}


class Unread(ValueError):
    """A text that SymPy's parser does not read, or not rightly."""


@dataclass(frozen=True)
class Reading:
    """Say how a claim compares with the paper's line: agrees, differs or unread, with the
    reason.
    """

    word: str
    why: str = ""


def dictionary(book):
    """Return the names that the chapters use, from `book/reading.toml`."""
    return toml(book.folder / STORE)


def names_for(found, label, step):
    """Return what names stand for in one step: in general, then in the statement, then in the
    step.
    """
    names = dict(found.get("names", {}))
    for key, more in found.items():
        pattern, _, last = key.partition(" ")
        if isinstance(more, dict) and pattern == label and fnmatchcase(step, last or "*"):
            names |= more
    return names


def read(ledger, record, found):
    """Compare the formula of one record of the ledger with the line of its step."""
    names = names_for(found, record["statement"], record["step"])
    formula = record.get("formal", record["claim"])
    line = ledger.step(record)["paper"]
    return compare(line, formula, record["domain"], tuple(sorted(names.items())))


@cache
def compare(paper, formula, domain="", names=()):
    """Compare the formula of a claim with the paper's line.

    Parameters
    ----------
    paper, formula : LaTeX; the formula perhaps between \\( and \\).
    domain : as the record words it; a name that is "real" there is drawn with both signs.
    names : pairs (name in the claim, what it stands for in the paper's LaTeX).
    """
    try:
        line = relation(with_names(paper.rpartition(r"\implies")[2], names))
    except Unread as error:
        return Reading("unread", f"the paper: {error}")
    try:
        claim = relation(formula.removeprefix(r"\(").removesuffix(r"\)"))
    except Unread as error:
        return Reading("unread", f"the claim: {error}")
    declared = [part.split()[0] for part in domain.split("; ") if part]
    known = meanings(names) | ({} if "e" in declared else {sp.Symbol("e"): sp.E})
    claim, line = (found.subs(known, simultaneous=True) for found in (claim, line))
    if MIRROR.get(line.func) is claim.func and line.func is not sp.Eq:
        line = line.reversed
    if line.func is not claim.func:
        return Reading("differs", "another relation")
    signed = frozenset(part.split()[0] for part in domain.split("; ") if part.endswith(" real"))
    for side in (0, 1):
        why = difference(claim.args[side], line.args[side], signed)
        if why:
            return Reading("differs", why)
    return Reading("agrees")


def relation(text):
    """Return the one relation that a text states, unevaluated;
    raise Unread if it is something else.
    """
    found = parsed(text)
    if found.func not in MIRROR:
        raise Unread("no single relation")
    return found


@cache
def parsed(text):
    """Return what SymPy reads, unevaluated; a letter before a bracket is a factor."""
    for pattern, plain in SPELLING.items():
        text = re.sub(pattern, plain, text)
    if r"\max(" in text or r"\min(" in text:
        text = text.replace(r"\}", ")")
    unknown = KNOWN.sub("", text)
    if unknown:
        raise Unread(unknown[:20])
    try:
        found = parse_latex(text, strict=True)
    except (LaTeXParsingError, TypeError, ValueError, AttributeError) as error:
        raise Unread(str(error).splitlines()[0] if str(error) else "no formula") from error
    found = found.replace(lambda part: isinstance(part, AppliedUndef), as_product)
    others = found.atoms(sp.Function, sp.Derivative, sp.Integral, sp.Limit, sp.Sum) - found.atoms(
        *FUNCTIONS
    )
    if others or not isinstance(found, (sp.Expr, Relational)):
        raise Unread(str(others or found)[:40])
    return found


def as_product(part):
    """Return T (D + T) as a product, which the parser takes for a function,
    and extremes as SymPy has them.
    """
    if part.func.__name__ in EXTREMES:
        return EXTREMES[part.func.__name__](*part.args)
    return sp.Symbol(part.func.__name__) * sp.Mul(*part.args)


def with_names(paper, names):
    """Return a line in which what the parser does not know is called by the chapter's name for
    it.
    """
    for name, meaning in names:
        if name.isidentifier() and KNOWN.sub("", meaning):
            paper = paper.replace(meaning, f"{latex_of(name)} ")
    for name, meaning in names:
        if not name.isidentifier():  # a name of the line itself, such as T'
            paper = paper.replace(latex_of(name), f"({meaning})")
    return paper


def latex_of(name):
    """Return the LaTeX of a name.

    >>> latex_of("nu_T"), latex_of("T'")
    ('\\\\nu_{T}', "T'")
    """
    base, _, label = name.partition("_")
    letter = base.removesuffix("'")
    sign = "\\" if re.fullmatch(LETTERS, letter) else ""
    return f"{sign}{base}_{{{label}}}" if label else f"{sign}{base}"


@cache
def meanings(names):
    """Return {symbol: expression} for the names whose meaning the parser reads."""
    found = {}
    for name, meaning in names:
        try:
            found[parsed(latex_of(name))] = parsed(meaning)
        except Unread:
            continue
    return found


def difference(one, other, signed):
    """Return a point at which two expressions differ, in words, or nothing if they agree at all."""
    letters = sorted(one.free_symbols | other.free_symbols, key=str)
    functions = [function_of(letters, side) for side in (one, other)]
    rng = random.Random(0)
    seen = 0
    for _ in range(TRIES):
        point = [rng.uniform(-3 if letter.name in signed else 0.05, 3) for letter in letters]
        try:
            a, b = (function(*point) for function in functions)
            same = math.isclose(a, b, rel_tol=NEAR, abs_tol=NEAR)
        except (ValueError, ZeroDivisionError, OverflowError, TypeError):
            continue  # undefined there
        if not same:
            return ", ".join(
                f"{letter} = {value:.4g}" for letter, value in zip(letters, point, strict=True)
            )
        seen += 1
        if seen == POINTS:
            return ""
    return "too few points at which both are defined"


def function_of(letters, expression):
    """Return an expression as a function of numbers."""
    known = {"ceiling": math.ceil, "floor": math.floor, "Min": min, "Max": max}
    return sp.lambdify(letters, expression, [known, "math"], dummify=True, docstring_limit=-1)
