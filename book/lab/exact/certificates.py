"""Minimax values of small games with certificates: a plan from above,
a mixture of adversaries from below.

The solver works in floating point, so its answer is only a suggestion. It is rounded to whole
multiples of 1 / N, in such a way that the plan is a plan and the mixture a mixture. Both are then
evaluated in integers, by weak duality. First N is the common denominator that the answer seems to
have: then both ends usually meet, and the value is exact. Otherwise N is a large number, and the
ends are fractions about N^-1 apart.

If a program is too large for the solver, it is first given the moves of an eager player only, who
leaves out a round only if all slots are taken at some time until its feedback is due. That such a
player is as good as any we need not prove: the mixture is evaluated against all plans of the whole
game. If the ends are apart, the whole program is solved.
"""

import itertools
import json
import math
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import csr_array, hstack

from delay_scheduling.validation import require

GRID = 10**9  # N, up to a small factor, if no common denominator is seen
LARGEST_DENOMINATOR = 10**4
LARGEST_COMMON = 10**14
SIMPLEX = 10**5  # entries of a program that the simplex method solves in seconds
LARGE = 5 * 10**6  # entries of a program on which the solver would spend minutes
NEAR = Fraction(1, 10**7)  # ends that are close enough not to solve the whole of a large program


@dataclass(frozen=True)
class Weights:
    """Hold weights that are whole multiples of 1 / N: the total N > 0, and counts >= 0,
    int64 of shape (n,).
    """

    total: int
    counts: np.ndarray

    def __post_init__(self):
        require(self.total > 0, "total", "a positive integer", self.total)
        require(
            (self.counts >= 0).all(), "counts", "integers of at least 0", self.counts.min(initial=0)
        )

    @property
    def sparse(self):
        """The total, the places of the positive weights and the weights, as a list for JSON."""
        places = np.flatnonzero(self.counts)
        return [int(self.total), places.tolist(), self.counts[places].tolist()]


def dense(stored, size):
    """Return the weights that `Weights.sparse` stored."""
    total, places, counts = stored
    found = np.zeros(size, dtype=np.int64)
    found[places] = counts
    return Weights(total, found)


class Between:
    """A number between two fractions, `low` and `high`."""

    @property
    def exact(self):
        """Whether both ends meet."""
        return self.low == self.high

    @property
    def value(self):
        """The number, a fraction. Raise ArithmeticError if the ends do not meet."""
        if not self.exact:
            ends = (
                f"{self.low} and {self.high}: a mixture enforces {self.low}, a plan guarantees"
                f" {self.high}"
            )
            raise ArithmeticError(f"the minimax regret is between {ends}")
        return self.low


