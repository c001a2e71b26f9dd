"""True claims at random: small facts that are known to hold, with random parts,
which are then added and scaled.
"""

from dataclasses import dataclass, field
from fractions import Fraction
from functools import reduce
from operator import add
from typing import Any

import sympy as sp
from sympy import Rational, exp, log, sqrt

from proofbook.claim import Claim, eq, ge, le, lt
from proofbook.kernel.value import real, value
from proofbook.provers import balls, by_cases, derivative, each_integer, identity, induction, smt

x, y = sp.symbols("x y", positive=True)
u = sp.Symbol("u", nonnegative=True)
r, s = sp.symbols("r s", real=True)
K, k, m, n = sp.symbols("K k m n", integer=True, positive=True)
X = sp.IndexedBase("X", positive=True)
NUMBERS = [Rational(number) for number in ("1", "2", "3", "5", "1/2", "2/3", "7/5", "10")]


@dataclass(frozen=True)
class Question:
    """Hold a prover, a claim, and the options with which the prover is asked."""

    prover: Any
    claim: Claim
    options: dict = field(default_factory=dict)


def positive(rng, depth=2, leaves=(x, y)):
    """Return a random expression that is positive wherever its leaves are."""
    if depth == 0 or rng.random() < 0.2:
        return rng.choice([*leaves, *leaves, rng.choice(NUMBERS)])
    a, b = (positive(rng, depth - 1, leaves) for _ in "ab")
    forms = (a + b, a * b, a / b, sqrt(a), a**2, 1 / (1 + a), a + 2 * b)
    return rng.choice(forms)


def equal(rng):
    """Return two expressions that are equal for positive x and y and real r and s."""
    a, b, c = (positive(rng, 1) for _ in "abc")
    pairs = [
        ((a + b) * c, a * c + b * c),
        ((a + b) ** 2, a**2 + 2 * a * b + b**2),
        (a**2 - b**2, (a - b) * (a + b)),
        (a / b + c, (a + b * c) / b),
        (1 / a - 1 / (a + c), c / (a * (a + c))),
        (log(a * b), log(a) + log(b)),
        (log(a**3 / b), 3 * log(a) - log(b)),
        (log((a + b) * c), log(a + b) + log(c)),
        (log(1 + a / b), log(a + b) - log(b)),
        (exp(r) * (a + exp(s)), a * exp(r) + exp(r + s)),
        (exp(r * log(a) + log(b)), b * a**r),
        (sqrt((a + b) * c), sqrt(a + b) * sqrt(c)),
        ((a - b) / (sqrt(a) + sqrt(b)), sqrt(a) - sqrt(b)),
        (sqrt(a**2 + 2 * a * b + b**2), a + b),
        (sqrt(a + b + 2 * sqrt(a * b)), sqrt(a) + sqrt(b)),
        (log(1 + 2 * sqrt(a) + a), 2 * log(1 + sqrt(a))),
        (sp.Max(a, b) + sp.Min(a, b), a + b),
        (sp.Max(a, b), (a + b + sp.Abs(a - b)) / 2),
        (sp.Min(a, c) * b, sp.Min(a * b, b * c)),
        (sp.harmonic(n + 1), sp.harmonic(n) + 1 / (n + 1)),
        (sp.Sum(k, (k, 1, n)), n * (n + 1) / 2),
        (sp.Sum(a * X[k] + k, (k, 1, n)), a * sp.Sum(X[k], (k, 1, n)) + sp.Sum(k, (k, 1, n))),
        (sp.Integral(r**2 + a, (r, x, x + y)), ((x + y) ** 3 - x**3) / 3 + a * y),
        (sp.Integral(1 / r**2, (r, x, x + y)), 1 / x - 1 / (x + y)),
        (sp.Derivative(x**3 * log(x), x), 3 * x**2 * log(x) + x**2),
        (sp.Derivative(exp(-x * y) * c.subs(x, y), x), -y * exp(-x * y) * c.subs(x, y)),
    ]
    return rng.choice(pairs)


