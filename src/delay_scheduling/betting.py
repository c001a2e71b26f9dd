"""An interval for a mean by betting: valid at every sample size, and narrow when the numbers spread little.

A gambler starts with one unit and bets that the mean is above m. In a fair game, where the mean is m, the expected
capital stays 1, so by Markov's inequality it reaches 2 / error with probability at most error / 2. A second gambler
bets on a mean below m. The interval holds every m at which neither has reached 2 / error.

If x_1, x_2, ... are independent with mean m, and the bet b_i depends on x_1, ..., x_{i − 1} only, then the capital
Π (1 + b_i (x_i − m)) has expectation 1. It is never negative if the numbers lie in [0, 1] and 0 <= b_i <= 1 / m. Here
b_i = min{λ_i, 0.9 / m}, where λ_i does not depend on m. Each factor falls as m grows, so the values of m that the
gambler cannot exclude are an interval, whose end is found by bisection.
"""

import math
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from delay_scheduling.errors import require
from delay_scheduling.regret import ERROR, Estimate

BOLDNESS = 0.9  # largest bet, as a share of 1 / m
BISECTIONS = 50


def bets(sample, error):
    """Return λ_i = √(2 log(2 / error) / (n v_{i − 1})), where v_i estimates the variance from x_1, ..., x_i.

    Source: Waudby-Smith and Ramdas (2024), the predictable plug-in for a sample of fixed size.

    >>> bets(np.array([0.5, 0.9, 0.1]), error=2 * math.exp(-6)).round(9).tolist()
    [4.0, 5.656854249, 6.113120497]
    """
    n, counts = len(sample), np.arange(2, len(sample) + 2)
    means = (0.5 + np.cumsum(sample)) / counts
    variances = (0.25 + np.cumsum((sample - means) ** 2)) / counts
    return np.sqrt(2 * math.log(2 / error) / (n * np.concatenate(([0.25], variances[:-1]))))


def log_capital(sample, m, largest):
    """Return the logarithm of what a gambler against the mean m has in the end, m above 0.

    Parameters
    ----------
    sample : shape (n,), numbers in [0, 1].
    m : the mean in question.
    largest : shape (n,), the bets as far as m allows them.

    >>> round(math.exp(log_capital(np.array([1.0]), m=0.6, largest=np.array([4.0]))), 9)  # the bet is min{4, 1.5}
    1.6
    """
    return float(np.log1p(np.minimum(largest, BOLDNESS / m) * (sample - m)).sum())


def lower_end(sample, error):
    """Return a number that exceeds the mean with probability at most error / 2, for independent numbers in [0, 1].

    >>> round(lower_end(np.ones(40), error=0.01), 2), lower_end(np.zeros(40), error=0.01)
    (0.86, 0.0)
    """
    largest, excluded, kept = bets(sample, error), 0.0, 1.0
    for _ in range(BISECTIONS):
        m = (excluded + kept) / 2
        if log_capital(sample, m, largest) >= math.log(2 / error):
            excluded = m
        else:
            kept = m
    return excluded


@dataclass(frozen=True, eq=False)
class Bet(Estimate):
    """Hold the regrets of independent runs, with an interval by betting.

    Source: Waudby-Smith and Ramdas (2024), the hedged capital interval.

    Parameters
    ----------
    regrets, width, error : as in `Estimate`.
    floor : the lower end of the range in which the regret of a run surely lies.

    >>> low, high = Bet(np.full(200, 3.0), width=4.0, error=0.01, floor=1.0).interval
    >>> round(low, 2), round(high, 2)
    (2.94, 3.06)
    """

    floor: float = 0.0

    def __post_init__(self):
        inside = self.floor <= self.regrets.min() and self.regrets.max() <= self.floor + self.width
        require(inside, "regrets", f"numbers from {self.floor} to {self.floor + self.width}", self.regrets)

    @cached_property
    def interval(self):
        """Lower and upper end."""
        if self.width == 0:
            return self.floor, self.floor
        share = (self.regrets - self.floor) / self.width
        low, high = lower_end(share, self.error), 1 - lower_end(1 - share, self.error)
        return self.floor + self.width * low, self.floor + self.width * high


def by_betting(estimate, instance, error=ERROR, rounds=1):
    """Return an estimate of the regret with an interval by betting.

    Parameters
    ----------
    estimate : what `estimate_regret` found.
    instance : the game.
    error : probability with which the interval may miss.
    rounds : the regret is divided by this; instance.T for the regret per round.

    >>> from delay_scheduling import Instance
    >>> found = by_betting(Estimate(np.zeros(9), width=2.0), Instance([[0, 1], [1, 0.5], [0, 0.5]], [0, 0, 0]))
    >>> found.floor, found.width
    (-0.5, 2.0)
    """
    least = float(instance.losses.min(axis=1).sum() - instance.losses.sum(axis=0).min())
    return Bet(estimate.regrets / rounds, estimate.width / rounds, error, least / rounds)
