"""Prove an inequality in one variable by the sign of a derivative and the value at one end of
an interval.
"""

from dataclasses import replace
from functools import lru_cache
from itertools import islice, product

import sympy as sp

from proofbook.claim import SIGNS, Claim, eq, ge, gt, le, lt
from proofbook.enclosure import certain_sign
from proofbook.enclosure import sign as sign_at
from proofbook.errors import require
from proofbook.outcome import Proved, Unknown
from proofbook.provers.defined import smooth
from proofbook.provers.limit import limit
from proofbook.provers.points import SHIFTS, admissible, interval_of, points
from proofbook.provers.query import SEARCH, entailed, keeping, needed_by, undefined
from proofbook.provers.witness import INEQUALITY, after_search

ONE = sp.Integer(1)
FAR = 10
FEW = 12  # points at which a goal must not fail


@after_search(INEQUALITY)
def derivative(claim, variable, depth=3):
    """Prove f ≥ 0 or f > 0 on an interval, f the larger side minus the smaller.

    If f is increasing, its value or limit at the left end decides; if decreasing, the limit at the
    right end. The sign of f′ is found by z3 or, up to `depth` times, in the same way from f″. If
    that fails, the bounds on the variable are dropped, or the interval is cut where the sides are
    equal.

    Parameters
    ----------
    claim : inequality. The interval is read from the assumptions and hypotheses on the variable.
    variable : the symbol in which to differentiate. An integer is treated as a real number.

    >>> x = sp.Symbol("x", nonnegative=True)
    >>> derivative(ge(sp.exp(x), 1 + x), x).method
    'sign of the derivative in x, order 2'
    """
    require(variable in claim.symbols, "variable", f"one of {claim.symbols}", variable)
    f = in_parts(
        claim.difference if claim.relation in (">=", ">") else -claim.difference, claim.given
    )
    if not smooth(f):
        return Unknown("derivative", claim.domain, "a side is not built of powers, exp and log")
    if isinstance(interval_of(claim, variable), sp.FiniteSet):
        return Unknown("derivative", claim.domain, f"a single value of {variable}")
    for parts, where in splits(claim, f, variable):
        orders = [least_order(part, f, variable, depth) for part in parts]
        if None not in orders:
            how = f"sign of the derivative in {variable}{where}, order {max(orders)}"
            return Proved(how, claim.domain, effort={"depth": max(orders)})
    return Unknown("derivative", claim.domain, f"no derivative up to order {depth} shows the sign")


def least_order(claim, f, variable, depth):
    """Return how many derivatives of f show the claim, or None if so many do not."""
    signs = {word: True for word in ("positive", "nonnegative") if getattr(variable, f"is_{word}")}
    x = sp.Dummy(variable.name, dummy_index=0, real=True, **signs)
    strict = claim.relation in ("<", ">")
    # other hypotheses on the variable are dropped: a larger domain
    interval = interval_of(claim, variable)
    ends = (
        [(gt if interval.left_open else ge)(variable, interval.inf)]
        if interval.inf.is_finite
        else []
    )
    ends += (
        [(lt if interval.right_open else le)(variable, interval.sup)]
        if interval.sup.is_finite
        else []
    )
    given = (*[h for h in claim.given if variable not in h.symbols], *ends)
    goal = Claim(f, ">" if strict else ">=", 0, given).substitute({variable: x})
    return next((order for order in range(depth + 1) if positive(goal, x, order)), None)


def splits(claim, f, variable):
    """Yield the parts into which a claim is split, and where: it alone, without bounds,
    or cut where f is zero.

    The cut is at the first small number inside the interval at which f is zero, at one value of the
    other symbols.
    """
    yield [claim], ""
    if any(variable in h.symbols for h in claim.given):
        yield [replace(claim, given=tuple(h for h in claim.given if variable not in h.symbols))], ""
    inside = interval_of(claim, variable)
    others = [symbol for symbol in claim.symbols if symbol != variable]
    places = [
        sign * shift
        for shift in SHIFTS
        for sign in (1, -1)
        if shift <= FAR and claim.relation in ("<=", ">=")
    ]
    places = [place for place in places if inside.inf < place < inside.sup]
    zeros = (
        place
        for place in places
        if sign_at(f, {variable: place, **dict.fromkeys(others, ONE)}) == 0
    )
    for place in islice(zeros, 1):
        yield (
            [claim.under(variable <= place), claim.under(variable >= place)],
            f" on both sides of {place}",
        )


