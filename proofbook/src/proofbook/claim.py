"""A claim: two sides, a relation between them, and the domain on which it is meant.

The domain is written down in two places only: in the assumptions of the symbols (`x` positive, `K` a positive integer)
and in the hypotheses `given`. Claims are not evaluated. SymPy would turn `x > 0` into True for a positive symbol, and a
reader could no longer see what was checked.
"""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import sympy as sp

from proofbook.errors import require

RELATIONS = {"=": sp.Eq, "!=": sp.Ne, "<=": sp.Le, "<": sp.Lt, ">=": sp.Ge, ">": sp.Gt}
NEGATIONS = {"=": "!=", "!=": "=", "<=": ">", ">": "<=", "<": ">=", ">=": "<"}
KINDS = ("even", "odd", "prime", "integer", "rational")
SAYS = (*KINDS, "positive", "nonnegative", "negative", "nonpositive", "nonzero")
LEFT = (sp.Derivative, sp.Integral, sp.UnevaluatedExpr)
SILENT = ("real", "finite", "commutative")
SIGNS = {
    ("positive",): " > 0",
    ("nonnegative",): " ≥ 0",
    ("integer", "positive"): " = 1, 2, …",
    ("integer", "nonnegative"): " = 0, 1, …",
}


@dataclass(frozen=True)
class Claim:
    """State that `lhs relation rhs` holds on a domain.

    Parameters
    ----------
    lhs, rhs : SymPy expressions in real symbols; for finite cases also fractions or balls; for simulations anything
        with attributes `low` and `high`.
    relation : one of = != <= < >= >.
    given : hypotheses, SymPy relations or claims.

    >>> x = sp.Symbol("x", positive=True)
    >>> print(le(sp.log(x), x, given=[x >= 1]))
    log(x) <= x
    """

    lhs: Any
    relation: str
    rhs: Any
    given: tuple = ()

    def __post_init__(self):
        require(self.relation in RELATIONS, "relation", " ".join(RELATIONS), self.relation)
        object.__setattr__(self, "given", hypotheses(self.given))

    def __str__(self):
        return f"{printed(self.lhs)} {self.relation} {printed(self.rhs)}"

    @property
    def latex(self):
        """The claim as LaTeX."""
        return f"{sp.latex(sp.sympify(self.lhs))} {self.right}"

    @property
    def right(self):
        """The relation and the right side as LaTeX."""
        relation = {"=": "=", "!=": r"\neq", "<=": r"\leq", ">=": r"\geq"}.get(self.relation, self.relation)
        return f"{relation} {sp.latex(sp.sympify(self.rhs))}"

    @cached_property
    def difference(self):
        """The left side minus the right side."""
        return sp.sympify(self.lhs) - sp.sympify(self.rhs)

    @property
    def negation(self):
        """The opposite claim, under the same hypotheses."""
        return replace(self, relation=NEGATIONS[self.relation])

    @cached_property
    def symbols(self):
        """The free symbols, sorted by name."""
        free = set().union(*(side.free_symbols for side in self.sides))
        return sorted((s for s in free if s.is_Symbol and not is_base(s, free)), key=lambda s: s.name)

    @property
    def domain(self):
        """The domain in words: assumptions of the symbols and sequences, then the hypotheses."""
        sequences = [f"sequence {base} {' '.join(words(base.label) or ['real'])}" for base in self.sequences]
        return "; ".join([*map(assumed, self.symbols), *sequences, *map(str, self.given)])

    @cached_property
    def sides(self):
        """Both sides, and those of the hypotheses, as expressions."""
        return [sp.sympify(side) for claim in (self, *self.given) for side in (claim.lhs, claim.rhs)]

    @cached_property
    def sequences(self):
        """The sequences, sorted by name."""
        return sorted(set().union(*(side.atoms(sp.IndexedBase) for side in self.sides)), key=str)

    def under(self, *more):
        """Return the claim with more hypotheses."""
        return replace(self, given=(*self.given, *more))

    def substitute(self, values):
        """Return the claim, hypotheses included, with symbols replaced by values."""
        lhs, rhs = (sp.sympify(side).subs(values) for side in (self.lhs, self.rhs))
        return Claim(lhs, self.relation, rhs, tuple(claim.substitute(values) for claim in self.given))


def eq(lhs, rhs, given=()):
    """Claim lhs = rhs."""
    return Claim(lhs, "=", rhs, given)


def ne(lhs, rhs, given=()):
    """Claim lhs ≠ rhs."""
    return Claim(lhs, "!=", rhs, given)


def le(lhs, rhs, given=()):
    """Claim lhs ≤ rhs."""
    return Claim(lhs, "<=", rhs, given)


def lt(lhs, rhs, given=()):
    """Claim lhs < rhs."""
    return Claim(lhs, "<", rhs, given)


def ge(lhs, rhs, given=()):
    """Claim lhs ≥ rhs."""
    return Claim(lhs, ">=", rhs, given)


def gt(lhs, rhs, given=()):
    """Claim lhs > rhs."""
    return Claim(lhs, ">", rhs, given)


