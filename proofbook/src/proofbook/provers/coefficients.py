"""Prove an inequality by its coefficients: a polynomial in nonnegative variables without a negative coefficient is ≥ 0.

This prover knows nothing of z3. It is there to give a second opinion: every symbol is written through nonnegative
variables, so that the domain disappears; then the difference of the two sides is expanded. Where two variables stay in
a negative term, the domain is split into the part where one is the larger and the part where the other is.
"""

from dataclasses import dataclass, replace
from functools import reduce
from itertools import combinations
from math import lcm

import sympy as sp

from proofbook.claim import Claim, ge
from proofbook.enclosure import sign
from proofbook.outcome import Proved, Unknown
from proofbook.provers.defined import conditions
from proofbook.provers.points import interval_of
from proofbook.provers.witness import INEQUALITY, after_search

TRANSPARENT = (sp.floor, sp.ceiling, sp.Max, sp.Min, sp.Abs)
SPLITS = 2  # how often a part of the domain is split again
MOST_TERMS = 400
MOST_HYPOTHESES = 2  # used at a time, besides the bounds of single symbols


@after_search(INEQUALITY, in_parts=True)
def coefficients(claim):
    """Prove an inequality between rational functions and roots, on a domain given by signs, bounds and hypotheses.

    Anything else, such as log(x), becomes a variable of which only the sign is known.

    Parameters
    ----------
    claim : inequality.

    >>> x, y = sp.symbols("x y", nonnegative=True)
    >>> from proofbook.provers import gt, le
    >>> coefficients(le(2 * sp.sqrt(x * y), x + y)).verdict, coefficients(gt(x + y, y)).verdict
    ('proved', 'refuted')
    """
    if claim.difference.has(sp.Indexed, sp.Sum, sp.Integral):
        return Unknown("coefficients", claim.domain, "a sum or a sequence is not expanded")
    for condition in conditions(claim.lhs) + conditions(claim.rhs):
        if not certain(condition.under(*claim.given)):
            return Unknown("coefficients", claim.domain, f"not shown: {condition}, without which a side is undefined")
    if certain(claim):
        return Proved("no negative coefficient after substitution", claim.domain)
    return Unknown("coefficients", claim.domain, "a negative coefficient is left")


def certain(claim):
    """Tell whether some choice of the hypotheses to use leaves no negative coefficient. Both signs will do for ≠."""
    if claim.relation == "!=":
        return any(certain(replace(claim, relation=relation)) for relation in "><")
    claim = without_functions(claim)
    parts = {part for c in (claim, *claim.given) for part in c.difference.atoms(sp.Max, sp.Min, sp.Abs)}
    if parts:
        simplest = min(parts, key=lambda part: (sp.count_ops(part), str(part)))
        return all(certain(case) for case in both_cases(claim, simplest))
    usable = [h for h in claim.given if h.relation not in ("=", "!=")]
    choices = [chosen for n in range(MOST_HYPOTHESES + 1) for chosen in combinations(usable, n)]
    return any(decided(claim, chosen) for chosen in choices)


def without_functions(claim):
    """Return the claim with each log(x), exp(x), ... replaced by a symbol of the same sign.

    >>> K = sp.Symbol("K", positive=True)
    >>> print(without_functions(ge(sp.exp(K), 1)))
    f0 >= 1
    """
    sides = [sp.sympify(side) for part in (claim, *claim.given) for side in (part.lhs, part.rhs)]
    found = {f for side in sides for f in side.atoms(sp.Function) if not isinstance(f, TRANSPARENT)}
    names = {f: sp.Dummy(f"f{n}", **sign_of(f)) for n, f in enumerate(sorted(found, key=str))}
    return renamed(claim, names)


def renamed(claim, names):
    """Return a claim, hypotheses included, with parts of its sides replaced."""
    lhs, rhs = (sp.sympify(side).xreplace(names) for side in (claim.lhs, claim.rhs))
    return Claim(lhs, claim.relation, rhs, tuple(renamed(h, names) for h in claim.given))


def sign_of(expression):
    """Return the assumptions of a symbol that stands for an expression."""
    words = ("positive", "nonnegative", "negative", "nonpositive")
    return {"real": True, **{word: True for word in words if getattr(expression, f"is_{word}")}}


