"""The loop of Delayed FTRL, compiled.

The kernel knows neither capacity nor schedulers. One round costs O(K), whatever the delays.

Each round solves, in u_i = x_i^{−1/2}, v_i = log u_i and a multiplier m (see `regularizer`),

    α⁻¹ u_i + 2 β⁻¹ v_i = gap_i + m,   Σ u_i^{−2} = 1,   gap_i = L_i − min L,

by joint Newton steps of second order in (u, m) from the solution of the round before. A coordinate whose loss estimate
has just jumped is first solved alone. Between the rare exact logarithms, v follows u by a Taylor polynomial of
log(1 + q), where q is the relative step. Every round ends with the residual of the weights it plays. Should a warm
start fail, the multiplier is found by Newton's method from the safe side, as in `regularizer.argmin`.

The same source plays one run or several side by side in lanes (see `lanes`). A lane adds in the order of its arms and
rounds, and is frozen when its round is solved: it has the bits of a single run, on every machine.
"""

import math

from delay_scheduling.arithmetic import LARGEST_RESIDUAL
from delay_scheduling.compiled.elementary import exp, log
from delay_scheduling.compiled.kept import compiled, inlined, inner
from delay_scheduling.compiled.lanes import (
    LANES,
    among,
    anywhere,
    at,
    entry,
    invert,
    like,
    load,
    pick,
    plus,
    put,
    replaced,
    root,
    select,
    smallest,
    store,
)

TOLERANCE = 2e-13  # residual of the warm start
WARM_STEPS, SAFE_STEPS, ALONE_STEPS = 20, 200, 6
SMALL_STEP = 1 / 64  # largest relative step for which the polynomial has full precision
NEAR = 0.1  # relative step after which a coordinate solved alone is near enough
REFRESH = 64  # rounds between exact logarithms


@compiled
def expiries(delays, scales, first, following):
    """Write linked lists of the rounds of positive scale whose delay is over at the end of each round, in order.

    Rows from T = len(first) on are rounds before the first, which head the lists; their delays are counted so that row
    s ends in round s + delays[s], too.
    """
    T, rows = len(first), len(delays)
    for t in range(T):
        first[t] = -1
    for row in range(rows - 1, -1, -1):
        s = row + T - rows if row >= rows - T else row + T
        following[s] = -1
        if delays[s] < T - s and scales[s] > 0:
            following[s] = first[s + delays[s]]
            first[s + delays[s]] = s


