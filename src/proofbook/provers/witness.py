"""Refute a claim: find a rational point of its domain where it certainly fails.

A symbolic prover comes second: `after_search` looks for a witness before it is asked. `without_search` switches that
off, to see whether a prover proves a false claim that it was not saved from. The points are fixed: ends of the
domain, small numbers, large numbers, and a seeded selection of their combinations. Not finding a witness proves
nothing.
"""

import itertools
import random
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps

import sympy as sp

from proofbook.claim import symbolic
from proofbook.enclosure import certain_sign, decimal, sign
from proofbook.errors import require
from proofbook.outcome import Refuted

SIGNS = {"=": (0,), "!=": (-1, 1), "<=": (-1, 0), "<": (-1,), ">=": (0, 1), ">": (1,)}
DISTANCES = "0 1 1/2 2 3 1/3 5 10 1/10 4 100 1/100 7 1/1000 1000 1/10000 1000000 3/4 20 9/10"
SHIFTS = [sp.Rational(distance) for distance in DISTANCES.split()]
MOST_POINTS = 1500


EQUATION, INEQUALITY = ("=",), ("<=", "<", ">=", ">")
ANY = (*EQUATION, *INEQUALITY, "!=")
SEARCH = ContextVar("SEARCH", default=True)


def after_search(relations, search=None):
    """Let a prover of symbolic claims with one of these relations look for a witness first.

    Parameters
    ----------
    relations : names of relations, or one word for an equation or all inequalities.
    search : function of the prover's arguments that returns Refuted or None; None for `refute` of the claim.
    """

    def decorate(prove):
        @wraps(prove)
        def prover(claim, *arguments, **options):
            claim = symbolic(claim)
            kinds = "an equation" if relations == EQUATION else "an inequality"
            require(claim.relation in relations, "claim", kinds, str(claim))
            witness = None
            if SEARCH.get():
                witness = search(claim, *arguments, **options) if search else refute(claim)
            return witness or prove(claim, *arguments, **options)

        return prover

    return decorate


@contextmanager
def without_search():
    """Let the provers look for no witness."""
    token = SEARCH.set(False)
    try:
        yield
    finally:
        SEARCH.reset(token)


def refute(claim):
    """Return Refuted with a witness, or None. Claims about a whole sequence x[1], x[2], ... have no points to try."""
    if claim.difference.has(sp.Indexed):
        return None
    for point in points(claim):
        if fails(claim, point):
            return Refuted("a point of the domain", claim.domain, describe(claim, point))
    return None


def fails(claim, point):
    """Tell whether the point is certainly in the domain and the claim certainly false there."""
    found = certain_sign(claim.difference, point)
    if found is None and claim.relation in ("<", ">", "!="):
        found = sign(claim.difference, point)
    return found is not None and found not in SIGNS[claim.relation] and admissible(claim, point)


def admissible(claim, point):
    """Tell whether the point satisfies the assumptions of its symbols and certainly all hypotheses."""
    for symbol, value in point.items():
        known = symbol._assumptions_orig
        if any(getattr(value, f"is_{word}") is not truth for word, truth in known.items() if word != "commutative"):
            return False
    return all(sign(h.difference, point) in SIGNS[h.relation] for h in claim.given)


def describe(claim, point):
    """Return the witness as a dict of strings: the point and both sides there."""
    at = {str(symbol): str(value) for symbol, value in sorted(point.items(), key=lambda item: item[0].name)}
    return {"point": at, "lhs": decimal(claim.lhs, point), "rhs": decimal(claim.rhs, point)}


def points(claim):
    """Yield rational points: all combinations of the first few values of each symbol, then a seeded selection."""
    symbols = claim.symbols
    columns = [candidates(claim, symbol) for symbol in symbols]
    few = max(2, int(MOST_POINTS ** (1 / max(1, len(symbols)))))
    for values in itertools.product(*(column[:few] for column in columns)):
        yield dict(zip(symbols, values, strict=True))
    choice = random.Random(0).choice
    if len(symbols) > 2:
        for _ in range(MOST_POINTS):
            yield {symbol: choice(column) for symbol, column in zip(symbols, columns, strict=True)}


def candidates(claim, symbol):
    """Return values to try for a symbol: the ends of its interval first, then inner points at several scales."""
    interval = interval_of(claim, symbol)
    ends = [end for end in (interval.inf, interval.sup) if end.is_Rational]
    up = [end + shift for shift in SHIFTS for end in ends[:1] or [sp.Integer(0)]]
    down = [end - shift for shift in SHIFTS for end in ends[-1:] or [sp.Integer(0)]]
    mixed = ends + [value for pair in zip(up, down, strict=True) for value in pair]
    return [v for v in dict.fromkeys(mixed) if lies_in(v, interval) and (v.is_integer or not symbol.is_integer)]


def lies_in(number, interval):
    """Tell whether a rational number lies in an interval, much faster than SymPy does."""
    if isinstance(interval, sp.FiniteSet) or interval.is_empty:
        return number in interval
    above = interval.inf < number or (number == interval.inf and not interval.left_open)
    return bool(above and (number < interval.sup or (number == interval.sup and not interval.right_open)))


def interval_of(claim, symbol):
    """Return the interval in which assumptions and one-sided hypotheses (symbol against a number) leave the symbol.

    >>> x = sp.Symbol("x", positive=True)
    >>> from proofbook.provers import le
    >>> interval_of(le(x, 1, given=[x <= 1]), x)
    Interval.Lopen(0, 1)
    """
    interval = sp.Interval(-sp.oo, sp.oo)
    if symbol.is_integer and symbol.is_positive:
        interval = sp.Interval(1, sp.oo)
    elif symbol.is_nonnegative:
        interval = sp.Interval(0, sp.oo, left_open=bool(symbol.is_positive))
    elif symbol.is_nonpositive:
        interval = sp.Interval(-sp.oo, 0, right_open=bool(symbol.is_negative))
    for hypothesis in claim.given:
        interval = interval & half_line(hypothesis, symbol)
    return interval


def half_line(hypothesis, symbol):
    """Return the half-line that a hypothesis such as `symbol >= 1` describes, else the whole line."""
    lhs, relation, rhs = hypothesis.lhs, hypothesis.relation, hypothesis.rhs
    if rhs == symbol:
        lhs, rhs = rhs, lhs
        relation = relation.translate(str.maketrans("<>", "><"))
    if lhs != symbol or not sp.sympify(rhs).is_Rational:
        return sp.Interval(-sp.oo, sp.oo)
    if relation in (">=", ">"):
        return sp.Interval(rhs, sp.oo, left_open=relation == ">")
    if relation in ("<=", "<"):
        return sp.Interval(-sp.oo, rhs, right_open=relation == "<")
    return sp.Interval(rhs, rhs) if relation == "=" else sp.Interval(-sp.oo, sp.oo)
