"""Reservoirs and their means: the variances are exact, and no variance is above its bound."""

import itertools

import pytest

from lab.exact import martingale, slots

PARTS = [martingale.estimates, martingale.ages, martingale.products]
# one slot has no pairs of different slots; of three slots each has two rounds in these games
STILL = {(martingale.products, 1), (martingale.ages, 3)}


def games(T):
    """Return all delays of T rounds that end with the game."""
    return itertools.product(*(range(T - t) for t in range(T)))


@pytest.mark.parametrize("parts", PARTS, ids=["estimates", "ages", "products"])
@pytest.mark.parametrize(("T", "C"), [(4, 1), (5, 1), (5, 2), (5, 3)])
def test_the_mean_square_is_the_sum_of_the_variances(T, C, parts):
    moved = 0
    for delays in games(T):
        square, variances = martingale.sides(delays, C, parts)
        assert square == variances
        moved += square > 0
    assert (moved == 0) == ((parts, C) in STILL)


def test_by_hand():
    # round 1 displaces round 0 with probability 1/2: then z = (0, 2), else z = (2, 0)
    law = slots.reservoirs((1, 0), 1)
    assert {course.weights for course in law.courses} == {(0, 2), (2, 0)}
    square, _ = martingale.sides((1, 0), 1, martingale.estimates)
    f = [martingale.restless((1, 0), course, t) for course in law.courses[:1] for t in (0, 1)]
    assert square == (f[0] - f[1]) ** 2
    # the ages are 0, 1, 2 if round 1 does not displace round 0, and else 0, 1, 0
    square, _ = martingale.sides((2, 0, 0), 1, martingale.ages)
    assert square == 1


@pytest.mark.parametrize("C", [1, 2])
def test_the_range_of_products_is_that_of_the_proof(C):
    """|P_t − P_h| is at most (J + 3) d, if all ages are below J k."""
    for delays in games(5):
        d = max(delays)
        if d < C:
            continue
        k = d // C
        for course in slots.reservoirs(delays, C).courses:
            J = max(2, 1 + max(course.ages) // k)
            for t, age in enumerate(course.ages):
                if age:
                    h = martingale.holder(delays, C, course.entered, t)
                    apart = martingale.beside(delays, C, course, t, t)
                    apart -= martingale.beside(delays, C, course, h, t)
                    assert abs(apart) <= (J + 3) * d
