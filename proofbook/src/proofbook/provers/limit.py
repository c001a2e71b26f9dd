"""Limits that are the same for all values of the parameters.

SymPy's limit treats parameters as generic: it would say that b y / (b y + 1) goes to 1, which is
wrong for b = 0. Here SymPy is asked about parts without parameters only. The rest is put together
by rules whose conditions z3 shows.
"""

from functools import lru_cache

import sympy as sp

from proofbook.claim import SIGNS, gt, lt, ne
from proofbook.enclosure import certain_sign
from proofbook.provers.defined import conditions
from proofbook.provers.query import entailed


def limit(f, x, place, side, given=()):
    """Return the limit of f as x goes to a place, a number or ±∞, or None if it is not found."""
    if not f.has(x):
        return f
    needed = (
        [condition.substitute({x: place}) for condition in conditions(f)]
        if place.is_finite
        else [None]
    )
    # then f is continuous there
    if all(one and one.difference.is_finite and follows(given, one) for one in needed):
        value = f.xreplace({x: place})
        return value if value.free_symbols or value.is_Rational else sp.simplify(value)
    if f.free_symbols == {x}:
        return alone(f, x, place, side)
    rules = {
        sp.Add: of_sum,
        sp.Mul: of_product,
        sp.Pow: of_power,
        sp.exp: of_function,
        sp.log: of_function,
    }
    found = rules[f.func](f, x, place, side, given) if f.func in rules else None
    return of_quotient(f, x, place, side, given) if found is None else found


@lru_cache(maxsize=10_000)
def alone(f, x, place, side):
    """Return SymPy's limit of an expression without parameters, if it is real or ±∞."""
    try:
        value = sp.limit(f, x, place, side)
        value = value if value.is_Atom else sp.simplify(value)
    except (NotImplementedError, ValueError):
        return None
    return value if value.is_extended_real and not value.has(sp.AccumBounds, sp.Limit) else None


def follows(given, condition):
    """Tell whether a condition follows from hypotheses: one between numbers by its sign,
    others by z3.
    """
    if condition.difference.is_Rational:
        return certain_sign(condition.difference, {}) in SIGNS[condition.relation]
    return entailed(given, [condition])


def of_parts(f, x, place, side, given):
    """Return the limits of what has x but no parameter,
    and of each other part of a sum or product; or None.
    """
    own = [part for part in f.args if part.free_symbols == {x}]
    rest = [part for part in f.args if part not in own]
    limits = [limit(part, x, place, side, given) for part in (f.func(*own), *rest)]
    return None if None in limits else limits


def of_sum(f, x, place, side, given):
    """Add limits, unless ∞ meets −∞."""
    limits = of_parts(f, x, place, side, given)
    return None if limits is None or {sp.oo, -sp.oo} <= set(limits) else sp.Add(*limits)


def of_product(f, x, place, side, given):
    """Multiply limits; with ±∞ among them, the signs of the others must be shown."""
    limits = of_parts(f, x, place, side, given)
    if limits is None:
        return None
    finite, infinite = (
        sp.Mul(*[v for v in limits if bool(v.is_finite) is kind]) for kind in (True, False)
    )
    return finite if infinite == 1 else times_infinity(finite, infinite, given)


def times_infinity(number, infinite, given):
    """Return ∞ or −∞, if the sign of the number is shown."""
    if infinite not in (sp.oo, -sp.oo):
        return None
    if entailed(given, [gt(number, 0)]):
        return infinite
    return -infinite if entailed(given, [lt(number, 0)]) else None


def of_power(f, x, place, side, given):
    """Raise a limit to a power that is a rational number."""
    base = limit(f.base, x, place, side, given)
    if base is None or not f.exp.is_Rational:
        return None
    if base == sp.oo:
        return sp.oo if f.exp > 0 else sp.Integer(0)
    if base == -sp.oo:
        return sp.Integer(0) if f.exp.is_Integer and f.exp < 0 else None
    return f.func(base, f.exp) if entailed(given, [gt(base, 0)]) else None


def of_function(f, x, place, side, given):
    """Apply exp, or log, to a limit."""
    inner = limit(f.args[0], x, place, side, given)
    if inner is None or inner == -sp.oo:
        return sp.Integer(0) if inner is not None and isinstance(f, sp.exp) else None
    if inner == sp.oo or isinstance(f, sp.exp):
        return f.func(inner)
    return f.func(inner) if entailed(given, [gt(inner, 0)]) else None


def of_quotient(f, x, place, side, given):
    """Return the limit of a quotient of polynomials: that of its leading terms at ∞."""
    z = sp.Dummy("z", positive=True, dummy_index=2)
    far = {sp.oo: z, -sp.oo: -z}.get(place, place + (1 if side == "+" else -1) / z)
    top, bottom = sp.fraction(sp.together(f.xreplace({x: far})))
    if not (top.is_polynomial(z) and bottom.is_polynomial(z)):
        return None
    top = sp.Poly(top, z)
    bottom = sp.Poly(bottom, z)
    if not entailed(given, [ne(bottom.LC(), 0)]):
        return None
    if top.degree() < bottom.degree() or top.is_zero:
        return sp.Integer(0)
    share = top.LC() / bottom.LC()
    return share if top.degree() == bottom.degree() else times_infinity(share, sp.oo, given)
