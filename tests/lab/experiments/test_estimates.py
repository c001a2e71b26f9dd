"""Estimates of what stands inside a proof: right-hand sides, full tracking sets, missed arms."""

import math

import numpy as np
import pytest

from delay_scheduling import rates
from delay_scheduling.adversaries import Hidden, easy, hidden_arm
from delay_scheduling.game import Instance, Rules, streams
from delay_scheduling.schedulers import Bernoulli, Coin, TrackEverything
from delay_scheduling.theorems import thm_4_4, thm_5_1, thm_a_2
from lab.experiments.estimates import estimate_bound, estimate_full, estimate_missed

GAME = (
    easy(T=60, K=3, mean_delay=4, seed=0),
    Rules(K=3, C=4, clairvoyant=True),
    Bernoulli(1.0),
    thm_5_1.rates,
)


def test_the_estimate_of_a_bound_averages_over_schedules():
    instance = Instance(np.zeros((3, 2)), [1, 1, 1])
    rules = Rules(K=2, C=1)
    rule = rates.constant(1.0, 1.0)
    scheduler = Coin(0.5)
    found = estimate_bound(
        thm_4_4.bound, instance, rules, scheduler, rule, ceiling=20.0, runs=64, seed=0
    )
    # rounds 1, 2, 3 find the slot taken with probability 0, 1/2, 1/4, and z_t² = 4 with probability
    # 1/2 of the rest
    expected = 2 * math.sqrt(2) + math.log(2) + math.sqrt(2) * 2 * (1 + 0.5 + 0.75) + 0.75
    assert found.mean == pytest.approx(expected, abs=1.5)
    low = estimate_bound(
        thm_4_4.bound, instance, rules, scheduler, rule, ceiling=5.0, runs=64, seed=0
    )
    assert low.regrets.max() <= 5
    assert low.width == 5


def test_the_estimate_of_a_bound_draws_the_schedules_of_the_runs():
    found = estimate_bound(thm_4_4.bound, *GAME, ceiling=1e6, runs=3, seed=5)
    instance, rules, scheduler, rule = GAME
    schedules = [scheduler.sample(instance.delays, rules, streams(5, r)[0]) for r in range(3)]
    values = [
        thm_4_4.bound(instance, rules, schedule=one, rates=rule(one, rules)) for one in schedules
    ]
    assert found.regrets.tolist() == values
    assert len(set(values)) == 3


@pytest.mark.parametrize("ceiling", [0.5, 1])
def test_one_run_and_a_low_ceiling_are_allowed(ceiling):
    found = estimate_bound(thm_4_4.bound, *GAME, ceiling=ceiling, runs=1, seed=0)
    assert found.regrets.tolist() == [ceiling]


@pytest.mark.parametrize(
    ("argument", "message"),
    [
        ({"runs": 0}, "runs: expected an integer of at least 1, received 0"),
        ({"runs": 1.5}, "runs: expected an integer of at least 1, received 1.5"),
        ({"ceiling": 0}, "ceiling: expected a finite number above 0, received 0"),
        ({"ceiling": -0.5}, "ceiling: expected a finite number above 0, received -0.5"),
        ({"ceiling": math.inf}, "ceiling: expected a finite number above 0, received inf"),
    ],
)
def test_the_estimate_of_a_bound_rejects(argument, message):
    arguments = {"ceiling": 1.0, "runs": 1, "seed": 0} | argument
    with pytest.raises(ValueError) as error:
        estimate_bound(thm_4_4.bound, *GAME, **arguments)
    assert str(error.value) == message


def test_full_rounds_are_counted_over_schedules():
    everything = Instance([[0.5]] * 4, [9, 0, 0, 0])
    found = estimate_full(everything, Rules(K=1, C=1), TrackEverything(), runs=2, seed=0)
    assert (found.regrets.tolist(), found.width) == ([0.75, 0.75], 1.0)
    coin = estimate_full(everything, Rules(K=1, C=1), Coin(0.5), runs=40, seed=0).regrets
    assert set(coin.tolist()) <= {0.0, 0.25, 0.5, 0.75}
    assert len(set(coin.tolist())) > 1
    with pytest.raises(ValueError, match="runs"):
        estimate_full(everything, Rules(K=1, C=1), TrackEverything(), runs=0, seed=0)


def test_missed_arms_are_counted_on_fresh_instances_with_the_streams_of_the_run():
    drawn = []

    def play(instance, *generators):
        drawn.append([generator.random() for generator in generators])
        return [0] * instance.T

    def draw(seed):
        return Hidden(Instance(np.zeros((5, 2)), [0] * 5), arm=seed, gap=0.25, rounds=4)

    assert estimate_missed(play, draw, runs=2, seed=3).regrets.tolist() == [0.0, 1.0]
    assert drawn == [[generator.random() for generator in streams(3, r)] for r in range(2)]
    assert estimate_missed(play, draw, runs=1, seed=3).width == 1
    with pytest.raises(ValueError, match="runs: expected an integer of at least 1, received 0"):
        estimate_missed(play, draw, runs=0, seed=3)


def test_arguments_of_the_game_are_handed_on():
    found = estimate_missed(
        lambda game, *_: [0] * game.T, hidden_arm, runs=4, seed=0, T=3, K=2, gap=0.5
    )
    assert found.regrets.tolist() == [
        1.5 * (hidden_arm(3, 2, 0.5, seed).arm != 0) for seed in range(4)
    ]


def constant(arm):
    return lambda instance, *generators: [arm] * instance.T


def test_missed_rounds_are_counted_and_charged_with_the_gap():
    def draw(seed):
        return Hidden(
            Instance(np.zeros((5, 3)), np.zeros(5, dtype=int)), arm=seed % 3, gap=0.5, rounds=4
        )

    estimate = estimate_missed(constant(1), draw, runs=3, seed=0)
    assert estimate.regrets.tolist() == [2.0, 0.0, 2.0]
    assert estimate.width == 2.0


def test_a_player_that_knows_the_arm_breaks_the_bound():
    knowing = estimate_missed(
        lambda instance, *generators: [int(instance.losses.sum(axis=0).argmin())] * instance.T,
        lambda seed: hidden_arm(400, 4, 0.1, seed),
        runs=100,
        seed=0,
    )
    assert knowing.high < thm_a_2.bound.at("bandit", K=4, T=400, M=4)


def test_instances_of_several_lengths_are_refused():
    with pytest.raises(ValueError, match="one gap and length"):
        estimate_missed(
            constant(0), lambda seed: hidden_arm(5 + seed, 2, 0.1, seed), runs=2, seed=0
        )
