"""What functions cost whose cost the documents state: operations are counted at T and 2T rounds.

Counts do not depend on the machine. A call of any function, of Python or of C, is an operation.
"""

import sys
from fractions import Fraction

import numpy as np
import pytest

from delay_scheduling import Instance, Rules, rates, schedulers
from delay_scheduling.use.online import Online, moves
from lab.exact.learner import TinyGame

T = 60
RULES = Rules(K=2, C=4, clairvoyant=True)


def operations(work):
    """Return how many functions are called while something is done."""
    count = 0

    def counting(frame, kind, argument):
        nonlocal count
        count += kind in ("call", "c_call")

    usual = sys.getprofile()
    sys.setprofile(counting)
    try:
        work()
    finally:
        sys.setprofile(usual)
    return count


def delays_of(T, longest):
    """Return delays of T rounds, with the same law for all T."""
    return np.random.default_rng(0).integers(0, longest, T)


def exact(T, regime="full-information"):
    """Return work that encloses an expected regret with full information: O(K) balls a round."""
    losses = np.random.default_rng(0).integers(0, 2, (T, 2)).tolist()
    inverse = [Fraction(t + 1) for t in range(T)]
    game = TinyGame(losses, delays_of(T, 10).tolist(), None, [Fraction(0)] * T, inverse, regime)
    return game.regret


def online(T, longest=10):
    """Return work that plays round by round: O(K) a round, whatever C and the delays."""
    game = Instance(np.full((T, 2), 0.5), delays_of(T, longest))
    player = Online(RULES, schedulers.Bernoulli(1.0), rates.constant(0.3, 0.3), seed=0)
    return lambda: list(moves(player, game))


@pytest.mark.parametrize("work", [exact, online])
def test_the_cost_grows_as_the_number_of_rounds(work):
    for case in (work(T), work(2 * T)):
        operations(case)  # what is done once
    once, twice, four = (operations(work(n * T)) for n in (1, 2, 4))
    assert four - twice <= 2.3 * (twice - once)


def test_longer_delays_cost_no_more():
    operations(online(T))
    assert operations(online(4 * T, longest=100)) <= 1.1 * operations(online(4 * T))


def test_a_sum_over_all_earlier_rounds_would_be_noticed(monkeypatch):
    def afresh(self, t):
        return self.estimated(self.observed(t), ())

    monkeypatch.setattr(TinyGame, "observed_losses", afresh)
    once, twice, four = (operations(exact(n * T)) for n in (1, 2, 4))
    assert four - twice > 2.3 * (twice - once)
