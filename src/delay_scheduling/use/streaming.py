"""Long runs: the game in blocks of rounds, with memory for one block and for what is pending.

A long game is an iterable of instances, one after the other: an adversary's `adversaries.Blocks`,
or blocks of your own log. Its length need not be known. Three things go on from block to block:
which rounds are tracked, the sums of the learning rates, and the learner with the estimates that
have not arrived. The bits are those of `simulate` on the game as a whole, whatever the blocks.
"""

import hashlib
import math
import os
import pickle
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from delay_scheduling.arithmetic import in_order
from delay_scheduling.compiled.learner import expiries, play
from delay_scheduling.compiled.plan import number_of
from delay_scheduling.ftrl import check_fit, check_residual
from delay_scheduling.game import ACTIONS, SCHEDULER, Instance, Rules, Schedule, stream
from delay_scheduling.progress import bar
from delay_scheduling.rates import Rates, Rule, check_game
from delay_scheduling.reductions import counted
from delay_scheduling.referee import Maker, begin, rounds
from delay_scheduling.schedulers import Scheduler, has_proxies, law_of, track
from delay_scheduling.use.naming import name_of
from delay_scheduling.validation import is_integer, is_number, require

NONE = np.zeros(0)


@dataclass(frozen=True, eq=False)
class LongRun:
    """Record a long run, after each block.

    Parameters
    ----------
    rounds : shape (blocks,), rounds played so far.
    suffered : shape (blocks,), Σ ⟨x_t, l_t⟩ so far.
    best : shape (blocks,), the smallest total loss of an arm so far.
    residual : the largest residual of all minimizations (see `regularizer.argmin`).
    """

    rounds: np.ndarray
    suffered: np.ndarray
    best: np.ndarray
    residual: float

    @property
    def T(self) -> int:
        """Number of rounds."""
        return int(self.rounds[-1])

    @property
    def regret(self) -> float:
        """Regret at the end, exact in the draw of each A_t given its past."""
        return float(self.suffered[-1] - self.best[-1])


def long_run(
    blocks: Iterable[Instance],
    rules: Rules,
    scheduler: Scheduler | Maker,
    rates: Rule | None,
    seed: int,
    replicate: int = 0,
    checkpoint: Any = None,
    every: float = 1.0,
) -> LongRun:
    """Play a scheduler with Delayed FTRL, or a player of your own, once, block after block.

    Source: Algorithm 2 (alg:FTRL-with-scheduler).

    Parameters
    ----------
    blocks : instances of any lengths, one after the other, with unit loss scales.
    rules : the variation of the game.
    scheduler : a scheduler of rounds with proxy delays, such as `schedulers.Pareto(1.0)`; or, as in
        `estimate_regret`, a function from a seed to a player.
    rates : rule such as `thm_5_1.rates`, which sums over rounds by `schedule.running` and
        `schedule.arrived` only; None for a player.
    seed, replicate : as in `simulate`.
    checkpoint : path of a file that keeps the state, so that the same call goes on after it was
        stopped, with the same bits; None for none. Blocks that were played are asked for again,
        compared, and not played. A player must allow pickling. As with any pickle, open no file of
        people whom you do not trust.
    every : seconds between two states that are kept, at least 0. The last one is always kept.

    Returns
    -------
    LongRun, of a player with Σ l_{t, A_t} in place of Σ ⟨x_t, l_t⟩. A progress bar is shown on an
    interactive terminal.

    Raises
    ------
    ValueError : for wrong arguments, for a scheduler or a rule that forgets the rounds before a
        block, and for a checkpoint that is damaged, or of another run, code or version.

    >>> from delay_scheduling import Rules, adversaries, rates, schedulers
    >>> game = adversaries.Blocks(adversaries.easy, T=500, size=64, K=2, mean_delay=3, seed=0)
    >>> player = Rules(K=2, C=4), schedulers.Coin(0.5), rates.constant(0.1, 0.1)
    >>> run = long_run(game, *player, seed=0)
    >>> run.T, run.rounds[:3].tolist()
    (500, [64, 128, 192])
    """
    require(isinstance(blocks, Iterable), "blocks", "instances, one after the other", blocks)
    require(is_number(every) and every >= 0, "every", "a number of at least 0", every)
    game = rules, scheduler, rates, seed, replicate
    state = State(checkpoint, game)
    number = -1
    total = getattr(blocks, "T", None)
    with bar(
        total=total if is_integer(total) else None, unit="rounds", unit_scale=True
    ) as progress:
        for number, block in enumerate(blocks):
            check_game(block, *game[:3])
            require(
                block.scales is None,
                "blocks",
                "instances with unit loss scales",
                "one with loss scales",
            )
            if number == 0:
                begun = begin_course(block, *game)
                state.course = state.course or begun
            state.take(block, number)
            progress.update(block.T)
            if number >= state.before and time.monotonic() > state.written + every:
                state.write()
    require(len(state.found) > 0, "blocks", "at least one instance", "none")
    expected = f"at least the {state.before} that the checkpoint has seen"
    require(number + 1 >= state.before, "blocks", expected, number + 1)
    state.write()
    rounds, suffered, best = map(np.array, zip(*state.found, strict=True))
    return LongRun(rounds, suffered, best, state.course.residual)


