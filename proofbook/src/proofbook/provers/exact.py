"""Which values are exact: they stand for themselves, or for a ball that contains them.

Only integers of Python, fractions, numbers of FLINT and exact numbers of SymPy are. An integer of
NumPy wraps around, a truth value is an integer to Python, and both may come from floating-point
numbers; so do fractions and texts. Two things can be seen of values alone, and are refused: a text
that is a number, and fractions that together have just the digits of floating-point numbers, as
`Fraction(math.pi)` has. What cannot be seen: an integer that was rounded from a float, `int(0.29 *
100)`, a fraction that was shortened, `Fraction(math.pi).limit_denominator(200)`, a place found by
comparing floats, a float with few digits, `Fraction(0.5)`, a ball around a float, `arb(0.1)`. For
these only the code of the cell can be read.
"""

import re
from fractions import Fraction

import sympy as sp
from flint import arb, fmpq, fmpz

EXACT = (int, Fraction, fmpz, fmpq)  # no subclass of them: bool is one of int
KINDS = "an integer of Python, a Fraction, a number of FLINT or an exact one of SymPy"
# of these only equality is claimed, of sets inclusion
OBJECTS = (tuple, list, set, frozenset, dict, str, type(None))
NUMERAL = re.compile(
    r"\s*[-+]?(\d+(\.\d*)?|\.\d+)([eE][-+]?\d+)?(\s*/\s*\d+)?\s*|\s*[-+]?(nan|inf|infinity)\s*",
    re.I,
)
# binary digits of a floating-point number: nearly all have so many, none has more
FEWEST = 45
MOST = 53


def require_number(value):
    """Raise ValueError, naming the type, unless a value is an exact number.

    >>> require_number(Fraction(1, 3))
    >>> require_number(0.5)
    Traceback (most recent call last):
    ...
    ValueError: claim(case): expected an integer of Python, a Fraction, a number of FLINT or an exact one of SymPy, \
received 0.5 (float)
    """  # noqa: E501
    require_that(is_number(value), KINDS, value)


def require_object(value):
    """Raise ValueError, naming the type, unless a value is a finite object of texts and exact
    numbers.
    """
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
        require_that(
            not isinstance(value, arb), "an object whose equality is decided, not a ball", value
        )
        require_number(value)
        return
    for part in parts:
        require_object(part)


def require_that(condition, expected, value):
    """Raise ValueError with a value and its type unless the condition holds."""
    if not condition:
        kind = type(value)
        name = (
            kind.__name__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__name__}"
        )
        raise ValueError(f"claim(case): expected {expected}, received {value!r} ({name})")


def is_number(value):
    """Tell whether a value is of an exact kind."""
    if isinstance(value, sp.Basic):
        return bool(value.is_number and value.is_real) and not value.has(sp.Float)
    return type(value) in EXACT or isinstance(value, arb)


def require_digits(values):
    """Raise ValueError if the fractions among some values look like floating-point numbers.

    They do if their denominators are powers of two, one has 45 to 53 binary digits, and none has
    more: what is computed exactly in halves does not end where floating-point numbers do.
    """
    longest = max(values, key=binary_digits, default=0)
    is_float = FEWEST <= binary_digits(longest) <= MOST
    require_that(not is_float, "exact numbers, not the digits of floating-point numbers", longest)


def numbers_in(value):
    """Yield the numbers in an object."""
    if isinstance(value, dict):
        value = (*value, *value.values())
    if isinstance(value, (tuple, list, set, frozenset)):
        for part in value:
            yield from numbers_in(part)
    elif isinstance(value, sp.Basic):
        yield from value.atoms(sp.Rational)
    elif isinstance(value, (Fraction, fmpq)):
        yield value


def binary_digits(number):
    """Return how many binary digits the numerator has if the denominator is a power of two, else 0.

    >>> import math
    >>> (
    ...     binary_digits(Fraction(math.pi)),
    ...     binary_digits(Fraction(355, 113)),
    ...     binary_digits(Fraction(1, 2**60)),
    ... )
    (50, 0, 1)
    """
    numerator, denominator = parts_of(number)
    is_dyadic = denominator > 1 and denominator & (denominator - 1) == 0
    return abs(numerator).bit_length() if is_dyadic else 0


def parts_of(value):
    """Return the numerator and the denominator of an exact rational number, as integers of
    Python.
    """
    if isinstance(value, fmpz) or type(value) is int:
        return int(value), 1
    if isinstance(value, Fraction):
        return value.numerator, value.denominator
    return int(value.p), int(value.q)
