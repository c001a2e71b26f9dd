"""Learning rates, from the schedule and the delays alone.

Every adaptive rule of the paper has the form α_t = √(1 / a_t), β_t = √(log K / b_t) with two running sums a_t and b_t
of what is known at round t. `ALPHA` and `BETA` are these two formulas; a rule below says only what is summed. In full
information α_t = ∞ throughout.

Rates are stored as inverses: 0 means that the term is absent. With one arm there is nothing to learn, log K = 0, and no
rate is looked at; the inverses are then 0.
"""

from dataclasses import dataclass

import numpy as np
import sympy as sp

from delay_scheduling.errors import require
from delay_scheduling.game import arrived, frozen, is_integer, outstanding
from delay_scheduling.reductions import batch_delays
from delay_scheduling.schedulers import check_expected_capacity, normalizers

K, a, b = sp.Symbol("K", integer=True, positive=True), sp.Symbol("a_t", positive=True), sp.Symbol("b_t", positive=True)
ALPHA = sp.sqrt(1 / a)
BETA = sp.sqrt(sp.log(K) / b)
inverse_alpha = sp.lambdify(a, 1 / ALPHA, "numpy")
inverse_beta = sp.lambdify((K, b), 1 / BETA, "numpy")


@dataclass(frozen=True, eq=False)
class Rates:
    """Hold the inverse learning rates of each round.

    Source: Algorithm 3 (alg:FTRL-no-scale).

    Parameters
    ----------
    inv_alpha : shape (T,), 1 / α_t, finite, at least 0. A writable array is copied; a read-only one is shared.
    inv_beta : shape (T,), 1 / β_t, finite, at least 0; likewise.
    """

    inv_alpha: np.ndarray
    inv_beta: np.ndarray

    def __post_init__(self):
        for name in ("inv_alpha", "inv_beta"):
            array = frozen(getattr(self, name), np.float64)
            require(array.ndim == 1 and array.size > 0, name, "an array of shape (T,)", array.shape)
            in_range = array.min() >= 0 and array.max() < np.inf
            require(in_range, name, "finite numbers of at least 0", (float(array.min()), float(array.max())))
            object.__setattr__(self, name, array)
        same = self.inv_alpha.shape == self.inv_beta.shape
        require(same, "inv_beta", f"shape {self.inv_alpha.shape}, that of inv_alpha", self.inv_beta.shape)


def constant(alpha, beta):
    """Return the rule α_t = alpha, β_t = beta, for rounds or batches.

    Source: Theorem H.1 (thm:NCNP-fixed-p).

    Parameters
    ----------
    alpha, beta : above 0; math.inf leaves the term out. alpha must be math.inf in full information.
    """
    require(alpha > 0, "alpha", "a number above 0", alpha)
    require(beta > 0, "beta", "a number above 0", beta)

    def rule(schedule, rules):
        bandit = rules.regime == "bandit"
        require(bandit or alpha == np.inf, "alpha", "math.inf in full information", alpha)
        plays = schedule.T if schedule.batch_size is None else len(schedule.representatives)
        return Rates(np.full(plays, 1 / alpha), np.full(plays, 1 / beta))

    return rule


def thm_2_1(schedule, rules):
    """Return α_t = √(1 / t), β_t = √(log K / D_t), D_t = Σ_{s <= t} |S_s^0|; in full information √(log K / (t + D_t)).

    When every round is tracked, |S_t^0| = σ_t: the rates that balance Theorem 2.1 for unit loss scales.

    Source: Theorem 2.1 (thm:FTRL-no-scale).

    >>> from delay_scheduling import Rules
    >>> from delay_scheduling.schedulers import TrackEverything
    >>> schedule = TrackEverything().sample([1, 1, 1], Rules(K=2), np.random.default_rng(0))
    >>> (thm_2_1(schedule, Rules(K=2)).inv_alpha**2).round(9).tolist()
    [1.0, 2.0, 3.0]
    """
    t, D_t = np.arange(1.0, schedule.T + 1), np.cumsum(schedule.before, dtype=np.float64)
    return adaptive(rules, t, D_t) if rules.regime == "bandit" else adaptive(rules, None, t + D_t)


def thm_3_1(schedule, rules):
    """Return, for batches, α_τ = √(1 / τ), β_τ = √(log K / D^b_τ); in full information √(log K / (τ + D^b_τ)).

    Source: Theorem 3.1 (thm:batch-bandit-fullinfo).
    """
    require(schedule.batch_size is not None, "schedule", "one of batches", "one of rounds")
    D_b = np.cumsum(outstanding(batch_delays(schedule)))
    tau = np.arange(1.0, len(D_b) + 1)
    return adaptive(rules, tau, D_b) if rules.regime == "bandit" else adaptive(rules, None, tau + D_b)


