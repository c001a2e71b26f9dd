"""The figures of the book: one style, and the pictures that come again and again.

Every function takes what the package computes, draws it, and returns a Matplotlib figure, which a notebook shows by
itself. Colors are told apart with any color vision, and shape, hatching or line style says the same a second time. The
background is transparent, and all ink is dark enough for a white page and for a light card.
"""

import functools

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.patches import Patch, Rectangle
from matplotlib.ticker import MaxNLocator, NullLocator

from delay_scheduling.errors import require
from delay_scheduling.game import outstanding, valid_delays

BLUE, VERMILION, GREEN, PURPLE, INK, GREY, PALE = (
    "#0067a5", "#c04a00", "#00735c", "#7a4b9d", "#1c2430", "#626b78", "#b9c1cc",
)  # fmt: skip
CYCLE = (BLUE, VERMILION, GREEN, PURPLE)
MARKERS, LINES = "osD^", ("-", "--", "-.", ":")
STYLE = {
    "figure.dpi": 144,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "savefig.facecolor": "none",
    "figure.constrained_layout.use": True,
    "font.family": "DejaVu Sans",
    "font.size": 11,
    "axes.titlesize": 12,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.edgecolor": GREY,
    "axes.labelcolor": INK,
    "axes.titlecolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": PALE,
    "grid.alpha": 0.5,
    "grid.linewidth": 0.6,
    "text.color": INK,
    "xtick.color": GREY,
    "ytick.color": GREY,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "legend.frameon": False,
    "lines.linewidth": 2,
    "lines.markersize": 5.5,
    "hatch.linewidth": 0.8,
    "axes.prop_cycle": plt.cycler(color=CYCLE, marker=list(MARKERS), linestyle=LINES),
}
WIDTH = 7.6  # inches
FEW = 10  # points
FATES = {
    "observed": {"facecolor": BLUE, "edgecolor": INK},
    "preempted": {"facecolor": "#f3b58a", "edgecolor": VERMILION, "hatch": "////"},
    "still held at the end": {"facecolor": "#e3e7ec", "edgecolor": GREY, "hatch": "...."},
}


def style():
    """Return a context in which Matplotlib draws in the style of the book.

    >>> with style():
    ...     plt.rcParams["figure.dpi"]
    144.0
    """
    return plt.rc_context(STYLE)


def styled(draw):
    """Make a function draw in the style of the book, and close its figure so that a notebook shows it once."""

    @functools.wraps(draw)
    def figure(*args, **kwargs):
        with style():
            fig = draw(*args, **kwargs)
        plt.close(fig)
        return fig

    return figure


@styled
def tracking_set(games, delays, C):
    """Draw which rounds hold which slot, and for how long.

    A bar reaches from the round that joins to the last round in which it holds the slot. The ticks below stand for the
    rounds that never joined.

    Parameters
    ----------
    games : dict from title to `referee.Transcript`, one panel each, all of the same delays.
    delays : shape (T,), integers of at least 0.
    C : capacity, an integer of at least 1.
    """
    delays = valid_delays(delays)
    size = (WIDTH, 0.9 + len(games) * (0.75 + 0.3 * C))
    fig, axes = plt.subplots(len(games), 1, figsize=size, sharex=True, squeeze=False)
    for ax, (title, game) in zip(axes[:, 0], games.items(), strict=True):
        require(len(game.actions) == len(delays), "games", f"games of {len(delays)} rounds", len(game.actions))
        for s, first, last, lane in slots(game, C):
            ax.add_patch(
                Rectangle((first - 0.46, lane + 0.08), last - first + 0.92, 0.84, lw=0.9, **FATES[fate(game, s)])
            )
        label_lanes(ax, f"{title}: {summary(game)}", C)
        untracked = [t for t, S in enumerate(game.S1, start=1) if t not in S]
        ax.plot(untracked, np.full(len(untracked), -0.45), "|", color=VERMILION, ms=8, mew=1.6)
    axes[-1, 0].set(xlabel="round", xlim=(0.2, len(delays) + 0.8))
    axes[-1, 0].xaxis.set_major_locator(MaxNLocator(integer=True))
    handles = [Patch(label=label, **look) for label, look in FATES.items()]
    handles.append(plt.Line2D([], [], ls="", marker="|", ms=8, mew=1.6, color=VERMILION, label="not tracked"))
    fig.legend(handles=handles, loc="outside upper left", ncols=4, handlelength=1.4, columnspacing=1.2)
    return fig