def both_cases(claim, part):
    """Return the claim without one Max, Min or Abs: once for each of the two terms that it may be."""
    first = part.args[0]
    other = -first if isinstance(part, sp.Abs) else part.func(*part.args[1:])
    larger, smaller = (first, other) if not isinstance(part, sp.Min) else (other, first)
    cases = ((larger, ge(first, other)), (smaller, ge(other, first)))
    return [renamed(claim, {part: term}).under(order) for term, order in cases]


def decided(claim, chosen):
    """Tell whether the claim holds by its coefficients, with the chosen hypotheses."""
    f = claim.difference if claim.relation in (">=", ">") else -claim.difference
    coordinates = Coordinates(claim)
    f = coordinates.of(f)
    for hypothesis in chosen:
        larger, smaller = (hypothesis.lhs, hypothesis.rhs)[:: 1 if hypothesis.relation in (">=", ">") else -1]
        f = coordinates.use(coordinates.of(sp.sympify(larger) - sp.sympify(smaller)), f)
    return f is not None and coordinates.nonnegative(f, strict=claim.relation in ("<", ">"))


class Coordinates:
    """Nonnegative variables through which the symbols of a claim are written."""

    def __init__(self, claim):
        self.claim, self.positive, self.all = claim, set(), []
        self.known, self.roots = {}, {}
        expressions = [claim.difference, *(h.difference for h in claim.given)]
        for symbol in claim.symbols:
            powers = [p for e in expressions for p in e.atoms(sp.Pow) if p.base == symbol and p.exp.is_Rational]
            self.known[symbol] = self.written(symbol, reduce(lcm, [int(p.exp.q) for p in powers], 1))

    def fresh(self, positive=False):
        """Return a new nonnegative variable."""
        variable = sp.Dummy(f"y{len(self.all)}", nonnegative=True)
        self.all.append(variable)
        self.positive |= {variable} if positive else set()
        return variable

    def written(self, symbol, root):
        """Return a symbol through nonnegative variables, such that its `root`-th root is a polynomial in them."""
        interval = interval_of(self.claim, symbol)
        low, high = interval.inf, interval.sup
        if low.is_finite and high.is_finite and root == 1:
            y, z = self.fresh(), self.fresh()
            return (low * z + high * y) / (z + y)
        if low.is_nonnegative and low.is_finite:
            return (sp.root(low, root) + self.fresh(positive=bool(interval.left_open))) ** root
        if low.is_finite:
            return low + self.fresh(positive=bool(interval.left_open))
        if high.is_finite:
            return high - self.fresh(positive=bool(interval.right_open))
        return self.fresh() - self.fresh()

    def of(self, expression):
        """Return an expression in the variables. A part that is no rational function becomes a variable by its sign."""
        expression = sp.sympify(expression)
        if expression.is_Symbol:
            return self.known.get(expression, expression)
        if expression.is_number and not expression.has(sp.floor, sp.ceiling):
            return expression
        if expression.is_Add or expression.is_Mul or (expression.is_Pow and expression.exp.is_Integer):
            return expression.func(*[self.of(part) for part in expression.args])
        if expression not in self.known:
            self.known[expression] = self.unknown(expression)
        return self.known[expression]

    def unknown(self, expression):
        """Return a root as a power of a variable, a rounding near its argument, anything else as a new variable."""
        if expression.is_Pow and expression.exp.is_Rational and expression.base.is_Symbol:
            return sp.expand_power_base(sp.powdenest(self.of(expression.base) ** expression.exp, force=True))
        if expression.is_Pow and expression.exp.is_Rational:
            key = (expression.base, int(expression.exp.q))
            if key not in self.roots:
                self.roots[key] = self.fresh(positive=bool(expression.base.is_positive))
            return self.roots[key] ** expression.exp.p
        if isinstance(expression, (sp.floor, sp.ceiling)):
            y, z = self.fresh(), self.fresh(positive=True)
            away = y / (y + z)  # from 0 to 1, without 1
            return self.of(expression.args[0]) + (away if isinstance(expression, sp.ceiling) else -away)
        if expression.is_nonnegative:
            return self.fresh(positive=bool(expression.is_positive))
        return self.fresh() - self.fresh()

    def use(self, g, f):
        """Return f under the hypothesis g ≥ 0: a variable in which g increases at a constant rate is replaced."""
        if f is None:
            return None
        top, bottom = sp.fraction(sp.together(g))
        top = self.without_positive_factors(sp.expand(top))
        for variable in sorted(top.free_symbols & set(self.all), key=self.all.index):
            rate = sp.diff(sp.expand(top), variable)
            if rate.is_Number and rate.is_positive and no_negative(bottom):
                moved = {variable: 2 * variable - sp.expand(top / rate)}
                self.positive.discard(variable)
                self.known = {part: e.xreplace(moved) for part, e in self.known.items()}
                return f.xreplace(moved)
        return None

    def without_positive_factors(self, polynomial):
        """Drop the factors that are certainly positive."""
        factors = sp.Mul.make_args(sp.factor(polynomial)) if polynomial.free_symbols else [polynomial]
        return sp.Mul(*[factor for factor in factors if not Terms(factor, self.positive).nonnegative(True, 0)])

    def nonnegative(self, f, strict):
        """Tell whether f ≥ 0, or f > 0, for all nonnegative values of the variables."""
        top, bottom = map(sp.expand, sp.fraction(sp.together(sp.powsimp(f))))
        variables = sorted(f.free_symbols, key=str)
        if (variables and not top.is_polynomial(*variables)) or not no_negative(bottom):
            return False
        forms = dict.fromkeys([top, self.with_roots_reduced(top)])
        return any(Terms(form, self.positive).nonnegative(strict, SPLITS) for form in forms)

    def with_roots_reduced(self, polynomial):
        """Replace the q-th power of each q-th root of a sum by the sum."""
        for (base, q), root in self.roots.items():
            inside = sp.expand(self.of(base))
            if inside.is_polynomial(*inside.free_symbols) and polynomial.has(root):
                polynomial = sp.expand(sp.rem(polynomial, root**q - inside, root))
        return polynomial


