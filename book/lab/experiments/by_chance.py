"""Losses by chance: independent coins in each round, drawn anew in each run."""

import numpy as np

from delay_scheduling import Instance, referee
from delay_scheduling.confidence import Estimate
from delay_scheduling.game import streams
from delay_scheduling.validation import integer


def gap_regret(make, means, delays, rules, runs, seed):
    """Estimate E Σ Δ_{A_t}, the regret against the arm with the least mean.

    Parameters
    ----------
    make : function from a seed to a player of the referee.
    means : the mean loss of each arm, shape (K,). Losses are 0 or 1.
    delays : shape (T,), integers of at least 0.
    rules : the variation of the game.
    runs, seed : integers of at least 1 and 0. Each run draws its own losses.
    """
    integer("runs", runs, least=1)
    means = np.asarray(means, float)
    gaps = means - means.min()
    T = len(delays)
    found = []
    for run in range(runs):
        rng = streams(seed, run)[0]
        losses = (rng.random((T, len(means))) < means) * 1.0
        game = referee.play(make(int(rng.integers(2**63))), Instance(losses, delays), rules)
        found.append(gaps[list(game.actions)].sum())
    return Estimate(np.array(found), T * float(gaps.max()), rounding=1e-9 * T)
