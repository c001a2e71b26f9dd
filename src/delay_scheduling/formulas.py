"""The formulas of the core in SymPy: the regularizer, the adaptive rates,
the overflow condition, p_t of the paper.

The core computes them in IEEE operations of its own, so that every machine gives the same bits. The
tests equate both.
"""

from typing import Any

import sympy as sp

from delay_scheduling.symbols import C, K, alpha, beta, chernoff, x

# One coordinate of the hybrid regularizer, its two halves, its derivatives
f = -2 / alpha * sp.sqrt(x) + 1 / beta * x * sp.log(x)
f_Ts = -2 * sp.sqrt(x)
f_NE = x * sp.log(x)
f_slope = sp.diff(f, x)
f_curvature = sp.diff(f, x, 2)

# Its conjugate f* for β = ∞ and θ < 0, and for α = ∞
theta = sp.Symbol("theta", real=True)
conjugate_Ts = -1 / (alpha**2 * theta)
conjugate_NE = sp.exp(beta * theta - 1) / beta

# α_t and β_t of every adaptive rule, for running sums a_t and b_t
a_t, b_t = sp.symbols("a_t b_t", positive=True)
ALPHA = sp.sqrt(1 / a_t)
BETA = sp.sqrt(sp.log(K) / b_t)

# The overflow condition (⋆) says EXPONENT <= log(δ) / C
EXPONENT = chernoff / (1 + chernoff) - sp.log(1 + chernoff)

# Schedulers 1 and 2, Lemmas 4.5 and 4.6: the normalizer ν_t, the scale c_t, p_t and μ_t = 1 / p_t
H_t, nu_t = sp.symbols("H_t nu_t", positive=True)
d_t = sp.Symbol("d_t", nonnegative=True)
NORMALIZER = 2 * H_t  # ν_t; `symbols.nu` has it as a function of t
c_t = C / ((1 + chernoff) * nu_t)
p_t = sp.Min(1, c_t / (d_t + 1))
mu_t = sp.Max(1, (1 + chernoff) * nu_t / C * (d_t + 1))

inv_alpha, inv_beta = sp.symbols("inv_alpha inv_beta", nonnegative=True)


def with_inverse_rates(expr: Any) -> Any:
    """Return an expression in x, α and β as one in x, α⁻¹ and β⁻¹,
    so that infinite rates can be inserted.
    """
    return sp.expand(expr.subs({alpha: 1 / inv_alpha, beta: 1 / inv_beta}))


# What players compute with floats and fractions, in the order of SymPy; the tests equate them with
# the formulas


def nu_of(H_t: Any) -> Any:
    """Return ν_t."""
    return 2 * H_t


def c_of(C: Any, chernoff: Any, nu_t: Any) -> Any:
    """Return c_t."""
    return C / (nu_t * (chernoff + 1))


def p_of(C: Any, chernoff: Any, nu_t: Any, d_t: Any) -> Any:
    """Return p_t."""
    return min(1, C / (nu_t * (chernoff + 1) * (d_t + 1)))
