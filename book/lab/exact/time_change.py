"""The change of time on small games: all coins, in the literal game, with fractions.

Both sides of the identity are computed for the player of the package, whose coins are scripted:
E Σ (l_{t, A_t} − l_{t, i}) over all rounds, and the same over tracked rounds only, divided by p.
"""

from fractions import Fraction
from itertools import product

from delay_scheduling import referee
from delay_scheduling.game import Instance, Rules
from delay_scheduling.past import time_change
from delay_scheduling.players.black_box import BlackBox, Coins, TimeChanged

TAILS = 0.999


class Script:
    """Show a row of coins: 0 is below every probability of heads, and 0.999 above all but 1."""

    def __init__(self, row):
        self.row = list(row)

    def random(self):
        return 0.0 if self.row.pop(0) else TAILS


class Scripted(TimeChanged):
    """Play with a row of coins: those of the m phantom cells come first."""

    def __init__(self, maker, row):
        super().__init__(maker, seed=0)
        self.row = row

    def start(self, rules):
        super().start(rules)
        self.coins = Coins(self.coins.m, Script(self.row))


class Early(Scripted):
    """A control: use feedback as soon as it has come."""

    def observe(self, t, feedback):
        super().observe(t, feedback)
        if self.told_in and len(self.losses) == self.size:
            self.told_in = self.coins.cell + 1


class Follower:
    """Follow the arm of least total loss; of several, the first."""

    def __init__(self, rules, seed):
        self.total = [0.0] * rules.K

    def ask(self):
        return self.total.index(min(self.total))

    def tell(self, arm, loss):
        self.total[arm] += loss


class Alternating(Follower):
    """Play the arms in turn, one step after the other, and stay where nothing is lost."""

    def __init__(self, rules, seed):
        super().__init__(rules, seed)
        self.next = 0

    def ask(self):
        return self.next

    def tell(self, arm, loss):
        self.next = (arm + (loss > 0)) % len(self.total)


class ToldSteps(Follower):
    """A control: know how many cells are tracked, and play by that."""

    steps = 0

    def ask(self):
        return self.steps % len(self.total)


def rows(cells, m):
    """Yield each row of coins with its probability, a fraction."""
    heads = Fraction(1, m + 1)
    for row in product((True, False), repeat=cells + m):
        weight = Fraction(1)
        for coin in row:
            weight *= heads if coin else 1 - heads
        if weight > 0:
            yield row, weight


def tracked_cells(row, m):
    """Return how many cells a row of coins tracks: heads with m tails before."""
    return sum(row[g] and not any(row[g - m : g]) for g in range(m, len(row)))


def sides(losses, delays, d, slots=1, learner=Follower, player=Scripted, hostile=False, against=0):
    """Return both sides of the identity, and E N, as fractions.

    Parameters
    ----------
    losses : shape (T, K), numbers that floats hold exactly.
    delays : T integers from 0 to d.
    slots : rounds in a cell.
    learner, player : classes; `ToldSteps` and `Early` are controls.
    hostile : a control: whether the adversary sees what is tracked, and charges nothing then.
    against : the arm with which the player is compared.
    """
    rules = Rules(K=len(losses[0]), C=slots)
    m = time_change.wait(d, slots)
    p = time_change.chance(d, slots)
    maker = BlackBox(learner, d, slots)
    left = right = steps = Fraction(0)
    for row, weight in rows(-(-len(losses) // slots), m):
        if learner is ToldSteps:
            ToldSteps.steps = tracked_cells(row, m)
        shown = losses
        if hostile:
            cells = [row[g] and not any(row[g - m : g]) for g in range(m, len(row))]
            shown = [[0.0] * rules.K if cells[t // slots] else l for t, l in enumerate(losses)]
        game = referee.play(player(maker, row), Instance(shown, delays), rules)
        for t, (arm, held) in enumerate(zip(game.actions, game.S1, strict=True)):
            lost = weight * (Fraction(shown[t][arm]) - Fraction(shown[t][against]))
            left += lost
            right += lost / p if t + 1 in held else 0
        steps += weight * tracked_cells(row, m)
    return left, right, steps


def small_games():
    """Return small games by name: arguments of `sides`, with delays of all kinds."""
    up_down = [[1.0, 0.0], [0.0, 1.0], [1.0, 0.0], [0.5, 0.0], [0.0, 1.0], [1.0, 0.25], [1.0, 0.0]]
    three = [[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5], [1.0, 0.0, 0.0], [1.0, 0.0, 0.5]]
    return {
        "no delay": (up_down, [0] * 7, 0),
        "delay 1": (up_down, [1] * 7, 1),
        "delays up to 2": (up_down, [2, 0, 1, 0, 2, 2, 1], 2),
        "no feedback in the game": (up_down[:4], [4] * 4, 4),
        "three arms": (three, [1, 0, 0, 1, 1], 1),
        "two slots": (up_down, [2, 0, 1, 0, 2, 2, 1], 2, 2),
        "three slots, four rounds waited": (up_down, [4, 0, 1, 3, 2, 2, 1], 4, 3),
        "more slots than delay": (three, [1, 0, 0, 1, 1], 1, 3),
    }
