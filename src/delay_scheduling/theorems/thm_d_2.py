"""Theorem D.2 (thm:batch-partition): batches, for one choice of representatives.

The theorem bounds the regret by the expectation of the bound over the representatives.
"""

from delay_scheduling.game import REGIMES
from delay_scheduling.reductions import batched
from delay_scheduling.symbols import batch_size
from delay_scheduling.theorems import thm_2_1
from delay_scheduling.theorems.bound import Bound
from delay_scheduling.validation import is_integer


def numbers(instance, rules, schedule, rates):
    """Return the sums of Theorem 2.1 for the game of batches, B_τ = 1, and the batch size."""
    sums = thm_2_1.numbers(batched(instance, schedule), rules, rates=rates)
    return sums | {"b": schedule.batch_size, "C": rules.C, "d_max": instance.d_max}


batch_hypotheses = (  # the condition of Fact D.1 without a division: with C = 1 only if d_max = 0
    ("b an integer of at least 1", lambda regime, n: is_integer(n["b"]) and n["b"] >= 1),
    (
        "b (C - 1) >= d_max",
        lambda regime, n: n["d_max"] == 0 or n["b"] * (n["C"] - 1) >= n["d_max"],
    ),
)
expr = {regime: batch_size * thm_2_1.bound.expr[regime] for regime in REGIMES}
bound = Bound(
    "Theorem D.2", "thm:batch-partition", expr, thm_2_1.bound.hypotheses + batch_hypotheses, numbers
)
