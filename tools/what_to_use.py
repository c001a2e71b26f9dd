"""Write "What to use" in five lines, from the stored tournament and from `ds.recommend`.

Usage: python -m tools.what_to_use   (book/evidence/what_to_use.md, which pages include, and the
marked parts of README.md and of the last lecture)
"""

import statistics
from pathlib import Path

import delay_scheduling as ds
from lab.experiments import environments, practice
from tools.readme import filled

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "book" / "evidence" / "what_to_use.md"
README = ROOT / "README.md"
LECTURE = ROOT / "course" / "slides" / "6_regret.md"
MARKS = "<!-- python -m tools.what_to_use -->\n", "<!-- end -->"

FOLLOW = "look and follow"
TUNED = "tuned, clairvoyant"
SKIPPING = "skipping"
CLAIRVOYANT = "clairvoyant reservoirs"
STUCK = "first 8 endless"
FULL = "full slots mislead"


def best_without_guarantee(table):
    """Return the player without a guarantee that has the least regret, by the median over games
    with losses drawn alike, as a share of that of FTRL with unlimited slots.
    """
    shares = practice.shares(table)
    names = [
        name for name, one in practice.ENTRANTS.items() if one.guarantee == "" and one.slots is None
    ]
    return min(names, key=lambda name: median(shares, name))


def median(shares, name):
    """Return the median share of a player over the games with losses drawn alike."""
    return statistics.median(shares[kind][name] for kind in environments.STATIONARY)


def least_beaten(table):
    """Return the player with a guarantee than which no other is surely better in most games, and
    the number of these games.
    """
    names = practice.guaranteed()
    left = practice.winners(table, names).values()
    games = {name: sum(name in row for row in left) for name in names}
    best = max(games, key=games.get)
    return best, games[best]


def numbers(table):
    """Return what the five lines say of the tournament, from its table of estimates.

    Raises
    ------
    ValueError : if the players that the lines praise, or the games in which they fail, are no
        longer those of the table: then other lines must be written.
    """
    shares = practice.shares(table)
    calm = environments.STATIONARY
    times = [1 / shares[kind][FOLLOW] for kind in calm]
    guaranteed, unbeaten = least_beaten(table)
    expect("without a guarantee", best_without_guarantee(table), FOLLOW)
    expect("with a guarantee", guaranteed, TUNED)
    for kind in (STUCK, FULL):
        expect(kind, SKIPPING if wins(table, kind, SKIPPING, FOLLOW) else FOLLOW, SKIPPING)
    return {
        "games": len(table),
        "unbeaten": unbeaten,
        "calm": len(calm),
        "ahead": sum(wins(table, kind, FOLLOW, practice.UNLIMITED) for kind in calm),
        "median": statistics.median(times),
        "stuck": ratio(table, STUCK, FOLLOW, SKIPPING),
        "full": ratio(table, FULL, FOLLOW, SKIPPING),
        "tuned": sum(wins(table, kind, TUNED, CLAIRVOYANT) for kind in table),
        "worse": sum(wins(table, kind, CLAIRVOYANT, TUNED) for kind in table),
    }


def expect(what, found, praised):
    """Raise ValueError if the table has another player than the lines praise."""
    if found != praised:
        raise ValueError(f"{what}: the lines praise {praised!r}, the tournament {found!r}")


def wins(table, kind, one, other):
    """Tell whether a player surely has less regret than another in a kind of game."""
    share = practice.ERROR / (5 * len(table))
    return practice.better(table[kind], one, other, share) == one


def ratio(table, kind, one, other):
    """Return the mean regret of a player by that of another."""
    return table[kind][one].mean / table[kind][other].mean


def advised():
    """Return {situation: the advice of `ds.recommend` for it}."""
    T, d = 10_000, 20
    total = {"T": T, "D": d * T}
    return {
        "clairvoyant": ds.recommend(ds.Rules(K=4, C=8, clairvoyant=True)).guarantee,
        "preemptive": ds.recommend(ds.Rules(K=4, C=8, preemptive=True), total).guarantee,
        "longest": ds.recommend(ds.Rules(K=4, C=8), {"d_max": d}).guarantee,
        "longest, one slot": ds.recommend(ds.Rules(K=4, C=1), {"d_max": d}).guarantee,
        "rounds": ds.recommend(ds.Rules(K=4, C=8), {"T": T}).guarantee,
        "nothing": ds.recommend(ds.Rules(K=4, C=8)).guarantee,
    }


