"""Look for a reason why polynomial inequalities contradict one another:
products of them whose sum is zero.

Every product of nonnegative polynomials is nonnegative, and so is every square. If such products,
one of them positive, add up to zero with nonnegative weights, the inequalities contradict one
another (Handelman, Positivstellensatz). Which products are needed is found by linear programming in
floating point; Coq adds them up in exact arithmetic.
"""

import itertools
from fractions import Fraction
from math import isqrt

import numpy as np

MOST_COLUMNS = 4_000
MOST_PAIRS = 200
MOST_ROWS = 1_500
MOST_SQUARED = (25, 40, 60)
SMALL = 1e-9
FACTORS = ((1, 1), (1, -1), (1, 2), (2, 1), (1, 3), (3, 1))
SECONDS = 5


def solver():
    """Return what solves linear programs; without SciPy, say what to install."""
    try:
        from scipy.optimize import linprog
        from scipy.sparse import csr_matrix
    except ImportError as error:
        raise ImportError("the search for formal proofs: needs SciPy: pip install scipy") from error
    return linprog, csr_matrix


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
    p = dict(p)
    factors = [{} for _ in rules]
    again = True
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
    goal : a polynomial, reduced, and whether the claim is strict: to show goal >= 0 or goal > 0.
    rules : the equations, see `reduced`.
    effort : 0, 1 or 2: how many times products are made, and of how many facts.

    Returns
    -------
    A list of products: (multiset of places in known, is the negated goal a factor, square or None).
    """
    negated = ({e: -c for e, c in goal[0].items()}, not goal[1])
    return solved(list(products(known, negated, rules, effort)))


def products(known, negated, rules, effort):
    """Yield columns (label, polynomial, strict):
    facts times monomials that have a monomial in common with the goal.

    A monomial is a product of variables that are facts themselves. Each time starts from the
    monomials of the last.
    """
    size = len(next(iter(negated[0]), ()))
    signs = {
        next(iter(p)).index(1): n
        for n, (p, _) in reversed(list(enumerate(known)))
        if is_variable(p)
    }
    facts = [((n,), False, p, strict) for n, (p, strict) in enumerate(known)]
    facts += [((), False, {(0,) * size: Fraction(1)}, True), ((), True, *negated)]
    real = [fact for fact in facts if not is_variable(fact[2]) and any(map(any, fact[2]))]
    if effort:
        both = itertools.combinations_with_replacement(real, 2)
        both = [(a, b) for a, b in both if not (a[1] and b[1])][:MOST_PAIRS]
        facts += [
            ((*a[0], *b[0]), a[1] or b[1], multiplied(a[2], b[2]), a[3] and b[3]) for a, b in both
        ]
    facts = [(places, goal, reduced(p, rules)[0], strict) for places, goal, p, strict in facts]
    top = max([degree(negated[0]) + 1, *(degree(p) for _, _, p, _ in facts if effort < 2)]) + effort
    seen = set(negated[0])
    found = set()
    fresh = set(negated[0])
    for _ in range(2 + effort):
        following = set()
        for number, (places, with_goal, p, strict) in enumerate(facts):
            for factor in {f for e in p for m in fresh if (f := quotient(m, e, signs)) is not None}:
                if (
                    (number, factor) in found
                    or degree(p) + sum(factor) > top
                    or len(found) > MOST_COLUMNS
                ):
                    continue
                found.add((number, factor))
                column = reduced(multiplied({factor: 1}, p), rules)[0]
                more = tuple(signs[n] for n, power in enumerate(factor) for _ in range(power))
                positive = strict and all(known[place][1] for place in more)
                yield ((*places, *more), with_goal, None), column, positive
                following |= set(column) - seen
        seen |= following
        fresh = following
        if len(seen) > MOST_ROWS:
            break
    yield from squares(seen, signs, rules, effort, negated[0])


def is_variable(p):
    """Tell whether a polynomial is one variable."""
    return len(p) == 1 and sum(next(iter(p))) == 1 and next(iter(p.values())) > 0


def quotient(m, e, signs):
    """Return the monomial m / e if it is one of variables with a sign, else None."""
    found = tuple(map(int.__sub__, m, e))
    return (
        found
        if all(n == 0 or (n > 0 and place in signs) for place, n in enumerate(found))
        else None
    )


def squares(seen, signs, rules, effort, goal):
    """Yield squares of differences of two monomials, times a monomial,
    whose square terms are among those seen.
    """
    ordered = sorted(seen, key=lambda e: (sum(e), e))[: MOST_SQUARED[effort]]
    for m, n in itertools.combinations(ordered, 2):
        common = tuple(map(min, m, n))
        if any((a - c) % 2 for monomial in (m, n) for a, c in zip(monomial, common, strict=True)):
            continue
        outside = tuple(c if place in signs else c % 2 for place, c in enumerate(common))
        if any(c and place not in signs for place, c in enumerate(outside)):
            continue
        inside = [
            tuple((a - o) // 2 for a, o in zip(monomial, outside, strict=True))
            for monomial in (m, n)
        ]
        places = tuple(signs[place] for place, power in enumerate(outside) for _ in range(power))
        for factors in (
            *FACTORS[: (2, 6, 6)[effort]],
            *own_factors(goal.get(m, 0), goal.get(n, 0)),
        ):
            p = {inside[0]: Fraction(factors[0]), inside[1]: Fraction(-factors[1])}
            if factors[1] < 0 and all(place in signs for place in range(len(m))):
                continue
            column = reduced(multiplied({outside: 1}, multiplied(p, p)), rules)[0]
            yield (places, False, tuple(p.items())), column, False


def own_factors(a, b):
    """Yield the whole numbers whose squares are in the ratio of two coefficients,
    if there are such.
    """
    ratio = Fraction(a) / Fraction(b) if a and b else Fraction(0)
    roots = (isqrt(max(0, ratio.numerator)), isqrt(ratio.denominator))
    if (
        ratio > 0
        and (roots[0] ** 2, roots[1] ** 2) == (ratio.numerator, ratio.denominator)
        and roots not in FACTORS
    ):
        yield roots


def solved(columns):
    """Return the labels of the columns that a linear program needs, or None."""
    rows = {e: n for n, e in enumerate(dict.fromkeys(e for _, p, _ in columns for e in p))}
    if len(rows) > MOST_ROWS:
        return None
    entries = {}
    last = len(rows)
    for column, (_, p, strict) in enumerate(columns):
        scale = max((abs(float(c)) for c in p.values()), default=1.0)
        entries |= {(rows[e], column): float(c) / scale for e, c in p.items()}
        entries |= {(last, column): 1.0} if strict else {}
    linprog, csr_matrix = solver()
    matrix = csr_matrix(
        (list(entries.values()), np.array(list(entries)).T), shape=(last + 1, len(columns))
    )
    right = np.zeros(last + 1)
    right[last] = 1.0
    cost = np.array([1.0 + sum(map(sum, p)) / 10 for _, p, _ in columns])
    answer = linprog(cost, A_eq=matrix, b_eq=right, method="highs", options={"time_limit": SECONDS})
    if answer.status != 0:
        return None
    return [columns[n][0] for n in np.flatnonzero(answer.x > SMALL)]
