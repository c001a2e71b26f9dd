"""The two reductions, by hand."""

import numpy as np
import pytest

from delay_scheduling.game import Instance, Rules, Trajectory
from delay_scheduling.reductions import batch_delays, batched, lift, scaled
from delay_scheduling.schedulers import (
    INFINITE,
    BatchRepresentatives,
    TrackEverything,
    track,
    track_representatives,
)


def batches(delays, u, b, C=9):
    """Return the schedule of batches of size b with these representatives."""
    return track_representatives(delays, np.array(u), b, C)


def instance_of(delays, K=2):
    """Return an instance whose losses all differ."""
    losses = np.arange(1.0, K * len(delays) + 1).reshape(len(delays), K) / (K * len(delays))
    losses.flags.writeable = False
    return Instance(losses, delays)


# Scaled


def test_scaled_multiplies_by_importance_weights_and_shares_the_losses():
    instance = instance_of([1, 1, 0, 5])
    schedule = track(instance.delays, [INFINITE, INFINITE, -1, 9], C=1, p=[0.5, 0.5, 1, 0.25])
    game = scaled(instance, schedule)
    assert game.scales.tolist() == [2, 0, 0, 4]
    assert np.shares_memory(game.losses, instance.losses)
    assert np.array_equal(game.losses, instance.losses)
    assert np.array_equal(game.delays, instance.delays)


def test_scaled_with_everything_observed_is_the_same_game():
    instance = instance_of([1, 1, 0, 5])
    schedule = TrackEverything().sample(instance.delays, Rules(2), np.random.default_rng(0))
    assert scaled(instance, schedule).scales.tolist() == [1, 1, 1, 1]


# Batched


@pytest.mark.parametrize(
    ("delays", "u", "b", "losses", "batch_delays"),
    [
        # ⌈(u + d) / b⌉ − ⌈u / b⌉, batch by batch
        ([0, 3, 1, 4], [2, 3], 2, [2, 3], [2, 0]),  # ⌈5/2⌉ − 1, ⌈4/2⌉ − 2
        ([0, 3, 1, 4], [1, 4], 2, [1, 4], [0, 2]),
        ([4, 4, 4, 4, 4], [3, 4], 3, [3, 4], [2, 1]),  # ⌈7/3⌉ − 1, ⌈8/3⌉ − 2
        ([4, 4, 4, 4, 4], [3, 6], 3, [3, 0], [2, 0]),  # round 6 pads the last batch
        ([2, 2, 2], [2], 5, [2], [0]),  # b > T
        ([2, 2, 2], [4], 5, [0], [0]),  # b > T, and the representative pads
        ([9], [1], 1, [1], [9]),
    ],
)
def test_batches_by_hand(delays, u, b, losses, batch_delays):
    instance = instance_of(delays)
    game = batched(instance, batches(delays, u, b))
    rows = np.vstack([np.zeros(2), instance.losses])  # row 0 for padding
    assert np.array_equal(game.losses, rows[losses])
    assert game.delays.tolist() == batch_delays
    assert game.scales is None


@pytest.mark.parametrize("seed", range(10))
def test_batch_feedback_is_usable_from_the_batch_after_it_arrives(seed):
    rng = np.random.default_rng(seed)
    T = int(rng.integers(1, 40))
    b = int(rng.integers(1, 8))
    delays = rng.integers(0, 2 * T, T)
    schedule = BatchRepresentatives(b).sample(delays, Rules(1), rng)
    for tau, (u, d_b) in enumerate(
        zip(schedule.representatives, batch_delays(schedule), strict=True), start=1
    ):
        arrival = u + (delays[u - 1] if u <= T else 0)
        assert (tau + d_b - 1) * b < arrival <= (tau + d_b) * b


def test_batches_of_one_round_are_the_game_itself():
    instance = instance_of([3, 0, 2])
    game = batched(instance, batches([3, 0, 2], [1, 2, 3], 1))
    assert np.shares_memory(game.losses, instance.losses)
    assert game.delays.tolist() == [3, 0, 2]


# Lift


