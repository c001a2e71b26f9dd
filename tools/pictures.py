"""Draw the cover of the book, for light and for dark pages: regret against slots, promised and played.

Usage: python tools/pictures.py   (writes book/pictures/cover_light.svg, cover_dark.svg and cover.png)
"""

import math
from pathlib import Path

import matplotlib.pyplot as plt

import delay_scheduling as ds
from delay_scheduling.plots.style import STYLE
from delay_scheduling.theorems import thm_5_1

FOLDER = Path(__file__).resolve().parents[1] / "book" / "pictures"
T, K, MEAN_DELAY, RUNS = 10**5, 8, 100, 16
SIZES = [2**power for power in range(12)]
THEMES = {  # ink, grid, what is promised, what is played
    "light": ("#1c2430", "#b9c1cc", "#0067a5", "#c04a00"),
    "dark": ("#e8ecf1", "#4a5361", "#6cb8ee", "#ff9d5c"),
}


def cover():
    """Return the numbers of the cover: for each number of slots the bound and the average regret, a round; the knee."""
    instance = ds.adversaries.easy(T=T, K=K, mean_delay=MEAN_DELAY, seed=0)
    game = {"K": K, "T": T, "D": instance.D, "delta": T**-0.5, "nu_T": float(ds.schedulers.normalizers(T)[-1])}
    promised, played = {}, {}
    for C in SIZES:
        chernoff = ds.overflow.smallest_chernoff(C, game["delta"])
        rules, scheduler = ds.Rules(K=K, C=C, clairvoyant=True), ds.schedulers.Bernoulli(chernoff)
        promised[C] = thm_5_1.bound.at("bandit", C=C, chernoff=chernoff, **game) / T
        played[C] = ds.estimate_regret(instance, rules, scheduler, thm_5_1.rates, runs=RUNS, seed=1).mean / T
    return promised, played, knee(promised, game)


def knee(promised, game):
    """Return the first number of slots at which capacity is not the largest cost of the bound."""
    arms, delay = 4 * math.sqrt(K / T), 3 * math.sqrt(game["D"] * math.log(K)) / T
    return next(C for C in promised if promised[C] - arms - delay - game["delta"] <= max(arms, delay))


def draw(numbers, theme):
    """Return the figure."""
    promised, played, bend = numbers
    ink, grid, one, other = THEMES[theme]
    colors = {"text.color": ink, "axes.edgecolor": grid, "grid.color": grid, "svg.hashsalt": "cover"}
    colors |= {f"{axis}tick.labelcolor": ink for axis in "xy"} | {"axes.labelcolor": ink}
    with plt.rc_context(STYLE | colors):
        fig, ax = plt.subplots(figsize=(6.4, 3.6))
        ax.plot(SIZES, [*promised.values()], color=one, marker="", label="at most (Theorem 5.1)")
        ax.plot(SIZES, [*played.values()], color=other, marker="o", ls="", label=f"played: the average of {RUNS} runs")
        ax.vlines(bend, 0.01, 4, color=grid, lw=1.2, ls=":")
        ax.set(xscale="log", yscale="log", xticks=SIZES[::2], xlabel="slots C", ylabel="regret a round")
        ax.set(xticklabels=SIZES[::2], yticks=[0.01, 0.1, 1, 10, 100], yticklabels=["0.01", "0.1", "1", "10", "100"])
        ax.minorticks_off()
        words = f"the knee, {bend} slots:\nfrom here on the\ncapacity is not the\nlargest cost"
        ax.annotate(words, (bend, promised[bend]), (5, 14), textcoords="offset points", ha="left", color=ink)
        ax.legend(loc="upper right", labelcolor=ink)
    return fig


def main():
    """Write the pictures."""
    FOLDER.mkdir(exist_ok=True)
    numbers = cover()
    for theme in THEMES:
        figure = draw(numbers, theme)
        figure.savefig(FOLDER / f"cover_{theme}.svg", metadata={"Date": None})
        if theme == "light":
            figure.savefig(FOLDER / "cover.png", facecolor="white", dpi=160)


if __name__ == "__main__":
    main()
