"""A claim as Coq reads it: a lemma about real numbers,
made from the formula and its domain, and from nothing else.

Coq's functions are total (1 / 0 = 0). So what must hold for the sides to be defined is claimed with
the relation, unless it is plain to see by the signs of the symbols; and that derivatives and
integrals exist. Integers are of type `Z`; `IZR K` is the real number K. A record carries the digest
of its statement: a proof counts for no other.
"""

import re
from dataclasses import dataclass, replace
from functools import partial, reduce

import sympy as sp

from proofbook.claim import SILENT, le, lt, ne, symbolic
from proofbook.evidence import digest
from proofbook.provers.defined import as_written
from proofbook.reader import is_enclosed

RELATIONS = {"!=": "<>"}
ZERO = sp.Integer(0)
CLAIMED = {
    "positive": partial(lt, ZERO),
    "nonnegative": partial(le, ZERO),
    "negative": lambda x: lt(x, ZERO),
}
# with the sides as printed
CLAIMED |= {"nonpositive": lambda x: le(x, ZERO), "nonzero": lambda x: ne(x, ZERO)}
NUMBERS = {sp.E: "(exp 1)", sp.pi: "PI", sp.EulerGamma: "euler"}
CALLS = {sp.exp: "exp", sp.log: "ln", sp.Abs: "Rabs"}
FOLDED = {sp.Max: "Rmax", sp.Min: "Rmin"}
EXISTS = (sp.Derivative, sp.Integral)
ROUNDED = {sp.floor: "Zfloor", sp.ceiling: "Zceil"}
KEYWORDS = (
    "as",
    "at",
    "in",
    "if",
    "then",
    "else",
    "fix",
    "fun",
    "let",
    "match",
    "end",
    "with",
    "forall",
    "exists",
)
MEANT = (
    "R",
    "Z",
    "S",
    "O",
    "I",
    "exp",
    "ln",
    "sqrt",
    "sum",
    "rpow",
    "PI",
    "euler",
    "IZR",
    "Derive",
    "RInt",
)
KINDS = (*SILENT, "integer", "rational")
RESERVED = {*KEYWORDS, *MEANT}


class Whole(str):
    """The name of an integer, and what stands for the real number that it is."""

    def __new__(cls, name, real=None):
        """Hold both."""
        found = super().__new__(cls, name)
        found.real = real or f"IZR {name}"
        return found


class UntranslatableError(ValueError):
    """The claim is about something that has no Coq here."""


@dataclass(frozen=True)
class Lemma:
    """Hold a lemma: its variables with their types, its premises, and the parts of its conclusion.

    `facts` are what the premises say, as claims; for one on all terms of a sequence, the name of
    the sequence.
    """

    name: str
    binders: tuple
    premises: tuple
    goals: tuple
    facts: tuple

    def bound(self, *parts):
        """Return premises and a conclusion for all values of the variables, on one line."""
        bound = " ".join(f"({name} : {kind})" for name, kind in self.binders)
        return (f"forall {bound}, " if bound else "") + " -> ".join(parts)

    @property
    def proposition(self):
        """The statement as Coq reads it."""
        return self.bound(*self.premises, " /\\ ".join(self.goals))

    @property
    def text(self):
        """The statement with its name."""
        return f"Lemma {self.name} : {self.proposition}."

    def proved_if(self, verdict):
        """Return what Coq must prove for a verdict: the statement,
        or that it fails where its sides are defined.
        """
        return (
            f"~ ({self.bound(*self.premises, *self.goals)})"
            if verdict == "refuted"
            else self.proposition
        )


def fingerprint(claim, verdict):
    """Return the digest of the statement that Coq must prove if a claim is proved or refuted;
    or why there is none.
    """
    try:
        return digest(lemma(symbolic(claim), "it").proved_if(verdict))
    except UntranslatableError as error:
        return f"none: {error}"


