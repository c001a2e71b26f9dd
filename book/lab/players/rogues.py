"""Players and schedulers that break what Theorem 4.4 asks for, each in one way:
the controls of `properties`.

The referee accepts the players' moves. What they break is the separation of scheduler and learner.
"""

from dataclasses import dataclass, replace

import numpy as np

from delay_scheduling import schedulers
from lab.players import paper
from lab.players.scripted import Coins


class WatchesOneArm(paper.DelayedFTRLWithScheduler):
    """Track a round exactly if arm 0 was played in it:
    the scheduler looks at actions. Breaks Definition 4.1.

    With the scheduler `players.Coin(1 / K)` it pretends that this happens with probability 1 / K.
    """

    def act(self, t, delay):
        self.arm = super().act(t, delay)
        return self.arm

    def track(self, t):
        if self.arm == 0 and len(self.S) < self.rules.C:
            self.S.add(t)
        return t in self.S


@dataclass
class PeeksAhead(paper.TrackEverything):
    """Track round t if the coin of round t + 1 says so. Breaks Definition 4.1:
    Z_t depends on a later coin.
    """

    coins: list

    def wants(self, t, delay, U):
        return t < len(self.coins) and self.coins[t] < 0.5


class ThrowsOut(paper.TrackEverything):
    """Track everything, and throw out all earlier rounds when the coin of a round says so. Breaks
    Definition 4.1.

    Whether a round stays until its feedback arrives then depends on later coins, as under any
    random replacement.
    """

    def wants(self, t, delay, U):
        self.thrown = range(1, t) if U < 0.5 else ()
        return True

    def drops(self, t):
        return self.thrown


class ActsOnItsCoin(paper.DelayedFTRLWithScheduler):
    """Play arm 0 exactly if the scheduler's coin of this round is below 1/2. Breaks Definition
    4.3.
    """

    def act(self, t, delay):
        super().act(t, delay)
        self.coin = self.scheduler_rng.random()
        return int(self.coin >= 0.5)

    def track(self, t):
        if self.scheduler.wants(t, self.delay, self.coin) and len(self.S) < self.rules.C:
            self.S.add(t)
        return t in self.S


@dataclass(frozen=True)
class Unweighted:
    """Track as a scheduler of rounds does, and then forget the probabilities:
    every observation has weight 1.
    """

    scheduler: schedulers.Scheduler

    def sample(self, delays, rules, rng):
        schedule = self.scheduler.sample(delays, rules, rng)
        return replace(schedule, p=np.ones(schedule.T))


class BiasedBatches(schedulers.BatchRepresentatives):
    """Track the first round of every batch: the representative is not drawn."""

    def sample(self, delays, rules, rng):
        return super().sample(delays, rules, Coins([], then=0.0))


class DroppingBatches(schedulers.BatchRepresentatives):
    """Use batches of any size: a representative that finds no free slot is dropped,
    and its batch teaches nothing.

    Breaks Fact D.1, which asks for b (C − 1) >= d_max.
    """

    def sample(self, delays, rules, rng):
        """Return the schedule in which a round of padding, without loss,
        stands for a dropped representative.
        """
        schedule = super().sample(delays, rules, rng)
        u = schedule.representatives
        padding = len(schedule.representatives) * self.batch_size + 1
        dropped = [v <= schedule.T and not schedule.observed[v - 1] for v in u]
        return replace(schedule, representatives=np.where(dropped, padding, u))
