"""The label-efficient game against games played by hand, rogue players, and the fast route."""

import numpy as np
import pytest

from delay_scheduling import adversaries, schedulers, simulation
from delay_scheduling.game import Rules, streams
from delay_scheduling.players.naive import ExploreThenCommit, FollowTheLeader, Uniform
from delay_scheduling.referee import IllegalMove
from delay_scheduling.theorems import thm_5_1
from lab.variants.label_efficient import Answers, Asking, forecaster, play

LOSSES = [[0.5, 1], [0.25, 0], [0, 0.75]]


class Scripted:
    """Follow a script, and write down everything that is shown."""

    def __init__(self, arms, asks):
        self.arms = arms
        self.asks = asks
        self.shown = []

    def start(self, rules, T, M):
        self.shown.append((rules.K, rules.regime, T, M))

    def act(self, t, delay):
        self.shown.append(("act", t, delay))
        return self.arms[t - 1]

    def ask(self, t):
        return self.asks[t - 1]

    def observe(self, t, value):
        self.shown.append(("observe", t, np.asarray(value).tolist()))


def test_a_bandit_game_by_hand():
    player = Scripted([0, 1, 1], [True, False, True])
    assert play(player, LOSSES, M=2, rules=Rules(K=2)) == Answers(
        (0, 1, 1), (0.5, 0.0, 0.75), (1, 3)
    )
    acts = [("act", t, None) for t in (1, 2, 3)]
    shown = [
        (2, "bandit", 3, 2),
        acts[0],
        ("observe", 1, 0.5),
        acts[1],
        acts[2],
        ("observe", 3, 0.75),
    ]
    assert player.shown == shown


def test_full_information_shows_the_vector_of_this_round_only():
    player = Scripted([0, 0, 0], [False, True, False])
    play(player, LOSSES, M=1, rules=Rules(K=2, regime="full-information"))
    assert [event for event in player.shown if event[0] == "observe"] == [("observe", 2, [0.25, 0])]


@pytest.mark.parametrize(
    ("arms", "asks", "rule", "round"),
    [
        ([0, 2, 0], [False] * 3, "action", 2),
        ([True, 0, 0], [False] * 3, "action", 1),
        ([0, 0, -1], [False] * 3, "action", 3),
        ([0, 0, 0], [1, False, False], "query", 1),
        ([0, 0, 0], [False, None, False], "query", 2),
        ([0, 0, 0], [True, True, True], "query", 3),
    ],
)
def test_rogue_players_are_stopped(arms, asks, rule, round):
    with pytest.raises(IllegalMove) as caught:
        play(Scripted(arms, asks), LOSSES, M=2, rules=Rules(K=2))
    assert (caught.value.rule, caught.value.round) == (rule, round)


def test_a_player_must_have_all_methods():
    with pytest.raises(IllegalMove, match="the methods"):
        play(object(), LOSSES, M=1, rules=Rules(K=2))


def test_what_a_player_is_shown_cannot_be_written_to():
    class Vandal(Scripted):
        def observe(self, t, value):
            value[0] = 1

    with pytest.raises(ValueError, match="read-only"):
        play(Vandal([0] * 3, [True] * 3), LOSSES, M=3, rules=Rules(K=2, regime="full-information"))


@pytest.mark.parametrize(("M", "K"), [(-1, 2), (1.5, 2), (1, 3)])
def test_wrong_arguments_are_named(M, K):
    with pytest.raises(ValueError, match=r"(M|losses): expected"):
        play(Scripted([0] * 3, [False] * 3), LOSSES, M=M, rules=Rules(K=K))


def test_asking_stops_when_no_query_is_left():
    player = Asking(FollowTheLeader(np.random.default_rng(0)))
    assert play(player, [[0.0, 1.0]] * 6, M=2, rules=Rules(K=2)).asked == (1, 2)


def test_explore_then_commit_by_hand():
    player = Asking(ExploreThenCommit(np.random.default_rng(0), explore=2))
    answers = play(player, [[0.5, 0.25]] * 5, M=5, rules=Rules(K=2))
    assert answers == Answers((0, 1, 1, 1, 1), (0.5, 0.25, 0.25, 0.25, 0.25), (1, 2))


def test_the_leader_has_the_least_average_not_the_least_sum():
    player = Asking(FollowTheLeader(np.random.default_rng(1)))
    losses = [[0.5, 1.0]] * 12
    actions = play(player, losses, M=12, rules=Rules(K=2)).actions
    assert actions[2:] == (0,) * 10
    assert set(actions[:2]) <= {0, 1}


def test_uniform_play_asks_nothing():
    answers = play(
        Asking(Uniform(np.random.default_rng(0))), [[0.0, 1.0]] * 400, M=400, rules=Rules(K=2)
    )
    assert answers.asked == ()
    assert 120 < sum(answers.actions) < 280  # Hoeffding: outside with probability below 1e-13


@pytest.mark.parametrize("regime", ["bandit", "full-information"])
def test_the_forecaster_is_the_fast_route_while_queries_last(regime):
    T = 60
    M = 20
    K = 3
    rules = Rules(K=K, regime=regime, clairvoyant=True)
    slow = []
    compared = 0
    for seed in range(6):
        hidden = adversaries.hidden_arm(T, K, 0.4, seed)
        slow = play(forecaster(T, M, *streams(seed, 0)), hidden.instance.losses, M=M, rules=rules)
        scheduler = schedulers.Coin(M / T)
        fast = simulation.run(hidden.instance, rules, scheduler, thm_5_1.rates, *streams(seed, 0))
        fallen = scheduler.sample(hidden.instance.delays, rules, streams(seed, 0)[0]).observed
        assert slow.asked == tuple((np.flatnonzero(fallen) + 1)[:M])
        if fallen.sum() <= M:
            assert slow.actions == tuple(fast.actions)
            compared += 1
    assert 0 < compared < 6  # both cases occur: queries last, and queries run out


@pytest.mark.parametrize(("T", "M"), [(0, 1), (5, 0), (5, 6), (5, 2.0)])
def test_the_forecaster_needs_queries(T, M):
    with pytest.raises(ValueError, match="expected an integer"):
        forecaster(T, M, *streams(0, 0))
