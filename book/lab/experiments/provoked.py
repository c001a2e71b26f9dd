"""How far each bound is from what can be provoked: one search for each theorem, regime and length.

`tools/worst_instances.py` makes the searches and stores a row for each in
`book/evidence/worst_instances.json`.
"""

from dataclasses import asdict, dataclass
from functools import partial

import numpy as np

from delay_scheduling import schedulers
from delay_scheduling.game import Instance, Rules
from delay_scheduling.overflow import smallest_chernoff
from delay_scheduling.theorems import (
    cor_h_2,
    thm_2_1,
    thm_3_1,
    thm_4_4,
    thm_5_1,
    thm_5_2,
    thm_e_1,
    thm_h_1,
)
from lab.experiments.worst_instance import Player, filled, judged, worst_instance

LONGEST = 10  # delay, if a search does not say otherwise
SEED = 1


@dataclass(frozen=True)
class Question:
    """Name a theorem, its player, and the largest delay that is allowed.

    The words are the parameters, for people; the player is bound, rules, scheduler and rates, as
    for `worst_instance`.
    """

    words: str
    player: tuple
    longest: int = LONGEST

    def search(self, T, **effort):
        """Return the worst instance that is found."""
        return worst_instance(*self.player, T=T, longest=self.longest, seed=SEED, **effort)

    @property
    def judging(self):
        """The player, with its bound as a function of instance and rules."""
        bound, rules, *others = self.player
        return Player(filled(bound, *others), rules, *others)

    @property
    def sure(self):
        """Whether the regret is the same in every run."""
        return self.judging.sure

    def judge(self, instance, fresh, seed=SEED):
        """Judge an instance again."""
        return judged(self.judging, instance, fresh, seed)


def questions(regime, T):
    """Return the searches by the names of the theorems. Theorem E.1 comes before 4.4,
    which may begin where it ends.

    >>> list(questions("bandit", T=10))[:4]
    ['Theorem 2.1', 'Theorem 3.1', 'Theorem E.1', 'Theorem 4.4']
    """
    least = smallest_chernoff(10, 0.1)
    everything = schedulers.TrackEverything()
    start = {"chernoff": least, "delta": 0.1}
    pareto = schedulers.Pareto(least)
    known = start | {"d_max": LONGEST}
    slot = Rules(2, 1, regime)
    few = Rules(2, 5, regime)
    five_1 = Rules(2, 10, regime, clairvoyant=True)
    five_2 = Rules(2, 10, regime, preemptive=True)
    plain = Rules(2, 10, regime)
    tuned = cor_h_2.tuned(T, 5 * T, plain)  # for a mean delay of 5
    printed, repaired = (rule(least, LONGEST) for rule in (thm_5_2.rates, thm_5_2.repaired_rates))
    batches = schedulers.BatchRepresentatives(2)
    bernoulli = schedulers.Bernoulli(least)
    all_rounds = "everything tracked, C = 1"
    some = "C = 10, δ = 0.1"
    equal = "C = d_max = 10, δ = 0.1"
    coin = f"C = 10, p = {tuned.p:.2g}"
    return {
        "Theorem 2.1": asked(
            "tuned rates", thm_2_1.bound, Rules(2, regime=regime), everything, thm_2_1.rates
        ),
        "Theorem 3.1": asked(
            "C = 5, b = 2", thm_3_1.bound, few, batches, thm_3_1.rates, 8, batch_size=2
        ),
        "Theorem E.1": asked(all_rounds, thm_e_1.bound, slot, everything, thm_2_1.rates, 2 * T),
        "Theorem 4.4": asked(all_rounds, thm_4_4.bound, slot, everything, thm_2_1.rates, 2 * T),
        "Theorem 5.1": asked(some, thm_5_1.bound, five_1, bernoulli, thm_5_1.rates, **start),
        "Theorem 5.2, printed": asked(equal, thm_5_2.bound, five_2, pareto, printed, **known),
        "Theorem 5.2, repaired": asked(equal, thm_5_2.repaired, five_2, pareto, repaired, **known),
        "Theorem H.1": asked(
            coin, thm_h_1.bound, plain, tuned.scheduler, tuned.rates, **asdict(tuned)
        ),
    }


def asked(words, bound, rules, scheduler, rates, longest=LONGEST, **numbers):
    """Return the question about a bound with these numbers."""
    return Question(
        words, (partial(bound, **numbers) if numbers else bound, rules, scheduler, rates), longest
    )


def row(name, regime, T, question, found):
    """Return what is stored of a search: everything that is needed to judge its instance again."""
    game = found.instance
    share = found.share.outward(4)
    named = {"theorem": name, "regime": regime, "T": T, "K": game.K, "parameters": question.words}
    search = {
        "longest": question.longest,
        "strategy": found.strategy,
        "tried": found.tried,
        "how": found.how,
    }
    losses = " ".join("".join(str(int(loss)) for loss in arm) for arm in game.losses.T)
    delays = " ".join(map(str, game.delays.tolist()))
    return (
        named | search | {"low": share.low, "high": share.high, "losses": losses, "delays": delays}
    )


def instance_of(row):
    """Return the instance of a row.

    >>> instance_of({"losses": "01 10", "delays": "3 0"}).losses.tolist()
    [[0.0, 1.0], [1.0, 0.0]]
    """
    arms = [[float(loss) for loss in arm] for arm in row["losses"].split()]
    return Instance(np.array(arms).T, list(map(int, row["delays"].split())))


def key(row):
    """Return what names a search."""
    return row["theorem"], row["regime"], row["T"]
