"""Figures show the numbers they are given, look the same twice,
and can be read on a light page and on a light card.
"""

import io
from types import SimpleNamespace

import matplotlib.pyplot as plt
import numpy as np
import pytest

from delay_scheduling import Instance, Rules
from delay_scheduling.confidence import Estimate
from delay_scheduling.game import streams
from delay_scheduling.referee import play
from delay_scheduling.schedulers import INFINITE, track
from lab import plots
from lab.players.paper import DelayedFTRLWithScheduler, Pareto, TrackEverything, constant
from lab.plots.curves import planar, tick_label

DELAYS = [2, 0, 3, 1, 0, 5, 9, 0, 2, 1]
PANELS = {
    "easy": {
        "one": {2: Estimate(np.array([1.0, 3.0]), 9.0), 4: Estimate(np.array([0.0, 1.0]), 9.0)}
    },
    "hard": {
        "one": {2: Estimate(np.array([5.0, 7.0]), 9.0), 4: Estimate(np.array([4.0, 4.0]), 9.0)}
    },
    "harder": {
        "one": {2: Estimate(np.array([8.0, 9.0]), 9.0), 4: Estimate(np.array([7.0, 9.0]), 9.0)}
    },
}


def game(scheduler, C):
    """Return the transcript of a scheduler on `DELAYS`."""
    player = DelayedFTRLWithScheduler(scheduler, constant(1, 1), *streams(seed=0, replicate=0))
    instance = Instance(np.zeros((len(DELAYS), 1)), DELAYS)
    return play(player, instance, Rules(K=1, C=C, clairvoyant=True, preemptive=True))


def bars(ax):
    """Return the rectangles of a panel as (left, right, bottom)."""
    return sorted((p.get_x(), p.get_x() + p.get_width(), p.get_y()) for p in ax.patches)


def png(fig):
    """Return the bytes of a figure."""
    stream = io.BytesIO()
    fig.savefig(stream, format="png", metadata={"Software": None})
    return stream.getvalue()


def figures():
    """Return one figure of each kind."""
    return [
        plots.tracking_set({"all": game(TrackEverything(), 3)}, DELAYS, C=3),
        plots.pending(DELAYS),
        plots.regret_against(PANELS, "capacity", {"easy": {"no limit": 1.0}}),
    ]


@pytest.mark.parametrize("C", [1, 2, 3])
@pytest.mark.parametrize(
    "scheduler", [TrackEverything, lambda: Pareto(chernoff=0.1)], ids=["everything", "Pareto"]
)
def test_bars_are_the_tracking_sets(scheduler, C):
    transcript = game(scheduler(), C)
    [ax] = plots.tracking_set({"game": transcript}, DELAYS, C).axes
    sizes = [
        sum(left <= t <= right for left, right, _ in bars(ax)) for t in range(1, len(DELAYS) + 1)
    ]
    assert sizes == transcript.after.tolist()
    assert all(0 <= bottom < C for *_, bottom in bars(ax))


@pytest.mark.parametrize("C", [1, 2, 3])
def test_no_slot_holds_two_rounds(C):
    held = plots.slots(game(TrackEverything(), C), C)
    taken = [(lane, t) for _, first, last, lane in held for t in range(first, last + 1)]
    assert len(taken) == len(set(taken)) > 0


def test_rounds_that_did_not_join_have_a_tick():
    transcript = game(TrackEverything(), 1)
    [ax] = plots.tracking_set({"game": transcript}, DELAYS, C=1).axes
    ticks = next(line for line in ax.lines if line.get_marker() == "|").get_xdata()
    assert [*ticks] == [t for t, S in enumerate(transcript.S1, start=1) if t not in S] != []


def test_fates_are_told_apart():
    transcript = SimpleNamespace(observed=((), (1,)), removed=((2,), ()))
    fates = [plots.game.fate(transcript, s) for s in (1, 2, 3)]
    assert fates == ["observed", "preempted", "still held at the end"]
    assert fates == list(plots.style.FATES)
    assert plots.game.summary(transcript) == "1 observed, 1 preempted"


def test_too_few_slots_for_a_game_are_an_error():
    with pytest.raises(
        ValueError, match="C: expected at least the largest size of the tracking set, received 1"
    ):
        plots.tracking_set({"all": game(TrackEverything(), 3)}, DELAYS, C=1)


def test_game_of_other_length_is_an_error():
    with pytest.raises(ValueError, match="games: expected games of 3 rounds, received 10"):
        plots.tracking_set({"all": game(TrackEverything(), 3)}, DELAYS[:3], C=3)


