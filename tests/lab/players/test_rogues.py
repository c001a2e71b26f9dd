"""The rogue schedulers of batches: what they break, and nothing else."""

import numpy as np

from delay_scheduling import Rules
from delay_scheduling.schedulers import BatchRepresentatives
from lab.players.rogues import BiasedBatches, DroppingBatches


def test_the_first_round_of_each_batch():
    schedule = BiasedBatches(3).sample([0] * 7, Rules(K=2), np.random.default_rng(0))
    assert schedule.representatives.tolist() == [1, 4, 7]


def test_a_representative_without_a_slot_becomes_padding():
    # batches of one round, two slots, delays of 3: rounds 1 and 2 fill the slots until round 4 is
    # over
    schedule = DroppingBatches(1).sample([3] * 6, Rules(K=2, C=2), np.random.default_rng(0))
    assert schedule.representatives.tolist() == [1, 2, 7, 7, 5, 6]


def test_nothing_is_dropped_where_the_batches_fit():
    delays = [4] * 9
    rules = Rules(K=2, C=3)
    one, other = (
        kind(2).sample(delays, rules, np.random.default_rng(5))
        for kind in (DroppingBatches, BatchRepresentatives)
    )
    assert one.representatives.tolist() == other.representatives.tolist()