def lemma(claim, name):
    """Return the lemma that states a symbolic claim."""
    names = legal([*claim.symbols, *claim.sequences])
    binders = [(names[symbol], "Z" if symbol.is_integer else "R") for symbol in claim.symbols]
    facts = [CLAIMED[word](symbol) for symbol in claim.symbols for word in said(symbol)]
    premises = [relation(fact, names) for fact in facts]
    for base in claim.sequences:
        places = [f"i{n}" for n in range(rank(base, claim))]
        kind = "Z" if base.label.is_integer else "R"
        binders.append((names[base], "Z -> " * len(places) + kind))
        term = " ".join((names[base], *places))
        for word in said(base.label):  # of all terms
            sign = relation(
                CLAIMED[word](base.label), {base.label: f"IZR ({term})" if kind == "Z" else term}
            )
            premises.append(f"(forall {' '.join(places)} : Z, {sign})")
            facts.append(names[base])
    for hypothesis in claim.given:
        facts += [*needed(hypothesis), replace(hypothesis, given=())]
    premises += [relation(fact, names) for fact in facts[len(premises) :]]
    goals = [relation(goal, names) for goal in needed(claim)]
    goals += [exists(part, names) for part in parts_of(claim)] + [
        relation(replace(claim, given=()), names)
    ]
    return Lemma(name, tuple(binders), tuple(premises), tuple(goals), tuple(facts))


def parts_of(claim):
    """Return the derivatives and integrals in a claim, in order."""
    return sorted(
        set().union(*(sp.sympify(side).atoms(*EXISTS) for side in (claim.lhs, claim.rhs))), key=str
    )


def exists(part, names):
    """State that a derivative or an integral exists."""
    if not part.free_symbols <= set(names):
        raise UntranslatableError(f"{part} under a sum")
    return f"ex_{'RInt' if isinstance(part, sp.Integral) else 'derive'}{calculus(part, names)}"


def calculus(part, names):
    """Print what a derivative or an integral is of, and where."""
    if isinstance(part, sp.Integral):
        ((variable, first, last),) = part.limits
        own = fresh([variable], names)
        ends = f"{argument(first, names)} {argument(last, names)}"
        return f" (fun {own[variable]} : R => {real(part.function, names | own)}) {ends}"
    ((variable, order),) = part.variable_count
    how, often = ("", "") if order == 1 else ("_n", f" {order}")
    return f"{how} (fun {names[variable]} : R => {real(part.expr, names)}){often} {names[variable]}"


def needed(claim):
    """Return what must hold for both sides of a claim to be defined."""
    return tuple(dict.fromkeys(as_written(claim.lhs) + as_written(claim.rhs)))


def said(symbol):
    """Return the signs that are assumed of a symbol,
    or raise UntranslatableError if more is assumed than signs.
    """
    known = {word: truth for word, truth in symbol._assumptions_orig.items() if word not in KINDS}
    if not set(known) <= set(CLAIMED) or not all(known.values()):
        raise UntranslatableError(f"what is assumed of {symbol}: {known}")
    if symbol._assumptions_orig.get("rational") and not symbol.is_integer:
        raise UntranslatableError(f"{symbol} is rational")
    return tuple(known)


def legal(objects):
    """Return a legal name for each symbol and sequence, all different."""
    names = {}
    for thing in objects:
        name = re.sub(r"[^A-Za-z0-9]+", "_", str(thing)).strip("_") or "v"
        name = (
            name
            if name[0].isalpha() and name not in RESERVED
            else f"{name}_"
            if name[0].isalpha()
            else f"v{name}"
        )
        while name in names.values():
            name = f"{name}_"
        names[thing] = Whole(name) if thing.is_Symbol and thing.is_integer else name
    return names


def rank(base, claim):
    """Return the number of indices of a sequence."""
    found = {
        len(term.indices)
        for side in claim.sides
        for term in side.atoms(sp.Indexed)
        if term.base == base
    }
    if len(found) != 1:
        raise UntranslatableError(f"{base} has {found} indices")
    return found.pop()


