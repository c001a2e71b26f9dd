"""The cover of the book: regret against slots, bounded and played, where feedback is very late.

Usage: python -m tools.drawings.cover [player ...]   (book/evidence/cover.json)

All players take ten minutes of a processor. A player that is named is played again; the rest stays.
"""

import json
import sys
from bisect import bisect_left
from functools import cache
from pathlib import Path
from statistics import fmean as mean

import matplotlib.pyplot as plt
import numpy as np

import delay_scheduling as ds
from delay_scheduling.compiled.plan import number_of
from delay_scheduling.past import best, lower, promises, reservoirs
from delay_scheduling.players.tuned import Tuned
from delay_scheduling.theorems import thm_5_1

STORE = Path(__file__).resolve().parents[2] / "book" / "evidence" / "cover.json"
GAME = {"T": 10**7, "K": 8, "d": 10**4, "gap": 0.15, "seed": 0}
ALL = GAME["d"] + 1  # slots that track every round
FEW = 100
SIZES = (1, 3, 10, 30, FEW, 300, 1000, 3000, ALL)
SEED = 1
PLAYERS = {"paper": 4, "ours": 4, "ours tuned": 2}  # each with its runs
EDGES = 0.5, 45_000, 0.0022, 1.8  # of the axes


def instance():
    """Return the game that is played: losses repeat for d + 1 rounds,
    and are over when they begin to be seen.
    """
    return ds.adversaries.hidden_blocks(**GAME).instance


def regret(game, name, C, replicate):
    """Return the regret of one run, a round: of the paper's player for announced delays, or of
    ours, with the rates of its theorem or with rates tuned on line.
    """
    scheduler, rates = SCHEDULERS[name.split()[0]](C)
    rules = ds.Rules(K=GAME["K"], C=C, clairvoyant=True)
    if not name.endswith("tuned"):
        found = ds.simulate(game, rules, scheduler, rates, seed=SEED, replicate=replicate)
        return found.regret(game) / GAME["T"]
    actions = Tuned(scheduler).acted(game, rules, number_of(SEED, replicate))
    suffered = game.losses[np.arange(game.T), actions].sum()
    return float(suffered - game.losses.sum(axis=0).min()) / GAME["T"]


def paper_player(C):
    """Return the scheduler and the rates of Theorem 5.1."""
    chernoff = ds.overflow.smallest_chernoff(C, GAME["T"] ** -0.5)
    return ds.schedulers.Bernoulli(chernoff), thm_5_1.rates


def our_player(C):
    """Return the reservoirs for announced delays, with the rates of their theorem."""
    return ds.schedulers.ClairvoyantReservoirs(), reservoirs.clairvoyant_rates


SCHEDULERS = {"paper": paper_player, "ours": our_player}


def play(names):
    """Play the games of the cover with these players, and store the regret of each run, a round."""
    game = instance()
    runs = stored()["runs"] if set(names) < set(PLAYERS) else {}
    for name in names:
        runs[name] = {
            C: [regret(game, name, C, run) for run in range(PLAYERS[name])] for C in SIZES
        }
    runs = {name: runs[name] for name in PLAYERS}
    found = {"game": GAME, "blind": ds.simulation.uniform_regret(game) / GAME["T"], "runs": runs}
    STORE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


@cache
def sizes():
    """Return by name what the bounds ask for, but for what depends on the slots."""
    T = GAME["T"]
    d = GAME["d"]
    nu_T = float(ds.schedulers.normalizers(T)[-1])
    return {"T": T, "K": GAME["K"], "d": d, "D": d * T, "delta": T**-0.5, "nu_T": nu_T}


def printed(C):
    """Return the bound of Theorem 5.1, a round."""
    chernoff = ds.overflow.smallest_chernoff(C, sizes()["delta"])
    return thm_5_1.bound.at("bandit", C=C, chernoff=chernoff, **sizes()) / GAME["T"]


def ours(C):
    """Return the best bound of this book for who is told the delays and nothing else,
    that of P.2, a round.
    """
    [found] = [
        one for one in promises.BOUNDS if (one.theorem, one.needs) == ("P.2", promises.CLAIRVOYANT)
    ]
    return best.value(found.bound["bandit"], C=C, **sizes()) / GAME["T"]


def stored():
    """Return what is stored, or raise ValueError if it is of another game."""
    found = json.loads(STORE.read_text(encoding="utf-8"))
    if found["game"] != GAME:
        raise ValueError(
            f"book/evidence/cover.json: expected the game {GAME}, got {found['game']}; python -m"
            " tools.drawings.cover"
        )
    return found


def numbers():
    """Return the numbers of the cover: curves from slots to regret a round, and what they say."""
    kept = stored()
    found = {
        f"{name} played": {C: mean(kept["runs"][name][str(C)]) for C in SIZES} for name in PLAYERS
    }
    found |= {"paper": {C: printed(C) for C in SIZES}, "ours": {C: ours(C) for C in SIZES}}
    found["least"] = {
        C: lower.largest("bandit", GAME["T"], GAME["K"], C, GAME["d"]) / GAME["T"] for C in SIZES
    }
    # slots for which the bound is above 1
    vacuous = bisect_left(range(1, ALL), -1, key=lambda C: -printed(C))
    return found | {"blind": kept["blind"], "vacuous": vacuous}


def few(value):
    """Return two digits of a number below 1, and no decimals of a large one.

    >>> few(0.0456), few(191.8)
    ('0.046', '192')
    """
    return f"{value:.2g}" if value < 1 else f"{value:.0f}"


def grouped(number):
    """Return an integer in groups of three that no line break parts."""
    return f"{number:,}".replace(",", "\N{NO-BREAK SPACE}") if number >= 10**4 else str(number)


