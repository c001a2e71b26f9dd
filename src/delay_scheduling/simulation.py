"""Simulations: a run of a scheduler with Delayed FTRL, and Monte-Carlo estimates of the regret."""

import os
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import numpy as np
from tqdm import tqdm

from delay_scheduling.arithmetic import LARGEST_RESIDUAL, best_total, in_order, total_range
from delay_scheduling.confidence import ERROR, Estimate
from delay_scheduling.game import Instance, Rules, Trajectory, streams
from delay_scheduling.rates import Rule, check_game
from delay_scheduling.reductions import learned
from delay_scheduling.referee import Maker
from delay_scheduling.schedulers import Sampling
from delay_scheduling.validation import integer, is_number, require


def estimate_regret(
    instance: Instance,
    rules: Rules,
    scheduler: Sampling | Maker,
    rates: Rule | None,
    runs: int,
    seed: int,
    workers: int | None = None,
    error: float = ERROR,
) -> Estimate:
    """Estimate the expected regret of a scheduler with Delayed FTRL, or of a player of your own.

    Run r is that of `simulate` with replicate r: the result does not depend on the number of
    workers. What the runs share, `plan.Plan(instance, rules, scheduler, rates, range(runs), seed)`
    tells when it is printed.

    Source: Algorithms 1 and 2 (alg:batch-partition, alg:FTRL-with-scheduler).

    Parameters
    ----------
    instance : the game.
    rules : its variation; the capacity is used by the scheduler.
    scheduler : scheduler, such as `schedulers.Bernoulli(1.0)`; or a function from a seed to a fresh
        `referee.Player`, such as its class. The player of run r is made with the seed
        `plan.number_of(seed, r)`.
    rates : rule (schedule, rules) → Rates, such as `thm_5_1.rates`; None for a player.
    runs : number of independent runs, at least 1.
    seed : integer of at least 0.
    workers : number of threads, at least 1; None for one per core.
    error : probability with which the interval may miss, in (0, 1).

    Returns
    -------
    Estimate. A progress bar is shown on an interactive terminal. Ctrl-C ends the work within a
    group of runs.

    Raises
    ------
    ValueError : for wrong arguments, if the probabilities of a scheduler of your own do not fit its
        proxy delays, and if a scheduler or a rule is not what it says it is.
    """
    integer("runs", runs, least=1)
    require(is_number(error) and 0 < error < 1, "error", "a probability in (0, 1)", error)
    if workers is not None:
        integer("workers", workers, least=1)
    from delay_scheduling.compiled.plan import plan_of

    plan = plan_of(instance, rules, scheduler, rates, runs=range(runs), seed=seed)
    groups = iter(plan.groups)
    suffered = list[float]()
    pool = ThreadPoolExecutor(workers := workers or os.cpu_count() or 1)
    try:  # only a few groups wait at any time: an error or Ctrl-C is noticed at once
        waiting = deque(pool.submit(plan.play, group) for group in islice(groups, 2 * workers))
        with tqdm(total=runs, desc="runs", disable=None, leave=False) as progress:
            while waiting:
                losses = waiting.popleft().result()
                suffered.extend(losses)
                progress.update(len(losses))
                waiting.extend(pool.submit(plan.play, group) for group in islice(groups, 1))
    finally:
        pool.shutdown(cancel_futures=True)
    return estimate_of(instance, suffered, error)


def estimate_of(instance: Instance, suffered: list[float], error: float = ERROR) -> Estimate:
    """Return the estimate of the regret from Σ ⟨x_t, l_t⟩ of each run."""
    best, (least, width) = best_total(instance.losses), total_range(instance.losses)
    return Estimate(np.array(suffered) - best, width, error, rounding(instance), floor=least - best)


def rounding(instance: Instance) -> float:
    """Return by how much rounding can move the regret of a run: residuals of T minimizations, sums of T numbers."""
    return instance.T * (2 * LARGEST_RESIDUAL + (instance.T + instance.K) * 2.0**-52)


def run(
    instance: Instance,
    rules: Rules,
    scheduler: Sampling,
    rates: Rule,
    scheduler_rng: np.random.Generator,
    action_rng: np.random.Generator,
) -> Trajectory:
    """Do what `simulate` does with these two generators."""
    check_game(instance, rules, scheduler, rates)
    schedule = scheduler.sample(instance.delays, rules, scheduler_rng)
    return learned(instance, rules, schedule, rates(schedule, rules), action_rng)


def simulate(
    instance: Instance, rules: Rules, scheduler: Sampling, rates: Rule, seed: int, replicate: int = 0
) -> Trajectory:
    """Play a scheduler with Delayed FTRL once, and return the Trajectory of the T rounds.

    Source: Algorithms 1 and 2 (alg:batch-partition, alg:FTRL-with-scheduler).

    Parameters
    ----------
    instance, rules, scheduler, rates : as in `estimate_regret`.
    seed, replicate : integers of at least 0. Run r of `estimate_regret` is replicate r with the
        same seed.
    """
    return run(instance, rules, scheduler, rates, *streams(seed, replicate))


def acting(rules: Rules, scheduler: Sampling, rates: Rule) -> Callable[..., np.ndarray]:
    """Return the function from (instance, generator, generator) to the actions of a run, for `estimate_missed`."""
    return lambda instance, *generators: run(instance, rules, scheduler, rates, *generators).actions


def uniform_regret(instance: Instance) -> float:
    """Return the regret of uniform play: it is the same in every run, for ⟨x_t, l_t⟩ is the average loss.

    >>> uniform_regret(Instance(losses=[[0, 1], [0, 0.5]], delays=[0, 0]))
    0.75
    """
    return float(in_order(in_order(instance.losses.T) / instance.K) - best_total(instance.losses))
