"""Precommitted schedulers, of three kinds: a coin with probability p_t, a patience drawn from Pareto's law, and slots.

A coin or a patience is a proxy delay d̃_t, drawn when round t begins: the round leaves the tracking set at the end of
round t + d̃_t at the latest. d̃_t = −1 means never tracked, d̃_t = INFINITE means until its feedback arrives; `track`
plays them out. Slots look at what they hold: their state is of O(C) numbers, and `compiled.slots` plays a round.

Losses and actions are in no signature here: a schedule cannot depend on them. Delays are in the signature of a
scheduler's proxies only if the scheduler needs clairvoyance, and then no delay of a later round is used.
"""

import copy
import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol

import numpy as np

from delay_scheduling.game import BatchSchedule, Rules, Schedule
from delay_scheduling.validation import (
    LONGEST_DELAY,
    Numbers,
    capacity,
    frozen,
    integer,
    is_integer,
    is_number,
    positive,
    remembering,
    require,
    sealed,
    span,
    valid_delays,
)

INFINITE = np.iinfo(np.int64).max
DECIDING = {"sample", "decided", "proxies", "probabilities"}  # methods, and what is said of them:
OF_METHODS = {"random", "tosses", "trusted"}


class Sampling(Protocol):
    """What simulations ask of a scheduler: a random schedule."""

    def sample(self, delays: Numbers, rules: Rules, rng: np.random.Generator) -> Schedule: ...


class Scheduler:
    """Sample schedules. A subclass says what it is like, and gives two methods.

    needs_clairvoyance, preempts : what the rules must allow.
    undivided : whether later rounds hang on the delays before, so that long runs must refuse it.
    random : whether the schedule depends on the uniforms.
    tosses : whether d̃_t is INFINITE if U_t < p_t, else −1.
    trusted : whether `probabilities` are known to fit `proxies`, so that simulations need not count.
    probabilities(delays, C) : p_t, shape (T,), the probability that round t is observed given a free slot.
    proxies(uniforms, C) : d̃_t from one uniform a round; with a third argument, delays, if it needs clairvoyance.

    If these look at the number of a round or at earlier uniforms, long runs also need `later`. A subclass inherits all
    that, but with a method of its own that decides it must say anew `random`, `tosses` and `trusted`, which speak of
    the methods. What is said is put to the test (see `checking` and `plan`).
    """

    needs_clairvoyance = preempts = undivided = tosses = trusted = False
    random = True
    probabilities: Callable[..., np.ndarray]
    proxies: Callable[..., np.ndarray]

    def __init_subclass__(cls) -> None:
        """Take back what is said of methods that a subclass replaces."""
        super().__init_subclass__()
        if vars(cls).keys() & DECIDING:
            for name in OF_METHODS - vars(cls).keys():
                setattr(cls, name, vars(Scheduler)[name])

    def sample(self, delays: Numbers, rules: Rules, rng: np.random.Generator) -> Schedule:
        """Return a random schedule for these delays.

        Parameters
        ----------
        delays : shape (T,), integers of at least 0.
        rules : the variation of the game. If they do not allow this scheduler, a ValueError is raised.
        rng : numpy Generator. Exactly one uniform a round is drawn from it.
        """
        delays = valid_delays(delays)
        self.check_legal(rules)
        p, uniforms = self.probabilities(delays, rules.C), rng.random(len(delays))
        if self.tosses:
            return tossed(delays, uniforms, rules.C, p)
        return track(delays, self.decided(uniforms, rules.C, delays), rules.C, p)

    def decided(self, uniforms: np.ndarray, C: float, delays: np.ndarray) -> np.ndarray:
        """Return the proxy delays. The delays are shown only to a scheduler that needs clairvoyance."""
        return self.proxies(uniforms, C, *((delays,) if self.needs_clairvoyance else ()))

    def later(self, uniforms: np.ndarray) -> "Scheduler":
        """Return the scheduler of the rounds after those with these uniforms: the same, unless it remembers rounds."""
        require(not self.undivided, "scheduler", "one that forgets earlier delays, or a game in one piece", self)
        return self

    def check_legal(self, rules: Rules) -> None:
        """Raise ValueError if the rules hide what this scheduler needs or forbid what it does."""
        name = type(self).__name__
        require(rules.clairvoyant or not self.needs_clairvoyance, "rules", f"clairvoyance, which {name} needs", rules)
        require(rules.preemptive or not self.preempts, "rules", f"preemption, which {name} needs", rules)


