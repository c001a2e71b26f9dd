"""The hidden games of Sheet 5: their instances, the student's seat in them,
and the paper's regret to compare with.
"""

from dataclasses import dataclass
from functools import cache, wraps

import numpy as np

from course.grader.secret import hidden_seed
from course.grader.sheets import learner
from course.grader.sheets.laws import smallest_alpha
from course.grader.sheets.marking import Wrong, as_number, described, is_number
from course.grader.sheets.seats import Seat, listed, refereed, truth
from course.grader.sheets.tracking import FOREVER, proxy_delays, track
from course.grader.student import StudentFault
from delay_scheduling import Instance, Rules, Schedule

# as many games with one trap as with the other
T = 600
D_MAX = 500
GAMES = 20
COPIES = 20
RULES = Rules(K=3, C=5, regime="full-information", preemptive=True)
PAPER = smallest_alpha(RULES.C, T**-0.5)  # the α of the paper's scheduler
SMALLEST_P = 0.01
SETTLED = 50  # rounds: so long after a change of the delays nothing is asked of a scheduler
# mean losses if short, and if not
TRAPS = (([0.7, 0.4, 0.7], [0.1, 0.9, 0.7]), ([0.9, 0.1, 0.7], [0.4, 0.7, 0.7]))


def cached(function):
    """Let a function keep what it returns for a game, as long as the seeds are the same:
    another attempt has others.
    """
    kept = cache(lambda seed, number: function(number))
    return wraps(function)(lambda number: kept(hidden_seed("design", number), number))


