"""Stochastic baselines: games worked out by hand, and losses on which each must learn."""

import math

import numpy as np
import pytest

from delay_scheduling import Instance, Rules, adversaries, check_player, streams
from delay_scheduling.players.naive import ExploreThenCommit, FollowTheLeader
from delay_scheduling.players.stochastic import UCB1, ThompsonSampling
from delay_scheduling.referee import play
from delay_scheduling.simulation import uniform_regret
from lab.experiments import tournament
from lab.players.scripted import Coins

RULES = Rules(K=2, C=4)
ALWAYS = Instance(losses=[[0.5, 0.25]] * 8, delays=[0] * 8)


class Last:
    """Break every tie for the last arm."""

    def integers(self, arms):
        return arms - 1


def test_follow_the_leader_by_hand():
    # arm 1 is seen to cost 0.25, arm 0 counts as 0: from then on arm 0 is tried; seen to cost 0.5,
    # it is left for good
    assert play(FollowTheLeader(Last()), ALWAYS, RULES).actions == (1, 0, 1, 1, 1, 1, 1, 1)
    # feedback of round 1 is usable from round 3 on
    late = Instance(ALWAYS.losses, [1, 1] + [0] * 6)
    assert play(FollowTheLeader(Last()), late, RULES).actions == (1, 1, 0, 1, 1, 1, 1, 1)


def test_explore_then_commit_by_hand():
    game = play(ExploreThenCommit(Last(), explore=4), ALWAYS, RULES)
    assert game.actions == (0, 1, 0, 1, 1, 1, 1, 1)
    assert game.S1[3:6] == ((4,), (), ())


def test_ucb1_by_hand():
    # Unheard arms first: 1, then 0. With two looks at each t the index is average − √(2 log t / n):
    #   t = 3: 0.5 − √(2 log 3) against 0.25 − √(2 log 3): arm 1; now n = (1, 2)
    # t = 4: 0.5 − √(2 log 4) = −1.165 against 0.25 − √log 4 = −0.927: arm 0; now n = (2, 2): arm 1;
    # ...
    expected = [1, 0]
    n = [1, 1]
    for t in range(3, 9):
        index = [
            loss - math.sqrt(2 * math.log(t) / count)
            for loss, count in zip((0.5, 0.25), n, strict=True)
        ]
        expected.append(int(np.argmin(index)))
        n[expected[-1]] += 1
    assert expected[:5] == [1, 0, 1, 0, 1]
    assert play(UCB1(Last()), ALWAYS, RULES).actions == tuple(expected)
    # arm 1 is played until it is heard of
    unheard = Instance(ALWAYS.losses, [9, 0, 0, 0, 0, 0, 0, 0])
    assert play(UCB1(Last()), unheard, RULES).actions[:4] == (1, 1, 0, 1)


def test_thompson_sampling_by_hand():
    # One uniform an arm: Beta(1, 1). Arm 0 draws 0.3, arm 1 draws 0.4: arm 0. Its loss 0.5 counts
    # as 1, for 0.2 < 0.5.
    # Round 2: Beta(2, 1) is the larger of 0.1 and 0.9; Beta(1, 1) is 0.8: arm 1. Its loss counts as
    # 0, for 0.7 > 0.25.
    # Round 3: the larger of 0.6 and 0.5 against Beta(1, 2), the smaller of 0.7 and 0.55: arm 1.
    coins = [0.3, 0.4, 0.2, 0.1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.7, 0.55]
    game = Instance(ALWAYS.losses[:3], ALWAYS.delays[:3])
    assert play(ThompsonSampling(Coins(coins)), game, RULES).actions == (0, 1, 1)


@pytest.mark.parametrize("kind", [UCB1, ThompsonSampling])
@pytest.mark.parametrize("regime", ["bandit", "full-information"])
def test_they_break_no_rule(kind, regime):
    check_player(lambda seed: kind(streams(seed, 0)[1]), Rules(K=3, C=2, regime=regime), games=5)


@pytest.mark.parametrize("name", ["explore, then commit", "UCB1", "Thompson sampling"])
def test_they_learn_what_does_not_change(name):
    easy = adversaries.easy(T=600, K=2, mean_delay=5, seed=0, gap=0.5)
    make = tournament.stochastic(easy)[name]
    found = tournament.literal(make, easy, 32, 12, 1, 0.01)
    assert found.high < uniform_regret(easy) / easy.T