def relation(claim, names):
    """State a relation; what is claimed of the index of a sum, for all of its values."""
    bound = sorted(
        (s for s in claim.symbols if isinstance(s, sp.Dummy) and s not in names), key=str
    )
    inner = names | fresh(bound, names)
    text = (
        f"{real(claim.lhs, inner)} {RELATIONS.get(claim.relation, claim.relation)}"
        f" {real(claim.rhs, inner)}"
    )
    for hypothesis in reversed(claim.given):
        text = f"{relation(hypothesis, inner)} -> {text}"
    kind = "Z" if all(symbol.is_integer for symbol in bound) else "R"
    return f"(forall {' '.join(inner[s] for s in bound)} : {kind}, {text})" if bound else text


def fresh(symbols, names):
    """Return names for bound indices that are not taken."""
    found = {}
    for symbol in sorted(symbols, key=str):
        found[symbol] = legal([symbol])[symbol]
        while found[symbol] in [*names.values(), *list(found.values())[:-1]]:
            found[symbol] = Whole(f"{found[symbol]}_")
    return found


def real(expr, names):
    """Return an expression as a real number of Coq; `names` say what stands for symbols,
    or for larger parts.
    """
    expr = sp.sympify(expr)
    if expr in names or not expr.is_Add:
        return product_of(expr, names)
    first, *rest = expr.as_ordered_terms() if expr.func is sp.Add else expr.args
    text = product_of(first, names)
    for term in rest:
        minus = (
            term.could_extract_minus_sign()
            and (term.is_Number or term.is_Mul)
            and term not in names
        )
        text += (
            f" - {product_of(-term, names, inner=True)}"
            if minus
            else f" + {product_of(term, names, inner=True)}"
        )
    return text


def product_of(expr, names, inner=False):
    """Print a product: factors with negative exponents as a denominator."""
    if expr in names or not (expr.is_Mul or is_inverse(expr) or expr.is_Rational):
        return atom(expr, names)
    if expr.is_Rational:
        text = str(abs(expr.p)) if expr.q == 1 else f"{abs(expr.p)} / {expr.q}"
        return text if expr >= 0 else f"(- {text})" if inner else f"- {text}"
    if expr.is_Mul and expr.args[0].is_Rational and expr.args[0] < 0 and len(expr.args) > 1:
        text = f"- {product_of(sp.Mul(-expr.args[0], *expr.args[1:]), names, inner=True)}"
        return f"({text})" if inner else text
    above = []
    below = []
    for factor in sp.Mul.make_args(expr):
        if factor in names or not (factor.is_Rational or is_inverse(factor)):
            above.append(factor)
        elif factor.is_Rational:
            above += [sp.Integer(factor.p)] if factor.p != 1 else []
            below += [sp.Integer(factor.q)] if factor.q != 1 else []
        else:
            below.append(sp.Pow(factor.base, -factor.exp))
    top = " * ".join(atom(factor, names) for factor in above) or "1"
    if not below:
        return top
    bottom = " * ".join(atom(factor, names) for factor in below)
    return f"{top} / {bottom}" if len(below) == 1 else f"{top} / ({bottom})"


def is_inverse(expr):
    """Tell whether an expression is a power with a negative rational exponent."""
    return expr.is_Pow and expr.exp.is_Rational and expr.exp.is_negative and expr.base != sp.E


