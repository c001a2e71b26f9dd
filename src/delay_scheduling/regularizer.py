"""The hybrid regularizer and its minimizer over the simplex.

One coordinate is f(x) = −2 α⁻¹ √x + β⁻¹ x log x. The minimizer of ⟨x, L⟩ + Σ f(x_i) over the
simplex solves f′(x_i) = λ − L_i for a multiplier λ. With u = x^{−1/2} and y_i = L_i − λ + β⁻¹ this
is

    α⁻¹ u_i + 2 β⁻¹ log u_i = y_i,   Σ u_i^{−2} = 1,

and u is a value of the Wright ω function. As a function of −y, x is increasing and convex (Fact
C.1), so Newton's method for the multiplier, started where the sum is at least 1, comes down to the
solution and cannot overshoot.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from delay_scheduling.arithmetic import LARGEST_RESIDUAL
from delay_scheduling.compiled.compiling import compiled
from delay_scheduling.compiled.elementary import exp, exps, log, logs
from delay_scheduling.validation import require

STEPS = 200
# relative; Newton's method squares the error, so that what is left is below rounding
LAST_STEP = 1e-9
VISIBLE = 1e-290  # the logarithm of a smaller, subnormal number has few digits


def argmin(L: npt.ArrayLike, inv_alpha: float, inv_beta: float) -> tuple[np.ndarray, float]:
    """Return the minimizer of ⟨x, L⟩ − 2 α⁻¹ Σ √x_i + β⁻¹ Σ x_i log x_i over the simplex,
    and its residual.

    Source: Algorithm 3 (alg:FTRL-no-scale), step (a).

    Parameters
    ----------
    L : shape (K,), finite numbers.
    inv_alpha, inv_beta : 1 / α and 1 / β, finite, at least 0, not both 0. With K = 1 they are not
        looked at.

    Returns
    -------
    x : shape (K,), each x_i to a relative error of about 1e-12.
    residual : see `residual_of`.

    Other input, NaN and infinities included, raises ValueError; a residual above 1e-11 raises
    FloatingPointError.

    >>> x, residual = argmin([0.0, 0.0, 0.0, 0.0], inv_alpha=1.0, inv_beta=2.0)
    >>> x.round(12).tolist(), residual < 1e-12
    ([0.25, 0.25, 0.25, 0.25], True)
    """
    L = np.asarray(L, dtype=np.float64)
    require(L.ndim == 1 and L.size > 0, "L", "an array of shape (K,), K at least 1", L.shape)
    require(np.isfinite(L).all(), "L", "finite numbers", L)
    if L.size == 1:
        return np.ones(1), 0.0
    for name, value in (("inv_alpha", inv_alpha), ("inv_beta", inv_beta)):
        require(np.isfinite(value) and value >= 0, name, "a finite number of at least 0", value)
    require(
        inv_alpha > 0 or inv_beta > 0, "inv_alpha, inv_beta", "not both 0", (inv_alpha, inv_beta)
    )
    return minimizer(L - L.min(), inv_alpha, inv_beta)


def argmins(L: npt.ArrayLike, inv_alpha: npt.ArrayLike, inv_beta: npt.ArrayLike) -> np.ndarray:
    """Return the minimizers of `argmin`, shape (..., K), for many vectors L, shape (..., K),
    at once.

    The rates have shapes that broadcast to (...). Ranges and errors are those of `argmin`.

    >>> argmins([[0.0, 0.0], [0.0, np.log(3)]], inv_alpha=0.0, inv_beta=1.0).round(12).tolist()
    [[0.5, 0.5], [0.75, 0.25]]
    """
    L = np.asarray(L, dtype=np.float64)
    require(
        L.ndim > 0 and L.size > 0 and np.isfinite(L).all(), "L", "finite numbers, shape (..., K)", L
    )
    rows = L.reshape(-1, L.shape[-1]) - L.min(axis=-1).reshape(-1, 1)
    if rows.shape[1] == 1:
        return np.ones(L.shape)
    shape = L.shape[:-1]
    rates = [
        np.broadcast_to(rate, shape).reshape(-1, 1).astype(float) for rate in (inv_alpha, inv_beta)
    ]
    for name, rate in zip(("inv_alpha", "inv_beta"), rates, strict=True):
        require(
            np.isfinite(rate).all() and (rate >= 0).all(),
            name,
            "finite numbers of at least 0",
            rate,
        )
    require((rates[0] + rates[1] > 0).all(), "inv_alpha, inv_beta", "not both 0", "both 0")
    x = np.empty(rows.shape)
    kind = (rates[0] > 0) + 2 * (rates[1] > 0)
    for present in np.unique(kind):  # entropy, Tsallis or both
        chosen = np.flatnonzero(kind == present)
        x[chosen] = minimizer(rows[chosen], *(rate[chosen] for rate in rates))[0]
    return x.reshape(L.shape)


def minimizer(gaps: np.ndarray, inv_alpha: Any, inv_beta: Any) -> tuple[np.ndarray, float]:
    """Return the minimizer, or one for each row of gaps,
    and the largest residual. Raise if it is large.

    Rates are numbers or columns. A rate is 0 in all rows or in none.
    """
    x = softmin(gaps, inv_beta) if np.all(inv_alpha == 0) else newton(gaps, inv_alpha, inv_beta)
    residual = residual_of(x, gaps, inv_alpha, inv_beta)
    if not residual <= LARGEST_RESIDUAL:
        raise FloatingPointError(
            f"argmin: expected a residual of at most {LARGEST_RESIDUAL}, received {residual}"
        )
    return x, residual


def total(values: np.ndarray) -> np.ndarray:
    """Return the sum over the arms, kept as a column."""
    return np.add.accumulate(values, axis=-1)[..., -1:]


def softmin(gaps: np.ndarray, inv_beta: Any) -> np.ndarray:
    """Return x_i ∝ exp(−β gaps_i), the minimizer without a Tsallis term."""
    weights = exps(-gaps / inv_beta)
    return weights / total(weights)


def newton(gaps: np.ndarray, inv_alpha: Any, inv_beta: Any) -> np.ndarray:
    """Return the minimizer with a Tsallis term, or one for each row of gaps."""
    rows = np.atleast_2d(gaps)
    rates = [
        np.broadcast_to(rate, (len(rows), 1)).ravel().astype(float)
        for rate in (inv_alpha, 2 * inv_beta)
    ]
    return minimizers(rows, *rates).reshape(gaps.shape)


@compiled
def log_inverse_root(y: Any, a: np.ndarray, b: np.ndarray, near: Any) -> Any:
    """Return the solution w of a e^w + b w = y, b > 0, by Newton's method:
    the left side is convex and increasing in w.

    The first step, from a guess not far above the solution, ends above it, and the others come down
    to it. A long one, after which e^w may overflow, ends where one term alone is y, or at 0, if
    that is lower and above the solution.
    """
    rise = a * exp(near)
    step = (y - rise - b * near) / (rise + b)
    w = near + step
    if step > 1.0:
        w = min(w, y / b, log(y / a) if y > a else 0.0)
    for _ in range(STEPS):
        rise = a * exp(w)
        step = (y - rise - b * w) / (rise + b)
        w += step
        if abs(step) <= LAST_STEP * (1.0 + abs(w)):
            break
    return w


@compiled
def minimizers(gaps: np.ndarray, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Return the minimizer for each row of gaps, with a = α⁻¹ > 0 and b = 2 β⁻¹,
    by Newton's method for m = −λ + β⁻¹.

    The best arm has gap 0, so x <= 1 there means m >= a. At m = a the sum is at least 1: a start on
    the safe side. As a function of m, log x_i = −2 w_i is convex and decreasing, and so is log Σ
    x_i: its steps are longer than those of the sum itself, and do not overshoot either.
    """
    rows, K = gaps.shape
    x = np.empty((rows, K))
    w = np.empty(K)
    for row in range(rows):
        m = a[row]
        step = np.inf
        w[:] = 0.0
        for _ in range(STEPS):
            done = step <= LAST_STEP * m
            total = 0.0
            slope = 0.0
            for i in range(K):
                u = (gaps[row, i] + m) / a[row]
                if b[row] > 0.0:
                    w[i] = log_inverse_root(gaps[row, i] + m, a[row], b[row], w[i])
                    u = exp(w[i])
                x[row, i] = 1.0 / (u * u)
                total += x[row, i]
                slope += 2.0 * x[row, i] / (a[row] * u + b[row])
            if done:
                break
            step = total * log(total) / slope
            m += step
    return x


def residual_of(x: np.ndarray, gaps: np.ndarray, inv_alpha: Any, inv_beta: Any) -> float:
    """Return how far x is from the minimizer:
    the larger of |Σ x_i − 1| and the largest error of log u_i.

    The multiplier is read off the best arm. The error of another arm is what α⁻¹ u + 2 β⁻¹ log u
    misses of its value, divided by the slope. A weight below 1e-290 is wrong only if it should be
    above.
    """
    u = 1 / np.sqrt(np.maximum(x, VISIBLE))
    level = inv_alpha * u + 2 * inv_beta * logs(u)
    slope = inv_alpha * u + 2 * inv_beta
    best = np.argmin(gaps, axis=-1, keepdims=True)
    error = (level - np.take_along_axis(level, best, axis=-1) - gaps) / slope
    wrong = np.where(x < VISIBLE, np.maximum(error, 0), abs(error))
    return float(np.maximum(abs(total(x) - 1).max(), wrong.max()))
