"""Theorem H.1 (thm:NCNP-fixed-p): one probability for all rounds, constant learning rates."""

import numpy as np
import sympy as sp

from delay_scheduling.symbols import C, D, K, T, alpha, beta, probability
from delay_scheduling.theorems.bound import Bound, plain_numbers

markov = probability * D / C


def numbers(instance, rules, p, beta, alpha=np.inf):
    """Return the numbers of Theorem H.1."""
    return plain_numbers(instance, rules) | {"p": p, "alpha": alpha, "beta": beta}


expr = {
    "bandit": sp.sqrt(K) * T * alpha / probability
    + beta * D
    + 2 * sp.sqrt(K) / alpha
    + sp.log(K) / beta
    + markov,
    "full-information": beta * T / probability + beta * D + sp.log(K) / beta + markov,
}
hypotheses = (
    ("p in (0, 1]", lambda regime, n: 0 < n["p"] <= 1),
    ("beta above 0, and alpha for bandits", lambda regime, n: n["beta"] > 0 and n["alpha"] > 0),
)
bound = Bound("Theorem H.1", "thm:NCNP-fixed-p", expr, hypotheses, numbers)
