"""Every player against every adversary: the line-up, and the regret of each with valid intervals.

A competitor plays in the weakest framework in which it is legal. The weaker framework makes no difference to what it
does, so its regret in the others is the same. What it must know beforehand (T, D, d_max) is read off the instance,
which is an advantage over those that need not know.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import combinations

import numpy as np

from delay_scheduling import adversaries, rates, schedulers
from delay_scheduling.arithmetic import in_order
from delay_scheduling.compiled.elementary import power
from delay_scheduling.game import ACTIONS, Rules, stream
from delay_scheduling.past import calibrated
from delay_scheduling.players import naive, trackers
from delay_scheduling.players.stochastic import UCB1, ThompsonSampling
from delay_scheduling.referee import play
from delay_scheduling.simulation import estimate_of, estimate_regret
from delay_scheduling.theorems import cor_h_2, exponential_weights, thm_2_1, thm_3_1, thm_3_2, thm_5_1, thm_5_2
from delay_scheduling.theorems.cor_h_3 import smallest_batch
from delay_scheduling.use.sweeps import estimates

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


def stochastic(instance):
    """Return the players for losses that are drawn alike, by name: functions from a generator to a referee's player.

    The second explores for T^(2/3) rounds.
    """
    explore = round(float(power(float(instance.T), 2 / 3)))
    return {
        "follow the leader": naive.FollowTheLeader,
        "explore, then commit": lambda rng: naive.ExploreThenCommit(rng, explore),
        "UCB1": UCB1,
        "Thompson sampling": ThompsonSampling,
    }


def literal(make, instance, C, runs, seed, error, regime="bandit"):
    """Return the regret per round of a referee's player, with a valid interval. Other arguments as for `duel`.

    The player is made from a generator: run r has the second one of `streams(seed, r)`.
    """
    rules = Rules(instance.K, C, regime)
    players = (make(stream(seed, replicate, ACTIONS)) for replicate in range(runs))
    suffered = [float(in_order(np.array(play(player, instance, rules).losses))) for player in players]
    return estimate_of(instance, suffered, error) / instance.T


def field(T, K, seed):
    """Return the adversaries by name, for T >= 11 rounds and K >= 2 arms. In the last three all delays are equal."""
    return {
        "easy": adversaries.easy(T, K, mean_delay=10, seed=seed, gap=0.4),
        "heavy tails": adversaries.heavy_tailed(T, K, mean_delay=10, seed=seed, gap=0.4),
        "misleading": adversaries.mixed(T, K, long_delay=20, seed=seed),
        "switching": adversaries.switching(T, K, mean_delay=10, seed=seed, period=-(-3 * T // 8)),
        "equal delays": adversaries.fixed(T, K, d=10, seed=seed, gap=0.4),
        "blocks (A.1)": adversaries.hidden_blocks(T, K, gap=0.5, d=10, seed=seed).instance,
        "no delays (A.2)": adversaries.hidden_arm(T, K, gap=0.4, seed=seed).instance,
    }


def duel(competitor, instance, C, runs, seed, error, regime="bandit"):
    """Return the regret per round of one competitor that can enter a game, with a valid interval.

    Arguments as for `estimate_regret`, besides the capacity C.
    """
    return estimate_regret(*competitor.setting(instance, C, regime), runs, seed, error=error) / instance.T


def standings(competitors, games, capacities, error, runs, seed, regime="bandit", workers=1, **options):
    """Return {game: {competitor: {"C = 1": Estimate}}}, all intervals holding together with probability 1 − error.

    Who cannot enter has no entry. Competitors and games are dicts by name, such as `line_up` and `field` give. Runs,
    seed and regime are as for `duel`, the workers (None for one a core) and further options as for `sweeps.estimates`,
    such as the folder from which an interrupted tournament goes on, entry by entry.
    """
    settings = {
        (game, name, C): competitor.setting(instance, C, regime)
        for game, instance in games.items()
        for name, competitor in competitors.items()
        for C in capacities
        if competitor.enters(instance, C)
    }
    share, options = error / len(settings), {"chunk": runs} | options  # what the runs of an entry share is found once
    found = estimates(list(settings.values()), runs, seed, workers=workers, error=share, **options)
    table = {game: {name: {} for name in competitors} for game in games}
    for (game, name, C), one in zip(settings, found, strict=True):
        table[game][name][f"C = {C}"] = one / games[game].T
    return table


def decided(estimates):
    """Return how many pairs of estimates have disjoint intervals, and how many pairs there are.

    >>> from delay_scheduling.confidence import Estimate
    >>> one, two, three = (Estimate(np.full(500, x), width=1.0, error=0.01) for x in (0.2, 0.21, 0.8))
    >>> decided([one, two, three])
    (2, 3)
    """
    pairs = list(combinations(estimates, 2))
    return sum(a.high < b.low or b.high < a.low for a, b in pairs), len(pairs)
