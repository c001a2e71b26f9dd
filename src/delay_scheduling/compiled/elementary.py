"""Logarithm and exponential in IEEE operations of a fixed order: the same bits on every machine.

The processor's own libraries round differently from one another. These functions use + − * / and
the bits of a number only, so every computer that follows IEEE 754 returns the same. They take a
float or an array, and compiled loops call them for one number. There is no branch in them: a loop
over many numbers can use the processor's vector unit. Largest errors, in units in the last place
of the result, as tested against many digits:

    log, log1p     1 and 2
    exp            1, and half the smallest number where the result is subnormal
    power          1 + 2 |y log x|, for x^y = exp(y log x)

`logs` and `exps` are compiled.
"""

import math
from decimal import Context, Decimal

import numpy as np
from numba.extending import overload

from delay_scheduling.compiled.compiling import PLAIN, compiled, inner

LN2 = Decimal(2).ln(Context(prec=60))
# few enough bits that HIGH times an exponent is exact
HIGH = math.ldexp(math.floor(LN2 * 2**32), -32)
LOW = float(LN2 - Decimal(HIGH))
LOG2_E = float(1 / LN2)
SHIFT = 1.5 * 2.0**52  # adding it rounds a number to an integer, which then stands in the last bits
SHIFT_BITS = int(np.float64(SHIFT).view(np.int64))
ROOT_HALF_BITS = int(np.float64(math.sqrt(0.5)).view(np.int64))
SMALLEST_NORMAL = 2.0**-1022
# (e^r − 1 − r) / r² for |r| of at most log 2 / 2: the polynomial that is exact at the ten Chebyshev
# points
Q = (
    0.5000000000000001,
    0.16666666666666669,
    0.041666666666624164,
    0.008333333333330065,
    0.0013888888917196719,
    0.00019841269863040545,
    2.4801521322368692e-05,
    2.7557268480310024e-06,
    2.762007587998348e-07,
    2.510037583256132e-08,
)
LARGEST = 709.782712893384  # the largest float with a finite exponential


# What is written differently for a number in a compiled loop, and for a float or an array in Python


def select(mask, one, other):
    """Return `one` where the mask is true, `other` elsewhere."""
    if isinstance(mask, np.ndarray):
        return np.where(mask, one, other)
    return one if mask else other


@overload(select, jit_options=PLAIN)
def compiled_select(mask, one, other):
    """Return the compiled `select`."""

    def choose(mask, one, other):
        return one if mask else other

    return choose


def bits(value):
    """Return the 64 bits of a float as an integer."""
    return np.asarray(value, dtype=np.float64).view(np.int64)[()]


@overload(bits, jit_options=PLAIN)
def compiled_bits(value):
    """Return the compiled `bits`."""

    def view(value):
        return np.float64(value).view(np.int64)

    return view


def number(integer):
    """Return the float with these 64 bits."""
    return np.asarray(integer, dtype=np.int64).view(np.float64)[()]


@overload(number, jit_options=PLAIN)
def compiled_number(integer):
    """Return the compiled `number`."""

    def view(integer):
        return np.int64(integer).view(np.float64)

    return view


# The functions


@inner
def log(x):
    """Return the natural logarithm of x: −∞ at 0, not a number below 0.

    With x = 2^k z, z in [√½, √2), f = z − 1, s = f / (2 + f), log z = 2 artanh s = f − s (f − 2
    s²/3 − 2 s⁴/5 − ...).

    >>> from delay_scheduling.arithmetic import log_of
    >>> float(log(1.0)), float(log(0.5)) == -log_of(2)
    (0.0, True)
    """
    x = x * 1.0
    kept = select(x > 0.0, x, 1.0)
    tiny = kept < SMALLEST_NORMAL
    scaled = bits(kept * select(tiny, 2.0**54, 1.0))
    k = (scaled - ROOT_HALF_BITS) >> 52
    f = number(scaled - (k << 52)) - 1.0
    k = number(k + SHIFT_BITS) - SHIFT - select(tiny, 54.0, 0.0)
    s = f / (2.0 + f)
    square = s * s
    tail = square * (2 / 19 + square * (2 / 21))
    tail = square * (2 / 15 + square * (2 / 17 + tail))
    tail = square * (2 / 11 + square * (2 / 13 + tail))
    tail = square * (2 / 7 + square * (2 / 9 + tail))
    tail = square * (2 / 3 + square * (2 / 5 + tail))
    half = 0.5 * f * f  # s f = half − s half
    found = k * HIGH - ((half - (s * (half + tail) + k * LOW)) - f)
    found = select(x < math.inf, found, x)  # infinity, and what is not a number
    return select(x == 0.0, -math.inf, select(x < 0.0, math.nan, found))


