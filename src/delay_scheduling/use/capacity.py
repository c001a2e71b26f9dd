"""What capacity buys on one instance: the regret of each player against the number of slots.

A competitor plays in the weakest framework in which it is legal. The weaker framework makes no
difference to what it does, so its regret in the others is the same. What it must know beforehand
(T, D, d_max) is read off the instance, which is an advantage over those that need not know.
"""

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from delay_scheduling import rates, schedulers
from delay_scheduling.confidence import Estimate
from delay_scheduling.game import Instance, Regime, Rules
from delay_scheduling.past import calibrated
from delay_scheduling.players import trackers
from delay_scheduling.theorems import (
    cor_h_2,
    exponential_weights,
    thm_2_1,
    thm_3_1,
    thm_3_2,
    thm_5_1,
    thm_5_2,
)
from delay_scheduling.theorems.cor_h_3 import smallest_batch
from delay_scheduling.use.sweeps import estimates
from delay_scheduling.validation import capacity, require

FIXED_BATCH = 20

Choice = tuple[Any, Any]  # a scheduler and its rates, or what makes a player, and None


@dataclass(frozen=True)
class Competitor:
    """Say how a competitor plays, and what it needs for that.

    It plays by a function from (instance, rules) to (scheduler, rates), or to (make, None) for a
    player of your own, to be played by `estimate_regret`. The game may have to be clairvoyant or
    preemptive. What it knows beforehand has a name, such as "T, D". Whether it fits a game is a
    function of (instance, C); None if it always does.
    """

    play: Callable[[Instance, Rules], Choice]
    clairvoyant: bool = False
    preemptive: bool = False
    knows: str = ""
    fits: Callable[[Instance, float], bool] | None = None

    def enters(self, instance: Instance, C: float) -> bool:
        """Return whether it can play this instance with C slots."""
        return self.fits is None or self.fits(instance, C)

    def rules(self, K: int, C: float, regime: Regime = "bandit") -> Rules:
        """Return the rules of its weakest framework."""
        return Rules(K, C, regime, self.clairvoyant, self.preemptive)

    def setting(self, instance: Instance, C: float, regime: Regime = "bandit") -> tuple:
        """Return what `estimate_regret` plays: (instance, rules, scheduler, rates)."""
        rules = self.rules(instance.K, C, regime)
        return instance, rules, *self.play(instance, rules)

    @property
    def framework(self) -> str:
        """The framework in words."""
        needs = ["clairvoyance"] * self.clairvoyant + ["preemption"] * self.preemptive
        return " and ".join(needs) or "any"


def line_up(chernoff: float = 1.0) -> dict[str, Competitor]:
    """Return the competitors by name: the paper's, then the calibrated ones, then the baselines.

    The Chernoff parameter α of the paper is above 0.
    """

    def preemptive(instance: Instance, rules: Rules) -> Choice:
        return schedulers.Pareto(chernoff), thm_5_2.repaired_rates(chernoff, instance.d_max)

    paper = {
        "Bernoulli (5.1)": Competitor(clairvoyant_of(chernoff), clairvoyant=True),
        "Pareto (5.2)": Competitor(preemptive, preemptive=True, knows="d_max"),
        "coin (H.2)": Competitor(coin, knows="T, D"),
        "batches (H.3)": Competitor(smallest_batches, knows="d_max", fits=has_batches),
        f"batches of {FIXED_BATCH} (3.1)": Competitor(
            fixed_batches, knows=f"d_max ≤ {FIXED_BATCH}(C − 1)", fits=fits_fixed_batches
        ),
        "spaced (3.2)": Competitor(spaced, knows="d_max"),
    }
    calibrated_ones = {
        "calibrated (5.1)": Competitor(calibrated_coins, clairvoyant=True, knows="T"),
        "calibrated (5.2)": Competitor(patient, preemptive=True, knows="T, d_max"),
    }
    baselines = {
        "greedy": recording(trackers.Greedy),
        "exponential weights": Competitor(only_entropy, knows="T, D"),
        "random replacement": Competitor(replacing, preemptive=True),
        "drop longest": recording(trackers.LongestFirst, clairvoyant=True, preemptive=True),
        "drop shortest": recording(trackers.ShortestFirst, clairvoyant=True, preemptive=True),
        "skip above √D": recording(
            trackers.SkipAbove, needs_root=True, clairvoyant=True, knows="D"
        ),
        "adaptive skipping": recording(trackers.AdaptiveSkipping, preemptive=True),
    }
    return paper | calibrated_ones | baselines


def clairvoyant_of(chernoff: float) -> Callable[[Instance, Rules], Choice]:
    """Return how Theorem 5.1 plays with this Chernoff parameter, above 0."""

    def play(instance: Instance, rules: Rules) -> Choice:
        return schedulers.Bernoulli(chernoff), thm_5_1.rates

    return play


@cache
def safe_scale(T: int, C: int) -> float:
    """Return the largest scale whose overflow probability is at most 1 / √T."""
    return calibrated.largest_scale(T, C, 1 / math.sqrt(max(T, 2)))


def coin(instance: Instance, rules: Rules) -> Choice:
    """Return Corollary H.2 with T and D known."""
    tuning = cor_h_2.tuned(instance.T, instance.D, rules)
    return tuning.scheduler, tuning.rates


