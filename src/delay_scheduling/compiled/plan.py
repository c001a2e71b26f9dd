"""How the runs of an estimate are played: what is tossed,
which rates are shared by which runs, and in which groups.

Every sharing rests on the kind of a scheduler (`schedulers.kinds`), or on what a rule declares, and
is put to the test: rules that say that they are blind are shown no coins (`rates.blind`), and run 0
or 1 is sampled in two ways.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol, cast

import numpy as np

from delay_scheduling.arithmetic import in_order, log_of
from delay_scheduling.compiled.learner import expiries
from delay_scheduling.compiled.replicates import Group, group_size
from delay_scheduling.game import ACTIONS, SCHEDULER, Instance, Rules, Schedule, stream
from delay_scheduling.rates import Rates, Rule, check_game, is_blind
from delay_scheduling.reductions import counted
from delay_scheduling.referee import Maker, Transcript, play
from delay_scheduling.schedulers import INFINITE, Sampling, has_proxies, is_random, law_of
from delay_scheduling.schedulers.kinds import Patience, Tosses
from delay_scheduling.schedulers.spaced import SpacedLaw
from delay_scheduling.validation import require, sealed


class Plan:
    """Plan the runs of an estimate. Run r uses `streams(seed, r)`:
    its number does not depend on who plays beside it.

    Parameters
    ----------
    instance, rules, scheduler, rates, seed : as in `simulation.estimate_regret`.
    runs : the numbers of the runs, a range.

    It has these, and `size`, the number of runs that are played side by side; `random`, whether
    each run has a schedule of its own; `shared`, whether all runs have the rates of run 0;
    `tossed`, whether the coins are tossed when a group is played, instead of sampling a schedule
    for each run.

    Raises
    ------
    ValueError : if the rules forbid the scheduler, or if it is not what its kind says (see
        `schedulers.kinds`).

    >>> from delay_scheduling import Instance, Rules, rates, schedulers
    >>> game = (
    ...     Instance([[0, 1]] * 3, [1, 1, 1]),
    ...     Rules(K=2, C=1),
    ...     schedulers.Coin(0.5),
    ...     rates.constant(1.0, 1.0),
    ... )
    >>> print(Plan(*game, runs=range(40), seed=0))
    40 runs in 2 groups of at most 32
    schedules: coins are tossed in each run, with the probabilities of run 0
    rates: those of run 0 for all runs, for the rule says `blind`
    """

    def __init__(
        self,
        instance: Instance,
        rules: Rules,
        scheduler: Sampling,
        rates: Rule,
        runs: range,
        seed: int,
    ):
        require(len(runs) > 0 and runs.start >= 0, "runs", "a range of numbers of at least 0", runs)
        self.instance = counted(instance, scheduler)
        self.rules = rules
        self.scheduler = scheduler
        self.rates = rates
        self.runs = runs
        self.seed = seed
        self.size = group_size(instance.T)
        self.random = is_random(scheduler)
        self.shared = not self.random or (has_proxies(scheduler) and is_blind(rates))
        tosses = isinstance(law_of(scheduler, rules.C), Tosses)
        self.tossed = self.size > 1 and self.random and self.shared and tosses
        if self.tossed:
            self.expect_coins(self.first[0])
        elif not self.random:
            self.expect_the_same(self.first[0], self.schedule(1))

    @property
    def groups(self) -> Iterator[range]:
        """The runs of each group, one after the other."""
        return (
            self.runs[first : first + self.size] for first in range(0, len(self.runs), self.size)
        )

    @cached_property
    def first(self) -> tuple[Schedule, Rates]:
        """Schedule and rates of run 0."""
        schedule = self.schedule(0)
        return schedule, self.rates(schedule, self.rules)

    @cached_property
    def lists(self) -> tuple:
        """The lists of `expiries`, which all groups share."""
        lists = tuple(np.empty((2, self.instance.T), np.int32))
        expiries(self.instance.delays, sealed(np.ones(self.instance.T)), *lists)
        return lists

    def schedule(self, replicate: int) -> Schedule:
        """Return the schedule of a run."""
        return self.scheduler.sample(
            self.instance.delays, self.rules, stream(self.seed, replicate, SCHEDULER)
        )

    def drawn(self, replicate: int) -> tuple[Schedule, Rates]:
        """Return the schedule and the rates of a run."""
        if replicate == 0 or not self.random:
            return self.first
        schedule = self.schedule(replicate)
        return schedule, self.first[1] if self.shared else self.rates(schedule, self.rules)

    def play(self, group: range) -> list[float]:
        """Return Σ ⟨x_t, l_t⟩ of each run of a group. Threads may share the plan."""
        return self.played(group).suffered

    def acted(self, group: range) -> list[tuple[np.ndarray, float]]:
        """Return the actions of the T rounds and Σ ⟨x_t, l_t⟩ of each run of a group."""
        found = self.played(group, wanted=True)
        return list(zip(found.actions, found.suffered, strict=True))

    def played(self, group: range, wanted: bool = False) -> Group:
        """Play a group, and return it; with its actions, if they are wanted."""
        balance = Balance(self.scheduler, self.rules.C)
        together = Group(self, wanted)
        draws = wanted or self.rules.regime == "bandit"
        for replicate in group:
            rng = stream(self.seed, replicate, ACTIONS) if draws else None
            if self.tossed:
                together.toss(stream(self.seed, replicate, SCHEDULER), rng)
            else:
                schedule, found = self.drawn(replicate)
                balance.add(schedule)
                together.add(schedule, found, rng)
        balance.check()
        together.play()
        return together

    def expect_the_same(self, one: Schedule, other: Schedule) -> None:
        """Raise ValueError unless two runs have the same schedule, as `Certain` says."""
        found = vars(other)
        same = type(one) is type(other) and all(
            np.array_equal(value, found[name]) for name, value in vars(one).items()
        )
        expected = "the same schedule in all runs, for it says that it is `Certain`"
        require(same, "scheduler", expected, self.scheduler)

    def expect_coins(self, schedule: Schedule) -> None:
        """Raise ValueError unless the proxy delays of run 0 are those of coins, as `Tosses`
        says.
        """
        law = law_of(self.scheduler, self.rules.C)
        assert law is not None  # it has proxies
        uniforms = stream(self.seed, 0, SCHEDULER).random(self.instance.T)
        proxy, _ = law.many(0, uniforms, schedule.delays)
        same = np.array_equal(proxy, np.where(uniforms < schedule.p, INFINITE, -1))
        expected = "the proxy delays of coins, for its law is one that `Tosses`"
        require(same, "scheduler", expected, self.scheduler)

    def __str__(self) -> str:
        name = type(self.scheduler).__name__
        groups = -(-len(self.runs) // self.size)
        schedules = "one is sampled for each run"
        rates = "the rule is asked in each run"
        if self.tossed:
            schedules = "coins are tossed in each run, with the probabilities of run 0"
        elif not self.random:
            schedules = f"that of run 0 for all runs, for {name} is `Certain`"
        if self.shared:
            why = "the rule says `blind`" if self.random else "their schedule is the same"
            rates = f"those of run 0 for all runs, for {why}"
        runs = f"{len(self.runs)} runs in {groups} groups of at most {self.size}"
        return f"{runs}\nschedules: {schedules}\nrates: {rates}"


@dataclass(frozen=True, eq=False)
class Games:
    """Plan the games of a player of your own. Game r is played by `make(number_of(seed, r))`.

    If `make` has a quick way to the same actions, `make.acted(instance, rules, seed)`, it is used
    where losses have no scales. The first game is then played in both ways.

    Parameters
    ----------
    instance, rules, make, seed : as in `simulation.estimate_regret`, of which `make` is the
        scheduler.
    runs : the numbers of the games, a range.
    """

    instance: Instance
    rules: Rules
    make: Maker
    runs: range
    seed: int

    @property
    def groups(self) -> Iterator[range]:
        """Each game is alone."""
        return (self.runs[n : n + 1] for n in range(len(self.runs)))

    def transcript(self, replicate: int) -> Transcript:
        """Return what happens in a game."""
        return play(self.make(number_of(self.seed, replicate)), self.instance, self.rules)

    def play(self, group: range) -> list[float]:
        """Return Σ l_{t, A_t} of each game of a group, whose expectation is that of Σ ⟨x_t,
        l_t⟩.

        Raises
        ------
        ValueError : if the quick way leads to other actions.
        """
        is_quick = hasattr(self.make, "acted") and self.instance.scales is None
        losses = self.quickly if is_quick else self.literally
        return [float(in_order(losses(replicate))) for replicate in group]

    def literally(self, replicate: int) -> np.ndarray:
        """Return the losses of a game, shape (T,), that the referee has played."""
        return np.array(self.transcript(replicate).losses)

    def quickly(self, replicate: int) -> np.ndarray:
        """Return the same for a player whose actions are found in a quick way."""
        make = cast(Quick, self.make)
        arms = make.acted(self.instance, self.rules, number_of(self.seed, replicate))
        if replicate == self.runs[0]:
            same = np.array_equal(arms, self.transcript(replicate).actions)
            require(same, "scheduler", "one whose `acted` plays as it does", self.make)
        return self.instance.losses[np.arange(self.instance.T), arms]


class Quick(Protocol):
    """A maker of players that also knows what they play, without a game round by round."""

    def acted(self, instance: Instance, rules: Rules, seed: int) -> np.ndarray:
        """Return the arms that the player with this seed plays, integers of shape (T,)."""


def number_of(seed: int, replicate: int) -> int:
    """Return the seed of the player of a run, an integer below 2^63:
    others for other seeds and runs.

    >>> number_of(seed=0, replicate=1) == number_of(seed=0, replicate=1) != number_of(
    ...     seed=1, replicate=0
    ... )
    True
    """
    return int(stream(seed, replicate, ACTIONS).integers(2**63))


def plan_of(
    instance: Instance,
    rules: Rules,
    scheduler: Sampling | Maker,
    rates: Rule | None,
    *,
    runs: range,
    seed: int,
) -> Plan | Games:
    """Return the plan of the runs of a scheduler with rates, or of a player,
    of which the rates are None.
    """
    if hasattr(instance, "plan"):  # a game that draws its own rounds, such as that of a log
        return instance.plan(rules, scheduler, rates, runs=runs, seed=seed)
    check_game(instance, rules, scheduler, rates)
    if rates is None:
        return Games(instance, rules, cast(Maker, scheduler), runs, seed)
    return Plan(instance, rules, cast(Sampling, scheduler), rates, runs, seed)


class Balance:
    """Compare how often rounds are observed with what a scheduler says. (`check_scheduler` sees
    more.)

    Σ (Z_t − p_t) over the rounds that find a free slot is a sum of bounded martingale differences,
    so Azuma's inequality bounds it. Left alone are coins and patience, whose probabilities fit by
    construction, spaced rounds, and schedulers without proxy delays.
    """

    def __init__(self, scheduler: Sampling, C: float):
        law = law_of(scheduler, C)
        # That p_t fits is known by construction, or proved (Theorem 3.2). A spaced round never
        # finds the slot taken: it
        # is observed with probability p_t, and more often in the rounds that find it free.
        self.judged = law is not None and not isinstance(law, Tosses | Patience | SpacedLaw)
        self.name = type(scheduler).__name__
        self.C = C
        self.rounds = 0
        self.excess = 0.0

    def add(self, schedule: Schedule) -> None:
        """Count the rounds of a schedule that found a free slot, and what was observed of them."""
        if self.judged:
            free = schedule.before < self.C
            self.rounds += int(free.sum())
            self.excess += float((schedule.observed[free] - schedule.p[free]).sum())

    def check(self) -> None:
        """Raise ValueError if more or fewer rounds were observed than chance explains (one time in
        10⁹).
        """
        limit = math.sqrt(self.rounds * log_of(2e9) / 2)
        fits = abs(self.excess) <= limit
        expected = f"probabilities that fit the proxy delays of {self.name} (see check_scheduler)"
        received = (
            f"{self.excess:+.0f} observations in {self.rounds} rounds beyond the expected number"
        )
        require(fits, "scheduler", expected, received)
