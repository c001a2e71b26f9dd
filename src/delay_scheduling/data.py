"""Arrays from your own data: a table with one row a round, from pandas, polars,
or a dict of columns.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from delay_scheduling.validation import LONGEST_DELAY, require


def losses_and_delays(
    frame: Any, losses: Sequence[str], delay: str
) -> tuple[np.ndarray, np.ndarray]:
    """Return the losses, shape (T, K), and the delays, shape (T,),
    of a table. See `Instance.from_frame`.

    >>> table = {"red": [0.0, 1.0, 0.5], "blue": [1.0, 0.0, 0.0], "wait": [1, None, 0]}
    >>> losses_and_delays(table, losses=["red", "blue"], delay="wait")[1].tolist()
    [1, 2147483647, 0]
    """
    listed = not isinstance(losses, str) and isinstance(losses, Iterable)
    names = list(losses) if listed else []
    require(
        listed and len(names) > 0,
        "losses",
        'a list of names of columns, such as ["red", "blue"]',
        losses,
    )
    require(
        len({*names, delay}) == len(names) + 1,
        "losses",
        "columns other than the delays, each named once",
        names,
    )
    require(
        isinstance(frame, Mapping) or hasattr(frame, "columns"),
        "frame",
        "a table, or a dict of columns",
        frame,
    )
    columns = {name: column(frame, name) for name in [*names, delay]}
    T = len(columns[delay])
    for name in names:
        require(len(columns[name]) == T, name, f"{T} rows, as in {delay}", len(columns[name]))
        missing = np.flatnonzero(np.isnan(columns[name]))
        require(
            missing.size == 0,
            name,
            "no missing loss",
            f"one in row {missing[0] if missing.size else ''}",
        )
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
            # of pandas, or NaN
            missing = value is None or type(value).__name__ == "NAType" or bool(value != value)  # noqa: PLR0124
            numbers.append(np.nan if missing else float(value))
        except (TypeError, ValueError):
            require(False, name, "numbers", value)
    return np.array(numbers, dtype=np.float64)


def filled(delays: np.ndarray, name: str) -> np.ndarray:
    """Return delays as integers; what is missing never arrives,
    in this table or in one that follows.
    """
    delays = np.where(np.isnan(delays) | (delays == np.inf), LONGEST_DELAY, delays)
    whole = (np.floor(delays) == delays) & (delays >= 0) & (delays <= LONGEST_DELAY)
    require(
        whole.all(),
        name,
        f"integers from 0 to {LONGEST_DELAY}, or nothing",
        delays[~whole].tolist()[:1],
    )
    return delays.astype(np.int64)
