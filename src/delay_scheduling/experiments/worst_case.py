"""Search for the instance on which a player does worst: a climb from random losses and delays, with a seed.

A search shows that a bound cannot be improved beyond what it finds. It never shows that nothing worse exists.
"""

import math

import numpy as np

from delay_scheduling.arithmetic import best_total
from delay_scheduling.compiled.elementary import power
from delay_scheduling.game import Instance
from delay_scheduling.plan import Plan
from delay_scheduling.simulation import estimate_regret
from delay_scheduling.validation import integer

DIGITS = 9


def climb(measure, T, K, longest, steps, seed):
    """Return the instances of a climb, each worse for the player than the one before.

    A step rewrites a block of rounds, of any length: with one row of losses that are 0 or 1, or with one delay. It is
    kept if the measure does not fall.

    Parameters
    ----------
    measure : function from an instance to a number that is to become large. It gives the same number every time, and
        is rounded, so that the climb does not depend on the last digits.
    T, K : rounds and arms.
    longest : largest delay.
    steps : number of changes tried, at least 0.
    seed : integer of at least 0.

    Returns
    -------
    dict from the number of a step that raised the measure, 0 for the start, to its instance, the worst last.

    >>> trace = climb(lambda game: game.losses.sum(), T=5, K=2, longest=0, steps=50, seed=0)
    >>> int(list(trace.values())[-1].losses.sum())
    10
    """
    integer("steps", steps, least=0)
    rng = np.random.default_rng(seed)
    present = Instance(rng.integers(0, 2, (T, K)).astype(float), rng.integers(0, longest + 1, T))
    highest, trace = round(measure(present), DIGITS), {0: present}
    for step in range(1, steps + 1):
        changed = rewritten(present, longest, rng)
        value = round(measure(changed), DIGITS)
        if value > highest:
            trace[step] = changed
        if value >= highest:
            present, highest = changed, value
    return trace


def rewritten(instance, longest, rng):
    """Return the instance with the losses or the delays of a random block replaced by one random value."""
    first = rng.integers(instance.T)
    block = slice(first, first + int(np.ceil(power(instance.T, rng.random()))))
    if longest and rng.random() < 0.5:
        delays = instance.delays.copy()
        delays[block] = rng.integers(0, longest + 1)
        return Instance(instance.losses, delays)
    losses = instance.losses.copy()
    losses[block] = rng.integers(0, 2, instance.K)
    return Instance(losses, instance.delays)


def mean_share(bound, rules, scheduler, rates, runs, seed):
    """Return the measure of a climb: the average regret of some runs as a share of a bound.

    The runs have the same coins for every instance, so the worst instance fits these coins. Judge it by fresh ones,
    with `share_of`.

    Parameters
    ----------
    bound : function (instance, rules) → number.
    rules, scheduler, rates : as in `estimate_regret`.
    runs : number of runs, at least 1.
    seed : integer of at least 0.
    """

    def measure(instance):
        best, plan = best_total(instance.losses), Plan(instance, rules, scheduler, rates, range(runs), seed)
        suffered = [loss for group in plan.groups for loss in plan.play(group)]
        return math.fsum(loss - best for loss in suffered) / runs / bound(instance, rules)

    return measure


def share_of(bound, instance, rules, scheduler, rates, runs, seed):
    """Return the estimate of the regret as a share of a bound.

    >>> from delay_scheduling import Rules
    >>> from delay_scheduling.theorems import thm_2_1
    >>> from delay_scheduling.schedulers import TrackEverything
    >>> rules = Rules(K=2, regime="full-information")
    >>> game = Instance([[0.0, 1.0]], [0])  # one round: half a unit is lost on average
    >>> share_of(lambda instance, rules: 2, game, rules, TrackEverything(), thm_2_1.rates, runs=3, seed=0).mean
    0.25
    """
    return estimate_regret(instance, rules, scheduler, rates, runs, seed) / bound(instance, rules)


def search(bound, rules, scheduler, rates, *, T, longest, steps, runs, fresh):
    """Return the step at which a climb from seed 0 ends, and the share of a bound that its instance reaches.

    Parameters
    ----------
    bound, rules, scheduler, rates : as in `mean_share`.
    T, longest, steps : rounds, largest delay and number of changes tried.
    runs : number of runs by which the climb compares instances. 1 is enough for a player that draws no coins.
    fresh : number of new runs by which its end is judged; 0 if the player draws no coins.

    Returns
    -------
    Number of the step, and an Estimate of the share, or the share itself if the player draws no coins.
    """
    measure = mean_share(bound, rules, scheduler, rates, runs, seed=1)
    step, worst = list(climb(measure, T, rules.K, longest, steps, seed=0).items())[-1]
    return step, share_of(bound, worst, rules, scheduler, rates, fresh, seed=2) if fresh else measure(worst)
