"""What only the chapters of the book use: exact games, experiments, variants, players, figures.

It stands beside the notebooks, is not installed, and makes no promise to others. Its modules are
loaded when they are first asked for:

    exact         tiny games in exact arithmetic
    experiments   terms inside a proof, worst instances, the tournament
    players       the paper's players, literally; adversarial and scripted ones
    plots         the figures of the book
    variants      label-efficient games, and a limit on the expected size
"""

import pkgutil

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach(
    __name__, [module.name for module in pkgutil.iter_modules(__path__)]
)
