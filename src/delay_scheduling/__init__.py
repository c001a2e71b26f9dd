"""The game of the paper "Capacity-Constrained Online Learning with Delays" (arXiv:2503.19856).

The core is flat: a game and its adversaries (`Instance`, `Rules`, `adversaries`), what is tracked (`schedulers`), the
game that the learner sees (`reductions`), the learner (`regularizer`, `ftrl`, `rates`), what comes of it (`simulate`,
`estimate_regret`, `compare`). `referee` plays the game literally. Around it stand the wings:

    use           your own data, loop, schedulers and players; long runs, grids of settings
    theorems      one module a theorem: `bound`, its hypotheses, `rates`
    past          one module a result of our own, likewise
    players       whole players to compare with, for the referee

`dir(delay_scheduling)` names all there is; everything is loaded when it is first asked for.
"""

import importlib.metadata
import time

import lazy_loader

LOADED = time.time()  # code that is written later is not what runs
attached, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)


def __getattr__(name):
    """Load a module, or what a module defines, or say what is missing."""
    if name == "__version__":
        return importlib.metadata.version("delay-scheduling")
    try:
        return attached(name)
    except ModuleNotFoundError as error:
        error.add_note(f"delay_scheduling.{name} needs more than the core: pip install 'delay-scheduling[book]'")
        raise
