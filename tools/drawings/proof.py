"""The proof of Theorem 5.1 in pictures: slots are rarely full, seen rounds weigh more,
rates add up to a root.
"""

import math

import matplotlib.pyplot as plt
import numpy as np
from scipy.stats import poisson

import delay_scheduling as ds
from delay_scheduling.schedulers import normalizers

C = 50
CHERNOFF = 1
T = 10**6
DELAY = 100
STEPS = 12


def numbers():
    """Return the law of the waiting rounds and its tail, the weights 1 / p_t, and a staircase."""
    mean = C / (1 + CHERNOFF)
    weights = np.maximum(1, (1 + CHERNOFF) * normalizers(T) / C * (DELAY + 1))
    sums = np.cumsum(weights[:STEPS])
    return {
        "law": poisson.pmf(np.arange(2 * C), mean),
        "tail": float(poisson.sf(C - 1, mean)),
        "bound": float(ds.overflow.chernoff_bound(C, CHERNOFF)),
        "weights": weights,
        "long": math.fsum(weights) / T,
        "sums": sums,
        "stairs": float(np.sum(weights[:STEPS] / np.sqrt(sums))),
        "root": 2 * math.sqrt(sums[-1]),
    }


def caption(found):
    """Return what the picture shows, a sentence each."""
    power = math.floor(math.log10(found["bound"]))
    bound = rf"{found['bound'] / 10**power:.1f} \cdot 10^{{{power}}}"
    return [
        f"*Left: slots are rarely full.* The coins keep at most ${C / (1 + CHERNOFF):.0f}$ of ${C}$"
        " slots busy on "
        "average. The bars are the "
        rf"Poisson distribution with this mean. Those from ${C}$ on are overflow, and"
        rf" Lemma 4.5 bounds their sum by ${bound}$.",
        (
            "*Middle: the game looks longer.* A round that is observed with probability $p_t$"
            " counts as $1 / p_t$ rounds. In the reference game the weight rises to"
            f" ${found['weights'][-1]:.0f}$, and all weights together make the game"
            f" ${found['long']:.0f}$ times as long as it is."
        ),
        r"*Right: the rates add up to a root.* Each round costs its weight times a rate, $\mu_t / "
        r"\sqrt{\mu_1 + \dots + \mu_t}$: a rectangle under the "
        rf"curve $1 / \sqrt x$. The first ${STEPS}$ rectangles have the area"
        rf" ${found['stairs']:.1f}$, and the area "
        "under the curve is twice the "
        rf"root of all weights, ${found['root']:.1f}$.",
    ]


def alternative(found):
    """Return what the picture looks like."""
    return (
        f"Three panels. A bell of bars around {C / (1 + CHERNOFF):.0f} waiting rounds, with a line"
        f" at {C} slots and hardly anything beyond. A curve of weights that rises steeply at first"
        f" and then slowly to {found['weights'][-1]:.0f}, the area below it shaded; far below, a"
        f" line at 1. {STEPS} rectangles under the falling curve one over root x, of area"
        f" {found['stairs']:.1f} out of {found['root']:.1f}."
    )


def draw(found, ink, grid, one, other):
    """Return the figure."""
    fig, (law, longer, root) = plt.subplots(1, 3, figsize=(7.6, 3.1))
    waiting = np.arange(len(found["law"]))
    law.bar(waiting[:C], found["law"][:C], color=one, width=0.9)
    law.bar(waiting[C:], found["law"][C:], color=other, width=0.9)
    law.axvline(C - 0.5, color=ink, lw=1, ls="--")
    law.set(
        title="rarely full",
        xlim=(0, 70),
        xticks=[0, 25, 50],
        xlabel="rounds that wait",
        ylabel="probability",
    )
    t = np.unique(np.geomspace(1, T, 200).astype(int))
    longer.fill_between(t / T, found["weights"][t - 1], color=one, alpha=0.3, lw=0)
    longer.plot(t / T, found["weights"][t - 1], color=one, marker="", ls="-")
    longer.axhline(1, color=ink, lw=1, ls="--")
    longer.set(
        title="looks longer",
        xlim=(0, 1),
        ylim=(0, None),
        xlabel="round, of all $T$",
        ylabel="weight 1 / p",
    )
    sums = found["sums"]
    root.bar(
        sums,
        1 / np.sqrt(sums),
        width=-np.diff(sums, prepend=0),
        align="edge",
        color=one,
        alpha=0.5,
        edgecolor=one,
        lw=0.8,
    )
    x = np.linspace(sums[0] / 12, sums[-1], 400)
    root.plot(x, 1 / np.sqrt(x), color=other, marker="", ls="-")
    root.set(
        title="adds up to a root",
        xlim=(0, sums[-1]),
        ylim=(0, 2.2 / math.sqrt(sums[0])),
        xticks=[0],
        yticks=[],
    )
    root.set(xlabel="weights so far, x", ylabel="rate 1 / √x")
    return fig
