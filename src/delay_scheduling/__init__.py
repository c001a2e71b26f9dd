"""The executable companion to "Capacity-Constrained Online Learning with Delays" (arXiv:2503.19856)."""

from delay_scheduling import adversaries, confidence, rates, referee, schedulers, simulation
from delay_scheduling.confidence import compare
from delay_scheduling.ftrl import delayed_ftrl
from delay_scheduling.game import Instance, Rules, Schedule, Trajectory, streams
from delay_scheduling.rates import Rates
from delay_scheduling.reductions import batched, lift, scaled
from delay_scheduling.simulation import estimate_bound, estimate_missed, estimate_regret

__all__ = [
    "Instance",
    "Rates",
    "Rules",
    "Schedule",
    "Trajectory",
    "adversaries",
    "batched",
    "compare",
    "delayed_ftrl",
    "confidence",
    "estimate_bound",
    "estimate_missed",
    "estimate_regret",
    "rates",
    "simulation",
    "lift",
    "referee",
    "scaled",
    "schedulers",
    "streams",
]
