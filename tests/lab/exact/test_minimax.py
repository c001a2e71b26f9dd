"""Exact minimax values against values derived by hand, and certificates that must not close."""

import dataclasses
import itertools
import math
from fractions import Fraction

import numpy as np
import pytest

from lab.exact.certificates import Weights, certify
from lab.exact.minimax import ArmDelays, TinyMinimax, binary_sequences, blocks, one_good_arm

REGIMES = ("bandit", "full-information")
SIGNS = {T: one_good_arm(T) for T in range(1, 5)}


def half_mean_distance(T):
    """E|S_T| / 2 for the simple random walk: the value with two experts, losses (0, 1) or (1,
    0).
    """
    return sum(math.comb(T, k) * Fraction(abs(2 * k - T), 2) for k in range(T + 1)) / 2**T


@pytest.mark.parametrize("T", [1, 2, 3])
def test_two_experts_without_delay(T):
    assert TinyMinimax((0,) * T).value == half_mean_distance(T)


@pytest.mark.parametrize("regime", REGIMES)
@pytest.mark.parametrize(("T", "K"), [(1, 2), (2, 2), (1, 3), (3, 2)])
def test_without_feedback_a_good_constant_arm_costs_one_minus_one_over_K(T, K, regime):
    game = TinyMinimax((T,) * T, regime, sequences=binary_sequences(T, K))
    assert game.value == T * (1 - Fraction(1, K))
    assert (
        TinyMinimax((0,) * T, regime, budget=0, sequences=binary_sequences(T, K)).value
        == game.value
    )


@pytest.mark.parametrize("regime", REGIMES)
def test_one_arm_has_no_regret(regime):
    assert TinyMinimax((0, 0), regime, sequences=binary_sequences(2, 1)).value == 0


def test_a_capacity_costs_regret():
    values = {C: TinyMinimax((1,) * 4, C=C, sequences=SIGNS[4]).value for C in (0, 1, 2, math.inf)}
    assert values == {0: 2, 1: Fraction(5, 4), 2: 1, math.inf: 1}


def test_blocks_multiply_the_value():
    assert (
        TinyMinimax((1,) * 4, sequences=blocks(SIGNS[2], 2)).value == 2 * TinyMinimax((0, 0)).value
    )


def test_less_feedback_never_helps():
    for delays in itertools.product(range(3), repeat=3):
        full, bandit = (
            TinyMinimax(delays, regime, sequences=SIGNS[3]).value for regime in REGIMES[::-1]
        )
        assert TinyMinimax(delays, C=1, sequences=SIGNS[3]).value >= full
        assert bandit >= full


def test_losses_may_be_fractions():
    third = Fraction(1, 3)
    scaled = [
        tuple(tuple(third * loss for loss in row) for row in rows)
        for rows in binary_sequences(2, 2)
    ]
    assert TinyMinimax((0, 0), sequences=scaled).value == third * TinyMinimax((0, 0)).value


def test_a_wrong_plan_or_mixture_does_not_certify():
    game = TinyMinimax((0, 0))
    found = certify(game)
    assert found.low == found.high == Fraction(1, 2)
    count = len(game.sequences)
    even = dataclasses.replace(found, mixture=Weights(count, np.ones(count, dtype=np.int64)))
    assert even.low < Fraction(1, 2)
    counts = np.zeros(found.program.flow.shape[1], dtype=np.int64)
    for row, choices in enumerate(found.program.choices):  # always the first move that there is
        reached = 1 if row == 0 else -(found.program.flow[[row]].minimum(0) @ counts)[0]
        counts[choices[0][0]] = reached
    stubborn = dataclasses.replace(found, plan=Weights(1, counts))
    assert stubborn.high > Fraction(1, 2)
    with pytest.raises(ArithmeticError, match="enforces 1/2"):
        stubborn.value  # noqa: B018


@pytest.mark.parametrize(
    "arguments",
    [
        {"regime": "semi"},
        {"C": -1},
        {"budget": 0.5},
        {"sequences": (((0, 1),),)},
        {"sequences": (((0, 2), (0, 1)),)},
        {"sequences": (((0, 0.5), (0, 1)),)},
        {"sequences": (((0, 1), (0, 1, 1)),)},
    ],
)
def test_wrong_arguments_are_refused(arguments):
    with pytest.raises(ValueError, match="expected"):
        TinyMinimax((0, 0), **arguments)


@pytest.mark.parametrize(("T", "K"), [(1, 1), (3, 2), (2, 3)])
def test_one_arm_is_good_in_each_round(T, K):
    found = one_good_arm(T, K)
    assert set(found) == {
        rows for rows in binary_sequences(T, K) if all(sum(row) == K - 1 for row in rows)
    }
    assert len(found) == K**T


@pytest.mark.parametrize(("T", "K", "name"), [(0, 2, "T"), (1, 0, "K"), (1.0, 2, "T")])
def test_one_good_arm_needs_rounds_and_arms(T, K, name):
    with pytest.raises(ValueError, match=f"{name}: expected an integer of at least 1"):
        one_good_arm(T, K)


@pytest.mark.parametrize("regime", REGIMES)
@pytest.mark.parametrize(("d", "C"), [(0, 1), (1, 1), (1, math.inf)])
def test_equal_delays_of_the_arms_are_delays(d, C, regime):
    assert (
        ArmDelays((d, d), T=3, regime=regime, C=C).value == TinyMinimax((d,) * 3, regime, C).value
    )


@pytest.mark.parametrize("regime", REGIMES)
def test_the_order_of_the_arms_does_not_matter(regime):
    assert (
        ArmDelays((0, 1), T=3, regime=regime).value == ArmDelays((1, 0), T=3, regime=regime).value
    )


def test_a_fast_arm_frees_its_slot():
    """With one slot, the feedback of arm 0 comes at once and leaves room;
    arm 1 holds it for two rounds.
    """
    game = ArmDelays((0, 2), T=4, C=1)
    assert (1, True) in game.moves(())
    # arm 1 comes too late
    assert game.moves(((0, True, ((1, (0, 1)),)),)) == [(0, False), (0, True), (1, False)]
    assert game.moves(((1, True, ()),)) == [(0, False), (1, False)]


def test_a_delay_for_each_arm():
    with pytest.raises(ValueError, match="one delay for each of 2 arms"):
        ArmDelays((0, 1, 2), T=2)
