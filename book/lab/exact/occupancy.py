"""Exact laws of the size of the tracking set.

The laws are computed with whatever numbers they are given. Fractions give exact probabilities,
balls (`balls`) certain digits in longer games. Floats add and multiply nonnegative numbers only, so
nothing cancels: for the coins as given, `count_law` has a relative error below 4 n 2^−53 for n
coins, and `size_laws` one of a few roundings a round and state.

Throughout, C is a capacity, an integer of at least 1; `chernoff` is the paper's α, a rational
number above 0; c are the scales c_1, c_2, ..., numbers of one kind; delays are integers of at least
0; t is a round, from 1. A holding is a dict from the number of rounds for which a round holds its
slot to the probability of that, given a free slot.
"""

import itertools
from fractions import Fraction

import numpy as np
from flint import arb_poly

from delay_scheduling.formulas import c_of, nu_of
from delay_scheduling.overflow import exact
from delay_scheduling.schedulers import track
from delay_scheduling.validation import capacity
from lab.exact.law import Law


def scales(T, C, chernoff):
    """Return c_t of `formulas` for t = 1, ..., T, a list of fractions.

    >>> [str(c) for c in scales(3, C=6, chernoff=1)]
    ['3/2', '1', '9/11']
    """
    H = itertools.accumulate(Fraction(1, t) for t in range(1, T + 1))
    return [c_of(Fraction(C), Fraction(chernoff), nu_of(H_t)) for H_t in H]


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


def probabilities(delays, C, chernoff, shift=0):
    """Return p_t = min{1, c_t / (d_t + 1)}, a list of fractions; with a shift,
    for the delays d_t + shift.

    >>> [str(p) for p in probabilities([1, 0, 2], C=6, chernoff=1)]
    ['3/4', '1', '3/11']
    """
    rounds = zip(scales(len(delays), C, chernoff), delays, strict=True)
    return [tail(c, d + shift) for c, d in rounds]


def bernoulli_coins(c, delays, t):
    """Return P(b_s 1(d_s >= t − s) = 1) for s < t: the coins whose sum is σ̃_t under Scheduler 1.

    Source: Lemma 4.5 (lem:overflow-non-preemptive).

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
    """Return the law of min{C, number of successes} of independent coins,
    a list of C + 1 probabilities.

    The coins are probabilities of success, numbers of one kind (0 and 1 may be integers).

    >>> [str(p) for p in count_law([Fraction(1, 2)] * 3, C=2)]
    ['1/8', '3/8', '1/2']
    """
    capacity(C)
    law = [1] + [0] * C
    for p in coins:
        q = 1 - p
        between = [q * mass + p * less for mass, less in zip(law[1:C], law, strict=False)]
        law = [q * law[0], *between, law[C] + p * law[C - 1]]
    return law


def largest_overflow(c, t, C):
    """Return P(σ̃_t >= C) under Scheduler 2; for Scheduler 1,
    the largest P(|S_t^0| = C) over all delays.

    >>> str(largest_overflow(scales(3, C=6, chernoff=1), t=3, C=2))
    '1/4'
    """
    return count_law(pareto_coins(c, t), C)[C]


def bernoulli_holdings(c, delays):
    """Return the holdings of all rounds under Scheduler 1.

    >>> bernoulli_holdings(scales(2, C=6, chernoff=1), delays=[0, 1])
    [{0: 0, 1: 1}, {0: Fraction(1, 2), 2: Fraction(1, 2)}]
    """
    return [{0: 1 - tail(c_t, d), d + 1: tail(c_t, d)} for c_t, d in zip(c, delays, strict=True)]


def pareto_holdings(c, delays):
    """Return the holdings of all rounds under Scheduler 2: min{d̃_t, d_t} + 1 rounds,
    which is 0 if d̃_t = −1.

    >>> pareto_holdings(scales(2, C=6, chernoff=1), delays=[0, 1])[1]
    {0: 0, 1: Fraction(1, 2), 2: Fraction(1, 2)}
    """
    return [
        {0: 1 - tail(c_t, 0)}
        | {k + 1: tail(c_t, k) - tail(c_t, k + 1) for k in range(d)}
        | {d + 1: tail(c_t, d)}
        for c_t, d in zip(c, delays, strict=True)
    ]


def size_laws(holdings, C):
    """Return the law of |S_t^0| for each round, a list of T lists of C + 1 probabilities.

    The state is the sorted tuple of the numbers of rounds for which the tracked rounds still hold
    their slots. The number of states grows fast with C and with the delays.

    A fair coin, delay 1, one slot: round 2 finds it taken with probability 1/2, round 3 with 1/4.

    >>> coin = {0: Fraction(1, 2), 2: Fraction(1, 2)}
    >>> [str(law[1]) for law in size_laws([coin] * 3, C=1)]
    ['0', '1/2', '1/4']
    """
    capacity(C)
    laws = []
    states = {(): 1}
    for holding in holdings:
        law = [0] * (C + 1)
        following = {}
        for state, mass in states.items():
            law[len(state)] += mass
            aged = tuple(left - 1 for left in state if left > 1)
            for held, p in holding.items() if len(state) < C else [(0, 1)]:
                later = tuple(sorted((*aged, held - 1))) if held > 1 else aged
                following[later] = following.get(later, 0) + mass * p
        laws.append(law)
        states = {state: mass for state, mass in following.items() if mass != 0}
    return laws


def mean_sizes(holdings, delays, C):
    """Return E|S_t^1| for t = 1, ..., T with C slots, exact:
    the set of every choice of proxy delays is built up.

    A fair coin, delay 1, one slot: round 2 is tracked with probability 1/4.

    >>> coin = {0: Fraction(1, 2), 2: Fraction(1, 2)}
    >>> [str(size) for size in mean_sizes([coin] * 2, [1, 1], C=1)]
    ['1/2', '3/4']
    """
    capacity(C)

    def sizes(held):
        return track(list(delays), np.array(held) - 1, C, np.ones(len(delays))).after

    law = Law.of(lambda path: holdings[len(path)], len(delays), sizes)
    return [law.mean(lambda after, t=t: int(after[t])) for t in range(len(delays))]


def normalizer_sums(T):
    """Return Σ_{s <= t} 1 / (2 H_s (t − s + 1)) for t = 1, ..., T,
    balls from one product of two polynomials.

    Source: Fact F.2 (fact:proper-seq).

    >>> [round(float(value), 12) for value in normalizer_sums(2)]
    [0.5, 0.583333333333]
    """
    reciprocals = [1 / exact(s) for s in range(1, T + 1)]
    weights = [1 / (2 * harmonic) for harmonic in itertools.accumulate(reciprocals)]
    product = arb_poly(weights) * arb_poly(reciprocals)
    return [product[t] for t in range(T)]
