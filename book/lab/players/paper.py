"""The paper's three algorithms as players of the literal game,
each step in the order of its pseudocode.

Everything is computed online, from what the referee shows and nothing else. This is the second,
slow route to the same numbers: of the package it shares with the fast route only the minimization
over the simplex, and it takes p_t from `formulas`. A player is put together from a learner, which
holds L̂^obs, a scheduler, which decides what to track, and a rule for the learning rates:

>>> from delay_scheduling.game import Instance, streams
>>> from delay_scheduling.referee import play
>>> player = DelayedFTRLWithScheduler(TrackEverything(), thm_2_1, *streams(seed=1, replicate=0))
>>> instance = Instance(losses=[[0, 1]] * 4, delays=[2, 0, 1, 0])
>>> play(player, instance, Rules(K=2, C=1)).S1
((1,), (1,), (1,), (4,))

A scheduler is any object with four methods.

    check(rules)            raise ValueError if the rules hide what it needs or forbid what it does
    wants(t, delay, U)      whether to add t, should a slot be free; U is the round's uniform coin
    p(t, delay)             p_t, the probability that t is observed, given a free slot and the delay
    drops(t)                the rounds to preempt at the end of round t, tracked or not

A rule for the learning rates is a function from `Known` to (1/α_t, 1/β_t); 0 means that the term is
absent.
"""

import math
import threading
from dataclasses import astuple, dataclass, field
from functools import cache, lru_cache, partial

import numpy as np

from delay_scheduling.arithmetic import log_of
from delay_scheduling.formulas import c_of, nu_of, p_of
from delay_scheduling.game import Rules
from delay_scheduling.regularizer import argmin
from delay_scheduling.validation import integer, is_number, positive, require, sealed


