"""The label-efficient game played literally: feedback comes at once, but only in M rounds,
and only if asked for.

It is a game of its own, with a referee of its own. As in `referee`, the player holds nothing but
what it was shown.

    before the game    start(rules, T, M)    K and the regime (in the rules), the numbers of rounds and queries
    round t            act(t, None)          the arm A_t, whose loss is suffered but not shown; there is no delay
                       ask(t)                whether to see the feedback of this round
                       observe(t, value)     called if asked: the loss of A_t, or the vector of all losses
"""  # noqa: E501

from dataclasses import replace
from typing import NamedTuple

import numpy as np

from delay_scheduling.game import Instance, Rules
from delay_scheduling.referee import IllegalMove, ask_arm, feedback, require_methods
from delay_scheduling.validation import integer, is_integer, require
from lab.players import paper

METHODS = ("start", "act", "ask", "observe")


class Answers(NamedTuple):
    """Record what happened in a game: T arms, T losses suffered,
    and the rounds whose feedback was asked for.
    """

    actions: tuple[int, ...]
    losses: tuple[float, ...]
    asked: tuple[int, ...]


def play(player, losses, M, rules):
    """Play the label-efficient game to its end and return what happened.

    The player is an object with the four methods named above. The losses, numbers in [0, 1] of
    shape (T, K), are never shown to it. M, an integer of at least 0, is the largest number of
    queries. Of the rules, K and the regime play a part. IllegalMove is raised as soon as the player
    breaks a rule. Source: Appendix A (app:le-learning).

    With as many queries as rounds, the coin of `forecaster` always asks:

    >>> from delay_scheduling import streams
    >>> play(
    ...     forecaster(3, 3, *streams(0, 0)), [[1, 0], [1, 0], [0, 1]], M=3, rules=Rules(K=2)
    ... ).asked
    (1, 2, 3)
    """
    instance = Instance(losses, np.zeros(len(losses), dtype=np.int64))
    require(instance.K == rules.K, "losses", f"{rules.K} arms, as in the rules", instance.K)
    integer("M", M, least=0)
    require_methods(player, METHODS)
    rules = replace(rules, clairvoyant=False)
    player.start(replace(rules), instance.T, M)
    asked = []
    actions = []
    suffered = []
    for t in range(1, instance.T + 1):
        actions.append(ask_arm(player, t, instance, rules, t - 1))
        suffered.append(float(instance.losses[t - 1, actions[-1]]))
        asks = player.ask(t)
        if not isinstance(asks, (bool, np.bool_)):
            raise IllegalMove(t, "query", "True or False", asks)
        if asks and len(asked) == M:
            raise IllegalMove(t, "query", "False, since no query is left", bool(asks))
        if asks:
            asked.append(t)
            player.observe(t, feedback(instance, t - 1, actions[-1], rules))
    return Answers(tuple(actions), tuple(suffered), tuple(asked))


class Asking:
    """Let a player of the delay scheduling game play here: it asks when it would track,
    while queries last.

    The player, one as in `referee`, is told that all delays are 0 and that capacity is unlimited.
    """

    def __init__(self, player):
        self.player = player

    def start(self, rules, T, M):
        self.left = M
        self.player.start(Rules(rules.K, regime=rules.regime, clairvoyant=True))

    def act(self, t, delay):
        return self.player.act(t, 0)

    def ask(self, t):
        """Return whether the player would track this round and a query is left."""
        asks = bool(self.player.track(t)) and self.left > 0
        self.left -= asks
        return asks

    def observe(self, t, value):
        self.player.observe(t, ((t, value),))


def forecaster(T, M, coin_rng, action_rng):
    """Return the forecaster that tosses a coin with probability M / T in each round,
    and asks while queries last.

    It is FTRL with importance weights T / M, 1 <= M <= T, and the learning rates of Theorem 5.1.
    Asking by coins is the idea of Helmbold and Panizza (1997). The generators of coins and actions
    are such as `streams` gives.
    """
    integer("T", T, least=1)
    require(is_integer(M) and 1 <= M <= T, "M", f"an integer from 1 to {T}", M)
    coin = paper.Coin(M / T)
    return Asking(paper.DelayedFTRLWithScheduler(coin, paper.thm_5_1, coin_rng, action_rng))
