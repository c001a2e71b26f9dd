"""Every scheduler is what it says it is: the same replays for all, with other coins,
other delays and other lengths.
"""

import importlib
import math
import pkgutil

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import delay_scheduling
from delay_scheduling import Instance, Rules, schedulers
from delay_scheduling.game import outstanding
from delay_scheduling.players import trackers
from delay_scheduling.rates import constant
from delay_scheduling.schedulers import INFINITE, Scheduler, has_proxies, is_random, law_of
from delay_scheduling.schedulers.kinds import Coins, Tosses
from delay_scheduling.schedulers.law import play
from delay_scheduling.use.checking import check_scheduler
from delay_scheduling.use.streaming import long_run

T = 60
C = 4
REPLAYS = 20
KINDS = (
    "Proxies",
    "EachRound",
    "Tossing",
    "ClairvoyantTossing",
    "Scaled",
    "ScaledTossing",
    "Patient",
    "Slots",
)
MIXED = np.random.default_rng(0).integers(0, 9, T)
EQUAL = np.full(T, 3)
ALL = {
    kind: kind(*arguments)
    for kind, *arguments in (
        (schedulers.TrackEverything,),
        (schedulers.Coin, 0.4),
        (schedulers.Bernoulli, 1.0),
        (schedulers.Pareto, 1.0),
        (schedulers.Spaced, 3),
        (schedulers.BatchRepresentatives, 4),
        (trackers.Replacing,),
        (trackers.SelfNormalized,),
        (trackers.Fixed, schedulers.Coin(0.4).sample(MIXED, Rules(2, C), np.random.default_rng(0))),
        (schedulers.CalibratedBernoulli, 2.0),
        (schedulers.CalibratedPareto, 2.0),
        (schedulers.Reservoirs,),
        (schedulers.ClairvoyantReservoirs,),
        (schedulers.Skipping, 0.8, 1.0),
        (schedulers.Stairs, 1.5, 2),
        (schedulers.Levels, (0.6, 0.3, 0.2)),
    )
}
BASES = {Scheduler, schedulers.Adaptive, schedulers.Linear, Coins}  # they lack a law,
BASES |= {getattr(schedulers, kind) for kind in KINDS}  # or what a law asks for


def scheduler_classes():
    """Return all schedulers of the package but the broken ones: the classes with a method
    `sample`.
    """
    names = [
        module.name
        for module in pkgutil.walk_packages(delay_scheduling.__path__, "delay_scheduling.")
    ]
    modules = [importlib.import_module(name) for name in names if not name.endswith("__main__")]
    kinds = {kind for module in modules for kind in vars(module).values() if isinstance(kind, type)}
    found = {
        kind
        for kind in kinds
        if callable(getattr(kind, "sample", None)) and kind is not schedulers.Sampling
    }
    return {kind for kind in found if "rogues" not in kind.__module__}


def test_no_scheduler_is_left_out():
    assert scheduler_classes() - BASES == set(ALL)


def delays_of(scheduler):
    """Return delays for which a scheduler is made."""
    equal = isinstance(scheduler, schedulers.Spaced | schedulers.BatchRepresentatives)
    return EQUAL if equal else MIXED


def sampled(scheduler, delays, seed):
    """Return the schedule with the coins of a seed, where everything is allowed."""
    rules = Rules(K=2, C=C, clairvoyant=True, preemptive=True)
    return scheduler.sample(delays, rules, np.random.default_rng(seed))


each = pytest.mark.parametrize(
    "scheduler", ALL.values(), ids=lambda scheduler: type(scheduler).__name__
)


@each
def test_random_says_whether_other_coins_make_another_schedule(scheduler):
    delays = delays_of(scheduler)
    found = [sampled(scheduler, delays, seed).after.tolist() for seed in range(REPLAYS)]
    assert any(one != found[0] for one in found) is is_random(scheduler)


@each
def test_a_law_that_tosses_has_the_proxy_delays_of_coins(scheduler):
    delays = delays_of(scheduler)
    tossed = False
    if has_proxies(scheduler):
        coins = np.random.default_rng(1).random((REPLAYS, T))
        p = scheduler.probabilities(delays, C)
        proxies = [scheduler.proxies(row, C, delays) for row in coins]
        tossed = np.array_equal(proxies, np.where(coins < p, INFINITE, -1))
    assert tossed is isinstance(law_of(scheduler, C), Tosses)


@each
def test_preempts_says_whether_a_round_may_leave_before_its_feedback(scheduler):
    delays = delays_of(scheduler)
    cut = False
    for seed in range(REPLAYS):
        schedule = sampled(scheduler, delays, seed)
        entered = schedule.after > schedule.before
        cut |= not np.array_equal(schedule.before, outstanding(delays, entered.astype(float)))
    assert cut is getattr(scheduler, "preempts", False)


