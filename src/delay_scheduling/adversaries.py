"""Oblivious adversaries: seeded losses, seeded delays, and instances made of both.

Losses and delays are drawn from separate streams, so two instances with one seed share their losses whatever their
delays. A longer horizon leaves the earlier rounds unchanged.
"""

import math

import numpy as np

from delay_scheduling.errors import require
from delay_scheduling.game import LONGEST_DELAY, Instance, frozen, is_integer


def easy(T, K, mean_delay, seed, gap=0.2):
    """Return coin-flip losses with one better arm, and geometric delays."""
    return Instance(stochastic_losses(T, K, gap, seed), geometric_delays(T, mean_delay, seed))


def switching(T, K, mean_delay, seed, period=500):
    """Return losses whose better arm changes every period, and geometric delays."""
    return Instance(switching_losses(T, K, period, seed), geometric_delays(T, mean_delay, seed))


def heavy_tailed(T, K, mean_delay, seed, gap=0.2, tail=1.5):
    """Return coin-flip losses with one better arm, and delays with a power tail: a few are very long."""
    return Instance(stochastic_losses(T, K, gap, seed), heavy_tailed_delays(T, mean_delay, seed, tail))


def fixed(T, K, d, seed, gap=0.2):
    """Return coin-flip losses with one better arm, and the delay d in every round."""
    return Instance(stochastic_losses(T, K, gap, seed), np.full(check_size(T, "T"), d))


def stochastic_losses(T, K, gap, seed):
    """Return losses in {0, 1}: mean 1/2 for each arm, except arm 0, which has mean 1/2 − gap. Shape (T, K)."""
    require(0 <= gap <= 0.5, "gap", "a number in [0, 0.5]", gap)
    means = np.full((check_size(T, "T"), check_size(K, "K")), 0.5)
    means[:, 0] -= gap
    return coin_flips(means, seed)


def switching_losses(T, K, period, seed):
    """Return losses in {0, 1}: mean 0.3 for the arm that leads the period, 0.5 for the others. Arms lead in turn."""
    check_size(period, "period")
    means = np.full((check_size(T, "T"), check_size(K, "K")), 0.5)
    rounds = np.arange(T)
    means[rounds, rounds // period % K] = 0.3
    return coin_flips(means, seed)


def coin_flips(means, seed):
    """Return independent losses in {0, 1} with these means, read-only."""
    losses = (stream(seed, "losses").random(means.shape) < means).astype(np.float64)
    losses.flags.writeable = False
    return losses


def geometric_delays(T, mean_delay, seed):
    """Return delays of the geometric distribution on {0, 1, ...} with this mean. Shape (T,)."""
    require(0 <= mean_delay < math.inf, "mean_delay", "a finite number of at least 0", mean_delay)
    uniforms = 1 - stream(seed, "delays").random(check_size(T, "T"))
    if mean_delay == 0:
        return frozen(np.zeros(T), np.int64)
    return whole(-np.log(uniforms) / np.log1p(1 / mean_delay))


def heavy_tailed_delays(T, mean_delay, seed, tail=1.5):
    """Return delays ⌊Lomax⌋ with P(d >= n) = (1 + n / c)^−tail, where the Lomax variable has this mean. Shape (T,).

    Parameters
    ----------
    tail : above 1; the variance is infinite up to 2.
    """
    require(0 < mean_delay < math.inf, "mean_delay", "a finite number above 0", mean_delay)
    require(1 < tail < math.inf, "tail", "a finite number above 1", tail)
    uniforms = 1 - stream(seed, "delays").random(check_size(T, "T"))
    return whole(mean_delay * (tail - 1) * (uniforms ** (-1 / tail) - 1))


def whole(lengths):
    """Return these lengths as delays: rounded down, and none above the longest delay."""
    return frozen(np.minimum(np.floor(lengths), LONGEST_DELAY), np.int64)


def stream(seed, name):
    """Return the generator of the losses or of the delays."""
    require(is_integer(seed) and seed >= 0, "seed", "an integer of at least 0", seed)
    return np.random.default_rng(np.random.SeedSequence(seed, spawn_key=(("losses", "delays").index(name),)))


def check_size(value, name):
    """Return the value if it is an integer of at least 1, else raise ValueError."""
    require(is_integer(value) and value >= 1, name, "an integer of at least 1", value)
    return int(value)