@compiled
def play(losses, block, rows, lists, scales, inverses, uniforms, bandit, state, drawn, wanted, played, result):
    """Play one run, or one in each lane; write A_t, ⟨x_t, l_t⟩ of each round and x_t where there is room for them.

    Parameters
    ----------
    losses : shape (T, K).
    block : number of rounds of a play, at least 1; the last play may have fewer.
    rows : the row of losses that a play may observe; of shape (LANES, plays) if each lane has rows of its own.
    lists : the two of `expiries`; of shape (plays, LANES) if each lane has delays of its own.
    scales, inverses, uniforms : one number a play, with lanes one row a lane; the inverses are 1 / α_t and 1 / β_t.
    state : to work in, shape (6, K), with lanes (6, K, LANES).
    drawn : for actions and estimates, shape (plays,), with lanes (plays, LANES). In full information, of length 0 if
        not wanted.
    wanted : for ⟨x_t, l_t⟩ of T rounds and x_t of all plays, plays times K numbers; of length 0 if not wanted.
    played : number of plays of this run before. If there are any, state and result are as they have left them.
    result : Σ ⟨x_t, l_t⟩, the largest residual, and the row that failed or −1. With room for six numbers, also what a
        run that goes on must know: the multiplier, the smallest gap, and 1 for a warm start.
    """
    (first, following), (inv_alpha, inv_beta), (actions, estimates), (expected, kept) = lists, inverses, drawn, wanted
    (T, K), plays = losses.shape, inv_alpha.shape[-1]
    gaps, u, v, x, flat, error = state[0], state[1], state[2], state[3], state[4], state[5]
    a, b = at(inv_alpha, 0), 2.0 * at(inv_beta, 0)
    none, zero, one = like(-1, a), like(0.0, a), like(1.0, a)
    side = root(one * K)
    m, least, suffered, worst, failed, warm = a * side + b * log(side), zero, zero, zero, none, True
    if played > 0:
        suffered, worst, m, least = load(result, 0), load(result, 1), load(result, 3), load(result, 4)
        warm = anywhere(load(result, 5) > 0.0)
    else:
        for i in range(K):
            store(gaps, i, zero)
            store(u, i, side)
            store(v, i, log(side))
            store(x, i, one / K)
    for t in range(plays):
        a, b = at(inv_alpha, t), 2.0 * at(inv_beta, t)
        if K > 1:
            if warm and (played + t) % REFRESH == 0:
                refresh(u, v)
            m, warm, residual = weights(gaps, least, m + least, a, b, u, v, x, flat, error, warm)
            worst = select(residual > worst, residual, worst)
            failed = select(residual <= LARGEST_RESIDUAL, failed, t)
            if anywhere(failed >= 0):
                break
        if len(actions) > 0:
            arm = draw(x, at(uniforms, t))
            store(actions, t, arm)
            if bandit:
                store(estimates, t, at(scales, t) * entry(losses, at(rows, t), arm) / pick(x, arm))
        for s in range(t * block, min(T, (t + 1) * block)):
            loss = along(add_product, zero, x, losses[s])
            suffered = suffered + loss
            if len(expected) > 0:
                store(expected, s, loss)
        if len(kept) > 0:
            for i in range(K):
                store(kept, t * K + i, load(x, i))
        s, least = load(first, t), zero
        if bandit:
            least = add_estimates(gaps, m, actions, estimates, following, s, a, b, u, v, warm)
        else:
            while anywhere(s >= 0):
                pending = s >= 0
                nearest = smallest(select(pending, s, plays))
                now = s == nearest
                s = select(pending, s, 0)
                scale = select(now, at(scales, nearest), 0.0)
                if anywhere(scale > 0.0):
                    least = add_losses(gaps, losses, at(rows, nearest), scale)
                s = select(now, pick(following, s), select(pending, s, -1))
    store(result, 0, suffered)
    store(result, 1, worst)
    store(result, 2, one * failed)
    if len(result) > 3:
        store(result, 3, m)
        store(result, 4, least)
        store(result, 5, one if warm else zero)


@inner
def draw(x, uniform):
    """Return the smallest i with uniform < x_0 + ... + x_i, or if rounding leaves none, the last of positive weight."""
    K = len(x)
    total, arm = like(0.0, uniform), like(0, uniform)
    for i in range(K):
        total = total + load(x, i)
        arm = arm + select(total <= uniform, 1, 0)
    if anywhere(arm == K):
        last = like(0, uniform)
        for i in range(K):
            last = select(load(x, i) > 0.0, i, last)
        arm = select(arm == K, last, arm)
    return arm


@inlined
def along(step, total, array, *arguments):
    """Take a step at each place of an array, of a single run at `LANES` places (i,) at once, and return the total."""
    wide = 0
    if array.ndim == 1:
        wide = len(array) - len(array) % LANES
        for i in range(0, wide, LANES):
            total = step((i,), total, array, *arguments)
    for i in range(wide, len(array)):
        total = step(i, total, array, *arguments)
    return total


@inlined
def add_product(i, total, x, losses):
    """Add x_i l_i."""
    return plus(total, load(x, i) * load(losses, i))


@inlined
def add_estimates(gaps, m, actions, estimates, following, s, a, b, u, v, warm):
    """Add the estimates of the rounds in the list from s on, each to its arm, and return the smallest gap.

    For a warm start, each coordinate is solved alone, by steps of second order.
    """
    raised = False
    while anywhere(s >= 0):
        pending = s >= 0
        s = select(pending, s, 0)
        arm, estimate = pick(actions, s), select(pending, pick(estimates, s), 0.0)
        raised = add_estimate(gaps, m, arm, estimate, a, b, u, v, warm) | raised
        s = select(pending, pick(following, s), -1)
    return lowest(gaps) if raised else like(0.0, m)


@inlined
def add_estimate(gaps, m, arm, estimate, a, b, u, v, warm):
    """Add an estimate to its arm, and tell whether the gap was 0 before."""
    changed = estimate > 0.0
    if not anywhere(changed):
        return False
    before = pick(gaps, arm)
    put(gaps, arm, before + estimate)
    if warm:
        solve_alone(before + estimate + m, arm, a, b, u, v, changed)
    return anywhere(changed & (before == 0.0))


