"""The change of time with an unknown delay on small games: all coins, in the literal game, with
fractions.

A phase of width W tracks a round with probability p = (1/W) (1 − 1/W)^{W − 1}. Both sides of

    E Σ over rounds not waited (l_{t, A_t} − l_{t, i}) = E Σ over tracked rounds of the same / p

are computed for the player of the package, whose coins are scripted.
"""

from fractions import Fraction

from delay_scheduling import referee
from delay_scheduling.game import Instance, Rules
from delay_scheduling.past import time_change
from delay_scheduling.players.black_box import BlackBox
from delay_scheduling.players.unknown_delay import Doubling
from lab.exact.time_change import TAILS, Follower


class MoreCoins(Exception):
    """Say that a row of coins is over before the game is."""


class Tree:
    """Toss the coins of a row, and multiply their probabilities."""

    def __init__(self, row, player):
        self.row = row
        self.player = player
        self.tossed = 0
        self.weight = Fraction(1)

    def random(self):
        heads = Fraction(1, self.player.width)
        if heads == 1:
            return 0.0
        if self.tossed == len(self.row):
            raise MoreCoins
        shown = self.row[self.tossed]
        self.tossed += 1
        self.weight *= heads if shown else 1 - heads
        return 0.0 if shown else TAILS


class Scripted(Doubling):
    """Play with a row of coins, and write down p and the width of each round that is not waited."""

    def __init__(self, maker, row):
        super().__init__(maker, seed=0)
        self.tree = Tree(row, self)
        self.chance = {}
        self.widths = {}

    def begin_phase(self, width):
        self.rng = self.tree
        super().begin_phase(width)

    def act(self, t, delay):
        before = self.coins.cell
        arm = super().act(t, delay)
        if self.coins.cell > before:
            self.chance[t] = time_change.chance(self.width - 1)
            self.widths[t] = self.width
        return arm


class Early(Scripted):
    """A control: use feedback as soon as it has come."""

    def observe(self, t, feedback):
        super().observe(t, feedback)
        if self.loss is not None:
            self.learner.tell(self.next_arm(), self.loss)
            self.loss = None
            self.arm = self.step = None


def plays(losses, delays, learner=Follower, player=Scripted):
    """Yield (probability, the finished player, the game) for all coins of a game with one slot."""
    rules = Rules(K=len(losses[0]), C=1)
    instance = Instance(losses, delays)
    rows = [()]
    while rows:
        row = rows.pop()
        one = player(BlackBox(learner, None), row)
        try:
            game = referee.play(one, instance, rules)
        except MoreCoins:
            rows += [(*row, True), (*row, False)]
            continue
        yield one.tree.weight, one, game


def sides(losses, delays, learner=Follower, player=Scripted, against=0):
    """Return both sides of the identity, fractions."""
    left = right = total = Fraction(0)
    for weight, one, game in plays(losses, delays, learner, player):
        total += weight
        for t, p in one.chance.items():
            loss = losses[t - 1]
            lost = weight * (Fraction(loss[game.actions[t - 1]]) - Fraction(loss[against]))
            left += lost
            right += lost / p if t in game.S1[t - 1] else 0
    if total != 1:
        raise ArithmeticError(f"the probabilities of all coins add up to {total}")
    return left, right


def sizes(losses, delays):
    """Return the largest width, the largest sum of widths, and the largest number of rounds that
    are waited, over all coins.
    """
    found = []
    for _, one, _ in plays(losses, delays):
        widths = sorted({*one.widths.values(), one.width})
        found.append((one.width, sum(widths), len(losses) - len(one.chance)))
    return tuple(max(column) for column in zip(*found, strict=True))


def small_games():
    """Return small games by name: losses and delays of all kinds."""
    up_down = [[1.0, 0.0], [0.0, 1.0], [1.0, 0.0], [0.5, 0.0], [0.0, 1.0], [1.0, 0.25], [1.0, 0.0]]
    three = [[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5], [1.0, 0.0, 0.0], [1.0, 0.0, 0.5]]
    return {
        "no delay": (up_down, [0] * 7),
        "delay 1": (up_down, [1] * 7),
        "one late round": (up_down, [0, 0, 2, 0, 0, 0, 0]),
        "later and later": (up_down, [0, 1, 1, 2, 2, 3, 1]),
        "late at once": (up_down, [3, 0, 1, 0, 2, 2, 1]),
        "no feedback in the game": (up_down[:4], [4] * 4),
        "three arms": (three, [1, 0, 0, 2, 1]),
    }
