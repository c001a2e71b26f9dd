"""The paper's two schedulers, and the probabilities of Lemmas 4.5 and 4.6 that they share."""

import math
from dataclasses import dataclass

import numpy as np

from delay_scheduling.schedulers.kinds import Patient, Scaled, ScaledTossing
from delay_scheduling.schedulers.normalizers import pareto_scale, pareto_scales
from delay_scheduling.validation import Numbers, positive, remembering, sealed


@dataclass(frozen=True)
class Adaptive(Scaled):
    """Observe round t, given a free slot, with the probability of `formulas.p_t`.

    That is p_t = min{1, c_t / (d_t + 1)}.
    """

    chernoff: float
    expected_capacity: float = math.inf
    shift = 1

    def __post_init__(self) -> None:
        positive("chernoff", self.chernoff)
        positive("expected_capacity", self.expected_capacity, finite=False)

    def scale_at(self, t: int, C: float) -> float:
        return pareto_scale(t, min(C, self.expected_capacity), self.chernoff)

    def scales(self, T: int, C: float, first: int) -> np.ndarray:
        return pareto_scales(T, min(C, self.expected_capacity), self.chernoff, first)

    def reaches(self, delays: np.ndarray, C: float, first: int) -> np.ndarray:
        return given_slot(delays, min(C, self.expected_capacity), self.chernoff, first)


@dataclass(frozen=True)
class Bernoulli(Adaptive, ScaledTossing):
    """Track round t with probability p_t = min{1, c_t / (d_t + 1)}.

    Here c_t = C / (2 (1 + chernoff) H_t).

    Source: Scheduler 1 (alg:scheduler-bernoulli) with the probabilities of Lemma 4.5
    (lem:overflow-non-preemptive).

    Parameters
    ----------
    chernoff : the paper's Chernoff parameter α, above 0.
    expected_capacity : C_E, above 0. The normalizer is ν_t = 2 H_t max{1, C / C_E}; then E|S_t^1| <
        C_E (Appendix I).
    """


@dataclass(frozen=True)
class Pareto(Adaptive, Patient):
    """Track round t for a Pareto proxy delay, ⌊c_t / U⌋ − 1 with U uniform, and preempt it then.

    The round is observed if the proxy delay reaches its delay, with the same probability as under
    `Bernoulli`, whose parameters it has. Source: Scheduler 2 (alg:scheduler-proxy-delays);
    Definition B.1 (def:pareto).
    """


@remembering
def given_slot(delays: np.ndarray, C: float, chernoff: float, first: int) -> np.ndarray:
    """Return the probabilities of `Adaptive`, read-only."""
    return sealed(np.minimum(1.0, pareto_scales(len(delays), C, chernoff, first) / (delays + 1)))


def observation_probabilities(delays: Numbers, C: float, chernoff: float) -> np.ndarray:
    """Return p_t = min{1, c_t / (d_t + 1)}, shape (T,).

    Source: Lemmas 4.5 and 4.6 (lem:overflow-non-preemptive, lem:overflow-bound).
    """
    return given_slot(np.asarray(delays), C, chernoff, 0)
