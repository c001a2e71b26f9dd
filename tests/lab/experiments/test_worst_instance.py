"""The search finds the worst of all tiny games, judges by what it has not seen,
and says when a bound is exceeded.
"""

import itertools
from fractions import Fraction
from functools import partial

import numpy as np
import pytest

from delay_scheduling import Instance, Rules, estimate_regret, rates, schedulers, simulate, streams
from delay_scheduling import sweeps as sweeping
from delay_scheduling.theorems import thm_2_1, thm_3_1, thm_4_4, thm_5_1, thm_e_1
from lab.exact import learner
from lab.exact.dynamic import worst_regret
from lab.experiments import worst_instance as module
from lab.experiments.worst_instance import (
    BALLS,
    CLIMB,
    DYNAMIC,
    EVERY,
    FRESH,
    GRADIENT,
    Exceeded,
    Player,
    all_games,
    changed,
    climb,
    count,
    designs,
    exact_regret,
    filled,
    quotient,
    together,
    worst_instance,
)

pytest.importorskip("pandas", reason="sweeps need pandas: pip install '.[sweep]'")
pytest.importorskip("joblib", reason="sweeps need joblib: pip install '.[sweep]'")

FULL = Rules(K=2, regime="full-information")
BANDIT = Rules(K=2)
EVERYTHING = schedulers.TrackEverything()
KNOWS = Rules(K=2, C=3, clairvoyant=True)
COINS = KNOWS, schedulers.Bernoulli(1.0), thm_5_1.rates
SMALL = {"T": 12, "longest": 3, "generations": 3, "runs": 6, "fresh": 40}


class Never(schedulers.ProxyLaw):
    def decide(self, t, uniform, delay):
        return -1, 1.0

    def chance(self, number, delay):
        return 1.0


class Idle(schedulers.TrackEverything):
    """Track nothing."""

    def begin(self, C):
        return Never(self, C)


def at_most_ten(instance, rules):
    return 10.0


def delay_rates(delays, rules):
    schedule = EVERYTHING.sample(delays, rules, streams(0, 0)[0])
    found = thm_2_1.rates(schedule, rules)
    return [list(map(Fraction, rate.tolist())) for rate in (found.inv_alpha, found.inv_beta)]


def once(function):
    """Return a function of what has delays that depends on them alone and is computed once for
    each.
    """
    known = {}

    def at(first, rules):
        delays = tuple(first.delays.tolist())
        if delays not in known:
            known[delays] = function(first, rules)
        return known[delays]

    return at


def player_2_1(rules):
    """Return the player of Theorem 2.1: its bound and its rates depend on the delays alone."""
    rates = once(thm_2_1.rates)
    return Player(once(filled(thm_2_1.bound, EVERYTHING, rates)), rules, EVERYTHING, rates)


@pytest.mark.parametrize("rules", [FULL, BANDIT], ids=["full", "bandit"])
def test_tiny_games_give_the_worst_of_an_enumeration_by_balls(rules):
    found = worst_instance(thm_2_1.bound, rules, EVERYTHING, thm_2_1.rates, T=3, longest=1)
    bound = player_2_1(rules).bound
    shares = []
    for delays in itertools.product((0, 1), repeat=3):
        inverses = delay_rates(delays, rules)
        for rows in itertools.product(itertools.product((0, 1), repeat=2), repeat=3):
            regret = learner.TinyGame(rows, delays, None, *inverses, rules.regime).regret()
            shares.append(
                float(regret.mid()) / bound(Instance(np.array(rows, float), delays), rules)
            )
    assert (found.strategy, found.how, found.tried) == (EVERY, BALLS, 288)
    assert found.share.low <= max(shares) + 1e-12
    assert found.share.high >= max(shares) - 1e-12
    assert found.share.high - found.share.low < 1e-12


@pytest.mark.parametrize(
    "rules", [FULL, Rules(K=3, regime="full-information")], ids=["two arms", "three arms"]
)
def test_the_gradient_climb_finds_the_worst_tiny_game(rules):
    player = player_2_1(rules)
    game, _ = climb(player, designs(3, rules.K, 1)[:1], 1, generations=60, children=4, seed=0)
    best = max(
        exact_regret(player, one).high / player.bound(one, rules)
        for one in all_games(3, rules.K, 1)
    )
    assert exact_regret(player, game).high / player.bound(game, rules) == pytest.approx(
        best, abs=1e-9
    )


