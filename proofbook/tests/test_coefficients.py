"""The prover by coefficients proves what is true, and never what is false."""

import pytest
import sympy as sp

from proofbook.provers import eq, ge, gt, le, lt
from proofbook.provers.coefficients import certain, coefficients

x, y, z = sp.symbols("x y z", nonnegative=True)
p = sp.Symbol("p", positive=True)
r, s = sp.symbols("r s", real=True)
n, K = sp.symbols("n K", integer=True, positive=True)

TRUE = [
    le(x, x + y),
    lt(x, x + p),
    ge(n, 1),
    ge((1 + x) ** 3, 1 + 3 * x),
    le(2 * sp.sqrt(x * y), x + y),
    le(2 * x * y, x**2 + y**2),
    ge(x**2 + 1, x),
    gt(x**2 + 1, x),
    le(1 / (1 + x), 1),
    le(x, y + 1, given=[x <= y]),
    le(x, z + 2, given=[x <= y + 1, y <= z + 1]),
    le(x * (1 - x), x, given=[x <= 1]),
    le(x**2, x, given=[x <= 1]),
    ge(sp.Max(x, y), x),
    le(sp.Min(x, y), (x + y) / 2),
    ge(sp.Abs(r), r),
    lt(sp.ceiling(x), x + 1),
    le(sp.floor(x), x),
    le(sp.sqrt(K) * sp.sqrt(sp.log(K)), K + sp.log(K)),
    ge(sp.sqrt(n), 1),
    le(x, y, given=[x <= sp.Min(y, z)]),
    ge(x**2 + y**2, 2 * x * y),
    le(x / sp.sqrt(x + p), sp.sqrt(x + p)),
    le(sp.sqrt(x), sp.sqrt(y), given=[x <= y, x > 0]),
]
FALSE = [
    le(x + y, x),
    lt(x, x + y),
    gt(n, 1),
    ge((1 + x) ** 3, 1 + 3 * x + 3 * x**2 + x**3 + y),
    le(3 * sp.sqrt(x * y), x + y),
    le(sp.Rational(21, 10) * x * y, x**2 + y**2),
    ge(x**2 + sp.Rational(1, 5), x),
    lt(1 / (1 + x), 1),
    le(x + 1, y, given=[x <= y]),
    le(x, z + 1, given=[x <= y + 1, y <= z + 1]),
    le(x, y / 2, given=[x <= y, y <= 2 * x + 1]),
    le(x**2, x / 2, given=[x <= 1]),
    le(x**2, x),
    ge(sp.Min(x, y), x),
    ge(r, 0),
    ge(r - s, 0, given=[r <= 1]),
    le(sp.ceiling(x), x),
    lt(sp.floor(x), x),
    ge(sp.sqrt(n), 2),
    ge(sp.log(p), 0),
    lt(x, 1, given=[x <= 1]),
    lt(y, x, given=[y <= x, x > 0]),
    le(x, y, given=[x <= sp.Max(y, z)]),
    gt(x**2 + y**2, 2 * x * y),
    le(2 * x / sp.sqrt(x + p), sp.sqrt(x + p)),
    le(sp.sqrt(y), sp.sqrt(x), given=[x <= y, x > 0]),
    le(sp.sqrt(x + y), sp.sqrt(x)),
    ge((x - y) ** 2 * (x - 1), 0),
]


@pytest.mark.parametrize("claim", TRUE, ids=str)
def test_true_claims_are_proved(claim):
    assert coefficients(claim).verdict == "proved"


@pytest.mark.parametrize("claim", FALSE, ids=str)
def test_false_claims_are_not_proved_even_without_a_search_for_a_witness(claim):
    assert not certain(claim)


def test_sides_must_be_defined():
    assert "undefined" in coefficients(le(-1 / r**2, 0)).why


def test_sums_and_equations_are_refused():
    k = sp.Symbol("k", integer=True, positive=True)
    assert "sum" in coefficients(ge(sp.Sum(1 / k, (k, 1, n)), 0)).why
    with pytest.raises(ValueError, match="claim: expected an inequality"):
        coefficients(eq(x, x))
