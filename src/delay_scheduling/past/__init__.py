"""Past the paper: one module a result of our own, with its bound, the hypotheses of the bound, and its rates."""

import pkgutil

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach(__name__, [module.name for module in pkgutil.iter_modules(__path__)])
