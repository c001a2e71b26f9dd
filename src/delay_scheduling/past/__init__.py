"""Past the paper: one module a result of our own, with its bound, the hypotheses of the bound, and its rates."""

import importlib

__all__ = ["best", "calibrated", "lower", "promises", "reservoirs", "stairs"]


def __getattr__(name):
    """Load a module when it is first asked for."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return importlib.import_module(f"{__name__}.{name}")
