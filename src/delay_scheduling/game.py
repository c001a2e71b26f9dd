"""The data of the game: rules, instances, schedules and trajectories.

Legend (Table 7, tab:notation-global; Figure 1, fig:game-desc). The same letters mean the same thing
throughout.

    K, T, C     arms; rounds; capacity, the largest size of the tracking set (infinity: delayed online learning)
    t, s        rounds, numbered 1, ..., T in prose and messages. Row t − 1 of an array is round t
    i, A_t      arms, numbered 0, ..., K − 1 in code; the arm played in round t
    l, d        losses l_t in [0, 1]^K and delays d_t in {0, 1, ...}. Feedback of round t is revealed at the end of
                round t + d_t, if the round was tracked until then, and is usable from round t + d_t
                + 1
    B           loss scales of Algorithm 3: the loss of round t is B_t l_t
    σ_t, D      outstanding delays |{s < t : s + d_s >= t}|; total delay Σ d_t
    S_t^0       tracking set just before round t; `before` is its size
    S_t^1       tracking set after the decision to track round t, before any removal; `after` is its size
    Z_t, p_t    whether round t is tracked until its delay is over; probability of Z_t = 1 if there is a free slot
    z_t         importance weight Z_t / p_t
    x_t         distribution from which A_t is drawn

A delay may run past T. Then its round yields no feedback, but it holds its slot until the end.
"""  # noqa: E501

import math
from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from numpy.random.bit_generator import ISeedSequence

from delay_scheduling.arithmetic import best_total, in_order
from delay_scheduling.data import losses_and_delays
from delay_scheduling.lazy import optional
from delay_scheduling.validation import (
    Numbers,
    Table,
    array_of,
    capacity,
    frozen,
    integer,
    require,
    span,
    valid_delays,
    valid_weights,
)

Regime = Literal["bandit", "full-information"]
SCHEDULER, ACTIONS = range(2)  # the kinds of streams
REGIMES = ("bandit", "full-information")


@dataclass(frozen=True)
class Rules:
    """Fix the variation of the game: what is visible and what is allowed.

    Source: Figure 1 (fig:game-desc).

    Parameters
    ----------
    K : number of arms, an integer of at least 1.
    C : capacity, an integer of at least 1, or math.inf for delayed online learning.
    regime : "bandit" (a tracked round reveals the loss of the arm played) or "full-information"
        (all K losses).
    clairvoyant : whether d_t is revealed at the start of round t.
    preemptive : whether rounds may be released from the tracking set before feedback arrives.

    Any other value raises ValueError.

    >>> Rules(K=2, C=1, clairvoyant=True)
    Rules(K=2, C=1, regime='bandit', clairvoyant=True, preemptive=False)
    """

    K: int
    C: int | float = math.inf
    regime: Regime = "bandit"
    clairvoyant: bool = False
    preemptive: bool = False

    def __post_init__(self) -> None:
        integer("K", self.K, least=1)
        capacity(self.C, or_unlimited=True)
        known = isinstance(self.regime, str) and self.regime in REGIMES
        require(known, "regime", " or ".join(map(repr, REGIMES)), self.regime)
        require(
            isinstance(self.clairvoyant, bool), "clairvoyant", "True or False", self.clairvoyant
        )
        require(isinstance(self.preemptive, bool), "preemptive", "True or False", self.preemptive)


@dataclass(frozen=True, eq=False)
class Frozen:
    """Hold arrays that stay read-only when the object is pickled or copied."""

    def __reduce__(self) -> tuple:
        return rebuilt, (type(self), *(getattr(self, field.name) for field in fields(self)))


def rebuilt(kind: type, *values: Any) -> Any:
    """Return an object of this kind whose arrays cannot be written to."""
    return kind(
        *(
            frozen(value, value.dtype) if isinstance(value, np.ndarray) else value
            for value in values
        )
    )


