"""Mutants of claims between numbers: those that a function of a case returns,
and those of simulations.

The statements about all cases are given, as the chapter's check has seen them. A mutant changes
some of them.
"""

import random
from dataclasses import replace
from fractions import Fraction
from numbers import Rational
from types import SimpleNamespace

import sympy as sp
from flint import arb, fmpq

from proofbook.claim import Claim
from proofbook.kernel.value import CERTAIN, value
from proofbook.provers.exhaustion import truth
from proofbook.variants.expressions import RELATIONS
from proofbook.variants.falsify import SIGNS

FACTORS = (Fraction(2), Fraction(1, 2), Fraction(101, 100), Fraction(99, 100))
HAIR = Fraction(1, 10**6)


def mutants(statements, seed):
    """Return pairs (kind, statements) of mutants.

    Parameters
    ----------
    statements : list, one a case, of claims between numbers or finite objects, or of lists of such
        claims.
    seed : a number or words, for the choice of the cases that are changed alone.

    >>> from proofbook.provers import eq
    >>> [kind for kind, _ in mutants([eq([1], [1]), [eq(1, 1)]], seed=0)]
    ['one case', 'one case']
    """
    if not all(isinstance(statement, Claim) and is_numeric(statement) for statement in statements):
        return [*one_case(statements, seed)]
    found = [("constant", changed) for changed in other_sides(statements)]
    found += [("relation", changed) for changed in other_relations(statements)]
    found += [("hair", by_a_hair(statements))] if len({s.relation for s in statements}) == 1 else []
    found += [("next case", next_case(statements))] if len(statements) > 1 else []
    return [*found, *(one_case(statements, seed) if len(statements) > 1 else ())]


def is_numeric(statement):
    """Tell whether a claim is about numbers."""
    return not any(
        isinstance(side, (str, tuple, list, set, frozenset, dict)) or side is None
        for side in sides(statement)
    )


def sides(statement):
    """Return both sides."""
    return statement.lhs, statement.rhs


def other_sides(statements):
    """Yield the statements with one side multiplied by a number or shifted by one."""
    for side in ("lhs", "rhs"):
        yield from ([moved(s, side, factor=factor) for s in statements] for factor in FACTORS)
        yield from (
            [moved(s, side, shift=Fraction(shift)) for s in statements] for shift in (1, -1)
        )


def other_relations(statements):
    """Yield the statements with other relations."""
    for place in range(max(len(RELATIONS[s.relation]) for s in statements)):
        yield [with_relation(s, place) for s in statements]


def with_relation(statement, place):
    """Return a statement with the relation at this place among those that may replace its own."""
    others = RELATIONS[statement.relation]
    return replace(statement, relation=others[min(place, len(others) - 1)]) if others else statement


def by_a_hair(statements):
    """Return the statements with the right side moved by the same amount,
    so that only the tightest one just fails.
    """
    falls = statements[0].relation in ("<=", "<")
    slack = min(
        (ends(s.rhs)[1] - ends(s.lhs)[0] if falls else ends(s.lhs)[1] - ends(s.rhs)[0])
        for s in statements
    )
    shift = -(slack + HAIR) if falls else slack + HAIR
    return [moved(s, "rhs", shift=shift) for s in statements]


def next_case(statements):
    """Return the statements with the left side of each case against the right side of the next."""
    following = [*statements[1:], statements[0]]
    return [replace(s, rhs=after.rhs) for s, after in zip(statements, following, strict=True)]


def one_case(statements, seed):
    """Yield the statements with one of them turned into its opposite: the last,
    and one chosen at random.
    """
    for place in (len(statements) - 1, random.Random(f"{seed}").randrange(len(statements))):
        chosen = statements[place]
        opposite = (
            chosen.negation
            if isinstance(chosen, Claim)
            else [*chosen[1:], *(c.negation for c in chosen[:1])]
        )
        yield "one case", [*statements[:place], opposite, *statements[place + 1 :]]


def moved(statement, side, factor=Fraction(1), shift=Fraction(0)):
    """Return a statement with one side multiplied and shifted."""
    return replace(statement, **{side: affine(getattr(statement, side), factor, shift)})


def affine(number, factor, shift):
    """Return factor · number + shift, a number of the same kind: exact, ball, float or interval.

    >>> affine(3, Fraction(1, 2), Fraction(1))
    Fraction(5, 2)
    """
    if hasattr(number, "low") and hasattr(number, "high"):
        return SimpleNamespace(
            low=affine(number.low, factor, shift), high=affine(number.high, factor, shift)
        )
    if isinstance(number, arb):
        return number * arb(as_fmpq(factor)) + arb(as_fmpq(shift))
    if isinstance(number, sp.Basic):
        return number * sp.Rational(factor) + sp.Rational(shift)
    if isinstance(number, Rational):
        return Fraction(int(number.numerator), int(number.denominator)) * factor + shift
    return float(number) * float(factor) + float(shift)


def as_fmpq(fraction):
    """Return a fraction as python-flint wants it."""
    return fmpq(fraction.numerator, fraction.denominator)


def is_false(statement):
    """Tell whether a statement about numbers is certainly false,
    by comparing the ends of what is known of them.

    >>> from proofbook.provers import le
    >>> is_false(le(arb(3), 2)), is_false(le(arb(3, 2), 2)), is_false([le(1, 2), le(2, 1)])
    (True, False, True)
    >>> from proofbook.provers import eq
    >>> (
    ...     is_false(eq([1], [2])),
    ...     is_false(eq(None, None).negation),
    ...     is_false(le({1}, {1}).negation),
    ...     is_false(eq([], [])),
    ... )
    (True, True, True, False)
    """
    if not isinstance(statement, Claim):
        return any(map(is_false, statement))
    if not is_numeric(statement):
        # of objects; the others are opposites of these
        claimable = statement.relation in ("=", "<=", ">=")
        return truth(statement if claimable else statement.negation) is (not claimable)
    (a, b), (c, d) = ends(statement.lhs), ends(statement.rhs)
    possible = {sign for sign, can in ((-1, a < d), (0, a <= d and c <= b), (1, b > c)) if can}
    return not possible & set(SIGNS[statement.relation])


def ends(number):
    """Return two fractions between which a number certainly lies.

    >>> ends(arb(3)), ends(SimpleNamespace(low=1, high=5))
    ((Fraction(3, 1), Fraction(3, 1)), (Fraction(1, 1), Fraction(5, 1)))
    """
    if hasattr(number, "low") and hasattr(number, "high"):
        return ends(number.low)[0], ends(number.high)[1]
    if isinstance(number, arb):
        middle, radius = (
            Fraction(*map(int, (q.p, q.q))) for q in (number.mid().fmpq(), number.rad().fmpq())
        )
        return middle - radius, middle + radius
    if isinstance(number, sp.Basic):
        found = value(number, {})
        return (found, found) if isinstance(found, Fraction) else around(found)
    return (
        (
            affine(number, Fraction(1), Fraction(0))
            if isinstance(number, Rational)
            else Fraction(float(number))
        ),
    ) * 2


def around(number):
    """Return the ends of a small interval around an mpf."""
    middle = Fraction(str(number))
    width = Fraction(str(CERTAIN)) * max(1, abs(Fraction(str(number))))
    return middle - width, middle + width
