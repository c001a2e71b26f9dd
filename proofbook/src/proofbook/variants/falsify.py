"""Find a point at which a claim is false, without the provers: seeded points,
evaluated exactly or to sixty digits.
"""

import math
import random
from fractions import Fraction
from itertools import chain, islice, product

import sympy as sp

from proofbook.kernel.value import (
    CERTAIN,
    MOST_TERMS,
    UnclearError,
    UndefinedError,
    added,
    real,
    value,
)

SIGNS = {"=": (0,), "!=": (-1, 1), "<=": (-1, 0), "<": (-1,), ">=": (0, 1), ">": (1,)}
WHOLE = (0, 1, 2, 3, 4, 9, 10, 16, 100, 1_000_000, -1, -4)
BROKEN = ("1/2", "1/10", "1/100", "99/100", "-1/2")
CORNERS = [Fraction(number) for number in (*WHOLE[:3], *BROKEN[:1], *WHOLE[3:], *BROKEN[1:])]
# points looked at, most of which hypotheses may exclude
MOST_CORNERS = 300
MOST_RANDOM = 700
ENOUGH = 120  # points of the domain
LONGEST = 8  # of a sum, at random points
TESTS = {
    "integer": lambda v: v.denominator == 1,
    "positive": lambda v: v > 0,
    "negative": lambda v: v < 0,
    "nonnegative": lambda v: v >= 0,
    "nonpositive": lambda v: v <= 0,
    "nonzero": lambda v: v != 0,
    "even": lambda v: v % 2 == 0,
    "real": lambda v: True,
    "finite": lambda v: True,
}


def sign(lhs, rhs):
    """Return the sign of lhs − rhs for two values, or None if fifty digits do not decide it."""
    difference = added(lhs, -rhs)
    if isinstance(difference, Fraction):
        return (difference > 0) - (difference < 0)
    certain = abs(difference) > CERTAIN * max(1, abs(real(lhs)), abs(real(rhs)))
    return (1 if difference > 0 else -1) if certain else None


def witness(claim, points):
    """Return the first of the points at which the claim is certainly false, or None.

    >>> from proofbook.provers import le
    >>> x = sp.Symbol("x", positive=True)
    >>> claim = le(x**2, x)
    >>> witness(claim, domain(claim, seed=0)) == {x: Fraction(2)}
    True
    """
    return next((point for point in points if is_false(claim, point)), None)


def satisfied(each, point):
    """Tell whether every hypothesis about each index certainly holds at the point. It does not if
    one of its letters has no value there.

    >>> from proofbook import Each
    >>> from proofbook.provers import le
    >>> k = sp.Symbol("k", integer=True, positive=True)
    >>> n = sp.Symbol("n", integer=True, positive=True)
    >>> [satisfied([Each(le(k, 2), k, 1, n)], {n: last}) for last in (2, 3)]
    [True, False]
    """
    return all(holds_at(claim, point) for one in each for claim in instances(one, point))


def instances(one, point):
    """Return the claims of a hypothesis at all values of its index; if these are too many to try,
    or an end of their range has no value at the point, one that does not hold.
    """
    impossible = [(sp.S.One, "<", sp.S.One)]
    try:
        first, last = (int(value(sp.sympify(end), point)) for end in (one.first, one.last))
    except (KeyError, UndefinedError, UnclearError):
        return impossible
    if last - first > MOST_TERMS:
        return impossible
    sides = [sp.sympify(side) for side in (one.claim.lhs, one.claim.rhs)]
    return [
        (sides[0].subs(one.index, k), one.claim.relation, sides[1].subs(one.index, k))
        for k in range(first, last + 1)
    ]


def holds_at(claim, point):
    """Tell whether a left side, a relation and a right side certainly hold at a point."""
    lhs, relation, rhs = claim
    try:
        return sign(value(lhs, point), value(rhs, point)) in SIGNS[relation]
    except (KeyError, UndefinedError, UnclearError):
        return False


def is_false(claim, point):
    """Tell whether the claim is certainly false at the point,
    or one of its sides certainly undefined.
    """
    found = compared(claim, point)
    return found is not None and found not in SIGNS[claim.relation]


def compared(claim, point):
    """Return the sign of the left side minus the right side, "undefined",
    or None if it is in doubt.
    """
    try:
        return sign(*(value(sp.sympify(side), point) for side in (claim.lhs, claim.rhs)))
    except UndefinedError:
        return "undefined"
    except UnclearError:
        return None


