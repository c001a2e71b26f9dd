"""The bound in which a formal theorem ends, as a number: to compare it with the package's own.

A closed statement of Coq ends in relations. Where a side of one is a number that can be computed
from names, with the four operations, powers, roots, logarithms, minima, maxima and sums, it is a
function of a `Point`.
"""

import math
import re
from contextlib import suppress
from itertools import pairwise

from proofbook.reader import Reader, Unreadable, depths, is_enclosed


def harmonic(n):
    """Return 1 + 1/2 + ... + 1/n."""
    return sum(1 / k for k in range(1, round(n) + 1))


TOKEN = re.compile(
    r"/\\|\\/|<->|->|=>|:=|<=|>=|<>|[A-Za-z_][\w']*(?:\.[A-Za-z_][\w']*)*|\d+(?:\.\d+)?|%\w+|\S"
)
RELATIONS = ("<=", ">=", "<", ">", "=")
ENDS = {")", "+", "-", "*", "/", "^", *RELATIONS}
FUNCTIONS = {
    "sqrt": math.sqrt,
    "ln": math.log,
    "exp": math.exp,
    "INR": float,
    "IZR": float,
    "Rabs": abs,
    "harmonic": harmonic,
    "cbrt": math.cbrt,
    "Rmax": max,
    "Rmin": min,
    "Nat.max": max,
    "Nat.min": min,
    "sum": lambda last, term: sum(map(term, range(1, round(last) + 1))),
}
NAME = re.compile(r"[A-Za-z_][\w']*(\.\w+)*")


def tokens(text):
    """Return the tokens of a piece of Coq, without the names of scopes."""
    return [token for token in TOKEN.findall(text) if not token.startswith("%")]


def cut(found, separators):
    """Return the pieces of a list of tokens between separators outside of brackets,
    and the separators.
    """
    places = [
        k for k, (token, depth) in enumerate(zip(found, depths(found), strict=True)) if depth == 0
    ]
    places = [k for k in places if found[k] in separators]
    pieces = [found[a + 1 : b] for a, b in pairwise([-1, *places, len(found)])]
    return pieces, [found[k] for k in places]


def conclusions(statement):
    """Return the relations (left, sign, right) in which a statement ends, the sides as tokens."""
    return of_tokens(tokens(statement))


def of_tokens(found):
    """Return the relations in which a proposition ends: behind premises,
    quantifiers and definitions, in all parts.
    """
    last = cut(found, ("->",))[0][-1]
    if last[:1] in (["forall"], ["exists"]):
        return of_tokens(last[len(cut(last, (",",))[0][0]) + 1 :])
    if last[:1] == ["let"]:
        first = cut(last, ("in",))[0][0]
        value = ["(", *first[3:], ")"]
        rest = last[len(first) + 1 :]
        return of_tokens([t for token in rest for t in (value if token == last[1] else [token])])
    if last and is_enclosed(last):
        return of_tokens(last[1:-1])
    parts, _ = cut(last, ("/\\",))
    if len(parts) > 1:
        return [relation for part in parts for relation in of_tokens(part)]
    ends, signs = cut(last, RELATIONS)
    return [(ends[k], sign, ends[k + 1]) for k, sign in enumerate(signs)]


class Number(Reader):
    """Read a side that is a number; call it with a point to get its value."""

    def __init__(self, found, names):
        super().__init__(found)
        self.names = names
        self.is_natural = False
        self.value = self.whole(self.sum)
        self.size = sum(token not in "()" for token in found)

    def total(self, parts):
        """Return the sum of parts; natural numbers end at 0."""
        least = 0.0 if self.is_natural else -math.inf

        def total_at(point):
            total = 0.0
            for sign, value in parts:
                step = value(point) if sign == "+" else -value(point)
                total = max(least, total + step)
            return total

        return total_at

    def term(self):
        """Read factors with * and / between them; a / may begin."""
        parts = [(self.taken("/") or "*", self.power())]
        while sign := self.taken("*", "/"):
            inverse = sign == "*" and self.taken("/")
            parts.append((inverse or sign, self.power()))
        return self.product(parts)

    def factor(self):
        """Read a function with its arguments, a name that is one whatever it is applied to,
        or a term of a sequence.
        """
        first = self.argument()
        head = self.tokens[self.place - 1]
        arguments = []
        known = next((name for name in (head, head.rpartition(".")[2]) if name in FUNCTIONS), None)
        before = self.is_natural
        self.is_natural = before or known == "INR"
        while self.next is not None and self.next not in ENDS:
            arguments.append(self.argument())
        self.is_natural = before
        if known and arguments:
            return lambda point: FUNCTIONS[known](*(argument(point) for argument in arguments))
        name = self.names.get(head, head)
        if not arguments or name.startswith("="):
            return first
        if (
            len(arguments) > 1
            or not NAME.fullmatch(head)
            or (head not in self.names and "." in head)
        ):
            raise Unreadable(head)
        return lambda point: point.part(name, "?", arguments[0])

    exponent = factor

    def argument(self):
        """Read a name, a number, or what stands in brackets."""
        token = self.take()
        if token == "(":
            value = self.function() if self.taken("fun") else self.sum()
            self.take(")")
            return value
        if token[0].isdigit():
            return lambda point: float(token)
        if not NAME.fullmatch(token) or token in ("fun", "if", "let", "forall", "exists"):
            raise Unreadable(token)
        name = self.names.get(token, token).removeprefix("=")
        return lambda point: point.value(name)

    def function(self):
        """Read a function of an index."""
        index = self.take()
        while self.take() != "=>":
            pass
        body = self.sum()

        def at(point):
            return lambda number: body(point.under(index, number))

        return at


def sides(found, names):
    """Return a side as a function of a point, or None if it is no number that can be read."""
    with suppress(Unreadable, IndexError):
        return Number(found, names)


class Point:
    """Hold the values of names: some are defined by formulas of others,
    the rest is drawn when first asked for.

    Parameters
    ----------
    values : {name: number, or function of a point}.
    draw : function from a name to a number, for names without a value; None: there are none.
    sequences : {name: function of an index}.
    bound : {index: number}, for the sums around.
    """

    def __init__(self, values, draw=None, sequences=None, bound=None):
        self.values = values
        self.draw = draw
        self.sequences = sequences or {}
        self.bound = bound or {}

    def under(self, index, number):
        """Return the point in which an index has a number."""
        return Point(self.values, self.draw, self.sequences, {**self.bound, index: number})

    def value(self, name):
        """Return the value of a name."""
        if name in self.bound:
            return float(self.bound[name])
        if name not in self.values:
            if self.draw is None:
                raise Unreadable(name)
            self.values[name] = self.draw(name)
        found = self.values[name]
        return found(self) if callable(found) else found

    def part(self, base, label, index):
        """Return the value of a name with a subscript, or of a sequence at an index."""
        if f"{base}_{label}" in self.values or base not in self.sequences or index is None:
            return self.value(f"{base}_{label}")
        return self.sequences[base](round(index(self)))
