"""Algorithm 2 on tiny games, exactly: every choice of the scheduler and of the actions,
with its probability.

The reduced route plays Algorithm 3 on the game with losses z_t l_t, once the proxy delays are
fixed. Learners and routes are those of `literal`. A learner is told |S_1^0|, ..., |S_t^0|: so its
learning rates may depend on the coins of the scheduler before the round. `batches.rational` and
`batches.ftrl` are learners.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple

import numpy as np

from delay_scheduling.game import Rules
from delay_scheduling.referee import play
from delay_scheduling.schedulers import track
from delay_scheduling.validation import require
from lab.exact import learner
from lab.exact.courses import Course, coin_cells, heard, lengthened
from lab.exact.law import Law
from lab.exact.literal import ExactGame, Script, probability, weights


@dataclass(frozen=True)
class Run(Course):
    """Hold one course of a game; its coins are the proxy delays. Besides z_t, e_t,
    the weights x_t, the losses.
    """

    z: tuple = ()
    e: tuple = ()
    x: tuple = ()
    losses: tuple = ()


class Outcome(NamedTuple):
    """Hold the scheduler's side of a course: T coins, |S_t^0|, Z_t, z_t, e_t = 1(|S_t^0| < C)."""

    coins: tuple
    sizes: tuple
    observed: tuple
    z: tuple
    e: tuple


class Scripted(Script):
    """Play Algorithm 2 with T proxy delays and actions given in advance,
    and record the weights of each round.

    Besides, it takes the T fractions p_t, and a learner (see the top of this file).
    """

    def __init__(self, proxies, actions, p, learner):
        self.proxies = proxies
        self.p = p
        super().__init__(actions, learner)

    def act(self, t, delay):
        if t > len(self.actions):
            return 0
        self.choose()
        return self.actions[t - 1]

    def track(self, t):
        tracked = t <= len(self.actions) and self.proxies[t - 1] >= 0 and len(self.S) < self.rules.C
        if tracked:
            self.S.add(t)
        return tracked

    def chance(self, s):
        return self.p[s - 1]

    def release(self, t):
        dropped = {s for s in self.S if s + self.proxies[s - 1] == t}
        self.S -= dropped
        return dropped


