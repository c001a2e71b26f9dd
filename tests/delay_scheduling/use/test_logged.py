"""Games of logs with one arm a row: the literal game with rows that are drawn, and intervals."""

import math

import numpy as np
import pytest

import delay_scheduling as ds
from delay_scheduling import schedulers
from delay_scheduling.compiled.plan import number_of
from delay_scheduling.confidence import difference
from delay_scheduling.game import REGIMES, Instance, Rules
from delay_scheduling.players.behind import Behind
from delay_scheduling.players.naive import FollowTheLeader, Uniform
from delay_scheduling.players.stochastic import UCB1, ThompsonSampling
from delay_scheduling.rates import constant
from delay_scheduling.use.capacity import Competitor
from delay_scheduling.use.decision import Decision, Simple, Steady, line_up
from delay_scheduling.use.log import Log
from delay_scheduling.use.logged import Draws

pandas = pytest.importorskip("pandas")
RATE = constant(0.5, math.inf)
DROPPING = Rules(K=3, C=4, preemptive=True)
KINDS = [
    schedulers.TrackEverything(),
    schedulers.Coin(0.6),
    schedulers.Reservoirs(),
    schedulers.Pareto(1.0),
    schedulers.Stairs(1.5, 2, first=0.9),
]


def a_log(n=60, K=3, seed=0, delay=None):
    """Return a log whose arms cost 0.8, 0.5, 0.2 on average, and take longer where lost."""
    rng = np.random.default_rng(seed)
    arms = rng.integers(0, K, n)
    arms[:K] = range(K)
    losses = (rng.random(n) < np.array([0.8, 0.5, 0.2])[arms]).astype(float)
    waits = np.where(losses > 0, 9, 2) + arms if delay is None else np.full(n, delay)
    table = {"arm": arms, "lost": losses, "wait": waits}
    return Log.from_frame(table, arm="arm", loss="lost", delay="wait")


@pytest.mark.parametrize("delay", [0, 3, 11])
@pytest.mark.parametrize("scheduler", KINDS, ids=lambda one: type(one).__name__)
def test_with_one_delay_for_all_it_is_the_game_with_the_drawn_losses(scheduler, delay):
    game = a_log(delay=delay).game(rounds=80)
    for replicate in range(3):
        rows = game.rows(5, replicate)
        instance = Instance(game.losses[rows], np.full(80, delay))
        same = ds.simulate(instance, DROPPING, scheduler, RATE, 5, replicate)
        found = Draws(game, DROPPING, scheduler, RATE, range(9), 5).suffered(replicate)
        assert found == pytest.approx(game.means[same.actions].sum(), abs=1e-9)
        make = Behind(UCB1, scheduler)
        player = make(number_of(5, replicate))
        literal = ds.referee.play(player, instance, DROPPING)
        found = Draws(game, DROPPING, make, None, range(9), 5).suffered(replicate)
        assert found == pytest.approx(game.means[list(literal.actions)].sum(), abs=1e-9)


def literal_arms(game, rules, scheduler, seed, replicate):
    """Play rounds of a log with a scheduler and the learner of the package, one after the other.

    What arrives is looked up anew in each round, from all rounds that came before.
    """
    rows = game.rows(seed, replicate)
    online = ds.Online(rules, scheduler, RATE, seed, replicate)
    arms = []
    for t in range(1, game.T + 1):
        arms.append(online.ask().arm)
        for s in list(online.waiting):
            row = rows[s - 1, arms[s - 1]]
            if s + game.delays[row] == t:
                online.tell(s, game.losses[row])
        online.tick()
    return arms


@pytest.mark.parametrize("scheduler", KINDS, ids=lambda one: type(one).__name__)
def test_the_delay_is_that_of_the_arm_that_was_played(scheduler):
    game = a_log().game(rounds=120)
    arms = literal_arms(game, DROPPING, scheduler, 2, 1)
    found = Draws(game, DROPPING, scheduler, RATE, range(9), 2).suffered(1)
    assert found == pytest.approx(game.means[arms].sum(), abs=1e-9)


