"""Delays in rounds, from the times of your own log."""

import math
from typing import Any

import numpy as np

from delay_scheduling.use.times import comparable, read, span_of
from delay_scheduling.validation import LONGEST_DELAY, require


def from_events(decided: Any, heard: Any, window: Any = None, never: Any = None) -> np.ndarray:
    """Return delays in rounds, from when each round was decided and when its feedback came.

    A round is a decision. Feedback is usable from the first decision after it came on, so d_t is
    the number of later decisions up to that moment, one at the very moment included.

    Parameters
    ----------
    decided : shape (T,), times in increasing order: numbers, dates with or without a time zone, or
        ISO 8601 text, as NumPy, pandas, polars, Arrow and lists have them (`use.times`).
    heard : shape (T,), times of the same kind, none before its decision. Missing (None, NaN, NaT)
        or infinite means never.
    window : how long to wait, above 0: a number where times are numbers, a `timedelta` where they
        are dates; None for ever. What has not come by then has the delay of the window: say
        yourself which loss its silence is.
    never : a number that stands in `heard` for what never came, such as -1; None if there is none.

    Returns
    -------
    int64 array of shape (T,); 2^31 − 1 for what is never heard.

    Raises
    ------
    ValueError : for times that are not in order, or are no times.

    >>> from_events([0, 10, 20, 30], [5, 30, None, 31]).tolist()
    [0, 2, 2147483647, 0]
    >>> from_events([0, 10, 20, 30], [5, 30, -1, 31], window=10, never=-1).tolist()
    [0, 1, 1, 0]
    """
    starts = read("decided", decided)
    ends = read("heard", heard)
    T = len(starts.values)
    require(len(ends.values) == T, "heard", f"{T} times, as in decided", len(ends.values))
    require(not starts.missing.any(), "decided", "no missing time", "one")
    back = np.flatnonzero(starts.values[1:] < starts.values[:-1])
    where = f"an earlier one in row {(back[:1] + 1).tolist()}"
    require(back.size == 0, "decided", "times in increasing order", where)
    lost = ends.missing
    if never is not None:
        lost = lost | (ends.values == never)
    comparable("heard", ends, "decided", starts)
    came = np.where(lost, starts.values, ends.values)
    early = np.flatnonzero(came < starts.values)
    expected = "no time before its decision; if a value stands for what never came, say `never=`"
    found = [f"{came[row]} in row {row}" for row in early[:1]]
    require(early.size == 0, "heard", expected, *found or [""])
    if window is not None:
        came, lost = cut(starts.values, came, lost, span_of("window", window, starts.kind))
    delays = np.searchsorted(starts.values, came, side="right") - np.arange(T) - 1
    return np.where(lost, LONGEST_DELAY, delays)


def cut(
    decided: np.ndarray, came: np.ndarray, lost: np.ndarray, window: float
) -> tuple[np.ndarray, np.ndarray]:
    """Return the times when nobody waits any more, and which rounds have none."""
    if window == np.inf:
        return came, lost
    if decided.dtype.kind == "i":
        window = math.floor(window)  # a moment between two integers is not later than the first
    late = lost | (came - decided > window)
    return np.where(late, decided + window, came), np.zeros(len(decided), np.bool_)
