"""Longer experiments: the terms inside a proof, exponents of a learner, worst instances,
the tournament.
"""

import pkgutil

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach(
    __name__, [module.name for module in pkgutil.iter_modules(__path__)]
)
