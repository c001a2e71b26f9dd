"""The regret with full information as a smooth function of the losses, with its exact gradient.

With full information a schedule fixes which losses the learner knows in each round: L̂obs_t is
linear in the losses. The weights x_t are the minimizers of ⟨x, L̂obs_t⟩ + F_t(x) over the simplex.
By the implicit function theorem their derivative in L̂obs_t is −(diag h − h hᵀ / Σ h) with h_i = 1
/ f_t″(x_{t,i}): a diagonal and one direction. So the gradient of the regret in all T K losses costs
no more than the regret itself, whatever the delays.
"""

import math

import numpy as np

from delay_scheduling.game import SCHEDULER, BatchSchedule, stream
from delay_scheduling.reductions import batch_delays
from delay_scheduling.regularizer import argmins
from delay_scheduling.validation import require
from lab.experiments.conjugates import curvature

SMALLEST = 1e-100  # weights below count as this in the curvature


class Smooth:
    """Hold some schedules for the same delays: the average regret against arm 0, for any losses.

    The arguments are those of `estimate_regret`, with full information. Schedule r uses
    `streams(seed, r)`.

    >>> from delay_scheduling import Rules, rates, schedulers
    >>> rules = Rules(K=2, regime="full-information")
    >>> game = Smooth(
    ...     [0], rules, schedulers.TrackEverything(), rates.constant(np.inf, 1.0), runs=1, seed=0
    ... )
    >>> regret, gradient = game(np.array([[0.0, 1.0]]))
    >>> float(regret), gradient.tolist()
    (0.5, [[-0.5, 0.5]])
    """

    def __init__(self, delays, rules, scheduler, rates, runs, seed):
        require(rules.regime == "full-information", "rules", "full information", rules)
        delays = np.asarray(delays)
        drawn = (
            scheduler.sample(delays, rules, stream(seed, run, SCHEDULER)) for run in range(runs)
        )
        self.T = len(delays)
        self.K = rules.K
        self.runs = runs
        rows = [known(schedule, rates(schedule, rules)) for schedule in drawn]
        self.z, self.usable, self.inv_alpha, self.inv_beta = map(np.array, zip(*rows, strict=True))
        self.places = (self.usable + np.arange(runs)[:, None] * (self.T + 1)).ravel()

    def __call__(self, losses):
        """Return the average regret against arm 0, and its gradient, shape (T, K)."""
        x = self.weights(losses)
        cost = (x * losses).sum(axis=2, keepdims=True)
        gradient = x + self.z[..., None] * self.later(self.response(x, losses, cost))
        gradient = gradient.mean(axis=0)
        gradient[:, 0] -= 1
        return cost.sum() / self.runs - losses[:, 0].sum(), gradient

    def weights(self, losses):
        """Return x_t in each run, shape (runs, T, K)."""
        seen = np.stack([self.observed(column) for column in losses.T], axis=2)
        return argmins(seen, self.inv_alpha, self.inv_beta) if self.K > 1 else np.ones(seen.shape)

    def observed(self, column):
        """Return Σ of z_s times the loss of round s over the rounds whose feedback is usable,
        shape (runs, T).
        """
        new = np.bincount(self.places, (self.z * column).ravel(), self.runs * (self.T + 1))
        return np.cumsum(new.reshape(self.runs, self.T + 1)[:, : self.T], axis=1)

    def response(self, x, losses, cost):
        """Return the derivative of ⟨x_t, l_t⟩ in L̂obs_t, shape (runs, T, K)."""
        if self.K == 1:
            return np.zeros(x.shape)
        rates = self.inv_alpha[..., None], self.inv_beta[..., None]
        h = 1 / curvature(np.maximum(x, SMALLEST), *rates)
        return h * ((h * losses).sum(axis=2, keepdims=True) / h.sum(axis=2, keepdims=True) - losses)

    def later(self, response):
        """Return for each round the sum of the responses of the rounds that know it, shape (runs,
        T, K).
        """
        sums = np.zeros((self.runs, self.T + 1, self.K))
        sums[:, :-1] = np.cumsum(response[:, ::-1], axis=1)[:, ::-1]
        return np.take_along_axis(sums, self.usable[..., None], axis=1)


def known(schedule, rates):
    """Return z_t, the row from which round t is known (T for never), and 1 / α and 1 / β,
    each of shape (T,).
    """
    T = schedule.T
    if not isinstance(schedule, BatchSchedule):
        return (
            schedule.z,
            np.minimum(np.arange(1, T + 1) + schedule.delays, T),
            rates.inv_alpha,
            rates.inv_beta,
        )
    b = schedule.batch_size
    inside = schedule.representatives <= T
    rows = schedule.representatives[inside] - 1
    z = np.zeros(T)
    usable = np.full(T, T)
    z[rows] = 1
    usable[rows] = np.minimum((np.arange(1, schedule.plays + 1) + batch_delays(schedule)) * b, T)[
        inside
    ]
    return z, usable, np.repeat(rates.inv_alpha, b)[:T], np.repeat(rates.inv_beta, b)[:T]


def flipped(game, losses, most=math.inf):
    """Return losses in {0, 1} that flips have made worse for the player,
    and the regret against arm 0.

    The flips that the gradient likes best are tried together: all of them at first, then half as
    many until the regret grows, then twice as many. At most so many bundles are tried. If that
    allows, it ends when no flip, tried alone, is good.

    >>> from delay_scheduling import Rules, rates, schedulers
    >>> rules = Rules(K=2, regime="full-information")
    >>> game = Smooth(
    ...     [0, 0], rules, schedulers.TrackEverything(), rates.constant(np.inf, 1.0), runs=1, seed=0
    ... )
    >>> worst, regret = flipped(game, np.zeros((2, 2)))
    >>> worst.tolist(), round(float(regret), 3)  # 1/2, and then 1 / (1 + e)
    ([[0.0, 1.0], [0.0, 1.0]], 0.769)
    """
    (regret, gradient), size = game(losses), losses.size
    while size and most > 0:
        gain = (gradient * (1 - 2 * losses)).ravel()
        liked = np.argsort(-gain, kind="stable")[: min(size, int((gain > 1e-12).sum()))]
        changed = losses.copy()
        changed.flat[liked] = 1 - changed.flat[liked]
        value, slope = game(changed)
        most -= 1
        if value > regret + 1e-9:
            losses = changed
            regret = value
            gradient = slope
            size = 2 * len(liked)
        else:
            size = len(liked) // 2
    return losses, regret
