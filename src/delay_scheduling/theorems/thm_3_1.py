"""Theorem 3.1 (thm:batch-bandit-fullinfo): batches of a fixed size."""

import numpy as np
import sympy as sp

from delay_scheduling.game import BatchSchedule
from delay_scheduling.rates import by_regime
from delay_scheduling.symbols import D, K, T, batch_size
from delay_scheduling.theorems.bound import Bound, plain_numbers
from delay_scheduling.theorems.thm_d_2 import batch_hypotheses
from delay_scheduling.validation import require


def numbers(instance, rules, batch_size):
    """Return the numbers of Theorem 3.1."""
    return plain_numbers(instance, rules) | {"b": batch_size, "d_max": instance.d_max}


expr = {
    "bandit": 14 * sp.sqrt(T * batch_size * K) + 3 * sp.sqrt(D * sp.log(K)),
    "full-information": 12 * sp.sqrt(T * batch_size * sp.log(K)) + 3 * sp.sqrt(D * sp.log(K)),
}
bound = Bound("Theorem 3.1", "thm:batch-bandit-fullinfo", expr, batch_hypotheses, numbers)


def rates(schedule, rules):
    """Return, for batches, α_τ = √(1 / τ), β_τ = √(log K / D^b_τ);
    in full information √(log K / (τ + D^b_τ)).

    Source: Theorem 3.1 (thm:batch-bandit-fullinfo).
    """
    require(isinstance(schedule, BatchSchedule), "schedule", "one of batches", "one of rounds")
    D_b = schedule.running("D_b", schedule.pending)
    tau = schedule.running("tau", np.ones(schedule.plays))
    return by_regime(rules, tau, D_b)
