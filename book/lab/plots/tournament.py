"""The figures of the tournament: shares of a reference, all averages, a ranking with intervals."""

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.collections import PatchCollection
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.patches import Rectangle
from matplotlib.ticker import MaxNLocator

from lab.plots.style import BLUE, GREY, INK, VERMILION, panels_of, styled

COLORS = LinearSegmentedColormap.from_list("against a reference", [BLUE, "#f4f4f2", VERMILION])
RANGE = 1.0  # relative difference from the reference at which the color is full
DARK = 0.8  # share of it from which white is easier to read


@styled
def heat_map(panels, reference, columns=4):
    """Draw a table of averages for each game: blue if below a reference, vermilion if above,
    and bold if decided.

    A cell is decided if its whole interval lies on one side of the reference, a number above 0 for
    each title. Panels are a dict from title to a dict from competitor, the same in each, to a dict
    from label to `confidence.Estimate`. A label that a competitor lacks is an empty cell, crossed
    out.

    >>> from delay_scheduling.confidence import Estimate
    >>> estimate = Estimate(np.array([1.0, 2.0]), width=2.0)
    >>> len(heat_map({"game": {"player": {"C = 1": estimate}}}, {"game": 1.0}, columns=1).axes)
    1
    """
    competitors = list(next(iter(panels.values())))
    labels = list(
        dict.fromkeys(label for rows in panels.values() for row in rows.values() for label in row)
    )
    height = 0.7 + 0.24 * len(competitors)
    look = {"fontsize": 10}
    fig, drawn = panels_of(panels, height, columns, look=look, sharey=True, sharex=True)
    for ax, title, rows in drawn:
        places = [(x, y) for y in range(len(competitors)) for x in range(len(labels))]
        found = {(x, y): rows[competitors[y]].get(labels[x]) for x, y in places}
        fill(ax, found, reference[title])
        lay_out(ax, labels, competitors)
    return fig


def fill(ax, found, level):
    """Write the averages, in bold if decided,
    each on the color of its relative difference from the level.
    """
    absent = [place for place, estimate in found.items() if estimate is None]
    ax.plot([x for x, _ in absent], [y for _, y in absent], "x", color=GREY, ms=3.5, mew=0.9)
    found = {place: estimate for place, estimate in found.items() if estimate is not None}
    shares = [np.clip((estimate.mean / level - 1) / RANGE, -1, 1) for estimate in found.values()]
    squares = [Rectangle((x - 0.5, y - 0.5), 1, 1) for x, y in found]
    colors = COLORS([(share + 1) / 2 for share in shares])
    ax.add_collection(PatchCollection(squares, facecolor=colors, edgecolor="white", lw=0.8))
    for (place, estimate), share in zip(found.items(), shares, strict=True):
        is_decided = estimate.high < level or estimate.low > level
        look = {
            "weight": "bold" if is_decided else "normal",
            "color": "white" if abs(share) > DARK else INK,
        }
        text = ax.text(
            *place,
            f"{estimate.mean:.2f}".replace("0.", ".", 1),
            ha="center",
            va="center",
            fontsize=7.5,
            **look,
        )
        text.set_in_layout(False)  # there is room for it anyway


def lay_out(ax, labels, competitors):
    """Name the rows and columns of one table."""
    ax.set(xlim=(-0.5, len(labels) - 0.5), ylim=(len(competitors) - 0.5, -0.5))
    ax.set_xticks(range(len(labels)), [label.split()[-1] for label in labels], fontsize=8.5)
    ax.set_yticks(range(len(competitors)), competitors, fontsize=8.5)
    ax.set_xlabel(" ".join(labels[0].split()[:-2]), fontsize=9)
    ax.tick_params(length=0, labelbottom=True)
    ax.grid(visible=False)
    ax.spines[:].set_visible(False)


DOUBLINGS = 4.0  # of the reference, at which the color is full