@inlined
def solve_alone(y, arm, a, b, u, v, active):
    """Move one coordinate near the solution of a u + b log u = y, where active."""
    u_i, v_i = pick(u, arm), pick(v, arm)
    for _ in range(ALONE_STEPS):
        inverse = 1.0 / (a * u_i + b)
        w = (y - a * u_i - b * v_i) * inverse
        q = w + 0.5 * b * inverse * w * w
        u_i = select(active, u_i + u_i * select(q < -0.5, -0.5, q), u_i)
        v_i = select(active, log(u_i), v_i)
        active = active & invert(abs(w) < NEAR)
        if not anywhere(active):
            break
    put(u, arm, u_i)
    put(v, arm, v_i)


@inlined
def add_losses(gaps, losses, s, scale):
    """Add the scaled losses of one row to all arms, and return the smallest gap."""
    if gaps.ndim == 1:
        along(add_loss, 0, gaps, losses[s], scale)
    else:
        for i in range(len(gaps)):
            store(gaps, i, load(gaps, i) + scale * entry(losses, s, i))
    return lowest(gaps)


@inlined
def add_loss(i, total, gaps, losses, scale):
    """Add a scaled loss to a gap of a single run."""
    store(gaps, i, load(gaps, i) + scale * load(losses, i))
    return total


@inner
def lowest(gaps):
    """Return the smallest gap."""
    least, wide = load(gaps, 0), 0
    if gaps.ndim == 1 and len(gaps) >= LANES:
        wide = len(gaps) - len(gaps) % LANES
        several = load(gaps, (0,))
        for i in range(LANES, wide, LANES):
            gap = load(gaps, (i,))
            several = select(gap < several, gap, several)
        for lane in range(LANES):
            gap_i = among(several, lane)
            least = select(gap_i < least, gap_i, least)
    for i in range(wide, len(gaps)):
        gap_i = load(gaps, i)
        least = select(gap_i < least, gap_i, least)
    return least


@inner
def refresh(u, v):
    """Set v = log u."""
    for i in range(len(u)):
        store(v, i, log(load(u, i)))


@inlined
def enough(K):
    """Return the residual at which the warm start stops: with many arms rounding alone leaves more than `TOLERANCE`."""
    return min(max(TOLERANCE, K * 2.0**-52), LARGEST_RESIDUAL / 2.0)


@inlined
def weights(gaps, least, m, a, b, u, v, x, flat, error, warm):
    """Subtract `least` from the gaps and write the minimizer to x.

    Return the multiplier, whether u and v may serve as a warm start, and the residual.
    """
    if anywhere(a == 0.0):
        return m, False, softmin(gaps, least, 0.5 * b, x)
    residual = like(math.inf, m)
    if warm:
        m, residual = warm_newton(gaps, least, m, a, b, u, v, x, flat, error)
    else:
        lower(gaps, least)
    if anywhere(invert(residual <= enough(len(gaps)))):
        m, residual = rescue(gaps, m, a, b, u, v, x, flat, error, residual)
    return m, True, residual


@inner
def lower(gaps, least):
    """Subtract a number from all gaps."""
    for i in range(len(gaps)):
        store(gaps, i, load(gaps, i) - least)


@inlined
def softmin(gaps, least, inv_beta, x):
    """Lower the gaps and write x_i ∝ exp(−β gap_i). Return |Σ x_i − 1|, or infinity if a gap has overflowed."""
    if len(x) == 2:
        return softmin_of_two(gaps, least, inv_beta, x)
    total = along(weigh, like(0.0, least), gaps, least, 1.0 / inv_beta, x)
    excess = along(divide, like(-1.0, least), x, 1.0 / total)
    return select(abs(excess) < math.inf, abs(excess), math.inf)


@inlined
def weigh(i, total, gaps, least, rate, x):
    """Lower one gap, or with (i,) several gaps of a single run, and add e^(−β gap), or NaN if the gap is infinite."""
    gap = load(gaps, i) - least
    weight = exp(-(gap * rate)) + 0.0 * gap
    store(gaps, i, gap)
    store(x, i, weight)
    return plus(total, weight)


@inlined
def divide(i, excess, x, inverse):
    """Make a weight a probability, or with (i,) several, and add it."""
    x_i = load(x, i) * inverse
    store(x, i, x_i)
    return plus(excess, x_i)