def in_parts(f, given):
    """Return f without those Abs, Max and Min of which z3 shows which part they are."""
    for part in sorted(f.atoms(sp.Abs, sp.Max, sp.Min), key=sp.count_ops):
        values = (part.args[0], -part.args[0]) if isinstance(part, sp.Abs) else part.args
        f = f.xreplace(
            {part: next((value for value in values if entailed(given, [eq(part, value)])), part)}
        )
    return f


@keeping
def positive(goal, x, depth):
    """Tell whether `depth` derivatives prove the goal,
    f > 0 or f >= 0. Positive factors of f may be dropped first.
    """
    if undefined(goal):
        return False
    forms = dict.fromkeys([goal, replace(goal, lhs=without_positive_factors(goal.lhs))])
    if depth == 0:
        return any(entailed(goal.given, [form], needed_by(goal)) for form in forms)
    for form, end in product(forms, (LEFT, RIGHT)):
        slope = monotone(end, form, x)
        if may_hold(slope) and holds_at(end, form, x) and positive(slope, x, depth - 1):
            return True
    return False


LEFT = 1
RIGHT = -1


def may_hold(goal):
    """Tell whether a goal fails at none of a few points. Where no witness is looked for,
    it may hold.
    """
    few = islice(points(goal), FEW if SEARCH.get() else 0)
    allowed = (None, *SIGNS[goal.relation])
    return all(
        certain_sign(goal.difference, point) in allowed or not admissible(goal, point)
        for point in few
    )


@keeping
def holds_at(end, goal, x):
    """Tell whether f has a limit ≥ 0 at an end of the interval;
    > 0 if the end belongs to it and the goal is strict.
    """
    interval = interval_of(goal, x)
    place = interval.inf if end == LEFT else interval.sup
    others = [h for h in goal.given if x not in h.symbols]
    value = limit(goal.lhs, x, place, "+" if end == LEFT else "-", others)
    if value is None or not value.is_finite:
        return value == sp.oo
    strict = goal.relation == ">" and not is_open(end, interval)
    # is shown by z3, or by a derivative in another symbol
    left = (gt if strict else ge)(value, 0, given=others)
    if entailed(others, [left]):
        return True
    symbols = [symbol for symbol in left.symbols if symbol.is_positive or symbol.is_nonnegative]
    return smooth(left.lhs) and any(
        least_order(left, left.lhs, symbol, 1) is not None for symbol in symbols
    )


def monotone(end, goal, x):
    """Return the claim that f moves away from its limit: f′ ≥ 0 if the limit is on the left,
    −f′ ≥ 0 if on the right.

    A strict goal with a limit that may be 0 (open end) needs a strict derivative.
    """
    interval = interval_of(goal, x)
    strict = goal.relation == ">" and is_open(end, interval)
    inner = [gt(x, interval.inf)] if interval.inf.is_finite else []
    inner += [lt(x, interval.sup)] if interval.sup.is_finite else []
    others = [h for h in goal.given if x not in h.symbols]
    return Claim(
        end * sp.diff(goal.lhs, x), ">" if strict else ">=", sp.Integer(0), (*others, *inner)
    )


def is_open(end, interval):
    """Tell whether an end is left out of the interval."""
    return interval.left_open if end == LEFT else interval.right_open


@lru_cache(maxsize=10_000)
def without_positive_factors(f):
    """Drop the factors of f that SymPy knows to be positive: they do not change its sign."""
    factors = sp.Mul.make_args(sp.factor(sp.together(f)))
    return sp.Mul(*[factor for factor in factors if not factor.is_positive])
