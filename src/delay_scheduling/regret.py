"""Monte-Carlo estimates of the regret, with intervals valid at every sample size, and their comparison with a bound.

The regret of a run is Σ ⟨x_t, l_t⟩ − min_i Σ l_{t,i}, exact in the draw of each action given its past. It lies in a
known range, so Hoeffding's and the empirical Bernstein inequality give intervals that need no normal approximation.
"""

import math
import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
from tqdm import tqdm

from delay_scheduling.errors import require
from delay_scheduling.ftrl import delayed_ftrl
from delay_scheduling.game import is_integer, streams
from delay_scheduling.reductions import batched, lift, scaled

ERROR = 1e-6  # probability that an interval misses


@dataclass(frozen=True)
class Interval:
    """Hold what is known of a number: its two ends."""

    low: float
    high: float

    def outward(self, digits=2):
        """Return the interval with its ends rounded outward: safe, and the same on another computer.

        Parameters
        ----------
        digits : number of significant digits, at least 1.

        >>> Interval(-0.1234, 567.8).outward()
        Interval(low=-0.13, high=570.0)
        """
        require(is_integer(digits) and digits >= 1, "digits", "an integer of at least 1", digits)
        return Interval(significant(self.low, digits, math.floor), significant(self.high, digits, math.ceil))


def significant(number, digits, toward):
    """Return a number rounded by `toward`, math.floor or math.ceil, to so many significant digits.

    >>> significant(1234.5, 2, math.floor), significant(1234.5, 2, math.ceil), significant(0.0, 2, math.ceil)
    (1200.0, 1300.0, 0.0)
    """
    if number == 0 or not math.isfinite(number):
        return float(number)
    last = math.floor(math.log10(abs(number))) - digits + 1
    return float(f"{toward(number * 10.0**-last)}e{last}")


@dataclass(frozen=True, eq=False)
class Estimate:
    """Hold the regrets of independent runs, and an interval that holds their expectation with probability 1 − error.

    Parameters
    ----------
    regrets : shape (runs,).
    width : length of the range in which the regret of a run surely lies.
    error : probability with which the interval may miss.
    """

    regrets: np.ndarray
    width: float
    error: float = ERROR

    @property
    def mean(self):
        """Average regret."""
        return float(self.regrets.mean())

    @property
    def interval(self):
        """Lower and upper end: the narrower of Hoeffding's and the empirical Bernstein interval."""
        # Each may miss with half the error, so that choosing between them after seeing the sample is allowed.
        radius = min(radius(self.regrets, self.width, self.error / 2) for radius in (hoeffding, bernstein))
        return self.mean - radius, self.mean + radius

    @property
    def low(self):
        """Lower end of the interval."""
        return self.interval[0]

    @property
    def high(self):
        """Upper end of the interval."""
        return self.interval[1]

    def outward(self, digits=2):
        """Return the interval with its ends rounded outward to so many significant digits (see `Interval`)."""
        return Interval(*self.interval).outward(digits)

    def __str__(self):
        low, high = self.interval
        return f"{self.mean:.4g} in [{low:.4g}, {high:.4g}] ({len(self.regrets)} runs, error {self.error:g})"


def hoeffding(sample, width, error):
    """Return the radius of Hoeffding's two-sided interval for the mean of numbers in a range of this width.

    >>> round(hoeffding([0.0] * 200, width=1.0, error=2 * math.exp(-4)), 12)
    0.1
    """
    return width * math.sqrt(math.log(2 / error) / (2 * len(sample)))


def bernstein(sample, width, error):
    """Return the radius of the two-sided empirical Bernstein interval; infinite for one run.

    Source: Maurer and Pontil (2009), Theorem 4, for both sides.

    >>> bernstein([0.0] * 8, width=3.0, error=4 * math.exp(-1))
    1.0
    """
    n, log = len(sample), math.log(4 / error)
    if n < 2:
        return math.inf
    return math.sqrt(2 * np.var(sample, ddof=1) * log / n) + 7 * width * log / (3 * (n - 1))


def estimate_regret(instance, rules, policy, rates, runs, seed, workers=None):
    """Estimate the expected regret of a scheduler with Delayed FTRL.

    Run r uses `streams(seed, r)`, so the result does not depend on the number of workers.

    Source: Algorithms 1 and 2 (alg:batch-partition, alg:FTRL-with-scheduler).

    Parameters
    ----------
    instance : the game.
    rules : its variation; the capacity is used by the scheduler.
    policy : scheduler, such as `schedulers.Bernoulli(1.0)`.
    rates : rule (schedule, rules) → Rates, such as `rates.thm_5_1`.
    runs : number of independent runs, at least 1.
    seed : integer of at least 0.
    workers : number of threads, at least 1; None for one per core.

    Returns
    -------
    Estimate. A progress bar is shown on an interactive terminal.
    """
    require(is_integer(runs) and runs >= 1, "runs", "an integer of at least 1", runs)
    require(workers is None or (is_integer(workers) and workers >= 1), "workers", "an integer of at least 1", workers)

    def one(replicate):
        return run(instance, rules, policy, rates, *streams(seed, replicate)).regret(instance)

    with ThreadPoolExecutor(workers or os.cpu_count()) as pool:
        regrets = list(tqdm(pool.map(one, range(runs)), total=runs, desc="runs", disable=None, leave=False))
    spread = instance.losses.max(axis=1) - instance.losses.min(axis=1)
    return Estimate(np.array(regrets), width=float(spread.sum()))


