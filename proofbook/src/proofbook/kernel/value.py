"""Evaluate a SymPy expression at a point: an exact fraction where that is possible,
else sixty digits.

This is on purpose another route than the ball arithmetic of the provers.
"""

import math
from fractions import Fraction

import sympy as sp
from mpmath import MPContext

from proofbook.provers.defined import carried_out

mp = MPContext()
mp.dps = 60
CERTAIN = mp.mpf(10) ** -40  # differences below this, relative to the sides, decide nothing
MOST_TERMS = 200
LARGEST_EXPONENT = 2000


class UndefinedError(ValueError):
    """The expression has no real value at the point."""


class UnclearError(ValueError):
    """The value is not found: too many terms, a rounding in doubt,
    or a function that is not known here.
    """


def value(expr, at):
    """Return the value of an expression as a Fraction,
    or as an mpf if it is not known to be rational.
    """
    if expr.is_Rational:
        return Fraction(int(expr.p), int(expr.q))
    if expr.is_Symbol:
        return at[expr]
    if expr.is_NumberSymbol or expr.is_Float:
        return mp.mpf(str(expr.evalf(mp.dps + 5)))
    if isinstance(expr, sp.Sum):
        return summed(expr, at)
    if isinstance(expr, sp.Indexed):
        return at[expr.base](whole(value(expr.indices[0], at)))
    if isinstance(expr, (sp.Derivative, sp.Integral)):
        return value(carried_out(expr), at)
    if isinstance(expr, sp.UnevaluatedExpr):
        return value(expr.args[0], at)
    if expr.func not in FUNCTIONS:
        raise UnclearError(f"no value is known for {expr.func}")
    return FUNCTIONS[expr.func](*[value(part, at) for part in expr.args])


def summed(expr, at):
    """Return the value of a finite sum, its outermost index first. What reversed limits mean is not
    agreed upon.
    """
    *inner, (index, first, last) = expr.limits
    first, last = (whole(value(end, at)) for end in (first, last))
    if not -1 <= last - first <= MOST_TERMS:
        raise UnclearError(f"more than {MOST_TERMS} terms, or reversed limits")
    term = sp.Sum(expr.function, *inner) if inner else expr.function
    return added(*(value(term, {**at, index: Fraction(k)}) for k in range(first, last + 1)))


def added(*terms):
    """Add numbers, exactly if all are fractions."""
    return sum(terms, Fraction(0))


def multiplied(*factors):
    """Multiply numbers, exactly if all are fractions or one of them is zero."""
    zero = any(isinstance(factor, Fraction) and not factor for factor in factors)
    return Fraction(0) if zero else math.prod(factors, start=Fraction(1))


def power(base, exponent):
    """Return a power, exactly if it is rational. The base of a fractional power must not be
    negative.
    """
    is_rational = isinstance(exponent, Fraction) and abs(exponent) <= LARGEST_EXPONENT
    if base == 0 and exponent <= 0:
        if exponent == 0 and is_rational:
            return Fraction(1)
        raise UndefinedError("0 to a power that is not positive")
    if base < 0 and not (isinstance(exponent, Fraction) and exponent.denominator == 1):
        raise UndefinedError("root of a negative number")
    if is_rational and isinstance(base, Fraction):
        parts = [
            sp.integer_nthroot(abs(part), exponent.denominator)
            for part in (base.numerator, base.denominator)
        ]
        if all(exact for _, exact in parts):
            root = Fraction(int(parts[0][0]), int(parts[1][0])) * (-1 if base < 0 else 1)
            return root**exponent.numerator
    return mp.power(real(base), real(exponent))


def logarithm(x):
    """Return log(x), exactly at 1."""
    if x <= 0:
        raise UndefinedError("logarithm of a number that is not positive")
    return Fraction(0) if x == 1 else mp.log(real(x))


def exponential(x):
    """Return exp(x), exactly at 0."""
    if abs(x) > 10**6:
        raise UnclearError("exp of a huge number")
    return Fraction(1) if x == 0 else mp.exp(real(x))


def floor(x):
    """Return the largest integer that is at most x,
    unless x is so close to an integer that it is in doubt.
    """
    if isinstance(x, Fraction):
        return Fraction(math.floor(x))
    if abs(x - mp.nint(x)) < CERTAIN * max(1, abs(x)):
        raise UnclearError("a rounding in doubt")
    return Fraction(int(mp.floor(x)))


def harmonic(n):
    """Return 1 + 1/2 + ... + 1/n."""
    if isinstance(n, Fraction) and n.denominator == 1 and 0 <= n <= MOST_TERMS:
        return sum((Fraction(1, k) for k in range(1, int(n) + 1)), Fraction(0))
    if n <= -1:
        raise UnclearError("harmonic number at or below −1")
    return mp.harmonic(real(n))


def real(x):
    """Return a number as an mpf."""
    return mp.mpf(x.numerator) / x.denominator if isinstance(x, Fraction) else mp.mpf(x)


def whole(x):
    """Return a number that must be an integer as int."""
    if not (isinstance(x, Fraction) and x.denominator == 1):
        raise UnclearError("an index that is not an integer")
    return int(x)


FUNCTIONS = {
    sp.Add: added,
    sp.Mul: multiplied,
    sp.Pow: power,
    sp.exp: exponential,
    sp.log: logarithm,
    sp.Abs: abs,
    sp.Max: lambda *values: max(values, key=real),
    sp.Min: lambda *values: min(values, key=real),
    sp.floor: floor,
    sp.ceiling: lambda x: -floor(-x),
    sp.harmonic: harmonic,
}
