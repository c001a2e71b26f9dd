"""The package's own logarithm and exponential, against many digits, and the same bits compiled."""

import math

import mpmath as mp
import numpy as np
import pytest

from delay_scheduling.arithmetic import log_of
from delay_scheduling.compiled import elementary
from delay_scheduling.compiled.elementary import exp, exps, log, log1p, logs, power

RNG = np.random.default_rng(0)
TINY = math.ulp(0.0)
NEXT = [
    f(edge)
    for edge in (math.sqrt(0.5), math.sqrt(2), 1.0)
    for f in (float, lambda x: np.nextafter(x, 0))
]
NEAR_ONE = [*(1 + RNG.normal(size=3000) * 1e-2), *(1 + RNG.normal(size=1000) * 1e-8)]
FAR = [TINY, 2.0**-1022, 1.7e308]
HALVES = [*(math.log(2) * np.arange(-1074, 1024)), 709.78, -708.3964]
POINTS = {  # where the error is measured
    "log": [
        *RNG.uniform(0.01, 2, 4000),
        *2 ** RNG.uniform(-1074, 1023.9, 4000),
        *NEXT,
        *NEAR_ONE,
        *FAR,
    ],
    "exp": [
        *RNG.uniform(-745.2, 709.7, 6000),
        *RNG.normal(size=4000),
        *RNG.normal(size=1000) * 1e-9,
        *HALVES,
    ],
    "log1p": [
        *RNG.uniform(-0.999, 3, 4000),
        *RNG.normal(size=4000) * 1e-3,
        *10 ** RNG.uniform(-300, 300, 3000),
    ],
}
LIMITS = {"log": 1, "exp": 1, "log1p": 2}


def errors(name, change=1.0, number=None):
    """Return the errors at the points, or the first so many,
    in units in the last place of the exact values.

    The computed values are multiplied by the change.
    """
    points = POINTS[name][:number]
    values = change * getattr(elementary, name)(np.array(points))
    with mp.workdps(60):
        pairs = [
            (mp.mpf(got), getattr(mp, name)(mp.mpf(float(x))))
            for x, got in zip(points, values, strict=True)
        ]
        return [float(abs(got - want) / mp.mpf(math.ulp(float(want)))) for got, want in pairs]


@pytest.mark.parametrize("name", POINTS)
def test_the_error_is_at_most_what_is_stated(name):
    assert max(errors(name)) <= LIMITS[name]


@pytest.mark.parametrize("name", POINTS)
def test_a_digit_less_would_be_noticed(name):
    assert max(errors(name, 1 + 2.0**-50, number=500)) > LIMITS[name]


def test_the_error_of_a_power_is_at_most_what_is_stated():
    x = RNG.uniform(1e-9, 3, 2000)
    y = RNG.uniform(-3, 3, 2000)
    with mp.workdps(60):
        for x_i, y_i, got in zip(x.tolist(), y.tolist(), power(x, y).tolist(), strict=True):
            want = mp.power(x_i, y_i)
            assert abs(got - want) <= (1 + 2 * abs(y_i * math.log(x_i))) * math.ulp(float(want))


EDGES = {
    log: [
        (0.0, -math.inf),
        (-0.0, -math.inf),
        (1.0, 0.0),
        (math.inf, math.inf),
        (-1.0, math.nan),
        (-math.inf, math.nan),
    ],
    exp: [
        (0.0, 1.0),
        (-0.0, 1.0),
        (-math.inf, 0.0),
        (math.inf, math.inf),
        (-745.2, 0.0),
        (-745.1, TINY),
        (709.8, math.inf),
    ],
    log1p: [
        (-1.0, -math.inf),
        (0.0, 0.0),
        (math.inf, math.inf),
        (-2.0, math.nan),
        (TINY, TINY),
        (1e-300, 1e-300),
    ],
}


@pytest.mark.parametrize("function", EDGES)
@pytest.mark.parametrize("form", ["number", "array"])
def test_edges(function, form):
    for x, want in [*EDGES[function], (math.nan, math.nan)]:
        got = function(x) if form == "number" else function(np.array([0.5, x]))[1]
        assert np.array_equal(got, want, equal_nan=True), x


def test_integers_are_numbers():
    assert log(3) == log(3.0)
    assert exp(np.array([1, 2])).tolist() == exp(np.array([1.0, 2.0])).tolist()


@pytest.mark.parametrize("value", [1, 2, 3, 8, 10, 64, 1000, 10**6, 2.5, 1e-300])
def test_log_of_is_correctly_rounded(value):
    with mp.workdps(80):
        assert log_of(value) == float(mp.log(mp.mpf(value)))
    assert np.log(value) == pytest.approx(log_of(value), rel=4e-16)


def test_the_three_parts_of_the_constant_fit():
    # exact when multiplied by an exponent
    assert elementary.HIGH * 2**32 == int(elementary.HIGH * 2**32)
    with mp.workdps(60):
        assert abs(mp.mpf(elementary.HIGH) + mp.mpf(elementary.LOW) - mp.log(2)) < mp.mpf(2) ** -86


# The same bits, compiled or not


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("name", "each"), [("log", logs), ("exp", exps)])
def test_the_bits_are_the_same_alone_in_arrays_and_compiled(name, each):
    function = getattr(elementary, name)
    edges = [x for x, _ in EDGES[function]] + [math.nan, 5.0]
    for values in (np.array(POINTS[name]), np.array(edges)):
        want = function(values)
        assert np.array_equal(each(values), want, equal_nan=True)
        alone = [function(value) for value in values[:500].tolist()]
        assert np.array_equal(alone, want[:500], equal_nan=True)


def test_compiled_functions_keep_the_shape():
    for shape in ((), (3,), (2, 3), (0,)):
        assert logs(np.ones(shape)).shape == exps(np.zeros(shape)).shape == shape
