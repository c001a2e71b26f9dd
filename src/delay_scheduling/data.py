"""Columns of your own tables: pandas, polars, Arrow, or a dict of columns."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from delay_scheduling.validation import LONGEST_DELAY, require, wrong

TABLE = "a table of pandas, polars or Arrow, or a dict of columns"
ABSENT = ("NAType", "NaTType")  # of pandas: what is missing


def losses_and_delays(
    frame: Any, losses: Sequence[str], delay: str
) -> tuple[np.ndarray, np.ndarray]:
    """Return the losses, shape (T, K), and the delays, shape (T,), of a table.

    See `Instance.from_frame`.

    >>> table = {"red": [0.0, 1.0, 0.5], "blue": [1.0, 0.0, 0.0], "wait": [1, None, 0]}
    >>> losses_and_delays(table, losses=["red", "blue"], delay="wait")[1].tolist()
    [1, 2147483647, 0]
    """
    names = listed_names("losses", losses)
    named = isinstance(delay, Hashable) and all(isinstance(name, Hashable) for name in names)
    require(named, "losses, delay", "names of columns", [*names, delay])
    require(
        len({*names, delay}) == len(names) + 1,
        "losses",
        "columns other than the delays, each named once",
        names,
    )
    rows = len(column_of(frame, delay))
    columns = [inside(name, numbers_of(frame, name, rows, like=delay), 0, 1) for name in names]
    for name, column in zip(names, columns, strict=True):
        missing = np.flatnonzero(np.isnan(column))
        require(
            missing.size == 0,
            name,
            "no missing loss",
            f"one in row {missing[0] if missing.size else ''}",
        )
    return np.stack(columns, axis=1), filled(numbers_of(frame, delay), delay)


def listed_names(argument: str, names: Any) -> list[str]:
    """Return names of columns as a list, or raise ValueError if they are none."""
    listed = not isinstance(names, str) and isinstance(names, Iterable)
    found = list(names) if listed else []
    expected = 'a list of names of columns, such as ["red", "blue"]'
    require(listed and len(found) > 0, argument, expected, names)
    return found


def names_of(frame: Any) -> list:
    """Return the names of the columns of a table."""
    require(
        not hasattr(frame, "collect_schema") or hasattr(frame, "to_dict"),
        "frame",
        "a table that was read: call its `collect()` first",
        type(frame).__name__,
    )
    if isinstance(frame, Mapping):
        return list(frame)
    if hasattr(frame, "column_names"):  # of Arrow, whose `columns` are the columns themselves
        return list(frame.column_names)
    require(hasattr(frame, "columns"), "frame", TABLE, frame)
    return list(frame.columns)


def column_of(frame: Any, name: Any) -> Any:
    """Return a column of a table, of at least one row, or raise ValueError."""
    held = names_of(frame)
    named = isinstance(name, Hashable) and name is not None and not isinstance(name, type)
    require(named, "frame", f"the name of a column, one of {held}", name)
    if held.count(name) != 1:
        found = "none of this name" if name not in held else "several of this name"
        raise wrong(str(name), f"a column, one of {held}", found)
    column = frame[name]
    require(
        not isinstance(column, str | bytes) and hasattr(column, "__len__"), name, "a column", column
    )
    require(len(column) > 0, "frame", "at least one row", "none")
    return column


def listed(column: Any) -> list:
    """Return the values of a column as a list."""
    for method in ("to_pylist", "to_list", "tolist"):
        if hasattr(column, method):
            return list(getattr(column, method)())
    return list(column)


def is_missing(value: Any) -> bool:
    """Tell whether a value stands for one that is missing: None, NaN, NaT, or pandas' NA."""
    if value is None or type(value).__name__ in ABSENT:
        return True
    return isinstance(value, float | np.floating | np.datetime64) and bool(value != value)  # noqa: PLR0124


def numbers_of(frame: Any, name: Any, rows: int | None = None, like: str = "") -> np.ndarray:
    """Return a column as floats, of shape (rows,); what is missing is NaN.

    Truth values are the numbers 0 and 1. Texts and dates are no numbers, and raise ValueError.
    """
    column = column_of(frame, name)
    require(rows in (None, len(column)), name, f"{rows} rows, as in {like}", len(column))
    own = getattr(column, "dtype", None)
    if isinstance(own, np.dtype) and own.kind in "biuf" and np.ndim(column) == 1:
        return np.asarray(column).astype(np.float64)
    numbers = [number_of(name, value) for value in listed(column)]
    return np.array(numbers, dtype=np.float64)


def number_of(name: Any, value: Any) -> float:
    """Return a value of a column as a float; NaN if it is missing."""
    if is_missing(value):
        return np.nan
    numeric = hasattr(value, "__float__") and not isinstance(value, np.datetime64 | np.timedelta64)
    require(numeric and np.ndim(value) == 0, name, "numbers", value)
    try:
        return float(value)
    except (TypeError, ValueError):
        raise wrong(name, "numbers", value) from None


def inside(name: Any, numbers: np.ndarray, low: float, high: float, why: str = "") -> np.ndarray:
    """Return numbers, or raise ValueError if one that is not missing is outside [low, high]."""
    outside = np.flatnonzero((numbers < low) | (numbers > high))
    row = outside[0] if outside.size else 0
    expected = f"numbers in [{low:g}, {high:g}]{why}"
    require(outside.size == 0, name, expected, f"{numbers[row]} in row {row}")
    return numbers


def filled(delays: np.ndarray, name: Any) -> np.ndarray:
    """Return delays as integers; what is missing never arrives, here or in a later table."""
    delays = np.where(np.isnan(delays) | (delays == np.inf), LONGEST_DELAY, delays)
    whole = (np.floor(delays) == delays) & (delays >= 0) & (delays <= LONGEST_DELAY)
    require(
        whole.all(),
        name,
        f"integers from 0 to {LONGEST_DELAY}, or nothing",
        delays[~whole].tolist()[:1],
    )
    return delays.astype(np.int64)
