"""The interval by betting: a fair game by exact enumeration, coverage, and the ends."""

import functools
import itertools
import math

import numpy as np
import pytest

from delay_scheduling.compiled.elementary import log_product
from delay_scheduling.confidence import (
    BOLDNESS,
    TOGETHER,
    Estimate,
    Interval,
    bets,
    difference,
    hoeffding,
    lower_end,
    slope,
)


def log_capital(sample, m, largest):
    """Return the logarithm of what a gambler against the mean m, above 0, has in the end."""
    return log_product(sample, m, largest, BOLDNESS / m, TOGETHER)


def test_a_bet_is_at_most_its_share():
    won = log_capital(np.array([1.0]), m=0.6, largest=np.array([4.0]))  # the bet is min{4, 1.5}
    assert math.exp(won) == pytest.approx(1.6, rel=1e-12)


@functools.cache
def samples(n):
    """All samples of n coins, with the number of heads."""
    return [
        (np.array(coins, dtype=float), sum(coins)) for coins in itertools.product((0, 1), repeat=n)
    ]


def expected_capital(n, mean, m, foresight=False):
    """Expected capital of the gambler against m,
    for coins of this mean. With foresight it sees the present coin.
    """
    total = 0.0
    for coins, heads in samples(n):
        largest = bets(np.append(coins, 0), 0.1)[1:] if foresight else bets(coins, 0.1)
        total += mean**heads * (1 - mean) ** (n - heads) * math.exp(log_capital(coins, m, largest))
    return total


@pytest.mark.parametrize("mean", [0.1, 0.5, 0.8])
def test_the_game_is_fair_at_the_true_mean_and_no_other(mean):
    assert expected_capital(7, mean, mean) == pytest.approx(1, abs=1e-12)
    assert expected_capital(7, mean, mean + 0.05) < 0.99
    assert expected_capital(7, mean, mean - 0.05) > 1.01


def test_the_game_is_unfair_if_a_bet_sees_its_own_number():
    assert abs(expected_capital(7, 0.1, 0.1, foresight=True) - 1) > 1e-3


@functools.cache
def lower_ends(n, error):
    """The lower ends for all samples of n coins."""
    return [lower_end(coins, error) for coins, _ in samples(n)]


@pytest.mark.parametrize("error", [0.5, 0.2, 0.05])
@pytest.mark.parametrize("n", range(1, 8))
def test_the_interval_misses_no_more_often_than_announced(n, error):
    """Exact, over all samples of up to seven coins;
    each side has half the error. It comes closest at six.
    """
    low = lower_ends(n, error)
    # the mirror image of the first sample is the last, and so on
    high = [1 - end for end in reversed(low)]
    assert high[1] == 1 - lower_end(1 - samples(n)[1][0], error)
    for mean in (0.02, 0.1, 0.5, 0.9):
        chance = [mean**heads * (1 - mean) ** (n - heads) for _, heads in samples(n)]
        assert sum(p for p, end in zip(chance, low, strict=True) if end > mean) <= error / 2
        assert sum(p for p, end in zip(chance, high, strict=True) if end < mean) <= error / 2


def test_the_interval_is_not_idle():
    """It does miss: at a generous error, some samples of a rare coin exclude its mean."""
    found = zip(samples(7), lower_ends(7, 0.5), strict=True)
    missed = sum(0.1**heads * 0.9 ** (7 - heads) for (_, heads), low in found if low > 0.1)
    assert 0 < missed


def test_the_capital_falls_as_m_grows():
    sample = np.random.default_rng(0).random(50)
    largest = bets(sample, 0.01)
    capital = [log_capital(sample, m, largest) for m in np.linspace(0.01, 1, 60)]
    assert np.all(np.diff(capital) < 0)


def test_a_bet_never_costs_everything():
    sample = np.zeros(30)
    assert log_capital(sample, 0.3, bets(sample, 1e-6)) >= 30 * math.log(1 - BOLDNESS)


def test_the_interval_moves_with_the_scale():
    sample = np.random.default_rng(1).random(40)
    unit = Estimate(sample, width=1.0, error=0.01)
    moved = Estimate(3 * sample - 2, width=3.0, error=0.01, floor=-2.0)
    assert moved.interval == pytest.approx((3 * unit.low - 2, 3 * unit.high - 2))
    mirrored = Estimate(1 - sample, width=1.0, error=0.01)
    assert mirrored.interval == pytest.approx((1 - unit.high, 1 - unit.low))


def test_it_is_much_narrower_than_hoeffdings_if_the_numbers_vary_little():
    sample = 0.4 + 0.1 * np.random.default_rng(2).random(64)
    bet = Estimate(sample, width=1.0, error=1e-4)
    assert bet.low < sample.mean() < bet.high
    assert bet.high - bet.low < 0.8 * hoeffding(sample, 1.0, 1e-4)


@pytest.mark.parametrize("error", [1e-6, 0.05])
@pytest.mark.parametrize("n", [5, 20, 100, 400])
def test_on_average_it_is_no_wider_than_hoeffdings(n, error):
    """Not even for fair coins, whose variance is the largest possible;
    a single one is wider by an eighth at most.
    """
    for chance in (0.5, 0.1):
        found = [(rng.random(n) < chance) * 1.0 for rng in map(np.random.default_rng, range(20))]
        radius = hoeffding(found[0], 1.0, error)
        whole = [
            min(1, sample.mean() + radius) - max(0, sample.mean() - radius) for sample in found
        ]
        share = [
            np.ptp(Estimate(sample, 1.0, error).interval) / length
            for sample, length in zip(found, whole, strict=True)
        ]
        assert np.mean(share) <= 1.01
        assert max(share) <= 1.125


def test_no_range_no_doubt():
    assert Estimate(np.full(3, 0.2), width=0.0, floor=0.2).interval == (0.2, 0.2)


def test_numbers_outside_the_range_are_named():
    with pytest.raises(ValueError, match=r"regrets: expected numbers from 0\.0 to 1\.0"):
        Estimate(np.array([0.5, 1.5]), width=1.0)


@pytest.mark.parametrize(
    ("other", "said"), [((3, 1.0), "4 runs, received 3"), ((4, 2.0), "width 1.0, received 2.0")]
)
def test_only_estimates_of_one_game_are_subtracted(other, said):
    runs, width = other
    with pytest.raises(ValueError, match=f"other: expected an estimate of {said}"):
        difference(Estimate(np.zeros(4), width=1.0), Estimate(np.zeros(runs), width=width))


def test_bets_by_hand():
    assert bets(np.array([0.5, 0.9, 0.1]), error=2 * math.exp(-6)).round(9).tolist() == [
        4.0,
        5.656854249,
        6.113120497,
    ]


def test_lower_end_by_hand():
    assert (round(lower_end(np.ones(40), error=0.01), 2), lower_end(np.zeros(40), error=0.01)) == (
        0.86,
        0.0,
    )


def test_the_standard_error_by_hand():
    assert Estimate(np.array([1.0, 3.0]), width=4.0).standard_error == 1.0


def test_a_share_of_an_estimate_has_room_for_its_own_rounding():
    whole = Estimate(np.full(2, 3.0), width=4.0, rounding=0.5, floor=-1.0)
    assert (whole / 4).rounding == (0.5 + 5.0 * 2.0**-51) / 4


def test_an_exponent_from_nothing_has_no_upper_end():
    assert slope(Interval(0.0, 2.0), Interval(8.0, 32.0), ratio=4) == Interval(1.0, math.inf)
