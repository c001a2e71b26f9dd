"""Your own algorithm for the game without delays, with one slot and delays of which no bound is
known: a change of time whose width is doubled when feedback is late.

In a phase of width W the player is that of `players.black_box` for delays up to W − 1. If the
feedback of a tracked round has not come within W rounds, the phase is over: the player waits until
it comes, after a delay of d_s, and begins anew with width max{2 W, d_s + 1} and a fresh learner.

Source: the chapter "Capacity is a change of time" (past:time-unknown).
"""

from typing import Any

from delay_scheduling.game import Rules, streams
from delay_scheduling.players.black_box import Coins, arm_of, fresh_learner


class Doubling:
    """Play a learner in phases. A `referee.Player` with one slot.

    Parameters
    ----------
    maker : the `BlackBox` with the settings.
    seed : integer of at least 0, of the coins and the learners.
    """

    def __init__(self, maker: Any, seed: int):
        self.maker = maker
        self.seed = seed

    def start(self, rules: Rules) -> None:
        self.rules = rules
        self.rng, self.draws = streams(self.seed, 0)
        self.begin_phase(1)

    def begin_phase(self, width: int) -> None:
        """Begin anew, with a fresh learner and fresh coins, for delays below this width."""
        self.width = width
        self.learner = fresh_learner(self.maker, self.rules, self.draws)
        self.coins = Coins(width - 1, self.rng)
        self.tracked = False
        self.arm: int | None = None  # of the next step
        self.step: int | None = None  # the tracked round whose feedback is not used yet
        self.loss: Any = None  # that feedback, once it is here

    def act(self, t: int, delay: int | None) -> int:
        self.tracked = False
        if self.step is not None and t >= self.step + self.width:
            if self.loss is None:  # it is late: wait
                return self.next_arm()
            self.learner.tell(self.next_arm(), self.loss)
            self.arm = self.step = self.loss = None
        self.tracked = self.coins.toss()
        if self.tracked:
            self.step = t
        elif self.maker.redraw:
            return arm_of(self.learner, self.rules.K)
        return self.next_arm()

    def next_arm(self) -> int:
        """Return the arm of the next step, kept until the learner has observed its loss."""
        if self.arm is None:
            self.arm = arm_of(self.learner, self.rules.K)
        return self.arm

    def track(self, t: int) -> bool:
        return self.tracked

    def observe(self, t: int, feedback: tuple) -> None:
        for s, loss in feedback:
            if t - s < self.width:
                self.loss = loss
            else:
                self.begin_phase(max(2 * self.width, t - s + 1))

    def release(self, t: int) -> tuple:
        return ()
