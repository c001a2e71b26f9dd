"""Pictures of one game: who holds which slot when."""

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.collections import PolyCollection
from matplotlib.patches import Patch, Rectangle
from matplotlib.ticker import MaxNLocator

from delay_scheduling.game import outstanding
from delay_scheduling.validation import require, valid_delays
from lab.plots.style import BLUE, FATES, GREY, INK, VERMILION, WIDTH, styled


@styled
def tracking_set(games, delays, C):
    """Draw which rounds hold which slot, and for how long,
    one panel a title with its `referee.Transcript`.

    A bar reaches from the round that joins to the last round in which it holds the slot. The ticks
    below stand for the rounds that never joined. All games have the same T delays and C slots.
    """
    delays = valid_delays(delays)
    size = (WIDTH, 0.9 + len(games) * (0.75 + 0.3 * C))
    fig, axes = plt.subplots(len(games), 1, figsize=size, sharex=True, squeeze=False)
    for ax, (title, game) in zip(axes[:, 0], games.items(), strict=True):
        require(
            len(game.actions) == len(delays),
            "games",
            f"games of {len(delays)} rounds",
            len(game.actions),
        )
        for s, first, last, lane in slots(game, C):
            ax.add_patch(
                Rectangle(
                    (first - 0.46, lane + 0.08),
                    last - first + 0.92,
                    0.84,
                    lw=0.9,
                    **FATES[fate(game, s)],
                )
            )
        ax.set(title=f"{title}: {summary(game)}", ylabel="slot", ylim=(-0.95, C + 0.15))
        ax.set(yticks=np.arange(C) + 0.5, yticklabels=range(1, C + 1))
        ax.axhline(C, color=INK, lw=1.5, ls=(0, (5, 2)))
        ax.axhline(0, color=GREY, lw=0.8, ls="-")
        ax.tick_params(axis="y", length=0)
        ax.grid(axis="y", visible=False)
        untracked = [t for t, S in enumerate(game.S1, start=1) if t not in S]
        ax.plot(untracked, np.full(len(untracked), -0.45), "|", color=VERMILION, ms=8, mew=1.6)
    axes[-1, 0].set(xlabel="round", xlim=(0.2, len(delays) + 0.8))
    axes[-1, 0].xaxis.set_major_locator(MaxNLocator(integer=True))
    handles = [Patch(label=label, **look) for label, look in FATES.items()]
    handles.append(
        plt.Line2D([], [], ls="", marker="|", ms=8, mew=1.6, color=VERMILION, label="not tracked")
    )
    fig.legend(
        handles=handles, loc="outside upper left", ncols=4, handlelength=1.4, columnspacing=1.2
    )
    return fig


def slots(game, C):
    """Return (s, first, last, lane) for each tracked round s: in which rounds it holds a slot,
    and which slot.

    A round takes the free slot of the smallest number.

    >>> from types import SimpleNamespace
    >>> slots(SimpleNamespace(S1=((1,), (1, 2), (3,))), C=2)
    [(1, 1, 2, 0), (2, 2, 2, 1), (3, 3, 3, 0)]
    """
    last = {s: t for t, S in enumerate(game.S1, start=1) for s in S}
    spans = [(s, last[s]) for s in sorted(last)]
    return [(s, s, end, lane) for (s, end), lane in zip(spans, lanes(spans, C), strict=True)]


def lanes(spans, C):
    """Return the slot of each span of rounds (first, last), in order of `first`:
    the smallest number that is free.
    """
    free_from = [0] * C
    found = []
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


@styled
def proxy_delays(schedule, proxy, C):
    """Draw a long run of a scheduler with proxy delays: who holds which slot,
    and how long patience would have lasted.

    A dark bar is a round in its slot. A light bar behind it is the excess of the proxy delay of an
    observed round. The schedule is what `schedulers.track` made of T proxy delays with C slots.
    Source: Figure 2 (fig:proxy-delays).
    """
    rounds = spans(schedule, proxy, C)
    fig, ax = plt.subplots(figsize=(WIDTH, 0.9 + 0.19 * C))
    pale = FATES["preempted"]["facecolor"]
    places = lanes([span[:2] for span in rounds], C)
    drawn = [
        (first, *(min(end, schedule.T) for end in ends), lane)
        for (first, *ends), lane in zip(rounds, places, strict=True)
    ]
    excess = [bar(last + 0.5, end + 0.5, lane + 0.5, height=0.34) for _, last, end, lane in drawn]
    held = [bar(first - 0.5, last + 0.5, lane + 0.5, height=0.62) for first, last, _, lane in drawn]
    colors = [INK if schedule.observed[first - 1] else GREY for first, *_ in drawn]
    ax.add_collection(PolyCollection(excess, color=pale, lw=0, zorder=2))
    ax.add_collection(PolyCollection(held, color=colors, lw=0, zorder=3))
    looks = {
        "observed": INK,
        "preempted, or held at the end": GREY,
        "excess proxy delay of observed rounds": pale,
    }
    handles = [Patch(label=label, color=look) for label, look in looks.items()]
    fig.legend(handles=handles, loc="outside upper left", ncols=3)
    ax.axhline(C, color=INK, lw=1.5, ls=(0, (5, 2)))
    ax.set(
        xlabel="round",
        ylabel="slot",
        xlim=(0, schedule.T + 1),
        ylim=(-0.3, C + 0.3),
        yticks=[0.5, C - 0.5],
    )
    ax.set_yticklabels([1, C])
    ax.grid(axis="y", visible=False)
    return fig


def bar(left, right, middle, height):
    """Return the corners of a bar."""
    low = middle - height / 2
    high = middle + height / 2
    return [(left, low), (left, high), (right, high), (right, low)]


def spans(schedule, proxy, C):
    """Return (t, last, end) for each tracked round: it holds a slot in rounds t, ..., last.

    Here last = t + min{d_t, d̃_t}. If t is observed, end = t + d̃_t: the excess is last + 1, ...,
    end. Else end = last.

    >>> from delay_scheduling.schedulers import track
    >>> proxy = np.array([3, 1, 0])
    >>> spans(track([1, 2, 0], proxy, C=2, p=[1, 1, 1]), proxy, C=2)
    [(1, 2, 4), (2, 3, 3), (3, 3, 3)]
    """
    rounds = zip(
        map(int, proxy),
        schedule.delays.tolist(),
        schedule.observed,
        schedule.before < C,
        strict=True,
    )
    return [
        (t, t + min(stay, d), t + (stay if seen else min(stay, d)))
        for t, (stay, d, seen, free) in enumerate(rounds, start=1)
        if free and stay >= 0
    ]


@styled
def pending(delays):
    """Draw who waits when: a square in row s and column t if round s is outstanding in round t,
    in a short game.

    The number of squares in column t is σ_t. The number in row s is d_s, of which min{d_s, T − s}
    lie within the game; the others are drawn pale.
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
    """Draw the axes of `pending`: rounds s downward, rounds t to the right,
    and the end of the game.
    """
    ax.axvline(T + 0.5, ymin=0.02, ymax=0.98, color=INK, lw=1.5, ls=(0, (5, 2)))
    ax.set(xlim=(0.3, width + 3.2), ylim=(T + 1.6, -0.35), xlabel="round $t$", ylabel="round $s$")
    ax.set(xticks=range(1, width + 1), yticks=range(1, T + 1))
    ax.tick_params(length=0)
    ax.grid(visible=False)
    ax.spines[:].set_visible(False)
