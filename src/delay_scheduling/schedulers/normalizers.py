"""The paper's normalizers ν_t = 2 H_t and scales c_t = C / ((1 + α) ν_t), of one round or of many.

H_t is summed from 1 on, one term after the other, so that its bits do not depend on who asks.
The sum at the end of each block of rounds is kept: the next round costs O(1), and any other the
length of a block.
"""

import threading
from functools import lru_cache

import numpy as np

from delay_scheduling.validation import sealed

BLOCK = 4096  # rounds
ENDS = [0.0]  # H_n for n = 0, BLOCK, 2 BLOCK, ...
LOCK = threading.Lock()


def harmonic(n: int) -> float:
    """Return H_n = 1 + 1/2 + ... + 1/n for n of at least 0.

    >>> harmonic(0), harmonic(2)
    (0.0, 1.5)
    """
    block, place = divmod(n, BLOCK)
    return float(block_sums(block)[place])


@lru_cache(maxsize=16)
def block_sums(block: int) -> np.ndarray:
    """Return H_n for the n of a block, shape (BLOCK + 1,), read-only."""
    with LOCK:
        while len(ENDS) <= block:
            ENDS.append(float(sums(BLOCK, (len(ENDS) - 1) * BLOCK, ENDS[-1])[-1]))
    return sealed(sums(BLOCK, block * BLOCK, ENDS[block]))


def sums(T: int, first: int, before: float) -> np.ndarray:
    """Return H_n for n = first, ..., first + T, the first of which is known."""
    return np.cumsum(np.append(before, 1 / np.arange(first + 1, first + T + 1)))


@lru_cache(maxsize=8)
def normalizers(T: int, first: int = 0) -> np.ndarray:
    """Return ν_t = 2 H_t = 2 (1 + 1/2 + ...

    + 1/t) of the rounds first + 1 to first + T, shape (T,), read-only.
    """
    return sealed(2 * sums(T, first, harmonic(first))[1:])


def pareto_scale(t: int, C: float, chernoff: float) -> float:
    """Return c_t = C / ((1 + chernoff) ν_t) of round t.

    >>> pareto_scale(2, C=6, chernoff=1.0)
    1.0
    """
    return C / ((1 + chernoff) * (2 * harmonic(t)))


@lru_cache(maxsize=2)
def pareto_scales(T: int, C: float, chernoff: float, first: int = 0) -> np.ndarray:
    """Return `pareto_scale` of the rounds first + 1 to first + T, shape (T,), read-only.

    >>> pareto_scales(2, C=6, chernoff=1.0).tolist()
    [1.5, 1.0]
    """
    return sealed(C / ((1 + chernoff) * normalizers(T, first)))
