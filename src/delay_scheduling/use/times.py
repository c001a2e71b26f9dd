"""Times of your own log, in one integer unit: no time loses its unit, its zone or its last digits.

Numbers stay numbers: integers are compared as integers, however large. Dates become nanoseconds
since 1970, in UTC if they have a zone. What is missing is None, NaN, NaT or pandas' NA.
"""

import datetime
import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from delay_scheduling.data import is_missing, listed
from delay_scheduling.validation import is_number, require, wrong

NEVER = np.iinfo(np.int64).max  # later than every time
LARGEST = 2**53  # from here on a float no longer holds every integer
NUMBERS = "numbers"
DATES = "dates without a time zone"
ZONED = "dates with a time zone"
UNITS = {
    "ns": 1,
    "us": 10**3,
    "ms": 10**6,
    "s": 10**9,
    "m": 60 * 10**9,
    "h": 3600 * 10**9,
    "D": 86400 * 10**9,
}
EPOCH = datetime.datetime(1970, 1, 1)


@dataclass(frozen=True, eq=False)
class Times:
    """Hold a column of times: values, of shape (T,), what is missing among them, and their kind.

    Dates are int64 nanoseconds; numbers are int64, or float64 if one of them is no integer.
    """

    values: np.ndarray
    missing: np.ndarray
    kind: str


def read(name: str, column: Any) -> Times:
    """Return a column of times: integers, numbers, dates with or without a zone, or ISO 8601 text.

    Columns may be lists, NumPy arrays, series of pandas or polars, or arrays of Arrow. Anything
    else raises ValueError, and so does a column that mixes kinds, dates outside the years 1678 to
    2262, and integers that have lost digits as floats.

    >>> read("heard", ["2026-03-01T12:00:00+01:00", None]).values.tolist()[0] // 10**9
    1772362800
    >>> read("heard", [1, 2**62]).values.tolist()
    [1, 4611686018427387904]
    """
    array = plain(column)
    require(array.ndim == 1, name, "a row of numbers or dates", (array.shape, array.dtype))
    if array.dtype.kind == "M":
        return dates(name, array, ZONED if has_zone(column) else DATES)
    if array.dtype.kind in "iu" and array.ndim == 1:
        fits = array.size == 0 or int(array.max()) < NEVER
        require(fits, name, "integers below 2^63 − 1", array.max() if array.size else None)
        return Times(array.astype(np.int64), np.zeros(len(array), np.bool_), NUMBERS)
    if array.dtype.kind == "f" and array.ndim == 1:
        return floats(name, array)
    one = array.ndim == 1 and array.dtype.kind in "OUS"
    require(one, name, "a row of numbers or dates", (array.shape, array.dtype))
    return mixed(name, listed(column))


def has_zone(column: Any) -> bool:
    """Tell whether a column of dates has a time zone, as pandas, polars and Arrow say it."""
    kinds = (getattr(column, "dtype", None), getattr(column, "type", None))
    zones = (getattr(kind, name, None) for kind in kinds for name in ("tz", "time_zone"))
    return any(zone is not None for zone in zones)


def plain(column: Any) -> np.ndarray:
    """Return a column as an array of NumPy; zoned dates in UTC.

    Objects where something may be lost.
    """
    if has_zone(column) and hasattr(column, "dt") and hasattr(column.dt, "tz_convert"):
        return column.dt.tz_convert("UTC").dt.tz_localize(None).to_numpy()  # a series of pandas
    if has_zone(column) and hasattr(column, "tz_convert"):
        return column.tz_convert("UTC").tz_localize(None).to_numpy()  # an index of pandas
    try:
        array = np.asarray(column)
    except ValueError:  # rows of different lengths
        raise wrong("times", "a row of numbers or dates", type(column).__name__) from None
    one_type = isinstance(getattr(column, "dtype", None), np.dtype)
    exact = one_type or (array.dtype.kind in "Miu" and not isinstance(column, list | tuple))
    if exact or array.ndim != 1:
        return array
    objects = np.empty(len(array), dtype=object)  # floats may have been made of integers
    objects[:] = listed(column)
    return objects


def counted(name: str, array: np.ndarray, what: str) -> tuple[np.ndarray, np.ndarray, int]:
    """Return the units of dates or spans of NumPy, 0 where one is missing; which are missing; and
    the nanoseconds of a unit.
    """
    unit, count = np.datetime_data(array.dtype)
    require(unit in UNITS, name, f"{what} in a unit of {list(UNITS)}", str(array.dtype))
    missing = np.isnat(array)
    ticks = np.where(missing, np.int64(0), array.astype(np.int64))
    return ticks, missing, UNITS[unit] * count


