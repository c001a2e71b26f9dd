"""The minimax regret of tiny games, exactly:
the best player against the worst of some loss sequences.

The rules are read literally, without the reductions of `game_tree`: every plan, against every
sequence of losses that the adversary may choose. So games are tiny; but the sequences may be any,
and delays may depend on the arm.

The player knows T and all delays beforehand and does not preempt. Feedback that comes after the
last decision is useless, so rounds whose feedback would come then are not tracked; this loses
nothing.
"""

import itertools
import math
from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from delay_scheduling.game import REGIMES
from delay_scheduling.validation import integer, require, valid_delays
from lab.exact.certificates import certify
from lab.exact.game_tree import Program, check_count, sparse


@dataclass(frozen=True)
class TinyMinimax:
    """Hold a game of few rounds, with one sequence of delays;
    regime and C are as for `game_tree.SmallGame`.

    The budget is how many rounds may be tracked in all, an integer of at least 0, or math.inf: with
    delays 0 and unlimited capacity this is the label-efficient game. The adversary chooses from a
    tuple of loss sequences, each a tuple of T tuples of K integers or fractions in [0, 1]; by
    default all with losses 0 and 1 for two arms.

    Two arms, two rounds, no feedback: the player cannot do better than toss a fair coin.

    >>> TinyMinimax((0, 0), "full-information", budget=0).value
    Fraction(1, 1)
    """

    delays: tuple
    regime: str = "full-information"
    C: int | float = math.inf
    budget: int | float = math.inf
    sequences: tuple = ()

    def __post_init__(self):
        valid_delays(self.delays)
        require(self.regime in REGIMES, "regime", " or ".join(map(repr, REGIMES)), self.regime)
        check_count("C", self.C)
        check_count("budget", self.budget)
        object.__setattr__(
            self, "sequences", tuple(self.sequences) or binary_sequences(len(self.delays), 2)
        )
        shapes = {(len(rows), len(row)) for rows in self.sequences for row in rows}
        require(
            len(shapes) == 1 and (self.T, self.K) in shapes,
            "sequences",
            f"{self.T} rounds, one K",
            shapes,
        )
        values = [value for rows in self.sequences for row in rows for value in row]
        exact = all(isinstance(value, (int, Fraction)) and 0 <= value <= 1 for value in values)
        require(
            exact, "sequences", "integers or fractions in [0, 1]", sorted(set(map(str, values)))
        )

    @property
    def T(self):
        """Number of rounds."""
        return len(self.delays)

    @property
    def K(self):
        """Number of arms."""
        return len(self.sequences[0][0])

    @property
    def value(self):
        """The minimax regret, a fraction. Raise ArithmeticError if its certificate leaves a gap."""
        return certify(self).value

    def wait(self, s, arm):
        """Return the delay of round s if this arm is played in it."""
        return self.delays[s - 1]

    def moves(self, history):
        """Return the moves (arm, whether to track) that are legal after a history."""
        t = len(history) + 1
        tracked = [(s, arm) for s, (arm, track, _) in enumerate(history, 1) if track]
        held = sum(s + self.wait(s, arm) >= t for s, arm in tracked)
        may = held < self.C and len(tracked) < self.budget
        useful = [may and t + self.wait(t, arm) < self.T for arm in range(self.K)]
        return [
            (arm, track)
            for arm in range(self.K)
            for track in ((False, True) if useful[arm] else (False,))
        ]

    def seen(self, history, move, numbers):
        """Return {feedback at the end of the round in which this move is made:
        the sequences that give it}.

        Sequences have their numbers, and feedback consists of pairs (s, loss or loss vector).
        """
        t = len(history) + 1
        played = enumerate((*history, move), 1)
        due = [(s, arm) for s, (arm, track, *_) in played if track and s + self.wait(s, arm) == t]
        if not due:
            return {(): numbers}
        full = self.regime == "full-information"
        groups = defaultdict(list)
        for number in numbers:
            losses = self.sequences[number]
            groups[
                tuple([(s, losses[s - 1] if full else losses[s - 1][arm]) for s, arm in due])
            ].append(number)
        return groups

    def program(self):
        """Return the linear program: all plans,
        against all sequences. To start costs what the best arm would lose.
        """
        unit = math.lcm(
            *(
                Fraction(value).denominator
                for rows in self.sequences
                for row in rows
                for value in row
            )
        )
        best = (min(map(sum, zip(*rows, strict=True))) for rows in self.sequences)
        regret = [(number, 0, -unit * least) for number, least in enumerate(best)]
        flow = [(0, 0, 1)]
        choices = [[(0, 1)]]
        columns = 1
        # the move that leads to a situation, its history, what is open
        ahead = [(0, (), range(len(self.sequences)))]
        for parent, history, numbers in ahead:  # it grows meanwhile
            row = len(choices)
            moves = self.moves(history)
            own = range(columns, columns + len(moves))
            choices.append([(column, 1) for column in own])
            flow += [(row, parent, -1), *((row, column, 1) for column in own)]
            for column, move in zip(own, moves, strict=True):
                regret += [
                    (n, column, unit * self.sequences[n][len(history)][move[0]]) for n in numbers
                ]
                groups = self.seen(history, move, numbers) if len(history) + 1 < self.T else {}
                ahead += [
                    (column, (*history, (*move, fed)), group) for fed, group in groups.items()
                ]
            columns += len(moves)
        shapes = (len(self.sequences), columns), (len(choices), columns)
        parts = [np.array(part, dtype=np.int64).T for part in (regret, flow)]
        matrices = (sparse([part], shape) for part, shape in zip(parts, shapes, strict=True))
        return Program(
            *matrices,
            choices,
            [1] * len(choices),
            np.zeros(0, dtype=np.int64),
            unit=Fraction(1, unit),
        )


class ArmDelays(TinyMinimax):
    """Hold a game in which feedback of a round in which arm a is played comes after waits[a]
    rounds, which are known.

    Two rounds: arm 0 teaches at once, arm 1 too late.

    >>> ArmDelays((0, 1), T=2).value, TinyMinimax((0, 0)).value, TinyMinimax((1, 1)).value
    (Fraction(2, 3), Fraction(1, 2), Fraction(1, 1))
    """

    def __init__(self, waits, T, **rules):
        object.__setattr__(self, "waits", tuple(waits))
        super().__init__((max(waits),) * T, **rules)
        require(len(self.waits) == self.K, "waits", f"one delay for each of {self.K} arms", waits)

    def wait(self, s, arm):
        return self.waits[arm]


def binary_sequences(T, K):
    """Return all sequences of T loss vectors in {0, 1}^K.

    >>> len(binary_sequences(2, 2))
    16
    """
    return tuple(itertools.product(itertools.product((0, 1), repeat=K), repeat=T))


def one_good_arm(T, K=2):
    """Return all sequences of T >= 1 rounds in each of which one of K >= 1 arms loses 0 and the
    others lose 1.

    >>> one_good_arm(2)[:2]
    (((0, 1), (0, 1)), ((0, 1), (1, 0)))
    """
    for name, value in (("T", T), ("K", K)):
        integer(name, value, least=1)
    rows = [tuple(int(arm != good) for arm in range(K)) for good in range(K)]
    return tuple(itertools.product(rows, repeat=T))


def blocks(sequences, length):
    """Return the sequences with each loss vector repeated.

    >>> blocks([((0, 1), (1, 0))], 2)
    (((0, 1), (0, 1), (1, 0), (1, 0)),)
    """
    return tuple(tuple(row for row in rows for _ in range(length)) for rows in sequences)
