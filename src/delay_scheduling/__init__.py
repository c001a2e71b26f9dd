"""The executable companion to "Capacity-Constrained Online Learning with Delays" (arXiv:2503.19856)."""

from delay_scheduling import adversaries, bounds, players, rates, referee, schedulers
from delay_scheduling.ftrl import delayed_ftrl
from delay_scheduling.game import Instance, Rules, Schedule, Trajectory, streams
from delay_scheduling.rates import Rates
from delay_scheduling.reductions import batched, lift, scaled
from delay_scheduling.regret import compare, estimate_regret

__all__ = [
    "Instance",
    "Rates",
    "Rules",
    "Schedule",
    "Trajectory",
    "adversaries",
    "batched",
    "bounds",
    "compare",
    "delayed_ftrl",
    "estimate_regret",
    "lift",
    "players",
    "rates",
    "referee",
    "scaled",
    "schedulers",
    "streams",
]
