"""The loop of Delayed FTRL for one run, compiled. (`side_by_side` plays many runs,
with the same bits.)

The kernel knows neither capacity nor schedulers. One round costs O(K), whatever the delays.

Each round solves, in u_i = x_i^{−1/2}, v_i = log u_i and a multiplier m (see `regularizer`),

    α⁻¹ u_i + 2 β⁻¹ v_i = gap_i + m,   Σ u_i^{−2} = 1,   gap_i = L_i − min L,

by joint Newton steps of second order in (u, m) from the solution of the round before. A coordinate
whose loss estimate has just jumped is first solved alone. Between the rare exact logarithms, v
follows u by a Taylor polynomial of log(1 + q), where q is the relative step. Every round ends with
the residual of the weights it plays. Should a warm start fail, the multiplier is found by Newton's
method from the safe side, as in `regularizer.argmin`.

In the functions below, a and b are α⁻¹ and 2 β⁻¹ of the round. The state has six rows, with one
number an arm: gaps, u, v, x, 1 / h, where h = a u + b is the slope in v, and the error of v. It is
handed on as one array, for each array costs time: Numba counts references to it.
"""

import math

import numpy as np

from delay_scheduling.arithmetic import LARGEST_RESIDUAL
from delay_scheduling.compiled.compiling import compiled, inlined, inner
from delay_scheduling.compiled.elementary import exp, jitable, log

TOLERANCE = 2e-13  # residual of the warm start
WARM_STEPS = 20
SAFE_STEPS = 200
ALONE_STEPS = 6
SMALL_STEP = 1 / 64  # largest relative step for which the polynomial has full precision
NEAR = 0.1  # relative step after which a coordinate solved alone is near enough
REFRESH = 64  # rounds between exact logarithms

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


@inlined
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


@inlined
def solve_alone(state, y, arm, a, b):
    """Move one coordinate near the solution of a u + b log u = y, by steps of second order."""
    u_i = state[U, arm]
    v_i = state[V, arm]
    for _ in range(ALONE_STEPS):
        inverse = 1.0 / (a * u_i + b)
        w = (y - a * u_i - b * v_i) * inverse
        q = w + 0.5 * b * inverse * w * w
        u_i = u_i + u_i * (-0.5 if q < -0.5 else q)
        v_i = log(u_i)
        if abs(w) < NEAR:
            break
    state[U, arm] = u_i
    state[V, arm] = v_i


@inlined
def add_losses(state, losses, row, scale):
    """Add the scaled losses of one row to all arms, and return the smallest gap."""
    for i in range(state.shape[1]):
        state[GAP, i] += scale * losses[row, i]
    return lowest(state)


@inlined
def lowest(state):
    """Return the smallest gap."""
    least = state[GAP, 0]
    for i in range(1, state.shape[1]):
        gap = state[GAP, i]
        least = gap if gap < least else least
    return least


@inlined
def refresh(state):
    """Set v = log u."""
    for i in range(state.shape[1]):
        state[V, i] = log(state[U, i])


# The weights


@jitable
def enough(K):
    """Return the residual at which the warm start stops: many arms leave more than `TOLERANCE`."""
    found = K * 2.0**-52
    if found < TOLERANCE:
        return TOLERANCE
    return found if found < LARGEST_RESIDUAL / 2.0 else LARGEST_RESIDUAL / 2.0


@inlined
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


@inlined
def lower(state, least):
    """Subtract a number from all gaps."""
    for i in range(state.shape[1]):
        state[GAP, i] -= least


@inlined
def softmin(state, inv_beta):
    """Write x_i ∝ exp(−β gap_i). Return |Σ x_i − 1|, or infinity if a gap has overflowed."""
    K = state.shape[1]
    rate = 1.0 / inv_beta
    total = 0.0
    excess = -1.0
    for i in range(K):
        gap = state[GAP, i]
        state[X, i] = exp(-(gap * rate)) + 0.0 * gap  # not a number if the gap is infinite
    for i in range(K):
        total += state[X, i]
    inverse = 1.0 / total
    for i in range(K):
        state[X, i] *= inverse
        excess += state[X, i]
    return abs(excess) if abs(excess) < math.inf else math.inf


