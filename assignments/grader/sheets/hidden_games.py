"""The hidden games of Sheet 5: their instances, the student's seat in them, and the paper's regret to compare with."""

from dataclasses import dataclass, replace
from functools import cache

import numpy as np

from assignments.grader.secret import hidden_seed
from assignments.grader.sheets.marking import Wrong, as_number, described, is_number
from assignments.grader.sheets.seats import Seat, listed, refereed, truth
from assignments.grader.student import StudentFault
from delay_scheduling import Instance, Rules, Schedule, delayed_ftrl, scaled, streams
from delay_scheduling.game import arrived
from delay_scheduling.overflow import smallest_chernoff
from delay_scheduling.rates import adaptive
from delay_scheduling.schedulers import BatchRepresentatives, Pareto, TrackEverything
from delay_scheduling.simulation import run, uniform_regret
from delay_scheduling.theorems import thm_3_1

T, D_MAX, GAMES, COPIES = 600, 500, 19, 20
RULES = Rules(K=3, C=5, regime="full-information", preemptive=True)
PAPER = Pareto(smallest_chernoff(RULES.C, T**-0.5))
BATCHES = BatchRepresentatives(-(-D_MAX // (RULES.C - 1)))
SMALLEST_P = 0.01
GROUPS = {"delays up to 2": (0, 2), "delays from 5 to 20": (3, 20), "longer delays": (21, D_MAX)}
TRAPS = (([0.7, 0.4, 0.7], [0.1, 0.9, 0.7]), ([0.9, 0.1, 0.7], [0.4, 0.7, 0.7]))  # mean losses if short, and if not


@cache
def hidden_instance(number):
    """Return a game with short, longer and very long delays in unknown proportions, and a trap in the losses.

    In rounds with a short delay one arm is best, in the others another. In games with an odd number the second is
    better on the whole, in the others the first: whoever weighs one kind of round too much is wrong in half of them.
    """
    rng = np.random.default_rng(hidden_seed("design", number))
    short, mean, long = rng.uniform(0.5, 0.6), rng.uniform(6, 14), rng.uniform(0.03, 0.06)
    kind = rng.random(T)
    middle = np.minimum(4 + rng.geometric(1 / mean, T), D_MAX)
    delays = np.select(
        [kind < short, kind < 1 - long], [rng.integers(0, 3, T), middle], rng.integers(251, D_MAX + 1, T)
    )
    means = np.where(kind[:, None] < short, *TRAPS[1 - number % 2])
    return Instance(means + 0.2 * rng.random((T, 1)) - 0.1, delays)


class DesignSeat(Seat):
    """Let the four functions of Exercise 5.3 play, and keep what they say about probabilities."""

    def __init__(self, student, coins):
        super().__init__(student, "design", coins)
        self.p, self.fault = np.ones(len(coins)), None

    def start(self, rules):
        """Tell the capacity and the bound on the delays."""
        self.call("start", rules.C, D_MAX)

    def track(self, t):
        """Ask whether round t joins. Nothing but its coin is told."""
        return truth(self.call("track", t, self.coins[t - 1]))

    def observe(self, t, feedback):
        """Ask for the probability of each round that is heard."""
        self.heard = [s for s, _ in feedback]
        for s in self.heard:
            p = as_number(self.call("probability", s, t - s))
            if is_number(p) and SMALLEST_P <= p <= 1:
                self.p[s - 1] = p
            else:
                expected = f"expected a number from {SMALLEST_P} to 1"
                self.fault = self.fault or f"design_probability({s}, {t - s}): {expected}, received {described(p)}"

    def release(self, t):
        """Tell which rounds are heard, and ask which to drop."""
        return listed(self.call("finish", t, self.heard))


@dataclass(frozen=True, eq=False)
class Outcome:
    """Hold what happened in a hidden game.

    Parameters
    ----------
    number : of the game.
    schedule : of the student, or None if a rule was broken.
    fault : the rule, or None.
    weight_fault : what was wrong with a probability, or None.
    """

    number: int
    schedule: Schedule | None
    fault: str | None = None
    weight_fault: str | None = None

    @property
    def in_time(self):
        """Tell for each round whether its delay is over by the end of the game."""
        return np.arange(1, T + 1) + self.schedule.delays <= T

    def counts(self, group, rounds=slice(None)):
        """Return the number of rounds of a group that found a free slot, which of them were heard, and their p.

        Of the longer delays those count that are at most the longest one heard: the others were given up.
        """
        schedule, (low, high) = self.schedule, GROUPS[group]
        heard = schedule.observed & self.in_time
        high = min(high, schedule.delays[heard].max(initial=0))
        chosen = (low <= schedule.delays) & (schedule.delays <= high) & self.in_time & (schedule.before < RULES.C)
        chosen = chosen[rounds]
        return int(chosen.sum()), heard[rounds][chosen], schedule.p[rounds][chosen]

    def score(self, trusted=True):
        """Return the regret divided by the paper's; a game in which a rule was broken counts as never looking.

        Parameters
        ----------
        trusted : whether the learner uses the weights that the student told, or else the shares that were heard.
        """
        standard = standards(self.number)
        if self.schedule is None:
            return standard["never looking"]
        schedule = self.schedule if trusted else replace(self.schedule, p=self.shares())
        return regret(self.number, schedule) / standard["paper"]

    def shares(self):
        """Return for each round the share of its group that was heard, of the rounds that found a free slot."""
        p = np.ones(T)
        for group, (low, high) in GROUPS.items():
            count, heard, _ = self.counts(group)
            delays = self.schedule.delays
            p[(low <= delays) & (delays <= high)] = max(SMALLEST_P, heard.sum() / max(count, 1))
        return p


def play_all(student):
    """Return the outcomes of all hidden games. A StudentFault spoils its game and the rest; in game 1 it passes."""
    outcomes = []
    try:
        for number in range(1, GAMES + 1):
            outcomes.append(play_hidden(student, number))
    except StudentFault as fault:
        if not outcomes:
            raise
        fault = f"hidden game {len(outcomes) + 1}: {fault}"
        outcomes += [Outcome(number, None, fault) for number in range(len(outcomes) + 1, GAMES + 1)]
    return outcomes


def play_hidden(student, number, fresh=True):
    """Play one hidden game, in a fresh worker or in the one that is there, and return its Outcome."""
    if fresh:
        student.restart()
    coins = np.random.default_rng([hidden_seed("design", number), 1]).uniform(1e-9, 1, T)
    seat, instance = DesignSeat(student, coins), hidden_instance(number)
    try:
        game = refereed(seat, instance, RULES)
    except Wrong as fault:
        return Outcome(number, None, f"hidden game {number}: {fault}")
    dropped = {s for rounds in game.removed for s in rounds}
    observed = np.array([t in S and t not in dropped for t, S in enumerate(game.S1, start=1)])
    schedule = Schedule(instance.delays, observed, seat.p, game.before, game.after)
    return Outcome(number, schedule, weight_fault=seat.fault)


def regret(number, schedule):
    """Return the regret of Delayed FTRL on a hidden instance. Its rates adapt to what has been heard."""
    z, d = schedule.z, schedule.delays
    rates = adaptive(RULES, 1 + arrived(d, z**2), arrived(d, z * d))
    instance = hidden_instance(number)
    return delayed_ftrl(scaled(instance, schedule), rates, RULES, np.random.default_rng(0)).regret(instance)


@cache
def standards(number):
    """Return the paper's regret on an instance, averaged over coins, and three others' in multiples of it."""
    instance, seed = hidden_instance(number), hidden_seed("design", number)
    copies = [PAPER.sample(instance.delays, RULES, np.random.default_rng([seed, 2, k])) for k in range(COPIES)]
    paper = float(np.mean([regret(number, schedule) for schedule in copies]))
    batches = [run(instance, RULES, BATCHES, thm_3_1.rates, *streams(seed, k)).regret(instance) for k in range(COPIES)]
    first_come = TrackEverything().sample(instance.delays, RULES, np.random.default_rng(0))
    return {
        "paper": paper,
        "the paper's batches": float(np.mean(batches)) / paper,
        "never looking": uniform_regret(instance) / paper,
        "first come, first served": regret(number, first_come) / paper,
    }
