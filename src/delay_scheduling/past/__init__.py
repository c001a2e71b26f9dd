"""Past the paper: one module a result of our own, with its bound,
the hypotheses of the bound, and its rates.
"""

from delay_scheduling.lazy import submodules

__getattr__, __all__ = submodules(__name__, __path__)


def __dir__():
    return __all__
