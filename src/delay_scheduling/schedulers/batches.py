"""The paper's batches: one representative each (Algorithm 1)."""

import math
from dataclasses import dataclass

import numpy as np

from delay_scheduling.game import Rules, Schedule
from delay_scheduling.schedulers.law import INFINITE, Law, Scheduler
from delay_scheduling.schedulers.tracking import track_representatives
from delay_scheduling.validation import LONGEST_DELAY, Numbers, is_integer, require, valid_delays


@dataclass(frozen=True)
class BatchRepresentatives(Scheduler):
    """Track one round of each batch of b rounds, drawn uniformly, until its feedback arrives.

    B is from 1 to 2^31 − 1.

    The last batch is padded to b rounds; if its representative is a padding round, no round of it
    is tracked.

    Source: Algorithm 1 (alg:batch-partition).
    """

    batch_size: int

    def __post_init__(self) -> None:
        possible = is_integer(self.batch_size) and 1 <= self.batch_size <= LONGEST_DELAY
        expected = f"an integer from 1 to {LONGEST_DELAY}"
        require(possible, "batch_size", expected, self.batch_size)

    def begin(self, C: float) -> "BatchLaw":
        return BatchLaw(self.batch_size)

    def sample(self, delays: Numbers, rules: Rules, rng: np.random.Generator) -> Schedule:
        """Return a random schedule that names its representatives.

        One uniform a batch is drawn from rng.
        """
        delays = valid_delays(delays)
        b = self.batch_size
        u = representatives(rng.random(-(-len(delays) // b)), b)
        return track_representatives(delays, u, b, rules.C)


class BatchLaw(Law):
    """Draw the representative when its batch begins.

    The learner plays batches, of which each is observed, so that p = 1: the 1 / b of a schedule is
    that of a round.
    """

    def __init__(self, batch_size: int):
        self.block = batch_size
        self.chosen = 0

    def decide(self, t: int, uniform: float, delay: int | None) -> tuple[int, float]:
        if (t - 1) % self.block == 0:
            self.chosen = t + math.floor(uniform * self.block)
        return INFINITE if t == self.chosen else -1, 1.0

    def chance(self, number: float, delay: int) -> float:
        return number


def representatives(uniforms: np.ndarray, batch_size: int) -> np.ndarray:
    """Return u_τ = (τ − 1) b + 1 + ⌊b U_τ⌋, round numbers from 1 to b ⌈T / b⌉."""
    first = np.arange(len(uniforms)) * batch_size + 1
    return first + np.floor(uniforms * batch_size).astype(np.int64)