class State:
    """Hold the course of a long run, what was found after each block, and the blocks' digest.

    If there is a path, it is kept in this file, there whole or not at all: the run's name, a
    checksum, a pickle.
    """

    def __init__(self, path: Any, game: tuple):
        self.path = None if path is None else Path(path)
        self.written = -math.inf
        self.seen = b""
        self.name = b"" if path is None else name_of(game)[0].encode()
        self.course, self.found, self.totals, self.digest = self.read() or (
            None,
            list[tuple](),
            0.0,
            b"",
        )
        self.before = len(self.found)

    def take(self, block: Instance, number: int) -> None:
        """Play a block, or compare it with the one that was played before."""
        if self.path is not None:
            self.seen = hashlib.sha256(
                self.seen + block.losses.tobytes() + block.delays.tobytes()
            ).digest()
        if number < self.before:
            same = number < self.before - 1 or self.seen == self.digest
            require(
                same,
                "blocks",
                f"the {self.before} blocks that the checkpoint has seen, and more",
                "others",
            )
            return
        self.course.play(block)
        self.totals = in_order(block.losses, self.totals)
        self.digest = self.seen
        self.found.append((self.course.played, self.course.suffered, self.totals.min()))

    def read(self) -> tuple | None:
        """Return what was kept; None if there is no file."""
        if self.path is None or not self.path.exists():
            return None
        name, _, rest = self.path.read_bytes().partition(b"\n")
        checksum, _, state = rest.partition(b"\n")
        whole = name == self.name and checksum == digest(state)
        expected = "a state of this run, made with this code, in one piece"
        require(whole, "checkpoint", expected, f"another in {self.path}")
        return pickle.loads(state)

    def write(self) -> None:
        """Keep the state, if there is a path."""
        if self.path is None:
            return
        content = pickle.dumps((self.course, self.found, self.totals, self.digest))
        half = self.path.with_name(f"{self.path.name}.{os.getpid()}")
        half.write_bytes(b"\n".join((self.name, digest(content), content)))
        half.replace(self.path)
        self.written = time.monotonic()


def digest(content: bytes) -> bytes:
    """Return the SHA-256 in hexadecimal."""
    return hashlib.sha256(content).hexdigest().encode()


def begin_course(
    block: Instance, rules: Rules, scheduler: Any, rates: Rule | None, seed: int, replicate: int
) -> Any:
    """Return what plays block after block.

    The first one is used to see whether a scheduler and a rule go on.
    """
    if rates is None:
        return Contest(rules, scheduler, number_of(seed, replicate))
    expected = "one with proxy delays: no batches, replacement or recorded schedule"
    require(has_proxies(scheduler), "scheduler", expected, scheduler)
    check_memory(counted(block, scheduler).delays, rules, scheduler, rates, seed, replicate)
    return Course(rules, scheduler, rates, seed, replicate)


