"""More estimates: as narrow as wanted; of a right-hand side, of full tracking sets, of missed arms, inside a proof."""

from itertools import count

import numpy as np

from delay_scheduling.compiled.plan import Plan
from delay_scheduling.confidence import ERROR, Estimate
from delay_scheduling.game import SCHEDULER, stream, streams
from delay_scheduling.simulation import estimate_regret
from delay_scheduling.validation import integer, positive, require

FIRST_STAGE = 32  # runs


def estimate_to_width(instance, rules, scheduler, rates, width, most, seed, workers=None, error=ERROR):
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


def estimate_bound(bound, instance, rules, scheduler, rates, ceiling, runs, seed):
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


def estimate_full(instance, rules, scheduler, runs, seed):
    """Estimate the expected share of rounds that find no free slot, Σ P(|S_t^0| = C) / T.

    Source: Lemmas 4.5 and 4.6 (lem:overflow-non-preemptive, lem:overflow-bound). Parameters as for `estimate_bound`.
    """
    integer("runs", runs, least=1)
    draws = (scheduler.sample(instance.delays, rules, stream(seed, replicate, SCHEDULER)) for replicate in range(runs))
    return Estimate(np.array([np.mean(schedule.before == rules.C) for schedule in draws]), width=1.0)


def estimate_missed(play, draw, runs, seed, **game):
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
