"""The ladder: against lists played round by round, its edges, and its bound."""

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest

import delay_scheduling as ds
from delay_scheduling.exact.ladder import outcomes
from delay_scheduling.ladder import Ladder, Returning, difficulty, epochs, levels
from delay_scheduling.theorems import ladder as theorem

BANDIT, FULL = (ds.Rules(K=2, C=12, regime=regime) for regime in ds.game.REGIMES)


def play(delays, uniforms, slots, chances, budgets, epochs):
    """Return what `climb` returns, with one list of ends for each level."""
    J = len(chances)
    held, spent, j, rows = [[] for _ in range(J)], [0] * J, 0, []
    for t, d in enumerate(delays):
        if epochs[t] != epochs[max(t - 1, 0)]:
            j, spent = 0, [0] * J
        before, level = sum(map(len, held)), j
        lost = j == J or len(held[j]) == slots
        chance = 1.0 if j == J else chances[j]
        observed = not lost and uniforms[t] < chance
        if observed:
            held[j].append(t + d)
        rows.append((observed, chance, before, sum(map(len, held)), level, lost))
        held = [[end for end in ends if end != t] for ends in held]
        if j < J and lost:
            spent[j] += 1
            j += spent[j] == budgets[epochs[t]][j]
    return [list(column) for column in zip(*rows, strict=True)]


@pytest.mark.parametrize("seed", range(25))
def test_each_level_plays_its_slots(seed):
    from delay_scheduling.compiled.ladder import climb

    rng = np.random.default_rng(seed)
    T = int(rng.integers(1, 80))
    delays = rng.integers(0, rng.choice([1, 4, 20, 2 * T]), T, endpoint=True)
    chances, budgets = np.array([1.0, 0.25, 1 / 16]), rng.integers(1, 5, (3, 3))
    epochs = np.sort(rng.integers(0, 3, T))
    case = delays, rng.random(T), int(rng.integers(1, 4)), chances, budgets, epochs
    assert [found.tolist() for found in climb(*case)] == play(*case)


@pytest.mark.parametrize("restart", [0, 2, 3])
@pytest.mark.parametrize("delays", list(itertools.product((0, 1, 9), repeat=4)))
def test_all_courses_are_those_of_the_loop(delays, restart):
    from delay_scheduling.compiled.ladder import climb

    chances, budgets = (Fraction(1, 2), Fraction(1, 4)), (2, 1)
    courses = outcomes(delays, chances, budgets, restart=restart)
    epochs = np.arange(4) >= max(restart, 0)
    assert sum(course.probability for course in courses) == 1
    for course in courses:
        uniforms = 1 - np.array(course.observed)  # heads as the course says
        found = climb(
            np.array(delays), uniforms, 1, np.array(chances, float), np.array([budgets] * 2), epochs.astype(int)
        )
        for name, row in zip(("observed", "chances", "level", "lost"), (*found[:2], *found[4:]), strict=True):
            assert row.tolist() == list(getattr(course, name))


def test_levels_reach_the_horizon():
    for T in (1, 2, 9, 1000):
        for rules in (BANDIT, FULL):
            J, scale = levels(T, rules), math.sqrt(difficulty(T, rules))
            assert 2**J * scale >= T
            assert J == 1 or 2 ** (J - 1) * scale < T


def test_schedule_keeps_to_the_capacity():
    delays = np.full(3000, 5000)
    schedule = Ladder().sample(delays, BANDIT, np.random.default_rng(0))
    slots, top = 12 // levels(3000, BANDIT), schedule.level.max()
    assert top >= 2
    assert slots * top <= schedule.after.max() <= slots * (top + 1)  # nothing ever returns: each level fills up
    assert not schedule.observed[schedule.lost].any()


def test_beyond_the_last_level_all_is_lost():
    from delay_scheduling.compiled.ladder import climb

    observed, _, _, after, level, lost = climb(
        np.full(9, 99), np.zeros(9), 1, np.ones(2), np.array([[2, 1]]), np.zeros(9, int)
    )
    assert level.tolist() == [0, 0, 0, 1, 1, 2, 2, 2, 2]
    assert observed.tolist() == [True, False, False, True] + [False] * 5
    assert lost.tolist() == (~observed).tolist()
    assert after.max() == 2


def test_no_delay_is_never_lost():
    schedule = Ladder().sample(np.zeros(500, int), FULL, np.random.default_rng(0))
    assert schedule.observed.all()
    assert schedule.level.max() == 0