@inlined
def softmin_of_two(gaps, least, inv_beta, x):
    """Do what `softmin` does, with its bits, by one exponential: one gap is 0, and its weight before the division 1."""
    first, second = load(gaps, 0) - least, load(gaps, 1) - least
    store(gaps, 0, first)
    store(gaps, 1, second)
    gap = first + second
    other = exp(-(gap * (1.0 / inv_beta)))
    inverse = 1.0 / (1.0 + other)
    x_0, x_1 = select(first > 0.0, other, 1.0) * inverse, select(second > 0.0, other, 1.0) * inverse
    store(x, 0, x_0)
    store(x, 1, x_1)
    return select(gap < math.inf, abs((x_0 - 1.0) + x_1), math.inf)


@inlined
def warm_newton(gaps, least, m, a, b, u, v, x, flat, error):
    """Take joint Newton steps in (u, m) until the residual is small. Return m and the residual.

    The steps are of second order. If m moves by s, then w_i = s / h_i − e_i is the step of v_i to first order, and
    Σ x_i becomes Σ x_i (1 − 2 w_i) + Σ c_i w_i² (see `terms`). The first part gives s, the second corrects it.
    """
    residual, active = like(math.inf, m), like(True, m)
    excess, slope, pull, square, bend, twist, rest = measure(gaps, least, m, a, b, u, v, x, flat, error)
    for _ in range(WARM_STEPS):
        size = root(square)
        found = select(abs(excess) > size, abs(excess), size)
        done = active & (found <= enough(len(u)))
        residual, active = select(done, found, residual), active & invert(done)
        if not anywhere(active):
            break
        step = (0.5 * excess + pull) / slope
        corrected = step + (step * step * bend - 2.0 * step * twist + rest) / (2.0 * slope)
        small = active & (abs(corrected) / (a + b) + size <= SMALL_STEP)
        step = select(small, corrected, select(active, step, 0.0))
        m = m + step
        if anywhere(active & invert(small)):
            any_step(step, b, u, v, flat, error, small, active)
            excess, slope, pull, square, bend, twist, rest = measure(gaps, like(0.0, m), m, a, b, u, v, x, flat, error)
        else:
            excess, slope, pull, square, bend, twist, rest = small_step(
                gaps, m, step, a, b, u, v, x, flat, error, small
            )
    return m, residual


@inlined
def terms(u, v, y, a, b):
    """Return x, 1 / h, e, x / h, x e, e², c / h², c e / h and c e² of one coordinate, y being its gap plus multiplier.

    Here x = u^−2, h = a u + b is the slope in v, e = (a u + b v − y) / h the error of v, and c = x (3 − b / h).
    """
    line = a * u
    h = line + b
    square = u * u
    inverse = 1.0 / (h * square)  # one division gives x and 1 / h
    x = h * inverse
    flat = inverse * square
    e = (line + b * v - y) * flat
    c = x * (3.0 - b * flat)
    cf, ce = c * flat, c * e
    return x, flat, e, x * flat, x * e, e * e, cf * flat, cf * e, ce * e


@inlined
def log1p(q):
    """Return log(1 + q) for |q| of at most about `SMALL_STEP`, by its Taylor polynomial."""
    square = q * q
    even = 1 / 2 + square * (1 / 4 + square * (1 / 6 + square * (1 / 8)))
    odd = 1 / 3 + square * (1 / 5 + square * (1 / 7 + square * (1 / 9)))
    return q - square * (even - q * odd)


@inlined
def measure(gaps, least, m, a, b, u, v, x, flat, error):
    """Lower the gaps; write x = u^−2, 1 / h and e. Return Σ x_i − 1 and the sums of the other `terms`."""
    return along(measure_at, no_terms(m), gaps, least, m, a, b, u, v, x, flat, error)


@inlined
def measure_at(i, sums, gaps, least, m, a, b, u, v, x, flat, error):
    """Lower and measure one gap, or with (i,) several gaps of a single run."""
    gap = load(gaps, i) - least
    store(gaps, i, gap)
    return added(i, sums, load(u, i), load(v, i), gap + m, a, b, x, flat, error)


@inlined
def no_terms(m):
    """Return −1, and sums of no other `terms`."""
    zero = like(0.0, m)
    return like(-1.0, m), zero, zero, zero, zero, zero, zero


