"""The hybrid regularizer and its minimizer over the simplex.

One coordinate is f(x) = −2 α⁻¹ √x + β⁻¹ x log x. The minimizer of ⟨x, L⟩ + Σ f(x_i) over the simplex solves
f′(x_i) = λ − L_i for a multiplier λ. With u = x^{−1/2} and y_i = L_i − λ + β⁻¹ this is

    α⁻¹ u_i + 2 β⁻¹ log u_i = y_i,   Σ u_i^{−2} = 1,

and u is a value of the Wright ω function. As a function of −y, x is increasing and convex (Fact C.1), so Newton's
method for the multiplier, started where the sum is at least 1, comes down to the solution and cannot overshoot.
"""

import numpy as np
import sympy as sp
from scipy.special import wrightomega

from delay_scheduling.errors import require

x, alpha, beta = sp.symbols("x alpha beta", positive=True)
f = -2 / alpha * sp.sqrt(x) + 1 / beta * x * sp.log(x)
f_Ts, f_NE = -2 * sp.sqrt(x), x * sp.log(x)

STEPS = 200
VISIBLE = 1e-290  # the logarithm of a smaller, subnormal number has few digits
LARGEST_RESIDUAL = 1e-11


def argmin(L, inv_alpha, inv_beta):
    """Return the minimizer of ⟨x, L⟩ − 2 α⁻¹ Σ √x_i + β⁻¹ Σ x_i log x_i over the simplex, and its residual.

    Source: Algorithm 3 (alg:FTRL-no-scale), step (a).

    Parameters
    ----------
    L : shape (K,), finite numbers.
    inv_alpha, inv_beta : 1 / α and 1 / β, finite, at least 0, not both 0. With K = 1 they are not looked at.

    Returns
    -------
    x : shape (K,), each x_i to a relative error of about 1e-12.
    residual : see `residual_of`.

    Raises
    ------
    ValueError : for other input, NaN and infinities included.
    FloatingPointError : if the residual exceeds 1e-11.

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
    require(inv_alpha > 0 or inv_beta > 0, "inv_alpha, inv_beta", "not both 0", (inv_alpha, inv_beta))
    gaps = L - L.min()
    x = softmin(gaps, inv_beta) if inv_alpha == 0 else newton(gaps, inv_alpha, inv_beta)
    residual = residual_of(x, gaps, inv_alpha, inv_beta)
    if not residual <= LARGEST_RESIDUAL:
        raise FloatingPointError(f"argmin: expected a residual of at most {LARGEST_RESIDUAL}, received {residual}")
    return x, residual


def softmin(gaps, inv_beta):
    """Return x_i ∝ exp(−β gaps_i), the minimizer without a Tsallis term."""
    weights = np.exp(-gaps / inv_beta)
    return weights / weights.sum()


def newton(gaps, inv_alpha, inv_beta):
    """Return the minimizer with a Tsallis term, by Newton's method for m = −λ + β⁻¹.

    The best arm has gap 0, so x <= 1 there means m >= α⁻¹. At m = α⁻¹ the sum is at least 1: a start on the safe side.
    """
    m = inv_alpha
    for _ in range(STEPS):
        u = inverse_root(gaps + m, inv_alpha, inv_beta)
        excess = np.sum(u**-2) - 1
        step = excess / np.sum(2 * u**-2 / (inv_alpha * u + 2 * inv_beta))
        m += step
        if step <= 1e-16 * m:
            break
    return inverse_root(gaps + m, inv_alpha, inv_beta) ** -2


def inverse_root(y, inv_alpha, inv_beta):
    """Return the solution u of α⁻¹ u + 2 β⁻¹ log u = y, for y >= α⁻¹ > 0."""
    if inv_beta == 0:
        return y / inv_alpha
    ratio = inv_alpha / (2 * inv_beta)
    return wrightomega(y / (2 * inv_beta) + np.log(ratio)) / ratio


def residual_of(x, gaps, inv_alpha, inv_beta):
    """Return how far x is from the minimizer: the larger of |Σ x_i − 1| and the largest error of log u_i.

    The multiplier is read off the best arm. The error of another arm is what α⁻¹ u + 2 β⁻¹ log u misses of its value,
    divided by the slope. A weight below 1e-290 is wrong only if it should be above.
    """
    u = np.maximum(x, VISIBLE) ** -0.5
    level, slope = inv_alpha * u + 2 * inv_beta * np.log(u), inv_alpha * u + 2 * inv_beta
    best = np.argmin(gaps)
    error = (level - level[best] - gaps) / slope
    wrong = np.where(x < VISIBLE, np.maximum(error, 0), abs(error))
    return float(np.maximum(abs(x.sum() - 1), wrong.max()))
