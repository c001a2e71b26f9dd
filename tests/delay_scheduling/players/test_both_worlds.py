"""Two distributions from the same estimates: by hand, against the lemmas of the proof, and below
the bounds."""

import math

import numpy as np
import pytest

import delay_scheduling as ds
from delay_scheduling import Instance, Rules, check_player, referee
from delay_scheduling.game import REGIMES
from delay_scheduling.past import both_worlds, time_change
from delay_scheduling.players.both_worlds import BothWorlds
from delay_scheduling.players.powers import distribution, drawn


@pytest.mark.parametrize("power", [2, 3])
def test_distributions(power):
    rng = np.random.default_rng(0)
    for K in (1, 2, 5, 40):
        for scale in (0.0, 0.1, 1.0, 30.0, 1e6):
            u = scale * rng.random(K)
            u -= u.min()
            x = np.array(distribution(u.tolist(), power))
            assert abs(x.sum() - 1) < 1e-12
            roots = x ** (-1 / power) - u
            assert np.allclose(roots, roots[0], rtol=1e-9)
    with pytest.raises(ValueError, match="power: expected 2 or 3, received 4"):
        distribution([0.0], 4)


def test_drawn_when_rounding_leaves_nothing():
    assert drawn([0.5, 0.25, 0.0], 0.9) == 1


def states():
    """Yield numbers u with least 0."""
    rng = np.random.default_rng(1)
    for K in (2, 3, 10, 100):
        for scale in (0.01, 0.3, 1.0, 3.0, 30.0, 1000.0):
            for _ in range(4):
                u = scale * rng.random(K) ** rng.integers(1, 5)
                yield K, u - u.min()
        one_ahead = np.full(K, math.sqrt(K))
        one_ahead[0] = 0
        yield K, one_ahead


def test_the_two_distributions_are_near_enough():
    """x^⅔ / K <= π <= x^⅔: the comparison of the proof, and nearly reached."""
    least = 1.0
    for K, u in states():
        explore, exploit = (np.array(distribution(u.tolist(), power)) for power in (2, 3))
        share = explore / exploit ** (2 / 3)
        assert share.max() <= 1 + 1e-9
        assert share.min() >= 1 / K - 1e-9
        least = min(least, share.min() * K)
    assert least < 1.6


def test_stability_of_what_exploits():
    """What a step with one look costs on average if every loss is 1, as the proof bounds it.

    The loss of arm * is subtracted when it is looked at. The rate is n^−½ with n = 4.
    """
    n = 4
    eta = n**-0.5
    for K, u in states():
        explore, exploit = (np.array(distribution(u.tolist(), power)) for power in (2, 3))
        best = int(np.argmin(u))
        S = (np.delete(exploit, best) ** (2 / 3)).sum()
        mean = 0.0
        for arm, chance in enumerate(explore):
            c = np.zeros(K)
            c[arm] = 1 / chance
            if arm == best:
                c -= 1.0
            q = 1 + eta * c * exploit ** (1 / 3)
            terms = 1.5 * eta * c**2 * exploit ** (4 / 3) * (2 * q + 1) / (3 * q**2)
            mean += chance * terms.sum()
        limit = 1.5 * eta * (2 * K + 14 / 3) * S
        assert mean <= limit * (1 + 1e-9)


@pytest.mark.parametrize("regime", REGIMES)
@pytest.mark.parametrize("C", [1, 3, 100, math.inf])
def test_a_player_keeps_the_rules(C, regime):
    check_player(BothWorlds(delay=4), Rules(K=3, C=C, regime=regime))


@pytest.mark.parametrize("regime", REGIMES)
@pytest.mark.parametrize("K", [1, 2, 5])
@pytest.mark.parametrize(("d", "C", "slots"), [(0, 1, None), (1, 1, None), (7, 3, None), (9, 4, 2)])
def test_the_compiled_twin_plays_the_same_arms(d, C, slots, K, regime):
    rng = np.random.default_rng(0)
    make, rules = BothWorlds(d, slots), Rules(K=K, C=C, regime=regime)
    for T in (1, 2, 3, 10, 999, 1000):
        instance = Instance(rng.random((T, K)), rng.integers(0, d + 1, T))
        for seed in range(3):
            literal = referee.play(make(seed), instance, rules)
            assert make.acted(instance, rules, seed).tolist() == list(literal.actions)


