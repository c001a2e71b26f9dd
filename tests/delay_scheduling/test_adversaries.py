"""The seeded adversaries: ranges, laws, prefixes."""

import math

import numpy as np
import pytest

from delay_scheduling.adversaries import (
    easy,
    fixed,
    geometric_delays,
    heavy_tailed,
    heavy_tailed_delays,
    hidden_arm,
    hidden_blocks,
    mixed,
    stochastic_losses,
    switching,
    switching_losses,
)
from delay_scheduling.validation import LONGEST_DELAY

MAKERS = {
    "easy": lambda T, seed=0, mean=9, K=3: easy(T, K, mean, seed),
    "switching": lambda T, seed=0, mean=9, K=3: switching(T, K, mean, seed, period=7),
    "heavy_tailed": lambda T, seed=0, mean=9, K=3: heavy_tailed(T, K, mean, seed),
    "fixed": lambda T, seed=0, mean=9, K=3: fixed(T, K, mean, seed),
}


@pytest.mark.parametrize("name", MAKERS)
def test_a_longer_horizon_leaves_earlier_rounds_unchanged(name):
    long = MAKERS[name](50)
    short = MAKERS[name](20)
    assert np.array_equal(long.losses[:20], short.losses)
    assert np.array_equal(long.delays[:20], short.delays)


@pytest.mark.parametrize("name", MAKERS)
def test_the_seed_decides_everything(name):
    one, same, other, large = (MAKERS[name](50, seed) for seed in (1, 1, 2, 2**32 + 1))
    assert np.array_equal(one.losses, same.losses)
    assert np.array_equal(one.delays, same.delays)
    for different in (other, large):
        assert not np.array_equal(one.losses, different.losses)
        assert name == "fixed" or not np.array_equal(one.delays, different.delays)


@pytest.mark.parametrize("name", MAKERS)
def test_losses_do_not_depend_on_delays(name):
    assert np.array_equal(MAKERS[name](50).losses, MAKERS[name](50, mean=1).losses)


@pytest.mark.parametrize("K", [1, 4])
@pytest.mark.parametrize("name", MAKERS)
def test_shapes_and_ranges(name, K):
    instance = MAKERS[name](400, K=K)
    assert instance.losses.shape == (400, K)
    assert set(np.unique(instance.losses).tolist()) == {0.0, 1.0}
    assert instance.delays.dtype == np.int64
    assert not instance.losses.flags.writeable


# Laws. With a probability of 10^-9 an average of n numbers from [0, 1] is farther than this from
# its mean (Hoeffding)

T = 100_000


def farthest(n):
    """Return Hoeffding's radius."""
    return math.sqrt(math.log(2e9) / (2 * n))


@pytest.mark.parametrize("gap", [0, 0.2, 0.5])
def test_stochastic_losses_have_their_means(gap):
    means = stochastic_losses(T, 3, gap, seed=1).mean(axis=0)
    assert abs(means - [0.5 - gap, 0.5, 0.5]).max() <= farthest(T)


def test_switching_losses_have_their_means():
    losses = switching_losses(T, 3, period=1000, seed=1)
    leader = np.arange(T) // 1000 % 3
    for arm in range(3):
        assert abs(losses[leader == arm, arm].mean() - 0.3) <= farthest(np.sum(leader == arm))
        assert abs(losses[leader != arm, arm].mean() - 0.5) <= farthest(np.sum(leader != arm))


@pytest.mark.parametrize("mean", [0.1, 1, 40])
def test_geometric_delays_have_their_law(mean):
    delays = geometric_delays(T, mean, seed=1)
    for n in (1, 2, 5, 50):
        assert abs(np.mean(delays >= n) - (mean / (1 + mean)) ** n) <= farthest(T)


@pytest.mark.parametrize("tail", [1.1, 1.5, 3.0])
@pytest.mark.parametrize("mean", [0.1, 40])
def test_heavy_tailed_delays_have_their_law(mean, tail):
    delays = heavy_tailed_delays(T, mean, seed=1, tail=tail)
    for n in (1, 2, 50, 500):
        assert abs(np.mean(delays >= n) - (1 + n / (mean * (tail - 1))) ** -tail) <= farthest(T)


def test_losses_and_delays_are_independent():
    instance = easy(T, 1, 1, seed=3, gap=0)
    both = np.mean((instance.losses[:, 0] == 1) & (instance.delays >= 1))
    assert abs(both - 0.25) <= farthest(T)


# Extremes


def test_extreme_delays():
    assert not geometric_delays(50, 0, seed=0).any()
    assert not geometric_delays(50, 1e-300, seed=0).any()
    assert not geometric_delays(50, 5e-324, seed=0).any()
    assert geometric_delays(50, LONGEST_DELAY, seed=0).max() == LONGEST_DELAY
    assert heavy_tailed_delays(50, LONGEST_DELAY, seed=0).max() == LONGEST_DELAY
    assert fixed(5, 2, LONGEST_DELAY, seed=0).d_max == LONGEST_DELAY


def test_a_single_arm_leads_every_period():
    assert abs(switching_losses(T, 1, 10, seed=0).mean() - 0.3) <= farthest(T)


def test_mixed_delays_tell_the_better_arm():
    instance = mixed(T, 3, long_delay=7, seed=4, short=0.2)
    is_short = instance.delays == 0
    assert set(instance.delays.tolist()) == {0, 7}
    assert np.array_equal(instance.losses.argmin(axis=1), is_short.astype(int))
    assert np.all(instance.losses.sum(axis=1) == 2)
    assert abs(is_short.mean() - 0.2) <= farthest(T)
    longer = mixed(T + 5, 3, 9, seed=4, short=0.2)
    other = mixed(T, 3, 7, seed=5, short=0.2)
    assert np.array_equal(longer.losses[:T], instance.losses)
    assert not np.array_equal(other.losses, instance.losses)


