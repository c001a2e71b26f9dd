"""Read a statement of Coq back, without the module that wrote it, and compare it with its claim at many points.

The functions mean here what they mean in Coq, where they are total: x / 0, the square root of a negative number and its
logarithm are 0.
"""

import itertools
import random
import re
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

import sympy as sp

from proofbook.claim import gt
from proofbook.kernel.value import UnclearError, UndefinedError, mp, power, real, value
from proofbook.provers.points import admissible, fits, points, tied
from proofbook.provers.query import ask

TOKEN = re.compile(r"\s*(forall|fun|=>|->|/\\|<=|>=|<>|%[ZR]|[A-Za-z_][\w.']*|\d+|[-+*/^()=<>:,~])")
RELATIONS = ("<=", ">=", "<>", "<", ">", "=")
MOST_TERMS = 200
CLOSE, INDICES, MOST_POINTS, ENOUGH, LEAST = mp.mpf(10) ** -30, range(-5, 15), 160, 12, 5
MOST_TRIED = 1500
MEANT = {"ex_derive": "Derive", "ex_derive_n": "Derive_n", "ex_RInt": "RInt"}


class ReadingError(ValueError):
    """The text is not a statement, or does not say what the claim says."""


@dataclass(frozen=True)
class Relation:
    """Hold a relation: its sides are functions of the values of the variables."""

    lhs: object
    symbol: str
    rhs: object

    def holds(self, at):
        """Tell whether it holds."""
        a, b = self.lhs(at), self.rhs(at)
        same = a == b if isinstance(a, Fraction) and isinstance(b, Fraction) else near(a, b)
        less = not same and real(a) < real(b)
        return {"=": same, "<>": not same, "<": less, "<=": less or same, ">": not (less or same), ">=": not less}[
            self.symbol
        ]


@dataclass(frozen=True)
class Statement:
    """Hold a statement: pairs (name, type), premises and conclusions, which are relations or statements."""

    binders: tuple
    premises: tuple
    goals: tuple

    def holds(self, at):
        """Tell whether it holds for all values of its variables, integers, that are tried."""
        places = itertools.product(INDICES, repeat=len(self.binders))
        inner = (
            {**at, **{name: Fraction(k) for (name, _), k in zip(self.binders, place, strict=True)}} for place in places
        )
        return all(
            all(goal.holds(point) for goal in self.goals)
            for point in inner
            if all(p.holds(point) for p in self.premises)
        )


@dataclass(frozen=True)
class Existence:
    """Hold that a derivative or an integral exists, as text: `compare` asks that the relation is about the same."""

    what: str

    def holds(self, at):
        """Leave it to Coq whether it exists."""
        return True


