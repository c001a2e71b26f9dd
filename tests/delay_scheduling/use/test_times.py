"""Times of logs: whatever the type, the unit, the zone and what is missing,
delays are those of whole numbers.
"""

import datetime

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import delay_scheduling as ds
from delay_scheduling.use.times import DATES, NUMBERS, ZONED, read

pandas = pytest.importorskip("pandas")

NEVER = 2**31 - 1
UNITS = ("s", "ms", "us", "ns")
ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata")
SECOND = 10**9


def expected(decided, heard, window=None):
    """Return the delays of whole numbers; None is never."""
    ends = [limit(start, end, window) for start, end in zip(decided, heard, strict=True)]
    return [
        NEVER if end is None else sum(start <= end for start in decided[t + 1 :])
        for t, end in enumerate(ends)
    ]


def limit(start, end, window):
    """Return when nobody waits any more."""
    if window is None:
        return end
    return start + window if end is None else min(end, start + window)


def moment(seconds, zone=None):
    """Return seconds since 1970 as Python's date."""
    stamp = datetime.datetime.fromtimestamp(seconds, datetime.UTC)
    return stamp if zone else stamp.replace(tzinfo=None)


def naive(seconds, unit):
    """Return a NumPy array of dates."""
    return np.array(["NaT" if s is None else s for s in seconds], "M8[s]").astype(f"M8[{unit}]")


def zoned(seconds, unit, zone):
    """Return a series of pandas with a zone."""
    return pandas.Series(naive(seconds, unit)).dt.tz_localize("UTC").dt.tz_convert(zone)


def objects(seconds, zone):
    """Return pandas' time stamps as objects, as one gets them with a zone that changes,
    or from a list.
    """
    values = [
        None if s is None else pandas.Timestamp(s, unit="s", tz="UTC").tz_convert(zone)
        for s in seconds
    ]
    return pandas.Series(values, dtype=object)


def text(seconds, zone):
    """Return ISO 8601 text."""
    return [None if s is None else moment(s, zone).isoformat() for s in seconds]


WITHOUT_ZONE = {
    "numpy": lambda seconds, unit, zone: naive(seconds, unit),
    "pandas": lambda seconds, unit, zone: pandas.Series(naive(seconds, unit)),
    "index": lambda seconds, unit, zone: pandas.DatetimeIndex(naive(seconds, unit)),
    "datetime": lambda seconds, unit, zone: [None if s is None else moment(s) for s in seconds],
    "text": lambda seconds, unit, zone: text(seconds, None),
}
WITH_ZONE = {
    "pandas": zoned,
    "index": lambda seconds, unit, zone: pandas.DatetimeIndex(zoned(seconds, unit, zone)),
    "objects": lambda seconds, unit, zone: objects(seconds, zone),
    "datetime": lambda seconds, unit, zone: [
        None if s is None else moment(s, "UTC") for s in seconds
    ],
    "text": lambda seconds, unit, zone: text(seconds, "UTC"),
}
NUMBER_COLUMNS = {
    "list": lambda values: list(values),
    "Int64": lambda values: pandas.Series(values, dtype="Int64"),
    "objects": lambda values: np.array(values, dtype=object),
}


@st.composite
def logs(draw):
    """Return when rounds were decided and heard, in seconds, some never."""
    steps = draw(st.lists(st.integers(0, 90_000), min_size=1, max_size=8))
    decided = list(np.cumsum([1_700_000_000, *steps]).tolist())
    waits = [draw(st.none() | st.integers(0, 200_000)) for _ in decided]
    return decided, [
        None if wait is None else start + wait for start, wait in zip(decided, waits, strict=True)
    ]


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_dates_of_every_kind_give_the_delays_of_whole_numbers(data):
    decided, heard = data.draw(logs())
    kinds = data.draw(st.sampled_from([WITH_ZONE, WITHOUT_ZONE]))
    columns = [
        kinds[data.draw(st.sampled_from(sorted(kinds)))](
            seconds, data.draw(st.sampled_from(UNITS)), data.draw(st.sampled_from(ZONES))
        )
        for seconds in (decided, heard)
    ]
    assert ds.from_events(*columns).tolist() == expected(decided, heard)
    window = data.draw(st.integers(1, 200_000))
    spans = [
        datetime.timedelta(seconds=window),
        np.timedelta64(window, "s"),
        pandas.Timedelta(seconds=window),
    ]
    for span in spans:
        assert ds.from_events(*columns, window=span).tolist() == expected(decided, heard, window)
    with pytest.raises(ValueError, match="window: expected a timedelta"):
        ds.from_events(*columns, window=window)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_integers_stay_integers(data):
    decided, heard = data.draw(logs())
    scale = data.draw(st.sampled_from([1, 10**3, SECOND]))
    decided, heard = (
        [None if s is None else s * scale + 1 for s in column] for column in (decided, heard)
    )
    kinds = [data.draw(st.sampled_from(sorted(NUMBER_COLUMNS))) for _ in range(2)]
    columns = [
        NUMBER_COLUMNS[kind](values) for kind, values in zip(kinds, (decided, heard), strict=True)
    ]
    assert ds.from_events(*columns).tolist() == expected(decided, heard)
    marked = [-1 if s is None else s for s in heard]
    assert ds.from_events(columns[0], marked, never=-1).tolist() == expected(decided, heard)


