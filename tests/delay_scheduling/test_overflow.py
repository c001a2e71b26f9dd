"""The overflow condition and the exact laws of the tracking set,
against second ways to the same numbers.
"""

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest
from flint import arb, fmpq
from scipy.stats import binom

from delay_scheduling import overflow, schedulers
from delay_scheduling.game import Rules
from lab.exact import occupancy

EDGES = [
    (1, 0.5),
    (1, 1e-300),
    (1, 1 - 2**-53),
    (20, 1000**-0.5),
    (10**6, 1e-3),
    (10**30, 0.1),
    (7, 1 / 3),
]
DELAYS = list(itertools.product(range(3), repeat=4))
INFINITE = schedulers.INFINITE


# The overflow condition (⋆)


@pytest.mark.parametrize(("C", "delta"), EDGES)
def test_the_smallest_chernoff_parameter_satisfies_the_condition_and_the_float_below_does_not(
    C, delta
):
    chernoff = overflow.smallest_chernoff(C, delta)
    assert overflow.overflow_condition(C, chernoff, delta)
    assert not overflow.overflow_condition(C, math.nextafter(chernoff, 0), delta)


@pytest.mark.parametrize(("C", "delta"), [(1, 0.5), (20, 1000**-0.5), (7, 1 / 3), (100, 1e-9)])
def test_the_smallest_chernoff_parameter_solves_the_equation(C, delta):
    u = 1 + overflow.smallest_chernoff(C, delta)
    assert math.log(u) + 1 / u == pytest.approx(1 + math.log(1 / delta) / C, rel=1e-14)


@pytest.mark.parametrize("T", [2, 10, 1000, 10**9])
@pytest.mark.parametrize("C", [1, 2, 30, 10**4])
def test_the_printed_choice_for_every_capacity_satisfies_the_condition(C, T):
    assert overflow.overflow_condition(C, math.e * T ** (0.5 / C) - 1, T**-0.5)


def test_the_smallest_chernoff_parameter_of_unlimited_capacity():
    chernoff = overflow.smallest_chernoff(math.inf, 0.5)
    assert chernoff > 0
    assert overflow.overflow_condition(math.inf, chernoff, 0.5)
    schedulers.Bernoulli(chernoff).sample(
        [3, 0], Rules(K=1, clairvoyant=True), np.random.default_rng(0)
    )


def test_numpy_numbers_are_numbers():
    expected = overflow.smallest_chernoff(20, 0.25)
    assert overflow.smallest_chernoff(np.int64(20), np.float64(0.25)) == expected


@pytest.mark.parametrize(
    ("C", "delta", "message"),
    [
        (0, 0.5, "C: expected an integer of at least 1, or math.inf, received 0"),
        (2.5, 0.5, "C: expected an integer"),
        (2, 0.0, "delta: expected a number in \\(0, 1\\), received 0.0"),
        (2, 1.0, "delta: expected a number in \\(0, 1\\), received 1.0"),
        (2, math.nan, "delta: expected"),
        (1, 5e-324, "delta: expected large enough"),
    ],
)
def test_bad_input_of_the_smallest_chernoff_parameter(C, delta, message):
    with pytest.raises(ValueError, match=message):
        overflow.smallest_chernoff(C, delta)


@pytest.mark.parametrize("chernoff", [0, -1.0, math.inf, math.nan])
def test_bad_chernoff_parameters(chernoff):
    for function in (
        lambda: overflow.overflow_condition(2, chernoff, 0.5),
        lambda: overflow.chernoff_bound(2, chernoff),
    ):
        with pytest.raises(ValueError, match="chernoff: expected a finite number above 0"):
            function()


def test_the_chernoff_bound_is_the_smallest_delta():
    bound = overflow.chernoff_bound(20, 1.0)
    assert overflow.overflow_condition(20, 1.0, float(bound) * (1 + 1e-14))
    assert not overflow.overflow_condition(20, 1.0, float(bound) * (1 - 1e-14))


# Scales and sums


@pytest.mark.parametrize(("C", "chernoff"), [(6, 1), (5, Fraction(1, 2)), (20, 3)])
def test_exact_scales_are_those_of_the_schedulers(C, chernoff):
    expected = schedulers.pareto_scales(50, C, float(chernoff))
    assert [float(c) for c in occupancy.scales(50, C, chernoff)] == pytest.approx(
        expected, rel=1e-14
    )


