"""Simulations: a run of a scheduler with Delayed FTRL, and Monte-Carlo estimates of the regret."""

import os
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from typing import Any, cast

import numpy as np

from delay_scheduling.arithmetic import LARGEST_RESIDUAL, best_total, in_order, total_range
from delay_scheduling.confidence import ERROR, Estimate
from delay_scheduling.game import Instance, Rules, Trajectory, streams
from delay_scheduling.progress import bar
from delay_scheduling.rates import Rule, check_game
from delay_scheduling.reductions import counted, learned
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
    Estimate. A progress bar is shown on a terminal and in Jupyter. Ctrl-C ends the work within a
    group of runs.

    Raises
    ------
    ValueError : for wrong arguments, if the probabilities of a scheduler of your own do not fit its
        proxy delays, and if a scheduler or a rule is not what it says it is.
    """
    integer("runs", runs, least=1)
    require(is_number(error) and 0 < error < 1, "error", "a probability in (0, 1)", error)
    from delay_scheduling.compiled.plan import plan_of

    plan = plan_of(instance, rules, scheduler, rates, runs=range(runs), seed=seed)
    suffered = in_threads(plan.play, plan.groups, runs, workers)
    return estimate_of(instance, suffered, error)


def in_threads(
    play: Callable[[range], list], groups: Iterable[range], runs: int, workers: int | None
) -> list:
    """Return what `play` returns for the runs of all groups, in their order, with a progress
    bar.
    """
    if workers is not None:
        integer("workers", workers, least=1)
    left = iter(groups)
    found: list = []
    pool = ThreadPoolExecutor(workers := workers or os.cpu_count() or 1)
    try:  # only a few groups wait at any time: an error or Ctrl-C is noticed at once
        waiting = deque(pool.submit(play, group) for group in islice(left, 2 * workers))
        with bar(total=runs, desc="runs") as shown:
            while waiting:
                part = waiting.popleft().result()
                found.extend(part)
                shown.update(len(part))
                waiting.extend(pool.submit(play, group) for group in islice(left, 1))
    finally:
        pool.shutdown(cancel_futures=True)
    return found


@dataclass(frozen=True, eq=False)
class Runs:
    """Record what a player did in several runs on an instance.

    Parameters
    ----------
    actions : shape (runs, T), arms from 0 to K − 1.
    suffered : shape (runs,), Σ ⟨x_t, l_t⟩, with the losses before scaling.
    """

    actions: np.ndarray
    suffered: np.ndarray


def simulate_many(
    instance: Instance,
    rules: Rules,
    scheduler: Sampling,
    rates: Rule,
    runs: int,
    seed: int,
    workers: int | None = None,
) -> Runs:
    """Play a scheduler with Delayed FTRL many times, and return what it did in each run.

    For whatever is no regret: run r has the actions of `simulate` with replicate r, bit for bit,
    and many runs side by side take a fraction of the time. For the regret alone, `estimate_regret`
    needs less memory.

    Source: Algorithms 1 and 2 (alg:batch-partition, alg:FTRL-with-scheduler).

    Parameters
    ----------
    instance, rules, scheduler, rates, runs, seed, workers : as in `estimate_regret`. No players of
        your own.

    Raises
    ------
    ValueError : as `estimate_regret`.

    >>> from delay_scheduling import Instance, Rules, rates, schedulers
    >>> game = (
    ...     Instance([[0, 1]] * 3, [0, 0, 0]),
    ...     Rules(K=2, C=1),
    ...     schedulers.Coin(0.5),
    ...     rates.constant(1.0, 1.0),
    ... )
    >>> found = simulate_many(*game, runs=4, seed=0)
    >>> (
    ...     found.actions.shape,
    ...     bool((found.actions[3] == simulate(*game, seed=0, replicate=3).actions).all()),
    ... )
    ((4, 3), True)
    """
    integer("runs", runs, least=1)
    check_game(instance, rules, scheduler, rates)
    require(rates is not None, "rates", "a rule", rates)
    from delay_scheduling.compiled.plan import Plan

    plan = Plan(instance, rules, scheduler, rates, range(runs), seed)
    actions, suffered = zip(*in_threads(plan.acted, plan.groups, runs, workers), strict=True)
    return Runs(np.array(actions), np.array(suffered))


def estimate_of(instance: Instance, suffered: list[float], error: float = ERROR) -> Estimate:
    """Return the estimate of the regret from Σ ⟨x_t, l_t⟩ of each run."""
    if not isinstance(
        instance, Instance
    ):  # a game that draws its own rounds, such as that of a log
        return instance.estimate(suffered, error)
    best, (least, width) = best_total(instance.losses), total_range(instance.losses)
    return Estimate(np.array(suffered) - best, width, error, rounding(instance), floor=least - best)


def rounding(instance: Instance) -> float:
    """Return by how much rounding can move the regret of a run: residuals of T minimizations,
    sums of T numbers.
    """
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
    instance = counted(instance, scheduler)
    schedule = scheduler.sample(instance.delays, rules, scheduler_rng)
    return learned(instance, rules, schedule, rates(schedule, rules), action_rng)


def simulate(
    instance: Instance,
    rules: Rules,
    scheduler: Sampling | Maker,
    rates: Rule | None,
    seed: int,
    replicate: int = 0,
) -> Trajectory:
    """Play a scheduler with Delayed FTRL once, or a player of your own, and return the Trajectory.

    Of a player the expected losses are those of the arms that it played.

    Source: Algorithms 1 and 2 (alg:batch-partition, alg:FTRL-with-scheduler).

    Parameters
    ----------
    instance, rules, scheduler, rates : as in `estimate_regret`.
    seed, replicate : integers of at least 0. Run r of `estimate_regret` is replicate r with the
        same seed.
    """
    if rates is None:
        return played(instance, rules, scheduler, seed, replicate)
    return run(instance, rules, cast(Sampling, scheduler), rates, *streams(seed, replicate))


def played(
    instance: Instance, rules: Rules, make: Any, seed: int, replicate: int = 0
) -> Trajectory:
    """Do what `simulate` does with a player."""
    check_game(instance, rules, make, None)
    from delay_scheduling.compiled.plan import Games

    game = Games(instance, rules, make, range(replicate, replicate + 1), seed)
    actions = np.array(game.transcript(replicate).actions)
    return Trajectory(actions, instance.losses[np.arange(instance.T), actions])


def acting(rules: Rules, scheduler: Sampling, rates: Rule) -> Callable[..., np.ndarray]:
    """Return the function from (instance, generator, generator) to the actions of a run,
    for `estimate_missed`.
    """
    return lambda instance, *generators: run(instance, rules, scheduler, rates, *generators).actions


def uniform_regret(instance: Instance) -> float:
    """Return the regret of uniform play: it is the same in every run, for ⟨x_t,
    l_t⟩ is the average loss.

    >>> uniform_regret(Instance(losses=[[0, 1], [0, 0.5]], delays=[0, 0]))
    0.75
    """
    return float(in_order(in_order(instance.losses.T) / instance.K) - best_total(instance.losses))
