"""Theorem 4.4 (thm:ftrl-scheduler): any scheduler with Delayed FTRL.

The bound is for one schedule. The theorem bounds the regret by its expectation over the scheduler's
coins. One schedule does not show whether the scheduler is quantified and the rates are chosen in
time: `exact.precommitment` does.
"""

from delay_scheduling.game import REGIMES
from delay_scheduling.reductions import scaled
from delay_scheduling.symbols import full
from delay_scheduling.theorems import thm_2_1
from delay_scheduling.theorems.bound import Bound, weighted


def numbers(instance, rules, schedule, rates):
    """Return the sums of Theorem 2.1 for the game with losses z_t l_t,
    and the number of rounds with |S_t^0| = C.

    Besides `sum_delay`, the sum of β_t z_t d_t that replaces `sum_beta` in Theorem E.1.
    """
    sums = thm_2_1.numbers(scaled(instance, schedule), rules, rates=rates)
    waits = weighted(schedule.z * instance.delays, rates.inv_beta)
    return sums | {"sum_delay": waits, "full": int((schedule.before == rules.C).sum())}


expr = {regime: thm_2_1.bound.expr[regime] + full for regime in REGIMES}
bound = Bound("Theorem 4.4", "thm:ftrl-scheduler", expr, thm_2_1.bound.hypotheses, numbers)
