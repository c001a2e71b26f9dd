"""Arrays from your own data: a table with one row a round, from pandas, polars, or a dict of columns."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from delay_scheduling.validation import LONGEST_DELAY, require


def losses_and_delays(frame: Any, losses: Sequence[str], delay: str) -> tuple[np.ndarray, np.ndarray]:
    """Return the losses, shape (T, K), and the delays, shape (T,), of a table. See `Instance.from_frame`.

    >>> table = {"red": [0.0, 1.0, 0.5], "blue": [1.0, 0.0, 0.0], "wait": [1, None, 0]}
    >>> losses_and_delays(table, losses=["red", "blue"], delay="wait")[1].tolist()
    [1, 2147483647, 0]
    """
    listed = not isinstance(losses, str) and isinstance(losses, Iterable)
    names = list(losses) if listed else []
    require(listed and len(names) > 0, "losses", 'a list of names of columns, such as ["red", "blue"]', losses)
    require(len({*names, delay}) == len(names) + 1, "losses", "columns other than the delays, each named once", names)
    require(isinstance(frame, Mapping) or hasattr(frame, "columns"), "frame", "a table, or a dict of columns", frame)
    columns = {name: column(frame, name) for name in [*names, delay]}
    T = len(columns[delay])
    for name in names:
        require(len(columns[name]) == T, name, f"{T} rows, as in {delay}", len(columns[name]))
        missing = np.flatnonzero(np.isnan(columns[name]))
        require(missing.size == 0, name, "no missing loss", f"one in row {missing[0] if missing.size else ''}")
        outside = np.flatnonzero((columns[name] < 0) | (columns[name] > 1))
        row = outside[0] if outside.size else 0
        require(outside.size == 0, name, "numbers in [0, 1]", f"{columns[name][row]} in row {row}")
    return np.stack([columns[name] for name in names], axis=1), filled(columns[delay], delay)


def column(frame: Any, name: str) -> np.ndarray:
    """Return one column as floats; what is missing is NaN."""
    held = list(frame) if isinstance(frame, Mapping) else list(getattr(frame, "columns", []))
    require(name in held, name, f"a column, one of {held}", "none of this name")
    values = frame[name]
    numbers = []
    for value in values.to_list() if hasattr(values, "to_list") else list(values):
        try:
            numbers.append(np.nan if is_missing(value) else float(value))
        except (TypeError, ValueError):
            require(False, name, "numbers", value)
    return np.array(numbers, dtype=np.float64)


def is_missing(value: Any) -> bool:
    """Tell whether a cell is empty: None, NaN, or the missing value of pandas."""
    return value is None or type(value).__name__ == "NAType" or bool(value != value)


def filled(delays: np.ndarray, name: str) -> np.ndarray:
    """Return delays as integers; what is missing never arrives, in this table or in one that follows."""
    delays = np.where(np.isnan(delays) | (delays == np.inf), LONGEST_DELAY, delays)
    whole = (np.floor(delays) == delays) & (delays >= 0) & (delays <= LONGEST_DELAY)
    require(whole.all(), name, f"integers from 0 to {LONGEST_DELAY}, or nothing", delays[~whole].tolist()[:1])
    return delays.astype(np.int64)


def from_events(decided: Any, heard: Any, window: Any = None) -> np.ndarray:
    """Return delays in rounds, from when each round was decided and when its feedback came.

    A round is a decision. Feedback is usable from the first decision after it came on, so d_t is the number of later
    decisions up to that moment, one at the very moment included.

    Parameters
    ----------
    decided : shape (T,), times in increasing order: numbers, or dates as NumPy and pandas have them.
    heard : shape (T,), times of the same kind, none before its decision. Missing (NaN, NaT) means never.
    window : how long to wait, a number or `numpy.timedelta64` above 0, or None for ever. What has not come by then has
        the delay of the window: say yourself which loss its silence is.

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
    require(not missing(decided).any(), "decided", "no missing time", "one")
    back = np.flatnonzero(decided[1:] < decided[:-1])
    require(back.size == 0, "decided", "times in increasing order", f"an earlier one in row {(back[:1] + 1).tolist()}")
    early = np.flatnonzero(heard < decided)
    require(early.size == 0, "heard", "no time before its decision", f"one in row {early[:1].tolist()}")
    if window is not None:
        require(window > window * 0, "window", "a time above 0", window)
        heard = np.fmin(heard, decided + window)
    delays = np.searchsorted(decided, heard, side="right") - np.arange(T) - 1
    return np.where(missing(heard), LONGEST_DELAY, delays)


def times(name: str, values: Any) -> np.ndarray:
    """Return times as an array of floats or dates, or raise ValueError."""
    array = np.asarray(values)
    if array.dtype.kind in "iu" or array.dtype == object:
        try:
            array = np.asarray(values, dtype=np.float64)
        except (TypeError, ValueError):
            require(False, name, "numbers or dates without a time zone", array.dtype)
    require(array.ndim == 1 and array.dtype.kind in "fM", name, "a row of numbers or dates", (array.shape, array.dtype))
    return array


def missing(values: np.ndarray) -> np.ndarray:
    """Tell which times are missing."""
    return np.isnan(values) if values.dtype.kind == "f" else np.isnat(values)
