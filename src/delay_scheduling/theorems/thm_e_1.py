"""Theorem E.1 (thm:ftrl-scheduler-no-sigmas):
Theorem 4.4 with delays in place of outstanding delays.
"""

from delay_scheduling.game import REGIMES
from delay_scheduling.symbols import sum_beta, sum_delay
from delay_scheduling.theorems import thm_2_1, thm_4_4
from delay_scheduling.theorems.bound import Bound

expr = {regime: thm_4_4.bound.expr[regime].subs(sum_beta, sum_delay) for regime in REGIMES}
bound = Bound(
    "Theorem E.1", "thm:ftrl-scheduler-no-sigmas", expr, thm_2_1.bound.hypotheses, thm_4_4.numbers
)