def smallest_batches(instance: Instance, rules: Rules) -> Choice:
    """Return Corollary H.3 with d_max known."""
    return in_batches(smallest_batch(instance.d_max, rules.C))


def has_batches(instance: Instance, C: float) -> bool:
    """Tell whether some batch size respects the capacity."""
    return smallest_batch(instance.d_max, C) is not None


def fixed_batches(instance: Instance, rules: Rules) -> Choice:
    """Return Theorem 3.1 with one batch size for all games."""
    return in_batches(FIXED_BATCH)


def fits_fixed_batches(instance: Instance, C: float) -> bool:
    """Tell whether that batch size respects the capacity."""
    return FIXED_BATCH * (C - 1) >= instance.d_max


def in_batches(batch_size: int) -> Choice:
    """Return Algorithm 1 with the rates of Theorem 3.1."""
    return schedulers.BatchRepresentatives(batch_size), thm_3_1.rates


def spaced(instance: Instance, rules: Rules) -> Choice:
    """Return the player of Theorem 3.2 for one slot, with d_max known."""
    return schedulers.Spaced(instance.d_max), thm_3_2.one_slot_rates


def calibrated_coins(instance: Instance, rules: Rules) -> Choice:
    """Return calibrated Bernoulli proxy delays with T known."""
    return schedulers.CalibratedBernoulli(safe_scale(instance.T, rules.C)), calibrated.rates


def patient(instance: Instance, rules: Rules) -> Choice:
    """Return calibrated Pareto proxy delays with T and d_max known."""
    scale = safe_scale(instance.T, rules.C)
    return schedulers.CalibratedPareto(scale), calibrated.PreemptiveRates(scale, instance.d_max)


def only_entropy(instance: Instance, rules: Rules) -> Choice:
    """Return delayed exponential weights on what finds a slot, with T and D known."""
    eta = exponential_weights.rate(rules.K, instance.T, instance.D, rules.regime)
    return schedulers.TrackEverything(), rates.constant(np.inf, eta)


def replacing(instance: Instance, rules: Rules) -> Choice:
    """Return random replacement with the rates of plain delayed FTRL."""
    return trackers.Replacing(), thm_2_1.rates


def recording(tracker: Callable[..., Any], needs_root: bool = False, **needs: Any) -> Competitor:
    """Return the competitor that follows a tracker without coins, with plain rates.

    Some trackers are made with √D.
    """

    def play(instance: Instance, rules: Rules) -> Choice:
        made = tracker(math.sqrt(instance.D)) if needs_root else tracker()
        return trackers.Fixed(trackers.recorded(made, instance.delays, rules)), thm_2_1.rates

    return Competitor(play, **needs)


def regret_against_capacity(
    instance: Instance,
    capacities: Iterable[int],
    runs: int,
    seed: int,
    players: Mapping[str, Competitor] | None = None,
    regime: Regime = "bandit",
    **options: Any,
) -> dict[str, dict[int, Estimate]]:
    """Return {player: {C: Estimate}}, the regret of each player with each capacity that it can use.

    Run r has the same coins for every player and capacity (see `confidence.difference`). Players
    are a dict from name to `Competitor`, or None for all of `line_up`; options are those of
    `sweeps.estimates`; the rest is as for `estimate_regret`. The instance may be the game of a log.

    >>> from delay_scheduling.adversaries import fixed
    >>> curves = regret_against_capacity(fixed(20, 2, d=3, seed=0), [1, 4], runs=2, seed=0)
    >>> sorted(curves["greedy"]), sorted(curves["batches (H.3)"])  # batches need two slots
    ([1, 4], [4])
    """
    drawn = isinstance(instance, Instance) or hasattr(instance, "plan")
    require(drawn, "instance", "an Instance, or the game of a Log", instance)
    listed = isinstance(capacities, Iterable) and not isinstance(capacities, str | bytes)
    require(listed, "capacities", "a list of integers of at least 1", capacities)
    sizes = list(capacities)
    for C in sizes:
        capacity(C)
    require(len(set(sizes)) == len(sizes) > 0, "capacities", "at least one, each once", sizes)
    players = line_up() if players is None else players
    named = isinstance(players, Mapping) and len(players) > 0
    named = named and all(isinstance(one, Competitor) for one in players.values())
    require(named, "players", "a dict from name to Competitor", players)
    entries = [
        (name, C) for name, player in players.items() for C in sizes if player.enters(instance, C)
    ]
    settings = (players[name].setting(instance, C, regime) for name, C in entries)
    options = {"threads": True} | options
    found = dict(zip(entries, estimates(settings, runs, seed, **options), strict=True))
    return {name: {C: found[name, C] for C in sizes if (name, C) in found} for name in players}


def rows(curves: Mapping[str, Mapping[int, Estimate]]) -> list[dict[str, Any]]:
    """Return a row for each player and capacity: dicts, of which pandas makes a table."""
    return [
        {
            "player": name,
            "C": C,
            "mean": found.mean,
            "low": found.low,
            "high": found.high,
            "runs": len(found.regrets),
        }
        for name, curve in curves.items()
        for C, found in curve.items()
    ]
