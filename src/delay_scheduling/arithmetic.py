"""Arithmetic with the same bits on every machine: sums in the order of the rounds,
correctly rounded logarithms.
"""

from decimal import Context, Decimal
from functools import cache
from typing import Any

import numpy as np

from delay_scheduling.validation import remembering

LARGEST_RESIDUAL = 1e-11  # of a minimization; beyond it nothing is returned
ROOM = 2**15  # numbers added at once: they stay in the processor's cache


def in_order(values: np.ndarray, start: Any = 0.0) -> Any:
    """Return the sum along the first axis, each number added to the sum of those before it,
    from a start on.

    >>> (
    ...     float(in_order(np.array([1.0, 1e16, -1e16]))),
    ...     in_order(np.array([[1.0, 2.0], [3.0, 4.0]])).tolist(),
    ... )
    (0.0, [4.0, 6.0])
    """
    values = np.asarray(values, dtype=np.float64)
    total = np.full((1, *values.shape[1:]), start)
    rows = max(1, ROOM // max(1, total.size))
    for row in range(0, len(values), rows):
        total = np.add.accumulate(np.concatenate((total, values[row : row + rows])))[-1:]
    return total[0]


def inner(x: np.ndarray, y: np.ndarray) -> Any:
    """Return Σ x_k y_k along the last axis,
    added in the order of k. (`@` and `einsum` depend on the processor.)

    >>> float(inner(np.array([1.0, 1e16, -1e16]), np.ones(3)))
    0.0
    """
    return np.add.accumulate(x * y, axis=-1)[..., -1]


@remembering
def best_total(losses: np.ndarray) -> float:
    """Return the smallest total loss of an arm, for losses of shape (T, K)."""
    return float(in_order(losses).min())


@remembering
def total_range(losses: np.ndarray) -> tuple[float, float]:
    """Return Σ_t min_i l_{t,i} and Σ_t (max_i l_{t,i} − min_i l_{t,i}), for losses of shape (T,
    K).
    """
    high = losses[:, 0].copy()
    low = losses[:, 0].copy()
    for column in losses.T:  # reductions over a short last axis are slow
        np.maximum(high, column, out=high)
        np.minimum(low, column, out=low)
    return float(in_order(low)), float(in_order(high - low))


@cache
def log_of(value: float) -> float:
    """Return the natural logarithm of a positive integer or float, correctly rounded.

    >>> log_of(1), log_of(8) == 3 * log_of(2)
    (0.0, True)
    """
    return float(Decimal(value).ln(Context(prec=60)))
