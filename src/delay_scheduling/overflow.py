"""How full the tracking set gets: the overflow condition (⋆), and the exact laws that it bounds.

The laws are computed with whatever numbers they are given. Fractions give exact probabilities, balls (`balls`) certain
digits in longer games. Floats add and multiply nonnegative numbers only, so nothing cancels: for the coins as given,
`count_law` has a relative error below 4 n 2^−53 for n coins, and `size_laws` one of a few roundings a round and state.
"""

import math
from fractions import Fraction

import sympy as sp
from flint import arb, arb_poly, ctx, fmpq

from delay_scheduling.algebra import chernoff
from delay_scheduling.errors import require
from delay_scheduling.game import is_integer

EXPONENT = chernoff / (1 + chernoff) - sp.log(1 + chernoff)
PRECISIONS = [2**k for k in range(6, 15)]  # bits
exponent_of = sp.lambdify(chernoff, EXPONENT, [{"log": lambda ball: ball.log()}])


def chernoff_bound(C, chernoff):
    """Return exp(C (α / (1 + α) − log(1 + α))), the Chernoff bound on P(σ̃_t >= C), a ball.

    It is the smallest δ for which the overflow condition (⋆) holds.

    Source: last line of the proof of Lemma 4.5 (lem:overflow-non-preemptive).

    Parameters
    ----------
    C : capacity, an integer of at least 1.
    chernoff : the paper's Chernoff parameter α, a rational number or float above 0.

    >>> float(chernoff_bound(C=2, chernoff=1)) == math.e / 4
    True
    """
    check_capacity(C)
    require(0 < chernoff < math.inf, "chernoff", "a finite number above 0", chernoff)
    return (int(C) * exponent_of(exact(chernoff))).exp()


def overflow_condition(C, chernoff, delta):
    """Tell whether log(1 + α) − α / (1 + α) >= log(1 / δ) / C, the overflow condition (⋆).

    The answer is certain. Equality would make a power of e with a rational exponent a rational number, so the sides
    differ, and balls of growing precision find out which is larger. With C = infinity the condition says α > 0.

    Source: Section 4.2 (eq:chernoff-condition).

    Parameters
    ----------
    C : capacity, an integer of at least 1, or math.inf.
    chernoff : the paper's Chernoff parameter α, a rational number or float above 0.
    delta : overflow probability, in (0, 1).

    >>> overflow_condition(C=3, chernoff=1.0, delta=0.6), overflow_condition(C=3, chernoff=1.0, delta=0.5)
    (True, False)
    """
    check_capacity(C, or_unlimited=True)
    require(0 < chernoff < math.inf, "chernoff", "a finite number above 0", chernoff)
    check_delta(delta)
    if C == math.inf:
        return True
    for precision in PRECISIONS:
        with ctx.workprec(precision):
            margin = int(C) * exponent_of(exact(chernoff)) - exact(delta).log()
        if margin < 0 or margin > 0:
            return bool(margin < 0)
    raise ArithmeticError(f"(⋆) is not decided with {PRECISIONS[-1]} bits")


def smallest_chernoff(C, delta):
    """Return the smallest floating-point number α that satisfies the overflow condition (⋆).

    With r = log(1 / δ) / C, equality holds at 1 + α = −1 / W(−exp(−1 − r)), W the principal branch of Lambert's
    function. The value is rounded up. With C = infinity every α > 0 will do, and the smallest float is returned.

    Parameters
    ----------
    C : capacity, an integer of at least 1, or math.inf.
    delta : overflow probability, in (0, 1).

    Raises
    ------
    ValueError : for other values, or if no floating-point number is large enough.

    Two consequences of log 2 − 1/2 = 0.1931...: with C = 18 and δ = 1/32, log 32 = 3.466 is just below 18 · 0.1931.

    >>> smallest_chernoff(18, 1 / 32) < 1 < smallest_chernoff(17, 1 / 32)
    True
    """
    check_capacity(C, or_unlimited=True)
    check_delta(delta)
    if C == math.inf:
        return math.ulp(0.0)
    for precision in PRECISIONS:
        with ctx.workprec(precision):
            root = -1 / (-((exact(delta).log() / int(C) - 1).exp())).lambertw() - 1
            low, high = double_above(root.lower()), double_above(root.upper())
        if low == high:
            require(high < math.inf, "delta", f"large enough that some float satisfies (⋆) with C = {C}", delta)
            return high
    raise ArithmeticError(f"the root is not known to a float with {PRECISIONS[-1]} bits")


