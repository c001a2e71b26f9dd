"""Follow the regularized leader: alone it jumps, regularized it moves;
and what an arm adds to the variance.
"""

import matplotlib.pyplot as plt
import numpy as np

from delay_scheduling.regularizer import argmin

# difference of the losses, inverse rate of the square roots, arms of the third panel
GAP = 0.2
INVERSE = 0.35
K = 8


def value(x, gap):
    """Return what the learner minimizes in the weight x of arm 1: its loss and the regularizer."""
    return gap * x - 2 * INVERSE * (np.sqrt(x) + np.sqrt(1 - x))


def numbers():
    """Return the minimizers for both signs of the gap, the height, and the sums of the third
    panel.
    """
    weights = {
        gap: float(argmin([max(gap, 0), max(-gap, 0)], INVERSE, 0)[0][0]) for gap in (GAP, -GAP)
    }
    return {
        "gap": GAP,
        "weights": weights,
        "height": 2 * INVERSE * (np.sqrt(2) - 1),
        "entropy": float(K),
        "roots": 2 * K**0.5,
    }


def caption(found):
    """Return what the picture shows, a sentence each."""
    low = found["weights"][GAP]
    high = found["weights"][-GAP]
    return [
        (
            f"*Left.* The loss of arm 1 minus that of arm 2 is ${found['gap']:.2g}$ or"
            f" $-{found['gap']:.2g}$. A follower of the leader is at one end or the other:"
            " a small change of the losses turns the choice around."
        ),
        (
            f"*Middle.* With the square roots added, the minimum moves from ${low:.2f}$ to"
            f" ${high:.2f}$ only. The cost is the *range* of the regularizer: it is larger at an"
            f" end than at its lowest point, here by ${found['height']:.2f}$."
        ),
        "*Right.* What an arm of weight $x$ adds to the variance term when its estimate is $1 / x$."
        " With the entropy "
        "every arm adds $1$, "
        rf"so ${K}$ arms add ${found['entropy']:.0f}$. With square roots it adds $2 \sqrt x$, and"
        rf" ${K}$ equal arms add "
        f"${found['roots']:.2f}$: rare arms hardly count.",
    ]


def alternative(found):
    """Return what the picture looks like."""
    low = found["weights"][GAP]
    high = found["weights"][-GAP]
    return (
        "Three panels. Two straight lines over the weight of arm 1, one rising and one falling,"
        " with their lowest points at 0 and at 1. The same lines with a bowl added, lowest at"
        f" {low:.2f} and {high:.2f}; an arrow at the right end shows the range"
        f" {found['height']:.2f}. A level line at 1 for the entropy, and a curve 2 √x for the"
        " square roots, which is below 1 for weights up to 0.25."
    )


def draw(found, ink, grid, one, other):
    """Return the figure."""
    fig, (plain, bowl, variance) = plt.subplots(1, 3, figsize=(7.4, 3.1))
    x = np.linspace(0, 1, 201)
    for gap, color, end in ((GAP, one, 0), (-GAP, other, 1)):
        plain.plot(x, gap * x, color=color, marker="", ls="-")
        plain.plot([end], [gap * end], color=color, marker="o", ms=8)
        bowl.plot(x, value(x, gap), color=color, marker="", ls="-")
        best = found["weights"][gap]
        bowl.plot([best], [value(best, gap)], color=color, marker="o", ms=8)
    bowl.plot(x, value(x, 0), color=ink, marker="", ls=":", lw=1)
    least = value(0.5, 0)
    bowl.annotate(
        "",
        (0.985, least),
        (0.985, least + found["height"]),
        arrowprops={"arrowstyle": "<->", "color": ink},
    )
    bowl.text(0.95, least + found["height"] + 0.03, "range", color=ink, ha="right")
    variance.plot(x, np.ones_like(x), color=one, marker="", ls="-")
    variance.plot(x, 2 * np.sqrt(x), color=other, marker="", ls="-")
    variance.text(0.98, 0.82, "entropy", color=one, ha="right")
    variance.text(0.62, 1.75, "roots", color=other, ha="right")
    for ax, title in ((plain, "the leader"), (bowl, "regularized"), (variance, "variance")):
        ax.set(
            title=title,
            xlim=(-0.03, 1.03),
            xticks=[0, 0.5, 1],
            xticklabels=["0", "½", "1"],
            xlabel="weight of arm 1",
        )
    variance.set(ylim=(0, 2.05), xlabel="weight x of an arm")
    plain.set(ylabel="loss")
    bowl.set(ylabel="loss + regularizer")
    return fig
