"""The loop of Delayed FTRL for many runs at once, compiled:
each run has the bits of `learner.play`.

Numbers of all runs stand next to each other in the fields of a record,

    arms[i].u[r]    u of arm i in run r,        now.m[r]    the multiplier of run r,

and each step of the arithmetic is a loop over the runs without branches, which LLVM turns into
instructions of the processor's vector unit. What it needs for that:

*   Each field has room for `SIDE` runs, whatever their number: so the distance between two fields
    is a constant, and LLVM sees that they do not overlap.
*   A mask is an integer, 0 or 1, as wide as a float. Of a run that has finished its round, the old
    values are kept by `new if mask else old`, where both have been computed before.
*   What lies at another place in each run, as the arm that was drawn, is read in a loop of its own.
*   Steps are functions of two records and of numbers: counting references to arrays costs time.

The names are those of `learner`, which says what the steps do.
"""

import math

import numpy as np

from delay_scheduling.arithmetic import LARGEST_RESIDUAL
from delay_scheduling.compiled.compiling import compiled, inner
from delay_scheduling.compiled.elementary import log
from delay_scheduling.compiled.learner import GAP, U, V, X, safe_newton
from delay_scheduling.compiled.newton import (
    ALONE_STEPS,
    NEAR,
    REFRESH,
    WARM_STEPS,
    alone,
    enough,
    far,
    finite,
    is_small,
    multiplier_steps,
    near,
    summands,
    terms,
    weight,
)

SIDE = 32  # largest number of runs side by side: with less, loops are too short for their overhead
LINE = 64  # bytes of a line of the processor's cache

FLOATS_OF_ARM = ("gap", "u", "v", "x", "flatness", "error")
SUMS = ("excess", "slope", "pull", "square", "bend", "twist", "rest")
FLOATS = (
    *("a", "b", "m", "least", "suffered", "worst", "residual", "norm", "step"),
    *("uniform", "total", "loss"),
    *("y", "one_u", "one_v", "gap", "estimate"),  # of the arm whose estimate arrives
    *SUMS,
)
INTEGERS = ("active", "small", "arm", "failed", "heard", "row")


def workspace(K):
    """Return K records of arms and one of the round, in arrays of shapes (K,) and (1,).

    Their addresses are multiples of 64 bytes: else the vector unit loses a third of its time.
    """
    arm = np.dtype([(name, np.float64, (SIDE,)) for name in FLOATS_OF_ARM])
    floats = [(name, np.float64, (SIDE,)) for name in FLOATS]
    integers = [(name, np.int64, (SIDE,)) for name in INTEGERS]
    now = np.dtype(floats + integers)
    space = np.zeros(now.itemsize + K * arm.itemsize + LINE, np.uint8)
    start = -space.ctypes.data % LINE
    middle = start + now.itemsize
    end = middle + K * arm.itemsize
    arms = space[middle:end].view(arm).view(np.recarray)
    return arms, space[start:middle].view(now).view(np.recarray)