@pytest.mark.parametrize("scheduler", KINDS, ids=lambda one: type(one).__name__)
def test_simple_players_track_the_rounds_of_their_scheduler(scheduler):
    rng = np.random.default_rng(3)
    instance = Instance(rng.random((70, 3)), rng.integers(0, 14, 70))
    player = Behind(FollowTheLeader, scheduler)(9)
    played = ds.referee.play(player, instance, DROPPING)
    coins = ds.streams(9, 0)[0]
    schedule = scheduler.sample(instance.delays, DROPPING, coins)
    assert played.before.tolist() == schedule.before.tolist()
    assert played.after.tolist() == schedule.after.tolist()
    seen = {s for observed in played.observed for s in observed}
    ends = np.arange(1, 71) + instance.delays
    assert seen == set((np.flatnonzero(schedule.observed & (ends <= 70)) + 1).tolist())


def test_rows_are_drawn_by_their_weights():
    table = {"arm": [0, 0, 1, 1], "lost": [0, 1, 0, 1], "wait": [0] * 4, "p": [0.5, 0.1, 1, 0.25]}
    log = Log.from_frame(table, arm="arm", loss="lost", delay="wait", propensity="p")
    game = log.game(rounds=20_000)
    # weights 2 and 10, 1 and 4
    assert game.means.tolist() == pytest.approx([10 / 12, 4 / 5])
    rows = game.rows(0, 0)
    assert (game.arms[rows] == [0, 1]).all()
    shares = game.losses[rows].mean(axis=0)
    assert shares.tolist() == pytest.approx([10 / 12, 4 / 5], abs=0.02)
    assert not (game.rows(0, 0) != rows).any()
    assert (game.rows(0, 1) != rows).any()


def test_uniform_play_has_the_regret_that_is_said():
    log = a_log(n=200)
    game = log.game(rounds=50)
    rules = Rules(K=3, C=1)
    still = log.replay(rules, schedulers.TrackEverything(), constant(1e-9, math.inf), 300, 0, 50)
    assert still.low < game.uniform_regret < still.high
    assert still.mean == pytest.approx(game.uniform_regret, rel=0.1)


def test_one_estimate_serves_sweeps_curves_and_widths():
    log = a_log()
    game = log.game(rounds=40)
    rules = Rules(K=3, C=2, preemptive=True)
    plain = ds.estimate_regret(game, rules, schedulers.Reservoirs(), RATE, runs=6, seed=4)
    assert (plain.regrets >= 0).all()

    def play(C, who):
        rules = Rules(K=3, C=C, preemptive=True)
        if who == "Thompson":
            return game, rules, Behind(ThompsonSampling, schedulers.Reservoirs())
        return game, rules, schedulers.Reservoirs(), RATE

    grid = {"C": [2, 5], "who": ["Thompson", "reservoirs"]}
    tables = [ds.sweep(play, grid, 6, 4, workers=workers, chunk=4) for workers in (1, 2)]
    pandas.testing.assert_frame_equal(*tables)
    row = tables[0][(tables[0].C == 2) & (tables[0].who == "reservoirs")]
    assert row["mean"].item() == plain.mean
    curves = log.curve(
        [2],
        runs=6,
        seed=4,
        rounds=40,
        players={
            "reservoirs": Competitor(
                lambda game, rules: (schedulers.Reservoirs(), RATE), False, True
            ),
        },
    )
    assert curves["reservoirs"][2].regrets.tolist() == plain.regrets.tolist()
    wide = ds.estimate_to_width(game, rules, schedulers.Reservoirs(), RATE, 100.0, 32, 4)
    assert wide.regrets[:6].tolist() == plain.regrets.tolist()


