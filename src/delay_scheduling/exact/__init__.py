"""Tiny games in exact arithmetic: every case, with fractions or with balls."""

from delay_scheduling.exact import batches, courses, learner, minimax, occupancy, packing, precommitment, schedules

__all__ = ["batches", "courses", "learner", "minimax", "occupancy", "packing", "precommitment", "schedules"]
