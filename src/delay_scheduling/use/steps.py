"""Schedulers round by round, for `Online`: what is decided when a round begins, with the bits of `schedulers`."""

import math
from typing import Any

import numpy as np

from delay_scheduling import schedulers
from delay_scheduling.game import Rules
from delay_scheduling.schedulers import INFINITE, Scheduler, has_proxies
from delay_scheduling.validation import require

UNLIMITED = 2**62  # more rounds than there are


class Steps:
    """Step through a scheduler of your own, which must forget earlier rounds: it is shown arrays of one round.

    block : the number of rounds of a play; for each play one uniform is drawn.
    delay : the only delay allowed, or None.
    memory : the names of the numbers that go on from round to round.
    """

    block = 1
    delay: int | None = None
    memory: tuple[str, ...] = ()

    def __init__(self, scheduler: Any, rules: Rules):
        self.scheduler, self.C = scheduler, rules.C
        self.begin()

    def begin(self) -> None:
        """Set the numbers that go on."""

    def decide(self, t: int, u: float, delay: int | None) -> tuple[int, float]:
        """Return d̃_t, and the number from which p_t follows once the delay is known."""
        return int(self.scheduler.decided(np.array([u]), self.C, np.array([delay or 0]))[0]), 0.0

    def chance(self, number: float, delay: int) -> float:
        """Return p_t."""
        return float(self.scheduler.probabilities(np.array([delay]), self.C)[0])

    def leave(self, s: int, number: float) -> None:
        """Free the slot of a round whose feedback arrives."""

    def coin(self, number: float, u: float, delay: int | None) -> int:
        """Return a proxy delay from a uniform, tossed or drawn from Pareto's law of scale c_t (see `Patient`)."""
        if self.scheduler.tosses:
            assert delay is not None
            return INFINITE if u < self.chance(number, delay) else -1
        length = number / u if u > 0 else math.inf
        return INFINITE if length >= 2.0**62 else int(length) - self.scheduler.shift


class Coin(Steps):
    """Step through `Coin`, or `TrackEverything`, which is the coin with p = 1."""

    def begin(self) -> None:
        self.p = float(getattr(self.scheduler, "p", 1.0))

    def decide(self, t: int, u: float, delay: int | None) -> tuple[int, float]:
        return INFINITE if u < self.p else -1, self.p

    def chance(self, number: float, delay: int) -> float:
        return number


class Adaptive(Steps):
    """Step through `Bernoulli` and `Pareto`."""

    memory = ("harmonic",)

    def begin(self) -> None:
        self.harmonic, self.least = 0.0, min(self.C, self.scheduler.expected_capacity)

    def decide(self, t: int, u: float, delay: int | None) -> tuple[int, float]:
        self.harmonic += 1 / t
        c_t = self.least / ((1 + self.scheduler.chernoff) * (2 * self.harmonic))
        return self.coin(c_t, u, delay), c_t

    def chance(self, number: float, delay: int) -> float:
        return min(1.0, number / (delay + 1))


class Linear(Steps):
    """Step through `CalibratedBernoulli` and `CalibratedPareto`."""

    def decide(self, t: int, u: float, delay: int | None) -> tuple[int, float]:
        return self.coin(self.scheduler.scale, u, delay), 0.0

    def chance(self, number: float, delay: int) -> float:
        return 1.0 if delay == 0 else min(1.0, self.scheduler.scale / delay)


class Spaced(Coin):
    """Step through `Spaced`."""

    memory = ("p", "last")

    def begin(self) -> None:
        self.delay = d = self.scheduler.delay
        self.heads, self.p, self.last = 1 / (d + 1), 1.0, -d

    def decide(self, t: int, u: float, delay: int | None) -> tuple[int, float]:
        d, heads = self.scheduler.delay, u < self.heads
        if t <= d + 1:
            self.p = self.heads if t == 1 else self.p * (1 - self.heads)
        alone = t - self.last > d
        if heads:
            self.last = t
        return INFINITE if heads and alone else -1, self.p


class Batches(Coin):
    """Step through `BatchRepresentatives`: the representative is drawn when its batch begins."""

    memory = ("chosen",)

    def begin(self) -> None:
        self.block, self.chosen = self.scheduler.batch_size, 0

    def decide(self, t: int, u: float, delay: int | None) -> tuple[int, float]:
        if (t - 1) % self.block == 0:
            self.chosen = t + math.floor(u * self.block)
        return INFINITE if t == self.chosen else -1, 1.0


