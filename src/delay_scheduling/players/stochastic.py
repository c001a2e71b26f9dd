"""Players for losses that are drawn alike in all rounds: UCB1, Thompson sampling, and look and follow,
with what has arrived.

They track what fits, and nothing weighs what they see. On losses that do not change and do not hang
on delays they learn fast. Where an adversary chooses losses and delays they have no guarantee, and
the tournament of the book shows games in which each of them has a regret that grows like T.
"""  # noqa: E501

import math

import numpy as np

from delay_scheduling.compiled.elementary import exp, log, logs
from delay_scheduling.players.naive import FollowTheLeader
from delay_scheduling.validation import integer


class UCB1(FollowTheLeader):
    """Play an arm with the least of average loss less √(2 log t / n),
    n being how often it was observed.

    Arms that were never observed come first. Ties are broken at random.

    Source: Auer, Cesa-Bianchi and Fischer (2002); with delays, Joulani, György and Szepesvári
    (2013), Delayed-UCB1.
    """

    def leader(self):
        seen = np.maximum(self.count, 1)
        index = np.where(
            self.count > 0, self.total / seen - np.sqrt(2 * logs(float(self.t)) / seen), -np.inf
        )
        return self.least(index)


class PlainLookAndFollow(UCB1):
    """Explore only in rounds that will be observed: UCB1 if a slot is free, else the leader.

    The leader is the arm of least average loss among those that were observed; before the first
    feedback an arm is drawn uniformly. A round in which all slots are taken teaches nothing, so
    nothing is lost there by playing the arm that looks best.

    It has no guarantee: with the slots blocked for good it never learns more. The theorem of losses
    by chance (past:chance) is for a relative that removes arms one by one.
    """

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

    def leader(self):
        drawn = []
        for lost, seen in zip(self.total.tolist(), self.count.tolist(), strict=True):
            drawn.append(drawn_from(1 + int(lost), 1 + int(seen - lost), self.rng))
        return drawn.index(min(drawn))

    def observe(self, t, feedback):
        coins = []
        for s, value in feedback:
            uniforms = self.rng.random(np.size(value)).reshape(np.shape(value))
            coins.append((s, 1.0 * (uniforms < value)))
        super().observe(t, tuple(coins))


LOG_4 = 1.3862943611198906
LOG_5 = 1.6094379124341003


def beta(a, b, rng):
    """Return a number drawn from Beta(a, b), a float in [0, 1].

    With a or b equal to 1 it is a power of one uniform. Otherwise candidates are drawn, from two
    uniforms each, until one is accepted: at most 1.5 of them on average.

    Source: Cheng (1978), algorithm BB. The logarithm and the exponential are the package's own, so
    that the bits are the same on every machine.

    Parameters
    ----------
    a, b : integers of at least 1.
    rng : numpy Generator, or any object with a method `random`.

    The mean of Beta(3, 1) is 3/4, and a uniform u gives u^(1/3):

    >>> class Half:
    ...     def random(self):
    ...         return 0.125
    >>> round(beta(3, 1, Half()), 12), round(beta(1, 3, Half()), 12)
    (0.5, 0.5)
    """
    integer("a", a, least=1)
    integer("b", b, least=1)
    return drawn_from(a, b, rng)


def drawn_from(a, b, rng):
    """Return what `beta` does, without a look at the arguments."""
    if a == 1:
        return 1.0 - root(rng.random(), b)
    if b == 1:
        return root(rng.random(), a)
    small = float(min(a, b))
    large = float(max(a, b))
    both = small + large
    steepness = math.sqrt((both - 2) / (2 * small * large - both))
    slope = small + 1 / steepness
    while True:
        first = rng.random()
        second = rng.random()
        odds = steepness * float(log(first / (1 - first))) if first > 0 else -math.inf
        weight = small * float(exp(odds))
        product = first * first * second
        r = slope * odds - LOG_4
        s = small + r - weight
        if s + 1 + LOG_5 >= 5 * product:  # Cheng's quick test
            break
        if product == 0:
            continue
        t = float(log(product))
        if s >= t or r + both * float(log(both / (large + weight))) >= t:
            break
    share = weight / (large + weight)
    return share if a <= b else 1 - share


def root(uniform, n):
    """Return the n-th root of a number in [0, 1), by the package's own logarithm."""
    return float(exp(log(uniform) / n)) if uniform > 0 else 0.0
