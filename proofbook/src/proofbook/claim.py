"""A claim: two sides, a relation between them, and the domain on which it is meant.

The domain is written down in two places only: in the assumptions of the symbols (`x` positive, `K`
a positive integer) and in the hypotheses `given`. Claims are not evaluated. SymPy would turn `x >
0` into True for a positive symbol, and a reader could no longer see what was checked.
"""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import sympy as sp

from proofbook.errors import require
from proofbook.names import require_clear

RELATIONS = {"=": sp.Eq, "!=": sp.Ne, "<=": sp.Le, "<": sp.Lt, ">=": sp.Ge, ">": sp.Gt}
NEGATIONS = {"=": "!=", "!=": "=", "<=": ">", ">": "<=", "<": ">=", ">=": "<"}
# of left minus right side
SIGNS = {"=": (0,), "!=": (-1, 1), "<=": (-1, 0), "<": (-1,), ">=": (0, 1), ">": (1,)}
KINDS = ("even", "odd", "prime", "integer", "rational")
SAYS = (*KINDS, "positive", "nonnegative", "negative", "nonpositive", "nonzero")
FLIPPED = {"<=": ">=", "<": ">", ">=": "<=", ">": "<"}
# not carried out before a prover is asked
WRITTEN = (sp.Derivative, sp.Integral, sp.UnevaluatedExpr)
LARGEST = 10**300
SILENT = ("real", "finite", "commutative")
IN_SIGNS = {("positive",): " > 0", ("nonnegative",): " ≥ 0"}
IN_SIGNS |= {("integer", "positive"): " = 1, 2, …", ("integer", "nonnegative"): " = 0, 1, …"}