def hypotheses(given):
    """Return the hypotheses as claims. One that SymPy already knows to be true is dropped; a false one is an error."""
    claims = []
    for hypothesis in given:
        require(hypothesis is not False and hypothesis != sp.false, "given", "hypotheses that can hold", given)
        if isinstance(hypothesis, Claim):
            require(not hypothesis.given, "given", "hypotheses without hypotheses of their own", hypothesis)
            claims.append(hypothesis)
        elif hypothesis not in (True, sp.true):
            require(isinstance(hypothesis, sp.core.relational.Relational), "given", "relations", hypothesis)
            claims.append(Claim(hypothesis.lhs, hypothesis.rel_op.replace("==", "="), hypothesis.rhs))
    return tuple(claims)


def symbolic(claim):
    """Return the claim as the provers take it, or raise ValueError if it is not about real symbols and exact numbers.

    Its sides are SymPy expressions, with derivatives and integrals carried out and indices that are bound.
    """
    require(isinstance(claim, Claim), "claim", "a claim such as le(lhs, rhs)", claim)
    claim = ready(claim)
    for side in claim.sides:
        require(not side.has(sp.nan, sp.zoo, sp.oo, -sp.oo), "claim", "finite sides", claim)
        require(not side.has(sp.Float), "claim", "exact numbers, not floating-point ones", claim)
    for symbol in [*claim.symbols, *(base.label for base in claim.sequences)]:
        unknown = set(symbol._assumptions_orig) - {*SAYS, *SILENT}
        require(not unknown, f"symbol {symbol}", f"assumptions among {', '.join(SAYS)}", sorted(unknown))
    for symbol in claim.symbols:
        require(symbol.is_real, f"symbol {symbol}", "one declared real, positive, integer, ...", "no such word")
    distinct(claim)
    return claim


def ready(claim):
    """Return the claim, hypotheses included, with sides that are expressions with bound indices."""
    lhs, rhs = (bound(differentiated(side)) for side in (claim.lhs, claim.rhs))
    return Claim(lhs, claim.relation, rhs, tuple(map(ready, claim.given)))


def distinct(*claims):
    """Raise ValueError if two symbols of the claims have one name: no reader could tell them apart."""
    atoms = set().union(*(side.atoms(sp.Symbol) for claim in claims for side in claim.sides))
    names = [symbol.name for symbol in atoms if not isinstance(symbol, sp.Dummy)]
    twice = sorted({name for name in names if names.count(name) > 1})
    require(not twice, "claim", "one symbol of one name", twice)


def differentiated(side):
    """Return a side as an expression, with all that was left unevaluated, to be read, now carried out."""
    return sp.sympify(side).replace(lambda part: isinstance(part, LEFT), lambda part: part.doit())


def bound(expr):
    """Return an expression in which nothing is known of the index of a sum but what its limits say.

    The index becomes a symbol that occurs nowhere else: a hypothesis on a free symbol of its name says nothing of it.
    """
    if not expr.has(sp.Sum):
        return expr
    if not isinstance(expr, sp.Sum):
        return expr.func(*map(bound, expr.args))
    function, limits = bound(expr.function), list(expr.limits)
    for place in reversed(range(len(limits))):  # from the outermost
        index, first, last = limits[place]
        fresh = index_between(index, first, last)
        function = function.subs(index, fresh)
        limits[:place] = [(other, *(end.subs(index, fresh) for end in ends)) for other, *ends in limits[:place]]
        limits[place] = (fresh, first, last)
    return sp.Sum(function, *limits)


def index_between(index, first, last):
    """Return the symbol for an index, or raise ValueError if more is assumed of the index than its limits say."""
    signs = {"positive": first.is_positive, "nonnegative": first.is_nonnegative, "negative": last.is_negative}
    fresh = sp.Dummy(index.name, dummy_index=1, integer=True, **{word: True for word in signs if signs[word]})
    follows = all(getattr(fresh, f"is_{word}") is truth for word, truth in index._assumptions_orig.items())
    require(follows, f"index {index}", f"assumptions that follow from {first} and {last}", assumed(index))
    return fresh


def printed(side):
    """Return a side as text, the indices of its sums under their own names."""
    dummies = side.atoms(sp.Dummy) if isinstance(side, sp.Basic) else ()
    return str(side.xreplace({dummy: sp.Symbol(dummy.name) for dummy in dummies}) if dummies else side)


def assumed(symbol):
    """Describe the assumptions of a symbol.

    >>> assumed(sp.Symbol("K", integer=True, positive=True)), assumed(sp.Symbol("x", nonnegative=True))
    ('K = 1, 2, …', 'x ≥ 0')
    """
    found = words(symbol)
    return f"{symbol}{SIGNS.get(found, ' ' + ' '.join(found or ['real']))}"


def words(symbol):
    """Return what is assumed of a symbol, but that it is real."""
    known = symbol._assumptions_orig
    return tuple(word if known[word] else f"not {word}" for word in SAYS if word in known)


def is_base(symbol, free):
    """Tell whether the symbol is only the letter of a sequence such as x[t]."""
    return any(isinstance(other, sp.Indexed) and other.base.label == symbol for other in free)
