"""The change of time in small games: the identity holds, and fails for each control."""

import pytest

from delay_scheduling.past import time_change
from lab.exact.time_change import Alternating, Early, Follower, ToldSteps, sides, small_games

GAMES = small_games()


@pytest.mark.parametrize("learner", [Follower, Alternating])
@pytest.mark.parametrize("name", GAMES)
def test_the_regret_is_that_of_the_learner_over_p(name, learner):
    losses, delays, d, *slots = GAMES[name]
    for against in range(len(losses[0])):
        left, right, steps = sides(losses, delays, d, *slots, learner=learner, against=against)
        assert left == right
    size = slots[0] if slots else 1
    assert steps == time_change.chance(d, size) * -(-len(losses) // size)


def test_some_regret_is_not_zero():
    assert sides(*GAMES["delays up to 2"])[0] != 0
    assert sides(*GAMES["two slots"], learner=Alternating)[0] != 0


def test_a_learner_that_knows_the_number_of_its_steps_breaks_it():
    left, right, _ = sides(*GAMES["delay 1"], learner=ToldSteps)
    assert left != right


def test_feedback_that_is_used_when_it_comes_breaks_it():
    losses, _, d = GAMES["delays up to 2"]
    left, right, _ = sides(losses, [0] * 7, d, learner=Alternating, player=Early)
    assert left != right


def test_an_adversary_that_sees_what_is_tracked_breaks_it():
    left, right, _ = sides(*GAMES["delays up to 2"], hostile=True, against=1)
    assert left != right