def estimate_bound(bound, instance, rules, policy, rates, ceiling, runs, seed):
    """Estimate the expectation of a right-hand side that depends on the schedule, over the scheduler's coins.

    A schedule with many observations of rare rounds makes the right-hand side very large, and no interval holds for
    unbounded numbers. So each value is cut off at a ceiling: the interval is one for E[min{value, ceiling}], and its
    lower end is below E[value].

    Source: Theorems 4.4 and E.1 (thm:ftrl-scheduler, thm:ftrl-scheduler-no-sigmas).

    Parameters
    ----------
    bound : `bounds.thm_4_4` or `bounds.thm_e_1`.
    instance, rules, policy, rates : as in `estimate_regret`.
    ceiling : number above 0, chosen beforehand.
    runs : number of independent schedules, at least 1. Schedule r uses `streams(seed, r)`.
    seed : integer of at least 0.
    """
    require(is_integer(runs) and runs >= 1, "runs", "an integer of at least 1", runs)
    require(0 < ceiling < math.inf, "ceiling", "a finite number above 0", ceiling)

    def one(replicate):
        schedule = policy.sample(instance.delays, rules, streams(seed, replicate)[0])
        return min(ceiling, bound(instance, rules, schedule=schedule, rates=rates(schedule, rules)))

    return Estimate(np.array([one(replicate) for replicate in range(runs)]), width=float(ceiling))


def estimate_missed(play, draw, runs, seed):
    """Estimate gap times the expected number of rounds in which a hidden arm is missed, over fresh instances.

    The expected regret, averaged over the instances, is at least that.

    Source: the averaging argument behind Theorem A.2 (thm:audibert10-lb).

    Parameters
    ----------
    play : function from (instance, generator, generator) to the T actions.
    draw : function from a seed to an `adversaries.Hidden`, always with the same gap and number of rounds.
    runs : number of independent runs, at least 1. Run r draws instance r and uses `streams(seed, r)`.
    seed : integer of at least 0.
    """
    require(is_integer(runs) and runs >= 1, "runs", "an integer of at least 1", runs)
    missed, ranges = [], set()
    for replicate in range(runs):
        hidden = draw(replicate)
        actions = np.asarray(play(hidden.instance, *streams(seed, replicate)))[: hidden.rounds]
        missed.append(hidden.gap * float(np.sum(actions != hidden.arm)))
        ranges.add(hidden.gap * hidden.rounds)
    require(len(ranges) == 1, "draw", "instances of one gap and length", sorted(ranges))
    return Estimate(np.array(missed), width=ranges.pop())


def run(instance, rules, policy, rates, scheduler_rng, action_rng):
    """Play a scheduler with Delayed FTRL once, by the reduced route, and return the Trajectory of rounds."""
    schedule = policy.sample(instance.delays, rules, scheduler_rng)
    if schedule.batch_size is None:
        return delayed_ftrl(scaled(instance, schedule), rates(schedule, rules), rules, action_rng)
    batches = delayed_ftrl(batched(instance, schedule), rates(schedule, rules), rules, action_rng, return_x=True)
    return lift(batches, instance, schedule.batch_size)


@dataclass(frozen=True)
class Comparison:
    """Hold an estimate, a bound, and the verdict: "consistent", "refuted" or "undecided"."""

    estimate: Estimate
    bound: float

    @property
    def verdict(self):
        """Consistent if the whole interval is at most the bound, refuted if it is above, else undecided."""
        low, high = self.estimate.interval
        if high <= self.bound:
            return "consistent"
        return "refuted" if low > self.bound else "undecided"

    def __str__(self):
        return f"{self.verdict}: regret {self.estimate}, bound {self.bound:.4g}"


def compare(estimate, bound):
    """Compare an estimate with an upper bound.

    Parameters
    ----------
    estimate : Estimate.
    bound : number, not NaN.

    >>> compare(Estimate(np.zeros(10**6), width=1.0), bound=0.1).verdict
    'consistent'
    """
    require(not math.isnan(bound), "bound", "a number", bound)
    return Comparison(estimate, float(bound))
