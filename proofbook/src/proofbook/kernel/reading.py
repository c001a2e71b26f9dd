"""Read a statement of Coq back, without the module that wrote it,
and compare it with its claim at many points.

The functions mean here what they mean in Coq, where they are total: x / 0, the square root of a
negative number and its logarithm are 0.
"""

import itertools
import random
import re
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

import sympy as sp

from proofbook.claim import SIGNS, gt
from proofbook.kernel.value import UnclearError, UndefinedError, added, mp, power, real, value
from proofbook.provers.points import admissible, fits, points, tied
from proofbook.provers.query import ask
from proofbook.reader import Reader
from proofbook.reader import Unreadable as ReadingError

TOKEN = re.compile(r"(forall|fun|=>|->|/\\|<=|>=|<>|%[ZR]|[A-Za-z_][\w.']*|\d+|[-+*/^()=<>:,~])")
RELATIONS = {"<=": "<=", ">=": ">=", "<>": "!=", "<": "<", ">": ">", "=": "="}
MOST_TERMS = 200
CLOSE = mp.mpf(10) ** -30
INDICES = range(-5, 15)
MOST_POINTS = 160
ENOUGH = 12
LEAST = 5
MOST_TRIED = 1500
MEANT = {"ex_derive": "Derive", "ex_derive_n": "Derive_n", "ex_RInt": "RInt"}
ODD = [Fraction(number) for number in ("0", "-1", "1/2", "1", "5/2", "3", "7/10")]


@dataclass(frozen=True)
class Relation:
    """Hold a relation: its sides are functions of the values of the variables."""

    lhs: object
    symbol: str
    rhs: object

    def holds(self, at):
        """Tell whether it holds."""
        return related(self.lhs(at), self.symbol, self.rhs(at))


@dataclass(frozen=True)
class Statement:
    """Hold a statement: pairs (name, type), premises and conclusions,
    which are relations or statements.

    That a derivative or an integral exists is a conclusion, too, as text: `compare` asks that the
    relation is about the same, and leaves it to Coq whether it exists.
    """

    binders: tuple
    premises: tuple
    goals: tuple

    def holds(self, at):
        """Tell whether it holds for all values of its variables, integers, that are tried."""
        for place in itertools.product(INDICES, repeat=len(self.binders)):
            point = {
                **at,
                **{name: Fraction(k) for (name, _), k in zip(self.binders, place, strict=True)},
            }
            if all(one.holds(point) for one in self.premises) and not all(
                one.holds(point) for one in self.goals
            ):
                return False
        return True


def tokens(text):
    """Return the tokens of a statement."""
    found = TOKEN.findall(text)
    if "".join(found) != "".join(text.split()).rstrip("."):
        raise ReadingError(f"a sign in {text!r} that says nothing")
    return found


