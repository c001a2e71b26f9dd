"""Curves, shares, staircases and the simplex."""

import numpy as np
from matplotlib.ticker import MaxNLocator, NullLocator

from lab.plots.style import (
    BLUE,
    CYCLE,
    FEW,
    GREY,
    INK,
    LINES,
    VERMILION,
    legend_above,
    panels_of,
    styled,
)


@styled
def regret_against(panels, xlabel, reference=None, spread=0.8, columns=2):
    """Draw the average regret against a parameter, with the middle part of the runs as a band.

    The band, of a share `spread` of the runs, shows how much single runs differ. It is no
    confidence interval of the average. The axis of x is logarithmic. Panels are a dict from title
    to a dict from label, the same in each, to a dict from x to `confidence.Estimate`; references,
    if any, a dict from title to a dict from label to a number, drawn as a level line.
    """
    fig, drawn = panels_of(panels, 2.5, columns, extra=0.7)
    for ax, title, curves in drawn:
        for label, points in curves.items():
            curve(ax, points, label, spread)
        for (label, level), look in zip(
            (reference or {}).get(title, {}).items(), LINES[1::2], strict=False
        ):
            ax.axhline(level, color=INK, lw=1.3, ls=look, label=label)
        ax.set(xscale="log", ylim=(0, None), xlabel=xlabel)
        label_each(ax, sorted({x for points in curves.values() for x in points}))
    for ax, *_ in drawn[::columns]:
        ax.set_ylabel("regret")
    legend_above(fig)
    return fig


def label_each(ax, xs):
    """Write these values, and no others, below a panel."""
    ax.set_xticks(xs)
    ax.xaxis.set_major_formatter(tick_label)
    ax.xaxis.set_minor_locator(NullLocator())


def thin_out(ax):
    """Take the small ticks, most of the work of drawing,
    off logarithmic axes on which two powers of ten are named.
    """
    for axis, (low, high) in ((ax.xaxis, ax.get_xlim()), (ax.yaxis, ax.get_ylim())):
        if axis.get_scale() == "log" and high >= 100 * low:
            axis.set_minor_locator(NullLocator())


def tick_label(x, position=None):
    """Return a number as the label of a tick: large powers of ten as such."""
    exponent = round(np.log10(x)) if x > 0 else 0
    return f"$10^{{{exponent}}}$" if exponent >= 4 and x == 10**exponent else f"{x:g}"


def curve(ax, points, label, spread):
    """Draw the averages of one curve, and the band that holds the given share of the runs."""
    xs = sorted(points)
    [line] = ax.plot(xs, [points[x].mean for x in xs], label=label)
    shares = [(1 - spread) / 2, (1 + spread) / 2]
    low, high = np.transpose([np.quantile(points[x].regrets, shares) for x in xs])
    ax.fill_between(xs, low, high, color=line.get_color(), alpha=0.15, lw=0)


@styled
def graphs(panels, xlabel, ylabel, xscale="linear", yscale="linear"):
    """Draw graphs of functions, several to a panel,
    panels side by side. A few points are marked one by one.

    Panels are a dict from title to a dict from label to (x, y), two arrays of one shape. The labels
    are the same in each. Scales are "linear" or "log".

    >>> len(graphs({"square": {"x²": ([0, 1, 2], [0, 1, 4])}}, "x", "y").axes)
    1
    """
    fig, drawn = panels_of(panels, 3.4)
    for ax, _, graph in drawn:
        for label, (x, y) in graph.items():
            ax.plot(x, y, label=label, **({} if len(x) <= FEW else {"marker": ""}))
        ax.set(xlabel=xlabel, xscale=xscale, yscale=yscale)
        if len(x) <= FEW:
            label_each(ax, x)
        thin_out(ax)
    fig.axes[0].set_ylabel(ylabel)
    legend_above(fig)
    return fig


