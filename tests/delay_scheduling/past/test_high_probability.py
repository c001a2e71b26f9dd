"""Reservoirs with high probability: the bound by hand, and played sums below their bounds."""

import math

import numpy as np
import pytest

import delay_scheduling as ds
from delay_scheduling.past import high_probability as theorem
from delay_scheduling.theorems.bound import evaluated

RULES = ds.Rules(K=2, C=2, regime="full-information", preemptive=True)


def by_hand(T, D, d, C, K, delta, J):
    """Return E, the bound on Σ z_s z_t, M, and the bound on the regret."""
    k = d // C
    L = math.log((K + 2) / delta)
    W = min(D / C, k * T)
    E = 4 * math.sqrt((W + J * k**2 * L) * L) + 4 / 3 * J * k * L
    products = D + (J + 3) * d * E / 2
    M = (T + 4 * W + 4 * J * k**2 * L) / 8 + products
    return E, products, M, E + 2 * math.sqrt(M * math.log(K))


def test_the_bound_by_hand():
    game = ds.Instance([[0.0, 1.0]] * 100, [5, 0, 2, 1] * 25)
    found = theorem.bound(game, RULES, delta=0.1)
    assert theorem.factorial(100, 0.1) == 7  # 720 < 1000 <= 5040
    assert found == pytest.approx(by_hand(100, 200, 5, 2, 2, 0.1, J=7)[-1])
    longer = theorem.bound(game, RULES, delta=0.1, d_max=8)
    assert longer == pytest.approx(by_hand(100, 200, 8, 2, 2, 0.1, J=7)[-1])


def test_delays_below_the_number_of_slots_cost_nothing():
    game = ds.Instance([[0.0, 1.0]] * 100, [1, 0] * 50)
    plain = 2 * math.sqrt((100 / 8 + 50) * math.log(2))
    assert theorem.bound(game, RULES, delta=0.1) == pytest.approx(plain)


def test_the_rate_is_that_of_the_bound():
    schedule = ds.schedulers.Reservoirs().played([5, 0, 2], np.zeros(3), 2)
    rates = theorem.ConfidentRates(T=100, D=200, d_max=5, delta=0.1)(schedule, RULES)
    M = by_hand(100, 200, 5, 2, 2, 0.1, J=7)[2]
    assert np.allclose(rates.inv_beta, math.sqrt(M / math.log(2)))
    assert not rates.inv_alpha.any()
    bandit = ds.Rules(K=2, C=2, preemptive=True)
    with pytest.raises(ValueError, match="full information"):
        theorem.ConfidentRates(T=100, D=200, d_max=5, delta=0.1)(schedule, bandit)


def test_what_is_not_covered_is_refused():
    game = ds.Instance([[0.0, 1.0]] * 10, [1] * 10)
    with pytest.raises(ValueError, match="every delay"):
        theorem.bound(game, RULES, delta=0.1, d_max=0)
    with pytest.raises(ValueError, match="probability"):
        theorem.bound(game, RULES, delta=1.0)
    with pytest.raises(ValueError, match="full information"):
        theorem.bound(game, ds.Rules(K=2, C=2, preemptive=True), delta=0.1)
    with pytest.raises(ValueError, match="preemption"):
        theorem.bound(game, ds.Rules(K=2, C=2, regime="full-information"), delta=0.1)


@pytest.mark.parametrize("C", [1, 3])
def test_played_sums_are_as_the_proof_says(C):
    """The sums of ages and of products, each with a bound that fails rarely."""
    rng = np.random.default_rng(C)
    T, d, delta = 2000, 12, 0.05
    delays = np.minimum(rng.integers(0, d + 1, T), np.arange(T)[::-1])
    rules = ds.Rules(K=2, C=C, regime="full-information", preemptive=True)
    known = theorem.sizes(T, C, d, delta) | {"K": 2, "D": int(delays.sum())}
    most_ages = evaluated(theorem.ages, known)
    most_products = evaluated(theorem.products, known)
    oldest = known["J"] * known["k"]
    for _ in range(20):
        schedule = ds.schedulers.Reservoirs().sample(delays, rules, rng)
        z = schedule.z
        assert z.sum() == pytest.approx(T)
        assert (z**2).sum() == pytest.approx(T + 2 * schedule.ages.sum())
        assert schedule.ages.max() < oldest
        assert schedule.ages.sum() <= most_ages
        sums = np.append(0.0, np.cumsum(z))
        while_waiting = sums[np.minimum(np.arange(T) + delays, T - 1) + 1] - sums[1:]
        assert (z * while_waiting).sum() <= most_products
