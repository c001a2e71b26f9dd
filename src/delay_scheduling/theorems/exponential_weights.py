"""Delayed exponential weights: its bound, proved in the chapter on the tournament, and its rate."""

import math

import sympy as sp

from delay_scheduling.symbols import D, K, T
from delay_scheduling.theorems.bound import Bound, evaluated
from delay_scheduling.validation import integer

eta = sp.Symbol("eta", positive=True)


def numbers(instance, rules, eta):
    """Return the numbers of the bound."""
    sizes = {"K": instance.K, "T": instance.T, "D": instance.D, "C": rules.C}
    return sizes | {"eta": eta, "sigma_max": int(instance.sigma.max())}


expr = {
    "bandit": sp.log(K) / eta + eta * (K * T / 2 + D),
    "full-information": sp.log(K) / eta + eta * (T / 2 + D),
}
hypotheses = (
    (
        "a capacity above the largest σ_t",
        lambda regime, n: n.get("C", math.inf) > n.get("sigma_max", 0),
    ),
)
bound = Bound("Delayed exponential weights", "rel:exp-weights", expr, hypotheses, numbers)
best_rate = {
    "bandit": sp.sqrt(sp.log(K) / (K * T / 2 + D)),
    "full-information": sp.sqrt(sp.log(K) / (T / 2 + D)),
}


def rate(K, T, D, regime="bandit"):
    """Return the rate η that makes `bound` least, for K >= 2 arms,
    T >= 1 rounds and total delay D >= 0, all known.

    Delayed exponential weights is Delayed FTRL with the entropy alone, β_t = η and α_t = ∞, and
    unlimited capacity.

    Source: the algorithm is that of Thune, Cesa-Bianchi and Seldin (2019); the bound is proved in
    the book, in the chapter on the tournament. It needs no bound on d_max.

    >>> round(rate(K=2, T=10, D=90), 6) == round((math.log(2) / 100) ** 0.5, 6)
    True
    """
    for name, value, least in (("K", K, 2), ("T", T, 1), ("D", D, 0)):
        integer(name, value, least)
    return evaluated(best_rate[regime], {"K": K, "T": T, "D": D})
