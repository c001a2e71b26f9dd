"""The paper's symbols in SymPy, with the assumptions under which the book proves things about them.

Only what an assumption says may be used in a proof: `C` is any positive integer, `log(K)` may be zero. A formula that
needs more (C ≥ 2, d ≤ T) says so as a hypothesis of its claim. Names follow the code, LaTeX follows the paper; where
the paper uses a letter twice, the second use has a mark.
"""

import sympy as sp

# Sizes of the game
K, T, C = sp.symbols("K T C", integer=True, positive=True)
n, t, s, k = sp.symbols("n t s k", integer=True, positive=True)
d = sp.Symbol("d", integer=True, nonnegative=True)
d_max = sp.Symbol("d_max", integer=True, nonnegative=True)
D = sp.Symbol("D", integer=True, nonnegative=True)
batch_size = sp.Symbol("b", integer=True, positive=True)

# Delayed FTRL: learning rates, loss scale, a probability, a loss
alpha, beta = sp.symbols("alpha beta", positive=True)
B = sp.Symbol("B", nonnegative=True)
x, y = sp.symbols("x y", positive=True)
loss = sp.Symbol("l", nonnegative=True)

# Schedulers: the α of condition (⋆), the confidence δ, the scale and shape of Pareto
chernoff = sp.Symbol("alpha_star", positive=True)
delta = sp.Symbol("delta", positive=True)
scale, shape = sp.symbols("c beta_P", positive=True)


def nu(t):
    """Return ν_t = 2 H_t, the sequence of Fact F.2 (fact:proper-seq).

    >>> nu(3)
    11/3
    """
    return 2 * sp.harmonic(t)
