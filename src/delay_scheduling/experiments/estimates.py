"""Estimates of what stands inside a proof: a right-hand side, how often no slot is free, how often an arm is missed."""

from collections.abc import Callable
from typing import Any

import numpy as np

from delay_scheduling.adversaries import Hidden
from delay_scheduling.compiled.plan import Plan
from delay_scheduling.confidence import Estimate
from delay_scheduling.game import SCHEDULER, Instance, Rules, stream, streams
from delay_scheduling.rates import Rule
from delay_scheduling.schedulers import Sampling
from delay_scheduling.validation import integer, positive, require


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