def test_without_delays_the_search_is_a_dynamic_program_and_the_gradient_climb_reaches_it():
    """The dynamic program in balls, over the same states, is another program."""
    found = worst_instance(thm_2_1.bound, FULL, EVERYTHING, thm_2_1.rates, T=30, longest=0)
    best = float(worst_regret(delay_rates([0] * 30, FULL)[1], delay=0))
    assert found.strategy == DYNAMIC
    assert best - 1e-9 < found.regret.low <= found.regret.high <= best
    player = player_2_1(FULL)
    game, _ = climb(player, designs(30, 2, 0), 0, generations=60, children=4, seed=0)
    assert 0.99 * best < exact_regret(player, game).high <= best


def test_the_dynamic_program_needs_every_round():
    with pytest.raises(ValueError, match="scheduler: expected one that tracks every round"):
        worst_instance(at_most_ten, FULL, Idle(), thm_2_1.rates, T=30, longest=0)


def test_a_bandit_climb_ends_far_above_its_start():
    bound = filled(thm_2_1.bound, EVERYTHING, thm_2_1.rates)
    start = designs(20, 2, 3)[0]
    player = Player(bound, BANDIT, EVERYTHING, thm_2_1.rates, runs=16)
    game, tried = climb(player, [start], 3, generations=25, children=4, seed=0)
    shares = Player(bound, BANDIT, EVERYTHING, thm_2_1.rates, runs=400).shares([start, game], 1)
    assert tried == 101
    assert shares[1] > 1.2 * shares[0]


def test_a_bound_that_is_too_small_is_exceeded_and_said_so():
    arguments = {"T": 20, "longest": 2, "generations": 5}
    honest = worst_instance(
        thm_2_1.bound, FULL, EVERYTHING, thm_2_1.rates, **arguments, proven=True
    )

    def wrong(instance, rules):
        return 0.9 * honest.regret.low

    found = worst_instance(wrong, FULL, EVERYTHING, thm_2_1.rates, **arguments)
    assert honest.strategy == GRADIENT
    assert not honest.exceeded
    assert honest.share.high < 1
    assert found.exceeded
    assert str(found).startswith("EXCEEDED")
    with pytest.raises(Exceeded, match="the bound does not hold: EXCEEDED") as error:
        worst_instance(wrong, FULL, EVERYTHING, thm_2_1.rates, **arguments, proven=True)
    assert error.value.found.exceeded


def test_a_bound_that_is_too_small_is_exceeded_by_runs():
    with pytest.raises(Exceeded, match="fresh runs"):
        worst_instance(lambda *game: 0.5, *COINS, **SMALL | {"fresh": 400}, proven=True)


@pytest.mark.parametrize(
    "rules", [KNOWS, Rules(2, 3, "full-information", clairvoyant=True)], ids=["bandit", "full"]
)
def test_no_climb_sees_the_runs_that_judge(rules, monkeypatch):
    seen = []

    def listening(kind, place):
        def call(*arguments, **options):
            seen.append(arguments[place])
            return kind(*arguments, **options)

        return call

    monkeypatch.setattr(module, "estimates", listening(sweeping.estimates, 2))
    monkeypatch.setattr(module, "Smooth", listening(module.Smooth, 5))
    found = worst_instance(at_most_ten, rules, *COINS[1:], **SMALL, seed=3)
    fresh = estimate_regret(found.instance, rules, *COINS[1:], 40, seed=7)
    assert len(seen) > 5
    assert all(seed % 2 == 0 for seed in seen)
    assert len(set(seen)) == len(seen)
    assert found.how == FRESH
    assert (found.regret.low, found.regret.high) == fresh.interval


def same(one, other):
    return (
        np.array_equal(one.instance.losses, other.instance.losses)
        and np.array_equal(one.instance.delays, other.instance.delays)
        and (one.regret, one.bound, one.tried) == (other.regret, other.bound, other.tried)
    )


