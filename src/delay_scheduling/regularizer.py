"""The hybrid regularizer and its minimizer over the simplex.

One coordinate is f(x) = −2 α⁻¹ √x + β⁻¹ x log x. The minimizer of ⟨x, L⟩ + Σ f(x_i) over the simplex solves
f′(x_i) = λ − L_i for a multiplier λ. With u = x^{−1/2} and y_i = L_i − λ + β⁻¹ this is

    α⁻¹ u_i + 2 β⁻¹ log u_i = y_i,   Σ u_i^{−2} = 1,

and u is a value of the Wright ω function. As a function of −y, x is increasing and convex (Fact C.1), so Newton's
method for the multiplier, started where the sum is at least 1, comes down to the solution and cannot overshoot.

The conjugate of one coordinate is f*(θ) = sup {x θ − f(x) : x >= 0}, attained at x = f*′(θ). With α = ∞ or β = ∞ it
has a closed form. With β = ∞, pure Tsallis, f* is finite for θ < 0 only; elsewhere it is +∞.
"""

import numba
import numpy as np
import sympy as sp

from delay_scheduling.elementary import compiled_exp, compiled_log, exps, logs
from delay_scheduling.validation import require

x, alpha, beta = sp.symbols("x alpha beta", positive=True)


f = -2 / alpha * sp.sqrt(x) + 1 / beta * x * sp.log(x)


f_Ts, f_NE = -2 * sp.sqrt(x), x * sp.log(x)


f_slope, f_curvature = sp.diff(f, x), sp.diff(f, x, 2)


f_legendre = sp.expand(x * f_slope - f)  # f*(f′(x)) = x f′(x) − f(x)


theta = sp.Symbol("theta", real=True)


conjugate_Ts = -1 / (alpha**2 * theta)  # f* for β = ∞ and θ < 0


conjugate_NE = sp.exp(beta * theta - 1) / beta  # f* for α = ∞


a, b = sp.symbols("inv_alpha inv_beta", nonnegative=True)


def with_inverse_rates(expr):
    """Return an expression in x, α and β as one in x, a = α⁻¹ and b = β⁻¹, so that infinite rates can be inserted.

    >>> with_inverse_rates(f_slope)
    -inv_alpha/sqrt(x) + inv_beta*log(x) + inv_beta
    """
    return sp.expand(expr.subs({alpha: 1 / a, beta: 1 / b}))


def safe_log(values):
    """Return log x, and a finite number at x = 0, where x log x is 0."""
    return logs(np.maximum(values, np.finfo(float).tiny))


def numeric(expr):
    """Return the NumPy function of (x, α⁻¹, β⁻¹) for an expression in x, α and β."""
    return sp.lambdify((x, a, b), with_inverse_rates(expr), modules=[{"log": safe_log}, "numpy"])


potential, slope, curvature, legendre = map(numeric, (f, f_slope, f_curvature, f_legendre))


STEPS = 200


LAST_STEP = 1e-9  # relative; Newton's method squares the error, so that what is left is below rounding


VISIBLE = 1e-290  # the logarithm of a smaller, subnormal number has few digits


LARGEST_RESIDUAL = 1e-11
LAST_ROOT_STEP = 1e-9  # relative, as above


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
    return minimizer(L - L.min(), inv_alpha, inv_beta)


def argmins(L, inv_alpha, inv_beta):
    """Return the minimizers of `argmin` for many vectors L at once.

    Parameters
    ----------
    L : shape (..., K), finite numbers.
    inv_alpha, inv_beta : 1 / α and 1 / β, shapes that broadcast to (...), in the range of `argmin`.

    Returns
    -------
    x : shape (..., K).

    Raises
    ------
    ValueError, FloatingPointError : as `argmin`.

    >>> argmins([[0.0, 0.0], [0.0, np.log(3)]], inv_alpha=0.0, inv_beta=1.0).round(12).tolist()
    [[0.5, 0.5], [0.75, 0.25]]
    """
    L = np.asarray(L, dtype=np.float64)
    require(L.ndim > 0 and L.size > 0 and np.isfinite(L).all(), "L", "finite numbers, shape (..., K)", L)
    rows = L.reshape(-1, L.shape[-1]) - L.min(axis=-1).reshape(-1, 1)
    if rows.shape[1] == 1:
        return np.ones(L.shape)
    shape = L.shape[:-1]
    rates = [np.broadcast_to(rate, shape).reshape(-1, 1).astype(float) for rate in (inv_alpha, inv_beta)]
    for name, rate in zip(("inv_alpha", "inv_beta"), rates, strict=True):
        require(np.isfinite(rate).all() and (rate >= 0).all(), name, "finite numbers of at least 0", rate)
    require((rates[0] + rates[1] > 0).all(), "inv_alpha, inv_beta", "not both 0", "both 0")
    x, kind = np.empty(rows.shape), (rates[0] > 0) + 2 * (rates[1] > 0)
    for present in np.unique(kind):  # entropy, Tsallis or both
        chosen = np.flatnonzero(kind == present)
        x[chosen] = minimizer(rows[chosen], *(rate[chosen] for rate in rates))[0]
    return x.reshape(L.shape)