def test_rates_use_what_is_held():
    delays = [1, 1, 0, 0]
    schedule = Ladder().sample(delays, ds.Rules(K=2, C=4), np.random.default_rng(0))
    assert schedule.observed.all()
    inverse = theorem.rates(schedule, ds.Rules(K=2, C=4))
    assert inverse.inv_alpha == pytest.approx(np.sqrt([1, 2, 3, 4]))
    assert inverse.inv_beta == pytest.approx(np.sqrt(np.array([0, 2, 4, 4]) / math.log(2)))


@pytest.mark.parametrize("rules", [BANDIT, FULL])
def test_the_bound_holds_and_can_fail(rules):
    T = 10000
    coins = ds.adversaries.coin_flips(np.tile([0.05, 0.95], (T, 1)), seed=1)
    rules = ds.Rules(K=2, C=1000, regime=rules.regime)
    game = ds.Instance(coins, np.full(T, 2))
    limit = theorem.bound(game, rules)
    assert ds.simulate(game, rules, Ladder(), theorem.rates, seed=1).regret(game) < limit
    assert ds.simulation.uniform_regret(game) > limit


def test_bound_by_hand():
    sizes = {"K": 2, "T": 200, "D": 8000, "C_0": 1, "J": 4, "rho": 2}
    by_hand = 14 * (400 * 8000) ** (1 / 3) + math.sqrt(8 * 8000 * math.log(2)) + 4
    assert theorem.bound.at("bandit", **sizes) == pytest.approx(by_hand)


@pytest.mark.parametrize("step", [1, 0.5, math.inf, math.nan, "2"])
def test_a_wrong_step_is_refused(step):
    with pytest.raises(ValueError, match="step"):
        Ladder(step)


def test_too_few_slots_are_refused():
    with pytest.raises(ValueError, match="one slot for each level"):
        Ladder().sample(np.zeros(10**4, int), ds.Rules(K=2, C=2), np.random.default_rng(0))


def test_one_arm_is_refused():
    with pytest.raises(ValueError, match="two arms"):
        Ladder().sample([0, 0], ds.Rules(K=1, C=2), np.random.default_rng(0))


def test_epochs_are_powers_of_four():
    assert [int(np.argmax(epochs(100) == e)) + 1 for e in range(4)] == [1, 4, 16, 64]
    assert epochs(1).tolist() == [0]
    assert all(len(epochs(T)) == T and epochs(T)[-1] == (T.bit_length() - 1) // 2 for T in (3, 4, 15, 16, 17, 63, 64))


def test_the_returning_ladder_does_not_look_ahead():
    delays = ds.adversaries.heavy_tailed_delays(300, mean_delay=20, seed=0)
    short, long = (Returning(4).sample(delays[:T], BANDIT, np.random.default_rng(0)) for T in (150, 300))
    for name in ("observed", "p", "level", "lost", "after"):
        assert np.array_equal(getattr(long, name)[:150], getattr(short, name))


def test_the_returning_ladder_starts_at_the_bottom_and_keeps_its_slots():
    schedule = Returning(4).sample(np.full(3000, 5000), BANDIT, np.random.default_rng(0))
    assert (schedule.level[[3, 15, 63, 255, 1023]] == 0).all()
    assert schedule.level.max() >= 2
    assert schedule.after.max() <= 12
    assert schedule.lost[3:][schedule.level[3:] == 0].all()  # its slots are taken for good


def test_the_bound_without_horizon_by_hand():
    sizes = {"K": 2, "T": 200, "D": 8000, "C_0": 1, "J": 5, "rho": 2, "epochs": 4}
    by_hand = 4.2 * 14 * (400 * 8000) ** (1 / 3) + math.sqrt(8 * 8000 * math.log(2)) + 20
    assert theorem.anytime.at("bandit", **sizes) == pytest.approx(by_hand)
    with pytest.raises(ValueError, match="horizon"):
        theorem.anytime.at("bandit", **sizes | {"J": 4})


@pytest.mark.parametrize(("levels", "step"), [(0, 2.0), (2.5, 2.0), (2, 1.0), (2, math.inf)])
def test_wrong_arguments(levels, step):
    with pytest.raises(ValueError, match=r"levels|step"):
        Returning(levels, step)
    with pytest.raises(ValueError, match="rules"):
        Returning(13).sample([1], BANDIT, np.random.default_rng(0))
