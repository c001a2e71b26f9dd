"""Calibrated schedulers: the closed form, the largest scale, and the edges of both."""

import math
from fractions import Fraction

import flint
import numpy as np
import pytest

import delay_scheduling as ds
from delay_scheduling.overflow import exact
from delay_scheduling.past import calibrated as theorem
from delay_scheduling.past.calibrated import generating, is_rare, largest_overflow, largest_scale
from delay_scheduling.schedulers import CalibratedBernoulli, CalibratedPareto
from lab.exact.occupancy import count_law

CLAIRVOYANT = ds.Rules(K=2, C=2, clairvoyant=True)
PREEMPTIVE = ds.Rules(K=2, C=2, preemptive=True)


@pytest.mark.parametrize("c", [Fraction(1, 7), Fraction(1), Fraction(7, 3)])
@pytest.mark.parametrize("T", [1, 2, 9])
def test_the_closed_form_is_the_law_of_the_coins(T, c):
    coins = [min(Fraction(1), c / k) for k in range(1, T)]
    for C in range(1, 10):
        assert abs(largest_overflow(T, C, c) - exact(count_law(coins, C)[C])) < 1e-15


def test_many_slots_in_a_long_game():
    """Against a normal approximation with a continuity correction;
    the sum has mean 642.8 and variance 523.3.
    """
    found = float(largest_overflow(10**6, 650, 60.0))
    mean = 60 + sum(60 / k for k in range(61, 10**6))
    spread = math.sqrt(sum(60 / k * (1 - 60 / k) for k in range(61, 10**6)))
    normal = math.erfc((649.5 - mean) / spread / math.sqrt(2)) / 2
    assert 0.3 < found < 0.4
    assert abs(found - normal) < 0.01


@pytest.mark.parametrize(
    ("T", "C", "scale", "expected"), [(5, 5, 2.0, 0), (9, 2, 2.0, 1), (1, 1, 3.0, 0)]
)
def test_overflow_at_the_edges(T, C, scale, expected):
    assert largest_overflow(T, C, scale) == expected


def test_the_scale_is_infinite_if_the_slots_never_run_out():
    assert largest_scale(T=4, C=4, delta=0.1) == math.inf
    assert largest_scale(T=5, C=4, delta=0.1) < 4


@pytest.mark.parametrize(("T", "C"), [(2, 1), (100, 3), (10**6, 5), (1000, 40)])
def test_the_scale_is_the_largest_that_is_safe(T, C):
    c = largest_scale(T, C, 0.1)
    assert is_rare(T, C, c, 0.1)
    assert not is_rare(T, C, c * (1 + 1e-11), 0.1)


def test_more_slots_and_more_risk_allow_more():
    assert largest_scale(100, 3, 0.1) < largest_scale(100, 4, 0.1)
    assert largest_scale(100, 3, 0.1) < largest_scale(100, 3, 0.2)
    assert largest_scale(100, 3, 0.1) > largest_scale(101, 3, 0.1)


def test_probabilities():
    delays = np.array([0, 1, 2, 8])
    assert CalibratedBernoulli(0.5).probabilities(delays, 1).tolist() == [1, 0.5, 0.25, 0.0625]
    assert CalibratedPareto(4.0).probabilities(delays, 1).tolist() == [1, 1, 1, 0.5]
    assert CalibratedBernoulli(math.inf).probabilities(delays, 1).tolist() == [1, 1, 1, 1]


def test_patience_is_that_of_the_law():
    uniforms = (np.arange(1000) + 0.5) / 1000
    patience = CalibratedPareto(0.5).proxies(uniforms, 1)
    assert patience.min() == 0
    assert [np.mean(patience >= d) for d in (1, 2, 5)] == [0.5, 0.25, 0.1]
    assert CalibratedPareto(0.5).proxies(np.zeros(1), 1) == ds.schedulers.INFINITE


