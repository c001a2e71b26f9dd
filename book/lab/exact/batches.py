"""Algorithm 1 on tiny games, exactly: every choice of representatives and actions,
with its probability.

The reduced route knows neither rounds nor tracking set: Algorithm 3 plays on the batches that
remain once the representatives are fixed. Learners and routes are those of `literal`. A script has
a pair (u_τ, A_τ) for each batch.
"""

import itertools
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

import numpy as np

from delay_scheduling import formulas, symbols
from delay_scheduling.game import Rules, outstanding
from delay_scheduling.reductions import batch_delays
from delay_scheduling.referee import play
from delay_scheduling.schedulers import track_representatives
from lab.exact import learner
from lab.exact.law import Law
from lab.exact.literal import ExactGame, Script, probability, weights
from proofbook.expectation import product, total


def rational(L, sigma, place):
    """Return x_i ∝ 1 / (1 + η L_i) with η = 1 / (1 + Σ σ): a learner of rational weights,
    for exact identities.

    >>> rational([0, Fraction(2)], (0, 1), 1)
    [Fraction(2, 3), Fraction(1, 3)]
    """
    weights = [1 / (1 + sum(sigma) + Fraction(value)) for value in L]
    return [weight / sum(weights) for weight in weights]


def ftrl(inverse_rates):
    """Return Delayed FTRL in balls, for a function from (σ_1, ...,
    σ_τ) to exact numbers (1 / α_τ, 1 / β_τ).
    """
    return lambda L, sigma, place: learner.argmin(L, *inverse_rates(sigma))


def rates_3_1(K, regime):
    """Return the rates of Theorem 3.1 (thm:batch-bandit-fullinfo), as `ftrl` takes them.

    >>> rates_3_1(2, "bandit")((0, 0, 0, 0))
    (2, 0)
    """

    def inverse_rates(sigma):
        tau = len(sigma)
        full = regime == "full-information"
        inv_beta = (1 / formulas.BETA).subs({symbols.K: K, formulas.b_t: sum(sigma) + tau * full})
        return 0 if full else (1 / formulas.ALPHA).subs(formulas.a_t, tau), inv_beta

    return inverse_rates


class BatchScript(Script):
    """Play Algorithm 1 with a script, and record the weights of each batch."""

    def __init__(self, script, batch_size, learner):
        self.u, actions = zip(*script, strict=True)
        self.b = batch_size
        super().__init__(actions, learner)

    def row(self, s):
        return (s - 1) // self.b

    def act(self, t, delay):
        """Compute the weights at the start of a batch, and return its action."""
        row = self.row(t)
        if (t - 1) % self.b == 0:
            self.choose(place=self.u[row] - row * self.b)
        return self.actions[row]

    def track(self, t):
        tracked = t == self.u[self.row(t)]
        if tracked:
            self.S.add(t)
        return tracked

    def release(self, t):
        return ()


@dataclass(frozen=True)
class BatchRun:
    """Hold one course of a game: representatives, actions, weights, sizes |S|, one a batch,
    and the loss suffered.
    """

    u: tuple
    A: tuple
    x: tuple
    sigma: tuple
    suffered: Fraction