def caption(found):
    """Return what the picture shows, a sentence each."""
    ours, paper, played = found["ours"], found["paper"], found["ours played"]
    return [
        (
            f"The game has {GAME['K']} actions and {grouped(GAME['T'])} rounds, and feedback is"
            f" late by {grouped(GAME['d'])} rounds: {grouped(ALL)} slots track every round."
        ),
        (
            f"With {FEW} slots our bound is {few(ours[FEW])} a round,"
            f" {ours[FEW] / ours[ALL]:.1f} times that with all slots. The paper's is"
            f" {few(paper[FEW])}, and above 1, which no regret exceeds, up to"
            f" {found['vacuous']} slots."
        ),
        (
            "No player, whatever it knows, can have a bound below"
            f" {few(min(found['least'].values()))}: each has that much regret in some game, if not"
            " in this one."
        ),
        (
            f"In the game that was played, our player with {FEW} slots has a regret of"
            f" {few(played[FEW])} a round, and uniform play {few(found['blind'])}."
            f" {tuned_wins(found)}"
        ),
        who_wins(found),
    ]


def tuned_wins(found):
    """Return a sentence that says with how many slots our player with tuned rates is the best."""
    least = {C: min(PLAYERS, key=lambda name: found[f"{name} played"][C]) for C in SIZES}
    beaten = [grouped(C) for C in SIZES if least[C] != "ours tuned"]
    where = f"but with {', '.join(beaten)}" if beaten else "that was played"
    return (
        "With rates that are tuned on line our player has"
        f" {few(found['ours tuned played'][FEW])} with {FEW} slots, and of the three the least"
        f" regret with every number of slots {where}."
    )


def who_wins(found):
    """Return a sentence that says which player has less regret with the rates of its theorem."""
    ours, paper = found["ours played"], found["paper played"]
    ahead = [C for C in SIZES if ours[C] < paper[C]]
    behind = [C for C in SIZES if ours[C] > paper[C]]
    rates = "With the rates of their theorems"
    if not behind:
        return f"{rates} ours has less regret than the paper's throughout."
    return (
        f"{rates} ours has less regret than the paper's with {grouped(max(ahead))} slots or fewer,"
        f" and the paper's less than ours with {grouped(min(behind))} or more."
    )


def alternative(found):
    """Return what the picture looks like, for those who do not see it."""
    curves = [
        ("the bound of the paper", "paper"),
        ("our best bound", "ours"),
        ("the lower bound for any player in its worst game", "least"),
    ]
    curves += [
        ("the regret of the paper's player", "paper played"),
        ("the regret of ours with the rates of its theorem", "ours played"),
        ("that of ours with tuned rates", "ours tuned played"),
    ]
    falls = (
        f"{name} falls from {few(found[key][1])} to {few(found[key][ALL])}" for name, key in curves
    )
    return (
        f"Regret a round against the number of slots from 1 to {ALL}, both axes logarithmic. A line"
        f" at 1 is the largest regret there is; what is above it is cut. A line at {ALL} slots"
        f" says: every round is tracked. From one slot to all, {'; '.join(falls)}. Uniform play"
        f" has {few(found['blind'])}."
    )


def draw(found, ink, grid, one, other):
    """Return the figure, in the colors of a theme."""
    left, right, low, high = EDGES
    fig, ax = plt.subplots(figsize=(5.8, 4.6))
    for key, color, mark in (("paper", one, "o"), ("ours", other, "s")):
        ax.plot(SIZES, [*found[key].values()], color=color, marker="", ls="-")
        ax.plot(SIZES, [*found[f"{key} played"].values()], color=color, marker=mark, ls=":", lw=1)
    tuned = [*found["ours tuned played"].values()]
    ax.plot(SIZES, tuned, color=other, marker="^", ls=":", lw=1)
    ax.plot(SIZES, [*found["least"].values()], color=ink, marker="", ls="-", lw=1)
    ax.fill_between([left, right], 1, high, color=grid, lw=0, zorder=3)
    ax.fill_between(SIZES, low, [*found["least"].values()], color=grid, alpha=0.35, lw=0)
    ax.hlines(found["blind"], left, right, color=ink, lw=1, ls=(0, (1, 3)))
    ax.vlines(ALL, low, 1, color=ink, lw=1, ls="--")
    words = [
        (0.6, 1.28, "above the largest regret", ink, "left"),
        (ALL * 1.15, 0.55, "every round\nis tracked", ink, "left"),
        (34, 0.72, "the paper's bound", one, "left"),
        (2.2, 0.5, "our best bound", other, "left"),
        (ALL * 1.15, found["blind"] * 1.05, "uniform play", ink, "left"),
        (50, 0.0238, "worst game, any player", ink, "left"),
        (0.7, 0.0046, "played: ● the paper's, ■ ours,", ink, "left"),
        (0.7, 0.0034, "▲ ours with tuned rates", ink, "left"),
    ]
    for x, y, text, color, side in words:
        ax.text(
            x, y, text, color=color, ha=side, va="center" if "\n" in text else "baseline", zorder=4
        )
    ax.set(
        xscale="log",
        yscale="log",
        xlim=(left, right),
        ylim=(low, high),
        xlabel="slots C",
        ylabel="regret a round",
    )
    ax.set(xticks=[1, 10, 100, 1000, 10000], xticklabels=["1", "10", "100", "1000", "10 000"])
    ax.set(
        yticks=[0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1],
        yticklabels=["0.005", "0.01", "0.02", "0.05", "0.1", "0.2", "0.5", "1"],
    )
    ax.minorticks_off()
    return fig


if __name__ == "__main__":
    play(sys.argv[1:] or PLAYERS)
