"""Mutants of a symbolic claim: one change in a side, in the relation, in the hypotheses,
or in what is assumed.
"""

from dataclasses import dataclass, field, replace
from typing import Any

import sympy as sp

from proofbook.claim import Claim, hypotheses

RELATIONS = {
    "<=": ("<", ">=", "="),
    "<": (">", "="),
    ">=": (">", "<=", "="),
    ">": ("<", "="),
    "=": (),
    "!=": ("=",),
}
WEAKER = {"positive": ({"nonnegative": True}, {"real": True}), "nonnegative": ({"real": True},)}
HALF = sp.Rational(1, 2)
SLIGHTLY = (sp.Rational(99, 100), sp.Rational(101, 100))


@dataclass(frozen=True)
class Mutant:
    """A claim with one change.

    Parameters
    ----------
    kind : what was changed: constant, exponent, sign, index, rounding, term, factor, symbol,
        relation, hypothesis.
    claim : the changed claim.
    options : of the prover. They are changed only if a symbol in them is.
    """

    kind: str
    claim: Claim
    options: dict = field(default_factory=dict, compare=False)

    def __str__(self):
        given = f" for {self.claim.domain}" if self.kind == "hypothesis" else ""
        return f"{self.claim}{given}"


def mutants(claim, options=None):
    """Return all mutants of a claim, none twice and none equal to the claim.

    Parameters
    ----------
    claim : symbolic claim.
    options : of its prover.

    >>> from proofbook.provers import le
    >>> x = sp.Symbol("x", positive=True)
    >>> [str(mutant) for mutant in mutants(le(x, 1)) if mutant.kind in ("exponent", "relation")]
    ['sqrt(x) <= 1', 'x**2 <= 1', '1/x <= 1', 'x < 1', 'x >= 1', 'x = 1']
    """
    options = options or {}
    found = [
        Mutant(kind, changed, options)
        for kind, rule in RULES.items()
        for changed in in_sides(claim, rule)
    ]
    found += [Mutant("relation", changed, options) for changed in other_relations(claim)]
    found += [Mutant("hypothesis", changed, options) for changed in without_hypotheses(claim)]
    found += [Mutant("hypothesis", *changed) for changed in with_weaker_symbols(claim, options)]
    return [
        mutant
        for mutant in dict.fromkeys(found)
        if mutant.claim != claim and is_finite(mutant.claim)
    ]


def is_finite(claim):
    """Tell whether a claim is one that can be about real numbers."""
    return not any(
        sp.sympify(side).has(sp.nan, sp.zoo, sp.oo, -sp.oo, sp.I) for side in (claim.lhs, claim.rhs)
    )


def in_sides(claim, rule):
    """Yield the claim with one node of one side changed by the rule."""
    lhs = sp.sympify(claim.lhs)
    rhs = sp.sympify(claim.rhs)
    yield from (replace(claim, lhs=new) for new in edits(lhs, lambda node: rule(node, claim)))
    yield from (replace(claim, rhs=new) for new in edits(rhs, lambda node: rule(node, claim)))


def edits(expr, rule):
    """Yield the expression with one node replaced, for each replacement that the rule offers.

    >>> x = sp.Symbol("x")
    >>> list(edits(x + sp.log(x), lambda node: [2 * node] if node == x else []))
    [2*x + log(x), x + log(2*x)]
    """
    yield from rule(expr)
    for place in places(expr):
        for new in edits(expr.args[place], rule):
            yield expr.func(*expr.args[:place], new, *expr.args[place + 1 :])


def places(expr):
    """Return the places of the arguments in which changes are made: not numbers as exponents,
    nor limits of sums.
    """
    if isinstance(expr, sp.Indexed):
        return []
    if isinstance(expr, (sp.Sum, sp.Derivative, sp.Integral)) or (
        expr.is_Pow and expr.exp.is_Rational
    ):
        return [0]
    return range(len(expr.args))


def constants(node, claim):
    """Offer other numbers: n ± 1, 2 n, n / 2, another numerator or denominator;
    for a whole side other factors.
    """
    if node in (claim.lhs, claim.rhs):
        yield from (factor * node for factor in (2, HALF, *SLIGHTLY))
    if node.is_Rational:
        p = node.p
        q = node.q
        yield from (
            2 * node,
            node / 2,
            sp.Rational(p + 1, q),
            sp.Rational(p - 1, q),
            sp.Rational(p, q + 1),
        )
        if q > 1:
            yield sp.Rational(p, q - 1)


def exponents(node, claim):
    """Offer other exponents: of the other sign, one more, one less, half, twice."""
    base, exponent = node.as_base_exp() if node.is_Pow else (node, sp.Integer(1))
    if (
        exponent.is_Rational
        and not node.is_number
        and (node.is_Pow or node.is_Symbol or node.is_Function)
    ):
        others = (exponent / 2, 2 * exponent, -exponent, exponent + 1, exponent - 1)
        yield from (base**other for other in others if other)