def double_above(number):
    """Return the smallest floating-point number that is at least this number, a ball of radius 0."""
    nearest = float(number)
    return nearest if math.isinf(nearest) or arb(nearest) >= number else math.nextafter(nearest, math.inf)


def scales(T, C, chernoff):
    """Return c_t = C / ((1 + α) 2 H_t) for t = 1, ..., T, a list of fractions.

    Parameters
    ----------
    C : capacity, an integer of at least 1.
    chernoff : the paper's Chernoff parameter α, a rational number above 0.

    >>> [str(c) for c in scales(3, C=6, chernoff=1)]
    ['3/2', '1', '9/11']
    """
    found, harmonic = [], Fraction(0)
    for t in range(1, T + 1):
        harmonic += Fraction(1, t)
        found.append(Fraction(C) / ((1 + Fraction(chernoff)) * 2 * harmonic))
    return found


def balls(numbers):
    """Return rational numbers as balls, for laws of long games."""
    return [exact(number) for number in numbers]


def tail(c, d):
    """Return min{1, c / (d + 1)}, the probability that a proxy delay of scale c is at least d.

    Source: Fact F.1 (fact:pareto-tail).

    >>> tail(Fraction(3, 2), 2), tail(Fraction(3, 2), 0)
    (Fraction(1, 2), 1)
    """
    return 1 if c >= d + 1 else c / (d + 1)


def bernoulli_coins(c, delays, t):
    """Return P(b_s 1(d_s >= t − s) = 1) for s < t: the coins whose sum is σ̃_t under Scheduler 1.

    Source: Lemma 4.5 (lem:overflow-non-preemptive).

    Parameters
    ----------
    c : the scales c_1, c_2, ..., numbers of one kind.
    delays : d_1, d_2, ..., integers of at least 0.
    t : the round, from 1.

    >>> bernoulli_coins(scales(3, C=6, chernoff=1), delays=[1, 1, 1], t=3)
    [0, Fraction(1, 2)]
    """
    return [tail(c[s - 1], delays[s - 1]) if delays[s - 1] >= t - s else 0 for s in range(1, t)]


def pareto_coins(c, t):
    """Return P(d̃_s >= t − s) for s < t: the coins whose sum is σ̃_t under Scheduler 2.

    They are also those of Scheduler 1 if every delay ends in round t, its worst case for σ̃_t.

    Source: Lemma 4.6 (lem:overflow-bound).

    >>> pareto_coins(scales(3, C=6, chernoff=1), t=3)
    [Fraction(1, 2), Fraction(1, 2)]
    """
    return [tail(c[s - 1], t - s) for s in range(1, t)]


def count_law(coins, C):
    """Return the law of min{C, number of successes} of independent coins, a list of C + 1 probabilities.

    Parameters
    ----------
    coins : probabilities of success, numbers of one kind (0 and 1 may be integers).
    C : integer of at least 1. The last entry of the list is P(number >= C).

    >>> [str(p) for p in count_law([Fraction(1, 2)] * 3, C=2)]
    ['1/8', '3/8', '1/2']
    """
    check_capacity(C)
    law = [1] + [0] * C
    for p in coins:
        kept = [(1 - p) * mass for mass in law]
        moved = [p * mass for mass in law]
        law = [kept[0], *(kept[n] + moved[n - 1] for n in range(1, C)), law[C] + moved[C - 1]]
    return law


