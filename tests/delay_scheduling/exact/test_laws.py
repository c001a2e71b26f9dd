"""Tests of sums along a tiny game, on one round that a fair coin observes."""

from fractions import Fraction

from delay_scheduling import schedulers
from delay_scheduling.exact import laws
from delay_scheduling.exact.batches import rational
from delay_scheduling.exact.schedules import game_of

HALF = Fraction(1, 2)
GAME = game_of(schedulers.Coin(0.5), ((0, 1), (0, 1)), (0, 0), 1)
LAW = GAME.law("bandit", rational)


def test_the_first_round_costs_one_half():
    first = laws.mean_gap(GAME, LAW, lambda run: (1, 0))
    assert first == laws.mean_gap(GAME, LAW, lambda run: (run.z[0], 0)) == HALF
    assert laws.mean_gap(GAME, LAW, lambda run: (run.observed[0], 0)) == HALF / 2


def test_three_ways_to_the_reduced_regret():
    z = laws.mean_gap(GAME, LAW, lambda run: run.z)
    assert z == laws.conditioned_gap(GAME, LAW) == laws.reduced_gap(GAME, rational)
    assert z > HALF
    assert laws.reduced_gap(GAME, rational, rival=max) < 0


def test_equal_chances_are_wrong_for_a_coin_that_is_not_fair():
    game = game_of(schedulers.Coin(0.25), GAME.losses, GAME.delays, 1)
    law = game.law("bandit", rational)
    assert laws.conditioned_gap(game, law) == laws.mean_gap(game, law, lambda run: run.z)
    assert laws.conditioned_gap(game, law, weigh=False) != laws.conditioned_gap(game, law)


def test_coin_and_action_are_independent_and_action_and_loss_are_not():
    seen, action = (lambda run: run.observed[1]), (lambda run: run.actions[1])
    assert all(both == product for both, product in laws.joint(LAW, 2, seen, action))
    assert any(both != product for both, product in laws.joint(LAW, 2, action, lambda run: run.losses[1]))
