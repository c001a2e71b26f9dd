"""Every scheduler is what it says it is: the same replays for all, with other coins, other delays and other lengths."""

import importlib
import pkgutil

import numpy as np
import pytest

import delay_scheduling
from delay_scheduling import Instance, Rules, schedulers
from delay_scheduling.game import outstanding
from delay_scheduling.players import trackers
from delay_scheduling.rates import constant
from delay_scheduling.schedulers import INFINITE, Scheduler, declared, has_proxies
from delay_scheduling.use.checking import check_scheduler
from delay_scheduling.use.streaming import long_run

T, C, REPLAYS = 60, 4, 20
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
        (trackers.Fixed, schedulers.Coin(0.4).sample(MIXED, Rules(2, C), np.random.default_rng(0))),
        (schedulers.CalibratedBernoulli, 2.0),
        (schedulers.CalibratedPareto, 2.0),
        (schedulers.Reservoirs,),
        (schedulers.AnnouncedReservoirs,),
        (schedulers.Skipping, 0.8, 1.0),
        (schedulers.Stairs, 1.5, 2),
    )
}
BASES = {Scheduler, schedulers.Tossing, schedulers.Patient, schedulers.Slots}  # they lack a formula,
BASES |= {schedulers.Adaptive, schedulers.Linear}  # or proxy delays


def scheduler_classes():
    """Return all schedulers of the package but the broken ones: the classes with a method `sample`."""
    names = [module.name for module in pkgutil.walk_packages(delay_scheduling.__path__, "delay_scheduling.")]
    modules = [importlib.import_module(name) for name in names if not name.endswith("__main__")]
    kinds = {kind for module in modules for kind in vars(module).values() if isinstance(kind, type)}
    found = {kind for kind in kinds if callable(getattr(kind, "sample", None)) and kind is not schedulers.Sampling}
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


each = pytest.mark.parametrize("scheduler", ALL.values(), ids=lambda scheduler: type(scheduler).__name__)


@each
def test_random_says_whether_other_coins_make_another_schedule(scheduler):
    delays = delays_of(scheduler)
    found = [sampled(scheduler, delays, seed).after.tolist() for seed in range(REPLAYS)]
    assert any(one != found[0] for one in found) is declared(scheduler, "random")


@each
def test_tosses_says_whether_the_proxy_delays_are_those_of_coins(scheduler):
    delays, tossed = delays_of(scheduler), False
    if has_proxies(scheduler) and declared(scheduler, "random"):
        coins, p = np.random.default_rng(1).random((REPLAYS, T)), scheduler.probabilities(delays, C)
        proxies = [scheduler.decided(row, C, delays) for row in coins]
        tossed = np.array_equal(proxies, np.where(coins < p, INFINITE, -1))
    assert tossed is declared(scheduler, "tosses")


@each
def test_preempts_says_whether_a_round_may_leave_before_its_feedback(scheduler):
    delays, cut = delays_of(scheduler), False
    for seed in range(REPLAYS):
        schedule = sampled(scheduler, delays, seed)
        entered = schedule.after > schedule.before
        cut |= not np.array_equal(schedule.before, outstanding(delays, entered.astype(float)))
    assert cut is declared(scheduler, "preempts")


@each
def test_needs_clairvoyance_says_whether_a_round_that_waits_is_judged_by_its_delay(scheduler):
    if isinstance(scheduler, schedulers.Spaced | trackers.Fixed):
        return  # made for one row of delays
    delays, other = delays_of(scheduler), np.array(delays_of(scheduler))
    last = T - 1
    other[last] += 20
    pairs = [(sampled(scheduler, delays, seed), sampled(scheduler, other, seed)) for seed in range(40 * REPLAYS)]
    judged = any(one.after[last] != two.after[last] for one, two in pairs)
    assert judged is declared(scheduler, "needs_clairvoyance")
    assert all(np.array_equal(one.after[:last], two.after[:last]) for one, two in pairs)


@each
def test_undivided_says_whether_a_long_run_must_refuse(scheduler):
    if not has_proxies(scheduler):
        return  # refused anyway
    delays, rules = delays_of(scheduler), Rules(K=2, C=C, clairvoyant=True, preemptive=True)
    blocks = [Instance(np.zeros((T // 2, 2)), part) for part in (delays[: T // 2], delays[T // 2 :])]
    if declared(scheduler, "undivided"):
        with pytest.raises(ValueError, match="one that forgets earlier delays"):
            long_run(blocks, rules, scheduler, constant(1.0, 1.0), seed=0)
    else:
        assert long_run(blocks, rules, scheduler, constant(1.0, 1.0), seed=0).T == T


@each
def test_who_is_trusted_passes_the_checker(scheduler):
    if declared(scheduler, "trusted"):
        check_scheduler(scheduler, delays_of(scheduler)[:8], C=C, draws=4000)
    assert declared(scheduler, "trusted") is has_proxies(scheduler)


# Declarations are inherited, but not by a class that replaces what they speak of


class Renamed(schedulers.Bernoulli):
    pass


class Longer(schedulers.TrackEverything):
    needs_clairvoyance = True


class Rarer(schedulers.Bernoulli):
    def probabilities(self, delays, C):
        return super().probabilities(delays, C) / 2


class Still(schedulers.TrackEverything):
    random = False

    def proxies(self, uniforms, C):
        return np.full(len(uniforms), -1)


def said(kind):
    return kind.random, kind.tosses, kind.trusted


def test_a_subclass_inherits_what_is_said_unless_it_replaces_a_method():
    assert said(Renamed) == said(schedulers.Bernoulli) == (True, True, True)
    assert said(Longer) == said(schedulers.TrackEverything) == (False, False, True)
    assert said(Rarer) == (True, False, False)
    assert said(Still) == (False, False, False)
    assert Rarer.needs_clairvoyance


def test_what_is_said_is_true_or_false():
    class Vague(schedulers.Coin):
        random = "sometimes"

    with pytest.raises(ValueError, match="random of Vague: expected True or False, received 'sometimes'"):
        declared(Vague(0.5), "random")