@inlined
def warm_newton(state, m, a, b):
    """Take joint Newton steps in (u, m) until the residual is small. Return m and the residual.

    The steps are of second order. If m moves by s, then w_i = s / h_i − e_i is the step of v_i to
    first order, and Σ x_i becomes Σ x_i (1 − 2 w_i) + Σ c_i w_i² (see `terms`). The first part
    gives s, the second corrects it.
    """
    K = state.shape[1]
    excess, slope, pull, square, bend, twist, rest = measure(state, m, a, b)
    for _ in range(WARM_STEPS):
        size = np.sqrt(square)
        residual = abs(excess) if abs(excess) > size else size
        if residual <= enough(K):
            return m, residual
        step = (0.5 * excess + pull) / slope
        bent = step * step * bend - 2.0 * step * twist + rest
        corrected = step + bent / (2.0 * slope)
        small = abs(corrected) / (a + b) + size <= SMALL_STEP
        if small:
            small_step(state, corrected, b)
            m = m + corrected
        else:
            large_step(state, step)
            m = m + step
        excess, slope, pull, square, bend, twist, rest = measure(state, m, a, b)
    return m, math.inf


@jitable
def terms(u, v, y, a, b):
    """Return x, 1 / h and e of one coordinate, y being its gap plus the multiplier.

    Here x = u^−2, h = a u + b is the slope in v, and e = (a u + b v − y) / h the error of v.
    """
    line = a * u
    h = line + b
    square = u * u
    inverse = 1.0 / (h * square)  # one division gives x and 1 / h
    flat = inverse * square
    return h * inverse, flat, (line + b * v - y) * flat


@jitable
def log1p(q):
    """Return log(1 + q) for |q| of at most about `SMALL_STEP`, by its Taylor polynomial."""
    square = q * q
    even = 1 / 2 + square * (1 / 4 + square * (1 / 6 + square * (1 / 8)))
    odd = 1 / 3 + square * (1 / 5 + square * (1 / 7 + square * (1 / 9)))
    return q - square * (even - q * odd)


@inlined
def measure(state, m, a, b):
    """Write x, 1 / h and e of all arms (see `terms`).

    Return Σ x_i − 1, and the sums of x / h, x e, e², c / h², c e / h and c e², c = x (3 − b / h),
    each in the order of the arms.
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
        x = state[X, i]
        flat = state[FLAT, i]
        e = state[ERROR, i]
        c = x * (3.0 - b * flat)
        cf = c * flat
        ce = c * e
        excess += x
        slope += x * flat
        pull += x * e
        square += e * e
        bend += cf * flat
        twist += cf * e
        rest += ce * e
    return excess, slope, pull, square, bend, twist, rest


@inlined
def small_step(state, step, b):
    """Move each v_i by log(1 + q_i), q_i = w_i + b w_i² / (2 h_i)."""
    for i in range(state.shape[1]):
        u = state[U, i]
        flat = state[FLAT, i]
        w = step * flat - state[ERROR, i]
        q = w + 0.5 * b * flat * w * w
        state[U, i] = u + u * q
        state[V, i] += log1p(q)


@inlined
def large_step(state, step):
    """Move each u_i by w_i u_i, at most by half, and not below 1."""
    for i in range(state.shape[1]):
        u = state[U, i]
        w = step * state[FLAT, i] - state[ERROR, i]
        far = u + u * (-0.5 if w < -0.5 else w)
        far = 1.0 if far < 1.0 else far
        state[U, i] = far
        state[V, i] = log(far)


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
    """Solve a e^v + b v = gap_i + m for each v_i, by Newton's method from the right; set u =
    e^v.
    """
    for i in range(state.shape[1]):
        y = state[GAP, i] + m
        w = log(y / a)
        if b > 0.0:
            w = w if w < y / b else y / b
        for _ in range(SAFE_STEPS):
            step = (a * exp(w) + b * w - y) / (a * exp(w) + b)
            w -= step
            if step <= 1e-16 * abs(w):
                break
        state[V, i] = w
        state[U, i] = exp(w)