def minimizer(gaps, inv_alpha, inv_beta):
    """Return the minimizer, or one for each row of gaps, and the largest residual. Raise if it is large.

    Rates are numbers or columns. A rate is 0 in all rows or in none.
    """
    x = softmin(gaps, inv_beta) if np.all(inv_alpha == 0) else newton(gaps, inv_alpha, inv_beta)
    residual = residual_of(x, gaps, inv_alpha, inv_beta)
    if not residual <= LARGEST_RESIDUAL:
        raise FloatingPointError(f"argmin: expected a residual of at most {LARGEST_RESIDUAL}, received {residual}")
    return x, residual


def total(values):
    """Return the sum over the arms, kept as a column."""
    return np.add.accumulate(values, axis=-1)[..., -1:]


def softmin(gaps, inv_beta):
    """Return x_i ∝ exp(−β gaps_i), the minimizer without a Tsallis term."""
    weights = exps(-gaps / inv_beta)
    return weights / total(weights)


def newton(gaps, inv_alpha, inv_beta):
    """Return the minimizer with a Tsallis term, by Newton's method for m = −λ + β⁻¹.

    The best arm has gap 0, so x <= 1 there means m >= α⁻¹. At m = α⁻¹ the sum is at least 1: a start on the safe side.
    """
    m = inv_alpha
    for _ in range(STEPS):
        u = inverse_root(gaps + m, inv_alpha, inv_beta)
        x = 1 / (u * u)
        excess = total(x) - 1
        step = excess / total(2 * x / (inv_alpha * u + 2 * inv_beta))
        m = m + step
        if np.all(step <= LAST_STEP * m):
            break
    u = inverse_root(gaps + m, inv_alpha, inv_beta)
    return 1 / (u * u)


def inverse_root(y, inv_alpha, inv_beta):
    """Return the solution u of α⁻¹ u + 2 β⁻¹ log u = y, for α⁻¹ > 0; with β⁻¹ = 0 for y > 0 only."""
    if np.all(inv_beta == 0):
        return y / inv_alpha
    numbers = np.array([y, inv_alpha + 0 * y, 2 * inv_beta + 0 * y])
    return exps(log_inverse_roots(*numbers.reshape(3, -1)).reshape(numbers.shape[1:]))


@numba.njit(cache=True, nogil=True, error_model="numpy")
def log_inverse_roots(y, a, b):
    """Return the solutions w of a e^w + b w = y, by Newton's method: the left side is convex and increasing in w."""
    found = np.empty(y.shape)
    for i in range(len(y)):
        y_i, a_i, b_i = y[i], a[i], b[i]
        w = y_i / b_i
        if y_i > 0:
            w = min(w, compiled_log(y_i / a_i))
        for _ in range(STEPS):
            rise = a_i * compiled_exp(w)
            step = (rise + b_i * w - y_i) / (rise + b_i)
            w -= step
            if abs(step) <= LAST_ROOT_STEP * abs(w):
                break
        found[i] = w
    return found


def residual_of(x, gaps, inv_alpha, inv_beta):
    """Return how far x is from the minimizer: the larger of |Σ x_i − 1| and the largest error of log u_i.

    The multiplier is read off the best arm. The error of another arm is what α⁻¹ u + 2 β⁻¹ log u misses of its value,
    divided by the slope. A weight below 1e-290 is wrong only if it should be above.
    """
    u = 1 / np.sqrt(np.maximum(x, VISIBLE))
    level, slope = inv_alpha * u + 2 * inv_beta * logs(u), inv_alpha * u + 2 * inv_beta
    best = np.argmin(gaps, axis=-1, keepdims=True)
    error = (level - np.take_along_axis(level, best, axis=-1) - gaps) / slope
    wrong = np.where(x < VISIBLE, np.maximum(error, 0), abs(error))
    return float(np.maximum(abs(total(x) - 1).max(), wrong.max()))


