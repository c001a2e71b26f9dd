"""Delayed FTRL with time-varying loss scales (Algorithm 3), compiled.

The kernel knows neither capacity nor schedulers. One round costs O(K), whatever the delays.

Each round solves, in u_i = x_i^{−1/2}, v_i = log u_i and a multiplier m (see `regularizer`),

    α⁻¹ u_i + 2 β⁻¹ v_i = gap_i + m,   Σ u_i^{−2} = 1,   gap_i = L_i − min L,

by joint Newton steps of second order in (u, m) from the solution of the round before. A coordinate whose loss estimate
has just jumped is first solved alone. Between the rare exact logarithms, v follows u by a Taylor polynomial of
log(1 + q), where q is the relative step. Every round ends with the residual of the weights it plays. Should a warm
start fail, the multiplier is found by Newton's method from the safe side, as in `regularizer.argmin`.
"""

import math

import numba
import numpy as np

from delay_scheduling.game import Trajectory
from delay_scheduling.validation import frozen, require

TOLERANCE = 2e-13  # residual of the warm start


LARGEST_RESIDUAL = 1e-11  # residual beyond which nothing is returned


WARM_STEPS, SAFE_STEPS = 20, 200


SMALL_STEP = 1 / 64  # largest relative step for which the polynomial has full precision


REFRESH = 64  # rounds between exact logarithms


# A call costs as much as a step, so the inner functions are compiled into their callers.
compiled = numba.njit(cache=True, nogil=True, error_model="numpy")


inlined = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=True)


vectorized = numba.njit(
    cache=True, nogil=True, error_model="numpy", forceinline=True, fastmath={"reassoc", "contract", "nsz", "arcp"}
)


def delayed_ftrl(instance, rates, rules, rng, return_x=False):
    """Play Delayed FTRL on an instance without capacity limit.

    Source: Algorithm 3 (alg:FTRL-no-scale).

    Parameters
    ----------
    instance : losses, delays and loss scales; for a capacity limit, one reduced by `scaled` or `batched`.
    rates : Rates of T rounds.
    rules : the number of arms and the regime are used.
    rng : numpy Generator. Exactly one uniform a round is drawn from it.
    return_x : whether to return the distributions x_t.

    Returns
    -------
    Trajectory of T rounds.

    Raises
    ------
    ValueError : if sizes differ, or both learning rates of a round are infinite (unless K = 1).
    FloatingPointError : if some minimization leaves a residual above 1e-11.

    >>> from delay_scheduling import Instance, Rates, Rules
    >>> instance = Instance(losses=[[0.0, 1.0]] * 3, delays=[0, 0, 0])
    >>> rules = Rules(K=2, regime="full-information")
    >>> rates = Rates(inv_alpha=np.zeros(3), inv_beta=np.ones(3) / np.log(2))
    >>> delayed_ftrl(instance, rates, rules, np.random.default_rng(0), return_x=True).x[:, 0].round(9).tolist()
    [0.5, 0.666666667, 0.8]
    """
    T, K = instance.losses.shape
    require(rules.K == K, "rules", f"K = {K}, that of the instance", rules.K)
    require(len(rates.inv_alpha) == T, "rates", f"rates for {T} rounds", len(rates.inv_alpha))
    idle = np.flatnonzero((rates.inv_alpha == 0) & (rates.inv_beta == 0)) if K > 1 else []
    require(
        len(idle) == 0,
        "rates",
        "a finite learning rate in every round",
        f"none in round {idle[0] + 1 if len(idle) else ''}",
    )
    scales = frozen([], np.float64) if instance.scales is None else instance.scales
    kept = np.empty((T if return_x else 0, K))
    bandit = rules.regime == "bandit"
    uniforms = rng.random(T)
    actions, expected, residual, failed = play(
        instance.losses, instance.delays, scales, rates.inv_alpha, rates.inv_beta, uniforms, bandit, kept
    )
    if failed >= 0:
        raise FloatingPointError(f"round {failed + 1}: expected a residual of at most {LARGEST_RESIDUAL}")
    return Trajectory(actions, expected, kept if return_x else None, residual)


@compiled
def play(losses, delays, scales, inv_alpha, inv_beta, uniforms, bandit, kept):
    """Return A_t, ⟨x_t, l_t⟩, the largest residual, and the row that failed or −1. `kept` is for x_t."""
    T, K = losses.shape
    first, following = expiries(delays)
    actions, expected, estimates = np.empty(T, np.int32), np.empty(T), np.empty(T if bandit else 0)
    gaps, u, v, x = np.zeros(K), np.full(K, math.sqrt(K)), np.full(K, math.log(K) / 2), np.full(K, 1 / K)
    m, warm, worst = 0.0, False, 0.0
    for t in range(T):
        a, b = inv_alpha[t], 2 * inv_beta[t]
        if K > 1:
            if t % REFRESH == 0:
                refresh(u, v)
            m, warm, residual = weights(gaps, m, a, b, u, v, x, warm)
            if not residual <= LARGEST_RESIDUAL:
                return actions, expected, residual, t
            worst = max(worst, residual)
        actions[t] = draw(x, uniforms[t])
        expected[t] = expected_loss(x, losses, t)
        if len(kept) > 0:
            kept[t] = x
        if bandit:
            estimates[t] = scale_of(scales, t) * losses[t, actions[t]] / x[actions[t]]
        s = first[t]
        while s >= 0:
            if bandit:
                m = add_estimate(gaps, m, actions[s], estimates[s], a, b, u, v, warm)
            else:
                m = add_losses(gaps, m, losses, s, scale_of(scales, s))
            s = following[s]
    return actions, expected, worst, -1


