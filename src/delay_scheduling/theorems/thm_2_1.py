"""Theorem 2.1 (thm:FTRL-no-scale): Delayed FTRL with delays and loss scales."""

import numpy as np
import sympy as sp

from delay_scheduling.arithmetic import in_order
from delay_scheduling.game import outstanding
from delay_scheduling.rates import by_regime
from delay_scheduling.symbols import K, inv_alpha_T, inv_beta_T, sum_alpha, sum_beta, sum_square
from delay_scheduling.theorems.bound import Bound, per_rate
from delay_scheduling.validation import require


def numbers(instance, rules, rates):
    """Return the sums of Theorem 2.1, with 0 · ∞ = 0: a round without loss,
    or with nothing outstanding, costs 0.
    """
    last = {"inv_alpha_T": float(rates.inv_alpha[-1]), "inv_beta_T": float(rates.inv_beta[-1])}
    sums = {name: float(in_order(cost)) for name, cost in costs(instance, rates).items()}
    return {"K": instance.K, **sums, **last, "rates": rates}


def costs(instance, rates):
    """Return what each round adds to the sums of Theorem 2.1, arrays of shape (T,)."""
    T = instance.T
    require(len(rates.inv_alpha) == T, "rates", f"rates for {T} rounds", len(rates.inv_alpha))
    B = np.ones(T) if instance.scales is None else instance.scales
    return {
        "sum_alpha": per_rate(B**2, rates.inv_alpha),
        "sum_beta": per_rate(B * outstanding(instance.delays, B), rates.inv_beta),
        "sum_square": per_rate(B**2, rates.inv_beta),
    }


def non_increasing(regime, numbers):
    """Tell whether the learning rates never grow."""
    rates = numbers.get("rates")
    return rates is None or bool(
        np.all(np.diff(rates.inv_alpha) >= 0) and np.all(np.diff(rates.inv_beta) >= 0)
    )


no_tsallis = (
    "alpha infinite in full information",
    lambda regime, n: regime == "bandit" or n["inv_alpha_T"] == 0,
)
expr = {
    "bandit": sp.sqrt(K) * sum_alpha
    + sum_beta
    + 2 * sp.sqrt(K) * inv_alpha_T
    + sp.log(K) * inv_beta_T,
    "full-information": sum_square + sum_beta + sp.log(K) * inv_beta_T,
}
hypotheses = (("non-increasing learning rates", non_increasing), no_tsallis)
bound = Bound("Theorem 2.1", "thm:FTRL-no-scale", expr, hypotheses, numbers)


def rates(schedule, rules):
    """Return α_t = √(1 / t), β_t = √(log K / D_t), D_t = Σ_{s <= t} |S_s^0|;
    in full information √(log K / (t + D_t)).

    When every round is tracked, |S_t^0| = σ_t: the rates that balance Theorem 2.1 for unit loss
    scales.

    Source: Theorem 2.1 (thm:FTRL-no-scale).

    >>> from delay_scheduling import Rules
    >>> from delay_scheduling.schedulers import TrackEverything
    >>> schedule = TrackEverything().sample([1, 1, 1], Rules(K=2), np.random.default_rng(0))
    >>> (rates(schedule, Rules(K=2)).inv_alpha**2).round(9).tolist()
    [1.0, 2.0, 3.0]
    """
    t = schedule.t
    D_t = schedule.running("D_t", schedule.before)
    return by_regime(rules, t, D_t)
