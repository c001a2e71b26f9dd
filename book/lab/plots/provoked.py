"""How much of each bound was provoked, and what an instance looks like that provokes much."""

import matplotlib.pyplot as plt
import numpy as np

from lab.plots.style import BLUE, INK, VERMILION, WIDTH, styled


@styled
def provoked(rows):
    """Return a figure of the shares of the bounds that were provoked, with a panel for each regime.

    The rows have theorem, regime, T, low and high, as `experiments.provoked.row` makes them.
    """
    regimes, names = (
        list(dict.fromkeys(row[key] for row in rows)) for key in ("regime", "theorem")
    )
    lengths = sorted({row["T"] for row in rows})
    fig, axes = plt.subplots(
        1, len(regimes), figsize=(WIDTH, 1 + 0.42 * len(names)), sharey=True, squeeze=False
    )
    for ax, regime in zip(axes[0], regimes, strict=True):
        for number, (T, color, marker) in enumerate(
            zip(lengths, (BLUE, VERMILION), "os", strict=False)
        ):
            chosen = [row for row in rows if (row["regime"], row["T"]) == (regime, T)]
            places = [names.index(row["theorem"]) + 0.24 * (number - 0.5) for row in chosen]
            low, high = (np.array([row[end] for row in chosen]) for end in ("low", "high"))
            middle = (low + high) / 2
            style = {"fmt": marker, "color": color, "capsize": 3, "label": f"T = {T}"}
            ax.errorbar(middle, places, xerr=(high - low) / 2, **style)
        ax.axvline(1, color=INK, linewidth=1)
        ax.set(
            title=regime.replace("-", " "),
            xlim=(0, 1.05),
            xlabel="regret / bound",
            yticks=range(len(names)),
        )
        ax.set_yticklabels(names)
    axes[0][0].invert_yaxis()
    axes[0][-1].legend(loc="lower right")
    return fig


@styled
def losses_and_delays(instance):
    """Return a figure of a game with two arms: the difference of their total losses,
    and the delays.
    """
    rounds = np.arange(1, instance.T + 1)
    fig, (above, below) = plt.subplots(2, 1, figsize=(WIDTH, 4), sharex=True)
    above.plot(
        rounds, np.cumsum(instance.losses[:, 1] - instance.losses[:, 0]), color=BLUE, marker=""
    )
    above.set(ylabel="arm 2 behind arm 1")
    below.bar(rounds, instance.delays, width=1, color=VERMILION)
    below.set(ylabel="delay", xlabel="round")
    return fig