@compiled
def scale_of(scales, t):
    """Return B_t, which is 1 if no scales are given."""
    return scales[t] if len(scales) > 0 else 1.0


@compiled
def expiries(delays):
    """Return linked lists of the rounds whose delay is over at the end of each round, in increasing order."""
    T = len(delays)
    first, following = np.full(T, -1, np.int32), np.full(T, -1, np.int32)
    for s in range(T - 1, -1, -1):
        if delays[s] < T - s:
            following[s] = first[s + delays[s]]
            first[s + delays[s]] = s
    return first, following


@compiled
def draw(x, uniform):
    """Return the smallest i with uniform < x_0 + ... + x_i, or if rounding leaves none, the last of positive weight."""
    total, last = 0.0, 0
    for i in range(len(x)):
        total += x[i]
        if uniform < total:
            return i
        if x[i] > 0:
            last = i
    return last


@vectorized
def expected_loss(x, losses, t):
    """Return ⟨x, losses[t]⟩."""
    total = 0.0
    for i in range(len(x)):
        total += x[i] * losses[t, i]
    return total


@compiled
def add_estimate(gaps, m, i, estimate, a, b, u, v, warm):
    """Add a loss estimate to one arm, for a warm start solve its coordinate alone, and return the new multiplier."""
    if estimate == 0:
        return m
    was_best = gaps[i] == 0
    gaps[i] += estimate
    for _ in range(6 if warm else 0):
        q = max(-0.5, (gaps[i] + m - a * u[i] - b * v[i]) / (a * u[i] + b))
        u[i] += u[i] * q
        v[i] = math.log(u[i])
        if abs(q) < 0.03:
            break
    return m + lower(gaps) if was_best else m


@compiled
def add_losses(gaps, m, losses, s, scale):
    """Add the scaled losses of one round to all arms, and return the new multiplier."""
    for i in range(len(gaps)):
        gaps[i] += scale * losses[s, i]
    return m + lower(gaps)


@compiled
def lower(gaps):
    """Subtract the smallest gap from all, and return it."""
    least = gaps[0]
    for i in range(1, len(gaps)):
        least = min(least, gaps[i])
    if least != 0:
        for i in range(len(gaps)):
            gaps[i] -= least
    return least


@compiled
def refresh(u, v):
    """Set v = log u."""
    for i in range(len(u)):
        v[i] = math.log(u[i])


@inlined
def weights(gaps, m, a, b, u, v, x, warm):
    """Write the minimizer to x. Return the multiplier, whether u and v may serve as a warm start, and the residual."""
    if a == 0:
        return m, False, softmin(gaps, b / 2, x)
    if warm:
        m, residual = warm_newton(gaps, m, a, b, u, v, x)
        if residual <= TOLERANCE:
            return m, True, residual
    m, residual = safe_newton(gaps, a, b, u, v, x)
    return m, True, residual


@compiled
def softmin(gaps, inv_beta, x):
    """Write x_i ∝ exp(−β gap_i). Return |Σ x_i − 1|, or infinity if a gap has overflowed."""
    total, largest = 0.0, 0.0
    for i in range(len(x)):
        x[i] = math.exp(-gaps[i] / inv_beta)
        total += x[i]
        largest = max(largest, gaps[i])
    if largest == math.inf:
        return math.inf
    error = -1.0
    for i in range(len(x)):
        x[i] /= total
        error += x[i]
    return abs(error)


@inlined
def warm_newton(gaps, m, a, b, u, v, x):
    """Take joint Newton steps in (u, m) until the residual is small. Return m and the residual.

    The steps are of second order. If m moves by s, then w_i = s / h_i − e_i is the step of v_i to first order, and
    Σ x_i becomes Σ x_i (1 − 2 w_i) + Σ c_i w_i² (see `terms`). The first part gives s, the second corrects it.
    """
    excess, slope, pull, square, bend, twist, rest = measure(gaps, m, a, b, u, v, x)
    for _ in range(WARM_STEPS):
        if square <= TOLERANCE**2 and abs(excess) <= TOLERANCE:
            return m, max(abs(excess), math.sqrt(square))
        step = (excess / 2 + pull) / slope
        corrected = step + (step * step * bend - 2 * step * twist + rest) / (2 * slope)
        if abs(corrected) / (a + b) + math.sqrt(square) <= SMALL_STEP:
            m += corrected
            excess, slope, pull, square, bend, twist, rest = small_step(gaps, m, a, b, u, v, x)
        else:
            m += step
            large_step(gaps, m, a, b, u, v)
            excess, slope, pull, square, bend, twist, rest = measure(gaps, m, a, b, u, v, x)
    return m, math.inf


