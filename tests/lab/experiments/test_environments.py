"""The fourteen kinds of games are what their names say, and regrets in means lie in their range."""

import numpy as np
import pytest

from lab.experiments import environments

T, K = 1000, 4
GAMES = {name: make(T, K, seed=3) for name, make in environments.ALL.items()}


def test_there_are_fourteen_and_each_says_what_it_tests():
    assert len(GAMES) == 14
    assert all(make.__doc__.startswith("Test ") for make in environments.ALL.values())
    assert set(environments.STATIONARY) < set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_losses_are_drawn_with_their_means(name):
    game = GAMES[name]
    assert game.instance.losses.shape == game.means.shape == (T, K)
    assert abs((game.instance.losses - game.means).mean()) < 6 * 0.5 / np.sqrt(T * K)
    assert not game.means.flags.writeable
    again = environments.ALL[name](T, K, seed=3)
    assert np.array_equal(game.instance.losses, again.instance.losses)
    other = environments.ALL[name](T, K, seed=4)
    assert not np.array_equal(game.instance.losses, other.instance.losses)


@pytest.mark.parametrize("name", GAMES)
def test_no_player_leaves_the_range(name):
    game = GAMES[name]
    best = game.means.argmin(axis=1)
    worst = game.means.argmax(axis=1)
    slack = 1e-9 * T
    assert game.floor - slack <= game.regret(best) <= game.regret(worst)
    assert game.regret(worst) <= game.floor + game.width + slack
    fixed = [game.regret(np.full(T, arm)) for arm in range(K)]
    assert min(fixed) == pytest.approx(0)


@pytest.mark.parametrize("name", environments.STATIONARY)
def test_losses_that_are_drawn_alike_have_one_best_arm(name):
    game = GAMES[name]
    assert (game.means == game.means[0]).all()
    assert game.floor == 0


def test_delays_are_what_the_names_say():
    delays = {name: game.instance.delays for name, game in GAMES.items()}
    assert not delays["no delay"].any()
    assert set(delays["constant 200"]) == {200}
    assert delays["first 8 endless"][:8].min() > T > delays["first 8 endless"][8:].max()
    assert 0 < np.mean(delays["1 % endless"] > T) < 0.03
    assert delays["growing t / 20"][-1] == 50
    assert np.mean(delays["bursts"] > 0) == pytest.approx(0.2)
    quick = delays["quick feedback misleads"] == 0
    means = GAMES["quick feedback misleads"].means
    [wrong] = set(means[quick].argmin(axis=1).tolist())
    [right] = set(means[~quick].argmin(axis=1).tolist())
    assert right == means.sum(axis=0).argmin() != wrong


def test_who_takes_the_long_rounds_sees_the_wrong_arm_lead():
    """In "full slots mislead" another arm is best in the rounds that greedy play observes."""
    game = GAMES["full slots mislead"]
    position = np.arange(T) % 200
    seen = position < 28
    assert game.means.sum(axis=0).argmin() != game.means[seen].sum(axis=0).argmin()
    long = (position >= 20) & (position < 28)
    assert set((position + game.instance.delays)[long]) == {199}


def test_the_best_arm_is_not_always_the_same():
    best = {
        int(environments.no_delay(50, K, seed).means.sum(axis=0).argmin()) for seed in range(30)
    }
    assert best == set(range(K))