@cached
def hidden_times(number):
    """Return which rounds of a game are busy, and which are at least SETTLED rounds after a
    change.
    """
    rng = np.random.default_rng([hidden_seed("design", number), 3])
    changes = np.cumsum(rng.integers(100, 180, T // 100))
    time = np.searchsorted(changes, np.arange(T), side="right")
    return (time + number) % 2 == 1, np.arange(T) - np.array([0, *changes])[time] >= SETTLED


def trap(number):
    """Return which arm is best on the whole in a game:
    that of quiet times (0) or that of busy ones (1).
    """
    return number // 2 % 2


@cached
def hidden_instance(number):
    """Return a game of quiet times, with short delays, and busy ones,
    with longer delays of unknown mean; and a trap.

    In quiet times one arm is best, in busy ones another, and which of them is best on the whole
    differs from game to game: whoever weighs one kind of round too much is wrong in half of them. A
    few delays are too long to wait for.
    """
    rng, (busy, _) = np.random.default_rng(hidden_seed("design", number)), hidden_times(number)
    middle = np.minimum(4 + rng.geometric(1 / rng.uniform(12, 30), T), D_MAX)
    kinds = [rng.random(T) < 0.03, rng.random(T) < np.where(busy, 0.1, 0.95)]
    delays = np.select(kinds, [rng.integers(251, D_MAX + 1, T), rng.integers(0, 3, T)], middle)
    means = np.where(busy[:, None], *TRAPS[trap(number)][::-1])
    return Instance(means + 0.2 * rng.random((T, 1)) - 0.1, delays)


class DesignSeat(Seat):
    """Let the four functions of Exercise 5.3 play, and keep what they say about probabilities."""

    def __init__(self, student, coins):
        super().__init__(student, "design", coins)
        self.p = np.ones(len(coins))
        self.fault = None

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
                self.fault = (
                    self.fault
                    or f"design_probability({s}, {t - s}): {expected}, received {described(p)}"
                )

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

    @property
    def score(self):
        """The regret divided by the paper's; a game in which a rule was broken counts as never
        looking.
        """
        standard = standards(self.number)
        return (
            standard["never looking"]
            if self.schedule is None
            else regret(self.number, self.schedule) / standard["paper"]
        )

    def shares(self):
        """Return counts (yes, all) of what an adaptive scheduler gets right in settled times:
        short rounds heard in
        quiet ones, free slots in busy ones, and rounds with delays from 15 to 30 heard in busy
        ones."""
        busy, settled = hidden_times(self.number)
        heard = self.schedule.observed & self.in_time
        d = self.schedule.delays
        pairs = [
            (heard, ~busy & (d <= 2)),
            (self.schedule.before < RULES.C, busy),
            (heard, busy & (d >= 15) & (d <= 30)),
        ]
        return [(int((yes & of & settled).sum()), int((of & settled).sum())) for yes, of in pairs]


def play_all(student):
    """Return the outcomes of all hidden games. A StudentFault spoils its game and the rest;
    in game 1 it passes.
    """
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


def coins_of(number):
    """Return the coins of a game."""
    return np.random.default_rng([hidden_seed("design", number), 1]).uniform(1e-9, 1, T)


def play_hidden(student, number, fresh=True, coins=None, rounds=T):
    """Play one hidden game, in a fresh worker or in the one that is there, and return its Outcome.

    Parameters
    ----------
    coins : those of the game, or T others.
    rounds : how many of its rounds are played.
    """
    if fresh:
        student.restart()
    whole = hidden_instance(number)
    seat = DesignSeat(student, coins_of(number)[:rounds] if coins is None else coins[:rounds])
    try:
        game = refereed(seat, Instance(whole.losses[:rounds], whole.delays[:rounds]), RULES)
    except Wrong as fault:
        return Outcome(number, None, f"hidden game {number}: {fault}")
    dropped = {s for rounds in game.removed for s in rounds}
    observed = np.array([t in S and t not in dropped for t, S in enumerate(game.S1, start=1)])
    schedule = Schedule(whole.delays[:rounds], observed, seat.p, game.before, game.after)
    return Outcome(number, schedule, weight_fault=seat.fault)


def with_coin(student, outcome, s, coin):
    """Tell whether round s of a game is heard if its coin is another, and those after it:
    all before is as it was.

    The game is played by a fresh copy of the program, which cannot know that it is played again.
    Raise Wrong if what came before round s goes another way: then something besides the coins
    decides.
    """
    number = outcome.number
    later = np.random.default_rng([hidden_seed("design", number), 4, s]).uniform(1e-9, 1, T)
    coins = coins_of(number)
    end = s + int(hidden_instance(number).delays[s - 1])
    coins = np.concatenate([coins[: s - 1], [coin], later[s:]])
    again = play_hidden(student, number, coins=coins, rounds=end)
    if again.schedule is None:
        raise Wrong(f"{again.fault} (when it was played again)")
    if (again.schedule.after[: s - 1] != outcome.schedule.after[: s - 1]).any():
        raise Wrong(
            f"hidden game {number} goes another way when it is played again with the same coins"
        )
    return bool(again.schedule.observed[s - 1])


def surplus(outcomes, rounds):
    """Return the sum of Z / p - 1 over some rounds of all games, in standard deviations.

    It is the martingale of Lecture 5. Its variance is estimated by the sum of (Z / p)(1 / p - 1),
    whose mean it is.

    Parameters
    ----------
    outcomes : of all games.
    rounds : function from an Outcome to a truth value for each round, those with a free slot.
    """
    total = 0.0
    variance = 1.0
    for outcome in outcomes:
        if outcome.schedule is not None:
            chosen = rounds(outcome)
            z = outcome.schedule.z[chosen]
            total += float((z - 1).sum())
            variance += float((z * np.maximum(1 / outcome.schedule.p[chosen] - 1, 0)).sum())
    return total / variance**0.5


def regret(number, schedule):
    """Return the regret of the learner on a hidden instance. Its rates adapt to what has been
    heard.
    """
    losses = hidden_instance(number).losses
    z = schedule.z
    rates = learner.adaptive_rates(schedule.delays, z, RULES.K)
    return learner.regret(losses, learner.distributions(losses, schedule.delays, z, rates))


@cached
def standards(number):
    """Return the paper's regret on an instance, averaged over coins,
    and two others' in multiples of it.
    """
    instance = hidden_instance(number)
    seed = hidden_seed("design", number)
    copies = [
        proxy_delays(instance.delays, RULES.C, PAPER, np.random.default_rng([seed, 2, k]))
        for k in range(COPIES)
    ]
    paper = float(np.mean([regret(number, schedule) for schedule in copies]))
    first_come = track(instance.delays, np.full(T, FOREVER), RULES.C, np.ones(T))
    uniform = float(instance.losses.mean(axis=1).sum() - instance.losses.sum(axis=0).min())
    return {
        "paper": paper,
        "never looking": uniform / paper,
        "first come, first served": regret(number, first_come) / paper,
    }
