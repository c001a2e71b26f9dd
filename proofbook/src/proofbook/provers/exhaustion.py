"""Prove a claim in each of finitely many cases, with exact numbers: fractions, or balls where fractions do not do."""

import itertools
from fractions import Fraction
from numbers import Integral

import numpy as np
import sympy as sp
from flint import arb

from proofbook.claim import Claim
from proofbook.enclosure import sign
from proofbook.errors import require
from proofbook.outcome import Proved, ProvedForCases, Refuted, Unknown
from proofbook.provers.compare import holds, shown
from proofbook.provers.points import SIGNS, defined_at, interval_of
from proofbook.provers.witness import ANY, after_search, describe


def exhaustion(claim, cases, over):
    """Check a claim in every case.

    Parameters
    ----------
    claim : function from a case to True, False or a claim between two exact numbers, such as le(Fraction(1, 2), 1).
    cases : finite iterable, each case printed in the same way on every machine (numbers, strings, tuples, lists).
    over : the cases in words.

    Raises
    ------
    ValueError : without any case, or if the claim compares floating-point numbers, which prove nothing.

    >>> exhaustion(lambda n: n * n >= n, range(-3, 4), over="n from -3 to 3").domain
    '7 cases: n from -3 to 3'
    """
    count, unclear = 0, None
    for case in cases:
        count += 1
        statement = claim(case)
        answer = truth(statement)
        if answer is False:
            return Refuted("a case", over, case_witness(case, statement))
        if answer is None and unclear is None:
            unclear = case
    require(count > 0, "cases", "at least one case", count)
    if unclear is not None:
        return Unknown("exhaustion", over, f"case {unclear}: the balls overlap")
    return ProvedForCases("all cases, exact arithmetic", f"{count} cases: {over}")


def truth(statement):
    """Return True or False if the statement about one case is certainly so, else None."""
    if not isinstance(statement, Claim):
        require(isinstance(statement, (bool, np.bool_)), "claim(case)", "True, False or a claim", statement)
        return bool(statement)
    for side in (statement.lhs, statement.rhs):
        require(is_exact(side), "claim(case)", "integers, fractions, balls or exact SymPy numbers", side)
    return holds(statement)


def is_exact(number):
    """Tell whether a number is of a kind that stands for itself, or for a ball that contains it.

    >>> [is_exact(number) for number in (1, Fraction(1, 3), arb(2).sqrt(), sp.sqrt(2), 0.1, sp.Float(1))]
    [True, True, True, True, False, False]
    """
    if isinstance(number, sp.Basic):
        return number.is_number and number.is_real and not number.has(sp.Float)
    return isinstance(number, (Integral, Fraction, arb))


def case_witness(case, statement):
    """Return the witness as a dict of strings: the case and both sides."""
    witness = {"point": {"case": str(case)}}
    if isinstance(statement, Claim):
        witness |= {"lhs": shown(statement.lhs), "rhs": shown(statement.rhs)}
    return witness


@after_search(ANY, in_parts=True)
def each_integer(claim):
    """Prove a symbolic claim by looking at every point of a domain that consists of finitely many integers.

    >>> from proofbook.provers import le
    >>> n = sp.Symbol("n", integer=True, positive=True)
    >>> each_integer(le(2**n, 1024, given=[n <= 10])).verdict
    'proved'
    """
    sides = [interval_of(claim, symbol) for symbol in claim.symbols]
    bounded = all(side.inf.is_finite and side.sup.is_finite for side in sides)
    require(bounded and all(s.is_integer for s in claim.symbols), "claim", "bounded integers", claim.domain)
    ranges = [range(int(sp.ceiling(side.inf)), int(sp.floor(side.sup)) + 1) for side in sides]
    for values in itertools.product(*ranges):
        point = dict(zip(claim.symbols, map(sp.Integer, values), strict=True))
        if outside(claim, point):
            continue
        found = sign(claim.difference, point) if defined_at(claim, point) else None
        if found is None:
            return Unknown("each integer", claim.domain, f"the sign at {point} is not clear")
        if found not in SIGNS[claim.relation]:
            return Refuted("a point of the domain", claim.domain, describe(claim, point))
    return Proved("every integer of the domain", claim.domain)


def outside(claim, point):
    """Tell whether a hypothesis or an assumption certainly fails at the point."""
    wrong = any(sign(h.difference, point) not in (*SIGNS[h.relation], None) for h in claim.given)
    known = [(value, symbol._assumptions_orig) for symbol, value in point.items()]
    return wrong or any(
        getattr(value, f"is_{w}") is (not truth) for value, words in known for w, truth in words.items()
    )