@compiled
def play(  # noqa: PLR0912
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
    draws,
    arms,
    now,
    state,
    actions,
    estimates,
    result,
):
    """Play all runs, and write Σ ⟨x_t, l_t⟩, the largest residual, and the play that failed or −1.

    Parameters
    ----------
    losses : shape (T, K).
    block : number of rounds of a play, at least 1; the last play may have fewer.
    rows : shape (runs, plays), or (1, plays) if all runs share them: the row of losses that a play
        may observe.
    first, following : shape (plays, runs) or (plays, 1): the lists of `learner.expiries`.
    scales, inv_alpha, inv_beta : shape (runs, plays) or (1, plays). In a play, 1 / α_t is 0 in all
        runs or in none.
    uniforms : shape (runs, plays).
    bandit, draws : whether feedback is that of bandits, and whether actions are drawn.
    arms, now, state : to work in, the first two by `workspace`, the third of shape (6, K).
    actions, estimates : shape (plays, runs), of any length if no actions are drawn.
    result : shape (3, runs).
    """
    T, K = losses.shape
    runs, plays = uniforms.shape
    this = now[0]
    limit = enough(K)
    warm = True
    begin(arms, this, runs, inv_alpha, inv_beta)
    for t in range(plays):
        take_rates(this, runs, t, inv_alpha, inv_beta)
        if K > 1:
            if inv_alpha[0, t] == 0.0:
                softmin(arms, this, runs)
                warm = False
            else:
                if warm:
                    if t % REFRESH == 0:
                        refresh(arms, runs)
                    warm_newton(arms, this, runs, limit)
                else:
                    lower(arms, this, runs)
                rescue(arms, this, runs, limit, state)
                warm = True
            if count_failed(this, runs, t) > 0:
                break
        if draws:
            draw(arms, this, runs, uniforms, t)
            note(this, runs, t, actions)
            if bandit:
                estimate(arms, this, runs, losses, rows, scales, t, estimates)
        end = (t + 1) * block if (t + 1) * block < T else T
        for s in range(t * block, end):
            suffer(arms, this, runs, losses, s)
        lowest_moves = False
        waiting = hear_first(this, runs, first, t)
        while waiting > 0:
            if not bandit:
                hear_losses(arms, this, runs, losses, rows, scales)
            elif hear_estimates(arms, this, runs, actions, estimates, warm):
                lowest_moves = True
            waiting = hear_next(this, runs, following)
        if lowest_moves:
            find_lowest(arms, this, runs)
    for r in range(runs):
        result[0, r] = this.suffered[r]
        result[1, r] = this.worst[r]
        result[2, r] = this.failed[r]


@inner
def begin(arms, now, runs, inv_alpha, inv_beta):
    """Set the uniform distribution, which is played when no loss is known."""
    K = len(arms)
    side = np.sqrt(1.0 * K)
    log_side = log(side)
    shared = len(inv_alpha) == 1
    for r in range(runs):
        row = 0 if shared else r
        now.m[r] = inv_alpha[row, 0] * side + 2.0 * inv_beta[row, 0] * log_side
        now.least[r] = 0.0
        now.suffered[r] = 0.0
        now.worst[r] = 0.0
        now.failed[r] = -1
    for i in range(K):
        arm = arms[i]
        for r in range(runs):
            arm.gap[r] = 0.0
            arm.u[r] = side
            arm.v[r] = log_side
            arm.x[r] = 1.0 / K


@inner
def take_rates(now, runs, t, inv_alpha, inv_beta):
    """Fetch the rates of a play, and mark all runs as not finished."""
    shared = len(inv_alpha) == 1
    for r in range(runs):
        row = 0 if shared else r
        now.a[r] = inv_alpha[row, t]
        now.b[r] = 2.0 * inv_beta[row, t]
        now.m[r] += now.least[r]
        now.residual[r] = math.inf
        now.active[r] = 1


@inner
def lower(arms, now, runs):
    """Subtract the smallest gap of each run from its gaps."""
    for i in range(len(arms)):
        arm = arms[i]
        for r in range(runs):
            arm.gap[r] -= now.least[r]
    forget_lowest(now, runs)


@inner
def forget_lowest(now, runs):
    """Note that the smallest gaps have been subtracted."""
    for r in range(runs):
        now.least[r] = 0.0


@inner
def refresh(arms, runs):
    """Set v = log u."""
    for i in range(len(arms)):
        arm = arms[i]
        for r in range(runs):
            arm.v[r] = log(arm.u[r])


@inner
def draw(arms, now, runs, uniforms, t):
    """Draw an arm in each run; the last of positive weight where rounding leaves none."""
    K = len(arms)
    for r in range(runs):
        now.uniform[r] = uniforms[r, t]
    arm = arms[0]
    for r in range(runs):
        total = arm.x[r]
        now.total[r] = total
        now.arm[r] = 1 if total <= now.uniform[r] else 0
    for i in range(1, K):
        arm = arms[i]
        for r in range(runs):
            total = now.total[r] + arm.x[r]
            now.total[r] = total
            now.arm[r] += 1 if total <= now.uniform[r] else 0
    beyond = 0
    for r in range(runs):
        beyond += 1 if now.arm[r] == K else 0
    if beyond > 0:
        for r in range(runs):
            if now.arm[r] == K:
                now.arm[r] = 0
                for i in range(K):
                    if arms[i].x[r] > 0.0:
                        now.arm[r] = i


