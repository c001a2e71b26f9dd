"""The largest number of observations, against all ways to fill the slots."""

import itertools

import numpy as np
import pytest

from delay_scheduling.exact.packing import most_observations
from delay_scheduling.schedulers import INFINITE, track


def by_trying_everything(T, d, C):
    """Preemption cannot help: a round that is dropped is not observed."""
    choices = itertools.product((-1, INFINITE), repeat=T)
    games = (track([d] * T, proxy, C, np.ones(T)).observed[: max(T - d, 0)].sum() for proxy in choices)
    return max(map(int, games))


@pytest.mark.parametrize(("T", "d", "C"), [*itertools.product(range(1, 8), range(5), range(1, 5))])
def test_the_formula_is_the_best_of_all_choices(T, d, C):
    assert most_observations(T, d, C) == by_trying_everything(T, d, C)


@pytest.mark.parametrize("arguments", [(0, 1, 1), (3, -1, 1), (3, 1, 0), (3, 1.0, 1)])
def test_wrong_arguments_are_named(arguments):
    with pytest.raises(ValueError, match="expected an integer"):
        most_observations(*arguments)
