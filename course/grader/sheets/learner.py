"""The learner of Sheets 5 and 6 in NumPy: exponential weights with late,
weighted feedback and full information.
"""

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
    """Return β_t = √(log K / (1 + Σ z_s² + Σ z_s d_s)),
    the sums being over the rounds that are known in round t.
    """
    weights = np.asarray(weights, float)
    delays = np.asarray(delays)
    known = arriving_sums(delays, weights**2 + weights * delays)
    return np.sqrt(np.log(K) / (1 + known))


def regret(losses, played):
    """Return the regret of the distributions that were played."""
    return float((played * losses).sum() - losses.sum(axis=0).min())


def argmin(L, a, b):
    """Return the distribution x that minimizes ⟨x, L⟩ − 2 a Σ √x_i + b Σ x_i log x_i,
    for a + b > 0, to 14 digits.

    Its derivatives are equal: L_i − a / √x_i + b (log x_i + 1) = λ. Each x_i grows with λ, so
    bisection finds λ; for given λ, the equation in y = log x_i is solved by bisection, too, unless
    a or b is 0.
    """
    L = np.asarray(L, float) - np.min(L)
    if a == 0:
        weights = np.exp(-L / b)
        return weights / weights.sum()
    low = -a * np.sqrt(len(L)) - b * (np.log(len(L)) + 1)  # there all x_i are at most 1 / K
    high = b - a if b else -a * 1e-300  # there the largest x_i is 1
    for _ in range(120):
        middle = (low + high) / 2
        total = weights_at(L, a, b, middle).sum()
        low, high = (middle, high) if total < 1 else (low, middle)
    found = weights_at(L, a, b, (low + high) / 2)
    return found / found.sum()


def weights_at(L, a, b, level):
    """Return the x_i at which all derivatives are `level`."""
    if b == 0:
        return (a / (L - level)) ** 2
    low = np.full(len(L), -700.0)
    high = np.full(len(L), 1.0)
    for _ in range(70):
        y = (low + high) / 2
        above = L - a * np.exp(-y / 2) + b * (y + 1) > level
        low = np.where(above, low, y)
        high = np.where(above, y, high)
    return np.exp((low + high) / 2)
