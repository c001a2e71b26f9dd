"""The game of the paper "Capacity-Constrained Online Learning with Delays" (arXiv:2503.19856).

The core is flat: a game and its adversaries (`Instance`, `Rules`, `adversaries`), what is tracked
(`schedulers`), the game that the learner sees (`reductions`), the learner (`regularizer`, `ftrl`,
`rates`), what comes of it (`simulate`, `estimate_regret`, `compare`). `referee` plays the game
literally. Around it stand the wings:

    use           your own data, loop, schedulers and players; long runs, grids of settings
    theorems      one module a theorem: `bound`, its hypotheses, `rates`
    past          one module a result of our own, likewise
    players       whole players to compare with, for the referee

`dir(delay_scheduling)` names all there is; everything is loaded when it is first asked for.
"""

import importlib.metadata
import pkgutil
import time

from delay_scheduling.lazy import submodules

LOADED = time.time()  # code that is written later is not what runs

# What the modules offer under the name of the package: `__init__.pyi` says the same to type
# checkers.
OFFERS = {
    "compiled": ["plan"],
    "confidence": ["compare"],
    "ftrl": ["delayed_ftrl"],
    "game": ["BatchSchedule", "Instance", "Rules", "Schedule", "Trajectory", "streams"],
    "players.black_box": ["black_box"],
    "rates": ["Rates"],
    "reductions": ["batched", "lift", "scaled"],
    "simulation": ["estimate_regret", "simulate", "simulate_many"],
    "use": ["checking", "online", "recommending", "rejection", "streaming", "sweeps"],
    "use.capacity": ["regret_against_capacity"],
    "use.checking": ["check_player", "check_rates", "check_scheduler"],
    "use.events": ["from_events"],
    "use.log": ["Log"],
    "use.online": ["Online"],
    "use.online_player": ["OnlinePlayer"],
    "use.recommending": ["recommend"],
    "use.rejection": ["replay"],
    "use.streaming": ["long_run"],
    "use.sweeps": ["sweep"],
    "use.widths": ["estimate_to_width"],
}
HOME = {name: module for module, names in OFFERS.items() for name in names}

load, modules = submodules(__name__, __path__)
__all__ = sorted([*modules, *HOME])


def __dir__():
    return [*__all__, "LOADED", "__version__"]


def __getattr__(name):
    """Load a module, or what a module offers."""
    if name == "__version__":
        return importlib.metadata.version("delay-scheduling")
    if name not in HOME:
        return load(name)
    return pkgutil.resolve_name(f"{__name__}.{HOME[name]}.{name}")
