"""The formulas of the core in SymPy: the regularizer, the adaptive rates, the overflow condition.

The core computes them in IEEE operations of its own, so that every machine gives the same bits. The tests equate both.
"""

import sympy as sp

from delay_scheduling.symbols import K, alpha, beta, chernoff, x

# One coordinate of the hybrid regularizer, its two halves, its derivatives, and f*(f′(x)) = x f′(x) − f(x)
f = -2 / alpha * sp.sqrt(x) + 1 / beta * x * sp.log(x)
f_Ts, f_NE = -2 * sp.sqrt(x), x * sp.log(x)
f_slope, f_curvature = sp.diff(f, x), sp.diff(f, x, 2)
f_legendre = sp.expand(x * f_slope - f)  # f*(f′(x)) = x f′(x) − f(x)

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

inv_alpha, inv_beta = sp.symbols("inv_alpha inv_beta", nonnegative=True)


def with_inverse_rates(expr: sp.Expr) -> sp.Expr:
    """Return an expression in x, α and β as one in x, α⁻¹ and β⁻¹, so that infinite rates can be inserted.

    >>> with_inverse_rates(f_slope)
    -inv_alpha/sqrt(x) + inv_beta*log(x) + inv_beta
    """
    return sp.expand(expr.subs({alpha: 1 / inv_alpha, beta: 1 / inv_beta}))
