"""The figures of worst instances show the numbers that they are given."""

import numpy as np
import pytest

from delay_scheduling import Instance
from lab import plots

ROWS = [
    {"theorem": name, "regime": regime, "T": T, "low": T / 2000, "high": T / 1000}
    for name in ("one", "other")
    for regime in ("bandit", "full-information")
    for T in (100, 1000)
]


def test_every_row_is_an_interval():
    left, right = plots.provoked(ROWS).axes
    assert [left.get_title(loc="left"), right.get_title(loc="left")] == [
        "bandit",
        "full information",
    ]
    assert [text.get_text() for text in left.get_yticklabels()] == ["one", "other"]
    ends = [
        segment[:, 0]
        for ax in (left, right)
        for bars in ax.collections
        for segment in bars.get_segments()
    ]
    assert np.array(ends) == pytest.approx(
        np.array([[0.05, 0.1]] * 2 + [[0.5, 1.0]] * 2 + [[0.05, 0.1]] * 2 + [[0.5, 1]] * 2)
    )


def test_losses_and_delays_are_drawn():
    game = Instance([[0, 1], [0, 1], [1, 0]], [2, 0, 1])
    above, below = plots.losses_and_delays(game).axes
    assert above.lines[0].get_ydata().tolist() == [1, 2, 1]
    assert [bar.get_height() for bar in below.patches] == [2, 0, 1]
