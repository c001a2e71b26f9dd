"""Bad inputs by kind: whatever stands in the place of an argument, the answer names it.

Every public function is called with one argument replaced by something that is none: it must say
so in a ValueError with a name and what was expected, or take it for what it is. A raw error from
within (TypeError, AttributeError, IndexError, ...) tells nobody which argument is wrong.
"""

import math

import numpy as np
import pytest

import delay_scheduling as ds
from delay_scheduling.players.naive import Uniform
from delay_scheduling.use.log import Log

pytest.importorskip("pandas")

LOG = {"arm": [0, 1] * 4, "lost": [0, 1] * 4, "wait": [0, 1, 2, 0] * 2, "other": [0.5] * 8}
INSTANCE = ds.Instance([[0, 1]] * 8, [1] * 8)
RULES = ds.Rules(K=2, C=3, preemptive=True)
SCHEDULER = ds.schedulers.Reservoirs()
COIN = ds.schedulers.Coin(0.5)
RATES = ds.rates.constant(1.0, 1.0)
GAME = {"instance": INSTANCE, "rules": RULES, "scheduler": SCHEDULER, "rates": RATES}
A_LOG = Log.from_frame(LOG, arm="arm", loss="lost", delay="wait")
ESTIMATE = ds.estimate_regret(**GAME, runs=3, seed=0)
PLAYERS = {"first come": ds.use.decision.line_up()["first come"]}


def play(C):
    return INSTANCE, ds.Rules(K=2, C=C, preemptive=True), SCHEDULER, RATES


def make(seed):
    return Uniform(np.random.default_rng(seed))


LIVE = {"rules": RULES, "scheduler": SCHEDULER, "rates": RATES}
CALLS = {
    "Instance": (ds.Instance, {"losses": [[0, 1]], "delays": [0]}),
    "Instance.from_frame": (
        ds.Instance.from_frame,
        {"frame": LOG, "losses": ["lost", "other"], "delay": "wait"},
    ),
    "Rules": (ds.Rules, {"K": 2, "C": 3, "regime": "bandit", "clairvoyant": False}),
    "simulate": (ds.simulate, GAME | {"seed": 0, "replicate": 0}),
    "simulate_many": (ds.simulate_many, GAME | {"runs": 2, "seed": 0, "workers": 1}),
    "estimate_regret": (
        ds.estimate_regret,
        GAME | {"runs": 2, "seed": 0, "workers": 1, "error": 0.1},
    ),
    "estimate_to_width": (
        ds.estimate_to_width,
        GAME | {"width": 1.0, "most": 4, "seed": 0, "workers": 1, "error": 0.1},
    ),
    "compare": (ds.compare, {"estimate": ESTIMATE, "bound": 3.0}),
    "difference": (ds.confidence.difference, {"one": ESTIMATE, "other": ESTIMATE, "error": 0.1}),
    "check_scheduler": (
        ds.check_scheduler,
        {"scheduler": SCHEDULER, "delays": [1, 0, 2], "C": 2, "draws": 20, "seed": 0},
    ),
    "check_rates": (
        ds.check_rates,
        {"rates": RATES, "scheduler": SCHEDULER, "rules": RULES, "delays": [1, 0, 2], "games": 2},
    ),
    "check_player": (ds.check_player, {"make": make, "rules": RULES, "games": 2, "seed": 0}),
    "from_events": (
        ds.from_events,
        {"decided": [0, 1], "heard": [1, 2], "window": 3, "never": -1},
    ),
    "Log.from_frame": (
        ds.Log.from_frame,
        {
            "frame": LOG,
            "arm": "arm",
            "loss": "lost",
            "scale": (0, 2),
            "delay": "wait",
            "window": 2,
            "silence": 1,
            "never": -1,
        },
    ),
    "Log.game": (A_LOG.game, {"rounds": 5, "pace": 2.0}),
    "Log.replay": (
        A_LOG.replay,
        LIVE | {"runs": 2, "seed": 0, "rounds": 5, "pace": 1.0},
    ),
    "Log.decide": (
        A_LOG.decide,
        {"capacities": [2], "runs": 2, "seed": 0, "players": PLAYERS, "rounds": 5, "error": 0.1},
    ),
    "regret_against_capacity": (
        ds.regret_against_capacity,
        {
            "instance": INSTANCE,
            "capacities": [2],
            "runs": 2,
            "seed": 0,
            "players": PLAYERS,
            "regime": "bandit",
        },
    ),
    "sweep": (
        ds.sweep,
        {
            "play": play,
            "grid": {"C": [2]},
            "runs": 2,
            "seed": 0,
            "workers": 1,
            "chunk": 2,
            "client": None,
            "error": 0.1,
        },
    ),
    "Online": (
        ds.Online,
        LIVE | {"seed": 0, "replicate": 0, "window": 3, "silence": 1.0},
    ),
    "replay": (
        lambda **given: ds.replay(ds.Online(**LIVE, seed=0), **given),
        {"arms": [0, 1], "losses": [0, 1], "delays": [0, 1], "probabilities": [1, 1], "seed": 0},
    ),
    "long_run": (
        ds.long_run,
        {"blocks": [INSTANCE], "rules": RULES, "scheduler": COIN, "rates": RATES, "seed": 0},
    ),
    "bound": (
        ds.theorems.thm_5_1.bound,
        {
            "instance": INSTANCE,
            "rules": ds.Rules(K=2, C=40, clairvoyant=True),
            "chernoff": 2.0,
            "delta": 0.5,
        },
    ),
}
NONSENSE = [
    None,
    -1,
    2.5,
    math.nan,
    "nonsense",
    b"x",
    [],
    {},
    [[1], [2, 3]],
    object(),
    object,
    np.array([]),
    np.ma.masked_array([1], [True]),
    math.inf,
    [None],
]
CASES = [(call, name) for call, (_, given) in CALLS.items() for name in given]


@pytest.mark.parametrize("call", CALLS)
def test_the_good_calls_are_good(call):
    function, given = CALLS[call]
    function(**given)


@pytest.mark.parametrize(("call", "name"), CASES)
def test_nonsense_in_one_argument_is_named(call, name):
    function, given = CALLS[call]
    for nonsense in NONSENSE:
        try:
            function(**(given | {name: nonsense}))
        except ValueError as error:
            said = str(error)
            assert ": " in said, said
            assert "expected" in said or "interface" in said or "fit" in said, said
        except Exception as error:
            raise AssertionError(f"{call}({name}={nonsense!r}) gives {error!r}") from error