@styled
def share_map(shares, decided):
    """Draw the regrets of players as shares of a reference, a row a player and a column a game.

    Blue is less than the reference, vermilion more, each doubling by a quarter of the color. Bold:
    the difference from the reference is decided.

    Parameters
    ----------
    shares : {game: {player: number}}, with the same players in each game. A number of at most 0 is
        better than the best fixed arm.
    decided : {game: names of players}, those in bold.

    >>> fig = share_map({"calm": {"one": 0.5, "two": 2.0}}, {"calm": ["two"]})
    >>> [text.get_text() for text in fig.axes[0].texts]
    ['.50', '2.0']
    """
    games = list(shares)
    players = list(next(iter(shares.values())))
    size = (1.9 + 0.47 * len(games), 1.5 + 0.27 * len(players))
    fig, ax = plt.subplots(figsize=size)
    for x, game in enumerate(games):
        for y, player in enumerate(players):
            share = shares[game][player]
            doublings = np.log2(share) / DOUBLINGS if share > 0 else -1.0
            level = float(np.clip(doublings, -1, 1))
            color = COLORS((level + 1) / 2)
            ax.add_patch(Rectangle((x - 0.5, y - 0.5), 1, 1, facecolor=color, edgecolor="white"))
            text = ax.text(
                x,
                y,
                short(share),
                ha="center",
                va="center",
                fontsize=7.5,
                weight="bold" if player in decided[game] else "normal",
                color="white" if abs(level) > DARK else INK,
            )
            text.set_in_layout(False)
    ax.set(xlim=(-0.5, len(games) - 0.5), ylim=(len(players) - 0.5, -0.5))
    ax.set_xticks(range(len(games)), games, fontsize=8.5, rotation=45, ha="left")
    ax.xaxis.tick_top()
    ax.set_yticks(range(len(players)), players, fontsize=8.5)
    ax.tick_params(length=0)
    ax.grid(visible=False)
    ax.spines[:].set_visible(False)
    return fig


def short(share):
    """Return a number in three signs, or four with a minus.

    >>> short(0.123), short(1.26), short(12.6), short(-2.5)
    ('.12', '1.3', '13', '−2.5')
    """
    if share < 0:
        return "\N{MINUS SIGN}" + short(-share)
    if share < 0.995:
        return f"{share:.2f}".removeprefix("0")
    return f"{share:.1f}" if share < 9.95 else f"{share:.0f}"


@styled
def ranking(panels, xlabel, reference, columns=2):
    """Draw estimates with their intervals, the smallest average on top;
    each panel has its own order.

    Who is decided against the reference, the upright line, is blue (below) or vermilion (above),
    and else grey. Panels are a dict from title to a dict from competitor to `confidence.Estimate`,
    references one from title to a number.

    >>> from delay_scheduling.confidence import Estimate
    >>> one, two = Estimate(np.ones(2), width=2.0), Estimate(np.zeros(2), width=2.0)
    >>> fig = ranking({"game": {"one": one, "two": two}}, "regret", {"game": 1.5}, columns=1)
    >>> [label.get_text() for label in fig.axes[0].get_yticklabels()]
    ['two', 'one']
    """
    most = max(map(len, panels.values()))
    fig, drawn = panels_of(panels, 0.9 + 0.21 * most, columns, look={"fontsize": 10.5})
    for ax, title, found in drawn:
        order = sorted(found, key=lambda name: found[name].mean)
        for y, name in enumerate(order):
            bar(ax, y, found[name], reference[title])
        ax.axvline(reference[title], color=INK, lw=1.3, ls="--")
        ax.set(xlabel=xlabel, ylim=(most - 0.4, -0.6))
        ax.set_yticks(range(len(order)), order, fontsize=8.5)
        ax.xaxis.set_major_locator(MaxNLocator(nbins=5))
    return fig


def bar(ax, y, estimate, level):
    """Draw one estimate with its interval."""
    decided = [(GREY, "o"), (BLUE, "s"), (VERMILION, "D")]
    color, marker = decided[(estimate.high < level) - (estimate.low > level)]
    ax.plot(
        [estimate.low, estimate.high],
        [y, y],
        ls="-",
        marker="|",
        ms=5,
        color=color,
        lw=1.4,
    )
    ax.plot(estimate.mean, y, ls="", marker=marker, ms=4.5, color=color)
