"""Evaluate a SymPy expression in ball arithmetic: the result is certain to contain the true
value.
"""

import math
from functools import lru_cache, reduce
from operator import add, mul

import sympy as sp
from flint import arb, ctx, fmpq

# bits
PRECISIONS = (64, 256)
DEEP = 2048
MOST_TERMS = 500  # of a sum


def enclose(expr, values):
    """Return a ball that contains the expression when each symbol lies in its ball.

    A ball of NaN means that the expression may be undefined there. Nothing can be concluded from
    it: every comparison with it is False.

    Parameters
    ----------
    expr : SymPy expression.
    values : dict from symbols to balls (arb).

    >>> x = sp.Symbol("x")
    >>> ball = enclose(sp.exp(x) - 1, {x: arb(0, 1)})
    >>> ball > -1, ball < 2
    (True, True)
    """
    return enclosure(expr)(values)


@lru_cache(maxsize=10_000)
def enclosure(expr):
    """Return the function from values to the ball. The tree of the expression is looked at once,
    not at every point.
    """
    if expr.is_Rational:
        number = fmpq(int(expr.p), int(expr.q))
        return lambda values: arb(number)
    if expr.func in CONSTANTS:
        constant = CONSTANTS[expr.func]
        return lambda values: constant()
    if isinstance(expr, sp.Sum):
        return total(expr)
    if expr.func in FUNCTIONS and len(expr.args) == 1:
        function = FUNCTIONS[expr.func]
        inner = enclosure(expr.args[0])
        return lambda values: function(inner(values))
    if expr.func in OPERATIONS:
        operation = OPERATIONS[expr.func]
        parts = [enclosure(part) for part in expr.args]
        return lambda values: reduce(operation, [part(values) for part in parts])
    if expr.is_Pow and expr.exp.is_Rational and expr.exp.q <= 2:
        base = enclosure(expr.base)
        n = int(expr.exp.p)
        whole = expr.exp.is_Integer
        return lambda values: base(values) ** n if whole else root_power(base(values), n)
    if expr.is_Pow:
        base = enclosure(expr.base)
        exponent = enclosure(expr.exp)
        return lambda values: real_power(base(values), exponent(values))
    unknown = arb("nan")
    return lambda values: values.get(expr, unknown)


def root_power(base, degree):
    """Enclose a power of the root of the base."""
    return base.sqrt() ** degree if base > 0 else real_power(base, arb(degree) / 2)


def real_power(base, exponent):
    """Enclose a power with any exponent."""
    if exponent.is_zero():
        return arb(1)
    if base > 0:
        return (exponent * base.log()).exp()
    if base < 0 or not base.is_finite() or not (exponent > 0):
        return arb("nan")
    top = base.upper()
    return arb(0).union((exponent * top.log()).exp()) if top > 0 else arb(0)


def total(expr):
    """Return the function that encloses a sum whose limits are integers at the values,
    in order, and not too far apart.

    A sum from 1 to 0 is zero. With limits further reversed it is undefined: conventions differ.
    """
    summand, (index, first, last) = enclosure(expr.function), expr.limits[0]
    limits = [enclosure(end) for end in (first, last)]

    def ball(values):
        ends = [limit(values).unique_fmpz() for limit in limits]
        if len(expr.limits) > 1 or None in ends or not -1 <= ends[1] - ends[0] <= MOST_TERMS:
            return arb("nan")
        return sum(
            (summand({**values, index: arb(k)}) for k in range(int(ends[0]), int(ends[1]) + 1)),
            arb(0),
        )

    return ball


def logarithm(ball):
    """Enclose log, undefined unless the ball is positive."""
    return ball.log() if ball > 0 else arb("nan")


def harmonic(ball):
    """Enclose H_n = digamma(n + 1) + γ for n > −1."""
    return (ball + 1).digamma() + arb.const_euler() if ball > -1 else arb("nan")


CONSTANTS = {type(sp.pi): arb.pi, type(sp.E): arb.const_e, type(sp.EulerGamma): arb.const_euler}
FUNCTIONS = {sp.exp: arb.exp, sp.log: logarithm, sp.harmonic: harmonic, sp.Abs: abs}
FUNCTIONS |= {sp.floor: arb.floor, sp.ceiling: arb.ceil}
OPERATIONS = {sp.Add: add, sp.Mul: mul, sp.Max: arb.max, sp.Min: arb.min}  # from the left


def sign(expr, values=None):
    """Return the sign −1, 0 or 1 of an expression at a rational point,
    or None if it cannot be told.

    Zero is claimed only after exact simplification, which is tried where a ball shows that the
    value is small.

    >>> sign(sp.sqrt(8) - 2 * sp.sqrt(2)), sign(sp.exp(1) - 3), sign(sp.log(0 * sp.pi))
    (0, -1, None)
    >>> x = sp.Symbol("x")
    >>> sign(1 - x - sp.exp(-x * 10**9), {x: sp.Integer(1)})
    -1
    """
    expr = sp.sympify(expr)
    values = values or {}
    found = certain_sign(expr, values)
    if found is None and abs(at_point(expr, values, PRECISIONS[-1])) < 1:
        found = certain_sign(expr, values, [DEEP])
        if found is None:
            # SymPy cancels what it can: 1 - 1 - exp(-9) is -exp(-9)
            number = expr.xreplace(values).doit()
            found = certain_sign(number, {})
            is_zero = (
                found is None and number.is_finite and (number == 0 or simplified(number) == 0)
            )
            return 0 if is_zero else found
    return found


simplified = lru_cache(maxsize=10_000)(sp.simplify)  # the same expressions come again and again


def certain_sign(expr, values, precisions=PRECISIONS):
    """Return −1 or 1 if balls exclude zero, 0 for the rational number 0, else None."""
    for precision in precisions:
        ball = at_point(expr, values, precision)
        if ball > 0 or ball < 0 or ball.is_zero():
            return (ball > 0) - (ball < 0)
    return None


def at_point(expr, values, precision):
    """Return a ball that contains the value at a rational point."""
    with ctx.workprec(precision):
        return enclose(expr, {symbol: rational(v, precision) for symbol, v in values.items()})


@lru_cache(maxsize=10_000)
def rational(value, precision):
    """Return the ball of a rational number at the precision that is set."""
    return arb(fmpq(int(value.p), int(value.q)))


def decimal(expr, values, digits=8):
    """Return the value at a point as a decimal string, rounded."""
    ball = at_point(sp.sympify(expr), values, precision := PRECISIONS[-1])
    with ctx.workprec(precision):
        return f"{float(ball.mid()):.{digits}g}" if ball.is_finite() else str(math.nan)