def names():
    """Return {situation: the player that `ds.recommend` names, without its size}."""
    return {situation: one.name.partition(" of ")[0] for situation, one in advised().items()}


def lines(found):
    """Return the five lines, a string each."""
    name = names()
    advice = advised()
    return [
        (
            f"**Losses drawn alike in all rounds, slots that get free:** *{FOLLOW}*, UCB1 in"
            f" tracked rounds and the best arm so far in all others. It has no guarantee. In"
            f" {found['ahead']} of {found['calm']} such games it surely has less regret than FTRL"
            f" with unlimited slots, {found['median']:.1f} times less in the median. Where slots"
            " never get free, or rounds with full slots have other losses, it fails:"
            f" {found['stuck']:.1f} and {found['full']:.0f} times the regret of {SKIPPING}."
        ),
        (
            f"**Delays known when a round begins:** *{CLAIRVOYANT} with rates tuned on line*."
            f" In {found['tuned']} of {found['games']} games they surely have less regret than with"
            f" the rates of their theorem, in {found['worse']} more; and in {found['unbeaten']} no"
            " player with a guarantee is surely better. The guarantee needs that tracked rounds"
            f" end; if they may not, it is *{name['clairvoyant']}* that has one."
        ),
        (
            f"**Preemption allowed, $T$ and $D$ known:** *{name['preemptive']}*. For every"
            " number of slots their bound is the best possible up to a constant. They fail"
            f" {advice['preemptive'].fails}"
        ),
        (
            "**Neither, but no delay is above $d_{\\max}$:**"
            f" *{name['longest']}*, or with one slot *{name['longest, one slot']}*. A delay that"
            " is longer breaks them; where most are far shorter they are slow."
        ),
        (
            f"**Neither, but $T$ is known:** *{name['rounds']}*; with $\\log_2 T$ slots, with a"
            " first step that is certain. With few slots their regret grows faster than $\\sqrt T$,"
            f" as it must. With nothing known it is *{name['nothing']}* that has a bound: one"
            " slot, and the root of the largest delay."
        ),
    ]


def text(found):
    """Return the five lines as a list of Markdown."""
    return "".join(f"- {line}\n" for line in lines(found))


def slide(found):
    """Return what the slide of the last lecture says, and its notes."""
    name = names()
    rows = [
        ("alike in all rounds, slots get free", FOLLOW, "none"),
        ("delays known", f"{CLAIRVOYANT}, tuned on line; {name['clairvoyant']}", "yes"),
        ("preemption allowed, $T$ and $D$ known", name["preemptive"], "yes"),
        (
            "no delay above $d_{\\max}$",
            f"{name['longest']}; one slot: {name['longest, one slot']}",
            "yes",
        ),
        ("$T$ known", name["rounds"], "yes"),
    ]
    table = "".join(f"| {' | '.join(row)} |\n" for row in rows)
    return (
        "\n| losses, delays | player | guarantee |\n|---|---|---|\n"
        f"{table}\n"
        f"In {found['ahead']} of {found['calm']} games {FOLLOW} surely has less regret than FTRL"
        f" with unlimited slots, {found['median']:.1f} times less in the median. With full slots"
        f" that mislead it has {found['full']:.0f} times the regret of {SKIPPING}.\n\n"
        "::: notes\n"
        "The numbers are those of the tournament of the book. In"
        f" {found['tuned']} of {found['games']} games the {CLAIRVOYANT} surely have less regret"
        " with tuned rates than with the rates of their theorem.\n"
        f"Ask first: who would play {FOLLOW} in a clinic? Then show where it fails.\n"
        ":::\n\n"
    )


def pages(table):
    """Return {path: its text} of all pages that say what to use."""
    found = numbers(table)
    said = text(found)
    readme = filled(README.read_text(encoding="utf-8"), said.rstrip("\n"), MARKS)
    lecture = filled(LECTURE.read_text(encoding="utf-8"), slide(found).rstrip("\n"), MARKS)
    return {PAGE: said, README: readme, LECTURE: lecture}


def main():
    """Write the pages."""
    for path, content in pages(practice.estimates()).items():
        path.write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