def test_lift_plays_the_batch_in_each_of_its_rounds():
    instance = instance_of([0] * 5)  # losses 1/10, 2/10, ...
    trajectory = Trajectory(
        np.array([1, 0, 1]), np.zeros(3), x=np.array([[0, 1], [1, 0], [0.5, 0.5]]), residual=1e-13
    )
    rounds = lift(trajectory, instance, batch_size=2)
    assert rounds.actions.tolist() == [1, 1, 0, 0, 1]
    assert rounds.expected_losses == pytest.approx([0.2, 0.4, 0.5, 0.7, 0.95], abs=1e-15)
    assert rounds.residual == 1e-13


def test_lift_of_single_rounds_changes_nothing():
    instance = instance_of([0] * 4)
    x = np.array([[0.25, 0.75], [1, 0], [0, 1], [0.5, 0.5]])
    trajectory = Trajectory(np.array([0, 0, 1, 1]), np.einsum("tk,tk->t", x, instance.losses), x)
    rounds = lift(trajectory, instance, batch_size=1)
    assert np.array_equal(rounds.actions, trajectory.actions)
    assert np.array_equal(rounds.expected_losses, trajectory.expected_losses)


@pytest.mark.parametrize(("T", "b"), [(7, 3), (6, 3), (2, 5), (1, 1)])
def test_lifted_losses_are_those_of_the_distributions_played(T, b):
    instance = instance_of([0] * T, K=3)
    rng = np.random.default_rng(T)
    x = rng.dirichlet(np.ones(3), -(-T // b))
    rounds = lift(Trajectory(np.zeros(len(x), int), np.zeros(len(x)), x), instance, b)
    literal = [instance.losses[t] @ x[t // b] for t in range(T)]
    assert rounds.expected_losses == pytest.approx(literal, abs=1e-15)


# Errors

PLAIN = Instance([[0.0], [1.0]], [2, 2])
SCALED = Instance([[0.0], [1.0]], [2, 2], scales=[1, 1])
OTHER = Instance([[0.0], [1.0]], [2, 1])
ROUNDS = track([2, 2], [INFINITE] * 2, 1, [1, 1])
PAIR = batches([2, 2], [2], 2)
FULL = batches([2, 2], [1, 2], 1, C=1)  # round 2 finds no slot


@pytest.mark.parametrize(
    ("reduction", "instance", "schedule", "message"),
    [
        (
            scaled,
            SCALED,
            ROUNDS,
            "instance: expected one with unit loss scales, received 'one with loss scales'",
        ),
        (
            batched,
            SCALED,
            PAIR,
            "instance: expected one with unit loss scales, received 'one with loss scales'",
        ),
        (
            scaled,
            OTHER,
            ROUNDS,
            "schedule: expected one for the delays of the instance, received 'others'",
        ),
        (
            batched,
            OTHER,
            PAIR,
            "schedule: expected one for the delays of the instance, received 'others'",
        ),
        (
            scaled,
            PLAIN,
            PAIR,
            "schedule: expected one of rounds; use `batched`, received 'one of batches'",
        ),
        (
            batched,
            PLAIN,
            ROUNDS,
            "schedule: expected one of batches; use `scaled`, received 'one of rounds'",
        ),
        (
            batched,
            PLAIN,
            FULL,
            "(batch size 1 is too small for the capacity), received 'none in round 2'",
        ),
    ],
)
def test_what_does_not_fit_raises(reduction, instance, schedule, message):
    with pytest.raises(ValueError) as error:
        reduction(instance, schedule)
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("x", "b", "message"),
    [
        (None, 2, "trajectory: expected one with x, received 'one without'"),
        (np.ones((2, 1)), 2, "trajectory: expected 1 batches, received 2"),
        (np.ones((1, 2)), 2, "trajectory: expected x of shape (1, 1), received (1, 2)"),
        (np.ones((1, 1)), 0, "batch_size: expected an integer of at least 1, received 0"),
    ],
)
def test_lift_rejects(x, b, message):
    with pytest.raises(ValueError) as error:
        lift(Trajectory(np.zeros(1, int), np.zeros(1), x), PLAIN, b)
    assert str(error.value) == message
