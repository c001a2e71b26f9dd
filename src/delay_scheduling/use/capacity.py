"""What capacity buys on one instance: the regret of each player against the number of slots.

A competitor plays in the weakest framework in which it is legal. The weaker framework makes no difference to what it
does, so its regret in the others is the same. What it must know beforehand (T, D, d_max) is read off the instance,
which is an advantage over those that need not know.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np

from delay_scheduling import rates, schedulers
from delay_scheduling.game import Rules
from delay_scheduling.past import calibrated
from delay_scheduling.players import trackers
from delay_scheduling.theorems import cor_h_2, exponential_weights, thm_2_1, thm_3_1, thm_3_2, thm_5_1, thm_5_2
from delay_scheduling.theorems.cor_h_3 import smallest_batch
from delay_scheduling.use.sweeps import estimates
from delay_scheduling.validation import capacity

FIXED_BATCH = 20


@dataclass(frozen=True)
class Competitor:
    """Say how a competitor plays, and what it needs for that.

    It plays by a function from (instance, rules) to (scheduler, rates), or to (make, None) for a player of your own, to
    be played by `estimate_regret`. The game may have to be clairvoyant or preemptive. It knows what it is told
    beforehand, such as "T, D". Whether it fits a game is a function of (instance, C); None if it always does.
    """

    play: Callable
    clairvoyant: bool = False
    preemptive: bool = False
    knows: str = ""
    fits: Callable | None = None

    def enters(self, instance, C):
        """Return whether it can play this instance with C slots."""
        return self.fits is None or self.fits(instance, C)

    def rules(self, K, C, regime="bandit"):
        """Return the rules of its weakest framework."""
        return Rules(K, C, regime, self.clairvoyant, self.preemptive)

    def setting(self, instance, C, regime="bandit"):
        """Return what `estimate_regret` plays: (instance, rules, scheduler, rates)."""
        rules = self.rules(instance.K, C, regime)
        return instance, rules, *self.play(instance, rules)

    @property
    def framework(self):
        """The framework in words."""
        needs = ["clairvoyance"] * self.clairvoyant + ["preemption"] * self.preemptive
        return " and ".join(needs) or "any"


def line_up(chernoff=1.0):
    """Return the competitors by name: first those of the paper, then the calibrated ones, then the baselines.

    The Chernoff parameter α of the paper is above 0.
    """
    return {
        "Bernoulli (5.1)": Competitor(lambda *game: (schedulers.Bernoulli(chernoff), thm_5_1.rates), clairvoyant=True),
        "Pareto (5.2)": Competitor(
            lambda instance, rules: (schedulers.Pareto(chernoff), thm_5_2.repaired_rates(chernoff, instance.d_max)),
            preemptive=True,
            knows="d_max",
        ),
        "coin (H.2)": Competitor(coin, knows="T, D"),
        "batches (H.3)": Competitor(
            lambda instance, rules: in_batches(smallest_batch(instance.d_max, rules.C)),
            knows="d_max",
            fits=lambda instance, C: smallest_batch(instance.d_max, C) is not None,
        ),
        f"batches of {FIXED_BATCH} (3.1)": Competitor(
            lambda *game: in_batches(FIXED_BATCH),
            knows=f"d_max ≤ {FIXED_BATCH}(C − 1)",
            fits=lambda instance, C: FIXED_BATCH * (C - 1) >= instance.d_max,
        ),
        "spaced (3.2)": Competitor(
            lambda instance, rules: (schedulers.Spaced(instance.d_max), thm_3_2.one_slot_rates),
            knows="d, equal",
            fits=lambda instance, C: instance.delays.min() == instance.d_max,
        ),
        "calibrated (5.1)": Competitor(
            lambda instance, rules: (schedulers.CalibratedBernoulli(safe_scale(instance.T, rules.C)), calibrated.rates),
            clairvoyant=True,
            knows="T",
        ),
        "calibrated (5.2)": Competitor(patient, preemptive=True, knows="T, d_max"),
        "greedy": recording(lambda instance: trackers.Greedy()),
        "exponential weights": Competitor(only_entropy, knows="T, D"),
        "random replacement": Competitor(lambda *game: (trackers.Replacing(), thm_2_1.rates), preemptive=True),
        "drop longest": recording(lambda instance: trackers.LongestFirst(), clairvoyant=True, preemptive=True),
        "drop shortest": recording(lambda instance: trackers.ShortestFirst(), clairvoyant=True, preemptive=True),
        "skip above √D": recording(
            lambda instance: trackers.SkipAbove(math.sqrt(instance.D)), clairvoyant=True, knows="D"
        ),
        "adaptive skipping": recording(lambda instance: trackers.AdaptiveSkipping(), preemptive=True),
    }


@cache
def safe_scale(T, C):
    """Return the largest scale whose overflow probability is at most 1 / √T."""
    return calibrated.largest_scale(T, C, 1 / math.sqrt(max(T, 2)))


def patient(instance, rules):
    """Return calibrated Pareto proxy delays with T and d_max known."""
    scale = safe_scale(instance.T, rules.C)
    return schedulers.CalibratedPareto(scale), calibrated.PreemptiveRates(scale, instance.d_max)


def coin(instance, rules):
    """Return Corollary H.2 with T and D known."""
    tuning = cor_h_2.tuned(instance.T, instance.D, rules)
    return tuning.scheduler, tuning.rates


def in_batches(batch_size):
    """Return Algorithm 1 with the rates of Theorem 3.1."""
    return schedulers.BatchRepresentatives(batch_size), thm_3_1.rates


def only_entropy(instance, rules):
    """Return delayed exponential weights on what finds a slot, with T and D known."""
    eta = exponential_weights.rate(rules.K, instance.T, instance.D, rules.regime)
    return schedulers.TrackEverything(), rates.constant(np.inf, eta)


def recording(tracker, **needs):
    """Return the competitor that follows a tracker without coins, with the rates of plain delayed FTRL."""

    def play(instance, rules):
        return trackers.Fixed(trackers.recorded(tracker(instance), instance.delays, rules)), thm_2_1.rates

    return Competitor(play, **needs)


def regret_against_capacity(instance, capacities, runs, seed, players=None, regime="bandit"):
    """Return {player: {C: Estimate}}, the regret of each player with each capacity that it can use.

    Run r has the same coins for every player and capacity (see `confidence.difference`). Players are a dict from name
    to `Competitor`, or None for all of `line_up`; the rest is as for `estimate_regret`.

    >>> from delay_scheduling.adversaries import fixed
    >>> curves = regret_against_capacity(fixed(20, 2, d=3, seed=0), [1, 4], runs=2, seed=0)
    >>> sorted(curves["greedy"]), sorted(curves["batches (H.3)"])  # batches need two slots
    ([1, 4], [4])
    """
    for C in capacities:
        capacity(C)
    players = line_up() if players is None else players
    entries = [(name, C) for name, player in players.items() for C in capacities if player.enters(instance, C)]
    settings = (players[name].setting(instance, C, regime) for name, C in entries)
    found = dict(zip(entries, estimates(settings, runs, seed, threads=True), strict=True))
    return {name: {C: found[name, C] for C in capacities if (name, C) in found} for name in players}


def rows(curves):
    """Return a row for each player and capacity: a list of dicts, which `pandas.DataFrame` turns into a table."""
    return [
        {"player": name, "C": C, "mean": found.mean, "low": found.low, "high": found.high, "runs": len(found.regrets)}
        for name, curve in curves.items()
        for C, found in curve.items()
    ]
