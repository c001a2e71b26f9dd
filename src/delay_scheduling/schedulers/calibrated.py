"""The probabilities p_t = min{1, c / d_t}, with one scale for all rounds (past:calibrated)."""

from dataclasses import dataclass

import numpy as np

from delay_scheduling.schedulers.kinds import Patient, Scaled, ScaledTossing
from delay_scheduling.validation import positive


@dataclass(frozen=True)
class Linear(Scaled):
    """Observe round t, given a free slot, with probability p_t = min{1, c / d_t}, and 1 if d_t = 0.

    The scale c is above 0; math.inf tracks every round. `past.calibrated.largest_scale` gives the
    best for T, C and δ.

    Source: P.21 (past:calibrated).
    """

    scale: float
    shift = 0

    def __post_init__(self) -> None:
        positive("scale", self.scale, finite=False)

    def scale_at(self, t: int, C: float) -> float:
        return self.scale

    def scales(self, T: int, C: float, first: int) -> np.ndarray:
        return np.full(T, self.scale, np.float64)


@dataclass(frozen=True)
class CalibratedBernoulli(Linear, ScaledTossing):
    """Toss a coin with probability p_t = min{1, c / d_t}, or 1 if d_t = 0.

    Source: P.21 (past:calibrated).
    """


@dataclass(frozen=True)
class CalibratedPareto(Linear, Patient):
    """Track every round for a proxy delay ⌊c / U⌋, and preempt it then.

    Source: P.25 (past:patience).
    """
