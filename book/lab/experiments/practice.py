"""The tournament in practice: players with and without a guarantee in fourteen kinds of games.

Every run has a game of its own, drawn with its number as the seed. The same games and the same coins
meet every player, so that differences are measured run by run. The regrets are stored in
book/evidence/tournament.json by `python -m tools.tournament`; tests play some of them again.
"""  # noqa: E501

import json
import math
import textwrap
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from delay_scheduling import adversaries, schedulers
from delay_scheduling.compiled.plan import number_of
from delay_scheduling.confidence import Estimate, difference
from delay_scheduling.game import Instance
from delay_scheduling.past import reservoirs, skipping, stairs
from delay_scheduling.players import trackers
from delay_scheduling.players.both_worlds import BothWorlds
from delay_scheduling.players.look_and_follow import LookAndFollow
from delay_scheduling.players.stochastic import UCB1, PlainLookAndFollow, ThompsonSampling
from delay_scheduling.players.tuned import Tuned
from delay_scheduling.referee import play
from delay_scheduling.simulation import simulate
from delay_scheduling.theorems import thm_2_1, thm_3_2
from delay_scheduling.use.capacity import Competitor, clairvoyant_of, coin
from lab.experiments import environments

STORE = Path(__file__).resolve().parents[2] / "evidence" / "tournament.json"
T = 10_000
K = 4
C = 8
RUNS = 100
SEED = 1
ERROR = 0.05  # of all intervals of a table together
UNLIMITED = "FTRL, unlimited slots"  # the reference
BY_CHANCE = "past:chance"  # a guarantee for losses that are drawn alike, and for no others


@dataclass(frozen=True)
class Entrant:
    """Say who plays: a competitor, the source of its guarantee ("" for none), with how many slots,
    None for those of the table, and in how many runs.
    """

    competitor: Competitor
    guarantee: str = ""
    slots: float | None = None
    runs: int = RUNS

    def actions(self, game, replicate):
        """Return the arms of a run, integers of shape (T,)."""
        slots = C if self.slots is None else self.slots
        known = "d_max" in self.competitor.knows
        played = cut(game.instance) if known else game.instance
        instance, rules, scheduler, rates = self.competitor.setting(played, slots)
        seed = number_of(SEED, replicate)
        if rates is None and hasattr(scheduler, "acted"):
            return scheduler.acted(instance, rules, seed)
        if rates is None:
            return np.array(play(scheduler(seed), instance, rules).actions)
        return simulate(instance, rules, scheduler, rates, SEED, replicate).actions


def clairvoyant(instance, rules):
    """Return clairvoyant reservoirs, which know neither T nor D."""
    return schedulers.ClairvoyantReservoirs(), reservoirs.clairvoyant_rates


def skipped(instance, rules):
    """Return skipping, which knows neither T nor D."""
    return skipping.scheduler(rules), skipping.rates


def preemptive(instance, rules):
    """Return reservoirs with T known, and D up to the end of the game."""
    D = skipping.within_game(instance.delays)
    return schedulers.Reservoirs(), reservoirs.TunedRates(instance.T, D, 2 / rules.C)


def climbing(instance, rules):
    """Return stairs for T rounds."""
    return stairs.for_rounds(instance.T, rules.C), stairs.rates


def climbing_at_once(instance, rules):
    """Return stairs for T rounds whose first group tracks every round."""
    return stairs.with_certain_first(instance.T, rules.C), stairs.rates


def everything(instance, rules):
    """Return FTRL on what finds a slot, each observation counting once."""
    return schedulers.TrackEverything(), thm_2_1.rates


def weighted(instance, rules):
    """Return FTRL on what finds a slot, with weights t / n_t."""
    return trackers.SelfNormalized(), stairs.rates


def tuned_clairvoyant(instance, rules):
    """Return clairvoyant reservoirs with rates tuned on line."""
    return Tuned(schedulers.ClairvoyantReservoirs()), None