def slots(game, C):
    """Return (s, first, last, lane) for each tracked round s: in which rounds it holds a slot, and which slot.

    A round takes the free slot of the smallest number.

    >>> from types import SimpleNamespace
    >>> slots(SimpleNamespace(S1=((1,), (1, 2), (3,))), C=2)
    [(1, 1, 2, 0), (2, 2, 2, 1), (3, 3, 3, 0)]
    """
    last = {s: t for t, S in enumerate(game.S1, start=1) for s in S}
    spans = [(s, last[s]) for s in sorted(last)]
    return [(s, s, end, lane) for (s, end), lane in zip(spans, lanes(spans, C), strict=True)]


def lanes(spans, C):
    """Return the slot of each span of rounds (first, last), in order of `first`: the smallest number that is free."""
    free_from, found = [0] * C, []
    for first, last in spans:
        lane = next((lane for lane in range(C) if free_from[lane] < first), None)
        require(lane is not None, "C", "at least the largest size of the tracking set", C)
        free_from[lane] = last
        found.append(lane)
    return found


def fate(game, s):
    """Return how a tracked round ends: a key of `FATES`."""
    if any(s in rounds for rounds in game.observed):
        return "observed"
    return "preempted" if any(s in rounds for rounds in game.removed) else "still held at the end"


def summary(game):
    """Return in words how many rounds a game observed and preempted."""
    observed, removed = (sum(map(len, rounds)) for rounds in (game.observed, game.removed))
    return f"{observed} observed" + (f", {removed} preempted" if removed else "")


def label_lanes(ax, title, C):
    """Draw the floor, the capacity line and the axis of a panel with C slots."""
    ax.set(title=title, ylabel="slot", ylim=(-0.95, C + 0.15), yticks=np.arange(C) + 0.5, yticklabels=range(1, C + 1))
    ax.axhline(C, color=INK, lw=1.5, ls=(0, (5, 2)))
    ax.axhline(0, color=GREY, lw=0.8, ls="-")
    ax.tick_params(axis="y", length=0)
    ax.grid(axis="y", visible=False)


@styled
def proxy_delays(schedule, proxy, C):
    """Draw a long run of a scheduler with proxy delays: who holds which slot, and how long patience would have lasted.

    A dark bar is a round in its slot. A light bar behind it is the excess of the proxy delay of an observed round.

    Source: Figure 2 (fig:proxy-delays).

    Parameters
    ----------
    schedule : what `schedulers.track` made of the proxy delays.
    proxy : shape (T,), the proxy delays.
    C : capacity, an integer of at least 1.
    """
    rounds = spans(schedule, proxy, C)
    fig, ax = plt.subplots(figsize=(WIDTH, 0.9 + 0.19 * C))
    for (first, last, end), lane in zip(rounds, lanes([span[:2] for span in rounds], C), strict=True):
        last, end = min(last, schedule.T), min(end, schedule.T)
        ax.barh(lane + 0.5, end - last, left=last + 0.5, height=0.34, color=FATES["preempted"]["facecolor"], zorder=2)
        ax.barh(
            lane + 0.5,
            last - first + 1,
            left=first - 0.5,
            height=0.62,
            color=INK if schedule.observed[first - 1] else GREY,
            zorder=3,
        )
    looks = {"observed": INK, "preempted, or held at the end": GREY}
    looks["excess proxy delay of observed rounds"] = FATES["preempted"]["facecolor"]
    fig.legend(
        handles=[Patch(label=label, color=look) for label, look in looks.items()], loc="outside upper left", ncols=3
    )
    ax.axhline(C, color=INK, lw=1.5, ls=(0, (5, 2)))
    ax.set(xlabel="round", ylabel="slot", xlim=(0, schedule.T + 1), ylim=(-0.3, C + 0.3), yticks=[0.5, C - 0.5])
    ax.set_yticklabels([1, C])
    ax.grid(axis="y", visible=False)
    return fig


