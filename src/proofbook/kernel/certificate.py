"""Look for a reason why polynomial inequalities contradict one another: products of them whose sum is zero.

Every product of nonnegative polynomials is nonnegative, and so is every square. If such products, one of them positive,
add up to zero with nonnegative weights, the inequalities contradict one another (Handelman, Positivstellensatz). Which
products are needed is found by linear programming in floating point; Coq adds them up in exact arithmetic.
"""

import itertools
from fractions import Fraction

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import csr_matrix

MOST_COLUMNS, MOST_ROWS, SMALL = 3_000, 2_000, 1e-9
SECONDS = 5


def multiplied(p, q):
    """Multiply two polynomials, dicts from exponents to coefficients."""
    found = {}
    for e, a in p.items():
        for f, b in q.items():
            key = tuple(map(int.__add__, e, f))
            found[key] = found.get(key, 0) + a * b
    return {key: value for key, value in found.items() if value}


def degree(p):
    """Return the degree of a polynomial."""
    return max((sum(e) for e in p), default=0)


def reduced(p, rules):
    """Return p with leading monomials replaced, and for each rule the factor by which it was used.

    Rules are pairs (exponent, polynomial that stands for this monomial).
    """
    p, factors, again = dict(p), [{} for _ in rules], True
    while again:
        again = False
        for factor, (lead, rest) in zip(factors, rules, strict=True):
            for e in [e for e in p if all(a >= b for a, b in zip(e, lead, strict=True))]:
                again = True
                if e not in p:
                    continue
                other = tuple(a - b for a, b in zip(e, lead, strict=True))
                c = p.pop(e)
                factor[other] = factor.get(other, 0) + c
                for f, d in multiplied({other: c}, rest).items():
                    p[f] = p.get(f, 0) + d
                    if not p[f]:
                        del p[f]
    return p, factors


def certificate(known, goal, rules, effort):
    """Return the products that contradict one another, or None.

    Parameters
    ----------
    known : list of (polynomial, is it strict) that are >= 0 or > 0.
    goal : a polynomial, reduced, and whether the claim is strict: to show goal >= 0 or goal > 0; None, to find `known`
        contradictory.
    rules : the equations, see `reduced`.
    effort : 0, 1 or 2: how much larger than the goal products may be.

    Returns
    -------
    A list of products: (multiset of places in known, place of the negated goal or None, square or None).
    """
    generators = [(p, strict) for p, strict in known]
    negated = None
    if goal is not None:
        negated = ({e: -c for e, c in goal[0].items()}, not goal[1])
    target = max(1, degree(goal[0]) if goal else 1)
    top = target + effort
    columns = list(itertools.islice(products(generators, negated, top, effort), MOST_COLUMNS))
    return solved(columns, rules)


def products(generators, negated, top, effort):
    """Yield columns: (label, polynomial, strict), the smaller ones first."""
    size = len(next(iter((negated or generators[0])[0]), ()))
    one = {(0,) * size: Fraction(1)}
    yield ((), False, None), one, True
    layers = {(): (one, True)}
    found = {(): (one, True)}
    for _ in range(top):
        following = {}
        for places, (p, strict) in layers.items():
            for place in range(places[-1] if places else 0, len(generators)):
                q, more = generators[place]
                if degree(p) + max(1, degree(q)) > top:
                    continue
                following[(*places, place)] = (multiplied(p, q), strict and more)
        layers = following
        found |= following
        if len(found) > MOST_COLUMNS:
            break
    if negated:
        room = top - degree(negated[0])
        for places, (p, strict) in found.items():
            if degree(p) <= room:
                yield (places, True, None), multiplied(p, negated[0]), strict and negated[1]
    for places, (p, strict) in found.items():
        if places:
            yield (places, False, None), p, strict
    yield from squares(found, top, size)


def squares(found, top, size):
    """Yield products of a square of a difference of two monomials with small products."""
    vectors = [e for e in itertools.product(range(top // 2 + 1), repeat=size) if 0 <= sum(e) <= top // 2]
    vectors = vectors if len(vectors) < 60 else []
    for a, b in itertools.combinations(vectors, 2):
        for factors in ((1, 1), (1, 2), (2, 1), (1, 3), (3, 1), (1, -1)):
            p = {a: Fraction(factors[0]), b: Fraction(-factors[1])}
            square = multiplied(p, p)
            for places, (q, _) in found.items():
                if len(places) <= 2 and degree(q) + degree(square) <= top:
                    yield (places, False, tuple(p.items())), multiplied(q, square), False


def solved(columns, rules):
    """Return the labels of the columns that a linear program needs, or None."""
    polynomials = [reduced(p, rules)[0] for _, p, _ in columns]
    rows = {e: n for n, e in enumerate(dict.fromkeys(e for p in polynomials for e in p))}
    if len(rows) > MOST_ROWS:
        return None
    places, values = [], []
    for column, p in enumerate(polynomials):
        scale = max((abs(float(c)) for c in p.values()), default=1.0)
        for e, c in p.items():
            places.append((rows[e], column))
            values.append(float(c) / scale)
    last = len(rows)
    for column, (_, _, strict) in enumerate(columns):
        if strict:
            places.append((last, column))
            values.append(1.0)
    matrix = csr_matrix((values, tuple(np.array(places).T)), shape=(last + 1, len(columns)))
    right = np.zeros(last + 1)
    right[last] = 1.0
    cost = np.array([1.0 + sum(map(sum, p)) / 10 for p in polynomials])
    answer = linprog(cost, A_eq=matrix, b_eq=right, method="highs", options={"time_limit": SECONDS})
    if answer.status != 0:
        return None
    return [columns[n][0] for n in np.flatnonzero(answer.x > SMALL)]