def test_a_delay_that_is_too_long_is_refused_in_all_runs():
    """The twin is not asked, so a game that is not covered ends as with the referee."""
    game, rules = Instance([[0.0, 1.0]] * 200, [3] * 200), Rules(K=2, C=1)
    for seed in (0, 1):
        with pytest.raises(ValueError, match="delays: expected at most 1"):
            BothWorlds(1).acted(game, rules, seed)


def test_arms_are_drawn_from_the_distribution_of_their_round():
    """After the game both are made from the estimates, and these from the tracked rounds."""
    rng = np.random.default_rng(0)
    instance = Instance(rng.random((4000, 3)), rng.integers(0, 5, 4000))
    player = BothWorlds(delay=4, slots=2)(1)
    game = referee.play(player, instance, Rules(K=3, C=2))
    assert player.n == pytest.approx(2000 * float(time_change.chance(4, 2)), rel=0.1)
    looks = [t for t, S in enumerate(game.S1, start=1) if t in S]
    assert len(looks) in (2 * player.n, 2 * player.n + 2)
    u = (np.array(player.L) - min(player.L)) / math.sqrt(player.n + 1)
    assert player.explore == distribution(u.tolist(), 2)
    assert player.exploit == distribution(u.tolist(), 3)


@pytest.mark.parametrize("C", [1, 2])
def test_estimates_are_unbiased(C):
    """L / n estimates the mean losses, which are the same in all rounds here."""
    means = np.array([0.25, 0.5, 1.0])
    instance = Instance(np.tile(means, (3000, 1)), [1] * 3000)
    found = []
    for seed in range(40):
        player = BothWorlds(delay=1, slots=C)(seed)
        referee.play(player, instance, Rules(K=3, C=C))
        found.append(np.array(player.L) / player.n)
    error = np.std(found, axis=0) / math.sqrt(len(found))
    assert np.all(np.abs(np.mean(found, axis=0) - means) < 5 * error + 1e-9)


def test_bounds_by_hand():
    # d = 0: every round is tracked, w = 0, G = 17.5 - 3 · ... for three arms 9 + 8.5
    instance, rules = Instance([[0.0, 0.5, 1.0]] * 100, [0] * 100), Rules(K=3, C=1)
    always = 4 * math.sqrt(3 * 101) + 2 * 17.5 * 3 ** (1 / 3) * math.sqrt(101)
    assert both_worlds.always(instance, rules) == pytest.approx(always)
    chance = 6 + 64 * (1 + math.log(100)) * 3
    assert both_worlds.chance(instance, rules, gaps=[0, 0.5, 1]) == pytest.approx(chance)
    # d = 1, one slot: p = 1/4, w = 3
    late = Instance(instance.losses, [1] * 100)
    between = 3 * (6 + 32 / (3 * math.sqrt(3)) * 17.5**2 * 3 + 2 * 17.5 * 2)
    assert both_worlds.chance(late, rules, gaps=[0, 0.5, 1]) == pytest.approx(chance + between)


def test_the_constant_of_the_rounds_between():
    """Σ_n min{2 G n^−½, 32/27 G³ n^−3/2 / Δ²} is at most 32 / (3 √3) G² / Δ + 2 G."""
    n = np.arange(1, 10**6)
    for G, gap in ((14.5, 1.0), (14.5, 0.5), (30.0, 0.9)):
        total = np.minimum(2 * G / np.sqrt(n), 32 / 27 * G**3 / (gap**2 * n**1.5)).sum()
        limit = 32 / (3 * math.sqrt(3)) * G**2 / gap + 2 * G
        assert total < limit
        assert 0.9 * limit < total + 64 / 27 * G**3 / gap**2 / 1e3


def refuses(call, message):
    with pytest.raises(ValueError, match=message):
        call()


def test_wrong_arguments():
    refuses(lambda: BothWorlds(-1), "delay: expected an integer of at least 0")
    refuses(lambda: BothWorlds(1, slots=0), "slots: expected an integer of at least 1")
    game, rules = Instance([[0.0, 1.0]] * 200, [3] * 200), Rules(K=2, C=1)
    refuses(lambda: ds.simulate(game, rules, BothWorlds(1), None, 0), "delays: expected at most 1")
    refuses(
        lambda: ds.simulate(game, rules, BothWorlds(3, slots=2), None, 0),
        "slots: expected at most C = 1",
    )
