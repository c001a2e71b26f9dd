"""The learner of Sheets 5 and 6 in NumPy: exponential weights with late, weighted feedback and full information."""

import numpy as np


def arriving_sums(delays, values):
    """Return, for each round, the sum of the values of the rounds that are known at its beginning.

    Parameters
    ----------
    delays : shape (T,), integers of at least 0; round s is known from round s + d_s + 1 on.
    values : shape (T, ...).
    """
    T = len(delays)
    known_from = np.arange(T) + np.asarray(delays) + 1
    in_time = known_from < T
    sums = np.zeros(np.shape(values))
    np.add.at(sums, known_from[in_time], np.asarray(values)[in_time])
    return np.cumsum(sums, axis=0)


def distributions(losses, delays, weights, rates):
    """Return what the learner plays, shape (T, K): weights proportional to exp(-β_t L_t).

    Parameters
    ----------
    losses : shape (T, K).
    delays : shape (T,).
    weights : shape (T,), z_t = Z_t / p_t, 0 for a round that is never observed.
    rates : shape (T,), β_t.
    """
    estimates = arriving_sums(delays, np.asarray(weights)[:, None] * losses)
    exponents = -np.asarray(rates)[:, None] * (estimates - estimates.min(axis=1, keepdims=True))
    played = np.exp(exponents)
    return played / played.sum(axis=1, keepdims=True)


def adaptive_rates(delays, weights, K):
    """Return β_t = √(log K / (1 + Σ z_s² + Σ z_s d_s)), the sums being over the rounds that are known in round t."""
    weights, delays = np.asarray(weights, float), np.asarray(delays)
    known = arriving_sums(delays, weights**2 + weights * delays)
    return np.sqrt(np.log(K) / (1 + known))


def regret(losses, played):
    """Return the regret of the distributions that were played."""
    return float((played * losses).sum() - losses.sum(axis=0).min())
