"""Which player to use: the theorem that covers your game, what works, and when each fails.

    print(ds.recommend(ds.Rules(K=4, C=8, clairvoyant=True), known={"T": 10_000}))

The advice follows from theorems of the book, each named by its label, and from the tournament.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from textwrap import fill
from typing import Any

from delay_scheduling.game import Rules
from delay_scheduling.validation import integer, require

WORDS = ("T", "D", "d_max", "sigma_max")


@dataclass(frozen=True)
class Advice:
    """Say which player to use, and why.

    Parameters
    ----------
    name : the player, in words.
    scheduler, rates : what `estimate_regret`, `simulate` and `sweep` take. `Online` takes them if
        the rates are not None; if they are, the first is a function from a seed to a player.
    theorem : the label of its theorem, as in the book's claims; "" if it has no guarantee.
    reason : why this one.
    fails : when it fails, or when its guarantee says nothing.
    """

    name: str
    scheduler: Any
    rates: Any
    theorem: str
    reason: str
    fails: str

    def __str__(self) -> str:
        source = f"theorem {self.theorem}" if self.theorem else "no guarantee"
        return f"{self.name} ({source}). {self.reason} Fails: {self.fails}"


@dataclass(frozen=True)
class Recommendation:
    """Hold two to four answers; None where there is none.

    Parameters
    ----------
    guarantee : the player with the smallest guarantee that the theorems give for these rules.
    tuned : a player with a guarantee that is larger by a known factor, and less regret on most
        data: far less with clairvoyance.
    by_chance : a player whose guarantee is for losses that are drawn alike in all rounds.
    practice : a player without a guarantee, the best on losses that do not change.
    """

    guarantee: Advice
    tuned: Advice | None
    by_chance: Advice | None
    practice: Advice

    def __str__(self) -> str:
        lines = [f"With a guarantee: {self.guarantee}"]
        if self.tuned is not None:
            lines.append(f"With a guarantee, tuned on line: {self.tuned}")
        if self.by_chance is not None:
            lines.append(f"With a guarantee, losses by chance: {self.by_chance}")
        lines.append(f"Without a guarantee: {self.practice}")
        return "\n".join(fill(line, 100, subsequent_indent="    ") for line in lines)


def recommend(rules: Rules, known: Mapping[str, int] | None = None) -> Recommendation:
    """Recommend players for the rules of a game and what is known beforehand.

    Parameters
    ----------
    rules : number of arms, slots, feedback, and whether delays are known when a round begins or
        rounds may be released.
    known : dict of some of the numbers of rounds "T" (at least 1), the total delay "D", the largest
        delay "d_max" and the largest number of rounds that wait "sigma_max" (at least 0): each may
        be an upper bound. None for nothing. Other names or values raise ValueError.

    Returns
    -------
    Recommendation. Its text says which theorem gives each guarantee, and when each player fails.

    >>> advice = recommend(Rules(K=4, C=8, clairvoyant=True))
    >>> advice.guarantee.name, advice.guarantee.theorem
    ('skipping', 'past:skipping')
    >>> recommend(Rules(K=4, C=8)).guarantee.theorem  # nothing is known
    'past:time-unknown'
    >>> recommend(Rules(K=4, C=8), known={"T": 10_000}).guarantee.name
    'stairs'
    """
    require(isinstance(rules, Rules), "rules", "Rules", rules)
    numbers = dict(known or {})
    for name, value in numbers.items():
        require(name in WORDS, "known", f"some of {', '.join(WORDS)}", name)
        integer(name, value, least=1 if name == "T" else 0)
    if "d_max" in numbers and "T" in numbers:
        numbers.setdefault("D", numbers["T"] * numbers["d_max"])
    found = guarantee(rules, numbers)
    return Recommendation(found, tuned(rules, numbers, found), by_chance(numbers), practice(rules))


def guarantee(rules: Rules, numbers: dict[str, int]) -> Advice:
    """Return the first player whose theorem covers the game, the smallest bounds first."""
    if rules.C > numbers.get("sigma_max", math.inf) or rules.C == math.inf:
        return room_for_all()
    if rules.clairvoyant:
        return clairvoyant() if "d_max" in numbers else skipped(rules)
    if rules.preemptive and {"T", "D"} <= numbers.keys():
        return reservoirs_with_total(rules, numbers)
    if "d_max" in numbers:
        return batches(rules, numbers) if rules.C >= 2 or numbers["d_max"] == 0 else spaced(numbers)
    if {"T", "D"} <= numbers.keys():
        return stairs_for_both(rules, numbers)
    if "T" in numbers:
        return stairs_for_rounds(rules, numbers)
    return doubled(rules)


def room_for_all() -> Advice:
    """Track every round, for there are more slots than rounds that wait."""
    from delay_scheduling.schedulers import TrackEverything
    from delay_scheduling.theorems import thm_2_1

    return Advice(
        "track every round",
        TrackEverything(),
        thm_2_1.rates,
        "thm:FTRL-no-scale",
        "There are more slots than rounds that ever wait: nothing has to be chosen.",
        "if more rounds wait than there are slots.",
    )


def clairvoyant() -> Advice:
    """Play clairvoyant reservoirs."""
    from delay_scheduling.past import reservoirs
    from delay_scheduling.schedulers import ClairvoyantReservoirs

    return Advice(
        "clairvoyant reservoirs",
        ClairvoyantReservoirs(),
        reservoirs.clairvoyant_rates,
        "past:announced",
        "Delays are known when a round begins, and none is far longer than the others: a round of"
        " delay costs 2 / C, without a logarithm, for every number of slots. T and D need not be"
        " known.",
        "if one delay is far beyond the end of the game; then use skipping.",
    )


def skipped(rules: Rules) -> Advice:
    """Play skipping."""
    from delay_scheduling.past import skipping

    return Advice(
        "skipping",
        skipping.scheduler(rules),
        skipping.rates,
        "past:skipping",
        "Delays are known when a round begins, and some may have no end: rounds that take too long"
        " are left out by a rule that knows neither T nor a later delay.",
        "nowhere, but where the long rounds are few and matter most, clairvoyant reservoirs may"
        " lose less.",
    )


def reservoirs_with_total(rules: Rules, numbers: dict[str, int]) -> Advice:
    """Play reservoirs with T and D known."""
    from delay_scheduling.past import reservoirs
    from delay_scheduling.schedulers import Reservoirs

    return Advice(
        "reservoirs",
        Reservoirs(),
        reservoirs.TunedRates(numbers["T"], numbers["D"], 2 / min(rules.C, 1e300)),
        "past:reservoirs",
        "The game is preemptive: each slot keeps a fair sample of the rounds that came by, whatever"
        " the delays, and a round of delay costs 2 / C.",
        "if T or D is larger than was said; if D is far too large the rates are too small.",
    )


def batches(rules: Rules, numbers: dict[str, int]) -> Advice:
    """Play in batches, as small as the slots allow."""
    from delay_scheduling.schedulers import BatchRepresentatives
    from delay_scheduling.theorems import cor_h_3, thm_3_1

    size = cor_h_3.smallest_batch(numbers["d_max"], rules.C)
    return Advice(
        f"batches of {size}",
        BatchRepresentatives(size),
        thm_3_1.rates,
        "cor:NCNP-known-dmax",
        "No delay is above d_max: one round of each batch is tracked, and a slot is always free.",
        "if a delay is longer than d_max; if d_max is far above most delays it is slow.",
    )


def spaced(numbers: dict[str, int]) -> Advice:
    """Track rounds that are far enough apart for one slot."""
    from delay_scheduling.schedulers import Spaced
    from delay_scheduling.theorems import thm_3_2

    return Advice(
        "spaced rounds",
        Spaced(numbers["d_max"]),
        thm_3_2.one_slot_rates,
        "thm:fixed-delays",
        "There is one slot: rounds are tracked so far apart that it is always free.",
        "if a delay is longer than d_max.",
    )


def doubled(rules: Rules) -> Advice:
    """Track rounds that are far enough apart for a guess of the largest delay."""
    from delay_scheduling.players.black_box import black_box
    from delay_scheduling.players.undelayed import Undelayed

    reason = (
        "Neither T nor d_max is known: one slot is used for a guess of the largest delay, which"
        " doubles when feedback is late."
    )
    if rules.preemptive:
        reason += " With T and D, or T and d_max, known, reservoirs have a smaller guarantee."
    return Advice(
        "spaced rounds for a doubled guess",
        black_box(Undelayed, delay=None),
        None,
        "past:time-unknown",
        reason,
        "if a delay is far above most; a tracked round without end stops it for good.",
    )


def stairs_for_both(rules: Rules, numbers: dict[str, int]) -> Advice:
    """Play stairs chosen for T and D."""
    from delay_scheduling.past import stairs

    chosen = stairs.tuned(numbers["T"], numbers["D"], rules)
    return Advice(
        "stairs for T and D",
        chosen,
        stairs.KnownRates(numbers["T"], numbers["D"], stairs=chosen),
        "past:best",
        "The game is non-clairvoyant and non-preemptive: full slots lower the chance to track a"
        " round, as much as is best for this T and D.",
        "if T or D is larger than was said.",
    )


def stairs_for_rounds(rules: Rules, numbers: dict[str, int]) -> Advice:
    """Play stairs for T rounds; with log2 T slots or more the first step is certain."""
    from delay_scheduling.past import stairs

    T = numbers["T"]
    many = rules.C >= max(2, math.log2(T))
    chosen = stairs.with_certain_first(T, rules.C) if many else stairs.for_rounds(T, rules.C)
    return Advice(
        "stairs",
        chosen,
        stairs.rates,
        "past:stairs",
        "The game is non-clairvoyant and non-preemptive, and T is known: full slots lower the"
        " chance to track a round. With log2 T slots the regret is of order √T.",
        "with few slots it grows faster than √T, as it must (past:never).",
    )


def tuned(rules: Rules, numbers: dict[str, int], found: Advice) -> Advice | None:
    """Return tuned exponential weights on a scheduler that has a guarantee without preemption."""
    from delay_scheduling.past import stairs
    from delay_scheduling.players.tuned import Tuned
    from delay_scheduling.schedulers import ClairvoyantReservoirs, TrackEverything

    if isinstance(found.scheduler, TrackEverything):
        scheduler = found.scheduler
    elif rules.clairvoyant:
        scheduler = ClairvoyantReservoirs()
    elif "T" in numbers and rules.C >= 2:
        scheduler = stairs.with_certain_first(numbers["T"], rules.C)
    else:
        return None
    return Advice(
        f"tuned exponential weights on {type(scheduler).__name__}",
        Tuned(scheduler),
        None,
        "rel:tuned",
        "The rate follows what delays and slots have really cost. In the worst case the bound is √2"
        " times that of the best constant rate, and what is lost in one window of waiting.",
        "rounds that never end stop the tuning, and a few of them among few slots make it slow.",
    )


def by_chance(numbers: dict[str, int]) -> Advice | None:
    """Return a player with a guarantee for losses that are drawn alike in all rounds."""
    from delay_scheduling.players.both_worlds import BothWorlds
    from delay_scheduling.players.look_and_follow import LookAndFollow

    if "d_max" not in numbers:
        return None
    if "T" in numbers:
        return Advice(
            "look and follow, by elimination",
            LookAndFollow(numbers["T"], numbers["d_max"]),
            None,
            "past:chance",
            "Losses are drawn alike in all rounds: log T is multiplied neither by the delay nor by"
            " the capacity.",
            "if losses change, or hang on delays, or a delay is longer than d_max.",
        )
    return Advice(
        "both worlds",
        BothWorlds(numbers["d_max"]),
        None,
        "past:both",
        "Losses may be drawn alike in all rounds or be chosen by an adversary: neither which it is"
        " nor T need be known.",
        "if a delay is longer than d_max; with delays far above most it is slow.",
    )


def practice(rules: Rules) -> Advice:
    """Return look and follow."""
    from delay_scheduling.players.stochastic import PlainLookAndFollow
    from delay_scheduling.players.trackers import Fresh

    return Advice(
        "look and follow",
        Fresh(PlainLookAndFollow),
        None,
        "",
        "Losses that are drawn alike in all rounds: UCB1 where a slot is free, and the best arm so"
        " far where none is. In the tournament it is far ahead of every player with a guarantee.",
        "where slots never get free again, and where the rounds with full slots have other losses:"
        " its regret then grows like T.",
    )