def signs(node, claim):
    """Offer a sum with the sign of one term changed."""
    for place, term in enumerate(node.args if node.is_Add else ()):
        yield node.func(*node.args[:place], -term, *node.args[place + 1 :])


def indices(node, claim):
    """Offer indices, limits of sums and arguments of harmonic numbers shifted by one."""
    if isinstance(node, sp.Sum):
        (index, first, last), rest = node.limits[0], node.limits[1:]
        ends = ((first + 1, last), (first - 1, last), (first, last + 1), (first, last - 1))
        yield from (sp.Sum(node.function, (index, *pair), *rest) for pair in ends)
    if isinstance(node, sp.Indexed):
        yield from (node.base[node.indices[0] + shift] for shift in (1, -1))
    if isinstance(node, sp.harmonic):
        yield from (sp.harmonic(node.args[0] + shift) for shift in (1, -1))


def roundings(node, claim):
    """Offer the opposite rounding, and the opposite extreme."""
    opposite = {sp.floor: sp.ceiling, sp.ceiling: sp.floor, sp.Max: sp.Min, sp.Min: sp.Max}.get(
        node.func
    )
    if opposite:
        yield opposite(*node.args)


def terms(node, claim):
    """Offer a sum, a maximum or a minimum without one of its terms."""
    yield from without_one(node) if isinstance(node, (sp.Add, sp.Max, sp.Min)) else ()


def factors(node, claim):
    """Offer a product without one of its factors that is not a number."""
    if node.is_Mul:
        yield from (
            new
            for new, left in zip(without_one(node), node.args, strict=True)
            if not left.is_number
        )


def without_one(node):
    """Return the node without its first argument, without its second, ..."""
    return [
        node.func(*node.args[:place], *node.args[place + 1 :]) for place in range(len(node.args))
    ]


def symbols(node, claim):
    """Offer another symbol of the claim of which the same is assumed."""
    if node.is_Symbol:
        same = [s for s in claim.symbols if s != node and s.assumptions0 == node.assumptions0]
        yield from same


RULES = {
    "constant": constants,
    "exponent": exponents,
    "sign": signs,
    "index": indices,
    "rounding": roundings,
    "term": terms,
    "factor": factors,
    "symbol": symbols,
}


def other_relations(claim):
    """Yield the claim with another relation, or, if it is an equation, with a side shifted."""
    yield from (replace(claim, relation=relation) for relation in RELATIONS[claim.relation])
    if claim.relation == "=":
        yield from (replace(claim, rhs=claim.rhs + shift) for shift in (1, -1))


def without_hypotheses(claim):
    """Yield the claim without one of its hypotheses."""
    for place in range(len(claim.given)):
        yield replace(claim, given=claim.given[:place] + claim.given[place + 1 :])


def with_weaker_symbols(claim, options):
    """Yield the claim, and the options, with less assumed of one symbol or sequence."""
    for symbol in claim.symbols:
        for known in weaker(symbol._assumptions_orig):
            swap = {symbol: sp.Symbol(symbol.name, **known)}
            yield swapped(claim, swap), swapped(options, swap)
    for base in claim.sequences:
        for known in weaker(base.label._assumptions_orig):
            swap = {base: sp.IndexedBase(sp.Symbol(str(base), **known))}
            yield swapped(claim, swap), swapped(options, swap)


def weaker(known):
    """Yield weaker assumptions about a symbol: a sign less,
    or an integer turned into a real number.

    >>> list(weaker({"positive": True}))
    [{'nonnegative': True}, {'real': True}]
    """
    for word in (word for word in WEAKER if known.get(word)):
        rest = {name: truth for name, truth in known.items() if name != word}
        yield from ({**rest, **less} for less in WEAKER[word])
    if known.get("integer"):
        yield {name: truth for name, truth in known.items() if name != "integer"} | {"real": True}


def swapped(part: Any, swap):
    """Return a claim, an expression, or options that contain them,
    with symbols replaced everywhere.
    """
    if isinstance(part, Claim):
        sides = [sp.sympify(side).xreplace(swap) for side in (part.lhs, part.rhs)]
        return Claim(
            sides[0], part.relation, sides[1], hypotheses(swapped(h, swap) for h in part.given)
        )
    if isinstance(part, (tuple, list)):
        return type(part)(swapped(inner, swap) for inner in part)
    if isinstance(part, dict):
        return {name: swapped(inner, swap) for name, inner in part.items()}
    return part.xreplace(swap) if isinstance(part, sp.Basic) else part
