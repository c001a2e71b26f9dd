"""What the printed proofs give with all constants, and better constants for the same players.

Each value is a dict from regime to expression. The lines of the printed proofs stand before the
last simplification: they contain the number of batches, or the weights Σ 1 / p_t, where the printed
bounds have an estimate of it.

Source: the chapter "The best known bounds" (past:best).
"""

import numpy as np
import sympy as sp

from delay_scheduling.game import BatchSchedule
from delay_scheduling.past import calibrated
from delay_scheduling.rates import by_regime
from delay_scheduling.symbols import C, D, K, T, batch_size, d, d_max, delta
from delay_scheduling.theorems import thm_5_2
from delay_scheduling.theorems.bound import evaluated
from delay_scheduling.validation import require

weights = sp.Symbol("W", positive=True)  # Σ 1 / p_t
batches = sp.Symbol("N", positive=True)  # ⌈T / b⌉
waiting = sp.Symbol("V", nonnegative=True)  # b² E[Σ σ^b_τ]: D if all delays are equal
copies = sp.Symbol("n", positive=True)  # of a learner without delay
log = sp.log(K)
looks = batches * batch_size**2


def value(line, **numbers):
    """Return an expression at numbers given by symbol name,
    a float. Names that it does not contain are ignored.

    >>> round(value(spaced["bandit"], K=4, T=9, d=0, C=7), 3)  # 18 √e
    29.677
    """
    return evaluated(line, numbers)


# The printed proofs: line (b) or (d) of Theorems 5.1 and 5.2, Theorem H.1 with the parameters of
# Corollary H.2, and the
# second line after (b) or (d) of Theorem 3.1, on which Corollary H.3 and Theorem 3.2 rest.
mu_max = thm_5_2.mu_max
clairvoyant = {
    "bandit": 4 * sp.sqrt(K) * sp.sqrt(weights) + 3 * sp.sqrt(D * log) + delta * T,
    "full-information": 3 * sp.sqrt(log) * sp.sqrt(weights + D) + delta * T,
}
preemptive = {
    "bandit": 4 * sp.sqrt(K) * sp.sqrt(weights + C * mu_max**2)
    + 3 * sp.sqrt(log) * sp.sqrt(D + C * d_max * mu_max)
    + delta * T,
    "full-information": 3 * sp.sqrt(log) * sp.sqrt(weights + D + C * mu_max * (mu_max + d_max))
    + delta * T,
}
late = D / (D + T)
known = {
    "bandit": (3 + late) * sp.cbrt(T * (D + T) * K / C) + (1 + late) * sp.sqrt((D + T) * log),
    "full-information": (2 + late) * sp.cbrt(T * (D + T) * log / C)
    + D * sp.cbrt(C / (T * (D + T))) * sp.cbrt(log) ** 2,
}
batched = {
    "bandit": 4 * sp.sqrt(looks * K) + 3 * sp.sqrt((D + looks) * log),
    "full-information": 3 * sp.sqrt((D + 2 * looks) * log),
}


# Ours, proved in the chapter
adaptive = {
    regime: line + calibrated.full_rounds
    for regime, line in calibrated.adaptive_bound(weights).items()
}
in_batches = calibrated.adaptive_bound(looks, waiting)


# constant rates, for a player that knows T and d_max: the waits are at most T d_max
in_steady_batches = {
    "bandit": 2 * sp.sqrt(2) * sp.sqrt(K - sp.sqrt(K)) * sp.sqrt(looks)
    + 2 * sp.sqrt(waiting * log),
    "full-information": sp.sqrt(log / 2) * sp.sqrt(looks + 8 * waiting),
}


def undelayed(weights):
    """Return the bound of a learner without delay.

    Bandits need not know Σ 1 / p_t; with full information β is constant.
    """
    return {
        "bandit": (4 * sp.sqrt(K) - 2) * sp.sqrt(weights),
        "full-information": sp.sqrt(weights * log / 2),
    }


def undelayed_anytime(weights):
    """Return the same if Σ 1 / p_t is learned on the way.

    With full information β_t² = 4 log K / Σ_{s <= t} 1 / p_s.
    """
    return {"bandit": undelayed(weights)["bandit"], "full-information": sp.sqrt(weights * log)}


def undelayed_tuned(weights):
    """Return the same if Σ 1 / p_t is known, for bandits with α² = 2 (1 − 1 / √K) / Σ 1 / p_t."""
    bandit = 2 * sp.sqrt(2) * sp.sqrt(K - sp.sqrt(K)) * sp.sqrt(weights)
    return {"bandit": bandit, "full-information": undelayed(weights)["full-information"]}


# Nothing is asked of delays but that none is above d: feedback is used d rounds after its round,
# even if it is there
# before; and learners that take turns use what has come by their next turn. Spaced rounds have 1 /
# p_t at most
# e (d + 1), which is the limit of (d + 1) (1 + 1 / d)^d.
spaced = undelayed(sp.E * T * (d + 1))
in_turns = undelayed(copies * looks)
spacing = T * (d + 1) * (1 + 1 / sp.Max(1, d)) ** d


def rates(schedule, rules):
    """Return, for batches, α_τ² = 1/τ, β_τ² = log K / (2 D^b_τ);
    in full information β_τ² = log K / (τ/4 + 2 D^b_τ).

    Source: P.13 (past:best).
    """
    require(isinstance(schedule, BatchSchedule), "schedule", "one of batches", "one of rounds")
    D_b = schedule.running("D_b", schedule.pending)
    tau = schedule.running("tau", np.ones(schedule.plays))
    return by_regime(rules, tau, 2 * D_b, share=1 / 4)
