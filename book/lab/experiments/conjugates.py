"""The regularizer, its derivatives and its conjugate on the simplex as NumPy functions."""

import numpy as np
import sympy as sp

from delay_scheduling import formulas
from delay_scheduling.compiled.elementary import logs
from delay_scheduling.regularizer import argmins


def numeric(expr):
    """Return the NumPy function of (x, α⁻¹, β⁻¹) for an expression in x, α and β;
    log x is finite at 0.
    """
    numbers = formulas.x, formulas.inv_alpha, formulas.inv_beta
    finite = {"log": lambda x: logs(np.maximum(x, np.finfo(float).tiny))}
    return sp.lambdify(numbers, formulas.with_inverse_rates(expr), modules=[finite, "numpy"])


potential, slope, curvature = map(numeric, (formulas.f, formulas.f_slope, formulas.f_curvature))


def inverse_curvature(x, inv_alpha, inv_beta):
    """Return 1 / f″(x), and about 0 at x = 0."""
    return 1 / curvature(np.maximum(x, 1e-200), inv_alpha, inv_beta)


def simplex_conjugate(theta, inv_alpha, inv_beta):
    """Return F̄*(θ), the supremum of ⟨x, θ⟩ − F(x) over the simplex, for θ of shape (..., K):
    an array of shape (...).

    The relative error is about 1e-15 of the largest |θ_i| and of the value. Rates as for `argmins`;
    with one arm both may be 0.

    >>> [
    ...     round(float(simplex_conjugate([0.0, 0.0], *rates)), 12)
    ...     for rates in ((1.0, 0.0), (0.0, 1 / np.log(2)))
    ... ]
    [2.828427124746, 1.0]
    """
    theta = np.asarray(theta, dtype=np.float64)
    top = theta.max(axis=-1, keepdims=True)  # Fact C.2: a shift of θ shifts the value
    x = argmins(-theta, inv_alpha, inv_beta)
    rates = (np.expand_dims(rate, -1) for rate in (inv_alpha, inv_beta))
    return top[..., 0] + (x * (theta - top) - potential(x, *rates)).sum(axis=-1)
