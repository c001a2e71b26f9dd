"""Regret against capacity: who can play, and the same numbers as by hand."""

import numpy as np
import pytest

from delay_scheduling import adversaries
from delay_scheduling.simulation import estimate_regret
from delay_scheduling.use.capacity import line_up, regret_against_capacity, rows

INSTANCE = adversaries.fixed(60, 2, d=4, seed=0)


def test_every_player_that_can_play_does():
    curves = regret_against_capacity(INSTANCE, [1, 3], runs=3, seed=0)
    assert {name: list(curve) for name, curve in curves.items()} == {
        name: [C for C in (1, 3) if player.enters(INSTANCE, C)]
        for name, player in line_up().items()
    }
    assert len(rows(curves)) == sum(map(len, curves.values()))


def test_the_numbers_are_those_of_an_estimate():
    player = line_up()["coin (H.2)"]
    curves = regret_against_capacity(INSTANCE, [3], runs=5, seed=2, players={"coin": player})
    rules = player.rules(2, 3)
    found = estimate_regret(INSTANCE, rules, *player.play(INSTANCE, rules), 5, seed=2)
    assert np.array_equal(curves["coin"][3].regrets, found.regrets)
    [row] = rows(curves)
    assert (row["player"], row["C"], row["mean"], row["runs"]) == ("coin", 3, found.mean, 5)
    assert row["low"] <= row["mean"] <= row["high"]


def test_a_capacity_is_an_integer():
    with pytest.raises(ValueError, match="C: expected an integer of at least 1, received 0"):
        regret_against_capacity(INSTANCE, [0], runs=1, seed=0)
