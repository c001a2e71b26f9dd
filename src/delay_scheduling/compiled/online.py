"""One round of Delayed FTRL at a time, compiled: what `learner.play` does, for whoever owns the loop."""

import math

from delay_scheduling.compiled.elementary import log
from delay_scheduling.compiled.kept import compiled
from delay_scheduling.compiled.learner import REFRESH, add_estimate, add_losses, draw, lowest, refresh, weights

M, LEAST, WARM, A, B = range(5)  # of the numbers that go on: multiplier, smallest gap, 1 for a warm start, α⁻¹, 2 β⁻¹


@compiled
def choose(state, numbers, played, inv_alpha, inv_beta, uniform):
    """Return the arm of a play, its probability, and the residual.

    Parameters
    ----------
    state, numbers : shapes (6, K) and (5,), as the plays before have left them; anything for the first.
    played : number of plays before.
    """
    gaps, u, v, x, flat, error = state[0], state[1], state[2], state[3], state[4], state[5]
    K, a, b = state.shape[1], inv_alpha, 2.0 * inv_beta
    if played == 0:
        side = math.sqrt(K)
        numbers[M], numbers[LEAST], numbers[WARM] = a * side + b * log(side), 0.0, 1.0
        gaps[:], u[:], v[:], x[:] = 0.0, side, log(side), 1.0 / K
    residual = 0.0
    if K > 1:
        warm = numbers[WARM] > 0.0
        if warm and played % REFRESH == 0:
            refresh(u, v)
        m, warm, residual = weights(gaps, numbers[LEAST], numbers[M] + numbers[LEAST], a, b, u, v, x, flat, error, warm)
        numbers[M], numbers[WARM] = m, 1.0 if warm else 0.0
    numbers[LEAST], numbers[A], numbers[B] = 0.0, a, b
    arm = draw(x, uniform)
    return arm, x[arm], residual


@compiled
def hear_losses(state, numbers, losses, scale):
    """Take in scaled losses of all arms, shape (1, K), after a play. Rounds come in order."""
    numbers[LEAST] = add_losses(state[0], losses, 0, scale)


@compiled
def hear_estimate(state, numbers, arm, estimate):
    """Take in an estimate, of one arm, after a play. Rounds come in order."""
    gaps, u, v, warm = state[0], state[1], state[2], numbers[WARM] > 0.0
    if add_estimate(gaps, numbers[M], arm, estimate, numbers[A], numbers[B], u, v, warm) or numbers[LEAST] > 0.0:
        numbers[LEAST] = lowest(gaps)
