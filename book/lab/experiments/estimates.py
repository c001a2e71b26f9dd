"""More estimates: of a right-hand side, of full tracking sets, of missed arms."""

from collections.abc import Callable
from typing import Any

import numpy as np

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
    """Estimate the expectation of a right-hand side that depends on the schedule,
    over the scheduler's coins.

    A schedule with many observations of rare rounds makes the right-hand side very large, and no
    interval holds for unbounded numbers. So each value is cut off at a ceiling: the interval is one
    for E[min{value, ceiling}], and its lower end is below E[value].

    The bound is `thm_4_4.bound` or `thm_e_1.bound`, the ceiling a number above 0 that was chosen
    beforehand. There are so many independent schedules (`runs`), at least 1; schedule r uses
    `streams(seed, r)`. Other arguments are those of `estimate_regret`. Source: Theorems 4.4 and E.1
    (thm:ftrl-scheduler, thm:ftrl-scheduler-no-sigmas).
    """
    integer("runs", runs, least=1)
    positive("ceiling", ceiling)
    drawn = map(Plan(instance, rules, scheduler, rates, range(runs), seed).drawn, range(runs))
    values = [bound(instance, rules, schedule=schedule, rates=found) for schedule, found in drawn]
    return Estimate(np.minimum(ceiling, values), width=float(ceiling))


def estimate_full(
    instance: Instance, rules: Rules, scheduler: Sampling, runs: int, seed: int
) -> Estimate:
    """Estimate the expected share of rounds that find no free slot, Σ P(|S_t^0| = C) / T.

    Source: Lemmas 4.5 and 4.6 (lem:overflow-non-preemptive, lem:overflow-bound). Parameters as for
    `estimate_bound`.
    """
    integer("runs", runs, least=1)
    draws = (
        scheduler.sample(instance.delays, rules, stream(seed, replicate, SCHEDULER))
        for replicate in range(runs)
    )
    return Estimate(
        np.array([np.mean(schedule.before == rules.C) for schedule in draws]), width=1.0
    )


def estimate_missed(play: Callable, draw: Callable, runs: int, seed: int, **game: Any) -> Estimate:
    """Estimate gap times the expected number of rounds in which a hidden arm is missed,
    over fresh instances.

    The expected regret, averaged over the instances, is at least that.

    `play` is a function from (instance, generator, generator) to the T actions. `draw` is a
    function of `seed`, and of further arguments such as T, K and gap of `adversaries.hidden_arm`,
    that returns an `adversaries.Hidden`, always with the same gap and number of rounds. Of so many
    independent runs, at least 1, run r draws instance r and uses `streams(seed, r)`. Source: the
    averaging argument behind Theorem A.2 (thm:audibert10-lb).
    """
    integer("runs", runs, least=1)
    missed = []
    ranges = set()
    for replicate in range(runs):
        hidden = draw(seed=replicate, **game)
        actions = np.asarray(play(hidden.instance, *streams(seed, replicate)))[: hidden.rounds]
        missed.append(hidden.gap * float(np.sum(actions != hidden.arm)))
        ranges.add(hidden.gap * hidden.rounds)
    require(len(ranges) == 1, "draw", "instances of one gap and length", sorted(ranges))
    return Estimate(np.array(missed), width=ranges.pop())
