"""The baselines: transcripts by hand, two routes, and legality."""

import itertools
import math

import numpy as np
import pytest

from delay_scheduling import Instance, Rules, delayed_ftrl, scaled, schedulers, streams
from delay_scheduling.players.trackers import (
    AdaptiveSkipping,
    Fixed,
    Greedy,
    LongestFirst,
    RandomReplacement,
    Replacing,
    ShortestFirst,
    SkipAbove,
    recorded,
)
from delay_scheduling.referee import IllegalMove, play
from delay_scheduling.simulation import uniform_regret
from delay_scheduling.theorems import exponential_weights, thm_2_1
from lab.players import paper

OPEN = {"clairvoyant": True, "preemptive": True}
COINLESS = [Greedy, LongestFirst, ShortestFirst, lambda: SkipAbove(2), AdaptiveSkipping]


def game(tracker, delays, C, K=2, **variation):
    """Return the transcript of a tracker on zero losses."""
    return play(
        tracker,
        Instance(np.zeros((len(delays), K)), delays),
        Rules(K=K, C=C, **(variation or OPEN)),
    )


def random_delays(seed, T=40):
    return np.random.default_rng(seed).integers(0, 9, T)


def test_greedy_by_hand():
    found = game(Greedy(), [1, 1, 0], C=1)
    assert found.S1 == ((1,), (1,), (3,))
    assert found.removed == ((), (), ())


def test_longest_and_shortest_first_by_hand():
    """Two slots, delays 5, 2, 0, 0: after round 2 the set {1, 2} is full and somebody must go."""
    longest = game(LongestFirst(), [5, 2, 0, 0], C=2)
    shortest = game(ShortestFirst(), [5, 2, 0, 0], C=2)
    assert longest.removed == ((), (1,), (), ())
    assert longest.observed == ((), (), (3,), (2, 4))
    assert shortest.removed == ((), (2,), (), ())
    assert shortest.observed == ((), (), (3,), (4,))


def test_random_replacement_by_hand():
    class Coins:
        def __init__(self, *values):
            self.values = list(values)

        def random(self):
            return self.values.pop(0)

    found = game(RandomReplacement(Coins(0.9, 0.4, 0.5)), [5, 5, 5], C=2)
    assert found.S1 == ((1,), (1, 2), (2, 3))
    assert found.removed == ((), (1,), (3,))


def test_random_replacement_chooses_uniformly():
    rules = Rules(K=2, C=3, preemptive=True)
    delays = [9] * 3
    kept = sum(
        Replacing().sample(delays, rules, streams(0, run)[0]).observed for run in range(6000)
    )
    assert np.all(np.abs(kept - 4000) < 6 * math.sqrt(6000 * 2 / 9))


def test_skipping_by_hand():
    assert game(SkipAbove(2), [3, 2, 0], C=9).S1 == ((), (2,), (2, 3))


def test_adaptive_skipping_by_hand():
    """K = 3, log 3 = 1.0986: after round 1 one round is pending, D = 1,
    and its age 1 has 1.0986 > 1, so it goes.
    """
    assert game(AdaptiveSkipping(), [5], C=9, K=3).removed == ((1,),)
    # K = 2, log 2 = 0.693: D = 1, 3, 6 after rounds 1, 2, 3; ages squared of round 1: 0.69, 2.77,
    # 6.24 > 6
    assert game(AdaptiveSkipping(), [5, 5, 5], C=9).removed == ((), (), (1,))


@pytest.mark.parametrize("C", [1, 2, 4, math.inf])
@pytest.mark.parametrize("seed", range(4))
def test_compiled_replacement_is_the_literal_one(C, seed):
    delays = random_delays(seed)
    rules = Rules(K=2, C=C, preemptive=True)
    literal = recorded(RandomReplacement(streams(seed, 0)[0]), delays, rules)
    compiled = Replacing().sample(delays, rules, streams(seed, 0)[0])
    for name in ("observed", "before", "after", "p"):
        assert np.array_equal(getattr(literal, name), getattr(compiled, name)), name


@pytest.mark.parametrize("C", [1, 3])
def test_greedy_is_the_scheduler_that_tracks_everything(C):
    delays = random_delays(3)
    rules = Rules(K=2, C=C)
    ours = recorded(Greedy(), delays, rules)
    theirs = schedulers.TrackEverything().sample(delays, rules, streams(0, 0)[0])
    for name in ("observed", "before", "after", "p"):
        assert np.array_equal(getattr(ours, name), getattr(theirs, name)), name


class Observing:
    """Play Delayed FTRL on what a tracker observes, each observation counting once."""

    def __init__(self, tracker, rng):
        self.tracker = tracker
        self.rng = rng
        self.track = tracker.track
        self.release = tracker.release

    def start(self, rules):
        self.tracker.start(rules)
        self.known = paper.Known(rules)
        self.learner = paper.Learner(rules, paper.thm_2_1, self.rng)

    def act(self, t, delay):
        self.tracker.act(t, delay)
        self.known.sigma.append(len(self.tracker.S))
        return self.learner.act(self.known)

    def observe(self, t, feedback):
        self.tracker.observe(t, feedback)
        for s, value in feedback:
            self.learner.observe(s, value, p=1.0)