@inner
def note(now, runs, t, actions):
    """Write down the arms that were drawn."""
    for r in range(runs):
        actions[t, r] = now.arm[r]


@inner
def estimate(arms, now, runs, losses, rows, scales, t, estimates):
    """Write the estimate of the loss of the arm of each run."""
    same_rows = len(rows) == 1
    same_scales = len(scales) == 1
    for r in range(runs):
        arm = now.arm[r]
        row = rows[0 if same_rows else r, t]
        scale = scales[0 if same_scales else r, t]
        estimates[t, r] = scale * losses[row, arm] / arms[arm].x[r]


@inner
def suffer(arms, now, runs, losses, s):
    """Add the expected loss ⟨x, l_s⟩ of a round."""
    arm = arms[0]
    loss = losses[s, 0]
    for r in range(runs):
        now.loss[r] = arm.x[r] * loss
    for i in range(1, len(arms)):
        arm = arms[i]
        loss = losses[s, i]
        for r in range(runs):
            now.loss[r] += arm.x[r] * loss
    for r in range(runs):
        now.suffered[r] += now.loss[r]


# Feedback arrives


@inner
def hear_first(now, runs, first, t):
    """Note the first play that each run observes at the end of play t, and count these runs."""
    shared = first.shape[1] == 1
    waiting = 0
    for r in range(runs):
        s = first[t, 0 if shared else r]
        now.heard[r] = s
        waiting += 1 if s >= 0 else 0
    return waiting


@inner
def hear_next(now, runs, following):
    """Note the next play that each run observes, or −1, and count these runs."""
    shared = following.shape[1] == 1
    waiting = 0
    for r in range(runs):
        s = now.heard[r]
        s = following[s, 0 if shared else r] if s >= 0 else -1
        now.heard[r] = s
        waiting += 1 if s >= 0 else 0
    return waiting


@inner
def hear_estimates(arms, now, runs, actions, estimates, warm):
    """Add an estimate in each run, to its arm, and tell whether a gap of 0 has grown.

    For a warm start, each of these coordinates is solved alone.
    """
    changed = 0
    for r in range(runs):
        s = now.heard[r]
        estimate = estimates[s, r] if s >= 0 else 0.0
        arm = actions[s, r] if s >= 0 else 0
        found = 1 if estimate > 0.0 else 0
        now.estimate[r] = estimate if found > 0 else 0.0
        now.arm[r] = arm
        now.active[r] = found
        changed += found
    if changed == 0:
        return False
    for r in range(runs):
        arm = arms[now.arm[r]]
        now.gap[r] = arm.gap[r]
        now.one_u[r] = arm.u[r]
        now.one_v[r] = arm.v[r]
    raised = 0
    for r in range(runs):
        before = now.gap[r]
        after = before + now.estimate[r]
        now.gap[r] = after
        now.y[r] = after + now.m[r]
        raised += now.active[r] if before == 0.0 else 0
    if warm:
        for _ in range(ALONE_STEPS):
            if solve_alone(now, runs) == 0:
                break
    for r in range(runs):
        arm = arms[now.arm[r]]
        arm.gap[r] = now.gap[r]
        arm.u[r] = now.one_u[r]
        arm.v[r] = now.one_v[r]
    return raised > 0


@inner
def solve_alone(now, runs):
    """Take a step to the solution of a u + b log u = y where active; count who is not near."""
    far = 0
    for r in range(runs):
        a = now.a[r]
        b = now.b[r]
        u = now.one_u[r]
        active = now.active[r]
        moved, log_moved, w = alone(u, now.one_v[r], now.y[r], a, b)
        now.one_u[r] = moved if active > 0 else u
        now.one_v[r] = log_moved if active > 0 else now.one_v[r]
        active = 0 if abs(w) < NEAR else active
        now.active[r] = active
        far += active
    return far


