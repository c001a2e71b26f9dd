"""One round of Delayed FTRL at a time, compiled: what `learner.play` does,
for a caller that owns the loop.
"""

from delay_scheduling.compiled.compiling import compiled
from delay_scheduling.compiled.learner import (
    X,
    add_estimate,
    add_losses,
    begin,
    draw,
    lowest,
    refresh,
    weights,
)
from delay_scheduling.compiled.newton import REFRESH

# of the numbers that go on: multiplier, smallest gap, 1 for a warm start, α⁻¹, 2 β⁻¹
M, LEAST, WARM, A, B = range(5)


@compiled
def choose(state, numbers, played, inv_alpha, inv_beta, uniform):
    """Return the arm of a play, its probability, and the residual.

    Parameters
    ----------
    state, numbers : shapes (6, K) and (5,), as the plays before have left them; anything for the
        first.
    played : number of plays before.
    """
    K = state.shape[1]
    a = inv_alpha
    b = 2.0 * inv_beta
    if played == 0:
        numbers[M] = begin(state, a, b)
        numbers[LEAST] = 0.0
        numbers[WARM] = 1.0
    residual = 0.0
    if K > 1:
        warm = numbers[WARM] > 0.0
        if warm and played % REFRESH == 0:
            refresh(state)
        least = numbers[LEAST]
        m, warm, residual = weights(state, least, numbers[M] + least, a, b, warm)
        numbers[M], numbers[WARM] = m, 1.0 if warm else 0.0
    numbers[LEAST], numbers[A], numbers[B] = 0.0, a, b
    arm = draw(state, uniform)
    return arm, state[X, arm], residual


@compiled
def hear_losses(state, numbers, losses, scale):
    """Take in scaled losses of all arms, shape (1, K), after a play. Rounds come in order."""
    numbers[LEAST] = add_losses(state, losses, 0, scale)


@compiled
def hear_estimate(state, numbers, arm, estimate):
    """Take in an estimate, of one arm, after a play. Rounds come in order."""
    warm = numbers[WARM] > 0.0
    raised = add_estimate(state, numbers[M], arm, estimate, numbers[A], numbers[B], warm)
    if raised or numbers[LEAST] > 0.0:
        numbers[LEAST] = lowest(state)
