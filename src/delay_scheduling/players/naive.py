"""Players without theory, for comparison: uniform play, explore then commit, follow the leader.

They play the delay scheduling game (`referee`), and through `label_efficient.Asking` the
label-efficient game.
"""

import numpy as np

from delay_scheduling.players.trackers import Greedy
from delay_scheduling.validation import integer


class Uniform(Greedy):
    """Play a uniformly random arm in each round, one integer of the generator, and look at
    nothing.
    """

    def act(self, t, delay):
        return self.rng.integers(self.rules.K)

    def wants(self, t):
        return False


class FollowTheLeader(Greedy):
    """Track what fits, and play an arm of least average observed loss,
    an arm never seen counting as 0.

    Ties are broken at random. With bandit feedback it never explores an arm that looks bad once: it
    is greedy.
    """

    def start(self, rules):
        super().start(rules)
        self.total = np.zeros(rules.K)
        self.count = np.zeros(rules.K)
        self.arms = {}

    def act(self, t, delay):
        self.t = t
        self.delay = delay
        self.arms[t] = self.leader()
        return self.arms[t]

    def leader(self):
        """Return an arm of least average observed loss."""
        average = self.total / np.maximum(self.count, 1)
        return self.least(average)

    def least(self, values):
        """Return an arm with the least value, drawn uniformly if there are several: `rng.choice`,
        six times as fast.
        """
        arms = (values == values.min()).nonzero()[0]
        return arms[self.rng.integers(len(arms))]

    def observe(self, t, feedback):
        super().observe(t, feedback)
        for s, value in feedback:
            seen = slice(None) if self.rules.regime == "full-information" else self.arms[s]
            self.total[seen] += value
            self.count[seen] += 1


class ExploreThenCommit(FollowTheLeader):
    """Play the arms in turn for `explore` rounds, at least 1,
    and then the arm of least average observed loss.
    """

    def __init__(self, rng, explore):
        super().__init__(rng)
        integer("explore", explore, least=1)
        self.explore = explore

    def leader(self):
        return (self.t - 1) % self.rules.K if self.t <= self.explore else super().leader()

    def wants(self, t):
        return t <= self.explore