SIZE = "{}: expected an integer of at least 1, received {}"
MEAN = "mean_delay: expected a number {}, received {}"


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: easy(0, 2, 1, 0), SIZE.format("T", 0)),
        (lambda: easy(2.5, 2, 1, 0), SIZE.format("T", 2.5)),
        (lambda: easy(5, 0, 1, 0), SIZE.format("K", 0)),
        (lambda: switching(-1, 2, 1, 0), SIZE.format("T", -1)),
        (lambda: switching(5, 0, 1, 0), SIZE.format("K", 0)),
        (lambda: switching(5, 2, 1, 0, period=0), SIZE.format("period", 0)),
        (lambda: heavy_tailed(0, 2, 1, 0), SIZE.format("T", 0)),
        (lambda: geometric_delays(0, 1, 0), SIZE.format("T", 0)),
        (lambda: geometric_delays(0, 0, 0), SIZE.format("T", 0)),
        (lambda: fixed(0, 2, 1, 0), SIZE.format("T", 0)),
        (lambda: fixed(5, 2, 1.5, 0), "delays: expected integers, received dtype('float64')"),
        (
            lambda: fixed(5, 2, -1, 0),
            "delays: expected integers from 0 to 2147483647, received (-1, -1)",
        ),
        (lambda: easy(5, 2, -1, 0), MEAN.format(f"from 0 to {LONGEST_DELAY}", -1)),
        (lambda: easy(5, 2, math.nan, 0), MEAN.format(f"from 0 to {LONGEST_DELAY}", "nan")),
        (lambda: easy(5, 2, math.inf, 0), MEAN.format(f"from 0 to {LONGEST_DELAY}", "inf")),
        (lambda: heavy_tailed(5, 2, 0, 0), MEAN.format(f"above 0, at most {LONGEST_DELAY}", 0)),
        (
            lambda: heavy_tailed(5, 2, math.inf, 0),
            MEAN.format(f"above 0, at most {LONGEST_DELAY}", "inf"),
        ),
        (
            lambda: heavy_tailed(5, 2, 1, 0, tail=1),
            "tail: expected a finite number above 1, received 1",
        ),
        (
            lambda: heavy_tailed(5, 2, 1, 0, tail=math.inf),
            "tail: expected a finite number above 1, received inf",
        ),
        (lambda: easy(5, 2, 1, 0, gap=0.6), "gap: expected a number in [0, 0.5], received 0.6"),
        (
            lambda: easy(5, 2, 1, 0, gap=math.nan),
            "gap: expected a number in [0, 0.5], received nan",
        ),
        (lambda: mixed(5, 1, 9, 0), "K: expected an integer of at least 2, received 1"),
        (lambda: mixed(5, 2, 9, 0, short=1.5), "short: expected a probability, received 1.5"),
        (lambda: easy(5, 2, 1, -1), "seed: expected an integer of at least 0, received -1"),
        (lambda: easy(5, 2, 1, None), "seed: expected an integer of at least 0, received None"),
    ],
)
def test_bad_input_raises(make, message):
    with pytest.raises(ValueError) as error:
        make()
    assert str(error.value) == message


# Hidden arms


def test_a_hidden_arm_has_the_smaller_mean_by_the_gap():
    hidden = hidden_arm(40_000, 3, 0.2, seed=5)
    means = hidden.instance.losses.mean(axis=0)
    assert hidden.rounds == 40_000
    assert means[hidden.arm] == pytest.approx(0.3, abs=0.02)
    assert np.delete(means, hidden.arm) == pytest.approx([0.5, 0.5], abs=0.02)


def test_every_arm_is_hidden_at_some_time():
    arms = [hidden_arm(2, 4, 0.2, seed).arm for seed in range(400)]
    counts = np.bincount(arms, minlength=4)
    assert counts.min() > 50  # below with probability under 1e-6 (Hoeffding)


def test_blocks_repeat_and_the_rest_is_without_loss():
    hidden = hidden_blocks(11, 2, 0.3, d=2, seed=1)
    losses = hidden.instance.losses
    assert hidden.rounds == 9
    assert hidden.instance.delays.tolist() == [2] * 11
    assert np.array_equal(losses[:9], np.repeat(losses[:9:3], 3, axis=0))
    assert not losses[9:].any()
    assert np.array_equal(losses[:9:3], hidden_arm(3, 2, 0.3, seed=1).instance.losses)


@pytest.mark.parametrize(("gap", "d"), [(0.6, 0), (-0.1, 0), (0.1, 5), (0.1, -1), (0.1, 1.0)])
def test_hidden_arms_refuse_wrong_arguments(gap, d):
    with pytest.raises(ValueError, match="expected"):
        hidden_blocks(5, 2, gap, d, seed=0)


def test_a_hidden_arm_may_be_late():
    late = hidden_arm(5, 3, 0.2, seed=1, delay=4)
    prompt = hidden_arm(5, 3, 0.2, seed=1)
    assert late.instance.delays.tolist() == [4] * 5
    assert prompt.instance.delays.tolist() == [0] * 5
    assert np.array_equal(late.instance.losses, prompt.instance.losses)
    assert late.arm == prompt.arm
