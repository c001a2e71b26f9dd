"""What must hold for an expression to have a value. A claim is proved only where both of its sides have one."""

from dataclasses import replace
from functools import lru_cache

import sympy as sp

from proofbook.claim import eq, ge, gt, le, ne
from proofbook.provers.calculus import carried_out, is_derivable, is_integrable, of_derivative, of_integral

SURE = {">": "is_positive", ">=": "is_nonnegative", "!=": "is_nonzero"}  # what SymPy sees by itself
ANY_NUMBER = (sp.Add, sp.Mul, sp.Max, sp.Min)  # of arguments
ARGUMENTS = {sp.Pow: 2, sp.Indexed: 2} | dict.fromkeys(
    (sp.exp, sp.log, sp.harmonic, sp.Abs, sp.floor, sp.ceiling, sp.UnevaluatedExpr), 1
)  # of a sequence x[k], the sequence and its index
NUMBERS = (sp.pi, sp.E, sp.EulerGamma)


@lru_cache(maxsize=10_000)
def conditions(expr):
    """Return what must hold for an expression to be defined, innermost first.

    What is needed of the terms of a sum is a claim about its index, under the hypotheses that the limits put on it.
    A sum may be over no term at all; with the limits further reversed it has no meaning that all agree upon.
    """
    values = [(one, carried_out(one.lhs), carried_out(sp.sympify(one.rhs))) for one in as_written(expr)]
    found = [replace(one, lhs=lhs, rhs=rhs) for one, lhs, rhs in values]
    return tuple(dict.fromkeys(condition for condition in found if not is_sure(condition)))


def as_written(expr):
    """Return the same with derivatives and integrals as they are written."""
    return tuple(dict.fromkeys(condition for condition in needs(sp.sympify(expr)) if not is_sure(condition)))


def needs(expr):
    """Yield what must hold, whether it is plain to see or not."""
    if isinstance(expr, sp.Sum):
        yield from of_sum(expr)
        return
    if isinstance(expr, (sp.Derivative, sp.Integral)):
        yield from (of_derivative if isinstance(expr, sp.Derivative) else of_integral)(expr, needs)
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
    elif expr.is_Pow and not expr.exp.is_positive:
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
    """Return in words a part of a claim of which nothing is known here, not even where it is defined, or None."""
    parts = (part for side in claim.sides for part in sp.preorder_traversal(side))
    return next((f"{part.func.__name__}: {part}" for part in parts if not is_known(part)), None)


def is_known(part):
    """Tell whether a part is on the list of what is known here, with as many arguments as it should have."""
    if isinstance(part, sp.Derivative):
        return is_derivable(part)
    if isinstance(part, sp.Integral):
        return is_integrable(part)
    if isinstance(part, sp.Sum):
        return all(len(limit) == 3 for limit in part.limits)
    if isinstance(part, (sp.Symbol, sp.Rational, sp.IndexedBase, sp.Tuple, *ANY_NUMBER)) or part in NUMBERS:
        return True
    return len(part.args) == ARGUMENTS.get(part.func, -1)