@dataclass(frozen=True)
class ScheduledGame(ExactGame):
    """Hold a tiny instance, a capacity, and for each round a dict from proxy delay to its
    probability, a fraction.

    Source: Algorithm 2 (alg:FTRL-with-scheduler); proof of Theorem 4.4 (thm:ftrl-scheduler).

    One slot, a fair coin, delay 1: round 2 is tracked if round 1 was not and the second coin says
    so.

    >>> coin = {-1: Fraction(1, 2), 9: Fraction(1, 2)}
    >>> game = ScheduledGame(((0, 1), (0, 1)), (1, 1), 1, (coin, coin))
    >>> game.p, [str(chance) for chance in game.overflow], game.z((-1, 9))
    ((Fraction(1, 2), Fraction(1, 2)), ['0', '1/2'], (Fraction(0, 1), Fraction(2, 1)))
    """

    C: int
    laws: tuple

    def __post_init__(self):
        super().__post_init__()
        require(len(self.laws) == self.T, "laws", f"{self.T} laws", len(self.laws))
        require(min(self.p) > 0, "laws", "a probability above 0 of observing each round", self.p)

    rows = ExactGame.T

    @cached_property
    def p(self):
        """p_t = P(d̃_t >= d_t), T fractions."""
        pairs = zip(self.laws, self.delays, strict=True)
        return tuple(
            sum((q for proxy, q in law.items() if proxy >= d), Fraction(0)) for law, d in pairs
        )

    @cached_property
    def proxies(self):
        """The Law of the T proxy delays."""
        return Law.of(lambda path: self.laws[len(path)], self.T)

    choices = property(lambda self: self.proxies)

    def schedule(self, proxies):
        """Return the package's Schedule for these proxy delays."""
        return track(list(self.delays), np.array(proxies), self.C, np.array(self.p, dtype=float))

    def z(self, proxies):
        """Return z_t = Z_t / p_t for these proxy delays, T fractions."""
        return self.weighed(self.schedule(proxies).observed)

    def weighed(self, observed):
        """Return z_t = Z_t / p_t for these Z_t, T fractions."""
        return tuple(
            1 / p if seen else Fraction(0) for seen, p in zip(observed, self.p, strict=True)
        )

    def scaled(self, proxies):
        """Return the losses z_t l_t for these proxy delays."""
        return [
            [z * Fraction(loss) for loss in row]
            for z, row in zip(self.z(proxies), self.losses, strict=True)
        ]

    @cached_property
    def outcomes(self):
        """The Law of the Outcome."""
        return Law.of(lambda path: self.laws[len(path)], self.T, self.outcome)

    def outcome(self, proxies):
        """Return the Outcome of these proxy delays."""
        sizes = tuple(self.schedule(proxies).before.tolist())
        z = self.z(proxies)
        free = tuple(int(size < self.C) for size in sizes)
        return Outcome(proxies, sizes, tuple(int(value > 0) for value in z), z, free)

    @cached_property
    def overflow(self):
        """P(|S_t^0| = C), T fractions."""
        return [self.outcomes.mean(lambda o, t=t: 1 - o.e[t]) for t in range(self.T)]

    def law(self, regime, learner, player=Scripted):
        """Return the Law of the Run of Algorithm 2, every course of the game played out by the
        referee.
        """
        instance = lengthened(self.instance)
        rules = Rules(K=self.K, C=self.C, regime=regime, preemptive=True)
        return Law(
            tuple(self.run(*plan, instance, rules, learner, player) for plan in self.plans())
        )

    def run(self, chance, proxies, A, instance, rules, learner, player):
        """Return the probability and the Run of one course of the game."""
        player = player(proxies, A, self.p, learner)
        game = play(player, instance, rules)
        Z = heard(game.observed, self.T)
        S0 = game.S0[: self.T]
        S1 = game.S1[: self.T]
        e = tuple(int(len(S) < self.C) for S in S0)
        x = tuple(map(tuple, player.x))
        losses = tuple(map(Fraction, game.losses[: self.T]))
        run = Run(
            self.delays,
            proxies,
            S0,
            S1,
            game.observed,
            A,
            z=self.weighed(Z),
            e=e,
            x=x,
            losses=losses,
        )
        return probability(chance, player.x, A), run

    def weights(self, proxies, A, regime, learner):
        """Return the weights of Algorithm 3 on the game with losses z_t l_t, along the actions
        A.
        """
        sizes = self.schedule(proxies).before.tolist()
        return weights(self.scaled(proxies), self.delays, sizes, A, regime, learner)

    def tiny(self, proxies, regime, inverse_rates):
        """Return the `learner.TinyGame` with loss scales z_t, and rates from |S_1^0|, ...,
        |S_t^0|.
        """
        sizes = tuple(self.schedule(proxies).before.tolist())
        inverse = [inverse_rates(sizes[:t]) for t in range(1, self.T + 1)]
        return learner.TinyGame(
            self.losses, self.delays, self.z(proxies), *zip(*inverse, strict=True), regime
        )

    def regret(self, regime, inverse_rates):
        """Return the ball of R_T, the expected regret of Algorithm 2 with the losses as they
        are.
        """
        best = sum(Fraction(row[self.best]) for row in self.losses)
        return self.proxies.mean(
            lambda d: self.tiny(d, regime, inverse_rates).expected_sum(self.losses, best)
        )

    def right_side(self, expr, regime, inverse_rates):
        """Return the ball of the expectation over the coins of a right-hand side,
        in the symbols of `thm_4_4.bound`.

        Source: Theorems 4.4 and E.1 (thm:ftrl-scheduler, thm:ftrl-scheduler-no-sigmas).
        """
        full = {
            proxies: int((self.schedule(proxies).before == self.C).sum())
            for proxies in self.proxies.courses
        }
        return self.proxies.mean(
            lambda d: self.tiny(d, regime, inverse_rates).right_side(expr, full[d])
        )

    def reduced_gap(self, learner, rival=None):
        """Return E[R̃_{T, i*}] of a rational bandit, from Algorithm 3 on the game with losses z_t l_t.

        The loss to compare with is a function of the K total weighted losses, `rival`; None for
        that of i*.
        """  # noqa: E501
        found = Fraction(0)
        for (proxies, actions), chance in self.reduced("bandit", learner).items():
            rows = self.scaled(proxies)
            totals = [sum(column) for column in zip(*rows, strict=True)]
            paid = sum(row[arm] for row, arm in zip(rows, actions, strict=True))
            found += chance * (paid - (rival(totals) if rival else totals[self.best]))
        return found

    def gap(self, run, weights):
        """Return Σ of a weight a round times l_{t, A_t} − l_{t, i*}, for one run; i* is the best
        arm.
        """
        rounds = zip(weights, run.losses, self.losses, strict=True)
        return sum(weight * (loss - row[self.best]) for weight, loss, row in rounds)

    def conditioned_gap(self, law, weigh=True):
        """Return the mean over the scheduler's coins of E[Σ z_t (l_{t, A_t} − l_{t,
        i*}) | all of them].

        It is found from the Law of the Run. Without `weigh`, all choices of coins are equally
        likely, which is wrong.
        """
        means = law.means(lambda run: self.gap(run, run.z), lambda run: run.coins)
        return self.proxies.mean(means.get) if weigh else sum(means.values()) / len(means)


def past(t):
    """Return the function run → F_t, the proxy delays and actions before round t."""
    return lambda run: (run.coins[: t - 1], run.actions[: t - 1])


def proxy_laws(scheduler, delays, C):
    """Return the exact law of each round's proxy delay under a scheduler of the package,
    cut off at the longest delay.

    The scheduler is `schedulers.TrackEverything`, `Coin`, `Bernoulli` or `Pareto`.

    >>> from delay_scheduling.schedulers import Coin
    >>> proxy_laws(Coin(0.25), (3,), 1)
    ({3: Fraction(1, 4), -1: Fraction(3, 4)},)
    """
    T = len(delays)
    shown = (np.array(delays),) if scheduler.needs_clairvoyance else ()
    laws = [{} for _ in range(T)]
    for t, cells in enumerate(coin_cells(scheduler, delays, C)):
        for coin, length in cells:
            proxy = min(int(scheduler.proxies(np.full(T, coin), C, *shown)[t]), max(delays))
            laws[t][proxy] = laws[t].get(proxy, Fraction(0)) + length
    return tuple(laws)


def game_of(scheduler, losses, delays, C):
    """Return the ScheduledGame of a scheduler of the package. Parameters as `proxy_laws` and
    `ScheduledGame`.
    """
    return ScheduledGame(losses, delays, C, proxy_laws(scheduler, delays, C))
