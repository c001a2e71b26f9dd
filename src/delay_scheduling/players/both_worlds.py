"""Both worlds at once: one distribution for the rounds that are tracked, another for all others.

Coins and cells are those of `black_box`. In a tracked cell the player draws from π, which explores,
in all other rounds from x, which does not. Both are made from the same estimates, and the estimates
from tracked cells only:

    π_i = (u_i + a)^−2,   x_i = (u_i + b)^−3,   u_i = (L_i − min L) / √(n + 1)

where n is the number of cells that were observed, L the sum of their estimates, and a and b are
such that the shares add up to 1. Against an adversary the regret is of order √(T (d + C)), and if
losses are drawn by chance log T is multiplied by C, not by the delay.

Source: the chapter "Capacity is a change of time" (past:both).
"""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from delay_scheduling.game import Instance, Rules, streams
from delay_scheduling.players.black_box import Coins, slots_used
from delay_scheduling.players.powers import distribution, drawn
from delay_scheduling.referee import play
from delay_scheduling.validation import integer, require


class Playing:
    """Play `BothWorlds`. A `referee.Player`."""

    def __init__(self, maker: "BothWorlds", seed: int):
        self.maker = maker
        self.seed = seed

    def start(self, rules: Rules) -> None:
        coins, self.draws = streams(self.seed, 0)
        self.K = rules.K
        self.bandit = rules.regime == "bandit"
        self.delay = self.maker.delay
        self.size = slots_used(rules, self.delay, self.maker.slots)
        self.coins = Coins(-(-self.delay // self.size), coins)
        self.L = [0.0] * self.K
        self.n = 0
        self.tracked = False
        self.held: dict[int, tuple[int, float]] = {}  # of the tracked rounds: arm and π of the arm
        self.estimates: list[tuple[int, float]] = []  # of the cell whose feedback is awaited
        self.used_in = 0
        self.prepare()

    def prepare(self) -> None:
        """Find both distributions."""
        least = min(self.L)
        root = math.sqrt(self.n + 1)
        u = [(total - least) / root for total in self.L]
        self.explore = distribution(u, 2)
        self.exploit = distribution(u, 3)

    def act(self, t: int, delay: int | None) -> int:
        if delay is not None:
            self.allow(delay)
        if (t - 1) % self.size == 0:
            self.begin_cell()
        x = self.explore if self.tracked else self.exploit
        arm = drawn(x, self.draws.random())
        if self.tracked:
            self.held[t] = arm, x[arm]
        return arm

    def begin_cell(self) -> None:
        """Use the last tracked cell, if it is time, and toss a coin."""
        self.tracked = self.coins.toss()
        if self.used_in == self.coins.cell:
            most = f"at most {self.delay}"
            require(not self.held, "delays", most, f"more, in rounds {sorted(self.held)}")
            for arm, estimate in self.estimates:
                self.L[arm] += estimate / self.size
            self.n += 1
            self.estimates = []
            self.prepare()
        if self.tracked:
            self.used_in = self.coins.cell + self.coins.m + 1

    def allow(self, delay: int) -> None:
        """Raise ValueError for a delay above d."""
        require(delay <= self.delay, "delays", f"at most {self.delay}", delay)

    def track(self, t: int) -> bool:
        return self.tracked

    def observe(self, t: int, feedback: tuple[tuple[int, Any], ...]) -> None:
        for s, loss in feedback:
            self.allow(t - s)
            arm, share = self.held.pop(s)
            self.estimates.append((arm, (loss if self.bandit else float(loss[arm])) / share))

    def release(self, t: int) -> tuple:
        return ()


@dataclass(frozen=True)
class BothWorlds:
    """Make players for both worlds: a function from a seed.

    Parameters
    ----------
    delay : d, an integer of at least 0. No delay may be longer.
    slots : how many slots to use, at least 1; None for min{C, d + 1}.

    T need not be known. Wrong arguments raise ValueError, and so does a game with a longer delay or
    fewer slots. With full information only the loss of the own arm is used. Bounds:
    `past.both_worlds.always` and `past.both_worlds.chance`.

    >>> from delay_scheduling import Instance, Rules, estimate_regret
    >>> game = Instance(losses=[[1.0, 0.0]] * 400, delays=[2, 0, 1, 1] * 100)
    >>> found = estimate_regret(game, Rules(K=2, C=1), BothWorlds(delay=2), None, 16, seed=0)
    >>> bool(found.mean < 70)  # uniform play has 200
    True
    """

    delay: int
    slots: int | None = None

    def __post_init__(self) -> None:
        integer("delay", self.delay, least=0)
        if self.slots is not None:
            integer("slots", self.slots, least=1)

    def __call__(self, seed: int) -> Playing:
        return Playing(self, seed)

    def acted(self, instance: Instance, rules: Rules, seed: int) -> np.ndarray:
        """Return the arms that the player with this seed plays, integers of shape (T,).

        A compiled twin plays, unless a delay is longer than d.
        """
        if instance.delays.max() > self.delay:
            return np.array(play(self(seed), instance, rules).actions)
        from delay_scheduling.compiled.both_worlds import both_worlds

        coins, draws = streams(seed, 0)
        size = slots_used(rules, self.delay, self.slots)
        m = -(-self.delay // size)
        cells = -(-instance.T // size)
        actions = np.empty(instance.T, np.int64)
        both_worlds(
            instance.losses,
            instance.delays,
            size,
            m,
            coins.random(m + cells),
            draws.random(instance.T),
            actions,
        )
        return actions
