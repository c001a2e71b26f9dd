"""Whatever has no underscore is documented: methods and properties where they stand, attributes in
the docstring of their class.
"""

import dataclasses
import inspect

import pytest

import delay_scheduling as ds
from delay_scheduling import confidence, referee, schedulers, simulation
from delay_scheduling.use import capacity, decision, logged, rejection

RULES = ds.Rules(K=2, C=2, preemptive=True)
GAME = ds.Instance([[0, 1]] * 4, [0] * 4)
COIN = schedulers.Coin(0.5)
RATES = ds.rates.constant(1.0, 1.0)
TABLE = {"arm": [0, 1], "loss": [0, 1], "wait": [0, 0]}
LOG = ds.Log.from_frame(TABLE, arm="arm", loss="loss", delay="wait")
PLAYERS = {"first come": decision.line_up()["first come"]}
OBJECTS = [
    RULES,
    GAME,
    RATES,
    LOG,
    LOG.game(),
    LOG.decide([1], runs=1, seed=0, players=PLAYERS),
    LOG.means()[0],
    PLAYERS["first come"],
    COIN,
    schedulers.Reservoirs(),
    ds.Online(RULES, COIN, RATES, seed=0),
    ds.compare(LOG.means()[0], 1.0),
    LOG.means()[0].outward(),
    COIN.sample(GAME.delays, RULES, ds.streams(0, 0)[0]),
    ds.simulate(GAME, RULES, COIN, RATES, 0),
    ds.simulate_many(GAME, RULES, COIN, RATES, 1, 0),
    ds.plan.Plan(GAME, RULES, COIN, RATES, range(1), 0),
    ds.replay(ds.Online(RULES, COIN, RATES, seed=0), [0, 1], [0, 1], [0, 0]),
    ds.long_run([GAME], RULES, COIN, RATES, 0),
]


def undocumented(thing):
    """Return the public names of an object that no docstring explains."""
    kind = type(thing)
    texts = "\n".join(inspect.getdoc(base) or "" for base in kind.__mro__[:-1])
    found = []
    for name in sorted({*dir(kind), *vars(thing)} - set(dir(object))):
        if name.startswith("_"):
            continue
        held = inspect.getattr_static(kind, name, None)
        speaks = inspect.isfunction(held) or isinstance(held, property | classmethod | staticmethod)
        speaks = speaks or hasattr(held, "func")  # a cached property
        documented = bool(inspect.getdoc(getattr(kind, name, None))) if speaks else name in texts
        if not documented:
            found.append(name)
    return found


@pytest.mark.parametrize("thing", OBJECTS, ids=lambda one: type(one).__name__)
def test_every_public_name_is_documented(thing):
    assert undocumented(thing) == []


def test_a_name_without_a_word_is_found():
    @dataclasses.dataclass
    class Held:
        """Hold what is `said`."""

        said: int
        silent: int

        def speaks(self):
            """Say it."""

        def mute(self):
            pass

    assert undocumented(Held(1, 2)) == ["mute", "silent"]


def test_what_the_package_offers_has_words():
    offered = [getattr(ds, name) for names in ds.OFFERS.values() for name in names]
    modules = [capacity, confidence, decision, logged, referee, rejection, simulation]
    for module in modules:
        own = [thing for thing in vars(module).values() if inspect.isfunction(thing)]
        offered += [one for one in own if one.__module__ == module.__name__]
    mute = [one for one in offered if not inspect.getdoc(one)]
    assert mute == []
