"""The three terms in the proof of Theorem 2.1, along runs of Algorithm 3 and line by line in one round.

With the simplex conjugate F̄*_t of the regularizer of round t, the regret of a path in its loss estimators is the sum of

    stability   Σ F̄*_t(−L̂obs_t − l̂_t) − F̄*_t(−L̂obs_t) + ⟨x_t, l̂_t⟩                                Lemma C.7
    penalty     Σ F̄*_t(−L̂_t) − F̄*_t(−L̂_{t+1}), minus L̂_{T+1,i}                                    Lemma C.8
    delay       Σ F̄*_t(−L̂obs_t) − F̄*_t(−L̂obs_t − l̂_t) − F̄*_t(−L̂_t) + F̄*_t(−L̂_{t+1})           Lemma C.9

`run_terms` follows them along a whole run. `stability_chain` and `delay_chain` show every displayed line of the two
proofs for one round. All numbers are floats; what is certain is computed in `exact`. Rows and arms count from 0.
"""

import itertools
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

import numpy as np
import sympy as sp

from delay_scheduling import symbols
from delay_scheduling.arithmetic import in_order, inner
from delay_scheduling.compiled.elementary import exp
from delay_scheduling.confidence import Estimate
from delay_scheduling.conjugates import (
    conjugate,
    conjugate_curvature,
    conjugate_slope,
    curvature,
    free_conjugate,
    simplex_conjugate,
    slope,
)
from delay_scheduling.ftrl import delayed_ftrl
from delay_scheduling.game import ACTIONS, REGIMES, outstanding, stream
from delay_scheduling.regularizer import argmins
from delay_scheduling.simulation import rounding
from delay_scheduling.validation import require

STABILITY = {"bandit": sp.sqrt(symbols.K) * symbols.sum_alpha, "full-information": symbols.sum_square / 2}
DELAY = symbols.sum_beta
PENALTY = 2 * sp.sqrt(symbols.K) * symbols.inv_alpha_T + sp.log(symbols.K) * symbols.inv_beta_T
SMALLEST = 1e-100  # weights below count as this where the proof divides by them


@dataclass(frozen=True, eq=False)
class Terms:
    """Hold the three terms of a run up to each round, and what the lemmas allow. Row t − 1 is the sum up to round t.

    On every path and for every arm, stability_path + delay_path + penalty = regret.

    Parameters
    ----------
    stability, delay : shape (T,). Each summand is averaged over A_t ~ x_t; the earlier actions are those of the run.
    stability_path, delay_path : shape (T,), with the action of the run in place of the average.
    penalty : shape (T, K), column i with arm i in the place of i*, along the path.
    regret : shape (T, K), Σ ⟨x_s, l̂_s⟩ − L̂_{t+1,i}.
    missing : shape (T,), bounds the expectation of `delay` from above: Σ β_s B_s E[L̂miss_{s,A_s}], each expectation
        given the feedback of round s; in full information, Σ β_s B_s ∫ ⟨x̄(z), L̂miss_s⟩ dz.
    stability_bound, delay_bound, penalty_bound : shape (T,), right-hand sides. `penalty` is surely below its bound,
        the other two in expectation (`stability` in every round, given its past). Infinite where a learning rate is.
    """

    stability: np.ndarray
    delay: np.ndarray
    stability_path: np.ndarray
    delay_path: np.ndarray
    penalty: np.ndarray
    regret: np.ndarray
    missing: np.ndarray
    stability_bound: np.ndarray
    delay_bound: np.ndarray
    penalty_bound: np.ndarray