class Coq(Reader):
    """Read a statement of Coq."""

    def statement(self):
        """Read binders, premises and conclusions."""
        binders = self.binders() if self.taken("forall") else []
        parts = []
        while True:
            goals = [self.relation()]
            while self.taken("/\\"):
                goals.append(self.relation())
            if not self.taken("->"):
                return Statement(tuple(binders), tuple(parts), tuple(goals))
            parts += goals

    def binders(self):
        """Read `(x : R) (n : Z),` or `i j : Z,`."""
        found = []
        while not self.taken(","):
            bracket = self.taken("(")
            names = []
            kind = []
            while not self.taken(":"):
                names.append(self.take())
            while self.next not in (")", ",", None):
                kind.append(self.take())
            found += [(name, " ".join(kind)) for name in names]
            if bracket:
                self.take(")")
        return found

    def relation(self):
        """Read a relation, or a statement in parentheses."""
        start = self.place
        if self.tokens[start : start + 2] == ["(", "forall"]:
            self.take("(")
            inner = self.statement()
            self.take(")")
            return inner
        if (self.next or "").startswith("ex_"):
            self.factor()
            return " ".join(self.tokens[start : self.place])
        lhs = self.sum()
        symbol = self.taken(*RELATIONS)
        if symbol is None:
            raise ReadingError(f"a relation at {self.tokens[self.place : self.place + 8]}")
        return Relation(lhs, RELATIONS[symbol], self.sum())

    def inverse(self, number):
        """Return 1 / number; Coq divides by zero."""
        return 1 / number if number else Fraction(0)

    def raised(self, base, exponent):
        """Return a power; Coq takes the power 0 of all numbers."""
        return lambda at: power(base(at), exponent(at)) if exponent(at) else Fraction(1)

    def factor(self):
        """Read a function with its arguments, or an atom."""
        if not re.match(r"[A-Za-z_]", self.next or ""):
            return self.atom()
        name = self.take()
        arguments = []
        while re.match(r"[A-Za-z_\d(]", self.next or "") and self.next not in ("forall", "fun"):
            arguments.append(self.atom())
        return lambda at: applied(name, [argument(at) for argument in arguments], at)

    exponent = factor

    def atom(self):
        """Read a number, a variable, or what stands in parentheses."""
        token = self.take()
        if token == "(":
            found = self.function() if self.taken("fun") else self.sum()
            self.take(")")
            self.taken("%Z", "%R")
            return found
        if token.isdigit():
            self.taken("%Z", "%R")
            return lambda at: Fraction(int(token))
        return lambda at: applied(token, [], at)

    def function(self):
        """Read a function of an index."""
        name = self.take()
        self.take(":")
        if not self.taken("Z", "R"):
            raise ReadingError(f"the type of {name}")
        self.take("=>")
        body = self.sum()
        return lambda at: lambda k: body({**at, name: Fraction(k) if isinstance(k, int) else k})


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
    return added(*map(term, range(int(first), int(last) + 1)))


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
    "Zfloor": lambda x: (
        Fraction(int(mp.floor(real(x)))) if not isinstance(x, Fraction) else Fraction(x.__floor__())
    ),
    "Zceil": lambda x: (
        Fraction(int(mp.ceil(real(x)))) if not isinstance(x, Fraction) else Fraction(x.__ceil__())
    ),
    "sum": summed,
    "Derive": lambda f, x: mp.diff(f, real(x)),
    "Derive_n": lambda f, n, x: mp.diff(f, real(x), int(n)),
    "RInt": lambda f, a, b: mp.quad(f, [real(a), real(b)]),
}


def near(a, b):
    """Tell whether two numbers agree to thirty digits."""
    a = real(a)
    b = real(b)
    return abs(a - b) <= CLOSE * max(1, abs(a), abs(b))


def related(a, relation, b):
    """Tell whether a relation holds between two numbers: exactly if both are fractions,
    else to thirty digits.
    """
    same = a == b if isinstance(a, Fraction) and isinstance(b, Fraction) else near(a, b)
    return (0 if same else -1 if real(a) < real(b) else 1) in SIGNS[relation]


def read(text):
    """Return the Statement that a text says, such as `forall (x : R), 0 < x -> ln x <= x - 1`."""
    reader = Coq(tokens(text))
    return reader.whole(reader.statement)


def compare(claim, text, seed=0):
    """Compare a claim with a statement of Coq at many points;
    return how many lie in the domain of both.
    """
    said = read(text)
    objects = [*claim.symbols, *claim.sequences]
    if len(said.binders) != len(objects):
        raise ReadingError(f"{len(objects)} variables, not {len(said.binders)}")
    goal = said.goals[-1]
    if not isinstance(goal, Relation) or goal.symbol != claim.relation:
        raise ReadingError(f"the relation {claim.relation}")
    for one in said.goals[:-1]:
        head, _, rest = one.partition(" ") if isinstance(one, str) else ("", "", "")
        if head and not (head in MEANT and f"{MEANT[head]} {rest}" in " ".join(tokens(text))):
            raise ReadingError(f"nothing is said of what exists: {one}")
    inside = 0
    for source in (places, inhabitants):
        for tried, point in enumerate(source(claim, seed)):
            try:
                inside += compare_at(claim, said, objects, point)
            except UnclearError:
                continue
            if inside >= ENOUGH and tried > MOST_POINTS / 2:
                break
        if inside >= LEAST:
            break
    return inside


