"""Players to compare with, for the referee: those that track by a simple rule,
naive and stochastic ones.
"""

from delay_scheduling.lazy import submodules

__getattr__, __all__ = submodules(__name__, __path__)


def __dir__():
    return __all__