@styled
def simplex(panels, resolution=150):
    """Draw level sets of functions on the simplex of three arms, each with a path of points.

    Panels are a dict from title to (F, path). F maps an array of shape (n, 3) to n values. The path
    has shape (m, 3). The resolution is the number of grid points along a side of the triangle.

    >>> center = np.full((1, 3), 1 / 3)
    >>> len(simplex({"square": (lambda x: (x**2).sum(axis=1), center)}, resolution=10).axes)
    1
    """
    fig, drawn = panels_of(panels, 2.9, look={"loc": "center"})
    steps = np.arange(resolution + 1)
    grid = (
        np.array([(i, j, resolution - i - j) for i in steps for j in steps if i + j <= resolution])
        / resolution
    )
    for ax, _, (F, path) in drawn:
        ax.tricontour(
            *planar(grid), F(grid), levels=12, colors=GREY, linewidths=0.9, linestyles="-"
        )
        ax.plot(*planar(path), "-", color=VERMILION, marker="")
        ax.plot(*planar(path[[0, -1]]), "o", color=VERMILION)
        ax.plot(*planar(np.eye(3)[[0, 1, 2, 0]]), "-", color=INK, lw=1.3, marker="")
        for arm, (x, y) in enumerate(planar(np.eye(3)).T, start=1):
            ax.annotate(
                f"arm {arm}",
                (x, y),
                (0, 8 if y else -13),
                textcoords="offset points",
                ha="center",
                fontsize=9,
            )
        ax.set(aspect="equal", xlim=(-0.15, 1.15), ylim=(-0.15, 1.03))
        ax.set_axis_off()
    return fig


def planar(points):
    """Return the plane coordinates, shape (2, n), of points of the simplex: arm 1 left,
    arm 2 right, arm 3 on top.
    """
    return (points @ np.array([[0, 0], [1, 0], [0.5, np.sqrt(0.75)]])).T


@styled
def staircase(panels):
    """Draw the displayed lines of proofs as bars, top to bottom,
    each with its relation to the line above.

    A line that is larger than the one above gives something away; its bar is vermilion and its name
    in bold. Panels are a dict from title to the lines, (name, relation to the line above, value).

    >>> len(staircase({"proof": [("start", "", 1.0), ("a", "<=", 2.0)]}).axes)
    1
    """
    most = max(map(len, panels.values()))
    fig, drawn = panels_of(panels, 1.0 + 0.3 * most)
    for ax, _, lines in drawn:
        values = np.array([value for *_, value in lines])
        grows = np.diff(values, prepend=values[0]) > 1e-3 * np.abs(values).max()
        ax.barh(range(len(lines)), values, color=np.where(grows, VERMILION, BLUE), height=0.65)
        ax.set(ylim=(most - 0.4, -0.6), yticks=range(len(lines)))
        ax.set_yticklabels(
            [f"{name}  {relation.replace('<=', '≤')}" for name, relation, _ in lines], fontsize=8.5
        )
        for label, bold in zip(ax.get_yticklabels(), grows, strict=True):
            label.set_weight("bold" if bold else "normal")
        ax.axvline(0, color=INK, lw=0.9, ls="-")
        ax.xaxis.set_major_locator(MaxNLocator(nbins=4))
        ax.grid(axis="y", visible=False)
    return fig


@styled
def shares(panels, xlabel):
    """Draw which share of a sum each of its terms has, stacked,
    against a parameter on a logarithmic axis.

    Panels are a dict from title to (x, terms), with terms a dict from label to an array of numbers
    of at least 0. The labels are the same in each panel, at most four.

    >>> len(shares({"two": ([1, 10], {"a": [1, 1], "b": [3, 0]})}, "x").axes)
    1
    """
    fig, drawn = panels_of(panels, 3.4, sharey=True)
    hatches = ("", "////", "....", "xxxx")
    for ax, _, (x, terms) in drawn:
        values = np.array(list(terms.values()), dtype=float)
        bottom = np.vstack([np.zeros(len(x)), np.cumsum(values / values.sum(axis=0), axis=0)])
        for label, color, hatch, low, high in zip(
            terms, CYCLE, hatches, bottom[:-1], bottom[1:], strict=False
        ):
            look = {
                "facecolor": color,
                "alpha": 0.75,
                "hatch": hatch,
                "edgecolor": "white",
                "lw": 0,
            }
            ax.fill_between(x, low, high, label=label, **look)
        ax.set(xlabel=xlabel, xscale="log", xlim=(min(x), max(x)), ylim=(0, 1))
        thin_out(ax)
        ax.grid(visible=False)
    fig.axes[0].set_ylabel("share")
    legend_above(fig, length=1.6)
    return fig