def run_terms(instance, rates, rules, trajectory):
    """Return the Terms of a run of Algorithm 3.

    Source: proof of Theorem 2.1 (thm:FTRL-no-scale).

    Parameters
    ----------
    instance, rates, rules : of the run.
    trajectory : Trajectory with x, from `delayed_ftrl(instance, rates, rules, rng, return_x=True)`.

    Raises
    ------
    ValueError : if the trajectory has no x, or sizes differ.

    >>> from delay_scheduling import Instance, Rates, Rules
    >>> instance, rates, rules = Instance([[0.0, 1.0]], [0]), Rates([1.0], [0.0]), Rules(K=2)
    >>> run = delayed_ftrl(instance, rates, rules, np.random.default_rng(0), return_x=True)
    >>> terms = run_terms(instance, rates, rules, run)
    >>> total = terms.stability_path + terms.delay_path + terms.penalty[:, 0]
    >>> np.allclose(total, terms.regret[:, 0]), terms.penalty_bound.round(3).tolist()
    (True, [2.828])
    """
    path = Path(instance, rates, rules, trajectory)
    a, b = rates.inv_alpha, rates.inv_beta
    start_seen, end_seen = path.conjugates(path.seen)
    start_all, end_all = path.conjugates(path.all[:-1])
    stability = end_seen - start_seen + inner(path.candidates, trajectory.x[:, None])
    delay = start_seen - end_seen - start_all + end_all
    penalty = path.realized(start_all - end_all)
    gain = np.cumsum(inner(trajectory.x, path.estimators))
    sums = path.sums
    return Terms(
        stability=np.cumsum(path.averaged(stability)),
        delay=np.cumsum(path.averaged(delay)),
        stability_path=np.cumsum(path.realized(stability)),
        delay_path=np.cumsum(path.realized(delay)),
        penalty=np.cumsum(penalty)[:, None] - path.all[1:],
        regret=gain[:, None] - path.all[1:],
        missing=np.cumsum(per_rate(path.scales * path.expected_missing, b)),
        stability_bound=evaluated(STABILITY[rules.regime], sums),
        delay_bound=evaluated(DELAY, sums),
        penalty_bound=evaluated(PENALTY, {"K": rules.K, "inv_alpha_T": a, "inv_beta_T": b}),
    )


def evaluated(expr, values):
    """Return a SymPy expression evaluated on arrays given by symbol name."""
    names = sorted(str(symbol) for symbol in expr.free_symbols)
    return sp.lambdify(names, expr, "numpy")(*(values[name] for name in names))


def per_rate(costs, inverse_rates):
    """Return costs / inverse_rates, 0 where the cost is 0, infinite where only the inverse rate is."""
    with np.errstate(divide="ignore"):
        return np.divide(costs, inverse_rates, out=np.zeros(len(costs)), where=costs > 0)


class Path:
    """Derive from a run what its proof needs: estimators, their sums, and the estimators of actions not taken.

    `candidates` has shape (T, M, K): the estimators that round t could have had, one for each arm, M = K; in full
    information the only one, M = 1.
    """

    def __init__(self, instance, rates, rules, trajectory):
        T, K = instance.losses.shape
        require(trajectory.x is not None, "trajectory", "one with x", "one without")
        require(rules.K == K, "rules", f"K = {K}, that of the instance", rules.K)
        for name, length in (("trajectory", len(trajectory.x)), ("rates", len(rates.inv_alpha))):
            require(length == T, name, f"one of {T} rounds", length)
        self.bandit, self.x, self.delays, self.rates = rules.regime == "bandit", trajectory.x, instance.delays, rates
        self.scales = np.ones(T) if instance.scales is None else instance.scales
        self.losses = self.scales[:, None] * instance.losses
        self.actions = trajectory.actions if self.bandit else np.zeros(T, int)
        self.candidates = candidates(self.losses, self.x) if self.bandit else self.losses[:, None, :]
        self.estimators = self.realized(self.candidates)
        self.seen = arrived_sums(self.estimators, self.delays)
        self.all = np.vstack([np.zeros(K), np.cumsum(self.estimators, axis=0)])

    def realized(self, values):
        """Select, of values of shape (T, M, ...), those of the actions taken."""
        return values[np.arange(len(values)), self.actions]

    def averaged(self, values):
        """Average values of shape (T, M) over A_t ~ x_t."""
        return inner(self.x, values) if self.bandit else values[:, 0]

    def conjugates(self, L):
        """Return F̄*_t(−L_t), shape (T, 1), and F̄*_t(−L_t − l̂_t) for each candidate, shape (T, M)."""
        a, b = self.rates.inv_alpha, self.rates.inv_beta
        after = simplex_conjugate(-L[:, None] - self.candidates, a[:, None], b[:, None])
        return simplex_conjugate(-L, a, b)[:, None], after

    @property
    def expected_missing(self):
        """Σ over s in W_t of ⟨x_t, l_s⟩, shape (T,); in full information of ∫ ⟨x̄(z), l_s⟩ dz."""
        pending = np.cumsum(self.losses, axis=0) - self.losses - arrived_sums(self.losses, self.delays)
        pending[outstanding(self.delays) == 0] = 0
        return inner(self.x if self.bandit else self.mean_on_path(), np.maximum(pending, 0))

    def mean_on_path(self, nodes=8):
        """Return ∫ x̄(z) dz in full information, where x̄(z) minimizes at L̂obs_t + z l_t. Shape (T, K)."""
        z, weights = np.polynomial.legendre.leggauss(nodes)
        L = self.seen + np.multiply.outer((z + 1) / 2, self.losses)
        return in_order(weights[:, None, None] / 2 * argmins(L, self.rates.inv_alpha, self.rates.inv_beta))

    @property
    def sums(self):
        """The running sums in the right-hand sides, by symbol name."""
        a, b, B = self.rates.inv_alpha, self.rates.inv_beta, self.scales
        return {
            "K": self.x.shape[1],
            "sum_alpha": np.cumsum(per_rate(B**2, a)),
            "sum_square": np.cumsum(per_rate(B**2, b)),
            "sum_beta": np.cumsum(per_rate(B * outstanding(self.delays, B), b)),
        }


