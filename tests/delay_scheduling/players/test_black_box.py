"""A learner of your own under capacity and delay: in simulations, loops and sweeps; what is
refused."""

import math
import pickle

import numpy as np
import pytest

import delay_scheduling as ds
from delay_scheduling import Instance, Rules, black_box, check_player, referee
from delay_scheduling.game import REGIMES
from delay_scheduling.players.black_box import Coins
from delay_scheduling.use.online_player import OnlinePlayer


class Follower:
    """Follow the leader, and write down what is asked and told."""

    def __init__(self, rules, seed):
        self.K = rules.K
        self.full = rules.regime != "bandit"
        self.total = np.zeros(rules.K)
        self.calls = []

    def ask(self):
        self.calls.append("ask")
        return int(self.total.argmin())

    def tell(self, arm, loss):
        self.calls.append("tell")
        if self.full:
            self.total += loss
        else:
            self.total[arm] += loss


class Uniform(Follower):
    def __init__(self, rules, seed):
        super().__init__(rules, seed)
        self.rng = np.random.default_rng(seed)

    def ask(self):
        return int(self.rng.integers(self.K))


def game(T=300, K=3, d=6, seed=0):
    rng = np.random.default_rng(seed)
    return Instance((rng.random((T, K)) < [0.2, 0.5, 0.8][:K]) * 1.0, rng.integers(0, d + 1, T))


def test_coins_by_hand():
    class Rows:
        def __init__(self, *row):
            self.row = list(row)

        def random(self):
            return self.row.pop(0)

    # m = 2: heads are below 1/3. Two phantom cells, of which the second shows heads, then 0 and 0.1
    # are too near
    coins = Coins(2, Rows(0.9, 0.2, 0.0, 0.5, 0.9, 0.1, 0.9, 0.3, 0.9, 0.9, 0.3))
    assert [coins.toss() for _ in range(9)] == [False, False, False, True] + 4 * [False] + [True]


@pytest.mark.parametrize("d", [0, 1, 3])
def test_cells_are_tracked_with_their_probability(d):
    rng = np.random.default_rng(1)
    coins = Coins(d, rng)
    n = 40_000
    share = sum(coins.toss() for _ in range(n)) / n
    assert share == pytest.approx(
        float(ds.past.time_change.chance(d)), abs=4 * math.sqrt((d + 1) / n)
    )


@pytest.mark.parametrize("regime", REGIMES)
@pytest.mark.parametrize(
    ("C", "slots"), [(1, None), (4, None), (4, 2), (30, None), (math.inf, None)]
)
@pytest.mark.parametrize("redraw", [False, True])
def test_a_player_keeps_the_rules(C, slots, regime, redraw):
    make = black_box(Uniform, delay=6, slots=slots, redraw=redraw)
    for clairvoyant in (False, True):
        check_player(make, Rules(K=3, C=C, regime=regime, clairvoyant=clairvoyant))
    played = referee.play(make(1), game(), Rules(K=3, C=C, regime=regime))
    most = slots or min(C, 7)
    assert 0 < played.after.max() <= most


def test_the_learner_is_asked_and_told_step_by_step():
    player = black_box(Follower, delay=6, slots=2)(3)
    referee.play(player, game(), Rules(K=3, C=2))
    calls = "".join(call[0] for call in player.learner.calls)
    assert calls.count("aatt") > 10
    assert set(calls.split("aatt")) <= {"", "a", "aa"}


def test_without_delays_the_learner_plays_every_round():
    instance = Instance(game().losses, [0] * 300)
    played = ds.simulate(instance, Rules(K=3, C=1), black_box(Follower, delay=0), None, seed=0)
    learner = Follower(Rules(K=3), 0)
    for t, arm in enumerate(played.actions.tolist()):
        assert arm == learner.ask()
        learner.tell(arm, instance.losses[t, arm])


def test_an_arm_is_kept_until_its_step_is_over_or_drawn_anew():
    rules = Rules(K=3, C=1)
    for redraw, share in ((False, 0.1), (True, 0.6)):
        actions = ds.simulate(
            game(T=3000), rules, black_box(Uniform, 6, redraw=redraw), None, 0
        ).actions
        changes = np.mean(actions[1:] != actions[:-1])
        assert (changes < share) is not redraw