@dataclass(frozen=True)
class BatchGame(ExactGame):
    """Hold a tiny instance and a batch size b,
    with the paper's batch-level notation in exact arithmetic.

    Batches count from 1. Rounds T + 1, ..., T' b pad the last batch: zero loss, zero delay.

    Source: Section 3; proof of Theorem D.2 (thm:batch-partition).

    >>> game = BatchGame(((0, 1), (1, 1), (0, 1)), (1, 0, 2), batch_size=2)
    >>> (
    ...     game.number,
    ...     game.total(1),
    ...     game.total(2),
    ...     [game.batch_delay(u) for u in (1, 2, 3, 4)],
    ...     game.best,
    ... )
    (2, [Fraction(1, 1), Fraction(2, 1)], [Fraction(0, 1), Fraction(1, 1)], [0, 0, 1, 0], 0)
    """

    batch_size: int

    @property
    def number(self):
        """Number of batches T'."""
        return -(-len(self.losses) // self.batch_size)

    rows = number

    def batch(self, tau):
        """Return the rounds of batch τ, padding included."""
        return range((tau - 1) * self.batch_size + 1, tau * self.batch_size + 1)

    def loss(self, t):
        """Return l_t, K fractions."""
        return (
            list(map(Fraction, self.losses[t - 1]))
            if t <= len(self.losses)
            else [Fraction(0)] * self.K
        )

    def total(self, tau):
        """Return L^b_τ, the loss of batch τ, as K fractions."""
        return [sum(column) for column in zip(*map(self.loss, self.batch(tau)), strict=True)]

    def batch_delay(self, u):
        """Return d^b of the batch whose representative is u."""
        b = self.batch_size
        d = self.delays[u - 1] if u <= len(self.delays) else 0
        return -(-(u + d) // b) - -(-u // b)

    @cache  # noqa: B019, the games of a page are few
    def representatives(self):
        """Return all (u_1, ..., u_T'), which are equally likely."""
        return list(itertools.product(*(self.batch(tau) for tau in range(1, self.number + 1))))

    def schedule(self, u):
        """Return the package's Schedule for these representatives, with unlimited capacity."""
        return track_representatives(list(self.delays), np.array(u), self.batch_size, np.inf)

    def batches(self, u):
        """Return losses and delays of the game of batches for these representatives."""
        return [self.loss(v) for v in u], batch_delays(self.schedule(u)).tolist()

    def pending(self, u):
        """Return σ^b_1, ..., σ^b_T' for these representatives, by their definition."""
        ends = [s + self.batch_delay(v) for s, v in enumerate(u, 1)]
        return tuple(sum(end >= tau for end in ends[: tau - 1]) for tau in range(1, len(u) + 1))

    def literal(self, regime, learner):
        """Return the BatchLaw of Algorithm 1, every course of the game played out by the
        referee.
        """
        runs = (
            (q, self.play(tuple(zip(u, A, strict=True)), regime, learner))
            for q, u, A in self.plans()
        )
        return BatchLaw(tuple((probability(q, run.x, run.A), run) for q, run in runs), self)

    def play(self, script, regime, learner):
        """Return the BatchRun of one course of the game."""
        player = BatchScript(script, self.batch_size, learner)
        game = play(player, self.instance, Rules(K=self.K, regime=regime))
        x = tuple(map(tuple, player.x))
        suffered = sum(map(Fraction, game.losses))
        return BatchRun(player.u, player.actions, x, tuple(player.sizes), suffered)

    def reduced(self, regime, learner):
        """Return {script: probability} of Algorithm 3 on the game of batches."""
        return {
            tuple(zip(*plan, strict=True)): q
            for plan, q in super().reduced(regime, learner).items()
        }

    def weights(self, u, A, regime, learner):
        """Return the weights of Algorithm 3 on the game of batches, along the actions A."""
        losses, delays = self.batches(u)
        return weights(losses, delays, list(map(int, outstanding(delays))), A, regime, learner)

    def too_early(self, sequence):
        """Return two draws alike before a batch τ at which entry τ of sequence(u) differs, or
        None.
        """
        rows = range(self.number)
        pairs = (
            self.choices.disagreement(lambda u, n=n: tuple(sequence(u))[n], lambda u, n=n: u[:n])
            for n in rows
        )
        return next(filter(None, pairs), None)

    @property
    def choices(self):
        """The Law of the representatives."""
        draws = self.representatives()
        return Law(tuple((Fraction(1, len(draws)), u) for u in draws))

    def mean(self, value):
        """Return the mean of value(u) over all representatives, a fraction or a ball."""
        return self.choices.mean(value)


@dataclass(frozen=True, eq=False)
class BatchLaw(Law):
    """Hold the joint law of representatives and actions, with exact expectations."""

    game: BatchGame

    @property
    def probabilities(self):
        """{script: probability}."""
        return {tuple(zip(run.u, run.A, strict=True)): q for q, run in self.pairs}

    def given_past(self, tau, value):
        """Return the function run → E[value | F_τ],
        F_τ being the representatives and actions of earlier batches.
        """
        return self.mean_given(value, past(tau))

    def given_representatives(self, value):
        """Return the function run → E[value | u_1, ..., u_T']."""
        return self.mean_given(value, lambda run: run.u)

    def over_batches(self, value):
        """Return Σ_τ E[value(τ)], the values being functions of a run."""
        return sum(self.mean(value(tau)) for tau in range(1, self.game.number + 1))

    @cache  # noqa: B019, laws are remembered anyway
    def mean_loss(self, tau, late=0):
        """Return the function run → b E[l^b_τ | F_{τ + late}], K numbers."""
        drawn = {
            u: [self.game.batch_size * loss for loss in self.game.loss(u)]
            for u in self.game.batch(tau)
        }
        means = [
            self.given_past(tau + late, lambda run, i=i: drawn[run.u[tau - 1]][i])
            for i in range(self.game.K)
        ]
        return lambda run: [mean(run) for mean in means]

    def undecided(self, tau):
        """Return two runs with the same past, but other weights of batch τ, or None."""
        return self.disagreement(lambda run: run.x[tau - 1], past(tau))

    def joint_of_all(self):
        """Return the pairs of `joint` for the action and the representative of each batch, given
        F_τ.
        """
        rows = range(self.game.number)
        return [
            pair
            for n in rows
            for pair in self.joint(lambda c, n=n: c.A[n], lambda c, n=n: c.u[n], past(n + 1))
        ]

    @cache  # noqa: B019, laws are remembered anyway
    def gap(self, tau):
        """Return the function run → E[e_{A_τ} − e_{i*} | F_τ], K numbers."""
        best = [i == self.game.best for i in range(self.game.K)]
        means = [
            self.given_past(tau, lambda run, i=i: (run.A[tau - 1] == i) - best[i])
            for i in range(self.game.K)
        ]
        return lambda run: [mean(run) for mean in means]

    def regret(self):
        """Return R_T, from the losses that the referee saw suffered."""
        best = sum(Fraction(row[self.game.best]) for row in self.game.losses)
        return self.mean(lambda run: run.suffered - best)


def past(tau):
    """Return the function run → the representatives and actions of earlier batches."""
    return lambda run: (run.u[: tau - 1], run.A[: tau - 1])


@cache
def law(game, regime, learner=rational):
    """Return `game.literal(regime, learner)`, and remember it."""
    return game.literal(regime, learner)


def inner(v, w):
    """Return ⟨v, w⟩ of two lists of exact numbers."""
    return total(product(a, b) for a, b in zip(v, w, strict=True))


def all_delays(T, longest):
    """Return all delay sequences of T rounds with delays up to the longest.

    >>> len(all_delays(T=3, longest=2))
    27
    """
    return list(itertools.product(range(longest + 1), repeat=T))
