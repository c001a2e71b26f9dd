"""Tools for your own work: data, a loop, checks of schedulers and players, long runs, regret over a grid."""

import pkgutil

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach(__name__, [module.name for module in pkgutil.iter_modules(__path__)])