def inhabitants(claim, seed):
    """Yield points of a domain that few points hit: those that its equations, and then z3,
    leave.
    """
    rng = random.Random(seed)
    if claim.sequences or not claim.symbols:
        return
    near = (
        point for point in itertools.islice(tied(claim), MOST_TRIED) if admissible(claim, point)
    )
    found = list(itertools.islice(near, ENOUGH))
    for _ in range(ENOUGH if len(found) < LEAST else 0):
        symbol = rng.choice(claim.symbols)
        _, point = ask((*claim.given, *(gt(symbol, known[symbol]) for known in found[-1:])), [])
        if point and set(point) == set(claim.symbols) and admissible(claim, point):
            found.append(point)
    yield from ({s: Fraction(int(v.p), int(v.q)) for s, v in point.items()} for point in found)


def places(claim, seed):
    """Yield points near the domain: those that the provers try, in random order, and some off
    it.
    """
    rng = random.Random(seed)
    plain = claim if claim.symbols else None
    found = list(itertools.islice(points(plain), 300)) if plain else [{}]
    rng.shuffle(found)
    for n in range(MOST_POINTS if found else 0):  # a domain that contradicts itself has no points
        point = {s: Fraction(int(v.p), int(v.q)) for s, v in found[n % len(found)].items()}
        if n % 2 and point:  # every symbol at every odd value first
            point[sorted(point, key=str)[n // 2 % len(point)]] = ODD[
                n // 2 // len(point) % len(ODD)
            ]
        for base in claim.sequences:
            terms = [
                Fraction(rng.randrange(0 if n % 3 else -3, 9), rng.randrange(1, 4))
                for _ in range(60)
            ]
            if base.label.is_positive and n % 3:
                terms = [term + 1 for term in terms]
            point[base] = terms
        yield point


def compare_at(claim, said, objects, point):
    """Compare at one point; return whether it lies in the domain of both."""
    at = {}
    own = dict(point)
    for (name, _), thing in zip(said.binders, objects, strict=True):
        at[name] = point[thing]
        if isinstance(thing, sp.IndexedBase):
            at[name] = own[thing] = partial(term_of, point[thing])
    expected = belongs(claim, own, point)
    typed = all(kind != "Z" or at[name].denominator == 1 for name, kind in said.binders)
    found = typed and all(premise.holds(at) for premise in said.premises)
    if expected != found:
        raise ReadingError(f"the domain at {shown(point)}: {expected}, not {found}")
    if not found:
        return False
    defined = all(goal.holds(at) for goal in said.goals[:-1] if not isinstance(goal, str))
    try:
        sides = [value(sp.sympify(side), own) for side in (claim.lhs, claim.rhs)]
    except UndefinedError:
        sides = None
    if defined != (sides is not None):
        raise ReadingError(
            f"{'a side is undefined' if defined else 'both sides are defined'} at {shown(point)}"
        )
    other = sides and [said.goals[-1].lhs(at), said.goals[-1].rhs(at)]
    if sides and not all(map(near, sides, other)):
        raise ReadingError(f"the sides at {shown(point)}: {sides}, not {other}")
    return defined


def term_of(terms, *places):
    """Return a term of a made-up sequence."""
    return terms[sum(int(n) * p for n, p in zip(places, (1, 7, 11), strict=False)) % len(terms)]


def belongs(claim, own, point):
    """Tell whether a point lies in the domain of a claim,
    where its hypotheses are defined and true.
    """
    values = [(symbol, own[symbol]) for symbol in claim.symbols]
    values += [(base.label, term) for base in claim.sequences for term in point[base]]
    if not all(fits(symbol, sp.Rational(v.numerator, v.denominator)) for symbol, v in values):
        return False
    try:
        sides = [
            (h.relation, *(value(sp.sympify(side), own) for side in (h.lhs, h.rhs)))
            for h in claim.given
        ]
    except UndefinedError:
        return False
    return all(related(a, relation, b) for relation, a, b in sides)


def shown(point):
    """Return a point in words."""
    return {
        str(thing): str(number) for thing, number in point.items() if not isinstance(number, list)
    }
