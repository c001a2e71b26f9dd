"""Oblivious adversaries: seeded losses, seeded delays, and instances made of both.

Losses and delays are drawn from separate streams, so two instances with one seed share their losses
whatever their delays. A longer horizon leaves the earlier rounds unchanged.

Wherever there is an argument `first`, the T rounds are those after the first `first` rounds of the
same game, so that a game can be made block by block (see `Blocks`).
"""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from delay_scheduling.game import Instance
from delay_scheduling.validation import LONGEST_DELAY, frozen, integer, is_integer, require, sealed

NUMBERS = 2**17  # losses in a block


class Blocks:
    """A long game of an adversary, made block by block whenever it is looped over:
    the blocks are never all in memory.

    Parameters
    ----------
    adversary : function of T, first and the options that returns an Instance, such as `easy`.
    T : number of rounds of the game, an integer of at least 1.
    size : rounds in a block, an integer of at least 1; the last block may be shorter. None for
        blocks of 2^17 losses.
    options : further arguments of the adversary.

    >>> game = Blocks(easy, T=5, size=2, K=3, mean_delay=4, seed=0)
    >>> (
    ...     [block.delays.tolist() for block in game],
    ...     easy(T=5, K=3, mean_delay=4, seed=0).delays.tolist(),
    ... )
    ([[5, 1], [4, 2], [7]], [5, 1, 4, 2, 7])
    """

    def __init__(
        self, adversary: Callable[..., Instance], T: int, size: int | None = None, **options: Any
    ):
        integer("T", T, least=1)
        size = max(1, NUMBERS // options.get("K", 1)) if size is None else size
        integer("size", size, least=1)
        self.adversary = adversary
        self.T = T
        self.size = size
        self.options = options

    def __iter__(self) -> Iterator[Instance]:
        """Yield the blocks from the first round on."""
        for first in range(0, self.T, self.size):
            yield self.adversary(T=min(self.size, self.T - first), first=first, **self.options)


def easy(
    T: int, K: int, mean_delay: float, seed: int, gap: float = 0.2, first: int = 0
) -> Instance:
    """Return coin-flip losses with one better arm, and geometric delays."""
    return Instance(
        stochastic_losses(T, K, gap, seed, first), geometric_delays(T, mean_delay, seed, first)
    )


def switching(
    T: int, K: int, mean_delay: float, seed: int, period: int = 500, first: int = 0
) -> Instance:
    """Return losses whose better arm changes every period, and geometric delays."""
    return Instance(
        switching_losses(T, K, period, seed, first), geometric_delays(T, mean_delay, seed, first)
    )


def heavy_tailed(
    T: int,
    K: int,
    mean_delay: float,
    seed: int,
    gap: float = 0.2,
    tail: float = 1.5,
    first: int = 0,
) -> Instance:
    """Return coin-flip losses with one better arm, and delays with a power tail:
    a few are very long.
    """
    delays = heavy_tailed_delays(T, mean_delay, seed, tail, first)
    return Instance(stochastic_losses(T, K, gap, seed, first), delays)


def fixed(T: int, K: int, d: int, seed: int, gap: float = 0.2, first: int = 0) -> Instance:
    """Return coin-flip losses with one better arm, and the delay d in every round."""
    return Instance(stochastic_losses(T, K, gap, seed, first), np.full(T, d))


def mixed(
    T: int, K: int, long_delay: int, seed: int, short: float = 0.2, first: int = 0
) -> Instance:
    """Return an instance whose quick feedback misleads: arm 1 is best in short rounds,
    arm 0 in long rounds.

    A round is short, with delay 0, with probability `short`, and long, with delay `long_delay`,
    otherwise. The best arm of a round has loss 0, all others have loss 1. With `short` below 1/2,
    arm 0 is best in the long run.

    >>> instance = mixed(T=4, K=3, long_delay=9, seed=0, short=0.5)
    >>> instance.delays.tolist(), instance.losses.argmin(axis=1).tolist()
    ([9, 0, 9, 0], [0, 1, 0, 1])
    """
    require(0 <= short <= 1, "short", "a probability", short)
    integer("T", T, least=1)
    integer("K", K, least=2)
    is_short = stream(seed, "delays", first).random(T) < short
    losses = np.ones((T, K))
    losses[np.arange(T), is_short.astype(int)] = 0
    losses.flags.writeable = False
    return Instance(losses, np.where(is_short, 0, long_delay))


@dataclass(frozen=True, eq=False)
class Hidden:
    """Hold an instance that hides its better arm: the arm, by how much its mean is smaller,
    and in how many rounds.

    A player that misses the arm in n of these rounds has an expected regret of at least gap · n.
    """

    instance: Instance
    arm: int
    gap: float
    rounds: int


def hidden_arm(T: int, K: int, gap: float, seed: int, delay: int = 0) -> Hidden:
    """Return fair coins for all arms but one, drawn uniformly, whose mean is smaller by the gap.

    All delays are equal.

    The delay is an integer of at least 0. Source: the instance behind Theorem A.2
    (thm:audibert10-lb).
    """
    hidden = hidden_blocks(T, K, gap, 0, seed)
    return replace(hidden, instance=Instance(hidden.instance.losses, np.full(T, delay)))


def hidden_blocks(T: int, K: int, gap: float, d: int, seed: int) -> Hidden:
    """Return losses that repeat for d + 1 rounds, the delay d in every round,
    and one better arm, drawn uniformly.

    When a block begins to be seen, it is over. The rounds after the last whole block have zero
    loss. 0 <= d < T.

    Source: the instance behind Theorem A.1 (thm:cesa16-lb).
    """
    require(0 <= gap <= 0.5, "gap", "a number in [0, 0.5]", gap)
    sizes(T, K)
    require(is_integer(d) and 0 <= d < T, "d", f"an integer from 0 to {T - 1}", d)
    arm = int(stream(seed, "arm").integers(K))
    means = np.full((T // (d + 1), K), 0.5)
    means[:, arm] -= gap
    rounds = len(means) * (d + 1)
    losses = np.zeros((T, K))
    losses[:rounds].reshape(len(means), d + 1, K)[:] = coin_flips(means, seed)[:, None]
    return Hidden(Instance(sealed(losses), sealed(np.full(T, d))), arm, gap, rounds)


def stochastic_losses(T: int, K: int, gap: float, seed: int, first: int = 0) -> np.ndarray:
    """Return losses in {0, 1}: mean 1/2 for each arm, except arm 0, which has mean 1/2 − gap.

    Shape (T, K).
    """
    require(0 <= gap <= 0.5, "gap", "a number in [0, 0.5]", gap)
    sizes(T, K)
    means = np.full(K, 0.5)
    means[0] -= gap
    return coin_flips(np.broadcast_to(means, (T, K)), seed, first)


def switching_losses(T: int, K: int, period: int, seed: int, first: int = 0) -> np.ndarray:
    """Return losses in {0, 1}: mean 0.3 for the arm that leads the period, 0.5 for the others.

    Arms lead in turn.
    """
    integer("period", period, least=1)
    sizes(T, K)
    means = np.full((T, K), 0.5)
    rounds = np.arange(T)
    means[rounds, (first + rounds) // period % K] = 0.3
    return coin_flips(means, seed, first)


def coin_flips(means: np.ndarray, seed: int, first: int = 0) -> np.ndarray:
    """Return independent losses in {0, 1} with these means, read-only."""
    losses = (stream(seed, "losses", first * means.shape[1]).random(means.shape) < means).astype(
        np.float64
    )
    losses.flags.writeable = False
    return losses


def geometric_delays(T: int, mean_delay: float, seed: int, first: int = 0) -> np.ndarray:
    """Return delays of the geometric distribution on {0, 1, ...} with this mean. Shape (T,)."""
    from delay_scheduling.compiled.elementary import log1p, logs

    require(
        0 <= mean_delay <= LONGEST_DELAY,
        "mean_delay",
        f"a number from 0 to {LONGEST_DELAY}",
        mean_delay,
    )
    integer("T", T, least=1)
    uniforms = 1 - stream(seed, "delays", first).random(T)
    if mean_delay == 0:
        return frozen(np.zeros(T), np.int64)
    return whole(-logs(uniforms) / log1p(1 / mean_delay))


def heavy_tailed_delays(
    T: int, mean_delay: float, seed: int, tail: float = 1.5, first: int = 0
) -> np.ndarray:
    """Return delays ⌊Lomax⌋ with P(d >= n) = (1 + n / c)^−tail,
    where the Lomax variable has this mean. Shape (T,).

    The tail is above 1; the variance is infinite up to 2.
    """
    from delay_scheduling.compiled.elementary import exps, logs

    possible = 0 < mean_delay <= LONGEST_DELAY
    require(possible, "mean_delay", f"a number above 0, at most {LONGEST_DELAY}", mean_delay)
    require(1 < tail < math.inf, "tail", "a finite number above 1", tail)
    integer("T", T, least=1)
    uniforms = 1 - stream(seed, "delays", first).random(T)
    return whole(mean_delay * (tail - 1) * (exps(-1 / tail * logs(uniforms)) - 1))


def whole(lengths: np.ndarray) -> np.ndarray:
    """Return these lengths as delays: rounded down, and none above the longest delay."""
    return frozen(np.minimum(np.floor(lengths), LONGEST_DELAY), np.int64)


def stream(seed: int, name: str, drawn: int = 0) -> np.random.Generator:
    """Return the generator of the losses, of the delays or of the hidden arm, after so many
    draws.
    """
    integer("seed", seed, least=0)
    integer("first", drawn, least=0)
    sequence = np.random.SeedSequence(seed, spawn_key=(("losses", "delays", "arm").index(name),))
    return np.random.Generator(np.random.PCG64(sequence).advance(drawn))


def sizes(T: int, K: int) -> None:
    """Raise ValueError unless T and K are integers of at least 1."""
    integer("T", T, least=1)
    integer("K", K, least=1)
