"""Tools for your own work: data, a loop, checks of what you write, long runs, grids."""

from delay_scheduling.lazy import submodules

__getattr__, __all__ = submodules(__name__, __path__)


def __dir__():
    return __all__
