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
SAYS = ("integer", "positive", "nonnegative", "negative", "nonpositive", "nonzero")
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
        return f"{self.lhs} {self.relation} {self.rhs}"

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
        sides = [side for claim in (self, *self.given) for side in (claim.lhs, claim.rhs)]
        free = set().union(*(sp.sympify(side).free_symbols for side in sides))
        return sorted((s for s in free if s.is_Symbol and not is_base(s, free)), key=lambda s: s.name)

    @property
    def domain(self):
        """The domain in words: assumptions of the symbols and sequences, then the hypotheses."""
        terms = sp.sympify(self.lhs).atoms(sp.Indexed) | sp.sympify(self.rhs).atoms(sp.Indexed)
        sequences = sorted({f"sequence {term.base} {sign_word(term)}" for term in terms})
        return "; ".join([*map(assumed, self.symbols), *sequences, *map(str, self.given)])

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
            claims.append(hypothesis)
        elif hypothesis not in (True, sp.true):
            require(isinstance(hypothesis, sp.core.relational.Relational), "given", "relations", hypothesis)
            claims.append(Claim(hypothesis.lhs, hypothesis.rel_op.replace("==", "="), hypothesis.rhs))
    return tuple(claims)


def symbolic(claim):
    """Return the claim with both sides as SymPy expressions, or raise ValueError if it is not about real symbols."""
    require(isinstance(claim, Claim), "claim", "a claim such as le(lhs, rhs)", claim)
    claim = replace(claim, lhs=differentiated(claim.lhs), rhs=differentiated(claim.rhs))
    for side in (claim.lhs, claim.rhs):
        require(not side.has(sp.nan, sp.zoo, sp.oo, -sp.oo), "claim", "finite sides", str(claim))
    for symbol in claim.symbols:
        require(symbol.is_real, f"symbol {symbol}", "one declared real, positive, integer, ...", "no such word")
    return claim


def differentiated(side):
    """Return a side as an expression, with derivatives and integrals that were left unevaluated now carried out."""
    return sp.sympify(side).replace(
        lambda part: isinstance(part, (sp.Derivative, sp.Integral)), lambda part: part.doit()
    )


def assumed(symbol):
    """Describe the assumptions of a symbol.

    >>> assumed(sp.Symbol("K", integer=True, positive=True)), assumed(sp.Symbol("x", nonnegative=True))
    ('K = 1, 2, …', 'x ≥ 0')
    """
    known = symbol._assumptions_orig
    words = tuple(word if known[word] else f"not {word}" for word in SAYS if word in known)
    return f"{symbol}{SIGNS.get(words, ' ' + ' '.join(words or ['real']))}"


def sign_word(term):
    """Return the sign that is assumed of the terms of a sequence."""
    return next((word for word in ("positive", "nonnegative") if getattr(term, f"is_{word}")), "real")


def is_base(symbol, free):
    """Tell whether the symbol is only the letter of a sequence such as x[t]."""
    return any(isinstance(other, sp.Indexed) and other.base.label == symbol for other in free)
