"""Longer experiments: the terms inside a proof, exponents of a learner, worst instances, the tournament."""

import importlib

__all__ = ["exponents", "proof_terms", "provoked", "smooth", "tournament", "worst_case", "worst_instance"]


def __getattr__(name):
    """Load a module when it is first asked for."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return importlib.import_module(f"{__name__}.{name}")
