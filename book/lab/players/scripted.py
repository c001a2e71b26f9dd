"""Players and coins that follow a script, to build one course of a game on purpose."""

import itertools

import numpy as np

from delay_scheduling.game import Instance, Rules
from delay_scheduling.referee import play
from lab.players import paper


class Scripted(paper.TrackEverything):
    """Follow T proxy delays d̃_t of at least −1, given in advance:
    round t is tracked if d̃_t >= 0, until that is over.

    It is dropped at the end of round t + d̃_t if it still waits.
    """

    def __init__(self, proxies):
        self.proxies = proxies

    def wants(self, t, delay, U):
        return self.proxies[t - 1] >= 0

    def drops(self, t):
        return [s for s, proxy in enumerate(self.proxies[:t], 1) if s + proxy == t]


class Coins:
    """Stand in for a generator of uniforms that has only the numbers given in advance,
    and then says the same for ever.

    All are in [0, 1). At 0.99 hardly any coin falls.

    >>> coins = Coins([0.25])
    >>> coins.random(), coins.random(2).tolist()
    (0.25, [0.5, 0.5])
    """

    def __init__(self, values, then=0.5):
        self.values = itertools.chain(values, itertools.repeat(then))

    def random(self, size=None):
        """Return the next number, or an array of the next numbers."""
        return (
            next(self.values)
            if size is None
            else np.array(list(itertools.islice(self.values, size)))
        )


def watch(scheduler, coins, delays, C, **rules):
    """Play a literal scheduler in a game of one arm,
    with rounds of delay 0 at the end so that all feedback arrives.

    The scheduler's uniform numbers are `coins`; 0.99 follows. Further arguments are those of
    `Rules`. What returns is the referee's transcript of T + max(delays) rounds.

    >>> watch(paper.Coin(0.5), [0.2, 0.7], delays=[1, 0], C=1).S1
    ((1,), (1,), ())
    """
    longer = [*delays, *[0] * max(delays)]
    player = paper.DelayedFTRLWithScheduler(
        scheduler, None, Coins(coins, then=0.99), np.random.default_rng(0)
    )
    return play(player, Instance([[0.5]] * len(longer), longer), Rules(K=1, C=C, **rules))