def spans(schedule, proxy, C):
    """Return (t, last, end) for each tracked round: it holds a slot in rounds t, ..., last.

    Here last = t + min{d_t, d̃_t}. If t is observed, end = t + d̃_t: the excess is last + 1, ..., end. Else end = last.

    >>> from delay_scheduling.schedulers import track
    >>> proxy = np.array([3, 1, 0])
    >>> spans(track([1, 2, 0], proxy, C=2, p=[1, 1, 1]), proxy, C=2)
    [(1, 2, 4), (2, 3, 3), (3, 3, 3)]
    """
    joined = np.flatnonzero((np.asarray(proxy) >= 0) & (schedule.before < C)).tolist()
    patience = [int(proxy[row]) for row in joined]
    held = [min(int(schedule.delays[row]), stay) for row, stay in zip(joined, patience, strict=True)]
    ends = [stay if schedule.observed[row] else hold for row, stay, hold in zip(joined, patience, held, strict=True)]
    return [(row + 1, row + 1 + hold, row + 1 + end) for row, hold, end in zip(joined, held, ends, strict=True)]


@styled
def pending(delays):
    """Draw who waits when: a square in row s and column t if round s is outstanding in round t.

    The number of squares in column t is σ_t. The number in row s is d_s, of which min{d_s, T − s} lie within the game;
    the others are drawn pale.

    Parameters
    ----------
    delays : shape (T,), integers of at least 0, of a short game.
    """
    delays = valid_delays(delays)
    T = len(delays)
    width = int(max(T, (np.arange(1, T + 1) + delays).max()))
    fig, ax = plt.subplots(figsize=(min(WIDTH, 1.6 + 0.42 * (width + 3)), 0.9 + 0.42 * (T + 1)))
    late = {"facecolor": "none", "edgecolor": GREY, "ls": (0, (2, 2))}
    for s, d in enumerate(delays.tolist(), start=1):
        for t in range(s + 1, s + d + 1):
            look = FATES["observed"] if t <= T else late
            ax.add_patch(Rectangle((t - 0.42, s - 0.42), 0.84, 0.84, lw=1, **look))
    in_time = np.minimum(delays, T - np.arange(1, T + 1))
    number(ax, "$d_s$", width + 2.6, delays, GREY)
    number(ax, r"$\min\{d_s, T-s\}$", width + 1.2, in_time, BLUE)
    for t, sigma in enumerate(outstanding(delays).astype(int), start=1):
        ax.text(t, T + 1.15, sigma, ha="center", va="center", color=BLUE, weight="bold")
    ax.text(0.2, T + 1.15, r"$\sigma_t$", ha="right", va="center", color=BLUE)
    frame(ax, T, width)
    return fig


def number(ax, title, x, values, color):
    """Write a column of numbers, one a row, under a title."""
    ax.text(x, 0.1, title, ha="center", va="center", color=color, fontsize=9)
    for s, value in enumerate(values, start=1):
        ax.text(x, s, value, ha="center", va="center", color=color, weight="bold")


def frame(ax, T, width):
    """Draw the axes of `pending`: rounds s downward, rounds t to the right, and the end of the game."""
    ax.axvline(T + 0.5, ymin=0.02, ymax=0.98, color=INK, lw=1.5, ls=(0, (5, 2)))
    ax.set(xlim=(0.3, width + 3.2), ylim=(T + 1.6, -0.35), xlabel="round $t$", ylabel="round $s$")
    ax.set(xticks=range(1, width + 1), yticks=range(1, T + 1))
    ax.tick_params(length=0)
    ax.grid(visible=False)
    for spine in ax.spines.values():
        spine.set_visible(False)


