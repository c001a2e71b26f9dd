"""The regularizer, its derivatives and its conjugates as NumPy functions.

The conjugate of one coordinate is f*(θ) = sup {x θ − f(x) : x >= 0}, attained at x = f*′(θ). With α = ∞ or β = ∞ it
has a closed form. With β = ∞, pure Tsallis, f* is finite for θ < 0 only; elsewhere it is +∞.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import sympy as sp

from delay_scheduling import formulas
from delay_scheduling.compiled.elementary import exps, logs
from delay_scheduling.regularizer import argmins, inverse_root


def safe_log(values: np.ndarray) -> np.ndarray:
    """Return log x, and a finite number at x = 0, where x log x is 0."""
    return logs(np.maximum(values, np.finfo(float).tiny))


def numeric(expr: sp.Expr) -> Callable[..., Any]:
    """Return the NumPy function of (x, α⁻¹, β⁻¹) for an expression in x, α and β."""
    return sp.lambdify(
        (formulas.x, formulas.inv_alpha, formulas.inv_beta),
        formulas.with_inverse_rates(expr),
        modules=[{"log": safe_log}, "numpy"],
    )


potential, slope, curvature, legendre = map(
    numeric, (formulas.f, formulas.f_slope, formulas.f_curvature, formulas.f_legendre)
)


def conjugate_slope(theta: Any, inv_alpha: float, inv_beta: float) -> np.ndarray:
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


def conjugate(theta: Any, inv_alpha: float, inv_beta: float) -> np.ndarray:
    """Return f*(θ) = sup {x θ − f(x) : x >= 0}; infinite for pure Tsallis and θ >= 0. Parameters as `conjugate_slope`.

    >>> conjugate(np.array([-2.0, -1.0, 0.0]), inv_alpha=1.0, inv_beta=0.0).tolist()
    [0.5, 1.0, inf]
    """
    return at_maximizer(legendre, theta, inv_alpha, inv_beta)


def conjugate_curvature(theta: Any, inv_alpha: float, inv_beta: float) -> np.ndarray:
    """Return f*″(θ) = 1 / f″(f*′(θ)); infinite for pure Tsallis and θ >= 0. Parameters as `conjugate_slope`.

    Source: proof of Fact C.1 (fact:F1).

    >>> conjugate_curvature(np.array([-2.0]), inv_alpha=1.0, inv_beta=0.0).tolist()
    [0.25]
    """
    return at_maximizer(inverse_curvature, theta, inv_alpha, inv_beta)


def inverse_curvature(x: Any, inv_alpha: float, inv_beta: float) -> np.ndarray:
    """Return 1 / f″(x), and about 0 at x = 0."""
    return 1 / curvature(np.maximum(x, 1e-200), inv_alpha, inv_beta)


def at_maximizer(function: Callable[..., Any], theta: Any, inv_alpha: float, inv_beta: float) -> Any:
    """Return a function of (x, α⁻¹, β⁻¹) at x = f*′(θ), and infinity where x is infinite."""
    x = conjugate_slope(theta, inv_alpha, inv_beta)
    finite = np.isfinite(x)
    return np.where(finite, function(np.where(finite, x, 1.0), inv_alpha, inv_beta), np.inf)


def free_conjugate(theta: Any, inv_alpha: float, inv_beta: float) -> float:
    """Return F*(θ) = Σ f*(θ_i), the supremum of ⟨x, θ⟩ − F(x) over all x, for θ of shape (..., K).

    >>> float(free_conjugate([-2.0, -2.0], inv_alpha=1.0, inv_beta=0.0))
    1.0
    """
    return conjugate(theta, inv_alpha, inv_beta).sum(axis=-1)


def simplex_conjugate(theta: Any, inv_alpha: float, inv_beta: float) -> float:
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
