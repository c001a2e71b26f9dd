"""The game in which only the expected size of the tracking set is limited: exact sizes,
and a statistical referee.

No single run can break the rule E|S_t^1| <= C_E. So the judge looks at many runs, and answers
consistent, refuted or undecided.
"""

from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from delay_scheduling.confidence import ERROR, Estimate, verdict
from delay_scheduling.game import SCHEDULER, outstanding, stream
from delay_scheduling.validation import require, valid_delays


def expected_sizes(holdings):
    """Return E|S_t^1| for t = 1, ..., T with unlimited slots, exact if the probabilities are.

    Round s is in the set in round t if it is held for more than t − s rounds, its holding in
    `occupancy`.

    Source: proof of Table 8 (tab:results-expected-capacity).

    A fair coin, delay 1: half a round on average in round 1, two halves in round 2.

    >>> coin = {0: Fraction(1, 2), 2: Fraction(1, 2)}
    >>> [str(size) for size in expected_sizes([coin] * 3)]
    ['1/2', '1', '1']
    """
    sizes = [Fraction(0)] * len(holdings)
    for s, law in enumerate(holdings):
        for held, p in law.items():
            for t in range(s, min(s + held, len(holdings))):
                sizes[t] += p
    return sizes


def sampled_sizes(scheduler, delays, rules, runs, seed):
    """Return |S_t^1| of independent runs, shape (runs,
    T). Run r uses the scheduler's stream of `streams(seed, r)`.
    """
    samples = (
        scheduler.sample(delays, rules, stream(seed, replicate, SCHEDULER))
        for replicate in range(runs)
    )
    return np.array([schedule.after for schedule in samples])


@dataclass(frozen=True)
class Sizes:
    """Hold simultaneous intervals for E|S_1^1|, ..., E|S_T^1|, of shape (T,),
    and with them one for their maximum.
    """

    lows: np.ndarray
    highs: np.ndarray

    @property
    def low(self):
        """Lower end of the interval for max_t E|S_t^1|."""
        return float(self.lows.max())

    @property
    def high(self):
        """Upper end of the interval for max_t E|S_t^1|."""
        return float(self.highs.max())

    def verdict(self, expected_capacity):
        """Return "consistent" if every interval is at most C_E, "refuted" if one is above,
        else "undecided".
        """
        return verdict(self, expected_capacity)


def judge(sizes, delays, C=np.inf, error=ERROR):
    """Estimate E|S_t^1| for all rounds at once, from independent runs.

    A tracked round is outstanding or the present one, so |S_t^1| lies between 0 and min{C, σ_t +
    1}, where C is a capacity that the player surely respects. The sizes, shape (runs, T), are
    |S_t^1| of each run, from a schedule (`after`) or from the referee's transcript; the T delays
    are integers of at least 0. Some interval may miss with the probability `error`, of which each
    round gets a share error / T.

    Always one tracked round, and no doubt about it in rounds with a width of 1 and four thousand
    runs:

    >>> (
    ...     judge(np.ones((4000, 2)), [0, 0]).verdict(1.1),
    ...     judge(np.ones((4000, 2)), [0, 0]).verdict(0.5),
    ... )
    ('consistent', 'refuted')
    """
    sizes = np.asarray(sizes)
    delays = valid_delays(delays)
    require(
        sizes.ndim == 2 and sizes.shape[1:] == delays.shape,
        "sizes",
        f"shape (runs, {len(delays)})",
        sizes.shape,
    )
    widths = np.minimum(C, outstanding(delays) + 1)
    inside = bool(np.all(sizes >= 0) and np.all(sizes <= widths))
    require(inside, "sizes", "numbers from 0 to min{C, σ_t + 1}", (sizes.min(), sizes.max()))
    pairs = zip(sizes.T, widths, strict=True)
    intervals = [
        Estimate(sample, float(width), error / len(delays)).interval for sample, width in pairs
    ]
    lows, highs = np.array(intervals).T
    return Sizes(lows, highs)