def tuned_climbing(instance, rules):
    """Return stairs whose first step is certain, with rates tuned on line."""
    return Tuned(stairs.with_certain_first(instance.T, rules.C)), None


def within(instance):
    """Return the largest delay, or T if that is less: what lasts longer never ends."""
    return min(instance.d_max, instance.T)


def cut(instance):
    """Return the game with delays of at most T, for players that are told d_max."""
    return Instance(instance.losses, np.minimum(instance.delays, instance.T))


def spaced_out(instance, rules):
    """Return the change of time with one slot and FTRL, d_max known."""
    return schedulers.Spaced(within(instance)), thm_3_2.one_slot_rates


def in_both_worlds(instance, rules):
    """Return the player for both worlds, d_max known."""
    return BothWorlds(within(instance)), None


def by_chance(instance, rules):
    """Return the player for losses by chance, T and d_max known."""
    return LookAndFollow(instance.T, within(instance)), None


def made(kind):
    """Return the competitor that is a player of the referee, made from a generator."""

    make = trackers.Fresh(kind)
    return Competitor(lambda instance, rules: (make, None))


ENTRANTS = {
    "clairvoyant reservoirs": Entrant(Competitor(clairvoyant, clairvoyant=True), "past:announced"),
    "skipping": Entrant(Competitor(skipped, clairvoyant=True), "past:skipping"),
    "reservoirs": Entrant(Competitor(preemptive, preemptive=True, knows="T, D"), "past:reservoirs"),
    "stairs": Entrant(Competitor(climbing, knows="T"), "past:stairs"),
    "stairs, first certain": Entrant(Competitor(climbing_at_once, knows="T"), "past:stairs"),
    "tuned, clairvoyant": Entrant(Competitor(tuned_clairvoyant, clairvoyant=True), "rel:tuned"),
    "tuned, stairs": Entrant(Competitor(tuned_climbing, knows="T"), "rel:tuned"),
    "spaced, one slot": Entrant(Competitor(spaced_out, knows="d_max"), "past:time"),
    "both worlds": Entrant(Competitor(in_both_worlds, knows="d_max"), "past:both"),
    "losses by chance": Entrant(Competitor(by_chance, knows="T, d_max"), BY_CHANCE, runs=30),
    "Bernoulli (5.1)": Entrant(
        Competitor(clairvoyant_of(1.0), clairvoyant=True), "thm:CNP-results"
    ),
    "coin (H.2)": Entrant(Competitor(coin, knows="T, D"), "cor:NCNP-known-TD"),
    "first come": Entrant(Competitor(everything)),
    "first come, t / n": Entrant(Competitor(weighted)),
    "UCB1": Entrant(made(UCB1)),
    "look and follow": Entrant(made(PlainLookAndFollow)),
    "Thompson sampling": Entrant(made(ThompsonSampling)),
    UNLIMITED: Entrant(Competitor(everything), "thm:FTRL-no-scale", slots=math.inf),
    "UCB1, unlimited slots": Entrant(made(UCB1), slots=math.inf),
}


def regret(name, kind, replicate):
    """Return the regret in means of a run, a float."""
    game = environments.ALL[kind](T, K, replicate)
    return game.regret(ENTRANTS[name].actions(game, replicate))


def stored():
    """Return what is stored: the sizes, and {game: {player: regrets of the runs}}."""
    found = json.loads(STORE.read_text(encoding="utf-8"))
    sizes = {"T": T, "K": K, "C": C, "runs": RUNS, "seed": SEED}
    if found["sizes"] != sizes:
        raise ValueError(
            f"book/evidence/tournament.json: expected the sizes {sizes}, got {found['sizes']};"
            " python -m tools.tournament"
        )
    return found


def estimates(error=ERROR):
    """Return {game: {player: Estimate}}; all intervals hold together with probability 1 − error."""
    table = stored()["regrets"]
    share = error / sum(map(len, table.values()))
    found = {}
    for kind, rows in table.items():
        game = environments.ALL[kind](T, K, 0)
        found[kind] = {
            name: Estimate(np.array(regrets), game.width, share, 0.01, game.floor)
            for name, regrets in rows.items()
        }
    return found