@dataclass(frozen=True)
class Certificate(Between):
    """Hold what proves that the minimax regret of a game is between two fractions.

    The game is a `game_tree.SmallGame`, or whatever has a `program()`. The plan has the weights of
    the moves, with N the weight of the start, the mixture those of the adversary's strategies, with
    sum N.

    >>> from lab.exact.game_tree import equal_delays
    >>> certificate = certify(equal_delays(T=4, d=1, C=1))
    >>> certificate.low, certificate.high
    (Fraction(5, 4), Fraction(5, 4))
    """

    game: object
    plan: Weights
    mixture: Weights

    @cached_property
    def program(self):
        """The linear program of the game."""
        return self.game.program()

    @cached_property
    def high(self):
        """The largest regret of the plan, a fraction. Raise ValueError if it is no plan."""
        start = self.program.flow.dot(self.plan.counts)
        start[0] -= self.plan.total
        require(not start.any(), "plan", "weights that add up in every situation", start)
        return (
            self.program.unit
            * int(self.program.regret.dot(self.plan.counts).max())
            / self.plan.total
        )

    @cached_property
    def low(self):
        """The least regret of all plans against the mixture,
        a fraction. Raise ValueError if it is no mixture.

        Situations are taken from the last to the first. Each is worth its cheapest move. All is
        done in integers, in steps so small that the shares of moves with the same column are
        integers, too: a course has at most 2T + 1 situations. Were one rounded down, the number
        returned would only be smaller.
        """
        total = int(self.mixture.counts.sum())
        require(
            total == self.mixture.total, "mixture", f"weights with sum {self.mixture.total}", total
        )
        flow = self.program.flow
        value = 0
        scale = self.program.names ** (2 * self.game.T + 1)
        cost = [scale * count for count in self.program.regret.T.dot(self.mixture.counts).tolist()]
        ends, columns, data = (part.tolist() for part in (flow.indptr, flow.indices, flow.data))
        for row in reversed(range(len(self.program.choices))):
            value = min(cost[column] // shared for column, shared in self.program.choices[row])
            for place in range(ends[row], ends[row + 1]):
                if data[place] < 0:
                    cost[columns[place]] -= data[place] * value
        return self.program.unit * Fraction(value, scale * total)

    @property
    def stored(self):
        """The certificate as text."""
        return json.dumps([self.plan.sparse, self.mixture.sparse], separators=(",", ":"))


def restored(game, text):
    """Return the certificate that `Certificate.stored` wrote."""
    plan, mixture = json.loads(text)
    linear = game.program()
    strategies, moves = linear.regret.shape
    return certificate(game, linear, dense(plan, moves), dense(mixture, strategies))


def certificate(game, linear, plan, mixture):
    """Return a certificate for a game whose program is known already."""
    found = Certificate(game, plan, mixture)
    found.__dict__["program"] = linear
    return found


def certify(game):
    """Return a certificate for the minimax regret of a small game,
    exact if a common denominator is seen.

    The interior point method is fast. If its answer has no common denominator, that of the simplex
    method may have.
    """
    linear = game.program()
    if linear.regret.nnz > LARGE:
        found = closest(game, linear, "highs-ipm", eager(linear))
        if found.high - found.low < NEAR:
            return found
    found = closest(game, linear, "highs-ipm")
    if found.exact or linear.regret.nnz > SIMPLEX:
        return found
    return min(found, closest(game, linear, "highs-ds"), key=lambda found: found.high - found.low)


def eager(linear):
    """Return the columns of moves of players who leave out no round in vain."""
    kept = np.ones(linear.flow.shape[1], dtype=bool)
    kept[linear.idle] = False
    ends, columns, signs = (
        part.tolist() for part in (linear.flow.indptr, linear.flow.indices, linear.flow.data)
    )
    rows = [list(zip(columns[a:b], signs[a:b], strict=True)) for a, b in itertools.pairwise(ends)][
        1:
    ]
    # a situation needs moves, and moves that lead there
    for sign, order in ((1, reversed(rows)), (-1, rows)):
        for row in order:
            if not any(kept[column] for column, other in row if other * sign > 0):
                kept[[column for column, _ in row]] = False
    return np.flatnonzero(kept)


def closest(game, linear, method, columns=slice(None)):
    """Return the better of two certificates from the solver's answer: with common denominators,
    or on a fine grid.
    """
    plan, mixture = suggestion(linear, method, columns)
    step = linear.names
    seen = [(common_denominator(weights) or GRID) * step for weights in (plan, mixture)]
    found = [
        certificate(game, linear, rounded_plan(linear, plan, one), rounded_mixture(mixture, other))
        for one, other in (seen, [GRID * step] * 2)
    ]
    return min(found, key=lambda found: found.high - found.low)


def suggestion(linear, method, columns=slice(None)):
    """Return a plan of moves of these columns and a mixture, optimal up to rounding,
    in floating point.
    """
    regret = linear.regret[:, columns]
    flow = linear.flow[:, columns]
    flow = flow[np.flatnonzero(np.diff(flow.indptr))]
    strategies, moves = regret.shape
    start = np.zeros(flow.shape[0])
    start[0] = 1
    found = linprog(
        np.append(np.zeros(moves), 1.0),
        A_ub=hstack([regret, csr_array(-np.ones((strategies, 1)))]).tocsr(),
        b_ub=np.zeros(strategies),
        A_eq=hstack([flow, csr_array((len(start), 1))]).tocsr(),
        b_eq=start,
        bounds=[(0, None)] * moves + [(None, None)],
        method=method,
    )
    plan = np.zeros(linear.regret.shape[1])
    plan[columns] = np.maximum(found.x[:-1], 0)
    return plan, np.maximum(-found.ineqlin.marginals, 0)


def common_denominator(weights):
    """Return the least common denominator that the weights seem to have,
    or None if it is too large.
    """
    common = 1
    for weight in np.unique(np.round(weights, 10)):
        common = math.lcm(
            common, Fraction(float(weight)).limit_denominator(LARGEST_DENOMINATOR).denominator
        )
        if common > LARGEST_COMMON:
            return None
    return common


def rounded_plan(linear, weights, total):
    """Return a plan near these weights, in multiples of 1 / total: in each situation,
    the moves get all of its weight.

    Moves that share a weight count as often as they are many. The likeliest move takes what is left
    by rounding. Where n renamings of the arms change nothing, all is done in multiples of n. So the
    total must be a multiple of K!.
    """
    counts = np.zeros(len(weights), dtype=np.int64)
    flow = linear.flow
    for row, (choices, unit) in enumerate(zip(linear.choices, linear.units, strict=True)):
        entries = slice(flow.indptr[row], flow.indptr[row + 1])
        reached = (np.minimum(flow.data[entries], 0) * counts[flow.indices[entries]]).sum()
        here = total if row == 0 else -int(reached)
        shares = np.array([weights[column] * shared for column, shared in choices])
        shares = (
            shares / shares.sum() if shares.sum() > 0 else np.full(len(choices), 1 / len(choices))
        )
        parts = [int(here // unit * share + 0.5) for share in shares.tolist()]
        for place in np.argsort(-shares):
            parts[place] = max(0, parts[place] + here // unit - sum(parts))
        for part, (column, shared) in zip(parts, choices, strict=True):
            counts[column] = part * unit // shared
    return Weights(total, counts)


def rounded_mixture(weights, total):
    """Return a mixture near these weights, in multiples of 1 / total. The largest weight takes what
    is left.
    """
    counts = np.round(weights / weights.sum() * total).astype(np.int64)
    counts[counts.argmax()] += total - counts.sum()
    return Weights(total, counts)
