"""Tools for your own work: data, a loop, checks of schedulers and players, long runs, regret over a grid."""

from delay_scheduling.lazy import submodules

__getattr__, __all__ = submodules(__name__, __path__)


def __dir__():
    return __all__
