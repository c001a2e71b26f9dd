"""How far each bound is from what can be provoked: one search for each theorem, regime and length.

`tools/worst_instances.py` makes the searches and stores a row for each in `book/evidence/worst_instances.json`.
"""

import math
from dataclasses import dataclass
from functools import partial

import numpy as np

from delay_scheduling import rates, schedulers
from delay_scheduling.confidence import ERROR
from delay_scheduling.experiments.worst_instance import Player, Worst, filled, judged, worst_instance
from delay_scheduling.game import Instance, Rules
from delay_scheduling.overflow import smallest_chernoff
from delay_scheduling.theorems import cor_h_2, thm_2_1, thm_3_1, thm_4_4, thm_5_1, thm_5_2, thm_e_1, thm_h_1

LONGEST = 10  # delay, if a search does not say otherwise
SEED = 1


@dataclass(frozen=True)
class Question:
    """Name a theorem, its player, and the largest delay that is allowed.

    The words are the parameters, for people; the player is bound, rules, scheduler and rates, as for `worst_instance`.
    """

    words: str
    player: tuple
    longest: int = LONGEST

    def search(self, T: int, **effort) -> Worst:
        """Return the worst instance that is found."""
        return worst_instance(*self.player, T=T, longest=self.longest, seed=SEED, **effort)

    @property
    def judging(self) -> Player:
        """The player, with its bound as a function of instance and rules."""
        bound, *others = self.player
        return Player(filled(bound, *others[1:]), *others)

    @property
    def sure(self) -> bool:
        """Whether the regret is the same in every run."""
        return self.judging.sure

    def judge(self, instance: Instance, fresh: int, seed: int = SEED) -> Worst:
        """Judge an instance again."""
        player = self.judging
        regret, how = judged(player, instance, fresh, seed, ERROR)
        return Worst(instance, regret, player.bound(instance, player.rules), how, "given", 1)


def questions(regime: str, T: int) -> dict[str, Question]:
    """Return the searches by the names of the theorems. Theorem E.1 comes before 4.4, which may begin where it ends.

    >>> list(questions("bandit", T=10))[:4]
    ['Theorem 2.1', 'Theorem 3.1', 'Theorem E.1', 'Theorem 4.4']
    """
    least = smallest_chernoff(10, 0.1)
    start = {"chernoff": least, "delta": 0.1}
    everything, pareto = schedulers.TrackEverything(), schedulers.Pareto(least)
    batches, bernoulli = schedulers.BatchRepresentatives(2), schedulers.Bernoulli(least)
    preemptive, slot = Rules(2, 10, regime, preemptive=True), Rules(2, 1, regime)
    few, clairvoyant = Rules(2, 5, regime), Rules(2, 10, regime, clairvoyant=True)
    q, a, b = fixed(regime, T)
    price = {"p": q, "beta": b} | ({"alpha": a} if regime == "bandit" else {})
    five_2 = {
        "Theorem 5.2, printed": (thm_5_2.bound, thm_5_2.rates),
        "Theorem 5.2, repaired": (thm_5_2.repaired, thm_5_2.repaired_rates),
    }
    general = {"Theorem E.1": thm_e_1.bound, "Theorem 4.4": thm_4_4.bound}
    return {
        "Theorem 2.1": Question("tuned rates", (thm_2_1.bound, Rules(2, regime=regime), everything, thm_2_1.rates)),
        "Theorem 3.1": Question(
            "C = 5, b = 2", (partial(thm_3_1.bound, batch_size=2), few, batches, thm_3_1.rates), longest=8
        ),
        **{
            name: Question("everything tracked, C = 1", (bound, slot, everything, thm_2_1.rates), longest=2 * T)
            for name, bound in general.items()
        },
        "Theorem 5.1": Question(
            "C = 10, δ = 0.1", (partial(thm_5_1.bound, **start), clairvoyant, bernoulli, thm_5_1.rates)
        ),
        **{
            name: Question(
                "C = d_max = 10, δ = 0.1",
                (partial(bound, **start, d_max=LONGEST), preemptive, pareto, rule(least, LONGEST)),
            )
            for name, (bound, rule) in five_2.items()
        },
        "Theorem H.1": Question(
            f"C = 10, p = {q:.2g}",
            (partial(thm_h_1.bound, **price), Rules(2, 10, regime), schedulers.Coin(q), rates.constant(a, b)),
        ),
    }


def fixed(regime: str, T: int) -> tuple[float, float, float]:
    """Return p, α and β of Corollary H.2 for K = 2, C = 10 and a mean delay of 5."""
    tuned = cor_h_2.tuned(T, 5 * T, Rules(2, 10, regime))
    return tuned.p, tuned.alpha if regime == "bandit" else math.inf, tuned.beta


def row(name: str, regime: str, T: int, question: Question, found: Worst) -> dict:
    """Return what is stored of a search: everything that is needed to judge its instance again."""
    game, share = found.instance, found.share.outward(4)
    return {
        "theorem": name,
        "regime": regime,
        "T": T,
        "K": game.K,
        "parameters": question.words,
        "longest": question.longest,
        "strategy": found.strategy,
        "tried": found.tried,
        "how": found.how,
        "low": share.low,
        "high": share.high,
        "losses": " ".join("".join(str(int(loss)) for loss in arm) for arm in game.losses.T),
        "delays": " ".join(map(str, game.delays.tolist())),
    }


def instance_of(row: dict) -> Instance:
    """Return the instance of a row.

    >>> instance_of({"losses": "01 10", "delays": "3 0"}).losses.tolist()
    [[0.0, 1.0], [1.0, 0.0]]
    """
    arms = [[float(loss) for loss in arm] for arm in row["losses"].split()]
    return Instance(np.array(arms).T, list(map(int, row["delays"].split())))


def key(row: dict) -> tuple:
    """Return what names a search."""
    return row["theorem"], row["regime"], row["T"]
