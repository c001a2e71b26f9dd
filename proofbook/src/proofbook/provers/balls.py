"""Prove an inequality on a bounded box by ball arithmetic: cut the box until each piece is
certain.
"""

import sympy as sp
from flint import arb, ctx, fmpq

from proofbook.claim import SIGNS
from proofbook.enclosure import enclose
from proofbook.outcome import Proved, Unknown
from proofbook.provers.defined import smooth
from proofbook.provers.points import interval_of
from proofbook.provers.query import MOST_WORK
from proofbook.provers.witness import INEQUALITY, after_search

WORK_ON_A_PIECE = 100  # in the unit of z3, roughly


@after_search(INEQUALITY)
def balls(claim, pieces=20_000):
    """Prove an inequality, with exp, log and powers, on a box.

    The value on a piece is enclosed twice: directly, and by the mean value theorem from the middle.
    Inequalities that become equalities somewhere on the closed box cannot be seen this way; give
    `balls` the rest of the domain, and another prover the neighborhood of that point (`by_cases`).

    Parameters
    ----------
    claim : inequality. Each symbol has a least and a greatest value, by its assumptions and
        hypotheses. A prover for
        integers proves it for all real numbers between.
    pieces : how many pieces may be looked at.

    >>> x = sp.Symbol("x", positive=True)
    >>> from proofbook.provers import lt
    >>> balls(lt(sp.exp(-x), 1 / x, given=[x >= 1, x <= 5])).verdict
    'proved'
    """
    box = [interval_of(claim, symbol) for symbol in claim.symbols]
    if not all(side.inf.is_Rational and side.sup.is_Rational for side in box):
        return Unknown("balls", claim.domain, "the domain is not bounded by numbers")

    def exactly(number):
        return fmpq(int(number.p), int(number.q))

    stack = [[(exactly(side.inf), exactly(side.sup)) for side in box]]
    positive = Positive(claim)
    pieces = min(pieces, MOST_WORK.get() // WORK_ON_A_PIECE)
    for _ in range(pieces):
        if not stack:
            return Proved("ball arithmetic on pieces of the box", claim.domain)
        piece = stack.pop()
        if not positive.on(piece):
            if not piece:
                return Unknown("balls", claim.domain, "two numbers that are not told apart")
            stack += halves(piece)
    return Unknown("balls", claim.domain, f"{pieces} pieces are not enough")


class Positive:
    """The larger side minus the smaller, with its gradient."""

    def __init__(self, claim):
        self.claim = claim
        self.symbols = claim.symbols
        self.f = claim.difference if claim.relation in (">=", ">") else -claim.difference
        self.gradient = (
            [sp.diff(self.f, symbol) for symbol in self.symbols] if smooth(self.f) else None
        )
        self.strict = claim.relation in ("<", ">")

    def on(self, piece):
        """Tell whether f is certainly positive (nonnegative) on the piece,
        or the piece certainly off the domain.
        """
        with ctx.workprec(64):
            sides = dict(zip(self.symbols, [ball(*side) for side in piece], strict=True))
            return (
                self.sure(enclose(self.f, sides))
                or self.sure(self.mean_value(piece, sides))
                or self.outside(sides)
            )

    def sure(self, value):
        """Tell whether a ball is certainly on the right side of zero."""
        return bool(value > 0) if self.strict else bool(value >= 0)

    def mean_value(self, piece, sides):
        """Enclose f by its value in the middle and its gradient on the piece."""
        if self.gradient is None:
            return arb("nan")
        middle = dict(
            zip(self.symbols, [ball((a + b) / 2, (a + b) / 2) for a, b in piece], strict=True)
        )
        slopes = [enclose(partial, sides) for partial in self.gradient]
        moves = [
            slope * (sides[s] - middle[s]) for slope, s in zip(slopes, self.symbols, strict=True)
        ]
        return enclose(self.f, middle) + sum(moves, arb(0))

    def outside(self, sides):
        """Tell whether a hypothesis certainly fails on the whole piece."""
        values = [(h.relation, enclose(h.difference, sides)) for h in self.claim.given]
        return any(
            (v > 0 and 1 not in SIGNS[r]) or (v < 0 and -1 not in SIGNS[r]) for r, v in values
        )


def ball(low, high):
    """Return a ball that contains the rational interval."""
    return arb(low).union(arb(high))


def halves(piece):
    """Cut a piece across its longest side."""
    i = max(range(len(piece)), key=lambda i: piece[i][1] - piece[i][0])
    low, high = piece[i]
    middle = (low + high) / 2
    return [[*piece[:i], side, *piece[i + 1 :]] for side in ((middle, high), (low, middle))]
