"""The figures of the tournament: what is written, in which color, and in which order."""

import numpy as np
import pytest
from matplotlib.colors import to_hex

from delay_scheduling.confidence import Estimate
from lab import plots
from lab.plots.tournament import heat_map, ranking


def bet(mean, runs=400):
    """An estimate of this mean with a short interval, or with a wide one from few runs."""
    return Estimate(np.full(runs, mean), width=1.0, error=0.01)


GAMES = {
    "game": {
        "good": {"C = 1": bet(0.1), "C = 2": bet(0.19, runs=3)},
        "bad": {"C = 2": bet(0.4)},
    }
}


def test_the_table_writes_the_averages_and_crosses_out_who_is_absent():
    ax = heat_map(GAMES, {"game": 0.2}, columns=1).axes[0]
    assert [text.get_text() for text in ax.texts] == [".10", ".19", ".40"]
    assert [(line.get_xdata()[0], line.get_ydata()[0]) for line in ax.lines] == [(0, 1)]
    assert [label.get_text() for label in ax.get_xticklabels()] == ["1", "2"]


def test_only_what_is_decided_is_bold():
    ax = heat_map(GAMES, {"game": 0.2}, columns=1).axes[0]
    assert [text.get_weight() for text in ax.texts] == ["bold", "normal", "bold"]


def test_less_is_blue_and_more_is_vermilion():
    [squares] = heat_map(GAMES, {"game": 0.2}, columns=1).axes[0].collections
    low, _, high = squares.get_facecolor()
    red, _, blue, _ = low
    assert blue > red
    assert to_hex(high) == plots.VERMILION


def test_the_ranking_is_sorted_and_colored_by_what_is_decided():
    found = {"bad": bet(0.4), "good": bet(0.1), "unclear": bet(0.19, runs=3)}
    ax = ranking({"game": found}, "regret", {"game": 0.2}, columns=1).axes[0]
    assert [label.get_text() for label in ax.get_yticklabels()] == ["good", "unclear", "bad"]
    dots = [line for line in ax.lines if len(line.get_xdata()) == 1]
    assert [line.get_color() for line in dots] == [plots.BLUE, plots.GREY, plots.VERMILION]
    bars = [line for line in ax.lines if line.get_marker() == "|"]
    assert bars[0].get_xdata() == pytest.approx(found["good"].interval)