class Summed(list):
    """A list of numbers that keeps their exact sum, a fraction whose denominator is a power of
    two.
    """

    def __init__(self, numbers=()):
        super().__init__()
        self.numerator = 0
        self.denominator = 1
        for number in numbers:
            self.append(number)

    def append(self, number):
        """Add a number."""
        super().append(number)
        numerator, denominator = float(number).as_integer_ratio()
        if denominator > self.denominator:
            self.numerator *= denominator // self.denominator
            self.denominator = denominator
        self.numerator += numerator * (self.denominator // denominator)

    @property
    def total(self):
        """The sum, correctly rounded like that of math.fsum."""
        return self.numerator / self.denominator


class Prefix:
    """Sums of the first terms of a sequence, each found once."""

    def __init__(self, term):
        self.term = term
        self.terms = Summed()
        self.totals = [0.0]
        self.lock = threading.Lock()

    def __call__(self, t):
        """Return the sum of the terms 1 to t."""
        with self.lock:
            for s in range(len(self.totals), t + 1):
                self.terms.append(self.term(s))
                self.totals.append(self.terms.total)
            return self.totals[t]


@dataclass
class Known:
    """Collect what a player knows when it chooses the learning rates of round t (of batch τ,
    for Algorithm 1).

    Parameters
    ----------
    rules : the visible parameters.
    sigma : |S_1^0|, ..., |S_t^0|, the numbers of tracked rounds whose feedback is pending.
    delays, mu : d_1, ..., d_t and 1 / p_1, ..., 1 / p_t in a clairvoyant game, else empty.
    seen : pairs (z_s, d_s) of the rounds s whose feedback has arrived, z_s = 1 / p_s.
    """

    rules: Rules
    sigma: list = field(default_factory=list)
    delays: list = field(default_factory=list)
    mu: list = field(default_factory=list)
    seen: list = field(default_factory=list)

    def __post_init__(self):
        self.sigma, self.delays, self.mu = map(Summed, (self.sigma, self.delays, self.mu))
        self.squares = Summed()
        self.waits = Summed()
        self.both = Summed()
        self.longest = 0
        pairs = self.seen
        self.seen = []
        for z, d in pairs:
            self.see(z, d)

    def see(self, z, d):
        """Add a pair, also to Σ z², Σ z d and Σ z (z + d)."""
        self.seen.append((z, d))
        self.longest = max(self.longest, d)
        for total, value in ((self.squares, z * z), (self.waits, z * d), (self.both, z * (z + d))):
            total.append(value)

    @property
    def t(self):
        """The current round."""
        return len(self.sigma)

    @property
    def bandit(self):
        """Whether the regime is bandit."""
        return self.rules.regime == "bandit"


@dataclass(frozen=True)
class Constant:
    """The rule α_t = alpha, β_t = beta, above 0; math.inf leaves a term out,
    as α_t = ∞ does in full information.

    Source: Theorem H.1 (thm:NCNP-fixed-p).

    >>> constant(alpha=0.5, beta=0.25)(Known(Rules(K=2)))
    (2.0, 4.0)
    """

    alpha: float
    beta: float

    def __post_init__(self):
        positive("alpha", self.alpha, finite=False)
        positive("beta", self.beta, finite=False)

    def __call__(self, known):
        return 1 / self.alpha, 1 / self.beta


constant = Constant


def thm_2_1(known):
    """Return the inverses of α_t = 1 / √t, β_t = √(log K / D_t);
    with full information β_t = √(log K / (t + D_t)).

    D_t = Σ |S_s^0| over s <= t. If everything is tracked, what is pending is what is outstanding,
    |S_s^0| = σ_s.

    Source: the rates that balance Theorem 2.1 (thm:FTRL-no-scale) for unit loss scales.

    >>> thm_2_1(Known(Rules(K=2), sigma=[0, 0, 0, 0]))
    (2.0, 0.0)
    """
    D = known.sigma.total
    if known.bandit:
        return math.sqrt(known.t), inverse_beta(D, known)
    return 0.0, inverse_beta(known.t + D, known)


# Theorem 3.1 (thm:batch-bandit-fullinfo) is the same rule, with batches for rounds
thm_3_1 = thm_2_1


def thm_5_1(known):
    """Return the inverses of α_t = 1 / √Σ μ_s and β_t = √(log K / Σ d_s), sums over s <= t.

    With full information β_t = √(log K / Σ (μ_s + d_s)).

    Source: Theorem 5.1 (thm:CNP-results).

    >>> thm_5_1(Known(Rules(K=2, clairvoyant=True), sigma=[0, 0], delays=[0, 0], mu=[1.0, 3.0]))
    (2.0, 0.0)
    """
    require(known.rules.clairvoyant, "rules", "clairvoyance, which Theorem 5.1 needs", known.rules)
    if known.bandit:
        return math.sqrt(known.mu.total), inverse_beta(known.delays.total, known)
    return 0.0, inverse_beta(known.mu.total + known.delays.total, known)


@dataclass(frozen=True)
class Reserved:
    """The rule of Theorem 5.2, which sums over what was observed,
    plus a reserve for pending rounds.

    With μ = μ_{max,t} and n rounds in the reserve, α_t = 1 / √(Σ z_s² + n μ²) and β_t = √(log K /
    (Σ z_s d_s + n μ d_max)); with full information β_t = √(log K / (Σ z_s (z_s + d_s) + n μ (μ +
    d_max))). Here n is C, or if `repaired`, as corrected in the book, min{C, d_max + 1}. Both
    `chernoff`, as in the scheduler, and `d_max` are as in `thm_5_2.rates`.

    Source: Theorem 5.2 (thm:NCP-results).

    >>> [
    ...     Reserved(chernoff=1.0, d_max=0, repaired=it)(Known(Rules(K=2, C=4), sigma=[0]))
    ...     for it in (False, True)
    ... ]
    [(2.0, 0.0), (1.0, 0.0)]
    """

    chernoff: float
    d_max: int
    repaired: bool

    def __post_init__(self):
        positive("chernoff", self.chernoff)
        integer("d_max", self.d_max, least=0)

    def __call__(self, known):
        C = known.rules.C
        d_max = self.d_max
        n = min(C, d_max + 1) if self.repaired else C
        require(n < math.inf, "C", "a finite capacity, which Theorem 5.2 needs", C)
        require(
            known.longest <= d_max, "d_max", f"at least the largest delay, {known.longest}", d_max
        )
        mu = 1 / pareto_tail(known.t, d_max, C, self.chernoff)
        if known.bandit:
            waits = known.waits.total + n * mu * d_max
            return math.sqrt(known.squares.total + n * mu * mu), inverse_beta(waits, known)
        return 0.0, inverse_beta(known.both.total + n * mu * (mu + d_max), known)


thm_5_2 = partial(Reserved, repaired=False)
thm_5_2_repaired = partial(Reserved, repaired=True)


@dataclass(frozen=True)
class OneSlot:
    """The rule α_t = 1 / √Σ_{s <= t} 1 / p_s for `Spaced(delay)`;
    with full information β_t = √(log K / Σ 1 / p_s).

    Source: Theorem 3.2 (thm:fixed-delays) with C = 1, as completed in the book.

    >>> round(
    ...     thm_3_2_one_slot(delay=1)(Known(Rules(K=2), sigma=[0, 0]))[0] ** 2, 9
    ... )  # 1 / p_1 + 1 / p_2 = 2 + 4
    6.0
    """

    delay: int

    def __post_init__(self):
        integer("delay", self.delay, least=0)

    def __call__(self, known):
        total = spaced_weights(self.delay)(known.t)
        return (math.sqrt(total), 0.0) if known.bandit else (0.0, inverse_beta(total, known))


thm_3_2_one_slot = OneSlot


def inverse_beta(total, known):
    """Return 1/β for β = √(log K / total)."""
    return math.sqrt(total / log_of(known.rules.K))


def spaced_probability(t, delay):
    """Return h (1 − h)^min{d, t − 1} for h = 1 / (d + 1),
    the probability that `Spaced` tracks round t.
    """
    heads = 1 / (delay + 1)
    return heads * math.prod([1 - heads] * min(delay, t - 1))


@cache
def spaced_weights(delay):
    """Return the function from t to Σ_{s <= t} 1 / p_s."""
    return Prefix(lambda s: 1 / spaced_probability(s, delay))


harmonic = Prefix(lambda s: 1 / s)


def pareto_tail(t, delay, C, chernoff):
    """Return p_t, the probability that a proxy delay of round t reaches this delay."""
    return p_of(C, chernoff, normalizer(t), delay)


def pareto_scale(t, C, chernoff):
    """Return c_t, the scale of the Pareto distribution of Scheduler 2."""
    return c_of(C, chernoff, normalizer(t))


def normalizer(t):
    """Return ν_t."""
    return nu_of(harmonic(t))


class TrackEverything:
    """Track every round that finds a free slot. The other schedulers are made from it."""

    def check(self, rules):
        """Allow all rules."""

    def wants(self, t, delay, U):
        return True

    def p(self, t, delay):
        return 1.0

    def drops(self, t):
        return ()


@dataclass
class Coin(TrackEverything):
    """Track each round that finds a free slot with the same probability, in (0,
    1] (Scheduler 1 with p_t = p).
    """

    probability: float

    def __post_init__(self):
        is_probability = is_number(self.probability) and 0 < self.probability <= 1
        require(is_probability, "probability", "a number in (0, 1]", self.probability)

    def wants(self, t, delay, U):
        return U < self.probability

    def p(self, t, delay):
        return self.probability


@dataclass
class Adaptive(TrackEverything):
    """Observe t, given a free slot, with p_t = min{1,
    c_t / (d_t + 1)}. Parameters as for `schedulers.Bernoulli`.
    """

    chernoff: float
    expected_capacity: float = math.inf

    def __post_init__(self):
        positive("chernoff", self.chernoff)
        positive("expected_capacity", self.expected_capacity, finite=False)

    def check(self, rules):
        """Learn the capacity."""
        self.C = min(rules.C, self.expected_capacity)

    def p(self, t, delay):
        return pareto_tail(t, delay, self.C, self.chernoff)


@dataclass
class Bernoulli(Adaptive):
    """Track t with probability p_t, which takes clairvoyance.

    Source: Scheduler 1 (alg:scheduler-bernoulli) with the probabilities of Lemma 4.5
    (lem:overflow-non-preemptive).
    """

    def check(self, rules):
        require(
            rules.clairvoyant, "rules", "clairvoyance, which Scheduler 1 needs for its p_t", rules
        )
        super().check(rules)

    def wants(self, t, delay, U):
        return U < self.p(t, delay)


@dataclass
class Pareto(Adaptive):
    """Track t until the end of round t + d̃_t, where d̃_t = ⌊c_t / U⌋ − 1 is a Pareto proxy delay.

    Source: Scheduler 2 (alg:scheduler-proxy-delays).
    """

    def check(self, rules):
        require(rules.preemptive, "rules", "preemption, which Scheduler 2 needs", rules)
        super().check(rules)
        self.ends = {}  # round t + d̃_t -> rounds t

    def wants(self, t, delay, U):
        length = pareto_scale(t, self.C, self.chernoff) / U if U > 0 else math.inf
        proxy = math.floor(length) - 1 if length < math.inf else math.inf
        self.ends.setdefault(t + proxy, []).append(t)
        return proxy >= 0

    def drops(self, t):
        return self.ends.pop(t, ())


@dataclass
class Spaced(TrackEverything):
    """Track t if its coin shows heads and none of the d coins before it did. All delays must be d,
    at least 0.

    Source: Theorem 3.2 (thm:fixed-delays) with C = 1, as completed in the book.
    """

    delay: int

    def __post_init__(self):
        integer("delay", self.delay, least=0)

    def check(self, rules):
        """Forget the coins."""
        self.heads = -math.inf

    def wants(self, t, delay, U):
        if U >= 1 / (self.delay + 1):
            return False
        before = self.heads
        self.heads = t
        return t - before > self.delay

    def p(self, t, delay):
        require(delay == self.delay, "delay", f"{self.delay} in every round", delay)
        return spaced_probability(t, self.delay)


def twin(scheduler):
    """Return the literal scheduler of the same name and parameters as one of `schedulers`.

    >>> from delay_scheduling import schedulers
    >>> twin(schedulers.Bernoulli(0.5))
    Bernoulli(chernoff=0.5, expected_capacity=inf)
    """
    known = {kind.__name__: kind for kind in (TrackEverything, Coin, Bernoulli, Pareto, Spaced)}
    name = type(scheduler).__name__
    require(name in known, "scheduler", f"one of {', '.join(known)}", scheduler)
    return known[name](*astuple(scheduler))


class Learner:
    """Delayed FTRL without the scheduling: it holds L̂^obs,
    draws actions and turns feedback into estimates.
    """

    def __init__(self, rules, rates, rng):
        self.rules = rules
        self.rates = rates
        self.rng = rng
        self.L_obs = np.zeros(rules.K)
        # s -> (A_s, x_{s,A_s}) for every round (or batch) whose feedback may still come
        self.played = {}
        self.history = []

    def act(self, known):
        """Draw A_t ~ x_t = argmin ⟨x, L̂^obs⟩ + F_t(x). A single arm is played without looking at
        rates.
        """
        x = (
            np.ones(1)
            if self.rules.K == 1
            else minimizer(tuple(self.L_obs.tolist()), *self.rates(known))
        )
        arm = draw(x, self.rng.random())
        self.played[known.t] = arm, x[arm]
        self.history.append(x)
        return arm

    def observe(self, s, value, p):
        """Add the estimate of the loss of round s, which was observed with probability p, to
        L̂^obs.
        """
        arm, x_arm = self.played.pop(s)
        if self.rules.regime == "bandit":
            self.L_obs[arm] += value / (x_arm * p)
        else:
            self.L_obs += value / p


@lru_cache(maxsize=10_000)
def minimizer(L, inv_alpha, inv_beta):
    """Return the minimizer for a tuple L, read-only, and remember it:
    games with other coins share rounds.
    """
    return sealed(argmin(L, inv_alpha, inv_beta)[0])


def draw(x, U):
    """Return the smallest i with U < x_0 + ... + x_i,
    or the last arm of positive weight if rounding leaves none.
    """
    total = 0.0
    for i, weight in enumerate(x):
        total += weight
        if total > U:
            return i
    return max(i for i, weight in enumerate(x) if weight > 0)


class Playing:
    """Hold what Algorithms 1 and 2 share: the tracking set S, what is known, and the learner."""

    def __init__(self, rates, scheduler_rng, learner_rng):
        self.rates = rates
        self.scheduler_rng = scheduler_rng
        self.learner_rng = learner_rng

    @property
    def history(self):
        """The distributions x_1, x_2, ... used so far, of rounds or batches."""
        return self.learner.history

    def start(self, rules):
        """Initialize S and L̂^obs (step 1)."""
        self.rules = rules
        self.known = Known(rules)
        self.S = set()
        self.learner = Learner(rules, self.rates, self.learner_rng)

    def release(self, t):
        """Preempt nothing."""
        return ()


class DelayedFTRLWithScheduler(Playing):
    """Play Algorithm 2: Delayed FTRL with access to a precommitted scheduler.

    The scheduler is one of this file, such as `Bernoulli(1.0)`, the rates a rule, such as
    `thm_5_1`. One uniform a round is drawn from each of the two generators.

    Source: Algorithm 2 (alg:FTRL-with-scheduler).
    """

    def __init__(self, scheduler, rates, scheduler_rng, learner_rng):
        super().__init__(rates, scheduler_rng, learner_rng)
        self.scheduler = scheduler

    def start(self, rules):
        self.scheduler.check(rules)
        super().start(rules)

    def act(self, t, delay):
        """Calculate the learning rates and draw the action (step 2a)."""
        self.delay = delay
        self.known.sigma.append(len(self.S))
        if self.rules.clairvoyant:
            self.known.delays.append(delay)
            self.known.mu.append(1 / self.scheduler.p(t, delay))
        return self.learner.act(self.known)

    def track(self, t):
        """Let the scheduler decide whether to track t (step 2b). Its coin is tossed even if S is
        full.
        """
        wanted = self.scheduler.wants(t, self.delay, self.scheduler_rng.random())
        if wanted and len(self.S) < self.rules.C:
            self.S.add(t)
        return t in self.S

    def observe(self, t, feedback):
        """Construct the loss estimates (steps 2c and 2d). Feedback of round s tells its delay,
        t − s, and so p_s.
        """
        for s, value in feedback:
            p = self.scheduler.p(s, t - s)
            self.S.remove(s)
            self.known.see(1 / p, t - s)
            self.learner.observe(s, value, p)

    def release(self, t):
        """Let the scheduler preempt (step 2e)."""
        dropped = self.S.intersection(self.scheduler.drops(t))
        self.S -= dropped
        return dropped


class BatchPartitioning(Playing):
    """Play Algorithm 1: one action and one tracked round, its representative,
    for each batch of b rounds, b at least 1.

    The rates are `thm_3_1` or `constant(...)`. One uniform a batch is drawn from each of the two
    generators.

    Source: Algorithm 1 (alg:batch-partition).
    """

    def __init__(self, batch_size, rates, scheduler_rng, learner_rng):
        integer("batch_size", batch_size, least=1)
        super().__init__(rates, scheduler_rng, learner_rng)
        self.b = batch_size

    def act(self, t, delay):
        """Sample the representative and the action at the start of a batch (steps 2a and 2b),
        then repeat the action.

        All representatives in S are of earlier batches now, so |S| = σ_τ^b.
        """
        if (t - 1) % self.b == 0:
            self.representative = t + math.floor(self.scheduler_rng.random() * self.b)
            self.known.sigma.append(len(self.S))
            self.arm = self.learner.act(self.known)
        return self.arm

    def track(self, t):
        """Add the representative, and nothing else (step 2c). Batches that are too small overrun S:
        an error.
        """
        if t != self.representative:
            return False
        expected = (
            f"large enough that representatives never fill S (capacity {self.rules.C}; S is full in"
            f" round {t})"
        )
        require(len(self.S) < self.rules.C, "batch_size", expected, self.b)
        self.S.add(t)
        return True

    def observe(self, t, feedback):
        """Construct the loss estimates (steps 2c and 2d). Used from the next batch on,
        for only `act` reads them.
        """
        for s, value in feedback:
            self.S.remove(s)
            self.learner.observe((s - 1) // self.b + 1, value, p=1.0)
