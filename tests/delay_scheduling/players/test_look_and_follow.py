"""Looks in turn, and the leader in between: by hand, within the slots, and below the bound."""

import math

import numpy as np
import pytest

import delay_scheduling as ds
from delay_scheduling import Instance, Rules, check_player, referee
from delay_scheduling.game import REGIMES
from delay_scheduling.past import by_chance
from delay_scheduling.players.look_and_follow import LookAndFollow


def by_hand(T, d):
    """Arm 1 is better."""
    return Instance([[1.0, 0.0]] * T, [d] * T)


def test_looks_and_leaders_by_hand():
    # d = 3, two slots: every second round is looked at, and used after three rounds
    player = LookAndFollow(T=16, delay=3)(0)
    game = referee.play(player, by_hand(16, 3), Rules(K=2, C=2))
    looked = [t in S for t, S in enumerate(game.S1, start=1)]
    assert looked == [True, False] * 8
    # rounds 1 and 3 show both arms; used from round 7 on, arm 1 leads; log(4 · 256) = 6.93 forbids
    # removal so far
    assert game.actions == (0, 0, 1, 0, 0, 0, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1)
    assert player.passes == 3
    assert player.active == [0, 1]


def test_an_arm_is_removed_when_its_mean_is_too_far_above():
    # m passes show totals m and 0: m² > 2 m log(2 · 2 · 100²) = 21.19 m, so that 22 passes are
    # needed
    player = LookAndFollow(T=100, delay=0)(0)
    game = referee.play(player, by_hand(100, 0), Rules(K=2, C=1))
    assert math.log(4 * 100**2) * 2 == pytest.approx(21.19, abs=0.01)
    assert game.actions == (0, 1) * 22 + (1,) * 56
    assert player.active == [1]


def test_the_turn_goes_on_after_a_removal():
    # log(6 · 200²) = 12.39: 25 passes are needed
    losses = [[1.0, 0.0, 1.0]] * 200
    player = LookAndFollow(T=200, delay=0)(0)
    game = referee.play(player, Instance(losses, [0] * 200), Rules(K=3, C=1))
    assert game.actions == (0, 1, 2) * 25 + (1,) * 125
    assert player.turn == 0


@pytest.mark.parametrize("regime", REGIMES)
@pytest.mark.parametrize("C", [1, 3, 100, math.inf])
def test_a_player_keeps_the_rules(C, regime):
    check_player(LookAndFollow(T=12, delay=4), Rules(K=3, C=C, regime=regime))


def test_no_more_slots_than_there_are_for_all_small_numbers():
    fullest = set()
    for d in range(9):
        for C in range(1, 6):
            game = referee.play(LookAndFollow(40, d)(0), by_hand(40, d), Rules(K=2, C=C))
            assert game.after.max() <= C
            fullest.add(game.after.max() == C)
            if -(-(d + 1) // C) > 1:  # looks that are one round closer find no slot
                crowd = -(-(d + 1) // (-(-(d + 1) // C) - 1))
                assert crowd > C
    assert True in fullest


def test_full_information_uses_the_own_arm_only():
    rng = np.random.default_rng(0)
    instance = Instance(rng.random((200, 3)), rng.integers(0, 5, 200))
    played = [
        ds.simulate(
            instance, Rules(K=3, C=2, regime=regime), LookAndFollow(200, 4), None, 0
        ).actions
        for regime in REGIMES
    ]
    assert np.array_equal(*played)


@pytest.mark.parametrize(("K", "C", "d", "gap"), [(2, 1, 4, 0.5), (3, 2, 20, 0.4), (5, 8, 3, 0.6)])
def test_the_regret_is_below_the_bound_in_every_run(K, C, d, gap):
    gaps = np.full(K, gap)
    gaps[K - 1] = 0
    T, rules = 6000, Rules(K=K, C=C)
    for seed in range(3):
        rng = np.random.default_rng(seed)
        losses = (rng.random((T, K)) < 0.2 + gaps) * 1.0
        instance = Instance(losses, rng.integers(0, d + 1, T))
        actions = ds.simulate(instance, rules, LookAndFollow(T, d), None, seed).actions
        limit = by_chance.bound(instance, rules, gaps=gaps, delay=d)
        assert gaps[actions].sum() < limit < T * gap * (K - 1) / K


def test_the_bound_by_hand():
    # ℓ = log(4 · 100²), B = 4: 8 ℓ / 0.5 + 2 + log 2 + 3 · 2 (1 + (2 √2 log 2 + 1.5) / 0.5) + 3 + 2
    instance = Instance([[0.0, 0.5]] * 100, [3] * 100)
    value = (
        16 * math.log(4e4)
        + 2
        + math.log(2)
        + 6 * (1 + 2 * (2 * math.sqrt(2) * math.log(2) + 1.5))
        + 5
    )
    assert by_chance.bound(instance, Rules(K=2, C=1), gaps=[0, 0.5]) == pytest.approx(value)


def refuses(call, message):
    with pytest.raises(ValueError, match=message):
        call()


def test_wrong_arguments():
    refuses(lambda: LookAndFollow(0, 1), "T: expected an integer of at least 1, received 0")
    refuses(lambda: LookAndFollow(1, -1), "delay: expected an integer of at least 0")
    refuses(lambda: LookAndFollow(1, 1, slots=0), "slots: expected an integer of at least 1")
    game, rules = by_hand(20, 3), Rules(K=2, C=1)
    refuses(
        lambda: ds.simulate(game, rules, LookAndFollow(20, 2), None, 0),
        "delays: expected at most 2",
    )
    refuses(
        lambda: ds.simulate(game, rules, LookAndFollow(20, 3, slots=2), None, 0),
        "slots: expected at most C = 1",
    )
    refuses(lambda: by_chance.bound(game, rules, gaps=[0.5, 0.5]), "gaps: expected one that is 0")
    refuses(
        lambda: by_chance.bound(game, rules, gaps=[0, 0.5, 1]), "gaps: expected an array of shape"
    )
    refuses(
        lambda: by_chance.bound(game, rules, gaps=[0, 0.5], delay=2),
        "delay: expected at least every delay, 3",
    )