class Reader:
    """Read a text from left to right."""

    def __init__(self, text):
        self.tokens, place = [], 0
        while text[place:].strip(" ."):
            found = TOKEN.match(text, place)
            if not found:
                raise ReadingError(f"a token at {text[place : place + 30]!r}")
            self.tokens.append(found.group(1))
            place = found.end()
        self.place = 0

    def next(self, *wanted):
        """Return the next token if it is among those wanted, and move on; else None."""
        if self.place < len(self.tokens) and (not wanted or self.tokens[self.place] in wanted):
            self.place += 1
            return self.tokens[self.place - 1]
        return None

    def need(self, token):
        """Move over a token that must stand here."""
        if self.next(token) is None:
            raise ReadingError(f"{token!r} at {self.tokens[self.place : self.place + 8]}")

    def statement(self):
        """Read binders, premises and conclusions."""
        binders, parts = [], []
        if self.next("forall"):
            binders = self.binders()
        while True:
            goals = [self.relation()]
            while self.next("/\\"):
                goals.append(self.relation())
            if not self.next("->"):
                return Statement(tuple(binders), tuple(parts), tuple(goals))
            parts += goals

    def binders(self):
        """Read `(x : R) (n : Z),` or `i j : Z,`."""
        found = []
        while not self.next(","):
            bracket = self.next("(")
            names = []
            while not self.next(":"):
                names.append(self.next())
            kind = []
            while self.place < len(self.tokens) and self.tokens[self.place] not in (")", ","):
                kind.append(self.next())
            found += [(name, " ".join(kind)) for name in names]
            if bracket:
                self.need(")")
        return found

    def relation(self):
        """Read a relation, or a statement in parentheses."""
        if self.tokens[self.place : self.place + 2] == ["(", "forall"]:
            self.need("(")
            inner = self.statement()
            self.need(")")
            return inner
        if self.place < len(self.tokens) and self.tokens[self.place].startswith("ex_"):
            start = self.place
            self.application()
            return Existence(" ".join(self.tokens[start : self.place]))
        lhs, symbol = self.terms(), self.next(*RELATIONS)
        if symbol is None:
            raise ReadingError(f"a relation at {self.tokens[self.place : self.place + 8]}")
        return Relation(lhs, symbol, self.terms())

    def terms(self):
        """Read a sum."""
        found = self.factors()
        while sign := self.next("+", "-"):
            found = binary(sign, found, self.factors())
        return found

    def factors(self):
        """Read a product."""
        found = self.signed()
        while sign := self.next("*", "/"):
            found = binary(sign, found, self.signed())
        return found

    def signed(self):
        """Read a factor, which may have a sign."""
        if self.next("-"):
            inner = self.signed()
            return lambda at: -inner(at)
        base = self.application()
        if self.next("^"):
            exponent = self.application()
            return lambda at: power(base(at), exponent(at)) if exponent(at) else Fraction(1)
        return base

    def application(self):
        """Read a function with its arguments, or an atom."""
        token = self.tokens[self.place]
        if not re.match(r"[A-Za-z_]", token):
            return self.atom()
        self.place += 1
        arguments = []
        while self.place < len(self.tokens) and re.match(r"[A-Za-z_\d(]", self.tokens[self.place]):
            if self.tokens[self.place] in ("forall", "fun"):
                break
            arguments.append(self.atom())
        return lambda at: applied(token, [argument(at) for argument in arguments], at)

    def atom(self):
        """Read a number, a variable, or what stands in parentheses."""
        token = self.next()
        if token == "(":
            found = self.function() if self.next("fun") else self.terms()
            self.need(")")
            self.next("%Z", "%R")
            return found
        if token.isdigit():
            self.next("%Z", "%R")
            return lambda at: Fraction(int(token))
        return lambda at: applied(token, [], at)

    def function(self):
        """Read a function of an index."""
        name = self.next()
        self.need(":")
        if self.next("Z", "R") is None:
            raise ReadingError(f"the type of {name}")
        self.need("=>")
        body = self.terms()
        return lambda at: lambda k: body({**at, name: Fraction(k) if isinstance(k, int) else k})


def binary(sign, left, right):
    """Return the function that computes a sum, product or quotient."""
    compute = {"+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": quotient}[sign]
    return lambda at: compute(*alike(left(at), right(at)))


def alike(a, b):
    """Return two numbers of one kind."""
    return (a, b) if isinstance(a, Fraction) and isinstance(b, Fraction) else (real(a), real(b))


def quotient(a, b):
    """Divide as Coq does."""
    return a / b if b else Fraction(0)


def applied(name, arguments, at):
    """Return the value of a variable, a constant or a function."""
    if name in at:
        return at[name](*map(int, arguments)) if arguments else at[name]
    if name not in FUNCTIONS:
        raise ReadingError(f"the meaning of {name}")
    return FUNCTIONS[name](*arguments)


def summed(first, last, term):
    """Add up the terms of a sum."""
    if last - first > MOST_TERMS:
        raise UnclearError(f"more than {MOST_TERMS} terms")
    found = Fraction(0)
    for k in range(int(first), int(last) + 1):
        a, b = alike(found, term(k))
        found = a + b
    return found