class Reservoirs(Steps):
    """Step through `Reservoirs` and `AnnouncedReservoirs`. Rounds are rows, from 0, in the slots."""

    memory = ("slots",)

    def begin(self) -> None:
        self.slots = np.full((3, 0 if self.C == math.inf else int(self.C)), -1, np.int64)

    def decide(self, t: int, u: float, delay: int | None) -> tuple[int, float]:
        if self.C == math.inf:
            return INFINITE, 0
        from delay_scheduling.compiled.slots import reservoir

        age, stays = map(int, reservoir(self.slots, t - 1, u))
        if delay is not None and self.scheduler.needs_clairvoyance:
            return INFINITE if stays > delay // self.C else -1, age
        return stays * int(self.C) - 1, age

    def chance(self, number: float, delay: int) -> float:
        return 1 / (1 + number + delay // self.C)

    def leave(self, s: int, number: float) -> None:
        if self.C < math.inf and self.slots[0, int((s - 1) % self.C)] == s - 1:
            self.slots[0, int((s - 1) % self.C)] = -1


class Skipping(Reservoirs):
    """Step through `Skipping`: the number of a round is its age a_t, or −1 − a_t if it is not kept."""

    memory = ("slots", "root")

    def begin(self) -> None:
        super().begin()
        self.root = 0.0

    def decide(self, t: int, u: float, delay: int | None) -> tuple[int, float]:
        from delay_scheduling.compiled.slots import wait_or_skip

        assert delay is not None
        price = float(self.scheduler.price)
        waits, self.root = map(float, wait_or_skip(self.root, price * price * delay, float(self.scheduler.allowance)))
        proxy, age = super().decide(t, u, delay if waits else 0)
        if waits:
            return proxy, age
        if self.C < math.inf and self.slots[0, (t - 1) % int(self.C)] == t - 1:
            self.slots[0, (t - 1) % int(self.C)] = -1  # its slot is free again at the end of the round
        return -1, -1 - age

    def chance(self, number: float, delay: int) -> float:
        return super().chance(number, delay) if number >= 0 else -1 / number


class Stairs(Steps):
    """Step through `Stairs`: the number of a round is its group."""

    memory = ("held",)

    def begin(self) -> None:
        self.sizes, self.p = self.scheduler.groups(UNLIMITED, self.C)
        self.held = np.zeros(len(self.sizes), np.int64)

    def decide(self, t: int, u: float, delay: int | None) -> tuple[int, float]:
        from delay_scheduling.compiled.slots import climb

        group, tracked = climb(self.held, self.sizes, self.p, u)
        return INFINITE if tracked else -1, int(group)

    def chance(self, number: float, delay: int) -> float:
        return float(self.p[int(number)]) if number < len(self.p) else 1.0

    def leave(self, s: int, number: float) -> None:
        self.held[int(number)] -= 1


STEPS: dict[type[Steps], tuple[type, ...]] = {
    Coin: (schedulers.TrackEverything, schedulers.Coin),
    Adaptive: (schedulers.Bernoulli, schedulers.Pareto),
    Linear: (schedulers.CalibratedBernoulli, schedulers.CalibratedPareto),
    Spaced: (schedulers.Spaced,),
    Batches: (schedulers.BatchRepresentatives,),
    Reservoirs: (schedulers.Reservoirs, schedulers.AnnouncedReservoirs),
    Skipping: (schedulers.Skipping,),
    Stairs: (schedulers.Stairs,),
}


def steps_of(scheduler: Any, rules: Rules) -> Steps:
    """Return the steps of a scheduler, or raise ValueError if the rules forbid it or it cannot be played by rounds."""
    kind = next((steps for steps, kinds in STEPS.items() if type(scheduler) in kinds), Steps)
    forgets = has_proxies(scheduler) and type(scheduler).later is Scheduler.later and not scheduler.undivided
    expected = "one of the package, or a Scheduler of yours whose methods look at one round alone"
    require(kind is not Steps or forgets, "scheduler", expected, scheduler)
    scheduler.check_legal(rules)
    return kind(scheduler, rules)
