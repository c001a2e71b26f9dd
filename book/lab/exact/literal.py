"""What the exact games of Algorithms 1 and 2 share: the instance,
the player of the literal route, Algorithm 3.

The literal route hands each possible course of a game to the referee and multiplies the
probabilities that the player announces on the way. The reduced route plays Algorithm 3 on what
remains once the coins of the scheduler are fixed.

A learner is a function (L, sizes, place) → x: what was observed before the row, a round or a batch;
the numbers |S| at the start of each row so far; and the place of the representative in its batch,
from 1 to b, or None. A legal learner ignores the place. Weights are fractions if the learner's are,
balls if it is Delayed FTRL.
"""

import itertools
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

import numpy as np
from flint import arb

from delay_scheduling.game import Instance
from delay_scheduling.validation import frozen, require
from lab.exact.learner import Rows
from proofbook.expectation import as_ball, product, total


@dataclass(frozen=True)
class ExactGame:
    """Hold a tiny instance: T rows of K losses, integers or fractions in [0, 1],
    and T delays, integers of at least 0.

    The denominators of the losses are powers of 2. Rounds count from 1, arms from 0. A subclass
    gives the Law of the scheduler's `choices`, the number of `rows`, and the `weights` of Algorithm
    3.
    """

    losses: tuple
    delays: tuple

    def __post_init__(self):
        exact_floats = all(Fraction(float(value)) == value for row in self.losses for value in row)
        require(
            exact_floats, "losses", "fractions with denominators that are powers of 2", self.losses
        )

    @cached_property
    def instance(self):
        """The instance for the referee."""
        return Instance(
            frozen([list(map(float, row)) for row in self.losses], np.float64), list(self.delays)
        )

    T = Rows.T
    K = Rows.K

    @property
    def best(self):
        """The arm i* of least total loss."""
        return min(range(self.K), key=lambda i: sum(row[i] for row in self.losses))

    def plans(self):
        """Return the choices of the scheduler, their probability, and the actions, one a row,
        of each course.
        """
        actions = list(itertools.product(range(self.K), repeat=self.rows))
        return [(chance, choices, A) for chance, choices in self.choices.pairs for A in actions]

    def reduced(self, regime, learner):
        """Return {(choices of the scheduler, actions): probability} of Algorithm 3 on the
        reduced game.
        """
        xs = ((*plan, self.weights(*plan[1:], regime, learner)) for plan in self.plans())
        return {(choices, A): probability(chance, x, A) for chance, choices, A, x in xs}


class Script:
    """Play actions given in advance, one a row (a round, or a batch).

    The weights x and the sizes |S| are recorded whenever the learner is asked.
    """

    def __init__(self, actions, learner):
        self.actions = actions
        self.learner = learner

    def start(self, rules):
        self.rules = rules
        self.L = [Fraction(0)] * rules.K
        self.S = set()
        self.sizes = []
        self.x = []

    def choose(self, place=None):
        """Compute the weights of a row."""
        self.sizes.append(len(self.S))
        self.x.append(self.learner(self.L, tuple(self.sizes), place))

    def row(self, s):
        """Return the row of round s, from 0."""
        return s - 1

    def chance(self, s):
        """Return by what the losses of round s are divided."""
        return 1

    def observe(self, t, feedback):
        """Add the estimators of what arrives."""
        for s, value in feedback:
            self.S.remove(s)
            losses = [value] * self.rules.K if self.rules.regime == "bandit" else value
            losses = [Fraction(loss) / self.chance(s) for loss in losses]
            estimate = estimator(
                losses, self.actions[self.row(s)], self.x[self.row(s)], self.rules.regime
            )
            self.L = [total(pair) for pair in zip(self.L, estimate, strict=True)]


def weights(losses, delays, sizes, actions, regime, learner):
    """Return the weights of Algorithm 3 in each row of a game without capacity,
    along these actions.

    The learner is told the sizes, row by row.
    """
    xs = []
    estimates = []
    for t, arm in enumerate(actions):
        arrived = [estimates[s] for s in range(t) if s + delays[s] < t]
        L = [total(estimate[i] for estimate in arrived) for i in range(len(losses[t]))]
        xs.append(learner(L, tuple(sizes[: t + 1]), None))
        estimates.append(estimator(losses[t], arm, xs[-1], regime))
    return xs


def estimator(losses, arm, x, regime):
    """Return the loss estimator of a row: the losses,
    or with bandit feedback l_A / x_A for the arm played, else 0.
    """
    if regime == "full-information":
        return losses
    share = as_ball(losses[arm]) / x[arm] if isinstance(x[arm], arb) else losses[arm] / x[arm]
    return [share if i == arm else Fraction(0) for i in range(len(losses))]


def probability(chance, xs, actions):
    """Return the probability of a course: that of the scheduler's choice times the weights of the
    actions.
    """
    for x, arm in zip(xs, actions, strict=True):
        chance = product(chance, x[arm])
    return chance