class Course:
    """Play a scheduler with Delayed FTRL."""

    def __init__(self, rules: Rules, scheduler: Scheduler, rates: Rule, seed: int, replicate: int):
        self.rules = rules
        self.rates = rates
        self.scheduler = scheduler
        self.tracker = Tracker(scheduler, rules, stream(seed, replicate, SCHEDULER))
        self.learner = Learner(rules, stream(seed, replicate, ACTIONS))

    def play(self, block: Instance) -> None:
        """Play the next block."""
        block = counted(block, self.scheduler)
        schedule = self.tracker.part(block.delays)
        self.learner.play(block, schedule, self.rates(schedule, self.rules))
        self.played = self.learner.played
        self.suffered, self.residual = self.learner.result[:2].tolist()


class Contest:
    """Let a player of your own play with the referee."""

    def __init__(self, rules: Rules, make: Maker, seed: int):
        self.player = make(seed)
        self.rules = rules
        self.S = dict[int, Any]()
        self.played = 0
        self.suffered = 0.0
        self.residual = 0.0
        begin(self.player, rules)

    def play(self, block: Instance) -> None:
        """Play the next block."""
        K = self.rules.K
        require(block.K == K, "rules", f"K = {block.K}, that of the instance", K)
        losses = [row[1] for row in rounds(self.player, block, self.rules, self.S, self.played)]
        self.played = self.played + block.T
        self.suffered = float(in_order(np.array(losses), self.suffered))


def check_memory(
    delays: np.ndarray, rules: Rules, scheduler: Any, rates: Rule, seed: int, replicate: int
) -> None:
    """Raise ValueError unless two halves of a block are played as the whole is."""
    cut = len(delays) // 2
    if cut == 0:
        return
    halves, whole = (
        Tracker(scheduler, rules, stream(seed, replicate, SCHEDULER)) for _ in range(2)
    )
    one, other = (halves.part(part) for part in (delays[:cut], delays[cut:]))
    both = whole.part(delays)
    for name in ("observed", "p", "before", "after"):
        same = np.array_equal(
            np.concatenate((getattr(one, name), getattr(other, name))), getattr(both, name)
        )
        require(
            same, "scheduler", "one that goes on after any block (see `ProxyLaw.many`)", scheduler
        )
    parts = [rates(part, rules) for part in (one, other)]
    all_of = rates(both.alone(), rules)
    for name in ("inv_alpha", "inv_beta"):
        same = np.array_equal(
            np.concatenate([getattr(part, name) for part in parts]), getattr(all_of, name)
        )
        require(
            same, "rates", "a rule that goes on after any block (see `Schedule.running`)", rates
        )


@dataclass(frozen=True, eq=False)
class Part(Schedule):
    """Record a block of a long schedule, whose sums go on from those of the blocks before."""

    past: dict  # what the rules remember of the blocks before, by name
    future: dict  # where they write what the next block must know

    @property
    def t(self) -> np.ndarray:
        return self.running("t", np.ones(self.T))

    def running(self, name: str, values: np.ndarray) -> np.ndarray:
        sums = np.cumsum(np.append(self.past.get(name, 0), values))[1:]
        self.future[name] = sums[-1]
        return sums

    def arrived(self, name: str, weights: np.ndarray) -> np.ndarray:
        old, pending = self.past.get((name, "pending"), (np.zeros(0, np.int64), NONE))
        rows = np.append(old, np.arange(1, self.T + 1) + self.delays)
        weights = np.append(pending, weights)
        here = rows < self.T
        wait = (rows >= self.T) & (weights > 0)
        self.future[name, "pending"] = rows[wait] - self.T, weights[wait]
        return self.running(name, np.bincount(rows[here], weights[here], self.T))

    def alone(self) -> Schedule:
        """Return the same schedule as one that begins with this block."""
        return Schedule(self.delays, self.observed, self.p, self.before, self.after)