@dataclass(frozen=True)
class TrackEverything(Scheduler):
    """Track every round that finds a free slot.

    With C = infinity this is delayed online learning. With C above max σ_t every round is tracked.
    """

    random, trusted = False, True

    def probabilities(self, delays: Numbers, C: float) -> np.ndarray:
        return alike(len(delays), 1.0)

    def proxies(self, uniforms: np.ndarray, C: float) -> np.ndarray:
        return np.full(len(uniforms), INFINITE)


@dataclass(frozen=True)
class Coin(Scheduler):
    """Track each round that finds a free slot with the same probability p, in (0, 1].

    Source: Scheduler 1 (alg:scheduler-bernoulli) with p_t = p, as in Theorem H.1 (thm:NCNP-fixed-p).
    """

    p: float
    tosses = trusted = True

    def __post_init__(self) -> None:
        require(is_number(self.p) and 0 < self.p <= 1, "p", "a probability in (0, 1]", self.p)

    def probabilities(self, delays: Numbers, C: float) -> np.ndarray:
        return alike(len(delays), float(self.p))

    def proxies(self, uniforms: np.ndarray, C: float) -> np.ndarray:
        return np.where(uniforms < self.p, INFINITE, -1)


@remembering
def alike(T: int, p: float) -> np.ndarray:
    """Return the same probability for all rounds, read-only."""
    return sealed(np.full(T, p))


class Tossing(Scheduler):
    """Track round t until its feedback arrives, with probability p_t, which depends on its delay."""

    needs_clairvoyance = tosses = trusted = True

    def proxies(self, uniforms: np.ndarray, C: float, delays: Numbers) -> np.ndarray:
        return np.where(uniforms < self.probabilities(delays, C), INFINITE, -1)


class Patient(Scheduler):
    """Track round t for a proxy delay ⌊c_t / U⌋ − s with U uniform, and preempt it then.

    A subclass gives s as `shift`, and `scales(T, C)`, one number c_t or one for each of T rounds. The proxy delay
    reaches d with probability min{1, c_t / (d + s)}.
    """

    preempts = True
    shift: int
    scales: Callable[[int, float], Any]

    def proxies(self, uniforms: np.ndarray, C: float) -> np.ndarray:
        with np.errstate(divide="ignore", over="ignore"):  # U = 0 means a proxy delay without end
            length = self.scales(len(uniforms), C) / uniforms
        proxy = np.minimum(length, 2.0**62).astype(np.int64) - self.shift
        proxy[length >= 2.0**62] = INFINITE
        return proxy


@dataclass(frozen=True)
class Adaptive(Scheduler):
    """Observe round t, given a free slot, with probability p_t = min{1, c_t / (d_t + 1)}: `formulas.p_t`."""

    chernoff: float
    expected_capacity: float = math.inf
    past = 0, 0.0  # the number n of rounds before, and H_n; no field, like the shift of the proxy delays
    shift = 1

    def __post_init__(self) -> None:
        positive("chernoff", self.chernoff)
        positive("expected_capacity", self.expected_capacity, finite=False)

    def later(self, uniforms: np.ndarray) -> "Adaptive":
        return resuming(self, past=(self.past[0] + len(uniforms), normalizers(len(uniforms), *self.past)[-1] / 2))

    def scales(self, T: int, C: float) -> np.ndarray:
        """Return c_t, shape (T,)."""
        return pareto_scales(T, min(C, self.expected_capacity), self.chernoff, self.past)

    def probabilities(self, delays: Numbers, C: float) -> np.ndarray:
        return given_slot(np.asarray(delays), min(C, self.expected_capacity), self.chernoff, self.past)