@inlined
def added(i, sums, u_i, v_i, y, a, b, x, flat, error):
    """Write x, 1 / h and e, and add the other `terms` to the sums, each in the order of the arms."""
    total, slope, pull, square, bend, twist, rest = sums
    x_i, flat_i, e_i, slope_i, pull_i, square_i, bend_i, twist_i, rest_i = terms(u_i, v_i, y, a, b)
    store(x, i, x_i)
    store(flat, i, flat_i)
    store(error, i, e_i)
    return (
        plus(total, x_i),
        plus(slope, slope_i),
        plus(pull, pull_i),
        plus(square, square_i),
        plus(bend, bend_i),
        plus(twist, twist_i),
        plus(rest, rest_i),
    )


@inlined
def small_step(gaps, m, step, a, b, u, v, x, flat, error, moving):
    """Move each v_i by log(1 + q_i), q_i = w_i + b w_i² / (2 h_i), where moving. Return what `measure` does."""
    return along(small_step_at, no_terms(m), gaps, m, step, a, b, u, v, x, flat, error, moving)


@inlined
def small_step_at(i, sums, gaps, m, step, a, b, u, v, x, flat, error, moving):
    """Move one v_i, or with (i,) several of a single run."""
    u_i, v_i, flat_i = load(u, i), load(v, i), load(flat, i)
    w = step * flat_i - load(error, i)
    q = w + 0.5 * b * flat_i * w * w
    u_i, v_i = select(moving, u_i + u_i * q, u_i), select(moving, v_i + log1p(q), v_i)
    store(u, i, u_i)
    store(v, i, v_i)
    return added(i, sums, u_i, v_i, load(gaps, i) + m, a, b, x, flat, error)


@inner
def any_step(step, b, u, v, flat, error, small, active):
    """Move the active lanes: where the step is small, as `small_step`; else u by at most half, not below 1."""
    for i in range(len(u)):
        u_i, v_i, flat_i = load(u, i), load(v, i), load(flat, i)
        w = step * flat_i - load(error, i)
        q = w + 0.5 * b * flat_i * w * w
        far = u_i + u_i * select(w < -0.5, -0.5, w)
        far = select(far < 1.0, 1.0, far)
        store(u, i, select(small, u_i + u_i * q, select(active, far, u_i)))
        store(v, i, select(small, v_i + log1p(q), select(active, log(far), v_i)))


@inner
def rescue(gaps, m, a, b, u, v, x, flat, error, residual):
    """Solve by the safe method what the warm start has left. Return the multiplier and the residual."""
    if gaps.ndim == 1:
        return safe_newton(gaps, a, b, u, v, x, flat, error)
    for lane in range(LANES):
        if not among(residual, lane) <= enough(len(gaps)):
            a_i, b_i, others = among(a, lane), among(b, lane), (x[:, lane], flat[:, lane], error[:, lane])
            found, size = safe_newton(gaps[:, lane], a_i, b_i, u[:, lane], v[:, lane], *others)
            m, residual = replaced(m, lane, found), replaced(residual, lane, size)
    return m, residual


@inner
def safe_newton(gaps, a, b, u, v, x, flat, error):
    """Find the multiplier by Newton's method from m = a, where Σ x_i >= 1. Return it and the residual."""
    m = a
    for _ in range(SAFE_STEPS):
        solve_coordinates(gaps, m, a, b, u, v)
        excess, slope, _, _, _, _, _ = measure(gaps, 0.0, m, a, b, u, v, x, flat, error)
        step = excess / (2.0 * slope)
        if step <= 1e-16 * m:
            break
        m += step
    solve_coordinates(gaps, m, a, b, u, v)
    excess, _, _, square, _, _, _ = measure(gaps, 0.0, m, a, b, u, v, x, flat, error)
    size = root(square)
    return m, select(abs(excess) <= size, size, abs(excess))  # which keeps what is not a number


@inner
def solve_coordinates(gaps, m, a, b, u, v):
    """Solve a e^v + b v = gap_i + m for each v_i, by Newton's method from the right, and set u = e^v."""
    for i in range(len(gaps)):
        y = gaps[i] + m
        w = log(y / a)
        if b > 0.0:
            w = select(w < y / b, w, y / b)
        for _ in range(SAFE_STEPS):
            step = (a * exp(w) + b * w - y) / (a * exp(w) + b)
            w -= step
            if step <= 1e-16 * abs(w):
                break
        v[i], u[i] = w, exp(w)
