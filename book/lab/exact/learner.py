"""Delayed FTRL on tiny games in ball arithmetic: expected values that are certain.

The weights of Algorithm 3 are transcendental, so fractions do not do. A ball is a number with an
error bound, and every operation on balls encloses the true result. Here the minimizer over the
simplex is enclosed, all action sequences are enumerated, and what comes out, an expected regret or
a term of the proof, surely contains the true value.

With u = x^{−1/2} and y = gap + m the weight of an arm solves a u + 2 b log u = y, where a = α⁻¹, b
= β⁻¹. So u = ω(y / 2b + log r) / r = W(r exp(y / 2b)) / r with r = a / 2b, where W is Lambert's
function. Σ x_i decreases in m: the multiplier lies between two numbers as soon as the sum is
certainly above 1 at one and below 1 at the other.

Rows and arms count from 0: row t of a game is round t + 1. Everything here is computed with 128
bits. Balls that are added up elsewhere are rounded to the precision of `flint.ctx`, and stay
certain.
"""

import itertools
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache

import sympy as sp
from flint import arb, ctx, fmpq

from delay_scheduling import formulas, symbols
from delay_scheduling.game import REGIMES
from delay_scheduling.theorems import thm_2_1
from delay_scheduling.validation import is_integer, require
from proofbook.enclosure import enclose

PRECISION = 128  # bits


def ball(value):
    """Return a ball that contains an integer, Fraction, ball (arb),
    or SymPy number such as 1/sqrt(2).

    Floats are refused: they prove nothing.

    >>> ball(Fraction(1, 2)), ball(sp.sqrt(2)) > 1
    (0.500000000000000, True)
    """
    if isinstance(value, arb):
        return value
    exact = is_integer(value) or isinstance(value, Fraction)
    require(
        exact or isinstance(value, sp.Basic),
        "value",
        "an integer, fraction, ball or SymPy number",
        value,
    )
    with ctx.workprec(PRECISION):
        return arb(fmpq(value.numerator, value.denominator)) if exact else enclose(value, {})


def argmin(L, inv_alpha, inv_beta):
    """Return balls that contain the minimizer of ⟨x,
    L⟩ − 2 α⁻¹ Σ √x_i + β⁻¹ Σ x_i log x_i over the simplex.

    They contain it for all vectors L, K numbers, and rates in the balls that are given, as for
    `ball`. The inverse rates are at least 0, not both 0, and each is the number 0 or a ball without
    0. With one arm they are not looked at. Raises ValueError for other input, and ArithmeticError
    if the balls are too wide for a certificate.

    Source: Algorithm 3 (alg:FTRL-no-scale), step (a).

    >>> [x.contains(arb(1) / 2) for x in argmin([3, 3], inv_alpha=sp.sqrt(2), inv_beta=1)]
    [True, True]
    """
    L = [ball(value) for value in L]
    require(
        len(L) > 0 and all(value.is_finite() for value in L), "L", "finite numbers, at least one", L
    )
    return (
        list(minimizer(tuple(map(content, L)), *rates(inv_alpha, inv_beta)))
        if len(L) > 1
        else [arb(1)]
    )


def rates(inv_alpha, inv_beta):
    """Return the contents of the balls of two inverse rates, or raise ValueError, as `argmin`
    does.
    """
    a = ball(inv_alpha)
    b = ball(inv_beta)
    for name, rate in (("inv_alpha", a), ("inv_beta", b)):
        require(
            rate.is_zero() or (rate > 0 and rate.is_finite()),
            name,
            "0 or a finite number above 0",
            rate,
        )
    require(not (a.is_zero() and b.is_zero()), "inv_alpha, inv_beta", "not both 0", (a, b))
    return content(a), content(b)


def content(value):
    """Return all there is to know of a ball, as a pair that can be compared:
    a ball itself equals nothing.
    """
    (m, e), (n, f) = value.mid().man_exp(), value.rad().man_exp()
    return (int(m), int(e)), (int(n), int(f))


@lru_cache(maxsize=100_000)
def restored(pair):
    """Return the ball with this content."""
    (m, e), (n, f) = pair
    with ctx.workprec(max(PRECISION, m.bit_length())):
        return arb((m, e), (n, f))


