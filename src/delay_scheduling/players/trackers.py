"""The other players worth comparing with, on the same game.

A tracker decides which rounds to hold, and a learner what to play. The trackers here are the
obvious ones: first come first tracked, keep a slot free by a release, skip what takes too
long. What they hold depends on what they hold already, so the chance that a round is observed has
no simple formula. `SelfNormalized` divides by the share of rounds that were tracked so far instead.

No tracker looks at losses, so its schedule can be recorded once and handed to the compiled learner
(`recorded`), with **no importance weights**: each observation counts once. That is a bias, which
the paper's schedulers avoid. Each tracker says whether it needs clairvoyance or preemption:
a game without is refused before the first round.
"""

import math
from dataclasses import dataclass

import numpy as np

from delay_scheduling import referee
from delay_scheduling.arithmetic import log_of
from delay_scheduling.compiled.tracking import replacements
from delay_scheduling.game import ACTIONS, Instance, Rules, Schedule, stream
from delay_scheduling.schedulers import INFINITE, Certain, Slots
from delay_scheduling.schedulers.law import Law, check_legal
from delay_scheduling.validation import Numbers, require, valid_delays


class Greedy:
    """Hold a round if there is room, until its feedback arrives: first come, first tracked.

    As a player of its own it plays arm 0 and records what is held, in `S`, from round to delay
    (None if hidden). For trackers with coins, one uniform a round is drawn from the generator.
    """

    needs_clairvoyance = preempts = False

    def __init__(self, rng=None):
        self.rng = rng

    def start(self, rules):
        """Begin a game, if its rules allow this tracker."""
        check_legal(self, rules)
        self.rules = rules
        self.S = {}

    def act(self, t, delay):
        self.delay = delay
        return 0

    def track(self, t):
        """Hold round t if it is wanted and fits."""
        if not self.wants(t) or len(self.S) >= self.rules.C:
            return False
        self.S[t] = self.delay
        return True

    def observe(self, t, feedback):
        for s, _ in feedback:
            self.S.pop(s, None)

    def release(self, t):
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


@dataclass(frozen=True)
class Fresh:
    """Make players of a class that takes a generator: a function from a seed, for `estimate_regret`.

    >>> Fresh(Greedy)(seed=3).act(1, None)
    0
    """  # noqa: E501

    kind: type

    def __call__(self, seed: int) -> Greedy:
        return self.kind(stream(seed, 0, ACTIONS))

    def acted(self, instance: Instance, rules: Rules, seed: int) -> np.ndarray:
        """Return the arms that the player with this seed plays, integers of shape (T,).

        For bandits the classes that have a compiled twin use it.
        """
        name = getattr(self.kind, "compiled", None)
        if name is None or rules.regime != "bandit":
            return np.array(referee.play(self(seed), instance, rules).actions)
        from delay_scheduling.compiled import followers

        T = instance.T
        K = instance.K
        kind = getattr(followers, name)
        needed = T if kind != followers.THOMPSON else (T + 100) * (16 * K + 1)
        actions = np.empty(T, np.int64)
        uniforms = stream(seed, 0, ACTIONS).random(needed)
        followers.follow(
            instance.losses, instance.delays, int(min(rules.C, T)), kind, uniforms, actions
        )
        return actions


class RandomReplacement(Greedy):
    """Keep a slot free for the next round: whenever all are taken at the end of a round,
    release one of them at random.
    """

    preempts = True

    def drops(self, t):
        U = self.rng.random()
        held = sorted(self.S)
        return [held[math.floor(U * len(held))]] if len(held) == self.rules.C else []


class LongestFirst(Greedy):
    """Keep a slot free by releasing the round whose feedback is farthest away; of several,
    the latest.
    """

    needs_clairvoyance = preempts = True
    first = staticmethod(max)

    def drops(self, t):
        return (
            [self.first(self.S, key=lambda s: (s + self.S[s], s))]
            if len(self.S) == self.rules.C
            else []
        )


class ShortestFirst(LongestFirst):
    """Keep a slot free by releasing the round whose feedback is nearest; of several,
    the earliest: a warning.
    """

    first = staticmethod(min)