def thm_3_2_one_slot(schedule, rules):
    """Return α_t = √(1 / a_t), a_t = Σ_{s <= t} 1 / p_s, and no entropy; in full information β_t = √(log K / a_t).

    For schedules in which no two outstanding rounds are both observed (`schedulers.Spaced`): delays then cost nothing
    but the small probabilities.

    Source: Theorem 3.2 (thm:fixed-delays) with C = 1, as completed in the book.
    """
    require(schedule.batch_size is None, "schedule", "one of rounds", "one of batches")
    a_t = np.cumsum(1 / schedule.p)
    return adaptive(rules, a_t, np.zeros(schedule.T)) if rules.regime == "bandit" else adaptive(rules, None, a_t)


def thm_5_1(schedule, rules):
    """Return a_t = Σ_{s <= t} μ_s, b_t = Σ_{s <= t} d_s, μ_s = 1 / p_s; in full information b_t = Σ (μ_s + d_s).

    Source: Theorem 5.1 (thm:CNP-results).
    """
    require(rules.clairvoyant, "rules", "clairvoyance, which Theorem 5.1 needs", rules)
    a_t, b_t = np.cumsum(1 / schedule.p), np.cumsum(schedule.delays, dtype=np.float64)
    return adaptive(rules, a_t, b_t) if rules.regime == "bandit" else adaptive(rules, None, a_t + b_t)


def thm_5_2(chernoff, d_max, expected_capacity=np.inf):
    """Return the rule a_t = Σ z_s² + C m_t², b_t = Σ z_s d_s + C m_t d_max; in full information b_t is the sum of both.

    The sums are over the rounds s whose feedback has arrived before round t, and
    m_t = max{1, (1 + chernoff) ν_t (d_max + 1) / C}.

    Source: Theorem 5.2 (thm:NCP-results).

    Parameters
    ----------
    chernoff : the paper's Chernoff parameter α, above 0.
    d_max : known bound on the delays, an integer of at least 0.
    expected_capacity : C_E of the scheduler, above 0. With ν_t = 2 H_t max{1, C / C_E}, m_t has min{C, C_E} for C.
    """
    return reserved(chernoff, d_max, lambda C: C, expected_capacity)


def thm_5_2_repaired(chernoff, d_max, expected_capacity=np.inf):
    """Return the rule of `thm_5_2` with min{C, d_max + 1} in place of C in front of m_t² and m_t d_max.

    No more rounds than that can be tracked and pending, round t included. The rule does not get worse as C grows, and
    C = infinity is allowed.

    Source: Theorem 5.2 (thm:NCP-results), as corrected in the book.

    Parameters
    ----------
    chernoff, d_max, expected_capacity : as `thm_5_2`.
    """
    return reserved(chernoff, d_max, lambda C: min(C, d_max + 1), expected_capacity)


def reserved(chernoff, d_max, slots, expected_capacity=np.inf):
    """Return the rule of `thm_5_2` with a reserve for `slots(C)` pending rounds."""
    require(0 < chernoff < np.inf, "chernoff", "a finite number above 0", chernoff)
    require(is_integer(d_max) and d_max >= 0, "d_max", "an integer of at least 0", d_max)
    check_expected_capacity(expected_capacity)

    def rule(schedule, rules):
        longest = schedule.delays.max()
        require(np.isfinite(slots(rules.C)), "C", "a finite capacity", rules.C)
        require(longest <= d_max, "d_max", f"at least the largest delay, {longest}", d_max)
        return with_reserve(schedule, rules, chernoff, d_max, slots(rules.C), expected_capacity)

    return rule


def with_reserve(schedule, rules, chernoff, d_max, n, expected_capacity=np.inf):
    """Return the rates of `thm_5_2` with n in place of C in the reserve, whether or not d_max bounds the delays."""
    z, d = schedule.z, schedule.delays
    m = np.maximum(1.0, (1 + chernoff) * normalizers(schedule.T) / min(rules.C, expected_capacity) * (d_max + 1))
    a_t = arrived(d, z**2) + n * m**2
    b_t = arrived(d, z * d) + n * m * d_max
    return adaptive(rules, a_t, b_t) if rules.regime == "bandit" else adaptive(rules, None, a_t + b_t)


def adaptive(rules, a_t, b_t):
    """Return the rates of `ALPHA` and `BETA` for these running sums; a_t = None means α_t = ∞."""
    inv_alpha = np.zeros(len(b_t)) if a_t is None or rules.K == 1 else inverse_alpha(a_t)
    inv_beta = np.zeros(len(b_t)) if rules.K == 1 else inverse_beta(rules.K, b_t)
    return Rates(inv_alpha, inv_beta)
