"""Players for losses that are drawn alike in all rounds: UCB1, Thompson sampling, and look and follow,
with what has arrived.

They track what fits, and nothing weighs what they see. On losses that do not change and do not hang
on delays they learn fast. Where an adversary chooses losses and delays they have no guarantee, and
the tournament of the book shows games in which each of them has a regret that grows like T.
"""  # noqa: E501

import numpy as np

from delay_scheduling.compiled.elementary import logs
from delay_scheduling.players.naive import FollowTheLeader


class UCB1(FollowTheLeader):
    """Play an arm with the least of average loss less √(2 log t / n),
    n being how often it was observed.

    Arms that were never observed come first. Ties are broken at random.

    Source: Auer, Cesa-Bianchi and Fischer (2002); with delays, Joulani, György and Szepesvári
    (2013), Delayed-UCB1.
    """

    compiled = "UCB"

    def leader(self):
        seen = np.maximum(self.count, 1)
        index = np.where(
            self.count > 0, self.total / seen - np.sqrt(2 * logs(float(self.t)) / seen), -np.inf
        )
        return self.least(index)

    def least(self, values):
        """Return an arm with the least value, drawn by one uniform if there are several."""
        arms = (values == values.min()).nonzero()[0]
        return arms[int(self.rng.random() * len(arms))]


class PlainLookAndFollow(UCB1):
    """Explore only in rounds that will be observed: UCB1 if a slot is free, else the leader.

    The leader is the arm of least average loss among those that were observed; before the first
    feedback an arm is drawn uniformly. A round in which all slots are taken teaches nothing, so
    nothing is lost there by playing the arm that looks best.

    It has no guarantee: with the slots blocked for good it never learns more. The theorem of losses
    by chance (past:chance) is for a relative that removes arms one by one.
    """

    compiled = "LOOK"

    def leader(self):
        if len(self.S) < self.rules.C:
            return super().leader()
        return self.least(self.averages())

    def averages(self):
        """Return the average observed loss of each arm, infinite if it was never observed."""
        if not self.count.any():
            return np.zeros(len(self.count))
        seen = np.maximum(self.count, 1)
        return np.where(self.count > 0, self.total / seen, np.inf)


class ThompsonSampling(FollowTheLeader):
    """Draw the mean loss of each arm from Beta(1 + losses, 1 + rounds without),
    and play the arm with the least.

    A loss l counts as 1 with probability l, else as 0. A round costs O(K), however much was seen.

    Source: Thompson (1933); fractional losses: Agrawal and Goyal (2012); with delays, Chapelle and
    Li (2011).
    """

    compiled = "THOMPSON"

    def leader(self):
        lost = self.total.astype(np.int64)
        seen = self.count.astype(np.int64)
        return int(beta(1 + lost, 1 + seen - lost, self.rng).argmin())

    def observe(self, t, feedback):
        coins = []
        for s, value in feedback:
            uniforms = self.rng.random(np.size(value)).reshape(np.shape(value))
            coins.append((s, 1.0 * (uniforms < value)))
        super().observe(t, tuple(coins))


def beta(a, b, rng):
    """Return independent numbers from Beta(a_i, b_i), floats in [0, 1] of shape (K,).

    A round costs O(K), however large the integers are. The logarithm and the exponential are the
    package's own, so that the bits are the same on every machine. Source: Cheng (1978).

    Parameters
    ----------
    a, b : shape (K,), integers of at least 1.
    rng : numpy Generator, of which 16 uniforms an arm are drawn, and the same again in the rare case
        that they are not enough.

    Beta(3, 1) is the third root of a uniform, Beta(1, 3) is 1 less such a root:

    >>> class Eighths:
    ...     def random(self, shape):
    ...         return np.full(shape, 0.125)
    >>> beta(np.array([3, 1]), np.array([1, 3]), Eighths()).round(12).tolist()
    [0.5, 0.5]
    """  # noqa: E501
    from delay_scheduling.compiled.beta import TRIES, betas

    shape = (len(a), TRIES, 2)
    drawn = np.empty(len(a))
    done = 0
    while done < len(a):
        done = betas(a, b, rng.random(shape), done, drawn)
    return drawn