@dataclass(frozen=True, eq=False)
class Instance(Frozen):
    """Fix what the oblivious adversary chooses before the game: losses and delays,
    and loss scales for Algorithm 3.

    Source: Figure 1 (fig:game-desc); loss scales: Section 2.

    Parameters
    ----------
    losses : shape (T, K), numbers in [0, 1]. A writable array is copied; a read-only one is shared.
    delays : shape (T,), integers from 0 to 2^31 − 1.
    scales : shape (T,), finite numbers of at least 0, or None for B_t = 1. The loss of round t is
        B_t l_t.

    Other shapes, types or ranges, NaN included, raise ValueError.

    >>> instance = Instance(losses=[[0, 1], [1, 0], [0.5, 0]], delays=[1, 1, 0])
    >>> instance.T, instance.K, instance.D, instance.sigma.tolist()
    (3, 2, 2, [0, 1, 1])
    """

    losses: np.ndarray
    delays: np.ndarray
    scales: np.ndarray | None = None

    if TYPE_CHECKING:  # it takes more than it holds

        def __init__(
            self, losses: Table, delays: Numbers, scales: Numbers | None = None
        ) -> None: ...

    def __post_init__(self) -> None:
        losses = array_of("losses", self.losses, "numbers", np.float64)
        is_table = losses.ndim == 2 and losses.size > 0
        require(is_table, "losses", "an array of shape (T, K), T and K at least 1", losses.shape)
        low, high = map(float, span(losses))
        require(low >= 0 and high <= 1, "losses", "numbers in [0, 1]", (low, high))
        object.__setattr__(self, "losses", losses)
        object.__setattr__(self, "delays", valid_delays(self.delays, T=len(losses)))
        if self.scales is not None:
            object.__setattr__(self, "scales", valid_weights(self.scales, len(losses), "scales"))

    @classmethod
    def from_frame(cls, frame: Any, losses: Sequence[str], delay: str) -> "Instance":
        """Return the instance of a table with one row a round.

        Parameters
        ----------
        frame : pandas or polars data frame, or dict of columns.
        losses : names of the K columns with losses in [0, 1], one an arm. None may be missing.
        delay : name of the column with delays, integers of at least 0. A missing or infinite delay
            means that the feedback never arrives, neither here nor in a later block of the same
            game: it is 2^31 − 1.

        A column that is not there, a missing loss, a delay that is no integer, numbers out of range
        raise ValueError.
        """
        return cls(*losses_and_delays(frame, losses, delay))

    @classmethod
    def from_csv(cls, path: Any, losses: Sequence[str], delay: str, **options: Any) -> "Instance":
        """Return the instance of a file of comma-separated values with one row a round.

        Needs pandas.

        The path (or address, or open file) and options are those of `pandas.read_csv`; the rest is
        as in `from_frame`.
        """
        pandas = optional("pandas", "pandas")
        return cls.from_frame(pandas.read_csv(path, **options), losses, delay)

    @property
    def T(self) -> int:
        """Number of rounds."""
        return self.losses.shape[0]

    @property
    def K(self) -> int:
        """Number of arms."""
        return self.losses.shape[1]

    @property
    def D(self) -> int:
        """Total delay Σ d_t. It exceeds Σ σ_t when a delay runs past T."""
        return int(self.delays.sum())

    @property
    def d_max(self) -> int:
        """Largest delay."""
        return int(self.delays.max())

    @property
    def sigma(self) -> np.ndarray:
        """Outstanding delays σ_t, integers of shape (T,)."""
        return outstanding(self.delays).astype(np.int64)


