"""The executable companion to "Capacity-Constrained Online Learning with Delays" (arXiv:2503.19856)."""

from delay_scheduling.game import Instance, Rules, Schedule, Trajectory, streams

__all__ = ["Instance", "Rules", "Schedule", "Trajectory", "streams"]
