"""Importance weighting: rectangles as wide as an arm is likely and as tall as its estimate,
whose area is the loss.
"""

import matplotlib.pyplot as plt

PROBABILITIES = (0.6, 0.3, 0.1)
LOSSES = (0.5, 0.8, 0.4)


def numbers():
    """Return for each arm its probability, its loss, the estimate and the variance of the
    estimate.
    """
    arms = zip(PROBABILITIES, LOSSES, strict=True)
    return [
        {"x": x, "l": loss, "estimate": loss / x, "variance": loss**2 * (1 / x - 1)}
        for x, loss in arms
    ]


def caption(found):
    """Return what the picture shows, a sentence each."""
    areas = ", ".join(
        rf"${arm['x']:g} \cdot {arm['estimate']:.2f} = {arm['x'] * arm['estimate']:.2g}$"
        for arm in found
    )
    first = found[0]["variance"]
    last = found[-1]["variance"]
    return [
        (
            "Three arms, one rectangle each. Its width is the probability $x_i$ of playing the arm,"
            " its height the estimate $l_i / x_i$ that is written down if the arm is played; else"
            " the estimate is $0$."
        ),
        (
            f"The area is the mean of the estimate, and it is the loss itself: {areas}. The dashed"
            " line shows the same area as a rectangle of width one."
        ),
        (
            "A rare arm has a narrow and tall rectangle. Its estimate has a large variance, $l_i^2"
            f" (1 / x_i - 1)$: from ${first:.2g}$ for the arm on the left to ${last:.2g}$ for the"
            " arm on the right."
        ),
    ]


def alternative(found):
    """Return what the picture looks like."""
    arms = "; ".join(
        f"arm {i}: width {arm['x']:g}, height {arm['estimate']:.2f}, area {arm['l']:g}"
        for i, arm in enumerate(found, 1)
    )
    return f"Three panels with a rectangle and a dashed line at the height of the loss. {arms}."


def draw(found, ink, grid, one, other):
    """Return the figure."""
    fig, panels = plt.subplots(1, len(found), figsize=(6.4, 3.4), sharey=True)
    top = 1.15 * max(arm["estimate"] for arm in found)
    for i, (ax, arm) in enumerate(zip(panels, found, strict=True), 1):
        ax.bar([arm["x"] / 2], [arm["estimate"]], width=arm["x"], color=one, alpha=0.85)
        ax.plot([0, 1], [arm["l"]] * 2, color=other, ls="--", marker="")
        ax.text(0.98, arm["l"] + 0.08, f"loss {arm['l']:g}", color=other, ha="right")
        ax.text(
            arm["x"] / 2, arm["estimate"] + 0.06, f"{arm['estimate']:.2g}", color=ink, ha="center"
        )
        ax.set(
            title=f"arm {i}",
            xlim=(0, 1),
            ylim=(0, top),
            xticks=[0, arm["x"], 1],
            xlabel="probability",
        )
        ax.set(xticklabels=["0", f"{arm['x']:g}", "1"])
    panels[0].set(ylabel="estimate of the loss")
    return fig
