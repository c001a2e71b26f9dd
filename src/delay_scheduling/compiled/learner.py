"""The loop of Delayed FTRL for one run, compiled. (`side_by_side` plays many runs,
with the same bits.)

The kernel knows neither capacity nor schedulers. One round costs O(K), whatever the delays.

Each round solves the equations of `newton` for u_i, v_i and a multiplier m, by joint Newton steps
of second order in (u, m) from the solution of the round before. A coordinate whose loss estimate
has just jumped is first solved alone. Between the rare exact logarithms, v follows u by a Taylor
polynomial of log(1 + q), where q is the relative step. Every round ends with the residual of the
weights it plays. Should a warm start fail, the multiplier is found by Newton's method from the safe
side, as in `regularizer.argmin`.

In the functions below, a and b are α⁻¹ and 2 β⁻¹ of the round. The state has six rows, with one
number an arm: gaps, u, v, x, 1 / h, where h = a u + b is the slope in v, and the error of v. It is
handed on as one array, for each array costs time: Numba counts references to it.
"""

import math

import numpy as np

from delay_scheduling.arithmetic import LARGEST_RESIDUAL
from delay_scheduling.compiled.compiling import compiled, inlined, inner
from delay_scheduling.compiled.elementary import exp, log
from delay_scheduling.compiled.newton import (
    ALONE_STEPS,
    NEAR,
    REFRESH,
    SAFE_STEPS,
    WARM_STEPS,
    alone,
    enough,
    far,
    finite,
    is_small,
    multiplier_steps,
    near,
    solved,
    summands,
    terms,
    weight,
)

ROWS = GAP, U, V, X, FLAT, ERROR = range(6)  # of the state


@compiled
def expiries(delays, scales, first, following):
    """Write linked lists of the rounds of positive scale whose delay ends with each round,
    in order.

    Rows from T = len(first) on are rounds before the first, which head the lists; their delays are
    counted so that row s ends in round s + delays[s], too.
    """
    T = len(first)
    rows = len(delays)
    for t in range(T):
        first[t] = -1
    for row in range(rows - 1, -1, -1):
        s = row + T - rows if row >= rows - T else row + T
        following[s] = -1
        if delays[s] < T - s and scales[s] > 0:
            following[s] = first[s + delays[s]]
            first[s + delays[s]] = s


@compiled
def play(  # noqa: PLR0912, PLR0915
    losses,
    block,
    rows,
    first,
    following,
    scales,
    inv_alpha,
    inv_beta,
    uniforms,
    bandit,
    state,
    actions,
    estimates,
    expected,
    kept,
    played,
    result,
):
    """Play one run; write A_t, ⟨x_t, l_t⟩ of each round and x_t where there is room for them.

    Parameters
    ----------
    losses : shape (T, K).
    block : number of rounds of a play, at least 1; the last play may have fewer.
    rows : shape (plays,), the row of losses that a play may observe.
    first, following : the two lists of `expiries`.
    scales, inv_alpha, inv_beta, uniforms : one number a play; 1 / α_t and 1 / β_t.
    state : to work in, shape (6, K).
    actions, estimates : shape (plays,). In full information, of length 0 if not wanted.
    expected, kept : for ⟨x_t, l_t⟩ of T rounds and x_t of all plays, plays times K numbers; of
        length 0 if not wanted.
    played : number of plays of this run before. If there are any, state and result are as they
        have left them.
    result : Σ ⟨x_t, l_t⟩, the largest residual, and the row that failed or −1. With room for six
        numbers, also what a run that goes on must know: the multiplier, the smallest gap, and 1 for
        a warm start.
    """
    T, K = losses.shape
    plays = len(inv_alpha)
    suffered = 0.0
    worst = 0.0
    least = 0.0
    failed = -1
    warm = True
    if played > 0:
        suffered = result[0]
        worst = result[1]
        m = result[3]
        least = result[4]
        warm = result[5] > 0.0
    else:
        m = begin(state, inv_alpha[0], 2.0 * inv_beta[0])
    for t in range(plays):
        a = inv_alpha[t]
        b = 2.0 * inv_beta[t]
        if K > 1:
            if warm and (played + t) % REFRESH == 0:
                refresh(state)
            m, warm, residual = weights(state, least, m + least, a, b, warm)
            worst = residual if residual > worst else worst
            if not residual <= LARGEST_RESIDUAL:
                failed = t
                break
        if len(actions) > 0:
            arm = draw(state, uniforms[t])
            actions[t] = arm
            if bandit:
                estimates[t] = scales[t] * losses[rows[t], arm] / state[X, arm]
        end = (t + 1) * block if (t + 1) * block < T else T
        for s in range(t * block, end):
            loss = 0.0
            for i in range(K):
                loss += state[X, i] * losses[s, i]
            suffered += loss
            if len(expected) > 0:
                expected[s] = loss
        if len(kept) > 0:
            for i in range(K):
                kept[t * K + i] = state[X, i]
        least = 0.0
        raised = False
        s = first[t]
        while s >= 0:
            if bandit:
                if add_estimate(state, m, actions[s], estimates[s], a, b, warm):
                    raised = True
            elif scales[s] > 0.0:
                least = add_losses(state, losses, rows[s], scales[s])
            s = following[s]
        if raised:
            least = lowest(state)
    result[0] = suffered
    result[1] = worst
    result[2] = failed
    if len(result) > 3:
        result[3] = m
        result[4] = least
        result[5] = 1.0 if warm else 0.0