@pytest.mark.parametrize(
    ("scheduler", "rules"), [(CalibratedBernoulli, CLAIRVOYANT), (CalibratedPareto, PREEMPTIVE)]
)
def test_schedulers_keep_the_rules(scheduler, rules):
    ds.check_scheduler(scheduler(0.7), delays=[3, 0, 2, 1, 4, 0], C=rules.C)
    with pytest.raises(ValueError, match="rules"):
        scheduler(0.7).sample([1], ds.Rules(K=2, C=2), np.random.default_rng(0))


@pytest.mark.parametrize(
    ("call", "named"),
    [
        (lambda: CalibratedBernoulli(0.0), "scale"),
        (lambda: largest_scale(0, 1, 0.5), "T"),
        (lambda: largest_scale(5, 0, 0.5), "C"),
        (lambda: largest_scale(5, 1, 1.0), "delta"),
        (lambda: largest_overflow(5, 1, -1.0), "scale"),
    ],
)
def test_bad_arguments_are_named(call, named):
    with pytest.raises(ValueError, match=f"^{named}: expected"):
        call()


def test_the_bound_refuses_a_scale_that_is_too_large():
    game = ds.Instance(np.zeros((100, 2)), np.full(100, 9))
    bound = theorem.bound
    c = largest_scale(100, 2, 0.1)
    assert bound(game, CLAIRVOYANT, scale=c, delta=0.1) < bound(
        game, CLAIRVOYANT, scale=c / 2, delta=0.1
    )
    with pytest.raises(ValueError, match="overflow"):
        bound(game, CLAIRVOYANT, scale=2 * c, delta=0.1)
    with pytest.raises(ValueError, match="clairvoyance"):
        bound(game, PREEMPTIVE, scale=c, delta=0.1)


def test_the_rates_are_halved_in_the_entropy_only():
    game = ds.Instance(np.zeros((4, 2)), [1, 0, 2, 1])
    schedule = CalibratedBernoulli(0.5).sample(game.delays, CLAIRVOYANT, np.random.default_rng(0))
    found, printed = (
        rule(schedule, CLAIRVOYANT) for rule in (theorem.rates, ds.theorems.thm_5_1.rates)
    )
    assert found.inv_alpha.tolist() == printed.inv_alpha.tolist()
    np.testing.assert_allclose(found.inv_beta, math.sqrt(2) * printed.inv_beta)


def test_the_reserve_is_there_before_anything_arrives():
    game = ds.Instance(np.zeros((3, 2)), [2, 2, 2])
    rates = theorem.PreemptiveRates(scale=0.5, d_max=2)
    schedule = CalibratedPareto(0.5).sample(game.delays, PREEMPTIVE, np.random.default_rng(0))
    found = rates(schedule, PREEMPTIVE)  # n = 2, μ = 4, nothing has arrived
    np.testing.assert_allclose(found.inv_alpha**2, 2 * 4**2)
    np.testing.assert_allclose(found.inv_beta**2 * math.log(2), 2 * 2 * 4 * 2)
    with pytest.raises(ValueError, match=r"^d_max: expected"):
        theorem.PreemptiveRates(scale=0.5, d_max=1)(schedule, PREEMPTIVE)


def test_the_bound_for_hidden_delays_is_above_the_one_for_announced_delays():
    game = ds.Instance(np.zeros((100, 2)), np.full(100, 9))
    both = ds.Rules(K=2, C=2, clairvoyant=True, preemptive=True)
    numbers = {"scale": largest_scale(100, 2, 0.1), "delta": 0.1}
    assert theorem.preemptive(game, both, **numbers) > theorem.bound(game, both, **numbers)
    with pytest.raises(ValueError, match="preemption"):
        theorem.preemptive(game, CLAIRVOYANT, **numbers)
    with pytest.raises(ValueError, match="d_max"):
        theorem.preemptive(game, both, **numbers, d_max=8)


def test_generating_by_hand():
    assert [float(value.real) for value in generating(3, 1, [flint.acb(0.5)])] == [0.375]


def test_is_rare_by_hand():
    assert (is_rare(T=3, C=1, scale=0.5, delta=0.63), is_rare(T=3, C=1, scale=0.5, delta=0.62)) == (
        True,
        False,
    )
