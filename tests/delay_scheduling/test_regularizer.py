"""The minimizer over the simplex, against fifty digits."""

import math
from functools import partial

import mpmath as mp
import numpy as np
import pytest
import sympy as sp

from delay_scheduling import formulas, regularizer
from delay_scheduling.formulas import alpha, beta, f
from delay_scheduling.formulas import x as x_symbol
from delay_scheduling.regularizer import argmin, residual_of

KINDS = {"hybrid": (1, 1), "Tsallis": (1, 0), "entropy": (0, 1)}


def reference(values, counts, inv_alpha, inv_beta):
    """Return the weight of each distinct loss to fifty digits,
    by Newton's method for the multiplier.
    """
    a = mp.mpf(inv_alpha)
    b = mp.mpf(inv_beta)
    gaps = [mp.mpf(value) - mp.mpf(min(values)) for value in values]
    if a == 0:
        weights = [mp.exp(-gap / b) for gap in gaps]
        return [weight / mp.fdot(counts, weights) for weight in weights]
    m = a
    for _ in range(500):
        u = [(gap + m) / a if b == 0 else root((gap + m) / (2 * b), 2 * b / a) for gap in gaps]
        excess = mp.fdot(counts, [root**-2 for root in u]) - 1
        step = excess / mp.fdot(counts, [2 * root**-2 / (a * root + 2 * b) for root in u])
        m += step
        if abs(step) <= mp.mpf(10) ** -55 * m:
            return [root**-2 for root in u]
    raise AssertionError("no convergence")


def root(y, ratio):
    """Return u with u / ratio + log u = y > 0, by Newton's method for log u."""
    w = mp.log(y * ratio)
    w = min(w, y) if w > 0 else w  # where u = 1 is too small, start to the right of the solution
    for _ in range(500):
        step = (mp.exp(w) / ratio + w - y) / (mp.exp(w) / ratio + 1)
        w -= step
        if abs(step) <= mp.mpf(10) ** -58 * (1 + abs(w)):
            return mp.exp(w)
    raise AssertionError("no convergence")