@each
def test_needs_clairvoyance_says_whether_a_round_that_waits_is_judged_by_its_delay(scheduler):
    if isinstance(scheduler, schedulers.Spaced | trackers.Fixed):
        return  # made for one row of delays
    delays = delays_of(scheduler)
    other = np.array(delays_of(scheduler))
    last = T - 1
    other[last] += 20
    pairs = [
        (sampled(scheduler, delays, seed), sampled(scheduler, other, seed))
        for seed in range(40 * REPLAYS)
    ]
    judged = any(one.after[last] != two.after[last] for one, two in pairs)
    assert judged is getattr(scheduler, "needs_clairvoyance", False)
    assert all(np.array_equal(one.after[:last], two.after[:last]) for one, two in pairs)


@each
def test_a_long_run_takes_whoever_decides_by_proxy_delays(scheduler):
    delays = delays_of(scheduler)
    rules = Rules(K=2, C=C, clairvoyant=True, preemptive=True)
    blocks = [
        Instance(np.zeros((T // 2, 2)), part) for part in (delays[: T // 2], delays[T // 2 :])
    ]
    if has_proxies(scheduler):
        assert long_run(blocks, rules, scheduler, constant(1.0, 1.0), seed=0).T == T
    else:
        with pytest.raises(ValueError, match="one with proxy delays"):
            long_run(blocks, rules, scheduler, constant(1.0, 1.0), seed=0)


@each
def test_who_has_a_law_passes_the_checker(scheduler):
    without = trackers.Replacing | schedulers.BatchRepresentatives  # a law, or one of rounds
    if isinstance(scheduler, Scheduler) and not isinstance(scheduler, without):
        check_scheduler(scheduler, delays_of(scheduler)[:8], C=C, draws=4000)


@each
def test_the_law_and_its_twin_decide_alike(scheduler):
    """What `sample` plays at once, and what the law says round by round, on random delays,
    with shrinking.
    """
    if not isinstance(scheduler, Scheduler) or isinstance(scheduler, trackers.Replacing):
        return  # no law

    @given(games(scheduler))
    @settings(
        max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )
    def alike(game):
        delays, capacity, seed = game
        coins = Remembered(seed)
        found = scheduler.sample(
            delays, Rules(2, capacity, clairvoyant=True, preemptive=True), coins
        )
        drawn = coins.drawn
        if isinstance(scheduler, schedulers.BatchRepresentatives):
            drawn = np.repeat(drawn, scheduler.batch_size)[: len(delays)]
        alone = play(scheduler, np.array(delays), drawn, capacity)
        for name in ("observed", "before", "after"):
            assert getattr(found, name).tolist() == getattr(alone, name).tolist(), name
        # whose law speaks of batches
        if not isinstance(scheduler, schedulers.BatchRepresentatives):
            assert found.p.tolist() == alone.p.tolist()
        law = law_of(scheduler, capacity)
        if law is not None:  # the same in two blocks, whose second begins after any round
            cut = seed % (len(delays) + 1)
            parts = [
                law.many(first, drawn[first:last], np.array(delays[first:last]))
                for first, last in ((0, cut), (cut, len(delays)))
                if first < last
            ]
            proxy = np.concatenate([part[0] for part in parts])
            assert proxy.tolist() == scheduler.proxies(drawn, capacity, np.array(delays)).tolist()
            assert np.concatenate([part[1] for part in parts]).tolist() == found.p.tolist()

    alike()


class Remembered:
    """A generator that remembers what it has drawn; some coins are 0, or as large as they get."""

    def __init__(self, seed):
        self.rng = np.random.default_rng(seed)

    def random(self, n):
        self.drawn = self.rng.random(n)
        self.drawn[self.rng.random(n) < 0.05] = 0.0
        self.drawn[self.rng.random(n) < 0.05] = 1 - 2.0**-53
        return self.drawn


@st.composite
def games(draw, scheduler):
    """Draw delays, a capacity and a seed of coins that a scheduler allows."""
    T = draw(st.integers(1, 40))
    seed = draw(st.integers(0, 2**32 - 1))
    least = 1
    if isinstance(scheduler, schedulers.Stairs):
        least = scheduler.steps * scheduler.width + 1
    if isinstance(scheduler, schedulers.Levels):
        least = len(scheduler.chances)
    capacity = draw(st.one_of(st.integers(least, 9), st.just(math.inf)))
    if isinstance(scheduler, schedulers.Spaced):
        return [scheduler.delay] * T, capacity, seed
    longest = draw(st.sampled_from([0, 3, 12, 2**31 - 1]))
    return draw(st.lists(st.integers(0, longest), min_size=T, max_size=T)), capacity, seed
