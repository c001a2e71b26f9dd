"""Simple players behind a scheduler: it says what is tracked, and they say what is played."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from delay_scheduling.game import Rules, streams
from delay_scheduling.schedulers import Scheduler
from delay_scheduling.validation import require


@dataclass(frozen=True)
class Behind:
    """Make players for `estimate_regret` with rates None: a learner behind a scheduler's slots.

    What arrives is handed to the learner as it is, without importance weights: each observation
    counts once. If short delays go with small losses, or with large ones, what arrives is then no
    fair sample for a scheduler that drops rounds.

    Parameters
    ----------
    learner : function from a generator to a player of `players.naive` or `players.stochastic`, such
        as `ThompsonSampling`. It is asked for arms, and told what arrives.
    scheduler : a scheduler with a law, such as `schedulers.Reservoirs()`.

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

    def __post_init__(self) -> None:
        asked = isinstance(self.scheduler, Scheduler)
        require(asked, "scheduler", "a Scheduler, such as schedulers.Reservoirs()", self.scheduler)

    def __call__(self, seed: int) -> "Scheduled":
        """Return a fresh player with this seed."""
        return Scheduled(self.learner, self.scheduler, seed)


class Scheduled:
    """Play the arms of a learner, and track the rounds of a scheduler (see `referee.Player`)."""

    def __init__(self, learner: Callable[..., Any], scheduler: Any, seed: int):
        self.coins, draws = streams(seed, 0)
        self.scheduler = scheduler
        self.learner = learner(draws)

    def start(self, rules: Rules) -> None:
        """Begin a game, if its rules allow the scheduler."""
        self.scheduler.check_legal(rules)
        self.rules = rules
        self.law = self.scheduler.begin(rules.C)
        self.learner.start(rules)
        self.S: dict[int, float] = {}  # from a tracked round to the number of the law
        self.ends: dict[int, list[int]] = {}  # from a round to those that are dropped at its end

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
        for s, _ in feedback:
            self.law.leave(s, self.S.pop(s))
        self.learner.observe(t, feedback)

    def release(self, t: int) -> list[int]:
        """Return the rounds whose patience is over."""
        over = [s for s in self.ends.pop(t, ()) if s in self.S]
        for s in over:
            del self.S[s]
        return over
