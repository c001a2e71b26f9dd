"""Players for the referee that only the book needs: the paper's, literally;
adversarial and scripted ones.
"""

import pkgutil

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach(
    __name__, [module.name for module in pkgutil.iter_modules(__path__)]
)
