"""Players and their rates refuse what the fast route refuses, and name the argument."""

import math

import pytest

from delay_scheduling.game import Instance, Rules, streams
from delay_scheduling.referee import play
from lab.players import paper

REFUSED = [
    (lambda: paper.Coin(2.0), "probability"),
    (lambda: paper.Coin(-1), "probability"),
    (lambda: paper.Coin("x"), "probability"),
    (lambda: paper.Coin(True), "probability"),
    (lambda: paper.Bernoulli(-0.5), "chernoff"),
    (lambda: paper.Bernoulli(math.nan), "chernoff"),
    (lambda: paper.Bernoulli(1.0, expected_capacity=0), "expected_capacity"),
    (lambda: paper.Pareto(-3), "chernoff"),
    (lambda: paper.Pareto(math.inf), "chernoff"),
    (lambda: paper.Spaced(-1), "delay"),
    (lambda: paper.constant(0, 1), "alpha"),
    (lambda: paper.constant(1, -1), "beta"),
    (lambda: paper.thm_5_2(-0.5, 3), "chernoff"),
    (lambda: paper.thm_5_2(1.0, 2.5), "d_max"),
    (lambda: paper.thm_5_2_repaired(1.0, -1), "d_max"),
    (lambda: paper.thm_3_2_one_slot(0.5), "delay"),
]


@pytest.mark.parametrize(("make", "argument"), REFUSED, ids=range(len(REFUSED)))
def test_wrong_arguments_are_refused_by_name(make, argument):
    with pytest.raises(ValueError, match=rf"^{argument}: expected"):
        make()


@pytest.mark.parametrize("rule", [paper.thm_5_2, paper.thm_5_2_repaired])
def test_a_delay_above_the_known_bound_is_noticed_when_it_is_seen(rule):
    player = paper.DelayedFTRLWithScheduler(
        paper.TrackEverything(), rule(1.0, d_max=0), *streams(0, 0)
    )
    with pytest.raises(ValueError, match="d_max: expected at least the largest delay, 1"):
        play(player, Instance([[0.0, 1.0]] * 4, [1, 0, 0, 0]), Rules(K=2, C=3))


def test_spaced_rounds_need_equal_delays():
    player = paper.DelayedFTRLWithScheduler(
        paper.Spaced(0), paper.thm_3_2_one_slot(0), *streams(0, 0)
    )
    with pytest.raises(ValueError, match="delay: expected 0 in every round"):
        play(player, Instance([[0.0, 1.0]] * 4, [1, 0, 0, 0]), Rules(K=2, C=3))
