"""The other players worth comparing with, on the same game.

A tracker decides which rounds to hold, and a learner what to play. The trackers here are the obvious ones: first come
first tracked, keep a slot free by dropping somebody, skip what takes too long. What they hold depends on what they hold
already, so the chance that a round is observed has no simple formula. `Observing` gives them Delayed FTRL as learner
and **no importance weights**: each observation counts once. That is a bias, which the paper's schedulers avoid.

No tracker looks at losses, so its schedule can be recorded once and handed to the compiled learner (`recorded`). Each
tracker says what it needs: a game that hides delays or forbids preemption is refused before the first round.
"""

import math
from dataclasses import dataclass

import numba
import numpy as np
import sympy as sp

from delay_scheduling import referee, schedulers
from delay_scheduling.bounds import Bound, D, K, T, compiled
from delay_scheduling.errors import require
from delay_scheduling.game import Instance, Schedule, is_integer, valid_delays
from delay_scheduling.players import Known, Learner

eta = sp.Symbol("eta", positive=True)


class Greedy:
    """Hold a round if there is room, until its feedback arrives: first come, first tracked.

    As a player of its own it plays arm 0 and records what is held, in `S`, from round to delay (None if hidden).

    Parameters
    ----------
    rng : numpy Generator, for trackers with coins; one uniform a round is drawn from it.
    """

    needs_clairvoyance = preempts = False

    def __init__(self, rng=None):
        self.rng = rng

    def start(self, rules):
        """Begin a game, if its rules allow this tracker."""
        name = type(self).__name__
        require(rules.clairvoyant or not self.needs_clairvoyance, "rules", f"clairvoyance, which {name} needs", rules)
        require(rules.preemptive or not self.preempts, "rules", f"preemption, which {name} needs", rules)
        self.rules, self.S = rules, {}

    def act(self, t, delay):
        """Learn the delay, and play arm 0."""
        self.delay = delay
        return 0

    def track(self, t):
        """Hold round t if it is wanted and fits."""
        if not self.wants(t) or len(self.S) >= self.rules.C:
            return False
        self.S[t] = self.delay
        return True

    def observe(self, t, feedback):
        """Let go of what arrives."""
        for s, _ in feedback:
            del self.S[s]

    def release(self, t):
        """Drop what the tracker gives up."""
        dropped = self.drops(t)
        for s in dropped:
            del self.S[s]
        return dropped

    def wants(self, t):
        """Return whether to hold round t, should there be room."""
        return True

    def drops(self, t):
        """Return the rounds to give up at the end of round t."""
        return []


class RandomReplacement(Greedy):
    """Keep a slot free for the next round: whenever all are taken at the end of a round, drop one of them at random."""

    preempts = True

    def drops(self, t):
        """Return a round drawn uniformly from a full tracking set."""
        U, held = self.rng.random(), sorted(self.S)
        return [held[math.floor(U * len(held))]] if len(held) == self.rules.C else []


class LongestFirst(Greedy):
    """Keep a slot free for the next round by dropping the round whose feedback is farthest away."""

    needs_clairvoyance = preempts = True

    def drops(self, t):
        """Return the round of a full tracking set that ends last; of several, the latest."""
        return [max(self.S, key=self.end)] if len(self.S) == self.rules.C else []

    def end(self, s):
        """Return the round in which the feedback of s arrives, and s to break ties."""
        return s + self.S[s], s


class ShortestFirst(LongestFirst):
    """Keep a slot free for the next round by dropping the round whose feedback is nearest: a warning."""

    def drops(self, t):
        """Return the round of a full tracking set that ends first; of several, the earliest."""
        return [min(self.S, key=self.end)] if len(self.S) == self.rules.C else []


class SkipAbove(Greedy):
    """Hold no round whose delay exceeds a threshold, such as √D.

    Source: the wrapper of Thune, Cesa-Bianchi and Seldin (2019), which skips rounds with long delays.

    Parameters
    ----------
    threshold : a number of at least 0.
    """

    needs_clairvoyance = True

    def __init__(self, threshold):
        super().__init__()
        require(threshold >= 0, "threshold", "a number of at least 0", threshold)
        self.threshold = threshold

    def wants(self, t):
        """Return whether the delay is short enough."""
        return self.delay <= self.threshold


