"""Algorithm 2 on tiny games: two exact routes agree, broken ones do not, and the theorems hold."""

import itertools
from fractions import Fraction

import numpy as np
import pytest

from delay_scheduling.schedulers import Bernoulli, Coin, Pareto
from delay_scheduling.theorems import thm_4_4, thm_e_1
from lab.exact import courses
from lab.exact.batches import rates_3_1, rational
from lab.exact.literal import estimator
from lab.exact.schedules import ScheduledGame, Scripted, game_of, past, proxy_laws
from proofbook.expectation import as_ball

HALF = Fraction(1, 2)
SCHEDULERS = [Coin(0.5), Bernoulli(0.5), Pareto(0.5)]
LOSSES = ((0, 1), (1, HALF))
FULL = "full-information"


@pytest.mark.parametrize("regime", ["bandit", FULL])
@pytest.mark.parametrize("C", [1, 2])
@pytest.mark.parametrize("scheduler", SCHEDULERS, ids=str)
def test_the_two_routes_have_the_same_law(scheduler, C, regime):
    for delays in itertools.product(range(3), repeat=2):
        game = game_of(scheduler, LOSSES, delays, C)
        law = game.law(regime, rational)
        assert {(run.coins, run.actions): q for q, run in law.pairs} == game.reduced(
            regime, rational
        )
        assert law.chance(lambda run: True) == 1


class Unweighted(Scripted):
    """Forgets to divide by p."""

    def __init__(self, proxies, actions, p, learner):
        super().__init__(proxies, actions, [Fraction(1)] * len(p), learner)


def test_the_routes_differ_without_the_weight():
    game = game_of(Coin(0.5), LOSSES, (0, 0), 1)
    law = game.law("bandit", rational, Unweighted)
    assert {(run.coins, run.actions): q for q, run in law.pairs} != game.reduced("bandit", rational)


def reduced_regret(game, regime, rates):
    """Return the ball of E[R̃_{T, i*}], the expected regret of Algorithm 3 with the losses z_t l_t,
    against i*.
    """
    return game.proxies.mean(lambda d: game.tiny(d, regime, rates).regret(game.best))


@pytest.mark.parametrize("regime", ["bandit", FULL])
@pytest.mark.parametrize("scheduler", SCHEDULERS, ids=str)
def test_the_theorems_hold_on_tiny_games(scheduler, regime):
    for C, delays in itertools.product((1, 2), itertools.product(range(3), repeat=2)):
        game = game_of(scheduler, LOSSES, delays, C)
        rates = rates_3_1(2, regime)
        regret = game.regret(regime, rates)
        assert regret < game.right_side(thm_4_4.bound.expr[regime], regime, rates)
        assert regret < game.right_side(thm_e_1.bound.expr[regime], regime, rates)
        assert not regret > reduced_regret(game, regime, rates) + as_ball(sum(game.overflow))


def test_right_side_by_hand():
    # one round, p = 1/2, α = β = 1: E z² = 2; bandit 2 √2 + 2 √2 + log 2
    game = ScheduledGame(((0, 1),), (0,), 1, ({-1: HALF, 0: HALF},))
    value = game.right_side(thm_4_4.bound.expr["bandit"], "bandit", lambda sizes: (1, 1))
    assert float(value) == pytest.approx(4 * np.sqrt(2) + np.log(2))


def test_overflow_by_hand():
    coin = {-1: HALF, 9: HALF}
    game = ScheduledGame(((0, 1),) * 3, (1, 1, 1), 1, (coin,) * 3)
    assert game.overflow == [0, HALF, Fraction(1, 4)]


def test_outcomes_by_hand():
    coin = {-1: HALF, 9: HALF}
    game = ScheduledGame(((0, 1),) * 2, (1, 1), 1, (coin, coin))
    tracked, blocked = (
        next(o for o in game.outcomes.courses if o.coins == coins) for coins in ((-1, 9), (9, 9))
    )
    assert (tracked.sizes, tracked.observed, tracked.z, tracked.e) == (
        (0, 0),
        (0, 1),
        (0, 2),
        (1, 1),
    )
    assert (blocked.sizes, blocked.observed, blocked.z, blocked.e) == (
        (0, 1),
        (1, 0),
        (2, 0),
        (1, 0),
    )
    # round 2 is seen with probability 1/2 if round 1 left the slot free, else never
    given = game.outcomes.means(lambda o: o.observed[1], courses.past(2))
    assert given == {(-1,): HALF, (9,): 0}


def test_bad_games_are_refused():
    with pytest.raises(ValueError, match="powers of 2"):
        ScheduledGame(((Fraction(1, 3), 0),), (0,), 1, ({0: Fraction(1)},))
    with pytest.raises(ValueError, match="1 laws"):
        ScheduledGame(((0, 1),), (0,), 1, ())
    with pytest.raises(ValueError, match="above 0"):
        ScheduledGame(((0, 1),), (4,), 1, ({3: Fraction(1)},))


@pytest.mark.parametrize("kind", [Bernoulli, Pareto])
def test_a_limit_on_the_average_changes_the_exact_law(kind):
    """Finding F1 of a user: the exact law was that of a scheduler without the limit."""
    delays = (1, 0, 1, 0)
    scheduler = kind(0.5, expected_capacity=1.5)
    laws = proxy_laws(scheduler, delays, 2)
    observed = [
        sum(p for proxy, p in law.items() if proxy >= d)
        for law, d in zip(laws, delays, strict=True)
    ]
    assert np.allclose([float(p) for p in observed], scheduler.probabilities(delays, 2), rtol=1e-12)
    assert not np.allclose(
        scheduler.probabilities(delays, 2), kind(0.5).probabilities(delays, 2), rtol=0.1
    )


# one round that a fair coin observes, and another
GAME = game_of(Coin(0.5), ((0, 1), (0, 1)), (0, 0), 1)
LAW = GAME.law("bandit", rational)


def mean_gap(weights):
    """Return E Σ of a weight a round times the gap."""
    return LAW.mean(lambda run: GAME.gap(run, weights(run)))


def test_the_first_round_costs_one_half():
    first = mean_gap(lambda run: (1, 0))
    assert first == mean_gap(lambda run: (run.z[0], 0)) == HALF
    assert mean_gap(lambda run: (run.observed[0], 0)) == HALF / 2


def test_three_ways_to_the_reduced_regret():
    z = mean_gap(lambda run: run.z)
    assert z == GAME.conditioned_gap(LAW) == GAME.reduced_gap(rational)
    assert z > HALF
    assert GAME.reduced_gap(rational, rival=max) < 0


def test_equal_chances_are_wrong_for_a_coin_that_is_not_fair():
    game = game_of(Coin(0.25), GAME.losses, GAME.delays, 1)
    law = game.law("bandit", rational)
    assert game.conditioned_gap(law) == law.mean(lambda run: game.gap(run, run.z))
    assert game.conditioned_gap(law, weigh=False) != game.conditioned_gap(law)


def test_coin_and_action_are_independent_and_action_and_loss_are_not():
    def seen(run):
        return run.observed[1]

    def action(run):
        return run.actions[1]

    assert all(both == product for both, product in LAW.joint(seen, action, past(2)))
    assert any(
        both != product for both, product in LAW.joint(action, lambda run: run.losses[1], past(2))
    )


def test_estimator_by_hand():
    half = Fraction(1, 2)
    assert estimator([1, 1], 0, [half, half], "bandit") == [Fraction(2, 1), Fraction(0, 1)]
