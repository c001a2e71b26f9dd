"""Levels and few rounds without end: probabilities by hand, exact games, and the bound."""

import math
from fractions import Fraction

import numpy as np
import pytest

import delay_scheduling as ds
from delay_scheduling import Instance, Rules
from delay_scheduling.past import few_endless
from delay_scheduling.schedulers import Levels
from lab.exact import levels

ENDLESS = 2**31 - 1


def test_probabilities_by_hand():
    assert few_endless.probabilities(10**6, 1) == pytest.approx((0.01,))
    assert few_endless.probabilities(2**9, 2) == pytest.approx((2**-1, 2**-3))
    assert few_endless.probabilities(2**27, 3) == pytest.approx((2**-1, 2**-3, 2**-9))


def test_levels_by_hand():
    """p = 1/2 with nothing held, 1/4 with one round, as in rounds 3, 4 and 6."""
    uniforms = np.array([0.6, 0.4, 0.3, 0.2, 0.4, 0.1])
    schedule = Levels((0.5, 0.25)).played([0, 2, 0, 0, 9, 9], uniforms, 2)
    assert schedule.p.tolist() == [0.5, 0.5, 0.25, 0.25, 0.5, 0.25]
    assert schedule.observed.tolist() == [False, True, False, True, True, True]
    assert not schedule.lost.any()


@pytest.mark.parametrize("C", [1, 2])
@pytest.mark.parametrize("m", [1, 2, 3])
def test_high_levels_are_rare(C, m):
    """P(level j occurs) is at most binom(m, j) p_0 ... p_{j − 1}, for delays of any length."""
    q, T, reached = Fraction(2), 6, False
    chances = [1 / q ** (3**j) for j in range(C)]
    for delays in levels.games(T, m, (1, 2, 9)):
        for j in range(1, C + 1):
            chance = levels.reaching(delays, chances, j)
            limit = levels.limit(m, chances, j)
            assert chance <= limit
            reached |= chance == limit and chance > 0
    assert reached or m > C


def test_the_package_plays_these_levels():
    delays = [0, 9, 0, 2, 9, 0, 0]
    chances = (0.5, 0.25)
    exact = levels.reaching(delays, [Fraction(1, 2), Fraction(1, 4)], 2)
    rng, n = np.random.default_rng(0), 20_000
    scheduler, rules = Levels(chances), Rules(K=2, C=2)
    seen = sum(scheduler.sample(delays, rules, rng).before.max() >= 2 for _ in range(n)) / n
    assert seen == pytest.approx(float(exact), abs=5 * math.sqrt(float(exact) / n))


@pytest.mark.parametrize("regime", ds.game.REGIMES)
def test_the_regret_is_below_the_bound(regime):
    T, C = 4000, 2
    delays = np.zeros(T, int)
    delays[[0, 900]] = ENDLESS
    instance = Instance(np.tile([0.0, 1.0], (T, 1)), delays)
    rules = Rules(K=2, C=C, regime=regime)
    found = ds.estimate_regret(
        instance, rules, few_endless.scheduler(T, C), few_endless.rates, 24, seed=1
    )
    assert found.mean < few_endless.bound(instance, rules) < T / 2


def test_the_bound_by_hand():
    # two rounds without end, C = 2: 2 + ((4 √2 − 2) (1 + 2) + 1) 512^(5/9)
    delays = [ENDLESS, ENDLESS] + [0] * 510
    instance = Instance([[0.0, 1.0]] * 512, delays)
    value = 2 + ((4 * math.sqrt(2) - 2) * 3 + 1) * 512 ** (5 / 9)
    assert few_endless.bound(instance, Rules(K=2, C=2)) == pytest.approx(value)
    assert few_endless.choices(3, 2) == {"endless": 3, "ways": 4, "last": 3}


def test_a_loop_plays_levels():
    instance = Instance([[0.0, 1.0]] * 200, [ENDLESS] + [0] * 199)
    game = Rules(K=2, C=2), few_endless.scheduler(200, 2), few_endless.rates
    online = ds.Online(*game, seed=3)
    played = [move.arm for move in ds.online.moves(online, instance)]
    assert played == ds.simulate(instance, *game, seed=3).actions.tolist()


def refuses(call, message):
    with pytest.raises(ValueError, match=message):
        call()


def test_wrong_arguments():
    refuses(lambda: Levels(()), r"chances: expected numbers in \(0, 1\], at least one")
    refuses(lambda: Levels((0.5, 0.0)), "chances: expected numbers")
    refuses(
        lambda: Levels((1.0, 1.0)).sample([1], Rules(K=2, C=1), np.random.default_rng(0)),
        "rules: expected a capacity of at least 2",
    )
    refuses(lambda: few_endless.probabilities(0, 1), "T: expected an integer of at least 1")
    middle = Instance([[0.0, 1.0]] * 9, [3] + [0] * 8)
    refuses(
        lambda: few_endless.bound(middle, Rules(K=2, C=1)),
        "instance: expected one whose delays are 0",
    )
