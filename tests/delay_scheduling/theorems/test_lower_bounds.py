"""The lower bounds: values by hand, hypotheses, and what they must not exceed."""

import math

import numpy as np
import pytest

from delay_scheduling import symbols
from delay_scheduling.game import Instance, Rules
from delay_scheduling.theorems import thm_a_1, thm_a_2, thm_d_5, thm_i_1

REGIMES = ("bandit", "full-information")


def test_values_by_hand():
    assert thm_a_2.bound.at("bandit", K=4, T=100, M=16) == pytest.approx(100 / 20 / 2)
    assert thm_a_2.bound.at("full-information", K=4, T=100, M=16) == pytest.approx(
        5 * math.sqrt(math.log(4)) / 4
    )
    delayed = math.sqrt(100 * 2 * math.log(4)) / (20 * math.sqrt(2))
    assert thm_a_1.bound.at("bandit", K=4, T=100, d=1) == pytest.approx(max(1, delayed))
    assert thm_a_1.bound.at("full-information", K=4, T=100, d=1) == pytest.approx(delayed)
    both = (math.sqrt(100 * 4 * 1.5) + math.sqrt(100 * math.log(4))) / 57
    assert thm_d_5.bound.at("bandit", K=4, T=100, d=1, C=2) == pytest.approx(both)


def test_an_instance_gives_the_numbers():
    instance = Instance(np.zeros((50, 3)), np.full(50, 4))
    rules = Rules(K=3, C=2)
    assert thm_d_5.bound(instance, rules) == thm_d_5.bound.at("bandit", K=3, T=50, d=4, C=2)
    assert thm_a_2.bound(instance, rules, M=9) == thm_a_2.bound.at("bandit", K=3, T=50, M=9)


@pytest.mark.parametrize(
    ("bound", "numbers", "words"),
    [
        (thm_a_2.bound, {"K": 1, "T": 9, "M": 2}, "K at least 2"),
        (thm_a_2.bound, {"K": 4, "T": 9, "M": 3}, "M at least K"),
        (thm_a_1.bound, {"K": 10, "T": 9, "d": 0}, "K at most T"),
        (thm_a_1.bound, {"K": 2, "T": 9, "d": 9}, "at most T"),
        (thm_a_1.bound, {"K": 9, "T": 9, "d": 4}, "at most T"),
        (thm_d_5.bound, {"K": 5, "T": 9, "d": 1, "C": 1}, "C T"),
    ],
)
def test_hypotheses_are_enforced(bound, numbers, words):
    with pytest.raises(ValueError, match=words):
        bound.at("bandit", **numbers)


def test_full_information_needs_fewer_queries_and_more_arms_are_allowed():
    assert thm_a_2.bound.at("full-information", K=100, T=9, M=3) > 0
    with pytest.raises(ValueError, match="M at least K"):
        thm_a_2.bound.at("full-information", K=100, T=9, M=2)
    assert thm_a_1.bound.at("full-information", K=10, T=9, d=0) > 0


def test_delays_must_be_equal():
    with pytest.raises(ValueError, match="equal delays"):
        thm_a_1.bound(Instance(np.zeros((9, 2)), np.arange(9)), Rules(K=2))


@pytest.mark.parametrize("regime", REGIMES)
def test_no_lower_bound_exceeds_the_largest_possible_regret(regime):
    for K in (2, 5, 40):
        for T in (40, 400):
            for d in (0, 3, 20):
                for C in (1, 4, 100):
                    for bound in (thm_a_1.bound, thm_d_5.bound):
                        try:
                            value = bound.at(regime, K=K, T=T, d=d, C=C)
                        except ValueError:
                            continue
                        assert value <= T * (1 - 1 / K)


@pytest.mark.parametrize("theorem", [thm_a_1, thm_d_5], ids=["A.1", "D.5"])
@pytest.mark.parametrize("regime", REGIMES)
def test_with_a_minimum_the_bound_holds_everywhere_and_agrees_inside(theorem, regime):
    inside = {"K": 4, "T": 100, "d": 1, "C": 2}
    plain = theorem.bound.at(regime, **inside)
    assert 0.6 * plain <= theorem.everywhere.at(regime, **inside) <= plain * (1 + 1e-12)
    edges = [
        {"K": 10**6, "T": 9, "d": 0, "C": 1},
        {"K": 2, "T": 9, "d": 50, "C": 3},
        {"K": 50, "T": 1, "d": 0, "C": 99},
    ]
    for edge in edges:
        assert 0 < theorem.everywhere.at(regime, **edge) <= edge["T"] / 20
    with pytest.raises(ValueError, match="K at least 2"):
        theorem.everywhere.at(regime, **inside | {"K": 1})


def test_few_queries_cost_a_share_of_the_game():
    assert thm_a_2.everywhere.at("bandit", K=4, T=100, M=16) == pytest.approx(2.5)
    assert thm_a_2.everywhere.at("bandit", K=4, T=100, M=1) == pytest.approx(5)
    assert thm_a_2.everywhere.at("full-information", K=4, T=100, M=0.01) == pytest.approx(
        5 * math.sqrt(2)
    )


@pytest.mark.parametrize("regime", REGIMES)
def test_a_limit_on_the_average_has_no_smallest_value(regime):
    sizes = {"K": 2, "T": 10**4, "d": 3}
    inside = thm_i_1.bound.at(regime, C_E=1, **sizes)
    assert thm_i_1.everywhere.at(regime, C_E=1, **sizes) == pytest.approx(inside)
    assert thm_i_1.everywhere.at(regime, C_E=1e-9, **sizes) == pytest.approx(
        10**4 / thm_i_1.FACTORS[regime]
    )


@pytest.mark.parametrize("arms", [1, 2, 3, 100])
def test_the_lines_before_the_last_are_worth_something_from_two_arms_on(arms):
    share = float(thm_a_2.misses.subs(symbols.K, arms))
    assert (share >= 1 / 4) == (arms >= 2)
    few, _, _ = (line.subs({symbols.K: arms}) for line in thm_d_5.lines("bandit"))
    assert len(thm_d_5.lines("full-information")) == 1
    assert (few.subs(symbols.T, 50) > 0) == (arms >= 2)
