"""Players that hold what finds a slot and follow what they have seen, compiled: whole bandit games.

They do what the players of `players.stochastic` do round by round, with the same uniforms in the same
order; tests equate the two.
"""  # noqa: E501

import numpy as np

from delay_scheduling.compiled.beta import TRIES, betas
from delay_scheduling.compiled.compiling import compiled, inner
from delay_scheduling.compiled.elementary import exp, log
from delay_scheduling.compiled.lists import put_last

UCB, LOOK, THOMPSON = range(3)


@compiled
def follow(losses, delays, C, kind, uniforms, actions):
    """Play a game first come, first tracked, and write its arms.

    Parameters
    ----------
    losses : shape (T, K).
    delays : shape (T,).
    C : slots, an integer; T if there is no limit.
    kind : UCB, LOOK or THOMPSON.
    uniforms : as many as may be needed: one a round, or 16 K + 1 a round for THOMPSON, and more.
    actions : shape (T,), to write to.

    Returns
    -------
    How many uniforms were used.
    """
    T, K = losses.shape
    total = np.zeros(K)
    count = np.zeros(K)
    values = np.empty(K)
    first = np.full(T, -1, np.int32)  # of the rounds that end with a round, in order
    last = np.full(T, -1, np.int32)
    following = np.full(T, -1, np.int32)
    held = 0
    used = 0
    for t in range(T):
        if kind == THOMPSON:
            used = sample(total, count, uniforms, used, values)
            actions[t] = np.argmin(values)
        else:
            if kind == UCB or held < C:
                optimistic(total, count, 2.0 * log(t + 1.0), values)
            else:
                averages(total, count, values)
            actions[t] = least(values, uniforms[used])
            used += 1
        if held < C:
            held += 1
            if delays[t] < T - t:
                put_last(first, last, following, t + delays[t], t)
        s = first[t]
        while s >= 0:
            held -= 1
            loss = losses[s, actions[s]]
            if kind == THOMPSON:
                loss = 1.0 if uniforms[used] < loss else 0.0
                used += 1
            total[actions[s]] += loss
            count[actions[s]] += 1.0
            s = following[s]
    return used


@inner
def sample(total, count, uniforms, used, values):
    """Draw from Beta(1 + losses, 1 + rounds without) for each arm, and return how many uniforms are
    used up.
    """
    K = len(total)
    size = K * TRIES * 2
    lost = np.empty(K, np.int64)
    won = np.empty(K, np.int64)
    for i in range(K):
        lost[i] = 1 + np.int64(total[i])
        won[i] = 1 + np.int64(count[i]) - np.int64(total[i])
    done = 0
    while done < K:
        block = uniforms[used : used + size].reshape(K, TRIES, 2)
        done = betas(lost, won, block, done, values)
        used += size
    return used


@inner
def optimistic(total, count, twice_log, values):
    """Write the average of each arm less its uncertainty; −∞ if it was never observed."""
    for i in range(len(total)):
        if count[i] > 0:
            values[i] = total[i] / count[i] - np.sqrt(twice_log / count[i])
        else:
            values[i] = -np.inf


@inner
def averages(total, count, values):
    """Write the average of each arm, ∞ if it was never observed; 0 for all if none was."""
    known = False
    for i in range(len(total)):
        known = known or count[i] > 0
    for i in range(len(total)):
        values[i] = total[i] / max(count[i], 1.0)
        if known and count[i] == 0:
            values[i] = np.inf


@inner
def least(values, uniform):
    """Return an arm of least value; of several, the one that the uniform says."""
    smallest = values.min()
    ties = 0
    for value in values:
        ties += value == smallest
    place = int(uniform * ties)
    for i in range(len(values)):
        if values[i] == smallest:
            if place == 0:
                return i
            place -= 1
    return len(values) - 1


@compiled
def tuned(losses, delays, observed, p, clairvoyant, log_K, uniforms, actions):
    """Play a bandit game with tuned exponential weights (see `players.tuned`), and write its arms.

    Parameters
    ----------
    losses : shape (T, K).
    delays, observed, p : shape (T,), the schedule.
    clairvoyant : whether p_t is known when round t begins.
    log_K : log K, above 0.
    uniforms : shape (T,).
    actions : shape (T,), to write to.

    Returns
    -------
    Δ, the cost of all settled rounds.
    """
    T, K = losses.shape
    first = np.full(T, -1, np.int32)
    last = np.full(T, -1, np.int32)
    following = np.full(T, -1, np.int32)
    arrived = np.zeros(T, np.bool_)
    shares = np.empty(T)
    rates = np.empty(T)
    estimates = np.zeros(T)
    L = np.zeros(K)
    F = np.zeros(K)
    x = np.full(K, 1.0 / K)
    cost = 0.0
    largest = 1.0
    front = 0  # the first row that is not settled
    fresh = False
    for t in range(T):
        if fresh:
            weigh(L, log_K / (log_K * largest + cost), x)
            fresh = False
        arm = drawn(x, uniforms[t])
        actions[t] = arm
        if observed[t]:
            if clairvoyant:
                largest = max(largest, 1.0 / p[t])
            shares[t] = x[arm]
            rates[t] = log_K / (log_K * largest + cost)
            if delays[t] < T - t:
                put_last(first, last, following, t + delays[t], t)
        s = first[t]
        while s >= 0:
            z = 1.0 / p[s]
            largest = max(largest, z)
            estimates[s] = z * losses[s, actions[s]] / shares[s]
            L[actions[s]] += estimates[s]
            arrived[s] = True
            fresh = True
            s = following[s]
        while front <= t and (arrived[front] or not observed[front]):
            if observed[front]:
                before = soft_minimum(F, rates[front])
                F[actions[front]] += estimates[front]
                moved = soft_minimum(F, rates[front]) - before
                cost += max(0.0, shares[front] * estimates[front] - moved)
            front += 1
    return cost


@inner
def weigh(L, rate, x):
    """Write the distribution of exponential weights."""
    smallest = L.min()
    total = 0.0
    for i in range(len(L)):
        x[i] = exp(-rate * (L[i] - smallest))
        total += x[i]
    for i in range(len(L)):
        x[i] = x[i] / total


@inner
def soft_minimum(F, rate):
    """Return −(1/η) log (1/K) Σ exp(−η F_i)."""
    smallest = F.min()
    total = 0.0
    for value in F:
        total += exp(-rate * (value - smallest))
    return smallest - log(total / len(F)) / rate


@inner
def drawn(x, uniform):
    """Return the smallest i with uniform < x_0 + ... + x_i, or the last arm."""
    total = 0.0
    for i in range(len(x)):
        total += x[i]
        if uniform < total:
            return i
    return len(x) - 1
