"""Algorithm 1 on tiny games, exactly: every choice of representatives and actions, with its probability.

The literal route hands each possible course of a game to the referee and multiplies the probabilities that the player
announces on the way. The reduced route knows neither rounds nor tracking set: it plays Algorithm 3 on the batches that
remain once the representatives are fixed. Weights are fractions if the learner's are, balls if it is Delayed FTRL.

A learner is a function (L, sigma, place) → x: what was observed before the batch, the numbers |S| at the start of each
batch so far, and the place of the representative in its batch, from 1 to b. A legal learner ignores the place.
"""

import itertools
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

import numpy as np
from flint import arb

from delay_scheduling import formulas, symbols
from delay_scheduling.exact import learner
from delay_scheduling.game import Instance, Rules
from delay_scheduling.reductions import batch_delays
from delay_scheduling.referee import play
from delay_scheduling.schedulers import track_representatives
from delay_scheduling.validation import frozen, require
from proofbook.expectation import as_ball, product, total


def rational(L, sigma, place):
    """Return x_i ∝ 1 / (1 + η L_i) with η = 1 / (1 + Σ σ): a learner of rational weights, for exact identities.

    >>> rational([0, Fraction(2)], (0, 1), 1)
    [Fraction(2, 3), Fraction(1, 3)]
    """
    rate = Fraction(1, 1 + sum(sigma))
    weights = [1 / (1 + rate * value) for value in map(Fraction, L)]
    return [weight / sum(weights) for weight in weights]


def ftrl(inverse_rates):
    """Return Delayed FTRL in balls, with rates that depend on σ_1, ..., σ_τ.

    Parameters
    ----------
    inverse_rates : function from (σ_1, ..., σ_τ) to exact numbers (1 / α_τ, 1 / β_τ), as for `learner.argmin`.
    """
    return lambda L, sigma, place: learner.argmin(L, *inverse_rates(sigma))


def rates_3_1(K, regime):
    """Return the rates of Theorem 3.1 as a function from σ_1, ..., σ_τ to exact numbers (1 / α_τ, 1 / β_τ).

    Source: Theorem 3.1 (thm:batch-bandit-fullinfo).

    >>> rates_3_1(2, "bandit")((0, 0, 0, 0))
    (2, 0)
    """

    def inverse_rates(sigma):
        tau, D = len(sigma), sum(sigma)
        if regime == "full-information":
            return 0, (1 / formulas.BETA).subs({symbols.K: K, formulas.b_t: tau + D})
        return (1 / formulas.ALPHA).subs(formulas.a_t, tau), (1 / formulas.BETA).subs({symbols.K: K, formulas.b_t: D})

    return inverse_rates


class Scripted:
    """Play Algorithm 1 with representatives and actions given in advance, and record the weights of each batch.

    Parameters
    ----------
    script : pairs (u_τ, A_τ), one a batch.
    batch_size : b.
    learner : see the top of this file.
    """

    def __init__(self, script, batch_size, learner):
        self.script, self.b, self.learner = script, batch_size, learner

    def start(self, rules):
        """Initialize S and L̂obs."""
        self.rules, self.L, self.S, self.sigma, self.x = rules, [Fraction(0)] * rules.K, set(), [], []

    def act(self, t, delay):
        """Compute the weights at the start of a batch, and return the action of the batch."""
        tau = (t - 1) // self.b
        self.u, arm = self.script[tau]
        if (t - 1) % self.b == 0:
            self.sigma.append(len(self.S))
            self.x.append(self.learner(self.L, tuple(self.sigma), self.u - tau * self.b))
        return arm

    def track(self, t):
        """Track the representative and nothing else."""
        if t == self.u:
            self.S.add(t)
        return t == self.u

    def observe(self, t, feedback):
        """Add the estimators of what arrives. They are used from the next batch on."""
        for s, value in feedback:
            self.S.remove(s)
            tau = (s - 1) // self.b
            arm = self.script[tau][1]
            values = [Fraction(value)] * self.rules.K if self.rules.regime == "bandit" else list(map(Fraction, value))
            estimates = estimator(values, arm, self.x[tau], self.rules.regime)
            self.L = [total(pair) for pair in zip(self.L, estimates, strict=True)]

    def release(self, t):
        """Preempt nothing."""
        return ()