@dataclass(frozen=True, eq=False)
class Schedule(Frozen):
    """Record how a precommitted scheduler filled the tracking set:
    everything but losses and actions.

    Source: Section 4; Table 7 (tab:notation-global).

    Parameters
    ----------
    delays : shape (T,), the delays of the instance.
    observed : shape (T,), Z_t: whether round t is tracked until its delay is over (which may be
        after T).
    p : shape (T,), in (0, 1]: probability of Z_t = 1 given a free slot.
    before : shape (T,), |S_t^0|.
    after : shape (T,), |S_t^1|.
    """

    delays: np.ndarray
    observed: np.ndarray
    p: np.ndarray
    before: np.ndarray
    after: np.ndarray

    @property
    def T(self) -> int:
        """Number of rounds."""
        return len(self.delays)

    @property
    def longest(self) -> int:
        """Largest delay."""
        return int(self.delays.max())

    @property
    def plays(self) -> int:
        """Number of times that Delayed FTRL plays: once a round."""
        return self.T

    @property
    def t(self) -> np.ndarray:
        """Numbers of the rounds, floats of shape (T,)."""
        return np.arange(1.0, self.T + 1)

    def running(self, name: str, values: np.ndarray) -> np.ndarray:
        """Return Σ_{s <= t} of these numbers, shape (T,).

        Under its name a long run remembers the sum.
        """
        return np.cumsum(values)

    def largest(self, name: str, values: np.ndarray) -> np.ndarray:
        """Return max_{s <= t} of these numbers of at least 0, shape (T,), remembered like
        `running`.
        """
        return np.maximum.accumulate(values)

    def arrived(self, name: str, weights: np.ndarray) -> np.ndarray:
        """Return the sum of these weights over the rounds whose delay is over before round t (see
        `arrived`).
        """
        return arrived(self.delays, weights)

    def held(self, name: str, weights: np.ndarray) -> np.ndarray:
        """Return the sum of these weights over the tracking set at the start of round t.

        Others have weight 0.
        """
        begun = self.running(f"{name} begun", weights) - weights
        left = np.maximum(begun - self.arrived(f"{name} over", weights), 0)
        return np.where(self.before > 0, left, 0)  # exactly 0 where nothing is tracked

    @property
    def z(self) -> np.ndarray:
        """Importance weights z_t = Z_t / p_t, shape (T,)."""
        return self.observed / self.p


@dataclass(frozen=True, eq=False)
class BatchSchedule(Schedule):
    """Record how Algorithm 1 (alg:batch-partition) filled the tracking set. Source: Section 3.

    Parameters
    ----------
    batch_size : b, an integer of at least 1.
    representatives : shape (⌈T / b⌉,), u_τ, rounds numbered from 1; above T for a round that pads
        the last batch.
    """

    batch_size: int
    representatives: np.ndarray

    @property
    def plays(self) -> int:
        """Number of times that Delayed FTRL plays: once a batch."""
        return len(self.representatives)

    @property
    def pending(self) -> np.ndarray:
        """Outstanding delays σ^b_τ of the batches, floats of shape (T',)."""
        return outstanding(batch_delays(self))