class GiveUpAfter(SkipAbove):
    """Skip the same rounds without clairvoyance: drop a round as soon as its delay is seen to exceed the threshold.

    A dropped round has held its slot in vain. With unlimited capacity this observes exactly what `SkipAbove` does.
    """

    needs_clairvoyance, preempts = False, True

    def wants(self, t):
        """Return True: nothing is known yet."""
        return True

    def drops(self, t):
        """Return the rounds s with d_s > threshold for sure: what is still held has d_s >= t + 1 − s."""
        return [s for s in self.S if t + 1 - s > self.threshold]


class AdaptiveSkipping(Greedy):
    """Drop round s at the end of round t if t + 1 − s > √(D / log K), where D is the delay counted so far.

    D grows by the number of rounds held at the end of each round, so a dropped round stops counting. No knowledge of
    the delays or of T is needed.

    Source: the refined tuning of Zimmert and Seldin (2020), where such a round leaves the delay count; here it also
    leaves the tracking set, so that its feedback is lost. The threshold was compared with a public implementation of
    that tuning, not with the paper itself. No bound for it is used in the book.
    """

    preempts = True

    def start(self, rules):
        """Begin a game with no delay counted."""
        super().start(rules)
        self.D = 0

    def drops(self, t):
        """Count what is pending, and return the rounds that have waited for too long."""
        self.D += len(self.S)
        return [s for s in self.S if (t + 1 - s) ** 2 * math.log(self.rules.K) > self.D]


class Observing:
    """Play Delayed FTRL on what a tracker observes, each observation counting once.

    With `Greedy` this is Algorithm 2 with everything tracked and all weights 1.

    Parameters
    ----------
    tracker : `Greedy` or another tracker.
    rates : `players.constant(...)` or `players.thm_2_1`.
    rng : numpy Generator for the actions; one uniform a round is drawn from it.
    """

    def __init__(self, tracker, rates, rng):
        self.tracker, self.rates, self.rng = tracker, rates, rng
        self.track, self.release = tracker.track, tracker.release

    @property
    def history(self):
        """The distributions x_1, x_2, ... used so far."""
        return self.learner.history

    def start(self, rules):
        """Begin a game without knowledge."""
        self.tracker.start(rules)
        self.known, self.learner = Known(rules), Learner(rules, self.rates, self.rng)

    def act(self, t, delay):
        """Show the delay to the tracker, and draw the action."""
        self.tracker.act(t, delay)
        self.known.sigma.append(len(self.tracker.S))
        return self.learner.act(self.known)

    def observe(self, t, feedback):
        """Hand the feedback to both."""
        self.tracker.observe(t, feedback)
        for s, value in feedback:
            self.learner.observe(s, value, p=1.0)


def recorded(tracker, delays, rules):
    """Return the schedule of a tracker, played out by the referee, with p_t = 1: no weights.

    Parameters
    ----------
    tracker : `Greedy` or another tracker, fresh.
    delays : shape (T,), integers of at least 0.
    rules : the variation of the game.

    >>> from delay_scheduling import Rules
    >>> rules = Rules(K=2, C=2, clairvoyant=True, preemptive=True)
    >>> recorded(LongestFirst(), [9, 1, 1, 0], rules).observed.tolist()
    [False, True, True, True]
    """
    delays = valid_delays(delays)
    game = referee.play(tracker, Instance(np.zeros((len(delays), rules.K)), delays), rules)
    dropped = {s for removed in game.removed for s in removed}
    observed = np.array([t in S and t not in dropped for t, S in enumerate(game.S1, start=1)])
    return Schedule(delays, observed, np.ones(len(delays)), game.before, game.after)


@dataclass(frozen=True, eq=False)
class Fixed:
    """Return the same schedule in every run, whatever the coins: the policy of a tracker without coins.

    Parameters
    ----------
    schedule : what `recorded` gives.
    """

    schedule: Schedule

    def sample(self, delays, rules, rng):
        """Return the schedule, if it is one of these delays and fits the capacity."""
        same = np.array_equal(delays, self.schedule.delays)
        require(same, "delays", "those for which the schedule was recorded", np.asarray(delays))
        most = int(self.schedule.after.max())
        require(most <= rules.C, "rules", f"a capacity of at least {most}", rules)
        return self.schedule


class Replacing(schedulers.Scheduler):
    """Sample the schedule of `RandomReplacement`, compiled."""

    preempts = True

    def sample(self, delays, rules, rng):
        """Return a random schedule with p_t = 1. One uniform a round is drawn from rng."""
        delays = valid_delays(delays)
        self.check_legal(rules)
        T = len(delays)
        courses = replacements(delays, rng.random(T), int(min(rules.C, T + 1)))
        return Schedule(delays, courses[0], np.ones(T), *courses[1:])