def smaller(rng):
    """Return two expressions, the first at most the second for positive x and y,
    real r and s and integers m and n.
    """
    a, b, c = (positive(rng, 1) for _ in "abc")
    pairs = [
        (2 * a * b, a**2 + b**2),
        (sqrt(x * y), (x + y) / 2),
        (sp.Min(a, b), a),
        (a, sp.Max(a, b)),
        (sp.Max(a, b), a + b),
        (sqrt(x + c), sqrt(x) + sqrt(c)),
        (sp.ceiling(a), a + 1),
        (a - 1, sp.floor(a)),
        (m * sp.ceiling(n / m), n + m - 1),
        (1 / (a + b), 1 / a),
        (a / (a + b), 1),
        (sp.Abs(r + s), sp.Abs(r) + sp.Abs(s)),
        (r * s, (r**2 + s**2) / 2),
        (0, sp.Sum(X[k] * k, (k, 1, n))),
        (-sp.Sum(X[k] / sqrt(k), (k, m, m + n)), 0),
    ]
    return tuple(map(sp.sympify, rng.choice(pairs)))


def grown(rng, v):
    """Return two expressions in a positive v, the first at most the second; some touch at 1."""
    pairs = [
        (log(1 + v), v),
        (v / (1 + v), log(1 + v)),
        (1 + v, exp(v)),
        (1 - exp(-v), v),
        (sqrt(1 + v), 1 + v / 2),
        (v * exp(-v), 1 - exp(-v)),
        (v - v**2 / 2, log(1 + v)),
        (1 - v, 1 / (1 + v)),
        (log(v), v - 1),
        (1 - 1 / v, log(v)),
        (sqrt(v), (1 + v) / 2),
        (v * (2 - v), 1),
        (log(v), 2 * sqrt(v) - 2),
        (sqrt(v), sqrt(1 + v)),
        (v * log(v), v**2 - v),
    ]
    return rng.choice(pairs)


def joined(rng, pairs, factor):
    """Return two expressions related as all the pairs are: added, scaled by a positive factor,
    with a common term.
    """
    lhs, rhs = (reduce(add, sides) for sides in zip(*pairs, strict=True))
    common = rng.choice([0, 0, factor, r, x - y])
    return sp.sympify(factor * lhs + common), sp.sympify(factor * rhs + common)


def identities(rng):
    """Ask SymPy for an equation."""
    lhs, rhs = joined(rng, [equal(rng) for _ in range(rng.choice([1, 1, 2]))], positive(rng, 1))
    return Question(identity, eq(lhs, rhs))


def inequalities(rng):
    """Ask z3 for an inequality, strict now and then."""
    lhs, rhs = joined(
        rng, [smaller(rng) for _ in range(rng.choice([1, 1, 2]))], rng.choice([1, 2, x, sqrt(y)])
    )
    return Question(smt, lt(lhs, rhs + positive(rng, 1)) if rng.random() < 0.3 else le(lhs, rhs))


def with_lemmas(rng):
    """Ask z3 for an inequality that needs a fact about log or exp."""
    lemma = le(*grown(rng, x))
    lhs, rhs = joined(rng, [(lemma.lhs, lemma.rhs), smaller(rng)], rng.choice([1, 2, y, 1 / y]))
    return Question(smt, le(lhs, rhs), {"lemmas": [(derivative, lemma, {"variable": x})]})


def derivatives(rng):
    """Ask for the sign of a derivative, with a parameter now and then."""
    pairs = [
        grown(rng, rng.choice([1, 2, Rational(1, 3), 1, y]) * x)
        for _ in range(rng.choice([1, 1, 2]))
    ]
    factor = rng.choice([1, 3, y, Rational(1, 2)])
    lhs, rhs = (sp.sympify(factor * reduce(add, sides)) for sides in zip(*pairs, strict=True))
    given = rng.choice([[], [], [ge(x, 1)], [le(x, 4)]])
    return Question(derivative, le(lhs, rhs, given=given), {"variable": x, "depth": 2})


def boxes(rng):
    """Ask ball arithmetic whether a rising times a falling function stays below its bound on a
    box.
    """
    (a, b), (c, d) = (
        sorted(rng.sample([Rational(1, 2), 1, Rational(3, 2), 2, 3], 2)) for _ in "xy"
    )
    rising = reduce(add, rng.choices([x, x * y, exp(x), log(1 + x + y), sqrt(x), y**2 * x], k=2))
    falling = rng.choice([sp.Integer(1), 1 / (x + y), exp(-x), 1 / (1 + x**2)])
    top = value(rising, {x: Fraction(str(b)), y: Fraction(str(d))})
    top *= value(falling, {x: Fraction(str(a)), y: Fraction(str(c))})
    least = Rational(int(top * 1000) + 1, 1000)
    return Question(balls, le(rising * falling, least, given=[x >= a, x <= b, y >= c, y <= d]))


