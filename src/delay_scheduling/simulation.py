"""Simulations: a run of a scheduler with Delayed FTRL, and Monte-Carlo estimates of the regret."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from tqdm import tqdm

from delay_scheduling.adversaries import Hidden
from delay_scheduling.arithmetic import LARGEST_RESIDUAL, best_total, in_order, total_spread
from delay_scheduling.confidence import Estimate
from delay_scheduling.ftrl import delayed_ftrl
from delay_scheduling.game import ACTIONS, SCHEDULER, BatchSchedule, Instance, Rules, Trajectory, stream, streams
from delay_scheduling.rates import Rule
from delay_scheduling.reductions import batched, lift, scaled
from delay_scheduling.schedulers import Sampling
from delay_scheduling.validation import integer, positive, require


def estimate_regret(
    instance: Instance, rules: Rules, scheduler: Sampling, rates: Rule, runs: int, seed: int, workers: int | None = None
) -> Estimate:
    """Estimate the expected regret of a scheduler with Delayed FTRL.

    Run r uses `streams(seed, r)`, so the result does not depend on the number of workers.

    Source: Algorithms 1 and 2 (alg:batch-partition, alg:FTRL-with-scheduler).

    Parameters
    ----------
    instance : the game.
    rules : its variation; the capacity is used by the scheduler.
    scheduler : scheduler, such as `schedulers.Bernoulli(1.0)`.
    rates : rule (schedule, rules) → Rates, such as `thm_5_1.rates`.
    runs : number of independent runs, at least 1.
    seed : integer of at least 0.
    workers : number of threads, at least 1; None for one per core.

    Returns
    -------
    Estimate. A progress bar is shown on an interactive terminal.
    """
    from delay_scheduling.compiled.replicates import Group, arrivals, group_size

    integer("runs", runs, least=1)
    if workers is not None:
        integer("workers", workers, least=1)

    def group(first):
        if size == 1:
            alone = run(instance, rules, scheduler, rates, *streams(seed, first))
            return [in_order(alone.expected_losses)]
        together = Group(instance, rules, size, lists)
        for replicate in range(first, min(first + size, runs)):
            schedule, found = only or drawn(replicate)
            together.add(schedule, found, stream(seed, replicate, ACTIONS) if bandit else None)
        return together.play()

    def drawn(replicate):
        schedule = scheduler.sample(instance.delays, rules, stream(seed, replicate, SCHEDULER))
        return schedule, rates(schedule, rules)

    size, lists, bandit = group_size(instance.T), arrivals(instance), rules.regime == "bandit"
    only = None if getattr(scheduler, "random", True) else drawn(0)  # the schedule and rates of every run
    with (
        ThreadPoolExecutor(workers or os.cpu_count()) as pool,
        tqdm(total=runs, desc="runs", disable=None, leave=False) as progress,
    ):
        suffered = []
        for losses in pool.map(group, range(0, runs, size)):
            suffered.extend(losses)
            progress.update(len(losses))
    regrets = np.array(suffered) - best_total(instance.losses)
    return Estimate(regrets, width=total_spread(instance.losses), rounding=rounding(instance))


def rounding(instance: Instance) -> float:
    """Return by how much rounding can move the regret of a run: residuals of T minimizations, sums of T numbers.

    >>> rounding(Instance([[0.5, 0.5]] * 100, [0] * 100)) < 1e-8
    True
    """
    T, K = instance.T, instance.K
    return T * (2 * LARGEST_RESIDUAL + (T + K) * 2.0**-52)


def estimate_bound(
    bound: Callable[..., float],
    instance: Instance,
    rules: Rules,
    scheduler: Sampling,
    rates: Rule,
    ceiling: float,
    runs: int,
    seed: int,
) -> Estimate:
    """Estimate the expectation of a right-hand side that depends on the schedule, over the scheduler's coins.

    A schedule with many observations of rare rounds makes the right-hand side very large, and no interval holds for
    unbounded numbers. So each value is cut off at a ceiling: the interval is one for E[min{value, ceiling}], and its
    lower end is below E[value].

    Source: Theorems 4.4 and E.1 (thm:ftrl-scheduler, thm:ftrl-scheduler-no-sigmas).

    Parameters
    ----------
    bound : `thm_4_4.bound` or `thm_e_1.bound`.
    instance, rules, scheduler, rates : as in `estimate_regret`.
    ceiling : number above 0, chosen beforehand.
    runs : number of independent schedules, at least 1. Schedule r uses `streams(seed, r)`.
    seed : integer of at least 0.
    """
    integer("runs", runs, least=1)
    positive("ceiling", ceiling)

    def one(replicate):
        schedule = scheduler.sample(instance.delays, rules, streams(seed, replicate)[0])
        return min(ceiling, bound(instance, rules, schedule=schedule, rates=rates(schedule, rules)))

    return Estimate(np.array([one(replicate) for replicate in range(runs)]), width=float(ceiling))


def estimate_full(instance: Instance, rules: Rules, scheduler: Sampling, runs: int, seed: int) -> Estimate:
    """Estimate the expected share of rounds that find no free slot, Σ P(|S_t^0| = C) / T.

    Source: Lemmas 4.5 and 4.6 (lem:overflow-non-preemptive, lem:overflow-bound).

    Parameters
    ----------
    instance, rules, scheduler : as in `estimate_regret`.
    runs : number of independent schedules, at least 1. Schedule r uses `streams(seed, r)`.
    seed : integer of at least 0.
    """
    integer("runs", runs, least=1)
    draws = (scheduler.sample(instance.delays, rules, streams(seed, replicate)[0]) for replicate in range(runs))
    return Estimate(np.array([np.mean(schedule.before == rules.C) for schedule in draws]), width=1.0)


def estimate_missed(
    play: Callable[..., np.ndarray], draw: Callable[..., Hidden], runs: int, seed: int, **game: Any
) -> Estimate:
    """Estimate gap times the expected number of rounds in which a hidden arm is missed, over fresh instances.

    The expected regret, averaged over the instances, is at least that.

    Source: the averaging argument behind Theorem A.2 (thm:audibert10-lb).

    Parameters
    ----------
    play : function from (instance, generator, generator) to the T actions.
    draw : function of `seed` that returns an `adversaries.Hidden`, always with the same gap and number of rounds.
    runs : number of independent runs, at least 1. Run r draws instance r and uses `streams(seed, r)`.
    seed : integer of at least 0.
    game : further arguments of `draw`, such as T, K and gap of `adversaries.hidden_arm`.
    """
    integer("runs", runs, least=1)
    missed, ranges = [], set()
    for replicate in range(runs):
        hidden = draw(seed=replicate, **game)
        actions = np.asarray(play(hidden.instance, *streams(seed, replicate)))[: hidden.rounds]
        missed.append(hidden.gap * float(np.sum(actions != hidden.arm)))
        ranges.add(hidden.gap * hidden.rounds)
    require(len(ranges) == 1, "draw", "instances of one gap and length", sorted(ranges))
    return Estimate(np.array(missed), width=ranges.pop())


def run(
    instance: Instance,
    rules: Rules,
    scheduler: Sampling,
    rates: Rule,
    scheduler_rng: np.random.Generator,
    action_rng: np.random.Generator,
) -> Trajectory:
    """Play a scheduler with Delayed FTRL once, by the reduced route, and return the Trajectory of rounds."""
    schedule = scheduler.sample(instance.delays, rules, scheduler_rng)
    if not isinstance(schedule, BatchSchedule):
        return delayed_ftrl(scaled(instance, schedule), rates(schedule, rules), rules, action_rng)
    batches = delayed_ftrl(batched(instance, schedule), rates(schedule, rules), rules, action_rng, return_x=True)
    return lift(batches, instance, schedule.batch_size)


def simulate(
    instance: Instance, rules: Rules, scheduler: Sampling, rates: Rule, seed: int, replicate: int = 0
) -> Trajectory:
    """Play a scheduler with Delayed FTRL once.

    Source: Algorithms 1 and 2 (alg:batch-partition, alg:FTRL-with-scheduler).

    Parameters
    ----------
    instance, rules, scheduler, rates : as in `estimate_regret`.
    seed, replicate : integers of at least 0. Run r of `estimate_regret` is replicate r with the same seed.

    Returns
    -------
    Trajectory of the T rounds.
    """
    return run(instance, rules, scheduler, rates, *streams(seed, replicate))


def acting(rules, scheduler, rates):
    """Return the function from (instance, generator, generator) to the actions of a run, for `estimate_missed`.

    Parameters
    ----------
    rules, scheduler, rates : as in `estimate_regret`.
    """
    return lambda instance, *generators: run(instance, rules, scheduler, rates, *generators).actions


def uniform_regret(instance: Instance) -> float:
    """Return the regret of uniform play: it is the same in every run, for ⟨x_t, l_t⟩ is the average loss.

    >>> from delay_scheduling import Instance
    >>> uniform_regret(Instance(losses=[[0, 1], [0, 0.5]], delays=[0, 0]))
    0.75
    """
    return float(in_order(in_order(instance.losses.T) / instance.K) - best_total(instance.losses))
