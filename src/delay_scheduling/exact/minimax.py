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
        if history not in self.legal:
            self.legal[history] = self.legal_moves(history)
        return self.legal[history]

    @cached_property
    def legal(self):
        """The moves after each history that was looked at."""
        return {}

    def legal_moves(self, history):
        """Return the moves that are legal after a history."""
        t = len(history) + 1
        tracked = [(s, arm) for s, (arm, track, _) in enumerate(history, 1) if track]
        held = sum(s + self.wait(s, arm) >= t for s, arm in tracked)
        may = held < self.C and len(tracked) < self.budget
        useful = [may and t + self.wait(t, arm) < self.T for arm in range(self.K)]
        return [(arm, track) for arm in range(self.K) for track in ((False, True) if useful[arm] else (False,))]

    def seen(self, history, move, losses):
        """Return the feedback at the end of the round in which this move is made: pairs (s, loss or loss vector)."""
        if (history, move) not in self.coming:
            t, played = len(history) + 1, enumerate((*history, move), 1)
            due = [(s, arm) for s, (arm, track, *_) in played if track and s + self.wait(s, arm) == t]
            self.coming[history, move] = due
        full = self.regime == "full-information"
        return tuple([(s, losses[s - 1] if full else losses[s - 1][arm]) for s, arm in self.coming[history, move]])

    @cached_property
    def coming(self):
        """The rounds, with their arms, whose feedback comes after each history and move that was looked at."""
        return {}

    def courses(self, losses):
        """Return every history of a whole game against these losses: T triples (arm, tracked, feedback)."""
        found = [()]
        for _ in range(self.T):
            found = [(*h, (*move, self.seen(h, move, losses))) for h in found for move in self.moves(h)]
        return found

    @cached_property
    def played(self):
        """The courses of the game against each sequence, a list for each."""
        return [self.courses(losses) for losses in self.sequences]

    @cached_property
    def histories(self):
        """Everything a player may have seen when it must move, each with its moves, the empty history first."""
        seen = dict.fromkeys(course[:t] for courses in self.played for course in courses for t in range(self.T))
        return {history: self.moves(history) for history in seen}

    def solve(self):
        """Return what the linear program suggests: a plan and a mixture, in floating point.

        The plan maps a history to {move: weight}. The mixture has one weight for each sequence.
        """
        moves = [(history, move) for history, legal in self.histories.items() for move in legal]
        place = {move: column for column, move in enumerate(moves)}
        flow = [(row, place[h, move], 1.0) for row, (h, legal) in enumerate(self.histories.items()) for move in legal]
        flow += [(row, place[last_move(h)], -1.0) for row, h in enumerate(self.histories) if h]
        losses = [
            (row, place[last_move(course)], float(suffered(course, rows)))
            for row, (rows, courses) in enumerate(zip(self.sequences, self.played, strict=True))
            for course in courses
        ]
        losses += [(row, len(moves), -1.0) for row in range(len(self.sequences))]  # the last column is the value
        found = linprog(
            unit(len(moves), len(moves) + 1),
            A_ub=matrix(losses, len(moves) + 1),
            b_ub=[float(best_arm(rows)) for rows in self.sequences],
            A_eq=matrix(flow, len(moves) + 1),
            b_eq=unit(0, len(self.histories)),
            bounds=[(0, None)] * len(moves) + [(None, None)],
            method="highs-ds",
        )
        plan = {h: {m: found.x[place[h, m]] for m in legal} for h, legal in self.histories.items()}
        return plan, list(-found.ineqlin.marginals)

    def regrets(self, plan):
        """Return the expected regret of a plan on each sequence."""
        return [self.expected_loss(plan, rows) - best_arm(rows) for rows in self.sequences]

    def expected_loss(self, plan, losses, history=()):
        """Return the expected loss of a plan on one sequence, after a history; only moves with weight count."""
        t, total = len(history), Fraction(0)
        for move, weight in plan[history].items() if t < self.T else ():
            if weight:
                then = (*history, (*move, self.seen(history, move, losses)))
                total += weight * (losses[t][move[0]] + self.expected_loss(plan, losses, then))
        return total

    def enforced(self, mixture):
        """Return the least expected regret of all players if the adversary draws its sequence from this mixture."""
        total = math.lcm(*(weight.denominator for weight in mixture))
        pairs = [(int(weight * total), rows) for weight, rows in zip(mixture, self.sequences, strict=True) if weight]
        return Fraction(self.least_loss((), pairs) - sum(count * best_arm(rows) for count, rows in pairs)) / total

    def least_loss(self, history, pairs):
        """Return the least expected loss after a history, summed over the (weight, sequence) that it leaves open."""
        t = len(history)
        if t == self.T:
            return 0
        costs = []
        for move in self.moves(history):
            groups = defaultdict(list)
            for weight, rows in pairs:
                groups[self.seen(history, move, rows)].append((weight, rows))
            later = (self.least_loss((*history, (*move, feedback)), group) for feedback, group in groups.items())
            costs.append(sum(weight * rows[t][move[0]] for weight, rows in pairs) + sum(later))
        return min(costs)


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


def last_move(history):
    """Return (the history before the last round, the move of the last round)."""
    return history[:-1], history[-1][:2]


def suffered(course, losses):
    """Return the loss suffered in a course of the game."""
    return sum(row[arm] for (arm, *_), row in zip(course, losses, strict=True))


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


def matrix(entries, columns):
    """Return the sparse matrix with these (row, column, value), repeated places being added."""
    rows, places, values = zip(*entries, strict=True)
    return coo_array((values, (rows, places)), shape=(max(rows) + 1, columns)).tocsr()
