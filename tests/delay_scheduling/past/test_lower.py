"""Lower bounds with constants: the formulas against the adversaries, and at the edges."""

import math
from fractions import Fraction

import pytest

from delay_scheduling.past import lower
from delay_scheduling.theorems import thm_d_5
from lab.exact import blocks


@pytest.mark.parametrize("K", [2, 3, 4, 7, 8])
@pytest.mark.parametrize("d", [0, 1, 4])
def test_blocks_are_worth_what_is_dealt_and_at_least_the_closed_formula(K, d):
    for T in range(1, 30):
        found = lower.blocks(T, K, d)
        assert Fraction(found) == sum(map(blocks.worth, blocks.dealt(T, K, d)))
        assert found >= min(T / 2, math.sqrt(math.floor(math.log2(K)) * T * (d + 1) / 8)) - 1e-12
        assert found <= T / 2


def test_every_sequence_has_one_loss_of_each_kind_a_round_and_blocks_are_constant():
    for losses in blocks.sequences(T=7, K=5, d=1):
        assert len(losses) == 7
        assert all(set(row) == {0, 1} and row[4] == row[0] for row in losses)
    assert len(blocks.sequences(T=7, K=5, d=1)) == 2**4


@pytest.mark.parametrize("C", [1, 3, 50, math.inf])
def test_a_hidden_arm_enforces_at_most_half_the_rounds_and_less_with_more_slots(C):
    for share in (0.3, 0.6, 0.9):
        found = lower.hidden(T=1000, K=8, C=C, d=20, share=share)
        assert 0 < found < 500
        assert found <= lower.hidden(T=1000, K=8, C=1, d=20, share=share)


def test_the_largest_is_above_the_closed_formula_and_the_line_of_theorem_d_5():
    for K in (2, 3, 8, 14, 15, 64):
        for T, C, d in ((100, 1, 0), (100, 1, 30), (10**4, 4, 100), (10**5, 64, 7)):
            for regime in ("bandit", "full-information"):
                sizes = {"T": T, "K": K, "C": C, "d": d}
                assert lower.largest(regime, **sizes) >= lower.everywhere.at(regime, **sizes)
                assert lower.everywhere.at(regime, **sizes) > thm_d_5.everywhere.at(regime, **sizes)


@pytest.mark.parametrize(
    ("call", "name"),
    [
        (lambda: lower.blocks(0, 2, 1), "T"),
        (lambda: lower.blocks(1, 1, 1), "K"),
        (lambda: lower.blocks(1, 2, -1), "d"),
        (lambda: lower.hidden(10, 2, 0, 1, 0.7), "C"),
        (lambda: lower.hidden(10, 2, 1, 1, 0.5), "share"),
        (lambda: lower.hidden(10, 2, 1, 1, 1.0), "share"),
        (lambda: blocks.dealt(5, 1, 0), "K"),
    ],
)
def test_bad_input_is_named(call, name):
    with pytest.raises(ValueError, match=f"^{name}: "):
        call()
