"""The data of the game, against double loops."""

import copy
import math
import pickle

import numpy as np
import pytest

from delay_scheduling.arithmetic import total_range
from delay_scheduling.game import (
    BatchSchedule,
    Instance,
    Rules,
    Schedule,
    Trajectory,
    arrived,
    outstanding,
    streams,
)
from delay_scheduling.validation import LONGEST_DELAY, valid_delays


def random_delays(seed, past_the_end=True):
    """Return random delays, some of which may run past the end."""
    rng = np.random.default_rng(seed)
    T = int(rng.integers(1, 40))
    d = rng.integers(0, 2 * T if past_the_end else T, T)
    return d if past_the_end else np.minimum(d, np.arange(T)[::-1])


SEEDS = range(20)


@pytest.mark.parametrize("seed", SEEDS)
def test_outstanding_and_arrived_count_the_rounds_of_their_sets(seed):
    d = random_delays(seed)
    w = np.random.default_rng(seed).random(len(d)) * 10
    rounds = range(1, len(d) + 1)
    W = [[s for s in range(1, t) if s + d[s - 1] >= t] for t in rounds]
    O = [[s for s in range(1, t) if s + d[s - 1] < t] for t in rounds]
    assert outstanding(d).tolist() == [len(set_) for set_ in W]
    assert arrived(d).tolist() == [len(set_) for set_ in O]
    assert outstanding(d, w) == pytest.approx(
        [sum(w[s - 1] for s in set_) for set_ in W], abs=1e-12
    )
    assert arrived(d, w) == pytest.approx([sum(w[s - 1] for s in set_) for set_ in O], abs=1e-12)
    assert all(value == 0 for value, set_ in zip(outstanding(d, w), W, strict=True) if not set_)


def test_rounding_leaves_nothing_outstanding_where_nothing_is():
    rng = np.random.default_rng(0)
    d = rng.integers(0, 3, 200)
    w = rng.random(200) * 1000
    empty = outstanding(d) == 0
    # what a difference of sums would leave
    assert np.any((np.cumsum(w) - w - arrived(d, w))[empty] > 0)
    assert not outstanding(d, w)[empty].any()


def test_rounding_leaves_nothing_negative_outstanding():
    below = 0
    for seed in SEEDS:
        rng = np.random.default_rng(seed)
        # round 1 is outstanding, with weight 0
        d = np.r_[99, rng.integers(0, 4, 39)]
        w = np.r_[0, rng.random(39)]
        # what a difference of sums would leave
        below += np.any((np.cumsum(w) - w - arrived(d, w))[1:] < 0)
        assert np.all(outstanding(d, w) >= 0)
    assert below > 0


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("past_the_end", [True, False])
def test_outstanding_delays_sum_to_the_delays_up_to_the_end(seed, past_the_end):
    d = random_delays(seed, past_the_end)
    instance = Instance(np.zeros((len(d), 1)), d)
    rest = np.arange(len(d))[::-1]  # T − t
    assert instance.sigma.sum() == np.minimum(d, rest).sum()
    assert (instance.sigma.sum() == instance.D) == bool(np.all(d <= rest))
    assert instance.D == sum(d.tolist())
    assert instance.d_max == max(d.tolist())


def test_long_delays_do_not_overflow():
    instance = Instance(np.zeros((3, 1)), [LONGEST_DELAY] * 3)
    assert instance.D == 3 * (2**31 - 1)
    assert instance.sigma.tolist() == [0, 1, 2]


@pytest.mark.parametrize("function", [arrived, outstanding])
@pytest.mark.parametrize(
    ("weights", "message"),
    [
        ([1.0], r"weights: expected an array of shape \(2,\), received \(1,\)"),
        ([1.0, -1.0], r"weights: expected finite numbers of at least 0, received \(-1.0, 1.0\)"),
        ([1.0, math.nan], r"weights: expected finite numbers of at least 0, received \(nan, nan\)"),
        ([1.0, math.inf], r"weights: expected finite numbers of at least 0, received \(1.0, inf\)"),
    ],
)
def test_bad_weights_raise(function, weights, message):
    with pytest.raises(ValueError, match=message):
        function([0, 1], weights)


# Arguments


@pytest.mark.parametrize("function", [arrived, outstanding])
@pytest.mark.parametrize(
    ("delays", "message"),
    [([-1, 0], r"from 0 to 2147483647, received \(-1, 0\)"), ([0.5], "integers"), ([[1]], "shape")],
)
def test_delays_that_are_none_have_no_working_sets(function, delays, message):
    with pytest.raises(ValueError, match=f"delays: expected .*{message}"):
        function(delays)


