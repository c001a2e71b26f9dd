"""The figures of the tournament: shares of a reference, and a ranking with intervals."""

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.patches import Rectangle
from matplotlib.ticker import MaxNLocator

from lab.plots.style import BLUE, GREY, INK, VERMILION, panels_of, styled

COLORS = LinearSegmentedColormap.from_list("against a reference", [BLUE, "#f4f4f2", VERMILION])
DARK = 0.8  # share of it from which white is easier to read


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
