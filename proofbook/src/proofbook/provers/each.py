"""A hypothesis about every k from a number to n plus a number,
such as F[k+1] <= F[k] for k = 0, ..., n - 1.
"""

from dataclasses import dataclass

import sympy as sp

from proofbook.claim import Claim
from proofbook.errors import require
from proofbook.stored import read, restored, stored, written

NEAR = (-2, -1, 0, 1)  # places n + j at which the step of an induction uses a hypothesis


@dataclass(frozen=True)
class Each:
    """Hold a hypothesis, its index, and the range of the index.

    Parameters
    ----------
    claim : claim about the index, without hypotheses; perhaps the claim of another check
        (`theorem["round"]`).
    index : integer symbol that can have all values of the range.
    first : integer, the first value.
    last : the last value: the variable of the induction plus an integer.

    >>> k, n = sp.Symbol("k", integer=True), sp.Symbol("n", integer=True, positive=True)
    >>> F = sp.IndexedBase(sp.Symbol("F", real=True))
    >>> print(Each(Claim(F[k + 1], "<=", F[k]), k, 0, n - 1))
    F[k + 1] <= F[k] for every k = 0, …, n - 1
    """

    claim: Claim
    index: sp.Symbol
    first: int
    last: sp.Expr

    def __post_init__(self):
        require(
            isinstance(self.claim, Claim) and not self.claim.given,
            "claim",
            "a claim that stands alone",
            self.claim,
        )
        is_index = isinstance(self.index, sp.Symbol) and self.index.is_integer
        require(is_index, "index", "an integer symbol", self.index)
        require(type(self.first) is int, "first", "an integer", self.first)
        known = self.index._assumptions_orig.items()
        fits = all(getattr(sp.Integer(self.first), f"is_{word}") is truth for word, truth in known)
        require(fits, "first", f"a value that {self.index} can have", self.first)

    def __str__(self):
        return f"{self.claim} for every {self.index} = {self.first}, …, {self.last}"

    def stored(self):
        """Return the hypothesis as a record keeps it."""
        ends = {"first": self.first, "last": written(self.last)}
        return {"claim": stored(self.claim), "index": written(self.index)} | ends

    @classmethod
    def restored(cls, data):
        """Return the hypothesis that a record keeps."""
        return cls(restored(data["claim"]), read(data["index"]), data["first"], read(data["last"]))

    def place(self, k):
        """Return the hypothesis at one place."""
        return self.claim.substitute({self.index: k})

    def shift(self, variable):
        """Return the number j of the last value n + j, or raise ValueError."""
        found = sp.expand(self.last - variable)
        require(found.is_Integer, "last", f"{variable} plus an integer", self.last)
        return int(found)

    def listed(self, variable, n):
        """Return the hypothesis at each place of its range for a number n."""
        return tuple(self.place(k) for k in range(self.first, n + self.shift(variable) + 1))

    def near(self, variable, least):
        """Return the hypothesis at places near n that are in the range of n + 1,
        whatever n is from the least on.
        """
        end = self.shift(variable) + 1
        return tuple(self.place(variable + j) for j in NEAR if self.first - least <= j <= end)
