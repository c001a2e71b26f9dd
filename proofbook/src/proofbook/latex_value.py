r"""Evaluate a formula as it stands in LaTeX, at a point: to compare two formulas without trusting either's author.

It knows the four operations, powers, fractions, roots, logarithms, minimum and maximum, rounding, and finite sums. A
name is a letter or a Greek letter with its subscript: `d_{\max}` is `d_max`. A sequence is a name whose subscript is a
number at the point: `d_t`. Means and probabilities are read as one name, the whole text. The rest is `Unreadable`.
"""

import math
import re
from copy import copy

from proofbook.reader import Reader, Unreadable

TOKEN = re.compile(r"\\[A-Za-z]+|\d+(?:\.\d+)?|[A-Za-z]|\S")
SILENT = re.compile(r"\\(?:left|right|bigl?|bigr?|Bigl?|Bigr?|[,;:! ]|quad)(?![A-Za-z])|\\displaystyle")
WORDS = re.compile(r"\\(?:text|mathrm)\{([^{}]*)\}")
FUNCTION = re.compile(r"\\operatorname\{([^{}]*)\}")
CLOSING = {"(": ")", "[": "]", "{": "}", "\\{": "\\}", "|": "|", "\\lceil": "\\rceil", "\\lfloor": "\\rfloor"}
FRACTIONS, LISTS = ("\\frac", "\\tfrac", "\\dfrac"), ("\\min", "\\max")
OPENING = {
    "(": float,
    "[": float,
    "|": abs,
    "\\lceil": lambda x: float(math.ceil(x - 1e-12)),
    "\\lfloor": lambda x: float(math.floor(x + 1e-12)),
}
MARKS = ("\\widetilde", "\\hat", "\\widehat", "\\overline", "\\bar", "\\tilde", "\\mathcal", "\\mathfrak")
OPAQUE = ("\\E", "\\Pr", "\\mathbb")
ENDS = {")", "]", "}", "\\}", "\\rceil", "\\rfloor", ",", "+", "-", "|", "="}
GREEK = re.compile(
    "alpha|beta|gamma|delta|(var)?epsilon|zeta|eta|theta|iota|kappa|lambda|mu|nu|xi|pi|rho|sigma|tau|upsilon|phi|chi|"
    "psi|omega|ell|Delta|Lambda"
)


def tokens(text):
    """Return the tokens of a formula: digits one by one after \\frac, where each is an argument of its own."""
    text = FUNCTION.sub(r" \1 ", WORDS.sub(r"{\1}", text)).replace(r"\{", "(").replace(r"\}", ")")
    found = TOKEN.findall(SILENT.sub(" ", text))
    digits = [token.isdigit() and before in FRACTIONS for before, token in zip(["", *found], found, strict=False)]
    return [part for token, cut in zip(found, digits, strict=True) for part in (token if cut else [token])]


