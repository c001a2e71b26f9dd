"""A learner of rational weights on tiny games, along all action sequences:
exact identities about estimators.

Of what a proof says about estimators and their expectations, much holds for every learner that uses
what it has observed and nothing else. `batches.rational` is no good learner, but its weights are
fractions: w_1 ∝ 1 + L_2 and w_2 ∝ 1 + L_1 for the sums L of observed estimators.
"""

from dataclasses import dataclass
from functools import cached_property

from delay_scheduling.validation import require
from lab.exact.batches import rational
from lab.exact.law import Law
from lab.exact.learner import Rows
from lab.exact.literal import estimator, weights


@dataclass(frozen=True)
class RationalGame(Rows):
    """Play the learner on one instance with two arms and bandit feedback. Rows and arms count from
    0.

    The losses are T pairs of fractions, the delays T integers of at least 0. A learner that cheats
    uses feedback in the next round, before it arrives (`early`).

    >>> game = RationalGame(((0, 1), (0, 1)), (0, 0))
    >>> game.play((1,))[0], game.mean(lambda path, estimators: estimators[0][1])
    ([[Fraction(1, 2), Fraction(1, 2)], [Fraction(3, 4), Fraction(1, 4)]], Fraction(1, 1))
    """

    losses: tuple
    delays: tuple
    early: bool = False

    def __post_init__(self):
        require(
            self.losses and all(len(row) == 2 for row in self.losses),
            "losses",
            "rows of two arms",
            self.losses,
        )
        same = len(self.delays) == len(self.losses) and min(self.delays) >= 0
        require(same, "delays", f"{len(self.losses)} integers of at least 0", self.delays)

    def play(self, path):
        """Return the weights of the rows of a path of actions and of the next row,
        and the estimators of the path.
        """
        rows = (*self.losses[: len(path)], (0, 0))
        delays = (0,) * (len(path) + 1) if self.early else (*self.delays, 0)
        xs = weights(rows, delays, (), (*path, 0), "bandit", rational)
        return xs, [estimator(*row, "bandit") for row in zip(rows, path, xs, strict=False)]

    @cached_property
    def law(self):
        """The Law of the actions of all rows."""
        return Law.of(lambda path: dict(enumerate(self.play(path)[0][-1])), len(self.losses))

    def mean(self, value):
        """Return E[value(path, estimators)] over the actions of all rows, a fraction."""
        return self.law.mean(lambda path: value(path, self.play(path)[1]))

    def mean_pending(self, t, value):
        """Return Σ E[value(path, estimator of row s)] over the pending rows s of row t, a
        fraction.
        """
        return sum(
            self.mean(lambda path, estimators, s=s: value(path, estimators[s]))
            for s in self.pending(t)
        )

    def chance(self, events):
        """Return P(row t has action events[t], for all t of the dict)."""
        return self.law.chance(lambda path: all(path[t] == arm for t, arm in events.items()))