def telescopes(rng):
    """Ask for an induction on a sum whose terms are the differences of a known function,
    or of a sequence.
    """
    total = sum(
        (rng.choice([0, *NUMBERS, -1, -2]) * n**power for power in (1, 2, 3)), sp.Integer(0)
    )
    total += rng.choice([0, 1, 2]) * (1 - 1 / (n + 1))
    term = sp.expand(total.subs(n, k) - total.subs(n, k - 1))
    c = rng.choice(NUMBERS)
    claims = [
        eq(sp.Sum(term, (k, 1, n)), total),
        le(sp.Sum(term, (k, 1, n)), total + rng.choice([0, 1, 1 / n, n])),
        le(sp.Sum(c / k**2, (k, 1, n)), 2 * c - c / n),
        eq(sp.Sum(r * k + s, (k, 1, n)), r * n * (n + 1) / 2 + s * n),
        le(sp.Sum(r * s, (k, 1, n)), n * (r**2 + s**2) / 2),
        le(sp.Sum(c / sqrt(k), (k, 1, n)), 2 * c * sqrt(n)),
        eq(sp.Sum(c * X[k], (k, 1, n)), c * sp.Sum(X[k], (k, 1, n))),
        le(sp.Sum(X[k] ** 2, (k, 1, n)), sp.Sum(X[k], (k, 1, n)) ** 2),
        le(sp.Sum(X[k] / (1 + X[k]), (k, 1, n)), n),
    ]
    return Question(induction, rng.choice(claims), {"variable": n})


def tables(rng):
    """Ask for every point of a small domain of integers, with the largest value there as the
    bound.
    """
    last = rng.randint(2, 6)
    expr = rng.choice([n, n * m, 1]) * positive(rng, 2, leaves=(n, m, sp.harmonic(n), log(n + 1)))
    at = [{n: Fraction(i), m: Fraction(j)} for i in range(1, last + 1) for j in range(1, last + 1)]
    top = max((value(sp.sympify(expr), point) for point in at), key=real)
    least = (
        Rational(int(top * 1000) + 1, 1000) if not isinstance(top, Fraction) else Rational(str(top))
    )
    return Question(each_integer, le(expr, least, given=[n <= last, m <= last]))


def cases(rng):
    """Ask for a claim that is proved in parts."""
    at_zero = [(r <= 0, derivative, {"variable": r}), (r >= 0, derivative, {"variable": r})]
    at_one = [(x <= 1, derivative, {"variable": x}), (x >= 1, derivative, {"variable": x})]
    c = rng.choice(NUMBERS)
    factor = positive(rng, 1, leaves=(y, y))
    questions = [
        (le(factor * (c * r + 1), factor * exp(c * r)), at_zero),
        (le(factor * log(x), factor * (x - 1)), at_one),
        (le(factor * (1 - 1 / x), factor * log(x)), at_one),
        (le(c * sp.Abs(r) * factor, factor * (c * r**2 + c / 4)), [(r <= 0, smt), (r >= 0, smt)]),
        (
            le(sp.Max(r, s) * factor, factor * (sp.Abs(r) + sp.Abs(s))),
            [(r <= s, smt), (r >= s, smt)],
        ),
        (le(sp.Min(x, 1) * factor, factor * sqrt(x)), [(x <= 1, smt), (x >= 1, smt)]),
        (
            le(log(1 + sp.Abs(r)) * factor, factor * (r**2 + 1)),
            [(r <= 0, derivative, {"variable": r}), (r >= 0, derivative, {"variable": r})],
        ),
        (
            le(factor * x * exp(-x), factor),
            [
                (x <= 1, smt, {"lemmas": [(derivative, le(exp(-x), 1), {"variable": x})]}),
                (x >= 1, derivative, {"variable": x}),
            ],
        ),
    ]
    claim, parts = rng.choice(questions)
    return Question(by_cases, claim, {"cases": parts})


GRAMMAR = {
    "identity": identities,
    "smt": inequalities,
    "smt, lemmas": with_lemmas,
    "derivative": derivatives,
    "balls": boxes,
    "induction": telescopes,
    "each_integer": tables,
    "by_cases": cases,
}
