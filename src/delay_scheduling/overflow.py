"""The overflow condition (⋆), certain answers to it, and its smallest parameter.

The capacity C is an integer of at least 1, or where it says so math.inf; the paper's Chernoff
parameter α is a rational number or float above 0; the overflow probability δ is in (0, 1). Other
values raise ValueError.
"""

import math
import sys
from decimal import Context, Decimal, localcontext
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any

import mpmath
import sympy as sp

from delay_scheduling.formulas import EXPONENT
from delay_scheduling.lazy import optional
from delay_scheduling.symbols import chernoff as letter
from delay_scheduling.validation import capacity, require

if TYPE_CHECKING:
    from flint import arb

PRECISIONS = [2**k for k in range(6, 15)]  # bits
DIGITS = 100  # near the branch point of Lambert's function half of them are lost


def chernoff_bound(C: int, chernoff: float | Fraction) -> "arb":
    """Return exp(C (α / (1 + α) − log(1 + α))), the Chernoff bound on P(σ̃_t >= C), a ball.

    It is the smallest δ for which the overflow condition (⋆) holds. Source: the last line of the
    proof of Lemma 4.5 (lem:overflow-non-preemptive).

    >>> float(chernoff_bound(C=2, chernoff=1)) == math.e / 4
    True
    """
    capacity(C)
    require(0 < chernoff < math.inf, "chernoff", "a finite number above 0", chernoff)
    return (int(C) * exponent_in_balls()(exact(chernoff))).exp()


@cache
def exponent_in_balls() -> Any:
    """Return α / (1 + α) − log(1 + α) as a function of a ball."""
    return sp.lambdify(letter, EXPONENT, [{"log": lambda ball: ball.log()}])


def overflow_condition(C: float, chernoff: float | Fraction, delta: float) -> bool:
    """Tell whether log(1 + α) − α / (1 + α) >= log(1 / δ) / C, the overflow condition (⋆).

    The answer is certain. Equality would make a power of e with a rational exponent a rational
    number, so the sides differ, and growing precision finds out which is larger: no rounding
    exceeds 10³ units in the last place. With C = infinity the condition says α > 0.

    Source: Section 4.2 (eq:chernoff-condition).

    >>> (
    ...     overflow_condition(C=3, chernoff=1.0, delta=0.6),
    ...     overflow_condition(C=3, chernoff=1.0, delta=0.5),
    ... )
    (True, False)
    """
    capacity(C, or_unlimited=True)
    require(0 < chernoff < math.inf, "chernoff", "a finite number above 0", chernoff)
    check_delta(delta)
    if C == math.inf:
        return True
    for precision in PRECISIONS:
        with localcontext(Context(prec=precision)):
            one = 1 + ratio(chernoff)
            logarithm = ratio(delta).ln()
            left = int(C) * ((one - 1) / one - one.ln())
            right = logarithm
            if abs(left - right) > Decimal(10) ** (3 - precision) * (
                int(C) * (1 + one.ln()) - logarithm
            ):
                return left < right
    raise ArithmeticError(f"(⋆) is not decided with {PRECISIONS[-1]} bits")


def smallest_chernoff(C: float, delta: float) -> float:
    """Return the smallest floating-point number α that satisfies the overflow condition (⋆),
    or raise ValueError.

    With r = log(1 / δ) / C, equality holds at 1 + α = −1 / W(−exp(−1 − r)), W the principal branch
    of Lambert's function. The value is rounded up. With C = infinity every α > 0 will do, and the
    smallest float is returned.

    Two consequences of log 2 − 1/2 = 0.1931...: with C = 18 and δ = 1/32, log 32 = 3.466 is just
    below 18 · 0.1931.

    >>> smallest_chernoff(18, 1 / 32) < 1 < smallest_chernoff(17, 1 / 32)
    True
    """
    capacity(C, or_unlimited=True)
    check_delta(delta)
    if C == math.inf:
        return math.ulp(0.0)
    found = nearly_smallest(C, delta)
    while found < math.inf and not overflow_condition(C, found, delta):
        found = math.nextafter(found, math.inf)
    expected = f"large enough that some float satisfies (⋆) with C = {C}"
    require(found < math.inf, "delta", expected, delta)
    while (below := math.nextafter(found, 0.0)) > 0 and overflow_condition(C, below, delta):
        found = below
    return found


def nearly_smallest(C: float, delta: float) -> float:
    """Return a float next to the root of (⋆); `overflow_condition` decides which one is right."""
    with mpmath.workdps(DIGITS):
        rate = -mpmath.log(mpmath.mpf(delta)) / int(C)
        root = -1 / mpmath.lambertw(-mpmath.exp(-1 - rate)).real - 1
        largest = mpmath.mpf(sys.float_info.max)
        return math.inf if root > largest else max(float(root), math.ulp(0.0))


def ratio(number: float | Fraction) -> Decimal:
    """Return a rational number or float in the digits of the context."""
    above, below = Fraction(number).as_integer_ratio()
    return Decimal(above) / below


def balls() -> Any:
    """Return the module `flint`, whose balls hold numbers with certainty."""
    return optional("flint", "python-flint")


def exact(number: float | Fraction) -> "arb":
    """Return a rational number or float as a ball; only its last bit may be unsure."""
    flint = balls()
    if isinstance(number, flint.arb):
        return number
    above, below = Fraction(number).as_integer_ratio()
    return flint.arb(flint.fmpq(above, below))


def check_delta(delta: float) -> None:
    """Raise ValueError unless δ is in (0, 1)."""
    require(0 < delta < 1, "delta", "a number in (0, 1)", delta)