@inner
def hear_losses(arms, now, runs, losses, rows, scales):
    """Add the scaled losses of a play in each run, and find the smallest gap of each run."""
    same_rows = len(rows) == 1
    same_scales = len(scales) == 1
    for r in range(runs):
        s = now.heard[r]
        now.estimate[r] = scales[0 if same_scales else r, s] if s >= 0 else 0.0
        now.row[r] = rows[0 if same_rows else r, s] if s >= 0 else 0
        now.least[r] = math.inf
    for i in range(len(arms)):
        arm = arms[i]
        if same_rows:
            loss = losses[now.row[0], i]
            for r in range(runs):
                now.loss[r] = loss
        else:
            for r in range(runs):
                now.loss[r] = losses[now.row[r], i]
        for r in range(runs):
            gap = arm.gap[r] + now.estimate[r] * now.loss[r]
            least = now.least[r]
            arm.gap[r] = gap
            now.least[r] = gap if gap < least else least


@inner
def find_lowest(arms, now, runs):
    """Find the smallest gap of each run: the next play subtracts it from all."""
    for r in range(runs):
        now.least[r] = arms[0].gap[r]
    for i in range(1, len(arms)):
        arm = arms[i]
        for r in range(runs):
            least = now.least[r]
            gap = arm.gap[r]
            now.least[r] = gap if gap < least else least


# The weights


@inner
def softmin(arms, now, runs):
    """Lower the gaps; write x_i ∝ exp(−β gap_i), and |Σ x_i − 1|,
    or infinity where a gap has overflowed.
    """
    for r in range(runs):
        now.step[r] = 1.0 / (0.5 * now.b[r])
        now.total[r] = 0.0
        now.excess[r] = -1.0
    for i in range(len(arms)):
        arm = arms[i]
        for r in range(runs):
            gap = arm.gap[r] - now.least[r]
            x = weight(gap, now.step[r])
            arm.gap[r] = gap
            arm.x[r] = x
            now.total[r] += x
    for r in range(runs):
        now.total[r] = 1.0 / now.total[r]
    for i in range(len(arms)):
        arm = arms[i]
        for r in range(runs):
            x = arm.x[r] * now.total[r]
            arm.x[r] = x
            now.excess[r] += x
    for r in range(runs):
        now.residual[r] = finite(abs(now.excess[r]))
        now.least[r] = 0.0


@inner
def warm_newton(arms, now, runs, limit):
    """Take joint Newton steps until the residuals are small, or too many have been taken."""
    measure(arms, now, runs)
    forget_lowest(now, runs)
    for _ in range(WARM_STEPS):
        if count_unsolved(now, runs, limit) == 0:
            break
        if choose_step(now, runs) > 0:
            any_step(arms, now, runs)
            measure(arms, now, runs)
        else:
            small_step(arms, now, runs)


@inner
def count_unsolved(now, runs, limit):
    """Leave the runs whose residual is small as they are, and count the others."""
    unsolved = 0
    for r in range(runs):
        excess = abs(now.excess[r])
        size = np.sqrt(now.square[r])
        found = excess if excess > size else size
        before = now.active[r]
        active = 0 if found <= limit else before
        now.norm[r] = size
        now.residual[r] = found if before > active else now.residual[r]
        now.active[r] = active
        unsolved += active
    return unsolved


@inner
def choose_step(now, runs):
    """Move each multiplier of an active run, and count the runs whose step is not small."""
    far = 0
    for r in range(runs):
        active = now.active[r]
        step, corrected = multiplier_steps(
            now.excess[r],
            now.slope[r],
            now.pull[r],
            now.bend[r],
            now.twist[r],
            now.rest[r],
        )
        small = active if is_small(corrected, now.norm[r], now.a[r], now.b[r]) else 0
        step = step if active > 0 else 0.0
        step = corrected if small > 0 else step
        now.m[r] += step
        now.step[r] = step
        now.small[r] = small
        far += active - small
    return far