@dataclass(frozen=True)
class Run:
    """Hold one course of a game: representatives, actions and weights, one a batch, and what the referee saw."""

    probability: object
    u: tuple
    A: tuple
    x: tuple
    sigma: tuple
    suffered: Fraction
    largest: int


@dataclass(frozen=True)
class BatchGame:
    """Hold a tiny instance and a batch size, with the paper's batch-level notation in exact arithmetic.

    Rounds and batches count from 1, arms from 0. Rounds T + 1, ..., T' b pad the last batch: zero loss, zero delay.

    Source: Section 3; proof of Theorem D.2 (thm:batch-partition).

    Parameters
    ----------
    losses : T rows of K integers or fractions in [0, 1], with denominators that are powers of 2.
    delays : T integers of at least 0.
    batch_size : b, an integer of at least 1.

    >>> game = BatchGame(((0, 1), (1, 1), (0, 1)), (1, 0, 2), batch_size=2)
    >>> game.number, game.total(1), game.total(2), [game.batch_delay(u) for u in (1, 2, 3, 4)], game.best
    (2, [Fraction(1, 1), Fraction(2, 1)], [Fraction(0, 1), Fraction(1, 1)], [0, 0, 1, 0], 0)
    """

    losses: tuple
    delays: tuple
    batch_size: int

    def __post_init__(self):
        exact_floats = all(Fraction(float(value)) == value for row in self.losses for value in row)
        require(exact_floats, "losses", "fractions with denominators that are powers of 2", self.losses)

    @property
    def instance(self):
        """The instance for the referee."""
        return Instance(frozen([list(map(float, row)) for row in self.losses], np.float64), list(self.delays))

    @property
    def K(self):
        """Number of arms."""
        return len(self.losses[0])

    @property
    def number(self):
        """Number of batches T'."""
        return -(-len(self.losses) // self.batch_size)

    @property
    def best(self):
        """The arm i* of least total loss."""
        return min(range(self.K), key=lambda i: sum(row[i] for row in self.losses))

    def batch(self, tau):
        """Return the rounds of batch τ, padding included."""
        return range((tau - 1) * self.batch_size + 1, tau * self.batch_size + 1)

    def loss(self, t):
        """Return l_t, K fractions."""
        return list(map(Fraction, self.losses[t - 1])) if t <= len(self.losses) else [Fraction(0)] * self.K

    def total(self, tau):
        """Return L^b_τ, the loss of batch τ, as K fractions."""
        return [sum(column) for column in zip(*map(self.loss, self.batch(tau)), strict=True)]

    def batch_delay(self, u):
        """Return d^b of the batch whose representative is u."""
        b, d = self.batch_size, self.delays[u - 1] if u <= len(self.delays) else 0
        return -(-(u + d) // b) - -(-u // b)

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
        """Return the Law of Algorithm 1, every course of the game played out by the referee."""
        actions = list(itertools.product(range(self.K), repeat=self.number))
        scripts = [tuple(zip(u, A, strict=True)) for u in self.representatives() for A in actions]
        return Law(self, tuple(self.play(script, regime, learner) for script in scripts))

    def play(self, script, regime, learner):
        """Return the Run of one course of the game."""
        player = Scripted(script, self.batch_size, learner)
        game = play(player, self.instance, Rules(K=self.K, regime=regime))
        u, A = zip(*script, strict=True)
        chances = [Fraction(1, len(self.representatives())), *(x[arm] for x, arm in zip(player.x, A, strict=True))]
        suffered = sum(map(Fraction, game.losses))
        sizes = tuple(player.sigma), suffered, int(game.after.max())
        return Run(multiplied(chances), u, A, tuple(map(tuple, player.x)), *sizes)

    def reduced(self, regime, learner):
        """Return {script: probability} of Algorithm 3 on the game of batches, for each choice of representatives."""
        found, choices = {}, self.representatives()
        for u in choices:
            losses, delays = self.batches(u)
            for A in itertools.product(range(self.K), repeat=self.number):
                chances = [x[arm] for x, arm in zip(self.weights(losses, delays, A, regime, learner), A, strict=True)]
                found[tuple(zip(u, A, strict=True))] = multiplied([Fraction(1, len(choices)), *chances])
        return found

    def weights(self, losses, delays, A, regime, learner):
        """Return the weights of Algorithm 3 in each round of a game, along the actions A."""
        xs, estimates = [], []
        for tau, arm in enumerate(A, 1):
            seen = [estimates[s - 1] for s in range(1, tau) if s + delays[s - 1] < tau]
            sigma = tuple(sum(s + delays[s - 1] >= r for s in range(1, r)) for r in range(1, tau + 1))
            L = [total(estimate[i] for estimate in seen) for i in range(self.K)]
            xs.append(learner(L, sigma, None))
            estimates.append(estimator(losses[tau - 1], arm, xs[-1], regime))
        return xs

    def tiny(self, u, regime, inverse_rates):
        """Return the `learner.TinyGame` of the batches, with rates from σ^b_1, ..., σ^b_τ."""
        return learner.TinyGame(*self.parts(u, regime, inverse_rates))

    def parts(self, u, regime, inverse_rates):
        """Return the arguments of `learner.TinyGame` and `learner.theorem_2_1_rhs` for the game of batches."""
        sigma = self.pending(u)
        inverse = [inverse_rates(sigma[:tau]) for tau in range(1, self.number + 1)]
        return (*self.batches(u), None, *map(list, zip(*inverse, strict=True)), regime)

    def conditional_regret(self, u, regime, inverse_rates):
        """Return the ball of E[R^b_{T', i*} | u_1, ..., u_T'] for Delayed FTRL."""
        game = self.tiny(u, regime, inverse_rates)
        best = sum(game.losses[row][self.best] for row in range(game.T))

        def regret(path):
            return learner.ball(sum(map(list.__getitem__, map(list, game.losses), path)) - best)

        return game.expectation(regret)

    def conditional_bound(self, u, regime, inverse_rates):
        """Return the ball of Theorem 2.1's right-hand side on the game of batches."""
        return learner.theorem_2_1_rhs(*self.parts(u, regime, inverse_rates))

    def known_in_time(self, sequence):
        """Tell whether entry τ of sequence(u) depends on u_1, ..., u_{τ−1} only."""
        seen = {}
        for u in self.representatives():
            for tau, value in enumerate(sequence(u), 1):
                seen.setdefault(u[: tau - 1], set()).add(value)
        return all(len(values) == 1 for values in seen.values())

    def mean(self, value):
        """Return the mean of value(u) over all representatives, a fraction or a ball."""
        choices = self.representatives()
        return product(Fraction(1, len(choices)), total(map(value, choices)))


@dataclass(frozen=True)
class Law:
    """Hold the joint law of representatives and actions, with exact expectations."""

    game: BatchGame
    runs: tuple

    @property
    def probabilities(self):
        """{script: probability}."""
        return {tuple(zip(run.u, run.A, strict=True)): run.probability for run in self.runs}

    def E(self, value):
        """Return E[value(run)]."""
        return total(product(run.probability, value(run)) for run in self.runs if run.probability != 0)

    def given_past(self, tau, value):
        """Return the function run → E[value | F_τ], F_τ being the representatives and actions of earlier batches."""
        mass, mean = {}, {}
        for run in self.runs:
            past = run.u[: tau - 1], run.A[: tau - 1]
            mass[past] = mass.get(past, 0) + run.probability
            mean[past] = mean.get(past, 0) + run.probability * value(run)
        return lambda run: mean[run.u[: tau - 1], run.A[: tau - 1]] / mass[run.u[: tau - 1], run.A[: tau - 1]]

    def given_representatives(self, value):
        """Return the function run → E[value | u_1, ..., u_T']."""
        mass, mean = {}, {}
        for run in self.runs:
            mass[run.u] = mass.get(run.u, 0) + run.probability
            mean[run.u] = mean.get(run.u, 0) + run.probability * value(run)
        return lambda run: mean[run.u] / mass[run.u]

    def over_batches(self, value):
        """Return Σ_τ E[value(τ)], the values being functions of a run."""
        return sum(self.E(value(tau)) for tau in range(1, self.game.number + 1))

    def mean_loss(self, tau, late=0):
        """Return the function run → b E[l^b_τ | F_{τ + late}], K numbers."""
        drawn = [lambda run, i=i: self.game.loss(run.u[tau - 1])[i] for i in range(self.game.K)]
        means = [self.given_past(tau + late, loss) for loss in drawn]
        return lambda run: [self.game.batch_size * mean(run) for mean in means]

    def decided_by_past(self, tau):
        """Tell whether the weights of batch τ depend on earlier representatives and actions only."""
        seen = {}
        for run in self.runs:
            seen.setdefault((run.u[: tau - 1], run.A[: tau - 1]), set()).add(run.x[tau - 1])
        return all(len(weights) == 1 for weights in seen.values())

    def independent(self):
        """Tell whether A_τ and u_τ are independent given F_τ, for every batch τ."""
        arms = itertools.product(range(1, self.game.number + 1), range(self.game.K))
        return all(self.separate(tau, i, v) for tau, i in arms for v in self.game.batch(tau))

    def separate(self, tau, i, v):
        """Tell whether P(A_τ = i, u_τ = v | F_τ) = P(A_τ = i | F_τ) P(u_τ = v | F_τ)."""
        arm = self.given_past(tau, lambda run: run.A[tau - 1] == i)
        place = self.given_past(tau, lambda run: run.u[tau - 1] == v)
        both = self.given_past(tau, lambda run: (run.A[tau - 1], run.u[tau - 1]) == (i, v))
        return all(both(run) == arm(run) * place(run) for run in self.runs)

    def gap(self, tau):
        """Return the function run → E[e_{A_τ} − e_{i*} | F_τ], K numbers."""
        means = [self.given_past(tau, lambda run, i=i: Fraction(run.A[tau - 1] == i)) for i in range(self.game.K)]
        return lambda run: [mean(run) - (i == self.game.best) for i, mean in enumerate(means)]

    def regret(self):
        """Return R_T, from the losses that the referee saw suffered."""
        best = sum(Fraction(row[self.game.best]) for row in self.game.losses)
        return self.E(lambda run: run.suffered - best)


@cache
def law(game, regime, learner=rational):
    """Return `game.literal(regime, learner)`, and remember it."""
    return game.literal(regime, learner)


def estimator(loss, arm, x, regime):
    """Return the loss estimator of a batch: the losses, or with bandit feedback l_A / x_A for the arm played, else 0.

    >>> half = Fraction(1, 2)
    >>> estimator([1, 1], 0, [half, half], "bandit")
    [Fraction(2, 1), Fraction(0, 1)]
    """
    if regime == "full-information":
        return loss
    share = as_ball(loss[arm]) / x[arm] if isinstance(x[arm], arb) else loss[arm] / x[arm]
    return [share if i == arm else Fraction(0) for i in range(len(loss))]


def multiplied(numbers):
    """Multiply fractions and balls."""
    result = Fraction(1)
    for number in numbers:
        result = product(result, number)
    return result


def inner(v, w):
    """Return ⟨v, w⟩ of two lists of exact numbers."""
    return total(product(a, b) for a, b in zip(v, w, strict=True))


def all_delays(T, longest):
    """Return all delay sequences of T rounds with delays up to the longest.

    >>> len(all_delays(T=3, longest=2))
    27
    """
    return list(itertools.product(range(longest + 1), repeat=T))
