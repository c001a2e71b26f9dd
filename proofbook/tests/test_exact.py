"""Exact arithmetic takes exact numbers only, and says of which type the others are."""

import math
from enum import IntEnum
from fractions import Fraction

import numpy as np
import pytest
import sympy as sp
from flint import arb, fmpq, fmpz

from proofbook.provers import eq, exhaustion, le, lt


class Colour(IntEnum):
    """An integer of another kind."""

    RED = 1


def asked(claim):
    """Return what the exact prover says of one case."""
    return exhaustion(lambda _: claim, [0], over="one case").verdict


SIDES = [
    ((np.array([2**62]) * 4)[0], "numpy.int64"),
    ((np.array([127], dtype=np.int8) + np.int8(1))[0], "numpy.int8"),
    (np.int64(1), "numpy.int64"),
    (np.uint8(200), "numpy.uint8"),
    (np.float64(0.5), "numpy.float64"),
    (np.float32(0.5), "numpy.float32"),
    (np.bool_(True), "numpy.bool"),
    (np.argmax([0.1, 0.3]), "numpy.int64"),
    (np.array(1), "numpy.ndarray"),
    (0.5, "(float)"),
    (1j, "(complex)"),
    (True, "(bool)"),
    (Colour.RED, "Colour"),
    (math.nan, "(float)"),
    (sp.Float(1), "sympy"),
    (sp.oo, "sympy"),
    (sp.Symbol("x", positive=True), "sympy"),
    (sp.true, "sympy"),
]


@pytest.mark.parametrize(("side", "name"), SIDES, ids=lambda part: repr(part)[:30])
def test_another_kind_of_number_is_refused_by_name(side, name):
    for claim in (eq(side, 0), eq(0, side), eq([1, side], [1, side])):
        with pytest.raises(ValueError, match=r"claim\(case\): expected") as told:
            asked(claim)
        assert name.strip("()") in str(told.value)


IN_OBJECTS = [
    [0.1 + 0.2 == 0.3],
    [True],
    (np.bool_(False),),
    {1: 0.5},
    {0.5: 1},
    [[1, [np.int64(3)]]],
    {np.int64(3)},
    frozenset([True]),
    ["0.30000000000000004"],
    [f"{2.5:.0f}"],
    "1e3",
    "-7",
    " 3 / 4 ",
    "nan",
    [arb(2).sqrt()],
    [Fraction(math.pi)],
]


@pytest.mark.parametrize("value", IN_OBJECTS, ids=repr)
def test_an_object_holds_texts_and_exact_numbers_only(value):
    with pytest.raises(ValueError, match=r"claim\(case\): expected"):
        asked(eq(value, value))


DISGUISED = [
    Fraction(math.pi),
    Fraction(0.1),
    Fraction(0.1 + 0.2),
    Fraction.from_float(1 / 3),
    Fraction(math.sqrt(2)),
    fmpq(*Fraction(math.pi).as_integer_ratio()),
    sp.Rational(math.pi),
    sp.Rational(0.1) * sp.sqrt(2),
]


@pytest.mark.parametrize("value", DISGUISED, ids=repr)
def test_the_digits_of_a_floating_point_number_are_seen(value):
    with pytest.raises(ValueError, match="digits of floating-point numbers"):
        asked(le(0, value))


def test_what_is_computed_in_halves_does_not_end_where_floats_do():
    shares = [Fraction(3, 4) ** power for power in range(1, 60)]
    assert any(45 <= share.numerator.bit_length() <= 53 for share in shares)
    answer = exhaustion(lambda power: le(0, shares[power]), range(59), over="powers")
    assert answer.verdict == "proved for these cases"


EXACT = [
    1,
    -(2**80),
    Fraction(1, 2**60),
    Fraction(355, 113),
    Fraction(3, 4) ** 9,
    arb(2).sqrt(),
    arb(1) / 3,
]
EXACT += [fmpz(7), fmpq(1, 3), sp.Rational(1, 3), sp.sqrt(2), sp.pi, 2**50 + 1]


@pytest.mark.parametrize("value", EXACT, ids=repr)
def test_exact_numbers_are_taken(value):
    assert asked(lt(value - 1, value)) == "proved for these cases"


def test_what_cannot_be_seen_of_a_value_is_taken():
    """An integer rounded from a float, and a fraction that was shortened, are like any other:
    only code tells.
    """
    assert asked(eq(int(0.29 * 100), 28)) == "proved for these cases"
    assert (
        asked(eq(Fraction(math.pi).limit_denominator(200), Fraction(355, 113)))
        == "proved for these cases"
    )