@inner
def clear_sums(now, runs):
    """Begin the sums, that of the weights with −1."""
    for r in range(runs):
        now.excess[r] = -1.0
        now.slope[r] = 0.0
        now.pull[r] = 0.0
        now.square[r] = 0.0
        now.bend[r] = 0.0
        now.twist[r] = 0.0
        now.rest[r] = 0.0


@inner
def add_terms(arm, now, r, u, v):
    """Write x, 1 / h and e of an arm in one run, and add its terms to the sums."""
    b = now.b[r]
    x, flat, e = terms(u, v, arm.gap[r] + now.m[r], now.a[r], b)
    parts = summands(x, flat, e, b)
    arm.x[r] = x
    arm.flatness[r] = flat
    arm.error[r] = e
    now.excess[r] += parts[0]
    now.slope[r] += parts[1]
    now.pull[r] += parts[2]
    now.square[r] += parts[3]
    now.bend[r] += parts[4]
    now.twist[r] += parts[5]
    now.rest[r] += parts[6]


@inner
def measure(arms, now, runs):
    """Lower the gaps, and add up the terms of all arms."""
    clear_sums(now, runs)
    for i in range(len(arms)):
        arm = arms[i]
        for r in range(runs):
            arm.gap[r] -= now.least[r]
            add_terms(arm, now, r, arm.u[r], arm.v[r])


@inner
def small_step(arms, now, runs):
    """Move each v_i by log(1 + q_i) where the step is small, and measure."""
    clear_sums(now, runs)
    for i in range(len(arms)):
        arm = arms[i]
        for r in range(runs):
            u = arm.u[r]
            v = arm.v[r]
            moved_u, moved_v = near(u, v, arm.flatness[r], arm.error[r], now.step[r], now.b[r])
            u = moved_u if now.small[r] > 0 else u
            v = moved_v if now.small[r] > 0 else v
            arm.u[r] = u
            arm.v[r] = v
            add_terms(arm, now, r, u, v)


@inner
def any_step(arms, now, runs):
    """Move active runs: as `small_step` where the step is small, else as `learner.large_step`."""
    for i in range(len(arms)):
        arm = arms[i]
        for r in range(runs):
            u = arm.u[r]
            v = arm.v[r]
            flat = arm.flatness[r]
            e = arm.error[r]
            far_u, far_v = far(u, flat, e, now.step[r])
            near_u, near_v = near(u, v, flat, e, now.step[r], now.b[r])
            u = far_u if now.active[r] > 0 else u
            v = far_v if now.active[r] > 0 else v
            arm.u[r] = near_u if now.small[r] > 0 else u
            arm.v[r] = near_v if now.small[r] > 0 else v


@inner
def rescue(arms, now, runs, limit, state):
    """Solve by the safe method of `learner` what the warm start has left."""
    for r in range(runs):
        if not now.residual[r] <= limit:
            solve_safely(arms, now, r, state)


@inner
def solve_safely(arms, now, r, state):
    """Find the multiplier and the weights of one run."""
    for i in range(len(arms)):
        state[GAP, i] = arms[i].gap[r]
    now.m[r], now.residual[r] = safe_newton(state, now.a[r], now.b[r])
    for i in range(len(arms)):
        arm = arms[i]
        arm.u[r] = state[U, i]
        arm.v[r] = state[V, i]
        arm.x[r] = state[X, i]


@inner
def count_failed(now, runs, t):
    """Note the largest residual, and count the runs that fail."""
    failed = 0
    for r in range(runs):
        residual = now.residual[r]
        worst = now.worst[r]
        fails = 0 if residual <= LARGEST_RESIDUAL else 1
        now.worst[r] = residual if residual > worst else worst
        now.failed[r] = t if fails > 0 else now.failed[r]
        failed += fails
    return failed