def test_bars_of_proxy_delays_are_the_tracking_set_and_the_excess():
    proxy = np.array([4, -1, 0, 1, INFINITE, 2, 9, 0, 2, 2])
    schedule = track(DELAYS, proxy, C=3, p=np.ones(10))
    spans = plots.game.spans(schedule, proxy, C=3)
    depth = [sum(first <= t <= last for first, last, _ in spans) for t in range(1, 11)]
    assert depth == schedule.after.tolist()
    assert {first for first, last, end in spans if end > last} == {1, 5, 10}  # observed, and d̃ > d
    drawn = plots.proxy_delays(schedule, proxy, C=3).axes[0].collections
    widths = sorted(np.ptp(bar.vertices[:, 0]) for bars in drawn for bar in bars.get_paths())
    excess = [min(end, 10) - min(last, 10) for _, last, end in spans]
    assert widths == sorted([*excess, *(min(last, 10) - first + 1 for first, last, _ in spans)])


def test_squares_show_who_waits_when():
    [ax] = plots.pending([2, 0, 1, 9]).axes
    squares = [
        (round(p.get_y() + 0.42), round(p.get_x() + 0.42), p.get_linestyle() == "solid")
        for p in ax.patches
    ]
    assert sorted(square[:2] for square in squares if square[2]) == [(1, 2), (1, 3), (3, 4)]
    assert sum(not inside for *_, inside in squares) == 9
    numbers = [text.get_text() for text in ax.texts if text.get_text().isdigit()]
    assert numbers == [*"2019", *"2010", *"0111"]


def test_curves_are_the_averages():
    axes = plots.regret_against(PANELS, "capacity", {"easy": {"no limit": 1.25}}).axes
    assert [ax.get_title(loc="left") for ax in axes if ax.get_visible()] == list(PANELS)
    curve, level = axes[0].lines
    assert (curve.get_xdata().tolist(), curve.get_ydata().tolist()) == ([2, 4], [2.0, 0.5])
    assert set(level.get_ydata()) == {1.25}
    assert axes[1].lines[0].get_ydata().tolist() == [6.0, 4.0]


def test_band_holds_the_middle_of_the_runs():
    runs = {1: Estimate(np.arange(101.0), 100.0), 2: Estimate(np.arange(101.0), 100.0)}
    fig = plots.regret_against({"a": {"b": runs}}, "x", spread=0.9)
    corners = fig.axes[0].collections[0].get_paths()[0].vertices[:, 1]
    assert (corners.min(), corners.max()) == pytest.approx((5, 95))


def test_shares_are_stacked_up_to_one():
    ax = plots.shares({"two": ([1, 10], {"a": [1, 1], "b": [3, 0]})}, "x").axes[0]
    heights = [collection.get_paths()[0].vertices for collection in ax.collections]
    assert [sorted({*corners[corners[:, 0] == 1][:, 1].tolist()}) for corners in heights] == [
        [0, 0.25],
        [0.25, 1],
    ]
    assert heights[1][heights[1][:, 0] == 10][:, 1].tolist() == [1] * len(
        heights[1][heights[1][:, 0] == 10]
    )


@pytest.mark.parametrize(("largest", "fewer"), [(100, True), (50, False)])
def test_small_ticks_are_drawn_where_two_powers_of_ten_would_not_be_named(largest, fewer):
    x = np.linspace(1, largest, 20)
    ax = plots.graphs({"line": {"x": (x, x)}}, "x", "y", xscale="log").axes[0]
    assert (len(ax.xaxis.get_minorticklocs()) == 0) == fewer
    assert len(ax.yaxis.get_majorticklocs()) > 2


def test_figures_are_the_same_twice():
    for one, other in zip(figures(), figures(), strict=True):
        assert png(one) == png(other)


def test_style_does_not_leak_and_figures_are_closed():
    before = dict(plt.rcParams)
    plt.close("all")
    drawn = figures()
    assert dict(plt.rcParams) == before
    assert plt.get_fignums() == []
    assert {fig.get_dpi() for fig in drawn} == {plots.style.STYLE["figure.dpi"]}


def luminance(color):
    """Return the relative luminance of a color,
    as the Web Content Accessibility Guidelines define it.
    """
    channels = np.array([int(color[place : place + 2], 16) / 255 for place in (1, 3, 5)])
    linear = np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)
    return linear @ [0.2126, 0.7152, 0.0722]


@pytest.mark.parametrize("color", [*plots.CYCLE, plots.INK, plots.GREY])
@pytest.mark.parametrize("ground", ["#ffffff", "#f7f8fa"], ids=["page", "card"])
def test_ink_is_readable_on_light_ground(color, ground):
    assert (luminance(ground) + 0.05) / (luminance(color) + 0.05) >= 4.5


def test_tick_label_by_hand():
    assert [tick_label(x) for x in (0.5, 2, 1024, 1e7)] == ["0.5", "2", "1024", "$10^{7}$"]


def test_planar_by_hand():
    assert planar(np.eye(3)).round(3).tolist() == [[0.0, 1.0, 0.5], [0.0, 0.0, 0.866]]