def test_a_sweep_keeps_games_of_logs_by_their_content(tmp_path):
    def play(seed):
        return a_log(seed=seed).game(rounds=20), DROPPING, schedulers.Reservoirs(), RATE

    tables = [ds.sweep(play, {"seed": [0, 1]}, 3, 0, folder=tmp_path, workers=1) for _ in range(2)]
    pandas.testing.assert_frame_equal(*tables)
    assert len(ds.sweeps.manifest(tmp_path)) == 2
    assert tables[0]["mean"].nunique() == 2


@pytest.mark.parametrize(
    ("rules", "scheduler", "message"),
    [
        (Rules(K=2, C=2), KINDS[0], "rules: expected 3 arms, as in the log"),
        (Rules(K=3, C=2, regime="full-information"), KINDS[0], "rules: expected bandit feedback"),
        (
            Rules(K=3, C=2, clairvoyant=True),
            KINDS[0],
            "rules: expected a non-clairvoyant game: in a log of",
        ),
        (Rules(K=3, C=2), KINDS[2], "rules: expected preemption, which Reservoirs needs"),
        (Rules(K=3, C=2), None, "scheduler: expected a scheduler"),
    ],
)
def test_games_that_a_log_cannot_play(rules, scheduler, message):
    with pytest.raises(ValueError, match=message):
        a_log().replay(rules, scheduler, RATE, runs=2, seed=0)


def test_mean_losses_hold_those_of_the_world():
    means = [0.8, 0.5, 0.2]
    for seed in range(10):
        found = a_log(n=3000, seed=seed).means(error=1e-3)
        for arm, mean in enumerate(means):
            assert found[arm].low < mean < found[arm].high
            assert found[arm].high - found[arm].low < 0.2


def test_mean_losses_under_unequal_chances():
    """The rows of a log that prefers what will be lost hold the truth by their propensities."""
    rng = np.random.default_rng(0)
    n = 4000
    kind = rng.random(n) < 0.5  # of the visitor: the log plays arm 1 mostly to the first kind
    p_one = np.where(kind, 0.8, 0.2)
    arms = (rng.random(n) < p_one).astype(int)
    lost = (rng.random(n) < np.where(kind, 0.9, 0.1)).astype(float)  # whatever the arm
    table = {"a": arms, "l": lost, "d": np.zeros(n), "p": np.where(arms == 1, p_one, 1 - p_one)}
    says = {"arm": "a", "loss": "l", "delay": "d"}
    naive = Log.from_frame(table, **says).means()
    assert naive[1].low - naive[0].high > 0.2  # which is false
    fair = Log.from_frame(table, **says, propensity="p").means()
    for arm in (0, 1):
        assert fair[arm].low < 0.5 < fair[arm].high


def test_a_decision_in_words():
    log = a_log(n=300)
    players = {name: line_up()[name] for name in ("first come", "reservoirs", "UCB1, first come")}
    found = log.decide([1, 3], runs=8, seed=0, players=players, rounds=100)
    assert isinstance(found, Decision)
    assert max(map(len, str(found).splitlines())) <= 70
    assert found.capacities == [1, 3]
    assert f"100 rounds, 8 runs. Uniform play: regret {found.uniform:.3g}." in str(found)
    for C in (1, 3):
        means = {name: curve[C].mean for name, curve in found.curves.items()}
        best = min(means, key=means.get)
        assert found.best(C) == best
        assert f"With {C} slot{'s' * (C > 1)}: {best}" in str(found)
        gain = found.gain("reservoirs", C)
        plain = difference(found.curves["first come"][C], found.curves["reservoirs"][C], 0.01)
        assert gain.mean == pytest.approx(means["first come"] - means["reservoirs"])
        assert gain.low < plain.low  # several comparisons are to hold together


