"""Derivatives and integrals: where they exist, and what they are there. A claim keeps them as they are written.

A derivative exists where its function is smooth: built of powers, exp and log, each strictly inside its domain. An
integral exists over an interval on which its function is continuous; its value is that of an antiderivative, which is
found by SymPy and differentiated again, at the ends.
"""

from functools import lru_cache

import sympy as sp

from proofbook.claim import WRITTEN, Claim, ge, gt, le, lt
from proofbook.enclosure import simplified

KINDS = (sp.Add, sp.Mul, sp.Pow, sp.exp, sp.log, sp.Symbol, sp.Number, sp.NumberSymbol)
SMOOTH = (*KINDS, sp.UnevaluatedExpr)
STRICT = {">=": ">", "<=": "<"}


def carried_out(expr):
    """Return an expression with its derivatives and integrals carried out, the innermost first."""
    return expr.replace(lambda part: isinstance(part, WRITTEN), value) if expr.has(*WRITTEN) else expr


def value(expr):
    """Return the value of a derivative, an integral, or what was left unevaluated, where it has one."""
    if not isinstance(expr, sp.Integral):
        return expr.doit()
    ((variable, first, last),) = expr.limits
    found = antiderivative(expr.function, variable)
    return expr if found is None else found.subs(variable, last) - found.subs(variable, first)


@lru_cache(maxsize=1_000)
def antiderivative(f, variable):
    """Return a function whose derivative is f, seen to be so, or None."""
    found = sp.integrate(f, variable)
    is_one = all(isinstance(part, SMOOTH) for part in sp.preorder_traversal(found))
    return found if is_one and simplified(sp.diff(found, variable) - f) == 0 else None


def smooth(f):
    """Tell whether f is built of powers, exp and log, so that it is differentiable wherever its gradient is finite."""
    return all(isinstance(part, KINDS) for part in sp.preorder_traversal(f))


def is_derivable(expr):
    """Tell whether a derivative is of a smooth function of one real variable, other parts of it being fixed."""
    if len(expr.variable_count) != 1 or expr.variables[0].is_integer or not expr.variables[0].is_real:
        return False
    return is_smooth(carried_out(expr.expr), expr.variables[0])


def is_smooth(expr, variable):
    """Tell whether an expression is built of smooth functions wherever the variable enters."""
    if not expr.has(variable):
        return True
    if isinstance(expr, sp.Sum):
        fixed = not any(end.has(variable) for _, *ends in expr.limits for end in ends)
        return fixed and is_smooth(expr.function, variable)
    return isinstance(expr, SMOOTH) and all(is_smooth(part, variable) for part in expr.args)


def is_integrable(expr):
    """Tell whether an integral is of a smooth function, between two ends, with an antiderivative that is found."""
    if len(expr.limits) != 1 or len(expr.limits[0]) != 3 or expr.limits[0][0].is_integer:
        return False
    function, variable = expr.function, expr.limits[0][0]
    smooth = not function.has(*WRITTEN) and is_smooth(function, variable)
    return smooth and antiderivative(function, variable) is not None


def of_derivative(expr, needs):
    """Yield what must hold for a derivative to exist, `needs` being what its parts must."""
    function, variable = carried_out(expr.expr), expr.variables[0]
    for need in needs(function):
        yield strictly(need) if need.lhs.has(variable) else need
    yield from needs(value(expr))


def of_integral(expr, needs):
    """Yield what must hold between the ends for an integral to exist, and to be the difference of an antiderivative."""
    variable, first, last = expr.limits[0]
    low, high = (first, last) if (last - first).is_nonnegative else (sp.Min(first, last), sp.Max(first, last))
    place, found = sp.Dummy(variable.name, dummy_index=0, real=True), antiderivative(expr.function, variable)
    for end in (first, last):
        yield from needs(end)
    for function in (expr.function, found):
        for need in needs(function.subs(variable, place)):
            yield need.under(ge(place, low), le(place, high))
    for need in needs(found.subs(variable, place)):
        yield strictly(need).under(gt(place, low), lt(place, high))


def strictly(need):
    """Return what is needed near a point, too."""
    return Claim(need.lhs, STRICT.get(need.relation, need.relation), need.rhs, need.given)
