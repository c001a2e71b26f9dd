"""The minimax regret of tiny games, exactly: the best player against the worst oblivious adversary.

A player is a plan: what to do after everything it may have seen. The linear program over all plans (in the sequence
form of von Stengel, so that it stays small) is solved in floating point. Its solution is then only a suggestion: the
plan and the adversary's mixture are rounded to fractions, and both are evaluated exactly. The value is returned if what
the plan guarantees equals what the mixture enforces, and otherwise nothing is.

The player knows T and all delays beforehand and does not preempt. Feedback that comes after the last decision is
useless, so rounds whose feedback would come then are not tracked; this loses nothing.
"""

import itertools
import math
from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from operator import mul

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import coo_array

from delay_scheduling.game import REGIMES
from delay_scheduling.validation import integer, is_integer, require, valid_delays

LARGEST_DENOMINATORS = 10**3, 10**4, 10**5, 10**6  # of the fractions that are tried, one after the other


@dataclass(frozen=True)
class TinyMinimax:
    """Hold a game of few rounds.

    Parameters
    ----------
    delays : tuple of T integers of at least 0.
    regime : "bandit" or "full-information".
    C : capacity, an integer of at least 0, or math.inf.
    budget : how many rounds may be tracked in all, an integer of at least 0, or math.inf. With delays 0 and unlimited
        capacity this is the label-efficient game.
    sequences : tuple of loss sequences from which the adversary chooses, each a tuple of T tuples of K integers or
        fractions in [0, 1].

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
        for name in ("C", "budget"):
            count = getattr(self, name)
            require(
                count == math.inf or (is_integer(count) and count >= 0), name, "an integer of at least 0, or inf", count
            )
        object.__setattr__(self, "sequences", tuple(self.sequences) or binary_sequences(len(self.delays), 2))
        shapes = {(len(rows), len(row)) for rows in self.sequences for row in rows}
        require(len(shapes) == 1 and (self.T, self.K) in shapes, "sequences", f"{self.T} rounds, one K", shapes)
        values = [value for rows in self.sequences for row in rows for value in row]
        exact = all(isinstance(value, (int, Fraction)) and 0 <= value <= 1 for value in values)
        require(exact, "sequences", "integers or fractions in [0, 1]", sorted(set(map(str, values))))

    @property
    def T(self):
        """Number of rounds."""
        return len(self.delays)

    @property
    def K(self):
        """Number of arms."""
        return len(self.sequences[0][0])

    @cached_property
    def value(self):
        """The minimax regret, a fraction. Raise ArithmeticError if the certificate does not close (see `bracket`)."""
        below, above = self.bracket
        if above != below:
            raise ArithmeticError(f"the plan guarantees {above}, the mixture enforces {below}")
        return above

    @cached_property
    def bracket(self):
        """What some mixture enforces and what some plan guarantees: the minimax regret is between these fractions."""
        plan, mixture = self.solve()
        below, above = -math.inf, math.inf
        for largest in LARGEST_DENOMINATORS:
            above = min(above, max(self.regrets({h: normalized(moves, largest) for h, moves in plan.items()})))
            below = max(below, self.enforced(list(normalized(dict(enumerate(mixture)), largest).values())))
            if above == below:
                break
        return below, above

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
        return [(arm, track) for arm in range(self.K) for track in ((False, True) if useful[arm] else (False,))]

    def seen(self, history, move, numbers):
        """Return {feedback at the end of the round in which this move is made: the sequences that give it}.

        Sequences have their numbers, and feedback consists of pairs (s, loss or loss vector).
        """
        t, played = len(history) + 1, enumerate((*history, move), 1)
        due = [(s, arm) for s, (arm, track, *_) in played if track and s + self.wait(s, arm) == t]
        if not due:
            return {(): numbers}
        full, groups = self.regime == "full-information", defaultdict(list)
        for number in numbers:
            losses = self.sequences[number]
            groups[tuple([(s, losses[s - 1] if full else losses[s - 1][arm]) for s, arm in due])].append(number)
        return groups

    @cached_property
    def situations(self):
        """All situations in which a player must move, those of a round after those of the round before."""
        found = [Situation((), list(range(len(self.sequences))), {})]
        for here in found:  # it grows meanwhile
            for move in self.moves(here.history):
                groups = self.seen(here.history, move, here.numbers) if len(here.history) + 1 < self.T else {}
                here.then[move] = range(len(found), len(found) + len(groups))
                found += [Situation((*here.history, (*move, fed)), numbers, {}) for fed, numbers in groups.items()]
        return found

    def lost(self, here, arm):
        """Return the losses of an arm in the round of a situation, for the sequences that are possible in it."""
        t = len(here.history)
        return [self.sequences[number][t][arm] for number in here.numbers]

    def solve(self):
        """Return what the linear program suggests: a plan and a mixture, in floating point.

        The plan maps a history to {move: weight}. The mixture has one weight for each sequence.
        """
        moves = [(row, here, move) for row, here in enumerate(self.situations) for move in here.then]
        flow, losses = ([], [], []), ([], [], [])
        for column, (row, here, move) in enumerate(moves):
            later, lost = here.then[move], self.lost(here, move[0])
            add(flow, [row, *later], column, [1.0] + [-1.0] * len(later))
            add(losses, here.numbers, column, map(float, lost))
        add(losses, range(len(self.sequences)), len(moves), [-1.0] * len(self.sequences))  # the last is the value
        found = linprog(
            unit(len(moves), len(moves) + 1),
            A_ub=matrix(losses, len(moves) + 1),
            b_ub=[float(best_arm(rows)) for rows in self.sequences],
            A_eq=matrix(flow, len(moves) + 1),
            b_eq=unit(0, len(self.situations)),
            bounds=[(0, None)] * len(moves) + [(None, None)],
            method="highs-ds",
        )
        plan = {here.history: {} for here in self.situations}
        for (_, here, move), weight in zip(moves, found.x, strict=False):
            plan[here.history][move] = weight
        return plan, list(-found.ineqlin.marginals)

    def regrets(self, plan):
        """Return the expected regret of a plan on each sequence."""
        found, reached = [Fraction(-best_arm(rows)) for rows in self.sequences], [0] * len(self.situations)
        reached[0] = Fraction(1)
        for here, chance in zip(self.situations, reached, strict=True):
            for move, weight in plan[here.history].items() if chance else ():
                share = chance * weight
                for number, lost in zip(here.numbers, self.lost(here, move[0]), strict=True) if share else ():
                    found[number] += lost and share * lost
                for later in here.then[move]:
                    reached[later] = share
        return found

    def enforced(self, mixture):
        """Return the least expected regret of all players if the adversary draws its sequence from this mixture."""
        total = math.lcm(*(weight.denominator for weight in mixture))
        counts = [int(weight * total) for weight in mixture]
        least = [0] * len(self.situations)
        for row, here in reversed([*enumerate(self.situations)]):
            weights = [counts[number] for number in here.numbers]
            costs = [sum(map(mul, weights, self.lost(here, arm))) for arm in range(self.K)]
            least[row] = min(costs[move[0]] + sum(least[i] for i in later) for move, later in here.then.items())
        return Fraction(least[0] - sum(map(mul, counts, map(best_arm, self.sequences)))) / total


@dataclass(frozen=True)
class Situation:
    """Hold what a player may have seen before its move, and what may follow.

    Parameters
    ----------
    history : one triple (arm, tracked, feedback) for each round before.
    numbers : the sequences that show this, a list of integers.
    then : {move: the situations that may follow, a range}.
    """

    history: tuple
    numbers: list
    then: dict


class ArmDelays(TinyMinimax):
    """Hold a game in which feedback of a round in which arm a is played comes after d_a rounds. The player knows d.

    Parameters
    ----------
    waits : tuple of K integers of at least 0, the delay of each arm.
    T : number of rounds.
    rules : as for `TinyMinimax`.

    Two rounds: arm 0 teaches at once, arm 1 too late.

    >>> ArmDelays((0, 1), T=2).value, TinyMinimax((0, 0)).value, TinyMinimax((1, 1)).value
    (Fraction(2, 3), Fraction(1, 2), Fraction(1, 1))
    """

    def __init__(self, waits, T, **rules):
        object.__setattr__(self, "waits", tuple(waits))
        super().__init__((max(waits),) * T, **rules)
        require(len(self.waits) == self.K, "waits", f"one delay for each of {self.K} arms", waits)

    def wait(self, s, arm):
        """Return the delay of the arm."""
        return self.waits[arm]


def binary_sequences(T, K):
    """Return all sequences of T loss vectors in {0, 1}^K.

    >>> len(binary_sequences(2, 2))
    16
    """
    return tuple(itertools.product(itertools.product((0, 1), repeat=K), repeat=T))


def one_good_arm(T, K=2):
    """Return all sequences of T rounds in each of which one arm loses 0 and the others lose 1.

    Parameters
    ----------
    T, K : rounds and arms, integers of at least 1.

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


