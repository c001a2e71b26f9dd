"""Tiny games in exact arithmetic: every case, with fractions or with balls."""

import importlib

__all__ = [
    "batches",
    "blocks",
    "cells",
    "certificates",
    "courses",
    "crowded",
    "dynamic",
    "game_tree",
    "ladder",
    "law",
    "laws",
    "learner",
    "literal",
    "minimax",
    "occupancy",
    "packing",
    "precommitment",
    "queries",
    "rational",
    "reservoirs",
    "schedules",
    "single",
    "slots",
    "spaced",
    "values",
]


def __getattr__(name):
    """Load a module when it is first asked for."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return importlib.import_module(f"{__name__}.{name}")