def batch_delays(schedule: BatchSchedule) -> np.ndarray:
    """Return d^b_τ = ⌈(u_τ + d_{u_τ}) / b⌉ − ⌈u_τ / b⌉, shape (T',):
    feedback of a batch is usable from τ + d^b_τ + 1.

    Source: Section 3.
    """
    u = schedule.representatives
    b = schedule.batch_size
    inside = u <= schedule.T  # the others pad the last batch
    d = np.zeros(len(u), np.int64)
    d[inside] = schedule.delays[u[inside] - 1]
    return -(-(u + d) // b) - -(-u // b)


@dataclass(frozen=True, eq=False)
class Trajectory(Frozen):
    """Record what a player did on an instance.

    Parameters
    ----------
    actions : shape (T,), arms from 0 to K − 1.
    expected_losses : shape (T,), ⟨x_t, l_t⟩ in [0, 1], with the losses before scaling.
    x : shape (T, K), the distributions x_t, or None when they were not asked for.
    residual : the largest residual of the T minimizations (see `regularizer.argmin`).
    """

    actions: np.ndarray
    expected_losses: np.ndarray
    x: np.ndarray | None = None
    residual: float = 0.0

    def regret(self, instance: Instance) -> float:
        """Return Σ ⟨x_t, l_t⟩ − min_i Σ l_{t,i}, exact in the draw of each A_t given its past."""
        require(
            instance.T == len(self.actions),
            "instance",
            f"one of {len(self.actions)} rounds",
            instance.T,
        )
        K = instance.K if self.x is None else self.x.shape[1]
        fits = instance.K == K > self.actions.max()
        require(fits, "instance", "one with the arms that were played", f"K = {instance.K}")
        return float(in_order(self.expected_losses) - best_total(instance.losses))


def streams(seed: int, replicate: int) -> tuple[np.random.Generator, np.random.Generator]:
    """Return two independent generators, for the scheduler and the actions of a run.

    Both numbers are at least 0.

    >>> scheduler_rng, action_rng = streams(seed=1, replicate=0)
    >>> scheduler_rng.random() == streams(seed=1, replicate=0)[0].random()
    True
    """
    return stream(seed, replicate, SCHEDULER), stream(seed, replicate, ACTIONS)


def stream(seed: int, replicate: int, kind: int) -> np.random.Generator:
    """Return one of the two generators of `streams`."""
    integer("seed", seed, least=0)
    integer("replicate", replicate, least=0)
    words = seeds(seed, replicate, kind)
    return np.random.Generator(np.random.PCG64(words))  # type: ignore[arg-type]  # NumPy takes any ISeedSequence


class Seeds(ISeedSequence):
    """Hold the four words from which a generator of `streams` starts.

    It can be copied, but not asked to spawn.
    """

    def __init__(self, seed: int, replicate: int, kind: int):
        self.words = np.random.SeedSequence(seed, spawn_key=(replicate, kind)).generate_state(
            4, np.uint64
        )

    def generate_state(self, n_words: int, dtype: Any = np.uint32) -> np.ndarray:
        """Return the words, as PCG64 asks for them."""
        return self.words


# they cost ten times the generator, and games with the same seed share them
seeds = lru_cache(maxsize=2**14)(Seeds)


def arrived(delays: Numbers, weights: Numbers | None = None) -> np.ndarray:
    """Return |O_t|, O_t = {s < t : s + d_s < t}, for each round,
    or the sum of the weights of O_t: T growing floats.

    Source: Table 7 (tab:notation-global).

    Parameters
    ----------
    delays : shape (T,), integers of at least 0.
    weights : shape (T,), numbers of at least 0, or None for 1.

    >>> arrived([2, 0, 1, 9]).tolist(), arrived([2, 0, 1, 9], [5, 6, 7, 8]).tolist()
    ([0.0, 0.0, 1.0, 2.0], [0.0, 0.0, 6.0, 11.0])
    """
    delays = valid_delays(delays)
    from delay_scheduling.compiled.tracking import arrivals

    return arrivals(
        delays, valid_weights(np.ones(len(delays)) if weights is None else weights, len(delays))
    )


def outstanding(delays: Numbers, weights: Numbers | None = None) -> np.ndarray:
    """Return σ_t = |W_t|, W_t = {s < t : s + d_s >= t}, for each round,
    or the sum of the weights of W_t.

    Arguments as for `arrived`. The array of T floats is exactly 0 where W_t is empty.

    Source: Table 7 (tab:notation-global).

    >>> outstanding([2, 0, 1, 9]).tolist(), outstanding([2, 0, 1, 9], [5, 6, 7, 8]).tolist()
    ([0.0, 1.0, 1.0, 1.0], [0.0, 5.0, 5.0, 7.0])
    """
    count = np.arange(len(delays)) - arrived(delays)
    if weights is None:
        return count
    weights = valid_weights(weights, len(delays))
    past = np.cumsum(weights) - weights
    return np.where(count > 0, np.maximum(past - arrived(delays, weights), 0), 0)
