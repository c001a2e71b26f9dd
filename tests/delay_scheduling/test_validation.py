"""Odd arrays are refused by name, and what is read-only stays so."""

import copy
import pickle

import numpy as np
import pytest

from delay_scheduling.game import Instance, Rules, Trajectory
from delay_scheduling.schedulers import BatchRepresentatives, TrackEverything
from delay_scheduling.validation import frozen, is_frozen, remembering

ODD_LOSSES = [
    np.ma.masked_array([[0.5, 0.5]], mask=[[True, False]]),
    np.zeros((1, 2), "datetime64[s]"),
    [["0.5", "0.5"]],
    [[0.5], [0.5, 0.5]],
    [[0.5j, 0]],
]


@pytest.mark.parametrize("losses", ODD_LOSSES, ids=range(len(ODD_LOSSES)))
def test_odd_losses_are_refused(losses):
    with pytest.raises(ValueError, match=r"^losses: expected"):
        Instance(losses, [0] * len(losses))


@pytest.mark.parametrize(
    "delays", [np.zeros(1, "timedelta64[ns]"), [0.0], ["0"], [True], [[0], [0, 1]]]
)
def test_odd_delays_are_refused(delays):
    with pytest.raises(ValueError, match=r"^delays: expected"):
        Instance([[0.5]], delays)


@pytest.mark.parametrize("C", [np.array([1, 2]), "3", None, True, 1.5, np.nan])
def test_an_odd_capacity_is_refused_by_name(C):
    with pytest.raises(ValueError, match=r"^C: expected"):
        Rules(K=2, C=C)


def arrays(value):
    """Return the arrays that an object holds."""
    return [array for array in vars(value).values() if isinstance(array, np.ndarray)]


@pytest.mark.parametrize(
    "again", [lambda value: pickle.loads(pickle.dumps(value)), copy.deepcopy, copy.copy]
)
def test_copies_are_equal_and_read_only(again):
    instance = Instance([[0.0, 1.0]] * 4, [0, 1, 2, 3], scales=[1, 2, 0, 1])
    rules = Rules(K=2, C=2)
    rng = np.random.default_rng(0)
    schedules = [
        scheduler.sample(instance.delays, rules, rng)
        for scheduler in (TrackEverything(), BatchRepresentatives(4))
    ]
    for value in (instance, *schedules):
        other = again(value)
        assert type(other) is type(value)
        for one, two in zip(arrays(value), arrays(other), strict=True):
            assert np.array_equal(one, two)
            assert not two.flags.writeable


def test_a_read_only_view_into_a_writable_array_is_copied():
    base = np.zeros((2, 2))
    view = base[:]
    view.flags.writeable = False
    instance = Instance(view, [0, 0])
    base[:] = 7
    assert instance.losses.max() == 0


def test_a_trajectory_is_compared_with_a_game_of_its_own_arms():
    game = Instance([[0.0, 1.0]], [0])
    assert Trajectory(np.array([1]), np.array([0.5]), x=np.array([[0.5, 0.5]])).regret(game) == 0.5
    with pytest.raises(ValueError, match="instance: expected one with the arms"):
        Trajectory(np.array([2]), np.array([0.5])).regret(game)
    with pytest.raises(ValueError, match="instance: expected one with the arms"):
        Trajectory(np.array([0]), np.array([0.5]), x=np.ones((1, 3)) / 3).regret(game)


def test_a_result_is_remembered_for_arrays_that_cannot_change_and_equal_settings():
    asked = []

    @remembering
    def powers(array, exponent):
        asked.append(exponent)
        return frozen(array**exponent, float)

    array = frozen([1, 2, 3], float)
    open_to_all = np.array([1.0, 2.0])
    kept = [
        powers(array, 2),
        powers(array, 2),
        powers(array, 3),
        powers(array, 2),
        powers(frozen([5], float), 2),
    ]
    assert [found.tolist() for found in kept] == [[1, 4, 9], [1, 4, 9], [1, 8, 27], [1, 4, 9], [25]]
    assert asked == [2, 3, 2]
    first = powers(open_to_all, 2)
    open_to_all[:] = 7
    assert powers(open_to_all, 2).tolist() == [49, 49] != first.tolist()


def test_what_is_remembered_is_kept_no_longer_than_by_others():
    asked = []

    @remembering
    def doubled(array):
        asked.append(1)
        return frozen(2 * array, float)

    array = frozen([1, 2, 3], float)
    for _ in range(2):
        doubled(array)  # which nobody keeps
    assert len(asked) == 2


def test_remembering_by_hand():
    sums = remembering(np.cumsum)
    array = frozen([1, 2, 3], float)
    found = sums(array)
    assert (sums(array) is found, sums(array.copy()) is found) == (True, False)


def test_is_frozen_by_hand():
    base = np.zeros(3)
    view = base[:2]
    view.flags.writeable = False
    assert (is_frozen(view), is_frozen(frozen(view, float))) == (False, True)
