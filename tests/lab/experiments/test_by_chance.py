"""Losses that are drawn anew in each run: the regret against the best arm of the means."""

import numpy as np
import pytest

from delay_scheduling import Rules
from delay_scheduling.players import naive
from lab.experiments.by_chance import gap_regret


def uniform(seed):
    return naive.Uniform(np.random.default_rng(seed))


def test_uniform_play_has_the_mean_gap():
    rules = Rules(K=2, C=1)
    found = gap_regret(uniform, [0.25, 0.75], [3] * 200, rules, runs=200, seed=1)
    assert found.low < 200 / 4 < found.high
    assert found.mean == pytest.approx(50, abs=1)


def test_runs_draw_their_own_losses():
    class Copy(naive.FollowTheLeader):
        pass

    found = gap_regret(
        lambda seed: Copy(np.random.default_rng(0)), [0.4, 0.6], [0] * 50, Rules(K=2, C=1), 20, 1
    )
    assert len(set(found.regrets.tolist())) > 5
