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


def scheduling_numbers(instance, rules, chernoff, delta):
    """Return the numbers of Theorem 5.1."""
    require(rules.clairvoyant, "rules", "clairvoyance, which Theorem 5.1 needs", rules)
    require(instance.scales is None, "instance", "one with unit loss scales", "one with loss scales")
    numbers = {"K": instance.K, "T": instance.T, "C": rules.C, "D": instance.D}
    return numbers | {"chernoff": chernoff, "delta": delta, "nu_T": float(normalizers(instance.T)[-1])}


thm_5_1 = Bound(
    name="Theorem 5.1",
    label="thm:CNP-results",
    expr={
        "bandit": 4 * sp.sqrt(K) * sp.sqrt(T + (1 + chernoff) * nu_T / C * (D + T))
        + 3 * sp.sqrt(D * sp.log(K))
        + delta * T,
        "full-information": 3 * sp.sqrt(sp.log(K)) * sp.sqrt((D + T) * (1 + (1 + chernoff) * nu_T / C)) + delta * T,
    },
    hypotheses=(
        ("chernoff above 0", lambda regime, n: n["chernoff"] > 0),
        ("delta in (0, 1)", lambda regime, n: 0 < n["delta"] < 1),
        ("the overflow condition", lambda regime, n: overflow_condition(n["C"], n["chernoff"], n["delta"])),
    ),
    numbers=scheduling_numbers,
)