def candidates(losses, x):
    """Return the bandit estimators l_{t,i} / x_{t,i} e_i for every arm i, shape (T, K, K); 0 where x_{t,i} is 0."""
    weighted = np.divide(losses, x, out=np.zeros(losses.shape), where=x > 0)
    return weighted[:, :, None] * np.eye(losses.shape[1])


def arrived_sums(values, delays):
    """Return the sum over s in O_t of the rows of values, shape (T, K).

    >>> arrived_sums(np.array([[1.0], [2.0], [4.0]]), np.array([1, 0, 0])).ravel().tolist()
    [0.0, 0.0, 3.0]
    """
    T = len(values)
    arrivals = np.zeros((T + 1, values.shape[1]))
    np.add.at(arrivals, np.minimum(np.arange(1, T + 1) + delays, T), values)
    return np.cumsum(arrivals[:T], axis=0)


def estimate_terms(instance, rates, rules, runs, seed):
    """Estimate the expectations of `Terms.stability` and `Terms.delay` at the end of the game.

    Averaged over A_t, the first term of round t is in [0, B_t] and the third in [−B_t, B_t]: both are integrals over z
    of Σ l_{t,i} times a difference of coordinates of points of the simplex. That makes the intervals valid.

    Parameters
    ----------
    instance, rates, rules : of the runs.
    runs : number of independent runs, at least 1. Run r uses `streams(seed, r)`.
    seed : integer of at least 0.

    Returns
    -------
    dict with Estimates "stability" and "delay".
    """
    ends = []
    for replicate in range(runs):
        rng = stream(seed, replicate, ACTIONS)
        terms = run_terms(instance, rates, rules, delayed_ftrl(instance, rates, rules, rng, return_x=True))
        ends.append((terms.stability[-1], terms.delay[-1]))
    stability, delay = np.array(ends).T
    total = float(instance.T if instance.scales is None else instance.scales.sum())
    close = rounding(instance)
    return {
        "stability": Estimate(stability, width=total, rounding=close),
        "delay": Estimate(delay, width=2 * total, rounding=close, floor=-total),
    }


def delay_term(seen, missing, loss, inv_alpha, inv_beta):
    """Return F̄*(−L̂obs) − F̄*(−L̂obs − l̂) − F̄*(−L̂obs − L̂miss) + F̄*(−L̂obs − L̂miss − l̂). Arguments broadcast."""
    values = [
        simplex_conjugate(-L, inv_alpha, inv_beta) for L in (seen, seen + loss, seen + missing, seen + missing + loss)
    ]
    return values[0] - values[1] - values[2] + values[3]


class Line(NamedTuple):
    """Hold one displayed line of a chain: the id of its step, its relation to the line above, its value.

    The first line has the step "start" and the relation "".
    """

    step: str
    relation: str
    value: float


def first_failure(chain, tolerance=1e-9):
    """Return the id of the first step of a chain of Lines that does not hold, or None.

    Parameters
    ----------
    chain : list of Lines.
    tolerance : what may be missing, relative to the larger of 1 and the two values.

    >>> first_failure([Line("start", "", 1.0), Line("a", "=", 1.0), Line("b", "<=", 0.5)])
    'b'
    """
    for above, line in itertools.pairwise(chain):
        slack = tolerance * max(1.0, abs(above.value), abs(line.value))
        gap = line.value - above.value
        if not (abs(gap) <= slack if line.relation == "=" else gap >= -slack):
            return line.step
    return None