def estimate(name, kind, error):
    """Return the mean regret of a player in a kind of game, with an interval."""
    game = environments.ALL[kind](T, K, 0)
    regrets = np.array(stored()["regrets"][kind][name])
    return Estimate(regrets, game.width, error, 0.01, game.floor)


def shares(table, reference=UNLIMITED):
    """Return {game: {player: mean regret by that of the reference}}."""
    return {
        kind: {name: found.mean / rows[reference].mean for name, found in rows.items()}
        for kind, rows in table.items()
    }


def better(rows, one, other, error):
    """Return which of two players has less regret in a game, or "undecided": by the interval of the
    difference, run by run, which misses with probability `error`.
    """
    n = min(len(rows[one].regrets), len(rows[other].regrets))
    apart = difference(first_runs(rows[one], n), first_runs(rows[other], n), error)
    if apart.high < 0:
        return one
    return other if apart.low > 0 else "undecided"


def first_runs(found, n):
    """Return the estimate of the first n runs, which are of the same games for all players."""
    return replace(found, regrets=found.regrets[:n])


def guaranteed():
    """Return the names of the players with a guarantee for all losses, and no more slots than the
    others.
    """
    return [
        name
        for name, one in ENTRANTS.items()
        if one.guarantee not in ("", BY_CHANCE) and one.slots is None
    ]


def winners(table, names, error=ERROR):
    """Return {game: names that no other of these is surely better than}, the least mean first.

    All comparisons hold together with probability 1 − error.
    """
    pairs = len(names) * (len(names) - 1) // 2 * len(table)
    found = {}
    for kind, rows in table.items():
        order = sorted(names, key=lambda name: rows[name].mean)
        best = order[0]
        found[kind] = [
            name
            for name in order
            if name == best or better(rows, best, name, error / pairs) != best
        ]
    return found


def apart(table, reference=UNLIMITED, error=ERROR):
    """Return {game: players whose difference from the reference is decided}.

    All decisions hold together with probability 1 − error.
    """
    share = error / sum(map(len, table.values()))
    return {
        kind: [
            name
            for name in rows
            if name != reference and better(rows, name, reference, share) != "undecided"
        ]
        for kind, rows in table.items()
    }


def shortened(text, width):
    """Return the first words of a text, at most so many letters.

    >>> shortened("Test delays without memory, of mean 50.", 30)
    'Test delays without ...'
    """
    return textwrap.shorten(text, width, placeholder=" ...")


TRIAL = {"losses": (0.103, 0.040, 0.038, 0.048), "rounds": 9700, "longest": 2555}


def trial(seed):
    """Return a game like a trial of four treatments: small losses, delays up to a quarter of it.

    The true losses of the arms are those of a published trial (ACTG 175, one year), and so are the
    longest delay and the number of rounds. Delays are drawn uniformly.
    """
    rounds = TRIAL["rounds"]
    means = np.tile(TRIAL["losses"], (rounds, 1))
    delays = adversaries.stream(seed, "delays").integers(0, TRIAL["longest"] + 1, rounds)
    return environments.drawn(means, delays, seed)


def trials(capacities, runs):
    """Return {player: {C: mean regret}} on games like a trial, that of uniform play as well."""
    names = (
        "clairvoyant reservoirs",
        "tuned, clairvoyant",
        "stairs",
        "tuned, stairs",
        "look and follow",
    )
    games = [trial(run) for run in range(runs)]
    level = (
        math.fsum(float((game.means.mean(axis=1) - min(TRIAL["losses"])).sum()) for game in games)
        / runs
    )
    found = {"uniform play": dict.fromkeys(capacities, level)}
    for name in (*names, "look and follow"):
        found[name] = {}
        for slots in capacities:
            entrant = replace(ENTRANTS[name], slots=slots)
            regrets = [game.regret(entrant.actions(game, run)) for run, game in enumerate(games)]
            found[name][slots] = math.fsum(regrets) / runs
    return found
