"""One module a theorem: its bound, the hypotheses of the bound, and its learning rates."""

import importlib

__all__ = [
    "best",
    "bound",
    "calibrated",
    "cor_h_2",
    "cor_h_3",
    "crowds",
    "exponential_weights",
    "ladder",
    "lower",
    "promises",
    "reservoirs",
    "single",
    "thm_2_1",
    "thm_3_1",
    "thm_3_2",
    "thm_4_4",
    "thm_5_1",
    "thm_5_2",
    "thm_a_1",
    "thm_a_2",
    "thm_d_2",
    "thm_d_5",
    "thm_e_1",
    "thm_h_1",
    "thm_i_1",
]


def __getattr__(name):
    """Load a module when it is first asked for."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return importlib.import_module(f"{__name__}.{name}")
