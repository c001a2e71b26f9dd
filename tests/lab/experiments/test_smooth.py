"""The regret as a function of the losses is that of the simulation,
and its gradient that of finite differences.
"""

import numpy as np
import pytest

from delay_scheduling import Instance, Rates, Rules, rates, schedulers, simulate
from delay_scheduling.theorems import thm_2_1, thm_3_1, thm_5_1, thm_5_2
from lab.experiments import smooth

RUNS = 3
STEP = 1e-6


def both(schedule, rules):
    """Return rates of both kinds: full information, too, may play the hybrid regularizer."""
    t = np.arange(1.0, schedule.plays + 1)
    return Rates(np.sqrt(t), 1 + t)


def tsallis(schedule, rules):
    return Rates(np.ones(schedule.plays), np.zeros(schedule.plays))


PLAYERS = {
    "everything": (
        Rules(3, regime="full-information"),
        schedulers.TrackEverything(),
        thm_2_1.rates,
    ),
    "one slot": (Rules(2, 1, "full-information"), schedulers.TrackEverything(), thm_2_1.rates),
    "one arm": (Rules(1, 1, "full-information"), schedulers.TrackEverything(), thm_2_1.rates),
    "hybrid": (Rules(3, regime="full-information"), schedulers.TrackEverything(), both),
    "Tsallis": (Rules(2, regime="full-information"), schedulers.TrackEverything(), tsallis),
    "batches": (Rules(3, 5, "full-information"), schedulers.BatchRepresentatives(2), thm_3_1.rates),
    "long batches": (
        Rules(2, 5, "full-information"),
        schedulers.BatchRepresentatives(50),
        thm_3_1.rates,
    ),
    "Bernoulli": (
        Rules(2, 12, "full-information", clairvoyant=True),
        schedulers.Bernoulli(1.0),
        thm_5_1.rates,
    ),
    "Pareto": (
        Rules(3, 12, "full-information", preemptive=True),
        schedulers.Pareto(1.0),
        thm_5_2.rates(1.0, 6),
    ),
    "constant": (
        Rules(2, 2, "full-information"),
        schedulers.Coin(0.5),
        rates.constant(np.inf, 0.3),
    ),
}


def game_of(name):
    rules, *player = PLAYERS[name]
    rng = np.random.default_rng(0)
    instance = Instance(rng.random((13, rules.K)), rng.integers(0, 7, 13))
    return instance, rules, player, smooth.Smooth(instance.delays, rules, *player, RUNS, seed=4)


def differences(game, losses):
    found = np.zeros(losses.shape)
    for entry in np.ndindex(*losses.shape):
        nudge = np.zeros(losses.shape)
        nudge[entry] = STEP
        found[entry] = (game(losses + nudge)[0] - game(losses - nudge)[0]) / (2 * STEP)
    return found


@pytest.mark.parametrize("name", PLAYERS)
def test_the_regret_is_that_of_the_simulation(name):
    instance, rules, player, game = game_of(name)
    played = [
        simulate(instance, rules, *player, seed=4, replicate=run).expected_losses.sum()
        for run in range(RUNS)
    ]
    assert game(instance.losses)[0] == pytest.approx(
        np.mean(played) - instance.losses[:, 0].sum(), abs=1e-10
    )


@pytest.mark.parametrize("name", PLAYERS)
def test_the_gradient_is_that_of_finite_differences(name):
    instance, _, _, game = game_of(name)
    assert game(instance.losses)[1] == pytest.approx(differences(game, instance.losses), abs=1e-7)


@pytest.mark.parametrize("name", ["everything", "hybrid", "Tsallis", "batches", "Bernoulli"])
def test_a_wrong_curvature_is_noticed(name, monkeypatch):
    monkeypatch.setattr(smooth, "curvature", lambda x, *rates: 1 / x**2)
    instance, _, _, game = game_of(name)
    assert game(instance.losses)[1] != pytest.approx(differences(game, instance.losses), abs=1e-4)


def test_flips_raise_the_regret_and_keep_losses_in_zero_and_one():
    *_, game = game_of("everything")
    before = np.random.default_rng(1).integers(0, 2, (13, 3)).astype(float)
    after, regret = smooth.flipped(game, before)
    assert set(np.unique(after)) <= {0.0, 1.0}
    assert regret == game(after)[0] > game(before)[0] + 1


def test_no_flip_that_the_gradient_likes_is_left():
    *_, game = game_of("Bernoulli")
    losses, regret = smooth.flipped(game, np.zeros((13, 2)))
    assert losses.any()
    again, same = smooth.flipped(game, losses)
    assert np.array_equal(losses, again)
    assert regret == same


def test_bandits_are_refused():
    with pytest.raises(ValueError, match="rules: expected full information"):
        smooth.Smooth([0], Rules(2), schedulers.TrackEverything(), thm_2_1.rates, 1, 0)
