"""The game with a limit on the expected size: schedulers, exact sizes, and the statistical
referee.
"""

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest

from delay_scheduling.game import Rules, streams
from delay_scheduling.schedulers import Bernoulli, Pareto, normalizers
from delay_scheduling.theorems import thm_5_2
from lab.exact import occupancy
from lab.variants.expected_capacity import Sizes, expected_sizes, judge, sampled_sizes

DELAYS = [3, 0, 2, 5, 1, 1, 4, 0]
RULES = Rules(K=2, C=10, clairvoyant=True, preemptive=True)


@pytest.mark.parametrize("kind", [Bernoulli, Pareto])
@pytest.mark.parametrize("limit", [0.25, 3, 40])
def test_the_normalizer_is_multiplied_by_the_ratio_of_the_capacities(kind, limit):
    expected = 10 / (2 * normalizers(8) * max(1, 10 / limit) * (np.array(DELAYS) + 1))
    assert kind(1.0, limit).probabilities(DELAYS, 10) == pytest.approx(np.minimum(1, expected))


@pytest.mark.parametrize("kind", [Bernoulli, Pareto])
def test_without_a_limit_nothing_changes(kind):
    with_limit, without = (
        kind(*args).sample(DELAYS, RULES, np.random.default_rng(1)) for args in ((1.0, 10), (1.0,))
    )
    assert np.array_equal(with_limit.after, without.after)
    assert np.array_equal(with_limit.p, without.p)


@pytest.mark.parametrize("kind", [Bernoulli, Pareto])
def test_a_limit_that_is_not_positive_is_an_error(kind):
    for limit in (0, -1, math.nan):
        with pytest.raises(ValueError, match="expected_capacity"):
            kind(1.0, limit)
    with pytest.raises(ValueError, match="expected_capacity"):
        thm_5_2.rates(1.0, 3, expected_capacity=0)


def test_proxies_and_probabilities_of_pareto_agree():
    # P(d̃_t >= d) = min{1, c_t / (d + 1)} with c_t = min{C, C_E} / (2 ν_t); U <= c_t / (d + 1) is
    # the event
    scheduler = Pareto(1.0, 3)
    grid = (np.arange(1000) + 0.5) / 1000
    last = np.array([scheduler.proxies(np.full(8, u), 10)[-1] for u in grid])
    for d in (0, 1, 4):
        assert np.mean(last >= d) == pytest.approx(
            scheduler.probabilities([d] * 8, 10)[-1], abs=1e-3
        )


def test_the_rates_of_theorem_5_2_use_the_smaller_capacity():
    schedule = Pareto(1.0, 2).sample(DELAYS, RULES, np.random.default_rng(0))
    m = np.maximum(1, 2 * normalizers(8) / 2 * 6)
    first = thm_5_2.rates(1.0, 5, expected_capacity=2)(schedule, RULES).inv_alpha[0] ** 2
    assert first == pytest.approx(10 * m[0] ** 2)
    assert thm_5_2.repaired_rates(1.0, 5, 2)(schedule, RULES).inv_alpha[0] ** 2 == pytest.approx(
        6 * m[0] ** 2
    )


@pytest.mark.parametrize("law", [occupancy.pareto_holdings, occupancy.bernoulli_holdings])
def test_expected_sizes_by_enumeration(law):
    holdings = law(occupancy.scales(3, C=3, chernoff=1), [0, 2, 1])
    expected = [Fraction(0)] * 3
    for path in itertools.product(*(holding.items() for holding in holdings)):
        for t in range(3):
            expected[t] += math.prod(p for _, p in path) * sum(
                s + held > t for s, (held, _) in enumerate(path[: t + 1])
            )
    assert expected_sizes(holdings) == expected


@pytest.mark.parametrize(
    ("kind", "law"),
    [(Pareto, occupancy.pareto_holdings), (Bernoulli, occupancy.bernoulli_holdings)],
)
def test_sampled_sizes_agree_with_the_exact_ones(kind, law):
    unlimited = Rules(K=2, C=math.inf, clairvoyant=True, preemptive=True)
    found = judge(sampled_sizes(kind(1.0, 4), DELAYS, unlimited, runs=3000, seed=3), DELAYS)
    exact = np.array(
        [float(size) for size in expected_sizes(law(occupancy.scales(8, C=4, chernoff=1), DELAYS))]
    )
    assert np.all((found.lows <= exact) & (exact <= found.highs))
    assert found.high - found.low < 0.4


def test_sampled_sizes_use_the_streams_of_the_package():
    sizes = sampled_sizes(Pareto(1.0), DELAYS, RULES, runs=2, seed=5)
    assert np.array_equal(sizes[1], Pareto(1.0).sample(DELAYS, RULES, streams(5, 1)[0]).after)


def test_the_judge_has_three_answers():
    sizes = Sizes(np.array([0.2, 1.0]), np.array([1.4, 1.3]))
    assert [sizes.verdict(limit) for limit in (0.9, 1.2, 1.4)] == [
        "refuted",
        "undecided",
        "consistent",
    ]


def test_the_judge_wants_possible_sizes():
    with pytest.raises(ValueError, match="sizes"):
        judge(np.ones((5, 3)), [0, 0])
    with pytest.raises(ValueError, match="from 0 to"):
        judge(np.full((5, 2), 2), [0, 0])


def test_intervals_shrink_with_the_error_allowed():
    sizes = np.random.default_rng(0).integers(0, 2, (200, 4))
    strict = judge(sizes, [0] * 4, error=1e-9)
    loose = judge(sizes, [0] * 4, error=1e-3)
    assert np.all(strict.highs > loose.highs)
