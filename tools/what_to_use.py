"""Write "What to use" in five lines, with the numbers of the stored tournament.

Usage: python -m tools.what_to_use   (book/evidence/what_to_use.md, which pages include)
"""

import statistics
from pathlib import Path

from lab.experiments import environments, practice

PAGE = Path(__file__).resolve().parents[1] / "book" / "evidence" / "what_to_use.md"
FOLLOW = "look and follow"
TUNED = "tuned, clairvoyant"
CLAIRVOYANT = "clairvoyant reservoirs"
SKIPPING = "skipping"


def numbers(table):
    """Return what the five lines say of the tournament, from its table of estimates."""
    shares = practice.shares(table)
    calm = environments.STATIONARY
    times = [1 / shares[kind][FOLLOW] for kind in calm]
    ahead = [kind for kind in calm if wins(table, kind, FOLLOW, practice.UNLIMITED)]
    tuned = [kind for kind in table if wins(table, kind, TUNED, CLAIRVOYANT)]
    worse = [kind for kind in table if wins(table, kind, CLAIRVOYANT, TUNED)]
    names = practice.guaranteed()
    unbeaten = [kind for kind, left in practice.winners(table, names).items() if TUNED in left]
    return {
        "games": len(table),
        "unbeaten": len(unbeaten),
        "calm": len(calm),
        "ahead": len(ahead),
        "median": statistics.median(times),
        "stuck": ratio(table, "first 8 endless", FOLLOW, SKIPPING),
        "full": ratio(table, "full slots mislead", FOLLOW, SKIPPING),
        "tuned": len(tuned),
        "worse": len(worse),
    }


def wins(table, kind, one, other):
    """Tell whether a player surely has less regret than another in a kind of game."""
    share = practice.ERROR / (5 * len(table))
    return practice.better(table[kind], one, other, share) == one


def ratio(table, kind, one, other):
    """Return the mean regret of a player by that of another."""
    return table[kind][one].mean / table[kind][other].mean


def lines(found):
    """Return the five lines, a string each."""
    return [
        (
            "**Losses drawn alike in all rounds, slots that get free:** *look and follow*, UCB1 in"
            f" tracked rounds and the best arm so far in all others. It has no guarantee. In"
            f" {found['ahead']} of {found['calm']} such games it surely has less regret than FTRL"
            f" with unlimited slots, {found['median']:.1f} times less in the median. Where slots"
            " never get free, or rounds with full slots have other losses, it fails:"
            f" {found['stuck']:.1f} and {found['full']:.0f} times the regret of skipping."
        ),
        (
            "**Delays known when a round begins:**"
            " *clairvoyant reservoirs with rates tuned on line*."
            f" In {found['tuned']} of {found['games']} games they surely have less regret than with"
            f" the rates of their theorem, in {found['worse']} more; and in {found['unbeaten']} no"
            " player with a guarantee is surely better. The guarantee needs that tracked rounds"
            " end; if they may not, it is *skipping* that has one."
        ),
        (
            "**Rounds may be dropped:** *reservoirs*, if $T$ and $D$ are known. For every number of"
            " slots their bound is the best possible up to a constant."
        ),
        (
            "**Neither, but no delay is above $d_{\\max}$:** *batches*, or with one slot *spaced*"
            " rounds. A delay that is longer breaks them."
        ),
        (
            "**Neither, but $T$ is known:** *stairs*; with $\\log_2 T$ slots, stairs whose first"
            " step is certain. With neither and nothing known, no player of this book has a bound."
        ),
    ]


def text(table):
    """Return the page."""
    return "".join(f"- {line}\n" for line in lines(numbers(table)))


if __name__ == "__main__":
    PAGE.write_text(text(practice.estimates()), encoding="utf-8")