def atom(expr, names):  # noqa: PLR0912
    """Print a part that binds more tightly than a product."""
    if expr in names:
        return getattr(names[expr], "real", names[expr])
    if expr.is_Integer and expr >= 0:
        return str(expr)
    if expr.is_Add or expr.is_Mul or expr.is_Rational or is_inverse(expr):
        return f"({real(expr, names)})"
    if expr in NUMBERS:
        return NUMBERS[expr]
    if expr.is_Pow and expr.base != sp.E:
        return power(expr.base, expr.exp, names)
    if expr.func in CALLS:
        return f"{CALLS[expr.func]} {argument(expr.args[0], names)}"
    if expr.func in FOLDED:
        parts = [argument(part, names) for part in sorted(expr.args, key=sp.default_sort_key)]
        return folded(FOLDED[expr.func], parts)[1:-1]
    if expr.func in ROUNDED:
        return f"IZR ({ROUNDED[expr.func]} {argument(expr.args[0], names)})"
    if isinstance(expr, sp.Indexed):
        places = (z_argument(index, names) for index in expr.indices)
        text = " ".join(
            (names[expr.base], *(f"{place}%Z" if place.isdigit() else place for place in places))
        )
        return f"IZR ({text})" if expr.base.label.is_integer else f"{text}"
    if isinstance(expr, sp.UnevaluatedExpr):
        return f"({real(expr.args[0], names)})"
    if isinstance(expr, EXISTS):
        return f"{'RInt' if isinstance(expr, sp.Integral) else 'Derive'}{calculus(expr, names)}"
    if isinstance(expr, sp.harmonic) and len(expr.args) == 1:
        return f"sum 1 {z_argument(expr.args[0], names)} (fun k : Z => 1 / IZR k)"
    if isinstance(expr, sp.Sum):
        return summed(expr, names)
    raise UntranslatableError(f"no Coq for {expr.func.__name__}: {expr}")


def argument(expr, names):
    """Print an argument of a function."""
    return bracketed(real(expr, names))


def bracketed(text):
    """Put a text in parentheses, unless it is a word or stands in some."""
    return text if re.fullmatch(r"\w+", text) or is_enclosed(text) else f"({text})"


def power(base, exponent, names):
    """Print a power: natural exponents by `^`, halves by `sqrt`, all else by `rpow`,
    for nonnegative bases.
    """
    if exponent.is_Integer and exponent >= 0:
        return f"{argument(base, names)} ^ {exponent}"
    if exponent.is_Rational and exponent.q == 2 and exponent > 0:
        root = names.get(sp.Pow(base, sp.S.Half, evaluate=False), f"sqrt {argument(base, names)}")
        base = root if re.fullmatch("[A-Za-z0-9_]+", root) else f"({root})"
        return root if exponent.p == 1 else f"{base} ^ {exponent.p}"
    return f"rpow {argument(base, names)} {argument(exponent, names)}"


def summed(expr, names):
    """Print a finite sum, its outermost index first."""
    *inner, (index, first, last) = expr.limits
    own = fresh([index], names)
    body = sp.Sum(expr.function, *inner) if inner else expr.function
    ends = f"{z_argument(first, names)} {z_argument(last, names)}"
    return f"sum {ends} (fun {own[index]} : Z => {real(body, names | own)})"


def z_argument(expr, names):
    """Print an integer as an argument of a function."""
    text = integer(expr, names)
    return text if re.fullmatch(r"\w+", text) else f"({text})%Z"


def folded(word, parts):
    """Print a function of two arguments that is applied to several, from the left."""
    return reduce(lambda first, other: f"({word} {first} {other})", parts)


def integer(expr, names):
    """Print an expression of integers as a number of type Z."""

    def part(inner):
        return bracketed(integer(inner, names))

    if expr in names:
        return names[expr]
    if expr.is_Integer:
        return str(expr) if expr >= 0 else f"({expr})"
    if expr.is_Add or expr.is_Mul:
        parts = expr.as_ordered_terms() if expr.is_Add else expr.args
        return (" + " if expr.is_Add else " * ").join(map(part, parts))
    if expr.is_Pow and expr.exp.is_Integer and expr.exp > 0:
        return f"{part(expr.base)} ^ {expr.exp}"
    if expr.func in ROUNDED:
        return f"{ROUNDED[expr.func]} ({real(expr.args[0], names)})%R"
    if expr.func in FOLDED:
        return folded(
            FOLDED[expr.func].replace("R", "Z."),
            map(part, sorted(expr.args, key=sp.default_sort_key)),
        )
    raise UntranslatableError(f"no integer of Coq for {expr}")
