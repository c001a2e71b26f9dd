"""The paper's two reductions, from an instance and a schedule to an instance without capacity,
and the way back.

Delayed FTRL (Algorithm 3) knows neither capacity nor schedulers. It plays the reduced instance
(`learned`).
"""

from typing import Any

import numpy as np

from delay_scheduling.ftrl import delayed_ftrl
from delay_scheduling.game import BatchSchedule, Instance, Rules, Schedule, Trajectory, batch_delays
from delay_scheduling.rates import Rates
from delay_scheduling.validation import integer, require, wrong


def counted(instance: Instance, scheduler: Any) -> Instance:
    """Return the game with the delays that count for a scheduler: feedback that comes earlier
    waits.

    Of most schedulers it is the game itself. Who has a bound on the delays, like
    `schedulers.Spaced`, may use feedback later than it comes, so that what is tracked and what is
    known stay independent.

    Parameters
    ----------
    instance : the game.
    scheduler : one of `schedulers`, or what has `sample`. Longer delays than it allows raise
        ValueError.

    >>> from delay_scheduling.schedulers import Spaced
    >>> counted(Instance(losses=[[1.0, 0.0]] * 3, delays=[2, 0, 1]), Spaced(2)).delays.tolist()
    [2, 2, 2]
    """
    count = getattr(scheduler, "counted", None)
    delays = instance.delays if count is None else count(instance.delays)
    if delays is instance.delays:
        return instance
    return Instance(instance.losses, delays, instance.scales)


def scaled(instance: Instance, schedule: Schedule) -> Instance:
    """Return the game with losses z_t l_t and loss scales B_t = z_t = Z_t / p_t.

    The loss array is shared.

    Source: proof of Theorem 4.4 (thm:ftrl-scheduler).

    Parameters
    ----------
    instance : the game, with unit loss scales.
    schedule : of a precommitted scheduler, for the same delays.

    Loss scales, other delays, or a schedule of batches (whose coins are not independent from round
    to round) raise ValueError.

    >>> from delay_scheduling.schedulers import INFINITE, track
    >>> instance = Instance(losses=[[1.0, 0.0]] * 3, delays=[1, 1, 0])
    >>> scaled(instance, track(instance.delays, [INFINITE] * 3, C=1, p=[0.5] * 3)).scales.tolist()
    [2.0, 0.0, 2.0]
    """
    check_pair(instance, schedule)
    require(
        not isinstance(schedule, BatchSchedule),
        "schedule",
        "one of rounds; use `batched`",
        "one of batches",
    )
    return Instance(instance.losses, instance.delays, scales=schedule.z)


def batched(instance: Instance, schedule: Schedule) -> Instance:
    """Return the game of T' = ⌈T / b⌉ batches, with losses l_{u_τ} and delays d^b_τ.

    Rounds that pad the last batch have zero loss and zero delay. Source: Section 3; proof of
    Theorem D.2 (thm:batch-partition).

    Parameters
    ----------
    instance, schedule : as for `scaled`, but the schedule is one of `BatchRepresentatives`.

    What raises there raises here, and so does a representative without a free slot (if b < d_max /
    (C − 1), Fact D.1).

    >>> from delay_scheduling.schedulers import track_representatives
    >>> instance = Instance(losses=[[0.0], [0.25], [0.5]], delays=[2, 2, 2])
    >>> batches = batched(
    ...     instance, track_representatives(instance.delays, np.array([2, 4]), batch_size=2, C=2)
    ... )
    >>> batches.losses.tolist(), batches.delays.tolist()
    ([[0.25], [0.0]], [1, 0])
    """
    check_pair(instance, schedule)
    if not isinstance(schedule, BatchSchedule):
        raise wrong("schedule", "one of batches; use `scaled`", "one of rounds")
    check_representatives(schedule)
    u = schedule.representatives
    delays = batch_delays(schedule)
    if schedule.batch_size == 1:
        return Instance(instance.losses, delays)
    losses = np.zeros((len(u), instance.K))
    losses[u <= instance.T] = instance.losses[u[u <= instance.T] - 1]
    losses.flags.writeable = False
    return Instance(losses, delays)


def lift(trajectory: Trajectory, instance: Instance, batch_size: int) -> Trajectory:
    """Return the trajectory of T rounds, without x,
    that plays batch τ's action and distribution in each of its rounds.

    The trajectory of the batches has x; the instance is the game of rounds; b is an integer of at
    least 1.

    >>> batches = Trajectory(np.array([0, 1]), np.zeros(2), x=np.array([[0.5, 0.5], [0.0, 1.0]]))
    >>> rounds = lift(
    ...     batches, Instance(losses=[[0, 1], [1, 1], [0, 1]], delays=[0, 0, 0]), batch_size=2
    ... )
    >>> rounds.actions.tolist(), rounds.expected_losses.tolist()
    ([0, 0, 1], [0.5, 1.0, 1.0])
    """
    if trajectory.x is None:
        raise wrong("trajectory", "one with x", "one without")
    integer("batch_size", batch_size, least=1)
    T = instance.T
    b = batch_size
    require(
        len(trajectory.x) == -(-T // b), "trajectory", f"{-(-T // b)} batches", len(trajectory.x)
    )
    shape = (len(trajectory.x), instance.K)
    require(trajectory.x.shape == shape, "trajectory", f"x of shape {shape}", trajectory.x.shape)
    batch = np.arange(T) // b
    expected = np.zeros(T)
    for i in range(instance.K):  # in this order
        expected += trajectory.x[batch, i] * instance.losses[:, i]
    return Trajectory(trajectory.actions[batch], expected, residual=trajectory.residual)


def learned(
    instance: Instance, rules: Rules, schedule: Schedule, rates: Rates, rng: np.random.Generator
) -> Trajectory:
    """Play Delayed FTRL on a schedule, by the reduced route, and return the Trajectory of
    rounds.
    """
    if not isinstance(schedule, BatchSchedule):
        return delayed_ftrl(scaled(instance, schedule), rates, rules, rng)
    batches = delayed_ftrl(batched(instance, schedule), rates, rules, rng, return_x=True)
    return lift(batches, instance, schedule.batch_size)


def check_pair(instance: Instance, schedule: Schedule) -> None:
    """Raise ValueError unless the instance has unit scales and the schedule is for its delays."""
    require(
        instance.scales is None, "instance", "one with unit loss scales", "one with loss scales"
    )
    same = instance.delays is schedule.delays or np.array_equal(instance.delays, schedule.delays)
    require(same, "schedule", "one for the delays of the instance", "others")


def check_representatives(schedule: BatchSchedule) -> None:
    """Raise ValueError unless every representative up to T found a free slot."""
    u = schedule.representatives[schedule.representatives <= schedule.T]
    missed = u[~schedule.observed[u - 1]]
    expected = (
        f"a free slot for every representative (batch size {schedule.batch_size} is too small for"
        " the capacity)"
    )
    require(
        len(missed) == 0, "schedule", expected, f"none in round {missed[0] if len(missed) else ''}"
    )