@pytest.mark.parametrize("regime", REGIMES)
def test_a_loop_of_your_own_plays_the_game_of_simulate(regime):
    instance, rules = game(), Rules(K=3, C=2, regime=regime)
    make = black_box(Uniform, delay=6)
    online = OnlinePlayer(rules, make, seed=5, replicate=2)
    due, actions = {}, []
    for t in range(1, instance.T + 1):
        move = online.ask()
        assert math.isnan(move.probability)
        actions.append(move.arm)
        if move.track:
            due.setdefault(t + int(instance.delays[t - 1]), []).append(t)
        for s in due.pop(t, ()):
            losses = instance.losses[s - 1]
            online.tell(s, losses[online.arms[s]] if regime == "bandit" else losses)
        assert online.tick() == ()
        if t == 100:
            online = pickle.loads(pickle.dumps(online))
    whole = ds.simulate(instance, rules, make, None, seed=5, replicate=2)
    assert actions == whole.actions.tolist()
    assert len(set(actions)) == 3
    estimate = ds.estimate_regret(instance, rules, make, None, 3, seed=5)
    assert estimate.regrets[2] == whole.regret(instance)
    assert "OnlinePlayer: round 300, ticked; TimeChanged" in repr(online)


def setting(d):
    return game(), Rules(K=3, C=1), black_box(Follower, d)


def test_a_sweep_keeps_a_black_box(tmp_path):
    first = ds.sweep(setting, {"d": [6, 8]}, runs=2, seed=1, folder=tmp_path, workers=1)
    again = ds.sweep(setting, {"d": [6, 8]}, runs=2, seed=1, folder=tmp_path, workers=1)
    assert first.equals(again)
    assert first["mean"].tolist() == [
        ds.estimate_regret(*setting(d), None, 2, seed=1).mean for d in (6, 8)
    ]


def refuses(call, message):
    with pytest.raises(ValueError, match=message):
        call()


def test_wrong_arguments():
    refuses(lambda: black_box(3, 1), "learner: expected a function from rules and a seed")
    refuses(lambda: black_box(Follower(Rules(2), 0), 1), "learner: expected a function")
    refuses(
        lambda: black_box(Follower, -1), "delay: expected an integer of at least 0, received -1"
    )
    refuses(lambda: black_box(Follower, 1, slots=0), "slots: expected an integer of at least 1")
    refuses(lambda: black_box(Follower, 1, redraw=1), "redraw: expected True or False, received 1")


def test_wrong_games_and_learners():
    one = Rules(K=3, C=1)
    refuses(
        lambda: ds.simulate(game(), one, black_box(Follower, 6, slots=2), None, 0),
        "slots: expected at most C = 1",
    )
    refuses(
        lambda: ds.simulate(game(), one, black_box(Follower, 3), None, 0),
        "delays: expected at most 3",
    )
    announced = Rules(K=3, C=1, clairvoyant=True)
    refuses(
        lambda: ds.simulate(game(), announced, black_box(Follower, 3), None, 0),
        "delays: expected at most 3",
    )
    refuses(
        lambda: ds.simulate(game(), one, black_box(Mute, 6), None, 0),
        "learner: expected one with a method tell",
    )
    refuses(
        lambda: ds.simulate(game(), one, black_box(Wild, 6), None, 0),
        "learner: expected an arm from 0 to 2, received 3",
    )


class Mute:
    def __init__(self, rules, seed):
        pass

    def ask(self):
        return 0


class Wild(Follower):
    def ask(self):
        return 3


def test_wrong_calls_of_a_loop():
    online = OnlinePlayer(Rules(K=2, C=1), black_box(Follower, 1), seed=0)
    refuses(online.tick, "online: expected a round that has begun")
    refuses(
        lambda: online.ask(3), "delay: expected None, for the game is non-clairvoyant, received 3"
    )
    while not online.ask().track:
        pass
    refuses(lambda: online.tell(online.t, 2), r"loss: expected a number in \[0, 1\], received 2")
    refuses(lambda: online.tell(online.t + 1, 1), "round: expected one of")
    online.tell(online.t, 1)
    refuses(lambda: online.tell(online.t, 1), "round: expected one of")
    clairvoyant = OnlinePlayer(Rules(K=2, C=1, clairvoyant=True), black_box(Follower, 1), seed=0)
    refuses(clairvoyant.ask, "delay: expected d_t, received None")
    refuses(lambda: clairvoyant.ask(2), "delays: expected at most 1, received 2")
