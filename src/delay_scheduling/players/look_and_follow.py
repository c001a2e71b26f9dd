"""Losses by chance: look at every B-th round, and follow the best arm so far in all others.

Looks try the arms in turn, and remove those that are plainly not the best. With B = ⌈(d + 1) / C⌉
no more than C looks wait at a time. The logarithm of T is for looks only: it is not multiplied by
the delay.

Source: the chapter "Capacity is a change of time" (past:chance).
"""

from dataclasses import dataclass
from typing import Any

from delay_scheduling.arithmetic import log_of
from delay_scheduling.game import Rules
from delay_scheduling.players.black_box import slots_used
from delay_scheduling.validation import integer, require


class Looking:
    """Play `LookAndFollow`. A `referee.Player`, without coins."""

    def __init__(self, maker: "LookAndFollow"):
        self.maker = maker

    def start(self, rules: Rules) -> None:
        self.K = rules.K
        self.delay = self.maker.delay
        self.bandit = rules.regime == "bandit"
        slots = slots_used(rules, self.delay, self.maker.slots)
        self.every = -(-(self.delay + 1) // slots)
        self.log = log_of(2 * self.K * self.maker.T**2)
        self.active = list(range(self.K))
        self.turn = 0  # place in `active` of the next look
        self.passes = 0  # m, those that have been observed
        self.count = [0] * self.K
        self.total = [0.0] * self.K
        self.leader = 0
        self.looks: list[tuple[int, int]] = []  # round and arm, not used yet
        self.losses: dict[int, float] = {}  # feedback that waits to be used

    def act(self, t: int, delay: int | None) -> int:
        if delay is not None:
            self.allow(delay)
        self.use(t)
        self.looking = (t - 1) % self.every == 0
        if not self.looking:
            return self.leader
        arm = self.active[self.turn % len(self.active)]
        self.turn = (self.turn + 1) % len(self.active)
        self.looks.append((t, arm))
        return arm

    def use(self, t: int) -> None:
        """Take in what was looked at d rounds ago, before round t."""
        while self.looks and self.looks[0][0] + self.delay < t:
            s, arm = self.looks.pop(0)
            if s not in self.losses:
                require(False, "delays", f"at most {self.delay}", f"more, in round {s}")
            loss = self.losses.pop(s)
            self.count[arm] += 1
            self.total[arm] += loss
            if min(self.count[i] for i in self.active) > self.passes:
                self.passes += 1
                self.judge()

    def judge(self) -> None:
        """Remove the arms whose mean is above the least by more than 2 √(log(2 K T²) / (2 m))."""
        least = min(self.total[i] for i in self.active)
        limit = 2 * self.log * self.passes
        following = self.active[self.turn % len(self.active)]
        left = [i for i in self.active if (self.total[i] - least) ** 2 <= limit]
        later = [place for place, i in enumerate(left) if i >= following]
        self.active = left
        self.turn = later[0] if later else 0
        self.leader = min(left, key=lambda i: self.total[i])

    def allow(self, delay: int) -> None:
        """Raise ValueError for a delay above d."""
        require(delay <= self.delay, "delays", f"at most {self.delay}", delay)

    def track(self, t: int) -> bool:
        return self.looking

    def observe(self, t: int, feedback: tuple[tuple[int, Any], ...]) -> None:
        for s, loss in feedback:
            self.allow(t - s)
            self.losses[s] = loss if self.bandit else float(loss[dict(self.looks)[s]])

    def release(self, t: int) -> tuple:
        return ()


@dataclass(frozen=True)
class LookAndFollow:
    """Make players for losses that are drawn alike in all rounds: a function from a seed.

    Parameters
    ----------
    T : number of rounds, or an upper bound, an integer of at least 1.
    delay : d, an integer of at least 0. No delay may be longer.
    slots : how many slots to use, at least 1; None for min{C, d + 1}.

    Wrong arguments raise ValueError, and so does a game with a longer delay or fewer slots. The
    bound is `past.by_chance.bound`. Losses that change, or that hang on delays, it does not cover.

    Arm 1 is always better. It is looked at in turn, and followed from the first passes on:

    >>> from delay_scheduling import Instance, Rules, estimate_regret
    >>> game = Instance(losses=[[1.0, 0.0]] * 400, delays=[2, 0, 1, 1] * 100)
    >>> player = Rules(K=2, C=1), LookAndFollow(T=400, delay=2), None
    >>> found = estimate_regret(game, *player, runs=1, seed=0)
    >>> bool(found.mean < 40)  # uniform play has 200
    True
    """

    T: int
    delay: int
    slots: int | None = None

    def __post_init__(self) -> None:
        integer("T", self.T, least=1)
        integer("delay", self.delay, least=0)
        if self.slots is not None:
            integer("slots", self.slots, least=1)

    def __call__(self, seed: int) -> Looking:
        return Looking(self)