@lru_cache(maxsize=100_000)
def minimizer(L, a, b):
    """Return the enclosed minimizer, from and for the contents of balls."""
    L = [restored(pair) for pair in L]
    a = restored(a)
    b = restored(b)
    with ctx.workprec(PRECISION):
        best = min(range(len(L)), key=lambda i: L[i].mid())
        gaps = [arb(0) if i == best else L[i] - L[best] for i in range(len(L))]
        if a.is_zero():
            weights = [(-gap / b).exp() for gap in gaps]
            total = sum(weights)
            return tuple(weight / total for weight in weights)
        m = multiplier(gaps, a, b)
        return tuple(weight_at(gap + m, a, b) for gap in gaps)


def multiplier(gaps, a, b):
    """Return a ball that contains the m with Σ x(gap_i + m) = 1,
    for all gaps and rates in their balls, a > 0.
    """
    middle = newton([gap.mid() for gap in gaps], a.mid(), b.mid())
    for bits in range(PRECISION - 8, 0, -1):
        radius = middle * arb(2) ** -bits
        below = (middle - radius).lower()
        above = (middle + radius).upper()
        if (
            sum(weight_at(g + below, a, b) for g in gaps) > 1
            and sum(weight_at(g + above, a, b) for g in gaps) < 1
        ):
            return below.union(above)
    raise ArithmeticError(
        f"argmin: expected narrower balls, received the gaps {gaps}, a = {a}, b = {b}"
    )


