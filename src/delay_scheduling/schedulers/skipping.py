"""Skipping: clairvoyant reservoirs that leave out rounds that last too long (past:skipping)."""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from delay_scheduling.schedulers.law import Law
from delay_scheduling.schedulers.reservoirs import (
    AgedSchedule,
    ClairvoyantReservoirs,
    ReservoirLaw,
    Unlimited,
    filled,
)
from delay_scheduling.validation import Numbers, is_number, positive, require, sealed, valid_delays


@dataclass(frozen=True, eq=False)
class SkippingSchedule(AgedSchedule):
    """Record how `Skipping` filled the tracking set.

    Booleans of shape (T,) tell which rounds are kept. For a round that is not kept, p_t is
    1 / (1 + a_t), its chance in the game that the learner plays, and Z_t is False.
    """

    kept: np.ndarray


@dataclass(frozen=True)
class Skipping(ClairvoyantReservoirs):
    """Play clairvoyant reservoirs, but leave out rounds whose delay is too long.

    Delays may have no end. One number, x = 0 before the game, says what is too long. Round t is
    kept if √(x² + c² d_t) <= x + λ; then x becomes the smaller of the two. A round that is not kept
    is played and not tracked. It needs to know neither T nor a later delay.
    `past.skipping.scheduler` gives c and λ for arms, slots and feedback. Source: P.8
    (past:skipping).

    Parameters
    ----------
    price : c, what the root of the total delay costs, a finite number of at least 0.
    allowance : λ, above 0 and finite, by which x grows in a round that is not kept.

    With c = λ = 1 the first round may last one round, since √(0 + 1) <= 0 + 1. Then x = 1, and the
    longest wait is 3. Round 2 would last 4 rounds, and is left out: x = 2, and the longest wait
    is 5.

    >>> Skipping(price=1.0, allowance=1.0).kept([1, 4, 5, 10**9]).tolist()
    [True, False, True, False]
    """

    price: float
    allowance: float

    def __post_init__(self) -> None:
        fits = is_number(self.price) and 0 <= self.price < math.inf
        require(fits, "price", "a finite number of at least 0", self.price)
        positive("allowance", self.allowance)

    def kept(self, delays: Numbers) -> np.ndarray:
        """Return which rounds are kept, booleans of shape (T,).

        Entry t − 1 depends on the delays up to round t.
        """
        from delay_scheduling.compiled.slots import waits

        return waits(valid_delays(delays), float(self.price), float(self.allowance))

    def begin(self, C: float) -> Law:
        return SkippingLaw(C, float(self.price), float(self.allowance))

    def played(self, delays: Numbers, uniforms: np.ndarray, C: float) -> SkippingSchedule:
        """Return the schedule with these uniforms, the compiled twin of the law.

        That of `ClairvoyantReservoirs` in the game where rounds that are not kept have no delay,
        without these rounds.
        """
        delays = valid_delays(delays)
        kept = self.kept(delays)
        found = filled(delays * kept, uniforms, C, clairvoyant=True, tracks=kept)
        return SkippingSchedule(delays, *map(sealed, (*found, kept)))


class SkippingLaw(Law):
    """Remember x, and the slots.

    The number of a round is its age a_t, or −1 − a_t if the round is not kept.
    """

    def __init__(self, C: float, price: float, allowance: float):
        self._price = price
        self._allowance = allowance
        self._C = C
        self._reservoirs = Unlimited() if C == math.inf else ReservoirLaw(int(C), clairvoyant=True)
        self.x = 0.0

    def decide(self, t: int, uniform: float, delay: int | None) -> tuple[int, float]:
        from delay_scheduling.compiled.slots import wait_or_skip

        assert delay is not None
        cost = self._price * self._price * delay
        waits, x = wait_or_skip(self.x, cost, self._allowance)
        self.x = float(x)
        proxy, age = self._reservoirs.decide(t, uniform, delay if waits else 0)
        if waits:
            return proxy, age
        self._reservoirs.leave(
            t, age
        )  # to the learner it has no delay: its slot is free at the end of the round
        return -1, -1 - age

    def chance(self, number: float, delay: int) -> float:
        if number < 0:
            return -1 / number
        return self._reservoirs.chance(number, delay)

    def leave(self, s: int, number: float) -> None:
        self._reservoirs.leave(s, number)

    def memory(self) -> dict[str, Any]:
        return {"x": self.x} | self._reservoirs.memory()

    def remember(self, memory: dict[str, Any]) -> None:
        self.x = memory["x"]
        slots = {name: value for name, value in memory.items() if name != "x"}
        self._reservoirs.remember(slots)
