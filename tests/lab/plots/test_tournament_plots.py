"""The figures of the tournament: what is written, in which color, and in which order."""

import numpy as np
import pytest
from matplotlib.colors import to_hex

from delay_scheduling.confidence import Estimate
from lab import plots
from lab.plots.tournament import ranking, share_map


def bet(mean, runs=400):
    """An estimate of this mean with a short interval, or with a wide one from few runs."""
    return Estimate(np.full(runs, mean), width=1.0, error=0.01)


SHARES = {
    "calm": {"good": 0.05, "same": 1.0, "bad": 16.0},
    "turning": {"good": -1.6, "same": 1.0, "bad": 2.0},
}


def test_the_map_writes_the_shares_game_by_game():
    ax = share_map(SHARES, {"calm": [], "turning": []}).axes[0]
    written = [text.get_text() for text in ax.texts]
    assert written == [".05", "1.0", "16", "\N{MINUS SIGN}1.6", "1.0", "2.0"]
    assert [label.get_text() for label in ax.get_yticklabels()] == ["good", "same", "bad"]
    assert [label.get_text() for label in ax.get_xticklabels()] == ["calm", "turning"]


def test_only_what_is_decided_is_bold():
    ax = share_map(SHARES, {"calm": ["bad"], "turning": ["good"]}).axes[0]
    weights = [text.get_weight() for text in ax.texts]
    assert weights == ["normal", "normal", "bold", "bold", "normal", "normal"]


def test_less_is_blue_and_more_is_vermilion():
    ax = share_map(SHARES, {"calm": [], "turning": []}).axes[0]
    good, same, bad, negative, _, twice = (patch.get_facecolor() for patch in ax.patches)
    assert good[2] > good[0]
    assert to_hex(negative) == plots.BLUE
    assert to_hex(bad) == plots.VERMILION
    assert to_hex(same) == to_hex(plots.tournament.COLORS(0.5))
    assert bad[2] < twice[2] < same[2]


def test_the_ranking_is_sorted_and_colored_by_what_is_decided():
    found = {"bad": bet(0.4), "good": bet(0.1), "unclear": bet(0.19, runs=3)}
    ax = ranking({"game": found}, "regret", {"game": 0.2}, columns=1).axes[0]
    assert [label.get_text() for label in ax.get_yticklabels()] == ["good", "unclear", "bad"]
    dots = [line for line in ax.lines if len(line.get_xdata()) == 1]
    assert [line.get_color() for line in dots] == [plots.BLUE, plots.GREY, plots.VERMILION]
    bars = [line for line in ax.lines if line.get_marker() == "|"]
    assert bars[0].get_xdata() == pytest.approx(found["good"].interval)
