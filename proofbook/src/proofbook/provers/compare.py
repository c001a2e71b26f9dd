"""Compare two numbers that may be known only as intervals."""

from fractions import Fraction
from numbers import Integral, Rational, Real

import sympy as sp
from flint import arb, ctx, fmpq, fmpz

from proofbook.claim import SIGNS
from proofbook.enclosure import enclose
from proofbook.errors import require


def ends(value):
    """Return the two ends of what is known of a number, as fractions."""
    if hasattr(value, "low") and hasattr(value, "high"):
        low = Fraction(float(value.low))
        high = Fraction(float(value.high))
        require(
            low <= high,
            "value",
            "an interval with low <= high",
            f"low={value.low}, high={value.high}",
        )
        return low, high
    if isinstance(value, arb):
        require(value.is_finite(), "value", "a finite ball", value)
        return dyadic(value.lower()), dyadic(value.upper())
    if isinstance(value, sp.Basic) and not value.is_Rational:
        with ctx.workprec(256):
            return ends(enclose(value, {}))
    if isinstance(value, sp.Rational):
        return (Fraction(int(value.p), int(value.q)),) * 2
    if isinstance(value, fmpz):
        return (Fraction(int(value)),) * 2
    if isinstance(value, fmpq):
        return (Fraction(int(value.p), int(value.q)),) * 2
    require(isinstance(value, (Integral, Rational, Real)), "value", "a number", value)
    exact = (
        value
        if isinstance(value, Fraction)
        else int(value)
        if isinstance(value, Integral)
        else float(value)
    )
    return (Fraction(exact),) * 2


def dyadic(number):
    """Return an exact ball as a fraction."""
    mantissa, exponent = number.man_exp()
    return Fraction(int(mantissa)) * Fraction(2) ** int(exponent)


def holds(claim):
    """Return True or False if the claim between two numbers is certain, else None."""
    (a, b), (c, d) = ends(claim.lhs), ends(claim.rhs)
    possible = {sign for sign, can in ((-1, a < d), (0, a <= d and c <= b), (1, b > c)) if can}
    fitting = possible & set(SIGNS[claim.relation])
    return True if fitting == possible else None if fitting else False


def shown(value, digits=6):
    """Return a number as text: small fractions exactly, all else rounded;
    an interval as [low, high].
    """
    low, high = ends(value)
    if low == high and low.denominator < 10_000 and abs(low) < 10**digits:
        return str(low)
    if low == high or isinstance(value, (arb, sp.Basic)):
        return f"{float((low + high) / 2):.{digits}g}"
    return f"[{float(low):.{digits}g}, {float(high):.{digits}g}]"
