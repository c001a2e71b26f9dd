"""Which values are exact: they stand for themselves, or for a ball that contains them.

Only integers of Python, fractions, numbers of FLINT and exact numbers of SymPy are. An integer of NumPy wraps around, a
truth value is an integer to Python, and both may come from floating-point numbers; so do fractions and texts. Two things
can be seen of a value alone, and are refused: a fraction that has just the digits of a floating-point number, as
`Fraction(math.pi)` has, and a text that is a number. What cannot be seen: an integer that was rounded from a float,
`int(0.29 * 100)`, a fraction that was shortened, `Fraction(math.pi).limit_denominator(200)`, a place found by comparing
floats, a float with few digits, `Fraction(0.5)`. For these only the code of the cell can be read.
"""

import re
from fractions import Fraction

import sympy as sp
from flint import arb, fmpq, fmpz

from proofbook.errors import require

EXACT = (int, Fraction, fmpz, fmpq)  # no subclass of them: bool is one of int
KINDS = "an integer of Python, a Fraction, a number of FLINT or an exact one of SymPy"
OBJECTS = (tuple, list, set, frozenset, dict, str, type(None))  # of these only equality is claimed, of sets inclusion
NUMERAL = re.compile(r"\s*[-+]?(\d+(\.\d*)?|\.\d+)([eE][-+]?\d+)?(\s*/\s*\d+)?\s*|\s*[-+]?(nan|inf|infinity)\s*", re.I)
DIGITS = range(45, 54)  # binary ones of a floating-point number: nearly all have so many


def require_number(value):
    """Raise ValueError, naming the type, unless a value is an exact number.

    >>> require_number(Fraction(1, 3))
    >>> require_number(0.5)
    Traceback (most recent call last):
    ...
    ValueError: claim(case): expected an integer of Python, a Fraction, a number of FLINT or an exact one of SymPy, \
received 0.5 (float)
    """
    require_that(is_number(value), KINDS, value)
    require_that(not is_a_float_in_disguise(value), f"{KINDS}, not the digits of a floating-point number", value)


def require_object(value):
    """Raise ValueError, naming the type, unless a value is a finite object of texts and exact numbers."""
    if type(value) is dict:
        parts = (*value, *value.values())
    elif type(value) in (tuple, list, set, frozenset):
        parts = tuple(value)
    elif value is None:
        return
    elif type(value) is str:
        require_that(not NUMERAL.fullmatch(value), "a text that is no number", value)
        return
    else:
        require_that(not isinstance(value, arb), "an object whose equality is decided, not a ball", value)
        require_number(value)
        return
    for part in parts:
        require_object(part)


def require_that(condition, expected, value):
    """Raise ValueError with a value and its type unless the condition holds."""
    if not condition:
        kind = type(value)
        name = kind.__name__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__name__}"
        raise ValueError(f"claim(case): expected {expected}, received {value!r} ({name})")


def is_number(value):
    """Tell whether a value is of an exact kind."""
    if isinstance(value, sp.Basic):
        return bool(value.is_number and value.is_real) and not value.has(sp.Float)
    return type(value) in EXACT or isinstance(value, arb)


def is_a_float_in_disguise(value):
    """Tell whether a number has just the digits of a floating-point number, 45 to 53 binary ones, and a fraction.

    >>> import math
    >>> is_a_float_in_disguise(Fraction(math.pi)), is_a_float_in_disguise(Fraction(0.1) + 1)
    (True, False)
    >>> is_a_float_in_disguise(Fraction(1, 2**60)), is_a_float_in_disguise(Fraction(355, 113))
    (False, False)
    """
    if isinstance(value, arb):
        if not value.is_exact():
            return False
        mantissa, exponent = value.man_exp()
        return int(exponent) < 0 and int(mantissa).bit_length() in DIGITS
    if isinstance(value, sp.Basic) and not value.is_Rational:
        return any(is_a_float_in_disguise(number) for number in value.atoms(sp.Rational))
    numerator, denominator = parts_of(value)
    is_dyadic = denominator > 1 and denominator & (denominator - 1) == 0
    return is_dyadic and abs(numerator).bit_length() in DIGITS


def parts_of(value):
    """Return the numerator and the denominator of an exact rational number, as integers of Python."""
    if isinstance(value, fmpz) or type(value) is int:
        return int(value), 1
    if isinstance(value, Fraction):
        return value.numerator, value.denominator
    return int(value.p), int(value.q)
