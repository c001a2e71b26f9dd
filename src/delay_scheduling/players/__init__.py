"""Players to compare with, for the referee: those that track by a simple rule, naive and stochastic ones."""

import pkgutil

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach(__name__, [module.name for module in pkgutil.iter_modules(__path__)])