@dataclass(frozen=True, eq=False)
class Round:
    """Fix what the proofs of Lemmas C.7 and C.9 look at in one round.

    Parameters
    ----------
    seen : shape (K,), L̂obs_t.
    pending : shape (σ_t, K), the estimators l̂_s of the rounds s in W_t.
    pending_scales : shape (σ_t,), their scales B_s.
    loss : shape (K,), l_t in [0, B_t].
    scale : B_t.
    inv_alpha, inv_beta : 1 / α_t and 1 / β_t, numbers of at least 0, not both 0.
    regime : "bandit" or "full-information".
    """

    seen: np.ndarray
    pending: np.ndarray
    pending_scales: np.ndarray
    loss: np.ndarray
    scale: float
    inv_alpha: float
    inv_beta: float
    regime: str

    def __post_init__(self):
        require(self.regime in REGIMES, "regime", " or ".join(map(repr, REGIMES)), self.regime)
        K = len(self.loss)
        shapes = np.shape(self.seen), np.shape(self.pending), np.shape(self.pending_scales)
        n = len(self.pending_scales)
        require(
            shapes == ((K,), (n, K), (n,)), "seen, pending, pending_scales", f"shapes {((K,), (n, K), (n,))}", shapes
        )
        inside = np.all(self.loss >= 0) and np.all(self.loss <= self.scale)
        require(inside, "loss", f"numbers in [0, {self.scale}]", self.loss)

    @property
    def rates(self):
        """The pair (α_t⁻¹, β_t⁻¹)."""
        return self.inv_alpha, self.inv_beta

    @cached_property
    def x(self):
        """The distribution x_t, shape (K,)."""
        return np.maximum(argmins(self.seen, *self.rates), SMALLEST)

    @cached_property
    def missing(self):
        """L̂miss_t, shape (K,)."""
        return np.sum(self.pending, axis=0)

    @cached_property
    def estimators(self):
        """The estimator l̂_t for each action, shape (K, K); in full information the only one, shape (1, K)."""
        return np.diag(self.loss / self.x) if self.regime == "bandit" else self.loss[None, :]

    @cached_property
    def quadrature(self):
        """Nodes z in [0, 1] and weights, shape (M, N), by the tanh-sinh rule between the kinks of each path.

        A path turns quickly where the arm with the largest estimator meets another arm, in L̂obs + z l̂ or L̂ + z l̂.
        """
        steps, rows = self.estimators, np.arange(len(self.estimators))
        top = steps.argmax(axis=1)
        rise = steps[rows, top][:, None] - steps
        meets = [np.zeros(rise.shape), np.ones(rise.shape)]
        for L in (self.seen, self.seen + self.missing):
            lead = L - L[top][:, None]
            meets.append(np.divide(lead, rise, out=np.zeros(rise.shape), where=rise > 0).clip(0, 1))
        ends = np.sort(np.concatenate(meets, axis=1), axis=1)
        ends = ends[:, np.any(np.diff(ends, axis=1, prepend=-1.0) > 0, axis=0)]
        widths = np.diff(ends, axis=1)[:, :, None]
        z, weights = ends[:, :-1, None] + widths * NODES, widths * NODE_WEIGHTS
        return z.reshape(len(rows), -1), weights.reshape(len(rows), -1)

    def gradient(self, L):
        """Return ∇F̄*_t(−L − z l̂_t) at the nodes, shape (M, N, K)."""
        z, _ = self.quadrature
        return np.maximum(argmins(L + z[:, :, None] * self.estimators[:, None, :], *self.rates), SMALLEST)

    @cached_property
    def path(self):
        """x̄(z) at the nodes, shape (M, N, K)."""
        return self.gradient(self.seen)

    def integral(self, values):
        """Return Σ_i ∫ l̂_{t,i} values_i dz for each action, shape (M,), for values at the nodes, shape (M, N, K)."""
        return inner(self.quadrature[1], inner(values, self.estimators[:, None]))

    def summary(self, lines, action):
        """Return Lines with the values of one action, or averaged over A_t ~ x_t."""
        if self.regime == "full-information":
            return [Line(step, relation, float(np.mean(values))) for step, relation, values in lines]
        weights = self.x / self.x.sum() if action is None else np.eye(len(self.x))[action]
        return [Line(step, relation, float(inner(weights, values))) for step, relation, values in lines]


