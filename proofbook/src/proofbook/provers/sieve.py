"""Leave out points, thousands at a time, at which a claim plainly does not fail:
balls need not look at them.

Both sides are computed at all points at once, in floating-point numbers. A point is left out if the
claim holds there, or a hypothesis does not, by far more than rounding explains. What is unknown,
overflows, or is rounded to whole numbers is left to balls. So balls find the same point first as
without the sieve, unless a side is the small difference of huge numbers, or the sides of an
equation seem equal at more than `TIES` points of a block: then a witness may be overlooked, and
that proves nothing.
"""

from functools import lru_cache, partial, reduce

import numpy as np
import sympy as sp

from proofbook.claim import SIGNS
from proofbook.provers.points import points

# of the points in a block where the sides of an equation seem equal, balls look at so many
TIES = 100
# relative and absolute differences that rounding may explain
NEAR = 1e-7
LEAST = 1e-290
EXTREMES = {"amax": np.maximum, "amin": np.minimum}
FUNCTIONS = {name: lambda parts, axis, of=of: reduce(of, parts) for name, of in EXTREMES.items()}
ROUNDED = (sp.floor, sp.ceiling)


def doubtful(claim):
    """Return the points of a claim at which it may fail, in order."""
    return points(claim, partial(kept, claim))


def kept(claim, columns, block):
    """Tell at which points of a block the claim may fail where its hypotheses hold."""
    numbers = [
        np.array([quotient(value) for value in column])[i]
        for column, i in zip(columns, block.T, strict=True)
    ]
    symbols = tuple(claim.symbols)
    holds = SIGNS[claim.relation]
    signs = possible_signs(claim, symbols, numbers)
    found = np.any([signs[sign] for sign in (-1, 0, 1) if sign not in holds], axis=0)
    for hypothesis in claim.given:
        others = possible_signs(hypothesis, symbols, numbers)
        found = found & np.any([others[sign] for sign in SIGNS[hypothesis.relation]], axis=0)
    return found & (~signs[0] | (np.cumsum(found) <= TIES)) if claim.relation == "=" else found


def possible_signs(claim, symbols, values):
    """Tell for each sign at which points the difference of the two sides may have it."""
    function = function_of(claim.lhs, claim.rhs, symbols)
    shape = values[0].shape
    with np.errstate(all="ignore"):
        try:
            lhs, rhs = (
                np.broadcast_to(np.array(side, dtype=float), shape) for side in function(*values)
            )
        except (
            NameError,
            TypeError,
            ValueError,
            OverflowError,
            KeyError,
        ):  # a part that NumPy does not know
            lhs = rhs = np.full(shape, np.nan)
        gap = lhs - rhs
        slack = NEAR * (np.abs(lhs) + np.abs(rhs)) + LEAST
    gap = np.where(np.isfinite(gap), gap, np.nan)  # of which no comparison is true
    return {-1: ~(gap >= slack), 0: ~(np.abs(gap) > slack), 1: ~(gap <= -slack)}


@lru_cache(maxsize=10_000)
def function_of(lhs, rhs, symbols):
    """Return both sides as a function of numbers, or of arrays of numbers."""
    sides = sp.Tuple(lhs, rhs)
    if sides.has(*ROUNDED):
        return lambda *values: (np.nan, np.nan)
    # half of the time would go into a docstring that nobody reads
    return sp.lambdify(symbols, [lhs, rhs], [FUNCTIONS, "numpy"], docstring_limit=-1)


def quotient(number):
    """Return the float next to a rational number, or an infinite one."""
    try:
        return int(number.p) / int(number.q)
    except OverflowError:
        return np.inf
