"""Players for losses that are drawn alike in all rounds: UCB1 and Thompson sampling,
with what has arrived.

They track what fits, and nothing weighs what they see. On losses that do not change and do not hang
on delays they learn fast; in the games of this book, where an adversary chooses both, nothing is
promised.
"""

import numpy as np

from delay_scheduling.compiled.elementary import logs
from delay_scheduling.players.naive import FollowTheLeader


class UCB1(FollowTheLeader):
    """Play an arm with the least of average loss less √(2 log t / n),
    n being how often it was heard of.

    Arms of which nothing was heard come first. Ties are broken at random.

    Source: Auer, Cesa-Bianchi and Fischer (2002); with delays, Joulani, György and Szepesvári
    (2013), Delayed-UCB1.
    """

    def leader(self):
        seen = np.maximum(self.count, 1)
        index = np.where(
            self.count > 0, self.total / seen - np.sqrt(2 * logs(float(self.t)) / seen), -np.inf
        )
        return self.least(index)


class ThompsonSampling(FollowTheLeader):
    """Draw the mean loss of each arm from Beta(1 + losses, 1 + rounds without),
    and play the arm with the least.

    A loss l counts as 1 with probability l, else as 0. Beta(a, b) is the law of the a-th smallest
    of a + b − 1 uniforms, which is how it is drawn.

    Source: Thompson (1933); fractional losses: Agrawal and Goyal (2012); with delays, Chapelle and
    Li (2011).
    """

    def leader(self):
        seen = zip(self.total.astype(int), self.count.astype(int), strict=True)
        return int(np.argmin([np.sort(self.rng.random(n + 1))[lost] for lost, n in seen]))

    def observe(self, t, feedback):
        uniforms = (
            self.rng.random(np.size(value)).reshape(np.shape(value)) for _, value in feedback
        )
        super().observe(
            t,
            tuple((s, 1.0 * (u < value)) for (s, value), u in zip(feedback, uniforms, strict=True)),
        )