def tanh_sinh(nodes=65, reach=3.1):
    """Return nodes in (0, 1) and weights, for integrands with kinks at the ends.

    >>> z, weights = tanh_sinh()
    >>> all(abs(weights @ (1 + c * z) ** -2.0 - 1 / (1 + c)) < 1e-8 / c for c in (1.0, 10.0, 100.0, 1000.0))
    True
    """
    grid = np.linspace(-reach, reach, nodes)
    stretched = np.pi / 4 * (exp(grid) - exp(-grid))
    weights = (grid[1] - grid[0]) * np.pi / 2 * (exp(grid) + exp(-grid)) / (exp(stretched) + exp(-stretched)) ** 2
    return 1 / (1 + exp(-2 * stretched)), weights / in_order(weights)


NODES, NODE_WEIGHTS = tanh_sinh()


def round_at(instance, rates, rules, trajectory, t):
    """Return the Round of row t of a run. Parameters as `run_terms`."""
    path = Path(instance, rates, rules, trajectory)
    pending = np.flatnonzero(np.arange(t) + instance.delays[:t] >= t)
    return Round(
        seen=path.seen[t],
        pending=path.estimators[pending],
        pending_scales=path.scales[pending],
        loss=path.losses[t],
        scale=float(path.scales[t]),
        inv_alpha=float(rates.inv_alpha[t]),
        inv_beta=float(rates.inv_beta[t]),
        regime=rules.regime,
    )


def stability_chain(round, action=None):
    """Return all displayed lines of the proof of Lemma C.7 in one round.

    Source: Lemma C.7 (lem:FTRL-L1); the steps are named by their ids.

    Parameters
    ----------
    round : Round, in the bandit regime with α finite, in full information with β finite.
    action : the arm A_t, or None for the average over A_t ~ x_t. The last two lines of the bandit proof hold on average
        only, and come only then.

    Returns
    -------
    list of Lines.

    >>> zero, none = np.zeros(2), np.zeros((0, 2))
    >>> chain = stability_chain(Round(zero, none, np.zeros(0), np.ones(2), 1.0, 1.0, 0.0, "bandit"))
    >>> [line.step for line in chain][-1], round(chain[-1].value, 6), first_failure(chain)
    ('root-sum', 1.414214, None)
    """
    own = own_steps_bandit if round.regime == "bandit" else own_steps_full
    lines = general_stability(round) + own(round)
    if round.regime == "bandit" and action is None:
        rate = round.scale**2 / round.inv_alpha
        lines.append(("expectation", "=", np.full(len(round.x), np.sqrt(round.x).sum() * rate)))
        lines.append(("root-sum", "<=", np.full(len(round.x), np.sqrt(len(round.x)) * rate)))
    return round.summary(lines, action)


def general_stability(round):
    """Return the lines of Lemma C.7 for any estimator, as (step, relation, value for each action)."""
    x, l, rates = round.x, round.estimators, round.rates
    dual, cost = slope(x, *rates), inner(l, x)
    return [
        ("start", "", simplex_conjugate(-round.seen - l, *rates) - simplex_conjugate(-round.seen, *rates) + cost),
        ("general-a", "=", simplex_conjugate(dual - l, *rates) - simplex_conjugate(dual, *rates) + cost),
        ("general-b", "<=", free_conjugate(dual - l, *rates) - free_conjugate(dual, *rates) + cost),
        ("general-bregman", "=", divergence(dual, l, rates).sum(axis=1)),
    ]


def divergence(dual, loss, rates):
    """Return the Bregman divergences D_{f*}(θ_i − l_i, θ_i)."""
    return conjugate(dual - loss, *rates) - conjugate(dual, *rates) + loss * conjugate_slope(dual, *rates)


def own_steps_bandit(round):
    """Return the lines of Lemma C.7 for bandits that hold for each action."""
    require(round.inv_alpha > 0, "inv_alpha", "a number above 0 in the bandit regime", round.inv_alpha)
    x, alpha, own = round.x, 1 / round.inv_alpha, np.diagonal(round.estimators)
    return [
        ("bandit-one-arm", "=", np.diagonal(divergence(slope(x, *round.rates), round.estimators, round.rates))),
        ("bandit-c", "<=", own**2 / curvature(x, round.inv_alpha, 0.0) / 2),
        ("bandit-substitute", "=", (round.loss / x) ** 2 * (2 * alpha * x**1.5) / 2),
        ("bandit-scale", "<=", x**-0.5 * alpha * round.scale**2),
    ]


