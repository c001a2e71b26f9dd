"""Simulations: a run of a scheduler with Delayed FTRL, and Monte-Carlo estimates of the regret."""

import os
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import count, islice
from typing import Any

import numpy as np
from tqdm import tqdm

from delay_scheduling.adversaries import Hidden
from delay_scheduling.arithmetic import LARGEST_RESIDUAL, best_total, in_order, total_range
from delay_scheduling.confidence import ERROR, Estimate
from delay_scheduling.game import SCHEDULER, Instance, Rules, Trajectory, stream, streams
from delay_scheduling.plan import Plan, check_game, learned, plan_of
from delay_scheduling.rates import Rule
from delay_scheduling.referee import Maker
from delay_scheduling.schedulers import Sampling
from delay_scheduling.validation import integer, is_number, positive, require

FIRST_STAGE = 32  # runs


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

    Run r is that of `simulate` with replicate r: the result does not depend on the number of workers. What the runs
    share, `plan.Plan(instance, rules, scheduler, rates, range(runs), seed)` tells when it is printed.

    Source: Algorithms 1 and 2 (alg:batch-partition, alg:FTRL-with-scheduler).

    Parameters
    ----------
    instance : the game.
    rules : its variation; the capacity is used by the scheduler.
    scheduler : scheduler, such as `schedulers.Bernoulli(1.0)`; or a function from a seed to a fresh `referee.Player`,
        such as its class. The player of run r is made with the seed `plan.number_of(seed, r)`.
    rates : rule (schedule, rules) → Rates, such as `thm_5_1.rates`; None for a player.
    runs : number of independent runs, at least 1.
    seed : integer of at least 0.
    workers : number of threads, at least 1; None for one per core.
    error : probability with which the interval may miss, in (0, 1).

    Returns
    -------
    Estimate. A progress bar is shown on an interactive terminal. Ctrl-C ends the work within a group of runs.

    Raises
    ------
    ValueError : for wrong arguments, if the probabilities of a scheduler of your own do not fit its proxy delays, and
        if a scheduler or a rule is not what it says it is.
    """
    integer("runs", runs, least=1)
    require(is_number(error) and 0 < error < 1, "error", "a probability in (0, 1)", error)
    if workers is not None:
        integer("workers", workers, least=1)
    plan = plan_of(instance, rules, scheduler, rates, runs=range(runs), seed=seed)
    groups, suffered = iter(plan.groups), list[float]()
    pool = ThreadPoolExecutor(workers := workers or os.cpu_count() or 1)

    def begin(group: range) -> Future:
        return pool.submit(plan.play, group)

    try:  # only a few groups wait at any time: an error or Ctrl-C is noticed at once
        waiting = deque(map(begin, islice(groups, 2 * workers)))
        with tqdm(total=runs, desc="runs", disable=None, leave=False) as progress:
            while waiting:
                losses = waiting.popleft().result()
                suffered.extend(losses)
                progress.update(len(losses))
                waiting.extend(map(begin, islice(groups, 1)))
    finally:
        pool.shutdown(cancel_futures=True)
    return estimate_of(instance, suffered, error)


def estimate_of(instance: Instance, suffered: list[float], error: float = ERROR) -> Estimate:
    """Return the estimate of the regret from Σ ⟨x_t, l_t⟩ of each run."""
    best, (least, width) = best_total(instance.losses), total_range(instance.losses)
    return Estimate(np.array(suffered) - best, width, error, rounding(instance), floor=least - best)


def rounding(instance: Instance) -> float:
    """Return by how much rounding can move the regret of a run: residuals of T minimizations, sums of T numbers.

    >>> rounding(Instance([[0.5, 0.5]] * 100, [0] * 100)) < 1e-8
    True
    """
    T, K = instance.T, instance.K
    return T * (2 * LARGEST_RESIDUAL + (T + K) * 2.0**-52)


def estimate_to_width(
    instance: Instance,
    rules: Rules,
    scheduler: Sampling | Maker,
    rates: Rule | None,
    width: float,
    most: int,
    seed: int,
    workers: int | None = None,
    error: float = ERROR,
) -> Estimate:
    """Estimate the expected regret with as many runs as its interval needs to be narrow: 32, 64, 128, ...

    Stage k may miss with probability error / (k (k + 1)), so that all stages together keep the error, whenever the work
    stops.

    Parameters
    ----------
    instance, rules, scheduler, rates, seed, workers, error : as in `estimate_regret`.
    width : wanted length of the interval, above 0.
    most : largest number of runs, at least 1.

    Returns
    -------
    Estimate, with the first interval that is narrow enough, or with the one of the last stage.
    """
    positive("width", width)
    integer("most", most, least=1)
    for stage in count(1):
        runs = min(FIRST_STAGE * 2 ** (stage - 1), most)
        share = error / (stage * (stage + 1))
        found = estimate_regret(instance, rules, scheduler, rates, runs, seed, workers, share)
        if found.high - found.low <= width or runs == most:
            break
    return found


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

    drawn = map(Plan(instance, rules, scheduler, rates, range(runs), seed).drawn, range(runs))
    values = [bound(instance, rules, schedule=schedule, rates=found) for schedule, found in drawn]
    return Estimate(np.minimum(ceiling, values), width=float(ceiling))


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
    draws = (scheduler.sample(instance.delays, rules, stream(seed, replicate, SCHEDULER)) for replicate in range(runs))
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
    check_game(instance, rules, scheduler, rates)
    schedule = scheduler.sample(instance.delays, rules, scheduler_rng)
    return learned(instance, rules, schedule, rates(schedule, rules), action_rng)


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


def acting(rules: Rules, scheduler: Sampling, rates: Rule) -> Callable[..., np.ndarray]:
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
