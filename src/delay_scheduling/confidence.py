"""Intervals for expectations that hold at every sample size, and their comparison with a bound.

The regret of a run is Σ ⟨x_t, l_t⟩ − min_i Σ l_{t,i}, exact in the draw of each action given its
past. It lies in a known range, so no normal approximation is needed.

**Betting.** A gambler starts with one unit and bets that the mean is above m. In a fair game, where
the mean is m, the expected capital stays 1, so by Markov's inequality it reaches 2 / error with
probability at most error / 2. A second gambler bets on a mean below m. The interval holds every m
at which neither has reached 2 / error.

If x_1, x_2, ... are independent with mean m, and the bet b_i depends on x_1, ..., x_{i − 1} only,
then the capital Π (1 + b_i (x_i − m)) has expectation 1. It is never negative if the numbers lie in
[0, 1] and 0 <= b_i <= 1 / m. Here b_i = min{λ_i, 0.9 / m}, where λ_i does not depend on m. Each
factor falls as m grows, so the values of m that the gambler cannot exclude are an interval, whose
end is found by bisection.
"""

import math
from dataclasses import dataclass
from decimal import ROUND_CEILING, ROUND_FLOOR, Context
from functools import cached_property

import numpy as np

from delay_scheduling.arithmetic import log_of
from delay_scheduling.validation import Numbers, integer, is_number, positive, require

ERROR = 1e-6  # probability that an interval misses
BOLDNESS = 0.9  # largest bet, as a share of 1 / m
BISECTIONS = 32
# factors are multiplied before a logarithm is taken: of numbers from 0.1 to 10¹⁰, so that none
# overflows
TOGETHER = 16


@dataclass(frozen=True)
class Interval:
    """Hold what is known of a number: its two ends, `low` and `high`."""

    low: float
    high: float

    def __str__(self) -> str:
        return f"[{self.low}, {self.high}]"

    def outward(self, digits: int = 2) -> "Interval":
        """Return the interval, its ends rounded outward to significant digits: safe,
        and the same everywhere.

        >>> print(Interval(-0.1234, 567.8).outward())
        [-0.13, 570.0]
        """
        integer("digits", digits, least=1)
        below, above = (
            Context(prec=digits, rounding=rounding) for rounding in (ROUND_FLOOR, ROUND_CEILING)
        )
        return Interval(
            float(below.create_decimal(self.low)), float(above.create_decimal(self.high))
        )


def bets(sample: np.ndarray, error: float) -> np.ndarray:
    """Return λ_i = √(2 log(2 / error) / (n v_{i − 1})),
    where v_i estimates the variance from x_1, ..., x_i.

    Source: Waudby-Smith and Ramdas (2024), the predictable plug-in for a sample of fixed size.
    """
    n = len(sample)
    counts = np.arange(2, len(sample) + 2)
    means = (0.5 + np.cumsum(sample)) / counts
    variances = (0.25 + np.cumsum((sample - means) ** 2)) / counts
    return np.sqrt(2 * log_of(2 / error) / (n * np.concatenate(([0.25], variances[:-1]))))


def lower_end(sample: np.ndarray, error: float) -> float:
    """Return a number that exceeds the mean with probability at most error / 2,
    for independent numbers in [0, 1].
    """
    from delay_scheduling.compiled.elementary import last_reached

    return last_reached(
        sample, bets(sample, error), BOLDNESS, TOGETHER, log_of(2 / error), BISECTIONS
    )


@dataclass(frozen=True, eq=False)
class Estimate:
    """Hold the regrets of independent runs,
    and an interval that holds their expectation with probability 1 − error.

    Source: Waudby-Smith and Ramdas (2024), the hedged capital interval.

    Parameters
    ----------
    regrets : shape (runs,), in the order in which they came: sorted numbers are not independent of
        each other.
    width : length of the range in which the regret of a run surely lies.
    error : probability with which the interval may miss.
    rounding : by how much rounding may have moved each regret, at most. Regrets outside the range
        by no more than that are moved to its end.
    floor : lower end of the range.

    >>> low, high = Estimate(np.full(200, 3.0), width=4.0, error=0.01, floor=1.0).interval
    >>> round(low, 2), round(high, 2)
    (2.94, 3.06)
    """

    regrets: np.ndarray
    width: float
    error: float = ERROR
    rounding: float = 0.0
    floor: float = 0.0

    def __post_init__(self) -> None:
        require(
            is_number(self.error) and 0 < self.error < 1,
            "error",
            "a probability in (0, 1)",
            self.error,
        )
        low = self.floor - self.rounding
        high = self.floor + self.width + self.rounding
        inside = low <= self.regrets.min() and self.regrets.max() <= high
        require(
            inside,
            "regrets",
            f"numbers from {self.floor} to {self.floor + self.width}",
            self.regrets,
        )

    @property
    def mean(self) -> float:
        """Average regret."""
        return math.fsum(self.regrets) / len(self.regrets)

    @cached_property
    def interval(self) -> tuple[float, float]:
        """Lower and upper end, by betting."""
        if self.width == 0:
            return self.floor - self.rounding, self.floor + self.rounding
        share = np.clip((self.regrets - self.floor) / self.width, 0, 1)
        low = lower_end(share, self.error)
        high = 1 - lower_end(1 - share, self.error)
        return (
            self.floor + self.width * low - self.rounding,
            self.floor + self.width * high + self.rounding,
        )

    @property
    def low(self) -> float:
        """Lower end of the interval."""
        return self.interval[0]

    @property
    def high(self) -> float:
        """Upper end of the interval."""
        return self.interval[1]

    def outward(self, digits: int = 2) -> Interval:
        """Return the interval with its ends rounded outward to so many significant digits (see
        `Interval`).
        """
        return Interval(*self.interval).outward(digits)

    def __truediv__(self, number: float) -> "Estimate":
        """Return the estimate of the regret as a share of a number above 0,
        such as the number of rounds.

        >>> print(Estimate(np.full(200, 3.0), width=4.0) / 4)
        0.75 ± 0 in [0.692, 0.7702] (200 runs, error 1e-06)
        """
        positive("number", number)
        rounding = self.rounding + (abs(self.floor) + self.width) * 2.0**-51
        return Estimate(
            self.regrets / number,
            self.width / number,
            self.error,
            rounding / number,
            self.floor / number,
        )

    @property
    def standard_error(self) -> float:
        """Standard error of the mean, √(Σ (x_i − x̄)² / (n (n − 1))); not a number for one run.

        It proves nothing.
        """
        n = len(self.regrets)
        mean = self.mean
        squares = math.fsum((regret - mean) * (regret - mean) for regret in self.regrets.tolist())
        return math.sqrt(squares / (n * (n - 1))) if n > 1 else math.nan

    @property
    def known(self) -> str:
        """The interval in words, and how it was found."""
        return (
            f"in [{self.low:.4g}, {self.high:.4g}] ({len(self.regrets)} runs, error {self.error:g})"
        )

    def __str__(self) -> str:
        return f"{self.mean:.4g} ± {self.standard_error:.2g} {self.known}"