def own_steps_full(round):
    """Return the lines of Lemma C.7 for full information."""
    require(round.inv_beta > 0, "inv_beta", "a number above 0 in full information", round.inv_beta)
    squares, beta = round.estimators**2, 1 / round.inv_beta
    return [
        ("full-d", "<=", (squares / curvature(round.x, 0.0, round.inv_beta)).sum(axis=1) / 2),
        ("full-substitute", "=", inner(squares, beta * round.x) / 2),
        ("full-scale", "<=", np.full(1, beta * round.scale**2 / 2)),
    ]


def delay_chain(round, action=None):
    """Return all displayed lines of the proof of Lemma C.9 in one round, for given estimators of the rounds in W_t.

    The lines end where the average over the actions in W_t begins: at β_t B_t L̂miss_{t,A_t} for bandits, and in full
    information, where nothing is random, at the bound of the lemma.

    The integrals have a relative error of about 1e-10 as long as estimators are below 10^3 · (α⁻¹ + β⁻¹), see
    `tanh_sinh`; beyond, it grows slowly.

    Source: Lemma C.9 (lem:FTRL-L3); the steps are named by their ids.

    Parameters
    ----------
    round : Round with β finite. The integrand x̄(z) is `round.path`; `round.integral` integrates anything built on it.
    action : the arm A_t, or None for the average over A_t ~ x_t.

    Returns
    -------
    list of Lines.

    >>> zero, pending = np.zeros(2), np.array([[0.0, 2.0]])
    >>> chain = delay_chain(Round(zero, pending, np.ones(1), np.ones(2), 1.0, 1.0, 1.0, "bandit"), action=1)
    >>> [line.step for line in chain][-1], chain[-1].value, first_failure(chain)
    ('bandit-scale', 2.0, None)
    """
    require(round.inv_beta > 0, "inv_beta", "a number above 0", round.inv_beta)
    own = own_delay_bandit if round.regime == "bandit" else own_delay_full
    return round.summary(general_delay(round) + own(round), action)


@lru_cache(maxsize=64)
def general_delay(round):
    """Return the lines of Lemma C.9 for any estimator, as (step, relation, value for each action)."""
    x, miss, rates, integral = round.path, round.missing, round.rates, round.integral
    dual = slope(x, *rates)
    free = conjugate_slope(dual - miss, *rates)
    return [
        ("start", "", delay_term(round.seen, miss, round.estimators, *rates)),
        ("general-a", "=", integral(x) - integral(round.gradient(round.seen + miss))),
        ("general-b", "=", integral(x - argmins(miss - dual, *rates))),
        ("general-c", "<=", integral(x - free)),
        ("general-coordinates", "=", integral(x) - integral(free)),
        ("general-d", "<=", integral(conjugate_curvature(dual, *rates) * miss)),
        ("general-reciprocal", "=", integral(miss / curvature(conjugate_slope(dual, *rates), *rates))),
        ("general-invert", "=", integral(miss / curvature(x, *rates))),
    ]


def own_delay_bandit(round):
    """Return the lines of Lemma C.9 for bandits. Only the arm played has an estimator; its path is a diagonal."""
    x, miss, beta = round.x, round.missing, 1 / round.inv_beta
    own, weights = np.diagonal(round.estimators), round.quadrature[1]
    along = np.diagonal(round.path, axis1=0, axis2=2).T
    return [
        ("bandit-one-arm", "=", own * miss * np.sum(weights / curvature(along, *round.rates), axis=1)),
        ("bandit-e", "<=", own * miss / curvature(x, *round.rates)),
        ("bandit-entropy", "<=", own * miss / curvature(x, 0.0, round.inv_beta)),
        ("bandit-substitute", "=", (round.loss / x) * (beta * x) * miss),
        ("bandit-scale", "<=", beta * round.scale * miss),
    ]


def own_delay_full(round):
    """Return the lines of Lemma C.9 for full information."""
    x, miss, beta = round.path, round.missing, 1 / round.inv_beta
    means = in_order((round.quadrature[1][:, :, None] * x).reshape(-1, x.shape[-1]))  # ∫ x̄(z) dz
    return [
        ("full-entropy", "<=", round.integral(miss / curvature(x, 0.0, round.inv_beta))),
        ("full-substitute", "=", round.integral(beta * x * miss)),
        ("full-scale", "<=", np.full(1, beta * round.scale * inner(means, miss))),
        ("full-pending", "=", np.full(1, beta * round.scale * in_order(inner(round.pending, means)))),
        ("full-f", "<=", np.full(1, beta * round.scale * np.sum(round.pending_scales))),
    ]