def test_workers_change_no_bit_and_seeds_do(monkeypatch):
    """That processes do what threads do is a test of sweeps."""
    game = (at_most_ten, *COINS[:2], rates.constant(0.5, 0.5))
    asked = []

    def in_threads(client, workers, threads):
        asked.append(workers)
        return crew(client, workers, True)

    crew = sweeping.crew
    monkeypatch.setattr(sweeping, "crew", in_threads)
    found = worst_instance(*game, **SMALL)
    assert found.strategy == CLIMB
    assert same(found, worst_instance(*game, **SMALL, workers=2))
    assert set(asked) == {1, 2}
    assert not same(found, worst_instance(*game, **SMALL, seed=1))


def test_a_search_that_was_interrupted_goes_on_from_its_folder(tmp_path, monkeypatch):
    found = worst_instance(at_most_ten, *COINS, **SMALL)
    worst_instance(at_most_ten, *COINS, **SMALL | {"generations": 2}, folder=tmp_path)
    part = sweeping.manifest(tmp_path)
    played = []
    play = sweeping.played
    monkeypatch.setattr(sweeping, "played", lambda *chunk: [played.append(1), play(*chunk)][1])
    assert same(found, worst_instance(at_most_ten, *COINS, **SMALL, folder=tmp_path))
    whole = sweeping.manifest(tmp_path)
    assert 0 < len(played) == len(whole) - len(part)
    assert all(chunk in whole for chunk in part)

    # there is nobody to play
    monkeypatch.setattr(sweeping, "crew", lambda client, workers, threads: (None, 1, None))
    assert same(found, worst_instance(at_most_ten, *COINS, **SMALL, folder=tmp_path))


EDGES = {
    "one arm": (
        thm_2_1.bound,
        Rules(1, regime="full-information"),
        EVERYTHING,
        thm_2_1.rates,
        4,
        1,
    ),
    "one arm, bandit": (thm_2_1.bound, Rules(1), EVERYTHING, thm_2_1.rates, 30, 1),
    "one round": (thm_2_1.bound, FULL, EVERYTHING, thm_2_1.rates, 1, 0),
    "no delays": (thm_2_1.bound, FULL, EVERYTHING, thm_2_1.rates, 20, 0),
    "no delays, one slot": (
        thm_4_4.bound,
        Rules(2, 1, "full-information"),
        EVERYTHING,
        thm_2_1.rates,
        20,
        0,
    ),
    "no delays, bandit": (thm_2_1.bound, BANDIT, EVERYTHING, thm_2_1.rates, 20, 0),
    "longer than the game": (thm_2_1.bound, FULL, EVERYTHING, thm_2_1.rates, 12, 40),
    "one slot": (thm_4_4.bound, Rules(2, 1, "full-information"), EVERYTHING, thm_2_1.rates, 12, 3),
    "one slot, bandit": (thm_e_1.bound, Rules(2, 1), EVERYTHING, thm_2_1.rates, 3, 1),
    "many slots": (
        thm_4_4.bound,
        Rules(2, 99, "full-information"),
        EVERYTHING,
        thm_2_1.rates,
        12,
        3,
    ),
    "infinite rate": (at_most_ten, FULL, EVERYTHING, rates.constant(np.inf, 1e9), 12, 3),
    "one coin": (at_most_ten, KNOWS, *COINS[1:], 1, 0),
    "batch longer than the game": (
        partial(thm_3_1.bound, batch_size=20),
        Rules(2, 5, "full-information"),
        schedulers.BatchRepresentatives(20),
        thm_3_1.rates,
        9,
        3,
    ),
}


@pytest.mark.parametrize("name", EDGES)
def test_edges(name):
    *player, T, longest = EDGES[name]
    sizes = {"T": T, "longest": longest, "generations": 2, "runs": 4, "fresh": 40}
    found = worst_instance(*player, **sizes, proven=True)
    game = found.instance
    assert (game.T, game.K) == (T, player[1].K)
    assert game.d_max <= longest
    assert found.share.low <= found.share.high
    if game.K == 1:
        assert found.regret.low <= 0 <= found.regret.high < 1e-9


