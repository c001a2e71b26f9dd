"""Simple players behind a scheduler: it says what is tracked, and they say what is played."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from delay_scheduling.game import Rules, streams
from delay_scheduling.players.naive import FollowTheLeader
from delay_scheduling.schedulers import Scheduler
from delay_scheduling.validation import require


@dataclass(frozen=True)
class Behind:
    """Make players for `estimate_regret` with rates None: a learner behind a scheduler's slots.

    What arrives is handed to the learner as it is: each observation counts once. If short delays go
    with small losses, or with large ones, what arrives is then no fair sample for a scheduler that
    releases rounds. With `weighted`, an observation of round t weighs 1 / p_t, the propensity of
    being observed: averages are Σ l / p over Σ 1 / p, and n observations count as
    (Σ 1 / p)² / Σ 1 / p² <= n. That takes the bias away and leaves more noise.

    Parameters
    ----------
    learner : function from a generator to a player of `players.naive` or `players.stochastic`, such
        as `ThompsonSampling`. It is asked for arms, and given what arrives.
    scheduler : a scheduler with a law, such as `schedulers.Reservoirs()`.
    weighted : whether observations weigh 1 / p_t; then the learner is one that averages, a
        `players.naive.FollowTheLeader` or of a class made from it, such as `ThompsonSampling`.

    >>> from delay_scheduling import Rules, adversaries, estimate_regret, schedulers
    >>> from delay_scheduling.players.stochastic import ThompsonSampling
    >>> instance = adversaries.easy(T=200, K=2, mean_delay=20, seed=0)
    >>> rules = Rules(K=2, C=4, preemptive=True)
    >>> make = Behind(ThompsonSampling, schedulers.Reservoirs())
    >>> len(estimate_regret(instance, rules, make, None, runs=2, seed=0).regrets)
    2
    """

    learner: Callable[[np.random.Generator], Any]
    scheduler: Any
    weighted: bool = False

    def __post_init__(self) -> None:
        asked = isinstance(self.scheduler, Scheduler)
        require(asked, "scheduler", "a Scheduler, such as schedulers.Reservoirs()", self.scheduler)

    def __call__(self, seed: int) -> "Scheduled":
        """Return a fresh player with this seed."""
        return Scheduled(self.learner, self.scheduler, seed, self.weighted)


class Scheduled:
    """Play the arms of a learner, and track the rounds of a scheduler (see `referee.Player`)."""

    def __init__(
        self, learner: Callable[..., Any], scheduler: Any, seed: int, weighted: bool = False
    ):
        self.coins, draws = streams(seed, 0)
        self.scheduler = scheduler
        self.learner = learner(draws)
        self.weighted = weighted
        averages = isinstance(self.learner, FollowTheLeader)
        expected = "a learner that averages, such as ThompsonSampling"
        require(averages or not weighted, "learner", expected, self.learner)

    def start(self, rules: Rules) -> None:
        """Begin a game, if its rules allow the scheduler."""
        self.scheduler.check_legal(rules)
        self.rules = rules
        self.law = self.scheduler.begin(rules.C)
        self.learner.start(rules)
        self.S: dict[int, float] = {}  # from a tracked round to the number of the law
        self.ends: dict[int, list[int]] = {}  # from a round to those that are dropped at its end
        self.sums = np.zeros((3, rules.K))  # of l / p, of 1 / p and of 1 / p²

    def act(self, t: int, delay: int | None) -> int:
        """Return the arm of the learner, which is shown no delay."""
        begins = (t - 1) % self.law.block == 0
        shown = delay if self.scheduler.needs_clairvoyance else None
        uniform = self.coins.random() if begins else 0.0
        self.decided = self.law.decide(t, uniform, shown)
        return self.learner.act(t, None)

    def track(self, t: int) -> bool:
        """Track the round if the law wants it and a slot is free."""
        proxy, number = self.decided
        if proxy < 0 or len(self.S) >= self.rules.C:
            return False
        self.S[t] = number
        if self.scheduler.preempts:
            self.ends.setdefault(t + proxy, []).append(t)
        return True

    def observe(self, t: int, feedback: tuple) -> None:
        """Tell law and learner what has arrived."""
        for s, value in feedback:
            number = self.S.pop(s)
            if self.weighted:
                self.weigh(s, value, 1 / self.law.chance(number, t - s))
            self.law.leave(s, number)
        self.learner.observe(t, feedback)
        if self.weighted and feedback:
            losses, weights, squares = self.sums
            seen = squares > 0
            self.learner.count[seen] = weights[seen] ** 2 / squares[seen]
            self.learner.total[seen] = self.learner.count[seen] * losses[seen] / weights[seen]

    def weigh(self, s: int, value: Any, weight: float) -> None:
        """Add an observation of round s with its weight."""
        is_full = self.rules.regime == "full-information"
        seen = slice(None) if is_full else self.learner.arms[s]
        self.sums[0, seen] += weight * value
        self.sums[1, seen] += weight
        self.sums[2, seen] += weight**2

    def release(self, t: int) -> list[int]:
        """Return the rounds whose patience is over."""
        over = [s for s in self.ends.pop(t, ()) if s in self.S]
        for s in over:
            del self.S[s]
        return over