def test_weights_and_scales_may_be_zero_or_small():
    assert arrived([0, 0, 0], [0, 0.5, 1]).tolist() == [0, 0, 0.5]
    assert Instance(np.zeros((2, 1)), [0, 0], scales=[0, 0.5]).scales.tolist() == [0, 0.5]


@pytest.mark.parametrize(
    ("argument", "message"),
    [
        ({"K": 0}, "K: expected an integer of at least 1, received 0"),
        ({"K": 2.0}, "K: expected an integer of at least 1, received 2.0"),
        ({"K": True}, "K: expected an integer of at least 1, received True"),
        ({"C": 0}, "C: expected an integer of at least 1, or math.inf, received 0"),
        ({"C": 2.5}, "C: expected an integer of at least 1, or math.inf, received 2.5"),
        ({"C": math.nan}, "C: expected an integer of at least 1, or math.inf, received nan"),
        ({"C": -math.inf}, "C: expected an integer of at least 1, or math.inf, received -inf"),
        ({"regime": "full"}, "regime: expected 'bandit' or 'full-information', received 'full'"),
        ({"clairvoyant": 1}, "clairvoyant: expected True or False, received 1"),
        ({"preemptive": None}, "preemptive: expected True or False, received None"),
    ],
)
def test_rules_reject(argument, message):
    with pytest.raises(ValueError) as error:
        Rules(**{"K": 2} | argument)
    assert str(error.value) == message


def test_rules_accept():
    assert Rules(K=np.int64(1), C=np.int32(1)) == Rules(K=1, C=1)
    assert Rules(K=1) == Rules(
        K=1, C=math.inf, regime="bandit", clairvoyant=False, preemptive=False
    )


SHAPE = "losses: expected an array of shape (T, K), T and K at least 1, received "
LOSSES = "losses: expected numbers in [0, 1], received "


@pytest.mark.parametrize(
    ("argument", "message"),
    [
        ({"losses": [0.0, 1.0]}, SHAPE + "(2,)"),
        (
            {"losses": np.zeros((2, 0))},
            SHAPE + "(2, 0)",
        ),
        ({"losses": [[0.0], [1.1]]}, LOSSES + "(0.0, 1.1)"),
        ({"losses": [[0.0], [-0.1]]}, LOSSES + "(-0.1, 0.0)"),
        ({"losses": [[0.0], [math.nan]]}, LOSSES + "(nan, nan)"),
        ({"delays": [0]}, "delays: expected an array of shape (2,), received (1,)"),
        ({"scales": [1.0]}, "scales: expected an array of shape (2,), received (1,)"),
        (
            {"scales": [1.0, -1.0]},
            "scales: expected finite numbers of at least 0, received (-1.0, 1.0)",
        ),
        (
            {"scales": [1.0, math.inf]},
            "scales: expected finite numbers of at least 0, received (1.0, inf)",
        ),
        (
            {"scales": [1.0, math.nan]},
            "scales: expected finite numbers of at least 0, received (nan, nan)",
        ),
    ],
)
def test_instances_reject(argument, message):
    with pytest.raises(ValueError) as error:
        Instance(**{"losses": [[0.0], [1.0]], "delays": [0, 1]} | argument)
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("delays", "message"),
    [
        ([], "delays: expected an array of shape (T,), T at least 1, received (0,)"),
        ([[1]], "delays: expected an array of shape (T,), T at least 1, received (1, 1)"),
        ([1.0], "delays: expected integers, received dtype('float64')"),
        ([True], "delays: expected integers, received dtype('bool')"),
        ([-1, 0], "delays: expected integers from 0 to 2147483647, received (-1, 0)"),
        (
            [2**31],
            "delays: expected integers from 0 to 2147483647, received (2147483648, 2147483648)",
        ),
        ([2**64], "delays: expected integers, received dtype('O')"),
    ],
)
def test_delays_reject(delays, message):
    with pytest.raises(ValueError) as error:
        valid_delays(delays)
    assert str(error.value) == message


# Arrays that nobody can change


def test_writable_arrays_are_copied_and_read_only_ones_are_shared():
    losses = np.zeros((2, 1))
    delays = np.array([0, 1])
    scales = np.ones(2)
    copied = Instance(losses, delays, scales)
    losses[0], delays[0], scales[0] = 1, 9, 9
    assert (copied.losses[0, 0], copied.delays[0], copied.scales[0]) == (0, 0, 1)
    losses.flags.writeable = False
    assert np.shares_memory(Instance(losses, delays).losses, losses)


@pytest.mark.parametrize("name", ["losses", "delays", "scales"])
def test_arrays_and_attributes_of_instances_are_frozen(name):
    instance = Instance([[0.0], [1.0]], [0, 1], [1, 1])
    with pytest.raises(ValueError, match="read-only"):
        getattr(instance, name)[0] = 0
    with pytest.raises(AttributeError):
        setattr(instance, name, None)


