"""Kinds of schedulers: what a subclass gives decides what is known of it.

    Tossing               a coin with probability p_t: gives `chance(t, C)`
    ClairvoyantTossing    a coin that may look at the delay: gives `chance(t, C, delay)`
    Patient               a patience drawn from Pareto's law: gives `scale_at(t, C)` and `shift`
    EachRound             any decision by the coin of the round alone: gives `proxy` and `chance`
    Proxies               any decision by earlier coins, too: gives `begin`, of a `ProxyLaw`
    Slots                 a decision that looks at its slots: gives `begin`, of a `Law`
    Certain               says that no coin has an effect

Of the first three, coin and probability belong together by construction. All of these but `Slots`
decide by proxy delays alone, so that p_t is the same in all runs. Each method answers for one
round. Where that was measured to be too slow for a simulation, a twin answers for an array of
rounds; `tests` equate the two.
"""

from typing import Any

import numpy as np

from delay_scheduling.game import Schedule
from delay_scheduling.schedulers.law import INFINITE, Law, Scheduler, patience, reach
from delay_scheduling.schedulers.tracking import tossed, track
from delay_scheduling.validation import Numbers, sealed, valid_delays


class ProxyLaw(Law):
    """Decide by coins and the number of the round, and by the delay if it is shown.

    Never by what is tracked.
    """

    def __init__(self, scheduler: Any, C: float):
        self._scheduler = scheduler
        self._C = C

    def many(
        self, first: int, uniforms: np.ndarray, delays: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """Return d̃_t and p_t of the rounds first + 1 to first + T, each of shape (T,).

        Parameters
        ----------
        first : the number of rounds that were asked for before.
        uniforms, delays : shape (T,), one of each a round.
        """
        clairvoyant = self._scheduler.needs_clairvoyance
        proxy = []
        p = []
        pairs = zip(uniforms.tolist(), delays.tolist(), strict=True)
        for t, (uniform, delay) in enumerate(pairs, start=first + 1):
            decided, number = self.decide(t, uniform, delay if clairvoyant else None)
            proxy.append(decided)
            p.append(self.chance(number, delay))
        return np.array(proxy), np.array(p)


class Proxies(Scheduler):
    """Decide by proxy delays alone. A subclass gives `begin`, which returns a `ProxyLaw`."""

    def begin(self, C: float) -> ProxyLaw:
        raise NotImplementedError

    def played(self, delays: Numbers, uniforms: np.ndarray, C: float) -> Schedule:
        delays = valid_delays(delays)
        proxy, p = self.begin(C).many(0, uniforms, delays)
        return track(delays, proxy, C, p)

    def probabilities(self, delays: Numbers, C: float) -> np.ndarray:
        """Return p_t of the first T rounds, shape (T,): of being observed, given a free slot."""
        delays = np.asarray(delays)
        return self.begin(C).many(0, np.zeros(len(delays)), delays)[1]

    def proxies(self, uniforms: np.ndarray, C: float, delays: Numbers | None = None) -> np.ndarray:
        """Return d̃_t of the first T rounds, shape (T,), from one uniform a round.

        The delays may be left out, unless the scheduler needs clairvoyance.
        """
        if delays is None:
            if self.needs_clairvoyance:
                raise TypeError(
                    f"{type(self).__name__} needs clairvoyance: proxies(uniforms, C, delays)"
                )
            delays = np.full(len(uniforms), self.begin(C).delay or 0)
        return self.begin(C).many(0, np.asarray(uniforms), np.asarray(delays))[0]


class Slots(Scheduler):
    """Look at what is in the slots.

    The state is of O(C) numbers, and p_t may hang on earlier coins and delays.
    """


class Certain:
    """Say of a scheduler that its schedule is the same in all runs.

    `plan` puts that to the test.
    """


class Tosses(ProxyLaw):
    """Track round t if U_t < p_t, until its feedback arrives. The number of a round is p_t."""

    def decide(self, t: int, uniform: float, delay: int | None) -> tuple[int, float]:
        p = self.tossed(t, delay)
        return INFINITE if uniform < p else -1, p

    def chance(self, number: float, delay: int) -> float:
        return number

    def tossed(self, t: int, delay: int | None) -> float:
        """Return p_t."""
        return self._scheduler.chance(t, self._C)

    def probabilities(self, first: int, delays: np.ndarray) -> np.ndarray:
        """Return p_t of T rounds."""
        return self._scheduler.chances(len(delays), self._C, first)

    def many(
        self, first: int, uniforms: np.ndarray, delays: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        p = self.probabilities(first, delays)
        return np.where(uniforms < p, INFINITE, -1), p


class ClairvoyantTosses(Tosses):
    """Toss coins that look at the delay."""

    def tossed(self, t: int, delay: int | None) -> float:
        return self._scheduler.chance(t, self._C, delay)

    def probabilities(self, first: int, delays: np.ndarray) -> np.ndarray:
        return self._scheduler.chances(delays, self._C, first)


class Coins(Proxies):
    """Track round t until its feedback arrives, if its coin shows heads."""

    def played(self, delays: Numbers, uniforms: np.ndarray, C: float) -> Schedule:
        delays = valid_delays(delays)
        law = self.begin(C)
        if not isinstance(law, Tosses):
            return super().played(delays, uniforms, C)
        return tossed(delays, uniforms, C, law.probabilities(0, delays))


class Tossing(Coins):
    """Track round t with probability p_t, whatever its delay.

    A subclass gives `chance(t, C)`, in (0, 1].

    A whole game costs one call of `chance` a round, once for all runs. A twin `chances` may give
    them all at once.
    """

    def begin(self, C: float) -> ProxyLaw:
        return Tosses(self, C)

    def chance(self, t: int, C: float) -> float:
        """Return p_t of round t, from 1."""
        raise NotImplementedError

    def chances(self, T: int, C: float, first: int) -> np.ndarray:
        """Return p_t of the rounds first + 1 to first + T."""
        return sealed(
            np.array([self.chance(t, C) for t in range(first + 1, first + T + 1)], np.float64)
        )


class ClairvoyantTossing(Coins):
    """Track round t with probability p_t, which may depend on its delay.

    A subclass gives `chance(t, C, delay)`.
    """

    needs_clairvoyance = True

    def begin(self, C: float) -> ProxyLaw:
        return ClairvoyantTosses(self, C)

    def chance(self, t: int, C: float, delay: int) -> float:
        """Return p_t of round t, from 1, in (0, 1]."""
        raise NotImplementedError

    def chances(self, delays: np.ndarray, C: float, first: int) -> np.ndarray:
        """Return p_t of the rounds first + 1 to first + T, whose delays are these."""
        found = [
            self.chance(t, C, delay) for t, delay in enumerate(delays.tolist(), start=first + 1)
        ]
        return sealed(np.array(found, np.float64))


class Patience(ProxyLaw):
    """Track every round for a patience of its own. The number of a round is its scale c_t."""

    def decide(self, t: int, uniform: float, delay: int | None) -> tuple[int, float]:
        c_t = self._scheduler.scale_at(t, self._C)
        return patience(c_t, uniform, self._scheduler.shift), c_t

    def chance(self, number: float, delay: int) -> float:
        return reach(number, delay, self._scheduler.shift)

    def many(
        self, first: int, uniforms: np.ndarray, delays: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        scheduler = self._scheduler
        c = scheduler.scales(len(delays), self._C, first)
        with np.errstate(divide="ignore", over="ignore"):
            length = c / uniforms
        proxy = np.minimum(length, 2.0**62).astype(np.int64) - scheduler.shift
        proxy[length >= 2.0**62] = INFINITE
        return proxy, scheduler.reaches(delays, self._C, first)


class Scaled(Proxies):
    """Observe round t, given a free slot, with probability p_t = min{1, c_t / (d_t + s)}.

    It is 1 if d_t + s = 0.

    A subclass gives s as `shift`, an integer of at least 0, and c_t as `scale_at(t, C)`, above 0.
    """

    shift: int

    def scale_at(self, t: int, C: float) -> float:
        """Return c_t of round t, from 1."""
        raise NotImplementedError

    def scales(self, T: int, C: float, first: int) -> np.ndarray:
        """Return c_t of the rounds first + 1 to first + T."""
        return np.array([self.scale_at(t, C) for t in range(first + 1, first + T + 1)], np.float64)

    def reaches(self, delays: np.ndarray, C: float, first: int) -> np.ndarray:
        """Return p_t of the rounds first + 1 to first + T, whose delays are these."""
        ends = delays + self.shift
        c = self.scales(len(delays), C, first)
        return sealed(np.where(ends == 0, 1.0, np.minimum(1.0, c / np.maximum(ends, 1))))


class ScaledTossing(Scaled, ClairvoyantTossing):
    """Toss a coin with the probabilities of `Scaled`."""

    def chance(self, t: int, C: float, delay: int) -> float:
        return reach(self.scale_at(t, C), delay, self.shift)

    def chances(self, delays: np.ndarray, C: float, first: int) -> np.ndarray:
        return self.reaches(delays, C, first)


class Patient(Scaled):
    """Track round t for a proxy delay ⌊c_t / U⌋ − s with U uniform, and preempt it then.

    The proxy delay reaches d with probability min{1, c_t / (d + s)}, so that no delay need be
    known. A subclass gives what `Scaled` asks for.
    """

    preempts = True

    def begin(self, C: float) -> ProxyLaw:
        return Patience(self, C)


class OfEachRound(ProxyLaw):
    """Ask a scheduler of the kind `EachRound`. The number of a round is t."""

    def decide(self, t: int, uniform: float, delay: int | None) -> tuple[int, float]:
        shown = (delay,) if self._scheduler.needs_clairvoyance else ()
        return self._scheduler.proxy(t, uniform, self._C, *shown), t

    def chance(self, number: float, delay: int) -> float:
        return self._scheduler.chance(int(number), self._C, delay)


class EachRound(Proxies):
    """Decide by the number of a round and its coin alone.

    A subclass gives `proxy(t, uniform, C)`, with a fourth argument, the delay, if it needs
    clairvoyance: an integer of at least −1. It also gives `chance(t, C, delay)`: the probability,
    in (0, 1], that this reaches the delay.
    """

    proxy: Any  # of three arguments or four

    def begin(self, C: float) -> ProxyLaw:
        return OfEachRound(self, C)

    def chance(self, t: int, C: float, delay: int) -> float:
        """Return p_t of round t, from 1, given a free slot."""
        raise NotImplementedError


def has_proxies(scheduler: Any) -> bool:
    """Tell whether a scheduler decides by proxy delays alone: p_t is the same in all runs."""
    return isinstance(scheduler, Proxies) and type(scheduler).sample is Scheduler.sample


def law_of(scheduler: Any, C: float) -> ProxyLaw | None:
    """Return the law of a scheduler that decides by proxy delays alone, else None."""
    return scheduler.begin(C) if has_proxies(scheduler) else None


def is_random(scheduler: Any) -> bool:
    """Tell whether the schedule of a scheduler may change from run to run."""
    return not isinstance(scheduler, Certain)