@styled
def regret_against(panels, xlabel, reference=None, spread=0.8, columns=2):
    """Draw the average regret against a parameter, with the middle part of the runs as a band.

    The band shows how much single runs differ. It is no confidence interval of the average.

    Parameters
    ----------
    panels : dict from title to dict from label to dict from x to `regret.Estimate`. The labels are the same in each.
    xlabel : what x is. The axis of x is logarithmic.
    reference : dict from title to dict from label to a number, drawn as a level line; None for none.
    spread : share of the runs in the band, in (0, 1).
    columns : panels side by side.
    """
    rows = -(-len(panels) // columns)
    size = (WIDTH, 0.7 + 2.5 * rows)
    fig, axes = plt.subplots(rows, columns, figsize=size, squeeze=False)
    for ax in axes.flat[len(panels) :]:
        ax.set_visible(False)
    for ax, (title, curves) in zip(axes.flat, panels.items(), strict=False):
        for label, points in curves.items():
            curve(ax, points, label, spread)
        for (label, level), look in zip((reference or {}).get(title, {}).items(), LINES[1::2], strict=False):
            ax.axhline(level, color=INK, lw=1.3, ls=look, label=label)
        xs = sorted({x for points in curves.values() for x in points})
        ax.set(title=title, xscale="log", xticks=xs, ylim=(0, None), xlabel=xlabel)
        ax.xaxis.set_major_formatter(tick_label)
        ax.xaxis.set_minor_locator(NullLocator())
    for ax in axes[:, 0]:
        ax.set_ylabel("regret")
    handles, labels = axes.flat[0].get_legend_handles_labels()
    fig.legend(handles, labels, loc="outside upper left", ncols=len(labels), handlelength=2.2, columnspacing=1.2)
    return fig


def tick_label(x, position=None):
    """Return a number as the label of a tick: large powers of ten as such.

    >>> [tick_label(x) for x in (0.5, 2, 1024, 1e7)]
    ['0.5', '2', '1024', '$10^{7}$']
    """
    exponent = round(np.log10(x)) if x > 0 else 0
    return f"$10^{{{exponent}}}$" if exponent >= 4 and x == 10**exponent else f"{x:g}"


def curve(ax, points, label, spread):
    """Draw the averages of one curve, and the band that holds the given share of the runs."""
    xs = sorted(points)
    [line] = ax.plot(xs, [points[x].mean for x in xs], label=label)
    low, high = np.quantile([points[x].regrets for x in xs], [(1 - spread) / 2, (1 + spread) / 2], axis=1)
    ax.fill_between(xs, low, high, color=line.get_color(), alpha=0.15, lw=0)


@styled
def graphs(panels, xlabel, ylabel, xscale="linear", yscale="linear"):
    """Draw graphs of functions, several to a panel, panels side by side. A few points are marked one by one.

    Parameters
    ----------
    panels : dict from title to dict from label to (x, y), two arrays of one shape. The labels are the same in each.
    xlabel, ylabel : names of the axes.
    xscale, yscale : "linear" or "log".

    >>> len(graphs({"square": {"x²": ([0, 1, 2], [0, 1, 4])}}, "x", "y").axes)
    1
    """
    fig, axes = plt.subplots(1, len(panels), figsize=(WIDTH, 3.4), squeeze=False)
    for ax, (title, graph) in zip(axes.flat, panels.items(), strict=True):
        for label, (x, y) in graph.items():
            ax.plot(x, y, label=label, **({} if len(x) <= FEW else {"marker": ""}))
        ax.set(title=title, xlabel=xlabel, xscale=xscale, yscale=yscale)
        if len(x) <= FEW:
            ax.set_xticks(x)
            ax.xaxis.set_major_formatter(tick_label)
            ax.xaxis.set_minor_locator(NullLocator())
    axes.flat[0].set_ylabel(ylabel)
    handles, labels = axes.flat[0].get_legend_handles_labels()
    fig.legend(handles, labels, loc="outside upper left", ncols=len(labels), handlelength=2.2, columnspacing=1.2)
    return fig


@styled
def simplex(panels, resolution=150):
    """Draw level sets of functions on the simplex of three arms, each with a path of points.

    Parameters
    ----------
    panels : dict from title to (F, path). F maps an array of shape (n, 3) to n values. The path has shape (m, 3).
    resolution : grid points along a side of the triangle.

    >>> center = np.full((1, 3), 1 / 3)
    >>> len(simplex({"square": (lambda x: (x**2).sum(axis=1), center)}, resolution=10).axes)
    1
    """
    fig, axes = plt.subplots(1, len(panels), figsize=(WIDTH, 2.9), squeeze=False)
    steps = np.arange(resolution + 1)
    grid = np.array([(i, j, resolution - i - j) for i in steps for j in steps if i + j <= resolution]) / resolution
    for ax, (title, (F, path)) in zip(axes.flat, panels.items(), strict=True):
        ax.tricontour(*planar(grid), F(grid), levels=12, colors=GREY, linewidths=0.9, linestyles="-")
        ax.plot(*planar(path), "-", color=VERMILION, marker="")
        ax.plot(*planar(path[[0, -1]]), "o", color=VERMILION)
        ax.plot(*planar(np.eye(3)[[0, 1, 2, 0]]), "-", color=INK, lw=1.3, marker="")
        for arm, (x, y) in enumerate(planar(np.eye(3)).T, start=1):
            ax.annotate(f"arm {arm}", (x, y), (0, 8 if y else -13), textcoords="offset points", ha="center", fontsize=9)
        ax.set(aspect="equal", xlim=(-0.15, 1.15), ylim=(-0.15, 1.03))
        ax.set_title(title, loc="center")
        ax.set_axis_off()
    return fig


def planar(points):
    """Return the plane coordinates, shape (2, n), of points of the simplex: arm 1 left, arm 2 right, arm 3 on top.

    >>> planar(np.eye(3)).round(3).tolist()
    [[0.0, 1.0, 0.5], [0.0, 0.0, 0.866]]
    """
    return (points @ np.array([[0, 0], [1, 0], [0.5, np.sqrt(0.75)]])).T


@styled
def staircase(panels):
    """Draw the displayed lines of proofs as bars, top to bottom, each with its relation to the line above.

    A line that is larger than the one above gives something away; its bar is vermilion and its name in bold.

    Parameters
    ----------
    panels : dict from title to a list of `decomposition.Line`, panels side by side.

    >>> from delay_scheduling.decomposition import Line
    >>> len(staircase({"proof": [Line("start", "", 1.0), Line("a", "<=", 2.0)]}).axes)
    1
    """
    most = max(map(len, panels.values()))
    fig, axes = plt.subplots(1, len(panels), figsize=(WIDTH, 1.0 + 0.3 * most), squeeze=False)
    for ax, (title, lines) in zip(axes.flat, panels.items(), strict=True):
        values = np.array([line.value for line in lines])
        grows = np.diff(values, prepend=values[0]) > 1e-3 * np.abs(values).max()
        ax.barh(range(len(lines)), values, color=np.where(grows, VERMILION, BLUE), height=0.65)
        ax.set(title=title, ylim=(most - 0.4, -0.6), yticks=range(len(lines)))
        ax.set_yticklabels([f"{line.step}  {line.relation.replace('<=', '≤')}" for line in lines], fontsize=8.5)
        for label, bold in zip(ax.get_yticklabels(), grows, strict=True):
            label.set_weight("bold" if bold else "normal")
        ax.axvline(0, color=INK, lw=0.9, ls="-")
        ax.xaxis.set_major_locator(MaxNLocator(nbins=4))
        ax.grid(axis="y", visible=False)
    return fig


@styled
def shares(panels, xlabel):
    """Draw which share of a sum each of its terms has, stacked, against a parameter on a logarithmic axis.

    Parameters
    ----------
    panels : dict from title to (x, terms), with terms a dict from label to an array of numbers of at least 0. The
        labels are the same in each panel, at most four.
    xlabel : what x is.

    >>> len(shares({"two": ([1, 10], {"a": [1, 1], "b": [3, 0]})}, "x").axes)
    1
    """
    fig, axes = plt.subplots(1, len(panels), figsize=(WIDTH, 3.4), squeeze=False, sharey=True)
    hatches = ("", "////", "....", "xxxx")
    for ax, (title, (x, terms)) in zip(axes.flat, panels.items(), strict=True):
        values = np.array(list(terms.values()), dtype=float)
        bottom = np.vstack([np.zeros(len(x)), np.cumsum(values / values.sum(axis=0), axis=0)])
        for label, color, hatch, low, high in zip(terms, CYCLE, hatches, bottom[:-1], bottom[1:], strict=False):
            ax.fill_between(
                x, low, high, label=label, facecolor=color, alpha=0.75, hatch=hatch, edgecolor="white", lw=0
            )
        ax.set(title=title, xlabel=xlabel, xscale="log", xlim=(min(x), max(x)), ylim=(0, 1))
        ax.grid(visible=False)
    axes.flat[0].set_ylabel("share")
    handles, labels = axes.flat[0].get_legend_handles_labels()
    fig.legend(handles, labels, loc="outside upper left", ncols=len(labels), handlelength=1.6, columnspacing=1.2)
    return fig
