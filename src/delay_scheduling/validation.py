"""Wrong arguments raise: what is checked in more than one module."""

import math

import numpy as np


def require(condition, argument, expected, received):
    """Raise ValueError naming the argument, what was expected and what came, unless the condition holds.

    >>> require(-1 > 0, "K", "an integer of at least 1", -1)
    Traceback (most recent call last):
    ...
    ValueError: K: expected an integer of at least 1, received -1
    """
    if not condition:
        raise ValueError(f"{argument}: expected {expected}, received {received!r}")


LONGEST_DELAY = 2**31 - 1


def valid_delays(delays, T=None):
    """Return delays as a read-only int64 array, or raise ValueError."""
    array = np.asarray(delays)
    require(array.ndim == 1 and array.size > 0, "delays", "an array of shape (T,), T at least 1", array.shape)
    require(np.issubdtype(array.dtype, np.integer), "delays", "integers", array.dtype)
    in_range = array.min() >= 0 and array.max() <= LONGEST_DELAY
    require(in_range, "delays", f"integers from 0 to {LONGEST_DELAY}", (int(array.min()), int(array.max())))
    require(T is None or len(array) == T, "delays", f"an array of shape ({T},)", array.shape)
    return frozen(array, np.int64)


def valid_weights(weights, T):
    """Return weights as a float64 array, or raise ValueError."""
    array = np.asarray(weights, dtype=np.float64)
    require(array.shape == (T,), "weights", f"an array of shape ({T},)", array.shape)
    in_range = array.min() >= 0 and array.max() < math.inf
    require(in_range, "weights", "finite numbers of at least 0", (float(array.min()), float(array.max())))
    return array


def frozen(values, dtype):
    """Return a read-only array of this dtype: shared if the argument already is one, else a copy."""
    shared = isinstance(values, np.ndarray) and values.dtype == dtype and not values.flags.writeable
    array = np.ascontiguousarray(values) if shared else np.array(values, dtype=dtype, order="C")
    array.flags.writeable = False
    return array


def is_integer(value):
    """Tell whether the value is an integer, Python's or NumPy's, but not a truth value."""
    return isinstance(value, (int, np.integer)) and not isinstance(value, bool)