def dates(name: str, array: np.ndarray, kind: str) -> Times:
    """Return dates of NumPy in nanoseconds."""
    ticks, missing, factor = counted(name, array, "dates")
    most = NEVER // factor
    inside = ticks.size == 0 or (-most <= int(ticks.min()) and int(ticks.max()) < most)
    require(inside, name, "dates between the years 1678 and 2262", "one outside")
    return Times(ticks * factor, missing, kind)


def floats(name: str, array: np.ndarray) -> Times:
    """Return numbers; what is infinite never comes."""
    array = array.astype(np.float64)
    missing = np.isnan(array) | (array == np.inf)
    values = np.where(missing, 0.0, array)
    require(not np.isinf(values).any(), name, "numbers above −∞", "−∞")
    large = np.abs(values) >= LARGEST
    nullable = "integers of a type that can be missing, such as pandas' Int64"
    whole = f"{nullable}: floats above 2^53 lose digits"
    require(not large.any(), name, whole, values[large][:1].tolist())
    return Times(values, missing, NUMBERS)


def mixed(name: str, values: list) -> Times:
    """Return what a list of Python's objects holds, all of one kind."""
    found = [instant(name, row, value) for row, value in enumerate(values)]
    kinds = sorted({kind for kind, _ in found if kind})
    require(len(kinds) <= 1, name, "times of one kind", kinds)
    missing = np.array([not kind for kind, _ in found], np.bool_)
    kind = kinds[0] if kinds else NUMBERS
    numbers = [value for _, value in found]
    if any(isinstance(value, float) for value in numbers):
        many = [value for value in numbers if isinstance(value, int) and abs(value) >= LARGEST]
        require(not many, name, "no integer above 2^53 beside numbers that are none", many[:1])
        return Times(np.array(numbers, np.float64), missing, kind)
    outside = [value for value in numbers if abs(value) >= NEVER]
    require(
        not outside,
        name,
        "integers below 2^63 − 1, or dates between the years 1678 and 2262",
        outside[:1],
    )
    return Times(np.array(numbers, np.int64), missing, kind)


def instant(name: str, row: int, value: Any) -> tuple[str, Any]:
    """Return the kind of one value, empty if it is missing, and the number that it is."""
    if value is None or type(value).__name__ in ("NAType", "NaTType"):
        return "", 0
    if isinstance(value, str):
        return instant(name, row, date_of(name, row, value))
    if isinstance(value, np.datetime64):
        found = dates(name, np.array([value]), DATES)
        return ("", 0) if found.missing[0] else (DATES, int(found.values[0]))
    if isinstance(value, datetime.datetime):
        return (ZONED if value.tzinfo else DATES), nanoseconds_of(value)
    if type(value) is datetime.date:
        return DATES, nanoseconds_of(datetime.datetime(value.year, value.month, value.day))
    number = hasattr(value, "__float__") and np.ndim(value) == 0
    number = number and not isinstance(value, bool | np.bool_)
    require(number, name, f"a number or a date in row {row}", value)
    if hasattr(value, "__index__"):
        return NUMBERS, int(value)
    require(value != -math.inf, name, "numbers above −∞", value)
    if math.isnan(value) or value == math.inf:
        return "", 0
    return NUMBERS, float(value)


def date_of(name: str, row: int, text: str) -> datetime.datetime:
    """Return the date that a text says in ISO 8601."""
    try:
        return datetime.datetime.fromisoformat(text)
    except ValueError:
        raise wrong(name, f"a time in row {row}; text is read as ISO 8601", text) from None


def nanoseconds_of(moment: datetime.datetime) -> int:
    """Return a date in nanoseconds since 1970, in UTC if it has a zone."""
    if hasattr(moment, "as_unit"):
        return int(moment.as_unit("ns").value)  # a time stamp of pandas holds nanoseconds
    if moment.tzinfo:
        moment = moment.astimezone(datetime.UTC).replace(tzinfo=None)
    return (moment - EPOCH) // datetime.timedelta(microseconds=1) * 1000