class Tracker:
    """Play out a scheduler, block after block.

    It holds the rounds that are tracked, each by the row of its end.
    """

    def __init__(self, scheduler: Scheduler, rules: Rules, rng: np.random.Generator):
        scheduler.check_legal(rules)
        law = law_of(scheduler, rules.C)
        assert law is not None  # as `begin_course` has seen
        self.law = law
        self.C = rules.C
        self.rng = rng
        self.begun = 0
        self.held = np.zeros(0, np.int64)
        self.memory: dict[Any, Any] = {}

    def part(self, delays: np.ndarray) -> Part:
        """Return the schedule of the next block."""
        T = len(delays)
        past = self.memory
        proxy, p = self.law.many(self.begun, self.rng.random(T), delays)
        schedule = track(delays, proxy, self.C, p, self.held)
        ends = np.arange(T) + np.minimum(delays, proxy)
        ends = np.append(self.held, ends[schedule.after > schedule.before])
        self.held = ends[ends >= T] - T
        self.begun += T
        self.memory = {}
        return Part(**vars(schedule), past=past, future=self.memory)


class Learner:
    """Play Delayed FTRL, block after block.

    It holds the state of the loop, and of each pending round what will arrive: the row of the end
    of its delay, its scale, and in a bandit game arm and estimate, else all losses.
    """

    def __init__(self, rules: Rules, rng: np.random.Generator):
        self.rules = rules
        self.rng = rng
        self.bandit = rules.regime == "bandit"
        self.played = 0
        self.state = np.empty((6, rules.K))
        self.result = np.zeros(6)
        self.ends = np.zeros(0, np.int64)
        self.scales = NONE
        self.others = [np.zeros(0, np.int32), NONE] if self.bandit else [np.empty((0, rules.K))]

    def play(self, block: Instance, schedule: Schedule, rates: Rates) -> None:
        """Play the next block."""
        T = block.T
        bandit = self.bandit
        check_fit(block.K, T, rates, self.rules)
        fresh = [np.empty(T, np.int32), np.empty(T)] if bandit else [block.losses]
        fresh = [np.arange(T) + block.delays, schedule.z, *fresh]
        ends, scales, *others = map(
            np.concatenate, zip(fresh, (self.ends, self.scales, *self.others), strict=True)
        )
        rows = np.arange(len(ends))
        losses = block.losses if bandit else others[0]
        first = np.empty(T, np.int32)
        following = np.empty(len(ends), np.int32)
        expiries(ends - rows, scales, first, following)
        if bandit:
            actions, estimates = others
            uniforms = self.rng.random(T)
        else:
            actions = np.zeros(0, np.int32)
            estimates = uniforms = NONE
        scales.flags.writeable = False  # as elsewhere, so that nothing is compiled twice
        losses.flags.writeable = False
        with np.errstate(all="ignore"):
            play(
                losses=losses,
                block=1,
                rows=rows,
                first=first,
                following=following,
                scales=scales,
                inv_alpha=rates.inv_alpha,
                inv_beta=rates.inv_beta,
                uniforms=uniforms,
                bandit=bandit,
                state=self.state,
                actions=actions,
                estimates=estimates,
                expected=NONE,
                kept=NONE,
                played=self.played,
                result=self.result,
            )
        failed = self.result[2]
        check_residual(failed + self.played if failed >= 0 else -1)
        waiting = np.flatnonzero((ends >= T) & (scales > 0))
        older = waiting[waiting >= T]
        newer = waiting[waiting < T]
        waiting = np.append(older, newer)  # in the order of their rounds
        self.ends = ends[waiting] - T
        self.scales = scales[waiting]
        self.others = [each[waiting] for each in others]
        self.played += T
