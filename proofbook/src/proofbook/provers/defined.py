"""What must hold for an expression to have a value. A claim is proved only where both of its sides have one."""

from functools import lru_cache

import sympy as sp

from proofbook.claim import eq, ge, gt, le, ne

SURE = {">": "is_positive", ">=": "is_nonnegative", "!=": "is_nonzero"}  # what SymPy sees by itself
TOTAL = (sp.Add, sp.Mul, sp.Abs, sp.Max, sp.Min, sp.floor, sp.ceiling, sp.exp)
PARTIAL = (sp.Pow, sp.log, sp.harmonic, sp.Sum, sp.Indexed)
LEAVES = (sp.Symbol, sp.Rational, sp.NumberSymbol, sp.IndexedBase, sp.Tuple)


@lru_cache(maxsize=10_000)
def conditions(expr):
    """Return what must hold for an expression to be defined, innermost first.

    What is needed of the terms of a sum is a claim about its index, under the hypotheses that the limits put on it.
    A sum may be over no term at all; with the limits further reversed it has no meaning that all agree upon.

    >>> x = sp.Symbol("x", real=True)
    >>> [str(condition) for condition in conditions(1 / sp.log(x))]
    ['x > 0', 'log(x) != 0']
    """
    return tuple(dict.fromkeys(condition for condition in needs(sp.sympify(expr)) if not is_sure(condition)))


def needs(expr):
    """Yield what must hold, whether it is plain to see or not."""
    if isinstance(expr, sp.Sum):
        yield from of_sum(expr)
        return
    for part in expr.args:
        yield from needs(part)
    if isinstance(expr, sp.log):
        yield gt(expr.args[0], 0)
    elif isinstance(expr, sp.harmonic):
        yield ge(expr.args[0], 0)
    elif isinstance(expr, sp.Indexed):
        yield from map(whole, expr.indices)
    elif expr.is_Pow and not expr.exp.is_Integer:
        yield ge(expr.base, 0) if expr.exp.is_positive else gt(expr.base, 0)
    elif expr.is_Pow and expr.exp.is_negative:
        yield ne(expr.base, 0)


def of_sum(expr):
    """Yield what a sum needs: of its outermost limits, then of the terms between them."""
    *inner, (index, first, last) = expr.limits
    for end in (first, last):
        yield from needs(end)
        yield whole(end)
    yield ge(last - first + 1, 0)
    for need in needs(sp.Sum(expr.function, *inner) if inner else expr.function):
        yield need.under(ge(index, first), le(index, last))


def whole(expr):
    """Claim that an expression is an integer."""
    return eq(expr, expr if expr.is_integer else sp.floor(expr))


def is_sure(condition):
    """Tell whether a condition is plain to see: by the signs that SymPy finds, or because both sides are the same."""
    if condition.relation == "=":
        return condition.lhs == condition.rhs
    return bool(getattr(condition.lhs, SURE[condition.relation]))


def stranger(claim):
    """Return a part of a claim of which nothing is known here, not even where it is defined, or None."""
    parts = (part for side in claim.sides for part in sp.preorder_traversal(side))
    return next((part for part in parts if not isinstance(part, (*TOTAL, *PARTIAL, *LEAVES))), None)