def test_balls_hold_the_regret_of_a_long_game():
    rng = np.random.default_rng(0)
    game = Instance(rng.integers(0, 2, (60, 3)).astype(float), rng.integers(0, 9, 60))
    rules = Rules(3, 2, "full-information")
    found = exact_regret(Player(at_most_ten, rules, EVERYTHING, thm_2_1.rates), game)
    played = simulate(game, rules, EVERYTHING, thm_2_1.rates, seed=0).regret(game)
    assert found.high - found.low < 1e-12
    assert played == pytest.approx(found.low, abs=1e-9)


def test_balls_hold_the_mean_of_a_bandit():
    game = Instance([[0, 1], [1, 0], [0, 1], [0, 1.0]], [1, 0, 0, 2])
    rules = Rules(2, 1)
    found = exact_regret(Player(at_most_ten, rules, EVERYTHING, thm_2_1.rates), game)
    bet = estimate_regret(game, rules, EVERYTHING, thm_2_1.rates, 4000, seed=1)
    assert bet.low < found.low <= found.high < bet.high


def test_changes_stay_within_the_game():
    rng = np.random.default_rng(0)
    game = designs(7, 3, 4)[0]
    for _ in range(300):
        game = changed(game, 4, rng)
        assert game.losses.shape == (7, 3)
        assert set(np.unique(game.losses)) <= {0.0, 1.0}
        assert 0 <= game.delays.min() <= game.d_max <= 4


def test_all_games_are_counted():
    assert len(list(all_games(2, 3, 1))) == count(2, 3, 1) == 20 * 4


def test_a_bound_of_one_schedule_needs_a_scheduler_without_coins():
    with pytest.raises(ValueError, match="scheduler: expected one without coins"):
        worst_instance(thm_4_4.bound, *COINS, T=5, longest=1)


def test_a_start_is_used():
    best = worst_instance(
        thm_2_1.bound, FULL, EVERYTHING, thm_2_1.rates, T=40, longest=3, generations=8
    )
    again = worst_instance(
        thm_2_1.bound,
        FULL,
        EVERYTHING,
        thm_2_1.rates,
        T=40,
        longest=3,
        generations=0,
        start=[best.instance],
    )
    assert again.share == best.share
    none = worst_instance(
        thm_2_1.bound, FULL, EVERYTHING, thm_2_1.rates, T=40, longest=3, generations=0
    )
    assert none.share.high < best.share.low


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"T": 0}, "T: expected an integer of at least 1"),
        ({"longest": -1}, "longest: expected an integer of at least 0"),
        ({"generations": -1}, "generations: expected an integer of at least 0"),
        ({"children": 0}, "children: expected an integer of at least 1"),
        ({"runs": 0}, "runs: expected an integer of at least 1"),
        ({"fresh": 0}, "fresh: expected an integer of at least 1"),
        ({"seed": -1}, "seed: expected an integer of at least 0"),
        ({"error": 0}, r"error: expected a probability in \(0, 1\)"),
        (
            {"start": [Instance([[0, 1]], [0])]},
            "start: expected instances with T = 12, K = 2, delays to 3",
        ),
    ],
)
def test_wrong_arguments_are_named(wrong, message):
    with pytest.raises(ValueError, match=message):
        worst_instance(at_most_ten, *COINS, **SMALL | wrong)


def test_a_negative_bound_is_refused():
    with pytest.raises(ValueError, match="bound: expected a number of at least 0"):
        worst_instance(lambda *game: -1.0, *COINS, **SMALL)


def test_quotient_by_hand():
    pairs = (1.0, 4.0), (0.0, 0.0), (1.0, 0.0), (1.0, float("inf"))
    assert [quotient(*pair) for pair in pairs] == [0.25, 0.0, float("inf"), 0.0]


def test_count_by_hand():
    assert count(T=2, K=2, longest=1) == len(list(all_games(T=2, K=2, longest=1))) == 40


def test_together_by_hand():
    assert together(5, size=3).tolist() == [2, 1, 0, 2, 1]


def test_designs_by_hand():
    assert [game.losses.argmax(axis=1).tolist() for game in designs(T=2, K=2, longest=0)] == [
        [1, 1],
        [0, 1],
    ]
