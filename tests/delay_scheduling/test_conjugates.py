"""Conjugates of the regularizer: closed forms, numerical suprema, the Fenchel–Young equality, many rows at once."""

import numpy as np
import pytest
import sympy as sp
from scipy.optimize import minimize_scalar

from delay_scheduling import conjugates, formulas, regularizer

RATES = {"hybrid": (0.7, 1.3), "Tsallis": (0.7, 0.0), "entropy": (0.0, 1.3)}
THETA = {
    "hybrid": np.array([-30.0, -2.0, 0.0, 3.0]),
    "Tsallis": np.array([-30.0, -2.0, -0.1]),
    "entropy": np.array([-30.0, 0.0, 3.0]),
}


@pytest.mark.parametrize(
    ("conjugate", "part"),
    [
        (formulas.conjugate_Ts, formulas.f_Ts / formulas.alpha),
        (formulas.conjugate_NE, formulas.f_NE / formulas.beta),
    ],
)
def test_closed_forms_satisfy_fenchel_young_and_invert_the_slope(conjugate, part):
    at_slope = {formulas.theta: sp.diff(part, formulas.x)}
    assert sp.simplify(conjugate.subs(at_slope) + part - formulas.x * sp.diff(part, formulas.x)) == 0
    assert sp.simplify(sp.diff(conjugate, formulas.theta).subs(at_slope) - formulas.x) == 0


@pytest.mark.parametrize(("kind", "closed"), [("Tsallis", formulas.conjugate_Ts), ("entropy", formulas.conjugate_NE)])
def test_closed_forms_agree_with_the_functions(kind, closed):
    rate = {formulas.alpha: 1 / sp.Float(0.7, 30), formulas.beta: 1 / sp.Float(1.3, 30)}
    for order, function in enumerate(
        [conjugates.conjugate, conjugates.conjugate_slope, conjugates.conjugate_curvature]
    ):
        expected = [
            float(sp.diff(closed, formulas.theta, order).subs(rate).subs(formulas.theta, point))
            for point in THETA[kind]
        ]
        assert function(THETA[kind], *RATES[kind]) == pytest.approx(expected, rel=1e-12)


@pytest.mark.parametrize("kind", RATES)
def test_the_conjugate_is_the_supremum(kind):
    for theta in THETA[kind]:
        best = minimize_scalar(
            lambda v, theta=theta: conjugates.potential(np.exp(v), *RATES[kind]) - np.exp(v) * theta,
            bounds=(-80, 8), method="bounded", options={"xatol": 1e-10, "maxiter": 1000},
        )  # fmt: skip
        assert conjugates.conjugate(theta, *RATES[kind]) == pytest.approx(-best.fun, rel=1e-9)
        assert conjugates.conjugate_slope(theta, *RATES[kind]) == pytest.approx(np.exp(best.x), rel=1e-4)


@pytest.mark.parametrize("kind", RATES)
def test_derivatives_of_the_conjugate_agree_with_numerical_ones(kind):
    step = 1e-4
    stencil = np.array([1, -8, 8, -1]) / (12 * step)
    for theta in THETA[kind]:
        shifted = theta + step * np.array([-2, -1, 1, 2])
        slope = stencil @ conjugates.conjugate(shifted, *RATES[kind])
        curvature = stencil @ conjugates.conjugate_slope(shifted, *RATES[kind])
        assert conjugates.conjugate_slope(theta, *RATES[kind]) == pytest.approx(slope, rel=1e-6, abs=1e-9)
        assert conjugates.conjugate_curvature(theta, *RATES[kind]) == pytest.approx(curvature, rel=1e-6, abs=1e-9)


def test_the_conjugate_of_pure_tsallis_is_infinite_from_zero_on():
    for function in (conjugates.conjugate, conjugates.conjugate_slope, conjugates.conjugate_curvature):
        assert np.isinf(function(np.array([0.0, 1.0]), 1.0, 0.0)).all()
    assert np.isinf(conjugates.free_conjugate(np.array([-1.0, 0.0]), 1.0, 0.0))