class SkipAbove(Greedy):
    """Hold no round whose delay exceeds a threshold of at least 0, such as √D.

    Source: the wrapper of Thune, Cesa-Bianchi and Seldin (2019), which skips rounds with long
    delays.
    """

    needs_clairvoyance = True

    def __init__(self, threshold):
        super().__init__()
        require(threshold >= 0, "threshold", "a number of at least 0", threshold)
        self.threshold = threshold

    def wants(self, t):
        return self.delay <= self.threshold


class AdaptiveSkipping(Greedy):
    """Release round s at the end of round t if t + 1 − s > √(D / log K),
    where D is the delay counted so far.

    D grows by the number of rounds held at the end of each round, so a released round stops
    counting. No knowledge of the delays or of T is needed.

    Source: the refined tuning of Zimmert and Seldin (2020), where such a round leaves the delay
    count; here it also leaves the tracking set, so that its feedback is lost. The threshold was
    compared with a public implementation of that tuning, not with the paper itself. No bound for it
    is used in the book.
    """

    preempts = True

    def start(self, rules):
        super().start(rules)
        self.D = 0

    def drops(self, t):
        self.D += len(self.S)
        return [s for s in self.S if (t + 1 - s) ** 2 * log_of(self.rules.K) > self.D]


def recorded(tracker, delays, rules):
    """Return the schedule of a fresh tracker, played out by the referee, with p_t = 1: no weights.

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
class Fixed(Certain):
    """Return a schedule of `recorded` in every run, whatever the coins:
    the scheduler of a tracker without coins.
    """

    schedule: Schedule

    def sample(self, delays: Numbers, rules: Rules, rng: np.random.Generator) -> Schedule:
        """Return the schedule, if it is one of these delays and fits the capacity."""
        same = np.array_equal(delays, self.schedule.delays)
        require(same, "delays", "those for which the schedule was recorded", np.asarray(delays))
        most = int(self.schedule.after.max())
        require(most <= rules.C, "rules", f"a capacity of at least {most}", rules)
        return self.schedule


@dataclass(frozen=True)
class Replacing(Slots):
    """Sample the schedule of `RandomReplacement`, compiled."""

    preempts = True

    def played(self, delays: np.ndarray, uniforms: np.ndarray, C: float) -> Schedule:
        """Return the schedule of these uniforms, with p_t = 1."""
        T = len(delays)
        courses = replacements(delays, uniforms, int(min(C, T + 1)))
        return Schedule(delays, courses[0], np.ones(T), *courses[1:])


@dataclass(frozen=True)
class SelfNormalized(Certain, Slots):
    """Track what finds a slot, and weigh it by t / n_t, n_t being the number of tracked rounds so far.

    p_t is n_t / t, or 1 / t before the first tracked round: the share of the rounds up to t that
    were tracked, round t among them. It is known when round t begins, needs no coin, and is the
    same in all runs. It is not the probability of anything: if full slots go with certain losses,
    the weights are wrong, and no bound is known. With room for all rounds p_t is 1.

    Two slots and delays of three rounds: rounds 1 and 2 are tracked, rounds 3 and 4 find no slot.

    >>> schedule = SelfNormalized().sample([3, 3, 3, 3, 3], Rules(2, C=2), np.random.default_rng(0))
    >>> schedule.observed.tolist(), schedule.p.round(2).tolist()
    ([True, True, False, False, True], [1.0, 1.0, 0.67, 0.5, 0.6])
    """  # noqa: E501

    def begin(self, C: float) -> Law:
        return SelfNormalizedLaw(C)


class SelfNormalizedLaw(Law):
    """Remember how many slots are taken, and how many rounds were tracked.

    The number of a round is p_t.
    """

    def __init__(self, C: float):
        self._C = C
        self.held = 0
        self.tracked = 0

    def decide(self, t: int, uniform: float, delay: int | None) -> tuple[int, float]:
        fits = self.held < self._C
        if fits:
            self.held += 1
            self.tracked += 1
        return INFINITE if fits else -1, max(self.tracked, 1) / t

    def chance(self, number: float, delay: int) -> float:
        return number

    def leave(self, s: int, number: float) -> None:
        self.held -= 1