def bernoulli_holdings(c, delays):
    """Return for each round the law of the number of rounds for which Scheduler 1 holds a slot, if one is free.

    >>> bernoulli_holdings(scales(2, C=6, chernoff=1), delays=[0, 1])
    [{0: 0, 1: 1}, {0: Fraction(1, 2), 2: Fraction(1, 2)}]
    """
    return [{0: 1 - tail(c_t, d), d + 1: tail(c_t, d)} for c_t, d in zip(c, delays, strict=True)]


def pareto_holdings(c, delays):
    """Return for each round the law of the number of rounds for which Scheduler 2 holds a slot, if one is free.

    A round is held for min{d̃_t, d_t} + 1 rounds, which is 0 if d̃_t = −1.

    >>> pareto_holdings(scales(2, C=6, chernoff=1), delays=[0, 1])[1]
    {0: 0, 1: Fraction(1, 2), 2: Fraction(1, 2)}
    """
    return [
        {0: 1 - tail(c_t, 0)} | {k + 1: tail(c_t, k) - tail(c_t, k + 1) for k in range(d)} | {d + 1: tail(c_t, d)}
        for c_t, d in zip(c, delays, strict=True)
    ]


def size_laws(holdings, C):
    """Return the law of |S_t^0| for each round, a list of T lists of C + 1 probabilities.

    The state is the sorted tuple of the numbers of rounds for which the tracked rounds still hold their slots. The
    number of states grows fast with C and with the delays.

    Parameters
    ----------
    holdings : for each round a dict from the number of rounds held to its probability, given a free slot.
    C : capacity, an integer of at least 1.

    A fair coin, delay 1, one slot: round 2 finds it taken with probability 1/2, round 3 with 1/4.

    >>> coin = {0: Fraction(1, 2), 2: Fraction(1, 2)}
    >>> [str(law[1]) for law in size_laws([coin] * 3, C=1)]
    ['0', '1/2', '1/4']
    """
    check_capacity(C)
    laws, states = [], {(): 1}
    for holding in holdings:
        laws.append([sum(mass for state, mass in states.items() if len(state) == n) for n in range(C + 1)])
        following = {}
        for state, mass in states.items():
            for held, p in holding.items() if len(state) < C else [(0, 1)]:
                later = tuple(sorted(left - 1 for left in (*state, held) if left > 1))
                following[later] = following.get(later, 0) + mass * p
        states = {state: mass for state, mass in following.items() if mass != 0}
    return laws


def normalizer_sums(T):
    """Return Σ_{s <= t} 1 / (2 H_s (t − s + 1)) for t = 1, ..., T, balls from one product of two polynomials.

    Source: Fact F.2 (fact:proper-seq).

    >>> [round(float(value), 12) for value in normalizer_sums(2)]
    [0.5, 0.583333333333]
    """
    reciprocals = [1 / exact(s) for s in range(1, T + 1)]
    harmonic, weights = arb(0), []
    for term in reciprocals:
        harmonic += term
        weights.append(1 / (2 * harmonic))
    product = arb_poly(weights) * arb_poly(reciprocals)
    return [product[t] for t in range(T)]


def exact(number):
    """Return a rational number or float as a ball; only its last bit may be unsure."""
    return number if isinstance(number, arb) else arb(fmpq(*Fraction(number).as_integer_ratio()))


def check_capacity(C, or_unlimited=False):
    """Raise ValueError unless C is a capacity."""
    expected = "an integer of at least 1" + (", or math.inf" if or_unlimited else "")
    require((or_unlimited and C == math.inf) or (is_integer(C) and C >= 1), "C", expected, C)


def check_delta(delta):
    """Raise ValueError unless δ is in (0, 1)."""
    require(0 < delta < 1, "delta", "a number in (0, 1)", delta)