def domain(claim, seed):
    """Return points of the domain of a claim: corners, then random points,
    many of them where two sides are equal.

    Parameters
    ----------
    claim : symbolic claim.
    seed : a number or words. The points depend on nothing else.
    """
    rng = random.Random(f"{seed}")
    drawn = chain(islice(corners(claim), MOST_CORNERS), random_points(claim, rng))
    return list(islice((point for point in drawn if inside(claim, point)), ENOUGH))


def inside(claim, point):
    """Tell whether a point satisfies the assumptions about the symbols and certainly every
    hypothesis.
    """
    assumed = all(fits(symbol, point[symbol]) for symbol in claim.symbols)
    return assumed and all(compared(h, point) in SIGNS[h.relation] for h in claim.given)


def fits(symbol, number):
    """Tell whether a fraction is what is assumed of a symbol."""
    known = {
        word: truth for word, truth in symbol._assumptions_orig.items() if word != "commutative"
    }
    return isinstance(number, Fraction) and all(
        TESTS[word](number) == truth for word, truth in known.items()
    )


def corners(claim):
    """Yield combinations of simple values, with constant sequences."""
    columns = [[v for v in CORNERS if fits(symbol, v)] for symbol in claim.symbols]
    few = max(2, math.floor(MOST_CORNERS ** (1 / max(1, len(columns)))))
    for values in product(*(column[:few] for column in columns)):
        yield dict(zip(claim.symbols, values, strict=True)) | dict.fromkeys(
            claim.sequences, lambda k: Fraction(1)
        )


def random_points(claim, rng):
    """Yield random points. At half of them some symbol has the value that makes two sides equal."""
    ties = edges(claim)
    for _ in range(MOST_RANDOM):
        point = {symbol: random_value(symbol, claim, rng) for symbol in claim.symbols}
        point |= {base: random_sequence(base, rng) for base in claim.sequences}
        for symbol, solution in (
            rng.sample(ties, rng.randint(0, len(ties))) if rng.random() < 0.6 else ()
        ):
            point[symbol] = solved(solution, point) or point[symbol]
        yield point


def random_value(symbol, claim, rng):
    """Return a random value of a symbol: of any size, a perfect square now and then,
    small where sums are long.
    """
    size = rng.choice(
        [1, 3, LONGEST] if summed(claim) and symbol.is_integer else [1, 3, 10, 100, 10_000, 10**8]
    )
    whole = rng.randint(1, size)
    if symbol.is_integer:
        number = Fraction(whole if summed(claim) else rng.choice([whole, whole**2]))
    else:
        number = Fraction(whole, rng.choice([1, 1, 2, 7, 100, 10_000])) ** rng.choice([1, 2, -1])
    signs = [s for s in (1, -1, 0) if fits(symbol, s * number)]
    return rng.choice(signs) * number if signs else number


def random_sequence(base, rng):
    """Return a function from indices to values that the assumptions about a sequence allow."""
    letter = sp.Symbol("x", **base.label._assumptions_orig)
    seed = rng.random()
    shape = rng.choice([lambda k: 1, lambda k: k, lambda k: 2**k, lambda k: 0, lambda k: -1])

    def term(k):
        own = random.Random(f"{seed} {k}")
        wild = own.choice(CORNERS)
        chosen = [Fraction(shape(k)) if seed < 0.5 else wild, Fraction(1)]
        return next(v for v in chosen if fits(letter, v))

    return term


def edges(claim):
    """Return pairs of a symbol and an expression at which the sides of the claim,
    or of a hypothesis, are equal.
    """
    found = []
    for relation in (claim, *claim.given):
        difference = sp.sympify(relation.lhs) - sp.sympify(relation.rhs)
        for symbol in sorted(difference.free_symbols & set(claim.symbols), key=str):
            slope = sp.diff(difference, symbol)
            if slope != 0 and not slope.has(symbol):
                found.append((symbol, symbol - difference / slope))
    return found


def solved(solution, point):
    """Return the value of an expression at a point if it is a fraction, else None."""
    try:
        number = value(solution, point)
    except (UndefinedError, UnclearError):
        return None
    return number if isinstance(number, Fraction) else None


def summed(claim):
    """Tell whether a claim has sums."""
    return any(sp.sympify(side).has(sp.Sum) for side in (claim.lhs, claim.rhs))


def shown(point):
    """Return a point as a dict of strings.

    >>> shown({sp.Symbol("x"): Fraction(1, 2)})
    {'x': '1/2'}
    """
    return {
        str(symbol): str(v) if isinstance(v, Fraction) else "a sequence"
        for symbol, v in point.items()
    }
