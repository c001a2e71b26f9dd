"""Read arithmetic from the tokens of Coq's text. What is read is a function of a point."""

import math
from itertools import accumulate


class Unreadable(ValueError):
    """A text, or a part of one, that says nothing here, or another thing than it should."""


class Reader:
    """Go through tokens from the left: sums of terms, terms of factors, and their powers.

    What a factor is, and what may be an exponent, the readers of a language say (`factor`,
    `exponent`).
    """

    def __init__(self, tokens):
        self.tokens = tokens
        self.place = 0

    def __call__(self, point):
        return self.value(point)

    @property
    def next(self):
        """The next token, or None at the end."""
        return self.tokens[self.place] if self.place < len(self.tokens) else None

    def take(self, expected=None):
        """Return the next token and go on."""
        token = self.next
        if token is None or expected not in (None, token):
            raise Unreadable(
                f"{token} in place of {expected} at"
                f" {' '.join(self.tokens[self.place : self.place + 8])}"
            )
        self.place += 1
        return token

    def taken(self, *tokens):
        """Go on if the next token is one of these, and return it; else None."""
        return self.take() if self.next in tokens else None

    def whole(self, part):
        """Return what a function reads, if nothing is left behind it."""
        found = part()
        if self.next is not None:
            raise Unreadable(f"{self.next} behind the end")
        return found

    def sum(self):
        """Read terms with signs between them."""
        parts = [(self.taken("+", "-") or "+", self.term())]
        while sign := self.taken("+", "-"):
            parts.append((sign, self.term()))
        return self.total(parts)

    def term(self):
        """Read factors with * and / between them."""
        parts = [("*", self.power())]
        while sign := self.taken("*", "/"):
            parts.append((sign, self.power()))
        return self.product(parts)

    def power(self):
        """Read a factor with its exponent."""
        base = self.factor()
        return self.raised(base, self.exponent()) if self.taken("^") else base

    def total(self, parts):
        """Return the sum of parts, pairs of a sign and a value at a point, as a value at a
        point.
        """
        return lambda point: sum(
            part(point) if sign == "+" else -part(point) for sign, part in parts
        )

    def product(self, parts):
        """Return the product of parts, pairs of an operation and a value at a point,
        as a value at a point.
        """
        inverse = self.inverse
        return lambda point: math.prod(
            inverse(part(point)) if by == "/" else part(point) for by, part in parts
        )

    def inverse(self, number):
        """Return 1 / number."""
        return 1 / number

    def raised(self, base, exponent):
        """Return the power of two values at a point as a value at a point."""
        return lambda point: power(base(point), exponent(point))


def power(base, exponent):
    """Return a real power."""
    if base < 0 and exponent != round(exponent):
        raise Unreadable("a root of a negative number")
    return base**exponent


def depths(tokens):
    """Return behind each token how many brackets are open."""
    return list(accumulate((token == "(") - (token == ")") for token in tokens))


def is_enclosed(tokens):
    """Tell whether tokens, or letters, stand in one pair of brackets."""
    return tokens[0] == "(" and depths(tokens).index(0) == len(tokens) - 1
