"""Leave out points, thousands at a time, at which a claim certainly does not fail: balls need not look at them.

Each part of an expression is enclosed at all points at once, in intervals of floating-point numbers that are rounded
outwards. A point is left out if the claim holds there, or a hypothesis does not. A part that is unknown, or overflows,
is anywhere between −∞ and ∞, and its points are left to balls. So balls find the same point first as without the sieve,
unless the sides of an equation seem equal at more than `TIES` points of a block: then a witness may be overlooked, and
that proves nothing.
"""

from functools import reduce

import numpy as np
import sympy as sp

from proofbook.provers.points import SIGNS, blocks, columns_of

TIES = 100  # of the points in a block where the sides of an equation seem equal, balls look at so many
EXACT, ROUGH = 2.0**-50, 1e-9  # relative errors, with room: of + − · / √, and of other functions
LEAST = 1e-290  # absolute error
CONSTANTS = {sp.pi: np.pi, sp.E: np.e, sp.EulerGamma: np.euler_gamma}


def doubtful(claim):
    """Yield the points of a claim at which it may fail, in order."""
    columns = columns_of(claim)
    numbers = [np.array([quotient(value) for value in column]) for column in columns]
    for number, block in enumerate(blocks(tuple(map(len, columns)))):
        keep = block[kept(claim, numbers, block)] if number > 0 else block  # the first few are not worth a sieve
        for place in keep.tolist():
            yield {symbol: column[i] for symbol, column, i in zip(claim.symbols, columns, place, strict=True)}


def kept(claim, numbers, block):
    """Tell at which points of a block the claim may fail where its hypotheses hold."""
    parts = Parts({symbol: n[i] for symbol, n, i in zip(claim.symbols, numbers, block.T, strict=True)})
    holds, fails = SIGNS[claim.relation], {-1, 0, 1} - set(SIGNS[claim.relation])
    with np.errstate(all="ignore"):
        found = np.full(len(block), True) & possible(parts.of(claim.difference), fails)
        for hypothesis in claim.given:
            found &= possible(parts.of(hypothesis.difference), SIGNS[hypothesis.relation])
        if claim.relation == "=":
            found &= ~possible(parts.of(claim.difference), holds) | (np.cumsum(found) <= TIES)
    return found


def possible(interval, signs):
    """Tell at which points a number in the interval can have one of the signs."""
    low, high = interval
    ways = {-1: low < 0, 0: (low <= 0) & (high >= 0), 1: high > 0}
    return reduce(np.logical_or, [ways[sign] for sign in signs])


class Parts:
    """Enclose the parts of expressions, each once, at all points.

    Parameters
    ----------
    values : dict from symbols to arrays with a number for each point, rounded to the nearest.

    >>> x = sp.Symbol("x")
    >>> low, high = Parts({x: np.array([1.0, 4.0])}).of(sp.sqrt(x) - 1)
    >>> bool(low[0] <= 0 <= high[0]), bool(0.9 < low[1] <= 1 <= high[1] < 1.1)
    (True, True)
    """

    def __init__(self, values):
        self.found = {symbol: ring(number, number) for symbol, number in values.items()}

    def of(self, expr):
        """Return the ends of the interval of an expression at each point."""
        if expr not in self.found:
            self.found[expr] = self.interval(expr)
        return self.found[expr]

    def interval(self, expr):
        """Enclose an expression that is new."""
        if expr.is_Rational:
            return ring(quotient(expr), quotient(expr))
        if expr in CONSTANTS:
            return outwards(CONSTANTS[expr], CONSTANTS[expr])
        if expr.func in OPERATIONS:
            return reduce(OPERATIONS[expr.func], map(self.of, expr.args))
        if expr.func in FUNCTIONS:
            return FUNCTIONS[expr.func](*self.of(expr.args[0]))
        if expr.is_Pow and expr.exp.is_Rational:
            return power(self.of(expr.base), int(expr.exp.p), int(expr.exp.q))
        if expr.is_Pow:
            return exponential(*times(self.of(expr.exp), logarithm(*self.of(expr.base))))
        return UNKNOWN


def quotient(number):
    """Return the float next to a rational number, or an infinite one."""
    try:
        return int(number.p) / int(number.q)
    except OverflowError:
        return np.inf


def outwards(low, high, slack=EXACT):
    """Return an interval with room for errors; all numbers if an end is no number, or overflowed."""
    low, high = low - slack * np.abs(low) - LEAST, high + slack * np.abs(high) + LEAST
    unknown = np.isnan(low) | np.isnan(high)
    return np.where(unknown, -np.inf, low), np.where(unknown, np.inf, high)


def ring(low, high, exact=True):
    """Return an interval that + − · gave: of exact numbers, which have no width, a whole one is exact."""
    whole = exact & (low == high) & (low == np.floor(low)) & (np.abs(low) < 2.0**53)
    wider = outwards(low, high)
    return np.where(whole, low, wider[0]), np.where(whole, high, wider[1])


def plus(x, y):
    """Add two intervals."""
    return ring(x[0] + y[0], x[1] + y[1], both_exact(x, y))


def times(x, y):
    """Multiply two intervals."""
    products = [a * b for a in x for b in y]
    return ring(reduce(np.minimum, products), reduce(np.maximum, products), both_exact(x, y))


def both_exact(x, y):
    """Tell where neither of two intervals has any width."""
    return (x[0] == x[1]) & (y[0] == y[1])


def power(base, p, q):
    """Return a rational power of an interval, whose root is taken where that is certainly not negative."""
    low, high = base
    if q > 1:
        low, high = where(low >= 0, *((np.sqrt(low), np.sqrt(high)) if q == 2 else (low ** (1 / q), high ** (1 / q))))
    degree = abs(p)
    ends = low**degree, high**degree
    if degree % 2 == 0:
        around = (low < 0) & (high > 0)
        ends = np.where(around, 0, np.minimum(*ends)), np.maximum(*ends)
    low, high = outwards(*ends, EXACT if degree <= 2 and q <= 2 else ROUGH)
    return (low, high) if p > 0 else where((low > 0) | (high < 0), *outwards(1 / high, 1 / low))


def where(known, low, high):
    """Return the interval where it is known, else all numbers."""
    return np.where(known, low, -np.inf), np.where(known, high, np.inf)


def exponential(low, high):
    """Enclose exp."""
    return outwards(np.exp(low), np.exp(high), ROUGH)


def logarithm(low, high):
    """Enclose log."""
    return where(low > 0, *outwards(np.log(low), np.log(high), ROUGH))


def absolute(low, high):
    """Enclose |x|."""
    return np.where((low < 0) & (high > 0), 0.0, np.minimum(np.abs(low), np.abs(high))), np.maximum(-low, high)


UNKNOWN = np.array(-np.inf), np.array(np.inf)
FUNCTIONS = {
    sp.exp: exponential,
    sp.log: logarithm,
    sp.Abs: absolute,
    sp.floor: lambda low, high: (np.floor(low), np.floor(high)),
    sp.ceiling: lambda low, high: (np.ceil(low), np.ceil(high)),
}
OPERATIONS = {
    sp.Add: plus,
    sp.Mul: times,
    sp.Max: lambda x, y: (np.maximum(x[0], y[0]), np.maximum(x[1], y[1])),
    sp.Min: lambda x, y: (np.minimum(x[0], y[0]), np.minimum(x[1], y[1])),
}
