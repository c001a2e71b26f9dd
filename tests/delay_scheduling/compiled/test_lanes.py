"""Each operation on lanes, compiled, against NumPy's on eight numbers and Python's on one."""

import numpy as np
import pytest

from delay_scheduling.arithmetic import best_total, in_order, total_range
from delay_scheduling.compiled import lanes
from delay_scheduling.compiled.elementary import compiled
from delay_scheduling.compiled.lanes import LANES
from delay_scheduling.formulas import ALPHA, BETA
from delay_scheduling.rates import inverse_alpha, inverse_beta

RNG = np.random.default_rng(0)


def everything(rows, places, matrix, columns, out):
    """Use every operation, and write what it gives to rows of `out`."""
    x, y = lanes.load(rows, 0), lanes.at(columns, 1)
    k, least = lanes.load(places, 0), lanes.like(-1.5, lanes.load(rows, 0))
    below = (x < y) & lanes.invert(x <= 0.25) | (y > 0.75) | (x >= 0.9)
    lanes.store(out, 0, lanes.select(below, x + y, x - y))
    lanes.store(out, 1, lanes.select(k == 1, x * y, x / y))
    lanes.store(out, 2, lanes.root(abs(-x)) + least)
    lanes.store(out, 3, lanes.pick(rows, k) + lanes.pick(rows, 2))
    lanes.store(out, 4, lanes.entry(matrix, k, 1) + lanes.entry(matrix, 2, k) + lanes.entry(matrix, 1, 1))
    lanes.store(out, 5, lanes.number(lanes.bits(x) + (((k << 3) | (k & 1)) - (k >> 1))))
    lanes.store(out, 6, lanes.select(lanes.anywhere(x > 0.99), x, 1.0 * y))
    lanes.put(rows, k, y)
    lanes.write(columns, 0, x - 2.0 * y)
    return lanes.smallest(k), lanes.anywhere(x > 2.0)


def ran(function, one=None):
    """Return all that the function gives, for eight lanes or for one of them."""
    rng = np.random.default_rng(3)
    rows, columns, matrix = rng.random((4, LANES)), rng.random((LANES, 2)), rng.random((3, 3))
    places, out = rng.integers(0, 3, (1, LANES)).astype(np.int32), np.zeros((7, LANES))
    if one is not None:
        rows, columns, places, out = (array[..., one].copy() for array in (rows, columns.T, places, out))
    small, found = function(rows, places, matrix, columns, out)
    return out, rows, columns.T, int(small), bool(found)


def test_lanes_are_the_same_compiled_and_not():
    for got, want in zip(ran(compiled(everything)), ran(everything), strict=True):
        assert np.array_equal(got, want)


@pytest.mark.parametrize("lane", range(LANES))
def test_a_lane_is_what_a_number_is(lane):
    together = ran(everything)
    for alone in (ran(everything, lane), ran(compiled(everything), lane)):
        assert alone[0][:6].tolist() == together[0][:6, lane].tolist()
        assert [alone[i].tolist() for i in (1, 2)] == [together[i][:, lane].tolist() for i in (1, 2)]


def neighbours(values, out):
    """Copy eight neighbours of a single run, and return a number plus all of them."""
    eight = lanes.load(values, (3,))
    lanes.store(out, (5,), eight)
    return lanes.plus(0.1, eight)


@pytest.mark.parametrize("stride", [1, 2])
@pytest.mark.parametrize("function", [neighbours, compiled(neighbours)])
def test_neighbours_are_added_in_their_order(function, stride):
    numbers = RNG.random(15 * stride) * 10.0 ** RNG.integers(-8, 8, 15 * stride)
    values, out = numbers[::stride], np.zeros(15 * stride)[::stride]
    total = 0.1
    for value in values[3:11]:
        total += value
    assert function(values, out) == total
    assert out.tolist() == [0.0] * 5 + values[3:11].tolist() + [0.0] * 2
    assert lanes.plus(np.zeros(LANES), values[3:11]).tolist() == values[3:11].tolist()


def test_sums_are_in_order():
    values = RNG.random((9001, 3)) * 10.0 ** RNG.integers(-8, 8, (9001, 3))
    want = [0.0, 0.0, 0.0]
    for row in values.tolist():
        want = [one + other for one, other in zip(want, row, strict=True)]
    assert in_order(values).tolist() == want
    assert in_order(values[:, 1]) == want[1]
    assert in_order(values[::-1]).tolist() != want  # so that the order matters here
    assert best_total(values) == min(want)
    least, most = values.min(axis=1), values.max(axis=1)
    assert total_range(values) == (in_order(least), in_order(most - least))


def test_the_rates_are_their_formulas():
    for K, number in ((2, 1.0), (8, 3.7), (64, 1e9)):
        numbers = {"a_t": number, "b_t": number, "K": K}
        one, other = (1 / rate.subs({x: numbers[str(x)] for x in rate.free_symbols}) for rate in (ALPHA, BETA))
        assert inverse_alpha(number) == pytest.approx(float(one), rel=1e-15)
        assert inverse_beta(K, number) == pytest.approx(float(other), rel=1e-15)
