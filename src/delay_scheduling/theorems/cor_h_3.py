"""Corollary H.3 (cor:NCNP-known-dmax), corrected: batches tuned with known d_max."""

import sympy as sp

from delay_scheduling.symbols import C, D, K, T, d_max
from delay_scheduling.theorems.bound import Bound, known_longest, longest_delay, plain_numbers


def numbers(instance, rules, d_max=None):
    """Return the numbers of Corollary H.3; the known bound on the delays is the largest delay if
    none is given.
    """
    return plain_numbers(instance, rules) | longest_delay(instance, d_max)


# The printed right-hand side, which is not a bound once C - 1 is above 4 d_max
printed = {
    "bandit": 28 * sp.sqrt(T * d_max * K / (C - 1)) + 3 * sp.sqrt(D * sp.log(K)),
    "full-information": 24 * sp.sqrt(T * d_max * sp.log(K) / (C - 1)) + 3 * sp.sqrt(D * sp.log(K)),
}
# at least the smallest batch size that respects the capacity
batch_growth = sp.Max(1, 2 * d_max / (C - 1))
expr = {
    "bandit": 14 * sp.sqrt(T * K * batch_growth) + 3 * sp.sqrt(D * sp.log(K)),
    "full-information": 12 * sp.sqrt(T * sp.log(K) * batch_growth) + 3 * sp.sqrt(D * sp.log(K)),
}
hypotheses = (("C at least 2", lambda regime, n: n["C"] >= 2), known_longest)
bound = Bound("Corollary H.3, corrected", "cor:NCNP-known-dmax", expr, hypotheses, numbers)


def smallest_batch(d_max, C):
    """Return the least b with b (C − 1) >= d_max, or None if there is none.

    Source: Corollary H.3 (cor:NCNP-known-dmax), as corrected in the book; Theorem D.2
    (thm:batch-partition).

    >>> (
    ...     smallest_batch(30, C=4),
    ...     smallest_batch(30, C=99),
    ...     smallest_batch(0, C=1),
    ...     smallest_batch(30, C=1),
    ... )
    (10, 1, 1, None)
    """
    if C == 1:
        return 1 if d_max == 0 else None
    return max(1, -(-d_max // (C - 1)))