def no_negative(expression):
    """Tell whether an expression is a polynomial without a negative coefficient."""
    signs = signs_of(sp.expand(expression))
    return signs is not None and all(s in (0, 1) for s, _ in signs)


@dataclass
class Terms:
    """A polynomial in nonnegative variables, some of them known to be positive."""

    polynomial: sp.Expr
    positive: set

    def nonnegative(self, strict, splits):
        """Tell whether it is ≥ 0, or > 0, by its coefficients, after at most so many splits of the domain."""
        expanded = sp.expand(self.polynomial)
        if len(sp.Add.make_args(expanded)) > MOST_TERMS:
            return False
        if not strict and splits == SPLITS:
            expanded = without_squares(expanded)
        signs = signs_of(expanded)
        if signs is None:
            return False
        if all(s in (0, 1) for s, _ in signs):
            return not strict or any(s == 1 and used <= self.positive for s, used in signs)
        return splits > 0 and any(self.split(pair, strict, splits - 1) for pair in self.pairs(signs))

    def pairs(self, signs):
        """Return the variables of the first negative term, in pairs, with 1 as one of them."""
        used = next(sorted(variables, key=str) for s, variables in signs if s not in (0, 1))
        others = sorted({v for _, variables in signs for v in variables}, key=str)
        return [(one, other) for one in used for other in [sp.Integer(1), *others] if other != one]

    def split(self, pair, strict, splits):
        """Prove both parts: the first of a pair is at least the second, and the other way around."""
        one, other = pair
        above = Terms(self.polynomial.xreplace({one: one + other}), self.positive - {one})
        if other == 1:
            top, _ = sp.fraction(sp.together(self.polynomial.subs(one, one / (1 + one))))
            below = Terms(top, self.positive)
        else:
            below = Terms(self.polynomial.xreplace({other: one + other}), self.positive - {other})
        return above.nonnegative(strict, splits) and below.nonnegative(strict, splits)


def signs_of(expanded):
    """Return for each term the sign of its coefficient and its variables, or None if it is no polynomial.

    >>> x = sp.Symbol("x")
    >>> signs_of(x**2 - 1)
    [(1, {x}), (-1, set())]
    """
    variables = sorted(expanded.free_symbols, key=str)
    if not variables:
        return [(sign(expanded), set())]
    if not expanded.is_polynomial(*variables):
        return None
    terms = sp.Poly(expanded, *variables).terms()
    return [(sign(c), {v for v, power in zip(variables, powers, strict=True) if power}) for powers, c in terms]


def without_squares(polynomial):
    """Drop the factors that are squares: the rest has the same sign wherever they are not zero.

    >>> x = sp.Symbol("x")
    >>> without_squares(sp.expand((x - 1) ** 2 * (x + 2)))
    x + 2
    """
    if not polynomial.free_symbols:
        return polynomial
    number, factors = sp.factor_list(polynomial)
    return sp.expand(number * sp.Mul(*[factor for factor, power in factors if power % 2]))
