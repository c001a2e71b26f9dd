"""Delays in rounds, from the times of your own log."""

from typing import Any

import numpy as np

from delay_scheduling.validation import LONGEST_DELAY, require


def from_events(decided: Any, heard: Any, window: Any = None) -> np.ndarray:
    """Return delays in rounds, from when each round was decided and when its feedback came.

    A round is a decision. Feedback is usable from the first decision after it came on, so d_t is
    the number of later decisions up to that moment, one at the very moment included.

    Parameters
    ----------
    decided : shape (T,), times in increasing order: numbers, or dates as NumPy and pandas have
        them.
    heard : shape (T,), times of the same kind, none before its decision. Missing (NaN, NaT) means
        never.
    window : how long to wait, a number or `numpy.timedelta64` above 0, or None for ever. What has
        not come by then has the delay of the window: say yourself which loss its silence is.

    Returns
    -------
    int64 array of shape (T,); 2^31 − 1 for what is never heard.

    Raises
    ------
    ValueError : for times that are not in order, or are no times.

    >>> from_events([0, 10, 20, 30], [5, 30, np.nan, 31]).tolist()
    [0, 2, 2147483647, 0]
    >>> from_events([0, 10, 20, 30], [5, 30, np.nan, 31], window=10).tolist()
    [0, 1, 1, 0]
    """
    decided, heard = times("decided", decided), times("heard", heard)
    T = len(decided)
    require(heard.shape == (T,), "heard", f"an array of shape ({T},)", heard.shape)
    require(not np.isnan(decided).any(), "decided", "no missing time", "one")
    back = np.flatnonzero(decided[1:] < decided[:-1])
    require(
        back.size == 0,
        "decided",
        "times in increasing order",
        f"an earlier one in row {(back[:1] + 1).tolist()}",
    )
    early = np.flatnonzero(heard < decided)
    require(
        early.size == 0, "heard", "no time before its decision", f"one in row {early[:1].tolist()}"
    )
    if window is not None:
        require(window > window * 0, "window", "a time above 0", window)
        heard = np.fmin(heard, decided + window)
    delays = np.searchsorted(decided, heard, side="right") - np.arange(T) - 1
    return np.where(np.isnan(heard), LONGEST_DELAY, delays)


def times(name: str, values: Any) -> np.ndarray:
    """Return times as an array of floats or dates, or raise ValueError."""
    array = np.asarray(values)
    if array.dtype.kind in "iu" or array.dtype == object:
        try:
            array = np.asarray(values, dtype=np.float64)
        except (TypeError, ValueError):
            require(False, name, "numbers or dates without a time zone", array.dtype)
    require(
        array.ndim == 1 and array.dtype.kind in "fM",
        name,
        "a row of numbers or dates",
        (array.shape, array.dtype),
    )
    return array
