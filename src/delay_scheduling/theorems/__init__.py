"""One module a theorem: its bound, the hypotheses of the bound, and its learning rates."""

from delay_scheduling.lazy import submodules

__getattr__, __all__ = submodules(__name__, __path__)


def __dir__():
    return __all__