def best_arm(losses):
    """Return the least total loss of an arm."""
    return min(map(sum, zip(*losses, strict=True)))


def unit(place, length):
    """Return the vector of this length with a 1 at one place."""
    vector = np.zeros(length)
    vector[place] = 1
    return vector


def normalized(weights, largest):
    """Return weights as a distribution of fractions, rounded to denominators of at most `largest`; uniform for zeros.

    >>> normalized({"a": 0.5, "b": 0.25, "c": -1e-12}, largest=1000)
    {'a': Fraction(2, 3), 'b': Fraction(1, 3), 'c': Fraction(0, 1)}
    """
    total = math.fsum(max(float(weight), 0.0) for weight in weights.values()) or 1.0
    shares = {key: max(float(weight), 0.0) / total for key, weight in weights.items()}
    rounded = {key: Fraction(share).limit_denominator(largest) for key, share in shares.items()}
    total = sum(rounded.values())
    return {key: w / total if total else Fraction(1, len(rounded)) for key, w in rounded.items()}


def add(entries, rows, column, values):
    """Add values to the (rows, columns, values) of a matrix."""
    entries[0].extend(rows)
    entries[1].extend([column] * (len(entries[0]) - len(entries[1])))
    entries[2].extend(values)


def matrix(entries, columns):
    """Return the sparse matrix with these rows, columns and values."""
    rows, places, values = entries
    return coo_array((values, (rows, places)), shape=(max(rows) + 1, columns)).tocsr()