def losses_of(pattern, K, rng):
    """Return K losses with few distinct values; spread and offset go up to 1e12."""
    spread = 0 if rng.random() < 0.1 else 10 ** rng.uniform(-12, 12)
    offset = rng.choice([0, 1, -1]) * 10 ** rng.uniform(-3, 12)
    L = {
        "ties": np.zeros(K),
        "spread": rng.choice(rng.random(4) * spread, K),
        "one below": np.where(np.arange(K) == K // 2, -spread, 0.0),
        "one above": np.where(np.arange(K) == K // 2, spread, 0.0),
    }[pattern]
    return L + offset


@pytest.mark.parametrize("K", [1, 2, 3, 8, 100, 10_000])
@pytest.mark.parametrize("pattern", ["ties", "spread", "one below", "one above"])
@pytest.mark.parametrize("kind", KINDS)
def test_weights_agree_with_fifty_digits(kind, pattern, K):
    rng = np.random.default_rng([K, len(kind), len(pattern)])
    for _ in range(4):
        L = losses_of(pattern, K, rng)
        inv_alpha, inv_beta = KINDS[kind] * 10 ** rng.uniform(-8, 8, 2)
        x, residual = argmin(L, inv_alpha, inv_beta)
        assert residual <= 1e-12
        values, first, counts = np.unique(L, return_index=True, return_counts=True)
        with mp.workdps(80):
            exact = reference(values.tolist(), counts.tolist(), inv_alpha, inv_beta)
            for got, want in zip(x[first].tolist(), exact, strict=True):
                assert abs(got - want) <= max(1e-10 * want, mp.mpf("1e-300"))
        assert all(np.ptp(x[value == L]) == 0 for value in values)


@pytest.mark.parametrize("kind", KINDS)
def test_the_derivative_of_the_regularizer_is_level_on_the_minimizer(kind):
    L = np.array([0.0, 0.3, 2.0])
    rates = KINDS[kind] * np.array([1.5, 0.75])
    x, _ = argmin(L, *rates)
    terms = f.subs({alpha: 1 / sp.Symbol("a"), beta: 1 / sp.Symbol("b")})
    slope = sp.lambdify((x_symbol, "a", "b"), sp.diff(terms, x_symbol))
    assert np.ptp(slope(x, *rates) + L) < 1e-13


def test_a_minimizer_by_hand():
    # u = (5/4, 5/3): 16/25 + 9/25 = 1, and 12/5 (5/3 − 5/4) = 1
    assert argmin([7.0, 6.0], inv_alpha=12 / 5, inv_beta=0)[0] == pytest.approx(
        [9 / 25, 16 / 25], rel=1e-14
    )
    assert argmin([math.log(3), 0.0], inv_alpha=0, inv_beta=1)[0] == pytest.approx(
        [1 / 4, 3 / 4], rel=1e-14
    )


def times(i, factor, x):
    """Multiply one weight."""
    return np.where(np.arange(len(x)) == i, factor * x, x)


FAULTS = {
    "best arm": partial(times, 0, 1 + 1e-9),
    "middle arm": partial(times, 1, 1 - 1e-9),
    "worst arm": partial(times, 2, 1 + 1e-9),
    "worst arm dropped": partial(times, 2, 0.0),
    "worst arm far too small": partial(times, 2, 1e-300),
    "renormalized": lambda x: times(2, 2.0, x) / times(2, 2.0, x).sum(),
    "uniform": lambda x: np.full(len(x), 1 / len(x)),
    "reversed": lambda x: x[::-1],
    "unnormalized": lambda x: 1.01 * x,
    "not a number": partial(times, 1, math.nan),
}


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("gaps", [[0.0, 0.5, 3.0], [0.0, 1.0, 100.0]])
def test_the_residual_is_large_for_wrong_weights(gaps, kind, fault):
    gaps = np.array(gaps)
    rates = KINDS[kind] * np.array([1.5, 0.75])
    x, residual = argmin(gaps, *rates)
    wrong = FAULTS[fault](x)
    assert residual < 1e-13
    assert not residual_of(wrong, gaps, *rates) < 1e-10


@pytest.mark.parametrize("kind", KINDS)
def test_the_residual_is_large_for_the_weights_of_other_rates(kind):
    gaps = np.array([0.0, 0.5, 3.0])
    rates = KINDS[kind] * np.array([1.5, 0.75])
    other, _ = argmin(gaps, *(rates * (1 + 1e-8)))
    assert residual_of(other, gaps, *rates) > 1e-10


def test_a_weight_below_the_smallest_numbers_is_right_only_where_it_belongs():
    gaps = np.array([0.0, 2000.0])
    assert argmin(gaps, 0, 1.0)[0].tolist() == [1.0, 0.0]
    assert residual_of(np.array([1.0, 0.0]), gaps, 0, 1.0) == 0
    assert residual_of(np.array([1.0, 1e-280]), gaps, 0, 1.0) > 1


def test_the_smallest_visible_weight_is_seen():
    assert residual_of(np.array([1.0, regularizer.VISIBLE]), np.array([0.0, 2000.0]), 0, 1.0) > 1


def test_the_residual_is_the_error_of_the_logarithm():
    # the second weight is about e^-10, so that its error is no error of the sum
    x, _ = argmin([0.0, 10.0], 0, 1.0)
    for factor in (1.02, 1 / 1.02):
        assert residual_of(times(1, factor, x), np.array([0.0, 10.0]), 0, 1.0) == pytest.approx(
            math.log(1.02) / 2
        )


def test_the_largest_residual_allowed_is_allowed(monkeypatch):
    monkeypatch.setattr(regularizer, "residual_of", lambda *arguments: regularizer.LARGEST_RESIDUAL)
    assert argmin([0.0, 1.0], 1.0, 1.0)[1] == regularizer.LARGEST_RESIDUAL


def test_newtons_method_stops_when_it_is_done(monkeypatch):
    calls = []
    solve = regularizer.log_inverse_root
    weights = argmin([0.0, 1.0, 5.0], 1.5, 0.375)[0]
    monkeypatch.setattr(
        regularizer, "log_inverse_root", lambda y, *rest: calls.append(y) or solve(y, *rest)
    )
    plain = getattr(regularizer.minimizers, "py_func", regularizer.minimizers)
    x = plain(np.array([[0.0, 1.0, 5.0]]), np.array([1.5]), np.array([0.75]))
    assert x[0].tolist() == weights.tolist()
    best = calls[::3]
    assert best == sorted(best)  # from the safe side the multiplier only grows
    assert len(best) <= 6


@pytest.mark.parametrize(("a", "b"), [(1.0, 1.0), (1e8, 1e-8), (1e-8, 1e8), (1e-8, 1e-8)])
def test_a_root_is_found_from_below_and_without_a_guess(a, b):
    for w in (-600.0, -3.0, -1e-9, 0.0, 1e-9, 2.0, 600.0):
        y = a * math.exp(w) + b * w
        for near in (-700.0, w - 1, w, w + 1):
            found = regularizer.log_inverse_root(y, a, b, near)
            assert a * math.exp(found) + b * found == pytest.approx(
                y, rel=1e-12, abs=1e-15 * max(a, b)
            )


def test_the_regularizer_is_the_sum_of_its_parts_and_knows_its_ranges():
    assert sp.expand(f - formulas.f_Ts / alpha - formulas.f_NE / beta) == 0
    assert all(symbol.is_positive for symbol in (x_symbol, alpha, beta))
    assert all(symbol.is_nonnegative for symbol in (formulas.inv_alpha, formulas.inv_beta))
    assert formulas.theta.is_real


@pytest.mark.parametrize("solver", ["newton", "softmin"])
def test_a_failed_minimization_raises(monkeypatch, solver):
    monkeypatch.setattr(regularizer, solver, lambda gaps, *rates: np.full(len(gaps), 1 / len(gaps)))
    with pytest.raises(
        FloatingPointError, match=r"argmin: expected a residual of at most 1e-11, received 0\.\d+"
    ):
        argmin([0.0, 1.0], 1.0 if solver == "newton" else 0.0, 1.0)


@pytest.mark.parametrize("rates", [(1.0, 1.0), (0, 0), (math.nan, math.nan), (-1, math.inf)])
def test_one_arm_looks_at_no_rates(rates):
    x, residual = argmin([1e12], *rates)
    assert x.tolist() == [1.0]
    assert residual == 0


LOSSES = "L: expected finite numbers, received array({})"
RATE = "{}: expected a finite number of at least 0, received {}"


@pytest.mark.parametrize(
    ("L", "inv_alpha", "inv_beta", "message"),
    [
        ([0, math.nan], 1, 1, LOSSES.format("[ 0., nan]")),
        ([0, math.inf], 1, 1, LOSSES.format("[ 0., inf]")),
        ([0, -math.inf], 1, 1, LOSSES.format("[  0., -inf]")),
        ([math.nan], 1, 1, LOSSES.format("[nan]")),
        ([], 1, 1, "L: expected an array of shape (K,), K at least 1, received (0,)"),
        ([[0, 1]], 1, 1, "L: expected an array of shape (K,), K at least 1, received (1, 2)"),
        (3.0, 1, 1, "L: expected an array of shape (K,), K at least 1, received ()"),
        ([0, 1], -1, 1, RATE.format("inv_alpha", -1)),
        ([0, 1], 1, -0.5, RATE.format("inv_beta", -0.5)),
        ([0, 1], math.nan, 1, RATE.format("inv_alpha", "nan")),
        ([0, 1], 1, math.nan, RATE.format("inv_beta", "nan")),
        ([0, 1], math.inf, 1, RATE.format("inv_alpha", "inf")),
        ([0, 1], 0, math.inf, RATE.format("inv_beta", "inf")),
        ([0, 1], 0, 0, "inv_alpha, inv_beta: expected not both 0, received (0, 0)"),
    ],
)
def test_bad_input_raises(L, inv_alpha, inv_beta, message):
    with pytest.raises(ValueError) as error:
        argmin(L, inv_alpha, inv_beta)
    assert str(error.value) == message