FUNCTIONS = {
    "IZR": lambda k: k,
    "PI": lambda: mp.pi,
    "euler": lambda: mp.euler,
    "exp": lambda x: mp.exp(real(x)) if x else Fraction(1),
    "ln": lambda x: (mp.log(real(x)) if x != 1 else Fraction(0)) if real(x) > 0 else Fraction(0),
    "sqrt": lambda x: power(x, Fraction(1, 2)) if real(x) > 0 else Fraction(0),
    "rpow": lambda x, y: power(x, y) if x else Fraction(not y),
    "Rabs": abs,
    "Rmax": lambda a, b: a if real(a) >= real(b) else b,
    "Rmin": lambda a, b: a if real(a) <= real(b) else b,
    "Z.max": max,
    "Z.min": min,
    "Zfloor": lambda x: Fraction(int(mp.floor(real(x)))) if not isinstance(x, Fraction) else Fraction(x.__floor__()),
    "Zceil": lambda x: Fraction(int(mp.ceil(real(x)))) if not isinstance(x, Fraction) else Fraction(x.__ceil__()),
    "sum": summed,
    "Derive": lambda f, x: mp.diff(f, real(x)),
    "Derive_n": lambda f, n, x: mp.diff(f, real(x), int(n)),
    "RInt": lambda f, a, b: mp.quad(f, [real(a), real(b)]),
}


def near(a, b):
    """Tell whether two numbers agree to thirty digits."""
    a, b = real(a), real(b)
    return abs(a - b) <= CLOSE * max(1, abs(a), abs(b))


def read(text):
    """Return the Statement that a text says, such as `forall (x : R), 0 < x -> ln x <= x - 1`."""
    reader = Reader(text)
    found = reader.statement()
    if reader.place != len(reader.tokens):
        raise ReadingError(f"the end at {reader.tokens[reader.place : reader.place + 8]}")
    return found


def compare(claim, text, seed=0):
    """Compare a claim with a statement of Coq at many points; return how many lie in the domain of both.

    Raises
    ------
    ReadingError : at the first point at which domain, sides or definedness differ, or if a relation is not the same.
    """
    said, objects = read(text), [*claim.symbols, *claim.sequences]
    if len(said.binders) != len(objects):
        raise ReadingError(f"{len(objects)} variables, not {len(said.binders)}")
    goal = said.goals[-1]
    if not isinstance(goal, Relation) or goal.symbol.replace("<>", "!=") != claim.relation:
        raise ReadingError(f"the relation {claim.relation}")
    for one in said.goals[:-1]:
        if isinstance(one, Existence) and not exists_of(one.what, " ".join(Reader(text).tokens)):
            raise ReadingError(f"nothing is said of what exists: {one.what}")
    inside = 0
    for tried, point in enumerate(itertools.islice(places(claim, seed), MOST_POINTS)):
        try:
            inside += compare_at(claim, said, objects, point)
        except UnclearError:
            continue
        if inside >= ENOUGH and tried > MOST_POINTS / 2:
            break
    for point in inhabitants(claim, seed) if inside < LEAST else ():
        try:
            inside += compare_at(claim, said, objects, point)
        except UnclearError:
            continue
    return inside


def inhabitants(claim, seed):
    """Yield points of a domain that few points hit: those that its equations, and then z3, leave."""
    rng = random.Random(seed)
    if claim.sequences or not claim.symbols:
        return
    near = (point for point in itertools.islice(tied(claim), MOST_TRIED) if admissible(claim, point))
    found = list(itertools.islice(near, ENOUGH))
    for _ in range(ENOUGH if len(found) < LEAST else 0):
        symbol = rng.choice(claim.symbols)
        _, point = ask((*claim.given, *(gt(symbol, known[symbol]) for known in found[-1:])), [])
        if point and set(point) == set(claim.symbols) and admissible(claim, point):
            found.append(point)
    yield from ({s: Fraction(int(v.p), int(v.q)) for s, v in point.items()} for point in found)


