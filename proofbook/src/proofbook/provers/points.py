"""Rational points of the domain of a claim.

They are fixed: ends of the domain, small numbers, large numbers, and a seeded selection of their
combinations.
"""

import itertools
import random
from functools import lru_cache

import numpy as np
import sympy as sp
import z3

from proofbook.claim import SIGNS
from proofbook.definitions import are_possible, in_words, unfolded
from proofbook.enclosure import PRECISIONS, at_point, sign
from proofbook.provers.query import ask

DISTANCES = "0 1 1/2 2 3 1/3 5 10 1/10 4 100 1/100 7 1/1000 1000 1/10000 1000000 3/4 20 9/10"
SHIFTS = [sp.Rational(distance) for distance in DISTANCES.split()]
FIRST = 16
MOST_POINTS = 1500
FEW = 100  # points, before z3 is asked for one
# of constant sequences
TERMS = [sp.Rational(term) for term in ("1", "0", "1/2", "2", "-1", "1/100")]


def points(claim, keep=None):
    """Yield rational points: all combinations of the first few values of each symbol,
    then a seeded selection.

    `keep` tells of columns of values, and a block of places in them, which are kept; the first few
    always are.
    """
    columns = [
        candidates(interval_of(claim, symbol), bool(symbol.is_integer)) for symbol in claim.symbols
    ]
    for number, block in enumerate(blocks(tuple(map(len, columns)))):
        chosen = block[keep(columns, block)] if keep and number > 0 else block
        for place in chosen.tolist():
            yield {
                symbol: column[i]
                for symbol, column, i in zip(claim.symbols, columns, place, strict=True)
            }


def blocks(lengths):
    """Yield arrays, the first one short, of the places of points in columns of these lengths,
    a row for each point.
    """
    simple = combinations(lengths)
    yield simple[:FIRST]
    if len(simple) > FIRST:
        yield simple[FIRST:]
    if len(lengths) > 2 and 0 not in lengths:
        yield selection(lengths)


@lru_cache(maxsize=200)
def combinations(lengths):
    """Return the combinations of the first few places."""
    few = max(2, int(MOST_POINTS ** (1 / max(1, len(lengths)))))
    found = list(itertools.product(*(range(min(few, length)) for length in lengths)))
    return np.array(found, dtype=int).reshape(len(found), len(lengths))


@lru_cache(maxsize=200)
def selection(lengths):
    """Return a seeded selection of places."""
    choice = random.Random(0).choice
    ranges = [range(length) for length in lengths]
    return np.array([[choice(places) for places in ranges] for _ in range(MOST_POINTS)])


@lru_cache(maxsize=1_000)
def candidates(interval, whole):
    """Return values to try in an interval, perhaps whole ones only: its ends first,
    then inner ones at all scales.
    """
    if interval.is_empty:
        return []
    ends = [end for end in (interval.inf, interval.sup) if end.is_Rational]
    up = [end + shift for shift in SHIFTS for end in ends[:1] or [sp.Integer(0)]]
    down = [end - shift for shift in SHIFTS for end in ends[-1:] or [sp.Integer(0)]]
    mixed = ends + [value for pair in zip(up, down, strict=True) for value in pair]
    return [v for v in dict.fromkeys(mixed) if lies_in(v, interval) and (v.is_integer or not whole)]


def lies_in(number, interval):
    """Tell whether a rational number lies in an interval, much faster than SymPy does."""
    if isinstance(interval, sp.FiniteSet) or interval.is_empty:
        return number in interval
    above = interval.inf < number or (number == interval.inf and not interval.left_open)
    return bool(
        above and (number < interval.sup or (number == interval.sup and not interval.right_open))
    )


@lru_cache(maxsize=1_000)
def interval_of(claim, symbol):
    """Return the interval in which assumptions and one-sided hypotheses (symbol against a number)
    leave the symbol.
    """
    interval = sp.Interval(-sp.oo, sp.oo)
    if symbol.is_integer and symbol.is_positive:
        interval = sp.Interval(1, sp.oo)
    elif symbol.is_nonnegative:
        interval = sp.Interval(0, sp.oo, left_open=bool(symbol.is_positive))
    elif symbol.is_nonpositive:
        interval = sp.Interval(-sp.oo, 0, right_open=bool(symbol.is_negative))
    for half in filter(None, (half_line(hypothesis, symbol) for hypothesis in claim.given)):
        interval = interval & half
    return interval