@numba.njit(cache=True, nogil=True)
def replacements(delays, uniforms, C):
    """Return Z_t, |S_t^0| and |S_t^1| (see `RandomReplacement`)."""
    T = len(delays)
    observed, before, after = np.ones(T, np.bool_), np.zeros(T, np.int64), np.zeros(T, np.int64)
    held, size = np.zeros(C, np.int64), 0
    for t in range(T):
        before[t], after[t] = size, size + 1  # a slot is always free
        held[size] = t
        kept = 0
        for s in held[: size + 1]:
            if s + delays[s] > t:
                held[kept] = s
                kept += 1
        size = kept
        if size == C:
            victim = int(uniforms[t] * size)
            observed[held[victim]] = False
            held[victim : size - 1] = held[victim + 1 : size].copy()
            size -= 1
    return observed, before, after


exponential_weights = Bound(
    name="Delayed exponential weights",
    label="rel:exp-weights",
    expr={
        "bandit": sp.log(K) / eta + eta * (K * T / 2 + D),
        "full-information": sp.log(K) / eta + eta * (T / 2 + D),
    },
    hypotheses=(("a capacity above the largest σ_t", lambda regime, n: n.get("C", math.inf) > n.get("sigma_max", 0)),),
    numbers=lambda instance, rules, eta: {
        **{"K": instance.K, "T": instance.T, "D": instance.D, "eta": eta},
        **{"C": rules.C, "sigma_max": int(instance.sigma.max())},
    },
)
best_rate = {"bandit": sp.sqrt(sp.log(K) / (K * T / 2 + D)), "full-information": sp.sqrt(sp.log(K) / (T / 2 + D))}


def exponential_rate(K, T, D, regime="bandit"):
    """Return the rate η that makes the bound `exponential_weights` least.

    Delayed exponential weights is Delayed FTRL with the entropy alone, β_t = η and α_t = ∞, and unlimited capacity.

    Source: the algorithm is that of Thune, Cesa-Bianchi and Seldin (2019); the bound is proved in the book, in the
    chapter on the tournament. It needs no bound on d_max.

    Parameters
    ----------
    K, T : numbers of arms and rounds, integers of at least 2 and 1.
    D : total delay, an integer of at least 0, known in advance.
    regime : "bandit" or "full-information".

    >>> round(exponential_rate(K=2, T=10, D=90), 6) == round((math.log(2) / 100) ** 0.5, 6)
    True
    """
    for name, value, least in (("K", K, 2), ("T", T, 1), ("D", D, 0)):
        require(is_integer(value) and value >= least, name, f"an integer of at least {least}", value)
    numbers = {"K": K, "T": T, "D": D}
    return float(compiled(best_rate[regime], tuple(sorted(numbers)))(*(numbers[name] for name in sorted(numbers))))


def uniform_regret(instance):
    """Return the regret of uniform play: it is the same in every run, for ⟨x_t, l_t⟩ is the average loss.

    >>> uniform_regret(Instance(losses=[[0, 1], [0, 0.5]], delays=[0, 0]))
    0.75
    """
    return float(instance.losses.mean(axis=1).sum() - instance.losses.sum(axis=0).min())


def most_observed(delays, C):
    """Return how many rounds can be observed with C slots by a player who knows all delays beforehand.

    Round t is the interval from t to t + d_t, and C slots are C machines. Going from left to right, and dropping the
    interval that ends last whenever more than C overlap, keeps as many as possible. Rounds that end after T are no use.

    Source: Faigle and Nawijn (1995).

    Parameters
    ----------
    delays : shape (T,), integers of at least 0.
    C : capacity, an integer of at least 1.

    >>> most_observed([3, 0, 1, 0], C=1), most_observed([3, 0, 1, 0], C=2), most_observed([3, 0, 1, 0], C=3)
    (2, 3, 4)
    """
    delays = valid_delays(delays)
    require(is_integer(C) and C >= 1, "C", "an integer of at least 1", C)
    T, observed, ends = len(delays), 0, []
    for t, d in enumerate(delays.tolist(), start=1):
        ends.extend([t + d] if t + d <= T else [])
        if len(ends) > C:
            ends.remove(max(ends))
        observed += ends.count(t)
        ends = [end for end in ends if end > t]
    return observed
