"""ν_t, c_t, p_t and μ_t are written once: NumPy, players and exact laws against the expressions."""

from fractions import Fraction

import numpy as np
import pytest
import sympy as sp

from delay_scheduling import formulas, symbols
from delay_scheduling.formulas import p_of, with_inverse_rates
from delay_scheduling.schedulers import Bernoulli, Pareto, normalizers, pareto_scales
from delay_scheduling.theorems import thm_5_1, thm_5_2
from lab.exact import occupancy
from lab.players import paper

DELAYS = np.array([5, 0, 3, 11, 1, 40])
ROUNDS = range(1, len(DELAYS) + 1)


def at(expr, t, C, chernoff=2, d=0):
    """Return an expression for round t, exactly."""
    return expr.subs(
        {formulas.nu_t: symbols.nu(t), symbols.C: C, symbols.chernoff: chernoff, formulas.d_t: d}
    )


def test_the_normalizers():
    exact = [formulas.NORMALIZER.subs(formulas.H_t, sp.harmonic(t)) for t in ROUNDS]
    assert exact == [symbols.nu(t) for t in ROUNDS]
    assert normalizers(len(DELAYS)) == pytest.approx([float(nu) for nu in exact], rel=1e-15)
    assert [paper.normalizer(t) for t in ROUNDS] == pytest.approx(
        [float(nu) for nu in exact], rel=1e-15
    )


@pytest.mark.parametrize("C", [1, 7, 60])
def test_the_scales_and_the_probabilities(C):
    scales = [at(formulas.c_t, t, C) for t in ROUNDS]
    assert [sp.Rational(c) for c in occupancy.scales(len(DELAYS), C, 2)] == scales
    assert pareto_scales(len(DELAYS), C, 2.0) == pytest.approx(
        [float(c) for c in scales], rel=1e-15
    )
    assert [paper.pareto_scale(t, C, 2.0) for t in ROUNDS] == pytest.approx(
        [float(c) for c in scales], rel=1e-15
    )
    exact = [at(formulas.p_t, t, C, d=int(d)) for t, d in zip(ROUNDS, DELAYS, strict=True)]
    assert exact == [
        1 / at(formulas.mu_t, t, C, d=int(d)) for t, d in zip(ROUNDS, DELAYS, strict=True)
    ]
    assert [sp.Rational(p) for p in occupancy.probabilities(DELAYS.tolist(), C, 2)] == exact
    literal = [paper.pareto_tail(t, int(d), C, 2.0) for t, d in zip(ROUNDS, DELAYS, strict=True)]
    for found in (
        Bernoulli(2.0).probabilities(DELAYS, C),
        Pareto(2.0).probabilities(DELAYS, C),
        literal,
    ):
        assert found == pytest.approx([float(p) for p in exact], rel=1e-15)


def test_another_formula_is_found_out():
    wrong = formulas.p_t.subs(formulas.d_t, formulas.d_t + 1)
    assert [at(wrong, t, 7, d=3) for t in ROUNDS] != [at(formulas.p_t, t, 7, d=3) for t in ROUNDS]


def test_an_expected_capacity_is_a_larger_normalizer():
    """ν_t = 2 H_t max{1, C / C_E}, Appendix I, is C_E in place of C if that is smaller."""
    assert Bernoulli(2.0, 3.0).probabilities(DELAYS, 12) == pytest.approx(
        Bernoulli(2.0).probabilities(DELAYS, 3)
    )


def test_theorems_take_their_letters_from_here():
    assert thm_5_1.p_t is formulas.p_t
    assert thm_5_2.mu_max == formulas.mu_t.subs(
        {formulas.nu_t: symbols.nu_T, formulas.d_t: symbols.d_max}
    )


def test_functions_keep_fractions():
    assert formulas.p_of(Fraction(1), Fraction(1, 2), formulas.nu_of(Fraction(1)), 2) == Fraction(
        1, 9
    )
    assert formulas.p_of(9, 0.5, 2.0, 0) == 1


def test_with_inverse_rates_by_hand():
    assert (
        repr(with_inverse_rates(formulas.f_slope))
        == "-inv_alpha/sqrt(x) + inv_beta*log(x) + inv_beta"
    )


def test_p_of_by_hand():
    from fractions import Fraction

    assert p_of(Fraction(6), 1, Fraction(3), 3) == Fraction(1, 4)