def test_a_decision_says_what_is_decided():
    """One player is the better by far, and one is the same: the words tell them apart."""
    log = a_log(n=300)
    first = line_up()["first come"]
    idle = Competitor(Steady(schedulers.TrackEverything(), 1e-6))
    base = {"first come": idle, "other": idle}
    same = log.decide([4], runs=40, seed=0, players=base, rounds=400)
    assert "not decided" in str(same) or same.best(4) == "first come"
    better = log.decide([40], 40, 0, {"first come": idle, "learns": first}, rounds=400)
    assert better.best(40) == "learns"
    assert "less regret than first come; surely, by" in str(better)
    with pytest.raises(ValueError, match="players: expected one of them called 'first come'"):
        log.decide([4], 2, 0, {"other": idle}, rounds=20)


def test_all_players_that_are_compared_can_play():
    log = a_log(n=90)
    found = log.decide([1, 16], runs=2, seed=0, rounds=60)
    assert set(found.at(16)) == set(line_up())
    assert set(line_up()) - set(found.at(1)) == {"stairs"}
    whole = Log.from_frame(
        {"a": [0.0, 1.0] * 30, "b": [0.5] * 60, "d": [3] * 60}, loss=["a", "b"], delay="d"
    )
    assert set(whole.decide([16], runs=2, seed=0).at(16)) == set(line_up())


@pytest.mark.parametrize("learner", [ThompsonSampling, UCB1])
def test_a_simple_player_needs_a_scheduler(learner):
    with pytest.raises(ValueError, match="scheduler: expected a Scheduler, such as"):
        Behind(learner, learner)
    ds.check_player(Behind(learner, schedulers.Reservoirs()), Rules(K=2, C=2, preemptive=True))
    assert Simple(learner, KINDS[0])(None, None)[1] is None


def early_losses(T, seed):
    """Return a game in which arm 1 is better and looks worse in what arrives early.

    Losses of arm 1 arrive at once and its gains late; arm 0 is known at once.
    """
    rng = np.random.default_rng(seed)
    losses = np.stack([rng.random(T) < 0.5, rng.random(T) < 0.4], axis=1).astype(float)
    arms = rng.integers(0, 2, T)
    delays = np.where((arms == 1) & (losses[:, 1] == 0), 30, 1)
    return losses, arms, delays


def test_weights_take_the_bias_of_what_arrives_early_away():
    losses, arms, delays = early_losses(6000, 0)
    seen = losses[np.arange(6000), arms]
    for weighted, expected in ((False, 0), (True, 1)):
        player = Behind(FollowTheLeader, schedulers.Reservoirs(), weighted)(3)
        player.start(Rules(K=2, C=4, preemptive=True))
        arrivals = {}
        for t in range(1, 6001):
            player.act(t, None)
            player.learner.arms[t] = arms[t - 1]  # as logged
            if player.track(t):
                arrivals.setdefault(t + delays[t - 1], []).append((t, seen[t - 1]))
            came = [pair for pair in arrivals.pop(t, []) if pair[0] in player.S]
            player.observe(t, tuple(came))
            player.release(t)
        averages = player.learner.total / player.learner.count
        assert averages.argmin() == expected
        if weighted:
            assert averages.tolist() == pytest.approx([0.5, 0.4], abs=0.05)


@pytest.mark.parametrize("regime", REGIMES)
def test_equal_weights_change_nothing(regime):
    rng = np.random.default_rng(3)
    instance = Instance(rng.integers(0, 2, (70, 3)), rng.integers(0, 14, 70))
    rules = Rules(K=3, C=3, regime=regime)
    coin = schedulers.Coin(0.5)
    plain, weighted = (
        ds.referee.play(Behind(UCB1, coin, one)(9), instance, rules).actions
        for one in (False, True)
    )
    assert plain == weighted


def test_a_learner_that_does_not_average_cannot_weigh():
    with pytest.raises(ValueError, match="learner: expected a learner that averages"):
        Behind(Uniform, schedulers.Reservoirs(), weighted=True)(0)
