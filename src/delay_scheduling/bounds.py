"""Each theorem's right-hand side, as one SymPy expression per regime.

A notebook manipulates `expr[regime]`. A simulation calls the bound, which evaluates the same expression, and raises
outside the hypotheses.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

import numpy as np
import sympy as sp

from delay_scheduling.errors import require
from delay_scheduling.game import REGIMES, is_integer, outstanding
from delay_scheduling.overflow import overflow_condition
from delay_scheduling.reductions import batched, scaled
from delay_scheduling.schedulers import normalizers

K, T, C, D = sp.symbols("K T C D", positive=True)
chernoff, delta, nu_T = sp.symbols("chernoff delta nu_T", positive=True)
sum_alpha, sum_beta, sum_square = sp.symbols("sum_alpha sum_beta sum_square", nonnegative=True)
batch_size = sp.Symbol("b", positive=True)
inv_alpha_T, inv_beta_T = sp.symbols("inv_alpha_T inv_beta_T", nonnegative=True)
sum_delay, full = sp.symbols("sum_delay full", nonnegative=True)
d_max = sp.Symbol("d_max", nonnegative=True)


@dataclass(frozen=True)
class Bound:
    """Hold the right-hand side of one theorem.

    Parameters
    ----------
    name, label : printed name and LaTeX label.
    expr : from regime to SymPy expression.
    hypotheses : pairs of words and a predicate on (regime, numbers).
    numbers : function from (instance, rules, further arguments) to a dict from symbol name to number.
    """

    name: str
    label: str
    expr: Mapping[str, sp.Expr]
    hypotheses: tuple[tuple[str, Callable[[str, dict], bool]], ...]
    numbers: Callable[..., dict]

    def __call__(self, instance, rules, **arguments):
        """Return the bound for an instance, a float. Raise ValueError outside the hypotheses."""
        require(rules.K == instance.K, "rules", f"K = {instance.K}, that of the instance", rules.K)
        return self.at(rules.regime, **self.numbers(instance, rules, **arguments))

    def at(self, regime, **numbers):
        """Return the bound at numbers given by symbol name, a float. Raise ValueError outside the hypotheses."""
        require(regime in REGIMES, "regime", " or ".join(map(repr, REGIMES)), regime)
        names = sorted(str(symbol) for symbol in self.expr[regime].free_symbols)
        require(set(names) <= set(numbers), "numbers", f"values for {names}", sorted(numbers))
        for name in names:
            require(numbers[name] >= 0, name, "a number of at least 0", numbers[name])
        for words, holds in self.hypotheses:
            require(holds(regime, numbers), self.name, words, numbers)
        return float(compiled(self.expr[regime], tuple(names))(*(numbers[name] for name in names)))


@cache
def compiled(expr, names):
    """Return the expression as a function of these symbols."""
    return sp.lambdify(names, expr, "math")


def thm_2_1_numbers(instance, rules, rates):
    """Return the sums of Theorem 2.1, with 0 · ∞ = 0: a round without loss, or with nothing outstanding, costs 0."""
    T = instance.T
    require(len(rates.inv_alpha) == T, "rates", f"rates for {T} rounds", len(rates.inv_alpha))
    scales = np.ones(T) if instance.scales is None else instance.scales
    pending = outstanding(instance.delays, scales)
    return {
        "K": instance.K,
        "sum_alpha": weighted(scales**2, rates.inv_alpha),
        "sum_beta": weighted(scales * pending, rates.inv_beta),
        "sum_square": weighted(scales**2, rates.inv_beta),
        "inv_alpha_T": float(rates.inv_alpha[-1]),
        "inv_beta_T": float(rates.inv_beta[-1]),
        "rates": rates,
    }


def weighted(costs, inverse_rates):
    """Return Σ costs_t / inverse_rates_t over the rounds of positive cost; infinite if an inverse rate there is 0."""
    paid = costs > 0
    with np.errstate(divide="ignore"):
        return float(np.sum(costs[paid] / inverse_rates[paid]))


def non_increasing(regime, numbers):
    """Tell whether the learning rates never grow."""
    rates = numbers.get("rates")
    return rates is None or bool(np.all(np.diff(rates.inv_alpha) >= 0) and np.all(np.diff(rates.inv_beta) >= 0))


def no_tsallis(regime, numbers):
    """Tell whether α_t = ∞ in full information."""
    return regime == "bandit" or numbers["inv_alpha_T"] == 0


thm_2_1 = Bound(
    name="Theorem 2.1",
    label="thm:FTRL-no-scale",
    expr={
        "bandit": sp.sqrt(K) * sum_alpha + sum_beta + 2 * sp.sqrt(K) * inv_alpha_T + sp.log(K) * inv_beta_T,
        "full-information": sum_square + sum_beta + sp.log(K) * inv_beta_T,
    },
    hypotheses=(("non-increasing learning rates", non_increasing), ("alpha infinite in full information", no_tsallis)),
    numbers=thm_2_1_numbers,
)


def thm_d_2_numbers(instance, rules, schedule, rates):
    """Return the sums of Theorem 2.1 for the game of batches, B_τ = 1, and the batch size."""
    sums = thm_2_1_numbers(batched(instance, schedule), rules, rates=rates)
    return sums | {"b": schedule.batch_size} | capacity_numbers(instance, rules)


def capacity_numbers(instance, rules):
    """Return what Fact D.1 looks at."""
    return {"C": rules.C, "d_max": instance.d_max}


def fits_capacity(regime, numbers):
    """Tell whether b (C − 1) >= d_max, the condition of Fact D.1 without a division: with C = 1 only if d_max = 0."""
    return numbers["d_max"] == 0 or numbers["b"] * (numbers["C"] - 1) >= numbers["d_max"]


batch_hypotheses = (
    ("b an integer of at least 1", lambda regime, n: is_integer(n["b"]) and n["b"] >= 1),
    ("b (C - 1) >= d_max", fits_capacity),
)

# For one choice of representatives. The theorem bounds the regret by the expectation of this over the representatives.
thm_d_2 = Bound(
    name="Theorem D.2",
    label="thm:batch-partition",
    expr={regime: batch_size * thm_2_1.expr[regime] for regime in REGIMES},
    hypotheses=thm_2_1.hypotheses + batch_hypotheses,
    numbers=thm_d_2_numbers,
)


def thm_3_1_numbers(instance, rules, batch_size):
    """Return the numbers of Theorem 3.1."""
    require(instance.scales is None, "instance", "one with unit loss scales", "one with loss scales")
    numbers = {"K": instance.K, "T": instance.T, "D": instance.D, "b": batch_size}
    return numbers | capacity_numbers(instance, rules)


thm_3_1 = Bound(
    name="Theorem 3.1",
    label="thm:batch-bandit-fullinfo",
    expr={
        "bandit": 14 * sp.sqrt(T * batch_size * K) + 3 * sp.sqrt(D * sp.log(K)),
        "full-information": 12 * sp.sqrt(T * batch_size * sp.log(K)) + 3 * sp.sqrt(D * sp.log(K)),
    },
    hypotheses=batch_hypotheses,
    numbers=thm_3_1_numbers,
)


def thm_4_4_numbers(instance, rules, schedule, rates):
    """Return the sums of Theorem 2.1 for the game with losses z_t l_t, and the number of rounds with |S_t^0| = C.

    Besides `sum_delay`, the sum of β_t z_t d_t that replaces `sum_beta` in Theorem E.1.
    """
    sums = thm_2_1_numbers(scaled(instance, schedule), rules, rates=rates)
    waits = weighted(schedule.z * instance.delays, rates.inv_beta)
    return sums | {"sum_delay": waits, "full": int((schedule.before == rules.C).sum())}


# For one schedule. Theorems 4.4 and E.1 bound the regret by the expectation of this over the scheduler's coins. One
# schedule does not show whether the scheduler is quantified and the rates are chosen in time: `properties` does.
thm_4_4 = Bound(
    name="Theorem 4.4",
    label="thm:ftrl-scheduler",
    expr={regime: thm_2_1.expr[regime] + full for regime in REGIMES},
    hypotheses=thm_2_1.hypotheses,
    numbers=thm_4_4_numbers,
)

thm_e_1 = Bound(
    name="Theorem E.1",
    label="thm:ftrl-scheduler-no-sigmas",
    expr={regime: thm_4_4.expr[regime].subs(sum_beta, sum_delay) for regime in REGIMES},
    hypotheses=thm_2_1.hypotheses,
    numbers=thm_4_4_numbers,
)


def plain_numbers(instance, rules):
    """Return K, T, C and D of a game with unit loss scales."""
    require(instance.scales is None, "instance", "one with unit loss scales", "one with loss scales")
    return {"K": instance.K, "T": instance.T, "C": rules.C, "D": instance.D}


def scheduling_numbers(instance, rules, chernoff, delta):
    """Return the numbers that Theorems 5.1 and 5.2 share."""
    sums = {"chernoff": chernoff, "delta": delta, "nu_T": float(normalizers(instance.T)[-1])}
    return plain_numbers(instance, rules) | sums


def thm_5_1_numbers(instance, rules, chernoff, delta):
    """Return the numbers of Theorem 5.1."""
    require(rules.clairvoyant, "rules", "clairvoyance, which Theorem 5.1 needs", rules)
    return scheduling_numbers(instance, rules, chernoff, delta)


scheduling_hypotheses = (
    ("chernoff above 0", lambda regime, n: n["chernoff"] > 0),
    ("delta in (0, 1)", lambda regime, n: 0 < n["delta"] < 1),
    ("the overflow condition", lambda regime, n: overflow_condition(n["C"], n["chernoff"], n["delta"])),
)

thm_5_1 = Bound(
    name="Theorem 5.1",
    label="thm:CNP-results",
    expr={
        "bandit": 4 * sp.sqrt(K) * sp.sqrt(T + (1 + chernoff) * nu_T / C * (D + T))
        + 3 * sp.sqrt(D * sp.log(K))
        + delta * T,
        "full-information": 3 * sp.sqrt(sp.log(K)) * sp.sqrt((D + T) * (1 + (1 + chernoff) * nu_T / C)) + delta * T,
    },
    hypotheses=scheduling_hypotheses,
    numbers=thm_5_1_numbers,
)


def thm_5_2_numbers(instance, rules, chernoff, delta, d_max=None):
    """Return the numbers of Theorem 5.2; the known bound on the delays is the largest delay if none is given."""
    require(rules.preemptive, "rules", "preemption, which Theorem 5.2 needs", rules)
    longest = {"longest": instance.d_max, "d_max": instance.d_max if d_max is None else d_max}
    return scheduling_numbers(instance, rules, chernoff, delta) | longest


# μ_max, and what the last line of the proof pays for n pending rounds of weight μ_max
mu_max = sp.Max(1, (1 + chernoff) * nu_T / C * (d_max + 1))


def reserve(slots):
    """Return n μ_max (K μ_max + log(K) d_max) for bandits and n μ_max log(K) (μ_max + d_max) in full information."""
    return {
        "bandit": slots * mu_max * (K * mu_max + sp.log(K) * d_max),
        "full-information": slots * mu_max * sp.log(K) * (mu_max + d_max),
    }


preemptive_hypotheses = (
    *scheduling_hypotheses,
    ("d_max at least every delay", lambda regime, n: n["d_max"] >= n.get("longest", 0)),
)

thm_5_2 = Bound(
    name="Theorem 5.2",
    label="thm:NCP-results",
    expr={
        "bandit": thm_5_1.expr["bandit"] + 7 * sp.sqrt(reserve(C)["bandit"]),
        "full-information": thm_5_1.expr["full-information"] + 3 * sp.sqrt(reserve(C)["full-information"]),
    },
    hypotheses=(*preemptive_hypotheses, ("a finite capacity", lambda regime, n: n["C"] < np.inf)),
    numbers=thm_5_2_numbers,
)

# With the rates `rates.thm_5_2_repaired`. At most min{C, d_max + 1} rounds are tracked and pending, the present one
# included; and the reserve enters the rates once, not twice.
pending_rounds = sp.Min(C, d_max + 1)
thm_5_2_repaired = Bound(
    name="Theorem 5.2, repaired",
    label="thm:NCP-results",
    expr={
        "bandit": thm_5_1.expr["bandit"] + sp.sqrt(5) * sp.sqrt(reserve(pending_rounds)["bandit"]),
        "full-information": thm_5_1.expr["full-information"] + sp.sqrt(reserve(pending_rounds)["full-information"]),
    },
    hypotheses=preemptive_hypotheses,
    numbers=thm_5_2_numbers,
)

# Lower bounds. For every player there is an oblivious adversary against which its regret is at least this.

queries, fixed_delay = sp.Symbol("M", positive=True), sp.Symbol("d", nonnegative=True)
hidden_gap = {"bandit": sp.sqrt(K / queries) / 5, "full-information": sp.sqrt(sp.log(K) / queries) / 5}


def thm_a_2_numbers(instance, rules, M):
    """Return the numbers of Theorem A.2."""
    return {"K": instance.K, "T": instance.T, "M": M}


def enough_queries(regime, numbers):
    """Tell whether M >= K, or with full information M >= log(K) / 2."""
    return numbers["M"] >= (numbers["K"] if regime == "bandit" else np.log(numbers["K"]) / 2)


several_arms = ("K at least 2", lambda regime, n: n["K"] >= 2)

# The printed constants are 0.04 for bandits and 0.03 with full information; the book proves 1/20 for both.
thm_a_2 = Bound(
    name="Theorem A.2",
    label="thm:audibert10-lb",
    expr={regime: hidden_gap[regime] * T / 4 for regime in REGIMES},
    hypotheses=(
        several_arms,
        ("M at least 1", lambda regime, n: n["M"] >= 1),
        ("M at least K, or log(K) / 2", enough_queries),
    ),
    numbers=thm_a_2_numbers,
)


def fixed_delay_numbers(instance, rules):
    """Return the numbers of a game whose delays are all equal."""
    d = instance.d_max
    require(bool(np.all(instance.delays == d)), "instance", "one with equal delays", sorted(set(instance.delays)))
    return {"K": instance.K, "T": instance.T, "C": rules.C, "d": d}


def room_for_blocks(regime, numbers):
    """Tell whether (d + 1) max{1, log K} <= T: there is a whole block, and there are enough of them."""
    return (numbers["d"] + 1) * max(1, np.log(numbers["K"])) <= numbers["T"]


few_arms = ("K at most T in a bandit game", lambda regime, n: regime != "bandit" or n["K"] <= n["T"])
delayed_hypotheses = (several_arms, few_arms, ("(d + 1) max{1, log K} at most T", room_for_blocks))
# The order of the minimax regret with fixed delays (Theorem 3.2, Table 1)
fixed_delay_rate = {
    "bandit": sp.sqrt(T * K * (1 + fixed_delay / C)) + sp.sqrt(T * fixed_delay * sp.log(K)),
    "full-information": sp.sqrt(T * (fixed_delay + 1) * sp.log(K)),
}
blocked = fixed_delay_rate["full-information"] / (20 * sp.sqrt(2))

# The printed theorem is about bandits only, and hides its constant.
thm_a_1 = Bound(
    name="Theorem A.1",
    label="thm:cesa16-lb",
    expr={"bandit": sp.Max(sp.sqrt(K * T) / 20, blocked), "full-information": blocked},
    hypotheses=delayed_hypotheses,
    numbers=fixed_delay_numbers,
)


def enough_observations(regime, numbers):
    """Tell whether K <= C T / (d + 1) in a bandit game."""
    return regime != "bandit" or numbers["K"] * (numbers["d"] + 1) <= numbers["C"] * numbers["T"]


thm_d_5 = Bound(
    name="Theorem D.5",
    label="thm:fixed-delays-lb",
    expr={
        "bandit": fixed_delay_rate["bandit"] / 57,
        "full-information": blocked,
    },
    hypotheses=(*delayed_hypotheses, ("K at most C T / (d + 1) in a bandit game", enough_observations)),
    numbers=fixed_delay_numbers,
)


expected_capacity = sp.Symbol("C_E", positive=True)


def thm_i_1_numbers(instance, rules, expected_capacity):
    """Return the numbers of a game of equal delays with a limit on E|S_t^1|, which replaces the capacity."""
    numbers = fixed_delay_numbers(instance, rules)
    return {name: numbers[name] for name in ("K", "T", "d")} | {"C_E": expected_capacity}


def enough_expected(regime, numbers):
    """Tell whether M = C_E T / (d + 1) is enough for Theorem A.2; M need not be an integer."""
    M = numbers["C_E"] * numbers["T"] / (numbers["d"] + 1)
    return M >= 1 and enough_queries(regime, numbers | {"M": M})


thm_i_1 = Bound(
    name="Theorem I.1",
    label="thm:expected-capacity-lb",
    expr={
        "bandit": (sp.sqrt(T * K * (1 + (fixed_delay + 1) / expected_capacity)) + sp.sqrt(T * fixed_delay * sp.log(K)))
        / 57,
        "full-information": sp.sqrt((1 + 1 / expected_capacity) * T * (fixed_delay + 1) * sp.log(K)) / 40,
    },
    hypotheses=(*delayed_hypotheses, ("C_E T / (d + 1) at least 1 and K, or log(K) / 2", enough_expected)),
    numbers=thm_i_1_numbers,
)


# Fixed delays. The upper bounds of Theorem 3.2 with constants, and what `schedulers.Spaced` achieves with one slot.

thm_3_2 = Bound(
    name="Theorem 3.2",
    label="thm:fixed-delays",
    expr={
        "bandit": 14 * sp.sqrt(2) * sp.sqrt(T * K * (1 + fixed_delay / C)) + 3 * sp.sqrt(T * fixed_delay * sp.log(K)),
        "full-information": 15 * fixed_delay_rate["full-information"],
    },
    hypotheses=(("C at least 1", lambda regime, n: n.get("C", 1) >= 1),),
    numbers=fixed_delay_numbers,
)

thm_3_2_one_slot = Bound(
    name="Theorem 3.2, one slot",
    label="thm:fixed-delays",
    expr={
        "bandit": 4 * sp.sqrt(sp.E) * sp.sqrt(T * K * (fixed_delay + 1)),
        "full-information": 3 * sp.sqrt(sp.E) * fixed_delay_rate["full-information"],
    },
    hypotheses=(),
    numbers=fixed_delay_numbers,
)


# Appendix H, without clairvoyance or preemption

probability, alpha, beta = sp.symbols("p alpha beta", positive=True)
markov = probability * D / C


def thm_h_1_numbers(instance, rules, p, beta, alpha=np.inf):
    """Return the numbers of Theorem H.1."""
    return plain_numbers(instance, rules) | {"p": p, "alpha": alpha, "beta": beta}


thm_h_1 = Bound(
    name="Theorem H.1",
    label="thm:NCNP-fixed-p",
    expr={
        "bandit": sp.sqrt(K) * T * alpha / probability + beta * D + 2 * sp.sqrt(K) / alpha + sp.log(K) / beta + markov,
        "full-information": beta * T / probability + beta * D + sp.log(K) / beta + markov,
    },
    hypotheses=(
        ("p in (0, 1]", lambda regime, n: 0 < n["p"] <= 1),
        ("beta above 0, and alpha for bandits", lambda regime, n: n["beta"] > 0 and n["alpha"] > 0),
    ),
    numbers=thm_h_1_numbers,
)

# The largest capacity of Corollary H.2
cor_h_2_limit = {"bandit": (D + T) / sp.sqrt(T * K), "full-information": T / sp.sqrt((D + T) * sp.log(K))}


def cor_h_2_expr(capacity):
    """Return the right-hand sides of Corollary H.2, with a capacity for each regime."""
    return {
        "bandit": 4 * sp.cbrt(T * (D + T) * K / capacity["bandit"]) + 2 * sp.sqrt((D + T) * sp.log(K)),
        "full-information": 3 * sp.cbrt(T * (D + T) * sp.log(K) / capacity["full-information"])
        + sp.sqrt((D + T) * sp.log(K)),
    }


def within_limit(regime, numbers):
    """Tell whether the capacity is at most the limit of Corollary H.2, up to rounding."""
    limit = cor_h_2_limit[regime]
    names = sorted(str(symbol) for symbol in limit.free_symbols)
    return numbers["C"] <= (1 + 1e-12) * compiled(limit, tuple(names))(*(numbers[name] for name in names))


cor_h_2 = Bound(
    name="Corollary H.2",
    label="cor:NCNP-known-TD",
    expr=cor_h_2_expr(dict.fromkeys(REGIMES, C)),
    hypotheses=(several_arms, ("C at most the limit", within_limit)),
    numbers=plain_numbers,
)

# With the parameters of `fixed_probability`, which never look at more slots than the limit.
cor_h_2_any_capacity = Bound(
    name="Corollary H.2, any capacity",
    label="cor:NCNP-known-TD",
    expr=cor_h_2_expr({regime: sp.Min(C, limit) for regime, limit in cor_h_2_limit.items()}),
    hypotheses=(several_arms,),
    numbers=plain_numbers,
)


def cor_h_3_numbers(instance, rules, d_max=None):
    """Return the numbers of Corollary H.3; the known bound on the delays is the largest delay if none is given."""
    longest = {"longest": instance.d_max, "d_max": instance.d_max if d_max is None else d_max}
    return plain_numbers(instance, rules) | longest


# The printed right-hand side, which is not a bound once C - 1 is above 4 d_max
cor_h_3_printed = {
    "bandit": 28 * sp.sqrt(T * d_max * K / (C - 1)) + 3 * sp.sqrt(D * sp.log(K)),
    "full-information": 24 * sp.sqrt(T * d_max * sp.log(K) / (C - 1)) + 3 * sp.sqrt(D * sp.log(K)),
}
batch_growth = sp.Max(1, 2 * d_max / (C - 1))  # at least the smallest batch size that respects the capacity

cor_h_3 = Bound(
    name="Corollary H.3, corrected",
    label="cor:NCNP-known-dmax",
    expr={
        "bandit": 14 * sp.sqrt(T * K * batch_growth) + 3 * sp.sqrt(D * sp.log(K)),
        "full-information": 12 * sp.sqrt(T * sp.log(K) * batch_growth) + 3 * sp.sqrt(D * sp.log(K)),
    },
    hypotheses=(
        ("C at least 2", lambda regime, n: n["C"] >= 2),
        ("d_max at least every delay", lambda regime, n: n["d_max"] >= n.get("longest", 0)),
    ),
    numbers=cor_h_3_numbers,
)
