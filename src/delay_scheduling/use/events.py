"""Delays in rounds, from the times of your own log."""

import math
from typing import Any

import numpy as np

from delay_scheduling.use.times import Times, comparable, instant, read, span_of
from delay_scheduling.validation import LONGEST_DELAY, require

IN_ORDER = (
    "times in increasing order, for row t is round t; sort all columns together by the time of the"
    " decision, as pandas does in frame.sort_values(column, kind='stable')"
)


def from_events(decided: Any, heard: Any, window: Any = None, never: Any = None) -> np.ndarray:
    """Return delays in rounds, from when each round was decided and when its feedback came.

    A round is a decision. Feedback is usable from the first decision after it came on, so d_t is
    the number of later decisions up to that moment, one at the very moment included. What came
    after the last decision counts up to it; `Log` counts on.

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
    int64 array of shape (T,); 2^31 − 1 for what is never observed.

    Raises
    ------
    ValueError : for times that are not in order, or are no times.

    >>> from_events([0, 10, 20, 30], [5, 30, None, 31]).tolist()
    [0, 2, 2147483647, 0]
    >>> from_events([0, 10, 20, 30], [5, 30, -1, 31], window=10, never=-1).tolist()
    [0, 1, 1, 0]
    """
    return waits(decided, heard, window, never)[0]


def waits(
    decided: Any, heard: Any, window: Any, never: Any, goes_on: bool = False
) -> tuple[np.ndarray, np.ndarray]:
    """Return what `from_events` does, and of which rounds nothing was observed until it is over.

    Columns that were read are taken as they are. If the log goes on, what came after its last
    decision has the delay that it would have had then (see `position`), and rows may stand in any
    order: a delay counts the decisions that are later in time (see `in_time`).
    """
    starts = decided if isinstance(decided, Times) else read("decided", decided)
    ends = heard if isinstance(heard, Times) else read("heard", heard)
    T = len(starts.values)
    require(len(ends.values) == T, "heard", f"{T} times, as in decided", len(ends.values))
    require(not starts.missing.any(), "decided", "no missing time", "one")
    if not goes_on:
        back = np.flatnonzero(starts.values[1:] < starts.values[:-1])
        where = f"an earlier one in row {(back[:1] + 1).tolist()}"
        require(back.size == 0, "decided", IN_ORDER, where)
    lost = ends.missing
    if never is not None:
        lost = lost | (ends.values == sentinel(never, ends))
    comparable("heard", ends, "decided", starts)
    came = np.where(lost, starts.values, ends.values)
    early = np.flatnonzero(came < starts.values)
    expected = "no time before its decision; if a value stands for what never came, say `never=`"
    found = [f"{came[row]} in row {row}" for row in early[:1]]
    require(early.size == 0, "heard", expected, *found or [""])
    late = lost
    if window is not None:
        span = span_of("window", window, starts.kind)
        came, lost, late = cut(starts.values, came, lost, span)
    order = in_time(starts.values)
    round_of = np.empty(T, np.int64)
    round_of[order] = np.arange(T)
    sorted_starts = starts.values[order]
    ends = position(sorted_starts, came) if goes_on else found_in(sorted_starts, came)
    delays = ends - round_of - 1
    return np.where(lost, LONGEST_DELAY, delays), late


def in_time(decided: np.ndarray) -> np.ndarray:
    """Return the rows in the order of time; rows of one moment keep their order.

    >>> in_time(np.array([3, 1, 2, 1])).tolist()
    [1, 3, 2, 0]
    """
    return np.argsort(decided, kind="stable")


def sentinel(never: Any, ends: Times) -> int | float:
    """Return the number that stands for what never came, in a column of this kind."""
    kind, number = instant("never", 0, never)
    same = kind == ends.kind or ends.missing.all()
    require(same, "never", f"one of {ends.kind}, as in heard; or None", never)
    return number


def found_in(decided: np.ndarray, moments: np.ndarray) -> np.ndarray:
    """Return how many decisions were taken up to each of these moments, itself included."""
    return np.searchsorted(decided, moments, side="right")


def position(decided: np.ndarray, moments: np.ndarray) -> np.ndarray:
    """Return how many decisions are taken up to each moment, if the log begins anew at its end.

    From its last decision to the first of the next time is the mean step of the log. So late rows
    do not look as if they had been observed soon, because the log ends. A log that has no length
    does not go on.

    >>> position(np.array([0, 10, 20, 30]), np.array([25, 39, 40, 95])).tolist()
    [3, 4, 5, 10]
    """
    n = len(decided)
    length = decided[-1] - decided[0]
    if length <= 0:
        return found_in(decided, moments)
    period = length + (length // (n - 1) if decided.dtype.kind == "i" else length / (n - 1))
    turns, rest = np.divmod(moments - decided[0], period)
    return turns.astype(np.int64) * n + found_in(decided, decided[0] + rest)


def cut(
    decided: np.ndarray, came: np.ndarray, lost: np.ndarray, window: float
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return the times when waiting ends, which rounds have none, and which are late."""
    if window == np.inf:
        return came, lost, lost
    if decided.dtype.kind == "i":
        window = math.floor(window)  # a moment between two integers is not later than the first
    late = lost | (came - decided > window)
    none = np.zeros(len(decided), np.bool_)
    return np.where(late, decided + window, came), none, late
