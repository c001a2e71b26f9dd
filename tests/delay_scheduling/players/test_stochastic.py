"""Stochastic baselines: games worked out by hand, and losses on which each must learn."""

import math

import numpy as np
import pytest

from delay_scheduling import Instance, Rules, adversaries, check_player, streams
from delay_scheduling.players.naive import ExploreThenCommit, FollowTheLeader
from delay_scheduling.players.stochastic import UCB1, PlainLookAndFollow, ThompsonSampling, beta
from delay_scheduling.players.trackers import Fresh
from delay_scheduling.referee import play
from delay_scheduling.simulation import uniform_regret
from lab.experiments import tournament

RULES = Rules(K=2, C=4)
ALWAYS = Instance(losses=[[0.5, 0.25]] * 8, delays=[0] * 8)


class Last:
    """Break every tie for the last arm."""

    def integers(self, arms):
        return arms - 1

    def random(self):
        return 1 - 2**-53


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


def test_look_and_follow_by_hand():
    # One slot, delay 1: rounds 1, 3, 5, 7 find it free. Unobserved arms come first there.
    game = Instance(ALWAYS.losses, [1] * 8)
    found = play(PlainLookAndFollow(Last()), game, Rules(K=2, C=1))
    assert [len(S) for S in found.S0] == [0, 1, 0, 1, 0, 1, 0, 1]
    # Round 1 looks at arm 1 (a tie), round 2 knows nothing and breaks its tie for arm 1, round 3
    # looks at arm 0; in round 4 only arm 1 was observed, and later it leads with 0.25 : 0.5.
    assert found.actions[:4] == (1, 1, 0, 1)
    assert found.actions[5] == found.actions[7] == 1
    # Round 5 looks: 0.5 − √(2 log 5) against 0.25 − √(2 log 5): arm 1
    assert found.actions[4] == 1
    # Round 7 looks: 0.5 − √(2 log 7) = −1.47 against 0.25 − √(log 7) = −1.14: arm 0
    assert found.actions[6] == 0


def test_look_and_follow_with_room_for_all_is_ucb1():
    easy = adversaries.easy(T=200, K=3, mean_delay=5, seed=0)
    rules = Rules(K=3, C=200)
    one, other = (
        play(kind(np.random.default_rng(0)), easy, rules).actions
        for kind in (UCB1, PlainLookAndFollow)
    )
    assert one == other


class Uniforms:
    """Hand out these numbers: to an arm the first of its uniforms, to a coin the next."""

    def __init__(self, numbers):
        self.numbers = list(numbers)

    def random(self, size):
        if size == 1:
            return np.array([self.numbers.pop(0)])
        found = np.zeros(size)
        found[:, 0, 0] = [self.numbers.pop(0) for _ in range(size[0])]
        return found


def test_thompson_sampling_by_hand():
    # One uniform an arm: Beta(1, 1) is 1 − u. Arm 0 draws 0.3, arm 1 draws 0.4: arm 0. Its loss 0.5
    # counts as 1, for 0.2 < 0.5.
    # Round 2: Beta(2, 1) is √0.81; Beta(1, 1) is 1 − 0.2: arm 1. Its loss counts as 0, for
    # 0.7 > 0.25.
    # Round 3: √0.36 against Beta(1, 2), which is 1 − √0.2025: arm 1.
    numbers = [0.7, 0.6, 0.2, 0.81, 0.2, 0.7, 0.36, 0.2025, 0.55]
    game = Instance(ALWAYS.losses[:3], ALWAYS.delays[:3])
    assert play(ThompsonSampling(Uniforms(numbers)), game, RULES).actions == (0, 1, 1)


@pytest.mark.parametrize(("a", "b"), [(1, 1), (1, 4), (6, 1), (2, 2), (3, 5), (5, 3), (40, 90)])
def test_beta_has_its_distribution_function(a, b):
    """P(Beta(a, b) <= x) = P(at least a of a + b − 1 coins with chance x fall), six deviations."""
    n = 4000
    drawn = beta(np.full(n, a), np.full(n, b), np.random.default_rng(a * 1000 + b))
    coins = a + b - 1
    for x in (0.15, 0.3, 0.5, 0.8):
        exact = sum(
            math.comb(coins, k) * x**k * (1 - x) ** (coins - k) for k in range(a, coins + 1)
        )
        deviation = math.sqrt(exact * (1 - exact) / n)
        assert abs(np.mean(drawn <= x) - exact) <= 6 * deviation + 1e-9


def test_beta_draws_again_when_no_candidate_is_accepted():
    class Stubborn:
        """No candidate is drawn from zeros; then from a generator."""

        calls = 0

        def random(self, shape):
            self.calls += 1
            return np.zeros(shape) if self.calls == 1 else np.random.default_rng(0).random(shape)

    rng = Stubborn()
    [found] = beta(np.array([3]), np.array([4]), rng)
    assert rng.calls == 2
    assert 0 < found < 1


@pytest.mark.parametrize("kind", [UCB1, PlainLookAndFollow, ThompsonSampling])
@pytest.mark.parametrize("regime", ["bandit", "full-information"])
def test_they_break_no_rule(kind, regime):
    check_player(lambda seed: kind(streams(seed, 0)[1]), Rules(K=3, C=2, regime=regime), games=5)


@pytest.mark.parametrize(
    "name", ["explore, then commit", "UCB1", "look and follow", "Thompson sampling"]
)
def test_they_learn_what_does_not_change(name):
    easy = adversaries.easy(T=600, K=2, mean_delay=5, seed=0, gap=0.5)
    make = tournament.stochastic(easy)[name]
    found = tournament.literal(make, easy, 32, 12, 1, 0.01)
    assert found.high < uniform_regret(easy) / easy.T


@pytest.mark.parametrize("kind", [UCB1, PlainLookAndFollow, ThompsonSampling])
@pytest.mark.parametrize("C", [1, 3, math.inf])
@pytest.mark.parametrize("seed", range(3))
def test_the_compiled_twin_plays_the_same_arms(kind, C, seed):
    rng = np.random.default_rng(seed)
    losses = (rng.random((500, 4)) < [0.3, 0.5, 0.5, 0.7]).astype(float)
    delays = rng.integers(0, 30, 500)
    delays[rng.random(500) < 0.005] = 10**6
    game, rules = Instance(losses, delays), Rules(4, C)
    literal = play(Fresh(kind)(seed), game, rules).actions
    assert Fresh(kind).acted(game, rules, seed).tolist() == list(literal)


def test_without_a_compiled_twin_the_referee_plays():
    game, rules = ALWAYS, Rules(K=2, C=4, regime="full-information")
    expected = list(play(Fresh(UCB1)(3), game, rules).actions)
    assert Fresh(UCB1).acted(game, rules, 3).tolist() == expected
    commit = Fresh(FollowTheLeader)
    assert len(commit.acted(game, RULES, 0)) == 8
