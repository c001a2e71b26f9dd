"""The arithmetic of a round of Delayed FTRL for one arm, and for the sums over the arms, compiled.

`learner` and `side_by_side` are made of it, so that both have the same bits. Each round solves, in
u_i = x_i^{−1/2}, v_i = log u_i and a multiplier m (see `regularizer`),

    a u_i + b v_i = gap_i + m,   Σ u_i^{−2} = 1,   a = α⁻¹, b = 2 β⁻¹, gap_i = L_i − min L.

h = a u + b is the slope in v, and e = (a u + b v − gap − m) / h the error of v. If m moves by s,
then w_i = s / h_i − e_i is the step of v_i to first order, and Σ x_i becomes Σ x_i (1 − 2 w_i) +
Σ c_i w_i², c_i = x_i (3 − b / h_i). The first part gives s, the second corrects it.
"""

import math

from delay_scheduling.arithmetic import LARGEST_RESIDUAL
from delay_scheduling.compiled.compiling import inner
from delay_scheduling.compiled.elementary import exp, log

TOLERANCE = 2e-13  # residual of the warm start
WARM_STEPS = 20
SAFE_STEPS = 200
ALONE_STEPS = 6
SMALL_STEP = 1 / 64  # largest relative step for which the polynomial has full precision
NEAR = 0.1  # relative step after which a coordinate solved alone is near enough
REFRESH = 64  # rounds between exact logarithms


@inner
def enough(K):
    """Return the residual at which the warm start stops: many arms leave more than `TOLERANCE`."""
    found = K * 2.0**-52
    if found < TOLERANCE:
        return TOLERANCE
    return found if found < LARGEST_RESIDUAL / 2.0 else LARGEST_RESIDUAL / 2.0


@inner
def terms(u, v, y, a, b):
    """Return x, 1 / h and e of one coordinate, y being its gap plus the multiplier."""
    line = a * u
    h = line + b
    square = u * u
    inverse = 1.0 / (h * square)  # one division gives x and 1 / h
    flat = inverse * square
    return h * inverse, flat, (line + b * v - y) * flat


@inner
def summands(x, flat, e, b):
    """Return x, x / h, x e, e², c / h², c e / h and c e² of one coordinate, flat being 1 / h."""
    c = x * (3.0 - b * flat)
    cf = c * flat
    ce = c * e
    return x, x * flat, x * e, e * e, cf * flat, cf * e, ce * e


@inner
def multiplier_steps(excess, slope, pull, bend, twist, rest):
    """Return the steps of the multiplier of first and of second order, from the sums: Σ x_i − 1,
    and those of `summands` without e².
    """
    step = (0.5 * excess + pull) / slope
    bent = step * step * bend - 2.0 * step * twist + rest
    return step, step + bent / (2.0 * slope)


@inner
def is_small(corrected, size, a, b):
    """Tell whether the polynomial serves for all arms, whose errors have this norm."""
    return abs(corrected) / (a + b) + size <= SMALL_STEP


@inner
def log1p(q):
    """Return log(1 + q) for |q| of at most about `SMALL_STEP`, by its Taylor polynomial."""
    square = q * q
    even = 1 / 2 + square * (1 / 4 + square * (1 / 6 + square * (1 / 8)))
    odd = 1 / 3 + square * (1 / 5 + square * (1 / 7 + square * (1 / 9)))
    return q - square * (even - q * odd)


@inner
def near(u, v, flat, e, step, b):
    """Return u and v after a small step: v moves by log(1 + q), q = w + b w² / (2 h)."""
    w = step * flat - e
    q = w + 0.5 * b * flat * w * w
    return u + u * q, v + log1p(q)


@inner
def far(u, flat, e, step):
    """Return u and v after a large step: u moves by w u, at most by half, and not below 1."""
    w = step * flat - e
    moved = u + u * (-0.5 if w < -0.5 else w)
    moved = 1.0 if moved < 1.0 else moved
    return moved, log(moved)


@inner
def alone(u, v, y, a, b):
    """Return u and v after a step of second order to a u + b v = y, and the first-order step."""
    inverse = 1.0 / (a * u + b)
    w = (y - a * u - b * v) * inverse
    q = w + 0.5 * b * inverse * w * w
    moved = u + u * (-0.5 if q < -0.5 else q)
    return moved, log(moved), w


@inner
def solved(y, a, b):
    """Return the solution v of a e^v + b v = y, by Newton's method from the right."""
    w = log(y / a)
    if b > 0.0:
        w = w if w < y / b else y / b
    for _ in range(SAFE_STEPS):
        step = (a * exp(w) + b * w - y) / (a * exp(w) + b)
        w -= step
        if step <= 1e-16 * abs(w):
            break
    return w


@inner
def weight(gap, rate):
    """Return exp(−β gap); not a number if the gap is infinite."""
    return exp(-(gap * rate)) + 0.0 * gap


@inner
def finite(size):
    """Return a size, or infinity for what is not a number."""
    return size if size < math.inf else math.inf
