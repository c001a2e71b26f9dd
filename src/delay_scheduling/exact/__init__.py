"""Tiny games in exact arithmetic: every case, with fractions or with balls."""

from delay_scheduling.exact import (
    batches,
    cells,
    courses,
    dynamic,
    laws,
    learner,
    literal,
    minimax,
    occupancy,
    packing,
    precommitment,
    queries,
    rational,
    schedules,
    spaced,
)

__all__ = [
    "batches",
    "cells",
    "courses",
    "dynamic",
    "laws",
    "learner",
    "literal",
    "minimax",
    "occupancy",
    "packing",
    "precommitment",
    "queries",
    "rational",
    "schedules",
    "spaced",
]
