"""Logs: whatever holds the table, the times and what is missing, the game is that of numbers."""

import datetime
import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import delay_scheduling as ds
from delay_scheduling.use.log import in_rounds

pandas = pytest.importorskip("pandas")
polars = pytest.importorskip("polars")
pyarrow = pytest.importorskip("pyarrow")

NEVER = 2**31 - 1
UNITS = ("s", "ms", "us", "ns")
ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata")


def expected(decided, waits, window=None):
    """Return the delays of a log that goes on at its mean step, counted one decision at a time."""
    n = len(decided)
    length = decided[-1] - decided[0]
    period = length + (length // (n - 1) if n > 1 else 0)  # of whole numbers
    found = []
    for t, wait in enumerate(waits):
        if window is not None:
            wait = window if wait is None else min(wait, window)
        if wait is None:
            found.append(NEVER)
            continue
        later = 0
        turn, row = (0, t + 1)
        while length > 0 or row < n:
            if row == n:
                turn, row = turn + 1, 0
            if decided[row] + turn * period > decided[t] + wait:
                break
            later += 1
            row += 1
        found.append(later)
    return found


def stamps(seconds, unit, zone):
    """Return a series of pandas: dates in a unit, with a zone or without."""
    values = ["NaT" if s is None else s for s in seconds]
    found = pandas.Series(np.array(values, "M8[s]").astype(f"M8[{unit}]"))
    return found.dt.tz_localize("UTC").dt.tz_convert(zone) if zone else found


def spans(seconds, unit):
    """Return a series of pandas: spans of time in a unit."""
    values = ["NaT" if s is None else s for s in seconds]
    return pandas.Series(np.array(values, "m8[s]").astype(f"m8[{unit}]"))


def text(seconds, zone):
    """Return ISO 8601 text."""
    found = []
    for s in seconds:
        if s is None:
            found.append(None)
            continue
        stamp = datetime.datetime.fromtimestamp(s, datetime.UTC)
        found.append((stamp if zone else stamp.replace(tzinfo=None)).isoformat())
    return found


KINDS = {
    "numbers": lambda seconds, unit, zone: pandas.Series(seconds, dtype="Int64"),
    "floats": lambda seconds, unit, zone: pandas.Series(seconds, dtype="float64"),
    "dates": stamps,
    "text": lambda seconds, unit, zone: pandas.Series(text(seconds, zone), dtype=object),
}
TABLES = {
    "pandas": lambda columns: pandas.DataFrame(columns),
    "dict": lambda columns: {name: column.tolist() for name, column in columns.items()},
    "series": lambda columns: columns,
    "Arrow": lambda columns: pyarrow.table(pandas.DataFrame(columns)),
    "polars": lambda columns: polars.from_arrow(pyarrow.table(pandas.DataFrame(columns))),
}


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_every_table_type_unit_zone_and_gap_gives_the_delays_of_whole_numbers(data):
    steps = data.draw(st.lists(st.integers(0, 90_000), min_size=0, max_size=6))
    whole = len(steps) + 1  # the mean step is a number of seconds
    steps.append(50_000 + whole - (sum(steps) + 50_000) % whole)
    decided = np.cumsum([1_700_000_000, *steps]).tolist()
    waits = [data.draw(st.none() | st.integers(0, 200_000)) for _ in decided]
    kind = data.draw(st.sampled_from(sorted(KINDS)))
    zone = data.draw(st.sampled_from([None, *ZONES]))
    heard = [None if w is None else s + w for s, w in zip(decided, waits, strict=True)]

    def made(seconds):
        return KINDS[kind](seconds, data.draw(st.sampled_from(UNITS)), zone)

    arms = [row % 2 for row in range(len(decided))]
    columns = {"when": made(decided), "known": made(heard), "arm": pandas.Series(arms)}
    columns["lost"] = pandas.Series([0.5] * len(decided))
    numeric = kind in ("numbers", "floats")
    unit = data.draw(st.sampled_from(UNITS))
    columns["took"] = KINDS[kind](waits, unit, zone) if numeric else spans(waits, unit)
    frame = TABLES[data.draw(st.sampled_from(sorted(TABLES)))](columns)
    options = {"arm": "arm", "loss": "lost", "decided": "when"}
    late = data.draw(st.sampled_from([{"heard": "known"}, {"delay": "took"}]))
    log = ds.Log.from_frame(frame, **options, **late)
    assert log.delays.tolist() == expected(decided, waits)

    window = data.draw(st.integers(1, 150_000))
    span = window if numeric else datetime.timedelta(seconds=window)
    log = ds.Log.from_frame(frame, **options, **late, window=span, silence=1.0)
    assert log.delays.tolist() == expected(decided, waits, window)
    silent = [w is None or w > window for w in waits]
    assert log.losses.tolist() == [1.0 if lost else 0.5 for lost in silent]


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_sentinel_is_what_is_missing(data):
    n = data.draw(st.integers(2, 6))
    waits = [data.draw(st.none() | st.integers(0, 9)) for _ in range(n)]
    base = {"arm": ["a", "b"] * n, "lost": [0.0] * 2 * n, "when": list(range(2 * n))}
    waits = waits + [0] * n
    stands = [-1 if w is None else w for w in waits]
    ends = [-1 if w is None else t + w for t, w in enumerate(waits)]
    found = [
        ds.Log.from_frame(base | {"x": x}, arm="arm", loss="lost", never=-1, **says).delays.tolist()
        for x, says in (
            (stands, {"delay": "x"}),
            (stands, {"delay": "x", "decided": "when"}),
            (ends, {"heard": "x", "decided": "when"}),
        )
    ]
    assert found == [[NEVER if w is None else w for w in waits]] * 3
    if None in waits:
        for x, says in ((stands, {"delay": "x"}), (ends, {"heard": "x", "decided": "when"})):
            with pytest.raises(ValueError, match="say `never=`"):
                ds.Log.from_frame(base | {"x": x}, arm="arm", loss="lost", **says)


@settings(max_examples=100, deadline=None)
@given(
    st.floats(-1e6, 1e6),
    st.floats(1e-3, 1e6),
    st.lists(st.floats(0, 1), min_size=1, max_size=5),
    st.booleans(),
)
def test_the_scale_is_the_stated_one(low, width, shares, gained):
    high = low + width
    values = [min(max(low + share * width, low), high) for share in shares]
    said = {"reward": "x"} if gained else {"loss": "x"}
    frame = {"x": values, "arm": [3] * len(values), "wait": [0] * len(values)}
    log = ds.Log.from_frame(frame, arm="arm", delay="wait", scale=(low, high), **said)
    for value, loss in zip(values, log.losses.tolist(), strict=True):
        share = (value - low) / (high - low)
        assert loss == (1.0 - share if gained else share)
    if not all(0 <= value <= 1 for value in values):
        with pytest.raises(ValueError, match="if it has another scale, say `scale="):
            ds.Log.from_frame(frame, arm="arm", delay="wait", **said)


GOOD = {
    "arm": ["a", "b", "a", "b"],
    "lost": [0, 1, 0, 1],
    "when": [0, 1, 2, 3],
    "known": [1, 2, None, 9],
    "wait": [0, 1, None, 2],
    "p": [0.5, 0.5, 0.25, 0.75],
    "other": [0.0, 0.5, 0.5, 1.0],
}
SAYS = {"arm": "arm", "loss": "lost", "decided": "when", "heard": "known"}


@pytest.mark.parametrize(
    ("changed", "says", "message"),
    [
        ({"arm": ["a", None, "a", "b"]}, {}, "arm: expected no missing arm, received 'one in row"),
        ({"arm": ["a", math.nan, "a", "b"]}, {}, "arm: expected no missing arm"),
        ({"arm": ["a", 1, "a", "b"]}, {}, "arm: expected arms of one kind"),
        ({"arm": [0.5, 1, 0, 1]}, {}, "arm: expected an integer, a text or a truth value in row 0"),
        ({"lost": [0, None, 0, 1]}, {}, "lost: expected no missing number; if nothing was"),
        ({"lost": ["0", "1", "0", "1"]}, {}, "lost: expected numbers, received '0'"),
        ({"lost": [0, 2, 0, 1]}, {}, r"lost: expected numbers in \[0, 1\]; if it has another"),
        ({"lost": [0, 1, 0]}, {}, "lost: expected 4 rows, as in the delays, received 3"),
        ({"when": [0, None, 2, 3]}, {}, "decided: expected no missing time"),
        ({"known": [1, 2, 3]}, {}, "heard: expected 4 times, as in decided, received 3"),
        ({"known": [1, 0, 3, 9]}, {}, "heard: expected no time before its decision"),
        ({"known": ["soon"] * 4}, {}, "known: expected a time in row 0; text is read as ISO 8601"),
        ({}, {"window": 2}, "silence: expected a loss for what is late, received None"),
        ({}, {"window": 0, "silence": 1}, "window: expected a number above 0"),
        ({}, {"silence": "none"}, "silence: expected a number, on the scale of the losses"),
        ({}, {"silence": 3}, r"lost: expected numbers in \[0, 1\]"),
        ({}, {"reward": "lost"}, r"loss: expected loss=... or reward=..."),
        ({}, {"loss": None}, r"loss: expected loss=... or reward=..."),
        ({}, {"loss": ["lost"]}, "loss: expected one column, that of the arm that was played"),
        ({}, {"arm": None}, "loss: expected arm=... beside one column"),
        ({}, {"delay": "wait"}, "delay: expected heard=..., or delay=..., but not both"),
        ({}, {"heard": None}, "delay: expected heard=..., or delay=..., but not both"),
        ({}, {"decided": None}, "decided: expected when each row was decided, beside heard="),
        ({}, {"scale": (1, 1)}, r"scale: expected \(smallest, largest\), two finite numbers"),
        ({}, {"scale": (0, math.inf)}, r"scale: expected \(smallest, largest\)"),
        ({}, {"scale": 3}, r"scale: expected \(smallest, largest\)"),
        ({}, {"arm": "gone"}, "gone: expected a column, one of"),
        ({"p": [0.5, 0, 1, 1]}, {"propensity": "p"}, r"p: expected numbers in \(0, 1\]"),
        ({"p": [0.5, None, 1, 1]}, {"propensity": "p"}, r"p: expected numbers in \(0, 1\]"),
        ({name: [] for name in GOOD}, {}, "frame: expected at least one row, received 'none'"),
        ({"wait": [0, 1, -1, 2]}, {"heard": None, "decided": None, "delay": "wait"}, "say `never="),
        ({"wait": [0, 1, 1.5, 2]}, {"heard": None, "decided": None, "delay": "wait"}, "wait: exp"),
        ({"wait": ["1"] * 4}, {"heard": None, "decided": None, "delay": "wait"}, "wait: expected"),
    ],
)
def test_what_has_no_meaning_is_refused_by_name(changed, says, message):
    with pytest.raises(ValueError, match=message):
        ds.Log.from_frame(GOOD | changed, **(SAYS | says))


@pytest.mark.parametrize(
    ("frame", "message"),
    [
        (None, "frame: expected a table of pandas, polars or Arrow, or a dict of columns"),
        ([GOOD], "frame: expected a table of pandas, polars or Arrow"),
        (polars.DataFrame(GOOD).lazy(), "frame: expected a table that was read: call its `collect"),
        (
            pandas.DataFrame([[0, 1, 2]], columns=["when", "known", "known"]),
            "known: expected a column, one of .*, received 'several of this name'",
        ),
        (GOOD | {"arm": "abab"}, "arm: expected a column, received 'abab'"),
    ],
)
def test_what_is_no_table(frame, message):
    with pytest.raises(ValueError, match=message):
        ds.Log.from_frame(frame, arm="arm", loss="lost", decided="when", heard="known")


@pytest.mark.parametrize("zone", [None, "UTC", "Europe/Berlin"])
def test_dates_and_numbers_do_not_mix(zone):
    dates = pandas.date_range("2026-03-28", periods=4, freq="8h", tz=zone)
    later = dates + pandas.Timedelta(hours=9)
    frame = GOOD | {"when": dates, "known": later}
    assert ds.Log.from_frame(frame, **SAYS).delays.tolist() == [1, 1, 1, 1]
    with pytest.raises(ValueError, match="heard: expected dates with"):
        ds.Log.from_frame(frame | {"known": [1, 2, 3, 4]}, **SAYS)
    with pytest.raises(ValueError, match="window: expected a timedelta, since the times are dates"):
        ds.Log.from_frame(frame, **SAYS, window=3600, silence=1)
    spans = SAYS | {"heard": None, "delay": "wait"}
    with pytest.raises(ValueError, match="wait: expected a timedelta, since the times are dates"):
        ds.Log.from_frame(frame, **spans)
    with pytest.raises(ValueError, match="wait: expected numbers, as the times are"):
        ds.Log.from_frame(GOOD | {"wait": later - dates}, **spans)
    other = later.tz_localize(None) if zone else later.tz_localize("UTC")
    with pytest.raises(ValueError, match="heard: expected dates with"):
        ds.Log.from_frame(frame | {"known": other}, **SAYS)


def test_large_integers_keep_their_last_digits():
    b = 1_700_000_000_000_000_000
    frame = GOOD | {"when": [b, b + 1, b + 2, b + 3], "known": [b, b + 2, None, b + 3]}
    assert ds.Log.from_frame(frame, **SAYS).delays.tolist() == [0, 1, NEVER, 0]
    says = SAYS | {"heard": None, "delay": "wait"}
    assert ds.Log.from_frame(frame, **says).delays.tolist() == [0, 1, NEVER, 2]
    with pytest.raises(ValueError, match="wait: expected integers, as in decided"):
        ds.Log.from_frame(frame | {"wait": [0.0, 1.0, math.nan, 2.0]}, **says)


def test_arms_have_names():
    names = [
        (["b", "a", "b", "c"], ("a", "b", "c"), [1, 0, 1, 2]),
        ([7, 3, 7, 3], (3, 7), [1, 0, 1, 0]),
        ([7.0, 3.0, 7.0, 3.0], (3, 7), [1, 0, 1, 0]),
        ([True, False, True, True], (False, True), [1, 0, 1, 1]),
        (np.array([2, 1, 2, 1], np.int8), (1, 2), [1, 0, 1, 0]),
        (pandas.Categorical(["x", "y", "x", "y"]), ("x", "y"), [0, 1, 0, 1]),
    ]
    for arms, expected_names, codes in names:
        log = ds.Log.from_frame(GOOD | {"arm": arms}, **SAYS)
        assert (log.names, log.arms.tolist()) == (expected_names, codes)
        assert str(expected_names[0]) in str(log)


def test_a_log_of_all_losses_is_the_game():
    says = {"loss": {"red": "lost", "blue": "other"}, "delay": "wait"}
    log = ds.Log.from_frame(GOOD, **says)
    game = log.game()
    same = ds.Instance.from_frame(GOOD, ["lost", "other"], "wait")
    assert (log.names, log.arms) == (("red", "blue"), None)
    assert game.losses.tolist() == same.losses.tolist()
    assert game.delays.tolist() == same.delays.tolist()
    assert log.game(rounds=2).T == 2
    with pytest.raises(ValueError, match="rounds: expected at most the 4 rows of the log"):
        log.game(rounds=5)
    with pytest.raises(ValueError, match="propensity: expected None where all losses are known"):
        ds.Log.from_frame(GOOD, **says, propensity="p")
    listed = ds.Log.from_frame(GOOD, reward=["lost", "other"], delay="wait")
    assert (listed.losses == 1 - log.losses).all()


def test_delays_of_a_new_game():
    delays = np.array([0, 1, 3, 8, NEVER])
    assert in_rounds(delays, 1.0) is delays
    assert in_rounds(delays, 0.25).tolist() == [0, 1, 1, 2, NEVER]
    assert in_rounds(delays, 3).tolist() == [0, 3, 9, 24, NEVER]
    assert in_rounds(np.array([2**30]), 4).tolist() == [NEVER]
    for pace in (0, -1, math.inf, math.nan, None, "1"):
        with pytest.raises(ValueError, match="pace: expected a finite number above 0"):
            in_rounds(delays, pace)


def test_outstanding_is_what_a_slot_for_every_round_needs():
    rng = np.random.default_rng(0)
    for _ in range(50):
        n = int(rng.integers(1, 30))
        waits = rng.integers(0, 12, n)
        frame = {"lost": [0.0] * n, "arm": [0] * n, "wait": waits}
        log = ds.Log.from_frame(frame, arm="arm", loss="lost", delay="wait")
        most = max(sum(s <= t <= s + waits[s] for s in range(n)) for t in range(n))
        assert log.outstanding == most
        followed = ds.schedulers.TrackEverything().sample(waits, ds.Rules(1, most), rng)
        assert followed.observed.all()


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_the_order_of_the_rows_does_not_matter(data):
    """Of rows decided at one moment the first comes first; all columns move together."""
    n = data.draw(st.integers(2, 12))
    drawn = np.random.default_rng(data.draw(st.integers(0, 999)))
    when = np.sort(drawn.integers(0, 9, n))
    table = {
        "arm": [0, 1, *drawn.integers(0, 2, n - 2).tolist()],
        "lost": drawn.random(n),
        "when": when,
        "known": [None if drawn.random() < 0.3 else float(t + drawn.integers(0, 9)) for t in when],
        "p": drawn.uniform(0.1, 1, n),
    }
    names = {**SAYS, "propensity": "p"}
    order = data.draw(st.permutations(range(n)))
    moved = {name: [column[row] for row in order] for name, column in table.items()}
    stable = sorted(range(n), key=lambda row: (moved["when"][row], row))
    expected = ds.Log.from_frame(
        {name: [column[row] for row in stable] for name, column in moved.items()}, **names
    )
    found = ds.Log.from_frame(moved, **names)
    assert not expected.was_sorted
    assert found.was_sorted == (stable != list(range(n)))
    for name in ("losses", "delays", "arms", "propensities"):
        assert getattr(found, name).tolist() == getattr(expected, name).tolist()
    assert ("were sorted" in str(found)) == found.was_sorted


def test_a_wrong_row_is_named_by_its_place_in_the_table():
    table = {**GOOD, "when": [3, 2, 1, 0], "known": [4, 3, 0.5, 9]}
    with pytest.raises(ValueError, match=r"no time before its decision.* in row 2"):
        ds.Log.from_frame(table, **SAYS)


def test_delays_alone_cannot_be_sorted_and_the_remedy_is_said():
    with pytest.raises(ValueError, match=r"sort all columns together .* frame.sort_values"):
        ds.from_events([0, 1, 3, 2], [1, 2, 4, 9])