def test_normalizer_sums_term_by_term():
    harmonic = [sum(Fraction(1, i) for i in range(1, s + 1)) for s in range(1, 13)]
    for t, ball in enumerate(occupancy.normalizer_sums(12), start=1):
        terms = [1 / (2 * harmonic[s - 1] * (t - s + 1)) for s in range(1, t + 1)]
        assert abs(ball - overflow.exact(sum(terms))) < 1e-12


# The count of coins


def test_the_law_of_a_count_by_enumeration():
    coins = [Fraction(1, 2), Fraction(1, 3), Fraction(3, 4), Fraction(1, 5)]
    law = [Fraction(0)] * 4
    for tosses in itertools.product((0, 1), repeat=4):
        weight = math.prod(p if toss else 1 - p for p, toss in zip(coins, tosses, strict=True))
        law[min(sum(tosses), 3)] += weight
    assert occupancy.count_law(coins, C=3) == law


def rational(number):
    """Return a float as a rational number of FLINT,
    which adds and multiplies faster than a Fraction.
    """
    return fmpq(*number.as_integer_ratio())


def test_the_law_of_a_count_with_floats_keeps_its_stated_error():
    n = 200
    C = 90
    law, exact = (occupancy.count_law([p] * n, C)[C] for p in (0.3, rational(0.3)))
    assert abs(rational(law) / exact - 1) < fmpq(4 * n, 2**53)
    assert law == pytest.approx(binom(n, 0.3).sf(C - 1), rel=1e-9)


def test_the_law_of_a_count_with_balls():
    coins = occupancy.pareto_coins(occupancy.scales(60, 5, 1), 60)
    exact = occupancy.count_law(coins, 5)[5]
    ball = occupancy.count_law(occupancy.balls(coins), 5)[5]
    assert isinstance(ball, arb)
    assert ball.overlaps(overflow.exact(exact))


# The law of the tracking set


def proxies_with_weights(c, delays, preemptive):
    """Yield (weight, proxy delays) over all choices that matter."""
    options = []
    for c_t, d in zip(c, delays, strict=True):
        tails = [occupancy.tail(c_t, k) for k in range(d + 1)]
        ends = {d: tails[d], -1: 1 - tails[0]} | {k: tails[k] - tails[k + 1] for k in range(d)}
        options.append(ends if preemptive else {INFINITE: tails[d], -1: 1 - tails[d]})
    for choice in itertools.product(*(law.items() for law in options)):
        yield math.prod(p for _, p in choice), [proxy for proxy, _ in choice]


@pytest.mark.parametrize("preemptive", [False, True])
@pytest.mark.parametrize(("C", "chernoff"), [(1, 1), (2, Fraction(1, 4))])
def test_size_laws_by_enumeration_of_the_proxy_delays(C, chernoff, preemptive):
    c = occupancy.scales(4, C, chernoff)
    holdings = occupancy.pareto_holdings if preemptive else occupancy.bernoulli_holdings
    for delays in DELAYS[::7]:
        laws = [[Fraction(0)] * (C + 1) for _ in delays]
        for weight, proxy in proxies_with_weights(c, delays, preemptive):
            before = schedulers.track(list(delays), proxy, C, np.ones(4)).before
            for law, size in zip(laws, before.tolist(), strict=True):
                law[size] += weight
        assert occupancy.size_laws(holdings(c, delays), C) == laws


def test_with_a_common_deadline_the_tracking_set_is_full_exactly_if_enough_coins_fall():
    t = 9
    C = 2
    c = occupancy.scales(t, C, 1)
    delays = [t - s for s in range(1, t + 1)]
    full = occupancy.size_laws(occupancy.bernoulli_holdings(c, delays), C)[t - 1][C]
    assert full == occupancy.count_law(occupancy.bernoulli_coins(c, delays, t), C)[C]
    assert occupancy.bernoulli_coins(c, delays, t) == occupancy.pareto_coins(c, t)


def test_the_size_laws_agree_with_runs_of_the_schedulers():
    T = 30
    C = 2
    runs = 4000
    delays = [3] * T
    c = occupancy.scales(T, C, 1)
    rules = Rules(K=1, C=C, clairvoyant=True, preemptive=True)
    for scheduler, holdings in (
        (schedulers.Bernoulli(1.0), occupancy.bernoulli_holdings),
        (schedulers.Pareto(1.0), occupancy.pareto_holdings),
    ):
        rng = np.random.default_rng(5)
        full = np.mean(
            [scheduler.sample(delays, rules, rng).before == C for _ in range(runs)], axis=0
        )
        exact = [
            float(law[C]) for law in occupancy.size_laws(holdings(occupancy.balls(c), delays), C)
        ]
        assert np.abs(full - exact).max() < math.sqrt(math.log(2 * T / 1e-6) / (2 * runs))