Ends = Interval | Estimate  # what has two ends


def slope(first: Ends, last: Ends, ratio: float) -> Interval:
    """Return an interval for the exponent of growth between two estimates:
    log(last / first) / log(ratio).

    If each estimate holds its expectation, the interval holds the exponent of their ratio. The
    ratio, above 1, is that of the parameter at the two ends. An end at or below 0 gives an infinite
    end.

    >>> slope(Interval(1, 2), Interval(8, 32), ratio=4)
    Interval(low=1.0, high=2.5)
    """
    require(ratio > 1, "ratio", "a number above 1", ratio)
    low = log_of(last.low / first.high) if last.low > 0 < first.high else -math.inf
    high = log_of(last.high / first.low) if first.low > 0 < last.high else math.inf
    return Interval(low / log_of(ratio), high / log_of(ratio))


def hoeffding(sample: Numbers, width: float, error: float) -> float:
    """Return the radius of Hoeffding's two-sided interval for the mean of numbers in a range of
    this width.

    >>> round(hoeffding([0.0] * 200, width=1.0, error=2 * math.exp(-4)), 12)
    0.1
    """
    return width * math.sqrt(log_of(2 / error) / (2 * len(sample)))


def verdict(found: Ends, bound: float) -> str:
    """Return "consistent" if a whole interval is at most the bound, "refuted" if it is above,
    else "undecided".
    """
    if found.high <= bound:
        return "consistent"
    return "refuted" if found.low > bound else "undecided"


@dataclass(frozen=True)
class Comparison:
    """Hold an estimate, a bound, and the verdict: "consistent", "refuted" or "undecided"."""

    estimate: Estimate
    bound: float

    @property
    def verdict(self) -> str:
        """The verdict."""
        return verdict(self.estimate, self.bound)

    def __str__(self) -> str:
        """Return the verdict and the interval that decides: a standard error does not."""
        return (
            f"{self.verdict}: regret {self.estimate.mean:.4g} {self.estimate.known}, bound"
            f" {self.bound:.4g}"
        )


def compare(estimate: Estimate, bound: float) -> Comparison:
    """Compare an estimate with an upper bound, a number that is not NaN.

    >>> compare(Estimate(np.zeros(1000), width=1.0), bound=0.1).verdict
    'consistent'
    """
    require(isinstance(estimate, Estimate), "estimate", "an Estimate", estimate)
    require(is_number(bound) and not math.isnan(bound), "bound", "a number", bound)
    return Comparison(estimate, float(bound))


def difference(one: Estimate, other: Estimate, error: float = ERROR) -> Estimate:
    """Return an estimate of the difference of two expected regrets, run by run,
    which misses with probability `error`.

    Both are of the same game, with the same number of runs and the same seed. Then run r of both
    players has the same coins, the differences vary less than the regrets do, and the interval is
    shorter than the two intervals allow.

    >>> first, second = (
    ...     Estimate(np.linspace(0, 1, 400) + shift, width=2.0) for shift in (0.5, 0.0)
    ... )
    >>> low, high = difference(first, second).interval
    >>> low > 0.4, high < 0.6
    (True, True)
    """
    for name, estimate in (("one", one), ("other", other)):
        require(isinstance(estimate, Estimate), name, "an Estimate", estimate)
    same = len(one.regrets) == len(other.regrets)
    require(same, "other", f"an estimate of {len(one.regrets)} runs", len(other.regrets))
    require(one.width == other.width, "other", f"an estimate of width {one.width}", other.width)
    floor = one.floor - other.floor - other.width
    width = one.width + other.width
    return Estimate(one.regrets - other.regrets, width, error, one.rounding + other.rounding, floor)