@pytest.mark.parametrize("tracker", COINLESS)
@pytest.mark.parametrize("regime", ["bandit", "full-information"])
@pytest.mark.parametrize("C", [1, 3])
def test_two_routes(tracker, regime, C):
    """The literal player and the recorded schedule with the compiled learner play the same
    distributions and arms.
    """
    losses = np.random.default_rng(5).random((40, 3))
    delays = random_delays(5)
    instance = Instance(losses, delays)
    rules = Rules(K=3, C=C, regime=regime, **OPEN)
    player = Observing(tracker(), streams(1, 0)[1])
    literal = play(player, instance, rules)
    schedule = recorded(tracker(), delays, rules)
    fast = delayed_ftrl(
        scaled(instance, schedule),
        thm_2_1.rates(schedule, rules),
        rules,
        streams(1, 0)[1],
        return_x=True,
    )
    assert np.allclose(fast.x, player.learner.history, atol=1e-12)
    assert fast.actions.tolist() == list(literal.actions)


@pytest.mark.parametrize(
    ("tracker", "needed"),
    [
        (RandomReplacement, {"preemptive"}),
        (LongestFirst, {"clairvoyant", "preemptive"}),
        (ShortestFirst, {"clairvoyant", "preemptive"}),
        (lambda: SkipAbove(2), {"clairvoyant"}),
        (AdaptiveSkipping, {"preemptive"}),
        (Greedy, set()),
    ],
)
def test_each_tracker_plays_exactly_where_it_is_legal(tracker, needed):
    for clairvoyant, preemptive in itertools.product((False, True), repeat=2):
        variation = {"clairvoyant": clairvoyant, "preemptive": preemptive}
        player = (
            tracker() if tracker is not RandomReplacement else tracker(np.random.default_rng(0))
        )
        if all(variation[name] for name in needed):
            assert len(game(player, random_delays(0), C=2, **variation).actions) == 40
        else:
            with pytest.raises(ValueError, match="rules: expected"):
                game(player, random_delays(0), C=2, **variation)
    if "preemptive" in needed and "clairvoyant" not in needed and tracker is RandomReplacement:
        with pytest.raises(ValueError, match="preemption"):
            Replacing().sample([1, 2], Rules(K=2, C=1), np.random.default_rng(0))


def test_a_tracker_that_forgets_to_let_go_is_caught():
    class Rogue(Greedy):
        def drops(self, t):
            return list(self.S)[:1]

    with pytest.raises(IllegalMove, match="non-preemptive"):
        game(Rogue(), [3, 3], C=2, clairvoyant=True, preemptive=False)


def test_exponential_rate_by_hand():
    assert exponential_weights.rate(K=2, T=10, D=90) == pytest.approx(math.sqrt(math.log(2) / 100))
    assert exponential_weights.rate(K=4, T=10, D=95, regime="full-information") == pytest.approx(
        math.sqrt(math.log(4) / 100)
    )


@pytest.mark.parametrize("regime", ["bandit", "full-information"])
def test_the_exponential_rate_makes_its_bound_least(regime):
    game = Instance(np.zeros((50, 3)), [4] * 50)
    rules = Rules(K=3, regime=regime)
    best = exponential_weights.rate(3, 50, 200, regime)
    at_best = exponential_weights.bound(game, rules, eta=best)
    assert at_best < min(
        exponential_weights.bound(game, rules, eta=factor * best) for factor in (0.99, 1.01)
    )
    assert at_best == pytest.approx(2 * math.log(3) / best)


def test_the_bound_of_exponential_weights_needs_room_for_everything():
    game = Instance(np.zeros((50, 3)), [4] * 50)
    assert exponential_weights.bound(game, Rules(K=3, C=5), eta=0.1) == exponential_weights.bound(
        game, Rules(K=3), eta=0.1
    )
    with pytest.raises(ValueError, match="a capacity above the largest"):
        exponential_weights.bound(game, Rules(K=3, C=4), eta=0.1)


def test_uniform_regret_is_that_of_learning_nothing():
    instance = Instance(np.random.default_rng(0).random((30, 3)), [99] * 30)
    schedule = schedulers.TrackEverything().sample(instance.delays, Rules(K=3), streams(0, 0)[0])
    learner = delayed_ftrl(
        scaled(instance, schedule),
        thm_2_1.rates(schedule, Rules(K=3)),
        Rules(K=3),
        streams(0, 0)[1],
    )
    assert uniform_regret(instance) == pytest.approx(learner.regret(instance))


def test_a_fixed_schedule_refuses_other_games():
    scheduler = Fixed(recorded(Greedy(), [2, 2, 2], Rules(K=2, C=2)))
    with pytest.raises(ValueError, match="delays: expected those"):
        scheduler.sample([2, 2, 1], Rules(K=2, C=2), None)
    with pytest.raises(ValueError, match="capacity of at least 2"):
        scheduler.sample([2, 2, 2], Rules(K=2, C=1), None)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: SkipAbove(-1), "threshold"),
        (lambda: exponential_weights.rate(K=1, T=1, D=0), "K: expected"),
        (lambda: exponential_weights.rate(K=2, T=1, D=-1), "D: expected"),
    ],
)
def test_wrong_arguments_are_named(call, message):
    with pytest.raises(ValueError, match=message):
        call()
