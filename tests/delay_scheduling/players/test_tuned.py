"""Rates tuned on line: what is proved of each run holds in each run, and the bound on average."""

import math

import numpy as np
import pytest

from delay_scheduling import Instance, Rules, adversaries, check_player, estimate_regret, schedulers
from delay_scheduling.past import reservoirs, stairs, tuned
from delay_scheduling.players.tuned import Tuned, soft_minimum
from delay_scheduling.referee import play
from delay_scheduling.simulation import simulate, uniform_regret

REGIMES = ("bandit", "full-information")


class Watched:
    """Play, and keep ⟨x_t, l̂_t⟩, the estimates, the rates and δ⁺ of all rounds."""

    def __init__(self, scheduler):
        self.player = Tuned(scheduler)(0)
        self.rates = []
        self.settled = []
        for name in ("start", "track", "release"):
            setattr(self, name, getattr(self.player, name))
        settle = self.player.settle

        def kept(found):
            before = self.player.cost
            settle(found)
            self.settled.append((found, self.player.cost - before))

        self.player.settle = kept

    def act(self, t, delay):
        arm = self.player.act(t, delay)
        self.rates.append(self.player.rate)
        return arm

    def observe(self, t, feedback):
        self.player.observe(t, feedback)


@pytest.mark.parametrize("regime", REGIMES)
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("scheduler", [schedulers.TrackEverything(), stairs.for_rounds(300, 4)])
def test_each_run_keeps_the_inequality_of_the_proof(regime, seed, scheduler):
    """Σ ⟨x, l̂⟩ − Σ l̂_i <= w log K + Δ (all settled) + Δ, whatever the losses, for every arm."""
    rng = np.random.default_rng(seed)
    losses = rng.random((400, 3)) < [0.2, 0.5, 0.8]
    losses[:200] = 1 - losses[:200]
    delays = np.append(rng.integers(0, 25, 300), np.zeros(100, int))
    delays[275:] = 0
    player = Watched(scheduler)
    play(player, Instance(losses.astype(float), delays), Rules(3, 4, regime))
    assert not player.player.held  # all that was tracked is settled
    suffered = math.fsum(float(found.x @ found.estimate) for found, _ in player.settled)
    cost = math.fsum(cost for _, cost in player.settled)
    assert player.player.cost == pytest.approx(cost)
    most = player.player.largest * math.log(3) + 2 * cost
    assert suffered - player.player.F.min() <= most * (1 + 1e-9)
    assert suffered - player.player.F.min() > -most  # the test has something to bound
    assert all(np.diff(player.rates) <= 0)
    assert all(
        0 <= cost <= float(found.x @ found.estimate) + 1e-12 for found, cost in player.settled
    )


@pytest.mark.parametrize("regime", REGIMES)
@pytest.mark.parametrize("d", [0, 5])
def test_the_bound_holds_where_uniform_play_is_above_it(regime, d):
    losses = np.zeros((3000, 2))
    losses[:, 1] = 1.0
    game = Instance(losses, np.full(3000, d))
    rules = Rules(2, 30, regime)
    most = tuned.bound(game, rules)
    assert uniform_regret(game) > most
    found = estimate_regret(game, rules, Tuned(), None, 20, seed=0)
    assert found.mean < most / 4


def test_the_price_is_the_root_of_two():
    game = adversaries.fixed(10**6, 4, d=10, seed=0)
    rules = Rules(4, 30)
    best = 2 * math.sqrt(math.log(4) * (4 * 10**6 / 2 + 10**7))
    assert tuned.bound(game, rules) == pytest.approx(math.sqrt(2) * best + math.log(4) + 42)
    with pytest.raises(ValueError, match="capacity above"):
        tuned.bound(game, Rules(4, 3))


def test_it_learns_where_rates_for_the_worst_case_do_not():
    """One loss in twenty-five, late by 100 rounds: user trials look like that."""
    T = 3000
    means = np.broadcast_to([0.1, 0.02, 0.1, 0.1], (T, 4))
    game = Instance(adversaries.coin_flips(means, 0), np.full(T, 100))
    rules = Rules(4, 60, clairvoyant=True)
    scheduler = schedulers.ClairvoyantReservoirs()
    plain = simulate(game, rules, scheduler, reservoirs.clairvoyant_rates, seed=0).regret(game)
    runs = [play(Tuned(scheduler)(r), game, rules).regret(game) for r in range(4)]
    level = uniform_regret(game)
    assert plain > 0.8 * level
    assert np.mean(runs) < 0.6 * level


@pytest.mark.parametrize("regime", REGIMES)
def test_it_breaks_no_rule(regime):
    check_player(Tuned(), Rules(K=3, C=2, regime=regime), games=5)
    check_player(
        Tuned(schedulers.ClairvoyantReservoirs()), Rules(3, 2, regime, clairvoyant=True), games=5
    )


def test_soft_minimum_falls_with_the_rate():
    F = np.array([3.0, 1.0, 2.0])
    values = [soft_minimum(F, rate) for rate in (1e-6, 0.1, 1.0, 10.0, 1e3)]
    assert values == sorted(values, reverse=True)
    assert values[0] == pytest.approx(2.0, abs=1e-5)
    assert values[-1] == pytest.approx(1.0, abs=1e-2)


def test_a_scheduler_that_drops_is_refused():
    with pytest.raises(ValueError, match="scheduler: expected one that drops nothing"):
        Tuned(schedulers.Reservoirs())


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    "scheduler",
    [schedulers.TrackEverything(), schedulers.ClairvoyantReservoirs(), schedulers.Stairs(2.0, 2)],
)
def test_the_compiled_twin_plays_the_same_arms(scheduler, seed):
    rng = np.random.default_rng(seed)
    losses = (rng.random((600, 4)) < [0.3, 0.5, 0.5, 0.7]).astype(float)
    delays = rng.integers(0, 30, 600)
    delays[rng.random(600) < 0.005] = 10**6
    game, rules = Instance(losses, delays), Rules(4, 5, clairvoyant=True)
    literal = play(Tuned(scheduler)(seed), game, rules).actions
    assert Tuned(scheduler).acted(game, rules, seed).tolist() == list(literal)
    full = Rules(4, 5, "full-information", clairvoyant=True)
    assert len(Tuned(scheduler).acted(game, full, seed)) == 600
