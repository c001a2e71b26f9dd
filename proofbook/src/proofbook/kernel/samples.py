"""Points of the domain of a claim in floating point: they say which facts are worth a proof, and are never one."""

import numpy as np
import sympy as sp

DRAWS, KEPT, SPREAD = 40_000, 300, 4.0
HOLDS = {"<=": np.less_equal, "<": np.less, ">=": np.greater_equal, ">": np.greater, "!=": np.not_equal}


def samples(claim):
    """Return values of the symbols, arrays of equal length, at which the hypotheses of a claim hold; None if few do."""
    if claim.sequences or any(isinstance(symbol, sp.Dummy) for symbol in claim.symbols):
        return None
    rng = np.random.default_rng(0)
    at = {symbol: drawn(symbol, rng) for symbol in claim.symbols}
    inside = np.ones(DRAWS, dtype=bool)
    with np.errstate(all="ignore"):
        for fact in claim.given:
            if fact.relation == "=":
                solved(fact, at)
        for fact in claim.given:
            a, b = (computed(side, at) for side in (fact.lhs, fact.rhs))
            inside &= np.isclose(a, b) if fact.relation == "=" else HOLDS[fact.relation](a, b)
    places = np.flatnonzero(inside)[:KEPT]
    return {symbol: values[places] for symbol, values in at.items()} if len(places) >= 5 else None


def drawn(symbol, rng):
    """Return random values of a symbol, of many sizes."""
    values = np.exp(rng.uniform(-SPREAD, SPREAD, DRAWS))
    values = np.ceil(values) if symbol.is_integer else values
    if symbol.is_nonnegative and not symbol.is_positive:
        values[::7] = 0
    return (
        values if symbol.is_nonnegative else -values if symbol.is_nonpositive else values * rng.choice([-1, 1], DRAWS)
    )


def solved(fact, at):
    """Change the values of a symbol that is one side of an equation, or in which it is linear."""
    for symbol in (fact.lhs, fact.rhs, *sorted(fact.symbols, key=str)):
        gap = sp.expand(sp.sympify(fact.lhs) - fact.rhs)
        if symbol in at and not symbol.is_integer:
            slope = sp.diff(gap, symbol)
            if not slope.has(symbol) and slope != 0:
                at[symbol] = computed(sp.cancel(-gap.subs(symbol, 0) / slope), at) + np.zeros(DRAWS)
                return


def computed(expr, at):
    """Return the values of an expression, or raise KeyError if it has other parts than NumPy knows."""
    expr = sp.sympify(expr)
    symbols = sorted(expr.free_symbols, key=str)
    if expr.has(sp.Sum, sp.harmonic, sp.Indexed):
        raise KeyError(str(expr))
    with np.errstate(all="ignore"):
        return np.asarray(sp.lambdify(symbols, expr, "numpy")(*(at[symbol] for symbol in symbols)), dtype=float)