def newton(gaps, a, b):
    """Return an approximate multiplier, by Newton's method from m = a,
    where the sum of the weights is at least 1.
    """
    m = a
    for _ in range(200):  # at most
        x = [weight_at(gap + m, a, b).mid() for gap in gaps]
        step = (sum(x) - 1) / sum(2 * x_i / (a * x_i.rsqrt() + 2 * b) for x_i in x)
        m = (m + step).mid()
        if step < m * arb(2) ** (-PRECISION // 2):
            break
    return m


def weight_at(y, a, b):
    """Return the ball of the weight x with a x^{−1/2} − b log x = y, for a > 0;
    with b = 0 for y > 0, else NaN.
    """
    if b.is_zero():
        return (a / y) ** 2 if y > 0 else arb("nan")
    ratio = a / (2 * b)
    return (ratio / (ratio * (y / (2 * b)).exp()).lambertw()) ** 2


def in_balls(expr):
    """Return the function of balls (x, α⁻¹, β⁻¹) for an expression of `regularizer` in x, α and
    β.
    """
    symbols = (formulas.x, formulas.inv_alpha, formulas.inv_beta)
    return sp.lambdify(
        symbols, formulas.with_inverse_rates(expr), modules=[{"sqrt": arb.sqrt, "log": arb.log}]
    )


potential = in_balls(formulas.f)
slope = in_balls(formulas.f_slope)


def free_gradient(theta, inv_alpha, inv_beta):
    """Return balls that contain ∇F*(θ), whose entries x_i have f'(x_i) = θ_i;
    NaN where there is no such number.

    Arguments as for `argmin`. Source: Fact C.3 (fact:F3).

    >>> [x.contains(arb(1) / 4) for x in free_gradient([-2], inv_alpha=1, inv_beta=0)]
    [True]
    """
    with ctx.workprec(PRECISION):
        theta = [ball(value) for value in theta]
        a = ball(inv_alpha)
        b = ball(inv_beta)
        return [
            (value / b - 1).exp() if a.is_zero() else weight_at(b - value, a, b) for value in theta
        ]


def gaps(one, other):
    """Return the distances of two lists of balls, entry by entry."""
    return [abs(ball(a) - ball(b)) for a, b in zip(one, other, strict=True)]


def simplex_conjugate(theta, inv_alpha, inv_beta):
    """Return a ball that contains F̄*(θ), the supremum of ⟨x, θ⟩ − F(x) over the simplex.

    Arguments as for `argmin`; with one arm both rates may be 0. Source: proof of Theorem 2.1
    (thm:FTRL-no-scale).

    >>> simplex_conjugate([0, 0], 0, 1).overlaps(arb(2).log())
    True
    """
    with ctx.workprec(PRECISION):
        theta = [ball(value) for value in theta]
        a = ball(inv_alpha)
        b = ball(inv_beta)
        x = argmin([-value for value in theta], a, b)
        return sum(
            x_i * theta_i - potential(x_i, a, b) for x_i, theta_i in zip(x, theta, strict=True)
        )


class Rows:
    """Know which rows of a game with `losses` and `delays` are heard when."""

    @property
    def T(self):
        """Number of rounds."""
        return len(self.losses)

    @property
    def K(self):
        """Number of arms."""
        return len(self.losses[0])

    def observed(self, t):
        """Return O_t, the rows whose feedback has arrived before row t."""
        return [s for s in range(t) if s + self.delays[s] < t]

    def pending(self, t):
        """Return W_t, the earlier rows whose feedback is not yet usable in row t."""
        return [s for s in range(t) if s + self.delays[s] >= t]


@dataclass(frozen=True, eq=False)
class TinyGame(Rows):
    """Play Algorithm 3 on one instance along all action sequences, in ball arithmetic.

    The losses are T rows of K integers or fractions in [0, 1], before scaling, the delays T
    integers of at least 0, the scales T integers or fractions of at least 0, or None for 1: the
    loss of row t is scales[t] · losses[t]. The inverse rates are T numbers each, as for `argmin`;
    the regime is "bandit" or "full-information".

    A path is the tuple of the actions of the first rounds. Of a path, a method for row t reads the
    actions that matter.

    Source: Algorithm 3 (alg:FTRL-no-scale); proof of Theorem 2.1 (thm:FTRL-no-scale).

    >>> game = TinyGame([[0, 1]], [0], None, inv_alpha=[1], inv_beta=[0], regime="bandit")
    >>> game.x(0, ())[0].contains(arb(1) / 2), game.regret().contains(arb(1) / 2)
    (True, True)
    """

    losses: tuple
    delays: tuple
    scales: tuple | None
    inv_alpha: tuple
    inv_beta: tuple
    regime: str
    played: dict = field(default_factory=dict, init=False, repr=False)
    known: dict = field(default_factory=dict, init=False, repr=False)
    running: list = field(default_factory=list, init=False, repr=False)

    def __post_init__(self):
        T = len(self.losses)
        require(self.regime in REGIMES, "regime", " or ".join(map(repr, REGIMES)), self.regime)
        losses = tuple(tuple(map(fraction, row)) for row in self.losses)
        scales = tuple(map(fraction, (1,) * T if self.scales is None else self.scales))
        require(
            all(0 <= loss <= 1 for row in losses for loss in row),
            "losses",
            "numbers in [0, 1]",
            self.losses,
        )
        for name, values in (("delays", self.delays), ("scales", scales)):
            require(
                len(values) == T and min(values) >= 0, name, f"{T} numbers of at least 0", values
            )
        for name in ("inv_alpha", "inv_beta"):
            require(len(getattr(self, name)) == T, name, f"{T} numbers", getattr(self, name))
            object.__setattr__(self, name, tuple(map(ball, getattr(self, name))))
        object.__setattr__(self, "scales", scales)
        object.__setattr__(self, "losses", losses)
        object.__setattr__(self, "arriving", self.arrivals())

    def loss(self, t):
        """Return the scaled losses of row t, K fractions."""
        return [self.scales[t] * loss for loss in self.losses[t]]

    def x(self, t, path):
        """Return the distribution of row t, K balls. Of the path it reads the actions of the observed
        rows only.
        """  # noqa: E501
        shared = self.regime == "full-information"  # by all paths
        key = t if shared else (t, tuple(path[s] for s in self.observed(t)))
        if key not in self.played:
            L = self.observed_losses(t) if shared else self.estimated(self.observed(t), path)
            self.played[key] = argmin(L, self.inv_alpha[t], self.inv_beta[t])
        return self.played[key]

    def arrivals(self):
        """Return for each row t the rows that are in O_t and not in O_{t−1}."""
        found = [[] for _ in range(self.T)]
        for s, delay in enumerate(self.delays):
            if s + delay + 1 < self.T:
                found[s + delay + 1].append(s)
        return found

    def observed_losses(self, t):
        """Return the sum of the scaled losses of O_t, K balls, from that of the row before."""
        while len(self.running) <= t:
            total = self.running[-1] if self.running else [arb(0)] * self.K
            for s in self.arriving[len(self.running)]:
                with ctx.workprec(PRECISION):
                    total = [
                        one + ball(loss) for one, loss in zip(total, self.loss(s), strict=True)
                    ]
            self.running.append(total)
        return self.running[t]

    def estimator(self, t, path):
        """Return the loss estimator of row t, K balls."""
        loss = [ball(value) for value in self.loss(t)]
        if self.regime == "full-information":
            return loss
        with ctx.workprec(PRECISION):
            return [loss[i] / self.x(t, path)[i] if i == path[t] else arb(0) for i in range(self.K)]

    def estimated(self, rows, path):
        """Return the sum of the estimators of these rows, K balls."""
        estimators = [self.estimator(s, path) for s in rows]
        with ctx.workprec(PRECISION):
            return [sum((estimator[i] for estimator in estimators), arb(0)) for i in range(self.K)]

    def conjugate(self, t, rows, path):
        """Return the ball of F̄*_t at minus the sum of the estimators of these rows,
        which depend on no later action.
        """
        key = t, tuple(rows), self.regime == "bandit" and tuple(path[: max(rows, default=-1) + 1])
        if key not in self.known:
            theta = [-value for value in self.estimated(rows, path)]
            self.known[key] = simplex_conjugate(theta, self.inv_alpha[t], self.inv_beta[t])
        return self.known[key]

    def stability(self, t, path):
        """Return the stability term of row t, F̄*_t(−L̂obs_t − l̂_t) − F̄*_t(−L̂obs_t) + ⟨x_t,
        l̂_t⟩ (Lemma C.7).
        """
        seen = self.observed(t)
        with ctx.workprec(PRECISION):
            cost = sum(
                x * loss for x, loss in zip(self.x(t, path), self.estimator(t, path), strict=True)
            )
            return self.conjugate(t, [*seen, t], path) - self.conjugate(t, seen, path) + cost

    def penalty(self, t, path):
        """Return the penalty term of row t but for its −L̂_{T+1,i}:
        F̄*_t(−L̂_t) − F̄*_t(−L̂_{t+1}) (Lemma C.8).
        """
        with ctx.workprec(PRECISION):
            return self.conjugate(t, range(t), path) - self.conjugate(t, range(t + 1), path)

    def delay(self, t, path):
        """Return the delay term of row t, F̄*_t(−L̂obs_t) − F̄*_t(−L̂obs_t − l̂_t) − F̄*_t(−L̂_t) +
        F̄*_t(−L̂_{t+1}).
        """
        seen = self.observed(t)
        with ctx.workprec(PRECISION):
            return (
                self.conjugate(t, seen, path)
                - self.conjugate(t, [*seen, t], path)
                - self.penalty(t, path)
            )

    def expectation(self, value, rounds=None, path=()):
        """Return the ball of E[value(path)] over the paths of so many rounds, by default T,
        that begin with `path`.
        """
        t = len(path)
        if t == (self.T if rounds is None else rounds):
            return value(path)
        with ctx.workprec(PRECISION):
            return sum(
                x_i * self.expectation(value, rounds, (*path, i))
                for i, x_i in enumerate(self.x(t, path))
            )

    def mean(self, term, t):
        """Return the ball of E[term(t, path)], for a term of row t such as `stability`."""
        return self.expectation(lambda path: term(t, path), rounds=t + 1)

    def expected_sum(self, rows, less=0):
        """Return the ball of E[Σ rows_{t,A_t}] − less, for T rows of K numbers."""
        if self.regime == "full-information":  # x_t is the same on all paths
            pairs = (
                (x_i, value)
                for t, row in enumerate(rows)
                for x_i, value in zip(self.x(t, ()), row, strict=True)
            )
            with ctx.workprec(PRECISION):
                return sum((x_i * ball(value) for x_i, value in pairs), arb(0)) - ball(less)
        return self.expectation(
            lambda path: ball(sum(row[arm] for row, arm in zip(rows, path, strict=True)) - less)
        )

    def regret(self, arm=None):
        """Return the ball of the expected regret E[Σ l_{t,A_t}] − Σ l_{t,i} against an arm,
        by default the best.
        """
        losses = [self.loss(t) for t in range(self.T)]
        totals = list(map(sum, zip(*losses, strict=True)))
        return self.expected_sum(losses, min(totals) if arm is None else totals[arm])

    def right_side(self, expr, full=0):
        """Return the ball of a right-hand side of Theorem 2.1, 4.4 or E.1,
        with so many rounds without a free slot.
        """
        B = self.scales
        squares = [scale**2 for scale in self.scales]
        waits = [B[t] * sum(B[s] for s in self.pending(t)) for t in range(self.T)]
        costs = [scale * d for scale, d in zip(B, self.delays, strict=True)]
        with ctx.workprec(PRECISION):
            return enclose(
                expr, sums(self.K, self.inv_alpha, self.inv_beta, squares, waits, costs, full)
            )


def fraction(value):
    """Return an integer or a fraction as a Fraction, or raise ValueError."""
    require(
        is_integer(value) or isinstance(value, Fraction),
        "losses, scales",
        "integers or fractions",
        value,
    )
    return Fraction(value)


def theorem_2_1_rhs(losses, delays, scales, inv_alpha, inv_beta, regime):
    """Return a ball that contains the right-hand side of Theorem 2.1,
    or the infinite ball. Parameters as `TinyGame`.

    The hypotheses are not looked at, so that one can be dropped on purpose. As in `thm_2_1.bound`,
    0 · ∞ = 0.

    Source: Theorem 2.1 (thm:FTRL-no-scale).

    >>> theorem_2_1_rhs([[0, 1]], [0], None, [1], [0], "bandit").overlaps(3 * arb(2).sqrt())
    True
    """
    return TinyGame(losses, delays, scales, inv_alpha, inv_beta, regime).right_side(
        thm_2_1.bound.expr[regime]
    )


def sums(K, inv_alpha, inv_beta, squares, waits=(), costs=(), full=0):
    """Return what stands in the right-hand sides of Theorems 2.1, 4.4 and E.1,
    by its symbol: balls.

    The inverse rates are T balls each, or one for all rounds; squares, waits and costs are as many
    numbers, or none for 0: B_t² or z_t², B_t or z_t times what waits, and times d_t. `full` is the
    expected number of rounds without a free slot.
    """
    none = [0] * len(squares)
    return {
        symbols.K: arb(K),
        symbols.sum_alpha: weighted(squares, inv_alpha),
        symbols.sum_square: weighted(squares, inv_beta),
        symbols.sum_beta: weighted(waits or none, inv_beta),
        symbols.sum_delay: weighted(costs or none, inv_beta),
        symbols.inv_alpha_T: inv_alpha[-1],
        symbols.inv_beta_T: inv_beta[-1],
        symbols.full: ball(full),
    }


def weighted(costs, inverse_rates):
    """Return the ball of Σ costs_t / inverse_rates_t over the rounds of positive cost,
    infinite if a rate is.
    """
    paid = [(ball(cost), rate) for cost, rate in zip(costs, inverse_rates, strict=True) if cost > 0]
    return (
        arb("inf")
        if any(rate.is_zero() for _, rate in paid)
        else sum((c / rate for c, rate in paid), arb(0))
    )


def all_games(T, K):
    """Yield (losses, delays) for all losses in {0, 1} and all essentially different delays:
    2^(TK) · T! games.

    Row t has a delay from 0 to T − 1 − t. The longest keeps its feedback from all later rounds, as
    any longer one does.

    >>> games = list(all_games(T=2, K=1))
    >>> len(games), games[1]
    (8, (((0,), (0,)), (1, 0)))
    """
    rows = list(itertools.product((0, 1), repeat=K))
    for losses in itertools.product(rows, repeat=T):
        for delays in itertools.product(*(range(T - t) for t in range(T))):
            yield losses, delays