ONE = np.ones(1)
RECORDS = [
    (Rules(K=1), Rules(K=1), "K"),
    (Instance([[0.0]], [0]), Instance([[0.0]], [0]), "losses"),
    (Schedule(ONE, ONE, ONE, ONE, ONE), Schedule(ONE, ONE, ONE, ONE, ONE), "p"),
    (BatchSchedule(*[ONE] * 5, 1, ONE), BatchSchedule(*[ONE] * 5, 1, ONE), "batch_size"),
    (Trajectory(ONE, ONE), Trajectory(ONE, ONE), "x"),
]


@pytest.mark.parametrize(("one", "other", "name"), RECORDS)
def test_records_are_frozen_and_those_with_arrays_are_equal_to_themselves_only(one, other, name):
    with pytest.raises(AttributeError):
        setattr(one, name, None)
    assert len({one, one, other}) == (1 if isinstance(one, Rules) else 2)


def test_arrays_stay_read_only_when_an_instance_travels():
    instance = pickle.loads(pickle.dumps(Instance([[0.0, 1.0]], [3])))
    assert (instance.losses.tolist(), instance.delays.tolist(), instance.scales) == (
        [[0.0, 1.0]],
        [3],
        None,
    )
    assert not instance.losses.flags.writeable
    assert not instance.delays.flags.writeable


def test_importance_weights_by_hand():
    schedule = Schedule(
        np.zeros(3, int), np.array([True, False, True]), np.array([0.5, 0.5, 1.0]), ONE, ONE
    )
    assert schedule.z.tolist() == [2, 0, 1]
    assert schedule.t.tolist() == [1, 2, 3]


# Regret and streams


def test_regret_by_hand():
    instance = Instance([[0.0, 1.0], [1.0, 0.0], [0.5, 0.0]], [0, 0, 0])  # arm 1 loses 1 in total
    run = Trajectory(np.zeros(3, int), np.array([0.5, 1.0, 0.25]))
    assert run.regret(instance) == 0.75
    assert run.residual == 0
    with pytest.raises(ValueError, match="instance: expected one of 3 rounds, received 1"):
        run.regret(Instance([[0.0]], [0]))
    with pytest.raises(
        ValueError, match="instance: expected one with the arms that were played, received 'K = 1'"
    ):
        Trajectory(np.ones(3, int), run.expected_losses).regret(Instance([[0.0]] * 3, [0] * 3))
    two = np.full((3, 2), 0.5)
    assert Trajectory(np.zeros(3, int), run.expected_losses, two).regret(instance) == 0.75
    with pytest.raises(
        ValueError, match="instance: expected one with the arms that were played, received 'K = 3'"
    ):
        Trajectory(np.zeros(3, int), run.expected_losses, two).regret(
            Instance(np.ones((3, 3)), [0] * 3)
        )


KEYS = [(0, 0), (0, 1), (1, 0), (2**32, 0), (0, 2**32), (2**32 + 1, 0), (1, 1)]


def test_streams_are_reproducible_and_all_different():
    draws = {(key, i): tuple(streams(*key)[i].random(4)) for key in KEYS for i in range(2)}
    assert len(set(draws.values())) == 2 * len(KEYS)
    assert draws == {(key, i): tuple(streams(*key)[i].random(4)) for key in KEYS for i in range(2)}


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda rng: pickle.loads(pickle.dumps(rng))])
def test_streams_are_those_of_the_seed_sequence_and_can_be_copied(copied):
    literal = np.random.Generator(np.random.PCG64(np.random.SeedSequence(3, spawn_key=(4, 1))))
    _, rng = streams(seed=3, replicate=4)
    assert np.array_equal(rng.random(5), literal.random(5))
    assert copied(rng).random() == rng.random() == literal.random()


def test_streams_are_uncorrelated():
    draws = np.array(
        [rng.random(10_000) - 0.5 for r in range(5) for rng in streams(seed=7, replicate=r)]
    )
    correlations = np.corrcoef(draws)[np.triu_indices(10, 1)]
    assert abs(correlations).max() < 6 / math.sqrt(10_000)  # six standard deviations


@pytest.mark.parametrize(
    ("seed", "replicate", "message"),
    [
        (-1, 0, "seed: expected an integer of at least 0, received -1"),
        (0.5, 0, "seed: expected an integer of at least 0, received 0.5"),
        (0, -1, "replicate: expected an integer of at least 0, received -1"),
        (0, None, "replicate: expected an integer of at least 0, received None"),
    ],
)
def test_streams_reject(seed, replicate, message):
    with pytest.raises(ValueError, match=message):
        streams(seed, replicate)


def test_the_total_range_by_hand():
    assert total_range(np.array([[0.5, 1.0], [1.0, 0.25]])) == (0.75, 1.25)
