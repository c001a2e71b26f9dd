"""Reservoirs and stairs in all small games: both inequalities, the mean weights,
and planted faults.
"""

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest

from delay_scheduling.schedulers import ClairvoyantReservoirs, Reservoirs, Stairs
from lab.exact import slots


def games(T):
    """Return all delays of T rounds that do not run past the end."""
    return itertools.product(*(range(T - t) for t in range(T)))


def at(name, t):
    """Return the function course → its entry for round t under this name."""
    return lambda course: getattr(course, name)[t]


def both(s, t):
    """Return the function course → z_s z_t."""
    return lambda course: course.weights[s] * course.weights[t]


# Reservoirs


def before(t):
    """Return the function course → what entered before round t."""
    return lambda course: course.entered[:t]


@pytest.mark.parametrize(("T", "C"), [(4, 1), (5, 1), (5, 2), (6, 2), (5, 3)])
def test_weights_are_fair_given_the_past_and_cost_the_floors_twice(T, C):
    for d in games(T):
        law = slots.reservoirs(d, C)
        turns = sum(d_t // C for d_t in d)
        for t in range(T):
            assert set(law.means(at("weights", t), known=before(t)).values()) == {1}
            assert law.mean(at("ages", t)) == slots.waiting(d, C, t)
        assert law.mean(lambda course: sum(course.ages)) == turns <= Fraction(sum(d), C)


@pytest.mark.parametrize(("T", "C", "largest"), [(4, 1, 0), (5, 2, 1), (5, 3, 1)])
def test_the_product_of_two_weights_while_the_first_waits_is_fair_or_zero(T, C, largest):
    """Given what entered before the first round: what rates that look at it may multiply."""
    worst = 0
    for d in games(T):
        law = slots.reservoirs(d, C)
        for s, t in itertools.combinations(range(T), 2):
            if s + d[s] >= t:
                means = set(law.means(both(s, t), known=before(s)).values())
                assert means == ({0} if (t - s) % C == 0 else {1})
                worst = max(worst, *means)
    assert worst == largest


def test_the_product_of_weights_is_not_fair_given_what_the_second_round_knows():
    """So rates that use what entered after the first round would need another proof."""
    law = slots.reservoirs((2, 1, 0, 0), 2)
    assert set(law.means(both(0, 1), known=before(1)).values()) == {1}
    law = slots.reservoirs((4, 0, 0, 2, 0), 2)
    assert set(law.means(both(0, 3), known=before(3)).values()) != {1}


@pytest.mark.parametrize("C", [1, 2])
def test_a_weight_without_its_age_or_its_delay_is_not_fair(C):
    def unfair(part):
        laws = ((d, slots.reservoirs(d, C)) for d in games(4))
        return any(law.mean(lambda course, d=d: part(course, d)) != 4 for d, law in laws)

    assert not unfair(lambda course, d: sum(course.weights))
    assert unfair(
        lambda course, d: sum(Z * (1 + d_t // C) for Z, d_t in zip(course.observed, d, strict=True))
    )
    assert unfair(
        lambda course, d: sum(
            Z * (1 + a) for Z, a in zip(course.observed, course.ages, strict=True)
        )
    )

    def rows(course, d):
        return zip(course.observed, course.ages, d, strict=True)

    assert unfair(
        lambda course, d: sum(Z * (1 + a + Fraction(d_t, C)) for Z, a, d_t in rows(course, d))
    ) is (C > 1)


def uniforms(d, C, course):
    """Return uniforms with which reservoirs play a course."""
    found = np.full(len(d), 0.5)
    for t in np.flatnonzero(course.entered):
        turns = d[t] // C
        stays = next((n for n in range(1, turns + 1) if course.entered[t + n * C]), turns + 1)
        found[t] = (course.ages[t] + 1) / (course.ages[t] + stays + 0.5)
    return found


@pytest.mark.parametrize(("T", "C"), [(1, 1), (3, 1), (4, 2), (5, 1), (5, 2), (5, 7)])
def test_hidden_and_announced_reservoirs_play_every_course_and_see_the_same(T, C):
    for d in games(T):
        for course in slots.reservoirs(d, C).courses:
            u = uniforms(d, C, course)
            hidden = Reservoirs().played(d, u, C)
            announced = ClairvoyantReservoirs().played(d, u, C)
            for schedule in (hidden, announced):
                assert schedule.observed.tolist() == list(course.observed)
                assert schedule.p.tolist() == [
                    1 / (1 + a + d_t // C) for a, d_t in zip(course.ages, d, strict=True)
                ]
                assert schedule.after.max() <= C
            held = [
                sum(course.observed[s] and s <= t <= s + d[s] for s in range(T)) for t in range(T)
            ]
            assert announced.after.tolist() == held


def test_the_draw_of_the_next_coin_that_shows_heads_has_the_law_of_the_coins():
    """After n coins with chances 1 / (a + 2), ..., 1 / (a + 1 + n), all tails:
    (a + 1) / (a + 1 + n).
    """
    for a, n in itertools.product(range(5), range(6)):
        tails = math.prod(1 - Fraction(1, a + 1 + k) for k in range(1, n + 1))
        assert tails == Fraction(a + 1, a + 1 + n)


# Stairs

SHAPES = [  # C, steps, width, ratio, first
    (1, 0, 1, Fraction(1), Fraction(1)),
    (2, 0, 1, Fraction(1), Fraction(1)),
    (3, 0, 1, Fraction(1), Fraction(1, 2)),
    (2, 1, 1, Fraction(2), Fraction(1)),
    (3, 2, 1, Fraction(3, 2), Fraction(2, 3)),
    (3, 1, 2, Fraction(2), Fraction(1)),
    (3, 1, 1, Fraction(3), Fraction(1, 2)),
    (4, 1, 2, Fraction(3), Fraction(1)),
]


def groups(shape):
    """Return the sizes of the groups and their probabilities."""
    C, n, w, rho, first = shape
    return (w,) * n + (C - n * w,), tuple(first / rho**j for j in range(n + 1))


def price(D, w, rho):
    """Return what D costs."""
    return (rho - 1) * D / w


def losses(D, L, last):
    """Return how many rounds are lost at most, the last group having L slots and this
    probability.
    """
    return last * D / L


def holds(T, shape, price, losses):
    """Tell whether both inequalities hold in all games,
    the first with the number of rounds that are not lost for T.
    """
    _, n, w, rho, first = shape
    sizes, p = groups(shape)
    for d in games(T):
        law = slots.stairs(d, sizes, p)
        D = sum(d)
        lost = law.mean(lambda course: course.tracked.count(None))
        cost = law.mean(lambda course: sum(c for c in course.costs if c is not None))
        if cost > (T - lost) / first + (price(D, w, rho) if n else 0) or lost > losses(
            D, sizes[-1], p[-1]
        ):
            return False
    return True


@pytest.mark.parametrize(
    ("T", "shape"), [(T, shape) for T in (1, 5) for shape in SHAPES] + [(6, SHAPES[3])]
)
def test_the_price_and_the_losses_of_stairs(T, shape):
    assert holds(T, shape, price, losses)


FAULTS = {
    "half the price": (lambda D, w, rho: (rho - 1) / 2 * D / w, losses, SHAPES[3]),
    "one more slot a step": (lambda D, w, rho: (rho - 1) * D / (w + 1), losses, SHAPES[3]),
    "half the losses": (price, lambda D, L, last: last * D / L / 2, SHAPES[1]),
    "one more slot at the end": (price, lambda D, L, last: last * D / (L + 1), SHAPES[1]),
    "one more step": (price, lambda D, L, last: last / 2 * D / L, SHAPES[0]),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_wrong_price_or_loss_is_refuted(fault):
    *wrong, shape = FAULTS[fault]
    assert not holds(5, shape, *wrong)


@pytest.mark.parametrize("shape", SHAPES)
def test_weights_of_stairs_are_fair_and_so_are_their_products(shape):
    sizes, p = groups(shape)

    def past(t):
        return lambda course: (course.tracked[:t], course.tracked[t] is None)

    for d in games(4):
        law = slots.stairs(d, sizes, p)
        for t in range(4):
            means = law.means(at("weights", t), known=past(t))
            assert all(mean == (0 if lost else 1) for (_, lost), mean in means.items())
        assert all(law.mean(both(s, t)) <= 1 for s, t in itertools.combinations(range(4), 2))


@pytest.mark.parametrize("shape", SHAPES)
def test_stairs_play_every_course(shape):
    C, n, w, rho, first = shape
    scheduler, (sizes, p) = Stairs(float(rho), n, w, float(first)), groups(shape)
    for d in games(4):
        for course in slots.stairs(d, sizes, p).courses:
            tracked = [bool(x) for x in course.tracked]
            schedule = scheduler.played(d, np.where(tracked, 0.0, 1 - 2.0**-53), C)
            assert schedule.observed.tolist() == tracked
            assert schedule.lost.tolist() == [x is None for x in course.tracked]
            assert schedule.groups.tolist() == list(course.groups)
            assert (1 / schedule.p).tolist() == pytest.approx(
                [1 if c is None else float(c) for c in course.costs]
            )


def test_age_by_hand():
    assert [slots.age((3, 0, 0, 0), 1, (True, False, True), t) for t in (2, 3)] == [2, 0]


def test_kept_by_hand():
    assert slots.kept((2, 0, 0), 1, (True, False, True)) == slots.Kept(
        entered=(True, False, True),
        ages=(0, 1, 2),
        observed=(False, False, True),
        weights=(0, 0, 3),
    )


def test_waiting_by_hand():
    assert (slots.waiting((2, 2, 0), C=1, t=2), slots.waiting((2, 2, 0), C=2, t=2)) == (2, 1)


def test_groups_by_hand():
    assert slots.groups((9, 9, 9), sizes=(1, 1), tracked=(True, True)) == [0, 1, 2]