class Formula(Reader):
    """Read a formula once; call it with a point to get its value."""

    def __init__(self, text, long=()):
        super().__init__(tokens(text))
        self.declared, names = frozenset(long), {*long, "harmonic"}
        self.long = sorted((name for name in names if len(name) > 1 and name.isalpha()), key=len, reverse=True)
        self.value = self.whole(self.sum)

    def term(self):
        """Read factors, with or without a sign of multiplication, and divisions."""
        parts = [("*", self.power())]
        while self.next is not None and self.next not in ENDS:
            parts.append((self.taken("/", "\\cdot", "\\times") or "*", self.power()))
        return self.product(parts)

    def argument(self):
        """Read what stands in braces, or one token."""
        if self.next == "{":
            return self.group()
        inner = copy(self)
        inner.tokens, inner.place = [self.take()], 0
        return inner.factor()

    exponent = argument

    def group(self):
        """Read a sum between a bracket and its partner."""
        end = CLOSING[self.take()]
        value = self.sum()
        self.take(end)
        return value

    def factor(self):
        """Read one factor without its exponent."""
        token = self.next or ""
        if token[:1].isdigit():
            number = float(self.take())
            return lambda point: number
        if token in OPENING:
            inner, function = self.group(), OPENING[token]
            return lambda point: function(inner(point))
        if token == "{":
            ahead = self.tokens[self.place + 2 : self.place + 4]  # one letter with a subscript: as SymPy writes x[i]
            return self.name() if ahead == ["}", "_"] else self.group()
        if token in OPAQUE:
            return self.opaque()
        if self.taken(*FRACTIONS):
            above, below = self.argument(), self.argument()
            return lambda point: above(point) / below(point)
        if self.taken("\\sqrt"):
            degree = self.group() if self.next == "[" else lambda point: 2.0
            return self.raised(self.argument(), lambda point: 1 / degree(point))
        if self.taken("\\sum"):
            return self.series()
        return self.function(FUNCTIONS[self.take()], token in LISTS) if token in FUNCTIONS else self.name()

    def function(self, function, of_list=False):
        """Read the arguments of a function, in brackets, and perhaps a power of the function before them."""
        exponent = self.argument() if self.taken("^") else None
        if of_list or self.next == "(":
            self.take("(")
            parts = [self.sum()]
            while of_list and self.taken(","):
                parts.append(self.sum())
            self.take(")")
        else:
            parts = [self.argument() if self.next == "{" else self.power()]
        value = lambda point: function(*(part(point) for part in parts))  # noqa: E731
        return value if exponent is None else self.raised(value, exponent)

    def series(self):
        """Read a sum over an index from a first to a last value."""
        self.take("_")
        self.take("{")
        index = self.letter()
        if self.taken("\\in"):  # a set [t] of indices
            first, last = (lambda point: 1), self.group()
            self.take("}")
        else:
            self.take("=")
            first = self.sum()
            self.take("}")
            self.take("^")
            last = self.argument()
        body = self.term()

        numbers = lambda point: range(round(first(point)), round(last(point)) + 1)  # noqa: E731
        return lambda point: sum(body(point.under(index, number)) for number in numbers(point))

    def letter(self):
        """Read the letter of a name, with marks on it, or a name of several letters."""
        token = self.take()
        if token in MARKS and self.next == "{":
            return f"{token[1:]} {self.letter()}"
        if token == "{":
            inner = self.letter()
            self.take("}")
            return inner
        for name in self.long:
            letters = [token, *self.tokens[self.place : self.place + len(name) - 1]]
            if letters == list(name):
                self.place += len(name) - 1
                return name
        if GREEK.fullmatch(token.removeprefix("\\")) or token.isalpha():
            return token.removeprefix("\\")
        raise Unreadable(token)

    def name(self):
        """Read a name with its subscript, the number e, or a value of a sequence."""
        base = self.letter()
        if base == "harmonic":
            return self.function(harmonic)
        while self.next == "'":
            base += self.take()
        if not self.taken("_"):
            is_number = base == "e" and base not in self.declared
            return (lambda point: math.e) if is_number else lambda point: point.value(base)
        start = self.place
        index = None
        try:
            index = self.argument()
        except Unreadable:
            self.place = start
            self.skip("{", "}")
        label = re.sub(r"[\\{}]", "", "".join(self.tokens[start : self.place]))
        index = None if f"{base}_{label}" in self.declared else index
        return lambda point: point.part(base, label, index)

    def skip(self, opening, closing):
        """Go past one token or one group."""
        depth = 0
        while True:
            token = self.take()
            depth += (token == opening) - (token == closing)
            if depth == 0:
                return

    def opaque(self):
        """Read a mean or a probability as one name, whatever stands in it."""
        start = self.place
        self.take()
        if self.next == "{":
            self.skip("{", "}")
        if self.next not in ("(", "["):
            raise Unreadable(self.tokens[start])
        self.skip(self.next, CLOSING[self.next])
        words = self.tokens[start : self.place]
        text = "".join(words)
        return lambda point: point.value(" ".join([text, *(f"{i}={n}" for i, n in point.bound.items() if i in words)]))


def harmonic(n):
    """Return 1 + 1/2 + ... + 1/n."""
    return sum(1 / k for k in range(1, round(n) + 1))


FUNCTIONS = {"\\exp": math.exp, "\\log": math.log, "\\ln": math.log}
FUNCTIONS |= {"\\min": lambda *numbers: min(numbers), "\\max": lambda *numbers: max(numbers)}


class Point:
    """Hold the values of names: some are defined by formulas of others, the rest is drawn when first asked for.

    Parameters
    ----------
    values : {name: number, or function of a point}.
    draw : function from a name to a number, for names without a value; None: there are none.
    sequences : {name: function of an index}.
    bound : {index: number}, for the sums around.
    """

    def __init__(self, values, draw=None, sequences=None, bound=None):
        self.values, self.draw = values, draw
        self.sequences, self.bound = sequences or {}, bound or {}

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