@vectorized
def terms(u, v, y, a, b):
    """Return x, x / h, x e, e², c / h², c e / h and c e² of one coordinate, y being its gap plus the multiplier.

    Here x = u^−2, h = a u + b is the slope in v, e = (a u + b v − y) / h the error of v, and c = x (3 − b / h).
    """
    h = a * u + b
    inverse = 1 / (h * u * u)  # one division gives x and 1 / h
    x = h * inverse
    flat = inverse * u * u
    e = (a * u + b * v - y) * flat
    c = x * (3 - b * flat)
    return x, x * flat, x * e, e * e, c * flat * flat, c * flat * e, c * e * e


@vectorized
def log1p(q):
    """Return log(1 + q) for |q| of at most about `SMALL_STEP`, by its Taylor polynomial."""
    p = 1 / 8 - q * (1 / 9)
    p = 1 / 7 - q * p
    p = 1 / 6 - q * p
    p = 1 / 5 - q * p
    p = 1 / 4 - q * p
    p = 1 / 3 - q * p
    p = 1 / 2 - q * p
    return q * (1 - q * p)


@vectorized
def measure(gaps, m, a, b, u, v, x):
    """Write x = u^−2. Return Σ x_i − 1 and the sums of the other `terms`."""
    total, slope, pull, square, bend, twist, rest = -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for i in range(len(u)):
        x_i, slope_i, pull_i, square_i, bend_i, twist_i, rest_i = terms(u[i], v[i], gaps[i] + m, a, b)
        x[i] = x_i
        total += x_i
        slope += slope_i
        pull += pull_i
        square += square_i
        bend += bend_i
        twist += twist_i
        rest += rest_i
    return total, slope, pull, square, bend, twist, rest


@vectorized
def small_step(gaps, m, a, b, u, v, x):
    """Move each v_i to the new multiplier by log(1 + q_i), q_i = w_i + b w_i² / (2 h_i). Return what `measure` does."""
    total, slope, pull, square, bend, twist, rest = -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for i in range(len(u)):
        y = gaps[i] + m
        flat = 1 / (a * u[i] + b)
        w = (y - a * u[i] - b * v[i]) * flat
        q = w + 0.5 * b * flat * w * w
        u_i = u[i] + u[i] * q
        v_i = v[i] + log1p(q)
        u[i], v[i] = u_i, v_i
        x_i, slope_i, pull_i, square_i, bend_i, twist_i, rest_i = terms(u_i, v_i, y, a, b)
        x[i] = x_i
        total += x_i
        slope += slope_i
        pull += pull_i
        square += square_i
        bend += bend_i
        twist += twist_i
        rest += rest_i
    return total, slope, pull, square, bend, twist, rest


@compiled
def large_step(gaps, m, a, b, u, v):
    """Move u to the new multiplier by at most half, not below 1, and set v = log u."""
    for i in range(len(u)):
        q = (gaps[i] + m - a * u[i] - b * v[i]) / (a * u[i] + b)
        u[i] = max(1.0, u[i] + u[i] * max(q, -0.5))
        v[i] = math.log(u[i])


@compiled
def safe_newton(gaps, a, b, u, v, x):
    """Find the multiplier by Newton's method from m = a, where Σ x_i >= 1. Return it and the residual."""
    m = a
    for _ in range(SAFE_STEPS):
        solve_coordinates(gaps, m, a, b, u, v)
        excess, slope, _, _, _, _, _ = measure(gaps, m, a, b, u, v, x)
        step = excess / (2 * slope)
        if step <= 1e-16 * m:
            break
        m += step
    solve_coordinates(gaps, m, a, b, u, v)
    excess, _, _, square, _, _, _ = measure(gaps, m, a, b, u, v, x)
    return m, np.maximum(abs(excess), math.sqrt(square))  # which keeps a NaN


@compiled
def solve_coordinates(gaps, m, a, b, u, v):
    """Solve a e^v + b v = gap_i + m for each v_i, by Newton's method from the right, and set u = e^v."""
    for i in range(len(gaps)):
        y = gaps[i] + m
        w = math.log(y / a)
        if b > 0:
            w = min(w, y / b)
        for _ in range(SAFE_STEPS):
            step = (a * math.exp(w) + b * w - y) / (a * math.exp(w) + b)
            w -= step
            if step <= 1e-16 * abs(w):
                break
        v[i], u[i] = w, math.exp(w)