@inner
def exp(x):
    """Return e^x.

    With k the integer next to x / log 2 and r = x − k log 2, e^x = 2^k e^r, and e^r = 1 + r + r²
    Q(r).

    >>> float(exp(0.0)), float(exp(-1e4)), float(exp(1e4))
    (1.0, 0.0, inf)
    """
    x = x * 1.0
    kept = select(x < -746.0, -746.0, select(x > LARGEST, LARGEST, x))
    power, shift = exp_parts(kept)
    half = shift >> 1  # in two steps, for 2^k itself may be too large or too small
    found = power * number((half + 1023) << 52) * number((shift - half + 1023) << 52)
    return select(x > LARGEST, math.inf, found)


@inner
def exp_parts(x):
    """Return e^r and the integer k."""
    rounded = x * LOG2_E + SHIFT
    k = rounded - SHIFT
    r = (x - k * HIGH) - k * LOW
    square = r * r
    even = Q[0] + square * (Q[2] + square * (Q[4] + square * (Q[6] + square * Q[8])))
    odd = Q[1] + square * (Q[3] + square * (Q[5] + square * (Q[7] + square * Q[9])))
    return 1.0 + (r + square * (even + r * odd)), bits(rounded) - SHIFT_BITS


def log1p(x):
    """Return log(1 + x), also where 1 + x loses the digits of x: −∞ at −1.

    >>> float(log1p(1e-300))
    1e-300
    """
    x = x * 1.0
    near = 1.0 + x
    kept = select((near > 0.0) & (near < math.inf), x, 0.0)
    return log(near) + (kept - ((1.0 + kept) - 1.0)) / (1.0 + kept)


def power(x, y):
    """Return x^y for x above 0, as exp(y log x).

    >>> float(power(4.0, 0.5))
    2.0
    """
    return exp(y * log(x))


def logs(values):
    """Return log x for each number of an array of any shape, by a compiled loop."""
    values = np.asarray(values, dtype=np.float64)
    return each_log(values.ravel()).reshape(values.shape)[()]


def exps(values):
    """Return e^x for each number of an array of any shape, by a compiled loop."""
    values = np.asarray(values, dtype=np.float64)
    return each_exp(values.ravel()).reshape(values.shape)[()]


@compiled
def each_log(values):
    """Return log x for each number of a row."""
    found = np.empty(len(values))
    for i in range(len(values)):
        found[i] = log(values[i])
    return found


@compiled
def each_exp(values):
    """Return e^x for each number of a row."""
    found = np.empty(len(values))
    for i in range(len(values)):
        found[i] = exp(values[i])
    return found


@compiled
def log_product(sample, m, bets, most, together):
    """Return Σ log(1 + min{b_i, most} (x_i − m)), by logarithms of products of so many factors,
    in a fixed order.
    """
    total = 0.0
    rows = -(-len(sample) // together)
    for row in range(rows):
        product = 1.0
        for i in range(row, len(sample), rows):
            product *= 1.0 + min(bets[i], most) * (sample[i] - m)
        total += log(product)
    return total


@compiled
def last_reached(sample, bets, boldness, together, limit, steps):
    """Return by bisection the largest m in [0, 1] at which `log_product` reaches the limit;
    it falls as m grows.
    """
    reached = 0.0
    missed = 1.0
    for _ in range(steps):
        m = (reached + missed) / 2
        if log_product(sample, m, bets, boldness / m, together) >= limit:
            reached = m
        else:
            missed = m
    return reached