def span_of(name: str, value: Any, kind: str) -> int | float:
    """Return a span of time above 0 in the unit of times of this kind.

    For dates it is a `timedelta` of Python, NumPy or pandas: a bare number has no unit.
    """
    if kind == NUMBERS:
        require(is_number(value), name, "a number, as the times are", value)
        require(value > 0, name, "a number above 0", value)
        return int(value) if hasattr(value, "__index__") else float(value)
    span = nanoseconds_in(name, value)
    require(span > 0, name, "a span above 0", value)
    return span


def nanoseconds_in(name: str, value: Any) -> int:
    """Return a `timedelta` of Python, NumPy or pandas in nanoseconds, or raise ValueError."""
    if type(value).__name__ == "Timedelta" and hasattr(value, "as_unit"):
        return int(value.as_unit("ns").value)  # of pandas
    if isinstance(value, np.timedelta64):
        unit, count = np.datetime_data(value.dtype)
        require(unit in UNITS, name, f"a span in a unit of {list(UNITS)}", value)
        return int(value.astype(np.int64)) * UNITS[unit] * count
    spans = isinstance(value, datetime.timedelta)
    expected = "a timedelta, since the times are dates and a number has no unit"
    require(spans, name, expected, value)
    return value // datetime.timedelta(microseconds=1) * 1000


def after(name: str, starts: Times, column: Any, never: Any = None) -> Times:
    """Return the times that are spans of time after others: `starts` and a column of spans.

    Spans are numbers where times are numbers, and `timedelta` where they are dates. What is
    missing, and what equals `never`, has no time.

    >>> starts = read("decided", ["2026-03-01", "2026-03-02"])
    >>> spans = [datetime.timedelta(hours=1), None]
    >>> found = after("delay", starts, spans)
    >>> (found.values - starts.values).tolist()[0] // 10**9, found.missing.tolist()
    (3600, [False, True])
    """
    spans = lengths(name, column, starts.kind)
    require(
        len(spans.values) == len(starts.values),
        name,
        f"{len(starts.values)} rows, as in decided",
        len(spans.values),
    )
    missing = spans.missing
    if never is not None:
        stands = never if starts.kind == NUMBERS else nanoseconds_in("never", never)
        missing = missing | (spans.values == stands)
    values = np.where(missing, spans.values.dtype.type(0), spans.values)
    comparable(name, Times(values, missing, starts.kind), "decided", starts)
    below = np.flatnonzero(values < 0)
    expected = "no span below 0; if one stands for what never came, say `never=`"
    require(below.size == 0, name, expected, f"one in row {below[:1].tolist()}")
    if values.dtype.kind == starts.values.dtype.kind == "i":
        fits = not values.size or int(values.max()) < NEVER - int(starts.values.max())
        require(fits, name, "spans that end before the year 2262, or below 2^63", "longer ones")
    return Times(starts.values + values, missing, starts.kind)


def lengths(name: str, column: Any, kind: str) -> Times:
    """Return a column of spans of time, in the unit of times of this kind."""
    array = plain(column)
    if kind == NUMBERS:
        require(array.dtype.kind in "iufO", name, "numbers, as the times are", array.dtype)
        numbers = read(name, column)
        require(numbers.kind == NUMBERS, name, "numbers, as the times are", numbers.kind)
        return numbers
    if array.dtype.kind == "m":
        ticks, missing, factor = counted(name, array, "spans")
        most = NEVER // factor
        inside = ticks.size == 0 or bool((np.abs(ticks) < most).all())
        require(inside, name, "spans shorter than 292 years", "longer ones")
        return Times(ticks * factor, missing, kind)
    values = listed(column)
    missing = np.array([is_missing(value) for value in values], np.bool_)
    pairs = zip(values, missing, strict=True)
    ticks = [0 if lost else nanoseconds_in(name, value) for value, lost in pairs]
    inside = all(abs(tick) < NEVER for tick in ticks)
    require(inside, name, "spans shorter than 292 years", "longer ones")
    return Times(np.array(ticks, np.int64), missing, kind)


def comparable(name: str, times: Times, other: str, others: Times) -> None:
    """Raise ValueError unless two columns can be compared; one without times fits every other."""
    empty = times.missing.all() or others.missing.all()
    require(empty or times.kind == others.kind, name, f"{others.kind}, as in {other}", times.kind)
    for one, another in ((times, others), (others, times)):
        large = one.values.dtype.kind == "i" and bool((np.abs(one.values) >= LARGEST).any())
        same = another.values.dtype.kind == "i" or another.missing.all()
        require(
            not large or same, name, f"integers, as in {other}, since some are above 2^53", "floats"
        )
