"""The conclusion of a formal theorem beside the paper's line: do they bound by the same number?

A closed statement of Coq ends in relations. Where a side of one is a number that can be computed from names (with the
four operations, powers, roots, logarithms, minima, maxima and sums), it is evaluated at random points, and so is the
side of the paper's line, or of its corrected form. They *agree* if a relation of the theorem has the sides of a
relation of the line. A side that is no such number, like a mean or a probability, may stand for one name of the
line: what it means, and what the theorem assumes, only a reader can judge.
"""

import math
import random
import re
from contextlib import suppress
from functools import reduce
from itertools import pairwise

from proofbook.latex_value import Formula, harmonic
from proofbook.reader import Reader, Unreadable, depths, is_enclosed
from proofbook.reading import MIRROR, POINTS, near, relations

TOKEN = re.compile(r"/\\|\\/|<->|->|=>|:=|<=|>=|<>|[A-Za-z_][\w']*(?:\.[A-Za-z_][\w']*)*|\d+(?:\.\d+)?|%\w+|\S")
RELATIONS = ("<=", ">=", "<", ">", "=")
ENDS = {")", "+", "-", "*", "/", "^", *RELATIONS}
FUNCTIONS = {
    "sqrt": math.sqrt, "ln": math.log, "exp": math.exp, "INR": float, "IZR": float, "Rabs": abs, "harmonic": harmonic,
    "cbrt": math.cbrt, "Rmax": max, "Rmin": min, "Nat.max": max, "Nat.min": min,
    "sum": lambda last, term: sum(map(term, range(1, round(last) + 1))),
}  # fmt: skip
NAME = re.compile(r"[A-Za-z_][\w']*(\.\w+)*")
TRIES = 400
LEAST = 4  # tokens of a side that says something
OPAQUE = re.compile(r"\\(mathfrak|E|mathbb|Pr)(?![A-Za-z])")  # what stands for no number


def tokens(text):
    """Return the tokens of a piece of Coq, without the names of scopes."""
    return [token for token in TOKEN.findall(text) if not token.startswith("%")]


def cut(found, separators):
    """Return the pieces of a list of tokens between separators outside of brackets, and the separators."""
    places = [k for k, (token, depth) in enumerate(zip(found, depths(found), strict=True)) if depth == 0]
    places = [k for k in places if found[k] in separators]
    pieces = [found[a + 1 : b] for a, b in pairwise([-1, *places, len(found)])]
    return pieces, [found[k] for k in places]


def conclusions(statement):
    """Return the relations (left, sign, right) in which a statement ends, the sides as tokens."""
    return of_tokens(tokens(statement))


def of_tokens(found):
    """Return the relations in which a proposition ends: behind premises, quantifiers and definitions, in all parts."""
    last = cut(found, ("->",))[0][-1]
    if last[:1] in (["forall"], ["exists"]):
        return of_tokens(last[len(cut(last, (",",))[0][0]) + 1 :])
    if last[:1] == ["let"]:
        first = cut(last, ("in",))[0][0]
        value, rest = ["(", *first[3:], ")"], last[len(first) + 1 :]
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
        self.names, self.is_natural = names, False
        self.value, self.size = self.whole(self.sum), sum(token not in "()" for token in found)

    def total(self, parts):
        """Return the sum of parts; natural numbers end at 0."""
        least = 0.0 if self.is_natural else -math.inf
        added = lambda point: lambda a, part: max(least, a + part[1](point) * (1 if part[0] == "+" else -1))  # noqa: E731
        return lambda point: reduce(added(point), parts, 0.0)

    def term(self):
        """Read factors with * and / between them; a / may begin."""
        parts = [(self.taken("/") or "*", self.power())]
        while sign := self.taken("*", "/"):
            inverse = sign == "*" and self.taken("/")
            parts.append((inverse or sign, self.power()))
        return self.product(parts)

    def factor(self):
        """Read a function with its arguments, a name that is one whatever it is applied to, or a term of a sequence."""
        first, head, arguments = self.argument(), self.tokens[self.place - 1], []
        known = next((name for name in (head, head.rpartition(".")[2]) if name in FUNCTIONS), None)
        before, self.is_natural = self.is_natural, self.is_natural or known == "INR"
        while self.next is not None and self.next not in ENDS:
            arguments.append(self.argument())
        self.is_natural = before
        if known and arguments:
            return lambda point: FUNCTIONS[known](*(argument(point) for argument in arguments))
        name = self.names.get(head, head)
        if not arguments or name.startswith("="):
            return first
        if len(arguments) > 1 or not NAME.fullmatch(head) or (head not in self.names and "." in head):
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
        return lambda point: lambda number: body(point.under(index, number))


def sides(found, names):
    """Return a side as a function of a point, or None if it is no number that can be read."""
    with suppress(Unreadable, IndexError):
        return Number(found, names)


def latex(text):
    """Return a side of a line as a function of a point, or None if it cannot be read or is a mean or a chance."""
    with suppress(Unreadable, KeyError, IndexError):
        return None if OPAQUE.search(text.strip()) else Formula(text)


def agrees(statement, lines, names, draw):
    """Return how a theorem compares with lines of LaTeX: "both sides", "its bound", or "" if they do not agree."""
    ours = [(sides(a, names), sign, sides(b, names)) for a, sign, b in conclusions(statement)]
    theirs = [(latex(a), sign, latex(b)) for line in lines for a, sign, b in relations(line)]
    theirs += [(b, MIRROR[sign], a) for a, sign, b in theirs]
    words = {same(one, other, draw) for one in ours for other in theirs if one[1] == other[1]}
    return next((word for word in ("both sides", "its bound") if word in words), "")


def same(one, other, draw):
    """Compare a relation of Coq with one of a line, at random points."""
    (a, _, b), (c, _, d) = one, other
    if max((side.size for side in (a, b) if side), default=0) < LEAST:
        return ""
    known = [(x, y) for x, y in ((a, c), (b, d)) if x is not None and y is not None]
    opaque = sum(x is None and y is None for x, y in ((a, c), (b, d)))
    if len(known) + opaque < 2 or not known:
        return ""
    rng, seen, values = random.Random(0), 0, set()
    for _ in range(TRIES):
        point = draw(rng)
        try:
            pairs = [(x(point), y(point)) for x, y in known]
        except (Unreadable, ValueError, ZeroDivisionError, OverflowError, TypeError):
            continue
        if not all(near(x, y) for x, y in pairs):
            return ""
        values.update(round(x, 6) for x, _ in pairs)
        seen += 1
        if seen == POINTS:
            break
    if seen < POINTS or len(values) < POINTS // 2:  # a constant says nothing
        return ""
    return "its bound" if opaque else "both sides"
