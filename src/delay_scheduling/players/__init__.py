"""Players for the referee: the paper's, the trackers, the naive ones, the scripted, and rogues that break a rule."""

import pkgutil

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach(__name__, [module.name for module in pkgutil.iter_modules(__path__)])
