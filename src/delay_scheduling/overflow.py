"""The overflow condition (⋆), certain answers to it, and its smallest parameter.

The capacity C is an integer of at least 1, or where it says so math.inf; the paper's Chernoff parameter α is a rational
number or float above 0; the overflow probability δ is in (0, 1). Other values raise ValueError.
"""

import math
from decimal import Context, Decimal, localcontext
from fractions import Fraction
from typing import TYPE_CHECKING

from delay_scheduling.algebra import sp
from delay_scheduling.formulas import EXPONENT
from delay_scheduling.symbols import chernoff as letter
from delay_scheduling.validation import capacity, require

if TYPE_CHECKING:
    from flint import arb

PRECISIONS = [2**k for k in range(6, 15)]  # bits


def chernoff_bound(C: int, chernoff: float | Fraction) -> "arb":
    """Return exp(C (α / (1 + α) − log(1 + α))), the Chernoff bound on P(σ̃_t >= C), a ball.

    It is the smallest δ for which the overflow condition (⋆) holds. Source: the last line of the proof of Lemma 4.5
    (lem:overflow-non-preemptive).

    >>> float(chernoff_bound(C=2, chernoff=1)) == math.e / 4
    True
    """
    capacity(C)
    require(0 < chernoff < math.inf, "chernoff", "a finite number above 0", chernoff)
    exponent_of = sp.lambdify(letter, EXPONENT, [{"log": lambda ball: ball.log()}])
    return (int(C) * exponent_of(exact(chernoff))).exp()


def overflow_condition(C: float, chernoff: float | Fraction, delta: float) -> bool:
    """Tell whether log(1 + α) − α / (1 + α) >= log(1 / δ) / C, the overflow condition (⋆).

    The answer is certain. Equality would make a power of e with a rational exponent a rational number, so the sides
    differ, and growing precision finds out which is larger: no rounding exceeds 10³ units in the last place. With
    C = infinity the condition says α > 0.

    Source: Section 4.2 (eq:chernoff-condition).

    >>> overflow_condition(C=3, chernoff=1.0, delta=0.6), overflow_condition(C=3, chernoff=1.0, delta=0.5)
    (True, False)
    """
    capacity(C, or_unlimited=True)
    require(0 < chernoff < math.inf, "chernoff", "a finite number above 0", chernoff)
    check_delta(delta)
    if C == math.inf:
        return True
    for precision in PRECISIONS:
        with localcontext(Context(prec=precision)):
            one, logarithm = 1 + ratio(chernoff), ratio(delta).ln()
            left, right = int(C) * ((one - 1) / one - one.ln()), logarithm
            if abs(left - right) > Decimal(10) ** (3 - precision) * (int(C) * (1 + one.ln()) - logarithm):
                return left < right
    raise ArithmeticError(f"(⋆) is not decided with {PRECISIONS[-1]} bits")


def smallest_chernoff(C: float, delta: float) -> float:
    """Return the smallest floating-point number α that satisfies the overflow condition (⋆), or raise ValueError.

    With r = log(1 / δ) / C, equality holds at 1 + α = −1 / W(−exp(−1 − r)), W the principal branch of Lambert's
    function. The value is rounded up. With C = infinity every α > 0 will do, and the smallest float is returned.

    Two consequences of log 2 − 1/2 = 0.1931...: with C = 18 and δ = 1/32, log 32 = 3.466 is just below 18 · 0.1931.

    >>> smallest_chernoff(18, 1 / 32) < 1 < smallest_chernoff(17, 1 / 32)
    True
    """
    capacity(C, or_unlimited=True)
    check_delta(delta)
    if C == math.inf:
        return math.ulp(0.0)
    from flint import ctx

    for precision in PRECISIONS:
        with ctx.workprec(precision):
            root = -1 / (-((exact(delta).log() / int(C) - 1).exp())).lambertw() - 1
            low, high = double_above(root.lower()), double_above(root.upper())
        if low == high:
            require(high < math.inf, "delta", f"large enough that some float satisfies (⋆) with C = {C}", delta)
            return high
    raise ArithmeticError(f"the root is not known to a float with {PRECISIONS[-1]} bits")


def ratio(number: float | Fraction) -> Decimal:
    """Return a rational number or float in the digits of the context."""
    above, below = Fraction(number).as_integer_ratio()
    return Decimal(above) / below


def double_above(number: "arb") -> float:
    """Return the smallest floating-point number that is at least this number, a ball of radius 0."""
    from flint import arb

    nearest = float(number)
    return nearest if math.isinf(nearest) or arb(nearest) >= number else math.nextafter(nearest, math.inf)


def exact(number: float | Fraction) -> "arb":
    """Return a rational number or float as a ball; only its last bit may be unsure."""
    from flint import arb, fmpq

    return number if isinstance(number, arb) else arb(fmpq(*Fraction(number).as_integer_ratio()))


def check_delta(delta: float) -> None:
    """Raise ValueError unless δ is in (0, 1)."""
    require(0 < delta < 1, "delta", "a number in (0, 1)", delta)