@dataclass(frozen=True)
class Bernoulli(Tossing, Adaptive):
    """Track round t with probability p_t = min{1, c_t / (d_t + 1)}, c_t = C / (2 (1 + chernoff) H_t).

    Source: Scheduler 1 (alg:scheduler-bernoulli) with the probabilities of Lemma 4.5 (lem:overflow-non-preemptive).

    Parameters
    ----------
    chernoff : the paper's Chernoff parameter α, above 0.
    expected_capacity : C_E, above 0. The normalizer is ν_t = 2 H_t max{1, C / C_E}; then E|S_t^1| < C_E (Appendix I).
    """


@dataclass(frozen=True)
class Pareto(Patient, Adaptive):
    """Track round t for a Pareto proxy delay, ⌊c_t / U⌋ − 1 with U uniform, and preempt it then.

    The round is observed if the proxy delay reaches its delay, with the same probability as under `Bernoulli`, whose
    parameters it has. Source: Scheduler 2 (alg:scheduler-proxy-delays); Definition B.1 (def:pareto).
    """

    trusted = True


@dataclass(frozen=True)
class Linear(Scheduler):
    """Observe round t, given a free slot, with probability p_t = min{1, c / d_t}, and 1 if d_t = 0.

    The scale c is above 0; math.inf tracks every round. `past.calibrated.largest_scale` gives the best for T, C and δ.

    Source: Calibrated 1 (past:calibrated).
    """

    scale: float
    shift = 0

    def __post_init__(self) -> None:
        positive("scale", self.scale, finite=False)

    def scales(self, T: int, C: float) -> float:
        """Return c."""
        return self.scale

    def probabilities(self, delays: Numbers, C: float) -> np.ndarray:
        delays = np.asarray(delays)
        return np.where(delays == 0, 1.0, np.minimum(1.0, self.scale / np.maximum(1, delays)))


@dataclass(frozen=True)
class CalibratedBernoulli(Tossing, Linear):
    """Toss a coin with probability p_t = min{1, c / d_t}, or 1 if d_t = 0. Source: Calibrated 1 (past:calibrated)."""


@dataclass(frozen=True)
class CalibratedPareto(Patient, Linear):
    """Track every round for a proxy delay ⌊c / U⌋, and preempt it then. Source: Calibrated 5 (past:patience)."""

    trusted = True


@dataclass(frozen=True)
class Spaced(Scheduler):
    """Track round t if its coin shows heads and the coins of the d rounds before it show tails. All delays are d.

    Heads have probability h = 1 / (d + 1), so that p_t = h (1 − h)^min{d, t − 1} > h / e. A tracked round is at least
    d + 1 rounds after the one before: one slot is enough. Whether round t is tracked is independent of all coins up to
    round t − d − 1, and so of everything that has been observed before round t.

    Source: Theorem 3.2 (thm:fixed-delays) with C = 1, which the paper's batches do not cover.
    """

    delay: int
    trusted = True
    past = np.zeros(0)  # the uniforms of up to d + 1 rounds before; no field

    def __post_init__(self) -> None:
        integer("delay", self.delay, least=0)

    def later(self, uniforms: np.ndarray) -> "Spaced":
        return resuming(self, past=np.concatenate((self.past, uniforms))[-self.delay - 1 :])

    def probabilities(self, delays: Numbers, C: float) -> np.ndarray:
        equal = bool(np.all(np.asarray(delays) == self.delay))
        require(equal, "delays", f"only {self.delay}", None if equal else np.unique(delays).tolist())
        heads, before = 1 / (self.delay + 1), len(self.past)
        tails = np.full(min(self.delay, before + len(delays) - 1), 1 - heads)
        begun = np.multiply.accumulate(np.append(heads, tails))
        p = np.full(len(delays), begun[-1])
        p[: len(begun) - before] = begun[before:]
        return sealed(p)

    def proxies(self, uniforms: np.ndarray, C: float) -> np.ndarray:
        heads = [past < 1 / (self.delay + 1) for past in (self.past, uniforms)]
        places = np.flatnonzero(np.concatenate(heads)) - len(self.past)
        alone = places[np.diff(places, prepend=-math.inf) > self.delay]
        proxy = np.full(len(uniforms), -1)
        proxy[alone[alone >= 0]] = INFINITE
        return proxy


