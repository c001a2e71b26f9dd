"""Logs of single arms, replayed by rejection: by hand, against the game itself,
and what is refused.
"""

import math

import numpy as np
import pytest

import delay_scheduling as ds
from delay_scheduling import rates, schedulers
from delay_scheduling.use.online import moves

SETTINGS = ds.Rules(K=2, C=2), schedulers.TrackEverything(), rates.constant(math.inf, 2.0)


def test_each_round_is_the_next_row_with_its_arm():
    rng = np.random.default_rng(0)
    arms = rng.integers(0, 2, 400)
    delays = rng.integers(0, 4, 400)
    losses = np.where(arms == 0, 0.75, 0.25)
    found = ds.replay(ds.Online(*SETTINGS, seed=1), arms, losses, delays)
    assert (np.diff(found.rows) > 0).all()
    assert (arms[found.rows] == found.arms).all()
    for before, row, arm in zip(np.append(-1, found.rows), found.rows, found.arms, strict=False):
        assert not (arms[before + 1 : row] == arm).any()
    # the game that was played: what each arm costs is the same
    rows = np.array([[0.75, 0.25]])
    T = len(found.rows)
    game = ds.Instance(np.repeat(rows, T, axis=0), delays[found.rows])
    assert [move.arm for move in moves(ds.Online(*SETTINGS, seed=1), game)] == found.arms.tolist()
    assert 120 < T < 280
    assert found.arms[-50:].mean() > 0.9


def test_rare_arms_are_kept_as_often_as_others():
    rng = np.random.default_rng(5)
    n = 6000
    probabilities = np.where(rng.random(n) < 0.2, 0.2, 0.8)
    arms = (probabilities == 0.2).astype(int)
    player = (
        ds.Rules(K=2, C=1),
        schedulers.TrackEverything(),
        rates.constant(math.inf, 1e-9),
    )  # plays at random
    even = ds.replay(ds.Online(*player, seed=3), arms, np.zeros(n), np.zeros(n, int), probabilities)
    raw = ds.replay(ds.Online(*player, seed=3), arms, np.zeros(n), np.zeros(n, int))
    shares = [
        np.bincount(arms[found.rows[0] : found.rows[-1]], minlength=2) for found in (even, raw)
    ]
    assert len(even.rows) < len(raw.rows)
    assert shares[0][0] > 3 * shares[0][1]  # the log is uneven, the rounds are not
    assert abs(even.arms.mean() - 0.5) < 0.05
    # kept: 0.2 · 1 + 0.8 · 1/4 of the rows, half of which match
    assert abs(len(even.rows) / n - 0.2) < 0.03


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"arms": [0, 2]}, "arms: expected arms from 0 to 1"),
        ({"arms": [0]}, "arms: expected an array of shape"),
        ({"losses": [0, 1.5]}, "losses: expected numbers in"),
        ({"losses": [0, math.nan]}, "losses"),
        ({"delays": [0, -1]}, "delays"),
        ({"probabilities": [0, 1]}, "probabilities: expected numbers in"),
        (
            {"online": ds.Online(ds.Rules(K=2, clairvoyant=True), *SETTINGS[1:], seed=0)},
            "online: expected a fresh player",
        ),
    ],
)
def test_wrong_logs(changes, words):
    log = {
        "online": ds.Online(*SETTINGS, seed=0),
        "arms": [0, 1],
        "losses": [0, 1],
        "delays": [0, 0],
    }
    with pytest.raises(ValueError, match=words):
        ds.replay(**log | changes)


def test_delays_of_events():
    day = np.datetime64("2024-03-01", "s")
    decided = day + np.array([0, 60, 120, 180], "timedelta64[s]")
    heard = np.array(
        [day + np.timedelta64(60, "s"), "NaT", day + np.timedelta64(125, "s"), "NaT"],
        "datetime64[s]",
    )
    never = 2**31 - 1
    assert ds.from_events(decided, heard).tolist() == [1, never, 0, never]
    assert ds.from_events(decided, heard, window=np.timedelta64(90, "s")).tolist() == [1, 1, 0, 0]
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame({"decided": decided, "heard": heard})
    assert ds.from_events(frame.decided, frame.heard).tolist() == [1, never, 0, never]
    assert ds.from_events([0, 1, 2], [2, None, 9]).tolist() == [2, never, 0]
    rng = np.random.default_rng(2)
    decided = np.sort(rng.integers(0, 50, 30)).astype(float)
    heard = np.where(rng.random(30) < 0.2, np.nan, decided + rng.integers(0, 20, 30))
    slow = [sum(s > t and decided[s] <= heard[t] for s in range(30)) for t in range(30)]
    expected = [never if np.isnan(h) else d for h, d in zip(heard, slow, strict=True)]
    assert ds.from_events(decided, heard).tolist() == expected


@pytest.mark.parametrize(
    ("decided", "heard", "window", "words"),
    [
        (
            [0, 2, 1],
            [9, 9, 9],
            None,
            r"decided: .* in increasing order.*, received 'an earlier one in row \[2\]",
        ),
        (
            [0, 1],
            [0, 0.5],
            None,
            r"heard: expected no time before its decision; .*, received '0.5 in row 1'",
        ),
        ([0, math.nan], [1, 1], None, "decided: expected no missing time"),
        ([0, 1], [1], None, "heard: expected 2 times, as in decided"),
        ([0, 1], [1, 2], 0, "window: expected a number above 0"),
        (["a", "b"], [1, 2], None, "decided"),
        ([[0, 1]], [1, 2], None, "decided: expected a row of numbers or dates"),
    ],
)
def test_events_that_are_none(decided, heard, window, words):
    with pytest.raises(ValueError, match=words):
        ds.from_events(decided, heard, window)
