"""The conjugate on the simplex: closed forms, numerical suprema, facts of Appendix C,
many rows at once.
"""

import numpy as np
import pytest
import sympy as sp

from delay_scheduling import formulas, regularizer
from lab.experiments import conjugates

RATES = {"hybrid": (0.7, 1.3), "Tsallis": (0.7, 0.0), "entropy": (0.0, 1.3)}


@pytest.mark.parametrize(
    ("conjugate", "part"),
    [
        (formulas.conjugate_Ts, formulas.f_Ts / formulas.alpha),
        (formulas.conjugate_NE, formulas.f_NE / formulas.beta),
    ],
)
def test_closed_forms_satisfy_fenchel_young_and_invert_the_slope(conjugate, part):
    at_slope = {formulas.theta: sp.diff(part, formulas.x)}
    assert (
        sp.simplify(conjugate.subs(at_slope) + part - formulas.x * sp.diff(part, formulas.x)) == 0
    )
    assert sp.simplify(sp.diff(conjugate, formulas.theta).subs(at_slope) - formulas.x) == 0


@pytest.mark.parametrize("kind", RATES)
def test_the_simplex_conjugate_is_the_supremum_over_the_simplex(kind):
    theta = np.array([-1.0, -0.2])
    grid = np.linspace(0, 1, 200_001)
    points = np.stack([grid, 1 - grid], axis=1)
    values = points @ theta - conjugates.potential(points, *RATES[kind]).sum(axis=1)
    assert conjugates.simplex_conjugate(theta, *RATES[kind]) == pytest.approx(
        values.max(), abs=1e-9
    )


@pytest.mark.parametrize("kind", RATES)
def test_a_shift_shifts_the_conjugate_and_the_slope_is_the_point_up_to_a_constant(kind):
    """Facts C.2 and C.3."""
    rates = RATES[kind]
    rng = np.random.default_rng(0)
    theta = -rng.random((50, 4)) * 10 - 0.1
    simplex = conjugates.simplex_conjugate(theta, *rates)
    assert conjugates.simplex_conjugate(theta + 5, *rates) == pytest.approx(simplex + 5, rel=1e-13)
    gradient = conjugates.slope(regularizer.argmins(-theta, *rates), *rates)
    assert np.ptp(gradient - theta, axis=1).max() < 1e-8


@pytest.mark.parametrize("kind", RATES)
def test_one_over_the_curvature_is_a_difference_of_points_over_one_of_slopes(kind):
    x = np.array([0.05, 0.5, 1.0])
    h = 1e-6
    found = 2 * h / (conjugates.slope(x + h, *RATES[kind]) - conjugates.slope(x - h, *RATES[kind]))
    assert conjugates.inverse_curvature(x, *RATES[kind]) == pytest.approx(found, rel=1e-7)
    assert conjugates.inverse_curvature(0.0, *RATES[kind]) < 1e-190


def test_many_minimizers_are_those_of_each_row():
    rng = np.random.default_rng(0)
    L = rng.random((60, 3, 5)) * 10 ** rng.uniform(-3, 3, (60, 3, 1))
    a, b = (10 ** rng.uniform(-2, 2, 60) for _ in range(2))
    a[:20], b[20:40] = 0, 0
    x = regularizer.argmins(L, a[:, None], b[:, None])
    for t, j in np.ndindex(60, 3):
        assert x[t, j] == pytest.approx(
            regularizer.argmin(L[t, j], a[t], b[t])[0], rel=1e-10, abs=1e-300
        )


def test_one_arm_needs_no_rates():
    assert regularizer.argmins([[3.0], [4.0]], 0.0, 0.0).tolist() == [[1.0], [1.0]]
    assert conjugates.simplex_conjugate([3.0], 0.0, 0.0) == 3


def test_weights_that_vanish_do_no_harm():
    theta = np.array([0.0, -1e6])
    assert regularizer.argmins(-theta, 0.0, 1.0).tolist() == [1.0, 0.0]
    assert conjugates.simplex_conjugate(theta, 0.0, 1.0) == 0


def test_each_row_may_have_rates_of_its_own():
    theta = np.array([[-1.0, -2.0, 0.5], [0.0, 3.0, 1.0]])
    a = np.array([0.7, 0.4])
    b = np.array([1.3, 0.2])
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
        (
            (np.empty((2, 0)), 1.0, 1.0),
            r"L: expected finite numbers, shape \(..., K\), received array\(\[\]",
        ),
        (([[0.0, 1.0]] * 2, [0.0, 1.0], [0.0, 1.0]), "not both 0"),
    ],
)
def test_bad_input_is_refused(arguments, words):
    with pytest.raises(ValueError, match=words):
        regularizer.argmins(*arguments)