@dataclass(frozen=True)
class Claim:
    """State that `lhs relation rhs` holds on a domain.

    Parameters
    ----------
    lhs, rhs : SymPy expressions in real symbols; for finite cases also fractions or balls; for
        simulations anything
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
        relation = {"=": "=", "!=": r"\neq", "<=": r"\leq", ">=": r"\geq"}.get(
            self.relation, self.relation
        )
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
        # of sequences such as x[t]
        letters = {other.base.label for other in free if isinstance(other, sp.Indexed)}
        return sorted((s for s in free if s.is_Symbol and s not in letters), key=lambda s: s.name)

    @property
    def domain(self):
        """The domain in words: assumptions of the symbols and sequences, then the hypotheses."""
        sequences = [
            f"sequence {base} {' '.join(words(base.label) or ['real'])}" for base in self.sequences
        ]
        return "; ".join([*map(assumed, self.symbols), *sequences, *map(str, self.given)])

    @cached_property
    def sides(self):
        """Both sides, and those of the hypotheses, as expressions."""
        return [
            sp.sympify(side) for claim in (self, *self.given) for side in (claim.lhs, claim.rhs)
        ]

    @cached_property
    def sequences(self):
        """The sequences, sorted by name."""
        return sorted(set().union(*(side.atoms(sp.IndexedBase) for side in self.sides)), key=str)

    def under(self, *more):
        """Return the claim with more hypotheses."""
        return replace(self, given=(*self.given, *more))

    def mapped(self, function):
        """Return the claim with a function of each side, hypotheses included, in its place."""
        lhs, rhs = (function(sp.sympify(side)) for side in (self.lhs, self.rhs))
        return Claim(lhs, self.relation, rhs, tuple(claim.mapped(function) for claim in self.given))

    def substitute(self, values):
        """Return the claim, hypotheses included, with symbols replaced by values."""
        return self.mapped(lambda side: side.subs(values))


def claiming(relation):
    """Return the function that claims a relation between two sides, perhaps under hypotheses."""

    def claim(lhs, rhs, given=()):
        return Claim(lhs, relation, rhs, given)

    claim.__doc__ = f"Claim lhs { {'!=': '≠', '<=': '≤', '>=': '≥'}.get(relation, relation) } rhs."
    return claim


eq, ne, le, lt, ge, gt = map(claiming, RELATIONS)


def hypotheses(given):
    """Return the hypotheses as claims. One that SymPy already knows to be true is dropped;
    a false one is an error.
    """
    claims = []
    for hypothesis in given:
        require(
            hypothesis is not False and hypothesis != sp.false,
            "given",
            "hypotheses that can hold",
            given,
        )
        if isinstance(hypothesis, Claim):
            require(
                not hypothesis.given,
                "given",
                "hypotheses without hypotheses of their own",
                hypothesis,
            )
            claims.append(hypothesis)
        elif hypothesis not in (True, sp.true):
            require(
                isinstance(hypothesis, sp.core.relational.Relational),
                "given",
                "relations",
                hypothesis,
            )
            claims.append(
                Claim(hypothesis.lhs, hypothesis.rel_op.replace("==", "="), hypothesis.rhs)
            )
    return tuple(claims)


def symbolic(claim):
    """Return the claim as the provers take it,
    or raise ValueError if it is not about real symbols and exact numbers.

    The indices of its sums are bound. Nothing is evaluated: derivatives and integrals stay as they
    are written.
    """
    require(isinstance(claim, Claim), "claim", "a claim such as le(lhs, rhs)", claim)
    distinct(claim)
    claim = claim.mapped(bound)
    for side in claim.sides:
        require(not side.has(sp.nan, sp.zoo, sp.oo, -sp.oo), "claim", "finite sides", claim)
        require(not side.has(sp.Float), "claim", "exact numbers, not floating-point ones", claim)
        long = [
            number
            for number in side.atoms(sp.Rational)
            if max(map(abs, (number.p, number.q))) >= LARGEST
        ]
        require(
            not long, "claim", "numbers of at most 300 digits", f"one of {len(long)} longer ones"
        )
    for symbol in [*claim.symbols, *(base.label for base in claim.sequences)]:
        unknown = set(symbol._assumptions_orig) - {*SAYS, *SILENT}
        require(
            not unknown, f"symbol {symbol}", f"assumptions among {', '.join(SAYS)}", sorted(unknown)
        )
    for symbol in claim.symbols:
        require(
            symbol.is_real,
            f"symbol {symbol}",
            "one declared real, positive, integer, ...",
            "no such word",
        )
    for hypothesis in claim.given:
        plain = not any(sp.sympify(side).has(*WRITTEN) for side in (hypothesis.lhs, hypothesis.rhs))
        require(plain, "given", "hypotheses without derivatives and integrals", hypothesis)
    return claim


def distinct(*claims):
    """Raise ValueError if two symbols of the claims look the same,
    or one looks like something else (see `names`).
    """
    sides = [side for claim in claims for side in claim.sides]
    atoms = set().union(*(side.atoms(sp.Symbol) for side in sides))
    free = set().union(*(side.free_symbols for side in sides))
    bases = set().union(*(side.atoms(sp.IndexedBase) for side in sides))
    labels = {base.label for base in bases}
    symbols = [s for s in atoms - labels if s in free or not isinstance(s, sp.Dummy)]
    require_clear(symbols, bases, sides)


def edit(claim, control):
    """Return by what one edit a control differs from a claim: a side, the relation,
    or one hypothesis.
    """
    if (control.lhs, control.rhs, control.relation) == (
        claim.rhs,
        claim.lhs,
        claim.relation,
    ) and control.relation in FLIPPED:
        control = replace(control, lhs=claim.lhs, relation=FLIPPED[control.relation], rhs=claim.rhs)
    own = set(claim.given)
    other = set(control.given)
    is_other = {
        name: sp.sympify(getattr(claim, name)) != sp.sympify(getattr(control, name))
        for name in ("lhs", "rhs")
    }
    is_other |= {"relation": claim.relation != control.relation, "given": own != other}
    found = {name: getattr(control, name) for name in is_other if is_other[name]}
    one = len(found) == 1 and max(len(own - other), len(other - own)) <= 1
    require(
        one,
        "control",
        f"{claim} with one edit",
        f"{control}, in which these differ: {', '.join(found) or 'none'}",
    )
    return found


def triviality(claim):
    """Return why a claim says little: "identical sides", "a hypothesis", or "" if it is neither."""
    if sp.sympify(claim.lhs) == sp.sympify(claim.rhs):
        return "identical sides"
    sides = sp.sympify(claim.lhs), sp.sympify(claim.rhs)
    same = {(sides, claim.relation), (sides[::-1], FLIPPED.get(claim.relation, claim.relation))}
    known = {((sp.sympify(h.lhs), sp.sympify(h.rhs)), h.relation) for h in claim.given}
    return "a hypothesis" if same & known else ""


def bound(expr):
    """Return a side as an expression in which nothing is known of the index of a sum but what its
    limits say.

    The index becomes a symbol that occurs nowhere else: a hypothesis on a free symbol of its name
    says nothing of it.
    """
    if not expr.has(sp.Sum):
        return expr
    if not isinstance(expr, sp.Sum):
        kept = {} if expr.func(*expr.args) == expr else {"evaluate": False}
        return expr.func(*map(bound, expr.args), **kept)
    function = bound(expr.function)
    limits = list(expr.limits)
    for place in reversed(range(len(limits))):  # from the outermost
        require(len(limits[place]) == 3, "claim", "sums from a first to a last index", expr)
        index, first, last = limits[place]
        fresh = index_between(index, first, last, 1 + depth(function) + len(limits) - place - 1)
        function = function.subs(index, fresh)
        limits[:place] = [
            (other, *(end.subs(index, fresh) for end in ends)) for other, *ends in limits[:place]
        ]
        limits[place] = (fresh, first, last)
    return sp.Sum(function, *limits)


def depth(expr):
    """Return how many sums stand in one another in an expression."""
    inner = max((depth(part) for part in expr.args), default=0)
    return inner + (len(expr.limits) if isinstance(expr, sp.Sum) else 0)


def index_between(index, first, last, level):
    """Return the symbol for an index at a level of sums,
    or raise ValueError if more is assumed than its limits say.
    """
    signs = {
        "positive": first.is_positive,
        "nonnegative": first.is_nonnegative,
        "negative": last.is_negative,
    }
    fresh = sp.Dummy(
        index.name, dummy_index=level, integer=True, **{word: True for word in signs if signs[word]}
    )
    follows = all(
        getattr(fresh, f"is_{word}") is truth for word, truth in index._assumptions_orig.items()
    )
    require(
        follows,
        f"index {index}",
        f"assumptions that follow from {first} and {last}",
        assumed(index),
    )
    return fresh


def printed(side):
    """Return a side as text, the indices of its sums under their own names."""
    dummies = side.atoms(sp.Dummy) if isinstance(side, sp.Basic) else ()
    return str(
        side.xreplace({dummy: sp.Symbol(dummy.name) for dummy in dummies}) if dummies else side
    )


def assumed(symbol):
    """Describe the assumptions of a symbol."""
    found = words(symbol)
    return f"{symbol}{IN_SIGNS.get(found, ' ' + ' '.join(found or ['real']))}"


def words(symbol):
    """Return what is assumed of a symbol, but that it is real."""
    known = symbol._assumptions_orig
    return tuple(word if known[word] else f"not {word}" for word in SAYS if word in known)