@dataclass(frozen=True)
class BatchRepresentatives(Scheduler):
    """Track one round of each batch of b rounds, drawn uniformly, until its feedback arrives; b is from 1 to 2^31 − 1.

    The last batch is padded to b rounds; if its representative is a padding round, no round of it is tracked.

    Source: Algorithm 1 (alg:batch-partition).
    """

    batch_size: int

    def __post_init__(self) -> None:
        possible = is_integer(self.batch_size) and 1 <= self.batch_size <= LONGEST_DELAY
        require(possible, "batch_size", f"an integer from 1 to {LONGEST_DELAY}", self.batch_size)

    def sample(self, delays: Numbers, rules: Rules, rng: np.random.Generator) -> Schedule:
        """Return a random schedule that names its representatives. One uniform a batch is drawn from rng."""
        delays, b = valid_delays(delays), self.batch_size
        u = representatives(rng.random(-(-len(delays) // b)), b)
        return track_representatives(delays, u, b, rules.C)


def representatives(uniforms: np.ndarray, batch_size: int) -> np.ndarray:
    """Return u_τ = (τ − 1) b + 1 + ⌊b U_τ⌋, round numbers from 1 to b ⌈T / b⌉."""
    return np.arange(len(uniforms)) * batch_size + 1 + np.floor(uniforms * batch_size).astype(np.int64)


def resuming(scheduler: Any, **past: Any) -> Any:
    """Return a copy of a scheduler that remembers other rounds before."""
    found = copy.copy(scheduler)
    vars(found).update(past)
    return found


def observation_probabilities(delays: Numbers, C: float, chernoff: float) -> np.ndarray:
    """Return p_t = min{1, c_t / (d_t + 1)}, shape (T,).

    Source: Lemmas 4.5 and 4.6 (lem:overflow-non-preemptive, lem:overflow-bound).
    """
    return Adaptive(chernoff).probabilities(delays, C)


@remembering
def given_slot(delays: np.ndarray, C: float, chernoff: float, past: tuple[int, float]) -> np.ndarray:
    """Return the probabilities of `Adaptive`, read-only."""
    return sealed(np.minimum(1.0, pareto_scales(len(delays), C, chernoff, past) / (delays + 1)))


@lru_cache(maxsize=2)
def pareto_scales(T: int, C: float, chernoff: float, past: tuple[int, float] = (0, 0.0)) -> np.ndarray:
    """Return c_t = C / ((1 + chernoff) ν_t) with ν_t = 2 H_t, shape (T,).

    >>> pareto_scales(2, C=6, chernoff=1.0).tolist()
    [1.5, 1.0]
    """
    return sealed(C / ((1 + chernoff) * normalizers(T, *past)))


@lru_cache(maxsize=8)
def normalizers(T: int, past: int = 0, harmonic: float = 0.0) -> np.ndarray:
    """Return ν_t = 2 H_t = 2 (1 + 1/2 + ... + 1/t) of T rounds, shape (T,), after `past` rounds, whose H_n is known."""
    return sealed(2 * np.cumsum(np.append(harmonic, 1 / np.arange(past + 1, past + T + 1)))[1:])


def track(delays: Numbers, proxy: Numbers, C: float, p: Numbers, held: Numbers = ()) -> Schedule:
    """Play out proxy delays: round t enters a free slot if d̃_t >= 0 and leaves at the end of round t + min{d_t, d̃_t}.

    The test for a free slot comes before anything leaves in that round: a delay d holds a slot for d + 1 rounds. A
    round is observed if d̃_t >= d_t: expiry comes before a removal at the end of the same round.

    Source: Figure 1 (fig:game-desc), Schedulers 1 and 2, Algorithm 1.

    Parameters
    ----------
    delays : shape (T,), integers of at least 0.
    proxy : shape (T,), integers of at least −1; INFINITE for no preemption.
    C : capacity, an integer of at least 1, or math.inf.
    p : shape (T,), in (0, 1], the probability that round t is observed given a free slot.
    held : the rounds before the first that are tracked, each by the row of the round at whose end it leaves.

    Other shapes or ranges raise ValueError.

    >>> schedule = track(delays=[1, 1, 0], proxy=[INFINITE, INFINITE, 0], C=1, p=[1, 1, 1])
    >>> schedule.observed.tolist(), schedule.before.tolist(), schedule.after.tolist()
    ([True, False, True], [0, 1, 0], [1, 1, 1])
    """
    delays, proxy, p = valid_delays(delays), np.asarray(proxy), frozen(p, np.float64)
    T = len(delays)
    capacity(C, or_unlimited=True)
    require(proxy.shape == (T,), "proxy", f"an array of shape ({T},)", proxy.shape)
    require(np.issubdtype(proxy.dtype, np.integer), "proxy", "integers", proxy.dtype)
    low, high = int(proxy.min()), int(proxy.max())
    require(-1 <= low and high <= INFINITE, "proxy", "integers from -1 to INFINITE", (low, high))
    require(p.shape == (T,), "p", f"an array of shape ({T},)", p.shape)
    least, largest = map(float, span(p))
    require(least > 0 and largest <= 1, "p", "probabilities in (0, 1]", (least, largest))
    from delay_scheduling.compiled.tracking import track_compiled

    ends, leaving = np.asarray(held, np.int64), np.zeros(T, np.int32)
    np.add.at(leaving, ends[ends < T], 1)
    size, proxy = len(ends), proxy.astype(np.int64, copy=False)
    observed, before, after = track_compiled(delays, proxy, int(min(C, T + size)), size, leaving)
    return Schedule(delays, sealed(observed), p, sealed(before), sealed(after))


def tossed(delays: np.ndarray, uniforms: np.ndarray, C: float, p: np.ndarray) -> Schedule:
    """Play out coins, as `track` does with the proxy delay INFINITE where U_t < p_t, else −1."""
    from delay_scheduling.compiled.tracking import toss

    T, scales = len(delays), np.empty(len(delays))
    before, after, leaving = np.empty(T, np.int32), np.empty(T, np.int32), np.zeros(T, np.int32)
    toss(delays, uniforms, int(min(C, T)), p, leaving, scales, before, after)
    return Schedule(delays, sealed(scales > 0), p, sealed(before), sealed(after))


def has_proxies(scheduler: Sampling) -> bool:
    """Tell whether a scheduler decides by proxy delays alone, so that p_t is the same in all runs."""
    return isinstance(scheduler, Scheduler) and type(scheduler).sample is Scheduler.sample


def declared(scheduler: Sampling, name: str) -> bool:
    """Return what a scheduler says of itself, or the default of `Scheduler`."""
    said = getattr(scheduler, name, getattr(Scheduler, name))
    require(isinstance(said, bool), f"{name} of {type(scheduler).__name__}", "True or False", said)
    return said


def track_representatives(delays: Numbers, representatives: np.ndarray, batch_size: int, C: float) -> BatchSchedule:
    """Play out batches: only the representatives are tracked, until their feedback arrives.

    Parameters as for `track` and `game.BatchSchedule`. Source: Algorithm 1 (alg:batch-partition).

    >>> track_representatives([2, 2, 2], np.array([2, 4]), batch_size=2, C=1).observed.tolist()
    [False, True, False]
    """
    T = len(delays)
    proxy = np.full(T, -1)
    proxy[representatives[representatives <= T] - 1] = INFINITE
    schedule = track(delays, proxy, C, np.full(T, 1 / batch_size))
    return BatchSchedule(**vars(schedule), batch_size=batch_size, representatives=representatives)


class Slots(Scheduler):
    """Look at what is in the slots. A subclass gives `played(delays, uniforms, C)`, the schedule of these uniforms."""

    undivided = True
    played: Callable[..., Schedule]

    def sample(self, delays: Numbers, rules: Rules, rng: np.random.Generator) -> Schedule:
        self.check_legal(rules)
        delays = valid_delays(delays)
        return self.played(delays, rng.random(len(delays)), rules.C)


@dataclass(frozen=True, eq=False)
class AgedSchedule(Schedule):
    """Record how reservoirs filled the tracking set, with the ages a_t >= 0, known when round t begins, shape (T,)."""

    ages: np.ndarray


@dataclass(frozen=True)
class Reservoirs(Slots):
    """Let round t displace what its slot t mod C holds with probability 1 / (1 + a_t).

    The age a_t counts the rounds of the slot since it was free. So round t is observed with probability
    p_t = 1 / (1 + a_t + ⌊d_t / C⌋), given all that came before: it enters, and ⌊d_t / C⌋ rounds do not displace it.
    Instead of a coin in each round, the round that enters draws the number of rounds until it is displaced.

    It needs neither T nor a bound on the delays. p_t is known when feedback arrives. Slots never run out. Source:
    Square 1 (past:reservoirs).
    """

    preempts = True

    def played(self, delays: Numbers, uniforms: np.ndarray, C: float) -> AgedSchedule:
        """Return the schedule of T delays with these uniforms in [0, 1).

        Once round t has entered, n rounds of its slot do not displace it if u_t < (1 + a_t) / (1 + a_t + n).

        Round 2 displaces round 1, whose uniform is large; round 3 does not displace round 2.

        >>> schedule = Reservoirs().played([9, 1, 0, 0], np.array([0.9, 0.4, 0.4, 0.9]), C=1)
        >>> schedule.observed.tolist(), (1 / schedule.p).round().astype(int).tolist()
        ([False, True, False, True], [10, 3, 3, 1])
        """
        delays = valid_delays(delays)
        return AgedSchedule(delays, *map(sealed, self.filled(delays, uniforms, C)))

    def filled(self, delays: np.ndarray, uniforms: np.ndarray, C: float, tracks: Any = True) -> tuple[np.ndarray, ...]:
        """Return Z_t, p_t, |S_t^0|, |S_t^1| and a_t, each of shape (T,).

        Rounds for which `tracks`, booleans of shape (T,), is False come to their slots like all others, but nobody
        tracks them.
        """
        from delay_scheduling.compiled.slots import reservoirs

        T = len(delays)
        turns = (delays // C).astype(np.int64)
        ages, observed, last = reservoirs(delays, turns, uniforms, int(min(C, T)), self.needs_clairvoyance)
        taken, ends = (last >= 0) & tracks, np.minimum(last, T - 1)
        before = np.cumsum(np.append(0, taken)[:T]) - np.cumsum(np.bincount(ends[taken] + 1, minlength=T + 1)[:T])
        return observed & tracks, 1 / (1 + ages + turns), before, before + taken, ages


@dataclass(frozen=True)
class AnnouncedReservoirs(Reservoirs):
    """Observe what `Reservoirs` observes with the same uniforms, and drop nothing: delays are announced.

    A round that will be displaced before its feedback arrives is not tracked in the first place. p_t is known when
    round t begins. Source: Square 2 (past:announced).

    >>> uniforms, rules = np.array([0.9, 0.4, 0.4, 0.9]), Rules(K=2, C=1, clairvoyant=True)
    >>> [kind().played([9, 1, 0, 0], uniforms, C=1).after.tolist() for kind in (Reservoirs, AnnouncedReservoirs)]
    [[1, 1, 1, 1], [0, 1, 1, 1]]
    """

    needs_clairvoyance, preempts = True, False


@dataclass(frozen=True, eq=False)
class SkippingSchedule(AgedSchedule):
    """Record how `Skipping` filled the tracking set; booleans of shape (T,) tell which rounds are kept.

    For a round that is not kept, p_t is 1 / (1 + a_t), its chance in the game that the learner plays, and Z_t is False.
    """

    kept: np.ndarray


@dataclass(frozen=True)
class Skipping(AnnouncedReservoirs):
    """Play announced reservoirs, but leave out rounds that are announced for too long. Delays may have no end.

    One number, x = 0 before the game, says what is too long. Round t is kept if √(x² + c² d_t) <= x + λ; then x becomes
    the smaller of the two. A round that is not kept is played and not tracked. It needs to know neither T nor a later
    delay. `past.skipping.scheduler` gives c and λ for arms, slots and feedback. Source: Skipping 1 (past:skipping).

    Parameters
    ----------
    price : c, what the root of the total delay costs, a finite number of at least 0.
    allowance : λ, above 0 and finite, by which x grows in a round that is not kept.

    With c = λ = 1 the first round may last one round, since √(0 + 1) <= 0 + 1. Then x = 1, and the longest wait is 3.
    Round 2 is announced for 4 rounds and left out: x = 2, and the longest wait is 5.

    >>> Skipping(price=1.0, allowance=1.0).kept([1, 4, 5, 10**9]).tolist()
    [True, False, True, False]
    """

    price: float
    allowance: float

    def __post_init__(self) -> None:
        require(is_number(self.price) and 0 <= self.price < math.inf, "price", "a finite number >= 0", self.price)
        positive("allowance", self.allowance)

    def kept(self, delays: Numbers) -> np.ndarray:
        """Return which rounds are kept, booleans of shape (T,). Entry t − 1 depends on the delays up to round t."""
        from delay_scheduling.compiled.slots import waits

        return waits(valid_delays(delays), float(self.price), float(self.allowance))

    def played(self, delays: Numbers, uniforms: np.ndarray, C: float) -> SkippingSchedule:
        """Return the schedule with these uniforms, as for `AnnouncedReservoirs` where other rounds have no delay."""
        delays = valid_delays(delays)
        kept = self.kept(delays)
        return SkippingSchedule(delays, *map(sealed, (*self.filled(delays * kept, uniforms, C, kept), kept)))


@dataclass(frozen=True, eq=False)
class StairsSchedule(Schedule):
    """Record how stairs filled the tracking set; lost rounds, which found no free slot, have p_t = 1.

    The group of slots of each round counts from 0, and is J if the round is lost. Both arrays have shape (T,).
    """

    groups: np.ndarray
    lost: np.ndarray


@dataclass(frozen=True)
class Stairs(Slots):
    """Send round t to the first group of slots that is not full, j = 0, 1, ..., and track it with probability p ρ^−j.

    Each step is a group of w slots; the last group has all other slots. If no slot is free, the round is lost. It needs
    to know no delay, and drops nothing. Source: Square 4 (past:stairs).

    Parameters
    ----------
    ratio : ρ, a finite number of at least 1.
    steps : number of groups before the last, an integer of at least 0. There must be more than w slots a step.
    width : w, an integer of at least 1.
    first : p, in (0, 1].

    Rounds that never end: each step takes one, then the last group takes two, and four rounds are lost.

    >>> stairs, rules = Stairs(ratio=1.0, steps=2), Rules(K=2, C=4)
    >>> stairs.sample([99] * 8, rules, np.random.default_rng(0)).groups.tolist()
    [0, 1, 2, 2, 3, 3, 3, 3]
    """

    ratio: float
    steps: int
    width: int = 1
    first: float = 1.0

    def __post_init__(self) -> None:
        grows = is_number(self.ratio) and 1 <= self.ratio < math.inf
        require(grows, "ratio", "a finite number of at least 1", self.ratio)
        integer("steps", self.steps, least=0)
        integer("width", self.width, least=1)
        require(is_number(self.first) and 0 < self.first <= 1, "first", "a probability in (0, 1]", self.first)

    def check_legal(self, rules: Rules) -> None:
        super().check_legal(rules)
        least = self.steps * self.width + 1
        require(rules.C >= least, "rules", f"a capacity of at least {least}, one slot for each group", rules)

    def groups(self, T: int, C: float) -> tuple[np.ndarray, np.ndarray]:
        """Return the sizes of the groups, of T slots at most, and their probabilities.

        >>> [part.tolist() for part in Stairs(ratio=2.0, steps=2, width=3).groups(T=100, C=16)]
        [[3, 3, 10], [1.0, 0.5, 0.25]]
        """
        sizes = np.full(self.steps + 1, self.width)
        sizes[-1] = min(C - self.steps * self.width, T)
        return sizes, self.first / np.multiply.accumulate(np.append(1.0, np.full(self.steps, float(self.ratio))))

    def played(self, delays: Numbers, uniforms: np.ndarray, C: float) -> StairsSchedule:
        """Return the schedule with these uniforms, as for `Reservoirs`. A round is tracked if u_t is below p_t."""
        from delay_scheduling.compiled.slots import stairs

        delays = valid_delays(delays)
        sizes, p = self.groups(len(delays), C)
        observed, p, before, after, groups = map(sealed, stairs(delays, uniforms, sizes, p))
        return StairsSchedule(delays, observed, p, before, after, groups, sealed(groups == len(sizes)))
