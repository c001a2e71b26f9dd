"""Lower bounds with constants, for every player of the game with equal delays d,
for all K >= 2, T, C and d.

`blocks` and `hidden` are what two adversaries enforce, as numbers that are as large as the proofs
give; `everywhere` is a closed formula below them. Rounds T, arms K and the delay d of every round
are integers of at least 1, 2 and 0.

Source: the chapter "Lower bounds with constants" (past:blocks, past:hidden, past:lower).
"""

import mpmath as mp
import sympy as sp

from delay_scheduling.symbols import T
from delay_scheduling.theorems import thm_3_2
from delay_scheduling.theorems.bound import DIGITS, Bound
from delay_scheduling.theorems.thm_a_2 import several_arms
from delay_scheduling.validation import integer, positive, require


def blocks(T, K, d):
    """Return what blocks of d + 1 equal rounds enforce, a float: P.10 (past:blocks),
    whatever feedback and capacity.

    Each block has a fair sign. The blocks are dealt to k = ⌊log2 K⌋ groups, as many to each as
    possible an odd number. A group decides between two halves of the arms, so its blocks add half
    of E|sum of their signs times their lengths|.

    Two arms: three blocks of two rounds and half a block are worth 2 · 3/4; the walk of three steps
    is never at 0.

    >>> blocks(T=7, K=2, d=1), blocks(T=7, K=4, d=1), blocks(T=3, K=8, d=5)
    (1.5, 2.25, 1.5)
    """
    for name, value, least in (("T", T, 1), ("K", K, 2), ("d", d, 0)):
        integer(name, value, least)
    k = K.bit_length() - 1
    if T <= k * (d + 1):
        return T / 2
    whole, rest = divmod(T, d + 1)
    i, over = divmod(whole - k, 2 * k)  # all groups have 2 i + 1 blocks, and `over` blocks are left
    i, (j, odd) = i + 1, divmod(over, 2)
    with mp.workdps(DIGITS):
        walk = i * mp.binomial(2 * i, i) / mp.mpf(4) ** i  # w(2 i − 1) = w(2 i)
        return float(walk * ((d + 1) * (k + mp.mpf(j) / (2 * i)) + odd * mp.mpf(rest) / (2 * i)))


def looks(T, C, d):
    """Return how many rounds can be seen at most in T rounds: T min{1, C / (d + 1)},
    also for an expected capacity C.

    >>> looks(T=12, C=2, d=3), looks(T=12, C=9, d=3)
    (6.0, 12.0)
    """
    return T * min(1.0, C / (d + 1))


def information(p, s):
    """Return kl(p, s) for 0 < p <= s < 1, that of coins with these means:
    an expression or a number as p and s are.
    """
    log = sp.log if isinstance(p + s, sp.Basic) else mp.log
    return p * (log(p) - log(s)) + (1 - p) * (log(1 - p) - log(1 - s))


def hidden(T, K, C, d, share):
    """Return what a hidden arm enforces on a bandit, a float: P.11 (past:hidden),
    in its sharper form.

    C is a capacity, or expected capacity, above 0. With the gap of the proof the player plays the
    hidden arm in a share S of the rounds at the end at most. Each S above 1 / K and below 1 gives a
    valid bound.

    Two arms: with few looks the gap is 1/2, and the bound T / 2 (S − 1/2 − log(2 S) / 2) / kl(1/2,
    S).

    >>> round(hidden(T=100, K=2, C=1, d=10**12, share=0.501), 2)
    24.97
    """
    for name, value, least in (("T", T, 1), ("K", K, 2), ("d", d, 0)):
        integer(name, value, least)
    positive("C", C, finite=False)
    require(1 / K < share < 1, "share", f"a number between 1 / K = {1 / K} and 1", share)
    with mp.workdps(DIGITS):
        p = mp.mpf(1) / K
        S = mp.mpf(share)
        told = information(p, S)
        gap = mp.sqrt(-mp.expm1(-2 * K * told / looks(T, C, d))) / 2
        return float(gap * T * (S - p - p * mp.log(S / p)) / told)


def largest(regime, T, K, C, d):
    """Return the largest of the lower bounds of this module for one game, a float.

    >>> largest("full-information", T=7, K=2, C=1, d=1)
    1.5
    """
    found = [blocks(T, K, d)]
    if regime == "bandit":
        first = 1 / K
        steps = 60
        found += [
            hidden(T, K, C, d, first + (1 - first) * step / steps) for step in range(20, steps)
        ]
    return max(found)


factors = {"bandit": 9, "full-information": 3}
everywhere_expr = {
    regime: sp.Min(T, thm_3_2.order[regime]) / factor for regime, factor in factors.items()
}
everywhere = Bound(
    "Lower bounds with constants", "past:lower", everywhere_expr, (several_arms,), thm_3_2.numbers
)
