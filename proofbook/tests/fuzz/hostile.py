"""Questions that must not be answered with a proof.

Something in them has no value on a part of the domain, which must not restrict it in secret; or the
domain is empty.
"""

from dataclasses import replace

import sympy as sp
from sympy import cbrt, log, sqrt

from fuzz.grammar import NUMBERS, K, Question, X, k, m, n, r, u, x, y
from proofbook.claim import eq, ge, gt, le, lt
from proofbook.provers import by_cases, each_integer, identity, induction, smt

PARTIAL = {
    sqrt(r): [ge(r, 1)],
    log(r): [ge(r, 1)],
    1 / r: [ge(r, 1)],
    1 / sqrt(r): [ge(r, 1)],
    log(r**2): [ge(r, 1)],
    1 / (x - y): [gt(x, y)],
    sqrt(y - x): [gt(y, x)],
    log(x - y): [gt(x, y + 1)],
    1 / u: [gt(u, 0)],
    1 / log(K): [ge(log(K), 1)],
    1 / (m - n): [gt(m, n)],
    sp.harmonic(m - n): [ge(m, n)],
    sp.Sum(X[k], (k, m, n)): [le(m, n)],
    sp.Sum(k, (k, m + 2, n)): [le(m + 2, n)],
}  # expressions, each with a hypothesis under which it has a value


def undefined(rng, question):
    """Add something to both sides that has no value on a part of the domain."""
    part = rng.choice(list(PARTIAL))
    claim = question.claim
    return replace(question, claim=replace(claim, lhs=claim.lhs + part, rhs=claim.rhs + part))


def empty(rng, question):
    """Add hypotheses that contradict each other."""
    pair = rng.choice([(x, y), (m, n), (r, u), (X[1], X[2])])
    return replace(question, claim=question.claim.under(lt(*pair), lt(*pair[::-1])))


def lemma(rng, question):
    """Ask z3 for a claim, false already, with a true lemma about something that has no value
    everywhere.
    """
    part, given = rng.choice(list(PARTIAL.items()))
    return Question(smt, question.claim, {"lemmas": [(smt, ge(part**2, 0, given=given))]})


def split(rng, question):
    """Ask for a claim, false already, in two cases that are told apart by something that has no
    value everywhere.
    """
    part = rng.choice(list(PARTIAL))
    return Question(by_cases, question.claim, {"cases": [(ge(part, 1), smt), (lt(part, 1), smt)]})


def edge(rng):
    """Ask for what is false, or has no value, at an edge: of an integral, a derivative,
    an order, an index, a base.
    """
    c = rng.choice(NUMBERS)
    p = rng.choice([2, 3, 4])
    W = sp.IndexedBase("W", positive=True)
    first = sp.Symbol("X_1", positive=True)
    last = rng.choice([n, n + 1])
    few = [ge(n, 4), le(n, rng.choice([5, 9]))]
    order = sp.harmonic(n, p)
    by_n = {"variable": n}
    return rng.choice(
        [
            Question(smt, le(sp.Integral(c / r**2, (r, -x, y)), 0)),
            Question(identity, eq(sp.Integral(c / r**3, (r, -x, x)), 0)),
            Question(
                smt, le(sp.Integral(c / (r + u - 1) ** 2, (r, 0, 1)), 0, given=[lt(u, 1), gt(u, 0)])
            ),
            Question(identity, eq(c * u * sp.Derivative(sqrt(u), u), c * sqrt(u) / 2)),
            Question(identity, eq(u**2 * sp.Derivative(cbrt(u), u), u * cbrt(u) / 3)),
            Question(identity, eq(sp.Derivative(c * sp.Sum(k, (k, 1, n)), n), c * n + c / 2)),
            Question(each_integer, ge(order, 2, given=few)),
            Question(smt, ge(order, sp.harmonic(n) - c / 100)),
            Question(induction, ge(sp.Sum(W[1, k], (k, 1, n)), W[1, 2]), by_n),
            Question(induction, ge(sp.Sum(c * X[k], (k, 1, last)), c * first), by_n),
            Question(smt, eq(sp.Pow(X[1], 0, evaluate=False), X[1])),
            Question(
                induction,
                le(x**3 * (1 - x) ** 4, sp.Rational(83, 10_000) * n, given=[gt(n, 0), lt(x, 1)]),
                by_n,
            ),
            Question(induction, le(r * n, r**2 + n - 1 - c, given=[gt(n, 0)]), by_n),
        ]
    )
