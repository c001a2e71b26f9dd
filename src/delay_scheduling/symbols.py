"""The paper's letters in SymPy, one symbol each,
with the assumptions under which the book proves things about them.

Sizes are positive real numbers, so that a prover may divide and take roots without a detour through
the integers: what holds for real K, T, C, d holds for whole ones. Integers are only what a sum runs
over (n, t, s, k) and what a check replaces by `whole`. Only what an assumption says may be used in
a proof: `log(K)` may be zero, and a formula that needs more (C ≥ 2, d ≤ T) says so as a hypothesis
of its claim. Names follow the code, LaTeX follows the paper.
"""

from typing import Any

import sympy as sp

# The game: arms, rounds, capacity, total delay, largest delay, one delay
K, T, C = sp.symbols("K T C", positive=True)
D, d_max, d = sp.symbols("D d_max d", nonnegative=True)
batch_size = sp.Symbol("b", positive=True)

# What a sum runs over
n, t, s, k = sp.symbols("n t s k", integer=True, positive=True)

# Delayed FTRL: learning rates, the sums in Theorem 2.1, rounds without a free slot; loss scale, a
# loss, probabilities
alpha, beta = sp.symbols("alpha beta", positive=True)
inv_alpha_T, inv_beta_T = sp.symbols("inv_alpha_T inv_beta_T", nonnegative=True)
sum_alpha, sum_beta, sum_square, sum_delay, full = sp.symbols(
    "sum_alpha sum_beta sum_square sum_delay full", nonnegative=True
)
B = sp.Symbol("B", nonnegative=True)
loss = sp.Symbol("l", nonnegative=True)
x, y = sp.symbols("x y", positive=True)


# Schedulers: the α of condition (⋆), δ, ν_T, the scale and shape of Pareto, a probability, C_E,
# queries M
class Star(sp.Symbol):
    """A symbol that is typeset as the α of condition (⋆),
    since the plain letter is a learning rate.
    """

    def _latex(self, printer: Any) -> str:
        return r"\alpha_{\star}"


chernoff = Star("chernoff", positive=True)
delta, nu_T = sp.symbols("delta nu_T", positive=True)
scale, shape = sp.symbols("c beta_P", positive=True)
probability = sp.Symbol("p", positive=True)
expected_capacity = sp.Symbol("C_E", positive=True)
queries = sp.Symbol("M", positive=True)


def nu(t: Any) -> Any:
    """Return ν_t = 2 H_t, the sequence of Fact F.2 (fact:proper-seq).

    >>> nu(3)
    11/3
    """
    return 2 * sp.harmonic(t)


def whole(expr: Any) -> Any:
    """Return an expression with integers for its real symbols. What is then proved holds for whole
    numbers only.

    >>> whole(K).is_integer, whole(d).is_nonnegative
    (True, True)
    """
    real = [symbol for symbol in expr.free_symbols if not symbol.is_integer]
    return expr.xreplace(
        {
            symbol: sp.Symbol(symbol.name, integer=True, **symbol._assumptions_orig)
            for symbol in real
        }
    )
