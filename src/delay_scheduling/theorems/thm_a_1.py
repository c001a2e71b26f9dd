"""Theorem A.1 (thm:cesa16-lb): a lower bound for delayed bandits.

For every player there is an oblivious adversary against which its regret is at least the bound. The
printed theorem is about bandits only, and hides its constant.
"""

import sympy as sp

from delay_scheduling.arithmetic import log_of
from delay_scheduling.symbols import K, T, d
from delay_scheduling.theorems import thm_3_2
from delay_scheduling.theorems.bound import Bound
from delay_scheduling.theorems.thm_a_2 import misses, several_arms

# A whole block, and enough of them
room_for_blocks = (
    "(d + 1) max{1, log K} at most T",
    lambda regime, n: (n["d"] + 1) * max(1, log_of(n["K"])) <= n["T"],
)
few_arms = (
    "K at most T in a bandit game",
    lambda regime, n: regime != "bandit" or n["K"] <= n["T"],
)
delayed_hypotheses = (several_arms, few_arms, room_for_blocks)
blocked = thm_3_2.order["full-information"] / (20 * sp.sqrt(2))
expr = {"bandit": sp.Max(sp.sqrt(K * T) / 20, blocked), "full-information": blocked}
bound = Bound("Theorem A.1", "thm:cesa16-lb", expr, delayed_hypotheses, thm_3_2.numbers)

# For every K at least 2, d and T: no regret exceeds T, and that is the only reason for the
# conditions. The lines are
# below the regret, by Theorem A.2 and by blocks; `misses` is at least 1/4 from two arms on
waiting = sp.Min(T, thm_3_2.order["full-information"]) / (20 * sp.sqrt(2))
lines = {
    "bandit": (misses / 5 * sp.Min(T, sp.sqrt(K * T)), waiting),
    "full-information": (waiting,),
}
larger = sp.Max(sp.sqrt(K * T), sp.sqrt(T * d * sp.log(K)))
everywhere_expr = {"bandit": sp.Min(T, larger) / 29, "full-information": waiting}
everywhere = bound.variant("all parameters", everywhere_expr, several_arms)