@inner
def begin(state, a, b):
    """Write the uniform distribution, which is played when no loss is known, and return m."""
    K = state.shape[1]
    side = np.sqrt(1.0 * K)
    log_side = log(side)
    for i in range(K):
        state[GAP, i] = 0.0
        state[U, i] = side
        state[V, i] = log_side
        state[X, i] = 1.0 / K
    return a * side + b * log_side


@inlined
def draw(state, uniform):
    """Return the smallest i with uniform < x_0 + ... + x_i; the last of positive weight if none."""
    K = state.shape[1]
    total = 0.0
    for i in range(K):
        total += state[X, i]
        if not total <= uniform:
            return i
    last = 0
    for i in range(K):
        if state[X, i] > 0.0:
            last = i
    return last


# Feedback arrives


@inlined
def add_estimate(state, m, arm, estimate, a, b, warm):
    """Add an estimate to its arm, and tell whether the gap was 0 before.

    For a warm start, the coordinate is solved alone.
    """
    if not estimate > 0.0:
        return False
    before = state[GAP, arm]
    state[GAP, arm] = before + estimate
    if warm:
        solve_alone(state, before + estimate + m, arm, a, b)
    return before == 0.0


@inner
def solve_alone(state, y, arm, a, b):
    """Move one coordinate near the solution of a u + b log u = y, by steps of second order."""
    u_i = state[U, arm]
    v_i = state[V, arm]
    for _ in range(ALONE_STEPS):
        u_i, v_i, w = alone(u_i, v_i, y, a, b)
        if abs(w) < NEAR:
            break
    state[U, arm] = u_i
    state[V, arm] = v_i


@inner
def add_losses(state, losses, row, scale):
    """Add the scaled losses of one row to all arms, and return the smallest gap."""
    for i in range(state.shape[1]):
        state[GAP, i] += scale * losses[row, i]
    return lowest(state)


@inner
def lowest(state):
    """Return the smallest gap."""
    least = state[GAP, 0]
    for i in range(1, state.shape[1]):
        gap = state[GAP, i]
        least = gap if gap < least else least
    return least


@inner
def refresh(state):
    """Set v = log u."""
    for i in range(state.shape[1]):
        state[V, i] = log(state[U, i])


# The weights


@inner
def weights(state, least, m, a, b, warm):
    """Subtract `least` from the gaps and write the minimizer to x.

    Return the multiplier, whether u and v may serve as a warm start, and the residual.
    """
    if least != 0.0:
        lower(state, least)
    if a == 0.0:
        return m, False, softmin(state, 0.5 * b)
    residual = math.inf
    if warm:
        m, residual = warm_newton(state, m, a, b)
    if not residual <= enough(state.shape[1]):
        m, residual = safe_newton(state, a, b)
    return m, True, residual


