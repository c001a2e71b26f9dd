"""Schedulers whose chance is the same in all rounds."""

from dataclasses import dataclass

import numpy as np

from delay_scheduling.schedulers.kinds import Certain, Tossing
from delay_scheduling.validation import is_number, remembering, require, sealed


@dataclass(frozen=True)
class TrackEverything(Certain, Tossing):
    """Track every round that finds a free slot.

    With C = infinity this is delayed online learning. With C above max σ_t every round is tracked.
    """

    def chance(self, t: int, C: float) -> float:
        return 1.0

    def chances(self, T: int, C: float, first: int) -> np.ndarray:
        return alike(T, 1.0)


@dataclass(frozen=True)
class Coin(Tossing):
    """Track each round that finds a free slot with the same probability p, in (0, 1].

    Source: Scheduler 1 (alg:scheduler-bernoulli) with p_t = p, as in Theorem H.1
    (thm:NCNP-fixed-p).
    """

    p: float

    def __post_init__(self) -> None:
        require(is_number(self.p) and 0 < self.p <= 1, "p", "a probability in (0, 1]", self.p)

    def chance(self, t: int, C: float) -> float:
        return float(self.p)

    def chances(self, T: int, C: float, first: int) -> np.ndarray:
        return alike(T, float(self.p))


@remembering
def alike(T: int, p: float) -> np.ndarray:
    """Return the same probability for all rounds, read-only."""
    return sealed(np.full(T, p))
