"""Compile the loops while a wheel is built: `setup.py` calls `python ahead.py FOLDER`, with the package on its path.

Small games are played, Numba being told to compile for no processor in particular, and the code of the loops that
Python has called is written to the folder, where `kept` finds it. The file holds for the Numba, Python and platform
with which the wheel was built: `pip install .` builds with those that it installs for.
"""

import pickle
import sys
from pathlib import Path
from types import SimpleNamespace

import numpy as np
from numba.core.serialize import dumps

from delay_scheduling import Instance, Rules, delayed_ftrl, estimate_regret, rates, regularizer, schedulers, simulate
from delay_scheduling.compiled import elementary, kept, tracking
from delay_scheduling.use.online import Online, moves

DRAWN = schedulers.Bernoulli(1.0), schedulers.Pareto(1.0), schedulers.BatchRepresentatives(4)
SLOTS = schedulers.Reservoirs(), schedulers.AnnouncedReservoirs(), schedulers.Stairs(2.0, 1)


def play():
    """Play small games of all kinds."""
    rng = np.random.default_rng(0)
    instance = Instance(rng.random((20, 2)), rng.integers(0, 4, 20))
    for rules in Rules(2, 4, "bandit", True, True), Rules(2, 4, "full-information", True, True):
        rule = rates.constant(1.0 if rules.regime == "bandit" else np.inf, 1.0)
        for scheduler in (*DRAWN, *SLOTS):
            game = instance, rules, scheduler, rule
            simulate(*game, seed=0)
            found = estimate_regret(*game, runs=2, seed=0, workers=1), list(moves(Online(*game[1:], seed=0), instance))
            assert found[0].low < np.inf
        found = rule(SimpleNamespace(plays=20), rules)
        delayed_ftrl(Instance(instance.losses, instance.delays, np.ones(20)), found, rules, rng)
    instance.sigma, regularizer.argmin([0.0, 1.0], 1.0, 1.0), elementary.exps([0.0]), elementary.logs([1.0])
    tracking.replacements(instance.delays, rng.random(20), 2)


def write(folder):
    """Write the code of all loops that small games call from Python."""
    found = {}

    def record(self, signature, result):
        _, *rest = self._impl.reduce(result)
        library = result.library
        code = library.name, library.serialize_using_bitcode()[2], library.serialize_using_object_code()[2][1]
        found[self.name, str(signature)] = dumps((code, *rest))

    kept.Kept.save_overload, kept.Kept.load_overload = record, lambda *_: None
    play()
    Path(folder, kept.PORTABLE.name).write_bytes(pickle.dumps((kept.PLACE, found)))


if __name__ == "__main__":
    write(*sys.argv[1:])
