"""Two other games: feedback for a limited number of queries,
and a limit on the expected size of the tracking set.
"""

import pkgutil

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach(
    __name__, [module.name for module in pkgutil.iter_modules(__path__)]
)