@pytest.mark.parametrize("kind", RATES)
def test_the_simplex_conjugate_is_the_supremum_over_the_simplex(kind):
    theta, grid = np.array([-1.0, -0.2]), np.linspace(0, 1, 200_001)
    points = np.stack([grid, 1 - grid], axis=1)
    values = points @ theta - conjugates.potential(points, *RATES[kind]).sum(axis=1)
    assert conjugates.simplex_conjugate(theta, *RATES[kind]) == pytest.approx(values.max(), abs=1e-9)


@pytest.mark.parametrize("kind", RATES)
def test_facts_about_the_two_conjugates(kind):
    """Facts C.2, C.3 and C.4: a shift, the free conjugate above, equality at a gradient on the simplex."""
    rates, rng = RATES[kind], np.random.default_rng(0)
    theta = -rng.random((50, 4)) * 10 - 0.1
    simplex = conjugates.simplex_conjugate(theta, *rates)
    assert conjugates.simplex_conjugate(theta + 5, *rates) == pytest.approx(simplex + 5, rel=1e-13)
    assert (simplex <= conjugates.free_conjugate(theta, *rates) + 1e-12).all()
    x = regularizer.argmins(-theta, *rates)
    gradient = conjugates.slope(x, *rates)
    assert np.ptp(gradient - theta, axis=1).max() < 1e-8
    assert conjugates.conjugate_slope(gradient, *rates) == pytest.approx(x, rel=1e-10)
    assert conjugates.simplex_conjugate(gradient, *rates) == pytest.approx(
        conjugates.free_conjugate(gradient, *rates), rel=1e-12
    )
    off = gradient + 0.5 if kind != "Tsallis" else gradient - 0.5
    assert (conjugates.simplex_conjugate(off, *rates) < conjugates.free_conjugate(off, *rates) - 1e-3).all()


def test_many_minimizers_are_those_of_each_row():
    rng = np.random.default_rng(0)
    L = rng.random((60, 3, 5)) * 10 ** rng.uniform(-3, 3, (60, 3, 1))
    a, b = (10 ** rng.uniform(-2, 2, 60) for _ in range(2))
    a[:20], b[20:40] = 0, 0
    x = regularizer.argmins(L, a[:, None], b[:, None])
    for t, j in np.ndindex(60, 3):
        assert x[t, j] == pytest.approx(regularizer.argmin(L[t, j], a[t], b[t])[0], rel=1e-10, abs=1e-300)


def test_one_arm_needs_no_rates():
    assert regularizer.argmins([[3.0], [4.0]], 0.0, 0.0).tolist() == [[1.0], [1.0]]
    assert conjugates.simplex_conjugate([3.0], 0.0, 0.0) == 3


def test_weights_that_vanish_do_no_harm():
    theta = np.array([0.0, -1e6])
    assert regularizer.argmins(-theta, 0.0, 1.0).tolist() == [1.0, 0.0]
    assert conjugates.simplex_conjugate(theta, 0.0, 1.0) == 0
    assert conjugates.conjugate_curvature(theta[1:], 0.0, 1.0) == pytest.approx([0], abs=1e-190)


def test_each_row_may_have_rates_of_its_own():
    theta, a, b = np.array([[-1.0, -2.0, 0.5], [0.0, 3.0, 1.0]]), np.array([0.7, 0.4]), np.array([1.3, 0.2])
    rows = [conjugates.simplex_conjugate(theta[t], a[t], b[t]) for t in range(2)]
    assert conjugates.simplex_conjugate(theta, a, b) == pytest.approx(rows, rel=1e-13)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (([[np.nan, 1.0]], 1.0, 1.0), "L: expected finite numbers"),
        (([[0.0, 1.0]], -1.0, 1.0), "inv_alpha: expected finite numbers of at least 0"),
        (([[0.0, 1.0]], 1.0, np.inf), "inv_beta: expected finite numbers of at least 0"),
        (([[0.0, 1.0]], -0.5, 1.0), "inv_alpha: expected finite numbers of at least 0"),
        ((3.0, 1.0, 1.0), r"L: expected finite numbers, shape \(..., K\), received array\(3.\)"),
        ((np.empty((2, 0)), 1.0, 1.0), r"L: expected finite numbers, shape \(..., K\), received array\(\[\]"),
        (([[0.0, 1.0]] * 2, [0.0, 1.0], [0.0, 1.0]), "not both 0"),
    ],
)
def test_bad_input_is_refused(arguments, words):
    with pytest.raises(ValueError, match=words):
        regularizer.argmins(*arguments)