@inner
def lower(state, least):
    """Subtract a number from all gaps."""
    for i in range(state.shape[1]):
        state[GAP, i] -= least


@inner
def softmin(state, inv_beta):
    """Write x_i ∝ exp(−β gap_i). Return |Σ x_i − 1|, or infinity if a gap has overflowed."""
    K = state.shape[1]
    rate = 1.0 / inv_beta
    total = 0.0
    excess = -1.0
    for i in range(K):
        gap = state[GAP, i]
        state[X, i] = weight(gap, rate)
    for i in range(K):
        total += state[X, i]
    inverse = 1.0 / total
    for i in range(K):
        state[X, i] *= inverse
        excess += state[X, i]
    return finite(abs(excess))


@inlined
def warm_newton(state, m, a, b):
    """Take joint Newton steps in (u, m) until the residual is small. Return m and the residual.

    The steps are of second order.
    """
    K = state.shape[1]
    for _ in range(WARM_STEPS):
        excess, slope, pull, square, bend, twist, rest = measure(state, m, a, b)
        size = np.sqrt(square)
        residual = abs(excess) if abs(excess) > size else size
        if residual <= enough(K):
            return m, residual
        step, corrected = multiplier_steps(excess, slope, pull, bend, twist, rest)
        small = is_small(corrected, size, a, b)
        if small:
            small_step(state, corrected, b)
            m = m + corrected
        else:
            large_step(state, step)
            m = m + step
    return m, math.inf


@inner
def measure(state, m, a, b):
    """Write x, 1 / h and e of all arms (see `terms`).

    Return Σ x_i − 1 and the sums of the other `summands`, each in the order of the arms.
    """
    K = state.shape[1]
    for i in range(K):
        x, flat, e = terms(state[U, i], state[V, i], state[GAP, i] + m, a, b)
        state[X, i] = x
        state[FLAT, i] = flat
        state[ERROR, i] = e
    excess = -1.0
    slope = 0.0
    pull = 0.0
    square = 0.0
    bend = 0.0
    twist = 0.0
    rest = 0.0
    for i in range(K):
        parts = summands(state[X, i], state[FLAT, i], state[ERROR, i], b)
        excess += parts[0]
        slope += parts[1]
        pull += parts[2]
        square += parts[3]
        bend += parts[4]
        twist += parts[5]
        rest += parts[6]
    return excess, slope, pull, square, bend, twist, rest


@inner
def small_step(state, step, b):
    """Move each coordinate by a small step (see `newton.near`)."""
    for i in range(state.shape[1]):
        u = state[U, i]
        v = state[V, i]
        state[U, i], state[V, i] = near(u, v, state[FLAT, i], state[ERROR, i], step, b)


@inner
def large_step(state, step):
    """Move each coordinate by a large step (see `newton.far`)."""
    for i in range(state.shape[1]):
        u = state[U, i]
        state[U, i], state[V, i] = far(u, state[FLAT, i], state[ERROR, i], step)


@inner
def safe_newton(state, a, b):
    """Find the multiplier by Newton's method from m = a, where Σ x_i >= 1.

    Return it and the residual.
    """
    m = a
    for _ in range(SAFE_STEPS):
        solve_coordinates(state, m, a, b)
        excess, slope, _, _, _, _, _ = measure(state, m, a, b)
        step = excess / (2.0 * slope)
        if step <= 1e-16 * m:
            break
        m += step
    solve_coordinates(state, m, a, b)
    excess, _, _, square, _, _, _ = measure(state, m, a, b)
    size = np.sqrt(square)
    residual = size if abs(excess) <= size else abs(excess)  # keeps what is not a number
    return m, residual


@inner
def solve_coordinates(state, m, a, b):
    """Solve a e^v + b v = gap_i + m for each v_i, and set u = e^v."""
    for i in range(state.shape[1]):
        v = solved(state[GAP, i] + m, a, b)
        state[V, i] = v
        state[U, i] = exp(v)
