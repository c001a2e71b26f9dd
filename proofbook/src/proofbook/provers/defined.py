"""What must hold for an expression to have a value. A claim is proved only where both of its
sides have one.

A claim keeps derivatives and integrals as they are written. A derivative exists where its function
is smooth: built of powers, exp and log, each strictly inside its domain. An integral exists over an
interval on which its function is continuous; its value is that of an antiderivative, which is found
by SymPy and differentiated again, at the ends.
"""

from dataclasses import replace
from functools import lru_cache

import sympy as sp

from proofbook.claim import WRITTEN, eq, ge, gt, le, lt, ne
from proofbook.enclosure import simplified

SURE = {">": "is_positive", ">=": "is_nonnegative", "!=": "is_nonzero"}  # what SymPy sees by itself
ANY_NUMBER = (sp.Add, sp.Mul, sp.Max, sp.Min)  # of arguments
ARGUMENTS = {sp.Pow: 2, sp.Indexed: 2} | dict.fromkeys(
    (sp.exp, sp.log, sp.harmonic, sp.Abs, sp.floor, sp.ceiling, sp.UnevaluatedExpr), 1
)  # of a sequence x[k], the sequence and its index
KINDS = (sp.Add, sp.Mul, sp.Pow, sp.exp, sp.log, sp.Symbol, sp.Number, sp.NumberSymbol)
SMOOTH = (*KINDS, sp.UnevaluatedExpr)
STRICT = {">=": ">", "<=": "<"}
NUMBERS = (sp.pi, sp.E, sp.EulerGamma)


@lru_cache(maxsize=10_000)
def conditions(expr):
    """Return what must hold for an expression to be defined, innermost first.

    What is needed of the terms of a sum is a claim about its index, under the hypotheses that the
    limits put on it. A sum may be over no term at all; with the limits further reversed it has no
    meaning that all agree upon.
    """
    values = [
        (one, carried_out(one.lhs), carried_out(sp.sympify(one.rhs))) for one in as_written(expr)
    ]
    found = [replace(one, lhs=lhs, rhs=rhs) for one, lhs, rhs in values]
    return tuple(dict.fromkeys(condition for condition in found if not is_sure(condition)))


def as_written(expr):
    """Return the same with derivatives and integrals as they are written."""
    return tuple(
        dict.fromkeys(condition for condition in needs(sp.sympify(expr)) if not is_sure(condition))
    )


def needs(expr):
    """Yield what must hold, whether it is plain to see or not."""
    if isinstance(expr, tuple(CARRIED)):
        yield from CARRIED[expr.func](expr)
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
    """Tell whether a condition is plain to see: by the signs that SymPy finds,
    or because both sides are the same.
    """
    if condition.relation == "=":
        return condition.lhs == condition.rhs
    return bool(getattr(condition.lhs, SURE[condition.relation]))


def stranger(claim):
    """Return in words a part of a claim of which nothing is known here,
    not even where it is defined, or None.
    """
    parts = (part for side in claim.sides for part in sp.preorder_traversal(side))
    return next((f"{part.func.__name__}: {part}" for part in parts if not is_known(part)), None)


def is_known(part):
    """Tell whether a part is on the list of what is known here,
    with as many arguments as it should have.
    """
    if isinstance(part, sp.Derivative):
        return is_derivable(part)
    if isinstance(part, sp.Integral):
        return is_integrable(part)
    if isinstance(part, sp.Sum):
        return all(len(limit) == 3 for limit in part.limits)
    if (
        isinstance(part, (sp.Symbol, sp.Rational, sp.IndexedBase, sp.Tuple, *ANY_NUMBER))
        or part in NUMBERS
    ):
        return True
    return len(part.args) == ARGUMENTS.get(part.func, -1)


def carried_out(expr):
    """Return an expression with its derivatives and integrals carried out, the innermost first."""
    return (
        expr.replace(lambda part: isinstance(part, WRITTEN), value) if expr.has(*WRITTEN) else expr
    )


def value(expr):
    """Return the value of a derivative, an integral, or what was left unevaluated,
    where it has one.
    """
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
    """Tell whether f is built of powers, exp and log,
    so that it is differentiable wherever its gradient is finite.
    """
    return all(isinstance(part, KINDS) for part in sp.preorder_traversal(f))


def is_derivable(expr):
    """Tell whether a derivative is of a smooth function of one real variable,
    other parts of it being fixed.
    """
    if (
        len(expr.variable_count) != 1
        or expr.variables[0].is_integer
        or not expr.variables[0].is_real
    ):
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
    """Tell whether an integral is of a smooth function, between two ends,
    with an antiderivative that is found.
    """
    if len(expr.limits) != 1 or len(expr.limits[0]) != 3 or expr.limits[0][0].is_integer:
        return False
    function = expr.function
    variable = expr.limits[0][0]
    smooth = not function.has(*WRITTEN) and is_smooth(function, variable)
    return smooth and antiderivative(function, variable) is not None


def of_derivative(expr):
    """Yield what must hold for a derivative to exist."""
    function = carried_out(expr.expr)
    variable = expr.variables[0]
    for need in needs(function):
        yield strictly(need) if need.lhs.has(variable) else need
    yield from needs(value(expr))


def of_integral(expr):
    """Yield what must hold between the ends for an integral to exist,
    and to be the difference of an antiderivative.
    """
    variable, first, last = expr.limits[0]
    low, high = (
        (first, last)
        if (last - first).is_nonnegative
        else (sp.Min(first, last), sp.Max(first, last))
    )
    place = sp.Dummy(variable.name, dummy_index=0, real=True)
    found = antiderivative(expr.function, variable)
    for end in (first, last):
        yield from needs(end)
    for function in (expr.function, found):
        for need in needs(function.subs(variable, place)):
            yield need.under(ge(place, low), le(place, high))
    for need in needs(found.subs(variable, place)):
        yield strictly(need).under(gt(place, low), lt(place, high))


def strictly(need):
    """Return what is needed near a point, too."""
    return replace(need, relation=STRICT.get(need.relation, need.relation))


CARRIED = {sp.Sum: of_sum, sp.Derivative: of_derivative, sp.Integral: of_integral}