@pytest.mark.parametrize("library", ["polars", "pyarrow"])
@pytest.mark.parametrize("zone", [None, "Europe/Berlin"])
def test_other_tables(library, zone):
    module = pytest.importorskip(library)
    decided = [1_700_000_000, 1_700_000_060, 1_700_000_120]
    heard = [1_700_000_061, None, 1_700_000_120]
    columns = []
    for seconds, unit in ((decided, "us"), (heard, "ns")):
        values = [None if s is None else moment(s, zone) for s in seconds]
        if library == "polars":
            columns.append(module.Series(values, dtype=module.Datetime(unit, zone)))
        else:
            columns.append(module.array(values, type=module.timestamp(unit, tz=zone)))
    assert ds.from_events(*columns).tolist() == expected(decided, heard)
    large = [2**60 + 1, None, 2**60 + 3]
    whole = module.Series(large) if library == "polars" else module.array(large)
    assert ds.from_events([2**60, 2**60 + 1, 2**60 + 2], whole).tolist() == [1, NEVER, 0]


def test_snowflakes_as_integers():
    start = 1_700_000_000_000_000_000
    decided = [start + 100 * k for k in range(4)]
    heard = [start + 100 * k + 50 for k in range(4)]
    assert ds.from_events(decided, heard).tolist() == [0, 0, 0, 0]
    with pytest.raises(ValueError, match="heard: expected integers of a type that can be missing"):
        ds.from_events(decided, np.array([*map(float, heard[:-1]), np.nan]))


def test_kinds_do_not_mix():
    aware = zoned([0, 1], "s", "UTC")
    plain = naive([0, 1], "s")
    with pytest.raises(
        ValueError, match="heard: expected dates without a time zone, as in decided"
    ):
        ds.from_events(plain, aware)
    with pytest.raises(
        ValueError,
        match="heard: expected dates with a time zone, as in decided, received 'numbers'",
    ):
        ds.from_events(aware, [0, 1])
    with pytest.raises(ValueError, match="heard: expected times of one kind"):
        read("heard", [datetime.datetime(2026, 1, 1), 5])


@pytest.mark.parametrize(
    ("column", "words"),
    [
        ([0, -1], "say `never=`"),
        (["soon", None], "a time in row 0; text is read as ISO 8601"),
        ([True, 1], "a row of numbers or dates|a number or a date in row 0"),
        ([2**63, 0], "integers below 2"),
        (np.array(["9999-01-01"] * 2, "M8[s]"), "between the years 1678 and 2262"),
        (np.array(["2026-01"] * 2, "M8[M]"), "dates in a unit of"),
        ([0.5, 2**60], "no integer above 2"),
        ([-np.inf, 0.0], "numbers above −∞"),
    ],
)
def test_what_is_no_time_is_refused_for_its_reason(column, words):
    with pytest.raises(ValueError, match=words):
        ds.from_events([0, 1], column)


def test_kinds():
    assert read("x", [1, 2.5]).kind == NUMBERS
    assert read("x", [datetime.date(1970, 1, 2)]).values.tolist() == [86_400 * SECOND]
    assert read("x", [datetime.date(1970, 1, 2)]).kind == DATES
    assert read("x", ["1970-01-01T00:00:01Z"]).kind == ZONED
    assert read(
        "x", pandas.Series([pandas.Timestamp(1, unit="ns", tz="UTC")], dtype=object)
    ).values.tolist() == [1]


@pytest.mark.parametrize("zone", [None, *ZONES])
def test_the_last_digits_of_nanoseconds_count(zone):
    stamps = pandas.to_datetime(["2000-01-01 00:00:00.123456789", "2000-01-01 00:00:00.123456790"])
    decided = pandas.Series(stamps.tz_localize(zone))
    heard = pandas.Series([decided[1], pandas.NaT], dtype=decided.dtype)
    for kind in (decided.dtype, object):
        columns = decided.astype(kind), heard.astype(kind)
        assert ds.from_events(*columns).tolist() == [1, NEVER]
        assert ds.from_events(decided, heard - pandas.Timedelta(1, "ns")).tolist() == [0, NEVER]


def test_a_zone_that_was_lost_is_not_guessed():
    """A column that has lost its zone on the way cannot be compared with one that has it."""
    decided = pandas.Series(pandas.date_range("2026-03-01", periods=2, tz="Europe/Berlin"))
    with pytest.raises(
        ValueError, match="heard: expected dates without a time zone, as in decided"
    ):
        ds.from_events(decided.dt.tz_localize(None).to_numpy(), decided)