def half_line(hypothesis, symbol):
    """Return the half-line that a hypothesis such as `symbol >= 1` describes, else None:
    the whole line.
    """
    lhs = hypothesis.lhs
    relation = hypothesis.relation
    rhs = hypothesis.rhs
    if rhs == symbol:
        lhs, rhs = rhs, lhs
        relation = relation.translate(str.maketrans("<>", "><"))
    if lhs != symbol or not sp.sympify(rhs).is_Rational:
        return None
    if relation in (">=", ">"):
        return sp.Interval(rhs, sp.oo, left_open=relation == ">")
    if relation in ("<=", "<"):
        return sp.Interval(-sp.oo, rhs, right_open=relation == "<")
    return sp.Interval(rhs, rhs) if relation == "=" else None


def defined_at(claim, point):
    """Tell whether both sides certainly have a value at the point."""
    return all(
        at_point(sp.sympify(side), point, PRECISIONS[-1]).is_finite()
        for side in (claim.lhs, claim.rhs)
    )


def admissible(claim, point):
    """Tell whether the point satisfies the assumptions of its symbols and certainly all
    hypotheses.
    """
    if not all(fits(symbol, value) for symbol, value in point.items()):
        return False
    return all(
        sign(h.difference, point) in SIGNS[h.relation] and defined_at(h, point) for h in claim.given
    )


def fits(symbol, value):
    """Tell whether a number is what is assumed of a symbol."""
    known = symbol._assumptions_orig
    return all(
        getattr(value, f"is_{word}") is truth
        for word, truth in known.items()
        if word != "commutative"
    )


def inhabitant(claim):
    """Return a point of the domain in words, or None if none is found. Of sequences,
    simple ones are tried.
    """

    def among(start, stop):
        for plain, sequences in plainly(claim):
            for point in itertools.islice(tied(plain), start, stop):
                if admissible(plain, point):
                    return sequences | named(point)
        return None

    found = among(0, FEW)
    if found is not None:
        return found
    answer, model = ask(claim.given, [])
    if (
        model
        and set(model) == set(claim.symbols)
        and not claim.sequences
        and admissible(claim, model)
    ):
        return named(model)
    if answer == z3.unsat:
        return None
    return among(FEW, MOST_POINTS) or inhabitant_unfolded(claim)


def inhabitant_unfolded(claim):
    """Return a point of the domain in words that is found once letters are put back that hypotheses
    define, or None.
    """
    found = unfolded(claim)
    if found is None:
        return None
    whole, letters = found
    for point in itertools.islice(tied(whole), FEW):
        if admissible(whole, point) and are_possible(letters, point):
            return dict(sorted((named(point) | in_words(letters, point)).items()))
    return None


def plainly(claim):
    """Yield the claim with sequences turned into numbers or their own indices,
    and what they were turned into.
    """
    if not claim.sequences:
        yield claim, {}
        return
    labels = [base.label for base in claim.sequences]
    names = [f"{base}[k]" for base in claim.sequences]
    parts = set().union(*(side.atoms(sp.Indexed) for side in claim.sides))
    for term in (*TERMS, None):
        if all(
            label.is_real is None or fits(label, sp.Integer(1) if term is None else term)
            for label in labels
        ):
            values = {part: part.indices[0] if term is None else term for part in parts}
            shown = "k" if term is None else str(term)
            yield (
                claim.mapped(lambda side, values=values: side.xreplace(values)),
                dict.fromkeys(names, shown),
            )


def tied(claim):
    """Yield points; where hypotheses are equations, moved so that these hold,
    if one symbol can see to that.
    """
    equations = [h for h in claim.given if h.relation == "="]
    for point in points(claim):
        yield moved(point, equations) if equations else point


def moved(point, equations):
    """Return a point moved in one symbol for each equation, in turn,
    where the equation is linear in the symbol.
    """
    for equation in equations:
        for symbol in sorted(equation.difference.free_symbols & set(point), key=str, reverse=True):
            slope = sp.diff(equation.difference, symbol)
            value = (symbol - equation.difference / slope).xreplace(point) if slope != 0 else symbol
            if not slope.has(symbol) and value.is_Rational:
                point = {**point, symbol: value}
                break
    return point


def named(point):
    """Return a point as a dict of strings."""
    return {
        symbol.name: str(value)
        for symbol, value in sorted(point.items(), key=lambda item: item[0].name)
    }