def conjugate_slope(theta, inv_alpha, inv_beta):
    """Return f*′(θ), the point at which x θ − f(x) is largest; infinite for pure Tsallis and θ >= 0.

    Source: Fact C.1 (fact:F1).

    Parameters
    ----------
    theta : numbers.
    inv_alpha, inv_beta : 1 / α and 1 / β, numbers of at least 0, not both 0.

    >>> conjugate_slope(np.array([-2.0, -1.0, 0.0]), inv_alpha=1.0, inv_beta=0.0).tolist()
    [0.25, 1.0, inf]
    """
    y = inv_beta - np.asarray(theta, dtype=np.float64)
    if inv_alpha == 0:
        return exps(-y / inv_beta)
    u = inverse_root(np.where(y > 0, y, 1.0) if inv_beta == 0 else y, inv_alpha, inv_beta)
    return np.where((y > 0) | (inv_beta > 0), 1 / (u * u), np.inf)


def conjugate(theta, inv_alpha, inv_beta):
    """Return f*(θ) = sup {x θ − f(x) : x >= 0}; infinite for pure Tsallis and θ >= 0. Parameters as `conjugate_slope`.

    >>> conjugate(np.array([-2.0, -1.0, 0.0]), inv_alpha=1.0, inv_beta=0.0).tolist()
    [0.5, 1.0, inf]
    """
    return at_maximizer(legendre, theta, inv_alpha, inv_beta)


def conjugate_curvature(theta, inv_alpha, inv_beta):
    """Return f*″(θ) = 1 / f″(f*′(θ)); infinite for pure Tsallis and θ >= 0. Parameters as `conjugate_slope`.

    Source: proof of Fact C.1 (fact:F1).

    >>> conjugate_curvature(np.array([-2.0]), inv_alpha=1.0, inv_beta=0.0).tolist()
    [0.25]
    """
    return at_maximizer(inverse_curvature, theta, inv_alpha, inv_beta)


def inverse_curvature(x, inv_alpha, inv_beta):
    """Return 1 / f″(x), and about 0 at x = 0."""
    return 1 / curvature(np.maximum(x, 1e-200), inv_alpha, inv_beta)


def at_maximizer(function, theta, inv_alpha, inv_beta):
    """Return a function of (x, α⁻¹, β⁻¹) at x = f*′(θ), and infinity where x is infinite."""
    x = conjugate_slope(theta, inv_alpha, inv_beta)
    finite = np.isfinite(x)
    return np.where(finite, function(np.where(finite, x, 1.0), inv_alpha, inv_beta), np.inf)


def free_conjugate(theta, inv_alpha, inv_beta):
    """Return F*(θ) = Σ f*(θ_i), the supremum of ⟨x, θ⟩ − F(x) over all x, for θ of shape (..., K).

    >>> float(free_conjugate([-2.0, -2.0], inv_alpha=1.0, inv_beta=0.0))
    1.0
    """
    return conjugate(theta, inv_alpha, inv_beta).sum(axis=-1)


def simplex_conjugate(theta, inv_alpha, inv_beta):
    """Return F̄*(θ), the supremum of ⟨x, θ⟩ − F(x) over the simplex.

    Parameters
    ----------
    theta : shape (..., K), finite numbers.
    inv_alpha, inv_beta : as `argmins`. With one arm both may be 0.

    Returns
    -------
    array of shape (...), to a relative error of about 1e-15 of the largest |θ_i| and of the value.

    >>> [round(float(simplex_conjugate([0.0, 0.0], *rates)), 12) for rates in ((1.0, 0.0), (0.0, 1 / np.log(2)))]
    [2.828427124746, 1.0]
    """
    theta = np.asarray(theta, dtype=np.float64)
    top = theta.max(axis=-1, keepdims=True)  # Fact C.2: a shift of θ shifts the value
    x = argmins(-theta, inv_alpha, inv_beta)
    rates = (np.expand_dims(rate, -1) for rate in (inv_alpha, inv_beta))
    return top[..., 0] + (x * (theta - top) - potential(x, *rates)).sum(axis=-1)
