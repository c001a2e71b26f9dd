"""The search for worst cases climbs, repeats itself, and stays among the instances it may try."""

from itertools import pairwise

import numpy as np
import pytest

from delay_scheduling import Rules
from delay_scheduling.experiments.worst_case import climb, mean_share, rewritten, search, share_of
from delay_scheduling.game import Instance, streams
from delay_scheduling.schedulers import Bernoulli, TrackEverything
from delay_scheduling.simulation import run
from delay_scheduling.theorems import thm_2_1, thm_5_1

FULL = Rules(K=2, regime="full-information")
SIZES = {"T": 12, "K": 2, "longest": 3, "steps": 200, "seed": 5}


def regret(instance):
    return run(instance, FULL, TrackEverything(), thm_2_1.rates, *streams(0, 0)).regret(instance)


def test_every_kept_instance_is_worse_than_the_one_before():
    found = [regret(instance) for instance in climb(regret, **SIZES).values()]
    assert len(found) > 5
    assert all(first < second for first, second in pairwise(found))


def test_the_climb_finds_more_than_as_many_random_instances():
    rng = np.random.default_rng(6)
    blind = [Instance(rng.integers(0, 2, (12, 2)).astype(float), rng.integers(0, 4, 12)) for _ in range(200)]
    assert regret(list(climb(regret, **SIZES).values())[-1]) > max(map(regret, blind))


def test_the_same_seed_gives_the_same_climb_and_another_seed_another_one():
    def losses(seed):
        return [game.losses.tolist() for game in climb(regret, **SIZES | {"seed": seed}).values()]

    assert losses(5) == losses(5)
    assert losses(5) != losses(6)


def test_the_last_digits_do_not_steer_the_climb():
    noisy = climb(lambda game: regret(game) + 1e-13 * game.losses.sum(), **SIZES)
    assert list(noisy) == list(climb(regret, **SIZES))


def test_instances_stay_within_the_game():
    rng, game = np.random.default_rng(0), Instance(np.ones((7, 3)), [4] * 7)
    for _ in range(300):
        game = rewritten(game, 4, rng)
        assert game.losses.shape == (7, 3)
        assert set(np.unique(game.losses)) <= {0.0, 1.0}
        assert game.d_max <= 4


def test_without_delays_none_appears():
    assert all(game.D == 0 for game in climb(regret, **SIZES | {"longest": 0}).values())


def test_the_measure_is_the_average_share_and_fresh_coins_differ():
    rules, scheduler = Rules(K=2, C=9, clairvoyant=True), Bernoulli(1.0)
    game = Instance(np.random.default_rng(0).integers(0, 2, (12, 2)).astype(float), [1] * 12)
    settings = {"rules": rules, "scheduler": scheduler, "rates": thm_5_1.rates, "runs": 4}
    share = mean_share(lambda instance, rules: 10, seed=3, **settings)(game)
    runs = [run(game, rules, scheduler, thm_5_1.rates, *streams(3, n)).regret(game) for n in range(4)]
    assert share == pytest.approx(np.mean(runs) / 10)
    assert share_of(lambda instance, rules: 10, game, seed=3, **settings).mean == pytest.approx(share)
    assert share_of(lambda instance, rules: 10, game, seed=4, **settings).mean != pytest.approx(share)


def test_wrong_steps_are_named():
    with pytest.raises(ValueError, match="steps: expected an integer of at least 0"):
        climb(regret, **SIZES | {"steps": -1})


def test_the_search_judges_its_end_by_fresh_coins():
    player = {"rules": Rules(K=2, C=9, clairvoyant=True), "scheduler": Bernoulli(1.0), "rates": thm_5_1.rates}
    sizes = {"T": 12, "longest": 3, "steps": 60}
    step, share = search(lambda instance, rules: 4, **player, **sizes, runs=5, fresh=200)
    fitted = mean_share(lambda instance, rules: 4, **player, runs=5, seed=1)
    last = list(climb(fitted, K=2, seed=0, **sizes))[-1]
    assert step == last
    assert share.low < share.mean < share.high
    assert len(share.regrets) == 200


def test_the_search_gives_a_number_for_a_player_without_coins():
    step, share = search(
        lambda instance, rules: 2, FULL, TrackEverything(), thm_2_1.rates, T=12, longest=3, steps=200, runs=1, fresh=0
    )
    assert share == pytest.approx(regret(climb(regret, **SIZES | {"seed": 0})[step]) / 2)
