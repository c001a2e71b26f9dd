"""The sieve leaves out no point at which balls would see a claim fail, so both find the same point first."""

from itertools import islice

import numpy as np
import pytest
import sympy as sp

from proofbook.claim import eq, ge, gt, le, lt, ne
from proofbook.provers import sieve
from proofbook.provers.points import FIRST, points
from proofbook.provers.sieve import doubtful
from proofbook.provers.witness import fails

x, y = sp.symbols("x y", positive=True)
a, b = sp.symbols("a b", real=True)
n = sp.Symbol("n", integer=True, positive=True)
exp, log, sqrt = sp.exp, sp.log, sp.sqrt

CLAIMS = [
    le(2 * x, x**2 + 1),
    lt(2 * x, x**2 + 1),
    ge(exp(x), 1 + x + x**2),
    gt(log(x * y), log(x) + log(y) - sp.Rational(1, 10**9)),
    le(sp.Min(a, b) * sp.Max(a, b), a * b - sp.Rational(1, 10**30)),
    le(abs(a) + abs(b), abs(a + b), given=[a * b >= 0]),
    lt(abs(a + b), abs(a) + abs(b), given=[a <= 2, ne(b, 1)]),
    ge(sp.ceiling(x / y), x / y + sp.Rational(1, 2)),
    le(sp.floor(a), a - sp.Rational(1, 7), given=[a >= -3]),
    le(1 / a, 1 / b, given=[a >= b]),
    le(a ** sp.Rational(1, 3), 3, given=[a >= 0]),
    le(a**-3, b**2 - 1),
    ge(x**y, x),
    le(exp(exp(x)), exp(exp(1000))),
    le(sqrt(x - 1), x - 2, given=[x >= 1]),
    eq((x + y) ** 2, x**2 + 2 * x * y + y**2),
    eq(sqrt(x) * sqrt(y), sqrt(x * y)),
    eq(x**2 + y**2, x + y),
    eq(log(a), 0, given=[a >= 1]),
    eq(sp.harmonic(n), 1),
    eq(sp.harmonic(n), 0),
    le(sp.harmonic(n), log(n) + sp.EulerGamma + sp.Rational(1, 3)),
    gt(sp.pi * x, 3 * x + sp.E - 2),
    le(a, sp.Integer(10) ** 400),
]


def failing(claim, tried):
    return [point for point in tried if fails(claim, point)]


@pytest.mark.parametrize("claim", CLAIMS, ids=str)
def test_no_point_that_fails_is_left_out(claim):
    tried = list(islice(points(claim), 400))
    kept = [point for point in doubtful(claim) if point in tried]
    assert failing(claim, kept) == failing(claim, tried)


def test_the_first_points_and_most_others_are_told_apart():
    kept, tried = list(doubtful(le(2 * x * y, x**2 + y**2))), list(points(le(2 * x * y, x**2 + y**2)))
    assert kept[:FIRST] == tried[:FIRST]
    assert len(tried) > 300
    assert len(kept) < 50  # ties, where x = y, and the first points


def test_equations_keep_some_ties_and_every_point_where_the_sides_differ():
    same, other = eq((x + y) ** 2, x**2 + 2 * x * y + y**2), eq(x * y, x + y)
    assert sieve.TIES < len(list(doubtful(same))) <= sieve.TIES + FIRST
    assert len(failing(other, doubtful(other))) == len(failing(other, points(other))) > 300


@pytest.mark.parametrize(
    ("expr", "at", "value"),
    [
        (x - y, {x: 3.0, y: 2.0}, 1.0),
        (x * y, {x: -3.0, y: 2.5}, -7.5),
        (x**-2, {x: -4.0}, 1 / 16),
        (sqrt(x) ** 3, {x: 4.0}, 8.0),
        (x ** sp.Rational(-1, 3), {x: 8.0}, 0.5),
        (x**y, {x: 2.0, y: 0.5}, 2**0.5),
        (sp.Abs(x - y), {x: 1.0, y: 3.5}, 2.5),
        (sp.floor(x) + sp.ceiling(x), {x: 2.5}, 5.0),
        (sp.Max(x, y) - sp.Min(x, y), {x: 1.0, y: 4.0}, 3.0),
        (exp(log(x)), {x: 7.0}, 7.0),
    ],
    ids=str,
)
def test_an_interval_is_narrow_and_contains_the_value(expr, at, value):
    low, high = sieve.Parts({symbol: np.array([number]) for symbol, number in at.items()}).of(expr)
    assert low[0] <= value <= high[0]
    assert high[0] - low[0] < 1e-7


@pytest.mark.parametrize(
    ("expr", "at"),
    [
        (log(x), {x: 0.0}),
        (1 / (x - y), {x: 2.0, y: 2.0}),
        (sqrt(x), {x: -1.0}),
        (exp(x) - exp(y), {x: 1000.0, y: 1001.0}),
        (sp.Sum(n, (n, 1, x)), {x: 3.0}),
        (sp.Integer(10) ** 400 * x - sp.Integer(10) ** 400 * y, {x: 1.0, y: 2.0}),
    ],
    ids=str,
)
def test_what_is_undefined_unknown_or_too_large_is_anything(expr, at):
    with np.errstate(all="ignore"):
        ends = sieve.Parts({symbol: np.array([number]) for symbol, number in at.items()}).of(expr)
    assert [float(np.max(end)) for end in ends] == [-np.inf, np.inf]


def test_only_whole_numbers_have_no_width():
    low, high = sieve.Parts({x: np.array([3.0, 0.1, 2.0**60])}).of(x + 1)
    assert (low < high).tolist() == [False, True, True]


@pytest.mark.parametrize("fault", ["inwards", "positive only", "rounded sums", "even powers"])
def test_a_faulty_sieve_is_noticed(fault, monkeypatch):
    faults = {
        "inwards": ("outwards", lambda low, high, slack=0: (low + 1e-7 * np.abs(low), high - 1e-7 * np.abs(high))),
        "positive only": ("possible", lambda interval, signs: interval[0] > 0),
        "rounded sums": ("both_exact", lambda x, y: True),
        "even powers": ("power", lambda base, p, q: (base[0] ** 2, base[1] ** 2)),
    }
    monkeypatch.setattr(sieve, *faults[fault])
    with pytest.raises(AssertionError):
        list(map(test_no_point_that_fails_is_left_out, CLAIMS))