def exists_of(what, text):
    """Tell whether a statement is about the derivative or the integral that is said to exist."""
    head, _, rest = what.partition(" ")
    return head in MEANT and f"{MEANT[head]} {rest}" in text


def places(claim, seed):
    """Yield points near the domain: those that the provers try, in random order, and some off it."""
    rng = random.Random(seed)
    plain = claim if claim.symbols else None
    found = list(itertools.islice(points(plain), 300)) if plain else [{}]
    rng.shuffle(found)
    odd = [Fraction(*pair) for pair in ((0, 1), (-1, 1), (1, 2), (1, 1), (5, 2), (3, 1), (7, 10))]
    for n in range(MOST_POINTS):
        point = {s: Fraction(int(v.p), int(v.q)) for s, v in found[n % len(found)].items()}
        if n % 2 and point:  # every symbol at every odd value first
            point[sorted(point, key=str)[n // 2 % len(point)]] = odd[n // 2 // len(point) % len(odd)]
        for base in claim.sequences:
            terms = [Fraction(rng.randrange(0 if n % 3 else -3, 9), rng.randrange(1, 4)) for _ in range(60)]
            if base.label.is_positive and n % 3:
                terms = [term + 1 for term in terms]
            point[base] = terms
        yield point


def compare_at(claim, said, objects, point):
    """Compare at one point; return whether it lies in the domain of both."""
    at, own = {}, dict(point)
    for (name, _), thing in zip(said.binders, objects, strict=True):
        at[name] = point[thing]
        if isinstance(thing, sp.IndexedBase):
            term = partial(term_of, point[thing])
            at[name], own[thing] = term, term
    expected = belongs(claim, own, point)
    typed = all(kind != "Z" or at[name].denominator == 1 for name, kind in said.binders)
    found = typed and all(premise.holds(at) for premise in said.premises)
    if expected != found:
        raise ReadingError(f"the domain at {shown(point)}: {expected}, not {found}")
    if not found:
        return False
    try:
        sides = [value(sp.sympify(side), own) for side in (claim.lhs, claim.rhs)]
    except UndefinedError:
        if all(goal.holds(at) for goal in said.goals[:-1]):
            raise ReadingError(f"a side is undefined at {shown(point)}") from None
        return False
    if not all(goal.holds(at) for goal in said.goals[:-1]):
        raise ReadingError(f"both sides are defined at {shown(point)}")
    other = [said.goals[-1].lhs(at), said.goals[-1].rhs(at)]
    if not all(map(near, sides, other)):
        raise ReadingError(f"the sides at {shown(point)}: {sides}, not {other}")
    return True


def term_of(terms, *places):
    """Return a term of a made-up sequence."""
    return terms[sum(int(n) * p for n, p in zip(places, (1, 7, 11), strict=False)) % len(terms)]


def belongs(claim, own, point):
    """Tell whether a point lies in the domain of a claim, where its hypotheses are defined and true."""
    values = [(symbol, own[symbol]) for symbol in claim.symbols]
    values += [(base.label, term) for base in claim.sequences for term in point[base]]
    if not all(fits(symbol, sp.Rational(v.numerator, v.denominator)) for symbol, v in values):
        return False
    for hypothesis in claim.given:
        try:
            a, b = (value(sp.sympify(side), own) for side in (hypothesis.lhs, hypothesis.rhs))
        except UndefinedError:
            return False
        symbol = hypothesis.relation.replace("!=", "<>")
        if not Relation(lambda _, a=a: a, symbol, lambda _, b=b: b).holds({}):
            return False
    return True


def shown(point):
    """Return a point in words."""
    return {str(thing): str(number) for thing, number in point.items() if not isinstance(number, list)}
