"""The patience of Pareto as an area: how long a round keeps a slot if its delay is announced,
and if it is not.
"""

import matplotlib.pyplot as plt

from delay_scheduling.schedulers import normalizers

C = 50
CHERNOFF = 1
T = 10**6
DELAY = 9
LAST = 20


def numbers():
    """Return c of the reference game, P(patience >= n − 1) for n = 1, 2, ...,
    and both mean times in a slot.
    """
    c = C / ((1 + CHERNOFF) * float(normalizers(T)[-1]))
    chance = [min(1, c / n) for n in range(1, LAST + 1)]
    stay = DELAY + 1
    return {
        "c": c,
        "chance": chance,
        "announced": stay * chance[DELAY],
        "hidden": sum(chance[:stay]),
    }


def caption(found):
    """Return what the picture shows, a sentence each."""
    p = found["chance"][DELAY]
    more = found["hidden"] / found["announced"]
    return [
        (
            f"A round of delay ${DELAY}$ needs a slot for ${DELAY + 1}$ rounds. Both schedulers"
            f" observe it with the same probability, $p = c / {DELAY + 1} = {p:.3f}$, where $c ="
            f" {found['c']:.3f}$ is that of the last round of the reference game."
        ),
        (
            "*Bernoulli* knows the delay. It keeps the whole rectangle with one coin:"
            f" ${DELAY + 1}$ rounds with probability $p$, on average ${found['announced']:.3f}$"
            " rounds in a slot, which is $c$ for every delay."
        ),
        "*Pareto* does not know it. Its patience lasts for $n$ rounds with probability $c / n$, so"
        " it occupies the slot for all steps "
        "up to the delay: "
        rf"on average $c\,(1 + \frac12 + \dots + \frac1{{{DELAY + 1}}}) = {found['hidden']:.2f}$"
        r" rounds, "
        f"${more:.2f}$ times as many. "
        "The area above the rectangle is the cost of not knowing the delay, and it grows like a"
        " logarithm.",
    ]


def alternative(found):
    """Return what the picture looks like."""
    steps = ", ".join(f"{chance:.2f}" for chance in found["chance"][:4])
    return (
        f"Steps that fall like c / n from {steps} to {found['chance'][-1]:.3f} at n = {LAST}. The"
        f" steps up to n = {DELAY + 1} are shaded, area {found['hidden']:.2f}. Inside lies a"
        f" rectangle of width {DELAY + 1} and height {found['chance'][DELAY]:.3f}, area"
        f" {found['announced']:.3f}, whose upper right corner touches the steps."
    )


def draw(found, ink, grid, one, other):
    """Return the figure."""
    fig, ax = plt.subplots(figsize=(6, 3.6))
    stay = DELAY + 1
    p = found["chance"][DELAY]
    edges = [float(n) for n in range(LAST + 1)]
    ax.stairs(found["chance"][:stay], edges[: stay + 1], fill=True, color=other, alpha=0.35)
    ax.stairs(found["chance"], edges, color=other, lw=2)
    ax.bar([stay / 2], [p], width=stay, color=one, alpha=0.9)
    ax.text(2.3, 0.5, f"Pareto: {found['hidden']:.2f} rounds in a slot, on average", color=other)
    ax.text(stay + 1, 0.13, f"Bernoulli: {found['announced']:.2f} rounds", color=one)
    ax.annotate(
        f"p = {p:.3f}",
        (stay, p),
        (stay + 1.5, 0.27),
        color=ink,
        arrowprops={"arrowstyle": "-", "color": ink},
    )
    ax.set(
        xlim=(0, LAST), ylim=(0, 1), xticks=[1, 5, stay, 15, LAST], xlabel="rounds in the slot, n"
    )
    ax.set(ylabel="chance to be there still")
    return fig
