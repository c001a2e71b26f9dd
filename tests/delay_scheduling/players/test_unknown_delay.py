"""A learner under delays of which no bound is known: phases, waits, and what is refused."""

from typing import ClassVar

import numpy as np
import pytest

from delay_scheduling import Instance, Rules, black_box, check_player, estimate_regret, referee
from delay_scheduling.use.online_player import OnlinePlayer


class Follower:
    """Follow the leader, and write down the steps of all learners that were made."""

    made: ClassVar[list] = []

    def __init__(self, rules, seed):
        self.total = np.zeros(rules.K)
        self.full = rules.regime != "bandit"
        self.told = []
        Follower.made.append(self)

    def ask(self):
        return int(self.total.argmin())

    def tell(self, arm, loss):
        self.told.append((arm, loss))
        if self.full:
            self.total += loss
        else:
            self.total[arm] += loss


def played(delays, seed=0, regime="bandit"):
    """Return the game and the learners that were made in it."""
    Follower.made = []
    rng = np.random.default_rng(seed)
    instance = Instance((rng.random((len(delays), 2)) < [0.2, 0.8]) * 1.0, delays)
    rules = Rules(K=2, C=1, regime=regime)
    player = black_box(Follower, delay=None)(seed)
    return player, referee.play(player, instance, rules), Follower.made


def test_without_delays_every_round_is_a_step():
    player, game, learners = played([0] * 50)
    assert [len(one.told) for one in learners] == [49]  # the last is told in round 51
    assert all(held for held in game.S1)
    assert player.width == 1


def test_phases_by_hand():
    # round 1 is late: width 3 from round 4 on. No later delay is above 2.
    player, game, learners = played([2, *[2] * 299])
    assert player.width == 3
    assert len(learners) == 2
    assert list(game.actions[:3]) == [0, 0, 0]
    assert [1 in held for held in game.S1[:3]] == [True, True, True]
    assert len(learners[1].told) > 20


@pytest.mark.parametrize("seed", range(5))
def test_one_slot_is_enough_and_widths_stay_below_twice_the_delay(seed):
    delays = np.random.default_rng(seed).integers(0, 12, 400)
    player, game, _ = played(delays, seed)
    assert max(game.after) <= 1
    assert player.width <= 2 * delays.max()


def test_a_round_that_never_ends_is_waited_for():
    player, game, learners = played([0] * 5 + [10**6] + [0] * 94)
    assert [len(one.told) for one in learners] == [5]
    assert player.width == 1
    assert list(game.S1[-1]) == [6]


def test_it_plays_in_estimates_loops_and_with_full_information():
    make = black_box(Follower, delay=None)
    instance = Instance([[0.0, 1.0]] * 200, [3, 0, 1, 2] * 50)
    found = estimate_regret(instance, Rules(K=2, C=1), make, None, runs=4, seed=0)
    assert found.mean < 60
    played([1, 0, 3] * 40, regime="full-information")
    online = OnlinePlayer(Rules(K=2, C=1), make, seed=0)
    for t in range(1, 60):
        online.ask()
        for s in online.waiting:
            if t - s >= 2:
                online.tell(s, loss=float(online.arms[s]))
    assert online.player.width == 3
    check_player(black_box(Follower, delay=None, redraw=True), Rules(K=2, C=1))


def test_more_slots_need_a_known_delay():
    with pytest.raises(ValueError, match="slots: expected 1 or None, for no delay is given"):
        black_box(Follower, delay=None, slots=2)
    assert black_box(Follower, delay=None, slots=1)(0).maker.slots == 1
