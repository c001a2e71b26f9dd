"""The three terms in the proof of Theorem 2.1, along runs of Algorithm 3.

With the simplex conjugate F̄*_t of the regularizer of round t, the regret of a path in its loss
estimators is the sum of

    stability   Σ F̄*_t(−L̂obs_t − l̂_t) − F̄*_t(−L̂obs_t) + ⟨x_t, l̂_t⟩                                Lemma C.7
    penalty     Σ F̄*_t(−L̂_t) − F̄*_t(−L̂_{t+1}), minus L̂_{T+1,i}                                    Lemma C.8
    delay       Σ F̄*_t(−L̂obs_t) − F̄*_t(−L̂obs_t − l̂_t) − F̄*_t(−L̂_t) + F̄*_t(−L̂_{t+1})           Lemma C.9

`run_terms` follows them along a whole run. All numbers are floats; what is certain is computed in
`exact`. Rows and arms count from 0.
"""  # noqa: E501

from dataclasses import dataclass

import numpy as np
import sympy as sp

from delay_scheduling import symbols
from delay_scheduling.arithmetic import inner
from delay_scheduling.game import arrived
from delay_scheduling.theorems import thm_2_1
from delay_scheduling.validation import require
from lab.experiments.conjugates import simplex_conjugate

STABILITY = {
    "bandit": sp.sqrt(symbols.K) * symbols.sum_alpha,
    "full-information": symbols.sum_square / 2,
}
DELAY = symbols.sum_beta
PENALTY = 2 * sp.sqrt(symbols.K) * symbols.inv_alpha_T + sp.log(symbols.K) * symbols.inv_beta_T


@dataclass(frozen=True, eq=False)
class Terms:
    """Hold the three terms of a run up to each round,
    and what the lemmas allow. Row t − 1 is the sum up to round t.

    On every path and for every arm, stability_path + delay_path + penalty = regret. Arrays have the
    shape (T,), but (T, K) the penalty, in column i with arm i in the place of i*, and the regret, Σ
    ⟨x_s, l̂_s⟩ − L̂_{t+1,i}. Each summand of stability and delay is averaged over A_t ~ x_t, the
    earlier actions being those of the run; in stability_path and delay_path the action of the run
    stands in place of the average. The penalty is surely below its bound, the others in expectation
    (`stability` in every round, given its past). Bounds are infinite where a rate is.
    """

    stability: np.ndarray
    delay: np.ndarray
    stability_path: np.ndarray
    delay_path: np.ndarray
    penalty: np.ndarray
    regret: np.ndarray
    stability_bound: np.ndarray
    delay_bound: np.ndarray
    penalty_bound: np.ndarray


def run_terms(instance, rates, rules, trajectory):
    """Return the Terms of a run of Algorithm 3, whose trajectory has x (see `delayed_ftrl`),
    else ValueError.

    Source: proof of Theorem 2.1 (thm:FTRL-no-scale).

    >>> from delay_scheduling import Instance, Rates, Rules
    >>> from delay_scheduling.ftrl import delayed_ftrl
    >>> instance, rates, rules = Instance([[0.0, 1.0]], [0]), Rates([1.0], [0.0]), Rules(K=2)
    >>> run = delayed_ftrl(instance, rates, rules, np.random.default_rng(0), return_x=True)
    >>> terms = run_terms(instance, rates, rules, run)
    >>> total = terms.stability_path + terms.delay_path + terms.penalty[:, 0]
    >>> np.allclose(total, terms.regret[:, 0]), terms.penalty_bound.round(3).tolist()
    (True, [2.828])
    """
    path = Path(instance, rates, rules, trajectory)
    a = rates.inv_alpha
    b = rates.inv_beta
    start_seen, end_seen = path.conjugates(path.seen)
    start_all, end_all = path.conjugates(path.all[:-1])
    stability = end_seen - start_seen + inner(path.candidates, trajectory.x[:, None])
    delay = start_seen - end_seen - start_all + end_all
    penalty = path.realized(start_all - end_all)
    gain = np.cumsum(inner(trajectory.x, path.estimators))
    sums = {name: np.cumsum(cost) for name, cost in thm_2_1.costs(instance, rates).items()} | {
        "K": rules.K
    }
    return Terms(
        stability=np.cumsum(path.averaged(stability)),
        delay=np.cumsum(path.averaged(delay)),
        stability_path=np.cumsum(path.realized(stability)),
        delay_path=np.cumsum(path.realized(delay)),
        penalty=np.cumsum(penalty)[:, None] - path.all[1:],
        regret=gain[:, None] - path.all[1:],
        stability_bound=evaluated(STABILITY[rules.regime], sums),
        delay_bound=evaluated(DELAY, sums),
        penalty_bound=evaluated(PENALTY, {"K": rules.K, "inv_alpha_T": a, "inv_beta_T": b}),
    )


def evaluated(expr, values):
    """Return a SymPy expression evaluated on arrays given by symbol name."""
    names = sorted(str(symbol) for symbol in expr.free_symbols)
    return sp.lambdify(names, expr, "numpy")(*(values[name] for name in names))


class Path:
    """Derive from a run what its proof needs: estimators, their sums,
    and the estimators of actions not taken.

    `candidates` has shape (T, M, K): the estimators that round t could have had, one for each arm,
    M = K; in full information the only one, M = 1.
    """

    def __init__(self, instance, rates, rules, trajectory):
        T, K = instance.losses.shape
        require(trajectory.x is not None, "trajectory", "one with x", "one without")
        require(rules.K == K, "rules", f"K = {K}, that of the instance", rules.K)
        for name, length in (("trajectory", len(trajectory.x)), ("rates", len(rates.inv_alpha))):
            require(length == T, name, f"one of {T} rounds", length)
        self.bandit = rules.regime == "bandit"
        self.x = trajectory.x
        self.delays = instance.delays
        self.rates = rates
        self.scales = np.ones(T) if instance.scales is None else instance.scales
        self.losses = self.scales[:, None] * instance.losses
        self.actions = trajectory.actions if self.bandit else np.zeros(T, int)
        self.candidates = (
            candidates(self.losses, self.x) if self.bandit else self.losses[:, None, :]
        )
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
        """Return F̄*_t(−L_t), shape (T, 1), and F̄*_t(−L_t − l̂_t) for each candidate, shape (T,
        M).
        """
        a = self.rates.inv_alpha
        b = self.rates.inv_beta
        after = simplex_conjugate(-L[:, None] - self.candidates, a[:, None], b[:, None])
        return simplex_conjugate(-L, a, b)[:, None], after


def candidates(losses, x):
    """Return the bandit estimators l_{t,i} / x_{t,i} e_i for every arm i, shape (T, K, K);
    0 where x_{t,i} is 0.
    """
    weighted = np.divide(losses, x, out=np.zeros(losses.shape), where=x > 0)
    return weighted[:, :, None] * np.eye(losses.shape[1])


def arrived_sums(values, delays):
    """Return the sum over s in O_t of the rows of values, shape (T, K)."""
    return np.stack([arrived(delays, column) for column in values.T], axis=1)
