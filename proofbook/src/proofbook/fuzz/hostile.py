"""Questions that must not be answered with a proof.

Something in them has no value on a part of the domain, which must not restrict it in secret; or the domain is empty.
"""

from dataclasses import replace

import sympy as sp
from sympy import log, sqrt

from proofbook.claim import ge, gt, le, lt
from proofbook.fuzz.grammar import K, Question, X, k, m, n, r, u, x, y
from proofbook.provers import by_cases, smt

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
    part, claim = rng.choice(list(PARTIAL)), question.claim
    return replace(question, claim=replace(claim, lhs=claim.lhs + part, rhs=claim.rhs + part))


def empty(rng, question):
    """Add hypotheses that contradict each other."""
    pair = rng.choice([(x, y), (m, n), (r, u), (X[1], X[2])])
    return replace(question, claim=question.claim.under(lt(*pair), lt(*pair[::-1])))


def lemma(rng, question):
    """Ask z3 for a claim, false already, with a true lemma about something that has no value everywhere."""
    part, given = rng.choice(list(PARTIAL.items()))
    return Question(smt, question.claim, {"lemmas": [(smt, ge(part**2, 0, given=given))]})


def split(rng, question):
    """Ask for a claim, false already, in two cases that are told apart by something that has no value everywhere."""
    part = rng.choice(list(PARTIAL))
    return Question(by_cases, question.claim, {"cases": [(ge(part, 1), smt), (lt(part, 1), smt)]})
